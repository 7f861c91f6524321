import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { keepingLast } from "../patterns/keepingLast.ts";
import { matchesIn } from "../patterns/matchesIn.ts";
import { alignedFold } from "./alignedFold.ts";
import { isMovementWord } from "./clauseWords.ts";
import { contrastedClauses } from "./contrastedClauses.ts";
import type { Stretch } from "./otherTimes.ts";

/** What was meant in a sentence that goes on with what came of it. */
export type MeantAndDone = Stretch & {
  /** What the text is to be read as: each stretch overwritten by as many characters. */
  edits: (Stretch & { by: string })[];
  /** Figures that may be sets or repetitions: "4x8, only managed 3". */
  doubts: string[];
};

const COUNT = "(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)";
const IN_FIGURES: ReadonlyMap<string, string> = new Map(
  "one two three four five six seven eight nine ten eleven twelve"
    .split(" ")
    .map((word, at): [string, string] => [word, String(at + 1)]),
);
const DO = "(?:do|be|hit|get|go for|have|make|try)";
/** Who, and when: "I was", "it had been". */
const WAS = "(?:(?:i|we|it|they) )?(?:(?:was|were|am|is|had|'?d been|had been) )?";
const LABEL = "(?:[ \\t]*[:=])?";
/** "I was supposed to do", "the plan was", "programme called for", "wanted", "Target:". */
const LEAD = entered(
  compiled(
    [
      `${WAS}(?:(?:supposed|meant|going|down|planning|hoping|aiming|intending|wanting|meaning) (?:to|for|on)|gonna|bout to|about to)(?: ${DO})?`,
      `${WAS}(?:supposed|meant|aiming|hoping|hoped|planned|wanted|aimed|intended|programmed|prescribed|scheduled|assigned|targeted|tried|attempted)(?: (?:to|for|on|it|at|as))*(?: ${DO})?${LABEL}`,
      `(?:(?:the|my) )?(?:plan|goal|target|aim|program(?:me)?|sheet|spreadsheet|coach|trainer|physio|physical therapist|therapist|pt|doctor|doc|chiro|app|card|template|prescription|rx)(?: (?:today|tonight|for today))?(?: (?:was|were|is|said|says|wrote|gave|set|called for|calls for|wanted|wants|had|has|told|recommends|recommended|programmed|prescribed|prescribes)(?: (?:me|us|down|for|at|it|on))*(?: to)?(?: (?:do|hit))?${LABEL}|[ \\t]*[:=])`,
      "(?:target|goal|rx)(?= \\d)",
      `(?:i )?wish(?:ed)? i (?:could|had|was able to)(?: (?:still|have))? ${DO}`,
      "(?:soll|geplant|prevu|previsto|planeado|planejado|programma|programmato)[ \\t]*[:=]",
      "(?:it )?should(?: have|'?ve) been|(?:it )?was to be|was supposed to be|(?:was )?(?:shooting|going) for",
      // What was not finished says which set fell short.
      "(?:could not|couldn'?t|did not|didn'?t|failed(?: to)?|missed|bailed on)(?: (?:finish|complete|get))?(?: (?:the|my))? (?:last|final|\\d(?:st|nd|rd|th)|second|third|fourth|fifth) (?:set|rep|one|attempt)s?(?: (?:of|on))?",
      // "Couldn't do 4x10 leg press so did 3x10".
      `(?:(?:could|did|was)(?: not|n'?t)(?: able to)?(?: quite| even| really)? (?:do|get|manage|make|hit|complete|finish)|failed to (?:do|get|hit|complete|finish))(?: (?:the|my|all|a|full))*(?= ${COUNT}(?: |x\\d|:))`,
      "(?:eigentlich )?(?:geplant (?:war(?:en)?|hatte ich)|(?:ich )?(?:sollte|wollte)(?: ich)?(?: eigentlich| heute)*)|eigentlich",
      "c'etait prevu|prevu|(?:je )?(?:devais|voulais)(?: faire)?|(?:tenia que|queria|tocaban?|iba a)(?: hacer)?|(?:dovevo|volevo)(?: fare)?|(?:era (?:pra|para)|ia|queria)(?: fazer)?",
    ]
      .map((way) => `\\b(?:${way})(?![a-z'])`)
      .join("|"),
    "g",
  ),
);
const FILLER =
  "(?:(?:i|we|only|just|really|still|actually|could|was able to|able to|so|then|and|but|in the end|instead) )*";
const VERB =
  "(?:did(?! not\\b|n'?t\\b)|got|managed|made|hit|finished|completed|done|ended (?:up )?(?:doing|with|at|getting)|went(?: with| for)?|nailed|smashed|crushed|(?:stopped|quit|tapped out|gave up|bailed|called it|packed it in) (?:at|after)|dropped to|settled for|manage|do|get|finish|failed|ran|rode|cycled|swam|rowed|walked|benched|squatted|deadlifted|pressed|curled|" +
  "(?:(?:abgebrochen |schluss |aufgehort |gestoppt )?nach|(?:j'ai )?(?:arrete|stoppe)(?: apres| a)?|(?:me )?pare (?:tras|despues de|en|a)|(?:mi sono )?fermat[oa] (?:dopo|a)|parei (?:depois de|apos|em|no|com))(?= \\d)|" +
  "(?:hab(?:e)?(?: ich)?|ich hab(?:e)?)(?: nur)?|nur|j'ai (?:juste |seulement )?fait|(?:solo |so )?(?:hice|pude|fiz|consegui)(?: so| solo)?|(?:ho fatto|ho)(?: solo)?)";
const TURN = entered(
  compiled(
    `(?:[,.;/-]+ *|\\b(?:but|and|though|only|just|so|then|instead|however|aber|mais|pero|ma|mas)\\b,? *)${FILLER}(${VERB})(?![a-z'])(?: (?:only|just|about|like|up|to))*`,
  ),
);
/** Verbs that name what was done. */
const NAMES_IT = /^(?:ran|rode|cycled|swam|rowed|walked|benched|squatted|deadlifted|pressed|curled)$/;
/** Behind what was done, in German. */
const CLOSING = /^ *(?:geschafft|gemacht|hinbekommen|geworden|abgebrochen|aufgehort|gestoppt|schluss(?: gemacht)?)\b/;
/** What was done in full: "did it", "hit all of it", "made every rep". */
const IN_FULL =
  /^ *(?:(?:it|them|that|this|those|all|both|each|every|everything|(?:the )?(?:whole|lot|thing|single|set|rep|reps|sets|one|of|the|my|as|planned|written|prescribed|programmed|target|goal|plan|easy|easily|too|today|fine|done|clean|cleanly|through)) *){1,12}(?=[,.;!\n]|$|(?:this (?:morning|afternoon|evening)|yesterday|last night|earlier|already|just now|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)/;
const OF_DEED = /^(?:did|got|managed|made|hit|finished|completed|nailed|smashed|crushed)$/;
const PRODUCT = compiled(
  `(?<![\\d.,])(${COUNT})( ?(?:[x×*]|by|sets? (?:of|x)) ?)(${COUNT})(?: ?[-–] ?\\d{1,2}\\b)?\\+?(?: reps?)?(?![\\d.,]*\\d|[a-z])`,
  "g",
);
const SETS = compiled(`(?<![\\d.,])(${COUNT})(?= (?:\\w+ )?sets?\\b)`);
const REPS = compiled(
  `(?<![\\d.,])(${COUNT})(?= reps?\\b)|(?<=\\b(?:for|got) )(${COUNT})(?![\\d.,]*\\d| ?(?:kg|lb|sets?))`,
);
const LIST = /(?<![\d.,])\d{1,2}(?:(?: ?[,/] ?| (?:and )?)\d{1,2})+(?![\d.,]*\d| ?(?:kg|lb|k\b))/;
const LOAD =
  /(?:@ ?|\b(?:at|with|on) )\d+(?:[.,]\d+)?(?: ?(?:kgs?|kilos?|lbs?|pounds))?|\d+(?:[.,]\d+)? ?(?:kgs?|kilos?|lbs?|pounds)\b/g;
/** "5x5 100": what stands alone and is too much for repetitions. */
const BARE_LOAD = /(?<=^|[a-z\d] )\d{2,3}(?:[.,]\d+)?(?=$|[ ,.;])(?!\.?\d| (?:sets?|reps?|min|sec|x|by|m|km)\b)/g;
const BARE = compiled(
  `^ *(${COUNT})(?![\\d.,x]*\\d| ?(?:kgs?|kilos?|lbs?|pounds|x|by|sets?|reps?|min|sec|s\\b|m\\b|km))`,
);
/** What says that figures were done in a sentence or line of their own, and what stands before it. */
const DEED = entered(
  /(?:[ \t]*(?:[,;.!/|→]|->|=>|--?|–|—)?\s*(?:\b(?:but|and|so|then|actually|in the end|today)\b[ ,]*)*)(?:(?:i |we )?(?:only |just |actually |could only )*(did|got|managed|hit|made|done|completed|finished|used|achieved)|(?:(?:i )?ended up(?: with| doing| at| on)?|(?:actual(?:ly)?|did|done|result|reality|got|real|ist|gemacht|fait|hecho|fatto|feito)[ \t]*[:=]|→|->|=>))(?=[ \t]*[^\d\n]{0,14}\d)/g,
);
/** A load of the deed's own. */
const OWN_LOAD =
  /\d ?(?:kgs?|kilos?|lbs?|pounds?)(?![a-z])|\b(?:3[1-9]|[4-9]\d|\d{3})(?:[.,]\d+)? ?[x×]|(?:@|\bat|\bwith|\bused) ?\d{2,}/;
/** What is left out of a plan beside its sets and repetitions. */
const SET_LOAD =
  /(?:@|\bat\b|\bwith\b|\bused\b)? ?(?:rpe ?)?\d{1,3}(?:[.,]\d+)? ?(?:kgs?|kilos?|lbs?|pounds?|%)(?![a-z])|@ ?(?:rpe ?)?\d{1,3}(?:[.,]\d+)?|\bat \d{2,3}(?:[.,]\d+)?\b|(?<= )\d{2,3}(?:[.,]\d+)?(?=[ ,.;:]|$)/g;
const SET_EFFORT = /@? ?rpe ?\d{1,2}(?:[.,]5)?/g;
const SET_REPS = compiled(`\\b${COUNT} reps?\\b`, "g");
/** So far behind the plan stands what came of it. */
const FAR = 160;
const NONE: readonly MeantAndDone[] = [];
const LONGEST = 2_000;

/**
 * "Was supposed to do 5x5 squats at 100 but only got 3 sets", "planned bench 4x6 80, did it", "Programmed: squat 3x5 @ 120.
 * Actual: 5, 5, 4": what was meant and what came of it. In: a message as typed or folded. Out: how each such place is to be read
 * as sets that were done; what was meant and replaced is gone, what was not said again (exercise, load) stays. Linear.
 */
export const meantAndDone = keepingLast(readMeantAndDone);

function readMeantAndDone(text: string): readonly MeantAndDone[] {
  if (!/\d|\b(?:sets?|reps?)\b/.test(text)) return NONE;
  const folded = alignedFold(text);
  const found: MeantAndDone[] = [];
  let from = 0;
  for (const { index, 0: lead } of LEAD.matches(folded)) {
    if (index < from) continue;
    const planAt = index + lead.length;
    const one = inOneSentence(folded, index, planAt) ?? besideItsPlan(folded, index, planAt);
    if (one === null) continue;
    found.push(one);
    from = one.end;
  }
  return found.length > 0 ? found : contrastedClauses(folded).map((one) => ({ ...one, doubts: [] }));
}

function inOneSentence(folded: string, start: number, planAt: number): MeantAndDone | null {
  const rest = folded.slice(planAt, planAt + FAR);
  const turn = TURN.exec(rest);
  const brk = rest.search(/[;!?\n]/);
  if (turn === null || (brk >= 0 && brk < turn.index)) return null;
  const plan = rest.slice(0, turn.index);
  if (!/\d|\b(?:sets?|reps?)\b/.test(plan) || /\.\s+\S/.test(plan)) return null;
  const doneAt = turn.index + turn[0].length;
  const tail = rest.slice(doneAt);
  const end = tail.search(/[;!?\n]|[.,]\s+(?!\d)/);
  const deed = (end < 0 ? tail : tail.slice(0, end)).replace(/ instead *$/, "");
  const instead = /^ instead\b/.exec(tail.slice(deed.length))?.[0].length ?? 0;
  const at = (place: number) => planAt + place;
  const blank = (begin: number, until: number) => ({ start: begin, end: until, by: "" });
  const read: MeantAndDone = {
    start,
    end: at(doneAt + deed.length + instead),
    edits: [{ start, end: planAt, by: "did" }],
    doubts: [],
  };
  if (instead > 0) read.edits.push(blank(at(doneAt + deed.length), at(doneAt + deed.length + instead)));
  const turnGone = blank(at(turn.index), at(doneAt));
  const closing = CLOSING.exec(deed.slice(deed.search(/\p{L}*$/u)));
  if (closing !== null) read.edits.push(blank(at(doneAt + deed.length - closing[0].length), at(doneAt + deed.length)));
  const full = IN_FULL.exec(tail);
  if (OF_DEED.test(turn[1] ?? "") && (full !== null || (deed.trim() === "" && tail.trim() !== ""))) {
    read.edits.push(blank(at(turn.index), at(doneAt + (full?.[0].length ?? 0))));
    return read;
  }
  if (turn[1] === "failed") return deed.trim() === "" ? read : null;
  if (!/\d/.test(deed) && !compiled(`\\b${COUNT}\\b`).test(deed)) return null;
  // "… did leg press instead": all of what was meant gives way.
  const isNamed =
    NAMES_IT.test(turn[1] ?? "") ||
    (deed.match(/[a-z]{3,}/g) ?? []).some((word) => isMovementWord(word) && !plan.includes(word));
  if (isNamed) {
    const verb = NAMES_IT.test(turn[1] ?? "") ? turn[0].indexOf(turn[1] ?? "") : turn[0].length;
    read.edits.push(blank(planAt, at(turn.index + verb)));
    return read;
  }
  const isPlainDeed = OF_DEED.test(turn[1] ?? "") || !FOREIGN_DEED.test(turn[1] ?? "");
  return replaced(read, { plan, planAt, deed, deedAt: at(doneAt), turnGone, isPlainDeed });
}

/** Only a count of sets, where sets of so many repetitions were meant: nothing says how many repetitions it was. */
const isFewer = (plan: string, deed: string) =>
  /\b\d{1,2} (?:sets?|rounds?)\b/.test(plan) &&
  /^\W*\d{1,2}(?: (?:sets?|rounds?|of (?:them|those)))?\W*(?:[,.;]|$)/.test(deed);

/** "Programmed: squat 3x5 @ 120. Actual: 5, 5, 4": the deed stands by itself, with the exercise and, where it has none, the load of the plan. */
function besideItsPlan(folded: string, start: number, planAt: number): MeantAndDone | null {
  if (folded.length > LONGEST) return null;
  const rest = folded.slice(planAt, planAt + FAR).split(/\n\s*\n/, 1)[0] ?? "";
  const turn = DEED.matches(rest).find(({ index: at }) => /\d/.test(rest.slice(0, at)));
  if (turn === undefined) return null;
  const plan = rest.slice(0, turn.index);
  const turnAt = planAt + turn.index;
  const deedAt = turnAt + turn[0].length;
  const deed = /^[^\n]{0,140}/.exec(folded.slice(deedAt))?.[0].split(/[.;!?](?!\d)/, 1)[0] ?? "";
  const left = (pattern: RegExp) =>
    matchesIn(plan, pattern).map(({ index, 0: { length } }) => ({
      start: planAt + index,
      end: planAt + index + length,
      by: "",
    }));
  const sets = [...left(PRODUCT), ...left(SET_REPS)];
  if (sets.length === 0 || isFewer(plan, deed)) return null;
  // The verb says that it was done; a label, and what joins it to the plan, does not stay.
  const joint = {
    start: turnAt,
    end: turnAt + (turn[1] === undefined ? turn[0].length : turn[0].lastIndexOf(turn[1])),
  };
  const names = (words: string) => (words.match(/[a-z]{2,}/g) ?? []).some((word) => isMovementWord(word));
  const edits =
    names(deed) && names(plan)
      ? [{ start, end: joint.end, by: "" }]
      : [
          { start, end: planAt, by: "" },
          ...sets,
          ...(OWN_LOAD.test(deed) ? left(SET_LOAD) : []),
          ...left(SET_EFFORT),
          { ...joint, by: "" },
        ];
  return { start, end: deedAt, edits, doubts: [] };
}

type Parts = {
  plan: string;
  planAt: number;
  deed: string;
  deedAt: number;
  turnGone: MeantAndDone["edits"][number];
  /** The verb of the deed is one that counts behind it are read with. */
  isPlainDeed: boolean;
};

const FOREIGN_DEED =
  /^(?:hab|ich hab|nur|j'ai|solo|so |hice|pude|fiz|consegui|ho|nach|abgebrochen|schluss|aufgehort|gestoppt|arrete|stoppe|(?:me )?pare|mi sono|fermat|parei)/;
/** "5-5-3", and no range such as "8-10". */
function fallingIn(deed: string): RegExpExecArray | null {
  const row = /(?<![\d.,])\d{1,2}(?: ?- ?\d{1,2})+(?![\d.,]*\d| ?(?:kg|lb|k\b))/.exec(deed);
  const counts = row?.[0].split("-").map(Number) ?? [];
  return counts.length > 1 && counts.every((count, at) => at === 0 || count <= (counts[at - 1] ?? 0)) ? row : null;
}

/** What the deed says again stands for what was meant. */
function replaced(
  read: MeantAndDone,
  { plan, planAt, deed, deedAt, turnGone, isPlainDeed }: Parts,
): MeantAndDone | null {
  const places = (pattern: RegExp) =>
    matchesIn(plan, pattern).map((match) => ({
      start: planAt + match.index,
      end: planAt + match.index + match[0].length,
      by: "",
    }));
  const products = matchesIn(plan, PRODUCT);
  const product = products[0];
  const loads = compiled(LOAD.source).test(deed) ? [...places(LOAD), ...places(BARE_LOAD)] : [];
  const listed = LIST.exec(deed) ?? fallingIn(deed);
  if (compiled(PRODUCT.source).test(deed) || listed !== null) {
    const counted = countedList(listed, { plan, deed, deedAt });
    if (counted !== null)
      return { ...read, edits: [...read.edits, ...places(COUNT_OF_SETS), ...loads, turnGone, counted] };
    const isOneASet =
      isPlainDeed && listed !== null && product !== undefined && Number(product[1]) === listed[0].match(/\d+/g)?.length;
    // "attempted 3x5, got 5 5 3": one figure a set.
    if (isOneASet) return { ...read, edits: [...read.edits, ...loads] };
    const reps = REPS.exec(plan);
    const counts = [...places(PRODUCT), ...(product === undefined && reps !== null ? [placeOf(reps, planAt)] : [])];
    return { ...read, edits: [...read.edits, ...counts, ...loads, turnGone] };
  }
  const sets = SETS.exec(deed);
  if (sets !== null && product !== undefined) {
    const [, before = "", by = ""] = product;
    const start = planAt + product.index;
    // "… did three sets at 100 and the last two at 95" tells them apart.
    const isAll = !compiled(`\\b${COUNT}\\b`).test(deed.slice(sets.index + sets[0].length).replace(LOAD, ""));
    const figure = {
      start,
      end: start + before.length + by.length,
      by: `${(isAll ? IN_FIGURES.get(sets[1] ?? "") : undefined) ?? sets[1]}${by.replace(/\s/g, "") === "x" ? "x" : " sets of "}`,
    };
    // "… only got 3 sets done at 55": the load that is told stands for the one that was meant.
    const [load, ...others] = isAll ? matchesIn(deed, LOAD) : [];
    const told = load === undefined || others.length > 0 ? null : { from: load.index, to: load.index + load[0].length };
    const gone = { start: deedAt, end: deedAt + (told?.from ?? deed.length), by: "" };
    const behind = told === null ? [] : [...loads, { start: deedAt + told.to, end: deedAt + deed.length, by: "" }];
    return figure.by.length > figure.end - figure.start
      ? null
      : { ...read, edits: [...read.edits, figure, turnGone, gone, ...behind] };
  }
  const bare = BARE.exec(deed) ?? REPS.exec(deed);
  if (bare === null) return { ...read, edits: [...read.edits, ...loads, turnGone] };
  const said = bare[1] ?? bare[2] ?? "";
  if (product !== undefined) return { ...read, edits: [...read.edits, turnGone], doubts: [said] };
  const meant = SETS.exec(plan) ?? REPS.exec(plan) ?? BARE.exec(plan);
  if (meant === null) return { ...read, edits: [...read.edits, ...loads, turnGone], doubts: [said] };
  const place = placeOf(meant, planAt);
  const begin = deedAt + deed.indexOf(said);
  // "wanted 5 reps at 120, got 3": the figure takes the place of the other.
  if (said.length > place.end - place.start) return { ...read, edits: [...read.edits, { ...place, by: "" }, turnGone] };
  return {
    ...read,
    edits: [
      ...read.edits,
      { ...place, by: said },
      ...loads,
      turnGone,
      { start: begin, end: begin + said.length, by: "" },
    ],
  };
}

const COUNT_OF_SETS = compiled(`(?<![\\d.,])${COUNT} (?:\\w+ )?sets?\\b(?: (?:of|x) ${COUNT})?`, "g");
/** "… only managed 2, 10 and 8" of planned sets: how many it were stands before what was done in each of them. */
function countedList(
  listed: RegExpExecArray | null,
  { plan, deed, deedAt }: Pick<Parts, "plan" | "deed" | "deedAt">,
): MeantAndDone["edits"][number] | null {
  if (listed === null || !SETS.test(plan)) return null;
  // "Only did 3: 8, 7 and 6".
  const before = /(?<![\d.,])\d{1,2}(?: sets?)? ?[:;-] ?$/.exec(deed.slice(0, listed.index));
  const [count = 0, ...reps] = `${before?.[0] ?? ""} ${listed[0]}`.match(/\d+/g)?.map(Number) ?? [];
  if (reps.length < 2 || count !== reps.length || reps.every((many) => many <= count)) return null;
  const start = deedAt + (before?.index ?? listed.index);
  const end = before === null ? start + (/^\d+[ ,]*/.exec(listed[0])?.[0].length ?? 0) : deedAt + listed.index;
  return { start, end, by: "" };
}

function placeOf(match: RegExpExecArray, from: number): Stretch & { by: string } {
  const said = match[1] ?? match[2] ?? "";
  const start = from + match.index + match[0].indexOf(said);
  return { start, end: start + said.length, by: "" };
}

/** A text as its plans and deeds are to be read: as long as it was, its breaks of lines where they were. */
export function asDone(text: string, sentences: readonly MeantAndDone[] = meantAndDone(text)): string {
  let rest = text;
  for (const { edits } of sentences)
    for (const { start, end, by } of edits)
      rest =
        rest.slice(0, start) +
        (by === "" ? rest.slice(start, end).replace(/[^\n]/g, " ") : by.padEnd(end - start)) +
        rest.slice(end);
  return rest;
}
