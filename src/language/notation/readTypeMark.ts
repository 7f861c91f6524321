import type { Assembly } from "./assembly.ts";
import type { SetType } from "./marks.ts";

/** "warm up 40x10" says what follows is one; "60x10 drop" what was before it. */
export function readType(type: SetType, at: number, { builder, neighbours, marks }: Assembly): void {
  const ahead = neighbours.next(at);
  const current = builder.last;
  // "5, 5, 5+ got 11 on the amrap": that set is one already.
  if (type === "amrap" && current?.counts?.some(({ amrap }) => amrap)) return;
  const before = marks[at - 1];
  const amountAhead =
    ahead !== undefined && /^(?:product|counts|numbers|weight|sets|body|bar|side|time|length)$/.test(ahead.kind);
  // "3 sets amrap: 12, 9, 7": the sets are there, their reps are still to come.
  if (current !== undefined && current.counts === null && current.sets !== null && type !== "normal") {
    current.type = type;
    return;
  }
  // "160 kg amrap 22": the reps of the load that was just said.
  const ofLoad = current !== undefined && current.counts === null && current.weights !== null;
  if (ofLoad && type === "amrap" && (ahead?.kind === "numbers" || ahead?.kind === "counts")) {
    current.type = type;
    return;
  }
  // "60 100 140 for warm up sets of 3": those that were told.
  if (type === "warmup" && before?.kind === "word" && /^(?:for|as)$/.test(before.fold) && current !== undefined) {
    for (const group of builder.groups) if (group.type === "normal") group.type = "warmup";
    return;
  }
  const onOwnLine = ahead === undefined && before?.kind === "separator" && /^[\n•.;]$/.test(before.sign);
  if (amountAhead || current === undefined || onOwnLine || type === "normal") {
    builder.leadType(type);
    // "Warm up:" on a line of its own goes on over the lines below it.
    builder.isHeaded = ahead === undefined;
  } else if (current.type === "normal") current.type = type;
  if (type !== "warmup" || current?.type !== "warmup" || amountAhead) return;
  // "the bar x10, 60x5, 80x3 to warm up": all of them, as they rise; in brackets only the one before.
  if (before?.kind === "separator" && before.sign === "(") return;
  const most = current.weights?.values[0] ?? 0;
  for (const group of builder.groups)
    if (group.type === "normal" && (group.weights?.values[0] ?? most) < most) group.type = "warmup";
}

/** What a separator ends: the warm-ups before "then", a kind of set that goes on. */
export function readSeparator(sign: string, { builder, notes }: Assembly): void {
  const last = builder.last;
  // "Warm up with the bar, then 3x5": nobody counted those.
  if (sign === "then" && last?.type === "warmup" && last.weights !== null && last.counts === null) {
    builder.groups.pop();
    notes.push(`warm-up with ${[last.weights.values.join("/"), last.weights.unit].filter(Boolean).join(" ")}`);
  }
  // "3 warm-ups, 80 kg 3x8": what comes behind is none of those.
  const isUntold =
    last?.type === "warmup" && last.sets !== null && (last.counts ?? last.weights ?? last.seconds) === null;
  if (isUntold && /^(?:then|and|but|[,;.\n•])$/.test(sign)) {
    builder.groups.pop();
    notes.push(`${last.sets} warm-up ${last.sets === 1 ? "set" : "sets"}`);
  }
  if (/^(?:then|but|;)$/.test(sign) || (/^[\n•.]$/.test(sign) && !builder.isHeaded)) builder.mode = "normal";
}
