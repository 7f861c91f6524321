import { endsAsQuestion } from "../endsAsQuestion.ts";
import { foldText } from "../foldText.ts";
import { isWrittenPlan } from "../notation/writtenPlan.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { HEADED } from "./prescribedLists.ts";
import { ORDER_WORDS } from "./segmenting/requestWords.ts";
import { readStance } from "./stance.ts";
import { QUESTIONS } from "./stanceCues.ts";

/** What a message makes of the list of sets that is pasted into it. */
export type PastedList = {
  /** `planned` and `quoted` by its heading or the words beside it, `asked` when the words only ask about it. */
  stance: "planned" | "quoted" | "asked";
  /** The words beside the list, a line each as typed; "" when there are none. */
  talk: string;
};

type Line = { text: string; folded: string; kind: "list" | "head" | "talk" };

const LONGEST = 4_000;
const MOST_LINES = 80;

/** An amount as it is written in a list: sets, loads, times, a cell of a table, a figure at the end of a name. */
const AMOUNT = entered(
  /\d ?[x×*] ?\d|\d ?[x×] ?(?:max|amrap|f\b)|\bx ?\d|[|\t;][^\n]*\d|\d[\d.,]* ?(?:kgs?|lbs?|#|%|m|km|mi|min|mins|sec|s|reps?|sets?|wdh|rounds?)(?![a-z])|\d ?[/@,-] ?\d|\d\+|\d{1,2}:\d\d|(?:[a-z][a-z&.'/-]*[ :=-]+){1,5}(?!(?:19|20)\d\d$)\d[\d.,]*(?: ?\([^)]*\))?$/,
);
const BULLET = /^\s*(?:[-–•*·|]|\d{1,2}[.)]\s|[a-h]\d?[.):]\s)/;
const RULE = /^[\s|:+=_-]+$/;
const FEWEST_TALK_WORDS = 3;
const MOST_HEAD_WORDS = 9;

/** Opens a question or an order to explain, where no sign says so. */
const ASKS_FIRST = entered(
  /^(?:(?:so|ok|okay|and|but|also|hey|now|um|btw|question|quick question|coach)[,: ]+){0,3}(?:what|which|how|why|when|where|who|is|are|does|do (?:i|you|we|these|they)|did i|should|shall|can|could|would|will|any (?:idea|thoughts|tips|advice|changes|suggestions|feedback)|thoughts|opinions?|rate|explain|tell me|help|no (?:idea|clue)|not sure|wondering|help me|make sense of|was (?:that|it|this)|wie|was|warum|welche[rsn]?|ist|sind|soll|kann|passt|reicht|comment|pourquoi|quel(?:le)?s?|est ce|c est|que|como|por que|cual(?:es)?|esta|es|come|perche|quale|quali|e|va|o que|qual|quais)\b/,
);

const PLAN_NAMES =
  "(?:work ?out |training |lifting |gym |my |new )?(?:plan|program|programme|routine|template|split|schedule|programming|cycle|mesocycle|(?:trainings|wochen)?plan|programm|programa|rutina|scheda|ficha|treino novo)";
/** A heading that says what is still to be done, whoever wrote it. */
const PLANS_AHEAD =
  /\b(?:(?:plan|program|programme|routine|schedule)(?: \w+)? (?:for|from|starting|as of|para|pour|per|fur|pra)\b|(?:sessions?|workouts?|training|lifts?|numbers) (?:for|starting|as of|para|pour|per|fur|pra)\b|(?:next|coming|upcoming) (?:week|month|cycle|block|time|session|workout)\b|to ?do\b|goals?\b|targets?\b|aims?\b|ziele?\b|objetivos?\b|objectifs?\b|obiettivi\b|metas\b|(?:ab|fur|am) (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|nachste\w*)\b|(?:starting|beginning) (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:meet |opening |my )?attempts?\b|openers?\b)/;
/** What somebody is about to begin, also in a question: "this is what I'm starting Monday, looks ok?". */
const BEGINS =
  /\b(?:starting|beginning|doing|running|trying|following|switching to|(?:going|want|plan(?:ning)?) to (?:do|run|start|try|follow))\b[^.;\n]{0,30}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:week|month|cycle|block)|tomorrow|from now on)\b/;
/** Names a plan and says nothing of it: "my routine:", "5/3/1 template". */
const NAMES_PLAN = compiled(`\\b${PLAN_NAMES}\\b`);
/** A heading that is nothing but the name of a plan, and where it is from: "my new routine:", "Trainingsplan vom Studio:". */
const PLAN_ON_LINE = entered(
  /^\W*(?:(?:my|the|our|this|new|current|next|heres|here['’]s|here is|weekly|workout|training|lifting|gym|meine?|ma|mon|mi|il|la|mi[oa]|[oa]|meu|minha) )*(?:plan|program(?:me)?|routine|template|split|schedule|(?:trainings|wochen)plan|programm|programa|rutina|scheda|ficha)(?: (?:from|by|of|for|vom|von|f[uü]r|du|de|del|della|da|do|para|pour|per) [^:\n\d]{1,30})? ?:(?=[^\n]*\d)/iu,
);
/** Whoever prescribes, and that they did. */
const PRESCRIBED =
  /\b(?:coach|trainer|trainerin|pt|physio|therapist|instructor|app|chat ?gpt|ai|doc|doctor|buddy|mate|friend|entrenador|allenatore|treinador|entraineur|kumpel|book|website|magazine|video)\b[^.;\n]{0,24}\b(?:wrote|sent|gave|made|set|programmed|prescribed|assigned|designed|built|suggested|recommends?|recommended|put together|came up with|wants|has me|geschrieben|gegeben|geschickt|escribio|dio|mando|scritto|dato|passou|mandou|ecrit|donne|envoye)\b/;
/** Parts of a plan that come one after another, by letter or number. */
const PART =
  /^\W*(?:(?:work ?out|session|day|week|wk|phase|block|tag|woche|dia|semana|jour|semaine|giorno|settimana|einheit|upper|lower|full body|push|pull|legs?) ?([a-f]|\d{1,2}))\b(?! ?(?:st|nd|rd|th)\b)/;
/** Amounts that leave open what was done: a range, "5+", "max", a share of a maximum. */
const OPEN_AMOUNT =
  /[x×|/] ?\d{1,2} ?[-–] ?\d{1,2}(?![\d:/.])|[x×] ?\d{1,2}\+(?! ?\d)|[x×|] ?(?:max|amrap|failure)\b|\d ?%/;
/** Words that take a list for a plan, also where it has loads. */
const OF_PLAN = compiled(
  `\\b(?:(?:this|that|my|the|these|esta|este|dieser?|diesen|ce|cette|questa|questo|essa|esse) ${PLAN_NAMES}|week \\d|(?:skip|jump|move|switch|progress) (?:straight )?to|(?:swap|replace|instead of)\\b|warm ?up for)\\b`,
);
/** What tells that it was done, in headings, remarks and beside sets. */
const DEED =
  /\b(?:just (?:did|finished)|did(?! not)|done|finished|completed|managed|hit|got|went|(?:it|that|this|these|session|work ?out|everything) (?:was|were)|(?:was|were) (?:it|that|this|these|those|my)|felt|feels?|smashed|missed|failed|fail|struggled|skipped|easy|tough|rpe|rir|log(?:ged)?|next time|what (?:is )?next|gemacht|geschafft|war|fait|hice|hecho|fatto|fiz|feito)\b|@ ?(?:[6-9](?:[.,]5)?|10)(?![\d.,%])|[✅✔☑]/;
/** How hard a set was, or is to be. */
const EFFORT = /@? ?(?:rpe|rir) ?\d+(?:[.,]\d)?|\d ?(?:rpe|rir)\b|@ ?(?:[6-9](?:[.,]5)?|10)(?![\d.,%])/g;
/** How somebody came by a plan. */
const RECEIVED = /\b(?:got|was|were) (?:(?:this|it|that|these) )?(?:from|off|on|sent|given|emailed|handed)\b/g;
/** The day of a list, which a plan has as well. */
const DAY =
  /\b(?:today|todays|tonight|yesterday|this morning|last night|last week|heute|gestern|aujourd hui|hier|hoy|ayer|oggi|ieri|hoje|ontem)\b|\b\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?\b|\b(?:19|20)\d\d-\d\d-\d\d\b/;
const DATE = /\b(?:19|20)\d\d-\d\d-\d\d\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/g;
/** Sets, repetitions, a time or a way: what a bare record lacks ("Squat 180"). */
const COUNTED = /\d ?[x×*@/,;|-] ?\d|[x×] ?\d|\d ?(?:sets?|reps?|wdh|x|min|mins|sec|s|km|mi|m|rounds?)\b|\d:\d\d/;
/** Counts of sets that differ: "8, 7, 6". */
const COUNTS = entered(/\d{1,2}, ?\d{1,2}, ?\d{1,2}|\b\d{1,2}\/\d{1,2}\/\d{1,2}\b/);
const MASS = /\d ?(?:kgs?|kilos?|lbs?|#)(?![a-z])|\+ ?\d/;
const PAIR = /(\d+(?:[.,]\d+)?) ?[x×*@] ?(\d+(?:[.,]\d+)?)(?: ?[x×*@] ?(\d+(?:[.,]\d+)?))?/;
/** Beside sets and repetitions: "3x8 at 50", "100 5x5"; no rest, no effort. */
const LOAD = /(?:^|\s)\d{2,3}(?:[.,]\d+)?(?=$|\s)(?! ?(?:s|secs?|seconds?|mins?|minutes?|m|km|rpe|rir)\b)/;
const SHARE = /@? ?\d+(?: ?- ?\d+)? ?%/g;
const MOST_COUNT = 30;
/** Takes up what stands beside it: "is that enough?", "which one is lagging". */
const REFERS =
  /\b(?:this|these|that|those|it|they|them|ones?|here|above|das|dies\w*|es|so|esto|eso|esta|este|ca|cela|c est|questo|cosi|isso|assim)\b/;
const MOST_BARE_WORDS = 3;

const wordsIn = (folded: string): number => folded.match(/[a-z]{2,}/g)?.length ?? 0;

const asks = ({ text, folded }: Pick<Line, "text" | "folded">): boolean =>
  endsAsQuestion(text) || ASKS_FIRST.test(folded) || QUESTIONS.some(([, pattern]) => pattern.test(folded));

/** The lines of a text that are not blank, and what each is: of the list, its heading, or talk beside it. */
function linesOf(text: string): Line[] {
  const lines = text
    .split("\n")
    .filter((line) => line.trim() !== "" && !RULE.test(line))
    .slice(0, MOST_LINES)
    .map((line): Line => {
      const folded = foldText(line).trim();
      const isItem = AMOUNT.test(folded) && !(asks({ text: line, folded }) && !BULLET.test(line));
      return { text: line.trim(), folded, kind: isItem ? "list" : "talk" };
    });
  for (const [at, line] of lines.entries()) {
    if (line.kind === "list") continue;
    const next = lines.slice(at + 1).find(({ kind }) => kind !== "head");
    const isHead = next?.kind === "list" && !asks(line) && wordsIn(line.folded) <= MOST_HEAD_WORDS;
    if (isHead || wordsIn(line.folded) < FEWEST_TALK_WORDS) line.kind = asks(line) ? "talk" : "head";
  }
  return lines;
}

/** Whether a line tells what only somebody knows who did it: a load with its repetitions, a way with its time, counts that differ. */
function tellsDone(line: Line): boolean {
  const folded = line.folded.replace(SHARE, "");
  if (COUNTS.test(folded)) return true;
  if (MASS.test(folded))
    return (folded.match(/\d+(?:[.,]\d+)?/g)?.length ?? 0) > 1 && !/^[^\d]*\d+ ?[a-z#]+ ?\([^)]*\)$/.test(folded);
  if (/\d{1,2}:\d\d/.test(folded) && /\d ?(?:km|mi|k|m)\b/.test(folded)) return true;
  const figures = (PAIR.exec(folded)?.slice(1) ?? []).filter(Boolean).map((figure) => Number(figure.replace(",", ".")));
  return (
    figures.length === 3 ||
    Math.max(0, ...figures) > MOST_COUNT ||
    (figures.length === 2 && LOAD.test(folded.replace(PAIR, " ")))
  );
}

/** Two or more parts of a plan: "Workout A … Workout B", "Week 1: … Week 2: …". */
function hasParts(lines: readonly Line[]): boolean {
  const parts = new Set(lines.flatMap(({ folded }) => PART.exec(folded)?.[0].trim() ?? []));
  return parts.size > 1;
}

/**
 * Reads whose and of when a list of sets is that stands in a message on lines of its own: a plan, somebody else's, or one that is
 * only asked about. A heading ("plan for Monday:") and a question beside it hold for all of it, unless something says that
 * it was done or each line tells it. `null` where there is no such list, or it may well be a log. In: the message as typed, of
 * which 4,000 characters are read. Pure, linear.
 */
export function readPastedList(typed: string): PastedList | null {
  // "Programme: day 1 squat 3x5, bench 3x5. Day 2 …": the heading of a plan stands on the line of its sets.
  const text = typed.includes("\n") ? typed : typed.replace(PLAN_ON_LINE, "$&\n");
  if (!text.includes("\n")) return null;
  const lines = linesOf(text.slice(0, LONGEST));
  const list = lines.filter(({ kind }) => kind === "list");
  if (lines.length < 2 || list.length === 0) return null;
  const heads = lines.filter(({ kind }) => kind === "head");
  const spoken = lines.filter(({ kind }) => kind === "talk");
  const talk = spoken.map((line) => line.text).join("\n");
  const beside = [...heads, ...spoken];
  const told = list.filter(tellsDone).length;
  const first = lines.findIndex(({ kind }) => kind === "list");
  const titles = lines.slice(0, first).filter((line) => !asks(line));
  const named = titles.some(({ folded }) => NAMES_PLAN.test(folded) && !/\d/.test(folded));
  // "The program I bought:" and rows without a load: how hard they are to be is no deed.
  const isBarePlan = named && told === 0;
  if (beside.some(({ folded }) => DEED.test(folded.replace(RECEIVED, "")))) return null;
  if (list.some((line) => tellsDeed(isBarePlan ? { ...line, folded: line.folded.replace(EFFORT, "") } : line)))
    return null;
  if (prescribes(beside)) return { stance: "quoted", talk };
  if (beside.some(({ folded }) => BEGINS.test(folded))) return { stance: "planned", talk };
  if (titles.some(({ folded }) => PLANS_AHEAD.test(folded))) return { stance: "planned", talk };
  if (isWrittenPlan(text) && !spoken.some(asks)) return { stance: "planned", talk };
  if (beside.some(({ folded }) => DAY.test(folded))) return null;
  const stances = titles.filter(({ folded }) => !NAMES_PLAN.test(folded)).map((line) => readStance(line.text).stance);
  if (stances.includes("quoted")) return { stance: "quoted", talk };
  if (stances.includes("planned") || stances.includes("hypothetical")) return { stance: "planned", talk };
  if (isBarePlan) return { stance: "planned", talk };
  const questions = spoken.filter(asks);
  if (questions.length === 0) return null;
  const isPlan =
    named ||
    hasParts(lines) ||
    list.some(({ folded }) => OPEN_AMOUNT.test(folded)) ||
    spoken.some(({ folded }) => OF_PLAN.test(folded));
  const isOpen = told * 2 < list.length;
  const areRecords = list.length > 1 && !list.some(({ folded }) => COUNTED.test(folded.replace(DATE, "")));
  const isAbout = questions.some(({ folded }) => REFERS.test(folded) || wordsIn(folded) <= MOST_BARE_WORDS);
  // One line beside a question is what the question is about or what was done: its words decide, as they do without a break.
  return isPlan || areRecords || (list.length > 1 && isOpen && isAbout) ? { stance: "asked", talk } : null;
}

const FEWEST_LINES = 3;
/** Opens a line that orders something, where the word is no exercise and no part of a log's heading. */
const MOVES =
  /^(?:sets? ?\d|run|walk|row|push|pull|press|squat|lift|jump|swing|log|sort|start|finish|begin|end|para|curl)\b/;
const ordersFirst = ({ folded }: Line): boolean => {
  const [first = ""] = folded.replace(/^\W+/, "").split(/\W/, 1);
  return ORDER_WORDS.has(first) && !MOVES.test(folded.replace(/^\W+/, ""));
};
/** Opens a line that speaks of something else than sets, or of sets to come. */
const SPEAKS = entered(
  /^\W*(?:(?:also|and|then|oh|btw|ps|plus) )?(?:i|my|we|ate|drank|had|weigh|weighed|next(?! ?:| time)|tomorrow|tonight|ich|mein|meine|morgen|j|je|demain|yo|manana|io|il mio|domani|eu|meu|minha|amanha)\b(?! (?:notebook|log|session|workout|training|lifts?|numbers|page)\b)/,
);

/** A remark of the session, which says by its label that it is one. */
const REMARK = /^\W*(?:notes?|comments?|notizen?|notas?|felt|feel(?:s|ing)?|total|pace|avg|rpe)\b/;
/** A line that heads columns has as many words as it has columns. */
const COLUMNS = /^[^\n,;|\t]{0,40}(?:[,;|\t][^\n,;|\t]{0,40}){2,}$/;

/**
 * Whether a message is nothing but a list of what was done with its headings and remarks, so that no line of it is a request of its
 * own: a page of a notebook, an export of an app. Pure, linear.
 */
export function isListAlone(text: string): boolean {
  if (!text.includes("\n")) return false;
  const lines = linesOf(text.slice(0, LONGEST));
  const list = lines.filter(({ kind }) => kind === "list");
  const isBeside = ({ kind, folded }: Line) => kind !== "talk" || REMARK.test(folded) || COLUMNS.test(folded);
  return (
    lines.length >= FEWEST_LINES &&
    list.length * 2 >= lines.length &&
    lines.every((line) => isBeside(line) && !asks(line) && !ordersFirst(line) && !SPEAKS.test(line.folded))
  );
}

/** Remarks in brackets are of other days as well: "bench 102.5x1 (hit in May)". */
const tellsDeed = ({ folded }: Line): boolean => DEED.test(folded.replace(/\([^)]*\)/g, ""));

const COPIED =
  /\b(?:copied|pasted|taken|nicked|screenshot(?:ted)?|borrowed|grabbed|pinched) (?:straight )?(?:from|off|out of) (?!last\b|yesterday|today|my (?:log|notes|notebook|diary|watch|phone|app|strong|hevy|garmin|strava))/;
const WHOSE = entered(compiled(HEADED));
const prescribes = (lines: readonly Line[]): boolean =>
  lines.some(({ folded }) => PRESCRIBED.test(folded) || WHOSE.test(folded) || COPIED.test(folded));
