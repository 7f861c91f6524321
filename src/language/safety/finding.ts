import type { Screening } from "../../protocol/understanding.ts";
import { compiled } from "../patterns/compiled.ts";
import type { AnswerKey } from "./fixedAnswers.ts";
import type { Concept, Hit, Reading } from "./reading.ts";
import type { Needs } from "./ruleNeeds.ts";

/** What a rule found, before it is asked how it was meant. */
export type Finding = {
  class: NonNullable<Screening["class"]>;
  verdict: "halt" | "caution" | "answer" | "ask" | "note";
  /** Dotted name, e.g. `emergency.chest_pain`. */
  rule: string;
  answer: AnswerKey;
  /** The words it rests on; their frames decide whether it is about now, about somebody else, or a question. */
  evidence: readonly Hit[];
};

/** A rule reads a message and finds at most one thing. Must not throw. `needs`: what it finds nothing without. */
export type Rule = ((reading: Reading) => Finding | null) & { readonly needs?: Needs };

/** A finding of class E. */
export const emergency = (rule: string, answer: AnswerKey, ...evidence: Hit[]): Finding => ({
  class: "E",
  verdict: "halt",
  rule: `emergency.${rule}`,
  answer,
  evidence,
});

/** A finding of class S. */
export const caution = (rule: string, answer: AnswerKey, ...evidence: Hit[]): Finding => ({
  class: "S",
  verdict: "caution",
  rule: `stop.${rule}`,
  answer,
  evidence,
});

/** Makes findings of one class that get a fixed answer; `topic` begins their rules' names. */
export const answering =
  (kind: Finding["class"], topic: string) =>
  (rule: string, answer: AnswerKey, ...evidence: Hit[]): Finding => ({
    class: kind,
    verdict: "answer",
    rule: `${topic}.${rule}`,
    answer,
    evidence,
  });

/** Parts of the body that get hurt in training. */
export const PARTS: readonly Concept[] = [
  "limb",
  "arms",
  "leftArm",
  "legs",
  "calf",
  "back",
  "head",
  "face",
  "groin",
  "jaw",
];

/** The first hit that fits. */
export const pick = (hits: readonly Hit[], fits: (hit: Hit) => boolean = () => true): Hit | undefined =>
  hits.find(fits);

const TRAINED = compiled(
  `\\b(?:${[
    "\\d ?[ap]m|\\d{1,2} oclock|squats?|deadlifts?|bench\\w*|press\\w*|rows?|curls?|lunges?|burpees?|planks?|legs?|leg day|calves",
    "bodybuilding|powerlifting|crossfit|weightlifting|football|cardio|gym|training|workouts?|machines?|treadmill|weights?|diet|cut|bulk|program\\w*|block|week \\d+|team|session|class",
    "chocolate|coffee|pizza|food|neck|early|monday|queue|crowd\\w*|spin class|running|warm ?up",
    "bloc|seche|serie|series|piernas?|gambe|perna|beintag|beine|jambes|stacchi|trazioni|piegamenti|agujetas|dieta|diat|regime|plan|rutina|entren\\w+|allenament\\w+|treino|seance|einheit|sentadillas?|zancadas|affondi|fentes|agachamentos?",
    "pompes|liegestutze|kniebeugen|flexiones|dominadas|klimmzuge|ligue|lega|barriga|pancia|bauch|ventre|grasa|kilos|chili",
  ].join("|")})\\b`,
);
/** What something is ended with, or how it goes on: no end of one's own. */
const GOES_ON =
  /^(?:without|in|at|for|with|on|behind|before|after|if i (?:skip|miss|quit|leave)|despues|nach|apres|dopo|depois|con|mit|avec|com|sin|senza|sans|ohne|esta|este|est[ea]|il|la) /;
/** "I don't want to be here all day". */
const STAYS = /^(?:all (?:day|night|morning|evening|week)|for (?:hours|ages|an hour)|till \d|until \d|longer than)\b/;
/** "Not worth living without deadlifts", "I don't want to be here at 6 am": the phrase goes on to something of training. */
export function goesOnToTraining(reading: Reading, { end }: Hit): boolean {
  const after = reading.message.words.slice(end, end + 6).join(" ");
  return STAYS.test(after) || (GOES_ON.test(after) && TRAINED.test(after));
}

const FIRST_PERSON = /\b(?:i|im|ive|id|my|me|myself|ich|mich|mir|je|moi|me|mi|m|yo|eu|io)\b/;
/** "Might just end it all tonight", "will sterben": no question, the "I" is left out. */
const WITHOUT_I =
  /^(?:might|gonna|going|want|wanting|thinking|feel|feeling|ready|tempted|mochte|will (?:nur )?\w+en\b)/;
/** Despair as it is meant: "everybody would be better off", "if I took them all" is the writer's own, and no supposition. */
export function asOwn(hit: Hit, reading: Reading): Hit {
  const { whose, isKnowledge } = hit.frame;
  const isHypothetical = isKnowledge && !reading.says(FIRST_PERSON, hit) && !WITHOUT_I.test(reading.sentenceOf(hit));
  return { ...hit, frame: { ...hit.frame, whose: whose === "anyone" ? "self" : whose, isHypothetical } };
}

/** The words of a hit, joined by blanks. */
export const wordsOf = (reading: Reading, { start, end }: Hit): string =>
  reading.message.words.slice(start, end).join(" ");
