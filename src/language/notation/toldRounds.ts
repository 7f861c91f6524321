import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { matchesIn } from "../patterns/matchesIn.ts";
import { tellsScore } from "../routing/tellsScore.ts";
import { type Circuit, inCircuitForm } from "./circuitItems.ts";
import { type Draft, isSaying } from "./draft.ts";
import { withLiftingShorthand } from "./liftingShorthand.ts";
import type { Stretch } from "./otherTimes.ts";
import type { Unsure } from "./unsureFigures.ts";

const ROUNDS = "(?:rounds?|rds?|rnds?|runden|rondas?|vueltas|tours|giri|rodadas|voltas)";
const NAME = "\\p{L}[\\p{L}'’]{2,20}(?: ?[\\p{L}'’-]{2,20}){0,3}";
/** "5 rds pullups 5 dips 10 squats 15": the repetitions follow each name. */
const NAMES_FIRST = compiled(
  `(?<![\\p{L}\\d.,])\\d{1,2} ?${ROUNDS}(?: of)?( )(?=\\p{L})(?!of )((?:${NAME} \\d{1,3} ){1,6}${NAME} \\d{1,3})(?=\\s*(?:[,.;!)\\n]|$))`,
  "giu",
);
/** "AMRAP 12: …, got 4+11": so many rounds, and repetitions of the next. */
const SCORE =
  /(?:(?<=[,;:.!\n)…–-])[ ]?|(?<=\p{L}) )(?:(?:got|scored?|results?|total|ergebnis|resultat|r[ée]sultat|resultado|risultato|hit|made|got to)[ :=]{1,3}|(?<=[,;:.!\n)…–-] ?))(\d{1,2}) ?[+] ?(\d{1,3})(?=(?: ?reps?)?\s*(?:[,.;!)\n]|rx\b|scaled\b|$))/giu;
/** "… 15 squats got 12 rounds 3 pullups", "12 rounds + 3": the same, with the exercise that was begun. */
const SCORE_IN_ROUNDS = compiled(
  `(?:(?<=[,;:.!\\n)…–-])[ ]?|(?<=\\p{L}) )(?:(?:i )?(?:got|did|made|managed|finished|completed|scored?|total)[ :=]{1,3})?(\\d{1,2}) ?${ROUNDS} ?(?:[+&]|(?:and|plus|und|et|y|e)(?!\\p{L}))? ?(\\d{1,3})(?: ?(?:extra |more )?(reps?|${NAME}))?(?=\\s*(?:[,.;!)\\n]|rx\\b|scaled\\b|$))`,
  "giu",
);
/** "AMRAP 12": how long, where no unit is said. */
const LONG = /(?<!\d ?(?:min(?:ute)?s?|m|['’]) ?)\bamrap[ :]{0,2}\d{1,2}\b(?! ?(?:min|m\b|reps?|x|kg|'))/i;
const AMRAP = entered(/\bamrap\b/i);

/** "Asst. #2 – pulldowns", "Wendler 5/3/1 program": the place of an exercise in a plan, the name of a plan, and what it reckons with. */
const LABEL = entered(
  /(?<=(?:^|\n|[.] )[-*• ]{0,4})(?:asst|assist(?:ance)?|accessory|acc)\.? ?(?:#|no\.? ?)\d{1,2} ?[-–—:.]+|(?<=\bwendler(?:'?s)? )5\/3\/1(?!\/)|(?<![\d/])5\/3\/1(?= (?:program|cycle|template|bbb|week)\b)|\((?:working|training) max ?[:=]? ?\d+(?:[.,]\d+)? ?(?:kgs?|lbs?|#)?\)/giu,
);
/** A score as it was written, its rounds, and between which places its exercises stand. */
type Score = Stretch & { said: string; rounds: number };

const replaced = (text: string, at: number, end: number, by: string): string =>
  text.slice(0, at) + by.padEnd(end - at).slice(0, end - at) + text.slice(end);

/**
 * Rounds as people write them shortly, in the words that are read: repetitions behind each name behind the rounds, and the score of as many
 * rounds as possible. Out: the text, as long as it was, and the score as it was written. Linear.
 */
export function withToldRounds(written: string): {
  text: string;
  score: Score | null;
  format: Stretch[];
  circuits: Circuit[];
} {
  const { text, circuits: read } = inCircuitForm(withLiftingShorthand(written));
  const circuits = [...read, ...unreadCircuits(text, read)];
  let whole = text.replace(LABEL, (label) => " ".repeat(label.length));
  if (/\dr|\d [rtgv]/i.test(text))
    for (const match of text.matchAll(NAMES_FIRST)) {
      const list = match[2] ?? "";
      const from = match.index + match[0].length - list.length;
      const parted = list.replace(/(?<=\d) (?=\p{L})/gu, ",");
      // "At the park: 5 rds pullups 5 …": what stands before them is no exercise of theirs.
      const sign = /[:,] ?$/.exec(text.slice(Math.max(0, match.index - 2), match.index));
      if (sign !== null) whole = replaced(whole, match.index - sign[0].length, match.index, "\n");
      whole = replaced(whole, from - 1, from + list.length, `:${parted}`);
    }
  const [found, ...others] = AMRAP.test(text) ? scoresIn(text) : [];
  const before = text.slice(text.search(AMRAP), found?.index ?? 0);
  // A score is of several exercises; "push ups amrap 8+3" are two goes at one.
  const isOfAll = (before.match(/\d{1,3} ?(?:cal )?\p{L}{3}|\p{L}{3} \d{1,3}(?!\d)/gu) ?? []).length > 1;
  if (found === undefined || others.length > 0 || !isOfAll)
    return {
      text: whole,
      score: null,
      format: /\d ?r(?:oun|n)?ds?\b/i.test(text) ? [] : read.flatMap(({ format }) => format ?? []),
      circuits,
    };
  const end = found.index + found[0].length;
  return {
    text: replaced(whole, found.index, end, ""),
    score: { said: found[0].trim(), rounds: Number(found[1]), start: text.search(AMRAP), end: found.index },
    format: formatOf(text),
    circuits,
  };
}

/** The scores of a text: "12+3", and "12 rounds 3 pullups" where pull-ups were told before it. */
function scoresIn(text: string): RegExpExecArray[] {
  const short = matchesIn(text, SCORE);
  if (short.length > 0) return short;
  return matchesIn(text, SCORE_IN_ROUNDS).filter(({ index, 3: name = "" }) => {
    const told = text.slice(0, index).toLowerCase();
    return /^(?:reps?)?$/i.test(name) || told.includes(name.toLowerCase().replace(/s$/, ""));
  });
}

const formatOf = (text: string): Stretch[] => {
  const format = LONG.exec(text);
  return format === null ? [] : [{ start: format.index, end: format.index + format[0].length }];
};

/** "Partner WOD": who did how much of it. */
const SHARED = entered(
  /(?<!\p{L})(?:(?:partner|team|pairs?|duo|buddy)[ -]?(?:wod|workout|amrap|metcon|chipper)|ygig|you go,? i go|split (?:as needed|between us|evenly|it))(?!\p{L})/iu,
);
const OWN_SHARE = entered(/\d[^,.;\n]{0,30} each(?!\p{L}| (?:did|of us did))(?![^.\n]*\bhalf\b)|(?<!\p{L})i did \d/iu);

/** Circuits of which too little is told to store any of it: as many rounds as possible without counts, or done with another. */
function unreadCircuits(text: string, read: readonly Circuit[]): Circuit[] {
  const whole = { start: 0, end: text.length, remarks: [], format: null };
  const shared = OWN_SHARE.test(text) ? null : SHARED.exec(text);
  if (shared !== null) return [{ ...whole, open: shared[0], isShared: true }];
  const amrap = read.length > 0 ? null : AMRAP.exec(text);
  return amrap !== null && tellsScore(foldText(text)) ? [{ ...whole, start: amrap.index, open: amrap[0] }] : [];
}

/** Puts what was said of a circuit to its exercises, and asks how often one was done of which that was not told. Changes the drafts. */
function dealCircuits(drafts: readonly Draft[], circuits: readonly Circuit[]): void {
  for (const { start, end, remarks, open, isShared } of circuits) {
    for (const { at, said } of remarks) drafts.findLast((draft) => draft.start < at)?.notes.push(said);
    const told = drafts.filter((draft) => draft.end > start && draft.start < end);
    if (open === null) continue;
    for (const { rounds, doubts, marks } of told) {
      // "Partner WOD, 18 min" says all that is stored.
      const isCounted = marks.some((mark) => isSaying(mark) && mark.kind !== "time");
      if (isShared ? isCounted : rounds === null) doubts.push(open);
    }
  }
}

/** Deals to the exercises what is told of their rounds. Changes the drafts. */
export function dealRounds(
  drafts: readonly Draft[],
  { score, circuits }: Pick<ReturnType<typeof withToldRounds>, "score" | "circuits">,
): void {
  dealScore(drafts, score);
  dealCircuits(drafts, circuits);
}

/** Gives the rounds of a score to each exercise between the format and the score, the last with the score as its remark. Changes the drafts. */
function dealScore(drafts: readonly Draft[], score: Score | null): void {
  if (score === null) return;
  const told = drafts.filter(({ start, end }) => end > score.start && start < score.end);
  for (const draft of told) draft.rounds ??= score.rounds;
  told.at(-1)?.notes.push(score.said);
}

const FEW = "(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)";
/** "95 cleans: hit 1 of about seven tries", "singles mostly": how many there were is not what stands before. */
const TRIED = compiled(
  `(?<!\\p{L})(?:hit|made|got|managed|landed|stuck|did|only)? ?${FEW} (?:out )?(?:of|from|in) (?:about |around |roughly |maybe |like )?${FEW} (?:tries|attempts|goes)(?!\\p{L})|(?<=\\p{L} )(?:in )?singles (?:mostly|mainly)(?!\\p{L})|(?:mostly|mainly) (?:in )?singles(?!\\p{L})`,
  "giu",
);
/** "7 minutes - 14/12/12/10/12/12/13": a count for each of the minutes. */
const BY_MINUTE = /(?<![\d.,:])(\d{1,2}) ?min(?:ute)?s?(?=[ :,–-]{1,4}((?:\d{1,3} ?[/,] ?){2,20}\d{1,3})(?![\d/]))/giu;
/** "…/13 - 85 snatches total": what a row before it comes to. */
const SUMMED =
  /(?<=((?:\d{1,3} ?[/,] ?){2,20}\d{1,3}))[ ,;:=–-]{1,4}(\d{2,4}) (?:\p{L}{3,16} )?(?:in )?total(?!\p{L})/giu;
/** "Power Clean + Clean + Jerk: 125, 135": what one set of three lifts was. */
const LIFT =
  "(?:(?:power|hang|squat|split|push|muscle|front|back|overhead|clean|snatch|full) ){0,2}(?:cleans?|snatch(?:es)?|jerks?|squats?|pulls?|press|ohs|fs)";
const COMPLEX = compiled(`(?<!\\p{L})${LIFT}(?: ?\\+ ?${LIFT}){2,5}(?!\\p{L})`, "giu");

/** "HSPU 5x3 w 1 abmat": what it was done on. */
const ON_GEAR =
  /(?<=\d ?)(?:w\/?|with|on|over|mit|auf|avec|sur|con|com) (?:an?|\d|one|two|three) ?(?:ab ?mats?|mats?|pads?|boards?|paralettes?|parallettes?|blocks?)(?!\p{L})/giu;

/** "4left/4right x 20 @ 90 secs", "8 rpm) (3 min per arm, 1 switch)": how often a set was begun, and how the bell changed hands. */
const BY_THE_CLOCK =
  /(?<=(?:left|right|each|side|\dl|\dr) ?[x×] ?\d{1,3}) ?@ ?\d{2,3} ?(?:secs?|seconds?|s)(?!\p{L})|(?<=rpm\) ?)\([^)\n]{1,60}\)/giu;

/** "Pull + Snatch from blocks: 3+1 @ 85": so many of the one and of the other. */
const COMPLEX_OF_TWO = compiled(
  `(?<!\\p{L}|\\+ ?)${LIFT} ?\\+ ?${LIFT}(?! ?\\+ ?\\p{L})(?=[^\\n+]{0,40}(?<![\\d.,])[1-9] ?\\+ ?[1-9](?![\\d.,]))`,
  "giu",
);

/** What of rounds and tries is a remark, or leaves open what was done: those with a quotation are asked about. Linear. */
export function openRounds(text: string): { remarks: Stretch[]; open: Unsure[] } {
  const at = ({ index, 0: whole }: RegExpMatchArray): Stretch => ({
    start: index ?? 0,
    end: (index ?? 0) + whole.length,
  });
  const figures = (list = "") => list.split(/[/,]/).map(Number);
  const tried = /tries|attempts|goes|singles/i.test(text) ? [...text.matchAll(TRIED)] : [];
  const minutes = /\d ?min/i.test(text)
    ? [...text.matchAll(BY_MINUTE)].filter(({ 1: of, 2: list }) => figures(list).length === Number(of))
    : [];
  const sums = /total/i.test(text)
    ? [...text.matchAll(SUMMED)].filter(
        ({ 1: list, 2: sum }) => figures(list).reduce((all, one) => all + one, 0) === Number(sum),
      )
    : [];
  const complexes = text.includes("+") ? [...text.matchAll(COMPLEX), ...text.matchAll(COMPLEX_OF_TWO)] : [];
  return {
    remarks: [
      ...minutes,
      ...sums,
      ...(/rpm|[x×] ?\d{1,3} ?@/i.test(text) ? text.matchAll(BY_THE_CLOCK) : []),
      ...(/mat|pad|board|lettes|block/i.test(text) ? text.matchAll(ON_GEAR) : []),
    ].map(at),
    open: [
      ...tried.map((match) => ({ ...at(match), quote: match[0].trim() })),
      ...complexes.flatMap((match) =>
        [...match[0].matchAll(/(?:^|\+ ?)(?=\p{L})/gu)].map(({ index }) => {
          const start = (match.index ?? 0) + index + 2;
          return { start, end: start, quote: match[0] };
        }),
      ),
    ],
  };
}
