import type { LogEntry } from "../../protocol/workoutLog.ts";
import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";

const ASKS_PACE =
  /\b(?:(?:what|whats|which|how (?:fast|quick|slow)|calculate|work out|tell me|welche[rs]?|was (?:fur|ist|war)|wie (?:schnell|ist)|quelle?|a combien|combien|que|cual|a cuanto|cuanto|che|quale|a quanto|quanto|qual|quantos?)\b.{0,40}\b(?:pace|speed|tempo|allure|vitesse|ritmo|velocidad|velocita|passo|velocidade|per (?:km|k|mile|kilomet(?:er|re)|100|500)|(?:a|pro|au|al|por) (?:km|kilometer|kilometre|chilometro|kilometro|quilometro|meile)|km ?\/? ?h|min ?\/ ?km|fast|quick|schnell|rapido|veloce)\b|how (?:fast|quick) (?:was|is|did|were)\b|^(?:und |also )?wie schnell (?:war|bin|ist)\b|^(?:et |y |e )?(?:a (?:quelle|que|che)|quelle|quale|que|qual)(?: \p{L}+)? (?:allure|vitesse|velocidad|ritmo|velocita|passo|velocidade)\b|\bwhat(?: is|s|'s)? (?:the |my )?split (?:is|was) (?:that|it)\b|\bwhat(?: is|s|'s| was)? (?:that|my|the)(?: new)? split(?: then| now)?\W*$|\bsplit\b.{0,20}\b500\b|^(?:and |so )?(?:average |avg |my )?(?:pace|split)\b)/u;
/** A wish, a rule or a goal, and no question for what it came to. */
const OF_ANOTHER =
  /\d|\b(?:should|need|for a|target|goal|race|runs|rides|swims|walks|laufe|sorties|salidas|easy|zone|tempo runs?|threshold|improve|increase|better|next|tomorrow|would|could|if)\b/;

/** "My pace on the 10k": the way that was logged, and no other. */
const THE_WAY = /\b(?:on|of|for|over|in) (?:the|my|that|this) \d{1,3}(?:[.,]\d)? ?-?(?:k|kms?|m|mi|miles?|milers?)\b/g;

/** Whether a message asks how fast what was just logged was: "what pace was that per km?". Figures of its own are another question. */
export function asksPaceOfLast(text: string): boolean {
  if (text.length > 80) return false;
  const folded = foldText(text);
  return (
    ASKS_PACE.test(folded) &&
    !OF_ANOTHER.test(
      folded.replace(THE_WAY, " ").replace(/(?:\b(?:per|pro|por|aux?|al|a|each)|\/) ?(?:100|500)\w*/, ""),
    )
  );
}

/** "What's that in kg", "how much is that bench in pounds": the load of what was just logged, or the way, in another unit. */
const ASKS_LOAD_IN =
  /^\W*(?:(?:and|so|ok|und|et|y|e)[ ,]+)*(?:what(?: is|s)?|how (?:much|heavy|many)|convert|wie ?viel|was|combien|cuanto|quanto)\b[^.?!]{0,40}?\b(?:in|to|en|em|auf) (kgs?|kilos?|kilogram\w*|lbs?|pounds?|libras|livres|pfund|libbre|kms?|kilomet\w+|miles?|mi|meilen|millas|miglia|milhas)\b[\s?!.]*$/;
/** "In kg?": asked with its mark alone. */
const ASKS_UNIT =
  /^\W*(?:(?:and|so|ok|und|et|y|e)[ ,]+)*(?:that |it |das |ca |eso )?(?:in|en|em|auf) (kgs?|kilos?|lbs?|pounds?|libras|livres|pfund|libbre|kms?|kilomet\w+|miles?|mi|meilen|millas|miglia|milhas) ?\?[\s?!.]*$/;
/** The unit that the load or the way of the last sets is asked for in; `null` where figures or other things are named. */
export function asksLoadIn(text: string): "kg" | "lb" | "km" | "mi" | null {
  const folded = foldText(text);
  const unit =
    text.length > 60 || /\d|\bplates?\b|\bi weigh\b|\bmy weight\b/.test(folded)
      ? undefined
      : (ASKS_LOAD_IN.exec(folded) ?? ASKS_UNIT.exec(folded))?.[1];
  if (unit === undefined) return null;
  if (/^(?:km|kilomet)/.test(unit)) return "km";
  return /^m/.test(unit) ? "mi" : /^k/.test(unit) ? "kg" : "lb";
}

/** The same question with the heaviest load or the way of a logged entry; `null` where it has none, or its unit is the one asked for. */
export function loadQuestion(
  { sets }: Pick<LogEntry, "sets">,
  to: NonNullable<ReturnType<typeof asksLoadIn>>,
): string | null {
  if (to === "km" || to === "mi") {
    const metres = metresOf({ sets });
    return metres === 0
      ? null
      : `${to === "km" ? `${metres / METRES.mi} miles in km` : `${metres / 1_000} km in miles`}?`;
  }
  const heaviest = sets.reduce<{ weight: number; unit: string | null } | null>(
    (most, { weight, unit }) => (weight !== null && weight > (most?.weight ?? 0) ? { weight, unit } : most),
    null,
  );
  const from = heaviest?.unit ?? (to === "kg" ? "lb" : "kg");
  return heaviest === null || from === to ? null : `${heaviest.weight} ${from} in ${to}?`;
}

const RM = "(?:e ?-?)?(?:1 ?-?rm|rm|one ?-?rep ?-?max(?:imum)?|1 ?-?rep ?-?max(?:imum)?|orm)";
const BACK = "(?:that|this|it|those|these|them|das|damit|daraus|ca|cela|eso|esto|isso|isto|quello|questo|ese|esse)";
const ASKS_MAX = compiled(
  [
    `\\b(?:what|whats|which|how (?:much|heavy)|calculat\\w*|estimat\\w*|work out|est|wie ?viel|was|combien|cuanto|quanto|cual|qual|quale|que)\\b.*\\b${BACK}\\b.*\\b${RM}\\b`,
    `\\b${RM}\\b.*\\b${BACK}\\b`,
    `\\b${BACK}\\b.*\\b(?:combien|wie ?viel|how much|what)\\b.*\\b${RM}\\b`,
    `\\b${BACK}\\b.{0,20}\\b(?:as|in|to|at|on|for|my) (?:an? |my )?(?:\\p{L}+ )?max\\b|\\bmax (?:from|of|off|based on|with|after|for) ${BACK}\\b|\\b${BACK} (?:put|make|bring)\\w* (?:me|my) (?:\\p{L}+ ){0,2}(?:max|rm|1rm)\\b`,
    `\\bif (?:i|id|i had|i did|i would)\\b.*\\b(?:${RM}|max)\\b|\\b(?:${RM}|max)\\b.*\\bif (?:i|id)\\b`,
    `^\\W*(?:(?:and|so|ok|what|whats|what is|what was|the|my)[ ,]+)*(?:est(?:imated)? ${RM}|e1rm)[\\s?.!]*$`,
    `^\\W*(?:(?:and|so|ok|cool|nice|then|roughly|about|approximately|what|whats|what is|what would|how much is|be|the|my|a)[ ,]+)+(?:${RM}|one rep max)(?:[ ,]+(?:then|roughly|about|approx\\w*|now|be|from|based on|of|that|off|ish))*[\\s?.!]*$`,
  ].join("|"),
  "u",
);
const NOT_OF_SETS =
  /\b(?:heart|hr|vo2|pulse|what is an? (?:1 ?rm|rm|max)|how (?:do|can|should|to)|why|test(?:ed|ing)?|percent|%)\b|%/;
const REPS_INSTEAD =
  /\b(?:done|did|got|hit|made|managed|for|do|x|of) (?:only |just |another |an? )?(\d{1,2})(?! ?(?:kgs?|kilos?|lbs?|pounds?|rm|[.,]\d))(?: reps?)?\b/;
const LOAD_INSTEAD =
  /\b(\d{2,3}(?:[.,]\d{1,2})?) ?(?:kgs?|kilos?|lbs?|pounds?)\b|\b(?:with|at|used|had) (\d{2,3}(?:[.,]\d{1,2})?)\b/;

/**
 * Whether a message asks what max the sets just logged stand for: "what would that be as a 1RM", "if I'd done 6 instead what would my max
 * be"; with the repetitions or the load that it supposes. `null` for maxes of other figures, and for what a max is.
 */
export function asksMaxOfLast(text: string): { reps: number | null; weight: number | null } | null {
  const folded = text.length > 110 ? "" : foldText(text);
  if (!ASKS_MAX.test(folded) || NOT_OF_SETS.test(folded)) return null;
  const supposes = /\bif\b|\binstead\b/.test(folded);
  const plain = folded.replace(/\be? ?-?1 ?-?(?:rm|rep)\b/g, "rm");
  const figures = plain.match(/\d+(?:[.,]\d+)?/g) ?? [];
  if (figures.length > (supposes ? 2 : 0)) return null;
  const load = LOAD_INSTEAD.exec(plain);
  const reps = REPS_INSTEAD.exec(load === null ? plain : plain.replace(load[0], " "));
  const of = (found: string | undefined) => (found === undefined ? null : Number(found.replace(",", ".")));
  if (supposes && figures.length !== (load ? 1 : 0) + (reps ? 1 : 0)) return null;
  return { reps: of(reps?.[1]), weight: of(load?.[1] ?? load?.[2]) };
}

/** The same question with the figures of the best set of a logged entry; `null` where it has none that a max can be told from. */
export function maxQuestion(
  { sets }: Pick<LogEntry, "sets">,
  instead: NonNullable<ReturnType<typeof asksMaxOfLast>>,
): string | null {
  const best = sets
    .filter(({ load }) => load === "total")
    .map(({ weight, reps, unit }) => ({ weight: instead.weight ?? weight ?? 0, reps: instead.reps ?? reps ?? 0, unit }))
    .filter(({ weight, reps }) => weight > 0 && reps >= 1 && reps <= MOST_REPS)
    .toSorted((one, other) => other.weight * (1 + other.reps / 30) - one.weight * (1 + one.reps / 30))[0];
  return best === undefined ? null : `e1rm ${best.weight} ${best.unit ?? ""} x ${best.reps}?`;
}
const MOST_REPS = 15;

const METRES = { m: 1, km: 1_000, mi: 1_609.344, yd: 0.9144, ft: 0.3048 } as const;

/** The distance of an entry, in metres. */
export const metresOf = ({ sets }: Pick<LogEntry, "sets">): number =>
  sets.reduce((sum, { distance, distanceUnit }) => sum + (distance ?? 0) * METRES[distanceUnit ?? "m"], 0);

/** The same question with the figures of a logged entry, or `null` where it has no distance or no time. */
export function paceQuestion({ sets, exercise }: Pick<LogEntry, "sets" | "exercise">): string | null {
  const metres = metresOf({ sets });
  const seconds = sets.reduce((sum, { durationS }) => sum + (durationS ?? 0), 0);
  if (metres === 0 || seconds === 0) return null;
  const clock = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60), Math.round(seconds % 60)];
  const per = /\brow(?:ing|er)?\b|ski ?erg/i.test(exercise.name) ? " per 500 m" : "";
  return `what pace${per} is ${metres / 1_000} km in ${clock.map((part) => String(part).padStart(2, "0")).join(":")}?`;
}
