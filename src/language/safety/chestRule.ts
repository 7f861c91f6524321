import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import type { Finding, Rule } from "./finding.ts";
import type { Concept, Hit, Reading } from "./reading.ts";
import { needing } from "./ruleNeeds.ts";

/** Muscle as the cause: what was trained before, what is pressed on, words for muscle soreness. */
const MUSCULAR =
  /\b(?:(?:from|after|since|following|due to|because of|thanks to|of) (?:\w+ ){0,4}?(?:bench|benching|benched|press|presses|pressing|push ?ups?|pushups?|dips?|fly|flys|flyes|flies|chest day|push day|workout|session|training|lifting|gym|pecs?|yesterdays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|drop sets?|machine)|pecs?|pectorals?|muscles?|muscular|doms|to the touch|when i (?:press|touch|poke|push) (?:on |into )?(?:it|there)|chest day|push day|muskelkater|agujetas|courbatures|indolenziment\w+|yesterdays)\b/;
const NOT_MUSCLE = entered(
  /\b(?:not|isnt|no|unlike|different (?:from|than|to)|more than|wasnt|nothing like) (?:\w+ ){0,2}?(?:sore|soreness|muscle|muscles|muscular|doms)\b/,
);
/** Asked for or done against a tight muscle; says nothing about pain. */
const LOOSENING = /\b(?:stretch(?:es|ing|ed)?|foam roll(?:er|ing)?|massage|mobility|posture)\b/;
const PEC_LIFT =
  /\b(?:when|while|during|if|whenever|every time|on) (?:i |im |doing |i do |the |my |we )*(?:bench|benching|bench press|fly|flys|flyes|flies|dips?|push ?ups?|pushups?|press|pressing|pec deck|stretch|stretching|move my arms?|raise my arms?|cough|sneeze|laugh|twist)\b/;
const EFFORT =
  /\b(?:during|while|when(?:ever)?|mid|as i|every time i|as soon as i|on the|after|walking|running|climbing) ?(?:i |im |the |a |my |we |up |doing |hard |heavy |any |some )*(?:run|runs|running|ran|jog|jogging|sprint|sprints|sprinting|treadmill|bike|cycling|cycle|rowing|row|erg|stairs|stairmaster|walk|walking|hill|hills|cardio|hiit|climb|climbing|exercise|exercising|work out|working out|train|training|exert|exertion|effort|workouts?|set|sets|lift|lifting|squat|squats|squatting|deadlifts?|deadlifting|burpees|swim|swimming|skipping|spin|class|sex|rower|elliptical|uphill|push|push hard|intervals?|race|heart rate)\b|\b(?:goes? away|went away|fades?|faded|stops?|stopped|eases?|eased|better) (?:when|once|after|if|with) (?:i )?(?:stop|stopped|rest|rested|resting|slow|sit)\b|\b(?:al correr|corriendo|a l effort|beim laufen|beim joggen|beim training|quando corro|sotto sforzo|ao correr|en courant|subiendo escaleras|beim treppensteigen)\b|\b(?:every ?time|whenever|each time|as soon as|when|if) (?:i|he|she|my \w+) (?:carr\w+|hurr\w+|rush\w*|shovel\w*|mow\w*|hoover\w*|vacuum\w*|lug\w*|haul\w*|climb\w*|walk\w*|go(?:es)? up\w*|take the stairs|exert\w*|push(?:es)? the)\b/;
/** Soreness that is named as a muscle's, and soreness or pain that is welcome. */
const PLAIN_MUSCLE = /\b(?:doms|muskelkater|agujetas|courbatures|pecs?)\b/;
const WELCOME =
  /\b(?:good|nice|lovely|happy|great|best) (?:kind of |sort of |type of )?(?:sore|soreness|way|ache)\b|\b(?:pleasantly|nicely|happily|deliciously) sore\b|\bin (?:a|the) (?:very |really )?(?:good|best|nice|great)(?: possible)? way\b|\b(?:hurts?|hurting|aches?|aching|burns?|burning) (?:so|oh so|real|just) (?:good|nice|right)\b|\b(?:good|nice|lovely|best) (?:kind of |sort of |type of )?(?:pain|hurt|burn)\b/;
const UNWELCOME = /\b(?:not|isnt|wasnt|no|never|hardly|nothing) (?:\w+ ){0,3}?(?:good|nice|great|best|lovely)\b/;
const isWelcome = (r: Reading, hit: Hit): boolean => r.says(WELCOME, hit) && !r.says(UNWELCOME, hit);
const CARDIO =
  /\b(?:run|running|jog|jogging|sprint|sprints|sprinting|treadmill|bike|cycling|rowing|rower|stairs|stairmaster|uphill|hills?|cardio|hiit|climb|climbing|walk|walking)\b/;
const STRONG =
  /\b(?:sudden|suddenly|severe|sharp|stabbing|crushing|intense|excruciating|worst|unbearable|bad|terrible|horrible|radiating|spreading|wont stop|wont go away|constant|getting worse|extreme|strong|starke|fuerte|forte|violente)\b/;
const SOFTENED =
  /\b(?:a bit|bit|little|slightly|kind of|mild|mildly|somewhat|today|still|ein bisschen|un poco|un peu|un po|um pouco)\b/;
/** Pain that each breath brings is none of a muscle, whatever was trained. */
const WITH_BREATH =
  /\b(?:every ?time|each time|when(?:ever)?|as soon as|if) i (?:\w+ )?(?:breathe|inhale|take (?:a|any|in) (?:deep |big |full )?breath)\b|\b(?:with|on|at|in) (?:every|each|any|a deep|deep) (?:deep |single |in ?)?(?:breaths?|inhale)\b|\b(?:every|each) (?:deep |single )?breath\b|\b(?:breathing in|inhaling) (?:hurts|is (?:agony|painful))\b/;
const SHARP_OR_PAIN = /\b(?:sharp|stabb\w*|pain\w*|hurts?|knife|agony)\b/;
const COLD = /\b(?:chest (?:cold|infection|cough|congestion)|congested|phlegm|mucus)\b/;

const halt = (rule: string, ...evidence: Hit[]): Finding => ({
  class: "E",
  verdict: "halt",
  rule: `emergency.${rule}`,
  answer: "heart",
  evidence,
});
const ask = (...evidence: Hit[]): Finding => ({
  class: "E",
  verdict: "ask",
  rule: "emergency.chest_soreness",
  answer: "chestQuestion",
  evidence,
});

const SIGNS_BESIDE: readonly Concept[] = [
  "breathHard",
  "breathMild",
  "fainted",
  "faintFeeling",
  "dizzy",
  "nausea",
  "radiates",
  "palpitations",
  "coldSweat",
];
/** Signs beside the chest that make a heart the likelier cause. */
function companion(r: Reading): Hit | null {
  const numbOrPain: Concept[] = ["numb", "pain", "weak", "heavy", "chestPain"];
  const arm = r.near(["leftArm", "jaw"], [...numbOrPain, "ache", "sore"], 5) ?? r.near(["arms"], ["numb"], 5);
  if (arm) return arm[0];
  const hits = r.hits(...SIGNS_BESIDE);
  return (
    hits.find((hit) => !(hit.name === "coldSweat" && r.says(/\b(?:sweaty|sweating) (?:session|workout|gym)\b/, hit))) ??
    null
  );
}

/** "Chest is sore, normal", "agujetas del press de banca": said to be what training leaves, and not asked or guessed. */
const AS_EXPECTED = /\b(?:normale?r?|usual|as (?:expected|always))\b/;
const IN_DOUBT =
  /\b(?:(?:not|isnt|no|never|nicht|pas|non|nao|than|als|que|che|is (?:it|this|that)|thats) (?:\w+ )?(?:normal\w*|usual)|tight\w*|pressure|heavy|burn\w*|guess|maybe|might|could|hope|probably|think|sure|or|oder|o|ou|but|aber|pero|mais|ma|mas)\b/;
const isExpected = ({ text, message }: Reading): boolean =>
  (AS_EXPECTED.test(text) || (PLAIN_MUSCLE.test(text) && BENCHED.test(text))) &&
  message.asked.size === 0 &&
  !IN_DOUBT.test(text) &&
  !STRONG.test(text);
const BENCHED =
  /\b(?:bench\w*|press|fly\w*|flyes|dips?|push ?ups?|bankdruck\w*|banca|developpe|panca|distensioni|supino|liegestutz\w*|flexiones|pompes|flessioni|flexoes)\b/;

/** "My wrists hurt so no push ups, chest": another joint hurts, and the chest is what is to be trained. */
const LIMB_JOINT =
  "(?:wrists?|elbows?|knees?|ankles?|hips?|shins?|hands?|fingers?|foot|feet|toes?|lower back|hamstrings?|calf|calves|quads?|groin)";
const LIMB_HURTS = `${LIMB_JOINT}\\b (?:\\w+ ){0,2}?(?:hurts?|hurting|is sore|are sore|sore|aches?|aching|pains?|injury)\\b|\\b(?:hurts?|hurting|aggravates?|bothers?|irritates?|kills?|not good for|bad for) (?:my|the|both) (?:\\w+ )?${LIMB_JOINT}\\b`;
const PART_BESIDE =
  "(?:(?:,? and|,|,? &|,? plus|\\/)? (?:upper back|triceps?|tris|back|shoulders?|delts?|biceps?|bis|arms|legs?|glutes?|quads?|calves|lats|abs|core|push)\\b)";
/** Whatever goes on about the session, and tells of no sign and for how long it has been there. */
const NO_SIGN =
  "(?:(?!\\b(?:hurt\\w*|pain\\w*|tight\\w*|pressure|ach\\w+|sore\\w*|burn\\w*|stab\\w*|breath\\w*|sweat\\w*|numb\\w*|dizz\\w*|faint\\w*|feels?|felt|is|also|too|now|since|days|weeks|hours)\\b)[^;!?]){0,70}";
const CHEST_WISHED = entered(
  compiled(
    `\\b(?:${LIMB_HURTS})(?:(?!chest)[^.;!?]){0,40}(?:[,;.] ?(?:so )?| so )(?:(?:a|my|just|some|do|only|give me|can i do|lets do) )*chest${PART_BESIDE}{0,5}(?: (?:day|workout|session|exercises?))?${NO_SIGN}$`,
  ),
);

/** "I have stable angina": an illness one lives with, and no attack of it. */
const HAS_IT =
  /\b(?:have|has|ive|got|with|have got|diagnosed(?: with)?|stable|chronic|known|history of|my|told i have|living with|suffer from|hab|habe|tengo|ho|tenho|ai|mit|con|com|avec) (?:(?:an?|stable|mild|chronic|stabile|estable) )*$/;
const ATTACKS =
  /\b(?:now|today|tonight|this (?:morning|evening)|attack|bad|worse|playing up|acting up|started|came on|again|spray|gtn|pain\w*|hurts?|tight\w*|since (?:this|yesterday|an hour)|sweat\w*|breath\w*)\b/;
const isKnownAngina = (r: Reading, hit: Hit): boolean =>
  /^angina$/.test(r.message.words.slice(hit.start, hit.end).join(" ")) &&
  (HAS_IT.test(`${r.message.words.slice(Math.max(0, hit.start - 4), hit.start).join(" ")} `) ||
    (r.message.pause[hit.start] ?? hit.start === 0) ||
    hit.start === 0) &&
  !ATTACKS.test(r.text);

/** "Chest and arms, arms hurt": parts that were trained together, and one of them by itself; no arm alone, and no sign beside. */
const CHEST_TRAINED = entered(
  /\bchest(?: ?(?:,|and|&|\+|\/|n) ?(?:arms?|tris?|triceps?|bis?|biceps?|back|shoulders?|delts?|abs|core|legs))+(?: (?:day|today|session|workout|tonight|yesterday|done|again))*(?: ?[,.;:-]| but| and now)+ ?(?:(?:my|the|both|now|but|and) )*(?:arms|tris|triceps|biceps|bis|shoulders|delts|forearms|elbows|back|legs|abs) (?:\w+ ){0,2}?(?:hurt|hurting|ache|aching|sore|dead|fried|toast|killing|tender|burn|burning)\b/,
);
const hasSignBeside = (r: Reading): boolean => r.hits(...SIGNS_BESIDE, "leftArm", "jaw").length > 0;

/**
 * Pain, pressure or tightness in the chest. Pressure, company (breath, arm, jaw, sweat, faintness) or effort: an
 * emergency. Soreness, or pain that training has already explained: one question. Muscle soreness named as such: nothing.
 */
export const chestRule = needing(
  { concepts: ["heart", "chestPain", "chest", "leftArm", "jaw", "arms", "pressure"] },
  (r) => {
    if (CHEST_WISHED.test(r.message.plain)) return null;
    if (CHEST_TRAINED.test(r.message.plain) && !hasSignBeside(r)) return null;
    const found = ofChest(r);
    return found?.verdict === "ask" && isExpected(r) ? null : found;
  },
);

const ofChest: Rule = (r) => {
  const beside = companion(r);
  const isNotMuscle = NOT_MUSCLE.test(r.text);
  const isMuscle = !isNotMuscle && r.says(MUSCULAR);
  const isEffort = r.says(EFFORT);

  const heart = r.near(["heart"], ["pain", "ache", "pressure", "tight", "burn"], 4);
  if (
    heart &&
    !r.says(/\b(?:broke|broken|breaks|break up|breakup|heart (?:rate|and soul)|ex)\b/, heart[0]) &&
    !(r.isLaughed(heart[0]) && beside === null)
  ) {
    return halt("heart_pain", ...heart);
  }

  const named = r.hits("chestPain").find((hit) => !r.says(COLD, hit) && !isKnownAngina(r, hit));
  if (named) {
    if (beside) return halt("chest_pain_and_more", named, beside);
    if (WITH_BREATH.test(r.text) && !r.isLaughed(named)) return halt("chest_pain", named);
    const isSore = r.says(/\b(?:sore|soreness|doms|tender)\b/, named);
    if (isMuscle && !isEffort && !r.says(STRONG, named) && !r.says(/\bangina\b/, named)) return ask(named);
    if (isSore && !isEffort) return ask(named);
    return halt(isEffort ? "chest_pain_on_effort" : "chest_pain", named);
  }

  const pressed = r.near(["chest"], ["pressure"], 7);
  if (
    pressed &&
    !r.says(
      /\b(?:blood pressure|bar pressure|from (?:the|my|a|this) (?:\w+ ){0,2}(?:bra|strap|binder|vest|wetsuit|belt|shirt|suit|harness)|(?:hold\w*|held|paus\w*|touch\w*|bounc\w*|lower\w*|rest\w*|put\w*|with) (?:\w+ ){0,3}(?:weight|plate|brick|bar|load) on|sit ?ups?|crunch\w*|pressure washer|peer pressure|fullness (?:of|in) (?:my )?(?:chest )?(?:development|pecs))\b/,
      pressed[0],
    )
  ) {
    const isTightness = /tight/.test(r.message.words.slice(pressed[1].start, pressed[1].end).join(" "));
    if (beside) return halt("chest_pressure_and_more", ...pressed, beside);
    if (isTightness && (isMuscle || r.says(LOOSENING)) && !isEffort) return ask(...pressed);
    return halt("chest_pressure", ...pressed);
  }

  const tight = r.near(["chest"], ["tight", "heavy"], 4);
  const isCue =
    tight !== null &&
    r.says(
      /\b(?:keep|keeping|stay|staying|hold(?! on\b)|holding|squeeze|brace|bracing|chest up|tight chest muscles?)\b/,
      tight[0],
    );
  if (tight && (!isCue || beside) && !isLoad(r, tight)) {
    if (beside) return halt("chest_tightness_and_more", ...tight, beside);
    if (
      isMuscle ||
      r.says(LOOSENING) ||
      (!isNotMuscle && r.says(SOFTENED, tight[0])) ||
      r.says(/\b(?:shoulders?|posture|hips?|back|lats?|mobility|warm ?up|desk)\b/, tight[0])
    ) {
      const isGuess = r.says(/\b(?:could be|might be|maybe|guess|probably|prob|perhaps)\b/);
      return isEffort && (!isMuscle || (isGuess && r.says(/\b(?:walk\w*|stairs|uphill|hills?|climb\w*)\b/)))
        ? halt("chest_tightness", ...tight)
        : ask(...tight);
    }
    return halt("chest_tightness", ...tight);
  }

  const hurts = r.near(["chest"], ["pain", "burn"], 6);
  if (hurts && !isOfOtherPart(r, hurts)) {
    const isBurn = hurts[1].name === "burn";
    if (WITH_BREATH.test(r.text) && SHARP_OR_PAIN.test(r.text) && !r.isLaughed(hurts[0]))
      return halt("chest_pain", ...hurts);
    if (!beside && !isEffort && isWelcome(r, hurts[0]) && !r.says(STRONG)) return null;
    if (beside) return halt("chest_pain_and_more", ...hurts, beside);
    if (
      isBurn &&
      r.says(/\b(?:set|sets|reps|flyes|flies|push ?ups|burnout|drop set|love|pump|workout)\b/) &&
      !r.says(STRONG)
    )
      return null;
    if (isBurn && !isEffort)
      return r.says(/\b(?:heartburn|reflux|pump|good burn|feel the burn|muscle)\b/) ? null : ask(...hurts);
    if (isMuscle && !(isEffort && r.says(STRONG, hurts[0]))) return ask(...hurts);
    if (r.says(PEC_LIFT, hurts[0]) && !r.says(STRONG, hurts[0])) return ask(...hurts);
    if (r.says(/\bkilling me\b/, hurts[0]) && r.isLaughed(hurts[0])) return ask(...hurts);
    return halt(isEffort ? "chest_pain_on_effort" : "chest_pain", ...hurts);
  }

  const sore = r.near(["chest"], ["sore", "ache"], 6);
  if (sore && !isOfOtherPart(r, sore)) {
    if (beside && !(isMuscle && ["breathMild", "coldSweat"].includes(beside.name)))
      return halt("chest_pain_and_more", ...sore, beside);
    if (!beside && !isEffort && isWelcome(r, sore[0]) && !r.says(STRONG)) return null;
    if (
      r.says(PLAIN_MUSCLE, sore[0]) &&
      !r.says(/\b(?:still|days|week|weeks|not muscle|different|weird|strange)\b/, sore[0])
    )
      return null;
    if (isEffort && !isMuscle && (sore[1].name === "ache" || r.says(STRONG, sore[0])))
      return halt("chest_pain_on_effort", ...sore);
    return ask(...sore);
  }

  const numbChest = r.near(["chest"], ["numb"], 4);
  if (numbChest && beside) return halt("chest_and_more", ...numbChest, beside);
  const odd = r
    .hits("chest", "heart")
    .find((hit) =>
      r.says(
        /\b(?:weird|strange|funny|odd|something wrong|not right|off|flutter\w*) (?:feeling |sensation )?(?:in|on|around|about|with) (?:my |the )?(?:chest|heart)\b|\b(?:chest|heart) (?:is |feels |felt |was |is feeling |feeling )(?:a bit |so |kind of |all )*(?:weird|strange|funny|off|odd|wrong|not right|bad)\b/,
        hit,
      ),
    );
  if (odd) return beside ? halt("chest_and_more", odd, beside) : ask(odd);

  // "My chest … when I run": whatever it does, one question costs little.
  const own = r
    .hits("chest", "heart")
    .find(
      (hit) =>
        r.says(CARDIO, hit) &&
        r.says(/\bmy (?:chest|heart) (?!rate|up|is (?:big|growing|strong|fine|ok|good))/, hit) &&
        r.says(/\b(?:when(?:ever)?|while|during|every time) i?\b/, hit),
    );
  if (
    own &&
    !r.says(
      /\b(?:keep|up|bra|sweat|strap|chafe|bounc\w*|pound\w*|beats?|beating|race|races|racing|pump\w*|fast|faster|monitor)\b/,
      own,
    )
  )
    return ask(own);

  // Arm and jaw, or either with breath or sweat, without a word about the chest.
  const arm = r.near(["leftArm"], ["pain", "ache", "numb", "heavy", "weak"], 5);
  const jaw = r.near(["jaw"], ["pain", "ache", "numb", "sore", "tight"], 5);
  // Either arm, with a sweat that is cold or a sense of dying.
  const anyArm = r.near(["arms"], ["pain", "ache", "numb", "heavy", "weak"], 4);
  const isDying =
    /\b(?:(?:impending|sense of|feeling of) doom|(?:cold|clammy) (?:\w+ )?sweats?|ice cold and sweat\w*|kaltschweiss\w*|kalter schweiss|sudor(?:es)? frios?|sueurs froides|sudor[ei] fredd[oi]|suor frio)\b/.test(
      r.text,
    );
  if (anyArm && isDying) return halt("arm_or_jaw_and_more", ...anyArm);
  const body = r
    .hits("breathHard", "coldSweat", "nausea", "fainted", "faintFeeling", "dizzy")
    .find((hit) => hit.name !== "coldSweat" || !r.says(/\b(?:workout|session|sweaty)\b/, hit));
  if (arm && jaw) return halt("arm_and_jaw", ...arm, ...jaw);
  if ((arm ?? jaw) && body && !r.says(/\b(?:dentist|tooth|teeth|wisdom)\b/))
    return halt("arm_or_jaw_and_more", ...(arm ?? jaw ?? []), body);

  // "Crushing pain" and no other part of the body named.
  const crushing = r.near(["pressure"], ["pain"], 1);
  const isElsewhere =
    r.hits("leftArm", "arms", "legs", "limb", "back", "calf", "head", "headache", "groin", "throat").length > 0;
  if (
    crushing &&
    /^crushing/.test(r.message.words[crushing[0].start] ?? "") &&
    !isElsewhere &&
    !r.isLaughed(crushing[0])
  ) {
    return halt("crushing_pain", ...crushing);
  }
  return null;
};

/** "Chest and back session, back hurts": right before the sign, and no arm, jaw or neck. */
const PART =
  /^(?:back|backs|knees?|hips?|ankles?|wrists?|elbows?|legs?|calf|calves|quads?|hamstrings?|glutes?|groin|foot|feet|shins?|toes?|fingers?|thumbs?)$/;
/** Parts that may hurt by themselves; an arm that does is a sign of the heart. */
const OTHER_PARTS: readonly Concept[] = ["legs", "limb", "back", "calf", "head", "throat"];

/** "My chest is lagging, sore arms though", "chest and back, the shoulder hurts": the sign belongs to what stands beside it. */
function isOfOtherPart(r: Reading, [chest, sign]: readonly [Hit, Hit]): boolean {
  if (chest.start > sign.start) return false;
  const isApart =
    r.message.pause.slice(chest.end, sign.start + 1).some(Boolean) ||
    /\b(?:but|though|while)\b/.test(r.message.words.slice(chest.end, sign.start).join(" "));
  if (!isApart) return false;
  if (PART.test(r.message.words[sign.start - 1] ?? "")) return true;
  const isAfter = (part: Hit) => part.start >= sign.end && part.start <= sign.end + 1;
  const isJustBefore = (part: Hit) => part.start >= chest.end && part.end === sign.start;
  return r.hits("arms", "leftArm", ...OTHER_PARTS).some(isAfter) || r.hits(...OTHER_PARTS).some(isJustBefore);
}

/** "heavy chest day", "chest felt tight from the pump", "tight chest strap". */
function isLoad(r: Reading, [chest, sign]: readonly [Hit, Hit]): boolean {
  const between = r.message.words.slice(Math.min(chest.start, sign.start), Math.max(chest.end, sign.end) + 2).join(" ");
  if (
    r.says(/\b(?:shirt|t ?shirt|jersey|wetsuit|bra|vest|fits?|fit)\b/, chest) &&
    !r.says(/\b(?:breath\w*|pain\w*|hurts?)\b/)
  )
    return true;
  const around = r.message.words.slice(Math.max(0, sign.start - 1), sign.end + 1).join(" ");
  return (
    /\b(?:pump|pumped|strap|shirt|bra|sets|weights?|dumbbells?|go heavy|went heavy|going heavy|lift heavy)\b/.test(
      between,
    ) || /\bhow heavy (?:should|can|could|do|to|is|must|would)\b/.test(around)
  );
}
