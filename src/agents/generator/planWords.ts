import { STRESS_CAP } from "../../catalog/jointFlags.ts";
import type { Area } from "../../language/session/areaWords.ts";
import type { Limitation } from "../../protocol/profile.ts";
import { type Equipment, JOINT_NAMES, type Joint, type Muscle, type StressFlag } from "../../protocol/vocabulary.ts";
import type { Obstacle } from "./eligibility.ts";

/** Words as a sentence of their own. */
export const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;

/** "a, b and c". */
export const listed = (words: readonly string[], last = "and"): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;

const FLAG_WORDS: Partial<Record<StressFlag, string>> = {
  overhead: "nothing overhead",
  axial_load: "no weight on the spine",
  loaded_spinal_flexion: "no loaded bending of the back",
  loaded_spinal_rotation: "no loaded twisting",
  deep_knee_flexion: "no deep knee bends",
  impact: "no jumping or pounding",
  loaded_wrist_extension: "no weight on bent-back wrists",
  heavy_grip: "no heavy gripping",
  supine: "nothing lying on the back",
  prone: "nothing lying face down",
  inverted: "nothing upside down",
  balance: "no balancing",
  breath_hold_heavy: "no heavy straining",
  needs_spotter_or_safeties: "nothing that needs a spotter",
};
/** What is left out, in words; kinds of stress that only experts name are left unsaid. */
export const flagsInWords = (flags: readonly StressFlag[]): string[] => flags.flatMap((flag) => FLAG_WORDS[flag] ?? []);

/** What sparing a joint means first of all. */
export const SPARING: Record<Joint, string> = {
  neck: "nothing on or behind it",
  shoulder: "nothing overhead",
  elbow: "no heavy gripping",
  wrist: "no weight on a bent-back wrist",
  thoracic_spine: "no loaded twisting",
  lumbar_spine: "no weight on the spine, no loaded bending",
  hip: "no deep bends, no jumps",
  knee: "no deep knee bends, no jumps",
  ankle: "no jumps",
};

/** "the left shoulder", "both knees". */
export function limitedJoint({ joint, side }: Pick<Limitation, "joint" | "side">): string {
  const name = JOINT_NAMES[joint];
  if (side === "both") return `both ${name}s`;
  return side === null ? `the ${name}` : `the ${side} ${name}`;
}

const thingInWords = (thing: Equipment): string =>
  thing.startsWith("machine_")
    ? `${thing.slice("machine_".length).replaceAll("_", " ")} machine`
    : thing.replaceAll("_", " ").replace("pull up", "pull-up");
/** What a person trains with: "dumbbells", "a barbell". */
export const gearName = (thing: Equipment): string =>
  ["dumbbell", "kettlebell", "band"].includes(thing) ? `${thing}s` : withArticle(thing);
const withArticle = (thing: Equipment): string => {
  const words = thingInWords(thing);
  return /bars$|rings|^band/.test(words) && thing !== "band"
    ? words
    : `${/^[aeiou]/.test(words) ? "an" : "a"} ${words}`;
};
export const thingsInWords = (things: readonly Equipment[]): string => listed(things.map(withArticle));

/** Why something is not in, as the end of a sentence: "needs a barbell and a rack". */
export function obstacleInWords(obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case "limitation":
      return `loads the ${JOINT_NAMES[obstacle.joint]} more than it should`;
    case "equipment":
      return `needs ${thingsInWords(obstacle.missing)}`;
    case "forbidden":
      return `was ruled out (${FLAG_WORDS[obstacle.flag] ?? obstacle.flag.replaceAll("_", " ")})`;
    case "excluded":
      return "was ruled out as well";
    case "strain":
      return `${obstacle.isHelper ? "needs the help of" : "loads"} the ${muscleInWords(obstacle.muscle)}, which ${obstacle.muscle.endsWith("s") ? "are" : "is"} hurt`;
  }
}

const AREA_TITLES: Partial<Record<Area, string>> = {
  full_body: "full body",
  upper: "upper body",
  lower: "lower body",
  posterior_chain: "posterior chain",
};
export const muscleInWords = (muscle: Muscle): string => muscle.replaceAll("_", " ");
export const areaInWords = (area: Area): string => AREA_TITLES[area] ?? area.replaceAll("_", " ");

/** The joints spared, by severity, with what that means and the highest stress left. */
export function sparedInWords(limitations: readonly Limitation[]): string[] {
  return (["severe", "moderate", "mild"] as const).flatMap((severity) => {
    const same = limitations.filter((one) => one.severity === severity);
    if (same.length === 0) return [];
    const first = same[0];
    const cap = STRESS_CAP[severity];
    const stress = cap === 0 ? "no stress on it" : `stress at most ${cap} of 3`;
    if (same.length === 1 && first !== undefined)
      return [`spares ${limitedJoint(first)}: ${SPARING[first.joint]}, ${stress}`];
    return [
      `spares ${listed(same.map(limitedJoint))}: ${cap === 0 ? "no stress on them" : `joint stress at most ${cap} of 3`}`,
    ];
  });
}

/** "1 minute", "20 minutes". */
export const minutes = (value: number) =>
  value % 60 === 0
    ? `${value / 60} ${value === 60 ? "hour" : "hours"}`
    : value === 1
      ? "one minute"
      : `${value} minutes`;
