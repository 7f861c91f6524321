import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";

const LONGEST = 160;
const PART =
  "(?:biceps?|chest|bust|waist|hips?|thighs?|quads?|calf|calves|arms?|upper arms?|forearms?|neck|shoulders?|glutes?|butt|belly|navel|wrists?|ankles?|brust|taille|hufte|oberarm|oberschenkel|wade|bauch|hals|poitrine|hanches?|cuisses?|mollets?|bras|tour de (?:taille|hanches|poitrine|bras|cuisse)|pecho|cintura|cadera|muslo|brazo|pantorrilla|petto|vita|fianchi|coscia|braccio|polpaccio|peito|quadril|coxa|braco|panturrilha)";
const SIZE = "\\d{2,3}(?:[.,]\\d{1,2})?";
const UNIT = '(?: ?(?:cm|centimet(?:er|re)s?|in|inch(?:es)?)(?![\\p{L}])| ?["”])';
const IS = "(?:[ :=]+(?:(?:is|are|was|at|now|currently|measures?|relaxed|flexed|pumped|ist|est|es|e|mide|misura) )*)";
const OF_PART = compiled(
  `(?<!\\p{L})${PART}${IS}${SIZE}${UNIT}?(?: (?:to|->|from) ${SIZE}${UNIT}?)?|${SIZE}${UNIT} (?:around (?:the |my )?)?${PART}(?!\\p{L})`,
  "gu",
);
const HAS_UNIT = compiled(`\\d${UNIT}`, "u");
/** What may stand between measures. */
const LITTLE =
  /(?<!\p{L})(?:my|the|left|right|both|and|und|et|y|e|is|are|now|today|measurements?|measured|stats|new|size|at|currently|flexed|relaxed|pumped|cold|so far|mine|meine?|mon|ma|mes|mi|mis|mio|mia|meu|minha|lol|ok|hey|hi|btw)(?!\p{L})/gu;

/**
 * Whether a message tells the girths of a body and nothing else: "biceps 38 cm, chest 104 cm", "waist 82cm hips 95 thigh 56". In: any text. At least one
 * must be told with its unit. Pure.
 */
export function tellsGirths(text: string): boolean {
  if (text.length > LONGEST || !/\d/.test(text)) return false;
  const folded = foldText(text);
  if (!HAS_UNIT.test(folded)) return false;
  const rest = folded.replace(OF_PART, " ");
  return rest !== folded && !/[\p{L}\d?]/u.test(rest.replace(LITTLE, " "));
}
