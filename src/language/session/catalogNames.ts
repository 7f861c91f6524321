import type { Catalog } from "../../catalog/catalog.ts";
import { onceForAll } from "../../catalog/onceForAll.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import { foldText } from "../foldText.ts";
import { AREA_WORDS } from "./areaWords.ts";
import { sessionText } from "./sessionText.ts";

/**
 * A name of the catalogue in a message. `certain`: it can hardly mean anything else; else only a wish or a refusal makes it one.
 * `isThing`: more often what one trains with ("cable machine", "dumbbell bench").
 */
export type CatalogName = { to: number; text: string; certain: boolean; isThing: boolean };
/** Finds the longest name that begins at a token; `null` when none does. */
export type CatalogNames = (tokens: readonly string[], at: number) => CatalogName | null;

type Entry = { words: string[] } & Omit<CatalogName, "to">;

/** What a thing, a place or a part of the body is called as well: "trap bar", "ab machine", "flat dbs". */
const THING_AT_END =
  /^(?:bars?|bench(?:es)?|machines?|maquinas?|macchina|maschine|aparelho|rollers?|wheels?|ropes?|bands?|dbs?|dumbbells?|handles?|chairs?|cadeira|box(?:es)?|balls?|bikes?|boards?|smith|racks?|towers?|developer|ladder|erg|bags?|trainers?|ergometer|sled|yoke|cables?|strength|drive|builder|polea|poulie|polia|kabel|grippers?|harness|tire|tyre|banco|panca|banc|bank|reformer)$/;
const EVERYDAY =
  /^(?:deep breathing|breathing exercises?|roll out|rolling out|open book|step in place|half marathon|balance (?:work|training|drills?)|warm up|shoulder warm up|push down|pull down|good girl|bad girl|self massage|leg (?:day|work)|free squats?|hammer strength|roman chair|.* (?:mobility|mobs|work|training|drills?|massage|release|stretching|warm up))$/;
/** "Overhead pressing" is one kind of lift, not the overhead press and all pressing. */
const PRESSED = /^(?:press\w*|work|stuff|moves?|movements?|exercises?|lifts?|lifting)$/;
const AREA = new Set(Object.values(AREA_WORDS).flatMap((words) => words.split("|").flatMap((one) => one.split(" "))));
const JOINS = /^(?:and|or|with|,)$/;
const IS_ONE = /\bclean and (?:press|jerk)\b/;
const SHORTEST_WORD = 4;
/** Two words run into one: "legpress", "skullcrushers", "deadbugs". */
const RUN_TOGETHER =
  /^\w{3,}(?:press|presses|lifts?|squats?|curls?|ups?|bugs?|dogs?|rows?|crushers?|pulls?|pulldowns?|pushdowns?|lunges?|swings?|raises?|thrusts?|mornings?|crawls?|planks?|balls?|jumps?|cleans?|makers?|aparts?|hangs?|knives|knife)$/;
const MOST_WORDS = 6;

/** Sports and outings belong to no session. */
const isOfSession = (exercise: Exercise) => exercise.mechanic !== "cardio" || exercise.suitability.accessory;

/**
 * All names and aliases of what a session can be made of, in every language, as tokens of `sessionText`. Names in other languages are given
 * in English, so that one that is ruled out is found by its words. Sports and outings are not among them.
 */
export function createCatalogNames(catalog: Pick<Catalog, "all">): CatalogNames {
  return (tokens, at) => {
    const byFirst = entriesOf(catalog.all);
    const found = byFirst
      .get(tokens[at] ?? "")
      ?.find(({ words }) => words.every((word, i) => isSameWord(tokens[at + i] ?? "", word)));
    if (found === undefined || (found.words.join() === "overhead" && PRESSED.test(tokens[at + 1] ?? ""))) return null;
    const { words, ...name } = found;
    return { ...name, to: at + words.length };
  };
}

/** The names by their first word, the longest first. */
const entriesOf = onceForAll((all): ReadonlyMap<string, readonly Entry[]> => {
  const byFirst = new Map<string, Entry[]>();
  const seen = new Set<string>();
  for (const exercise of all) {
    if (exercise.status === "deprecated" || !isOfSession(exercise)) continue;
    const names = [{ text: exercise.name, locale: "en" }, ...exercise.aliases];
    for (const { text, locale } of names) {
      const words = tokensOf(text);
      const key = words.join(" ");
      const [first] = words;
      if (first === undefined || words.length > MOST_WORDS || seen.has(key) || !isName(words, key)) continue;
      seen.add(key);
      const isEnglish = locale.startsWith("en");
      const entry = {
        words,
        text: isEnglish ? key : sessionText(exercise.name).plain,
        certain: exercise.mechanic !== "cardio" && (words.length > 1 || RUN_TOGETHER.test(key)),
        isThing: THING_AT_END.test(words.at(-1) ?? ""),
      };
      byFirst.set(first, [...(byFirst.get(first) ?? []), entry]);
    }
  }
  for (const entries of byFirst.values()) entries.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
});

const PLAIN = /^[a-z]+(?:[ -][a-z]+)*$/;
const COUNTS = /\b(?:two|three|four|five|six|ten)\b/;
/** As `sessionText` has it; most names need none of its rules. */
function tokensOf(name: string): string[] {
  const folded = foldText(name);
  return PLAIN.test(folded) && !COUNTS.test(folded) ? folded.split(/[ -]/) : sessionText(name).tokens;
}

const isSameWord = (said: string, word: string) => said === word || said === `${word}s`;

/** Whether the words are a name and not just a part of the body, a few letters or two lifts in a list. */
function isName(words: readonly string[], key: string): boolean {
  if (words.length === 1) return key.length >= SHORTEST_WORD && /^\p{L}+$/u.test(key) && !AREA.has(key);
  const isList = words.some((word) => JOINS.test(word)) && !IS_ONE.test(key);
  return !isList && !EVERYDAY.test(key) && !words.every((word) => AREA.has(word));
}
