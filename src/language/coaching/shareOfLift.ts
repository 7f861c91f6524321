import { foldText } from "../foldText.ts";
import { isMovementWord } from "../notation/clauseWords.ts";
import { compiled } from "../patterns/compiled.ts";
import { asksShare, PERCENTS, SHARE_LEAD } from "./shareOfLast.ts";

const OWN =
  "(?:my|the|a|meine[mnrs]?|vom|des|ma|mon|mes|la|le|mi|el|il|mio|mia|o|meu|minha|current|working|top|last|heaviest|today ?'?s|estimated|all ?-?time)";
const MAX =
  "(?:max(?:imum)?(?: ?lift)?|e? ?-?1 ?-?rm|rm|one ?-?rep ?-?max|1 ?-?rep ?-?max|pb|pr|best|record|rekord|massimale|maximo|massimo)";
const OF_LIFT = compiled(
  `^\\W*${SHARE_LEAD}(?:(?:would|wouldn t) )?(${PERCENTS}) (?:(?:of|from|von|de|del|di|da|do|du) )?(?:${OWN} )*((?:\\p{L}+[ -]){0,3}?\\p{L}+)(?: (${MAX}))?(?: (?:weight|load|be|come to|work out to|look like|again|then|roughly|about|please|pls|in (?:kgs?|lbs?|kilos?|pounds)))*[\\s?.!]*$`,
  "u",
);

/** Shares of the lift that is named, in per cent: of what was lifted, or `ofMax`. */
export type ShareOfLift = { percents: number[]; lift: string; ofMax: boolean };

/** "80% of my bench", "what's 85% of my squat max?": the shares and the lift; `null` where figures of their own are named, or no lift. */
export function asksShareOfLift(text: string): ShareOfLift | null {
  if (text.length > 90 || !/\d ?(?:%|p)/i.test(text)) return null;
  const [, shares, lift, max] = OF_LIFT.exec(foldText(text)) ?? [];
  if (shares === undefined || lift === undefined || !lift.split(/[ -]/).some(isMovementWord)) return null;
  const percents = asksShare(shares);
  return percents === null ? null : { percents, lift, ofMax: max !== undefined };
}
