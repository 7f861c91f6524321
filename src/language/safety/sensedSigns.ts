import { dangerMarks } from "./danger/dangerMarks.ts";
import type { Mark } from "./danger/markWords.ts";
import type { Sense } from "./danger/senseDanger.ts";
import type { Concept, Reading } from "./reading.ts";

/** So sure the classifier must be of a class that nothing in the message names. */
const SURE_WITHOUT: Partial<Record<Sense["class"], number>> = { N: 0.84, S: 0.65, E: 0.65 };

/** What trouble with eating is told with: food, hunger, figures of energy, the body. */
const OF_EATING: ReadonlySet<Mark> = new Set<Mark>([
  ...(["eating", "treat", "restricting", "energy", "purging", "bingeing"] as const),
  ...(["thinness", "scales", "period"] as const),
]);
/** The same letters in other languages, of a bar that is loaded, a finger on a hold, a rope and a month of training. */
const NO_FOOD =
  /^(?:pains?|painful|fingers?|cycles?|size|number|measured?|como|come|under|rules?|safe|limits?|pan|so|fast|salt\w*|pesant\w|pesad\w|peso|kgs?|lbs?|pounds?|kilos?|weight|stone|flat|dick|abs|ribs|throw|threw|oil|skip|skips|skipping|ice|bathroom|spit|sick)$/;
/** Three days on coffee alone; so little that there is to lose. */
const ONLY_DRINKS =
  /\b(?:nur|only|just|nothing but|solo|solamente|rien que|soltanto|apenas|so) (?:\w+ ){0,2}(?:kaffee|coffee|caffe|cafe|water|wasser|agua|tea|tee|eau|acqua|cha)\b/;

/** Little bites, and a body that has nothing to lose. */
const BITES =
  /\b(?:apples?|apfel|manzanas?|pommes?|mel[ae]|macas?|almonds?|mandeln?|almendras?|walnuts?|mouthfuls?|toast|yogh?ou?rts?|joghurts?|iogurtes?|yaourts?|lettuce|celery|cucumber|fridge|(?:ana|mia) (?:and|is my))\b|\b(?:lose|losing|abnehm\w*|bajar|perdre|perdere|perder)\b.*\b(?:3[6-9]|4[0-8]) ?kgs?\b/;
/** Words of a bar and of a room. */
const OF_LOAD = /^(?:heavy|warm|hot|huge|fat|air|temp|stiff)$/;
const FEVER = /(?<![\d.,])(?:3[89]|4[01])[.,]\d(?![\d.,]| ?(?:kg|km|k\b|lbs?|mi|m\b|s\b|sec|%))/;

const SYMPTOM_MARKS: ReadonlySet<Mark> = new Set<Mark>([
  ...(["sensation", "swelling", "event", "breathing", "grave", "fever"] as const),
]);
const SYMPTOMS: readonly Concept[] = [
  ...(["nausea", "trauma", "fell", "hurtBad", "puffyLeg", "swelling", "pain", "ache", "sore", "sharp"] as const),
  ...(["painWord", "numb", "tingle", "unfelt", "dizzy", "spin", "faintFeeling", "fainted", "pop", "popSound"] as const),
  ...(["headHit", "headBlow", "headBang", "headache", "paralysed", "jointFails", "cantBear", "deformed"] as const),
  ...(["lump", "limbColour", "wound", "puffed", "breathMild", "breathHard", "visionLoss", "palpitations"] as const),
  ...(["offBeat", "fever", "coldSweat", "lampOut", "comesTo", "darkUrine", "disobeys", "notMine", "droop"] as const),
  ...(["speech", "confused", "delirious", "choking"] as const),
];

/** Whether any of these words is of food, hunger, figures of energy or the body. `isWeighed`: what is weighed counts too. In: folded words. */
export function namesFood(words: string[], isWeighed = true): boolean {
  const { singles } = dangerMarks({
    message: { words: words.includes("throat") ? words : words.filter((word) => !NO_FOOD.test(word)) },
  });
  const isNamed = singles.some((mark) => OF_EATING.has(mark) && (isWeighed || mark !== "scales"));
  const text = words.join(" ");
  return isNamed || ONLY_DRINKS.test(text) || BITES.test(text);
}

function namesSymptom(reading: Reading): boolean {
  const words = reading.message.words.filter((word) => !OF_LOAD.test(word));
  const isMarked = dangerMarks({ message: { words } }).singles.some((mark) => SYMPTOM_MARKS.has(mark));
  return isMarked || reading.every(...SYMPTOMS).length > 0 || FEVER.test(reading.message.plain);
}

/** What is only sensed, faintly, and of which the message has no word: nobody's stomach, nobody's pain. */
export function isUnnamed({ class: named, share, of }: Sense): boolean {
  if (share >= (SURE_WITHOUT[named] ?? 0)) return false;
  return !(named === "N" ? namesFood(of.message.words) : namesSymptom(of));
}
