import type { LogEntry } from "../../protocol/workoutLog.ts";
import { type ChangeCorrection, change, type SetChanges } from "../corrections/correction.ts";
import { type Change, readValues } from "../corrections/correctionValues.ts";
import { figuredText } from "../corrections/figuredText.ts";
import { partsOf, type SetChoice } from "../corrections/setSelectors.ts";
import { withoutPool } from "../corrections/withoutRemark.ts";
import { type DateContext, readDates } from "../dates/dates.ts";
import { blanked } from "../notation/otherTimes.ts";
import { PLURAL_FIGURES } from "../numbers/numberWords.ts";
import { compiled } from "../patterns/compiled.ts";

/** What is to be changed in an entry; `sure` where the words leave no other reading of the value. */
export type Meant = { correction: ChangeCorrection; sure: boolean };
type Entry = Pick<LogEntry, "sets" | "date">;
type Valued = { sets: SetChoice; found: Change };

const FIRST =
  /\b(?:the |my )?(?:opener|opening (?:one|set)|starter|first (?:one )?of (?:those|them|these))(?![\p{L}])/gu;
const LAST =
  /\b(?:the |my )?(?:closer|closing (?:one|set)|finisher|final one|last (?:one )?of (?:those|them|these)|one at the end)(?![\p{L}])/gu;
const FROM_ON = /\bfrom (?:the )?(second|third|2nd|3rd)(?: (?:one|set))? on(?:wards?)?\b/;

/** "The twenties" are dumbbells. */
const MOST_REPS_NAMED = 20;
/** "All but the first were triples", "it was eights". */
const BY_REPS: Readonly<Record<string, number>> = {
  ...{ singles: 1, double: 2, doubles: 2, triple: 3, triples: 3, fours: 4 },
  ...Object.fromEntries([...PLURAL_FIGURES].filter(([, reps]) => reps < MOST_REPS_NAMED)),
};
const REPS_NAMED = compiled(
  `(?<=^|\\b(?:were|was|be|are|is|did|got|all|not|really|actually|should be|for|to|the) |, ?)(?:${Object.keys(BY_REPS).join("|")})(?![\\p{L}\\d])(?! (?:on|a side|per side|under|each side))`,
  "gu",
);
/** "On the last, 55", "the curls I only did twice". */
const ON_PLACE =
  /\b((?:on|for|in|at|with) the (?:first|second|third|fourth|fifth|last|final|2nd|3rd|4th|5th))(?=[ ,.:]*(?:$|\d|[,.:]|i |it |that ))/gu;
const DID_TIMES = /\b(?:only |just |i |did |done )+(?:them |it |those )?(once|twice|thrice)\b/;
const TIMES: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };

/** Folded words with figures, where sets are named as the readers know them. */
function inSets(text: string, count: number): string {
  return figuredText(text)
    .replace(REPS_NAMED, (word) => `${BY_REPS[word]} reps`)
    .replace(ON_PLACE, "$1 set")
    .replace(DID_TIMES, (_, times: string) => `only ${TIMES[times]} sets`)
    .replace(FROM_ON, (_, which: string) => `sets ${/^(?:s|2)/.test(which) ? 2 : 3}-${count}`)
    .replace(FIRST, "the first set")
    .replace(LAST, "the last set");
}

/** Whether a message names one set by its place, however it is put. */
export const namesSet = (text: string, count: number): boolean =>
  partsOf(inSets(text, count)).some(({ selected }) => selected);

const PER_SET =
  /^ ?(?:reps? )?(?:each time|(?:in |for |on )?(?:each|every|per) set|a set|pro satz|je satz|par serie|a chaque fois|por serie|per serie|in ogni serie)/;
/** The values of a text, each with the sets it is of. */
function valuesIn(said: string): Valued[] {
  return partsOf(said).flatMap(({ sets, text }) => {
    const { changes } = readValues(text);
    return changes.map((found): Valued => {
      if (found.what !== "figure") return { sets, found };
      const at = text.search(compiled(`(?<![\\d.])${String(found.value).replace(".", "\\.")}(?![\\d])`));
      const after = text.slice(at + String(found.value).length);
      if (at < 0 || !PER_SET.test(after) || !Number.isInteger(found.value)) return { sets, found };
      return { sets, found: { what: "field", field: "reps", value: found.value, unit: null, instead: found.instead } };
    });
  });
}

const FIELDS = ["reps", "weight", "durationS", "distance"] as const;
/** What an entry holds already of a value that is said. */
function isHeld({ found }: Valued, { sets }: Entry): boolean {
  if (found.what === "setCount") return found.value === sets.length;
  if (found.what === "figure")
    return found.value === sets.length || FIELDS.some((field) => sets.some((set) => set[field] === found.value));
  if (found.what !== "field" || found.field === "rpe" || found.field === "rir") return false;
  const { field, value, unit } = found;
  // "For 80 read 85": what stands behind "for" need be no repetitions.
  const isOpen = unit === null && (field === "reps" || field === "weight");
  return sets.some((set) => set[field] === value || (isOpen && FIELDS.some((other) => set[other] === value)));
}
const isValue = ({ found }: Valued) =>
  found.what === "figure" || found.what === "field" || found.what === "setCount" || found.what === "by";

/** What comes of it all stands behind these. */
const RESULT =
  /\b(?:so|makes?(?: (?:it|that))?|made|comes? to|came to|in all|in total|all told|adds? up to|call (?:it|that)|read(?: (?:it|that))?|put|say|says|(?:it|that|they|those) (?:was|were|is|are|s)|was|were|actually|really|rather|make (?:it|that)|also|donc|fait|sono|son|eran|fueron|erano|foram|waren|war)\b/g;

/** The one new value of several that were said; `null` where nobody knows which. */
function newValue(said: string, entry: Entry): Valued[] | null {
  const values = valuesIn(said).filter(isValue);
  const news = values.filter((value) => !isHeld(value, entry));
  const fields = new Set(news.map(({ found }) => (found.what === "field" ? found.field : found.what)));
  if (news.length <= 1 || (fields.size === news.length && !fields.has("figure"))) return against(news, values);
  const cuts = [...said.matchAll(RESULT)].map(({ index }) => index).reverse();
  for (const cut of cuts) {
    const behind = valuesIn(said.slice(cut)).filter((value) => isValue(value) && !isHeld(value, entry));
    if (behind.length === 1) return behind;
    if (behind.length > 1) return null;
  }
  return null;
}

/** A figure so many times another does not stand for it. */
const FARTHEST = 2.5;

/** "For 10 read 11": the figure that it had is the one which the new one stands for. */
function against(news: Valued[], all: readonly Valued[]): Valued[] {
  const [only] = news;
  const held = all.flatMap(({ found }) =>
    !news.some((one) => one.found === found) && (found.what === "figure" || found.what === "field")
      ? [found.value]
      : [],
  );
  const [old] = held;
  if (news.length !== 1 || held.length !== 1 || only?.found.what !== "figure" || old === undefined) return news;
  if (Math.max(only.found.value / old, old / only.found.value) > FARTHEST) return news;
  return [{ ...only, found: { ...only.found, instead: only.found.instead ?? old } }];
}

/**
 * The sets in notation that a message sets in place of those of an entry ("erratum: 3x9"), or a figure for each of them ("6 7 8"); `null`
 * where it tells none, or several.
 */
function wholeValues(said: string, { sets }: Entry): Change | null {
  const found = valuesIn(said).filter((value) => value.found.what === "notation" || value.found.what === "list");
  const [only, ...others] = found;
  if (only === undefined || others.length > 0 || only.sets !== "all") return null;
  if (only.found.what === "notation") return only.found;
  const isForEach = only.found.what === "list" && only.found.values.length === sets.length && sets.length > 2;
  return isForEach ? only.found : null;
}

const SWAPPED =
  /\b(?:(?:the )?(?:other|wrong) way (?:a?round|about)|back to front|backwards|flip(?:ped)?|swapped|reversed|andersrum|vertauscht|verkehrt|a l envers|inverse\w*|al reves|al contrario|invertit[ei]|ao contrario|trocad[oa]s)\b/;
const POUNDS = /\b(?:lbs?|pounds?|imperial|pfund|livres|libras|libbre)\b/;
const KILOS = /\b(?:kgs?|kilos?|kilogram\w*|metric)\b/;
const WAYS: readonly (readonly ["km" | "mi" | "m" | "yd", RegExp])[] = [
  ["mi", /\b(?:miles?|meilen|millas|miglia|milhas)\b/],
  ["km", /\b(?:kms?|kilomet\w+|quilomet\w+|chilomet\w+)\b/],
  ["yd", /\b(?:yds?|yards?)\b/],
  ["m", /\b(?:met(?:er|re)s|metres?|metros|metri)\b/],
];
const NOT_UNIT =
  /\b(?:not|no|nicht|pas|non|nao|rather than|instead of) (?:in )?(?:the )?(?:kgs?|kilos?|lbs?|pounds?|miles?|kms?|kilomet\w+|yds?|yards?|met(?:er|re)s?)\b/g;

/** Another unit of the figures that are there. */
function unitMeant(said: string, { sets }: Entry): Change | null {
  const text = said.replace(NOT_UNIT, " ");
  const ways = WAYS.filter(([, pattern]) => pattern.test(text));
  const [way] = ways;
  const [one] = sets;
  if (one?.distance != null && way !== undefined && ways.length === 1 && one.distanceUnit !== way[0])
    return { what: "field", field: "distance", value: one.distance, unit: way[0], instead: null };
  const [lb, kg] = [POUNDS.test(text), KILOS.test(text)];
  const isWeighed = sets.some(({ weight }) => weight !== null);
  return isWeighed && lb !== kg ? { what: "unit", unit: lb ? "lb" : "kg" } : null;
}

const LEFT = /\b(?:left|links|linke\w*|gauche|izquierd[oa]|sinistr[oa]|esquerd[oa])\b/;
const RIGHT =
  /\b(?:right (?:arm|leg|side|hand|one|foot|of course)|(?:my|the) (?:other )?right|rechts|rechte\w*|droite?|derech[oa]|destr[oa]|direit[oa])\b/;
const OTHER =
  /\b(?:(?:other|opposite) (?:side|arm|leg|hand|one)|mirror\w*|andere\w* seite|autre (?:cote|bras|jambe)|otro (?:lado|brazo)|otra pierna|altr[oa] (?:lato|braccio|gamba)|outr[oa] (?:lado|braco|perna))\b/;

/** The side that is said, where the entry has one. */
export function sideMeant(text: string, { sets }: Pick<Entry, "sets">): "left" | "right" | null {
  const side = sets.at(-1)?.side;
  if (side !== "left" && side !== "right") return null;
  const folded = figuredText(text);
  const [left, right] = [LEFT.test(folded), RIGHT.test(folded)];
  if (left !== right) return left ? "left" : "right";
  return OTHER.test(folded) ? (side === "left" ? "right" : "left") : null;
}

/** The one day that is said and is not the entry's. */
function dayMeant(text: string, { date }: Entry, context: DateContext, today: string): string | null {
  const found = readDates(text, context).filter((one) => one.date !== null && one.date <= today && one.date !== date);
  const [only] = found;
  if (only === undefined || new Set(found.map((one) => one.date)).size > 1) return null;
  const said = text.slice(only.start, only.end);
  // "2/10 would not recommend": so many of ten.
  return /^\d{1,2}\/10$/.test(said) ? null : said;
}

/** Whether a message sets one figure against another that the entry has: "for 10 read 11", "7 statt 6". */
export function isContrast(text: string, entry: Entry): boolean {
  const values = valuesIn(inSets(text, entry.sets.length)).filter(isValue);
  if (values.some(({ found }) => "instead" in found && found.instead !== null)) return !/\?\s*$/.test(text);
  const [one, other, ...more] = values;
  if (one === undefined || other === undefined || more.length > 0) return false;
  return isHeld(one, entry) !== isHeld(other, entry) && !/\?\s*$/.test(text);
}

/** The entry that has what the other has, the other way round: what two entries differ in, where that is one thing. */
export function swappedParts(text: string, entries: readonly Entry[]): SetChanges[][] | null {
  const [one, other, ...more] = entries;
  if (!one || !other || more.length > 0 || (!SWAPPED.test(figuredText(text)) && !CROSSED.test(figuredText(text))))
    return null;
  const held = (field: "weight" | "reps", { sets }: Entry) => [...new Set(sets.map((set) => set[field]))];
  const fields = (["weight", "reps"] as const).filter((field) => {
    const [mine, its] = [held(field, one), held(field, other)];
    return mine.length === 1 && its.length === 1 && mine[0] != null && its[0] != null && mine[0] !== its[0];
  });
  const said = figuredText(text);
  const isLoads = /\bweights?\b|\bkilos?\b|\bloads?\b/.test(said);
  const isReps = !isLoads && /\breps?\b|\bwdh\b|\brepet/.test(said);
  const [field, ...others] = isLoads ? (["weight"] as const) : isReps ? (["reps"] as const) : fields;
  // Where they differ in both and none is named, nobody knows whether all of it was meant.
  if (field === undefined || others.length > 0 || !fields.includes(field)) return null;
  const taking = (from: Entry) => [
    {
      sets: "all" as const,
      changes: [{ what: "field" as const, field, value: held(field, from)[0] ?? 0, unit: null, instead: null }],
    },
  ];
  return [taking(other), taking(one)];
}
const CROSSED = /\b(?:swap(?:ped)?|switch(?:ed)?|mixed up|crossed(?: over)?|exchange[d]?)\b/;

const ofAll = (changes: Change[], sets: SetChoice = "all") => change({ parts: [{ sets, changes }] });

const TENS = /(?<![\d.,:])(\d{1,3})s(?![\p{L}\d])/gu;
/** "Turn those into 12s" of what is counted: repetitions, or a weight where that is nearer, and no seconds. */
function asCounts(text: string, { sets }: Entry): string {
  const [first] = sets;
  if (first === undefined || !sets.every(({ reps, durationS }) => reps !== null && durationS === null)) return text;
  const far = (value: number, held: number | null) => (held ? Math.abs(Math.log(value / held)) : Number.MAX_VALUE);
  return text.replace(TENS, (_, figure: string) =>
    far(Number(figure), first.reps) <= far(Number(figure), first.weight) ? `${figure} reps` : figure,
  );
}

/**
 * What is to be different in an entry that a message is known to put right, however it is put: the figure that it does not have yet, with or
 * without a unit; the unit, the side or the day that is not its own; sets and repetitions the other way round. In: the message, the entry, and
 * what days are read against. Out: the change, `null` where no new value is said, or nobody knows which.
 */
export function meantChange(
  text: string,
  entry: Entry,
  context: DateContext & { today: string },
): Meant | "unclear" | null {
  const days = readDates(text, context);
  const said = inSets(asCounts(withoutPool(blanked(text, days)), entry), entry.sets.length);
  const whole = wholeValues(said, entry);
  if (whole !== null) return { correction: ofAll([whole]), sure: true };
  const values = newValue(said, entry);
  if (values === null) return "unclear";
  const count = entry.sets.length;
  const [first] = entry.sets;
  const reps = first?.reps ?? null;
  if (SWAPPED.test(said) && reps !== null && reps !== count && entry.sets.every((set) => set.reps === reps)) {
    if (first === undefined || reps > 20) return "unclear";
    return {
      correction: ofAll([
        { what: "setCount", value: reps },
        { what: "field", field: "reps", value: count, unit: null, instead: null },
      ]),
      sure: true,
    };
  }
  if (values.length > 0) {
    const parts = values.map(({ sets, found }) => ({ sets, changes: [found] }));
    const isPlain = values.every(({ found }) => found.what !== "figure" || found.instead !== null);
    return { correction: change({ parts }), sure: isPlain || values.length === 1 };
  }
  const side = sideMeant(text, entry);
  if (side !== null && entry.sets.some((set) => set.side !== side))
    return { correction: ofAll([{ what: "side", side }]), sure: true };
  const unit = unitMeant(said, entry);
  if (unit !== null && !(unit.what === "unit" && entry.sets.every((set) => set.unit === unit.unit)))
    return { correction: ofAll([unit]), sure: true };
  const when = dayMeant(text, entry, context, context.today);
  return when === null ? null : { correction: change({ when }), sure: true };
}

const NO_SET: ReadonlySet<Change["what"]> = new Set(["notation", "list", "setCount", "by"] as const);

/** The further set that a message tells, in words; "" for one like the last; `null` where it cannot be told. */
export function meantSet(text: string, { sets }: Pick<Entry, "sets">): string | null {
  const last = sets.at(-1);
  if (!last) return null;
  const values = valuesIn(figuredText(text)).map(({ found }) => found);
  const figures = values.flatMap((found) => (found.what === "figure" ? [found.value] : []));
  const field = (name: "reps" | "weight") =>
    values.flatMap((found) => (found.what === "field" && found.field === name ? [found.value] : []));
  let [reps, weight] = [field("reps"), field("weight")];
  const isOneMore = (found: Change) => found.what === "by" && found.delta === 1 && found.field !== "weight";
  if (values.some((found) => NO_SET.has(found.what) && !isOneMore(found))) return null;
  const far = (value: number, held: number | null) =>
    held === null || held <= 0 ? Number.POSITIVE_INFINITY : Math.abs(Math.log(value / held));
  for (const figure of figures) {
    const isReps = far(figure, last.reps) < far(figure, last.weight) || (reps.length === 0 && weight.length > 0);
    if (isReps) reps = [...reps, figure];
    else weight = [...weight, figure];
  }
  if (reps.length > 1 || weight.length > 1 || !reps.every(Number.isInteger)) return null;
  return [...reps.map((many) => `${many} reps`), ...weight.map((load) => `at ${load}`)].join(" ");
}

/** What is different of an entry that is repeated. */
export function meantDifference(
  text: string,
  entry: Entry,
  context: DateContext,
): { sets: SetChoice; changes: Change[] }[] | null {
  const said = inSets(blanked(text, readDates(text, context)), entry.sets.length);
  const values = newValue(said, entry);
  if (values === null) return null;
  const parts = values.map(({ sets, found }) => ({ sets, changes: [found] }));
  const side = sideMeant(text, entry);
  return side === null ? parts : [...parts, { sets: "all", changes: [{ what: "side", side }] }];
}
