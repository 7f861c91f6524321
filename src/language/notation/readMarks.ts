import { readUnit } from "../numbers/units.ts";
import { isMovementWord } from "./clauseWords.ts";
import {
  beginning,
  type Found,
  firstOf,
  found,
  isNumber,
  isSign,
  isWord,
  type Mark,
  type Reader,
  wordAt,
  wordSet,
} from "./marks.ts";
import { readMissedLoad } from "./missedLoad.ts";
import { JOINED_ENDS, JOINED_NAMES } from "./movementWords.ts";
import { readNotFailed } from "./notFailed.ts";
import { isSets, isTimes, massAt, unitAt } from "./numberLists.ts";
import { readAside } from "./readAsides.ts";
import { readAssisted } from "./readAssisted.ts";
import { readBarSum } from "./readBarSum.ts";
import { readClusters } from "./readClusters.ts";
import { readFailure, readRir, readRpe } from "./readEffort.ts";
import { readExtent } from "./readExtents.ts";
import { readGermanLoad } from "./readHeldLoads.ts";
import { readAt, readBodyLoad, readLeftNumbers, readMinus, readPair, readWeight } from "./readLoads.ts";
import { readMeasure } from "./readMeasures.ts";
import { readNamedWeight } from "./readNamedWeight.ts";
import { readOfThem } from "./readOfThem.ts";
import { readBar, readPlates } from "./readPlates.ts";
import { readProduct } from "./readProduct.ts";
import { readProgramme } from "./readProgramme.ts";
import { readAttempt, readReference, readUnitSaid } from "./readReferences.ts";
import { readRemark } from "./readRemarks.ts";
import { readRepair } from "./readRepairs.ts";
import { readReps } from "./readReps.ts";
import { readSetKind } from "./readSetKind.ts";
import { isSetNumber, readSetCount, readSetsLabel } from "./readSetsAndReps.ts";
import { readSpeed } from "./readSpeeds.ts";
import { readTotal } from "./readTotals.ts";
import { readOnLast, readOrdinal, readSide } from "./readWhichSets.ts";
import { withCountsOfSides, withSides } from "./saidSides.ts";
import type { Token } from "./tokenize.ts";
import { IMPLEMENTS, SETS_WORDS } from "./words.ts";

const THEN = /^(?:then|afterwards|followed|danach|dann|puis|pis|ensuite|luego|despues|poi|depois|затем|потом)$/;
/** "Zum Schluss", "pour finir": what came last. */
const AT_LAST =
  /^(?:zum (?:schluss|abschluss|ende|ausklang)|als letztes|pour (?:finir|terminer|conclure)|en dernier|p(?:ara|ra) (?:terminar|acabar|finalizar|fechar)|por ultimo|per (?:finire|concludere|ultimo))$/;
const AND = /^(?:and|und|et|y|e|и|nd|adn|amd|n)$/;
const SUPERSET =
  /^(?:ss'd|supersetting|superset|supersets|supersetted|super-set|ss|giant|triset|trisets|supersatz|superserie|superseries|biserie|biset|bi-set)$/;

/** A name begins right behind this place. */
const isMovementSoon = (tokens: readonly Token[], at: number): boolean =>
  [1, 2].some((ahead) => isMovementWord(wordAt(tokens, at + ahead))) && tokens[at + 1]?.kind === "word";

/** How far back the word that joins two exercises may stand. */
const SUPERSET_WITHIN = 12;
const followsSuperset = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - SUPERSET_WITHIN), at).some(({ fold }) => SUPERSET.test(fold));

const WAY = /^(?:to|there|work|school|office|home|shop|shops|station|gym|park)$/;
const GOES_ON = /^(?:i|we|only|just|did|went|had|switched|today|instead)$/;

/** "clean and jerk"; "squat and press" with what is held in the hands, and not with a bar: "squat and press 5x5". */
function joinsNames(tokens: readonly Token[], at: number): boolean {
  const [name, end] = [tokens[at - 1]?.fold ?? "", tokens[at + 1]?.fold ?? ""];
  if (!JOINED_NAMES.test(name) || !JOINED_ENDS.test(end)) return false;
  if (name !== "squat" || !end.startsWith("press")) return true;
  const around = tokens.slice(Math.max(0, at - HELD_WITHIN), at + HELD_WITHIN);
  return around.some(
    (token, place) =>
      isWord(token, IMPLEMENTS) ||
      /^(?:goblet|sandbag|band|bands|medball|ball|plate)$/.test(token.fold) ||
      (isNumber(token) && token.value <= LIGHTEST_BAR && massAt(around, place + 1) !== null),
  );
}
const HELD_WITHIN = 9;
/** Lighter than a bar, in kilos. */
const LIGHTEST_BAR = 19;

const BUT = /^(?:but|aber|mais|pero|ma|mas)$/;
const OTHER_JOINTS = wordSet(
  "back with w super after next plus straight right directly into so zum als pour en para pra por per",
);
const JOINTS = {
  has: (word: string) =>
    OTHER_JOINTS.has(word) || SUPERSET.test(word) || THEN.test(word) || AND.test(word) || BUT.test(word),
};

/** Signs and words that come between the parts of a message. */
const readSeparator = beginning(JOINTS, (tokens, at) => {
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.kind === "label") return found(tokens, at, at + 1, { kind: "label", letter: token.fold });
  const separator = (sign: string, next = at + 1): Found => found(tokens, at, next, { kind: "separator", sign });
  if (token.kind === "sign") {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const inName =
      token.fold === "/" && !token.gap && after?.gap === false && before?.kind === "word" && after.kind === "word";
    if (inName && readUnit(before.fold) === null && !isMovementWord(before.fold))
      return found(tokens, at, at + 1, { kind: "word", fold: "/" });
    const joinsName = token.fold === "&" && joinsNames(tokens, at);
    if (joinsName) return found(tokens, at, at + 1, { kind: "word", fold: "&" });
    if (/^[,;\n•>&:().!?]$/.test(token.fold)) return separator(token.fold);
    if (token.fold === "/" || token.fold === "-") return separator(token.fold);
    if (token.fold === "+") return separator("+");
    return separator(" ");
  }
  if (token.kind !== "word") return null;
  // "Bulgarian SS": a split squat.
  if (token.fold === "ss" && /^bulgarians?$/.test(wordAt(tokens, at - 1)))
    return found(tokens, at, at + 1, { kind: "word", fold: "ss" });
  if (SUPERSET.test(token.fold)) {
    const next = isSets(tokens[at + 1]) ? at + 2 : at + 1;
    // "giant set x3:" is done three times.
    const times = isTimes(tokens, next) && isNumber(tokens[next + 1]) ? (tokens[next + 1]?.value ?? null) : null;
    if (times !== null && !isTimes(tokens, next + 2))
      return found(
        tokens,
        at,
        next + 2,
        { kind: "superset" },
        { kind: "sets", count: times, rounds: true, type: null },
      );
    return found(tokens, at, tokens[next]?.fold === "with" || tokens[next]?.fold === "of" ? next + 1 : next, {
      kind: "superset",
    });
  }
  if (token.fold === "back" && wordAt(tokens, at + 1) === "to" && wordAt(tokens, at + 2) === "back")
    return found(tokens, at, at + 3, { kind: "superset" });
  if (/^(?:with|w)$/.test(token.fold) && isMovementSoon(tokens, at) && followsSuperset(tokens, at))
    return separator("and");
  if (token.fold === "super" && isSets(tokens[at + 1])) return found(tokens, at, at + 2, { kind: "superset" });
  if (AT_LAST.test(`${token.fold} ${wordAt(tokens, at + 1)}`)) return separator("then", at + 2);
  if (THEN.test(token.fold) || (token.fold === "after" && tokens[at + 1]?.fold === "that")) {
    const next =
      token.fold === "followed"
        ? at + (tokens[at + 1]?.fold === "up" ? 3 : 2)
        : token.fold === "after"
          ? at + 2
          : at + 1;
    return separator("then", Math.min(next, tokens.length));
  }
  if (AND.test(token.fold) && (token.gap || tokens[at - 1]?.kind !== "number")) {
    // "cycled to work and back 12 km": there and home again.
    const isHome = wordAt(tokens, at + 1) === "back" && !isMovementWord(wordAt(tokens, at + 2));
    if (isHome && tokens.slice(Math.max(0, at - 4), at).some(({ fold }) => WAY.test(fold)))
      return found(tokens, at, at + 2, { kind: "note" });
    return joinsNames(tokens, at) ? found(tokens, at, at + 1, { kind: "word", fold: token.fold }) : separator("and");
  }
  // "twelve and ten next was leg curls".
  if (token.fold === "next" && /^(?:was|came|up|exercise|i)$/.test(wordAt(tokens, at + 1)) && at > 0)
    return separator("then", at + 2);
  if (token.fold === "plus") return separator("and");
  // "40 km bike 1h25 straight into a 5 km run": another exercise begins.
  const into = /^(?:straight|right|directly)$/.test(token.fold) ? at + 1 : at;
  if (wordAt(tokens, into) === "into" && [1, 2, 3, 4].some((ahead) => isMovementWord(wordAt(tokens, into + ahead))))
    return separator("then", into + 1);
  // "the gym was about to close so I only did rows": the sets are what came of it.
  const isNamed = [1, 2, 3].some((ahead) => isMovementWord(wordAt(tokens, at + ahead)));
  if (token.fold === "so" && (GOES_ON.test(wordAt(tokens, at + 1)) || isNamed)) return separator("so");
  return BUT.test(token.fold) ? separator("but") : null;
});

const NUMBERING = { has: (word: string) => /^(?:wu?|set|satz|serie)$/.test(word) || SETS_WORDS.has(word) };

/** "set 1:", "Set 2 -": numbers the sets and says nothing else. */
const readEnumerator = beginning(NUMBERING, (tokens, at) => {
  // "W1: 60x10" is the first warm-up.
  const numbersWarmup = isSign(tokens[at + 2], ":") || (isNumber(tokens[at + 2]) && tokens[at + 1]?.gap === false);
  if (/^wu?$/.test(wordAt(tokens, at)) && isNumber(tokens[at + 1]) && numbersWarmup) {
    if (isLaterWeek(tokens, at)) return found(tokens, at, at + 2, { kind: "note" });
    const end = at + (isSign(tokens[at + 2], ":") ? 3 : 2);
    const content = { kind: "type" as const, type: "warmup" as const, once: true as const };
    return {
      marks: [
        ...found(tokens, at, end, { kind: "separator", sign: "," }).marks,
        ...found(tokens, at, end, content).marks,
      ],
      next: end,
    };
  }
  const opens = tokens[at - 1] === undefined || tokens[at - 1]?.kind === "sign" || wordAt(tokens, at - 1) === "then";
  const told = opens ? afterSetNumber(tokens, at) : null;
  if (told !== null) return found(tokens, at, told, { kind: "separator", sign: "," });
  // "W 40x10": W marks a warm-up.
  if (wordAt(tokens, at) === "w" && opens && isNumber(tokens[at + 1]))
    return found(tokens, at, at + 1, { kind: "type", type: "warmup", once: true });
  const sign = tokens[at + 2];
  const marks = isSign(sign, ":") && tokens[at]?.gap === true;
  if (
    !isSets(tokens[at]) ||
    !isNumber(tokens[at + 1]) ||
    // "working sets 80 5x5": a load.
    (!isSign(sign, ":") && (tokens[at + 1]?.value ?? 0) > MOST_NUMBERED) ||
    isTimes(tokens, at + 2) ||
    (isNumber(tokens[at - 1]) && !marks && !isTimes(tokens, at - 2) && !isSetNumber(tokens, at))
  )
    return null;
  const marked = isSign(sign, ":") || isSign(sign, "-") || isSign(sign, ")") || isSign(sign, ".");
  return marked || isNumber(sign) ? found(tokens, at, at + (marked ? 3 : 2), { kind: "separator", sign: "," }) : null;
});

/** "bench w2: 70x3": a week, where no first warm-up was numbered. */
const isLaterWeek = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at + 1]?.value ?? 1) > 1 &&
  !tokens.slice(0, at).some(({ fold }, back) => /^wu?$/.test(fold) && tokens[back + 1]?.value === 1);

/** Behind "set 1" where an exercise, a figure or the same is told: "set 1 of bench 60 10", "set no 2: 60x9", "set 3 done 60x8". */
function afterSetNumber(tokens: readonly Token[], at: number): number | null {
  if (!/^(?:set|satz|serie)$/.test(wordAt(tokens, at))) return null;
  const number = /^(?:no|nr|number|nummer)$/.test(wordAt(tokens, at + 1)) || isSign(tokens[at + 1], "#") ? 1 : 0;
  const place = tokens[at + 1 + number];
  if (!isNumber(place) || place.value > MOST_NUMBERED || isTimes(tokens, at + 2 + number)) return null;
  let next = at + 2 + number;
  while (next < at + 5 && (isSign(tokens[next], ":") || isSign(tokens[next], ".") || isSign(tokens[next], "#")))
    next += 1;
  const from = next;
  while (next < from + 2 && TELLS_SET.test(wordAt(tokens, next))) next += 1;
  if (isNumber(tokens[next]) && (next > from || number > 0)) return next;
  const names = [0, 1, 2].some((ahead) => isMovementWord(wordAt(tokens, next + ahead)));
  return names || wordAt(tokens, next) === "same" ? next : null;
}
const MOST_NUMBERED = 20;
const TELLS_SET = /^(?:of|on|was|were|is|done|complete|completed|got|did|with|at|for|war|de|von)$/;

/** Whether a bracket that was opened a little before is still open here. */
function isBracketed(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 12); back -= 1) {
    if (isSign(tokens[back], ")")) return false;
    if (isSign(tokens[back], "(")) return true;
  }
  return false;
}

/** "1: 100x5, 2: 100x4", "1) 100x5 2) 100x4": the numbers of the sets. */
const readSetNumber: Reader = (tokens, at) => {
  const closed =
    isNumber(tokens[at]) &&
    (tokens[at]?.value ?? 99) <= 20 &&
    isSign(tokens[at + 1], ")") &&
    isNumber(tokens[at + 2]) &&
    (isTimes(tokens, at + 3) || isTimes(tokens, at + 4));
  if (closed && !isBracketed(tokens, at)) return found(tokens, at, at + 2, { kind: "separator", sign: "," });
  const numbered =
    isNumber(tokens[at]) && (tokens[at]?.value ?? 99) <= 20 && isSign(tokens[at + 1], ":") && isNumber(tokens[at + 2]);
  const before = tokens[at - 1];
  const opens = before === undefined || before.kind === "sign";
  const product = isTimes(tokens, at + 3) || (unitAt(tokens, at + 3)?.kind === "mass" && isTimes(tokens, at + 4));
  return numbered && opens && product ? found(tokens, at, at + 2, { kind: "separator", sign: "then" }) : null;
};

const readWordMark: Reader = (tokens, at) => {
  const token = tokens[at];
  if (token?.kind !== "word") return null;
  if (token.fold === "dead" && /^lift(?:s|ed|ing)?$/.test(wordAt(tokens, at + 1)))
    return found(tokens, at, at + 2, { kind: "word", fold: "deadlift" });
  // "dead 1x5 100": the lift, where figures follow at once.
  const isLift = token.fold === "dead" && isNumber(tokens[at + 1]);
  return found(tokens, at, at + 1, { kind: "word", fold: isLift ? "deads" : token.fold });
};

/** "leg press 45 3x12 200 kg", "45°": how the machine leans, where a load is told as well. */
const readLean: Reader = (tokens, at) => {
  if (tokens[at]?.value !== 45 || !/^(?:press|presse|prensa|pressa)$/.test(wordAt(tokens, at - 1))) return null;
  if (isTimes(tokens, at + 1) || unitAt(tokens, at + 1) !== null || wordAt(tokens, at + 1) === "for") return null;
  // "chest press 45, 50, 55" are loads.
  if (wordAt(tokens, at - 1) === "press" && !/^legs?$/.test(wordAt(tokens, at - 2))) return null;
  const degrees = /^(?:degrees?|deg|graus?|grados|gradi|degres|grad)$/.test(wordAt(tokens, at + 1)) ? 1 : 0;
  const ahead = tokens.slice(at + 1, at + LOAD_AHEAD);
  const isLoaded = ahead.some(
    (token, place) => isNumber(token) && (token.value > 45 || massAt(ahead, place + 1) !== null),
  );
  return degrees === 1 || isLoaded ? found(tokens, at, at + 1 + degrees, { kind: "note" }) : null;
};
const LOAD_AHEAD = 9;

/** "max hangs 5x10s": a name, and nothing of how many. */
const readMaxHangs = beginning(wordSet("max"), (tokens, at) =>
  wordAt(tokens, at) === "max" && /^hangs?$/.test(wordAt(tokens, at + 1))
    ? found(tokens, at, at + 2, { kind: "word", fold: "hangs" })
    : null,
);

/** In order of precedence: what is more particular comes first. */
const readAtNumber = firstOf(
  readBarSum,
  readClusters,
  readMissedLoad,
  readLean,
  readAside,
  readProgramme,
  readSetNumber,
  readTotal,
  readMeasure,
  readSpeed,
  readRemark,
  readRpe,
  readRir,
  readGermanLoad,
  readOnLast,
  readOfThem,
  readProduct,
  readPair,
  readSetCount,
  readPlates,
  readReps,
  readWeight,
  readExtent,
  readLeftNumbers,
);
const readAtSign = firstOf(
  readAside,
  readUnitSaid,
  readTotal,
  readMeasure,
  readSpeed,
  readRemark,
  readRpe,
  readRir,
  readProduct,
  readReps,
  readWeight,
  readSide,
  readAt,
  readSeparator,
);
const readAtWord = firstOf(
  readMaxHangs,
  readBarSum,
  readAttempt,
  readAside,
  readOfThem,
  readReference,
  readProgramme,
  readRepair,
  readUnitSaid,
  readTotal,
  readMeasure,
  readSpeed,
  readRemark,
  readRpe,
  readRir,
  readOrdinal,
  readSetsLabel,
  readEnumerator,
  readNotFailed,
  readFailure,
  readSetKind,
  readBodyLoad,
  readProduct,
  readSetCount,
  readBar,
  readMinus,
  readNamedWeight,
  readPair,
  readPlates,
  readReps,
  readSide,
  readAt,
  readExtent,
  readAssisted,
  readSeparator,
  readWordMark,
);
/** The readers that are asked at words, each by itself. */
export const WORD_READERS: readonly Reader[] = readAtWord.parts ?? [];
const READERS: Record<Token["kind"], Reader> = {
  number: readAtNumber,
  clock: readAtNumber,
  sign: readAtSign,
  label: readSeparator,
  word: readAtWord,
};

/** The marks of a message, in order; every token is covered by one. Linear: each reader looks ahead a bounded way. */
export function readMarks(said: readonly Token[]): Mark[] {
  const tokens = withSides(said);
  const marks: Mark[] = [];
  let at = 0;
  while (at < tokens.length) {
    const read = READERS[tokens[at]?.kind ?? "word"];
    const result = read(tokens, at) ?? found(tokens, at, at + 1, { kind: "separator", sign: " " });
    marks.push(...result.marks);
    at = Math.max(result.next, at + 1);
  }
  return withCountsOfSides(marks);
}
