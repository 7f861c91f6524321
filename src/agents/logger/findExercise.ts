import { phraseTokens } from "../../catalog/phraseTokens.ts";
import { foldText } from "../../language/foldText.ts";
import { compiled } from "../../language/patterns/compiled.ts";
import type { MatchExerciseTool } from "../../tools/matchExercise.ts";
import type { ToolOutput } from "../../tools/tool.ts";
import type { WorkScope } from "../agent.ts";
import type { LoggerParts } from "./logParts.ts";
import type { NamedExercise } from "./logUnderstanding.ts";

/** Which exercise some words mean: `exercise` when that is sure, otherwise what can be offered. */
export type FoundExercise = {
  exercise: NamedExercise | null;
  candidates: NamedExercise[];
  movement: string | null;
  /** The words mean nothing in themselves; what is offered comes from the words before. */
  isUnknown?: boolean;
  /** The words are its name or an alias, and nothing else. */
  isWhole: boolean;
  /** The words name no exercise, and say how it was. */
  isRemark?: boolean;
};

type Match = ToolOutput<MatchExerciseTool>;
type Wanted = {
  phrase: string;
  within: string | null;
  loaded: boolean | null;
  /** All of it is told in time or distance. */
  timed: boolean;
  recentIds: string[];
  refused: string[];
};

/** "With dumbbells" after an incline bench changes what it was done with, and not how. */
const GEAR =
  /\b(?:barbells?|dumb ?bells?|db|cables?|machines?|smith|kettle ?bells?|kb|bands?|ez|trap ?bar|body ?weight|with|using|on|the|a|an|one|mit|kurzhanteln?|langhantel|con|mancuernas|avec|halteres|manubri)\b/g;
/** "Sitting down" after a shoulder press changes how one sat, and not what with. */
const POSITION = /\b(?:seated|standing|lying|kneeling)\b/g;
/** "Flat, not incline" changes neither of them. */
const ANGLE = /\b(?:flat|inclined?|declined?)\b/g;
const ONLY_ANGLE = compiled(`^(?:${ANGLE.source})$`);
const ONLY_POSITION = compiled(`^(?:${POSITION.source})$`);
const ONLY_GEAR = compiled(`^(?:${GEAR.source}[ ,.!]*)+$`);

const OFFERED = 3;
const named = ({ id, name }: { id: string; name: string }): NamedExercise => ({ id, name });

/** Whether a single word was decided by what the person logged lately. */
const isByHabit = ({ kind, best, topScore }: Match, phrase: string, recentIds: readonly string[]): boolean =>
  kind === "clear" &&
  best !== null &&
  topScore < 100 &&
  recentIds.includes(best.id) &&
  phraseTokens(phrase).length === 1;

/**
 * What habit decided, unless the word alone means movements of several kinds: "press" is asked about though only the
 * bench press was logged before, and that is offered first.
 */
function unlessApart(usual: Match, unbiased: Match | null, catalog: LoggerParts["catalog"]): Match {
  const { best } = usual;
  if (best === null || unbiased?.kind !== "ambiguous") return usual;
  const patterns = new Set([best, ...unbiased.candidates].map(({ id }) => catalog.byId(id)?.movement_pattern));
  if (patterns.size === 1) return usual;
  const others = unbiased.candidates.filter(({ id }) => id !== best.id);
  return { ...unbiased, best: null, candidates: [best, ...others] };
}

/** "No, db press" of an incline bench press: another tool, and the word for all movements of its kind. `null` where more is said. */
function toolOf(phrase: string, within: string): string | null {
  const [word = "", ...others] = (foldText(phrase).match(/\p{L}+/gu) ?? []).filter((one) => !ONLY_GEAR.test(one));
  const isKind =
    others.length === 0 && OF_A_KIND.test(word) && phraseTokens(within).includes(phraseTokens(word)[0] ?? "");
  const tool = foldText(phrase).replace(word, " ").replace(/\s+/g, " ").trim();
  return isKind && ONLY_GEAR.test(tool) ? tool : null;
}
const OF_A_KIND =
  /^(?:press(?:es)?|rows?|curls?|squats?|fly(?:e?s)?|flies|raises?|lunges?|extensions?|pulldowns?|shrugs?)$/;

/** "Incline, 8 8 7" after a bench press: the same press at another angle. */
function angledOn(phrase: string, [newest]: readonly string[], catalog: LoggerParts["catalog"]): string | null {
  const name = newest === undefined || !ONLY_ANGLE.test(foldText(phrase)) ? undefined : catalog.byId(newest)?.name;
  return name !== undefined && /\b(?:press|fly)\b/i.test(name) && !/overhead|shoulder|leg/i.test(name) ? name : null;
}

/**
 * Looks words up in the catalogue. Words without a movement of their own ("the machine") are read within the words said
 * before ("rows"). Exercises that were offered and refused are not offered again.
 */
export async function findExercise(
  { matchExercise, catalog }: Pick<LoggerParts, "matchExercise" | "catalog">,
  wanted: Wanted,
  scope: WorkScope,
): Promise<FoundExercise> {
  const { phrase, loaded, timed, recentIds, refused } = wanted;
  const match = async (words: string, known = recentIds): Promise<Match | null> => {
    const answer = await scope.call(matchExercise, {
      phrase: words.slice(0, 200),
      recentIds: known.slice(0, 100),
      limit: OFFERED + Math.min(refused.length, 7),
      ...(loaded === null ? {} : { loaded }),
      timed,
    });
    return answer.ok ? answer.result : null;
  };
  const usual = await match(phrase);
  const within = wanted.within ?? angledOn(phrase, recentIds, catalog);
  const alone =
    usual && isByHabit(usual, phrase, recentIds) ? unlessApart(usual, await match(phrase, []), catalog) : usual;
  let found = alone;
  const isOpen = alone?.movementKeyword == null;
  const isAngle = ONLY_ANGLE.test(foldText(phrase));
  const tool = wanted.within === null ? null : toolOf(phrase, wanted.within);
  if (within !== null && (isOpen || alone.kind !== "clear" || isAngle || tool !== null)) {
    const around = (await match(within))?.movementKeyword ?? within;
    const said = tool ?? foldText(phrase);
    const replaced = isAngle ? ANGLE : ONLY_POSITION.test(said) ? POSITION : ONLY_GEAR.test(said) ? GEAR : null;
    const kept = replaced === null ? null : await match(`${tool ?? phrase} ${foldText(within).replace(replaced, " ")}`);
    // "Trap bar" of a conventional deadlift: the name of it with another tool may still be its own.
    const isOther = kept?.kind === "clear" && foldText(kept.best?.name ?? "") !== foldText(within);
    const tight = isOther ? kept : await match(`${phrase} ${around}`);
    // "Tirage", "le vertical, à la poulie haute": other languages begin with the movement.
    const [head = ""] = said.split(",");
    const headed = tight?.kind === "clear" ? tight : await match(`${foldText(within)} ${head}`);
    const together = headed?.kind === "clear" ? headed : tight;
    const isBetter = together?.kind === "clear" || (isOpen && (together?.kind !== "none" || alone?.kind === "none"));
    if (together && isBetter) found = together;
  }
  if (!found) return { exercise: null, candidates: [], movement: null, isWhole: false };
  const allowed = found.candidates.filter(({ id, score }) => !refused.includes(id) && score > 0).map(named);
  const best = found.best !== null && !refused.includes(found.best.id) ? named(found.best) : null;
  const exercise = found.kind === "clear" ? best : null;
  scope.trace("log_matched", {
    exercise_id: exercise?.id ?? null,
    matched: exercise !== null,
    top_score: found.topScore,
    candidates: found.candidates.map(({ name, score }) => ({ name, score })),
    movement_keyword: found.movementKeyword,
    pool_size: found.poolSize,
    by_habit: found === usual && isByHabit(usual, phrase, recentIds),
  });
  return {
    exercise,
    candidates: exercise === null ? allowed.slice(0, OFFERED) : [],
    movement: found.movementKeyword,
    isUnknown: within !== null && isOpen && alone?.kind === "none",
    isWhole: found.topScore === 100,
  };
}
