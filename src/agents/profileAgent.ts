import { foldText } from "../language/foldText.ts";
import { NOT_TO_BE_KEPT } from "../language/person/facts/notToBeKept.ts";
import { readUnclearFigure } from "../language/person/facts/readCorrection.ts";
import { type FactQuestion, readFactQuestion } from "../language/person/facts/readFactQuestion.ts";
import { readFacts } from "../language/person/facts/readFacts.ts";
import { readForgetting } from "../language/person/facts/readForgetting.ts";
import { readWideQuestion } from "../language/person/facts/readOwnQuestion.ts";
import { type ProfileStatement, readProfileStatement } from "../language/person/profileStatements.ts";
import { tellsUnnamedInjury } from "../language/person/unnamedInjury.ts";
import type { Fact, FactType } from "../protocol/facts.ts";
import { Profile } from "../protocol/profile.ts";
import type { Effect, ReplyPart } from "../protocol/turn.ts";
import type { Assignment, Command, JsonObject, Outcome } from "../protocol/understanding.ts";
import { JOINT_NAMES } from "../protocol/vocabulary.ts";
import type { GetFactsTool } from "../tools/getFacts.ts";
import type { GetProfileTool } from "../tools/getProfile.ts";
import type { Work, WorkScope } from "./agent.ts";
import { answerQuestion } from "./profile/answerQuestion.ts";
import { describeProfile } from "./profile/describeProfile.ts";
import { listed, nameOf, valueText } from "./profile/factText.ts";
import { FORGET_ALL, forgetAll, forgetSome, type Stored } from "./profile/forget.ts";
import { questionOf, sensedQuestion } from "./profile/questionOf.ts";

type Tools = { getProfile: GetProfileTool; getFacts: GetFactsTool };

const words = (text: string): ReplyPart => ({ text, cards: [], citations: [] });
const saying = (text: string): Outcome => ({ say: [words(text)], commands: [], question: null });
const doing = (commands: Command[]): Outcome => ({ say: [], commands, question: null });

const KEEPS =
  "your name, age, weight, height, goal, level, training days, equipment, injuries and health, likes and dislikes, diet, records, and how you write your sets";
/** Who says whose data it is has said enough; "forget it all" may mean the last thing said. */
const ABOUT_ME = /\b(?:about me|on me|of me|uber mich|sur moi|a? ?mon sujet|sobre mi|de mi|su di me|sobre mim)\b/;
const ONE_MORE = /\b(?:too|also|as well|now)\b/i;

/** What it says to be so no longer, where it says nothing else: "sold my barbell", "I'm not diabetic"; empty otherwise. */
function endedIn(text: string): FactType[] {
  const told = readFacts(text, { day: "1970-01-01", recent: [] });
  return told.every(({ op }) => op === "end") ? told.map(({ type }) => type) : [];
}

/** A question, with or without its mark. */
const ASKS =
  /\?|^\W*(?:and |so |but )?(?:what\w*|which|who\w*|how\w*|do|does|did|am|is|are|was|when|where|can|could|should)\b/i;

/** "I take no medication". */
const DENIES = /^\W*(?:i|ich|je|yo|io|eu) (?:\p{L}+ ){0,3}(?:no|not|never|don['’]?t|keine?|pas|non|n[aã]o)\b/iu;

/** For a joint that hurts as well, "too": the words that change the session already made. */
function offerToSpare(statement: ProfileStatement, text: string): string | null {
  const joint = statement.limitations[0]?.joint;
  if (joint === undefined || !ONE_MORE.test(text)) return null;
  return `If I built you a session today, say "change the session to spare my ${JOINT_NAMES[joint]}" and I change it.`;
}

async function storedOf({ sentAt }: Assignment, tools: Tools, scope: WorkScope): Promise<Stored | null> {
  const profile = await scope.call(tools.getProfile, { at: sentAt });
  const facts = await scope.call(tools.getFacts, { at: sentAt, past: true });
  return profile.ok && facts.ok ? { profile: profile.result.profile, facts: facts.result.items } : null;
}

const forgettingAll = (stored: Stored): Outcome => {
  const commands = forgetAll(stored);
  return commands.length > 0 ? doing(commands) : saying("I had nothing stored about you.");
};

function resumed({ resume }: Assignment, stored: Stored): Outcome | null {
  if (!resume) return null;
  const said =
    resume.answer.optionId ??
    (/^\W*(?:y|yes|yeah|yep|sure|ok|ja|oui|si|sim)\b/i.test(resume.answer.text) ? "yes" : "no");
  if (said !== "yes") return saying("All right, I keep what you told me.");
  return forgettingAll(stored);
}

/** "Do you still know my goal?" of one who told none: asked for by its kind, though nothing of it is known. */
function wideOf(text: string): FactQuestion | null {
  const wide = text.includes("?") ? readWideQuestion(text) : null;
  return wide !== null && wide.types !== "all" && wide.types.length > 0 ? wide : null;
}

/** The figures told last that a bare one may put right. */
function unclearFigures(text: string, { facts }: Stored): readonly Pick<Fact, "type" | "value">[] {
  const current = facts.filter(({ status }) => status === "current").toReversed();
  return readUnclearFigure(
    text,
    current.map((fact) => ({ ...fact, key: fact.type, isRightBefore: true })),
  );
}

const whichFigure = (unclear: readonly Pick<Fact, "type" | "value">[]): string =>
  `Which one do you mean: your ${listed(
    unclear.map(({ type, value }) => `${nameOf(type)} (${valueText(value)})`),
    "or",
  )}? Say it with its unit or its name. Nothing is changed so far.`;

/** How the person counts time and writes sets: no facts about them, and kept in the profile alone. */
function habitsIn({ set }: ProfileStatement, { profile }: Stored): Command[] {
  const patch: JsonObject = {
    ...(set.timezone && set.timezone !== profile.timezone ? { timezone: set.timezone } : {}),
    ...(set.notation && set.notation !== profile.notation ? { notation: set.notation } : {}),
  };
  return Object.keys(patch).length > 0 ? [{ tool: "update_profile", input: { patch } }] : [];
}

const NONE_STORED = "I had nothing of that stored, so nothing changes.";
const NOT_OWNED =
  "I keep the equipment that you have, not what you lack, so nothing changes. Tell me what you have, and sessions use only that.";
const WHICH_PART =
  'I am sorry to hear that. Which part is it, and how bad is it? Tell me for example "my left knee is a bit sore", and sessions will spare it. With strong pain, swelling or numbness see a doctor first.';

/**
 * Answers what is known about the person from what is stored, and forgets what they want forgotten; all of it only after
 * they confirm, unless they said in full what they mean. What a message states has been stored before; this says so when
 * nothing in it was new, or when there was nothing to keep.
 */
export const createProfileAgent =
  ({ tools }: { tools: Tools }): Work<Assignment, Outcome> =>
  async (assignment, scope) => {
    const { text, noted = "none" } = assignment;
    const stored = await storedOf(assignment, tools, scope);
    if (!stored) return saying("I cannot read what I know about you just now. Please try again.");
    const answered = resumed(assignment, stored);
    if (answered) return answered;
    const unclear = noted === "none" ? unclearFigures(text, stored) : [];
    if (unclear.length > 0) return saying(whichFigure(unclear));
    const forgetting = readForgetting(text);
    // What the same message tells is kept: "forget the bench goal. i want to run a marathon".
    const before = { ...stored, facts: stored.facts.filter(({ source }) => source.turnId !== assignment.turnId) };
    if (forgetting?.types === "everything") {
      if (ABOUT_ME.test(foldText(text.slice(0, 500)))) return forgettingAll(stored);
      return { say: [], commands: [], question: FORGET_ALL };
    }
    if (forgetting) {
      const commands = forgetSome(forgetting, before);
      return commands.length > 0 ? doing(commands) : saying("I had nothing stored about that.");
    }
    const facts = stored.facts.filter(({ status }) => status === "current");
    if (noted === "none" && tellsUnnamedInjury(text)) return saying(WHICH_PART);
    const statement = readProfileStatement(text);
    const isTold = noted === "none" && (statement.isAboutOther || DENIES.test(text)) && !ASKS.test(text);
    const question =
      (noted === "said" && !text.includes("?")) || isTold
        ? null
        : (questionOf(text, facts) ??
          readFactQuestion(text) ??
          (noted === "none" ? (wideOf(text) ?? sensedQuestion(text)) : null));
    if (question) {
      return saying(answerQuestion(question, text, { facts, profile: stored.profile }));
    }
    const habits = habitsIn(statement, stored);
    const offer = noted === "none" ? null : offerToSpare(statement, text);
    const say = offer ? [words(offer)] : [];
    if (habits.length > 0 || noted === "said") return { say, commands: habits, question: null };
    const ended = noted === "known" ? endedIn(text) : [];
    if (ended.length > 0) return saying(ended.every((type) => type === "equipment") ? NOT_OWNED : NONE_STORED);
    if (noted === "known") return saying(["I know that already.", ...(offer ? [offer] : [])].join(" "));
    if (statement.isAboutOther) {
      return saying("I only keep facts about you. For a session for somebody else, name their limits in the request.");
    }
    if (NOT_TO_BE_KEPT.test(foldText(assignment.whole ?? text))) return saying("As you wish: I keep nothing of that.");
    return saying(`I found nothing in that which I can keep. What I keep: ${KEEPS}.`);
  };

/** Words for changes to the profile, unless the facts that they come with have been told. */
export const renderProfile = (effects: readonly Effect[], { all }: { all: readonly Effect[] }): ReplyPart => {
  if (all.some(({ kind }) => kind === "fact")) return words("");
  if (effects.at(-1)?.tool === "forget_facts") return words("Forgotten.");
  const after = Profile.safeParse(effects.at(-1)?.data);
  return words(after.success ? `Noted. ${describeProfile(after.data)}` : "Noted.");
};
