import { join, resolve } from "node:path";
import type { LanguageModel } from "../../src/models/languageModel.ts";
import { type Result, type Run, readResult } from "../report/result.ts";
import { readRows } from "../rows/readRows.ts";
import { RunProblem } from "../rows/runProblem.ts";
import { NO_MODEL } from "../target/target.ts";
import { type Agreement, knownAgreement, LabelledPair, measureAgreement, readIfThere } from "./agreement.ts";
import { chooseJudge, partIn, writersOf } from "./chooseJudge.ts";
import { Judge } from "./judge.ts";
import { type Answer, answersOf, judgeFacts, judgePairs } from "./judgeRun.ts";

export const LABELS = join(import.meta.dirname, "../data/coach.judge.jsonl");
export const AGREEMENT = join(import.meta.dirname, "../results/judge.json");

/** As given on the command line. */
export type JudgeArguments = {
  /** A result with other answers to the same questions. */
  against?: string | undefined;
  /** The name of the model that judges. */
  judge?: string | undefined;
  /** Where the judge's agreement with the labels is written and read. */
  agreement?: string | undefined;
};

export type JudgeOptions = JudgeArguments & {
  seed: number;
  /** Instead of a configured model. */
  model?: LanguageModel | undefined;
};

/**
 * Prepares judging, and refuses what cannot be judged before anything is asked: no model, a file that is no result, one
 * without answers of the coach. What comes back judges every run of the coach suite.
 */
export async function judgeFor(options: JudgeOptions): Promise<(runs: readonly Run[]) => Promise<Run[]>> {
  const source = await judgeSource(options);
  const against = options.against === undefined ? null : otherAnswers(options.against);
  const file = readIfThere(resolve(options.agreement ?? AGREEMENT));
  return async (runs) => {
    const isCoach = ({ suite }: Run) => suite === "coach";
    const answers = [...runs.filter(isCoach).flatMap(answersOf), ...(against?.answers ?? [])];
    const writers = new Set(answers.flatMap(({ turn }) => writersOf(turn)));
    const judged: Run[] = [];
    for (const run of runs) {
      if (!isCoach(run)) {
        judged.push(run);
        continue;
      }
      const judging = { ...(await source(writers)), seed: options.seed };
      judged.push({
        ...run,
        judged: against
          ? await judgePairs(run, against, judging, (judge) => knownAgreement(file, judge))
          : await judgeFacts(run, judging),
      });
    }
    return judged;
  };
}

/** Measures how well the judge agrees with labelled pairs. Refuses to say so when it gave no verdict at all. */
export async function agreementFor(options: JudgeOptions, data: string, shown: string): Promise<Agreement> {
  const rows = readRows(data, LabelledPair);
  const { judge, choice } = await (await judgeSource(options))(new Set());
  const agreement = await measureAgreement(shown, rows, { judge, choice, seed: options.seed });
  const [first] = agreement.rows;
  if (first && agreement.rows.every(({ said }) => said === "none"))
    throw new RunProblem(`The judge gave no verdict at all: ${first.verdict.why.join(" ")}`);
  return agreement;
}

function otherAnswers(file: string): { file: string; answers: Answer[] } {
  const result: Result = readResult(file);
  const answers = result.runs.filter(({ suite }) => suite === "coach").flatMap(answersOf);
  if (answers.length === 0) throw new RunProblem(`${file} holds no answers of the coach suite.`);
  return { file, answers };
}

/** A judge by who wrote the answers: a model of its own name alone, so that no other steps in for it. */
async function judgeSource({ judge: asked, model: given }: JudgeOptions) {
  const [{ modelSettingsOf, readConfig }, { createLanguageModel }, { systemClock }] = await Promise.all([
    import("../../src/config.ts"),
    import("../../src/models/createLanguageModel.ts"),
    import("../../src/runtime/clock.ts"),
  ]);
  const config = readConfig({ ...process.env, SETPOINT_MODEL: "auto" });
  const prices = config.SETPOINT_MODEL_PRICES;
  if (given)
    return async (writers: ReadonlySet<string>) => ({
      judge: new Judge({ model: given, tier: "strong", prices }),
      choice: `it ${partIn(given.nameOf?.("strong") ?? "", writers)}`,
    });
  const settings = modelSettingsOf(config);
  if (!settings) throw new RunProblem(NO_MODEL);
  return async (writers: ReadonlySet<string>) => {
    const { name, choice } = chooseJudge(asked, settings, writers);
    const named = name === null ? {} : { models: { fast: name, strong: name } };
    const model = await createLanguageModel(
      { ...settings, ...named, fallback: undefined },
      { clock: systemClock, onTrouble: (sentence) => console.error(sentence) },
    );
    if (!model) throw new RunProblem(NO_MODEL);
    return { judge: new Judge({ model, tier: "strong", prices }), choice };
  };
}
