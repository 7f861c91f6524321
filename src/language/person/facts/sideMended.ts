import { JOINT_NAMES, type Joint } from "../../../protocol/vocabulary.ts";
import { foldText } from "../../foldText.ts";
import { readLimitations } from "../limitations.ts";
import { end, type FactDraft, type RecentFact, state } from "./factDraft.ts";

const LONGEST = 70;
/** "Actually its only the left knee", "no it's both", "sorry, i meant both knees": a side with nothing else beside it. */
const MENDS =
  /^\W*((?:(?:actually|no|nope|nah|sorry|wait|oops|correction|i mean|i meant|my bad|only|just|well|hm+|ah|oh)[ ,.:!-]+)+)(?:(?:it|that|this|they|its|it s|thats|it is|that is|it was|they are)(?: is| was| are)?(?: actually| really)? )?((?:only|just) )?(?:in |on )?(?:the |my )?(left|right|both)(?: of them)?(?: (?:one|side)s?| (?!now\b|away\b)([a-z]+(?: [a-z]+)?))?((?: (?:only|though|actually|that hurts?|thats (?:bad|hurt|sore)|that is (?:bad|hurt|sore)|not (?:both|the (?:left|right)(?: one)?)))*)[\s.!]*$/;
const PAIRED: ReadonlySet<string> = new Set(["shoulder", "elbow", "wrist", "hip", "knee", "ankle"]);
const jointOf = ({ key }: RecentFact): Joint | undefined => key.split(":")[1] as Joint | undefined;
/** "Left knee", "both knees (moderate)", "foot (mild)": without a side, and of one. */
const ofOne = (value: string): string =>
  value
    .replace(/^(?:left|right|both) /, "")
    .replace(/^feet\b/, "foot")
    .replace(/^(\w+[^s\W])s\b/, "$1");
const ofBoth = (value: string): string =>
  ofOne(value)
    .replace(/^foot\b/, "feet")
    .replace(/^(?!feet)(\w+[^s\W])(?=\W|$)/, "$1s");

/**
 * The side of an injury put right, with nothing else said: what was told of that joint before gives way to it. In: a message, and what
 * is known with the newest first. Out: statements that end what was told and say the side meant; none where no side is amended.
 */
export function readSideMended(text: string, recent: readonly RecentFact[]): FactDraft[] {
  if (text.length > LONGEST || text.includes("?")) return [];
  const [, , , side, part] = MENDS.exec(foldText(text).replace(/['’]/g, "")) ?? [];
  if (side === undefined) return [];
  const injuries = recent.filter((one) => one.type === "injury" && PAIRED.has(jointOf(one) ?? ""));
  const named = part === undefined ? undefined : readLimitations(`bad ${part}`)[0]?.joint;
  if (part !== undefined && named === undefined) return [];
  const [last] = injuries;
  const joints = new Set(
    injuries.filter(({ source }) => source?.turnId === last?.source?.turnId).map((one) => jointOf(one)),
  );
  const joint = named ?? (joints.size === 1 ? [...joints][0] : undefined);
  const told = injuries.filter((one) => jointOf(one) === joint);
  const [newest] = told;
  if (joint === undefined || newest === undefined || !Object.hasOwn(JOINT_NAMES, joint)) return [];
  const key = `injury:${joint}`;
  const value = side === "both" ? `both ${ofBoth(newest.value)}` : `${side} ${ofOne(newest.value)}`;
  if (told.length === 1 && newest.value === value) return [];
  return [
    ...told.map((one) => end("injury", one.value, one.key)),
    state("injury", value, side === "both" ? key : `${key}:${side}`),
  ];
}
