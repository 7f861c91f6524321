import { entered } from "../patterns/enteredPattern.ts";
import type { ChangeCorrection } from "./correction.ts";
import type { Change } from "./correctionValues.ts";

/** "I only had 15 on the belt, the 5 plate was missing": figures that cannot all be of the sets. */
export const isMuddled = ({ parts }: ChangeCorrection): boolean =>
  parts.some(({ changes }) => changes.filter(isLoadOrBare).length > 1 && !changes.some(isOfSide));
/** "Drop it to 75, bar was the 15kg one": nothing has two loads. */
const isLoadOrBare = (found: Change): boolean =>
  found.what === "figure" || (found.what === "field" && found.field === "weight" && found.unit !== null);
/** "…, bar was the 15kg one": how it was loaded. */
const OF_GEAR = entered(
  /[,;.–-]\s+(?:the |my |that |this |each |both )?(?:\p{L}+ )?(?:bar|plates?|collars?|belt|vest|sled|handle|machine|stack|db|dumb ?bells?|kettle ?bell|stange|hantel|scheiben?|barre|barra|disques?|discos?|disco|dischi|bilanciere)s? (?:was|were|is|are|weighs?|war|waren|ist|etait|era|eran|erano|pesa)(?!\p{L})[^?]*$/iu,
);
export const isOfSide = (change: Change): boolean => change.what === "side" && change.side !== "each";

/** A correction without what is told behind it of the gear. In: any text. */
export const withoutGear = (text: string): string => text.replace(OF_GEAR, "");
