import { readUnstoredSets } from "../language/coaching/unstoredSets.ts";
import { foldText } from "../language/foldText.ts";
import { ORDER_WORDS, QUESTION_WORDS } from "../language/routing/segmenting/requestWords.ts";
import { skipsSession } from "../language/routing/skipsSession.ts";
import type { Route } from "../protocol/turn.ts";
import type { Assignment, Outcome } from "../protocol/understanding.ts";
import type { Work, WorkScope } from "./agent.ts";
import { foodCareOfFacts, proteinOfFacts } from "./coach/careOfFacts.ts";
import type { CoachPorts } from "./coach/coachPorts.ts";
import { sayUnstored } from "./coach/sayUnstored.ts";
import { answerAppHelp } from "./concierge/appHelp.ts";
import { answerFoodQuestion } from "./concierge/foodQuestion.ts";
import { answerHistory } from "./concierge/history.ts";
import { answerSmallTalk, CAN_DO, vary } from "./concierge/smallTalk.ts";
import { standIns } from "./concierge/standIns.ts";

const OFF_TOPIC: readonly string[] = [
  `That is outside what I do: I stick to training. ${CAN_DO}`,
  `I am no help with that, only with training. ${CAN_DO}`,
  `I would only be guessing there. With training I can help. ${CAN_DO}`,
];

/** What cannot be done yet, and what can be done instead. */
const NOT_YET: Partial<Record<Route, string>> = {
  PLAN_ROUTINE:
    "I cannot plan several weeks yet. I can build today's session, with your minutes, equipment and limits, and another one on your next training day.",
  EDIT_PLAN:
    "I cannot keep or change a longer plan yet. I can change the session I built last, for example shorter, without burpees, or with other exercises.",
  ANALYZE_PROGRESS:
    "I cannot work out trends yet. Ask for a lift, a day or a week, and I will read your entries out; all of them are in your logs.",
  RESEARCH:
    "I cannot write a research report yet. I can answer a single training question from my notes and name the sources I have.",
  EXECUTE_WORKOUT:
    'I cannot lead a live session yet. Send me each set as you do it, for example "bench 80kg x 8", and I will log it; I can also build a session to follow.',
  NEXT_WORKOUT:
    "I do not keep a schedule yet, so I do not know what is next. Tell me minutes, equipment and what you want to train, and I will build a session for today.",
  NUTRITION:
    "I do not keep food notes or work out calories yet. On training itself I can help: a session, a log, or a question.",
  TASK: "I cannot set reminders yet, so nothing was set. Please use your phone for this one.",
  EVENT: "I cannot keep calendar dates yet, so nothing was entered. I can build or log a session.",
  WEB_SEARCH:
    "I cannot look things up on the web, so I would only be guessing. Questions about training I answer from my notes.",
  UNKNOWN: `I am not sure what you mean. ${CAN_DO}`,
};

/** A day that is left out: nothing has to be changed for it. */
const SKIPPED = {
  ill: "Leave it out and get well: I keep no schedule, so there is nothing to cancel. With a fever, chest symptoms, vomiting or aches all over do not train; come back when you have been well for a day or two, at about half, and build up over a few sessions.",
  other:
    "All right, leave it out: I keep no schedule, so there is nothing to cancel. One missed session changes nothing; do the next one as it is, without making up for it.",
} as const;

const CALORIES_ALONE =
  /^\W*(?:(?:so|and|ok)[ ,]+)*(?:how (?:many|much) )?(?:calories?|kcals?|cals?|kalorien|calorie|calorias|wie ?viele? kalorien|combien de calories|cuantas calorias|quante calorie|quantas calorias)(?: (?:was|is|were) (?:that|it|this|those))?(?: (?:burned|burnt|roughly|about))*[\s?.!]*$/i;

/** What was gained or lost, told by somebody who asks nothing. */
const TOLD_PROGRESS =
  "That is good to know. I keep what you log as sets and what you tell me as a record; of those I can read out your entries and your best.";
const CHANGED =
  /\b(?:went (?:up|down|from)|(?:gone|moved|crept|shot) (?:up|down)|(?:lost|gained|put on|dropped) (?:about |like )?\d|(?:up|down) (?:from|by|\d)|from \d[\d.,]*(?: ?(?:kgs?|lbs?|reps?))? to \d|(?:it|that) was(?: only| just)? \d|used to be|moving again|improv(?:ed|ing)|(?:getting|got) (?:stronger|weaker|faster|slower|better|easier))\b/i;
const tellsProgress = (text: string): boolean => CHANGED.test(text) && !text.includes("?") && !asks(text);
/** Whether one of its clauses begins with an order or a question. */
const asks = (text: string): boolean =>
  text.split(/[,.;:!\n]/).some((clause) => {
    const [first = ""] = foldText(clause).trim().split(" ");
    return ORDER_WORDS.has(first) || QUESTION_WORDS.has(first);
  });

/** Where a question about Setpoint itself may end up. */
const HELPS: ReadonlySet<Route> = new Set(["SMALLTALK", "ANALYZE_PROGRESS", "UNKNOWN"]);

/** That sets beside the request were not logged, and why; "" when there were none. */
function aboutSets(text: string): string {
  const unstored = readUnstoredSets(text);
  return unstored === null ? "" : `${sayUnstored({ ...unstored, asks: true }).join(" ")} `;
}

function replyTo(route: Route, text: string, afterLog: boolean): string {
  const help = HELPS.has(route) ? answerAppHelp(text) : null;
  if (help !== null) return help;
  const skipped = route === "EDIT_PLAN" ? skipsSession(text) : null;
  if (skipped !== null) return SKIPPED[skipped];
  if (route === "SMALLTALK") return answerSmallTalk(text, afterLog);
  if (route === "OFF_TOPIC") return vary(OFF_TOPIC, text);
  if (route === "ANALYZE_PROGRESS" && tellsProgress(text)) return TOLD_PROGRESS;
  return NOT_YET[route] ?? CAN_DO;
}

const OF_FOOD = ["diet", "allergy", "health_condition", "body_weight"] as const;
/** What was told of allergies, of a diet, of sugar and of one's weight, beside an answer about food. */
async function foodCare(
  { text, sentAt, lastQuestions = [] }: Assignment,
  { tools }: CoachPorts,
  scope: WorkScope,
): Promise<string[]> {
  if (!tools.getFacts) return [];
  const told = await scope.call(tools.getFacts, { at: sentAt, types: [...OF_FOOD] });
  if (!told.ok) return [];
  const { items } = told.result;
  return [...foodCareOfFacts(items), ...proteinOfFacts([...lastQuestions, text], items)];
}

/**
 * Small talk, other subjects, food as far as the notes go, what the log answers as it stands, and one honest sentence for
 * what is not built yet. Stores nothing.
 */
export const createConciergeAgent =
  (ports: CoachPorts): Work<Assignment & { route: Route }, Outcome> =>
  async (assignment, scope) => {
    const { route, text, lastQuestions = [] } = assignment;
    const isAsked = route === "ANALYZE_PROGRESS" && !tellsProgress(text);
    const history = isAsked ? await answerHistory(assignment, ports, scope) : null;
    if (history !== null) return { say: [{ text: history, cards: [], citations: [] }], commands: [], question: null };
    const instead = route === "EDIT_PLAN" ? await standIns(assignment, ports, scope) : null;
    if (instead !== null) return { say: [instead], commands: [], question: null };
    // Just after sets, "how many calories" is of those that they burned.
    const isBurned = assignment.lastLogIds.length > 0 && CALORIES_ALONE.test(text);
    const asked = isBurned ? "How many calories did I burn?" : text;
    const food = route === "NUTRITION" ? answerFoodQuestion(asked, isBurned ? [] : lastQuestions, ports) : null;
    const care = food === null ? [] : await foodCare(assignment, ports, scope);
    const said = (food && { ...food, text: [...care, food.text].join("\n\n") }) ?? {
      text: `${aboutSets(text)}${replyTo(route, text, assignment.lastLogIds.length > 0)}`,
      cards: [],
      citations: [],
    };
    return { say: [said], commands: [], question: null };
  };
