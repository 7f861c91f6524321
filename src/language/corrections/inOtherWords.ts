import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { DAY_SAID } from "./daySaid.ts";

const COUNTS: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4 };
const SETS_AND_SETS = entered(
  /^(.*?(?:it|that|this|they|those)? ?(?:should (?:be|have been)|was|were|make (?:it|that)|actually) )(\d{1,2}|two|three|four) sets? of (\d{1,2})(?: reps)?,? (?:and|plus|then)(?: then)? (a|one|two|three|\d)(?: sets?| more)? of (\d{1,2})(?: reps)?(?=[\s.!]*$)/,
);
const MOST_LISTED = 20;

/** "Should be 3 sets of 10 and one of 8" with each set by itself: "actually 10, 10, 10, 8". In: folded text. */
function setsListed(folded: string): string {
  const [whole, lead, many = "", reps = "", more = "", others = ""] = SETS_AND_SETS.exec(folded) ?? [];
  if (whole === undefined || lead === undefined || /\d/.test(lead)) return folded;
  const count = (word: string) => COUNTS[word] ?? Number(word);
  const of = (word: string, value: string) => Array.from({ length: Math.min(MOST_LISTED, count(word)) }, () => value);
  return `${lead}${[...of(many, reps), ...of(more, others)].join(", ")}`;
}

/** Ways of putting something right, and the same as it is read elsewhere. */
const FORMS = [
  // "Ended up doing 25".
  [
    "^(?:(?:ok|and|but|actually|lol|haha|oh)[ ,]+)*(?:i |we )?(?:ended up (?:doing|with|at|on|going for|staying for|being|running|walking|riding|rowing|swimming)|it (?:turned|ended up) (?:into|being)) (\\d[^,;?]{0,15}?)(?: (?:in the end|instead|haha|lol|though|tho))*[ .!]*$",
    "actually it was $1",
  ],
  // "No perdón, fue anteayer todo", "tout ça c'était hier".
  [
    `^(?:(?:no|non|nein|nao|ah|sorry|pardon|perdon|scusa|desculpa|entschuldigung)[ ,.]+)*(?:(?:fue|era|foi|c ?['’]?etait|das war|war|e stato|it was) (?:el |le |am )?(${DAY_SAID}) (?:todo|tout|tutto|tudo|alles|all of it)|(?:todo(?: eso)?|tout(?: ca)?|tutto(?: questo)?|tudo(?: isso)?|alles|das alles) (?:fue|era|foi|c ?['’]?etait|war) (?:el |le |am )?(${DAY_SAID}))[ .!]*$`,
    "all of them were on $1$2",
  ],
  // "Did that yesterday too": the same once more on that day.
  [
    `^(?:(?:and|oh|btw|actually)[ ,]+)*(?:i )?(?:did|ran|walked|had) (?:(?:that|it|this|those|the same)(?: one| run| walk| workout| thing)? )?(?:(?:on )?(${DAY_SAID}) (?:too|as well|also|again)|(?:also|again) (?:on )?(${DAY_SAID}))[ .!]*$`,
    "same again on $1$2",
  ],
  // "Also in pounds": as what was told before.
  [
    "^(?:(?:and|oh|btw)[ ,]+)*(?:(?:this|that|these|those|the last (?:one|ones)|it|they)[ ,]+)?(?:(?:was|were|is|are) )?(?:also|too|again|auch|aussi|tambien|anche|tambem) (?:in )?(kgs?|kilos?|lbs?|pounds?|pfund|libras|livres|libbre)[ .!]*$",
    "it was in $1",
  ],
].map(([form = "", plain = ""]) => [entered(compiled(form, "u")), plain] as const);

/** A correction in words that are read: "ended up doing 25" → "actually it was 25". In: folded text. Out: the same where it is none such. */
export function inOtherWords(folded: string): string {
  const [form, plain] = FORMS.find(([one]) => one.test(folded)) ?? [];
  return form === undefined || plain === undefined ? setsListed(folded) : folded.replace(form, plain);
}
