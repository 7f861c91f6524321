import { foldText } from "../foldText.ts";
import { readNumberWords, startsNumber } from "../numbers/numbers.ts";
import { PatternIndex } from "../patterns/patternIndex.ts";
import {
  COMPUTED_SIGNALS,
  type SignalContext,
  type SignalSource,
  TEXT_PATTERNS,
  WHOLE_MESSAGE,
} from "./computedSignals.ts";
import { EVERYDAY_CUES } from "./everydayCues.ts";
import { correctKeyWords } from "./keySpelling.ts";
import { readStance } from "./stance.ts";
import { TRAINING_CUES } from "./trainingCues.ts";

const LONGEST = 2_000;
const CUES = new Map<string, RegExp>(Object.entries({ ...TRAINING_CUES, ...EVERYDAY_CUES }));
/** Most patterns are ruled out by one walk through the text. */
const INDEX = new PatternIndex([...new Set([...CUES.values(), ...TEXT_PATTERNS])]);
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
const ANGLE = /\b(?:30|45|60|90) ?(?:degrees?|deg|graus|grados|gradi|grad) ?|\b[12](?=[- ](?:arm|leg|hand)(?:ed)?\b)/g;

const ENDS_CLAUSE = /[^\p{L}\p{N}]+$/u;

/** Numbers that are written out, as figures: "five sets of ten" → "5 sets of 10". "One" stays: it is a pronoun too. */
function withFigures(text: string): string {
  const words = text.split(" ");
  if (!words.some((word) => startsNumber(word.replace(ENDS_CLAUSE, "")))) return text;
  const written: string[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? "";
    const bare = word.replace(ENDS_CLAUSE, "");
    const found = startsNumber(bare) ? readNumberWords(upToClauseEnd(words, at), 0) : null;
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

/** The next words, without what comes after a comma or a stop: numbers do not go on over them. */
function upToClauseEnd(words: readonly string[], at: number): string[] {
  const next = words.slice(at, at + 9);
  const end = next.findIndex((word) => ENDS_CLAUSE.test(word));
  return (end < 0 ? next : next.slice(0, end + 1)).map((word) => word.replace(ENDS_CLAUSE, ""));
}

/** How each signal is found out. What is worked out comes before the cue of the same name. */
const WAYS = new Map<string, (source: SignalSource) => boolean>([
  ...[...CUES].map(([name, cue]): [string, (source: SignalSource) => boolean] => [
    name,
    WHOLE_CUES.has(name) ? ({ text, finds }) => text.length <= WHOLE_MESSAGE && finds(cue) : ({ finds }) => finds(cue),
  ]),
  ...Object.entries(COMPUTED_SIGNALS),
]);

/** Every name that a rule may use. */
export const SIGNAL_NAMES: ReadonlySet<string> = new Set(WAYS.keys());

/**
 * Everything a rule may ask about one request: the named cues and the computed signals, each worked out when first
 * asked for. In: the request as typed (2,000 characters are read) and what the conversation knows.
 */
export function readSignals(message: string, context: SignalContext): SignalSource {
  const raw = message.slice(0, LONGEST);
  const text = withFigures(correctKeyWords(foldText(raw))).replace(ANGLE, "");
  const words = text.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
  const known = new Map<string, boolean>();
  let stance: ReturnType<typeof readStance> | null = null;
  const mayFind = INDEX.read(text);
  const source: SignalSource = {
    raw,
    text,
    words,
    context,
    stance() {
      stance ??= readStance(raw);
      return stance;
    },
    mayFind,
    finds: (pattern) => mayFind(pattern) && pattern.test(text),
    has(name) {
      const before = known.get(name);
      if (before !== undefined) return before;
      const value = WAYS.get(name)?.(source) ?? false;
      known.set(name, value);
      return value;
    },
  };
  return source;
}
