import { alignedFold } from "./alignedFold.ts";
import { type Draft, isSaying } from "./draft.ts";
import type { EntryMark } from "./neighbours.ts";

/** Words for one way of getting about, which a sentence may name twice: "on the bike, rode 12 km". */
const WAYS = [
  /\b(?:bikes?|biking|bicycle|cycling|cycled|ride|rode|spin|rad|fahrrad|rad(?:eln|fahren|tour)|velo|bici\w*|ciclis\w*|pedal\w*)\b/,
  /\b(?:run|running|ran|jog|jogging|treadmill|lauf\w*|gelaufen|joggen|gejoggt|couru|courir|course|corri\w*|correr|corsa|corso|corrida)\b/,
  /\b(?:swim|swimming|swam|pool|schwimm\w*|schwamm|geschwommen|natation|nage[rz]?|nata\w+|nad(?:ar|e|ei|ado)|nuot\w+)\b/,
  /\b(?:walk|walking|walked|hike|hiking|hiked|spazier\w*|wander\w*|gewandert|march\w*|camin\w*|cammin\w*)\b/,
] as const;
const SWUM = 2;
/** How it was swum, in place of a name: "20 minutes of swimming, 800 m freestyle". */
const STROKE =
  /^(?:freestyle|front crawl|crawl|breast ?-?stroke|back ?-?stroke|butterfly|freistil|kraul(?:en)?|brust|ruecken|rucken|delfin|brasse|papillon|crol|braza|espalda|mariposa|rana|dorso|delfino|stile libero|peito|costas|borboleta)$/;

const wayOf = ({ phrase }: Draft): number => {
  const name = alignedFold(phrase ?? "");
  if (STROKE.test(name)) return SWUM;
  return WAYS.findIndex((pattern) => pattern.test(name));
};

const WAY_MARKS = /^(?:time|length|k|m)$/;
const kindsOf = ({ marks }: Draft): string[] =>
  marks.filter(isSaying).map(({ kind }) => (kind === "time" ? "time" : kind));
const isWayOnly = (kinds: readonly string[]): boolean => kinds.every((kind) => WAY_MARKS.test(kind));

/** The amounts of two names of one way: those of both where one tells the time and the other how far it was. */
function together(before: Draft, draft: Draft): EntryMark[] | null {
  const [own, other] = [kindsOf(before), kindsOf(draft)];
  if (!isWayOnly(own) || !isWayOnly(other) || own.length > 1 || other.length !== 1) return null;
  const [amount] = before.marks.filter(isSaying);
  if (amount === undefined || amount === draft.marks.find(isSaying)) return draft.marks;
  return (own[0] === "time") === (other[0] === "time") ? null : [amount, ...draft.marks];
}

/**
 * One ride or run that a sentence names twice, as one: "Bike: 20 minutes, rode 7.4 miles", "hired a bike and cycled for an
 * hour". The name that says more stays. Linear.
 */
export function mergeWays(drafts: readonly Draft[]): Draft[] {
  const merged: Draft[] = [];
  for (const draft of drafts) {
    const before = merged.at(-1);
    const way = wayOf(draft);
    const isOne = before !== undefined && way >= 0 && before.sentence === draft.sentence && wayOf(before) === way;
    const stroke = [before, draft].find((one) => one !== undefined && STROKE.test(alignedFold(one.phrase ?? "")));
    // "Swim 1000 m, breaststroke 10 min": so long of it.
    const isPart = stroke !== undefined && kindsOf(stroke).includes("time");
    const marks = isOne && !isPart ? together(before, draft) : null;
    if (marks === null || before === undefined) {
      merged.push(draft);
      continue;
    }
    const isLonger = (before.phrase ?? "").length > (draft.phrase ?? "").length;
    const phrase =
      stroke === undefined ? (isLonger ? before : draft).phrase : (stroke === draft ? before : draft).phrase;
    const notes = [...before.notes, ...(stroke?.phrase ? [stroke.phrase] : []), ...draft.notes];
    const doubts = [...before.doubts, ...draft.doubts];
    merged[merged.length - 1] = { ...draft, phrase, marks, notes, doubts, start: before.start };
  }
  return merged;
}
