import { compiled } from "../patterns/compiled.ts";
import { wordsOf } from "./finding.ts";
import type { Hit, Reading } from "./reading.ts";

export const EXERTION =
  /\b(?:workouts?|gym|sets?|reps?|squats?|squatting|burpees?|leg day|legs day|arm day|cardio|run|running|treadmill|training|session|stairs|stairmaster|assault bike|bike|rower|rowing|hiit|finishers?|wod|amrap|lunges|deadlifts?|doms|sprints?|marathon|intervals|pt|trainer|coach|planks?|pull ?ups?|push ?ups?|exercise|exercises|warm ?up|bench|hill|hills|crossfit|spin|class|lift|lifting|weights?|barbell|wall balls|thrusters|box jumps|cold plunge|ice bath|pre ?workout|sore|diet|cut)\b/;
export const DESPAIR =
  /\b(?:life|alive|anymore|any more|alone|lonely|pointless|hopeless|nobody|no one|worthless|depressed|depression|burden|lately|cant go on|goodbye|pills|plan|therapist|for real|seriously|thoughts|thinking about|thinking of|been wanting|only thing (?:keeping|stopping|that)|keeps me (?:alive|going)|stopping me|dont care|tired of|felt nothing|feel nothing|dead inside|hate myself|hate my|everything|every night|cry|crying|empty|give up on|gave up on|no point)\b/;
/** Who or what "wants to kill" somebody in the gym: "the coach tried to end my life", "der Finisher bringt mich um". */
const DRIVER =
  "(?:coach|trainer|pt|instructor|teacher|programme?|plan|workout|session|class|wod|finisher|circuit|burpees?|thrusters?|squats?|lunges?|sprints?|intervals?|planks?|entrenador\\w*|entreno|serie|einheit|seance|allenamento|scheda|treino|professor)";
const TRIES =
  "(?:tried|tries|trying|wants?|wanted|out|going|about|nearly|almost|will|wollte|quiere|veut|vuole|quer|ha provato)(?: to| di| a)?";
const SLAVE_DRIVER = compiled(
  `\\b${DRIVER}(?: (?!i\\b|im\\b|my\\b|ich\\b|je\\b|yo\\b|io\\b|eu\\b)\\w+){0,2} ${TRIES}$`,
);
const DRIVES = compiled(`\\b${DRIVER}$`);
/** Exercises and what they leave, as they are said right before what they do to one: "die Kniebeugen bringen mich um". */
const DOES_IT =
  /\b(?:deadlifts|bulgarians|leg day|hip thrusts|pull ?ups|push ?ups|dips|hills|cardio|doms|heat|hitze|kniebeugen?|ausfallschritte|liegestutze|klimmzuge|kreuzheben|beintag|muskelkater|treppen?|entrenamiento|series|sentadillas|zancadas|dominadas|flexiones|agujetas|calor|fentes|pompes|tractions|gainage|courbatures|chaleur|affondi|piegamenti|flessioni|trazioni|stacchi|caldo|agachamentos?|flexoes)$/;
const TO_ONE = /^(?:bring(?:t|en) mich|kill(?:s|ing)? me|me mata\w*|me tuent?|mi (?:uccid|ammazz)\w*)/;
const KILLS = /^(?:bring|kill|murder|umbring|mat[ae]|tue|uccid|ammazz|end(?:s|ed)\b)/;
const WORSE_THAN =
  /\b(?:rather (?:die|be dead|drown|jump (?:off|from|in front of) (?:a|the) \w+|throw myself \w+ (?:a|the) \w+)|lieber sterben|antes muert[oa]|plutot (?:mourir|crever)|piuttosto muoio|prefiro morrer) (?:than|als|que|do que|che) (.+)/;
const MORE_WORK = /\b(?:yoga|pilates|spinning|swim\w*|early|[4-7] ?am|sauna|ice|salad|tofu|bulgarians?|bike|steps?)\b/;

const DOING = /^(?:do|doing|eat|eating|run|train|skip|miss|use|log|count|wear|drink|hit|face|touch|try)\b/;

/** "I'd kill myself if I had to do burpees every day". */
const IF_MADE_TO =
  /\b(?:id|i would)(?: \w+)? (?:(?:kill|shoot|hang|drown) myself|die|be dead) if (?:i|you|they|someone|he|she|my coach) (?:ever |really )?(?:had|made|told|forced|have|has) (?:me )?(?:to )?(.+)/;

/** Said of the effort or of a dislike, with nothing dark beside it: by a slave driver, "with tempo squats", "rather die than do yoga". */
export function isOfTraining(r: Reading, hit: Hit): boolean {
  const rest = [...r.message.words.slice(0, hit.start), ...r.message.words.slice(hit.end)].join(" ");
  if (DESPAIR.test(rest.replace(/\bplan\b/g, " "))) return false;
  const worse = WORSE_THAN.exec(r.text)?.[1]?.split(" ").slice(0, 5).join(" ") ?? "";
  if (EXERTION.test(worse) || MORE_WORK.test(worse) || DOING.test(worse)) return true;
  const before = r.message.words.slice(Math.max(0, hit.start - 7), hit.start).join(" ");
  const around = r.message.words.slice(Math.max(0, hit.start - 4), hit.end + 9).join(" ");
  if (EXERTION.test(IF_MADE_TO.exec(around)?.[1] ?? "")) return true;
  if (SLAVE_DRIVER.test(before) || (DRIVES.test(before) && KILLS.test(wordsOf(r, hit)))) return true;
  if (DOES_IT.test(before) && TO_ONE.test(wordsOf(r, hit))) return true;
  const isWith = /^(?:with|by|mit|con|avec|com)$/.test(r.message.words[hit.end] ?? "");
  if (
    isWith &&
    /end|kill|harm|hurt/.test(wordsOf(r, hit)) &&
    EXERTION.test(r.message.words.slice(hit.end, hit.end + 5).join(" "))
  )
    return true;
  const isOfSets = SETS.test(r.message.plain) && /^(?:[\W\d]*\w*)?$/.test(r.message.words.slice(hit.end).join(" "));
  if (/^going to be dead$/.test(wordsOf(r, hit))) {
    const after = AFTER_WORK.exec(r.message.words.slice(hit.end).join(" "))?.[1] ?? "";
    return isOfSets || EXERTION.test(after);
  }
  return /hate my life/.test(wordsOf(r, hit)) && (isOfSets || (r.isLaughed(hit) && EXERTION.test(rest)));
}

/** "I'm going to be dead tomorrow after that leg session": spent, by what was done. */
const AFTER_WORK = /^(?:\w+ ){0,2}?(?:after|from|by the end of|because of|thanks to) ((?:\w+ ?){1,5})/;

/** "Bulgarians 3x8 each leg 16 kg, RPE 9, hate my life": how the sets were. */
const SETS = /\d ?[x×] ?\d|\brpe ?\d|\d ?(?:kgs?|lbs?|reps|rounds|burpees|km)\b/;

const KILLED_BY = compiled(
  `\\b${DRIVER}(?: (?!i\\b|im\\b|my\\b)\\w+){0,3}? (?:kill(?:s|ed|ing)?|murder(?:s|ed|ing)?|end(?:s|ed)?|finish(?:es|ed)?|destroy(?:s|ed)?|umgebracht|mata|mato|mataron|tue|tues|uccide|ucciso|ammazza\\w*|matou|acabou)\\b`,
);

/** "Then go kill myself at the gym": an effort, and where it is made. */
const KILLS_ONESELF_AT =
  /\b(?:kill(?:ed|ing)?|murder(?:ed|ing)?|destroy(?:ed|ing)?) myself (?:at|in|on|with|doing) (?:the |my |a )?(?:gym|training|treadmill|bike|rower|stairs?\w*|track|class|weights|cardio|spin|crossfit|workouts?|squats?|legs|intervals)\b/;

/** "If burpees don't kill me the coach will": exercises and those who order them do the killing. */
export const isKilledByTraining = ({ text }: Reading): boolean =>
  (KILLED_BY.test(text) || KILLS_ONESELF_AT.test(text)) && !DESPAIR.test(text.replace(/\bplan\b/g, " "));
