import { knownWords } from "../../catalog/phraseTokens.ts";
import type { LogSet } from "../../protocol/workoutLog.ts";
import { compiled } from "../patterns/compiled.ts";
import { type Mark, wordSet } from "./marks.ts";
import { JOINTS } from "./words.ts";

/**
 * Words that say something of how much was done: units, multiples, which of the sets, what was left out, which side.
 * Readers turn them into marks where they understand them; one that stays a word was not understood.
 */
const TELLING: ReadonlySet<string> = new Set([
  ...wordSet(
    "rep reps repetitions minutes seconds secs hours kg kgs kilo kilos lb lbs pound pounds miles metres meters",
  ),
  ...wordSet("dozen half quarter double triple twice thrice pair pairs couple quadruple"),
  ...wordSet("odd even alternate alternating last final other others remaining"),
  ...wordSet("except excluding apart minus less fewer short instead besides rather"),
  ...wordSet("left right each per both side sides arm arms leg legs hand hands"),
  ...wordSet(
    "wiederholungen jeweils pro links rechts halb doppelt letzten letzte ausser statt weniger mehr jede jeder",
  ),
  ...wordSet(
    "chaque gauche droite derniere dernier sauf moins demi cada izquierda derecha ultima ultimo menos excepto",
  ),
  ...wordSet("tranne meno sinistra destra ciascuno ciascuna meia metade esquerda direita mitad doble zavorra"),
]);

/** Verbs of another load: told when the figure behind them is a load of the sets, and idle without a figure. */
const CHANGES = wordSet(
  "dropped upped increased lowered reduced raised bumped added adding climbed moved stripped went",
);
/** A figure so far behind such a verb is none of its own. */
const CHANGED_WITHIN = 5;

const LEAVES =
  /\b(?:i|we|and|then|just|had|nothing|gas|tank|time|in) left\b|\bleft (?:the|for|work|home|it|in|at|my|over)\b/;
const AGREES =
  /\b(?:that'?s|is that|this|all|so|am i|is it|was|feels?|felt|just) right\b|right(?: ?\?|$| now| away| after| before| then| i\b)/;

/** How limbs fare: "legs gone", "hands were slipping". */
const FARES =
  /\b(?:legs?|arms?|hands?) (?:(?:are|were|is|was|felt|feel|feeling|totally|completely|so|a bit|still|really|just) )*(?:gone|dead|done|toast|toasty|shaking|shaky|jelly|fried|sore|pumped|burning|burn|burnt|tired|heavy|smoked|cooked|cramping|cramped|numb|weak|slipping|sweaty|slippy|torn|ripped|hurting|killing|destroyed|wrecked|trashed|finished|stiff|tight|fresh|good|great|fine|ok|strong|like)\b/;

/** "14s in the hands", "straight legs", "20 min after legs": how it was held, what it looked like, what was trained before. */
const LIMBS = compiled(
  `${FARES.source}|\\b(?:straight|bent|after|before|locked|in (?:my|the|both)) (?:legs?|arms?|hands?)\\b(?! (?:\\d|only))|\\blegs (?=squats?|deadlifts?|rdls?|bench|incline|flat)`,
);

const LAST_WORDS = ["final", "letzte", "letzten", "derniere", "dernier", "ultima", "ultimo"];
const LAST_THING =
  /\b(?:final|letzten?|derni[eè]re?|[uú]ltim[oa]) (?:thing|exercise|lift|movement|machine|station|rep count|[uü]bung|sache|ger[aä]t|exercice|mouvement|chose|ejercicio|cosa|esercizio|exerc[ií]cio|coisa)\b/;

const FOREIGN_SIDES = "links rechts gauche droite izquierda derecha sinistra destra esquerda direita".split(" ");
/** "Knie rechts zwickt", "épaule droite raide", "rodilla izquierda rara": which of the body's parts. */
const OF_PART =
  /\b(?:schulter|ellbogen|ellenbogen|handgelenk|knie|h[uü]fte|leiste|wade|ferse|brust|[eé]paule|coude|poignet|genou|hanche|cheville|mollet|cuisse|fesse|hombro|codo|mu[nñ]eca|rodilla|cadera|tobillo|pantorrilla|ingle|espalda|spalla|gomito|polso|ginocchio|anca|caviglia|polpaccio|coscia|schiena|ombro|cotovelo|punho|joelho|quadril|tornozelo|panturrilha|virilha|coxa|costas|lombar) (?:links|rechts|gauche|droite?|izquierd[ao]|derech[ao]|sinistr[ao]|destr[ao]|esquerd[ao]|direit[ao])/;

/** Where the words beside it say nothing of the sets: "left the gym", "I think that's right". */
const IDLE: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    ...Object.fromEntries(["leg", "legs", "arm", "arms", "hand", "hands"].map((word) => [word, LIMBS])),
    left: compiled(`\\bleft ${JOINTS}\\b|${LEAVES.source}`),
    right: compiled(`\\bright ${JOINTS}\\b|${AGREES.source}`),
    ...Object.fromEntries(FOREIGN_SIDES.map((word) => [word, OF_PART])),
    // "Last thing was the adductor machine": where it stood in the session.
    ...Object.fromEntries(LAST_WORDS.map((word) => [word, LAST_THING])),
    last: /\blast (?:things?|exercise|lift|movement|machine|station|stop|item|bit|but not least|rpe|rir|wk|week|time|session|workout|night|month|year|min|minute|one standing|season|visit|block)\b/,
    double:
      /\b(?:double|two|2)[ -](?:unders?|kb|kbs|kettlebells?|db|dbs|dumbbells?|arm|leg|hand|overhand|progression)\b/,
    triple: /\btriple drop\b/,
    reps: /\b(?:clean|good|easy|hard|slow|strict|paused?|nice|solid|full|smooth|ugly|grindy|sloppy) reps\b/,
    per: /\bper (?:\d|rounds?\b|sets?\b)/,
    // Another thing than was meant: how much of it stands beside it.
    instead: /\binstead(?! (?:of|for)\b)/,
    other: /\b(?:than|no|any|the) other\b|\bother (?:than|day|stuff|people|guys|than)\b/,
    couple: /\bcouple (?:more )?(?:of )?(?:days|weeks|hours|people|guys|beers|mates|times)\b/,
    short:
      /\b(?:in|cut it|kept it|keep it|too|a|was|quick|very|on) short\b|\bshort (?:one|session|on|rest|rests|break|of)\b/,
    half: /\bhalf (?:asleep|dead|empty|awake|decent|kneeling|rack)\b/,
    // "Más o menos 8 km".
    ...Object.fromEntries(
      ["menos", "meno", "moins", "mas"].map((word) => [word, /\b(?:m[aá]s|mais|pi[uù]|plus) (?:ou?) (?:menos?|moins)/]),
    ),
    both: /\bboth (?:felt|went|were|clean|easy|hard|good)\b/,
  }),
);
const AROUND = 16;

type Told = { start: number; end: number; text: string; name: string; sets: readonly LogSet[] };

/**
 * Words of an entry that bear on its sets and that nobody has understood, with what follows them. `name` is what the entry
 * is called: words of exercises' names in it are none. Linear in the marks.
 */
export function untoldWords(marks: readonly Mark[], { start, end, text, name, sets }: Told): string[] {
  const named = new Set(name.toLowerCase().split(/[^\p{L}'-]+/u));
  const untold: string[] = [];
  for (const [at, mark] of marks.entries()) {
    if (mark.kind !== "word" || mark.start < start || mark.end > end) continue;
    const isTelling = TELLING.has(mark.fold)
      ? !(named.has(mark.fold) && knownWords.has(mark.fold)) && !isIdle(mark, text, sets)
      : CHANGES.has(mark.fold) && isUnfollowed(marks, at, sets);
    if (isTelling) untold.push(/^\S+(?:\s\S+){0,2}/.exec(text.slice(mark.start, end))?.[0] ?? mark.fold);
  }
  return untold;
}

function isIdle(
  { fold, start, end }: { fold: string; start: number; end: number },
  text: string,
  sets: Told["sets"],
): boolean {
  if (fold === "both" && sets.length === 2) return true;
  // "con zavorra da 10 kg": it is what was added.
  if (fold === "zavorra" && sets.every(({ load }) => load === "added")) return true;
  const before = text.slice(Math.max(0, start - AROUND), end).toLowerCase();
  return IDLE.get(fold)?.test(before + text.slice(end, end + AROUND).toLowerCase()) === true;
}

/** "dropped it to 35 and did 7", where no set weighs 35. */
function isUnfollowed(marks: readonly Mark[], at: number, sets: Told["sets"]): boolean {
  for (const mark of marks.slice(at + 1, at + CHANGED_WITHIN)) {
    if (mark.kind === "separator" && mark.sign.trim() !== "") return false;
    const values = mark.kind === "numbers" || mark.kind === "weight" ? mark.values : null;
    if (values !== null) return !values.every((value) => sets.some(({ weight }) => weight === value));
    if (mark.kind !== "word") return false;
  }
  return false;
}
