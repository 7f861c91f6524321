import { ABBREVIATED_NAMES, COUNTED_ABBREVIATIONS } from "../../catalog/abbreviatedNames.ts";
import type { RouteDecision } from "../../protocol/turn.ts";
import { foldText } from "../foldText.ts";
import { tellsBenchmark } from "../notation/benchmarks.ts";
import { isMovementWord } from "../notation/clauseWords.ts";
import { IN_ITS_PLACE } from "../notation/diaryAsides.ts";
import { parseAtAnyTime } from "../notation/parseAtAnyTime.ts";
import type { ParsedEntry } from "../notation/parsedLog.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { KIN, KIN_FOREIGN } from "../person/facts/factStance.ts";
import { withoutOwnedWeights } from "../person/ownedWeights.ts";
import { tellsScore } from "./tellsScore.ts";
import { asTold } from "./toldOfTraining.ts";
import { MUSCLE } from "./trainingWords.ts";

const LONGEST = 600;
/** Asked for, ordered, limited or still to come: whatever figures stand beside it are wishes. */
const WISHED = entered(
  /\?|\b(?:please|pls|plz|give|gimme|make|build|create|design|want|wanna|need|could|can you|plan|planned|generate|suggest|something|anything|session|routine|programme?|workout (?:for|with|using)|only have|have got|all i have|i have|ive got|got (?:an? )?(?:\d+|hour|half)|lets|going to|gonna|will|tomorrow|next|later|equipment|available|hit me|style|no squats|leave out|without|physio|surgeon|rehab|focus|avoid|beginner|bitte|mach|gib|erstell\w*|will ich|ich will|mochte|brauche|habe? (?:nur|ich nur)|plane?|einheit|fais|donne|cree|veux|voudrais|faut|propose|seance|hazme|dame|crea|quiero|necesito|tengo|sesion|rutina|fammi|dammi|voglio|vorrei|ho solo|serve|sessione|scheda|faca|monta|quero|preciso|tenho|sessao|morgen|demain|manana|domani|amanha)\b/,
);
/** What only somebody says who has done it. */
const TOLD = entered(
  /\b(?:in one go|without (?:stopping|a break|rest)|amrap\b[^.!?]{0,40}[:=] ?\d{1,3}(?: reps)?(?=\W*$)|(?:while|whilst) (?:watching|listening|the|i|my|on)|survived|survecu|uberlebt|sobrevivi|felt|(?:subi|subimos|baje|fatt[eio]|finit[oi]|abgebrochen|aufgehort|gelaufen|tuve que|had to (?:stop|quit|cut)|could ?n ?t (?:go|do|hang|hold|finish|lift)|pour (?:finir|terminer)|incl(?:udes|uding|uded)|(?:went|was|were) (?:well|ok|okay|fine|easy|hard|tough|brutal|great|good|awful|slow|smooth))|(?:yoga|pilates|walk|run|swim|ride|jog|row)\b.{0,30}\bbefore breakfast|before (?:the kids|anyone|everybody|everyone) \w+|for time(?! (?:style|thing|type|workout))(?!.*\d ?-?min)|(?:that|it|still) counts|(?:does|do) (?:that|it|this) count|counts,? right|pb|pr|personal best|calves (?:tight|sore)|legs (?:gone|dead)|dripping|sweating|soaked|knackered|wrecked|trempee?|kaputt|geschafft)\b/,
);

/** "With the dog", "mit den Kindern": nobody asks for a session with company in these words; and what was done of a morning. */
const IN_COMPANY = entered(
  compiled(
    `\\b(?:(?:with|w) (?:(?:the|my|our|some|an?) )?(?:old |best |gym |work )?(?:${KIN}|dogs|kids|children|sons|daughters|mates|buddies)|(?:mit|avec|con|com|col) (?:${KIN_FOREIGN}|(?:(?:de[nmr]|les|le|la|l|los?|las|il|i|o|os|as?) ?['’]? ?)?(?:hund|kindern?|chien|enfants?|perr[oa]|hijos?|cane|figli|cachorro|filhos?|freunden|copains|amies?|amis|amig[oa]s|amic[ihe]+|kumpels?|kollegen)))\\b`,
  ),
);
/** How it was, or when it was, of what was little. */
const WAS_LITTLE = entered(
  /\b(?:nothing (?:fancy|crazy|special|major|heroic)|so relaxing|(?:just|only|nur|juste|solo|so|apenas)\b.{0,40}\b(?:this morning|earlier(?: today)?|last night|heute (?:frueh|fruh|morgen)|ce matin|esta manana|stamattina|esta manha))\b/,
);

/** Done beside life, in company or in place of the training: nobody asks for a session in these words. */
const isPastime = (text: string, folded: string): boolean =>
  IN_COMPANY.test(folded) || WAS_LITTLE.test(folded) || IN_ITS_PLACE.test(text);
/** "45 min legs with my gym buddy" may be a wish. */
const OF_A_PART = compiled(`\\b${MUSCLE}\\b`);

/** "Yoga with Adriene 30 mins": whose class it was. */
const WITH_TEACHER = entered(
  /\b(?:[Yy]oga|[Pp]ilates|[Bb]arre|[Zz]umba|[Ss]pin(?:ning)?|HIIT|[Ss]tretching) (?:with|w\/|mit|avec|con|com) \p{Lu}\p{Ll}+/u,
);

const isAbbreviated = (phrase: string): boolean =>
  ABBREVIATED_NAMES.has(phrase.toLowerCase()) || COUNTED_ABBREVIATIONS.has(phrase.toLowerCase());

const names = ({ phrase }: ParsedEntry): boolean =>
  (foldText(phrase ?? "").match(/\p{L}[\p{L}-]+/gu) ?? []).some(isMovementWord);

/** "100s for 8 then 90s for 10": sets that differ, and no count of what there is to train with. */
function changesFromSetToSet({ sets }: ParsedEntry): boolean {
  const isLifted = sets.every(
    ({ reps, weight }) => reps !== null && weight !== null && weight > reps && reps >= FEWEST_REPS,
  );
  return isLifted && new Set(sets.map(({ reps, weight }) => `${reps}x${weight}`)).size > 1;
}
const FEWEST_REPS = 3;
/** Seconds. */
const SHORTEST = 180;

/** Nobody who wishes for a session says with what load each set is to be lifted how often, or how long a way took. */
function isTold(entry: ParsedEntry, isSaid: boolean): boolean {
  const { sets, phrase } = entry;
  if (sets.length === 0) return false;
  // "21,1 km 1:40:30": a way of some length and how long it took.
  if (phrase === null)
    return sets.some(({ distance, durationS }) => (distance ?? 0) >= 1 && (durationS ?? 0) >= SHORTEST);
  if (changesFromSetToSet(entry)) return true;
  // "12 bbjo", "20 KBS": letters that only boards of gyms write.
  if (isAbbreviated(phrase) && sets.some(({ reps }) => reps !== null)) return true;
  if (!names(entry)) return false;
  if (sets.some(({ reps, weight }) => reps !== null && weight !== null)) return true;
  if (sets.some(({ distance, durationS }) => distance !== null && durationS !== null)) return true;
  return isSaid && sets.some(({ reps, durationS, distance }) => (reps ?? durationS ?? distance) !== null);
}

/** A load with its repetitions or a way with its time; one figure is enough beside letters that only boards write. */
function holdsTwoFigures(folded: string): boolean {
  if ((folded.match(FIGURES)?.length ?? 0) > 1) return true;
  return (folded.match(/[a-z\d]+/g) ?? []).some(isAbbreviated);
}
const FIGURES =
  /\d+|\b(?:half|quarter|hour|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|plates?|marathon|body ?weight|bw|bar)\b/g;

/**
 * Whether a message tells what was done in its figures alone, where no word asks for anything: loads with their repetitions,
 * a way with its time, amounts beside what only somebody says who has done them. In: a request as typed.
 */
export function tellsDone(text: string): boolean {
  if (text.length > LONGEST || !/\d|\bhalf\b|\bhour\b/.test(text)) return false;
  const folded = foldText(text);
  const counts = /\b(?:does|do) (?:that|it|this) count\b|\bcounts,? right\b/.test(folded);
  if (WISHED.test(counts ? folded.replace(/\?/g, " ") : folded)) return false;
  // "Power rack, barbell, 2x20kg plates. 40 min" tells what there is.
  if (!tellsScore(folded) && withoutOwnedWeights(folded) !== folded) return false;
  const isSaid =
    TOLD.test(folded) ||
    tellsScore(folded) ||
    WITH_TEACHER.test(text) ||
    (isPastime(text, folded) && !OF_A_PART.test(folded));
  if (!isSaid && !holdsTwoFigures(folded)) return false;
  const { entries } = parseAtAnyTime(
    counts ? text.replace(/\bcounts\b.*$|\b(?:does|do) (?:that|it|this) count\b.*$/is, "") : text,
  );
  return (
    entries.length > 0 &&
    // "WOD: …, 5 rounds + 8": who tells a score has done what was written.
    entries.every(({ stance }) => /^(?:done|unsaid)$/.test(stance) || (stance === "quoted" && tellsScore(folded))) &&
    entries.some((entry) => isTold(entry, isSaid))
  );
}

/** Guessed from the words, or from what a session would be like; a rule that heard a wish is no guess. */
const GUESSED: ReadonlySet<string> = new Set([
  "generate.described",
  "generate.session_named",
  "generate.planned_training",
  "generate.timed",
  "generate.timed_cardio",
  "generate.place_and_part",
  "generate.part_within_limits",
]);
const SURE = 0.85;

/** "…, then 40 minutes on the bike": what came next, with no word that begins a wish before it. */
const THEN_SO_LONG = entered(
  /(?<!^\W*(?:ok|okay|right|fine|cool|so|well|and)[ ,]*)\bthen (?:an? |another )?\d{1,3} ?min/,
);

/** Whether a score is told, or what came next, although no figure tells sets: a wish and a log are as likely. */
const mayBeTold = (text: string): boolean => {
  if (text.length > LONGEST) return false;
  const folded = foldText(text);
  const isTold = THEN_SO_LONG.test(folded) || IN_COMPANY.test(folded) || tellsScore(folded);
  return isTold && !WISHED.test(folded) && !tellsDone(text);
};

/** In doubt between a session and a log, so that it is asked. */
export const asEither = (decision: RouteDecision): RouteDecision => ({
  ...decision,
  ...{ route: "UNKNOWN", confidence: EVEN, by: "rule", rule: "unknown.told_or_wished" },
  alternatives: [
    { route: "WORKOUT_LOG", confidence: EVEN },
    { route: "WORKOUT_GENERATE", confidence: EVEN },
  ],
});
const EVEN = 0.5;

/** A request that was taken for the wish for a session and tells what was done or how it was, as the log or chat that it is. */
export function asToldLog(decision: RouteDecision): RouteDecision {
  const { route, by, rule, text } = decision;
  const isGuess =
    route === "UNKNOWN" || (route === "WORKOUT_GENERATE" && (by === "classifier" || GUESSED.has(rule ?? "")));
  if (MAY_HIDE_SCORE.test(route) && tellsBenchmark(text)) return asLog(decision);
  if (isGuess && route !== "UNKNOWN" && mayBeTold(text)) return asEither(decision);
  if (!isGuess || !tellsDone(text)) return asTold(decision);
  return asLog(decision);
}

/** "Annie 8:10", "fight gone bad: 261 reps": names that are those of people and moods too. */
const MAY_HIDE_SCORE = /^(?:UNKNOWN|WORKOUT_GENERATE|PROFILE|COACH|SMALLTALK|OFF_TOPIC|EXECUTE_WORKOUT|NEXT_WORKOUT)$/;
const asLog = (decision: RouteDecision): RouteDecision => ({
  ...decision,
  ...{ route: "WORKOUT_LOG", confidence: SURE, by: "rule", rule: "log.told_done", alternatives: [] },
});
