import { compiled } from "../patterns/compiled.ts";
import { DAY } from "./answerKinds.ts";
import { answerTokens } from "./answerTokens.ts";
import { ANSWER_FILLERS, NO_WORDS, YES_WORDS } from "./answerWords.ts";

const A_DAY = compiled(`^${DAY}$`, "u");
const TELLS =
  /^(?:both|all|everything|alles|todo|tout|tutto|tudo|beide|alle|toutes|tous|todas|todos|ambas|ambos|tutti|tutte|entrambi|ai|fait|faite?s|hecho|hice|gemacht|fatto|ho|fiz|feito|last|this|trained|ca|morning|afternoon|evening|night|abend|morgen|fruh|mittag|nachmittag|vormittag|soir|matin|midi|noche|manana|tarde|sera|mattina|pomeriggio|noite|manha)$/;

/** Whether a folded answer tells a day and nothing else: "it was on monday", "j'ai fait ca lundi". */
export function tellsOnlyDay(folded: string): boolean {
  const words = answerTokens(folded).tokens.map(({ word }) => word);
  const isTalk = (word: string) =>
    ANSWER_FILLERS.has(word) || YES_WORDS.has(word) || NO_WORDS.has(word) || TELLS.test(word);
  return (
    words.length <= 8 &&
    words.some((word) => A_DAY.test(word)) &&
    words.every((word) => A_DAY.test(word) || isTalk(word))
  );
}
