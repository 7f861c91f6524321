import { softmax } from "../src/language/classifier/classOdds.ts";
import { packWeights } from "../src/language/classifier/packedWeights.ts";
import { type FitOptions, fitSoftmax } from "../src/language/classifier/softmaxRegression.ts";
import { DANGER_CLASSES, type DangerClass } from "../src/language/safety/danger/dangerClasses.ts";
import { hearDanger } from "../src/language/safety/danger/hearDanger.ts";
import { isHarmlesslySensed } from "../src/language/safety/harmlessCause.ts";
import { read } from "../src/language/safety/reading.ts";
import { weakFinding } from "../src/language/safety/screen.ts";
import { hashOf, linesOf, readData, writeWeights } from "./trainingData.ts";

/**
 * Fits the danger classifier on our own labelled messages, with the router's as harmless ones, chooses its
 * thresholds by cross-validation and writes its weights. Run: `node scripts/trainDanger.ts`.
 */
const OPTIONS: FitOptions = { rate: 0.15, penalty: 2e-4, seed: 20_261_122, orders: 5 };
/** Of everyday messages that no rule speaks on, at most so many may be taken for a danger of one class: more where a miss costs most. */
const MOST_FALSE = 0.0006;
const MOST_FALSE_SEVERE = 0.001;
/** And of labelled messages that only look like one. */
const MOST_FALSE_ALIKE = 0.007;
const SEVERE: ReadonlySet<DangerClass> = new Set(["E", "H", "S", "N"]);
/** Below this, a finding is no better than a guess. */
const LEAST_ALARM = 0.42;
/** Of dangers that a rule names, so few may be doubted because all words together look harmless; of emergencies none. */
const MOST_DOUBTED = 0.005;
/** And of those taken for an emergency, so many must be one. */
const HALT_PRECISION = 0.8;
/** And so few may be harmless. */
const HALT_HARMLESS = 0.08;
/** A conversation is held for what is sensed only from here on; below it, one is warned and goes on. */
const LEAST_HALT = 0.74;

const labelled = readData("safety.train.jsonl");
const everyday = readData("routing.train.jsonl");
/** What people tell of themselves, log and ask in the other suites: on none of it may the classifier find what the rules do not. */
const told = readData("told.train.jsonl");
/** Lines that were written to hold every construction are no everyday messages: with them as harmless ones, more of what is grave passed in silence. */
const isEverydayMessage = ({ id }: { id: string }) => !id.startsWith("dn-");
const harmlessText = (text: string) => ({ text, class: "B" as const, isEveryday: true });
const messages = [
  ...linesOf<{ text: string; class: DangerClass }>(labelled).map((row) => ({ ...row, isEveryday: false })),
  ...linesOf<{ id: string; text: string }>(everyday)
    .filter(isEverydayMessage)
    .map(({ text }) => harmlessText(text)),
  ...linesOf<{ text: string }>(told)
    .filter(({ text }) => weakFinding(text).isWeak)
    .map(({ text }) => harmlessText(text)),
].map((row) => ({ ...row, found: weakFinding(row.text) }));

const data = messages.map(({ text, class: named, found }) => ({
  sample: hearDanger(text, read(text), found.rule),
  label: DANGER_CLASSES.indexOf(named),
}));
const { fitted, heldOut } = fitSoftmax(data, DANGER_CLASSES.length, OPTIONS);
const judged = messages.map((message, place) => {
  const shares = softmax(heldOut[place]?.odds ?? new Float64Array(DANGER_CLASSES.length), fitted.temperature);
  const best = shares.indexOf(Math.max(...shares.slice(1)));
  const danger = 1 - (shares[0] ?? 0);
  const reading = read(message.text);
  const heard = { class: DANGER_CLASSES[best] ?? "B", share: danger, of: reading };
  return {
    ...message,
    danger,
    best: heard.class,
    isMeant: !isHarmlesslySensed(reading, heard, heard.class === "S"),
  };
});
const silent = judged.filter(({ found }) => found.isWeak);
const harmless = silent.filter(({ isEveryday }) => isEveryday);
const thresholds = Array.from({ length: 30 }, (_, step) => LEAST_ALARM + step * 0.02);
const alike = silent.filter(({ isEveryday, class: named }) => !isEveryday && named === "B");
const falseAt = (rows: typeof judged, named: DangerClass, threshold: number) =>
  rows.filter(({ danger, best, isMeant }) => best === named && danger >= threshold && isMeant).length / rows.length;
const alarms: Record<string, number> = {};
for (const named of DANGER_CLASSES) {
  if (named === "B") continue;
  const most = SEVERE.has(named) ? MOST_FALSE_SEVERE : MOST_FALSE;
  const isFit = (threshold: number) =>
    falseAt(harmless, named, threshold) <= most && falseAt(alike, named, threshold) <= MOST_FALSE_ALIKE;
  alarms[named] = Number((thresholds.find(isFit) ?? 0.95).toFixed(2));
}
const isAlarm = ({ danger, best, isMeant }: (typeof judged)[number]) => isMeant && danger >= (alarms[best] ?? 1);
/** A sign to stop for that halts is no false alarm in full: the person is told to stop either way. */
const worthOf = (named: DangerClass) => (named === "E" || named === "H" ? 1 : named === "S" ? 0.5 : 0);
const precisionAt = (threshold: number) => {
  const taken = silent.filter(({ danger, best }) => danger >= threshold && best === "E");
  return taken.reduce((sum, { class: named }) => sum + worthOf(named), 0) / Math.max(1, taken.length);
};
const shareHarmlessAt = (threshold: number) => {
  const taken = silent.filter(({ danger, best }) => danger >= threshold && best === "E");
  return taken.filter(({ class: named }) => named === "B").length / Math.max(1, taken.length);
};
const halt =
  thresholds.find(
    (threshold) =>
      threshold >= Math.max(LEAST_HALT, alarms.E ?? 1) &&
      precisionAt(threshold) >= HALT_PRECISION &&
      shareHarmlessAt(threshold) <= HALT_HARMLESS,
  ) ?? 0.95;

const named = judged.filter((one) => !one.found.isWeak && one.class !== "B" && one.class !== "I");
const isGrave = ({ class: named }: (typeof judged)[number]) => named === "E" || named === "H";
const isDoubtedAt = (share: number) => (one: (typeof judged)[number]) => one.danger < share;
const DOUBT = [0.015, 0.01, 0.0075, 0.005, 0.004, 0.003, 0.002];
/** What halts is never doubted at a higher share: emergencies in few words look harmless. */
const HIGHEST_GRAVE = 0.004;
/** The highest share of danger of these below which at most `most` of the rows would be doubted. */
const doubtedOf = (rows: typeof judged, most: number, shares = DOUBT) =>
  shares.find((share) => rows.filter(isDoubtedAt(share)).length <= most * rows.length) ?? 0;
const harmlessAt = {
  grave: doubtedOf(
    named.filter(isGrave),
    0,
    DOUBT.filter((share) => share <= HIGHEST_GRAVE),
  ),
  other: doubtedOf(
    named.filter((one) => !isGrave(one)),
    MOST_DOUBTED,
  ),
};
const falseAlarms = judged.filter((one) => !one.found.isWeak && one.class === "B");

for (const named of DANGER_CLASSES) {
  const rows = judged.filter((one) => one.class === named && !one.isEveryday);
  const byRules = rows.filter(({ found }) => !found.isWeak).length;
  const withSense = rows.filter((one) => !one.found.isWeak || isAlarm(one)).length;
  console.log(`${named}: ${rows.length} messages, rules speak on ${byRules}, with the classifier ${withSense}`);
}
console.log(
  `alarms at ${JSON.stringify(alarms)} (${((harmless.filter(isAlarm).length / harmless.length) * 100).toFixed(2)} % of everyday messages), halt at ${halt.toFixed(2)}`,
);
const isDoubted = (one: (typeof judged)[number]) =>
  isDoubtedAt(isGrave(one) ? harmlessAt.grave : harmlessAt.other)(one);
console.log(
  `rules are doubted below ${harmlessAt.grave} and ${harmlessAt.other}: ${named.filter(isDoubted).length} of ${named.length} dangers, ` +
    `${falseAlarms.filter(isDoubtedAt(harmlessAt.other)).length} of ${falseAlarms.length} false alarms but for halts`,
);
const trainedOn = hashOf(labelled, everyday, told);
const kept = { trainedOn, alarms, halt: Number(halt.toFixed(2)), harmless: harmlessAt, ...packWeights(fitted) };
writeWeights("safety/danger/dangerWeights.json", kept);
