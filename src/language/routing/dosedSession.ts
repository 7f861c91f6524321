import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { readSessionRequest } from "../session/sessionRequest.ts";
import { SESSION } from "./trainingWords.ts";

/** Sets, repetitions or both, of nothing in particular. */
const DOSE =
  /\d ?[x×] ?\d|\b\d{1,2} (?:sets?|series?|satze|serie|rounds?) (?:of|de|da|a|di|mit|zu|von) \d|\b\d{1,3} (?:reps?|repetitions|wdh|wiederholungen|repeticiones|ripetizioni|repeticoes)\b/;
const LOAD = /\d ?(?:kgs?|lbs?|kilos?|pounds?)\b|@ ?\d|\brpe\b/;
const DONE = entered(
  /\b(?:did|done|finished|completed|managed|smashed|crushed|hit|got|was|were|felt|yesterday|this morning|earlier|log(?:ged)?|gemacht|geschafft|gestern|fait|hier|hice|hecho|ayer|fatto|ieri|fiz|feito|ontem)\b|\?|\b(?:how|what|should|is|are|why)\b/,
);
/** "5x5 workout", "10x10 session": a session that is called by its sets. */
const CALLED_BY_SETS = entered(
  /\b\d{1,2} ?[x×] ?\d{1,3} (?:(?:strength|full body|style|barbell|dumbbell|kettlebell) )?(?:workout|session|routine|training|programm?e?)\b/,
);
/** "Squat 5x5 then accessories": what comes after it is left open. */
const OPEN_ACCESSORIES =
  /\b(?:then|with|and|plus|followed by|\+)\s+(?:(?:some|a few|light|leg|upper|lower|push|pull|the|usual|\d) )*(?:accessor(?:y|ies)(?: work| lifts?| exercises?)?|assistance(?: work)?)\b(?! ?[:(])/;
/** "Squat and bench 5x5, add one biceps exercise": which one is left open as well. */
const OPEN_EXERCISE =
  /(?:\+|\b(?:then|with|and|plus|add|adding|include|including|throw in|finish with|followed by|und|dazu|noch|mit|plus|et|ajoute|avec|y|anade|agrega|con|mas|e|aggiungi|piu|adiciona|com|mais))\s*(?:(?:add|at the end|am ende|noch|maybe|please|also|just|at least) )*\b(?:an?|one|1|two|2|another|a couple of|some|ein|eine|einer|zwei|un|une|deux|una|uno|dos|due|um|uma|dois|duas|any)\s+(?:[a-z-]+ ){0,2}(?:(?:exercises?|movements?|moves?|isolations?|accessor(?:y|ies)|finishers?)\b(?! (?:done|today))|\w*ubung(?:en)?\b|exercices?\b|ejercicios?\b|esercizi[oe]?\b|exercicios?\b)/;
/** Behind sets and repetitions, of which no load and no end is told: "5x5 100 and one biceps exercise, took 45 min" was done. */
const addsOpenExercise = (folded: string): boolean =>
  OPEN_EXERCISE.test(folded) &&
  !/\d ?x ?\d+,? (?:at )?\d{2,3}(?![\d:]| ?(?:-|min|m\b|h\b))|\b(?:took|lasted|total|in all)\b/.test(folded);
const HAS_LENGTH =
  /\d ?(?:-|h(?![a-z])|m\b|min|std|hours?|hrs?|heures?|horas?|ore\b)|\b(?:hour|stunde|heure|hora|ora|mezz)/;
const NAMES_SESSION = compiled(`\\b(?:${SESSION})\\b`);
const LONGEST = 200;

/** "5 rounds of squats, push-ups and sit-ups, 20 min": no repetitions that could be logged. */
const isRoundsInTime = (folded: string): boolean =>
  /^\W*(?:\p{L}+ ){0,2}\d{1,2} rounds? of (?!\d)/u.test(folded) &&
  (folded.match(/\d+/g)?.length ?? 0) === 2 &&
  HAS_LENGTH.test(folded) &&
  !DONE.test(folded);
const FEWEST_OF_ROUND = 2;
/** "4 exercises 3x10 glutes", "3 rounds of 5 moves": how many are left to choose. */
const COUNTS_MOVES = entered(
  /\b\d{1,2} (?:\p{L}+ )?(?:exercises?|exercices?|ejercicios?|esercizi|exercicios|ubungen|moves|movements|lifts|stations|drills)\b/u,
);
/** "Push-up and squat ladder, 1 up to 10": a way of doing them, told to nobody as done. */
const LADDER = entered(/\b(?:ladders?|pyramids?|leiter|pyramide|piramide?|escalera|scala|escada|échelle|echelle)\b/);
const UP_THE_LADDER =
  /(?<![-\d] ?)\b(?:1|one|2|two) ?(?:-|(?:(?:up|all the way) )?(?:to|bis|a|à|ate)) ?(?:1?\d|ten)\b(?! ?-)/;
const isLadder = (folded: string): boolean =>
  LADDER.test(folded) &&
  UP_THE_LADDER.test(folded) &&
  (NAMES_SESSION.test(folded) || HAS_LENGTH.test(folded.replace(UP_THE_LADDER, " "))) &&
  !LOAD.test(folded) &&
  !DONE.test(folded);

/** Whether words name sets and nothing that they would be of: no exercise, no load, no deed. */
function isDoseAlone(text: string, folded: string): boolean {
  return DOSE.test(folded) && !LOAD.test(folded) && !DONE.test(folded) && readSessionRequest(text).include.length === 0;
}

/**
 * A session that is told by its sets: "back and biceps, full gym, 3 sets of 12, 1h15", "5x5 workout", "squat 5x5 then accessories, 70 min".
 * No exercise is named that a log could be of, or what is to follow is open. In: a message.
 */
export function isDosedSession(text: string): boolean {
  if (text.length > LONGEST) return false;
  const folded = foldText(text);
  if (isRoundsInTime(folded)) return readSessionRequest(text).include.length >= FEWEST_OF_ROUND;
  if (isLadder(folded)) return readSessionRequest(text).include.length > 0;
  if (!DOSE.test(folded) || LOAD.test(folded) || DONE.test(folded)) return false;
  if (ON_MACHINE.test(folded)) return false;
  const hasLength = HAS_LENGTH.test(folded);
  if (hasLength && (OPEN_ACCESSORIES.test(folded) || addsOpenExercise(folded))) return true;
  const isCalled = CALLED_BY_SETS.test(folded);
  const isCounted = COUNTS_MOVES.test(folded);
  if (!isCalled && !hasLength && !isCounted) return false;
  const { include, areas, equipment, minutes } = readSessionRequest(text);
  if (include.length > 0) return false;
  return (
    isCalled ||
    (isCounted && areas.length > 0) ||
    (minutes !== null && areas.length > 0 && (minutes.max >= LEAST || equipment !== null || NAMES_SESSION.test(folded)))
  );
}
const LEAST = 20;
const MACHINE =
  "(?:treadmill|bike|rower|erg|elliptical|cross ?trainer|stair ?master|stepper|laufband|ergometer|crosstrainer|heimtrainer|tapis(?: roulant| de course)?|velo|rameur|elliptique|cinta|bici|eliptica|cyclette|vogatore|ellittica|esteira|bicicleta)";
/** "Tapis roulant 25 minuti e poi addominali 3x20": so long on a machine, and then sets. */
const ON_MACHINE = entered(
  compiled(
    `^\\W*(?:${MACHINE},? (?:per |for |fur |pendant |por )?\\d{1,3} ?(?:-|')?(?:min\\w*|'|h\\b)|\\d{1,3} ?(?:-|')?min\\w*(?: (?:on|of|auf|de|di|sur|en|na|no|the|le|la|dem|el|il|da))* ${MACHINE})\\b(?: (?:and|und|et|y|e|then|dann|puis|luego|poi|depois))+ `,
  ),
);

const NAMED_WITH_LENGTH = compiled(
  `^(?:${SESSION}|\\p{L}+(?: \\p{L}+)? (?:day|workout|session)) ?(?:[,:-] ?)?\\d{2,3} ?-?min|\\d{2,3} ?-?min\\w* (?:\\p{L}+ )?(?:workout|session)\\b|^\\p{L}+ (?:day|workout|session) with \\p{L}`,
  "u",
);
/** "Session with squats 5x5, bench 3x8": what is to be in it, or was. */
const OPENS_WITH = entered(
  /^(?:(?!my |our )\p{L}+ ){0,3}(?:session|workout|routine|circuit|training|einheit|seance|sesion|entreno|rutina|seduta|allenamento|scheda|treino|sessao) (?:with|of|mit|avec|de|con|di|com) (?=\p{L})/u,
);
/** One that was had, with somebody or on a day. */
const OF_ANOTHER = /\b(?:group|class|pt|personal|my|our|today|tonight)\b/;
/**
 * Whether lifts with their sets may as well be wished for as done: a session with its length beside them, no load, no word of either
 * ("4x8 bench, 3x12 curls, 45 minute workout").
 */
export function mayBeDosed(text: string): boolean {
  if (text.length > LONGEST || text.trim().includes("\n")) return false;
  const folded = foldText(text.trim());
  return (
    DOSE.test(folded) &&
    ((HAS_LENGTH.test(folded) && NAMED_WITH_LENGTH.test(folded)) ||
      (OPENS_WITH.test(folded) && !HEAVY.test(folded) && !OF_ANOTHER.test(folded))) &&
    !LOAD.test(folded) &&
    !DONE.test(folded)
  );
}

/** "Pull workout with dumbbells | a pull-up bar, 3 sets of 12": how much of everything, said of the session before it. */
export const dosesSession = (text: string): boolean => isDoseAlone(text, foldText(text));

/** "Start with front squats", "finish on the bike": how the session beside it is to go. */
export const ORDERS_SESSION =
  /^\W*(?:and |then |please |ok |so ){0,3}(?:start(?:ing)?|begin(?:ning)?|open(?:ing)?|finish(?:ing)?|end(?:ing)?|warm(?:ing)? up|cool(?:ing)? down|close|closing)(?: (?:me|it|us|off|out))? (?:with|on|by) (?!(?:it|that|this|my (?:workout|session|plan|routine))\b)\w/i;
/** "Squat 3x5, bench 3x5 | then finish with some abs, 1 hour": lifts without a load, and how the session that they open is to end. */
export function isRoundedOff(lifts: string, order: string): boolean {
  const folded = foldText(lifts);
  return (
    ORDERS_SESSION.test(order) && DOSE.test(folded) && !LOAD.test(folded) && !HEAVY.test(folded) && !DONE.test(folded)
  );
}
const HEAVY = /\d{3}|\d ?x ?\d+ (?:at )?\d{2}/;
