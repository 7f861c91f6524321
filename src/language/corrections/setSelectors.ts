import type { LogSet } from "../../protocol/workoutLog.ts";
import { ORDINAL_WORDS, placeOf } from "../numbers/ordinals.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { REPS, SETS, WAS } from "./correctionWords.ts";
import { type Held, heldIn, placesHeld } from "./heldSets.ts";

/** Which sets of an entry: places from 1, or from the end when negative (−1 is the last); 0 is the one in the middle. */
export type SetChoice = "all" | SetRange;
export type SetRange = {
  from: number;
  to: number;
  /** Named by what was lifted in them: only with the entry at hand can it be told which they are; until then the last. */
  held?: Held;
};

const ORDINAL = `(${ORDINAL_WORDS}|last|final|penultimate|middle|1\\dth|mittlere[nr]?|letzte[nr]?|dernier(?:e?s|e)?|ultim[oaie]s?)`;
const SET_NOUN = `(?:${SETS}|holds?|attempts?|intervals?|efforts?|tries)`;
const SELECTOR = compiled(
  `(?<![\\p{L}\\d])(?<!(?:failed|missed|fail|miss|lost|dropped|not|until|till|bis|hasta|ate) (?:on |at |zum )?(?:the |la |el |a |o )?)(?:(?:on|in|for|at|with|of) )?(?:the |my |that |an? )?(?:${ORDINAL}(?: (\\d+(?= (?:${SET_NOUN}|${WAS}|only|to|should|at|rpe|rir|@|\\d{1,3})(?![\\p{L}\\d]))|(?<=\\d [^,;]*\\b(?:on|for|in|at|with|auf|bei|mit|sur|en|su|per|para|nas?|nos?) (?:the |my |den |les |las |los |gli |le |os |as )?\\S+ )[1-9](?!\\d)))?(?: (?:${SET_NOUN}|one|two|three|(?<=(?:second|third|fourth|fifth|2nd|3rd|[45]th) )time)(?![\\p{L}])|(?= (?:(?:(?:c|it|that|ca|es|das) )?${WAS}|only|to|should|at|just|nur|bloss|seulement|solo|solamente|soltanto|apenas|so|avec|con|mit|com) | (?:a|bei|auf|zu|mit|su) \\d| (?:(?:a|en|em|mit|con|com|avec|at|with) )?(?:rpe|rir|@)| (?:de|di|of) \\d{1,2}[ .!]*$|(?:(?: (?:de|di|à|a|of|mit|with))? \\d{1,2} (?:reps?|wdh|wiederholungen|repetitions|repeticiones|ripetizioni|repeticoes))?[ .!]*$)|(?<=(?:^|[,;&] ?|\\b(?:and|und|et|y|e|the) )(?:\\p{L}+(?: [1-9])?|\\d(?:st|nd|rd|th)))(?= \\d{1,3}(?:[.,]\\d{1,2})?(?: ?(?:kgs?|kilos?|lbs?|pounds?|${REPS}))?(?:[ .!]*$|,? (?:and |und |et |y |e |then )?(?:the )?${ORDINAL.replace("(", "(?:")} )))|(?:set|satz|serie) (?:number |no\\.? |#)?(\\d+)(?![\\p{L}\\d]|:\\d)|(?:each|every|all|both)(?: of)?(?: the)? (?:${SETS}|of them)|(?:(?<=\\bthe )rest(?! (?:time|period|day|between|pause|of the (?:day|week)))|others|other (?:\\d+|ones|${SETS}))(?![\\p{L}\\d]))`,
  "gu",
);
/** "Sets 2 and 3", "the second and third set", "sets 1-3", beside what they were. */
const SEVERAL = entered(
  compiled(
    `(?<![\\p{L}\\d])(?:(?:on|in|for) )?(?:the |my )?(?:${SETS} (\\d{1,2}(?:(?: ?, ?(?:and )?| ?& ?| (?:and|und|et|y|e) )\\d{1,2})+)|${SETS} (\\d{1,2}) ?(?:-|to|bis) ?(\\d{1,2})|${ORDINAL}(?: ${SETS})?,? (?:and|und|et|y|e) (?:the )?${ORDINAL}(?: (?:${SETS}|ones?))?)(?= (?:${WAS}|had|only|should|at|with|mit|con|avec|com) | (?:of|from) (?!\\d)| \\d{1,3}(?:[.,]\\d)?[ .!]*$|[ .!]*$)`,
    "u",
  ),
);

/** The sets of a list of them, each a choice of its own. */
function choicesOf([, listed, from, to, one, other]: RegExpExecArray): SetChoice[] {
  if (from !== undefined) return [{ from: Number(from), to: Number(to) }];
  if (listed !== undefined)
    return (listed.match(/\d+/g) ?? []).map((place) => ({ from: Number(place), to: Number(place) }));
  return [one, other].map((ordinal) => choiceOf(["", ordinal ?? ""]));
}

function choiceOf(match: readonly (string | undefined)[]): SetChoice {
  const [, ordinal, many, numbered] = match;
  if (numbered !== undefined) return { from: Number(numbered), to: Number(numbered) };
  if (ordinal === undefined) return "all";
  const middle = /^m/.test(ordinal);
  if (ordinal === "penultimate") return { from: -2, to: -2 };
  const last = /^(?:last|final|letzte|dernier|ultim)/.test(ordinal);
  const place = last ? -1 : middle ? 0 : placeOf(ordinal);
  const count = many === undefined ? 1 : Number(many);
  return last ? { from: -count, to: -1 } : { from: place, to: place === 1 ? count : place };
}

const EVERY_SET =
  /(?<![\p{L}])(?:all|everything|every (?:one|set)|each(?: one)?|the lot|they|alle|tout(?:es)?|tous|tod[oa]s|tutt[ei])(?: (?:of (?:them|those|it)|(?:the |my )?sets?|satze|series|serie))?(?![\p{L}])/u;
const EXCEPTED = entered(
  compiled(
    `,? ?(?<![\\p{L}])(?:but(?: not)?|except(?: for)?|bar|apart from|save(?: for)?|other than|besides|not|ausser|bis auf|sauf|menos|excepto|exceto|tranne|meno)(?: (?:for|on|in))? (?:the |my |den |die |das |la |le |el |l |o |a )?${ORDINAL}(?: (?:${SET_NOUN}|one))?(?![\\p{L}]| \\p{L}+ set| exercise| entry| lift),?`,
    "u",
  ),
);
const OF_EXCEPTED =
  /^,? ?(?:(?:which|that|it|this|where i|die|que|qui|che) )?(?:was|were|had|at|got|did|only|war|etait|era|fue|foi|hatte)(?: only| just| at)? \d/u;

/** Whether sets are named by those that are not meant: "all but the first were triples". In: folded text. */
export const excludesSets = (text: string): boolean => EXCEPTED.test(text) && EVERY_SET.test(text);

/** The values of all sets but one, and what the one had, where that is told; `null` where none is left out. */
function withoutExcepted(text: string): { sets: SetChoice; selected: boolean; text: string }[] | null {
  const found = excludesSets(text) ? EXCEPTED.exec(text) : null;
  const left = found === null ? "all" : choiceOf(found);
  if (found === null || left === "all" || (left.from !== 1 && left.to !== -1)) return null;
  const others: SetChoice = left.from === 1 ? { from: left.to + 1, to: -1 } : { from: 1, to: left.from - 1 };
  const before = text.slice(0, found.index).replace(EVERY_SET, " ");
  const after = text.slice(found.index + found[0].length);
  if (/\d/.test(before) && OF_EXCEPTED.test(after))
    return [
      { sets: others, selected: true, text: before },
      { sets: left, selected: true, text: after.replace(/^,? ?(?:which|that|this|where i|die|que|qui|che) /u, "it ") },
    ];
  return [{ sets: others, selected: true, text: `${before} | ${after.replace(EVERY_SET, " ")}` }];
}

/** Splits at "first set … second set …": the words of a part stand after its selector, or before it when they come first. */
export function partsOf(said: string): { sets: SetChoice; selected: boolean; text: string }[] {
  const text = said.replace(/\bat first(?! (?:set|one)\b)/g, "then");
  const excepted = withoutExcepted(text);
  if (excepted !== null) return excepted;
  const several = SEVERAL.exec(text);
  if (several) {
    const words = `${text.slice(0, several.index)} | ${text.slice(several.index + several[0].length)}`;
    if (/\d/.test(words) && !compiled(SELECTOR).test(words))
      return choicesOf(several).map((sets) => ({ sets, selected: true, text: words }));
  }
  const selectors = [
    ...[...text.matchAll(SELECTOR)].map((found) => ({
      index: found.index,
      end: found.index + found[0].length,
      sets: choiceOf(found),
    })),
    ...heldIn(text).map(({ index, length, held }) => ({ index, end: index + length, sets: { ...LAST, held } })),
  ]
    .sort((one, other) => one.index - other.index || other.end - one.end)
    .filter(({ index }, at, found) => found.slice(0, at).every(({ end }) => end <= index));
  if (selectors.length === 0) return [{ sets: "all", selected: false, text }];
  const [only] = selectors;
  if (selectors.length === 1 && only) {
    return [
      {
        sets: only.sets,
        selected: true,
        text: `${text.slice(0, only.index)} | ${text.slice(only.end)}`,
      },
    ];
  }
  const leads = !/\d/.test(text.slice(0, only?.index ?? 0));
  const parts = selectors.map((selector, index) => {
    const before = selectors[index - 1];
    const piece = leads
      ? text.slice(selector.end, selectors[index + 1]?.index ?? text.length)
      : text.slice(before?.end ?? 0, selector.index);
    return { sets: selector.sets, selected: true, text: piece };
  });
  // "The first was 10, the rest 8": what holds of all comes first, the single sets on top of it.
  return [...parts.filter(({ sets }) => sets === "all"), ...parts.filter(({ sets }) => sets !== "all")];
}

const LAST = { from: -1, to: -1 };

/** The sets of an entry that are named by what was lifted in them, by their places; others as they are, and `null` where there are none such. */
export function settled(choice: SetChoice, sets: readonly LogSet[]): SetChoice[] | null {
  if (choice === "all" || choice.held === undefined) return [choice];
  const places = placesHeld(choice.held, sets);
  return places.length === 0 ? null : places.map((place) => ({ from: place + 1, to: place + 1 }));
}

/** The sets that a text names ("the last set of bench") and what else it says ("of bench"), or `null`. */
export function namedSets(text: string): { sets: SetChoice; rest: string } | null {
  const padded = ` ${text}`;
  const [selector] = padded.matchAll(SELECTOR);
  if (!selector) return null;
  return { sets: choiceOf(selector), rest: padded.replace(selector[0], " ").trim() };
}

/** All sets that a text names, where they are several: "sets 1 and 3", "set 4 and set 5"; what else it says, or `null`. */
export function severalSets(text: string): { sets: readonly SetChoice[]; rest: string } | null {
  const padded = ` ${text}`;
  const listed = SEVERAL.exec(padded);
  const selectors = listed ? [] : [...padded.matchAll(SELECTOR)];
  if (!listed && selectors.length < 2) return null;
  const rest = listed ? padded.replace(listed[0], " ") : padded.replace(SELECTOR, " ").replace(JOINS, " ");
  return { sets: listed ? choicesOf(listed) : selectors.map(choiceOf), rest: rest.replace(/\s+/g, " ").trim() };
}
const JOINS = /(?<![\p{L}])(?:and|und|et|y|e)(?![\p{L}])|,/gu;

const ENTRY = "(?:exercise|entry|log|lift|movement|ubung|exercice|ejercicio|esercizio|exercicio)";
const ENTRY_PLACE = entered(
  compiled(`(?<![\\p{L}\\d])(?:the |my |das |die |le |el |il |o )?${ORDINAL} ${ENTRY}(?![\\p{L}])`, "u"),
);

/** "On the first one I did 6 on the last set": one of several entries, and a set of it. */
const ONE_PLACE = compiled(
  `(?<![\\p{L}\\d])(?:(?:on|in|for|of) )?(?:the |my |das |die |le |el |il |o )?${ORDINAL} one(?![\\p{L}])`,
  "u",
);
const SET_PLACE = entered(compiled(`(?<![\\p{L}\\d])${ORDINAL} ${SETS}(?![\\p{L}])`, "u"));
const ONE_FIGURE = /^[^\d]*\d+(?:[.,]\d+)?[^\d]*$/;

/** Which entry of a turn a text names by its place ("the first exercise"), and the text without it. */
export function namedEntry(text: string): { place: number | null; rest: string } {
  const found = ENTRY_PLACE.exec(text) ?? (SET_PLACE.test(text) && ONE_FIGURE.test(text) ? ONE_PLACE.exec(text) : null);
  const choice = found ? choiceOf(found) : "all";
  if (!found || choice === "all") return { place: null, rest: text };
  return {
    place: choice.from,
    rest: `it ${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.replace(/\s+/g, " ").trim(),
  };
}

const SO_MANY = entered(
  /^[^\d]*(?<!\p{L})(?:last|final|first|letzten|ersten|derni[eè]r\p{L}*|premi[eè]r\p{L}*|[uú]ltim\p{L}*|primer\p{L}*|prim[ie]) (?:two|three|four|zwei|beiden|drei|deux|trois|dos|tres|due|tre|dois|duas)[\s.!]*$/iu,
);
/** "Swap the last two": the number is of sets, and no figure of one. In: the words as typed. */
export const countsSets = (text: string): boolean => SO_MANY.test(text);

/** How many sets there are when these choices are all of them: "the first two" and "the last one" are 3. */
export function setsNamed(choices: readonly SetChoice[]): number {
  const named = choices.filter((choice) => choice !== "all");
  const fromStart = Math.max(0, ...named.map(({ to }) => to));
  const fromEnd = Math.max(0, ...named.map(({ from }) => -from));
  return fromStart + fromEnd;
}

/** Places of the chosen sets, from 0, or `null` when one of them does not exist. */
export function placesOf(choice: SetChoice, count: number): number[] | null {
  if (choice === "all") return Array.from({ length: count }, (_, place) => place);
  if (choice.from === 0) return count % 2 === 1 ? [(count - 1) / 2] : null;
  const from = choice.from < 0 ? count + choice.from : choice.from - 1;
  const to = choice.to < 0 ? count + choice.to : choice.to - 1;
  if (from < 0 || to >= count || from > to) return null;
  return Array.from({ length: to - from + 1 }, (_, place) => from + place);
}
