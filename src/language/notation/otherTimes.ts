import { anyFinds } from "../patterns/anyFinds.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { isMovementWord } from "./clauseWords.ts";
import { differences } from "./differences.ts";
import { IS_REGRET, REGRET, REGRET_RUNS_ON } from "./regrets.ts";

/** A stretch of a message. */
export type Stretch = { start: number; end: number };

const LATER =
  "\\b(?:(?<!the )next (?:time|week|session|workout|month|one|go|round|block|cycle|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:leg|push|pull|chest|back|upper|lower|bench|squat|deadlift) day)|tomorrow|tmrw|n[aä]chstes? mal|n[aä]chste woche|la pr[oó]xima|la prochaine|(?:semaine|fois) prochaine|prossima volta|settimana prossima|pr[oó]xima (?:vez|semana)|semana que vem)\\b";
const MEANT =
  "(?:(?:i|we)(?:['’]ll| will)|will|gonna|going to(?! (?:fail|failure|the|a|my)\\b)|going for|aiming (?:for|to)|shooting for|hoping (?:for|to)|hope to|plan(?:ning)? (?:on|to)|plan is|want(?:ing)? to|(?:wanna|might) (?:go|try|add|do|hit|get)|should (?:go|try|do|add|hit|move|be able)|(?:time|ready|need) to (?:go|try|add|move|increase|up)|werde|versuche|je vais|voy a|vou|prover[oò]|(?:planned|programmed|prescribed|geplant|pr[eé]vu|previsto)(?= (?:was |were |war |waren )?(?:an? |the )?\\d)(?![^;!?\\n]*\\b(?:but|only|instead|did|got|ended)\\b))\\b(?! (?:log|record|save|track|note))";
const REFERS_BACK = entered(
  /\b(?:do|doing|try|trying|hit|hitting|start|starting|run|running) (?:it|this|that|these|those|them|all)\b/i,
);
/** What may lead up to it. */
const LEADS = "(?:i |we |and |so |but |then |prob(?:ably)? |maybe |just |now |hopefully )*";
const SETS = entered(
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) (?:sets?|by|reps?)\b|\b(?:kilos|pounds)\b|\d ?[x×*] ?\d|\b\d+ (?:sets?|reps?|s[aä]tze|series|s[eé]ries)\b|@ ?\d|\d ?(?:kgs?|lbs?|pounds|kilos?|km|mi|min|mins|minutes)\b|\d[ ,/-]+\d|\d for \d|\b(?:did|done|got) \d+ \p{L}{3}/iu,
);
const IS_LATER = compiled(LATER, "iu");
const IS_MEANT = compiled(`^${LEADS}${MEANT}`, "iu");
const HAS_MEANT = compiled(`\\b${MEANT}`, "iu");
const AND = "(?:and|but|so|then|und|aber|dann|et|mais|puis|y|pero|luego|e|ma|poi|mas|depois)";
/** Without a sign before it: "squat 3x5 100 kg next time 102.5", "… gonna add 5 kg", "… and tomorrow I'll do 82.5". */
const RUNS_ON = entered(
  compiled(
    `(?<=\\S )(?:next (?:time|week|session|workout) (?:(?:up |try |go |for |to |do |at |is |it['’]?s ){0,3}\\d|i['’]?ll|gonna|going)|(?:gonna|going to|i['’]?ll|will) (?:add|try|go|up|increase|move|do|hit|bump)\\b|(?:aiming|hoping|shooting|going) for \\d|` +
      `${AND} (?:${LATER}|morgen(?! fr[uü]h)|domani|amanh[ãa]) (?:(?:i|we)(?:['’]?ll|['’]?m| will| want| plan)?|gonna|going|will|ich|mach\\p{L}*|werde|far[òo]|faccio|vou|fa[çc]o)(?!\\p{L}))`,
    "iu",
  ),
);
const TOMORROW_ABROAD = /\b(?:und|aber|dann|e|ma|poi|mas|depois) (?:morgen|domani|amanh[ãa]) /iu;
const KEEPS =
  "(?:(?:add|up|stay|stuck|repeat|redo|retry|keep|hold|hang|go|move|bump|increase|deload|drop|try|stick|build|wiederhol|steiger|bleib|erh[öo]h|je (?:refais|monte|reste|garde)|subir|repet|sub[io]|mant|quedo|aument|ripet|salgo|resto|fico)\\p{L}*)";
const WORDS_ON = "[^,;.!?\\n\\d]{0,30}";
/** "… so stuck there for next time", "… add 2.5 next week", "… maybe 85 next time": what is said without a sign of what comes next. */
const RUNS_ON_TO = entered(
  compiled(
    `(?<=\\S )(?:(?:so|and|but|then|will|i['’]?ll|gonna|also|donc|as[ií] que|quindi|ent[aã]o) ){0,2}(?:${KEEPS}(?!\\p{L})${WORDS_ON}(?:\\d[\\d.,]*)?${WORDS_ON}${LATER}|(?:maybe|prob(?:ably)?|hopefully|perhaps|vielleicht|peut[- ][êe]tre|quiz[aá]s?|forse|talvez)${WORDS_ON}\\d[\\d.,]*${WORDS_ON}${LATER})`,
    "iu",
  ),
);
const WEEKDAY =
  "(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|luned[ìi]|marted[ìi]|mercoled[ìi]|gioved[ìi]|venerd[ìi]|sabato|domenica|segunda|ter[çc]a|quarta|quinta|sexta)";
/** "… so repeating on monday", "wiederhole ich Freitag": a day on which it is done once more. */
const ONCE_MORE = compiled(
  `(?<=^|\\S )(?:(?:so|and|but|then|will|i['’]?ll|gonna|also|donc|quindi) ){0,3}(?:repeat(?:ing)?|redo(?:ing)?|retry(?:ing)?|retest(?:ing)?|(?:do(?:ing)?|try(?:ing)?)(?: (?:it|this|that|them))? again|wiederhol\\p{L}*|je (?:recommence|refais|retente)|(?:lo )?(?:repito|repetir[ée]|ripeto|riprovo|rifaccio))${WORDS_ON}(?<!\\p{L}|last |of )${WEEKDAY}(?!\\p{L})`,
  "iu",
);
const BEFORE = /\b(?:last (?:week|time|session|workout|month)|previously|the week before|letztes mal|letzte woche)\b/i;
const NOW = /\b(?:today|this (?:week|time|session|morning)|now|heute)\b/i;
const AMOUNT =
  /\blast (?:week|time|session|workout|month)\b|\d[\d.,]*(?: ?[x×@*] ?\d[\d.,]*)*(?: ?(?:kgs?|lbs?|pounds|kilos?|reps?|sets?)\b)?/gi;
const EVERY_NOW = compiled(NOW.source, "gi");
/** How far behind the time before the time now is told. */
const FAR = 400;
const PIECE = /[^,;!?\n().–—]+(?:[.,]\d[^,;!?\n().–—]*)*/g;

/** "Tomorrow I'll squat 5x5". */
const namesSets = (said: string): boolean =>
  /\d ?[x×*] ?\d/.test(said) &&
  said
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .some(isMovementWord);

/**
 * Where a message that tells of sets speaks of another time: what is meant for later ("…, next week 82.5", "will try 85"),
 * the figures of the time before ("(last week 77.5)", "last week 3x8 at 70, this week …"), and how much they differ from what
 * was done now. In: a message as typed or folded. Out: the stretches in order; none where no sets were told. `keepsNamed`
 * leaves out plans that name an exercise and its sets, which are entries of their own. Linear.
 */
export function otherTimes(text: string, keepsNamed = false): Stretch[] {
  const compared = differences(text);
  const others = laterAndBefore(blanked(text, compared), keepsNamed);
  return [...compared, ...others].sort((one, other) => one.start - other.start);
}

const mayTell = anyFinds([IS_LATER, TOMORROW_ABROAD, BEFORE, HAS_MEANT, REGRET, ONCE_MORE]);

function laterAndBefore(text: string, keepsNamed: boolean): Stretch[] {
  const found: Stretch[] = [];
  if (!mayTell(text)) return found;
  const lastNow = [...text.matchAll(EVERY_NOW)].at(-1)?.index ?? -1;
  let told = "";
  for (const match of text.matchAll(PIECE)) {
    const [piece] = match;
    const listed = endOfList(piece, told);
    const lead = listed ?? piece.length - piece.trimStart().length;
    const [start, end] = [match.index + lead, match.index + piece.length];
    const said = piece.slice(lead).trim();
    // "pull ups 8, 7, 6 tomorrow": all of the list is of then.
    if (listed === null && TAIL_OF_PLAN.test(said) && /\d {2,}\d{1,3} *$/.test(told)) return found;
    const hasSets = SETS.test(told) && !IS_LATER.test(told);
    const titled = text[end] === ":" || said.endsWith(":");
    // "5x5 100 kg, need to do that tomorrow": what was told is what is to come.
    if (REFERS_BACK.test(said) && (IS_LATER.test(said) || IS_MEANT.test(said))) continue;
    if ((hasSets || /\d/.test(text.slice(end))) && IS_REGRET.test(said)) {
      found.push({ start, end });
      continue;
    }
    // "Squat 5x5 100, bench 3x5 80 so stuck there for next time": sets of its own stand before it.
    const run = hasSets ? (RUNS_ON.exec(said) ?? RUNS_ON_TO.exec(said)) : null;
    const own = run === null ? "" : said.slice(0, run.index);
    if (run !== null && SETS.test(own) && !IS_LATER.test(own)) {
      found.push({ start: start + run.index, end });
      told = `${told}${own} `.slice(-FAR);
      continue;
    }
    if (hasSets && !titled && (IS_LATER.test(said) || IS_MEANT.test(said))) {
      if (keepsNamed && namesSets(said)) continue;
      found.push({ start, end });
      continue;
    }
    if (hasSets && BEFORE.test(said) && /\d/.test(said) && !NOW.test(said)) {
      found.push({ start, end });
      continue;
    }
    if (hasSets && ONCE_MORE.test(said) && !SETS.test(said)) {
      found.push({ start, end });
      continue;
    }
    const again = ONCE_MORE.exec(said);
    if (again !== null && again.index > 0 && /\d/.test(said.slice(0, again.index))) {
      found.push({ start: start + again.index, end });
      continue;
    }
    const on = RUNS_ON.exec(said) ?? REGRET_RUNS_ON.exec(said) ?? RUNS_ON_TO.exec(said);
    if (
      on !== null &&
      on.index > 0 &&
      SETS.test(told + said.slice(0, on.index)) &&
      !IS_LATER.test(told + said.slice(0, on.index))
    )
      found.push({ start: start + on.index, end });
    else if (BEFORE.test(said) && !NOW.test(said) && end < lastNow && /\d/.test(text.slice(end, end + FAR))) {
      for (const { index, 0: words } of said.matchAll(AMOUNT))
        found.push({ start: start + index, end: start + index + words.length });
      // "This week" is no vague day beside the one before: it is now.
      const now = text.slice(end, end + FAR).search(/\bthis (?:week|time)\b/i);
      if (now >= 0) found.push({ start: end + now, end: end + now + "this week".length });
    }
    told = `${told}${piece} `.slice(-FAR);
  }
  return found;
}

/** "8, 7, 6 off tomorrow": how far a list goes on into the words behind it; `null` where none does. */
function endOfList(piece: string, told: string): number | null {
  if (!/\d {2,}\d{1,3} *$/.test(told)) return null;
  const figure = /^ *\d{1,3} +(?=\p{L})/u.exec(piece)?.[0];
  return figure === undefined || IS_LATER_AT_ONCE.test(piece.slice(figure.length)) ? null : figure.length;
}
const TAIL_OF_PLAN = entered(/^\d{1,3} (?:tomorrow|tmrw|morgen|demain|domani|amanh[ãa]|ma[ñn]ana)\b[^\d]*$/iu);
/** "80, 82.5, 85 next time": the figure itself is of then. */
const IS_LATER_AT_ONCE = compiled(`^(?:${LATER}|${MEANT})`, "iu");

/** Whether a part only says what comes next time: "next time 122.5", "so repeat next week". In: a part that names no sets of its own. */
export const isOfLater = (text: string): boolean =>
  (IS_LATER.test(text) || ONCE_MORE.test(text)) && !namesSets(text) && !text.includes("?");

/** Stretches that lie in no longer one. */
export const outermost = (stretches: readonly Stretch[]): Stretch[] =>
  stretches.filter(
    ({ start, end }) =>
      !stretches.some((other) => other.start <= start && end <= other.end && other.end - other.start > end - start),
  );

/** The text with blanks for such stretches; places stay what they are. */
export function blanked(text: string, stretches: readonly Stretch[]): string {
  let rest = text;
  for (const { start, end } of stretches)
    rest = rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, " ") + rest.slice(end);
  return rest;
}
