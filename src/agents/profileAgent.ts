import { type ProfileStatement, readProfileStatement, type UnkeptFact } from "../language/person/profileStatements.ts";
import { Profile, type ProfilePatch } from "../protocol/profile.ts";
import type { Effect, ReplyPart } from "../protocol/turn.ts";
import type { Assignment, Command, JsonObject, Outcome, Question } from "../protocol/understanding.ts";
import { EQUIPMENT, type Equipment } from "../protocol/vocabulary.ts";
import type { GetProfileTool } from "../tools/getProfile.ts";
import type { Work } from "./agent.ts";
import { describeProfile } from "./profile/describeProfile.ts";

const words = (text: string): ReplyPart => ({ text, cards: [], citations: [] });
const saying = (text: string): Outcome => ({ say: [words(text)], commands: [], question: null });

const CLEARED: ProfilePatch = {
  level: null,
  goal: null,
  country: null,
  equipment: [],
  limitations: [],
  notation: null,
};
const KEEPS = "unit, time zone, country, level, goal, equipment, joints to spare, and how you write your sets";
const UNKEPT_NAMES: Record<UnkeptFact, string> = {
  name: "your name",
  age: "your age",
  weight: "your body weight",
  height: "your height",
  place: "where you live",
  schedule: "your training times",
  preference: "likes and dislikes",
  health: "health conditions or diets",
  experience: "years of training",
};

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;

function changedEquipment(
  before: readonly Equipment[],
  change: NonNullable<ProfileStatement["equipment"]>,
): Equipment[] {
  if (change.isAll) return change.has;
  const kept = new Set([...before.filter((one) => one !== "none"), ...change.has]);
  for (const one of change.lacks) kept.delete(one);
  return EQUIPMENT.filter((one) => kept.has(one));
}

/** The part of the profile that a statement changes; empty when it changes nothing that can be kept. */
function patchFrom(statement: ProfileStatement, profile: Profile): ProfilePatch {
  const patch: ProfilePatch = { ...statement.set };
  if (statement.equipment) {
    const equipment = changedEquipment(profile.equipment, statement.equipment);
    if (equipment.join() !== profile.equipment.join()) patch.equipment = equipment;
  }
  if (statement.limitations.length > 0 || statement.healed.length > 0) {
    const gone = new Set([...statement.healed, ...statement.limitations.map(({ joint }) => joint)]);
    const limitations = [...profile.limitations.filter(({ joint }) => !gone.has(joint)), ...statement.limitations];
    if (JSON.stringify(limitations) !== JSON.stringify(profile.limitations)) patch.limitations = limitations;
  }
  for (const what of statement.forgets) {
    if (what === "goal") patch.goal = null;
    if (what === "level") patch.level = null;
    if (what === "country") patch.country = null;
    if (what === "equipment") patch.equipment = [];
    if (what === "limitations") patch.limitations = [];
  }
  return patch;
}

const updating = (patch: ProfilePatch): Command[] => [
  { tool: "update_profile", input: { patch: patch as unknown as JsonObject } },
];

/** What was said and cannot be kept yet, said plainly; `null` when there was nothing of the kind. */
function unkept(statement: ProfileStatement): string | null {
  const forgotten = statement.forgets.filter((what): what is UnkeptFact => what in UNKEPT_NAMES);
  if (forgotten.length > 0) {
    return `I do not keep ${listed(forgotten.map((what) => UNKEPT_NAMES[what]))}, so there is nothing to forget.`;
  }
  if (statement.unkept.length === 0) return null;
  return `I cannot keep ${listed(statement.unkept.map((what) => UNKEPT_NAMES[what]))} yet; I have not stored it.`;
}

const ONE_MORE = /\b(?:too|also|as well|now)\b/i;
/** For a joint that hurts as well, "too": the words that change the session already made. */
function offerToSpare(statement: ProfileStatement, text: string): string | null {
  const joint = statement.limitations[0]?.joint;
  if (joint === undefined || !ONE_MORE.test(text)) return null;
  const name = { lumbar_spine: "lower back", thoracic_spine: "upper back" }[joint as string] ?? joint;
  return `If I built you a session today, say "change the session to spare my ${name}" and I change it.`;
}

const FORGET_ALL: Question = {
  kind: "confirmation",
  about: "confirm",
  question:
    "Shall I clear your profile: level, goal, country, equipment, joints to spare and notation? Your logs stay.",
  options: [
    { id: "yes", label: "Yes, clear it" },
    { id: "no", label: "No, keep it" },
  ],
  draft: { kind: "profile", patch: CLEARED as unknown as JsonObject },
};

function resumed({ resume }: Assignment): Outcome | null {
  if (!resume) return null;
  const said =
    resume.answer.optionId ??
    (/^\W*(?:y|yes|yeah|yep|sure|ok|ja|oui|si|sim)\b/i.test(resume.answer.text) ? "yes" : "no");
  if (said !== "yes") return saying("All right, your profile stays as it is.");
  return { say: [], commands: updating(CLEARED), question: null };
}

/**
 * Reads what a person says about themselves and stores what the profile can hold; answers what is known from the
 * stored profile; says plainly what cannot be kept yet. Clearing everything is confirmed first.
 */
export const createProfileAgent =
  ({ tools }: { tools: { getProfile: GetProfileTool } }): Work<Assignment, Outcome> =>
  async (assignment, scope) => {
    const answered = resumed(assignment);
    if (answered) return answered;
    const statement = readProfileStatement(assignment.text);
    const found = await scope.call(tools.getProfile, {});
    if (!found.ok) return saying("I cannot read your profile just now. Please try again.");
    const { profile } = found.result;
    if (statement.asks)
      return saying(`${describeProfile(profile)} I do not keep your name, age, weight or height yet.`);
    if (statement.isAboutOther) {
      return saying("I only keep facts about you. For a session for somebody else, name their limits in the request.");
    }
    if (statement.forgets.includes("everything")) return { say: [], commands: [], question: FORGET_ALL };
    const patch = patchFrom(statement, profile);
    const honest = unkept(statement);
    if (Object.keys(patch).length > 0) {
      const offer = offerToSpare(statement, assignment.text);
      return {
        say: [honest, offer].flatMap((text) => (text ? [words(text)] : [])),
        commands: updating(patch),
        question: null,
      };
    }
    if (honest) return saying(`${honest} What I keep: ${KEEPS}.`);
    if (statement.equipment || statement.limitations.length > 0 || statement.healed.length > 0) {
      return saying(`That is already so in your profile. ${describeProfile(profile)}`);
    }
    return saying(`I found nothing in that which I can keep. What I keep: ${KEEPS}.`);
  };

/** Words for changes to the profile: the profile as it is after the last of them. */
export const renderProfile = (effects: readonly Effect[]): ReplyPart => {
  const after = Profile.safeParse(effects.at(-1)?.data);
  return words(after.success ? `Noted. ${describeProfile(after.data)}` : "Noted.");
};
