import type { Catalog, MatchResult } from "../../catalog/catalog.ts";
import { FILLERS, MANNER } from "../../catalog/phraseWords.ts";
import { readAreas } from "../session/bodyAreas.ts";
import { findExercisePhrases } from "../session/exercisePhrases.ts";
import { isNeverAlone, nameVocabulary, plainForm } from "./nameVocabulary.ts";

/** An exercise named in a text, by its place among the tokens. */
export type ExerciseMention = {
  from: number;
  to: number;
  phrase: string;
  /** `clear`: `ids[0]` is meant. `ambiguous`: any of `ids`, likeliest first. `unknown`: not in the catalogue; `ids` are near. */
  kind: "clear" | "ambiguous" | "unknown";
  ids: string[];
};

const LONGEST_NAME = 6;
/** Names tried in one text, so that a long text costs no more than a few sentences. */
const MOST_TRIES = 80;
const LONGEST_TEXT = 200;
/** Words of names that say nothing alone; a name neither begins nor ends with one. */
const EDGE = new Set([
  ...FILLERS,
  ...MANNER.filter((word) => word !== "straight"),
  ..."and or do does are one two 1 2 3 how what which when why should can vs better than exercises your bent lift lifts lifting alternative alternatives substitute".split(
    " ",
  ),
]);
/** In front of an everyday word these make it a lift: "a row", "do the press". */
const NOUN_BEFORE = new Set("a an the my do doing of for about during with from on does bent".split(" "));
const VERB_BEFORE = new Set("to i".split(" "));
const VERBS = new Set("row press curl dip swing lunge shrug".split(" "));
/** Parts of the body in front of a lift that are not part of its name: "in my back deadlifting". */
const BODY = new Set(
  "lower upper back shoulder chest hip knee leg arm neck wrist elbow glute quad hamstring calf core".split(" "),
);
/** Inside a name only where the name is written so: "clean and jerk". */
const INNER = new Set(
  "and or vs versus than to in on of with for my the a exercise exercises workout workouts training".split(" "),
);
const JOINS = new Set("and or vs versus to than".split(" "));
const AFTER_NAME = /^(?:press|machine|barbell|dumbbell|deadlift|squat|row|raise|curl)s?$/;

/** "I have no bench", "a box", "my chin over the bar", "stop swinging": the thing and not the lift. */
function isFurniture(text: readonly string[], from: number, to: number): boolean {
  const isBar = (end: number) =>
    /(?:pull ?ups?|chin ?ups?|dips?|push ?ups?) (?:bars?|station|stand|handles?)$/.test(
      text.slice(from, end).join(" "),
    );
  if (isBar(to) || isBar(to + 1) || /^(?:rack|cage)s?$/.test(text[to] ?? "")) return true;
  if (to - from === 1 && text[from] === "chin" && /^(?:over|above|past|to|up|tucked|down)$/.test(text[to] ?? ""))
    return true;
  if (to - from === 1 && /^(?:swinging|skipping|slipping)$/.test(text[from] ?? "")) return true;
  if (to - from === 1 && text[from] === "clean" && /^(?:my|the|it|up|your|eating|diet|bulk|food)$/.test(text[to] ?? ""))
    return true;
  const isAlone = to - from === 1 && /^(?:bench|box|rower|bike|wheel)$/.test(text[from] ?? "");
  // "What does a bench work?"
  const isDoing = /^(?:works?|trains?|hits?|targets?|uses?)$/.test(text[to] ?? "");
  return isAlone && !isDoing && /^(?:a|an|no|any|have|without|own)$/.test(text[from - 1] ?? "");
}

const isBodyPart = (word: string) => BODY.has(word) || readAreas([word]).wanted.length > 0;

/**
 * Finds the exercises that a text names. In: tokens as `sessionText` gives them, of which the first 200 are read. Out: in
 * order, never overlapping; the longest name wherever several fit. A movement word with a modifier that the catalogue
 * does not know ("zercher squat") is `unknown`, never the plain lift. Linear in the number of tokens.
 */
export function findExerciseMentions(tokens: readonly string[], catalog: Catalog): ExerciseMention[] {
  const text = tokens.slice(0, LONGEST_TEXT);
  const vocabulary = nameVocabulary(catalog);
  const mentions: ExerciseMention[] = [];
  const taken = new Array<boolean>(text.length).fill(false);
  let tries = 0;

  const match = (phrase: string): MatchResult | null => {
    tries += 1;
    if (tries > MOST_TRIES) return null;
    const found = catalog.match(phrase, { limit: 4 });
    if (found.kind !== "none") return found;
    const plain = phrase.split(" ").map(plainForm).join(" ");
    return plain === phrase ? found : catalog.match(plain, { limit: 4 });
  };
  const take = (phrase: string, from: number, to: number, found: MatchResult) => {
    const isForeign = phrase.split(" ").some((word) => !EDGE.has(word) && !vocabulary.isNameWord(word));
    const kind = found.kind === "clear" ? "clear" : found.kind === "none" || isForeign ? "unknown" : "ambiguous";
    const ids = found.best ? [found.best.exercise.id] : found.candidates.map(({ exercise }) => exercise.id);
    mentions.push({ from, to, phrase, kind, ids });
    taken.fill(true, from, to);
  };
  const isFree = (at: number) => !taken[at] && vocabulary.isNameWord(text[at] ?? "");
  /** Clear names of at least `least` words; inside a run of name words only from its start. */
  const scan = (least: number, fromStart: boolean) => {
    for (let from = 0; from < text.length; from += 1) {
      if (!isFree(from) || EDGE.has(text[from] ?? "")) continue;
      if (fromStart && from > 0 && isFree(from - 1) && !EDGE.has(text[from - 1] ?? "")) continue;
      let end = from;
      while (end < text.length && end - from < LONGEST_NAME && isFree(end)) end += 1;
      for (let to = end; to >= from + least; to -= 1) {
        if (EDGE.has(text[to - 1] ?? "")) continue;
        if (text.slice(from, to).every(isBodyPart) || isFurniture(text, from, to)) continue;
        const phrase = text.slice(from, to).join(" ");
        if (text.slice(from, to).some((word) => INNER.has(word)) && !vocabulary.isWritten(phrase)) continue;
        if (to - from === 1 && !vocabulary.isName(phrase)) continue;
        const found = match(phrase);
        if (found?.kind !== "clear") continue;
        take(phrase, from, to, found);
        from = to - 1;
        break;
      }
    }
  };

  scan(2, true);
  for (const phrase of findExercisePhrases(text)) {
    if (taken[phrase.from] || taken[phrase.to - 1] || isFurniture(text, phrase.from, phrase.to)) continue;
    if (!phrase.certain && !isLift(text, phrase.from, phrase.to)) continue;
    takePhrase(phrase.text, phrase.from, phrase.to);
  }
  scan(1, false);
  for (const mention of [...mentions]) shareHead(mention);
  return mentions.sort((a, b) => a.from - b.from);

  /** "dumbbell and barbell bench", "front or back squat": the first of the two has left its last word to the second. */
  function shareHead({ from, phrase }: ExerciseMention): void {
    const first = from - 2;
    if (first < 0 || !JOINS.has(text[from - 1] ?? "") || !isFree(first) || EDGE.has(text[first] ?? "")) return;
    const head = phrase.split(" ").slice(1).join(" ");
    const found = head === "" ? null : match(`${text[first]} ${head}`);
    if (found?.kind === "clear") take(`${text[first]} ${head}`, first, first + 1, found);
  }

  /** A movement word with its modifiers; a word more behind it, or the body parts in front of it, may belong elsewhere. */
  function takePhrase(phrase: string, from: number, to: number): void {
    if (AFTER_NAME.test(text[to] ?? "") && !taken[to]) {
      const longer = `${phrase} ${text[to]}`;
      const found = match(longer);
      if (found?.kind === "clear") {
        take(longer, from, to + 1, found);
        return;
      }
    }
    const found = match(phrase);
    if (found === null || (found.kind !== "clear" && isNeverAlone(text[to - 1] ?? ""))) return;
    let start = from;
    while (found.kind !== "clear" && start < to - 1 && BODY.has(text[start] ?? "")) start += 1;
    const rest = start > from ? match(text.slice(start, to).join(" ")) : null;
    if (rest?.kind === "clear") take(text.slice(start, to).join(" "), start, to, rest);
    else take(phrase, from, to, found);
  }
}

/** "rows", "a press", "how to row": an everyday word used as the name of a lift. */
function isLift(text: readonly string[], from: number, to: number): boolean {
  const word = text[to - 1] ?? "";
  const before = text[from - 1] ?? "";
  if (isNeverAlone(word) || (before === "a" && text[from - 2] === "in")) return false;
  return /[^s]s$|es$/.test(word) || NOUN_BEFORE.has(before) || (VERBS.has(word) && VERB_BEFORE.has(before));
}
