import { foldText } from "../foldText.ts";
import { COMPUTED_SIGNALS, type SignalContext, type SignalSource, WHOLE_MESSAGE } from "./computedSignals.ts";
import { EVERYDAY_CUES } from "./everydayCues.ts";
import { correctKeyWords } from "./keySpelling.ts";
import { readStance } from "./stance.ts";
import { TRAINING_CUES } from "./trainingCues.ts";

const LONGEST = 2_000;
const CUES = new Map<string, RegExp>(Object.entries({ ...TRAINING_CUES, ...EVERYDAY_CUES }));
const COMPUTED = new Map(Object.entries(COMPUTED_SIGNALS));
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

/** Every name that a rule may use. */
export const SIGNAL_NAMES: ReadonlySet<string> = new Set([...CUES.keys(), ...COMPUTED.keys()]);

/**
 * Everything a rule may ask about one request: the named cues and the computed signals, each worked out when first
 * asked for. In: the request as typed (2,000 characters are read) and what the conversation knows.
 */
export function readSignals(message: string, context: SignalContext): SignalSource {
  const raw = message.slice(0, LONGEST);
  const text = correctKeyWords(foldText(raw)).replace(ANGLE, "");
  const words = text.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
  const known = new Map<string, boolean>();
  let stance: ReturnType<typeof readStance> | null = null;
  const source: SignalSource = {
    raw,
    text,
    words,
    context,
    stance() {
      stance ??= readStance(raw);
      return stance;
    },
    has(name) {
      const before = known.get(name);
      if (before !== undefined) return before;
      const value = work(name, source);
      known.set(name, value);
      return value;
    },
  };
  return source;
}

function work(name: string, source: SignalSource): boolean {
  const computed = COMPUTED.get(name);
  if (computed) return computed(source);
  if (WHOLE_CUES.has(name) && source.text.length > WHOLE_MESSAGE) return false;
  return CUES.get(name)?.test(source.text) ?? false;
}
