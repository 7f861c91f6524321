import type { PENDING_ABOUT } from "../../protocol/turn.ts";
import { compiled } from "../patterns/compiled.ts";
import { CARDINALS } from "./answerWords.ts";

const NUMBER_WORD = [...CARDINALS.keys()].join("|");
const FIGURE = `(?:\\d+(?:[.,:]\\d+)?|\\b(?:${NUMBER_WORD}|a couple|half|a few)\\b)`;
const UNIT = "(?:kgs?|kilos?|kilograms?|kilogramos?|lbs?|pounds?|pfund|libras?|livres?|libbre|stone)";
const TIME_UNIT =
  "(?:h|hrs?|hours?|m|mins?|minutes?|minutos?|minuten?|minuti|s|secs?|seconds?|sekunden?|secondes?|segundos?|secondi|stunden?|heures?|horas?|ore|ora)";
/** Words that days are told by, folded. */
export const DAY =
  "(?:today|yesterday|tomorrow|tonight|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|(?:this|last|next) \\w+|weekend|week|ago|morning|" +
  "evening|afternoon|noon|midday|night|heute|gestern|vorgestern|morgen|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|" +
  "aujourd'?hui|hier|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hoy|ayer|manana|lunes|martes|miercoles|" +
  "jueves|viernes|sabado|domingo|oggi|ieri|domani|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|hoje|ontem|amanha|" +
  "segunda|terca|quarta|quinta|sexta|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|" +
  "oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const anywhere = (source: string) => compiled(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}])`, "u");

const NUMERIC = compiled(`${FIGURE}`);
const ANSWERS: Readonly<Record<(typeof PENDING_ABOUT)[number], RegExp>> = {
  reps: compiled(`${FIGURE}|\\bamrap\\b|\\bmax\\b`),
  sets: NUMERIC,
  weight: compiled(
    `${FIGURE}|\\bbw\\b|\\bbody ?weight\\b|\\b(?:just|only|empty) (?:the )?bar\\b|\\bno(?:ne| weight| load)?$|\\bunloaded\\b|\\bkorpergewicht\\b|\\bpoids du corps\\b|\\bpeso corporal\\b|\\bcorpo libero\\b`,
  ),
  duration: anywhere(
    `${FIGURE} ?-?(?:to \\d+ ?)?(?:${TIME_UNIT})?|an? (?:half )?(?:hour|minute)|half an hour|eine? (?:halbe )?stunde|une? (?:demi-)?heure|media hora|mezz'?ora|meia hora|quarter`,
  ),
  time: anywhere(
    `\\d{1,2}(?:[:.h]\\d{2})?(?: ?[ap]\\.?m\\.?)?|noon|midnight|midday|morning|afternoon|evening|night|lunch(?:time)?|now|just now|mittags?|abends?|morgens|soir|matin|tarde|noche|sera|mattina|noite|manha`,
  ),
  date: anywhere(`${DAY}|\\d{1,4}(?:st|nd|rd|th)?(?:[./-]\\d{1,2}(?:[./-]\\d{2,4})?)?|now`),
  units: anywhere(`${UNIT}|metric|imperial`),
  equipment: anywhere(
    "nothing|none|no|dumb ?bells?|dbs?|barbells?|bb|kettle ?bells?|kbs?|bands?|cables?|machines?|full|gym|home|body ?weight|bw|bench|rack|" +
      "pull.?up bar|bar|rings|mat|smith|trx|everything|all|commercial|hotel|garage|park|treadmill|bike|rower|plates?|hanteln?|kurzhanteln?|" +
      "langhantel|halteres?|mancuernas?|barra|manubri|bilanciere|nada|rien|nichts|niente|equipment",
  ),
  goal: anywhere(
    "strength|strong(?:er)?|muscles?|mass|size|bigger|big|hypertrophy|bulk|gain|build|lose|loss|fat|lean(?:er)?|weight|cut|tone|endurance|stamina|" +
      "cardio|conditioning|power|explosive|general|health(?:y|ier)?|fit(?:ness|ter)?|kraft|muskel\\w*|masse|abnehmen|ausdauer|force|muscle|" +
      "perdre|fuerza|musculo|adelgazar|resistencia|forza|massa|dimagrire|forca|emagrecer",
  ),
  exercise: /\p{L}{2}/u,
  route: /(?!)/,
  confirm: /(?!)/,
};

/** Whether a folded text holds what a question of this kind asks for: "8" reps, "a minute" duration, "kilos" units. */
export function answersKind(folded: string, about: (typeof PENDING_ABOUT)[number]): boolean {
  return ANSWERS[about].test(folded);
}

/** Figures, units, and the words of sets, reps, effort, sides and days: what a log is written in besides names. */
export const NOTATION_WORD = compiled(
  `^(?:#?\\d.*|${UNIT}|${TIME_UNIT}|${NUMBER_WORD}|x|sets?|reps?|rep|series?|serie[ns]?|satze?|wdh|wiederholungen|repeticiones|repetitions?|ripetizioni|repeticoes|each|per|side|arm|arms|` +
    "leg|legs|hand|both|left|right|rpe|rir|weight|load|bw|bodyweight|failure|warm|warmup|drop|about|around|roughly|approx|ca|circa|km|mi|miles?|meters?|metres?|yards?|couple|few|half|" +
    `hour|minute|${DAY})$`,
);
/** A whole set in one piece: "3x8", "4 sets of 6". */
export const HOLDS_SETS = /\d ?[x*] ?\d|\d ?(?:sets?|series|satze) (?:of|x|de|di|von|zu|a) ?\d|\b\d+ reps?\b/;
