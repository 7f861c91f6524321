import { isMovementWord } from "../notation/clauseWords.ts";
import { ORDINAL_WORDS } from "../numbers/ordinals.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import type { Correction } from "./correction.ts";
import { content, phraseIn, takeWhen } from "./correctionPhrases.ts";
import { readValues } from "./correctionValues.ts";
import { readEarlierRepeat } from "./earlierRepeat.ts";
import { ONE_MORE } from "./furtherSet.ts";
import { readSameSet } from "./sameSet.ts";

const LEAD =
  "(?:(?:and|und|et|y|e|then|dann|danach|puis|ensuite|luego|despues|poi|dopo|depois|did|done|have|just|do|it|that|log|ok|okay|now|what i (?:just )?did(?: just now)?|the last (?:one|thing)|i did|just did|j ai fait|hice|ho fatto|fiz|refais|note|mets|remets|ajoute|enregistre|trag|schreib|notier\\p{L}*|mach|apunta|anota|registra|repite|haz|segna|scrivi|ripeti|rifai|repete|the|exact|exactly|again|once more|one more time|yeah|yep|also|cool|nice|great|good|thanks|logging|todays?|heute|aujourd hui|hoy|oggi|hoje)[ ,.:]+){0,12}";
const SAME =
  "(same|ditto|idem|das gleiche|dasselbe|pareil|la meme chose|la meme|lo mismo|igual|lo stesso|la stessa cosa|uguale|o mesmo|a mesma coisa)(?![\\p{L}])";
const ONCE_MORE =
  "(repeat(?:ed)?|redo|redid|duplicated?|copy|copied) (?:the |that |my )?(?:same )?(?:last |previous )?(set|one|entry|exercise|it|that|lift|them|those|these|all)(?: (?:over )?(?:on)?to(?= (?:today|now)))?";
const ANOTHER = `(${ONE_MORE}|(?:one|1)(?= (?:at|of|with|for|x) ?\\d)) ?(set|round|one|go|satz|serie|repetition)?(?![\\p{L}])`;
const AGAIN = "(again|nochmal|noch einmal|encore(?: une fois)?|otra vez|de nuevo|di nuovo|ancora|de novo)(?=$|[ ,.!])";
const REPEAT = entered(compiled(`^${LEAD}(?:${SAME}|${ONCE_MORE}|${ANOTHER}|${AGAIN})`, "u"));
/** "Two more of those": so many sets like the last. */
const MORE_OF = entered(
  /^(?:(?:and|then|did|i did|plus|also|do|log|add)[ ,]+)*(\d{1,2}) (?:more|extra|additional|others?) (?:(?:sets? )?(?:at|with) (?:that|it|the same)(?: (?:weight|load))?|(?:of )?(?:those|them|that|these|the same)|(?:just )?like (?:that|those|the last(?: one)?))[\s.!]*$/,
);
const AGAIN_WORDS =
  /(?<![\p{L}])(?:(?:right )?now|(?:(?:for|pour|fur|para|per) )?(?:today|heute|aujourd ?'?hui|hoy|oggi|hoje)|(?:for|pour|fur|para|per)(?: +ein)?(?= *$)|ein(?= *$)|again|thing|things|exercise|weights?|sets?|reps?|same|igual|genau ?so|wie (?:eben|vorher|vorhin)|pareil(?:le)?|identique|como antes|uguale|come prima|as (?:before|above|that|last (?:time|one|set)|the last(?: one| set)?)|like (?:before|that|last time)|once more|for|with|but|this time|de nuevo|otra vez|nochmal)(?![\p{L}])/gu;
const OF_FIELD =
  /^ ?(?:weights?|loads?|reps?|pace|gewicht|poids|charge|peso|carga|carico|tempo|ritmo|allure)(?![\p{L}])(?! (?:and|und|et|y|e|&))/u;
const NOT_REPEAT =
  /\b(?:question|workout|exercise idea|suggestion|option|plan|routine|day|week|person|time|glass|thing)s?\b/;
const AS = /(?<![\p{L}])(?:as|like|from) (?:i (?:did|had) )?(?:on |the )?$/u;
const AS_BEFORE =
  /(?<![\p{L}])(?:(?:as|like|from) (?:the )?(?:last|previous|other) (?:time|day|week|session|workout)|(?:as|like) (?:usual|always)|(?:genau ?so )?wie (?:das )?letzte[sn]? mal|(?:que|como) la (?:ultima vez|vez pasada)|(?:que|comme) la derniere fois|(?:che|come|al?l) l ultima volta|(?:que|como|d)? ?a ultima vez)(?![\p{L}])/u;

/** What it is the same as, when that is not what was said just now: "as last time", "as on Thursday". */
function sourceIn(text: string): { as: string | null; rest: string } {
  const before = AS_BEFORE.exec(text);
  if (before) return { as: "", rest: text.replace(before[0], " ") };
  const dated = takeWhen(text);
  if (dated.when === null) return { as: null, rest: text };
  const at = text.indexOf(dated.when);
  const lead = text.slice(0, at);
  return AS.test(lead)
    ? { as: dated.when, rest: `${lead.replace(AS, " ")} ${text.slice(at + dated.when.length)}` }
    : { as: null, rest: text };
}

/** "Leg extensions, same sets and reps with 45", "bench too, 70": the scheme of the last entry, done with another exercise. */
const LIKEWISE = entered(
  /^(?:(?:and|then|also|next|i did|did)[ ,]+)*([^\d,.:;?]{3,40}?)[ ,:-]+(?:(?:the )?same(?:[ &+]+(?:sets|reps|weights?|scheme|numbers|thing|deal|again|amount|and|n|x|of))*|ditto|dito|genauso|lo mismo|igual|pareil|uguale|lo stesso|o mesmo)(?![\p{L}])([^?]*)$|^(?:(?:and|then|i did|did)[ ,]+)*([^\d,.:;?]{3,40}?)[ ,:-]+(?:too|as well|likewise|auch|tambien|aussi|anche|tambem)[ ,:-]+((?:at |with |mit |con |avec |com )?\d[^?]*)$/u,
);

const TOLD_OF = /(?<!\p{L})(?:was|were|had|is|are|war|waren|etait|etaient|era|eran|erano|eram|foi|foram)(?!\p{L})/u;

function readLikewise(text: string): Correction | null {
  const found = LIKEWISE.exec(text);
  if (!found) return null;
  const exercise = phraseIn(found[1] ?? found[3] ?? "");
  // "The dips were weighted, same" tells of the dips that there are.
  if (exercise === null || !exercise.split(" ").some(isMovementWord) || TOLD_OF.test(exercise)) return null;
  // "Same as always" names no time that could be looked up.
  if (/(?<!\p{L})(?:always|usual|ever)(?!\p{L})/u.test(text)) return null;
  const { as, rest } = sourceIn(found[2] ?? found[4] ?? "");
  const { changes, left } = readValues(rest);
  if (content(left.replace(AGAIN_WORDS, " ")).length > 0) return null;
  const parts = changes.length === 0 ? [] : [{ sets: "all" as const, changes }];
  return { kind: "repeat", scope: "entry", count: 1, parts, exercise, when: null, as };
}

/** "Same again for a 4th set", "lo mismo para la cuarta serie", "same for set 4": one more, and no entry. */
const FOR_SET = compiled(
  `(?<![\\p{L}\\d])(?:for|on|as|in|at|fur|beim?|pour|sur|para|en|per|su|na|pra)?(?: ?(?:an?|the|my|another|den|die|einen|eine|der|la|le|el|une?|una|il|o|um|uma)){0,12} ?(?:(?:${ORDINAL_WORDS}) (?:sets?|one|round|go|satz|serie)|(?:set|satz|serie) (?:number |no\\.? |#)?[2-9])(?![\\p{L}\\d])`,
  "u",
);
/** Which set that is is not said to come after the last: "the same for the last set". */
const FOR_LAST =
  /(?<![\p{L}])(?:last|final|first|letzte[nr]?|erste[nr]?|derniere?|premiere?|ultim[ao]|prim(?:er|ero|era|o|a)|1st) (?:sets?|one|round|satz|serie)(?![\p{L}])/u;

/** More of the same, as it was or with differences: "same again but 5 kg more", "another set of 8". In: folded text. */
export function readRepeat(text: string): Correction | null {
  const more = MORE_OF.exec(text);
  if (more)
    return { kind: "repeat", scope: "set", count: Number(more[1]), parts: [], exercise: null, when: null, as: null };
  const earlier = readSameSet(text) ?? readEarlierRepeat(text);
  if (earlier) return earlier;
  const match = REPEAT.exec(text);
  if (!match) return readLikewise(text);
  const [whole, same, repeatVerb, repeated, another, noun, again] = match;
  const source = sourceIn(text.slice(whole.length));
  // "Same weight as last time" says how heavy it was, and repeats nothing.
  if (same !== undefined && source.as !== null && OF_FIELD.test(text.slice(whole.length)) && !/\d/.test(text))
    return null;
  const dated = source.as === null ? takeWhen(source.rest) : { text: source.rest, when: null };
  if (
    another !== undefined &&
    noun === undefined &&
    !/^[ ,.!]*(?:$|at |of |with |for |mit |con |avec |com |de |da |por |pour |per |fur |x ?\d|\d|~|but |same |(?:just )?(?:like|as) |igual|genau|wie |pareil|como |uguale|come )/.test(
      dated.text,
    )
  )
    return null;
  if (same !== undefined && FOR_LAST.test(dated.text)) return null;
  const forSet = same === undefined ? null : FOR_SET.exec(dated.text);
  if (forSet !== null) dated.text = dated.text.replace(forSet[0], " ");
  const count = /(?<![\p{L}\d])(?:x ?(\d)|(\d) times)(?![\p{L}\d])/u.exec(dated.text);
  const rest = count ? dated.text.replace(count[0], " ") : dated.text;
  const read = readValues(rest.replace(/^[ ,]*of (?=\d)/, " for "));
  const left = read.left.replace(AGAIN_WORDS, " ");
  if (NOT_REPEAT.test(left) || /\?/.test(text)) return null;
  const exercise = phraseIn(left);
  // "Do it again for front squat but 80": the same of another exercise.
  const isForOther = again !== undefined && /^[ ,]*(?:for|on|with|but (?:for|with)) \p{L}/u.test(dated.text);
  if (exercise !== null && same === undefined && !isForOther) return null;
  if (again !== undefined && content(left).length > 0 && !(isForOther && exercise !== null)) return null;
  const oneSet =
    forSet !== null ||
    another !== undefined ||
    (repeatVerb !== undefined && repeated === "set") ||
    /^(?:exact )?same set\b/.test(text);
  return {
    kind: "repeat",
    scope: oneSet ? "set" : "entry",
    count: Number(count?.[1] ?? count?.[2] ?? 1),
    parts: read.changes.length === 0 ? [] : [{ sets: "all", changes: read.changes }],
    exercise,
    when: dated.when,
    as: source.as,
  };
}
