import { foldText } from "../foldText.ts";
import { asDone } from "../notation/meantAndDone.ts";
import { readNumberWords } from "../numbers/numbers.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { withoutOwnedWeights } from "../person/ownedWeights.ts";
import { AlternativesIndex } from "./alternatives.ts";
import { WHOLE_MESSAGE } from "./bareSignals.ts";
import { COMPUTED_SIGNALS, type SignalContext, type SignalSource, TEXT_PATTERNS } from "./computedSignals.ts";
import { senseDeed } from "./deed/senseDeed.ts";
import { EVERYDAY_CUES } from "./everydayCues.ts";
import { correctKeyWords } from "./keySpelling.ts";
import { ENDS_CLAUSE, saidWord } from "./saidWord.ts";
import { readStance } from "./stance.ts";
import { TRAINING_CUES } from "./trainingCues.ts";

const LONGEST = 2_000;
const CUES = new Map<string, RegExp>(Object.entries({ ...TRAINING_CUES, ...EVERYDAY_CUES }));
const PLAIN_CUES = [...CUES].filter(([name]) => !(name in COMPUTED_SIGNALS));
/** Most patterns are ruled out by the words of the text. */
const INDEX = new AlternativesIndex([...PLAIN_CUES.map(([, cue]) => cue), ...TEXT_PATTERNS], TEXT_PATTERNS);
const WHOLE_CUES = new Set([
  "greeting_only",
  "thanks_only",
  "bye_only",
  "ack_only",
  "emoji_only",
  "mood",
  "referent_only",
]);
/** "45 degree leg press": part of a name, not a figure of training. */
const ANGLE = entered(
  /\b(?:30|45|60|90) ?(?:degrees?|deg|graus|grados|gradi|grad) ?|\b[12](?=[- ](?:arm|leg|hand)(?:ed)?\b)/g,
);

/** "Whatd I squat". */
const CONTRACTED = entered(/\b(what|when|how|where|why)['’]?d(?= (?:i|we|you|my)\b)/gi);

/** "Hang on, that was 4": no hang from a bar. */
const HANG_ON = entered(
  /\bhang on\b(?= ?(?:$|[,.;!?]|(?:no|wait|that|it|i|we|is|was|the|a (?:sec\w*|min\w*|moment)|one (?:sec\w*|moment)|let me|actually|sorry|what)\b))/g,
);

/** "Squat warmup 60x5", "20x10 warm up": the kind of a set, and no session to warm up with. */
const WARM_SET = entered(
  /\b(?:warm(?:ing)?[- ]?ups?|aufwarm(?:en|satz|satze)|echauffement|calentamiento|riscaldamento|aquecimento)(?: sets?)?(?=[:,;\s-]{1,3}(?:\d+ sets? )?(?:(?:with|at|mit|con|avec|com|a) )?\d+(?:[.,]\d+)? ?(?:kgs?|lbs?|kilos?|pounds?)? ?(?:[x×*] ?\d|for \d+\b))|(?<=\d ?[x×*] ?\d{1,2} )\(?warm(?:ing)?[- ]?ups?\)?(?= ?(?:$|[,;.]|\d))/g,
);

/** Numbers that are written out, as figures: "five sets of ten" → "5 sets of 10". "One" stays: it is a pronoun too. */
function withFigures(text: string): string {
  const words = text.split(" ");
  if (!words.some((word) => saidWord(word).startsNumber)) return text;
  const written: string[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? "";
    const found = saidWord(word).startsNumber ? readNumberWords(upToClauseEnd(words, at), 0) : null;
    if (found === null || found.value <= 1) {
      written.push(word);
      at += 1;
    } else {
      const last = words[at + found.length - 1] ?? "";
      written.push(`${found.value}${ENDS_CLAUSE.exec(last)?.[0] ?? ""}`);
      at += found.length;
    }
  }
  return written.join(" ");
}

/** The next words, without what comes after a comma or a stop: numbers do not go on over them, nor count what is behind. */
function upToClauseEnd(words: readonly string[], at: number): string[] {
  const next = words.slice(at, at + 9);
  const end = next.findIndex((word) => ENDS_CLAUSE.test(word));
  const clause = (end < 0 ? next : next.slice(0, end + 1)).map((word) => word.replace(ENDS_CLAUSE, ""));
  return end < 0 || words.length === 1 ? clause : [...clause, ""];
}

type Way = (source: SignalSource) => boolean;
/** How each signal is found out. What is worked out comes before the cue of the same name. */
const WAYS = new Map<string, Way>([
  ...[...CUES].map(([name, cue]): [string, Way] => [
    name,
    WHOLE_CUES.has(name) ? ({ text, finds }) => text.length <= WHOLE_MESSAGE && finds(cue) : ({ finds }) => finds(cue),
  ]),
  ...Object.entries(COMPUTED_SIGNALS),
]);

/** Every name that a rule may use; their places are those of `SignalSource.isHeard`. */
export const SIGNAL_NAMES: readonly string[] = [...WAYS.keys()];
const BY_PLACE = [...WAYS.values()];
const PLACES = new Map(SIGNAL_NAMES.map((name, place) => [name, place]));
/** The place of a signal. One that does not exist has one of its own, where nothing is ever heard. */
export const signalPlace = (name: string): number => PLACES.get(name) ?? SIGNAL_NAMES.length;
const [UNASKED, NOT_HEARD, HEARD] = [0, 1, 2];
/** What is known before a text is read: the signals that are cues and nothing more are not heard if nothing speaks for them. */
const AT_FIRST: readonly number[] = [
  ...SIGNAL_NAMES.map((name) => (name in COMPUTED_SIGNALS ? UNASKED : NOT_HEARD)),
  NOT_HEARD,
];
/** For each alternative of the index the cue that it may be heard as; no name has the last place. */
const CUE_OF = cuesByAlternative();

function cuesByAlternative(): Uint16Array {
  const cues = new Uint16Array(INDEX.size).fill(SIGNAL_NAMES.length);
  for (const [name, cue] of PLAIN_CUES) for (const place of INDEX.placesOf(cue)) cues[place] = signalPlace(name);
  return cues;
}

/** What is known of the signals of a text by its alternatives that are not ruled out. */
function knownAtFirst(places: readonly number[]): number[] {
  const known = AT_FIRST.slice();
  for (const at of places) known[CUE_OF[at] as number] = UNASKED;
  known[SIGNAL_NAMES.length] = NOT_HEARD;
  return known;
}

/**
 * Everything a rule may ask about one request: the named cues and the computed signals, each worked out when first
 * asked for. In: the request as typed (2,000 characters are read) and what the conversation knows.
 */
export function readSignals(message: string, context: SignalContext): SignalSource {
  const said = message.slice(0, LONGEST);
  // What came of a plan is what a message is about.
  const raw = asDone(said).replace(CONTRACTED, "$1 did");
  const text = withoutOwnedWeights(
    withFigures(correctKeyWords(foldText(raw)))
      .replace(ANGLE, "")
      .replace(HANG_ON, "wait")
      .replace(WARM_SET, ""),
  );
  const words = text.split(" ").filter((word) => saidWord(word).isSaid);
  let stance: ReturnType<typeof readStance> | null = null;
  const { mayFind, finds } = INDEX.read(text);
  const known = knownAtFirst(INDEX.placesIn(text));
  const isHeard = (place: number): boolean => {
    if (known[place] === UNASKED) known[place] = BY_PLACE[place]?.(source) ? HEARD : NOT_HEARD;
    return known[place] === HEARD;
  };
  const source: SignalSource = {
    raw,
    text,
    words,
    context,
    stance() {
      stance ??= readStance(raw);
      return stance;
    },
    deed: () => senseDeed(said),
    mayFind,
    finds,
    isHeard,
    has: (name) => isHeard(signalPlace(name)),
  };
  return source;
}
