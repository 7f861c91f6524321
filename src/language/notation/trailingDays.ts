import type { FoundDate } from "../dates/dates.ts";
import { entered } from "../patterns/enteredPattern.ts";

const FIGURE =
  /\d|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an hour|an hour|zwei|drei|vier|f[uü]nf|zehn|zwanzig|deux|trois|cinq|dix|vingt|dos|tres|cinco|diez|veinte|due|tre|cinque|dieci|venti|dois|duas|dez|vinte)(?!\p{L})/iu;
/** What may stand between a day and what was done on the next. */
const JOINT = /^(?:[ ,;.)–—-]|(?<!\p{L})(?:and|then|plus|but|und|dann|et|puis|y|luego|e|poi|ed|depois|&)(?!\p{L}))*/iu;
/** Behind the last of them a remark without figures. */
const REMARK = /^[^\d\n]{0,60}(?:\n|$)/;

const ASIDE = entered(
  /(?<!\p{L})(?:after|since|from|than|before|until|till|for|vs\.?|like|nach|seit|von|vor|bis|als|apr[eè]s|depuis|avant|despu[eé]s de|desde|que|dopo|da|di|depois de|prima di)(?: (?:the|my|last|le|la|el|il))? ?\|(?:from |since )?|\|(?:from|since) /iu,
);

/**
 * Days that are said behind what was done on them ("100 push-ups yesterday and another 80 today"), as if they had stood before
 * it. Out: the same days at the place where their amounts begin; as they came where they lead, or not each has its own. Linear.
 */
export function trailingDays(days: readonly FoundDate[], text: string): FoundDate[] {
  const said = days.filter(({ date, start, end }) => date !== null && end > start);
  const isSeveral = new Set(said.map(({ date }) => date)).size > 1 && said.length === days.length;
  const [first, last] = [said[0], said.at(-1)];
  // "63:40. Legs flat after Tuesday's track": the day of something else.
  const isAside = said.some(({ start, end }) => ASIDE.test(`${text.slice(0, start)}|${text.slice(start, end)}`));
  if (
    !isSeveral ||
    isAside ||
    first === undefined ||
    last === undefined ||
    text.slice(first.start, last.end).includes("\n")
  )
    return [...days];
  return behindEach(said, text) ?? withinEach(said, text) ?? [...days];
}

/** "squat mon 100 3x5 wed 102.5 3x5": what was done comes behind, and the first has a name alone before it. */
function behindEach(said: readonly FoundDate[], text: string): FoundDate[] | null {
  const moved: FoundDate[] = [];
  let from = text.lastIndexOf("\n", said[0]?.start ?? 0) + 1;
  for (const day of said) {
    const before = text.slice(from, day.start);
    const joint = moved.length === 0 ? 0 : (JOINT.exec(before)?.[0].length ?? 0);
    if (!FIGURE.test(before) || (moved.length > 0 && joint === 0)) return null;
    moved.push({ ...day, start: from + joint, end: from + joint });
    from = day.end;
  }
  return REMARK.test(text.slice(from)) ? moved : null;
}

const PARTS = /[,;](?= ?\p{L}| ?\d[^,;]*$)|(?<!\p{L})(?:and|then|und|dann|et|puis|y|luego|poi|depois)(?!\p{L})/giu;

/** "ran 5k monday 25:10, 8k wednesday 44:00": one sign parts the days, and each has its figures around it. */
function withinEach(said: readonly FoundDate[], text: string): FoundDate[] | null {
  const moved: FoundDate[] = [];
  let from = text.lastIndexOf("\n", said[0]?.start ?? 0) + 1;
  for (const [at, day] of said.entries()) {
    const next = said[at + 1];
    const between = text.slice(day.end, next?.start);
    const [part, ...others] = next === undefined ? [] : [...between.matchAll(PARTS)];
    if (next !== undefined && (part === undefined || others.length > 0)) return null;
    const own = next === undefined ? between.split("\n", 1)[0] : between.slice(0, part?.index);
    if (!FIGURE.test(text.slice(from, day.start)) || !FIGURE.test(own ?? "")) return null;
    moved.push({ ...day, start: from, end: from });
    from = day.end + (part?.index ?? 0) + (part?.[0].length ?? 0);
    from += /^ */.exec(text.slice(from))?.[0].length ?? 0;
  }
  return moved;
}

/** The text without its days, and with a sign where the amounts of one end and those of another begin. */
export const partedByDays = (text: string, days: readonly FoundDate[]): string => {
  let rest = text;
  for (const { start, end } of days)
    if (start < end)
      rest = `${rest.slice(0, start)};${rest.slice(start + 1, end).replace(/[^\n]/g, " ")}${rest.slice(end)}`;
  return rest;
};

/** The days of a line below that holds nothing else: "treadmill 30 min / tue and thu"; `null` where there is none. */
function daysBelow(days: readonly FoundDate[], text: string): FoundDate[] | null {
  const said = days.filter(({ date, start, end }) => date !== null && end > start);
  const [first, last] = [said[0], said.at(-1)];
  if (first === undefined || last === undefined || new Set(said.map(({ date }) => date)).size < 2) return null;
  const line = text.lastIndexOf("\n", first.start) + 1;
  let rest = text.slice(line);
  for (const { start, end } of [...said].reverse()) rest = rest.slice(0, start - line) + rest.slice(end - line);
  return line > 0 && /^(?:[\s,;&+/.-]|(?<!\p{L})(?:on|both|and|und|et|y|e|am|le|el|il)(?!\p{L}))*$/iu.test(rest)
    ? said
    : null;
}

const AND = /^ ?(?:&|\+|\/|(?<!\p{L})(?:and|und|et|y|e)(?!\p{L})) ?(?:(?:also )?(?:on|am|le|el|il|na|no) )?$/iu;
/** They lead, or nothing comes behind them: "yesterday, and today I am sore" tells of two things. */
const NOTHING =
  /^(?:[\s.!]|(?<!\p{L})(?:both|on|each|too|as well|times?|days?|morning|evening|afternoon|am|le|el)(?!\p{L}))*$/iu;
const MOST_TOGETHER = 3;

/** The days that stand beside each other in one breath with what was done on all of them: "ran 5k on Tuesday and Thursday"; else `null`. */
function daysTogether(days: readonly FoundDate[], text: string): FoundDate[] | null {
  const said = days.filter(({ date, start, end }) => date !== null && end > start);
  const [first, last] = [said[0], said.at(-1)];
  if (first === undefined || last === undefined || said.length !== days.length || said.length < 2) return null;
  if (new Set(said.map(({ date }) => date)).size < said.length || /[.;!?\n]\s*\S/.test(text)) return null;
  const areJoined = said.slice(1).every(({ start }, at) => AND.test(text.slice(said[at]?.end, start)));
  // "Sick monday and tuesday, bench 3x5 80": days of something else.
  const clause = `${text.slice(0, first.start).split(/[,:]/).at(-1)} ${text.slice(last.end).split(/[,:]/, 1)[0]}`;
  const isApart = !NOTHING.test(text.slice(0, first.start)) && !NOTHING.test(text.slice(last.end));
  const isSum = isApart || SPANNED.test(text.slice(0, first.start)) || SUMMED.test(text);
  return areJoined && !isSum && FIGURE.test(clause) ? said : null;
}
/** "Between Monday and Wednesday", "20 km in total": all of it together. */
const SPANNED = /(?<!\p{L})(?:between|from|over|across|during|zwischen|von|entre|de|tra|fra|da) *$/iu;
const SUMMED =
  /(?<!\p{L})(?:total(?:ly)?|altogether|combined|in all|overall|together|zusammen|insgesamt|gesamt|ensemble|en tout|totale|insieme|juntos)(?!\p{L})/iu;

type Told = { phrase: string | null; sets: readonly unknown[]; date: string | null; performedAt: string | null };

/** What was told, without what tells nothing; what stands above a line of several days, or beside them, as an entry of each of them. */
export function onEachDay<Entry extends Told>(
  all: readonly Entry[],
  { dates, text }: { dates: readonly FoundDate[]; text: string },
): Entry[] {
  const entries = all.filter(({ phrase, sets }) => phrase !== null || sets.length > 0);
  if (entries.length === 0 || dates.length < 2) return entries;
  const days = text.includes("\n")
    ? daysBelow(dates, text)
    : entries.length <= MOST_TOGETHER
      ? daysTogether(dates, text)
      : null;
  if (days === null) return entries;
  return days.flatMap(({ date, performedAt }) => entries.map((entry) => ({ ...entry, date, performedAt })));
}
