import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";

const LEAD =
  "(?:(?:ok|okay|then|and|so|or|nah|no|rather|instead|maybe|well|hm+|lets do|let us do|dann|lieber|doch|und|also|alors|plutot|puis|et|entonces|mejor|luego|y|allora|meglio|poi|e|entao|melhor|depois)[ ,]+)*";
const SPLIT =
  "(?:upper|lower|full|whole|total)(?: body)?|(?:push|pull|legs?|chest|back|shoulders?|arms?|abs|core|glutes?)(?: day)?|oberkorper|unterkorper|ganzkorper|beine|rucken|brust|arme|schultern|(?:haut|bas) du corps|corps entier|jambes|tren (?:superior|inferior)|cuerpo (?:entero|completo)|piernas|parte (?:superiore|inferiore|alta|bassa)|gambe|corpo (?:inteiro|todo)|(?:parte|membros) (?:superior|inferior|superiores|inferiores)|pernas";
const ALONE = compiled(
  `^\\W*${LEAD}(?:${SPLIT})(?:(?: (?:and|und|et|y|e) |, ?)(?:${SPLIT}))?(?: (?:then|today|tomorrow|please|instead|heute|morgen))*\\W*$`,
);

/** Whether a message is nothing but a part of the body or a split to train, which is the name of no lift. In: a message as typed. */
export const isSplitAlone = (text: string): boolean => text.length <= 60 && ALONE.test(foldText(text));
