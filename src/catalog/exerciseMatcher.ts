import type { MatchOptions, MatchResult, ScoredExercise } from "./catalog.ts";
import type { ExerciseTraits } from "./exerciseTraits.ts";
import { likeness, wRatio } from "./likeness.ts";
import { muscleStaples, OF_MUSCLE } from "./muscleStaples.ts";
import type { NameIndex, Owner } from "./nameIndex.ts";
import { nameInTalk } from "./nameInTalk.ts";
import { offer } from "./offer.ts";
import { canonicalWords, plainWords, singularWords, withoutFillers } from "./phraseTokens.ts";
import { EVERYDAY, MOVEMENTS } from "./phraseWords.ts";
import { spellings } from "./spellings.ts";
import { vocabulary } from "./vocabulary.ts";
import {
  allowsWords,
  closestText,
  extraWords,
  genericWords,
  gripWords,
  implementWords,
  isStrength,
  isUnloaded,
  loadable,
  mannerWords,
  movementWords,
  positionWords,
  shortened,
  softWords,
  unloadedSibling,
} from "./wordFit.ts";

/** A name has fewer characters and words than this; what follows is not read, so that a match stays quick on any text. */
const MOST_CHARACTERS = 400;
const MOST_WORDS = 12;
/** How many exercises are compared letter by letter. */
const CONTENDERS = 16;
/** Scores this near are the same score. */
const TIE = 4;
/** The score of a name among words that say nothing about which exercise it is. */
const AMID_TALK = 95;
const UNSAID_PENALTY = 12;
const OUTSIDE_POOL_PENALTY = 8;

const everyday = new Set(EVERYDAY);

/** `isAlike`: its name reads like the phrase as a whole, whatever the words. */
type Contender = { traits: ExerciseTraits; score: number; fits: boolean; isAlike: boolean; extras: number };
/** What one call works with: canonical words, and the exercises that their movement word leaves. */
type Reading = {
  words: readonly string[];
  /** Movement words among them; the last one is the head in English. */
  heads: readonly string[];
  /** `null` when no movement word narrows it. */
  pool: readonly ExerciseTraits[] | null;
  options: MatchOptions;
};

/**
 * Resolves lifters' phrases to exercises. In order: an exact name or alias (words in any order, one slip a word; manner,
 * position or a satisfied implement left out); a bare movement word that names a group of lifts is never resolved; else
 * full-text candidates re-ranked by `WRatio`, of which one resolves when every word is true of it and of no other.
 */
export function exerciseMatcher(all: readonly ExerciseTraits[], index: NameIndex) {
  const speller = spellings(vocabulary(all));
  const nameSpeller = spellings(vocabulary(all, true));
  const inTalk = nameInTalk(all, index, speller);
  const calledBy = new Map<string, ExerciseTraits[]>();
  const saidOf = new Set<string>();
  for (const traits of all) {
    for (const word of traits.named) {
      const called = calledBy.get(word);
      if (called) called.push(traits);
      else calledBy.set(word, [traits]);
    }
    for (const word of traits.says) saidOf.add(word);
  }
  const byMovement = new Map(MOVEMENTS.map((word) => [word, strengthFirst(calledBy.get(word) ?? [])]));

  function match(phrase: string, options: MatchOptions = {}): MatchResult {
    const read = phrase.slice(0, MOST_CHARACTERS);
    const written = once(canonicalWords(singularWords(read).slice(0, MOST_WORDS)));
    const asTyped = plainWords(read).slice(0, 2 * MOST_WORDS);
    const plain = speller.correct(asTyped);
    const corrected = once(canonicalWords(withoutFillers(plain).slice(0, MOST_WORDS)));
    const called = index.called(read);
    const asWritten = understand(written, options);
    if (written.length === 0 || corrected.length === 0)
      return called.length > 0 ? decide(asWritten, called, 100) : nothing(null, all.length, 0);

    const asCorrected = understand(corrected, options);
    // "Strict press" is a name, although its words alone would be "press".
    const isTitle =
      written.length > 1 && (called.length === 1 || called.some(({ isName, isDefault }) => isName || isDefault));
    return (
      (isTitle ? decide(asWritten, called, 100) : null) ??
      bareMovement(asWritten) ??
      (called.length > 0 ? decide(asWritten, called, 100) : null) ??
      exact(asWritten) ??
      bareMovement(asCorrected) ??
      exact(asCorrected, likeness(asTyped, plain)) ??
      wholeName(asTyped, options) ??
      ofMuscle(asCorrected) ??
      amidTalk(read, options) ??
      almost(read, asWritten) ??
      similar(asCorrected)
    );
  }

  /** "Calf rise": an everyday word is a slip after all where the others and it make up a whole name. */
  function wholeName(asTyped: readonly string[], options: MatchOptions): MatchResult | null {
    const corrected = nameSpeller.correct(asTyped.slice(0, MOST_WORDS));
    const words = once(canonicalWords(withoutFillers(corrected)));
    const owners = words.length > 1 ? index.owners(words) : [];
    const score = likeness(asTyped, corrected);
    if (owners.length === 0 || score < (options.threshold ?? 75)) return null;
    return decide(understand(words, options), owners, score);
  }

  /** "Calves 4x15": a muscle and no lift. What is mostly done for it is offered, what the person did lately first. */
  function ofMuscle(reading: Reading): MatchResult | null {
    const { talk, loaded, recentIds = [] } = reading.options;
    const slugs = talk && loaded !== undefined ? muscleStaples(reading.words) : [];
    const staples = slugs.flatMap((slug) => all.find(({ exercise }) => exercise.slug === slug) ?? []);
    if (staples.length === 0) return null;
    const able = loaded === false ? [...staples.slice(0, 1), ...staples.filter(isUnloaded)] : loadable(staples, loaded);
    const recent = recentIds.flatMap((id) => staples.filter(({ exercise }) => exercise.id === id));
    return offered(reading, [...recent, ...able, ...staples], [], OF_MUSCLE);
  }

  /** The one exercise that is named among words of talk. */
  function amidTalk(text: string, options: MatchOptions): MatchResult | null {
    const found = options.talk ? inTalk(text, options.timed) : null;
    if (found === null) return null;
    const result = decide(understand(found.words, options), found.owners, AMID_TALK);
    return result.kind === "clear" ? result : null;
  }

  /** One slip away from a whole name or alias. */
  function almost(text: string, reading: Reading): MatchResult | null {
    const owners = index.almost(text);
    if (owners.length === 0) return null;
    // "Hip machine" is no slip for a dip machine: the word is one of the trade's own.
    const others = new Set(canonicalWords(singularWords((owners[0] as Owner).text)));
    if (reading.words.some((word) => !others.has(word) && saidOf.has(word))) return null;
    const score = Math.min(99, wRatio(reading.words.join(" "), (owners[0] as Owner).text));
    return score < (reading.options.threshold ?? 75) ? null : decide(reading, owners, score);
  }

  function understand(words: readonly string[], options: MatchOptions): Reading {
    const heads = words.filter((word) => movementWords.has(word));
    return { words, heads, pool: poolOf(heads), options };
  }

  /** Exercises that carry every movement word, or else the last one that any carries. */
  function poolOf(heads: readonly string[]): readonly ExerciseTraits[] | null {
    const pools = heads.map((head) => byMovement.get(head) ?? []).filter((pool) => pool.length > 0);
    const last = pools.at(-1);
    if (!last) return null;
    const every = last.filter(({ named }) => heads.every((head) => named.has(head) || !byMovement.get(head)?.length));
    return every.length > 0 ? every : last;
  }

  /** "rows", "press": a group of lifts and none in particular. */
  function bareMovement(reading: Reading): MatchResult | null {
    const said = reading.words.filter((word) => !mannerWords.has(word));
    if (said.length !== 1 || !genericWords.has(said[0] as string) || !reading.pool) return null;
    const { loaded } = reading.options;
    const owners = index.owners(said);
    const sharers = owners.some((owner) => owner.isDefault) ? [] : loadable(owners.map(toTraits), loaded);
    const lifts = loadable([...reading.pool], loaded);
    return undecided(reading, sharers.length > 1 ? sharers : lifts, lifts);
  }

  /** A name or alias, once what does not tell exercises apart is left out. `score`: how little was corrected. */
  function exact(reading: Reading, score = 100): MatchResult | null {
    const { words, options } = reading;
    for (const kept of shortened(words)) {
      const dropped = words.filter((word) => !kept.includes(word));
      if (dropped.length > 0 && kept.length === 1 && genericWords.has(kept[0] as string)) continue;
      const owners = index.owners(kept).filter(({ traits }) => allowsWords(traits, dropped));
      if (owners.length === 0) continue;
      if (score >= (options.threshold ?? 75)) return decide(reading, owners, score);
    }
    // A grip by which no exercise of the movement is called does not tell them apart: "cable row, wide grip".
    const told = words.filter((word) => !gripWords.has(word));
    const [only = ""] = told;
    const isName =
      told.length > 1 || (!genericWords.has(only) && index.owners(told).some(({ isDefault }) => isDefault));
    const isGripped = isName && told.length < words.length;
    const isTold =
      reading.pool?.some((traits) => allowsWords(traits, words) && extraWords(traits, words) === 0) ?? true;
    return isGripped && !isTold ? exact({ ...reading, words: told }, score) : null;
  }

  function decide(reading: Reading, found: Owner[], score: number): MatchResult {
    const { loaded } = reading.options;
    // "Rope 20 kg" is pushed down, though a rope alone is jumped.
    const able = loaded ? found.filter(({ traits, isName }) => isName || !isUnloaded(traits)) : found;
    const owners = able.length > 0 ? able : found;
    const owner =
      owners.find(({ isName }) => isName) ??
      owners.find(({ isDefault }) => isDefault) ??
      (owners.length === 1 ? owners[0] : undefined);
    if (!owner) {
      const sharers = loadable(owners.map(toTraits), loaded);
      return sharers.length === 1
        ? clear(reading, sharers[0] as ExerciseTraits, score)
        : undecided(reading, sharers, []);
    }
    const free = loaded === false ? unloadedSibling(all, owner.traits, reading.words) : null;
    return free ? undecided(reading, [owner.traits, free], []) : clear(reading, owner.traits, score);
  }

  function similar(reading: Reading): MatchResult {
    const { words, heads, pool, options } = reading;
    const threshold = options.threshold ?? 75;
    const contenders = ranked(reading);
    const top = contenders[0];
    const good = contenders.filter((it) => it.fits && it.score >= threshold);
    const names = namesOne(words, contenders);

    if (top && good.length > 0 && (top.extras === 0 ? heads.length > 0 : names)) {
      const rivals = good.filter((it) => it.score >= top.score - TIE || it.extras <= top.extras);
      if (rivals.length === 1) return clear(reading, top.traits, top.score, contenders);
      return undecided(reading, rivals.map(toTraits), good.map(toTraits), contenders);
    }
    if (names && top && good.length > 0) return clear(reading, top.traits, top.score, contenders);
    const isMuscle = words.every((word) => saidOf.has(word) && !everyday.has(word));
    const isAlike = contenders.some((it) => it.isAlike);
    if (!pool && !names && !isMuscle && !isAlike)
      return nothing(reading.heads.at(-1) ?? null, all.length, Math.min(top?.score ?? 0, threshold - 1));
    return offered(reading, relaxed(reading, contenders), contenders);
  }

  /** Exercises compared with the phrase letter by letter; those that every word is true of come first. */
  function ranked({ words, pool, options }: Reading): Contender[] {
    const inPool = new Set(pool ?? all);
    const texts = new Map<ExerciseTraits, string>();
    const fitting = [...inPool].filter((traits) => allowsWords(traits, words));
    for (const traits of fitting.sort(byCommonness).slice(0, CONTENDERS / 2)) {
      texts.set(traits, closestText(traits, words));
    }
    for (const traits of index.similar(words, CONTENDERS)) {
      if (texts.size < CONTENDERS && !texts.has(traits)) texts.set(traits, closestText(traits, words));
    }
    const query = words.join(" ");
    return [...texts]
      .map(([traits, text]): Contender => {
        const unsaid = words.filter((word) => !softWords.has(word) && !traits.says.has(word)).length;
        const raw = wRatio(query, text);
        const penalty = UNSAID_PENALTY * unsaid + (inPool.has(traits) ? 0 : OUTSIDE_POOL_PENALTY);
        return {
          traits,
          score: Math.max(0, raw - penalty),
          fits: inPool.has(traits) && allowsWords(traits, words),
          isAlike:
            raw >= (options.threshold ?? 75) &&
            Math.max(query.length, text.length) < 1.5 * Math.min(query.length, text.length),
          extras: extraWords(traits, words),
        };
      })
      .sort((a, b) => Number(b.fits) - Number(a.fits) || b.score - a.score || byCommonness(a.traits, b.traits));
  }

  /**
   * Whether the phrase holds a word by which the one fitting exercise alone is called ("bulgarian", "pallof"). Without a
   * movement word it must be what that exercise is mostly called: "massage gun" does not make "massage" one.
   */
  function namesOne(words: readonly string[], contenders: readonly Contender[]): boolean {
    const fitting = contenders.filter(({ fits }) => fits);
    const only = fitting.length === 1 ? fitting[0]?.traits : undefined;
    if (!only) return false;
    const ordinary = [everyday, movementWords, implementWords, positionWords, softWords];
    const hasMovement = words.some((word) => movementWords.has(word));
    return words.some(
      (word) =>
        word.length >= 4 &&
        only.named.has(word) &&
        calledBy.get(word)?.length === 1 &&
        !ordinary.some((it) => it.has(word)) &&
        (hasMovement || isMostlyCalled(only, word)),
    );
  }

  /** What to offer when no exercise fits every word: those that fit most of them, the movement word above all. */
  function relaxed({ words, heads, pool, options }: Reading, contenders: readonly Contender[]): ExerciseTraits[] {
    const limit = options.limit ?? 3;
    const known = words.filter((word) => saidOf.has(word));
    const from = loadable([...(pool ?? all)], options.loaded);
    const alike = pool ? [] : contenders.filter(({ isAlike }) => isAlike).sort((a, b) => b.score - a.score);
    const found = new Set<ExerciseTraits>(alike.slice(0, 1).map(toTraits));
    const add = (list: readonly ExerciseTraits[], family: readonly string[]) => {
      if (found.size < limit) for (const traits of offer(list, limit, family)) found.add(traits);
    };
    if (heads.length === 0)
      add(
        from.filter(({ targets }) => known.length > 0 && known.every((word) => targets.has(word))),
        [],
      );
    const oneLess = known.map((_, at) => known.filter((__, other) => other !== at));
    for (const kept of [known, ...shortened(known), ...oneLess].filter((it) => it.length > 0)) {
      if (found.size >= limit) break;
      const usual = index.owners(kept).find(({ isName, isDefault }) => isName || isDefault)?.traits;
      if (usual && (pool ?? all).includes(usual)) found.add(usual);
      const fitting = from.filter((traits) => allowsWords(traits, kept));
      add(fitting, heads.length > 0 ? heads : kept);
    }
    const pattern = [...found][0]?.exercise.movement_pattern;
    add(
      all.filter(({ exercise }) => exercise.movement_pattern === pattern),
      heads,
    );
    if (heads.length > 0) add(from, heads);
    for (const { traits } of contenders) found.add(traits);
    return [...found].slice(0, limit);
  }

  function clear(
    reading: Reading,
    traits: ExerciseTraits,
    score: number,
    contenders: readonly Contender[] = [],
  ): MatchResult {
    const best = { exercise: traits.exercise, score: Math.round(score) };
    const others = contenders
      .filter((it) => it.traits !== traits)
      .map((it): ScoredExercise => ({ exercise: it.traits.exercise, score: Math.round(it.score) }));
    return {
      kind: "clear",
      best,
      candidates: [best, ...others].slice(0, reading.options.limit ?? 3),
      movementKeyword: reading.heads.at(-1) ?? null,
      poolSize: (reading.pool ?? all).length,
      topScore: best.score,
    };
  }

  /** Several are meant alike: the one logged lately is taken, if it is one; else the likeliest are offered. */
  function undecided(
    reading: Reading,
    equals: readonly ExerciseTraits[],
    filler: readonly ExerciseTraits[],
    contenders: readonly Contender[] = [],
  ): MatchResult {
    const { options, heads, words } = reading;
    const only = equals.length === 1 ? equals[0] : undefined;
    if (only) return clear(reading, only, contenders.find(({ traits }) => traits === only)?.score ?? 95);

    const recentIds = options.recentIds ?? [];
    const recent = equals
      .filter(({ exercise }) => recentIds.includes(exercise.id))
      .sort((a, b) => recentIds.indexOf(a.exercise.id) - recentIds.indexOf(b.exercise.id));
    if (recent.length === 1) return clear(reading, recent[0] as ExerciseTraits, 95, contenders);

    const limit = options.limit ?? 3;
    const family = heads.length > 0 ? heads : words;
    return offered(reading, [...recent, ...offer(equals, limit, family), ...offer(filler, limit, family)], contenders);
  }

  function offered(
    { words, heads, pool, options }: Reading,
    list: readonly ExerciseTraits[],
    contenders: readonly Contender[],
    least = 0,
  ): MatchResult {
    const candidates = [...new Set(list)].slice(0, options.limit ?? 3).map((traits): ScoredExercise => {
      const known = contenders.find((it) => it.traits === traits)?.score;
      const score = Math.round(known ?? wRatio(words.join(" "), closestText(traits, words)));
      return { exercise: traits.exercise, score: Math.max(least, score) };
    });
    const none = nothing(heads.at(-1) ?? null, (pool ?? all).length, 0);
    if (candidates.length === 0) return none;
    return { ...none, kind: "ambiguous", candidates, topScore: Math.max(...candidates.map(({ score }) => score)) };
  }

  return { match };
}

/** Said twice is said once: "db press with dumbbells". */
const once = (words: readonly string[]): string[] => [...new Set(words)];

function isMostlyCalled({ texts }: ExerciseTraits, word: string): boolean {
  const english = texts.filter(({ isEnglish }) => isEnglish);
  return 2 * english.filter(({ words }) => words.includes(word)).length >= english.length;
}

function strengthFirst(list: readonly ExerciseTraits[]): readonly ExerciseTraits[] {
  const strength = list.filter(isStrength);
  return strength.length > 0 ? strength : list;
}

const nothing = (movementKeyword: string | null, poolSize: number, topScore: number): MatchResult => ({
  kind: "none",
  best: null,
  candidates: [],
  movementKeyword,
  poolSize,
  topScore: Math.round(topScore),
});

const toTraits = ({ traits }: { traits: ExerciseTraits }) => traits;
const byCommonness = (a: ExerciseTraits, b: ExerciseTraits) => b.commonness - a.commonness;
