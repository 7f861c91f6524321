import { foldText } from "../../foldText.ts";
import { isGivenName } from "./givenNames.ts";

/** Where somebody says who they are: at the beginning of a sentence, or behind a greeting or a joint. */
const MAY_INTRODUCE =
  /(?:^|[.!?;,:\n(]|\b(?:hi+|hey+|hello|yo|hiya|hallo|servus|moin|coach|btw|and|und|so|well|ok|okay|but|also|because|cause|cos|since|when|if|that|as|yeah|yes|no|actually|now|while|think|guess|says?))\W*$/iu;
const BARE_IM = /(?<![\p{L}'’])im(?= (\p{L}+))/giu;
const ENGLISH =
  /\b(?:i|my|me|the|and|is|are|was|have|has|had|to|of|for|with|hi|hey|hello|coach|please|want|need|year|years|old|yo|here|from|train|lift|gym|not|but|so)\b/i;
const GERMAN =
  /\b(?:ich|und|mit|nicht|kein\w*|nur|ohne|bitte|heute|morgen|gestern|minuten|stunden?|training|trainier\w*|der|die|das|ein\w*|mein\w*|ist|bin|habe?|hab|fur|wie|was|woche|tage?|jahre?|knie|rucken|beine?|brust|schulter\w*|bauch|kraft\w*|ubung\w*|wir|auf|zu|zum|zur|beim?|aus|seit|nach|vor|oder|aber|auch|noch|mal)\b/;

/** "Am 12. bin ich gelaufen": a day, and nobody's age. */
const AM_DAY = /(?<![\p{L}'’])am(?= \d{1,2}\.)/giu;

/**
 * The German "im" ("Training im Urlaub") put as "beim", so that nobody is called Urlaub; "im Tom", "im 34" and "so im stuck" stay what
 * they are in English. In: a message as typed.
 */
export function withoutGermanIm(text: string): string {
  if (!/\bim\b|\bam \d/i.test(text)) return text;
  const folded = foldText(text);
  const isGerman = GERMAN.test(folded) && !ENGLISH.test(text);
  const dated = isGerman ? text.replace(AM_DAY, "an") : text;
  return dated.replace(BARE_IM, (im, next: string, at: number) => {
    if (FIXED.test(foldText(next))) return im;
    if (SEASON.test(foldText(next))) return /^\p{Lu}/u.test(next) ? "in" : im;
    const isNoun = /^\p{Lu}/u.test(next) && !isGivenName(foldText(next));
    const opens = MAY_INTRODUCE.test(text.slice(0, at));
    const isDative = isNoun && (isGerman || !opens || PLACE.test(foldText(next)));
    return isDative || (isGerman && !opens && !isGivenName(foldText(next))) ? "beim" : im;
  });
}
const FIXED = /^(?:moment|schnitt|durchschnitt|ernst|prinzip)$/;
const SEASON =
  /^(?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|sommer|winter|fruhling|herbst)$/;
const PLACE =
  /^(?:urlaub|keller|garten|park|wald|studio|fitness\w*|gym|hotel\w*|wohnzimmer|schlafzimmer|buro|sitzen|stehen|liegen|knie|rucken|nacken|ellbogen|ellenbogen|fuss|handgelenk|knochel|oberschenkel|unterarm|bizeps|trizeps|training|verein|becken)$/;
