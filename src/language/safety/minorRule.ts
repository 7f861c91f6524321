import { entered } from "../patterns/enteredPattern.ts";
import type { Finding } from "./finding.ts";
import { purposeOf } from "./purpose.ts";
import type { Reading } from "./reading.ts";
import { inFigures, type StatedAge, statedAge } from "./statedAge.ts";
import { youngAge } from "./youngSigns.ts";

const GRADE = entered(
  /\b(?:im|i am|still|just|a) (?:a |an |in |starting )?(?:(?:6th|7th|8th|9th|10th|11th|sixth|seventh|eighth|ninth|tenth|eleventh) (?:grade|grader)|middle school(?:er)?|high school(?:er)?|hs (?:freshman|sophomore|junior)|freshman in (?:high school|hs)|sophomore in (?:high school|hs)|a teen|teenager|teen|year (?:7|8|9|10|11))\b|\b(?:im|i am|still|just|as) (?:still )?(?:a )?minor(?=$| (?:and|who|so|but|can|is|in|here|trying|looking|wanting|want|with|should|my|i|im|under|still|though|lol|yes)\b)|\b(?:teen|teenager|high ?schooler|middle schooler|freshman|hs freshman|hs sophomore) here\b|\bas a (?:teen|teenager|high ?schooler)\b|^(?:hs|high school) (?:freshman|sophomore|junior|wrestler|athlete|student|kid)\b|\b(?:6th|7th|8th|9th|10th) grader here\b/,
);
/** Asked about the young in general: "is creatine ok for teenagers". */
const YOUNG = entered(
  /\b(?:can|could|should|may|do|does|is|are|safe|ok|okay|good|bad|for|in|on) (?:\w+ ){0,2}?(?:teenagers?|teens?|kids|children|adolescents?|minors|under ?18s?|jugendliche|adolescentes|adolescents|ragazzi)\b/,
);
const TRAINS =
  /\b(?:lift\w*|weights?|strength|strong\w*|train\w*|gym|squats?|squatting|bench\w*|deadlift\w*|work ?outs?|exercis\w+|pull ?ups?|push ?ups?|run|running|sports?|plank\w*|routine|program\w*|session|yoga|crossfit|muscles?|heavy|kettlebells?|dumbbells?|press|power\w*|sprint\w*|wrestl\w*)\b/;
/** A child that the message is about, and not only one at home: "can my 12 year old", "my son is 13 and wants to". */
const ABOUT_CHILD =
  /\b(?:can|could|should|may|let|is|for|will|does|teach|coach|train|coaching|training) (?:my|a|an|our|his|her|the) \d|\b(?:he|she|him|her|they|them|hes|shes)\b|\b(?:wants?|asks?|asked|needs?|lifts?|squats|benches|deadlifts|trains|started|starts|should|does|loves|likes|keeps|takes|weighs|eats|play|plays|wrestles|can|will|mochte|darf|kann|soll|veut|peut|quiere|puede|vuole|puo|quer|pode)\b/;

const LEANER = entered(/\b(?:kg|lb|belly|fat|weight|gut|stomach|waist|thinner|skinnier|thin|skinny)\b/);

/** What is not for the young without supervision: lists of things to take, diets, maximal loads. In six languages. */
const NOT_FOR_YOUNG = entered(
  /\b(?:creatin\w*|kreatin\w*|whey|casein|gainers?|bcaas?|protein (?:shakes?|powder|bars?)|proteinpulver|proteina|caffeine|koffein|cafeina|pre ?workout|preentreno|preallenamento|pre treino|booster\w*|termogenic\w*|thermogen\w*|fat ?burner\w*|ashwagandha|zinc|zink|supplement\w*|suplement\w*|integratori|complement\w*|energy drinks?|steroid\w*|testo\w*|sarms?|keto|macros?|calor\w*|kalori\w*|muskel\w*|muscu\w*|musculos?|abdos|abdominales|pettorali|bracos?|biceps|six ?pack|gewichte?|jacked|bulk|deficit|diets?|dieting|diat|dieta|regime|fast(?:ing)?|fasten|cut|cutting|shred\w*|lean|leaner|abs|six ?pack|belly|fat|weight loss|lose|losing|skinny|thinner|abnehm\w*|abzunehm\w*|maigrir|secher|adelgaz\w*|definir\w*|secar|dimagr\w*|emagrec\w*|asciug\w*|how low|weight (?:class|cut)|1 ?rm|max|maxes|maxing|maximal\w*|one rep|heavy|heavier|singles?|doubles|pr|true max|carga|peso|pesas|peso muerto|cuanto (?:puede|le)|how much (?:can|should|weight)|what weights?|dumbbells|weighted|barbell|hanteln|pesi|halteres|poids|deadlift\w*|squat\w*|bench\w*|be 5\d|to 5\d|grow|growth|taller|adult program|half marathon|marathon|half)\b/,
);

/** What is wanted for a body that still grows: less of it, or something to take. */
const WISH =
  /\b(?:diet|diat|dieta|regime|abnehm\w*|maigrir|secher|seche|adelgaz\w*|definir\w*|secar|dimagr\w*|emagrec\w*|lose weight|want to be \d\d|shred\w*|cut|deficit|fast|keto|creatin\w*|kreatin\w*|supplement\w*|whey|pre ?workout|preentreno|adult program|max|1 ?rm)\b/;

/** "I am eleven", and neither a whisky of that age nor a daughter. */
const OWN_AGE =
  /\b(?:i am|im|ich bin|tengo|tenho|ho|j ai|i just turned|just turned) (?:only |just |erst |gerade |solo |so |apenas )?(?:[6-9]|1[0-2])\b(?! (?:weeks?|months?|min\w*|reps|sets|kg|km|days?|wochen|semanas|semaines))|\b(?:i am|im|ich bin|tengo|tenho|ho|j ai) (?:nine|ten|eleven|twelve|neun|zehn|elf|zwolf|once|doce|onze|douze|undici|dodici|doze) (?:years|and|jahre|anos|ans|anni)\b/;

/** Young once, and no more. */
const WAS_YOUNG =
  /\b(?:as an? (?:\w+ )?(?:teen|teenager|kid|child|youth|junior)|when i was|back when|back in|used to|years ago|als jugendliche[rn]?|als teenager|de adolescente|cuando era|quand j etais|da ragazz[oa]|quando ero|quando eu era)\b/;

/** "15yr old son and me (44)": somebody grown who trains along. */
const OWN_GROWN =
  /\b(?:me|myself|i|i'?m|i am|ich|yo|moi|io|eu),? ?\(?(?:i'?m |am )?(?:1[89]|[2-7]\d)\b(?! ?(?:kg|lbs?|min\w*|reps|x|km|%))/;

/** An age that is only given away counts where it matters: for advice, and for what is not for the young. */
function agesOf(r: Reading): StatedAge | null {
  const stated = statedAge(r.message.plain);
  if (stated !== null && stated.years < 18) return stated;
  const young = youngAge(inFigures(r.message.plain).replaceAll("-", " "));
  if (young === null || young.years >= 18 || (stated !== null && stated.whose === "self" && young.whose === "self"))
    return stated;
  return (NOT_FOR_YOUNG.test(r.text) || young.isSure) &&
    !/\b(?:when i was|back in (?:high )?school|used to|kids menu|bedtime|since i was|my old)\b/.test(r.text)
    ? young
    : stated;
}

/** Something is asked, wished or arranged for the young one, or somebody young writes. */
const FOR_THEM =
  /\b(?:wants?|wanted|ask(?:s|ed|ing)?|needs?|wish\w*|should|can|could|may|let|is (?:my|our|it)|ok|okay|too|yes or no|oder|or not|follow\w*|count\w*|buy\w*|dumbbells?|heavy|los(?:e|es|ing)|coach\w*|trainer|veut|voudrait|veulent|quiere|vuole|vorrebbe|quer|will|mochte|soll|darf|braucht|puede|puo|pode|peut|perd\w*|lourd|pesad[oa]|pesante|schwer|entrain\w*|entrenador\w*|allenator\w*|treinador\w*|u ?1\d|im|i am)\b/;
const isForThem = (r: Reading): boolean => r.message.asked.size > 0 || WISH.test(r.text) || FOR_THEM.test(r.text);

/** The most that can be lifted once, which is to be tried out and not reckoned. */
const FINDS_MAX =
  /\b(?:find|test|try|know|determine|measure|attempt|hit|see|check|figure out|work up to|max out|going for|go for) (?:\w+ ){0,4}?(?:1 ?rm|one rep max|1 rep max|true max|max)\b|\bmax(?:ing)? out\b/;
const RECKONS = /\b(?:estimat\w*|calculat\w*|formula|from \d|heart rate|hr|reps?)\b(?! max)/;

/** Class Y: somebody under 18, by what the message says or by what is known (`knownAge`, in years). */
export function minorRule(r: Reading, knownAge: number | null): Finding | null {
  const stated = agesOf(r);
  const isRestricted = NOT_FOR_YOUNG.test(r.text);
  const restricted = r.every("restricted", ...(LEANER.test(r.text) ? (["loseWeight"] as const) : []));
  const isOwnAge =
    stated === null ||
    stated.whose === "self" ||
    ((ABOUT_CHILD.test(r.text) || isRestricted) && (restricted.length > 0 || isRestricted || TRAINS.test(r.text)));
  const isMinor = stated !== null ? stated.years < 18 && isOwnAge : GRADE.test(r.text) && !WAS_YOUNG.test(r.text);
  const years = isMinor ? (stated?.years ?? 16) : stated === null ? knownAge : null;
  if (years === null || years >= 18) {
    const isGeneral =
      YOUNG.test(r.text) &&
      restricted.length > 0 &&
      !/\b(?:my|the|our) (?:\w+ )?(?:kids|children|teens)\b/.test(r.text);
    return isGeneral && stated === null && purposeOf(r) === "advice"
      ? { class: "Y", verdict: "answer", rule: "minor.in_general", answer: "teenager", evidence: [] }
      : null;
  }
  const wantsMax = FINDS_MAX.test(r.text) && !RECKONS.test(r.text);
  if (!isMinor && restricted.length === 0 && !wantsMax) return null;
  const purpose = purposeOf(r);
  const isGoverned =
    purpose === "advice" || purpose === "start" || restricted.length > 0 || wantsMax || WISH.test(r.text);
  const isTogether =
    stated?.whose === "other" && restricted.length === 0 && !WISH.test(r.text) && OWN_GROWN.test(r.message.plain);
  const isLogged = purpose === "work" && /\b(?:log|logged|track)\b|\b\d{1,3} ?x ?\d{1,3}\b/.test(r.message.plain);
  // "Dropped my 14 year old at swimming, then benched": a child at home, and nothing for it.
  const isAtHome = stated?.whose === "other" && restricted.length === 0 && !isForThem(r);
  if (stated?.whose === "other" && IS_AWAY.test(r.text)) return null;
  if (isAtHome && (isLogged || (purpose === "none" && !isGoverned))) return null;
  return {
    class: "Y",
    verdict:
      !isTogether &&
      (isGoverned || (years < 13 && OWN_AGE.test(r.text))) &&
      !isLogged &&
      (isMinor || wantsMax || purpose !== "none")
        ? "answer"
        : "note",
    rule: years < 13 ? "minor.child" : restricted.length > 0 || wantsMax ? "minor.restricted" : "minor.teenager",
    answer: years < 13 ? "child" : "teenager",
    evidence: restricted.slice(0, 1),
  };
}

/** "My 15 year old is at his dad's, so I have the garage": out of the house. */
const IS_AWAY =
  /\b(?:is|are|was|s) (?:at|with|away|off to|out at|staying (?:at|with)) (?:(?:his|her|their|the|my|a) )?(?:\w+ )?(?:dads?|mums?|moms?|grand\w+|grans?|nans?|friends?|camp|school|sleepover|scouts?|uni)\b/;
const OWN_CHILD =
  /\b(?:my|our|mein\w*|unser\w*|ma|mon|mes|notre|mi|mis|nuestr\w+|mia|mio|nostr\w+|minha|meu) (?:\w+ )?(?:son|daughter|kids?|child|boy|girl|nephew|niece|sohn|tochter|kind|neffe|nichte|fils|fille|neveu|niece|hij[oa]|sobrin[oa]|figli[oa]|nipote|filh[oa])\b/;
/** Whether somebody only tells of a child of theirs: "meine Tochter ist 12 und turnt". */
export const isOfChildAtHome = (r: Reading): boolean =>
  OWN_CHILD.test(r.text) && purposeOf(r) === "none" && !NOT_FOR_YOUNG.test(r.text) && !isForThem(r);
