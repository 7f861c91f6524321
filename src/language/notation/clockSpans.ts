import { compiled } from "../patterns/compiled.ts";

const HALF_DAY = 12 * 60;
const [SHORTEST, LONGEST] = [10, 5 * 60];

const CLOCK = "([01]?\\d|2[0-4])(?:[:.h] ?([0-5]\\d))?";
const HALF = " ?(am|pm|uhr|h)?";
const TO = "(?:-|–|—|to|till?|until|bis|à|a|alle|hasta las|a las|até as|às|as)";
/** "From 7 till 9", "18:30-20:00", "de 19h à 20h30", "7-8.30pm". */
export const CLOCK_SPAN = compiled(
  `(?<![\\d.,:/x×@-])(?<!\\d )((?:from|between|von|zwischen|de|da|das|dalle|desde las|de las) )?${CLOCK}${HALF} ?${TO} ?${CLOCK}${HALF}(?![\\p{L}\\d:]|[.,]\\d| ?(?:\\/|%|per\\b|pace|splits?|min|sec|s\\b|reps?|kg|kilos?|lbs?|k\\b|km|mi|m\\b|x|×|each|wdh))(?! (?:am|on) (?:rpe|rir))`,
  "giu",
);
const WITHIN_DAY =
  /last night|this (?:morning|evening|afternoon)|tonight|today|yesterday|gestern|heute|hier|ce (?:matin|soir)|ayer|hoy|ieri|oggi|stasera|ontem|hoje/i;
/** Behind it nothing is told but how long it was. */
const SETS = /\d ?[x×] ?\d|\d (?:sets?|sätze|séries|series|serie)\b/i;

/** How long it was, in so many words. */
const LONG = /\d ?(?:min\w*|h|hours?|hrs?|std|stunden?|heures?|horas?|ore|ora)(?!\p{L})/iu;

/**
 * How long it was from one time of the day to another, in words that a reader of figures knows, as what takes the place of a match of
 * `CLOCK_SPAN`; the match itself where it may be something else; nothing where sets were told beside it. In: the groups of the
 * match and the whole text.
 */
export function spanOf(
  [whole = "", lead, hour = "", minute, half, endHour = "", endMinute, endHalf]: readonly (string | undefined)[],
  text: string,
): string {
  const isTimed = minute !== undefined && endMinute !== undefined;
  const isMarked = half !== undefined || endHalf !== undefined;
  const isSure =
    lead === undefined
      ? (isTimed || isMarked) && Number(endHour) >= EARLIEST
      : isMarked || minute !== undefined || endMinute !== undefined || WITHIN_DAY.test(text);
  const minutes = Number(endHour) * 60 + Number(endMinute ?? 0) - Number(hour) * 60 - Number(minute ?? 0);
  const long = minutes <= 0 ? minutes + HALF_DAY : minutes;
  if (!isSure || long < SHORTEST || long > LONGEST) return whole;
  const rest = text.replace(whole, " ");
  return SETS.test(rest) || LONG.test(rest) ? " " : `${lead === undefined ? "" : " "}${long} min`;
}
/** Of two clocks that nothing leads, earlier ones are minutes and seconds. */
const EARLIEST = 8;
