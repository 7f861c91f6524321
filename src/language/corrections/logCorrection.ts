import { HOLDS_SETS } from "../answers/answerKinds.ts";
import { requestOpening } from "../answers/requestOpening.ts";
import { tellsOnlyDay } from "../answers/tellsOnlyDay.ts";
import { tellsPlan } from "../coaching/toldPlan.ts";
import { foldText } from "../foldText.ts";
import { isMovementWord } from "../notation/clauseWords.ts";
import { tellsUncounted } from "../notation/notKnown.ts";
import { tellsOtherWeight } from "../notation/weighedOthers.ts";
import { contrastsUnits } from "../numbers/contrastedUnits.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { keepingLast } from "../patterns/keepingLast.ts";
import { afterLead, isFirmChange } from "./afterLead.ts";
import { readBrief } from "./briefCorrection.ts";
import { type Correction, change } from "./correction.ts";
import { content, takeMeantDay, takeWhen } from "./correctionPhrases.ts";
import { type Change, readValues } from "./correctionValues.ts";
import { AS_AT_FIRST, ELSEWHERE, MARKER, OPENING, REDATES, WAS } from "./correctionWords.ts";
import { takeEntryDay } from "./entryDay.ts";
import { readEntryOrder } from "./entryOrder.ts";
import { figuredText } from "./figuredText.ts";
import { readAddedSets, readFurtherSet } from "./furtherSet.ts";
import { readFurtherSets } from "./furtherSets.ts";
import { bellsInEnglish, readGearOnly } from "./gearOnly.ts";
import { inWordsOfHands, readInEachHand } from "./inEachHand.ts";
import { KEEPS, readDeletion } from "./logDeletion.ts";
import { readRepeat } from "./logRepeat.ts";
import { ABOUT_IT, contrasted, EVERY, isMeant, type Said } from "./meantAsCorrection.ts";
import { isMuddled, withoutGear } from "./muddledLoads.ts";
import { readNamedFurtherSet } from "./namedFurtherSet.ts";
import { COPULA, readNames } from "./namedInCorrection.ts";
import { tellsWhereItHurts } from "./painTold.ts";
import { inPlainWords } from "./plainCorrection.ts";
import { isComment, labelledNote, readNote } from "./readNote.ts";
import { readRedatedEntry } from "./redatedEntry.ts";
import { readOfReps } from "./repsOfSet.ts";
import { countsSets, namedEntry, partsOf } from "./setSelectors.ts";
import { readSpokenDeletion } from "./spokenDeletion.ts";
import { standingFigure } from "./standingFigure.ts";
import { readStruckAndPut } from "./struckAndPut.ts";
import { toldTime } from "./toldTime.ts";
import { readWithFurther } from "./withFurther.ts";
import { withoutExcuse } from "./withoutExcuse.ts";
import { SO_IN_ALL, withoutAside, withoutRemark } from "./withoutRemark.ts";
import { OTHER_OFFER, OTHER_PLACE, WRONG_EXERCISE, wrongPart } from "./wrongPart.ts";

export { applyCorrection } from "./applyCorrection.ts";
export type { Correction } from "./correction.ts";

/** What may stand between the entry and its day. */
const REDATED_TO = /(?<![\p{L}])(?:back|over|up|forward|for|under|auf|para|pour|al?|sur)(?![\p{L}])/gu;
const LONGEST = 240;
const POLITE = entered(
  /(?:^|[ ,.])(?:(?:can|could|would|will) (?:you|u)|kannst(?: du)?|konntest du|puedes|podrias|tu peux|peux tu|pouvez vous|puoi|potresti|podes?|voce pode)\b/,
);
const FIELD_NOUN = entered(
  /(?<!\d ?|\b(?:rest|all|most|some|both|each|none|two|three) of (?:the |my |those |these ))\b(weights?|load|reps|sets|rpe)\b(?! of)/u,
);

/** "the weight is wrong, it was 90": a bare figure is what the sentence names. */
function named(found: Change, noun: string | undefined): Change {
  if (found.what !== "figure" || noun === undefined || (noun === "rpe" && found.value > 10)) return found;
  if (noun === "sets") return { what: "setCount", value: found.value };
  const field = noun === "reps" || noun === "rpe" ? noun : "weight";
  return { what: "field", field, value: found.value, unit: null, instead: found.instead };
}

/** Something is wrong, and it is not said what. */
const WRONG = entered(
  /^(?:(?:that|it|this) (?:is|was) (?:(?:all|completely|totally|a bit|just) )?(?:wrong|not (?:right|correct|what i (?:did|said))|incorrect)|you (?:got|logged|wrote|put|noted) (?:it|that|this) (?:down )?wrong|das (?:stimmt nicht|ist falsch)|c est faux|esta mal|e sbagliato|esta errado)$/,
);
/** "Yesterday btw": said on top of what was told before. */
const CLOSING = entered(/[ ,](?:by the way|sorry|sry|soz|actually|oops|my bad|i mean|i meant|though|tho)$/);
/** "Das war übrigens vorgestern". */
const BY_THE_WAY = entered(
  /[ ,]*\b(?:ubrigens|d ?['’]?ailleurs|por cierto|a proposito|comunque|by the way|btw)\b[ ,]*/g,
);
/** "*65kg": how people put a slip of the finger right. */
const STARRED = entered(/^\*\s?|\s?\*$/);
/** "All of that was yesterday": a day for every entry. */
const ALL_WERE = entered(
  compiled(
    `^(?:(?:they|these|those) )?(?:all|both|everything)(?: of)?(?: (?:it|that|this|them|those|these))?(?: i (?:just )?(?:logged|did|said))? ${WAS} (?:from |on |done )?(.+)$`,
    "u",
  ),
);
/** "Drop set 60 for 10" takes nothing away. */
const DROP_SET = entered(/^drop ?-?sets? (?:(?:at|to|with|of|down to) )*\d/);
/**
 * Reads what a person says about a log that is already stored: other figures ("it was 85 not 80", "actually 5 sets",
 * "second set was 7 reps", "5 kg more"), another unit, day or exercise, sets to add or take away, deletions, "same
 * again". In: one message, English first, common forms in five other languages. Out: the correction, or `null` when
 * the text is a new log, a question, a plan or anything else; texts over 240 characters are never corrections.
 */
export const readCorrection = keepingLast(correctionSaid);

function correctionSaid(written: string): Correction | null {
  const said = written
    .replace(THANKS, "")
    .replace(DELETES_SHORTLY, "$1delete")
    .replace(UNDOES_NAMED, (whole, lead: string, name: string) =>
      name.toLowerCase().split(" ").some(isMovementWord) ? `${lead}delete the ${name}` : whole,
    );
  return tellsWhereItHurts(said) || tellsOtherWeight(said) ? null : (readEntryOrder(said) ?? readPlainCorrection(said));
}
/** "Undo the bench". */
const UNDOES_NAMED = entered(
  /^(\W*(?:(?:pls|please|ok|no|oh|oops|can you|just|wait|sorry|and)[ ,]+)*)undo (?:the |my )?(\p{L}+(?: \p{L}+){0,2})(?=[\s.!]*$)/iu,
);
/** "Thanks, copy it to today". */
const THANKS = entered(
  /^\W*(?:thanks?(?: (?:you|a lot|so much|mate|man|bro))?|thx|cheers|merci|danke(?: dir)?|gracias|grazie(?: mille)?|obrigad[oa])[ ,]+(?=\p{L}{2,}[^?]*$)/iu,
);
/** "Del last one", "rm that", "dlt it pls". */
const DELETES_SHORTLY = entered(
  /^(\W*(?:(?:pls|plz|please|ok|no|nah|oh|oops|can (?:u|you)|just|wait|sorry|and)[ ,]+)*)(?:del|dlt|rm|delt|dlete|delte|deleet|delet|remov|remve)(?= (?:that|it|this|the|last|my|all|both|those|them|these|prev\w*|entry|everything|yesterday'?s?|today'?s?|log|pls|plz|please)\b|[\s.!]*$)/i,
);

/** The same without what is said of several entries at once or of one by its order; that may be no entry that is there. */
export function readPlainCorrection(said: string): Correction | null {
  const text = inPlainWords(
    withoutAside(said.replace(THANKS, "").replace(LAUGHS, " ").replace(DELETES_SHORTLY, "$1delete")),
  );
  const unloaded = withoutGear(text);
  const loaded = unloaded === text ? null : correctionIn(unloaded);
  if (isFirmChange(loaded)) return loaded;
  const whole = correctionIn(text);
  if (
    whole?.kind === "change" &&
    whole.exercise !== null &&
    whole.target === null &&
    whole.parts.length === 0 &&
    NAMES_NEXT.test(foldText(text))
  )
    return null;
  if (whole !== null && !(whole.kind === "change" && (!whole.sure || isMuddled(whole) || whole.target?.includes(":"))))
    return whole;
  // "My maths is off, that was 82.5": what stands before only says that something is wrong.
  return afterLead(text, correctionIn, beforeRemark) ?? beforeRemark(text) ?? whole;
}

/** "And the bench with a pause": the next exercise. "Was hab ich beim Kreuzheben gemacht": a German question. */
const NAMES_NEXT =
  /^\W*(?:(?:and|und|et|plus|then|also|dann|puis|luego|poi|depois)\b(?! (?:it|that|this|they|those|on|with|using|auf|mit|con|avec|com|sur|the (?:first|second|last)|das|es|c|era|not|no|actually|i meant?)\b)|was (?:hab|habe|ist|sind|soll|kann|muss|mach|mache|war mein|waren)\b)/;

/** "The bike was Thursday, checked my watch". */
const tellsDayOf = (said: Correction | null): boolean =>
  said?.kind === "change" && said.sure && said.when !== null && said.parts.length === 0 && said.exercise === null;

/** "No, the day before yesterday. Night shift has me messed up": what stands behind is no part of it. */
function beforeRemark(text: string): Correction | null {
  for (const head of withoutRemark(text)) {
    const said = correctionIn(head);
    if (said?.kind === "delete" || isFirmChange(said) || tellsDayOf(said)) return said;
  }
  return null;
}

/** "150!!! not 1500". */
const CALLED_OUT = entered(/(?<=\d ?(?:kgs?|kilos?|lbs?|reps?|sets?)?)!+(?= \p{L})/gu);
/** "Or was it 50": nobody knows yet. */
const DOUBTS = entered(/^\W*or (?:was|were|is) (?:it|that|they)\b/i);
/** "Not today, Monday": the day that is meant comes last. */
const NOT_THAT_DAY = entered(
  /^(\W*(?:(?:no|oh|sorry|wait|actually|that was|it was|was)[ ,]+)*)not (today|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)[,;.]? +(?:(?:it was|that was|but|on|last) )*((?:mon|tues|wednes|thurs|fri|satur|sun|yester)day|the day before(?: yesterday)?)(?=[\s.!]*$)/,
);
/** "I lied only managed 3 sets". */
const LIED = entered(
  /^(\W*(?:(?:ok|oh|lol|haha|bro)[ ,]+)*)i lied[ ,.:;]+(?:i )?(?:(?:only|just) )?(?:managed|got|did) (?=\d[^?]*$)/,
);
/** "Did it at 6am": when it was. */
const DID_IT_AT = entered(
  /^(\W*(?:(?:oh|and|btw|also|actually|sorry)[ ,]+)*)(?:i )?(?:did|done) (?:it|that|this|them|those|these)(?: all)? (?=(?:at|around|about) (?:[1-9]|1[0-2])(?:[:.]\d\d)? ?(?:am|pm)|at (?:noon|midday|lunch(?:time)?)|(?:on |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\W*$|yesterday\W*$|this morning\W*$|last night\W*$)/,
);
/** "Each side? No, total": what was asked is answered. */
const ASKED_BEFORE = entered(/^[^?\d]{1,40}\?\s+(?=(?:no+|nope|nah|nein|non|nao)\b)/);
/** "I said 105, I meant 115". */
const SAID_AND_MEANT = entered(
  /\bi (?:said|wrote|put|typed|logged|entered) (\d[\d.,]*(?: ?(?:kgs?|lbs?|reps?|sets?))?)(?: (?:but|and|when))?[ ,.?]+(?:i )?(?:meant|mean|should have (?:said|written|put)|it (?:was|is)) (\d[\d.,]*(?: ?(?:kgs?|lbs?|reps?|sets?))?)/,
);
/** "… were 4 sets, I wrote 3". */
const WROTE_INSTEAD = entered(
  /(\d[\d.,]*(?: ?(?:kgs?|lbs?|reps?|sets?|min\w*|km))?)[ ,.]+(?:but |and )?(?:i|you) (?:wrote|put|typed|logged|entered|have|had|got|said)(?: (?:it|that|them))?(?: (?:down|in))?(?: as)? (\d[\d.,]*(?: ?(?:kgs?|lbs?|reps?|sets?|min\w*|km))?)(?=[\s.!]*$)/,
);
/** Whether a message tells of more sets of what was just logged: figures of one, or one like the last. */
export function tellsMoreSets(text: string): boolean {
  if (readFurtherSet(text) !== null) return true;
  const said = readCorrection(text);
  return (said?.kind === "repeat" && said.scope === "set") || (said?.kind === "change" && said.added !== null);
}

/** "Ok did 3x15 of those, 10 kg": sets of what was spoken of, and no other figures for what was logged before. */
const DONE_OF_THOSE = entered(
  /^\W*(?:(?:ok|okay|cool|nice|lol|great|thanks|and|so|then|also|i|just|today)[ ,.!]+)*(?:did|done|got|hit|managed|finished)(?: (?:a|some|just))* \d[^.;!?\n]{0,24}\b(?:of (?:those|them|these)|on (?:it|that|this)(?: (?:one|machine))?|with (?:it|that))(?![\p{L}])/iu,
);
/** "E1RM of 100 x 6": a sum, and no sets. */
const OF_A_MAX = entered(/\be ?-?1 ?-?rm\b|\best(?:imated)? (?:1 ?-?rm|max)\b/i);
/** "Just did 4x8 at 50": a whole log, and no less than was told before. */
const JUST_DONE = entered(
  /^\W*(?:(?:ok|okay|cool|nice|lol|great|thanks|and|so|then|also)[ ,.!]+)*(?:i )?(?:have |ve )?just (?:now )?(?:did|done|got|hit|managed|finished) \d+ ?(?:x|sets? of) ?\d/i,
);
/** The first unit that is said is the one that was meant. */
const UNIT_SAID = /\b(?:kgs?|kilos?|lbs?|pounds?|pfund|libras|livres)\b/;
const FIGURE_WAS = entered(
  /^(?:and |no |sorry |oops |actually )*(?:that|the) (\d[\d.,]*(?: ?(?:kgs?|lbs?))?) (?:was|should be|should have been|is|were) (?:a |actually |meant to be )*(\d[\d.,]*(?: ?(?:kgs?|lbs?|reps?))?)$/,
);
/** "The rack was taken so I used dumbbells". */
const USED_INSTEAD = entered(
  /^.{3,40} (?:was|were) (?:taken|busy|occupied|gone|broken|in use|used|full|missing),? (?:so |and )(?:i )?(?:just )?(?:used|did (?:it|them) (?:with|on)|went with|switched to|took|grabbed) (?:the |a |some )?(?=\p{L}+(?: \p{L}+)?[\s.!]*$)/u,
);
/** "2 more reps": of what was done, and no set of two. */
const MORE_REPS = entered(
  /^\W*(?:(?:and|so|oh|actually|i did|did|got) )*(\d{1,2}) (?:(?:more|extra) (?:reps?|repetitions)|(?:reps?|repetitions) (?:more|extra))(?=[\s.!]*$)/,
);
/** "8 rpe". */
const EFFORT_FIRST = entered(/^\W*(?:(?:at|about|like|an?|was|felt) )*(\d{1,2}(?:[.,]5)?) ?rpe(?=[\s.!]*$)/);
/** "The last bench set": the last set of bench. */
const SET_OF_NAMED = entered(
  /\b(last|first|second|third|fourth|fifth|final|1st|2nd|3rd|[4-9]th) (\p{L}+(?: \p{L}+)?) (sets?)(?= (?:was|were|is|should|had|at|to|only)|(?: (?:off|out|away|again))?[ .!]*$)/u,
);
/** "That's 3 sets now right": asked, and nothing to change. */
const CHECKS = entered(
  /^(?:so |ok |and )*(?:that is|thats|this is|it is|thats it|das sind|ca fait|son|sono|sao) \d{1,2} (?:sets?|reps?|satze|series|serie|series)(?: (?:now|so far|in total|already|jetzt|schon|ya|gia|ja))*,? (?:right|correct|yeah|yes|no|isn ?t it|innit|oder|gell|hein|verdad|no|vero|giusto|ne|certo)\W*$/,
);
function correctionIn(text: string): Correction | null {
  if (text.length > LONGEST || standingFigure(text) !== null || tellsPlan(text) || tellsUncounted(text)) return null;
  if (
    CHECKS.test(foldText(text)) ||
    OF_A_MAX.test(text) ||
    DOUBTS.test(text) ||
    DONE_OF_THOSE.test(text) ||
    JUST_DONE.test(text)
  )
    return null;
  const ofReps = readOfReps(text);
  if (ofReps !== null) return ofReps;
  const figures = figuredText(text).replace(/\bthere (?:were|was)(?= (?:\w+ )?\d+ (?:sets|rounds|reps)\b)/, "it was");
  const time = toldTime(figures);
  const told = inWordsOfHands(
    time === null ? bellsInEnglish(figures).replace(LIED, "$1sorry it was only ") : `it took ${time}`,
  )
    .replace(BY_THE_WAY, " ")
    .replace(CALLED_OUT, ",")
    .replace(ASKED_BEFORE, "")
    .replace(NOT_THAT_DAY, "$1that was $3")
    .replace(DID_IT_AT, "$1it was ")
    .replace(SAID_AND_MEANT, "it was $2 not $1")
    .replace(WROTE_INSTEAD, "$1 not $2")
    .replace(USED_INSTEAD, "with ")
    .replace(MORE_REPS, "it was $1 more reps")
    .replace(EFFORT_FIRST, "rpe $1")
    .replace(FIGURE_WAS, "it was $2 not $1")
    .replace(SO_IN_ALL, "")
    .replace(SET_OF_NAMED, (whole, place: string, name: string, sets: string) =>
      name.split(" ").some(isMovementWord) ? `${place} ${sets} of ${name}` : whole,
    )
    .replace(/[\s.!]+$/, "")
    .replace(/\n/g, ", ");
  const inHands = readInEachHand(told);
  if (inHands !== null) return inHands;
  if (contrastsUnits(told)) {
    const unit = /kg|kilo/.test(UNIT_SAID.exec(told)?.[0] ?? "") ? "kg" : "lb";
    return change({ parts: [{ sets: "all", changes: [{ what: "unit", unit }] }] });
  }
  if (KEEPS.test(told) || (AS_AT_FIRST.test(told) && !/\?/.test(told))) return readDeletion("bring it back");
  const figured = withoutExcuse(told);
  const body = figured
    .replace(STARRED, "")
    .replace(OPENING, "")
    .replace(OPENING, "")
    .replace(POLITE.test(figured) ? /\s*\?+$/ : /(?!)/, "");
  const opened = figured !== told || body.length < figured.length || STARRED.test(figured) || CLOSING.test(figured);
  if (body === "") return readDeletion(figured.trim());
  const joined = readWithFurther(figured.trim(), correctionIn) ?? readStruckAndPut(body, correctionIn);
  if (joined !== null) return joined;
  const labelled = ELSEWHERE.test(body) ? labelledNote(figured.replace(/^\W+/, "")) : null;
  if (labelled !== null) return labelled;
  // Why it is to go may tell of what is to come: "scratch the bench, that was my plan for tomorrow".
  if (ELSEWHERE.test(body)) return ELSEWHERE.test(body.split(/[,;.!]/, 1)[0] ?? "") ? null : readSpokenDeletion(body);
  if (isComment(figured)) return readNote(figured, correctionIn);
  const opening = requestOpening(body);
  if (opening === "question" || opening === "smalltalk") return null;
  if (/\?\s*$/.test(body) && !POLITE.test(figured)) return null;
  const brief = readBrief(figured.trim(), body);
  if (brief !== null) return brief;
  const everyDay = ALL_WERE.exec(body)?.[1];
  const allOn = everyDay === undefined ? null : takeWhen(everyDay);
  if (allOn !== null && allOn.when !== null && allOn.text.trim() === "")
    return change({ when: allOn.when, every: true });
  if (WRONG.test(body)) return change({});
  const part = wrongPart(body);
  if (part !== null) return change({ wrong: part });
  if (WRONG_EXERCISE.test(body) || OTHER_OFFER.test(body) || (opened && OTHER_PLACE.test(body)))
    return change({ exercise: { phrase: "", instead: null } });
  const whole =
    (DROP_SET.test(body) ? null : readDeletion(body)) ??
    readNamedFurtherSet(figured.replace(/^\W+/, "")) ??
    readNamedFurtherSet(body) ??
    readAddedSets(figured.replace(/^\W+/, "")) ??
    readNote(figured.replace(/^\W+/, ""), correctionIn) ??
    readAddedSets(body) ??
    readNote(body, correctionIn) ??
    readRepeat(body) ??
    readFurtherSets(figured.trim());
  // "I did rowing too, 4x10 at 50": its own sets, and no others once more.
  if (whole?.kind === "repeat" && BESIDES.test(figured) && HOLDS_SETS.test(body) && !ALIKE.test(figured)) return null;
  if (whole !== null) return whole;
  const ofDay = takeEntryDay(body);
  const isPutRight = opened && !GOES_ON.test(figured);
  const dayed = ofDay && correctionIn(isPutRight ? `actually ${ofDay.rest}` : ofDay.rest);
  if (ofDay !== null && dayed?.kind === "change") return { ...dayed, of: ofDay.of };
  const gear = readGearOnly(body) ?? readRedatedEntry(body);
  if (gear !== null) return gear;

  const bareDay =
    tellsOnlyDay(body) && (SAYS_DAY.test(body) || /^\S+ \S+(?: \S+)?$/.test(body)) ? takeWhen(body).when : null;
  if (bareDay !== null)
    return change({
      when: bareDay,
      every: EVERY.test(body),
      sure: opened || ABOUT_IT.test(body) || MAKES_IT.test(body),
    });

  const entry = namedEntry(body);
  const dated = takeMeantDay(entry.rest);
  const redated = dated.contrasted || (dated.when !== null && REDATES.test(dated.text));
  const pieces = partsOf(redated ? dated.text.replace(REDATES, "it").replace(REDATED_TO, " ") : dated.text);
  const read = pieces.map((piece) => ({ sets: piece.sets, ...readValues(piece.text) }));
  const noun = FIELD_NOUN.exec(pieces.map((piece) => piece.text).join(" | "))?.[1];
  const parts = read
    .filter((part) => part.changes.length > 0)
    .map(({ sets, changes }) => ({ sets, changes: changes.map((found) => named(found, noun)) }));
  const left = read.map((part) => part.left).join(" ");
  const isAlone = opened && parts.length === 0 && dated.when === null && !GOES_ON.test(figured);
  const { target, exercise } = readNames(left, isAlone);
  const values = parts.flatMap((part) => part.changes);
  const bare = content(left).length === 0;
  if (countsSets(text) && values.every(({ what }) => what === "figure")) return null;
  const chosen = pieces.some((piece) => piece.selected);
  const said: Said = { figured, body, opened, bare, chosen, redated, values, exercise };
  const takesBack = TAKES_BACK.test(figured) && target !== null && parts.length > 0;
  const sure = isMeant(said) || takesBack || (COPULA.test(body) && isVariantOf(exercise?.phrase ?? null, target));
  const relative = values.some((value) => value.what === "by") && values.length === parts.length;
  const anything = parts.length > 0 || exercise !== null || (dated.when !== null && bare);
  if (!anything || (!sure && !relative && !(COPULA.test(body) && parts.length > 0))) return null;
  if (dated.when !== null && parts.length === 0 && exercise === null && !isMeant({ ...said, chosen: false }))
    return null;
  const explained = content(`${target ?? ""} ${exercise?.phrase ?? ""} ${exercise?.instead ?? ""}`).length;
  if (content(left).length - explained > MOST_LOOSE_WORDS) return null;
  const isMarked = MARKER.test(figured) || takesBack;
  const firm = target === null || chosen || isMarked;
  const isNewLog = target !== null && !isMarked && !COPULA.test(body) && !contrasted(said);
  if (isNewLog && HOLDS_SETS.test(body)) return null;
  // "I did rowing too": done besides, and not instead.
  if (BESIDES.test(figured) && exercise !== null && exercise.instead === null && HOLDS_SETS.test(body)) return null;
  const every = EVERY.test(body) && target === null;
  return change({ parts, exercise, when: dated.when, target, place: entry.place, every, sure: sure && firm });
}

/** What is laughed or called out between the words. */
const LAUGHS =
  /(?<![\p{L}])(?:(?:ja){2,}|(?:je){2,}|(?:ha){2,}h?|(?:he){2,}|lo+l|lmao|ojo|k{3,}|(?:rs){2,}|mdr|xd+|eh+)(?![\p{L}])/giu;

/** "The squats were front squats": what was logged, by a fuller name. */
function isVariantOf(phrase: string | null, target: string | null): boolean {
  const [fuller, named] = [phrase, target].map((words) => (words ?? "").replace(/ /g, ""));
  const stem = named?.replace(/(?:en|es|s|n)$/, "") ?? "";
  return stem.length >= 3 && fuller !== named && fuller?.includes(stem) === true;
}

/** "And the bench with a pause": what comes next, and no other name of what came before; "and the dumbbell ones" may be. */
const GOES_ON =
  /^\W*(?:(?:ok|okay|so|oh)[ ,]+)*(?:and|then|next|plus|und|dann|danach|et|puis|ensuite|y|luego|despues|e|poi|dopo|depois)[ ,]+(?!(?:no|nope|not|actually|sorry|i meant?|wait|nein|nicht|non|perdon|scusa)\b)(?!.*\b(?:ones?|instead|version|variant)\b)/;

/** "On Tuesday", "both yesterday". */
const SAYS_DAY =
  /^(?:on |both |all |everything |alles |alle |todo |todos |tout |tutto |tutti |tudo |am |le |el |il |na |no |eso |isso |quello |it |that |they |das |es |c |fue |era |foi )/;

const MAKES_IT = /^(?:make|call|say) (?:it|that|this|them|those)(?![\p{L}])/u;

/** "No sorry, 55 kg the rows": what was said before is not so. */
const TAKES_BACK = entered(
  /^(?:oh |ah |ach |euh )?(?:no+|nope|nah|nein|nee|non|nao|sorry|pardon|perdon|scusa|desculpa|oops|oups|ups)[\s,.!-]/,
);

const BESIDES = entered(
  /(?<![\p{L}])(?:too|as well|also|aussi|egalement|auch|ausserdem|tambien|ademas|anche|inoltre|tambem)(?![\p{L}])/u,
);

const ALIKE =
  /(?<![\p{L}])(?:same|again|once more|repeat|ditto|gleich\p{L}*|nochmal|wieder|selbe\p{L}*|meme|encore|pareil|igual|mism[oa]s?|otra vez|stess[oaie]|ancora|mesm[oa]s?|de novo)(?![\p{L}])/u;
const MOST_LOOSE_WORDS = 4;
