import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";

const LONGEST = 80;
const LEAD = "^\\W*(?:(?:hey|hi|so|ok|sorry|but|well|also|and|hello|coach)[ ,!.]+)*";
const END =
  "(?: (?:right now|now|at the moment|currently|today|again|btw|momentan|gerade|en ce moment|ahora|adesso|agora))*[\\s!.]*$";
const HURT = compiled(
  `${LEAD}(?:i ?['’]?(?:ve|m)?|im|ive|i am|i have) ?(?:have |got |am |was |been |a bit |kind of |still |badly |slightly )*(?:an? |some |this |an old |a few )*(?:injur(?:y|ies|ed)|hurt|bad joints?|joint (?:pain|problems?|issues?))${END}|${LEAD}(?:ich bin (?:leicht )?verletzt|ich habe eine verletzung|je (?:me )?suis blessee?|j ?['’]?ai une blessure|estoy lesionad[oa]|tengo una lesion|(?:sono|mi sono) infortunat[oa]|ho un infortunio|estou (?:lesionad[oa]|machucad[oa])|tenho uma lesao)${END}`,
);

/** Whether somebody says that they are hurt, and not where: "I have an injury". In: any text, six languages. */
export const tellsUnnamedInjury = (text: string): boolean => text.length <= LONGEST && HURT.test(foldText(text));
