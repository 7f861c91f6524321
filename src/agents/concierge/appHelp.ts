import { foldText } from "../../language/foldText.ts";
import { type AppTopic, readAppQuestion } from "../../language/routing/appQuestion.ts";

/** Asks how something is done here, whether it can be, or where it is. */
const ASKS =
  /\b(?:how|where|what|which|who|can|could|do|does|is|are|will|would)\b(?: \w+){0,2} (?:i|you|we|it|this|my|anyone|anybody|else|here|there|to|people|others|formats?|data|app)\b|\?/;

const ANSWERS: Readonly<Record<AppTopic, string>> = {
  languages:
    "I understand English best, and German, French, Spanish, Italian and Portuguese as lifters write them, mixed if you like. My answers are mostly in English.",
  manner:
    "I have one manner, plain and to the point, and cannot put on another. What I ask of you I can change: say if a session is to be harder, easier, longer or shorter.",
  units:
    'Both: write kg or lb with the weight and it counts as written. Say "use pounds" or "use kilos" for weights without a unit, or choose it under Settings.',
  media:
    "I deal in text only, no pictures, videos or voice: type or paste what you did, also whole tables and exports, and I sort it out. Exercises has each exercise step by step in words.",
  links:
    "I am not connected to watches or other apps. Paste what they show or export as text, whole tables too, and I sort it out.",
  memory:
    'Yes. What you tell me about yourself (goals, injuries, equipment, days, likes) I keep and use for every session, until you change it or say "forget my weight"; ask "what do you know about me?" to see it. What you log stays under Logs.',
  logs_what:
    'Yes: lifts, runs, rides, swims, rowing, walks, classes and sports, with sets, distance or time, for example "ran 5 km in 25 min" or "superset curls 3x12 12kg / dips 3x10". Just write what you did.',
  logs_how:
    'Write it as you would in a notebook: "bench 3x8 80kg @8", "squat 100 5,5,4", "pull-ups 3x8 +10", "superset curls 3x12 12kg / dips 3x10", "ran 5 km in 25 min", also of another day ("yesterday …") or several lines at once. I say what I understood, and ask where it is open.',
  builds:
    'Yes: say how long, where or with what, and which muscles, for example "40 minutes upper body at home, dumbbells, no jumping". I build the session for today around what I know about you.',
  body_weight:
    'Tell me "I weigh 82.4 kg" whenever you like: I keep the newest as your weight and use it for bodyweight lifts. A curve of it I do not draw.',
  cost: "Setpoint is free, open software that runs on a computer of yours or of somebody you know. Only a hosted language model, if one is set up, may cost its owner something.",
  privacy:
    "What you write, your logs, sessions and facts are kept on the computer that runs this Setpoint, and no other user sees them. Only where a language model is set up does it get to read messages; Settings tell whether one is. There you can also download or delete everything.",
  timer:
    "Open a session under Workouts and start it there: it times your rests as you tick off the sets. Here in the chat I cannot run a clock.",
  undo: 'Say "delete the last one", or name it: "delete yesterday\'s squats". It can be brought back. Every entry can also be deleted under Logs.',
  account:
    "On your own computer you need none: just write. Where somebody else runs this Setpoint, they give you a token that says who you are.",
  mistake:
    'Say what should be different, for example "make it 82.5", "actually 4 sets" or "that was yesterday"; or open the entry under Logs.',
  export: "Under Settings you can download everything as one file: profile, facts, logs, sessions and conversations.",
  erase:
    'Under Settings you can delete all your data for good; facts about you also go with "forget everything about me". Download it first if you want to keep it.',
};

/** Subjects in the order in which they are tried, and what is said about them. All in folded words. */
const TOPICS: readonly (readonly [said: RegExp, answer: string])[] = [
  [
    /\b(?:send|sent|upload|import|attach|read|connect|sync|use|scan|link)\b.*\b(?:photos?|pictures?|images?|screenshots?|videos?|voice (?:notes?|messages?)|audio|pdfs?|files?|watch|garmin|strava|apple health|fitbit|whoop)\b/,
    "media",
  ],
  [/\b(?:export|download|backup|back up|csv|json)\b/, "export"],
  [/\b(?:delete|remove|erase|wipe|close) (?:\w+ ){0,2}(?:account|profile|data|everything|me)\b/, "erase"],
  [
    /\b(?:privacy|private|sell|listening)\b|\b(?:who|anyone|anybody|others?|else)\b.*\b(?:see|read)\b|\b(?:is|are|where|store|keep|share|safe|secure)\b.*\bmy (?:data|chats?|messages|information|info)\b|\bstored\b/,
    "privacy",
  ],
  [
    /\b(?:delete|remove|undo|take back|get rid of) (?:\w+ ){0,4}(?:log|logs|entry|entries|set|sets|workout|session|it|that|last one)\b/,
    "undo",
  ],
  [
    /\b(?:change|edit|correct|fix|update|modify|adjust) (?:\w+ ){0,4}(?:log|logs|entry|entries|set|sets|weight|reps|date|mistake|typo|it|that)\b/,
    "mistake",
  ],
  [
    /\b(?:use|switch|change|set|write|type|say|log in|prefer)\b.*\b(?:units?|pounds|lbs?|kgs?|kilos?|metric|imperial)\b(?! test)/,
    "units",
  ],
  [
    /\b(?:per (?:dumbbell|hand|arm|side)|each (?:dumbbell|hand)|one dumbbell|both dumbbells)\b/,
    'Write the weight of one dumbbell: "3x10 curls with 12s" or "2x12 kg". I note it as per hand.',
  ],
  [
    /\b(?:formats?|notations?|how (?:do|should|can|would) (?:i|you want me to|we) (?:\w+ )?(?:log|write|enter|record|track|note|type|add)|(?:log|track|record|enter) (?:cardio|runs?|running|supersets?|drop ?sets?|warm ?ups?|swims?|rides?|here|with you|for me|by)|what (?:can|do) i (?:type|write|log))\b/,
    "logs_how",
  ],
  [
    /\b(?:set|tell you|change|enter|add|update|save)\b.*\b(?:equipment|my gym|gear|injur\w*|goals?|level|preferences|settings?)\b/,
    'Tell me in the chat ("I have dumbbells up to 20 kg and a bench", "my left knee is bad", "I want to get stronger"), or set it under Settings. I use it for every session I build.',
  ],
  [
    /\b(?:start|begin|do|follow|run) (?:\w+ ){0,2}(?:session|workout)\b/,
    "Open the session under Workouts and start it there: you tick off the sets and they are logged at the end. Or send me each set here as you do it.",
  ],
  [
    /\b(?:where (?:do|can|are|is)|how (?:do|can) (?:i|we))\b.*(?:see|find|view|look at|are|is)\b.*\b(?:logs?|history|entries|past|records?|prs?|progress|stats|charts?|workouts?|sessions?|facts|exercises)\b/,
    "Logs has all your entries, Progress your records and trends, Workouts the sessions that I built, Exercises the catalogue, and Settings what I know about you.",
  ],
];

/**
 * How something is done with Setpoint itself ("how do I delete a log?", "where is my data?"), in a sentence or two; `null`
 * where that is not what is asked. Any text; reads its first 300 characters.
 */
export function answerAppHelp(text: string): string | null {
  const said = foldText(text.slice(0, 300));
  const asked = readAppQuestion(said);
  if (asked !== null) return ANSWERS[asked];
  if (!ASKS.test(said)) return null;
  const answer = TOPICS.find(([subject]) => subject.test(said))?.[1] ?? null;
  return answer !== null && Object.hasOwn(ANSWERS, answer) ? ANSWERS[answer as AppTopic] : answer;
}
