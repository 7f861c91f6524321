import { isMovementWord } from "./clauseWords.ts";
import { markSignals } from "./markSignals.ts";
import { readMarks } from "./readMarks.ts";
import { tokenize } from "./tokenize.ts";

const LONGEST = 8_000;
/** These are notation by themselves; the others only beside an exercise ("I have 30 minutes", "I weigh 80 kg"). */
const STRONG: ReadonlySet<string> = new Set(["sets_by_reps", "rpe", "rir", "plates"]);

/**
 * Whether a message has workout notation in it, for whoever decides what a message is about; cheaper than reading it.
 * `signals` names what was recognised (`sets_by_reps`, `sets`, `reps`, `weight_unit`, `weight`, `rpe`, `rir`,
 * `duration`, `distance`, `movement`, …), also when that is not enough. Any text is accepted; linear in its length.
 */
export function hasWorkoutNotation(text: string): { found: boolean; signals: string[] } {
  if (
    !/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|couple|dozen|sets?|reps?|plates?)\b/i.test(
      text,
    )
  ) {
    return { found: false, signals: [] };
  }
  const marks = readMarks(tokenize(text.slice(0, LONGEST).normalize("NFC")));
  const signals = markSignals(marks);
  const names = marks.some((mark) => mark.kind === "word" && isMovementWord(mark.fold));
  const counts = marks.some((mark) => mark.kind === "numbers");
  const sets = signals.includes("sets") && signals.includes("reps");
  const found = sets || signals.some((signal) => STRONG.has(signal)) || (names && (signals.length > 0 || counts));
  return { found, signals: names ? [...signals, "movement"] : signals };
}
