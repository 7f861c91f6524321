import { compiled } from "../patterns/compiled.ts";
import { isMovementWord } from "./clauseWords.ts";
import { beginning, type Found, found, isNumber, isSign, NO_WORD, type Reader, wordAt, wordSet } from "./marks.ts";
import { isReps, isSets, isTimes, unitAt } from "./numberLists.ts";
import { afterExcept, afterWent, amongTold, isLink, REST_LEADS, readRestOfSets } from "./readSetOutcomes.ts";
import type { Token } from "./tokenize.ts";
import { AMRAP, EACH, HANDS, JOINTS, LAST, ORDINALS, SIDES } from "./words.ts";

const ONLY = /^(?:only|just|solely|exclusively)$/;

/** Words for a side that may as well be a side of the bar. */
export const isSideWord = (word: string): boolean => /^(?:sides?|lado|lados|seite|cote|lato|way)$/.test(word);

const SIDE_LEADS: ReadonlySet<string> = new Set([
  ...EACH,
  ...wordSet("left right l r a both in same e each ea apiece cada jeweils chacun ciascuno all everything"),
  ...wordSet("on with to for at"),
]);

/** "each side", "per leg", "left 10", "10 right", "L 8", "both sides", "each hand", "same weight", "all at". */
export const readSide = beginning(SIDE_LEADS, (tokens, at) => readPlainSide(tokens, at) ?? readLinkedSide(tokens, at));

/** "12 on the left", "9 with my right", "20 on each side of the bar". */
const readLinkedSide: Reader = (tokens, at) => {
  if (!/^(?:on|with|to|for|at)$/.test(wordAt(tokens, at))) return null;
  const from = at + (/^(?:the|my)$/.test(wordAt(tokens, at + 1)) ? 2 : 1);
  const word = wordAt(tokens, from);
  const before = tokens[at - 1];
  const isCounted = before !== undefined && (before.kind === "clock" || isReps(before) || isNumber(before));
  const amount = isCounted || isNumber(tokens[at - 2]);
  if (word === "left" || word === "right") {
    if (!amount) return null;
    const limb = SIDES.has(wordAt(tokens, from + 1)) || HANDS.has(wordAt(tokens, from + 1)) ? 1 : 0;
    return found(tokens, at, from + 1 + limb, { kind: "side", side: word, limb: false });
  }
  const side = /^(?:each|every|either|both|per)$/.test(word) && SIDES.has(wordAt(tokens, from + 1));
  if (!side) return null;
  const limb = !isSideWord(wordAt(tokens, from + 1));
  return found(tokens, at, afterOfBar(tokens, from + 2), { kind: "side", side: "each", limb });
};

/** The place after "of the bar", which says no more than the side did. */
function afterOfBar(tokens: Parameters<Reader>[0], at: number): number {
  const the = wordAt(tokens, at + 1) === "the" ? 1 : 0;
  return wordAt(tokens, at) === "of" && /^(?:bar|barbell)$/.test(wordAt(tokens, at + 1 + the)) ? at + 2 + the : at;
}

const LONG = /^(?:min|mins|minutes?|hours?|hrs?|days?|weeks?)$/;
const JOINT = compiled(`^${JOINTS}$`);

const readPlainSide: Reader = (tokens, at) => {
  const word = isSign(tokens[at], "/") ? "/" : wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  // "3x8 80 kg left shoulder 2/10 pain": where it was felt.
  const isMoved = /^(?:ext|curl|rais|press|row|pull|driv|fly|rotat|abduct|adduct)/.test(wordAt(tokens, at + 2));
  if (/^(?:left|right)$/.test(word) && JOINT.test(next) && !isMoved) return null;
  const joined = isSign(tokens[at + 1], "/") || isSign(tokens[at + 1], "+") || /^(?:and|&)$/.test(next);
  // "10 l/r", "8 left and right".
  const other = /^(?:l|left)$/.test(word) ? /^(?:r|right)$/ : /^(?:r|right)$/.test(word) ? /^(?:l|left)$/ : null;
  const counted = isNumber(tokens[at - 1]) ? tokens[at - 1] : undefined;
  if (other !== null && joined && counted !== undefined) {
    const isApart = !isNumber(tokens[at + 3]) || unitAt(tokens, at + 4)?.kind === "mass";
    if (other.test(wordAt(tokens, at + 2)) && isApart)
      return found(tokens, at, at + 3, { kind: "side", side: "each", limb: false });
    // "5x10R/10L": as many on the other side, in each of the sets.
    const isAsMany = isTimes(tokens, at - 2) && tokens[at + 2]?.value === counted.value;
    if (isAsMany && other.test(wordAt(tokens, at + 3)))
      return found(tokens, at, at + 4, { kind: "side", side: "each", limb: false });
  }
  if (
    word === "left" ||
    word === "right" ||
    ((word === "l" || word === "r") &&
      (isNumber(tokens[at + 1]) ||
        isNumber(tokens[at - 1]) ||
        (isNumber(tokens[at - 2]) && unitAt(tokens, at - 1) !== null)))
  ) {
    const limb = SIDES.has(next) || HANDS.has(next) ? 1 : 0;
    const sign = isSign(tokens[at + 1 + limb], ":") ? 1 : 0;
    // "only 15 minutes left": time that remains.
    const isRest = word === "left" && limb === 0 && LONG.test(wordAt(tokens, at - 1)) && !isNumber(tokens[at + 1]);
    if (isRest && !tokens.some(({ fold }) => fold === "right")) return null;
    // "only right leg", "left arm only": all of it.
    const before = wordAt(tokens, at - 1);
    const isOnly =
      (limb === 1 && ONLY.test(/^(?:the|my)$/.test(before) ? wordAt(tokens, at - 2) : before)) ||
      ONLY.test(wordAt(tokens, at + 1 + limb));
    const beside =
      isOnly ||
      isNumber(tokens[at + 1 + limb + sign]) ||
      isNumber(tokens[at - 1]) ||
      isReps(tokens[at - 1]) ||
      (isNumber(tokens[at - 2]) && unitAt(tokens, at - 1) !== null);
    return beside
      ? found(tokens, at, at + 1 + limb + sign, {
          kind: "side",
          side: word.startsWith("l") ? "left" : "right",
          limb: false,
        })
      : null;
  }
  // "squat 4x8 / leg press 4x12": the sign parts two exercises.
  const isParting = word === "/" && isMovementWord(wordAt(tokens, at + 2));
  if ((EACH.has(word) || word === "/" || word === "a" || word === "both") && SIDES.has(next) && !isParting)
    return found(tokens, at, afterOfBar(tokens, at + 2), { kind: "side", side: "each", limb: !isSideWord(next) });
  if (word === "both" && next === "hands") return null;
  if ((EACH.has(word) || word === "in") && (HANDS.has(next) || (EACH.has(next) && HANDS.has(wordAt(tokens, at + 2))))) {
    return found(tokens, at, at + (HANDS.has(next) ? 2 : 3), { kind: "perHand" });
  }
  if (word === "same") return readSame(tokens, at);
  if (word === "e" && isSign(tokens[at + 1], "/") && /^[sl]$/.test(wordAt(tokens, at + 2)))
    return found(tokens, at, at + 3, { kind: "side", side: "each", limb: false });
  if (word === "each" && /^(?:time|set|round|one)$/.test(next)) return found(tokens, at, at + 2, { kind: "note" });
  if (/^(?:each|ea|apiece|cada|jeweils|chacun|ciascuno)$/.test(word))
    return found(tokens, at, at + 1, { kind: "each" });
  const loaded = isNumber(tokens[at + 1]) && unitAt(tokens, at + 2)?.kind === "mass";
  if ((word === "both" && isNumber(tokens[at + 1])) || (word === "all" && loaded))
    return found(tokens, at, at + 1, { kind: "all" });
  if (
    /^(?:all|both|everything)$/.test(word) &&
    /^(?:at|with|sets|of)$/.test(next || (isSign(tokens[at + 1], "@") ? "at" : ""))
  )
    return found(tokens, at, at + 1, { kind: "all" });
  return null;
};

const SAME_LOAD = /^(?:weights?|load|again|bar|plates|dumbbells|dbs|kettlebell)$/;
const SAME_COUNTS = /^(?:sets|reps|scheme)$/;

/** "same weight", "same weight and reps", "same reps, same weight": the load is that of before, the repetitions are. */
const readSame: Reader = (tokens, at) => {
  let next = at;
  let [hasLoad, hasCounts] = [false, false];
  for (let place = at; place < at + LONGEST_SAME; place += 1) {
    const word = wordAt(tokens, place);
    const isLoad = SAME_LOAD.test(word);
    const isCount = SAME_COUNTS.test(word);
    if (
      !isLoad &&
      !isCount &&
      !/^(?:same|and)$/.test(word) &&
      !isSign(tokens[place], ",") &&
      !isSign(tokens[place], "&")
    )
      break;
    hasLoad ||= isLoad;
    hasCounts ||= isCount;
    if (isLoad || isCount) next = place + 1;
  }
  if (!hasLoad) return null;
  return found(tokens, at, next, hasCounts ? { kind: "same", counts: true } : { kind: "same" });
};
const LONGEST_SAME = 7;

/** More of the last sets than this are not spoken of together. */
const MOST_TOLD_APART = 4;

/** A place behind every set that can be said. */
const AFTER_ALL = 1_000;

/** "last set", "the final one", "first 2 sets", "2nd set". Which of the sets the amounts beside it are about. */
const LEADS =
  /^(?:on|for|the|my|and|with|except|bar|but|only|in|of|la|le|les|l'|el|las|los|il|der|die|das|den|beim|bei|im|am|dans|sur|pour|en|nella|nell'|mais|ma|aber|pero|mas|sauf|ausser|außer|excepto|salvo|menos|tranne|exceto|a|o|as|os|na|no|nas|nos|et|und|y|e)$/;
/** "les 2 dernières à 6", "las dos últimas de 8", "le ultime due da 6", "die letzten beiden": several at the end. */
function lastOfSeveral(tokens: readonly Token[], at: number, from: number): Found | null {
  if (from === at) return null;
  const few = (place: number): number =>
    isNumber(tokens[place]) ? (tokens[place]?.value ?? 0) : (FEW.get(wordAt(tokens, place)) ?? 0);
  const before = LAST.has(wordAt(tokens, from + 1)) ? few(from) : 0;
  const count = before > 0 ? before : LAST.has(wordAt(tokens, from)) ? few(from + 1) : 0;
  if (count < 2 || count > 9) return null;
  const noun = isSets(tokens[from + 2]) ? 3 : 2;
  const link = isLink(tokens, from + noun) ? noun + 1 : noun;
  return isNumber(tokens[from + link])
    ? found(tokens, at, from + link, { kind: "ordinal", from: "end", index: 0, count })
    : null;
}
/** "Only 4 on the last 2", "10 reps for the last two sets": so many in each of them. */
export const readOnLast = beginning(NO_WORD, (tokens, at) => {
  const reps = tokens[at];
  const on = at + (isReps(tokens[at + 1]) ? 2 : 1);
  if (!isNumber(reps) || !Number.isInteger(reps.value) || !/^(?:on|in|for)$/.test(wordAt(tokens, on))) return null;
  const last = on + (/^(?:the|my)$/.test(wordAt(tokens, on + 1)) ? 2 : 1);
  const many = tokens[last + 1];
  const end = last + (isSets(tokens[last + 2]) ? 3 : 2);
  const ends = tokens[end] === undefined || tokens[end]?.kind === "sign";
  if (!LAST.has(wordAt(tokens, last)) || !isNumber(many) || many.value < 2 || many.value > MOST_TOLD_APART || !ends)
    return null;
  const ordinal = { kind: "ordinal" as const, from: "end" as const, index: 0, count: many.value };
  return found(tokens, at, end, ordinal, { kind: "counts", counts: [{ reps: reps.value }] });
});

/** Words before a set, of which its figure is told: "then last 2", "and the last 2", "only got last 2". */
const BEFORE_SET =
  /^(?:then|and|but|the|my|with|only|just|got|did|was|were|kg|kgs|kilos?|lbs?|pounds?|reps?|sets?|each|at|on|in|for|of|to|made|managed|hit|rpe|plus|except)$/;
const FEW: ReadonlyMap<string, number> = new Map(
  ["beiden zwei deux due dos duas", "drei trois tre tres"].flatMap((words, more) =>
    words.split(" ").map((word): [string, number] => [word, more + 2]),
  ),
);

const ALONE = wordSet("set satz serie next other remaining");
const ORDINAL_LEADS = {
  has: (word: string) =>
    LEADS.test(word) || ALONE.has(word) || ORDINALS.has(word) || LAST.has(word) || REST_LEADS.has(word),
};

export const readOrdinal = beginning(ORDINAL_LEADS, (tokens, at) => {
  const rest = readRestOfSets(tokens, at);
  if (rest !== null) return rest;
  let from = at;
  while (from < at + 3 && LEADS.test(wordAt(tokens, from))) from += 1;
  // "on set 4", "in my third set" and "set 4 was 3 reps" are about one of the sets.
  const numbered = tokens[from + 1];
  if (from > at && isSets(tokens[from]) && isNumber(numbered) && numbered.value <= 20 && !isTimes(tokens, from + 2))
    return found(tokens, at, from + 2, { kind: "ordinal", from: "start", index: numbered.value - 1, count: 1 });
  const among = from === at ? amongTold(tokens, at) : null;
  if (among !== null) return among;
  const word = wordAt(tokens, from);
  // "the next two 10", "other two sets 9": those after the ones that were said.
  const following = isNumber(tokens[from + 1]) ? tokens[from + 1] : undefined;
  if (/^(?:next|other|remaining)$/.test(word) && following !== undefined && following.value <= 10) {
    const noun = isSets(tokens[from + 2]) || /^ones?$/.test(wordAt(tokens, from + 2)) ? 1 : 0;
    const told = noun === 1 || isNumber(tokens[from + 2]);
    if (told)
      return found(tokens, at, from + 2 + noun, {
        kind: "ordinal",
        from: "start",
        index: AFTER_ALL,
        count: following.value,
      });
  }
  if (/^(?:next|other)$/.test(word) && (isSets(tokens[from + 1]) || wordAt(tokens, from + 1) === "one"))
    return found(tokens, at, from + 2, { kind: "ordinal", from: "start", index: AFTER_ALL, count: 1 });
  const several = lastOfSeveral(tokens, at, from);
  if (several !== null) return several;
  const place = ORDINALS.get(word);
  const last = LAST.has(word);
  if (place === undefined && !last) return null;
  const excepted = last && from > at ? afterExcept(tokens, at, from) : null;
  if (excepted !== null) return found(tokens, at, excepted, { kind: "ordinal", from: "end", index: 0, count: 1 });
  // "im letzten Satz waren es nur 6", "beim letzten hab ich nur 6 geschafft".
  const went = last ? afterWent(tokens, from + (isSets(tokens[from + 1]) ? 2 : 1)) : null;
  if (went !== null && (from > at || isSets(tokens[from + 1])))
    return found(tokens, at, went, { kind: "ordinal", from: "end", index: 0, count: 1 });
  // "75x8, la ultima 80x5": a set that tells all of itself.
  const isWhole =
    last && /^(?:,|and|und|et|y|e|\n|;|\.)$/.test(tokens[at - 1]?.fold ?? "") && isNumber(tokens[from + 1]);
  if (isWhole && isTimes(tokens, from + 2)) return found(tokens, at, from + 1, { kind: "note" });
  // "la ultima en 3:58", "die letzte 1:28", "ultima saiu 5:29".
  let timed = from + 1;
  while (timed < from + 4 && tokens[timed]?.kind === "word" && !isMovementWord(wordAt(tokens, timed))) timed += 1;
  const opensPart = from > at || isSign(tokens[at - 1], ",");
  if (last && opensPart && tokens[timed]?.kind === "clock" && word !== "last")
    return found(tokens, at, timed, { kind: "ordinal", from: "end", index: 0, count: 1 });
  // "la dernière à 6", "l'ultima da 5", "der letzte nur 4": without the word for a set.
  if (last && (from > at || word.startsWith("l'") || isSign(tokens[at - 1], ",")) && isLink(tokens, from + 1)) {
    const next = from + (isLink(tokens, from + 2) ? 3 : 2);
    if (isNumber(tokens[next])) return found(tokens, at, next, { kind: "ordinal", from: "end", index: 0, count: 1 });
  }
  // "4th and 5th sets".
  const until = /^(?:and|to)$/.test(wordAt(tokens, from + 1)) ? ORDINALS.get(wordAt(tokens, from + 2)) : undefined;
  if (place !== undefined && until !== undefined && until > place && isSets(tokens[from + 3]))
    return found(tokens, at, from + 4, { kind: "ordinal", from: "start", index: place, count: until - place + 1 });
  const number = tokens[from + 1];
  const counted = isNumber(number) ? 1 : 0;
  const count = isNumber(number) && number.value <= 10 ? number.value : 1;
  const after = from + 1 + counted;
  const noun = wordAt(tokens, after);
  if (isSets(tokens[after]) || (counted === 0 && /^(?:one|ones)$/.test(noun))) {
    return found(tokens, at, after + 1, { kind: "ordinal", from: last ? "end" : "start", index: place ?? 0, count });
  }
  // "first two at 60kg, last two at 65kg": several by their load, without the noun.
  const linked = after + (/^(?:at|with|mit|à|con|com)$/.test(noun) || isSign(tokens[after], "@") ? 1 : 0);
  const isLoaded = isNumber(tokens[linked]) && unitAt(tokens, linked + 1)?.kind === "mass";
  if (counted === 1 && count > 1 && count <= MOST_TOLD_APART && (place === 0 || last) && isLoaded)
    return found(tokens, at, after, { kind: "ordinal", from: last ? "end" : "start", index: 0, count });
  // "1st set 100 kg x 5, 2nd 110 kg x 3": the places go on without the noun.
  const opens =
    tokens[at - 1] === undefined ||
    tokens[at - 1]?.kind === "sign" ||
    /^(?:and|then)$/.test(wordAt(tokens, at - 1)) ||
    (isNumber(tokens[at - 1]) && isTimes(tokens, from + 2));
  if (place !== undefined && place > 0 && opens && counted === 1 && !isReps(tokens[from + 2]))
    return found(tokens, at, from + 1, { kind: "ordinal", from: "start", index: place, count: 1 });
  // "first two RIR 3", "(first two warm up)".
  const isToldOf = /^(?:rir|rpe|were|was|felt|paused|beltless|warm|warm-?ups?|aufwarmen|calentamiento)$/.test(noun);
  const rated = counted === 1 && isNumber(number) && number.value <= 10 && isToldOf;
  if (place === 0 && rated) return found(tokens, at, after, { kind: "ordinal", from: "start", index: 0, count });
  // "2 in reserve on the first".
  const closes = tokens[from + 1] === undefined || tokens[from + 1]?.kind === "sign";
  if (place !== undefined && wordAt(tokens, at) === "on" && closes)
    return found(tokens, at, from + 1, { kind: "ordinal", from: "start", index: place, count: 1 });
  if (!last) return null;
  // "the last two with a band", "90 for the last two": as many sets, not repetitions.
  const spelled = isNumber(number) && /^\p{L}/u.test(number.fold);
  const some = isNumber(number) && number.value >= 2 && number.value <= MOST_TOLD_APART && !isReps(tokens[after]);
  const goesOn =
    /^(?:with|w|at|were|was|felt|without|on|to|beltless|belted|paused)$/.test(noun) || isSign(tokens[after], "@");
  if (some && (goesOn || (spelled && wordAt(tokens, from - 1) === "the")))
    return found(tokens, at, after, { kind: "ordinal", from: "end", index: 0, count });
  // "belt on last 2", "paused the last 2": how those were done, where no figure stands before.
  const isOfSome = some && counted === 1 && (tokens[after] === undefined || tokens[after]?.kind === "sign");
  const doneSo = tokens[/^(?:on|for)$/.test(wordAt(tokens, at - 1)) ? at - 2 : at - 1];
  if (isOfSome && doneSo?.kind === "word" && !isMovementWord(doneSo.fold) && !BEFORE_SET.test(doneSo.fold))
    return found(tokens, at, after, { kind: "note" });
  const ends = from > at && (tokens[after] === undefined || tokens[after]?.kind === "sign");
  const alone =
    /^(?:to|at|was|only|com|con|mit|avec|nur|solo|seulement|a|à|al|en)$/.test(noun) ||
    AMRAP.has(noun) ||
    isSign(tokens[after], "@") ||
    ends;
  const meant = counted === 1 ? !isReps(tokens[after]) && !isTimes(tokens, after) : alone;
  return meant ? found(tokens, at, from + 1, { kind: "ordinal", from: "end", index: 0, count: 1 }) : null;
});
