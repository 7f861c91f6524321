import type { Route } from "../../protocol/turn.ts";
import { figuresOfLast } from "../coaching/figuresOfLast.ts";
import { asksShare } from "../coaching/shareOfLast.ts";
import { tellsPlan } from "../coaching/toldPlan.ts";
import { deletedAlike } from "../corrections/deletedAlike.ts";
import { ONE_MORE, readFurtherSet } from "../corrections/furtherSet.ts";
import { readGearOnly } from "../corrections/gearOnly.ts";
import { readCorrection, tellsMoreSets } from "../corrections/logCorrection.ts";
import { FORGET } from "../corrections/logDeletion.ts";
import { asksIfRight, readRecall } from "../corrections/logRecall.ts";
import { readNoteRemoved } from "../corrections/noteRemoved.ts";
import { struckSet } from "../corrections/struckSet.ts";
import { foldText } from "../foldText.ts";
import { isMovementWord } from "../notation/clauseWords.ts";
import { tellsUncounted } from "../notation/notKnown.ts";
import { tellsNoneDone } from "../notation/notSets.ts";
import { contrastsUnits } from "../numbers/contrastedUnits.ts";
import { compiled } from "../patterns/compiled.ts";
import { isFigureAlone, isOfScales, tellsBodyWeight } from "./afterLog.ts";
import type { SignalSource } from "./computedSignals.ts";
import { endsTraining } from "./endsTraining.ts";
import { tellsNamedSets } from "./logActs.ts";
import { tellsCovered } from "./outingTime.ts";
import { tellsTrained } from "./toldTrained.ts";

/** "That bench entry": one of the log, wherever the talk is. */
const NAMES_ENTRY = /\b(?:entry|entries|eintr(?:ag|age)|entree|entrada|registro)\b/;
/** What was done on a day is in the log, and nowhere else: "delete yesterday's squats". */
const STRIKES_DAY =
  /\b(?:delete|erase|wipe|losch\w*|borra|supprime|efface|cancella|elimina|apaga)\b.*\b(?:today|yesterday|this (?:morning|afternoon|evening)|last night|heute|gestern|hoy|ayer|aujourd hui|hier|oggi|ieri|hoje|ontem)\b/;
const strikesDay = ({ finds, context }: SignalSource) =>
  finds(STRIKES_DAY) && context.recentRoute !== "WORKOUT_GENERATE" && context.recentRoute !== "PROFILE";
/** "On Monday's bench the weight was 77.5, not 75": an older entry, named with its day, and what it is not. */
const OF_A_DAY =
  /\b(?:yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|gestern|(?:mon|diens|donners|frei|sams|sonn)tag|hier|ayer|ieri|ontem)\w*\b.*\d.*\b(?:not|instead of|nicht|statt|pas|no|non|nao)\b ?\d/;
function putsDayRight({ finds, raw }: SignalSource): boolean {
  const said = finds(OF_A_DAY) ? readCorrection(raw) : null;
  return said?.kind === "change" && said.sure && (said.of ?? said.when) !== null && namesMovement(raw);
}
const namesMovement = (text: string): boolean =>
  (foldText(text).match(/\p{L}{3,}/gu) ?? []).some((word) => isMovementWord(word));
/** "Another walk today, 35 min": one more of what was just told. */
const ONE_MORE_OF = compiled(
  `^(?:(?:and|then|did|i did|plus|also|had|went for|ok|log|und|et|y|e) )*(?:${ONE_MORE}|an?other|a second|2nd) \\p{L}`,
  "u",
);
/** May take the whole log away, or tell of something done as the time before. */
const WIPES =
  /\b(?:delete|remove|erase|clear|wipe|bin|trash|losch\w*|borra\w*|efface\w*|supprime\w*|elimina\w*|cancella\w*|apaga\w*|apague)\b/;
const EARLIER =
  /\b(?:copy|copied|repeat\w*|redo|redid|duplicate\w*|same|copi\w+|kopier\w*|wiederhol\w*|repet\w*|repite|ripeti|ref[ai]\w+|rifai)\b|\b(?:last|previous) (?:time|session|workout|one)|\bletzte[sn]? (?:mal|training|einheit)|\bultima (?:vez|volta)|\bvez pasada|\bderniere (?:fois|seance)/;

function isWipe(text: string): boolean {
  const said = readCorrection(text);
  return said?.kind === "delete" && said.scope === "everything" && said.when === null;
}

function redatesEntry(text: string): boolean {
  const said = readCorrection(text);
  return (
    said?.kind === "change" && said.when !== null && said.parts.length === 0 && (said.target ?? said.place) !== null
  );
}

function repeatsEarlier(text: string): boolean {
  const said = readCorrection(text);
  return said?.kind === "repeat" && (said.as === "" || (said.scope === "session" && said.as !== null));
}

/** "And the bench with a pause", "next up deadlifts": what was done next, its sets still to be told. */
const NEXT_EXERCISE =
  /^\W*(?:(?:ok|okay|so|now)[ ,]+)*(?:and|then|after that|next|next (?:up|was|one)|plus|also|und|danach|dann|anschliessend|et|puis|ensuite|apres|y|luego|despues|e|poi|dopo|depois)(?![\p{L}])/u;

/** "Done! 8k in 47 min": a way and its time, and hardly a word besides. */
const MOST_MEASURED = 8;

/** "Sat: 30 min easy bike", after other days that were told so: a line of the diary. */
const DAY_LINE =
  /^\W*(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|lu|ma|mie|jue|vie|sab|dom|gio|seg|ter|qua|qui|sex)(?:s?day|nesday|ursday|urday|tag|di|edi|i|redi|coledi|enerdi)?\s?[:–-]\s/;
/** "Chin ups too". */
const EXERCISE_TOO =
  /^(?:(?:ok|oh|and|then|did|i did|plus|ah|und|et|y|e)[ ,]+)*(?:[\p{L}-]+ ){1,4}(?:too|as well|auch|aussi|tambien|anche|tambem)[\s.!]*$/u;

/** Words that tell something, and what may be logged of it. */
const FEWEST_TOLD = 4;
/** "Pull ups 5x5 i'm going to need a massage": sets, and what became of their writer; "… i'm going to try" is a plan. */
const isSetsAndGroan = (text: string): boolean => SETS_AND_GROAN.test(text) && !TO_COME.test(text);
const SETS_AND_GROAN =
  /^(?:\p{L}[\p{L}'-]* ){1,4}\d{1,2} ?[x×] ?\d{1,3}(?: ?(?:@|at|with)? ?\d[\d.,]*(?: ?(?:kgs?|lbs?|kilos?|pounds))?)?[\s,.!;:-]+(?:and |so |now |man |lol |god |omg |ugh |ouch )*(?:i|im|i ?['’]?m|i am|my|me|gonna|need|send|someone|somebody|cant|can ?not|never)(?![\p{L}])/u;
const TO_COME =
  /\?|\b(?:tomorrow|tonight|next|do|doing|try|start|hit|add|follow|run|switch|program\w*|routine|plan\w*|should|would|could|want|week|stick|usually|normally|always|every|maybe|think|thinking)\b/u;
const OF_A_LOG = ["sets_by_reps", "exercise_word", "cardio_word", "muscle_word", "load", "distance"];
/** Said of what was just logged. */
const GOES_ON_WITH_LOG = [
  "correction",
  "correction_read",
  "undo",
  "further_set",
  "redated_log",
  "load_after",
  "same_again",
  "recalls_log",
  "day_put_right",
  "entry_changed",
  "unit_correction",
  "next_exercise",
  "more_done",
  "note_after",
  "day_line",
];

/** What was noted beside sets, by any word for it. */
const NOTED =
  /\b(?:not(?:es?|as?|iz(?:en)?)|comm?ent\w*|kommentar\w*|remar\w*|annotation|anmerk\w*|bemerk\w*|o(?:ss|bs)erva\w*)\b/;

/** "Is 165 ok": what is thought of a figure, and none that is put right. */
const ASKS_OF_FIGURE =
  /^\W*(?:(?:and|so|but|ok|hm+)[ ,]+)*(?:is|are|was|were|ist|war|est|es|e) (?:an? )?\d[\d.,:]*(?: ?(?:bpm|kgs?|lbs?|min|km|reps|sets))?(?: hr| heart rate)? (?:(?:still|really|a bit|way) )*(?:ok|okay|good|bad|normal|fine|safe|enough|too|high|low|heavy|light|slow|fast|gut|normale?|bien|bon|buono)\b/;

/** A word that denies what follows it. */
const NONE = /\b(?:no|kein\p{L}*|pas de|nada de|niente|sem) \S/u;

/** What these look for in the text of a request. */
export const LOG_PATTERNS: readonly RegExp[] = [NOTED, WIPES, EARLIER, STRIKES_DAY, OF_A_DAY, NAMES_ENTRY, NONE];

const NAMES_NOTE =
  /\bnot(?:e|iz|a)\b|^(?:comment|remark|kommentar|anmerkung|bemerkung|remarque|comentario|commento|observac)\p{L}* ?[:–-]/u;

/** "Thanks", "how long should I rest?" between two sets: "80x7" after them is the next one. */
const ASIDE: ReadonlySet<Route | null> = new Set([
  "SMALLTALK",
  "COACH",
  "ANALYZE_PROGRESS",
  "NEXT_WORKOUT",
  "PROFILE",
  "NUTRITION",
  "OFF_TOPIC",
  "UNKNOWN",
]);

/** Signals of what is said about sets that were just logged, or about older ones. */
export const LOG_SIGNALS: Readonly<Record<string, (m: SignalSource) => boolean>> = {
  unit_correction: (m) =>
    m.context.hasRecentLog &&
    m.has("unit_said") &&
    (/^\W*(?:\w+ )?(?:make|change|set|it|that) (?:it|that|was|is|should)\b/.test(m.text) ||
      (m.context.recentRoute === "WORKOUT_LOG" &&
        (contrastsUnits(m.text) || /^\W*(?:(?:and|those|these|they|were) ){0,3}also (?:in )?\w+\W*$/.test(m.text)))),
  redated_log: (m) =>
    m.context.hasRecentLog &&
    [null, "WORKOUT_LOG"].includes(m.context.recentRoute) &&
    (m.has("redated") || redatesEntry(m.raw)),
  correction_read: (m) =>
    m.context.hasRecentLog &&
    !ASKS_OF_FIGURE.test(m.text) &&
    !m.has("further_figure") &&
    readCorrection(m.raw) !== null &&
    !isOfScales(m.text) &&
    !tellsBodyWeight(m.text) &&
    !(FORGET.test(m.text.trim()) && m.context.recentRoute !== "WORKOUT_LOG") &&
    (m.context.recentRoute === "WORKOUT_LOG" || (readGearOnly(m.text) === null && !m.has("adjusts_session"))),
  none_done: (m) => m.finds(NONE) && tellsNoneDone(m.raw),
  note_after: (m) => {
    if (!m.context.hasRecentLog || m.context.recentRoute !== "WORKOUT_LOG" || !NAMES_NOTE.test(m.text)) return false;
    const said = readCorrection(m.raw);
    return said?.kind === "change" && said.note !== null;
  },
  note_removed: (m) =>
    m.context.hasRecentLog &&
    (m.context.recentRoute === "WORKOUT_LOG" || m.context.recentRoute === "SMALLTALK") &&
    m.mayFind(NOTED) &&
    readNoteRemoved(m.raw) !== null,
  day_put_right: putsDayRight,
  uncounted: (m) => m.has("number") && tellsUncounted(m.raw),
  further_set: (m) =>
    m.context.hasRecentLog &&
    (m.context.recentRoute === "WORKOUT_LOG"
      ? tellsMoreSets(m.raw) || (ONE_MORE_OF.test(m.text) && tellsNamedSets(m.raw))
      : ASIDE.has(m.context.recentRoute) && readFurtherSet(m.raw)?.bare === false),
  ends_training: (m) =>
    m.context.hasRecentLog && m.context.recentRoute === "WORKOUT_LOG" && (endsTraining(m.text) || tellsTrained(m.text)),
  told_trained: (m) => !m.has("ends_training") && !m.has("session_done") && tellsTrained(m.text),
  load_after: (m) =>
    m.context.hasRecentLog &&
    (m.context.recentRoute === "WORKOUT_LOG" || m.context.recentRoute === "SMALLTALK") &&
    (isFigureAlone(m.text) || struckSet(m.text) !== null),
  // No cue denies it, and all words together do. What goes on with a log is understood with it.
  no_deed: (m) =>
    (m.has("done") || m.has("unsaid")) &&
    m.words.length >= FEWEST_TOLD &&
    OF_A_LOG.some(m.has) &&
    !m.has("log_order") &&
    !isSetsAndGroan(m.text) &&
    m.deed() === "not" &&
    !(m.context.hasRecentLog && GOES_ON_WITH_LOG.some(m.has)),
  wipes_log: (m) => m.finds(WIPES) && isWipe(m.raw),
  repeats_earlier: (m) => m.finds(EARLIER) && repeatsEarlier(m.raw),
  recalls_log: (m) =>
    m.context.hasRecentLog &&
    readRecall(m.raw) !== null &&
    (m.context.recentRoute === "WORKOUT_LOG" || !asksIfRight(m.raw)),
  covered: (m) => m.has("number") && !m.has("question") && !m.has("make_verb") && tellsCovered(m.text),
  deletes_log: (m) =>
    ((m.context.recentRoute === "WORKOUT_LOG" && m.has("correction_read")) || m.finds(NAMES_ENTRY) || strikesDay(m)) &&
    readCorrection(m.raw)?.kind === "delete",
  figures_of_last: (m) =>
    (m.context.hasRecentLog && figuresOfLast(m.raw) !== null) ||
    (m.context.recentRoute === "PROFILE" && asksShare(m.raw) !== null),
  plan_told: (m) => tellsPlan(m.raw),
  day_line: (m) =>
    m.context.hasRecentLog &&
    DAY_LINE.test(m.text) &&
    (m.has("duration") || m.has("distance")) &&
    !m.has("question") &&
    !m.has("make_verb"),
  done_measured: (m) =>
    m.has("two_measures") && m.has("asserted") && m.words.length <= MOST_MEASURED && !m.has("question"),
  next_exercise: (m) =>
    m.context.hasRecentLog &&
    m.context.recentRoute === "WORKOUT_LOG" &&
    ((NEXT_EXERCISE.test(m.text) && (m.has("bare_exercise") || deletedAlike(m.raw) !== null)) ||
      (EXERCISE_TOO.test(m.text) &&
        m.has("exercise_word") &&
        !m.has("number") &&
        !m.has("question") &&
        !m.has("likes") &&
        !m.has("fact_stated") &&
        !/\b(?:like|love|hate|want|need)\b/.test(m.text))),
};
