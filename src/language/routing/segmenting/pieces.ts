import type { Route } from "../../../protocol/turn.ts";
import { foldText } from "../../foldText.ts";
import { readEquipment } from "../../person/equipmentWords.ts";
import { readLimitations } from "../../person/limitations.ts";
import { classify } from "../classifier/classify.ts";
import { hear } from "../hear.ts";
import { readStance } from "../stance.ts";

const MOST_PIECES = 40;

/** What a piece of a message is, at a glance: something asked for, or something that belongs to what is asked for. */
export type Kind =
  | "fact"
  | "log"
  | "food"
  | "make"
  | "ask"
  | "order"
  | "settings"
  | "greeting"
  | "constraint"
  | "other";
export type Piece = {
  from: number;
  to: number;
  /** What stands before it. */
  join: Join;
  kind: Kind;
  /** The route that its words speak for; `null` when there are few of them or they are of two minds. */
  route: Route | null;
  /** Folded, without what joins it to the one before. */
  folded: string;
};
export type Join = "start" | "sentence" | "line" | "comma" | "dash" | "word" | "none";

const LEAD =
  "(?:(?:and|also|then|plus|so|ok|okay|please|pls|now|after that|next|finally|lastly|oh|hey|but|first|second(?:ly)?|third(?:ly)?|maybe|just|alright|cool|great|thanks|thank you|(?:can|could|would|will) (?:you|u)|i want you to|i would like you to|help me|und|dann|auch|et|puis|aussi|y|luego|tambien|e|poi|anche|depois|tambem)[, ]+){0,8}";
const SESSION_WORD =
  "(?:work ?outs?|sessions?|sesh|circuit|hiit|emom|amrap|tabata|wod|finisher|warm[- ]?up|cool[- ]?down|program(?:me)?|routine|plan|split|exercises?|something|stretch\\w*|mobility|\\w+ day|training|treino|allenamento|entrenamiento|rutina|seance|entrainement|trainingsplan|einheit)";
const MAKE = new RegExp(
  `^${LEAD}(?:(?:build|make|create|generate|design|put together|come up with|plan(?: out)?|set up|write(?: me)?|prepare|program|suggest|recommend|give|gimme|need|want|get|show|find|i need|i want|i would like|lets do|erstelle|mach|gib|bau|cree|fais|donne|propose|hazme|crea|dame|arma|fammi|dammi|prepara|monta|crie|faz|faca)\\b.{0,80}${SESSION_WORD}|(?:build|make|create|generate|design|give|gimme|send|write|get|hit)(?: me)?(?: w(?:ith)?)? (?:an?|one|some|another|the next|\\d))`,
);
const ASK = new RegExp(
  `^${LEAD}(?:(?:what|which|who|why|how|where)\\b|when (?:should|do|does|did|is|can|will|am|was|to)\\b|(?:is|are|am|was|were|does|do|did|has|have|had|can|could|will|should|would|may) (?:i|you|we|he|she|it|they|my|that|this|the|these|there|\\w+ing|an?)\\b|explain\\b|tell me\\b|teach me\\b|describe\\b|compare\\b|show (?:me )?(?:how|my|what|whats|the|todays|tomorrows)\\b|(?:is|does|do|did|can|will|would|should) .{3,80}\\?$|any (?:tips|advice|idea)|tips\\b|advice\\b|is \\w|wie |was (?:ist|sind|soll|kann|hilft|mache?|tun|bringt)|warum |welche|comment |pourquoi |quel|combien |como |cual|por que |cuant|come (?:si|faccio|posso)|perche |quant|o que )`,
);
const ORDER = new RegExp(
  `^${LEAD}(?:remind me|set (?:a|an|my) (?:\\w+ )?(?:reminder|alarm|timer|goal)|schedule|book|put .{1,60}(?:calendar|list|plan)|add .{1,60}(?:calendar|list|plan|program|routine|workout)|(?:add|put|save) .{0,30}(?:race|meet|appointment|event|competition|marathon|match|game)|(?:put|stick|throw|bump|slot) .{1,60}\\b(?:calendar|list|plan|program|routine)\\b|bump|look at (?:my|the)|swap|replace|change|move|remove|delete|undo|cancel|start|begin|finish|end my|pause|analy[sz]e|review|summari[sz]e|search|look up|google|find out|research|deep dive|write (?:a|an|me)|translate|calculate|convert|erinnere mich|rappelle|recuerdame|ricordami|me lembr[ea])\\b`,
);
const SETTINGS = new RegExp(
  `^${LEAD}(?:set (?:my )?units?|use (?:kg|kilos?|lbs?|pounds|metric|imperial)|switch (?:me )?(?:back )?(?:to|my units)|set my|update my|change my (?:goal|weight|unit|name|age|profile|level)|forget (?:my|that|everything|what)|remember (?:that|my|i)|call me|my name is)\\b`,
);
const GREETING =
  /^(?:hi+|hey+|hello+|yo+|sup|hiya|thanks?(?: a lot| so much)?|thank you(?: so much)?|cheers|ok(?:ay)?|cool|great|nice|perfect|awesome|good (?:morning|afternoon|evening)|gm|morning|hallo|danke|salut|bonjour|merci|hola|gracias|ciao|grazie|oi|ola|obrigad[oa]|got it|lol|haha+)(?: (?:coach|there|man|bro|mate|buddy|again|everyone))?[\s!.]*$/;
const LOG_ORDER = new RegExp(
  `^${LEAD}(?:log|record|track|jot|register|note down|write down|trag|notiere|enregistre|note|registra|apunta|anota|registre|anote|segna)\\b`,
);
const NOTATION =
  /\d ?[x*] ?\d|\b\d+ (?:sets?|reps?|series|satze|serie)\b|\d ?(?:kgs?|lbs?|kilos?|pounds)\b|@ ?\d|\b\d+(?: ?[,/] ?\d+){2,}|\b\d+(?:[.,]\d+)? ?(?:km|k|miles?|mi)\b|\b\d+ plates?\b|\brpe ?\d/;
const FOOD_EATEN =
  /^(?:(?:and|also|then|i|just|have|today)[, ]+){0,6}(?:ate|eaten|drank|snacked|had (?:\w+ ){0,4}(?:breakfast|lunch|dinner|shake|eggs|chicken|rice|oats|protein|beers?|pizza|meal|snack))\b/;
const FACT =
  /\b(?:i weigh|weigh(?:ing)? \d|my (?:body ?)?weight|i am (?:a )?\d|years? old|my (?:age|height|name|goal)|cm tall|i live|i work)\b/;
const TIMED_PART =
  /^(?:and |then |a |quick )*\d+ ?-?min\w* (?:of |for )?(?:abs|core|legs?|arms?|chest|back|shoulders?|glutes?|upper body|lower body|full body|cardio|hiit|push|pull|stretch\w*|mobility|workout|session|circuit)(?: please| pls)?[.!? ]*$/;
/** A session that is named and not spoken of as done: "chest workout", "quick kettlebell session pls". */
const NAMED_SESSION = new RegExp(
  `^${LEAD}(?:an? |some |\\d+ ?-?min\\w* )?(?:[a-z][\\w-]* ){1,4}(?:work ?outs?|sessions?|sesh|circuit)(?: (?:pls|please|today|now|at home))*[.!, ]*$`,
);
const DATED_EVENT = new RegExp(
  `^${LEAD}(?:my |i have (?:an? |my )?|got (?:an? |my )?)?(?:\\w+ ){0,2}(?:race|meet|comp|competition|marathon|half marathon|triathlon|match|tournament)\\b.{0,20}(?:\\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:week|month))`,
);
const TIME_LIMIT =
  /^(?:i |we |only |just |have |got |about |around |max |with |in |under |for |like |maybe |ca |approx ){0,6}(?:\d+(?:-\d+)?|half an|an|one|thirty|twenty|forty) ?-?(?:min\w*|hours?|hrs?|h)\b.{0,20}$/;
const RESTRICTION =
  /^(?:and |but )?(?:no |without |not |nothing |only |just |with |using |avoid |skip |except |for (?:a )?(?:beginner|advanced)|beginner|intermediate|advanced|low impact|at home|in the gym|hotel|focus|focusing|preferably|ideally|must |should (?:include|have|be)|include |including |keep it|make it|make sure|it should|it has to|something )/;

/** What a piece is that no form gives away, by the route that its words speak for. */
const KIND_OF_ROUTE: Partial<Record<Route, Kind>> = {
  WORKOUT_LOG: "log",
  NUTRITION: "food",
  WORKOUT_GENERATE: "make",
  PLAN_ROUTINE: "make",
  COACH: "ask",
  ANALYZE_PROGRESS: "ask",
  NEXT_WORKOUT: "ask",
  WEB_SEARCH: "ask",
  RESEARCH: "order",
  TASK: "order",
  EVENT: "order",
  EDIT_PLAN: "order",
  EXECUTE_WORKOUT: "order",
};

function kindOf(text: string, folded: string, heard: Route | null): Kind {
  if (folded === "") return "other";
  if (GREETING.test(folded)) return "greeting";
  if (SETTINGS.test(folded)) return "settings";
  if (/^(?:and |also |then |please |can you |could you ){0,6}remind me (?:how|what|why|which)\b/.test(folded))
    return "ask";
  if (ORDER.test(folded) || DATED_EVENT.test(folded)) return "order";
  if (LOG_ORDER.test(folded)) return "log";
  if (TIMED_PART.test(folded)) return "make";
  if (NAMED_SESSION.test(folded) && !["done", "negated", "other_person"].includes(readStance(text).stance))
    return "make";
  if (MAKE.test(folded) && !/\b(?:want|need) to know\b/.test(folded)) return "make";
  if (ASK.test(folded)) return "ask";
  if (FOOD_EATEN.test(folded)) return "food";
  if (FACT.test(folded)) return "fact";
  const { stance, signals } = readStance(text);
  const numbers = NOTATION.test(folded);
  if (numbers && (stance === "done" || stance === "unsaid") && !TIME_LIMIT.test(folded)) return "log";
  if (stance === "done" && signals.some((signal) => signal === "first_person_past" || signal === "past_verb")) {
    if (
      /\b(?:did|trained|hit|ran|squatted|benched|deadlifted|finished|completed|swam|cycled|rowed)\b/.test(folded) &&
      /\d/.test(folded)
    )
      return "log";
  }
  if (
    TIME_LIMIT.test(folded) ||
    RESTRICTION.test(folded) ||
    readLimitations(text).length > 0 ||
    readEquipment(text) !== null
  ) {
    return "constraint";
  }
  return (heard && KIND_OF_ROUTE[heard]) || "other";
}

/** Words alone speak for a route this surely, or for none. */
const HEARD = 0.75;
const FEWEST_WORDS = 3;

/** The route that the words of a piece speak for; `null` when there are few of them or they are of two minds. */
export function heardIn(text: string): Route | null {
  if ((text.match(/[\p{L}\d]+/gu)?.length ?? 0) < FEWEST_WORDS) return null;
  const [best] = classify(hear(text));
  return best && best.confidence >= HEARD ? best.route : null;
}

/** Places where one request may end and another begin. */
const BREAKS =
  /[.!?\u2026]+(?=\s|$)|\n+|;+|,(?=\s)|\s[-\u2013\u2014/+]+\s|\s(?=(?:and|then|also|plus|und|dann|et|puis|y|luego|e|poi|depois|but|&|oh|btw)\s)|\p{Extended_Pictographic}+|\s(?=(?:what|whats|how|hows|why|when|which|should i|can you|could you|can i|is it|is that|is this|do i|did i|am i|remind me|give me|build me|make me|log|start|add|put|show|explain|swap|delete|wie|warum|mach|gib|comment|combien|fais|donne|como|cuanto|dame|hazme|come|quanto|dammi|fammi|quantos|faz|also|then) )/giu;
const CONNECTOR = /^[\s,]*(?:and|then|also|plus|but|oh|btw|und|dann|et|puis|y|luego|e|poi|depois|&)?[\s,]*$/i;
const JOINED_BY = /^(?:(?:and|then|also|plus|but|oh|btw|so|und|dann|et|puis|y|luego|e|poi|depois|&)[, ]+)+/;

function joinOf(broken: string): Join {
  if (/\n/.test(broken)) return "line";
  if (/[.!?;\u2026]|\p{Extended_Pictographic}/u.test(broken)) return "sentence";
  if (broken.includes(",")) return "comma";
  if (/[-\u2013\u2014/+]/.test(broken)) return "dash";
  return "none";
}

/** Cuts a text wherever one request might end, at most `MOST_PIECES` pieces. */
export function cutPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let join: Join = "start";
  const push = (to: number, ends: string) => {
    const piece = text.slice(from, to);
    if (CONNECTOR.test(piece)) {
      // "oh and" alone: it says how the next piece begins.
      if (join !== "line" && join !== "sentence" && piece.trim() !== "") join = "word";
      return;
    }
    const folded = foldText(piece.replace(/^[\s,;.!?&-]+/, ""));
    const route = heardIn(piece);
    const isJoined = JOINED_BY.test(folded);
    pieces.push({
      from,
      to,
      join: join === "none" && isJoined ? "word" : join,
      kind: kindOf(piece, folded, route),
      route,
      folded,
    });
    from = to;
    join = joinOf(ends);
  };
  for (const match of text.matchAll(BREAKS)) {
    if (pieces.length >= MOST_PIECES) break;
    const isBlank = match[0].trim() === "";
    push(isBlank ? match.index : match.index + match[0].length, match[0]);
  }
  push(text.length, "");
  return pieces;
}
