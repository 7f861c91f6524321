import { entered } from "../patterns/enteredPattern.ts";
import { GEAR } from "./areaContext.ts";
import type { CatalogNames } from "./catalogNames.ts";
import { type FoundPhrase, findExercisePhrases } from "./exercisePhrases.ts";
import { type JudgeMentions, judgeMentions } from "./mentions/judgeMention.ts";
import { OF_READING, readingOf } from "./mentions/readingOf.ts";
import { REFUSE, refusesFrom, type Verdict, verdictAfter } from "./wishFrames.ts";
import { leadOf, withoutImplements, withoutImplementsAfter } from "./wishLeads.ts";
import { END_OF_THOUGHT, modeAt, NEUTRAL } from "./wishModes.ts";

/** An exercise that the session should hold. `must`: said so outright; otherwise it was only mentioned. */
export type ExerciseWish = {
  phrase: string;
  must: boolean;
  place: "start" | "end" | null;
  /** Named without any word of wish: the session is about it ("deadlift day"). */
  isFocus: boolean;
  /** Named as another way to the wish before it: "hip thrusts or bridges". */
  isAlternative?: boolean;
  /** Words between an article or a verb and the name, which may be part of it: "the kowalski squat". */
  lead?: string[];
};

export type SessionWishes = {
  include: ExerciseWish[];
  /** Names of exercises or movements to leave out. */
  exclude: string[];
  /** Whether the named exercises are all there should be: "dips, pull-ups and push-ups only". */
  isAll: boolean;
  /** The tokens with the exercise names replaced by empty strings. */
  rest: string[];
  /** The message without the names of exercises, equipment named after one kept. */
  withoutNames: string;
  /** The same without what stands beside a name to be done with: "with the barbell", "langhantel". */
  besideNames: string;
  signals: string[];
};

/** Names of exercises that are things as well: had "with" or owned, they are also what there is to train with. */
const THINGS_TOO = /^(?:jump ropes?|skipping ropes?|ab wheels?|ab rollers?|battle ropes?|rowers?|rowing machines?)$/;
const HAD = /^(?:with|w|have|got|own|using|my|only|just|mit|avec|con|com|sled)$/;

const KEEP = new Set(
  ", and or nor ni noch ne und oder et ou y o e any more of the some a an my please kind like lot lots bit few sets set all type form day days either at least bunch in for to do doing of those these them every today this time too / - then also as have has be hits it just want include".split(
    " ",
  ),
);
/** "None of those bent-over things": a way of doing exercises, ruled out without naming one. */
const KIND_OF = /^(?:things?|stuff|exercises?|movements?|moves?|ones|work|variations?)$/;
const POSITIONS =
  /^(?:bent over|hanging|kneeling|half kneeling|incline|decline|single leg|1 leg|single arm|1 arm|bulgarian|landmine|barbell|kettlebell|dumbbell|smith|cable|machine)$/;
const IS_FOR = /^(?:de|para|per|pour|for|di|a)$/;
const IS_BAR = /^(?:barra|barre|sbarra|bar|stange|poste|torre)$/;
const IS_DAY = /^(?:day|session|workout|focus|focused)$/;

/** "30 minutes for running". */
const IS_TIMED = /^(?:m|min|mins|minutes?|hours?|hr)$/;
/** "Cables and lat pulldown are there": what one trains with. */
const IS_THERE = entered(
  /^(?:is|are)(?: (?:all|also|both|still|right))* (?:there|here|available|free|around|at hand|in (?:there|it))\b/,
);

/** Words between a refused exercise and another that "or" joins to it. */
const OR_WITHIN = 5;
/** What is said of an exercise behind its name ends here. */
const ENDS_VERDICT = new Set([",", "-", ".", ";", "!", "?", "\n", "and", "but", "(", ")", "/"]);

/** "I want my first pull-up", "working towards a pistol squat". */
const isAim = (tokens: readonly string[], from: number): boolean =>
  /\b(?:my first|towards?|learn(?:ing)?|improve|improving|better at|stronger at|achieve|nail|unlock|get good at)(?: (?:a|an|the|my|strict|full|real|proper|first))*$/.test(
    tokens.slice(Math.max(0, from - 5), from).join(" "),
  );

const MOTION = /^(?:motions?|movements?|patterns?|positions?)$/;

const OR = /^(?:, )?(?:or|oder|ou|o|u|\/)(?: (?:some|a|the|at least|else))*$/;
const JOINED = /^(?:and|or|nor|&|\/|und|oder|et|ou|y|o|e)$/;

/** The verdict on each name, one that closes a list ("squats and lunges are out") on all of it. */
function verdictsOf(phrases: readonly FoundPhrase[], tokens: readonly string[]): Map<FoundPhrase, Verdict> {
  const verdicts = new Map<FoundPhrase, Verdict>();
  let isList = false;
  for (let i = phrases.length - 1; i >= 0; i -= 1) {
    const [phrase, next] = [phrases[i], phrases[i + 1]];
    if (phrase === undefined) continue;
    const between = next === undefined ? [] : tokens.slice(phrase.to, next.from);
    const isJoined = between.length === 1 && JOINED.test(between[0] ?? "");
    isList = isJoined || (isList && between.length === 1 && between[0] === ",");
    // "A branch to hang off" refuses nothing.
    const isHeldBy = tokens[phrase.to - 1] === "hang" && /^(?:off|from|out)$/.test(tokens[phrase.to] ?? "");
    const own = isHeldBy ? null : verdictAfter(tokens, phrase.to);
    const verdict = own ?? (isList && next !== undefined ? verdicts.get(next) : undefined);
    if (verdict !== undefined) verdicts.set(phrase, verdict);
  }
  return verdicts;
}

/** "Some other row" beside "barbell rows": the kind of one that is named in full. */
const isKindOfNamed = (phrase: FoundPhrase, phrases: readonly FoundPhrase[]): boolean =>
  phrases.some((other) => other !== phrase && other.certain && other.text.includes(phrase.text));

/**
 * Reads which exercises a session must, may or must not hold. In: tokens of `sessionText`. A refusal reaches over a list ("no burpees, squats or running") and ends
 * at "but" or the end of the sentence; where nothing of the kind is said of a name, or all words around it speak against it, `judging` decides. Names
 * are as said ("bulgarian split squats"); the caller looks them up.
 */
export function readWishes(
  tokens: readonly string[],
  names?: CatalogNames,
  judging: JudgeMentions = judgeMentions,
): SessionWishes {
  const include: ExerciseWish[] = [];
  const exclude: string[] = [];
  const rest = [...tokens];
  const named = [...tokens];
  let isAll = false;
  let includedTo = 0;
  const signals: string[] = [];
  const phrases = findExercisePhrases(tokens, names);
  const startsAt = new Map(phrases.map((phrase) => [phrase.from, phrase]));
  const verdicts = verdictsOf(phrases, tokens);
  const judge = judging(tokens, phrases);

  let mode = NEUTRAL;
  let resumed = NEUTRAL;
  let isJudged = false;
  let refusedTo = -OR_WITHIN;
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] ?? "";
    const phrase = startsAt.get(i);
    if (phrase === undefined) {
      if (END_OF_THOUGHT.has(token) && !refusesFrom(tokens, i)) {
        mode = token === "but" && /^(?:anything|everything|all)$/.test(tokens[i - 1] ?? "") ? mode : NEUTRAL;
        continue;
      }
      if (ENDS_VERDICT.has(token)) isJudged = false;
      // "No burpees - goblet squats": a dash between thoughts, none in a list.
      if (token === "-" && mode.kind === "refuse") {
        mode = NEUTRAL;
        continue;
      }
      // "no barbell, bench press day": what was refused was no exercise, and the list is over.
      if (token === "," && mode.kind === "refuse" && !mode.hasNamed) {
        mode = NEUTRAL;
        continue;
      }
      if (mode.kind === "refuse") {
        const length = [2, 1].find(
          (words) => POSITIONS.test(tokens.slice(i, i + words).join(" ")) && KIND_OF.test(tokens[i + words] ?? ""),
        );
        if (length !== undefined) {
          exclude.push(tokens.slice(i, i + length).join(" "));
          signals.push("exclude");
          mode = { ...mode, slack: 0, hasNamed: true };
          i += length;
          continue;
        }
      }
      const next = modeAt(tokens, i, mode);
      // "Dips are banned": the word that has judged them judges nothing behind it.
      if (next !== null && !(isJudged && next.kind === "refuse")) mode = next;
      else if (!KEEP.has(token)) mode = mode.slack > 0 ? { ...mode, slack: mode.slack - 1 } : NEUTRAL;
      continue;
    }
    i = phrase.to - 1;
    // "Una barra de dominadas": what a bar is for is part of its name.
    if (IS_FOR.test(tokens[phrase.from - 1] ?? "") && IS_BAR.test(tokens[phrase.from - 2] ?? "")) continue;
    const verdict = verdicts.get(phrase) ?? null;
    if (phrase.isThing || IS_THERE.test(tokens.slice(phrase.to, phrase.to + 5).join(" "))) {
      rest.fill("", phrase.from, phrase.to);
      // "The bench press station is taken": neither the station nor what is done there.
      if (verdict === "refuse" && phrase.text.includes(" ")) exclude.push(phrase.text);
      continue;
    }
    // "No push-ups on flat hands or planks": what "or" joins is refused with what came before.
    if (
      mode.kind === "none" &&
      /^(?:or|nor)$/.test(tokens[phrase.from - 1] ?? "") &&
      phrase.from - refusedTo <= OR_WITHIN
    )
      mode = { kind: "refuse", must: true, place: null, slack: 0, hasNamed: true };
    // What is said of one exercise after its name is not said of the next one.
    if (verdict !== null) resumed = mode.kind === "refuse" ? NEUTRAL : mode;
    // "No rows, deadlifts have to be in it": the list of what is not wanted is over.
    const isAnew = verdict === "may" || (verdict === "must" && mode.hasNamed);
    if (verdict !== null && (mode.kind !== "refuse" || isAnew)) {
      mode = {
        kind: verdict === "refuse" ? "refuse" : "include",
        must: verdict !== "may",
        place: mode.place,
        slack: 0,
        hasNamed: false,
      };
    }
    // "Hold the squats": an everyday word that begins a refusal.
    if (!phrase.certain && refusesFrom(tokens, phrase.from)) {
      mode = { kind: "refuse", must: true, place: null, slack: 5, hasNamed: false };
      continue;
    }
    // "Stronger hamstrings for rowing": what it is good for is not what is done.
    const isPurpose =
      (!phrase.certain || /^\w+ing$/.test(phrase.text)) &&
      tokens[phrase.from - 1] === "for" &&
      mode.kind !== "refuse" &&
      !IS_TIMED.test(tokens[phrase.from - 2] ?? "");
    const isPassed =
      isPurpose || (!phrase.certain && (mode.kind === "none" || (!mode.must && mode.kind === "include")));
    const stance = isPassed ? judge(phrase, "passed") : null;
    if (isPassed && stance !== null && !isKindOfNamed(phrase, phrases)) {
      // An everyday word is still one for the readers of other things: "intervals on the rower".
      if (stance === "refused") exclude.push(phrase.text);
      if (stance === "wanted") include.push({ phrase: phrase.text, must: false, place: null, isFocus: true });
      signals.push(stance === "refused" ? "exclude" : "include");
    }
    if (isPassed) {
      if (!isPurpose && verdict !== null) mode = resumed;
      continue;
    }
    rest.fill("", phrase.from, phrase.to);
    // "Bar, box and a jump rope": one of a list of things is had, and nothing says that it must be used.
    const isListed =
      THINGS_TOO.test(phrase.text) &&
      !phrase.text.startsWith("battle") &&
      mode.kind === "none" &&
      named.slice(Math.max(0, phrase.from - 3), phrase.from).some((token) => GEAR.test(token));
    if (isListed) continue;
    const isHad =
      THINGS_TOO.test(phrase.text) && tokens.slice(Math.max(0, i - 6), phrase.from).some((t) => HAD.test(t));
    if (!isHad) named.fill("", phrase.from, phrase.to);
    // "Bands, no planks": the word goes with the name, or it would take the bands.
    for (let at = phrase.from - 1; !isHad && REFUSE.has(tokens[at] ?? ""); at -= 1) named[at] = "";
    mode = { ...mode, slack: 0, hasNamed: true };
    const read = readingOf(phrase, tokens, mode);
    const judged = judge(phrase, read);
    const meant = judged ?? OF_READING[read];
    if (meant === "refused") {
      const isBehind = tokens.slice(phrase.from - 3, phrase.from).join(" ") === "behind the neck";
      const refused = `${isBehind ? "behind neck " : ""}${phrase.text.replace(/^over /, "")}`;
      // "Any squatting motion": the movement, whatever it is called.
      refusedTo = phrase.to;
      // "Sem supino com barra": the bar goes with the lift, and is not all there is.
      if (REFUSE.has(tokens[phrase.from - 1] ?? "")) withoutImplementsAfter(named, phrase.to);
      exclude.push(MOTION.test(tokens[phrase.to] ?? "") ? refused.replace(/^squats?$/, "squatting") : refused);
      signals.push("exclude");
    } else if (meant === "neutral") {
      signals.push(read === "done" ? "exercise_done_lately" : "exercise_mentioned");
    } else {
      include.push({
        phrase: phrase.text,
        must: mode.must,
        place: mode.place,
        isFocus: mode.kind === "none" || IS_DAY.test(tokens[phrase.to] ?? "") || isAim(tokens, phrase.from),
        ...(include.length > 0 && OR.test(tokens.slice(includedTo, phrase.from).join(" "))
          ? { isAlternative: true }
          : {}),
      });
      const lead = leadOf(tokens, phrase.from);
      if (lead.length > 0) Object.assign(include.at(-1) ?? {}, { lead });
      includedTo = phrase.to;
      signals.push(mode.must ? "must_include" : "include");
      if (
        /^only\b|^(?:(?:today|now|please|-|,|\.|and|\d+ ?(?:m|min|mins|minutes?|hours?)?|minutes?|mins?) ){0,12}(?:nothing else|that is (?:it|all)|thats (?:it|all))\b/.test(
          tokens.slice(phrase.to, phrase.to + 8).join(" "),
        )
      )
        isAll = true;
    }
    if (verdict !== null) mode = resumed;
    isJudged = verdict === "refuse";
  }

  const unwanted = new Set(exclude);
  const wordsOf = (all: readonly string[]) =>
    all
      .filter((token) => token !== "")
      .join(" ")
      .replace(/(\d) (s|kgs?|lbs?|k)\b/g, "$1$2");
  return {
    include: include.filter(
      ({ phrase }, i) => !unwanted.has(phrase) && include.findIndex((other) => other.phrase === phrase) === i,
    ),
    exclude: [...unwanted],
    isAll,
    rest,
    withoutNames: wordsOf(named),
    besideNames: wordsOf(withoutImplements(named, phrases)),
    signals: [...new Set(signals)],
  };
}
