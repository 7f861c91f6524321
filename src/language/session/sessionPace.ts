import type { Pace } from "../../protocol/pace.ts";
import { entered } from "../patterns/enteredPattern.ts";

const SPRINTS = /\b(?:sprints?|strides|steigerungs\w+|hill (?:repeats|reps|runs?|session|workout|training)|hills)\b/;
const INTERVALS =
  /\b(?:intervals?|intervall\w*|fartlek|repeats|track (?:work\w*|session)|speed ?(?:work\w*|session|run|day)|vo2 ?\w*|fraction\w+|ripetute|tiros|intervalad\w+|intervalos|(?:get|getting|be|become|run|running) (?:\w+ )?(?:faster|quicker)|faster (?:5|10) ?k|series de carrera|hiit)\b/;
const TEMPO =
  /\b(?:tempo(?!s)|tempo ?(?:laufe?|dauerlauf)|thresholds?|lactate|progression|comfortably hard|race pace|schwelle\w*|au seuil|umbral|soglia|limiar)\b/;
const LONG = /\b(?:long|longer|longest|lange[rnms]?|longues?|largas?|larg[ao]|lung[ao]|long[ao]s?)\b/;
const EASY =
  /\b(?:easy|easier|gentle|relaxed|slow|slowly|recovery|zone 2|z2|aerobic|conversational|chilled|leisurely|locker\w*|leicht\w*|langsam\w*|ruhig\w*|dauerlauf|regenerativ\w*|footing|tranquill?\w*|doucement|suaves?|rodaje|facile|lent[ao]s?|leggera|leve)\b/;

/** "6 x 3 min", "4x800", "8 times 400 m", "5 x 1k". */
const REPEATS = entered(
  /\b(\d{1,2}) ?(?:x|×|times|mal|fois|veces|volte|vezes) (\d{1,4}(?:[.,]\d{1,2})?) ?(km|k|m|meters?|metres?|metros?|metri|miles?|mi|min\w*|s|secs?|seconds?|sek\w*|segundos?|secondi|secondes)?\b/,
);
const METRES_OF: Record<string, number> = { k: 1_000, km: 1_000, mi: 1_609, mile: 1_609, miles: 1_609 };
/** A bare figure from here on is metres of a track, and "m" below it is minutes. */
const LEAST_METRES = 100;
const LONGEST_S = 1_800;
const SHORTEST_S = 10;
const MOST_METRES = 5_000;
const MOST_TIMES = 30;
const SHORT_S = 40;

/** How often, and how far in metres or how long in seconds. In: plain text of `sessionText`. */
export type Repeats = { count: number; metres: number } | { count: number; seconds: number };

/** "4 x 800", "6 x 3 min": efforts of one length; `null` where none are, or none of those that are run. */
export function readRepeats(plain: string): Repeats | null {
  const [, times, figure = "", unit = ""] = REPEATS.exec(plain) ?? [];
  const count = Number(times);
  const value = Number(figure.replace(",", "."));
  if (!(count >= 2 && count <= MOST_TIMES)) return null;
  const far = METRES_OF[unit] ?? (/^(?:m(?!i)|$)/.test(unit) && value >= LEAST_METRES ? 1 : null);
  if (far !== null) {
    const metres = Math.round(value * far);
    return metres >= LEAST_METRES && metres <= MOST_METRES ? { count, metres } : null;
  }
  if (unit === "") return null;
  const seconds = Math.round(/^s/.test(unit) ? value : value * 60);
  return seconds >= SHORTEST_S && seconds <= LONGEST_S ? { count, seconds } : null;
}

/**
 * How an outing is gone through: "tempo run", "easy 30 min jog", "6 x 800 m". In: plain text of `sessionText` that asks for one, and how many seconds
 * a metre takes. Out: `steady` where nothing is said of it.
 */
export function readPace(plain: string, secondsPerMetre: number): Pace {
  const found = readRepeats(plain);
  const metres = found !== null && "metres" in found ? found.metres : null;
  const workS =
    found === null
      ? null
      : Math.max(SHORTEST_S, Math.round("metres" in found ? found.metres * secondsPerMetre : found.seconds));
  const repeats = found === null || workS === null || workS > LONGEST_S ? null : { count: found.count, workS, metres };
  const isShort = repeats !== null && repeats.workS <= SHORT_S;
  const isTempo = TEMPO.test(plain);
  if (isShort || (repeats === null && SPRINTS.test(plain))) return { kind: "sprints", repeats };
  if (!isTempo && (repeats !== null || INTERVALS.test(plain) || SPRINTS.test(plain)))
    return { kind: "intervals", repeats };
  if (isTempo) return { kind: "tempo", repeats };
  return { kind: LONG.test(plain) ? "long" : EASY.test(plain) ? "easy" : "steady", repeats: null };
}
