import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { Agreement, LabelledPair } from "../../evals/judge/agreement.ts";
import { LABELS } from "../../evals/judge/judging.ts";
import { type Result, type Run, readResult } from "../../evals/report/result.ts";
import { readRows } from "../../evals/rows/readRows.ts";
import { main } from "../../evals/run.ts";
import { CoachRow } from "../../evals/suites/coach.ts";
import { missingTurn } from "../../evals/target/seenTurn.ts";
import { fenced } from "../../src/models/fence.ts";
import type { LanguageModel, ModelRequest } from "../../src/models/languageModel.ts";
import { type ScriptedReply, scriptedModel } from "../models/scriptedModel.ts";

const SMOKE = join(import.meta.dirname, "../../evals/data/coach.smoke.jsonl");
const pairs = readRows(LABELS, LabelledPair).map(({ row }) => row);

beforeEach(() => {
  for (const name of ["OPENAI_API_KEY", "OPENAI_BASE_URL", "SETPOINT_MODEL_MODE"]) vi.stubEnv(name, "");
  return () => vi.unstubAllEnvs();
});

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "setpoint-judge-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function run(given: string[], model?: LanguageModel): Promise<{ status: number; printed: string }> {
  const lines: string[] = [];
  const keep = (...parts: unknown[]) => void lines.push(parts.join(" "));
  const spies = [
    vi.spyOn(console, "log").mockImplementation(keep),
    vi.spyOn(console, "error").mockImplementation(keep),
  ];
  try {
    return { status: await main(given, model ? { model } : {}), printed: lines.join("\n") };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** A judge that is asked so often, and answers by what it is asked. */
const asked = (times: number, reply: ScriptedReply) => scriptedModel(Array.from({ length: times }, () => reply));

const verdict = (name: string) => ({ value: { reason: "so it is", verdict: name } });

/** What the label says, whichever way round it is asked. */
function byLabel({ messages }: ModelRequest) {
  const content = messages[0]?.content ?? "";
  const holds = (first: string, second: string) =>
    content.includes(fenced("first answer", first)) && content.includes(fenced("second answer", second));
  const pair = pairs.find(({ a, b }) => holds(a, b) || holds(b, a));
  if (!pair || pair.better === "equal") return verdict("equal");
  return verdict(holds(pair.a, pair.b) === (pair.better === "a") ? "first" : "second");
}

/** States every fact of the smoke rows. */
const ANSWER =
  "Hamstrings and glutes; as many reps as possible; two minutes; perceived exertion, a scale of how hard a set is up to 10; more weight or reps.";

/** A result in which each question of the smoke rows was answered so. */
function writeRecorded(file: string, text: string): void {
  const turn = { ...missingTurn(""), status: "completed" as const, reply: { text, cards: [] } };
  const rows = readRows(SMOKE, CoachRow).map(({ row, raw }) => {
    const score = { isRight: true, why: [], group: null, shares: {} };
    return { id: row.id, text: row.text, raw, seen: { turn }, score };
  });
  const run: Run = { suite: "coach", split: "data", file: SMOKE, seconds: 1, latencyMs: null, figures: [], rows };
  const about = { v: 1 as const, at: "2026-11-21T12:00:00Z", model: "offline", server: "here", seed: 1 };
  const result: Result = { ...about, routeConfidence: 0.6, runs: [run], missing: [] };
  writeFileSync(file, JSON.stringify(result));
}

const AGREE = ["--suite", "coach", "--judge-agreement"];

test("the labelled pairs are many, of every kind, and no place or verdict stands out", () => {
  const share = (isSo: (pair: LabelledPair) => boolean) => pairs.filter(isSo).length / pairs.length;

  expect(pairs.length).toBeGreaterThanOrEqual(40);
  for (const label of ["a", "b", "equal"])
    expect(
      share(({ better }) => better === label),
      label,
    ).toBeGreaterThan(0.25);
  expect(pairs.filter(({ trap }) => trap === "orders the judge").length).toBeGreaterThanOrEqual(4);
  expect(pairs.filter(({ a, b }) => a === b)).toEqual([]);
});

test("a judge that says what the labels say has kappa 1, and status 0", async () => {
  const json = join(freshFolder(), "judge.json");
  const model = asked(2 * pairs.length, byLabel);

  const { status, printed } = await run([...AGREE, "--json", json], model);

  expect(status).toBe(0);
  expect(printed).toMatch(/Cohen's kappa 1\.00 \(1\.00 – 1\.00\)/);
  expect(printed).toMatch(/flipped with the order +0\.0 %/);
  const found = Agreement.parse(JSON.parse(readFileSync(json, "utf8")));
  expect(found.spent).toMatchObject({ questions: 2 * pairs.length, inputTokens: 200 * pairs.length });
  model.done();
});

test("a judge that always names the first place flips everywhere, agrees by chance alone, and status is 1", async () => {
  const json = join(freshFolder(), "judge.json");

  const { status, printed } = await run([...AGREE, "--json", json], asked(2 * pairs.length, verdict("first")));

  expect(status).toBe(1);
  expect(printed).toMatch(/Cohen's kappa 0\.00/);
  expect(printed).toMatch(/flipped with the order +100\.0 %/);
  expect(printed).toMatch(/the first place won twice +100\.0 %/);
});

test("without a model, without any verdict, and with what cannot be judged the status is 2", async () => {
  const folder = freshFolder();
  const other = join(folder, "other.json");
  writeFileSync(other, "{}");
  const nonsense = asked(2 * pairs.length, { value: { winner: "A" } });

  expect(await run(AGREE)).toEqual({ status: 2, printed: expect.stringContaining("OPENAI_BASE_URL") });
  expect(await run([...AGREE, "--json", join(folder, "j.json")], nonsense)).toEqual({
    status: 2,
    printed: expect.stringContaining("no verdict at all"),
  });
  const coach = ["--suite", "coach", "--data", SMOKE, "--against", other];
  expect(await run(coach)).toEqual({ status: 2, printed: expect.stringContaining("--model live") });
  expect((await run([...coach, "--model", "live"], scriptedModel())).printed).toContain("is not a result");
});

test("answers are compared with another result's; only a judge that agrees with the labels can make a run fail", async () => {
  const folder = freshFolder();
  const [mine, other, agreement, out, html] = ["a.json", "b.json", "judge.json", "c.json", "c.html"].map((name) =>
    join(folder, name),
  ) as [string, string, string, string, string];
  writeRecorded(mine, ANSWER);
  writeRecorded(other, `In short: ${ANSWER}`);
  await run([...AGREE, "--json", agreement], asked(2 * pairs.length, byLabel));
  const isOtherFirst = ({ messages }: ModelRequest) => /first answer>>>\nIn short: /.test(messages[0]?.content ?? "");
  const preferringOther = () => asked(10, (request) => verdict(isOtherFirst(request) ? "first" : "second"));
  const replay = ["--replay", mine, "--model", "live", "--against", other, "--json", out, "--html", html];

  const unknown = await run([...replay, "--agreement", join(folder, "none.json")], preferringOther());
  const believed = await run([...replay, "--agreement", agreement], preferringOther());
  const biased = await run([...replay, "--agreement", agreement], asked(10, verdict("first")));
  const stale = join(folder, "stale.json");
  writeFileSync(stale, readFileSync(agreement, "utf8").replace('"judge":"scripted"', '"judge":"another"'));
  const ofAnother = await run([...replay, "--agreement", stale], preferringOther());
  const same = await run([...replay, "--against", mine, "--agreement", agreement], scriptedModel());

  expect(unknown).toEqual({
    status: 0,
    printed: expect.stringMatching(/not measured.*for reading and decide nothing/),
  });
  expect(unknown.printed).toMatch(/worse +100\.0 %/);
  expect(unknown.printed).toMatch(/The judge used: 10 questions, 1000 tokens in, 200 out, price not configured/);
  expect(believed).toEqual({ status: 1, printed: expect.stringContaining("BELOW: the judge sees these answers") });
  expect(ofAnother).toEqual({ status: 0, printed: expect.stringMatching(/is of another: .*decide nothing/) });
  expect(biased).toEqual({ status: 0, printed: expect.stringMatching(/flipped with the order +100\.0 %/) });
  expect(same).toEqual({ status: 0, printed: expect.stringContaining("0 of 5 needed asking") });
  expect(readResult(out).runs[0]?.judged).toMatchObject({ kind: "pairs", isCounted: true, isSurelyWorse: false });
  expect(readFileSync(html, "utf8")).toContain("The judge");
});

test("with a model each answer of the live server is checked against its facts; answers without a model stay judged", {
  timeout: 60_000,
}, async () => {
  const folder = freshFolder();
  const [json, html] = [join(folder, "a.json"), join(folder, "a.html")];
  const model: LanguageModel = {
    nameOf: () => "scripted",
    async generate(request, onAttempt) {
      const isJudge = request.prompt?.startsWith("judge/") ?? false;
      const count = Number(/(\d+) numbered statements/.exec(request.system)?.[1] ?? 0);
      const verdicts = Array.from({ length: count }, (_, at) => ({ number: at + 1, verdict: "stated" }));
      const reply: ScriptedReply = isJudge ? { value: { verdicts } } : { fails: "connection" };
      return scriptedModel([reply]).generate(request, onAttempt);
    },
  };

  const { printed } = await run(
    ["--suite", "coach", "--data", SMOKE, "--model", "live", "--json", json, "--html", html],
    model,
  );

  expect(printed).toMatch(/Judged by scripted \(judge\/facts@1\): it wrote none of what it judges/);
  expect(printed).toMatch(/facts stated +100\.0 % +100\.0 – 100\.0 +5/);
  expect(printed).toMatch(/Answers by: no model 5/);
  expect(readResult(json).runs[0]?.judged).toMatchObject({ kind: "facts" });
});
