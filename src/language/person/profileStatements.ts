import type { ProfilePatch } from "../../protocol/profile.ts";
import type { Equipment, Joint } from "../../protocol/vocabulary.ts";
import { foldText } from "../foldText.ts";
import { readCountry } from "./countries.ts";
import { readEquipmentChange } from "./equipmentWords.ts";
import { readHealedJoints, readLimitations } from "./limitations.ts";

/** Facts that people state and that have no place to be kept in yet. */
export type UnkeptFact =
  | "name"
  | "age"
  | "weight"
  | "height"
  | "place"
  | "schedule"
  | "preference"
  | "health"
  | "experience";

/** What a message says about the person. `null` and empty lists where nothing was said. */
export type ProfileStatement = {
  /** Values that replace what is stored. */
  set: Pick<ProfilePatch, "unit" | "level" | "goal" | "timezone" | "country" | "notation">;
  equipment: { has: Equipment[]; lacks: Equipment[]; isAll: boolean } | null;
  limitations: NonNullable<ProfilePatch["limitations"]>;
  healed: Joint[];
  unkept: UnkeptFact[];
  forgets: ("everything" | "goal" | "level" | "equipment" | "limitations" | "country" | UnkeptFact)[];
  /** Whether it asks what is known. */
  asks: boolean;
  /** Whether the facts are somebody else's. */
  isAboutOther: boolean;
};

type Value<K extends keyof ProfileStatement["set"]> = NonNullable<ProfileStatement["set"][K]>;

const LEVELS: readonly (readonly [Value<"level">, RegExp])[] = [
  [
    "advanced",
    /\b(?:advanced|very experienced|elite|expert|competitive lifter|fortgeschrittener profi|avanzad[oa]|avance|avancad[oa])\b/,
  ],
  [
    "intermediate",
    /\b(?:intermediate|(?:no longer|not) an? (?:beginner|newbie|novice)|fortgeschritten|intermedi[oa]|intermediaire|fairly experienced|experienced)\b/,
  ],
  [
    "beginner",
    /\b(?:beginner|novice|newbie|noob|new to (?:the gym|lifting|training|working out|weights|this|strength)|just started (?:lifting|training|working out|going)|never (?:lifted|trained|worked out)|anfanger(?:in)?|debutant(?:e)?|principiante|iniciante)\b/,
  ],
];
const GOAL_SAID =
  /\b(?:goals?|aim|target|objective|want to|wanna|would like to|trying to|hoping to|training for|focus(?:ing)? on|bulking|cutting|ziel|objectif|objetivo|obiettivo|ich will|ich mochte|je veux|quiero|voglio|quero)\b/;
const GOALS: readonly (readonly [Value<"goal">, RegExp])[] = [
  [
    "fat_loss",
    /\b(?:(?:lose|losing|drop|burn|shed) (?:\w+ ){0,2}(?:weight|fat|kg|kilos|lbs?|pounds|belly)|fat loss|weight loss|cut|cutting|lean(?:er)?|slim(?:mer)?|shredded|ripped|toned?|abnehmen|perdre du (?:poids|gras)|adelgazar|perder (?:peso|grasa)|dimagrire|perdere peso|emagrecer)\b/,
  ],
  [
    "hypertrophy",
    /\b(?:muscles?|muscle mass|mass|size|bigger|hypertrophy|bulk(?:ing)?|jacked|gain weight|muskel\w*|masse|musculo|massa|ipertrofia|hipertrofia)\b/,
  ],
  ["strength", /\b(?:strong(?:er)?|strength|powerlifting|1 ?rm|kraft|starker|force|fuerza|forza|forca)\b/],
  ["power", /\b(?:power|explosive(?:ness)?|jump higher|vertical|faster|speed|sprint)\b/],
  [
    "endurance",
    /\b(?:endurance|stamina|marathon|10k|5k|triathlon|cardio|conditioning|ausdauer|resistencia|resistenza)\b/,
  ],
  [
    "general",
    /\b(?:health(?:y|ier)?|general fitness|fit(?:ter)?|in shape|stay active|feel better|gesund|sante|salud|salute|saude)\b/,
  ],
];
const UNIT_SAID =
  /\b(?:use|using|switch|change|set|units?|prefer|want|in|think in|work in|show|display|metric|imperial|nutze|verwende|utilise|usa)\b/;
const KG = /\b(?:kgs?|kilos?|kilograms?|kilogramm|kilogramos|metric)\b/;
const LB = /\b(?:lbs?|pounds?|imperial|pfund|libras?)\b/;
const INSTEAD = /\b(?:instead of|not|rather than|statt)\b.*$/;
const UNKEPT: readonly (readonly [UnkeptFact, RegExp])[] = [
  [
    "name",
    /\b(?:my name|call me|i am called|i go by|name is|ich heisse|mein name|je m appelle|me llamo|mi nombre|mi chiamo|me chamo|meu nome)\b/,
  ],
  [
    "age",
    /\b(?:i am|turned|turning|my age is|age:?) (?:now |almost |nearly )?\d{2}\b(?! ?(?:kgs?|kilos?|lbs?|pounds|%|cm|min|reps|sets|weeks|days))|\b\d{2}[ -]?(?:years? old|yrs? old|yo\b|y\/o)|\bbirthday\b|\b(?:ich bin|j ai|tengo|ho|tenho) \d{2} (?:jahre|ans|anos|anni)/,
  ],
  [
    "weight",
    /\b(?:i weigh|my (?:body ?)?weight|weighed in|i am (?:about |around |currently )?\d{2,3}(?:[.,]\d)? ?(?:kgs?|kilos?|lbs?|pounds|stone)|ich wiege|je pese|peso \d|gewicht|body ?weight)\b/,
  ],
  ["height", /\b(?:my height|\d{3} ?cm|i am \d(?:'|ft| ?feet| ?foot)|\d'\d{1,2}|\d[.,]\d{2} ?m\b|tall)\b|\d'\d/],
  [
    "place",
    /\b(?:i live in|i moved to|i am from|i am based in|my city|my address|ich wohne in|j habite|vivo en|vivo in|moro em)\b/,
  ],
  [
    "schedule",
    /\b(?:i (?:can |usually |only |normally |mostly )*(?:train|work out|lift|exercise) .{0,40}(?:days?|times|mornings?|evenings?|weekends?|nights?|lunch|week|\w+days?)|my schedule|availability|night shifts?|i work)\b/,
  ],
  [
    "preference",
    /\bi (?:really |absolutely |just |do not |can not )*(?:hate|love|like|prefer|dislike|enjoy|stand)\b|\bfavou?rite\b|\b(?:am not|not) a fan\b/,
  ],
  [
    "health",
    /\b(?:asthma|diabet\w*|hypertension|blood pressure|heart|pregnan\w*|allerg\w*|intoleran\w*|medication|vegan|vegetarian|coeliac|celiac|epilep\w*)\b/,
  ],
  [
    "experience",
    /\b(?:been (?:lifting|training|working out|running)|(?:years?|months?) of (?:training|lifting|experience)|at it \w+ years)\b/,
  ],
];
const FORGETS = /\b(?:forget|delete|erase|remove|clear|wipe|vergiss|oublie|olvida|borra|dimentica|esqueca|apague)\b/;
const EVERYTHING =
  /\b(?:everything|all (?:of it|my (?:data|info\w*|facts))|all you know|what you know|my (?:profile|data|details|info\w*|memor\w+))\b/;
const FORGET_WHAT: readonly (readonly [ProfileStatement["forgets"][number], RegExp])[] = [
  ["goal", /\bgoals?\b/],
  ["level", /\b(?:level|experience)\b/],
  ["equipment", /\b(?:equipment|gear|dumbbells?|barbell|kettlebells?|home gym)\b/],
  ["limitations", /\b(?:injur\w+|limitations?|knees?|shoulders?|back|wrists?|elbows?|hips?|ankles?|neck)\b/],
  ["country", /\bcountry\b/],
  ["name", /\bname\b/],
  ["age", /\b(?:age|birthday)\b/],
  ["weight", /\b(?:weight|weigh|gewicht|poids|peso)\b/],
  ["height", /\bheight\b/],
  ["place", /\b(?:location|address|city)\b/],
  ["preference", /\b(?:preferences?|likes?|hate)\b/],
];
const ASKS =
  /\b(?:what (?:do|did|have|is|are|else)|do you (?:know|remember)|show|view|see|check|display|how (?:old|tall|heavy|much do i weigh)|who am i|where do i live|when is my|which (?:unit|equipment|injur)|my profile$|was weisst du|que sais tu|que sabes|cosa sai|o que voce sabe)\b/;
const OTHER_OWNER =
  /\b(?:my|his|her|their) (?:\w+ )?(?:wife|husband|girlfriend|boyfriend|partner|mate|buddy|friend|brother|sister|dad|father|mum|mom|mother|son|daughter|kids?|client|coach|trainer)(?:s\b|(?: \w+)? (?:has|have|had|is|was|weighs|only|hurt|tore|can not)\b)|^(?:he|she|they) (?:has|have|is|are|weighs?|only)\b/;
const ZONE =
  /\b(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_]+)?\b|\bUTC\b/;
const ORDER_WORDS = /\b(weight|load|kg|lbs?|sets?|reps?|series|satze|wiederholungen|gewicht|poids|peso)\b/g;
const NOTATIONS: Record<string, Value<"notation">> = {
  "sets reps weight": "sets_reps_weight",
  "weight sets reps": "weight_sets_reps",
  "weight reps sets": "weight_reps_sets",
  "reps sets weight": "reps_sets_weight",
};

const firstOf = <T>(table: readonly (readonly [T, RegExp])[], text: string): T | undefined =>
  table.find(([, pattern]) => pattern.test(text))?.[0];

function unitIn(text: string): "kg" | "lb" | undefined {
  if (!UNIT_SAID.test(text) || /\d/.test(text)) return undefined;
  const meant = text.replace(INSTEAD, "");
  const kg = KG.test(meant);
  const lb = LB.test(meant);
  if (kg && lb) return /\b(?:to|into)\b.*(?:lbs?|pounds?|imperial)/.test(meant) ? "lb" : "kg";
  return kg ? "kg" : lb ? "lb" : undefined;
}

function zoneIn(text: string): string | undefined {
  const zone = ZONE.exec(text)?.[0];
  if (!zone) return undefined;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return zone;
  } catch {
    return undefined;
  }
}

/** "I write weight x sets x reps" → `weight_sets_reps`. */
function notationIn(text: string): Value<"notation"> | undefined {
  if (!/\b(?:write|notation|order|mean|means|always|format|log)\b/.test(text)) return undefined;
  const order = [...text.matchAll(ORDER_WORDS)].map(([word]) =>
    /^s[ae]/.test(word) ? "sets" : /^(?:r|wied)/.test(word) ? "reps" : "weight",
  );
  return NOTATIONS[[...new Set(order)].join(" ")];
}

/**
 * Reads what a person says about themselves, wants forgotten, or asks to hear. In: any text. Out: the values that the
 * profile can hold, the facts that it cannot hold yet by kind, and whether the facts are somebody else's. Nothing is
 * inferred: "five years of lifting" sets no level.
 */
export function readProfileStatement(text: string): ProfileStatement {
  const folded = foldText(text.slice(0, 4_000));
  const forgetting = FORGETS.test(folded);
  const asks = !forgetting && ASKS.test(folded);
  const isAboutOther = OTHER_OWNER.test(folded);
  const none: ProfileStatement = {
    set: {},
    equipment: null,
    limitations: [],
    healed: [],
    unkept: [],
    forgets: [],
    asks,
    isAboutOther,
  };
  if (forgetting) {
    const forgets = EVERYTHING.test(folded)
      ? (["everything"] as const)
      : FORGET_WHAT.filter(([, pattern]) => pattern.test(folded)).map(([what]) => what);
    return { ...none, forgets: [...forgets] };
  }
  if (asks || isAboutOther) return none;
  const unit = unitIn(folded);
  const level = firstOf(LEVELS, folded);
  const goal = GOAL_SAID.test(folded) ? firstOf(GOALS, folded) : undefined;
  const timezone = zoneIn(text);
  const country = readCountry(folded);
  const notation = notationIn(folded);
  return {
    ...none,
    set: {
      ...(unit && { unit }),
      ...(level && { level }),
      ...(goal && { goal }),
      ...(timezone && { timezone }),
      ...(country && { country }),
      ...(notation && { notation }),
    },
    equipment: unit ? null : readEquipmentChange(text),
    limitations: readLimitations(text),
    healed: readHealedJoints(text),
    unkept: unit ? [] : UNKEPT.filter(([, pattern]) => pattern.test(folded)).map(([kind]) => kind),
  };
}
