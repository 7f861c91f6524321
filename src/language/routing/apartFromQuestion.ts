import { phraseTokens } from "../../catalog/phraseTokens.ts";
import type { Option } from "../../protocol/turn.ts";
import type { OpenQuestion } from "../../protocol/understanding.ts";
import { answerTokens } from "../answers/answerTokens.ts";
import { CORRECTION_MARKERS, NO_WORDS } from "../answers/answerWords.ts";
import { describedExercise, namesMovement } from "../answers/describedExercise.ts";
import { withoutDoubt } from "../answers/withoutDoubt.ts";
import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { readSessionRequest } from "../session/sessionRequest.ts";
import { readStance } from "./stance.ts";
import { CARDIO, EXERCISE, SESSION } from "./trainingWords.ts";

/** What a message is that leaves a question about a log open: the wish for a session, or something told, asked or planned. */
export type Apart = "session" | "aside";

type Asked = Pick<OpenQuestion, "about" | "question"> & { options: readonly Option[] };

const LONGEST = 400;
const whole = (source: string) => compiled(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}])`, "u");
const NAMES_SESSION = whole(SESSION);
const NAMES_EXERCISE = whole(`${EXERCISE}|${CARDIO}`);
const ONLY = whole(
  "only|just|nothing but|nur|seulement|solo|apenas|full gym|at home|at the gym|zu hause|en casa|a casa|em casa",
);
/** A load, sets or reps: with one of them, minutes are of the sets. */
const SET_FIGURES = /\d ?[x×*] ?\d|\b\d+ ?(?:sets?|reps?|kgs?|kilos?|lbs?|pounds?|satze|series?|wdh)\b/;

/** Says in the same breath what was done. */
const DONE_SO = /\b(?:used|took|went with|it was|they were|that was|did (?!not\b))/;
const WHAT_THEY_WERE =
  /^\W*(?:(?:ok|okay|oh|ah|sorry|well|yeah|yes|no|actually)[ ,.]+)*(?:they|those|these|them|the \w+ ones) (?:were|was|are)\b/;
/** "I did not finish, only 6". */
const ONLY_SO_MANY = /\b(?:only|just) (?:got |did |made |managed |hit )?\d+(?: ?reps?)?\W*$/;
const MOST_WORDS_DOUBTED = 4;
const TO_COME = /\b(?:tomorrow|tonight|later|next|after)\b/;

const TOOL =
  "(?:dumb ?bells?|dbs?|bar ?bells?|kettle ?bells?|kbs?|bands?|cables?|machines?|bars?|plates?|benches|bench|rack|rings|smith|trx|weights?|" +
  "(?:kurz|lang)?hanteln?|kabel(?:zug)?|halteres?|barres?|mancuernas?|poleas?|manubri|cavi|maquinas?)";
const HAVE =
  "(?:have|has|had|got|own|owns|ve got|habe|hatte|haben|ai|avons|tengo|tenemos|habia|ho|abbiamo|tenho|temos)";
/** What there is to train with, which tells nothing of what was done: "I only have dumbbells", "with what I have". */
const WHAT_THERE_IS = compiled(
  `\\b(?:(?:i|we|they|you|gym|hotel|place|home|garage|box|ich|wir|j|nous|io|eu) (?:still |really |also |do |did )?(?:only|just|nur|solo|so) ${HAVE}\\b|` +
    `${HAVE} (?:only|just|no|nothing but|access to|nur|keine?|que|solo|so|apenas) (?:the |a |an |my |some |any |one |two |\\d+ )?(?:\\w+ )?${TOOL}\\b|` +
    `\\b(?:i|we|they) (?:do|did|does) not (?:have|own)\\b|\\bthere (?:is|are|was|were) (?:only |just |no |nothing but )(?:\\w+ )?${TOOL}|` +
    `\\b(?:only|just|nothing but) (?:the |a )?${TOOL} (?:here|there|left|available|at (?:home|my|the|this)|in (?:the|my|this))\\b|` +
    `\\ball (?:i|we|they|there) (?:have|had|got|is|was)\\b|\\bwith (?:what(?:ever)?|the stuff|everything) (?:i|we) (?:have|had|got|own)\\b)`,
);

/** Time, steps, energy, pulse and bare plates: no reps, sets or load. */
const OTHER_KIND =
  /\b(?:\d+(?:[.,:]\d+)?|half an?|an?) ?-?(?:h|hrs?|hours?|mins?|minutes?|minutos?|minuten?|minuti|secs?|seconds?|sekunden?|stunden?|heures?|horas?|steps?|schritte|pas|pasos|passi|passos|floors?|flights?|cals?|calories|kcals?|bpm|watts?|km|kilomet(?:er|re)s?|miles?|plates?)\b/;
/** Figures that a question for amounts asks for, or that may stand for them. */
const COUNTS = new Set(["reps", "sets"]);
const AMOUNTS = new Set(["reps", "sets", "weight"]);
/** Movements that as well tell how a set went. */
const BODILY = /^(?:hold|push|pull|jump|hang|stretch|press|drop|carry|walk|run)\w*$/;

/** "20 minutes and a kettlebell": all that there is for a session. */
const TIME_AND_GEAR = compiled(
  `^\\W*(?:(?:ok|okay|so|hey|well|now|today|i|we|have|ve|got|only|just|about|say|ich|hab|habe|j|ai|tengo|ho|tenho) ?['’]?)*(?:\\d{1,3}|half an hour|an hour|eine (?:halbe )?stunde|une heure|una hora|un ?['’]?ora|uma hora) ?(?:mins?|minutes?|minuten|minutos|minuti|hours?|stunden?)?(?: (?:today|now|heute|oggi|hoy|hoje))?(?: ?[,+&] ?| (?:and|plus|und|et|y|e) )(?:(?:i|we) (?:have|ve got) )?(?:only |just |nur |solo )?(?:an? |one |two |my |some |the |ein(?:e|en)? |une? |una |uma |um |unas |des )?(?:\\p{L}+ )?${TOOL}(?: (?:only|here|today|at home))?\\W*$`,
  "u",
);

/** Minutes, and what to train or with what, and no exercise that was done for so long. */
function wantsSession(text: string, folded: string, { about }: Asked): boolean {
  if (!/\d|hour|stunde|heure|hora|\bora\b|mezz|half|minut/.test(folded) || SET_FIGURES.test(folded)) return false;
  const { signals, areas, equipment, include } = readSessionRequest(text);
  if (!signals.includes("minutes")) return false;
  if (NAMES_SESSION.test(folded) && readStance(text).stance !== "done") return true;
  if (about === "duration" || include.length > 0 || NAMES_EXERCISE.test(folded)) return false;
  const isGear = equipment !== null && (ONLY.test(folded) || TIME_AND_GEAR.test(folded));
  return readStance(text).stance === "unsaid" && (areas.length > 0 || isGear);
}

/**
 * Whether every movement that a short text names is of another family than what was asked about: "dips" to "which row was
 * it?". Names that replace what was understood ("no, I meant dips") are answers.
 */
export function namesOtherMovement(folded: string, { about, question, options }: Asked): boolean {
  if (about !== "exercise" || options.length === 0 || !/\bwhich\b[^?]* was it\?$/i.test(question)) return false;
  const { tokens } = answerTokens(folded);
  const [first, second] = tokens;
  const turnsDown = first !== undefined && NO_WORDS.has(first.word);
  const isJoinedNo = turnsDown && second !== undefined && /^\s+$/.test(folded.slice(first.end, second.start));
  if (CORRECTION_MARKERS.test(folded) || (turnsDown && !isJoinedNo) || describedExercise(folded) !== null) return false;
  if (
    /\b(?:neither|none|ni|weder|keine?[rsn]?|ninguno|nessuno|nenhum|aucun)\b|^(?:that|it|this|those|they) (?:was|were)\b/.test(
      folded,
    )
  )
    return false;
  const known = new Set(
    [question, ...options.map(({ label }) => label)].flatMap((words) =>
      phraseTokens(foldText(words).replace(/[^\p{L} ]+/gu, " ")),
    ),
  );
  const movements = tokens.filter(({ word }) => namesMovement(word));
  return (
    movements.length > 0 && !phraseTokens(tokens.map(({ word }) => word).join(" ")).some((word) => known.has(word))
  );
}

/** "No, the squat 3x6" to "bench at 85: how many reps?": no figures of what was asked about. */
function namesOtherThan(folded: string, { question }: Asked): boolean {
  if (/\b(?:i (?:mean|meant)|meant|it was|that was|make (?:it|that))\b/.test(folded)) return false;
  const asked = new Set(phraseTokens(foldText(question).replace(/[^\p{L} ]+/gu, " ")));
  const { tokens } = answerTokens(folded);
  // "The bench" is a lift here, "on the bench" a place.
  const isBench = (word: string, at: number) =>
    /^bench$/.test(word) &&
    !tokens.slice(Math.max(0, at - 2), at).some((before) => /^(?:on|from|at|off)$/.test(before.word));
  const movements = tokens.filter(({ word }, at) => (namesMovement(word) && !BODILY.test(word)) || isBench(word, at));
  return movements.length > 0 && movements.every(({ word }) => phraseTokens(word).every((one) => !asked.has(one)));
}

/**
 * Whether a message that is said while a question about a log is open is no answer to it: it wishes for a session, plans,
 * denies, asks, tells of somebody else or of what there is to train with, names an exercise of another family, or brings
 * only figures of another kind than what was asked for. In: the message as typed and the question; `null` when it may be
 * an answer. Pure; 400 characters are read.
 */
export function apartFromQuestion(text: string, asked: Asked): Apart | null {
  const said = withoutDoubt(text.slice(0, LONGEST));
  const folded = foldText(said).trim();
  const isLabel = asked.options.some(({ id, label }) => id === text.trim() || foldText(label).trim() === folded);
  if (isLabel) return null;
  if (wantsSession(said, folded, asked)) return "session";
  const { stance, signals } = readStance(said);
  // "3 sets of 10 in 8 minutes" lasted so long, "in 8 minutes I go" is to come.
  const isSpan =
    SET_FIGURES.test(folded) && signals.every((signal) => signal === "future_time") && !TO_COME.test(folded);
  // "The cable one?" is an answer in doubt.
  const isDoubted =
    stance === "question" &&
    !signals.includes("question_word") &&
    answerTokens(folded).tokens.length <= MOST_WORDS_DOUBTED;
  const isShort = stance === "negated" && COUNTS.has(asked.about) && ONLY_SO_MANY.test(folded);
  // "They were lateral raises": the sets, and nobody else.
  const isOfSets = stance === "other_person" && WHAT_THEY_WERE.test(folded);
  if (stance !== "done" && stance !== "unsaid" && !isSpan && !isDoubted && !isShort && !isOfSets) return "aside";
  if ((WHAT_THERE_IS.test(folded) && !DONE_SO.test(folded)) || namesOtherMovement(folded, asked)) return "aside";
  if (AMOUNTS.has(asked.about) && /\d/.test(folded) && namesOtherThan(folded, asked)) return "aside";
  if (COUNTS.has(asked.about) && OTHER_KIND.test(folded) && !SET_FIGURES.test(folded) && asked.options.length === 0) {
    return /^\W*\d+\W*$/.test(folded.replace(OTHER_KIND, "").trim()) ? null : "aside";
  }
  return null;
}
