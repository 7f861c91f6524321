import { entered } from "../patterns/enteredPattern.ts";
import type { Reading } from "./reading.ts";

const PLAINLY_ILL = entered(
  /\b(?:i have|ive got|i have got|i got|ive|ich habe?|jai|j ai|tengo|ho|tenho|estou com|to com) (?:an? |the |la |le |die |eine |une |una |uma |still |bad |slight |mild )*(?:fever|flu|covid|pneumonia|concussion|temperature|fieber|grippe|fievre|fiebre|gripe|febbre|influenza|febre|gehirnerschutterung|commotion|conmocion|commozione)\b(?! (?:dream|pitch|shot|jab|vaccine|last|two|\w+ (?:years?|months?|weeks?) ago))/,
);

/** Whether somebody says outright that they are ill: "I have a fever. 20 min workout", whatever harmless words stand beside it. */
export const tellsIllness = ({ text }: Pick<Reading, "text">): boolean => PLAINLY_ILL.test(text);
