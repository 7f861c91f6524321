import { compiled } from "../patterns/compiled.ts";
import type { Reading } from "./reading.ts";
import { DESPAIR, EXERTION } from "./slaveDriver.ts";

const DEADLY =
  "(?:suicide|suicidal|selbstmord|suicidio|murder|murderous|mord|morte|mort|muerte|death|deadly|omicidio|assassinat|homicidio)";
/** "Is", "was", "feels like", or the sign of equality, with what makes it stronger. */
const IS =
  "(?:is|are|was|were|s|be|feels? like|felt like|ist|sind|war|waren|est|sont|etait|c est|cest|es|son|fue|fueron|e|era|sono|foi|sao|eram|equals|called)(?: (?:basically|pure|absolute|absolutely|literally|just|total|totally|simply|honestly|actual|so|such|a|an|the|like|reiner?|echter?|der|doch|ja|du|un|une|um|uma|pur|puro|pura|vrai|vero|proprio|al|wie|glatter))*";
/** What somebody does in training, as the thing that is spoken of. */
const ACT =
  "(?:legs|bulgarians|wods?|doing|running|sprinting|squatting|benching|deadlifting|training|lifting|rowing|cycling|biking|skipping rest|pressing|supersetting|murph|fran|hyrox|beintag|kniebeugen?|einheit|einheiten|sentadillas?|entreno|entrenamiento|serie|series|piernas?|gambe|allenamento|treino|agachamento|perna|seance|entrainement|jambes|fentes|pompes|burpees)";
/** What is to be done, which may also be an end that is planned: called deadly only where somebody laughs. */
const PLANNED = /\b(?:program\w*|plan|routine|volume|pace|schedule|split|weight|load)\b/;
const GIVEN = / (?:that |which )?(?:you|u|he|she|they|coach) (?:gave|wrote|made|built|set|sent) (?:me|us)\b/;
const CALLED = compiled(`^((?:\\w+ ){0,8}?\\w+) ${IS} ${DEADLY}\\b(.*)$`);
const EQUALS = compiled(`^([^=]{2,40}?) ?(?:=+|→|->) ?(?:\\w+ )?${DEADLY}\\b(.*)$`);
const OF_ACT = compiled(`\\b${ACT}\\b`);
const NOT_A_THING =
  /\b(?:i|im|ive|me|my (?!legs?\b|workout|session|trainer|coach|sets?\b|program\w*|plan|routine|split|quads|glutes|calves|arms|abs)\w+|mind|think\w*|thought\w*|option|answer|solution|way|want\w*|left|idea|feel\w* (?!like)|talk\w*|only|next|after|before|because|ich|denke|je|pense|yo|pienso|io|penso|eu|without|instead|rather|friend|brother|sister|dad|mum|mom|cause|died|about)\b/;

/**
 * "Leg day = suicide", "doing murph in this heat is murder", "this split is suicide lol": the training is called deadly, and nobody speaks of
 * themselves or of despair. `isLaughed`: somebody laughs beside it. In: a reading. Linear in its length.
 */
export function isCalledDeadly({ text, message }: Reading, isLaughed = false): boolean {
  if (DESPAIR.test(text.replace(/\b(?:plan|cut|death)\b/g, " "))) return false;
  const called = CALLED.exec(text) ?? EQUALS.exec(message.plain);
  if (called === null) return false;
  const [, whole = "", rest = ""] = called;
  const subject = whole.replace(GIVEN, "");
  return (
    (OF_ACT.test(subject) || EXERTION.test(subject) || (isLaughed && PLANNED.test(subject))) &&
    !NOT_A_THING.test(subject) &&
    !/\b(?:i|im|me|my|myself|want|wish)\b/.test(rest)
  );
}

/** Who is woken or cross, and no more. */
export const WILL_KILL_ME =
  /\b(?:people|neighbou?rs?|flatmates?|roommates?|wife|husband|missus|mum|mom|boss|coach|physio|landlord|downstairs|below|upstairs)(?: \w+){0,3} (?:will|would|ll|gonna|going to|might) kill me\b/;
