import { phraseTokens } from "../../catalog/phraseTokens.ts";
import type { Option } from "../../protocol/turn.ts";
import { isMovementWord } from "../notation/clauseWords.ts";

/** How somebody describes the way an exercise is done, and the words that its name has for it; the first that fits counts. */
const MANNERS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:chest|belly|stomach|torso) (?:is |was )?(?:(?:lies|lying|laid|lay|rests|rested|resting|flat|pressed|leaning) )?(?:on|against|supported|resting|into)\b|\b(?:chest|belly|stomach) (?:down|supported)\b|\b(?:lying|leaning|laid|on my (?:front|belly|stomach|chest)) (?:\w+ ){0,3}(?:incline|pad)\b|\bbrust (?:auf|am)\b|\bface ?down\b[^,.;]{0,14}\b(?:incline|pad)\b/,
    "chest supported",
  ],
  [
    /\b(?:angled|sloped|slanted|arm|elbow|curl|preacher) (?:pad|bench|cushion)\b|\bpad\b.{0,20}\b(?:arms?|elbows?)\b/,
    "preacher",
  ],
  [/\b(?:back|rear|hind) (?:foot|leg) (?:up|elevated|raised|on)\b|\bfoot (?:behind|up behind)\b/, "bulgarian split"],
  [
    /\bface ?down\b|\b(?:on|lying on) my (?:belly|stomach|front)\b|\bprone\b|\bbauchlage\b|\bauf dem bauch\b|\bboca abajo\b|\bsur le ventre\b|\ba pancia (?:in )?giu\b|\bde brucos\b/,
    "lying",
  ],
  [
    /\b(?:sit|sits|sitting|sat|seated)(?: down)?\b|\b(?:im )?sitz(?:en|end)\b|\bassise?\b|\bsentad[oa]\b|\bsedut[oa]\b/,
    "seated",
  ],
  [
    /\b(?:lie|lies|lying|laying|lay)(?: down)?\b|\bon (?:my|your|the) back\b|\bliegend\b|\bim liegen\b|\ballongee?\b|\b(?:tumbad|acostad|deitad)[oa]\b|\bsdraiat[oa]\b/,
    "lying",
  ],
  [
    /\b(?:stand|stands|standing|stood)(?: up)?\b|\bon my feet\b|\bsteh(?:en|end)\b|\bdebout\b|\bde pie\b|\bin piedi\b|\bem pe\b/,
    "standing",
  ],
  [
    /\b(?:bent|bending|leaning|leant|hinged|hinging) (?:over|forwards?)\b|\bvorgebeugt\b|\bpenchee?\b|\binclinad[oa] (?:adelante|hacia)\b/,
    "bent over",
  ],
  [
    /\b(?:1|one|single|a) (?:arm|hand|side)(?:ed)?\b(?! bar)|\b(?:hand|knee) on (?:the|a) bench\b|\bone at a time\b|\beinarmig\b|\bun (?:bras|braccio|brazo|braco)\b|\buna mano\b/,
    "one arm",
  ],
  [/\b(?:1|one|single) (?:leg|foot)(?:ged)?\b|\beinbeinig\b|\buna pierna\b|\bune jambe\b/, "single leg"],
  [
    /\bpalms? (?:\w+ ){0,2}(?:each other|in|inwards?|together)\b|\bthumbs? (?:\w+ )?(?:up|forwards?)\b|\bneutral grip\b/,
    "hammer",
  ],
  [/\bpalms? (?:\w+ ){0,2}(?:down|downwards?)\b|\boverhand\b/, "reverse"],
  [
    /\b(?:walk|walks|walking|walked)\b|\b(?:across|through|along|down) the (?:gym|room|floor|hall|track|garden|car park)\b|\bgehend\b|\bim gehen\b|\bmarchee?s?\b|\bcaminando\b|\bcaminhando\b|\bcamminat[ae]\b/,
    "walking",
  ],
  [
    /\b(?:step|steps|stepping|going|stepped) (?:back|backwards?)\b|\bbackwards?\b|\bruckwarts\b|\bhacia atras\b/,
    "reverse",
  ],
  [/\b(?:out )?to the sides?\b|\bsideways?\b|\bseitlich\b|\bseitwarts\b|\bde cote\b|\bde lado\b/, "lateral"],
  [/\b(?:out|up|straight) (?:in|to the) front\b|\bin front of (?:me|you)\b/, "front"],
  [/\b(?:over|above|behind) (?:my |the |your )?head\b|\boverhead\b|\buberkopf\b/, "overhead"],
  [/\bon (?:a|the) (?:incline|slope)\b|\binclined?\b|\bschrag(?:bank)?\b/, "incline"],
];
const TOOLS: readonly (readonly [RegExp, string])[] = [
  [
    /\bdumb ?bells?\b|\bdbs?\b|\bkurzhanteln?\b|\bhanteln?\b|\bmancuernas?\b|\bhalteres?\b|\bmanubri(?:o)?\b/,
    "dumbbell",
  ],
  [/\bkettle ?bells?\b|\bkbs?\b/, "kettlebell"],
  [
    /\bcables?\b|\bpulleys?\b|\brope\b|\b(?:the|a) (?:\w+ )?handles?\b|\bkabel(?:zug)?\b|\bseilzug\b|\bpoleas?\b|\bpoulie\b|\bcav[oi]\b|\bpolia\b/,
    "cable",
  ],
  [/\bmachines?\b|\bmaschine\b|\bmaquina\b|\bmacchina(?:rio)?\b|\b(?:plate|pin) loaded\b|\bweight stack\b/, "machine"],
  [
    /\bbar ?bells?\b|(?<!(?:pull|chin|dip|ez|trap|hex|lat|up|t) ?-?)\b(?:straight |olympic |long |big |bare )?bar\b(?! (?:machine|row))|\b(?:langhantel|stange|barra|barre|bilanciere)\b/,
    "barbell",
  ],
  [/\bbands?\b|\belastico?s?\b|\bgummiband\b/, "band"],
];
/** Words of movements that as well say where or how: "on the incline bench", "with the rope". */
const WHERE =
  /^(?:bench(?:es)?|rope|incline|decline|box|rings?|sled|wall|bar|ball|step|deck|wheel|sit|legs?|lateral|face|pec|calf|calves)$/;
/** Whether a word names a movement, and not only where or how one is done. */
export const namesMovement = (word: string): boolean => isMovementWord(word) && !WHERE.test(word);

/** Parts of the body that as well say what was felt. */
const BODY = /^(?:abs?|core|hold|pull|push|jump|hang|stretch)$/;

/** What lifters tell of how an exercise is done, beside what with. */
const HOW =
  /^(?:supported|prone|lying|laying|seated|sitting|standing|kneeling|bent|overhead|reverse|lateral|rear|underhand|overhand|neutral|single|alternating|preacher|spider|concentration|scott|incline[d]?|decline[d]?|flat|floor|deficit|sumo|stiff|bulgarian|walking|elevated|hammer|zottman|bayesian|drag|pendlay|meadows|arnold|landmine|goblet|zercher|hack|hex|trap|ez|smith|swiss|safety|sitzend|stehend|liegend|vorgebeugt|schragbank|penche|assise?|debout|inclinad[oa]|sentad[oa]|sedut[oa]|tumbad[oa]|deitad[oa])$/;
/** Whether a word tells how an exercise is done. */
export const tellsManner = (word: string): boolean => HOW.test(word);
/** Whether a word tells how an exercise is done, or names one. */
export const tellsHow = (word: string): boolean => HOW.test(word) || (namesMovement(word) && !BODY.test(word));

/** Words that begin a description of how it goes. */
const DESCRIBES =
  /\b(?:the )?(?:one|ones|version|variant|type|kind|way) (?:where|with|when|that|you|i|on|lying|sitting|standing|in|from)\b|\b(?:where|while|when) (?:you|i|u|one)\b|\byou (?:\p{L}+ )?(?:lie|sit|stand|kneel|hang|lean|bend|hold|pull|push|press|lift|walk|step)\b|\b(?:facing|holding|leaning|pulling|pushing|hand|hands|palms?|thumbs?|by (?:my|the|your) sides?|between (?:the|two)|in (?:each|both) hands?|knees?|foot|feet|back|belly|face ?down|sitting|lying|laying|standing|walking)\b|\b(?:im (?:sitzen|stehen|liegen|gehen)|sentad[oa]|sedut[oa]|assise?|allongee?|(?:tumbad|acostad|deitad)[oa]|sdraiat[oa]|de pie|em pe|in piedi|debout)\b|^(?:the )?(?:straight |long )?bar (?:one|version|ones)$/u;
const MOST_CHARACTERS = 160;
const FEWEST_WORDS = 3;
/** What it is for, said beside how it goes. */
const TRAINED =
  /\b(triceps?|biceps?|hamstrings?|rear delts?|glutes?|calf|calves|(?:legs?|arms?|chest|back|shoulders?|knees?|hips?|seated|lying|standing)(?= (?:ones?|versions?|kind|type)\b))\b/;

/**
 * The words of a name that a description stands for: "where you sit and pull the handle to your belly" is "seated cable",
 * "palms facing each other" is "hammer". In: folded text, and what was said of the exercise before. `null` when nothing of how it is done is told, or figures are.
 */
export function describedExercise(folded: string, within: string | null = null): string | null {
  if (
    folded.length > MOST_CHARACTERS ||
    /\d(?! (?:arm|hand|leg|foot|cable|side)s?\b)/.test(folded) ||
    folded.includes("?")
  )
    return null;
  const manner = MANNERS.filter(([pattern]) => pattern.test(folded)).map(([, name]) => name);
  // "Seated calf raise" is a name.
  const words = folded.match(/\p{L}+/gu) ?? [];
  const isTold = manner.length > 0 && words.length >= FEWEST_WORDS && !words.some(namesMovement);
  if (!isTold && !DESCRIBES.test(folded)) return null;
  const supported = manner.includes("chest supported");
  const kept = manner.filter((name) => !(supported && /^(?:lying|incline|seated)$/.test(name)));
  const tools = TOOLS.filter(([pattern]) => pattern.test(folded)).map(([, name]) => name);
  const trained = TRAINED.exec(folded)?.[1];
  // Nobody presses lying without a bench.
  const placed = kept.map((name) =>
    name === "lying" && within !== null && /\brow/i.test(within)
      ? "chest supported"
      : name === "lying" && /^(?:dumbbell|barbell)$/.test(tools[0] ?? "") && within !== null && /press/.test(within)
        ? "bench"
        : name,
  );
  const name = [...new Set([...(trained === undefined ? [] : [trained]), ...placed, ...tools.slice(0, 1)])];
  return name.length === 0 ? null : name.join(" ");
}

const WHICH_ONES =
  /^\W*((?:\p{L}[\p{L}'-]*[ ]){1,4})(?:ones?|version|variant)[ ]+((?:on|with|at|in|using|from)(?: (?:the|a|an|my))?(?: \p{L}+){1,2})[\s.!]*$/u;

/** "Leg ones on the machine": which of them, and what with, in one name; `null` where it is not said so. In: folded text. */
export function whichOnes(folded: string): string | null {
  const [, which = "", where = ""] = WHICH_ONES.exec(folded) ?? [];
  const kind = which.replace(/\b(?:it|they|were|was|is|the|my|those|that|no|i|mean|meant|did|do)\b/g, " ").trim();
  return kind === "" || !TOOLS.some(([tool]) => tool.test(where))
    ? null
    : `${kind} ${where.replace(/\b(?:on|with|at|in|using|from|the|an?|my)\b/g, " ").trim()}`.replace(/\s+/g, " ");
}

/** Positions that names often leave out, because the exercise is always done so. */
const UNSAID = /\b(?:lying|standing|seated|bent over|one arm)\b/g;
/** What is done bent over though its name may not say so. */
const DONE_BENT = /\b(?:row|fly|flye|raise|kickback|face pull)s?\b/;

const TOOL = /\b(?:dumbbell|kettlebell|cable|machine|barbell|band)\b/g;

/** Whether a word is a tool that exercises are done with, which alone does not tell two of them apart. */
export const isTool = (word: string): boolean => /^bars?$/.test(word) || TOOLS.some(([tool]) => tool.test(word));

const ALSO_KIND = /^(?:front|romanian|conventional|military|close|wide|grip)$/;
/** Whether a few words say only what something is done with or how: "barbell", "the seated one". In: folded text. */
export const tellsKind = (folded: string): boolean => {
  const words = (folded.match(/[\p{L}\d]+/gu) ?? []).filter(
    (word) => !/^(?:the|a|with|on|ones?|it|was|my)$/.test(word),
  );
  return (
    words.length > 0 &&
    words.length <= 2 &&
    words.every((word) => isTool(word) || tellsManner(word) || ALSO_KIND.test(word))
  );
};

/** The one option whose label has all the words of a description, what goes without saying aside; or `null`. */
export function describedOption(words: string, options: readonly Option[]): Option | null {
  const having = (wanted: readonly string[]) =>
    wanted.length === 0
      ? []
      : options.filter(({ label }) => wanted.every((word) => phraseTokens(label).includes(word)));
  // Where one of them names a position, the others are told apart by theirs.
  const isTelling = options.some(({ label }) => label.toLowerCase().search(UNSAID) >= 0);
  const isBent = /\bbent over\b/.test(words) && !options.some(({ label }) => DONE_BENT.test(label.toLowerCase()));
  const placed = isTelling || isBent ? words : words.replace(UNSAID, " ");
  const fitting =
    [words, placed, isBent ? words : words.replace(TOOL, " ")]
      .map((said) => having(phraseTokens(said)))
      .find((found) => found.length > 0) ?? [];
  const [only] = fitting;
  return fitting.length === 1 && only ? only : null;
}
