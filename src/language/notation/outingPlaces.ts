import { compiled } from "../patterns/compiled.ts";

const WORDS =
  "(?:ersten?|letzten?|first|last|final|middle|[úu]ltim[oaie]s?|primeir[oa]s?|primer[oa]s?|prim[ieoa]|premi[eè]re?s?|derni[eè]re?s?)";
const FIGURE =
  "(?:\\d{1,2}|two|three|four|five|six|zwei|drei|vier|f[üu]nf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|tr[êe]s|quatro)";
const UNIT =
  "(?:kms?|k|kilom\\p{L}+|miles?|mi|mille|millas?|miglia|milhas?|min\\p{L}*|['’´′]|laps?|runden?|tours?|vueltas?|giri|voltas?)";
/** "Die ersten 5 min wie auf Eiern", "ultimos 3 arrastados": how a part of the way went, where nothing else is figured. */
const PART = compiled(
  `(?<=\\d[^\\n]{0,120}?[ ,;.(])(?:(?:the|my|die|den|der|les|le|la|los|las|gli|le|i|os|as|o|a) )?${WORDS} ${FIGURE}(?: ?${UNIT})?(?: (?!kg|reps?|sets?)\\p{L}[\\p{L}'’-]*){1,8}(?=[ \\t]*(?:[.,;!)\\n]|$))`,
  "giu",
);
/** "au 22e", "do km 2 em diante", "ab dem 8. km", "o 8º": where on the way something was. */
const PLACE = compiled(
  `(?<!\\p{L})(?:(?:jusqu['’ ]|[àa] partir |d[èe]s |desde |hasta |a partir |from |until |till |at |around |ab |bei |beim |seit |bis |verso |fino |at[ée] |depuis )?(?:au|du|le|el|al|del|il|dal|lo|o|no|do|ao|a|the|dem|den|zum|im) )?(?:(?<!\\d ?)(?:km|kilom\\p{L}+|mile|milla|miglio|minute?|kilometer) \\d{1,2}(?! ?(?:km|min|in|@|[:.]\\d))|(?<!(?<!\\p{L})(?:on|since) (?:the )?(?=\\d{1,2}(?:st|nd|rd|th)(?! ?${UNIT}(?!\\p{L}))))(?<!\\d)\\d{1,2}(?:(?:e|er|[èe]me|[ºª°]|th|st|nd|rd)(?!\\p{L})(?: ?${UNIT})?|\\. ?(?:km|kilometer|meile|minute|runde)))(?: (?:on(?:wards?)?|an|em diante|en adelante|in poi))?(?:(?: \\p{L}+){1,4} ~?\\d{1,2}[:'’´′][0-5]\\d"?)?(?![\\p{L}\\d])`,
  "giu",
);

/** "7 mi w/ 4 at tempo (7:10s)", "8 miles with 5 at MP": how fast a part of it was. */
const FASTER =
  /(?<=\d ?(?:kms?|k|mi|miles?) )(?:w\/?|with|incl\.?|including|mit|avec|con|com) (?:the (?:last|first|middle) )?\d{1,2}(?:[.,]\d)? ?(?:kms?|k|mi|miles?)? ?(?:@|at|in|im|en|à|a|em) ?(?:tempo|mp|hmp|lt|t|threshold|marathon pace|half marathon pace|10k pace|5k pace|goal pace|race pace|pace|renntempo|schwelle|allure|seuil|ritmo)(?!\p{L})(?: ?\(\d{1,2}:\d\ds?\)| ?(?:[3-9]|1[0-2]):\d\ds?(?![\d:]))?/giu;

/** Patterns of what was said of a part of a way, or of a place on it. */
export const ON_THE_WAY: readonly RegExp[] = [PART, PLACE, FASTER];
