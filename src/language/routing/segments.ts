import { foldText } from "../foldText.ts";
import { readEquipment } from "../person/equipmentWords.ts";
import { readLimitations } from "../person/limitations.ts";
import { readStance } from "./stance.ts";

const LONGEST = 4_000;
const MOST_PIECES = 40;

/** What a piece of a message is, at a glance: something asked for, or something that belongs to what is asked for. */
type Kind = "fact" | "log" | "food" | "make" | "ask" | "order" | "settings" | "greeting" | "constraint" | "other";
type Piece = { from: number; to: number; kind: Kind; loose: boolean };

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
const REMINDER =
  /\b(?:remind me|reminder to|set .{1,20}reminder|alarm|erinner\w*|rappelle|recuerdame|ricordami|lembr\w*)\b/;
const TIME_LIMIT =
  /^(?:i |we |only |just |have |got |about |around |max |with |in |under |for |like |maybe |ca |approx ){0,6}(?:\d+(?:-\d+)?|half an|an|one|thirty|twenty|forty) ?-?(?:min\w*|hours?|hrs?|h)\b.{0,20}$/;
const RESTRICTION =
  /^(?:and |but )?(?:no |without |not |nothing |only |just |with |using |avoid |skip |except |for (?:a )?(?:beginner|advanced)|beginner|intermediate|advanced|low impact|at home|in the gym|hotel|focus|focusing|preferably|ideally|must |should (?:include|have|be)|include |including |keep it|make it|make sure|it should|it has to|something )/;
/** Follow-on words: what is said is about what was said before. */
const SHORT_QUESTION = /^(?:(?:and|but|so|or) )?\w+(?: (?:not|so|that|is that))?[?!. ]*$/;
const REASON_ASKED = /^(?:and |but )?why (?:is|are|does|do|did|was)\b/;
const ABOUT_BEFORE = /\b(?:do it|do that|it|them|that one|this one|those)\b/;

/** Places where one request may end and another begin, with the index at which the next piece starts. */
const BREAKS = /[.!?]+(?=\s|$)|[;\n]+|,(?=\s)|\s-\s|\s(?=(?:and|then|also|plus|und|et|y|e|but|&)\s)/g;

function kindOf(text: string): Kind {
  const folded = foldText(text.replace(/^[\s,;.!?&-]+/, ""));
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
  return "other";
}

const ONLY_CONNECTOR = /^[\s,]*(?:and|then|also|plus|but|und|et|y|e|&)?\s*$/i;
const isHead = (kind: Kind) => kind !== "constraint" && kind !== "other" && kind !== "greeting";

/** Cuts at every break; `loose` pieces follow a comma or a bare "and" and need a request of their own to stand alone. */
function cut(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let loose = false;
  const push = (to: number) => {
    if (text.slice(from, to).trim() !== "") pieces.push({ from, to, kind: kindOf(text.slice(from, to)), loose });
  };
  for (const match of text.matchAll(BREAKS)) {
    if (pieces.length >= MOST_PIECES) break;
    const end = match.index + match[0].length;
    if (ONLY_CONNECTOR.test(text.slice(from, match.index))) continue;
    push(match[0].trim() === "" ? match.index : end);
    from = match[0].trim() === "" ? match.index : end;
    loose = /^[\s,-]+$/.test(match[0]);
  }
  push(text.length);
  const asksForMore = pieces.some(({ kind }) => kind === "make" || kind === "ask");
  return pieces.map((piece) => (piece.kind === "fact" && asksForMore ? { ...piece, kind: "constraint" } : piece));
}

/** Whether the second piece, itself a request, goes on with the first rather than asking for something new. */
function continues(before: Piece, next: Piece, text: string): boolean {
  const folded = foldText(text.slice(next.from, next.to));
  const plainAnd = /^(?:and|und|et|y|e|&|plus|but|then) /.test(folded);
  if (before.kind === next.kind && (next.kind === "log" || next.kind === "fact")) return true;
  if (before.kind === "ask" && next.kind === "ask")
    return (ABOUT_BEFORE.test(folded) && !REASON_ASKED.test(folded)) || SHORT_QUESTION.test(folded);
  if (before.kind === "make" && next.kind === "make")
    return !/\b(?:another|second|also|separate)\b/.test(folded) && next.loose;
  if (before.kind === "order" && plainAnd && next.loose && (next.kind === "log" || next.kind === "order")) {
    return REMINDER.test(foldText(text.slice(before.from, before.to))) && !/\b(?:me|also|then|you)\b/.test(folded);
  }
  if (before.kind === "make" && next.kind === "order")
    return /^(?:\W|and |but |please ){0,6}(?:swap|replace|change|remove|move) /.test(folded) && next.loose;
  return false;
}

/**
 * Splits a message into the requests it makes, in order. In: any text. Out: at least one part for a text that is not
 * blank, each a piece of the text as typed. What only limits or explains a request ("my knees are bad", "30 minutes",
 * "I only have dumbbells", "thanks!") stays with the request it belongs to: the next one that makes something, else the
 * one before. A list of sets is one request, and so are questions that refer to each other.
 */
export function segment(text: string): string[] {
  const head = text.slice(0, LONGEST);
  if (head.trim() === "") return [];
  const pieces = cut(head);
  const groups: { from: number; to: number; last: Piece; kind: Kind }[] = [];
  let waiting: Piece | null = null;
  const makesLater = (index: number) => pieces.slice(index).find((piece) => isHead(piece.kind))?.kind;
  pieces.forEach((piece, index) => {
    const group = groups.at(-1);
    if (isHead(piece.kind)) {
      if (group && waiting === null && continues(group.last, piece, head)) {
        group.to = piece.to;
        group.last = piece;
        return;
      }
      groups.push({ from: waiting?.from ?? piece.from, to: piece.to, last: piece, kind: piece.kind });
      waiting = null;
      return;
    }
    const next = makesLater(index + 1);
    const isForward =
      !group ||
      (!piece.loose && piece.kind !== "other" && next === "make" && group.kind !== "make" && group.kind !== "ask");
    if (waiting !== null || isForward) waiting ??= piece;
    else group.to = piece.to;
  });
  if (groups.length === 0) return [text.trim()];
  const lastGroup = groups.at(-1);
  if (lastGroup) lastGroup.to = text.length;
  return groups
    .map(({ from, to }) =>
      text
        .slice(from, to)
        .replace(/^[\s,;.&-]+|[\s,;&-]+$/g, "")
        .replace(/^(?:and|then|also|und|et|y) (?:then |also )?/i, ""),
    )
    .filter((part) => part !== "");
}
