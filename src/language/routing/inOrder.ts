import type { RouteDecision } from "../../protocol/turn.ts";
import { foldText } from "../foldText.ts";
import { entered } from "../patterns/enteredPattern.ts";

/** "Before you make me a session, …": the next comes before it. */
const COMES_AFTER = entered(
  /^\W*(?:(?:ok|okay|hey|hi|so|but|and|oh|please)\W+)*(?:before (?:you|we|i (?:start|begin|do|get|go)|making|giving|building|starting)|bevor|avant (?:de|que)|antes (?:de|que)|prima (?:di|che))(?![\p{L}])/u,
);
/** "First log …", "before that log …", "after you log …", "once you've saved …": it comes before what stands before it. */
const COMES_FIRST = entered(
  /^\W*(?:(?:ok|okay|oh|wait|but|and|please|actually|sorry|aber|trag|pero|mais|ma|mas)\W+){0,3}(?:first(?! (?:set|one|time|exercise|round|thing\b(?!,)))|before that|beforehand|(?:after|once|when|as soon as) (?:you|u)(?: have| ve|'ve)?(?! (?:did|do)\b)|erst(?:mal)?(?! um\b)|zuerst|vorher|davor|d ?'?abord|avant (?:ca|cela)|primero|antes de eso|prima(?! di\b)|primeiro|antes disso)(?![\p{L}])/u,
);
const ENDS_FIRST = entered(
  /^\W*(?:(?:please|but|and|can you|could you) )*(?:log|record|save|add|put|enter|note|tell|answer|explain|show|delete|change|fix|update)\b.* first\W*$/u,
);
/** "Give me a leg workout. Before that" is what the next begins with. */
const LEADS_BEFORE = entered(
  /[,.;!?\n]\W*(?:(?:but|and|oh|aber|pero|mais|ma|mas)\W+)*(?:before that|beforehand|first|vorher|davor|zuerst|erst|antes de eso|primero|avant ca|d abord|prima|prima di cio|antes disso|primeiro)\W*$/u,
);

/**
 * The requests of a message in the order in which they are to be dealt with: as they were said, but for words that turn it round
 * ("before you make me a session, log 5x5 squats", "…, but first log …"). In: at least one request, and the message that
 * they were cut from, since the words may stand between them. Out: the same requests.
 */
export function inOrder(items: readonly RouteDecision[], text: string): RouteDecision[] {
  const [first, second, ...others] = items;
  if (!first || !second) return [...items];
  const told = foldText(first.text);
  // "Before we start, 3x10 bench from yesterday" is all of one.
  if (COMES_AFTER.test(told) && !/[,.;:\n]./.test(first.text.trim())) return [second, first, ...others];
  if (COMES_FIRST.test(told)) return [...items];
  let end = 0;
  const place = items.findIndex((item, at) => {
    const from = Math.max(end, text.indexOf(item.text, end));
    const between = at > 0 ? foldText(text.slice(end, from)).replace(/^[\W]+/, "") : "";
    end = from + item.text.length;
    const words = `${between} ${foldText(item.text)}`.trim();
    const lead = foldText(items[at - 1]?.text ?? "");
    return at > 0 && (COMES_FIRST.test(words) || ENDS_FIRST.test(words) || LEADS_BEFORE.test(lead));
  });
  const moved = items[place];
  if (place < 1 || !moved) return [...items];
  return [...items.slice(0, place - 1), moved, ...items.slice(place - 1).filter((item) => item !== moved)];
}
