import { readUnstoredSets } from "../language/coaching/unstoredSets.ts";
import { foldText } from "../language/foldText.ts";
import type { Route } from "../protocol/turn.ts";
import type { Assignment, Outcome } from "../protocol/understanding.ts";
import type { Work } from "./agent.ts";
import type { CoachPorts } from "./coach/coachPorts.ts";
import { sayUnstored } from "./coach/sayUnstored.ts";
import { answerFoodQuestion } from "./concierge/foodQuestion.ts";

type Reply = readonly [said: RegExp, answers: readonly string[]];

const CAN_DO =
  "I can log what you train and correct or delete an entry just made, build a session for today, and answer questions about technique and training.";

const SMALLTALK: readonly Reply[] = [
  [
    /\b(?:joke|funny|laugh)\b/,
    ["Why did the barbell feel heavy? Somebody kept raising the bar. Shall we train, or log something?"],
  ],
  [
    /\b(?:what can you|what do you do|how (?:can|do) you help|who are you|what are you|are you|your name|how does (?:this|it)|how do i use|help|features|wer bist|was kannst|qui es|que peux|quien eres|que puedes|chi sei|cosa (?:puoi|sai)|quem e|o que voce)\b/,
    [
      `I am Setpoint, a training coach in software, not a person. ${CAN_DO} For example: "3x10 bench at 80kg", "30 minute leg session, bad knee", or "how do I brace?"`,
    ],
  ],
  [
    /\b(?:bye|good ?night|see you|later|ciao|tschuss|au revoir|adios|tchau|gute nacht|bonne nuit)\b/,
    ["See you. Rest well.", "Until next time."],
  ],
  [
    /\b(?:thanks?|thank you|ty|cheers|danke|merci|gracias|grazie|obrigad[oa]|appreciate)\b/,
    ["You are welcome.", "Glad it helped.", "Any time."],
  ],
  [
    /\b(?:tired|exhausted|stressed|sad|rough|hungover|sleepy|down|sore)\b/,
    ["That sounds like a day to go lighter. I can build something short and easy, or you rest: both are fine."],
  ],
  [
    /\b(?:bored|motivated|pumped|excited|great|amazing|good|happy)\b/,
    [
      "Good to hear. Want a session for today, or something to log?",
      "Nice. Tell me when you want to train or log something.",
    ],
  ],
  [
    /\b(?:how are you|how is it|how are things|wie geht|ca va|como estas|que tal|come va|tudo bem|sup)\b/,
    [
      "All good here. What are you training today?",
      "Running fine, thanks. What shall we do: train, log or talk technique?",
    ],
  ],
  [/\b(?:no|nope|nah|never ?mind|nein|non|nao)\b/, ["All right. Tell me when you need something."]],
  [
    /\b(?:stupid|useless|suck|dumb|wrong|idiot|shut up|terrible|trash)\b/,
    ["I may have misread you. Tell me in other words what you need, and I will try again."],
  ],
  [
    /\b(?:h+i+|hey+|hello|hiya|yo|morning|evening|afternoon|hallo|moin|servus|salut|bonjour|hola|buen\w*|ciao|oi|ola|bom dia)\b/,
    [`Hello. ${CAN_DO}`, "Hi. Tell me what you trained, or what you want to train."],
  ],
  [
    /./,
    [
      "All right. Tell me what you trained, what you want to train, or what you would like to know.",
      "Good. What next: train, log, or a question?",
    ],
  ],
];

const OFF_TOPIC: readonly string[] = [
  `That is outside what I do: I stick to training. ${CAN_DO}`,
  `I am no help with that, only with training. ${CAN_DO}`,
  `I would only be guessing there. With training I can help: ${CAN_DO.charAt(0).toLowerCase()}${CAN_DO.slice(1)}`,
];

/** What cannot be done yet, and what can be done instead. */
const NOT_YET: Partial<Record<Route, string>> = {
  PLAN_ROUTINE:
    "I cannot plan several weeks yet. I can build today's session, with your minutes, equipment and limits, and another one on your next training day.",
  EDIT_PLAN:
    "I cannot keep or change a longer plan yet. I can change the session I built last, for example shorter, without burpees, or with other exercises.",
  ANALYZE_PROGRESS:
    "I cannot read your history back or show trends here yet. What you log is stored, and your past entries are in your logs.",
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

/** The same message gets the same answer; different messages vary. */
function pick(answers: readonly string[], text: string): string {
  let sum = 0;
  for (const character of text.slice(0, 200)) sum += character.codePointAt(0) ?? 0;
  return answers[sum % answers.length] ?? "";
}

/** That sets beside the request were not logged, and why; "" when there were none. */
function aboutSets(text: string): string {
  const unstored = readUnstoredSets(text);
  return unstored === null ? "" : `${sayUnstored({ ...unstored, asks: true }).join(" ")} `;
}

function replyTo(route: Route, text: string): string {
  const folded = foldText(text.slice(0, 500));
  if (route === "SMALLTALK") return pick(SMALLTALK.find(([said]) => said.test(folded))?.[1] ?? [CAN_DO], folded);
  if (route === "OFF_TOPIC") return pick(OFF_TOPIC, folded);
  return NOT_YET[route] ?? CAN_DO;
}

/** Small talk, other subjects, food as far as the notes go, and one honest sentence for what is not built yet. Stores nothing. */
export const createConciergeAgent =
  (ports: CoachPorts): Work<Assignment & { route: Route }, Outcome> =>
  async ({ route, text }) => {
    const food = route === "NUTRITION" ? answerFoodQuestion(text, ports) : null;
    const said = food ?? { text: `${aboutSets(text)}${replyTo(route, text)}`, cards: [], citations: [] };
    return { say: [said], commands: [], question: null };
  };
