import { isMovementWord } from "../notation/clauseWords.ts";
import { compiled } from "../patterns/compiled.ts";

const LONGEST = 2_000;
/** Words by which somebody takes back what was said just before, inside one sentence. */
const TAKEN_BACK = [
  // "... no just", ", no wait,", "- nah it was"
  "(?:\\.{2,}|…|[,;:–—-]|\\s-)\\s*(?:(?:oh|uh|um|er|ah|wait|hang on|sorry|oops|actually)[\\s,.]+){0,2}(?:no+|nah|nope|nein|nee|non|nan|nao|não)(?:[\\s,.]+(?:wait|sorry|actually|it was|that was|i mean|i meant|just|rather|make that|warte|moment|doch|quatsch|das war|pardon|attends|attendez|perdon|perdón|espera|en realidad|en fait|scusa|aspetta|desculpa|pera|era|fue|foi|war|c'était|c'etait)){0,3}(?=[\\s,.]+\\p{L})",
  "\\bno[\\s,]+(?:wait|sorry|actually|i mean|i meant|scratch that|it was)(?:[\\s,.]+(?:it was|that was|i mean|i meant|just|actually|sorry|no)){0,2}(?![\\p{L}])",
  "\\b(?:wait|sorry|oops|actually|scratch that|scrap that|correction)[\\s,.]+(?:(?:no|wait|sorry|actually|i mean|i meant|make that|it was|that was|that is|thats|that's)[\\s,.]+){0,2}(?:i mean|i meant|make that|it was|that was|no)(?![\\p{L}])",
  "(?<![\\p{L}])(?:espera|aspetta|attends|warte)[\\s,.]+(?:no[\\s,.]+)?(?:en realidad |en fait )?(?:fue|era|foi|c'était|c'etait|das war|es war)(?![\\p{L}])",
  "\\b(?:i mean|i meant|or rather|scratch that|scrap that|ich meine|quatsch|je veux dire|quiero decir|digo|cioè|cioe|anzi|quer dizer|digo)(?![\\p{L}])",
].join("|");
const MARK = compiled(`(?:${TAKEN_BACK})`, "giu");
/** Where the words before a second thought begin. */
const BOUNDARY = /[\n:;!?]|\.(?=\s)|\b(?:and|then|plus|dann|danach|puis|luego|poi|depois)\b/giu;
/** Where the words after it end. */
const END = /[\n;!?]|\.(?=\s|$)|,|\d/u;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}-]*/gu) ?? [];
const namesMovement = (text: string): boolean => wordsOf(text).some(isMovementWord);

/**
 * A log in which somebody thinks twice about the exercise, with only the exercise that is meant: "pin press... nah it was
 * floor press, 100 kg 5/5/4" → "floor press, 100 kg 5/5/4"; "bench 3x8 at 80, sorry, I mean incline bench" → the figures
 * under the second name. Other text comes back as it is. Pure and linear; 2,000 characters are read.
 */
export function meantExercise(text: string): string {
  if (text.length > LONGEST) return text;
  const mark = [...text.matchAll(MARK)].find((found) => isRename(text, found));
  if (mark === undefined) return text;
  const from = clauseStart(text, mark.index);
  const [before, after] = [text.slice(from, mark.index), afterwards(text, mark)];
  const firstFigure = before.search(/\d/);
  if (firstFigure < 0 || /\d/.test(after.split(/[\n.;]/, 1)[0] ?? "")) return `${text.slice(0, from)} ${after.trim()}`;
  const end = after.search(END);
  const name = end < 0 ? after : after.slice(0, end);
  const rest = end < 0 ? "" : after.slice(end);
  return `${text.slice(0, from)} ${name.trim()} ${before.slice(firstFigure).replace(/[\s,;–—-]+$/, "")}${rest}`;
}

/** An exercise before it, and another right behind it. */
function isRename(text: string, mark: RegExpExecArray): boolean {
  const before = text.slice(clauseStart(text, mark.index), mark.index);
  const after = afterwards(text, mark);
  const end = after.search(END);
  const name = (end < 0 ? after : after.slice(0, end)).trim();
  return (
    namesMovement(before) && namesMovement(name) && wordsOf(name).length <= MOST_WORDS && !isLack(before, mark[0], name)
  );
}

/** "…, shoulders fried, no pressing pls", "no need to log the rows": what there was or is to be none of. */
function isLack(before: string, mark: string, name: string): boolean {
  if (!/^[\s,;:–—-]*no$/i.test(mark)) return false;
  const beside = before.slice(before.search(/[^,;]*$/));
  return (!/\d/.test(beside) && !namesMovement(beside)) || NONE_OF.test(name);
}
const NONE_OF =
  /^(?:need|more|time|energy|point|other|further|extra)\b|\b(?:please|pls|plz|today|tonight|this time|either|yet|though|for me|left)\W*$/i;

const MOST_WORDS = 6;
const afterwards = (text: string, mark: RegExpExecArray): string =>
  text
    .slice(mark.index + mark[0].length)
    .replace(/^[\s,.;:!–—-]+/, "")
    .replace(
      /^(?:they|it|those|these|that|das|es|c['’]|eran|erano|eram) ?(?:were|was|are|is|war(?:en)?|[ée]tai(?:t|ent))?\s+/i,
      "",
    );

function clauseStart(text: string, until: number): number {
  let start = 0;
  for (const found of text.slice(0, until).matchAll(BOUNDARY)) {
    const end = found.index + found[0].length;
    // Dots right before the second thought belong to it.
    if (text.slice(end, until).trim() !== "") start = end;
  }
  return start;
}
