import { compiled } from "../patterns/compiled.ts";

/** Words by which somebody takes back what was just said of a session, in six languages; they stand at a break in the thought. */
const LEADS =
  "(?:(?:oh|hm+|um+|uh+|er+|ah|no|nah|nope|ok|okay|wait|sorry|oops|and|but|well|you know what)[\\s,.!…-]+)*";
const AT_BREAK =
  "(?:actually|wait|sorry|oops|correction|edit|i (?:mean|meant)|meant|make (?:it|that|this)|change (?:it|that) to|let us (?:make|do)|lets (?:make|do)|(?:no|nah|nope|better|rather)(?=[\\s,]+(?:just|only|make|do|like|about|more like|with|wait|lets|\\d))|or (?:rather|better|actually)|eigentlich|nein|nee|warte|moment|doch (?:lieber|eher)|lieber|besser|ach was|en fait|plutot|attends?|non(?=[\\s,]+(?:\\d|plutot|en fait|fais))|mejor|espera|en realidad|digo|perdon|anzi|aspetta|meglio|scusa|facciamo|na verdade|melhor|quer dizer|desculpa)";
/** These take back what was said wherever they stand. */
const ANYWHERE =
  "(?:no,? wait|wait,? no|(?:scratch|scrap|forget|strike) that|on second thoughts?|change of plans?|sorry,? i (?:mean|meant)|but (?:make|keep|cap|call|lets make|let us make) (?:it|that)(?= (?:at |to |about |only |just )?\\d)|actually (?:make|lets|let us|no|do|just|only|\\d))";
const MARK = compiled(
  `(?:^|[.,;:!?\\n…(–—]|\\s-\\s)\\s*${LEADS}${AT_BREAK}(?![\\p{L}\\d])|\\b${ANYWHERE}(?![\\p{L}])`,
  "gu",
);
/** What comes on top of what was said takes the place of nothing. */
const ADDS =
  /\b(?:add|adding|also|too|as well|plus|on top|besides|auch|noch|dazu|aussi|en plus|tambien|anche|tambem|and some|with some more)\b/;
const MOST_THOUGHTS = 4;

/** A thought that changes the ones before it. */
export type SecondThought = { before: string; after: string };

/**
 * Where a request thinks twice: "a 45 minute leg workout, actually make it 30". In: the request, folded. Out: each second thought
 * with all that was said before it; none for most requests, and none for what only adds something.
 */
export function readSecondThoughts(folded: string): SecondThought[] {
  const marks = [...folded.matchAll(MARK)].filter(({ index }) => index > 0).slice(0, MOST_THOUGHTS);
  return marks.flatMap((mark, at) => {
    const from = mark.index + mark[0].length;
    const after = folded.slice(from, marks[at + 1]?.index).replace(/^[\s,.;:!–—-]+/, "");
    return ADDS.test(after) ? [] : [{ before: folded.slice(0, mark.index), after }];
  });
}
