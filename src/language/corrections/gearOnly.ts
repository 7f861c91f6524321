import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { type Correction, change } from "./correction.ts";

const GEAR =
  "(?:(?:straight|short|long|v|ez|flat|heavy|light|wide|close|neutral|overhand|underhand|resistance|trap|hex|safety) ?-?)?(?:rope|rings|bar|barbell|dumb ?bells?|dbs?|kettle ?bells?|kbs?|cables?|machine|smith(?: machine)?|bands?|plate|handles?|attachment|grip|swiss bar|ez ?-?bar|kurzhanteln?|langhantel|kabelzug|maschine|seil|cuerda|mancuernas?|barra|maquina|polea|corde|halteres?|barre|corda|manubri|bilanciere|cabo|seilzug|kettlebells|elastic[oi]s?|elastique|manubrio|rollbrett|mancuernas|halter(?:e|es)?|sz-?stange|stange)";
/** "Das waren", "c'était", "era": it was, of what it was done with. */
const IT_WAS =
  "(?:(?:das|es|c|eso|quello|isso|era|it|that|those|they) ?['’]? ?)?(?:war(?:en)?|etai(?:en)?t|era[n]?|erano|fue|fueron|foi|foram|eram|was|were) (?:(?:doch|eigentlich|en fait|en realidad|in realta|na verdade|actually) )?";
const ONLY = entered(
  compiled(
    `^(?:(?:and|but|oh|also|i (?:did|used)|did (?:it|them|those|that)) )*(?:${IT_WAS}(?:(?:mit|avec|con|com|with|am|au|aux|des|en|na|no|al) (?:den |der |dem |les |la |el |un |una |il |i |as |os )?)?(?=${GEAR}$))?(?:(?:with|using|on|mit|con|avec|com|am|auf|sur|en|sul) (?:the |an? |my |der |dem |einer |la |el |le |les |un |una |il )?(${GEAR}|treadmill|laufband|tapis(?: de course)?|cinta|esteira|spin(?:ning)? bike|exercise bike|turbo)(?: (?:one|version|variation))?|(?:the|der|das|la|el|le|il) (${GEAR})(?: (?:one|version|variation))?|(${GEAR})(?: (?:ones?|version|variation))?)$`,
    "u",
  ),
);

/** What was worn: no other exercise, but worth a note. */
const WORN = entered(
  /^(?:(?:and|but|oh|also|i (?:did|used|had|wore)|did (?:it|them|those|that)) )*((?:(?:with|w|using|wearing|in|mit|con|avec|com|no|without|ohne|sans|sin|senza|sem) )(?:my |an? |the )?(?:(?:lifting|wrist|knee|weight ?lifting|squat|flat) )?(?:straps|wraps|(?:knee )?sleeves|belt|gloves|chalk|hooks)|beltless|strapless|barefoot)(?: on)?(?: (?:btw|by the way|this time|today))*$/u,
);

/** Where the body was: "sitting down", "standing.. I mean seated". */
const POSITION = entered(
  /^(?:(?:and|but|oh|also|i (?:did|was)|did (?:it|them|those|that)|(?:sitting|standing|seated|lying|kneeling)[ ,.]+i mean[t]?|the) )*(seated|sitting|sat|standing|stood|lying|kneeling)(?: (?:down|up|ones?|version|variation))?$/,
);
const NAMES: Readonly<Record<string, string>> = { sitting: "seated", sat: "seated", stood: "standing" };

/**
 * What the last entry was done with, or how one sat or stood, and nothing else: "the rope", "with dumbbells", "sitting down". In: folded text. `null` for anything
 * with more in it. Only right after a log is it about that log.
 */
export function readGearOnly(text: string): Correction | null {
  const said = text.replace(/(?:[\s,.!]|lol|haha|yeah|yep)+$/, "");
  const worn = WORN.exec(said)?.[1];
  if (worn !== undefined) return change({ note: worn });
  const found = ONLY.exec(said);
  const position = POSITION.exec(said)?.[1];
  const phrase = found?.[1] ?? found?.[2] ?? found?.[3] ?? (position && (NAMES[position] ?? position));
  return phrase === undefined ? null : change({ exercise: { phrase, instead: null } });
}

/** "Era con mancuernas de 20": dumbbells and what each of them weighs. */
const BELLS_OF = entered(
  /^(?:\W*(?:perdon|no|scusa|desculpa|pardon|sorry|ach|ah|oh|nein|non|nao|en realidad|in realta|na verdade|en fait)[ ,]+){0,3}(?:(?:das|es|c|eso) ?['’]? ?)?(?:war(?:en)?|etai(?:en)?t|era[n]?|erano|fue|fueron|foi|foram) (?:(?:mit|avec|con|com|des) )?(?:(?:den|des|las|los|i|os|dois|dos|deux|due) )?(?:kurzhanteln|halteres|mancuernas|manubri) (?:de|a|da|von|zu|mit) (?:je )?(\d{1,2}(?:[.,]5)?)(?: ?(?:kgs?|kilos?))?(?: (?:cada (?:una?|mano)|chacune?|je hand|l ?['’]? ?un[ao]))?(?=[\s.!]*$)/u,
);

/** The same in the words that corrections are read with: "it was with dumbbells, 20s". In: folded text. */
export const bellsInEnglish = (folded: string): string => folded.replace(BELLS_OF, "it was with dumbbells, $1s");
