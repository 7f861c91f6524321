import { anyFinds } from "../patterns/anyFinds.ts";
import { compiled } from "../patterns/compiled.ts";
import type { SignalSource } from "./computedSignals.ts";
import { word } from "./patterns.ts";
import { TRAINING_CUES } from "./trainingCues.ts";
import { CONCEPT, FOOD, HOMOGRAPHS, PLAN, SESSION, TRAINING } from "./trainingWords.ts";

const HOMOGRAPHS_ALL = compiled(HOMOGRAPHS.source, "g");
/** "Workout plan" is a plan, not a workout. */
const PLAN_NAME =
  /\b(?:workout|training|exercise|gym|lifting|strength|cardio|conditioning|fitness|running) (?:program(?:me)?|plan|routine|split|regimen|regime|schedule|block)s?\b/g;
/** The signals that are words of training: who asks for any of these has already asked for most of `TRAINING`. */
const NAMED = ["exercise_word", "cardio_word", "muscle_word"] as const;
const CONCEPTS = word(CONCEPT);
const isOfTraining = anyFinds([...NAMED.map((name) => TRAINING_CUES[name]), CONCEPTS]);

/** Also behind a hyphen, where it is no `word`. */
const TRAINING_NAMED = compiled(`(?<![\\w])${TRAINING}(?![\\w])`);
const DOMAIN = compiled(
  `(?<![\\w])(?:${FOOD}|${SESSION}|${PLAN}|weigh(?:t|s)?|fat|fit|fitter|health(?:y|ier)?|body|belly|pain\\w*|\\w*schmerz\\w*|douleurs?|dolor\\w*|dor|hurt\\w*|injur\\w*|ache\\w*|knees?|ankles?|wrists?|elbows?|hips?|joints?|tendon\\w*|physio\\w*|doctor|goals?|kg|lbs?|kilos?|pounds|pr|prs|pb|max|openers?|(?:my|a|the|first|next) (?:meet|comp)|attempts?|remind\\w*|calendar|timer|sleep\\w*|stress\\w*|tired|energy|posture|breath\\w*|blood pressure|steps|calorie\\w*|min(?:s|utes?)|hours?|depth|form|push|pull|accessor\\w*|cooldown|sport\\w*|athlet\\w*|marathon|race|log(?:ged)?|track\\w*|app|unit\\w*|account|profile|session|\\d ?(?:kgs?|lbs?|kilos?|pounds))(?![\\w])`,
);

/** What these look for in the text of a request. */
export const TRAINING_PATTERNS: readonly RegExp[] = [
  HOMOGRAPHS,
  CONCEPTS,
  TRAINING_NAMED,
  DOMAIN,
  PLAN_NAME,
  TRAINING_CUES.session_word,
];

/** Whether any word of training is said, or sets are. */
export const namesTraining = (m: SignalSource): boolean =>
  NAMED.some(m.has) || m.finds(CONCEPTS) || /\d ?x ?\d/.test(m.text);

/** Whether all words of training have another meaning, too. */
export const hasOnlyHomographs = (m: SignalSource): boolean =>
  m.has("training_word") && m.finds(HOMOGRAPHS) && !isOfTraining(m.text.replace(HOMOGRAPHS_ALL, " "));

/** Whether a session is named, and not only as what a plan is of. */
export const namesSession = (m: SignalSource): boolean =>
  m.mayFind(PLAN_NAME)
    ? TRAINING_CUES.session_word.test(m.text.replace(PLAN_NAME, " plan "))
    : m.finds(TRAINING_CUES.session_word);

/** Whether anything of training, food, health or of this app is named. */
export const isOfDomain = (m: SignalSource): boolean =>
  NAMED.some(m.has) || m.finds(DOMAIN) || m.finds(TRAINING_NAMED) || m.has("equipment");
