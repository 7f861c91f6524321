import type { ChangeCorrection, Deletion } from "../corrections/correction.ts";
import { readEntryOrder } from "../corrections/entryOrder.ts";
import { readCorrection } from "../corrections/logCorrection.ts";
import { readOrderedNot } from "../corrections/orderedNot.ts";
import { foldText } from "../foldText.ts";
import { isMovementWord } from "../notation/clauseWords.ts";
import { parseAtAnyTime } from "../notation/parseAtAnyTime.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { pieceOf, takeApart } from "./segmenting/boundary.ts";
import { CARDIO, EXERCISE } from "./trainingWords.ts";

/** What a piece does to the log: it tells new sets, puts an entry right, or takes one away. */
type Act =
  | { kind: "sets"; text: string }
  | { kind: "change"; text: string; said: ChangeCorrection }
  | { kind: "delete"; text: string; said: Deletion };

const NO_STARTERS: ReadonlySet<string> = new Set();
const LONGEST = 400;
const MOST_ACTS = 6;
/** With more places to cut at it is a diary, and no correction. */
const MOST_GAPS = 12;
/** Of what follows a place so many lengths are tried, beside all of it. */
const MOST_ENDS = 3;

const movementsIn = (text: string | null): string[] =>
  (foldText(text ?? "").match(/\p{L}[\p{L}-]+/gu) ?? []).filter(isMovementWord);

const EXERCISES = compiled(`(?<![\\p{L}\\d])(?:${EXERCISE}|${CARDIO})(?![\\p{L}])`, "u");
const namesExercise = (text: string): boolean => movementsIn(text).length > 0 || EXERCISES.test(foldText(text));

/** Whether one says of another exercise than the other names. */
const isOther = (name: string | null, text: string): boolean => {
  const known = new Set(movementsIn(text));
  const named = movementsIn(name);
  return named.length > 0 && named.every((word) => !known.has(word));
};

/** Whether a text tells sets with the names of their exercises, all of them countable and none of them planned, asked or denied. */
export function tellsNamedSets(text: string): boolean {
  if (!/\d/.test(text)) return false;
  const { entries } = parseAtAnyTime(text);
  return (
    entries.length > 0 &&
    entries.every(
      ({ phrase, sets, stance }) =>
        movementsIn(phrase).length > 0 &&
        sets.some(({ reps, durationS, distance }) => reps !== null || durationS !== null || distance !== null) &&
        (stance === "done" || stance === "unsaid"),
    )
  );
}

/** Something was, is to be or shall be made other than it stands: what tells a correction from sets. */
const PUTS_RIGHT =
  /\b(?:was|were|should(?: have)? (?:be|been)|change|make|correct|fix|update|edit|set|actually|not|instead|waren?|war|era|eran|fue|fueron|erano|foi|foram|etait|andere|cambia|corrige|corrigir|muda|modifica|change)\b/;

/** Without one of these nothing is deleted. */
const TAKES_AWAY = entered(
  /\b(?:delet\w*|remov\w*|eras\w*|discard\w*|wip(?:e|ed|ing)|bin|scrap|scratch|trash|undo|forget|ignore|drop|strike|nuke|clear|cancel|kill|get rid|take|took|throw|losch\w*|entfern\w*|streich\w*|weg|raus|supprim\w*|effac\w*|enlev\w*|annul\w*|borr\w*|elimin\w*|quit\w*|cancell\w*|togli\w*|apag\w*|exclu\w*|remov\w*|tira\w*)\b/,
);

const touchesLog = (folded: string): boolean => PUTS_RIGHT.test(folded) || TAKES_AWAY.test(folded);

function actIn(text: string): Act | null {
  const said = touchesLog(foldText(text)) ? readCorrection(text) : null;
  if (said?.kind === "delete") return { kind: "delete", text, said };
  const isWhole = tellsNamedSets(text);
  if (said?.kind === "change" && PUTS_RIGHT.test(foldText(text)) && (!isWhole || said.sure))
    return { kind: "change", text, said };
  return isWhole ? { kind: "sets", text } : null;
}

/** Whether two pieces, one after the other, do two things. */
function areTwo(left: Act, right: Act): boolean {
  if (left.kind === "sets" && right.kind === "sets") return false;
  if (left.kind === "delete") {
    // "Scratch that, log incline 3x8 at 70 instead" is one exchange.
    if (left.said.scope !== "named" && left.said.scope !== "everything") return false;
    return right.kind === "sets" || isOther(right.said.target, left.text);
  }
  if (right.kind === "delete") return isOther(right.said.target, left.text) || right.said.scope === "everything";
  if (right.kind === "change") return isOther(right.said.target, left.text);
  // "Actually squat 5x5 105, bench 3x8 75" tells both once more.
  return (
    !tellsNamedSets(left.text) ||
    /\b(?:was|were|should be|change|waren?|war|era|fue|foi|etait)\b/.test(foldText(left.text))
  );
}

const VERB =
  /^(?:\W|(?:oh|ok|okay|please|pls|can|could|you|u|just|also|and|bitte|por favor|per favore)\b)*(?:delete|remove|erase|discard|wipe|bin|scrap|scratch|trash|get rid of|take (?:out|off)|throw (?:out|away)|l[oö]sche?|entferne?|supprimer?|efface|enl[eè]ve|borra|elimina|quita|cancella|togli|apaga|exclui|remove)(?: (?:both|all of))?(?![\p{L}])/iu;
const BETWEEN =
  /\s*(?:,|&|\+|(?<![\p{L}])(?:and|und|et|y|e|as well as|plus)(?![\p{L}]))(?:\s*(?:and|also|then|und|auch|the other))?\s*/giu;
/** One exercise with two names in it. */
const ONE_NAME =
  /\b(?:clean|snatch|muscle clean|power clean|push|curl|squat)s? (?:and|&|to|\+) (?:jerk|press|pull|balance|reach)\b/i;

/** "…, i logged it twice" is why it goes. */
const TELLS =
  /^(?:i|it|they|we|that|this|those|these|because|since|ich|es|das (?:ist|war|waren|hab\p{L}*|stimmt)|je|ca|c|yo|lo|io|eu)(?![\p{L}])/iu;

/** "…, keep the squat", "…, not the squat": no object of the order. */
const SPARED =
  /^(?:keep|leave|not|do ?n['\u2019]?t|never|behalte?|lass|nicht|garde|laisse|pas|deja|guarda|lascia|tieni|mant[e\u00e9]m|deixa|no|non|n[a\u00e3]o)(?![\p{L}])/iu;

/** "…, gym closed on me". */
const HAPPENED =
  /\b(?:is|are|was|were|did|had|has|got|closed|shut|broke|broken|taken|full|hurts?|hurt|failed|happened|(?:on|for|with) me)\b/i;

/** One order over entries: "all but the last". Names alone are deleted each by itself, whenever they were told. */
function isOneOrder(text: string): boolean {
  const choice = readEntryOrder(text)?.choice;
  return choice !== undefined && !(choice.of === "several" && choice.choices.every(({ of }) => of === "name"));
}

/** A wish to delete several, as a wish for each: "delete the run and the bench". */
function eachDeleted(text: string): string[] {
  const verb = VERB.exec(text)?.[0];
  if (verb === undefined || /\d/.test(text) || ONE_NAME.test(text) || isOneOrder(text)) return [text];
  const objects = text
    .slice(verb.length)
    .trim()
    .split(BETWEEN)
    .filter((part) => part !== "");
  if (objects.length < 2 || objects.length > MOST_ACTS) return [text];
  const order = verb.trim().replace(/ (?:both|all of)$/i, "");
  const each = objects.map((object) => `${order} ${object}`);
  const areAll =
    each.every((one) => {
      const said = readCorrection(one);
      return said?.kind === "delete" && said.scope === "named";
    }) &&
    objects.some(namesExercise) &&
    objects.every((object) => ![TELLS, HAPPENED, SPARED].some((pattern) => pattern.test(object)));
  return areAll ? each : [text];
}

const WAS_SO =
  /^(?:(?:no|sorry|actually|oh|ok|wait|and|ah|nein|non|perdon|scusa)[ ,]+)*(?:(?:the|my|die|der|das|le|la|les|el|los|las|il|i|o|a|os|as) )?(\p{L}[\p{L} -]{1,30}?) (was|were|should be|war|waren|etait|etaient|era|eran|erano|foi|eram) ((?:only |just |at |with |nur |solo |a |con |mit )?\d[\d.,x× ]*(?:kgs?|kilos?|lbs?|pounds?|reps?|sets?)?)$/u;
const SO_TOO =
  /^(?:(?:the|my|die|der|das|le|la|les|el|los|las|il|i|o|a|os|as) )?(\p{L}[\p{L} -]{1,30}?)(?: (was|were|war|waren|etait|etaient|era|eran|erano|foi|eram))? ((?:only |just |at |with |nur |solo |a |con |mit )?\d[\d.,x× ]*(?:kgs?|kilos?|lbs?|pounds?|reps?|sets?)?)$/u;

/** "Squat was 105 and the row 72.5": each by itself, where the verb is said once; `null` where it is not so. */
function eachPutRight(text: string): string[] | null {
  const pieces = foldText(text)
    .replace(/[\s.!]+$/, "")
    .split(/,? (?:and|und|et|y|e) |, /)
    .slice(0, MOST_ACTS + 1);
  const [first = "", ...others] = pieces;
  const was = WAS_SO.exec(first.trim());
  if (was === null || others.length === 0 || others.length >= MOST_ACTS || !namesExercise(was[1] ?? "")) return null;
  const each = others.map((piece) => SO_TOO.exec(piece.trim()));
  if (!each.every((one) => one !== null && namesExercise(one[1] ?? ""))) return null;
  // With a verb each, they part as any two sentences do.
  if (each.every((one) => one?.[2] !== undefined)) return null;
  return [first.trim(), ...each.map((one) => `the ${one?.[1]} ${one?.[2] ?? was[2]} ${one?.[3]}`)];
}

/**
 * A message about the log taken apart into what it does to it, each by itself: "the squat was 105. also 3x10 lat pulldown 50",
 * "delete the run and the bench". In: words that were decided to be about the log, and whether there is a recent entry that may be put
 * right. Out: at least one piece, in order; the words as they are where they do one thing.
 */
export function logActs(text: string, hasRecentLog: boolean): string[] {
  if (text.length > LONGEST) return [text];
  const folded = foldText(text);
  // Sets alone are one thing, and with nothing to put right only what goes is another.
  if (!(hasRecentLog && PUTS_RIGHT.test(folded)) && !TAKES_AWAY.test(folded)) return [text];
  // "Delete the bench, just kidding": nothing is to be done.
  if (readOrderedNot(text)?.rest === "") return [text];
  const right = hasRecentLog ? eachPutRight(text) : null;
  if (right !== null) return right;
  const taken = takeApart(text, NO_STARTERS);
  if (taken.gaps.length > MOST_GAPS) return [text];
  const acts: string[] = [];
  let start = 0;
  for (const gap of taken.gaps) {
    if (acts.length + 1 >= MOST_ACTS) break;
    const before = pieceOf(taken, start, gap.last);
    const after = pieceOf(taken, gap.at, taken.words.length - 1);
    if (![before, after].some((piece) => touchesLog(foldText(piece)))) continue;
    const left = actIn(before);
    if (left === null || (left.kind === "change" && !hasRecentLog)) continue;
    const right = nextAct(taken, gap.at, hasRecentLog);
    if (right === null || !areTwo(left, right)) continue;
    acts.push(left.text);
    start = gap.at;
  }
  acts.push(pieceOf(taken, start, taken.words.length - 1));
  return (acts.length === 1 ? [text] : acts).flatMap(eachDeleted);
}

/** What begins at a word: all that comes, or the shortest that does something. */
function nextAct(taken: ReturnType<typeof takeApart>, from: number, hasRecentLog: boolean): Act | null {
  const ends = [
    taken.words.length - 1,
    ...taken.gaps.flatMap(({ at, last }) => (at > from ? [last] : [])).slice(0, MOST_ENDS),
  ];
  for (const end of ends) {
    if (end < from) continue;
    const act = actIn(pieceOf(taken, from, end));
    if (act !== null && (act.kind !== "change" || hasRecentLog)) return act;
  }
  return null;
}
