import { veryHighPressure, wordsOf } from "./emergencyRules.ts";
import type { Finding, Rule } from "./finding.ts";
import type { AnswerKey } from "./fixedAnswers.ts";
import type { Concept, Hit } from "./reading.ts";

const REPEATED =
  /\b(?:every|keep|keeps|kept|always|again|still|lately|several|multiple|times|days|weeks|constant|constantly|whenever|often|frequent|frequently|all (?:day|week|morning)|since|recurring|regularly|most|each|both times|twice|week|repeatedly|lasted|wont|now|right now|hours|immer|staendig|siempre|toujours|sempre)\b/;
const SLIGHT =
  /\b(?:a bit|bit|a little|little|slightly|kinda|for a (?:sec|second|moment|few seconds)|briefly|once|momentarily|stood up too (?:fast|quick|quickly)|standing up too (?:fast|quick|quickly)|got up too (?:fast|quick|quickly))\b/;
const LEG_DAY =
  /\b(?:leg day|legs day|squats?|squatting|hack squats?|lunges|leg press|burpees|spin|cold|freezing|sleep|slept|asleep|wrong position|sitting|cross legged|elliptical|tight shoes|rides|gloves|bike|handlebars|pump|pumped|preworkout|pre workout|beta alanine|c4|dentist|keyboard|after abs)\b/;
const OLD_OPERATION =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|ten|few|several|couple(?: of)?|many|some) years? (?:ago|back|post|out|later)\b|\bas a (?:kid|child|teen)\b|\bin (?:19|20)\d\d\b|\bfully (?:healed|recovered)\b|\bcleared\b|\blast year\b|\byears ago\b|\b(?:plastic surgery|brain surgeon|rocket)\b/;
const NEW_OPERATION =
  /\b(?:just|recent|recently|last (?:week|month)|(?:\d+|one|two|three|four|five|six|seven|eight|ten|few|several|couple(?: of)?|a) (?:days?|weeks?|months?|wks?)|post op|postop|stitches|sutures|yesterday|today|after (?:my|the)|since (?:my|the)|recovering|scheduled|upcoming|next week|jours|jour|semaines?|tagen?|wochen|dias|semanas|giorni|settimane|had|mois|monaten|meses|mesi)\b/;
const PARTS: readonly Concept[] = ["limb", "arms", "leftArm", "legs", "calf", "back", "head", "face", "groin", "jaw"];

const caution = (rule: string, answer: AnswerKey, ...evidence: Hit[]): Finding => ({
  class: "S",
  verdict: "caution",
  rule: `stop.${rule}`,
  answer,
  evidence,
});

const urine: Rule = (r) => {
  const hit = r.hits("darkUrine").find((it) => {
    if (/^rh?abdo/.test(wordsOf(r, it))) return true;
    return !r.says(
      /\b(?:dark yellow|beetroots?|beets?|vitamins?|asparagus|coffee makes|after coffee|tea makes|coke zero|drink(?:ing)?)\b/,
      it,
    );
  });
  return hit ? caution("dark_urine", "rhabdo", hit) : null;
};

const pressure: Rule = (r) => {
  const hit = r.every("bloodPressure", "highPressure")[0];
  return hit && veryHighPressure(r.message.plain) ? caution("blood_pressure", "bloodPressure", hit) : null;
};

const heartBeat: Rule = (r) => {
  const resting = /\bresting (?:heart rate|hr|pulse)\b[^.!?\n]{0,15}\b(?:1[1-9]\d|2\d\d)\b/.test(r.message.plain);
  const heart = r.every("heart", "palpitations", "pressure")[0];
  if (resting) return caution("resting_pulse", "heartBeat", ...(heart ? [heart] : []));
  for (const hit of r.hits("palpitations")) {
    const words = wordsOf(r, hit);
    const isIrregular =
      /palp|arrhyth|irregular|flutter|skip|stolper|jump|stopp|paus|flip|flop|weird|funny|tachy|taqui|tachyc/.test(
        words,
      );
    const isNormal =
      r.says(
        /\b(?:sprints?|cardio|set|sets|burpees|run|hiit|zone|intervals|workout|excited|nervous|pr|pb|attempt|movie|crush|date)\b/,
        hit,
      ) &&
      !r.says(
        /\b(?:at rest|resting|sitting|lying|wont|still|minutes|hours?|out of nowhere|random|randomly|night|bed|for no reason|calm down|slow down|days?)\b/,
        hit,
      );
    if (!isIrregular && (isNormal || r.isLaughed(hit))) continue;
    return caution("palpitations", "heartBeat", hit);
  }
  return null;
};

const calf: Rule = (r) => {
  const hurt = r.near(["calf"], ["pain", "ache", "sore", "burn", "tight"], 9);
  const swollen = r.near(["calf"], ["swelling"], 9);
  const isWarm = r.says(/\b(?:warm|hot|red|redness)\b/);
  if (swollen && (hurt || isWarm || r.says(/\b(?:one|only|left|right)\b/)) && !r.says(/\bpump(?:ed)?\b/))
    return caution("calf", "calf", ...swollen);
  const named = r.says(/\b(?:dvt|blood clot|deep vein thrombosis|thrombose|thrombosis)\b/);
  return named && hurt ? caution("calf", "calf", ...hurt) : null;
};

const popped: Rule = (r) => {
  const habitual =
    /\b(?:no pain|painless|without pain|doesnt hurt|dont hurt|no discomfort|pops when|clicks|clicking|crack my|always (?:pop|click|crack)s?|pop (?:up|music|squat|in (?:for|to)|by)|snap city|cartilage|wraps?|straps|shirt|shorts|pants|leggings|skin|callus\w*|up my hands|sleeves?|belt|band|shoes?|fib(?:er|re)s|wear and tear|torn between)\b/;
  const sound = r.near(["feltHeard"], ["pop"], 5) ?? r.near(PARTS, ["pop"], 3);
  if (!sound) return null;
  const [, pop] = sound;
  const part = r.hits(...PARTS)[0];
  if (!part || r.says(habitual, pop) || r.isLaughed(pop)) return null;
  const word = wordsOf(r, pop);
  const isPast =
    /^(?:popped|snapped|tore|torn|ripped|ruptured|gerissen|desgarr|dechir|claque|strapp|rompeu)/.test(word) ||
    sound[0].name === "feltHeard" ||
    (word === "popping" && r.hits("cantBear", "swelling", "pain", "weak").length > 0) ||
    r.says(/\b(?:loud|big|audible|nasty) (?:pop|snap|tear|crack)\b/, pop) ||
    r.hits("cantBear", "swelling").length > 0;
  // "my pec is ripped" is praise.
  if (/^ripped/.test(word) && r.hits("pain", "weak", "swelling", "cantBear").length === 0) return null;
  if (word === "tear" || word === "torn") {
    if (!r.says(/\b(?:felt|heard|think i|just|today|yesterday)\b/, pop) || r.says(/\bold\b/, pop)) return null;
  }
  return isPast ? caution("pop", "pop", pop, part) : null;
};

const numbness: Rule = (r) => {
  const numb = r.near(["numb"], PARTS, 6);
  if (
    numb &&
    !numb[0].frame.isHypothetical &&
    (r.isLaughed(numb[0]) ||
      (r.says(LEG_DAY, numb[0]) &&
        !r.says(/\b(?:back|neck|sharp|pain|new|since|for days|weeks|wont|cant (?:grip|hold|lift))\b/, numb[0])))
  )
    return null;
  // "I can't feel my hamstrings working" is about a lift.
  const isActivation =
    numb !== null &&
    wordsOf(r, numb[0]).startsWith("cant feel") &&
    r.says(
      /\b(?:hamstrings?|quads?|glutes?|pecs?|biceps?|triceps?|lats?|chest|abs|core|delts?|traps?|working|activat\w+|engag\w+|firing)\b/,
      numb[0],
    );
  if (isActivation) return null;
  if (numb && !r.says(/\b(?:mind numbing|numb to|dead bug|dead hang|deadlift form)\b/, numb[0]))
    return caution("numbness", "numbness", ...numb);
  const grip = r.hits("weak").find((it) => r.says(/\bgrip\b/, it) && r.says(/\b(?:suddenly|sudden|dropping)\b/, it));
  if (grip) return caution("weakness", "numbness", grip);
  const weak = r.near(["weak"], PARTS, 6);
  if (!weak) {
    const still = r.hits("paralysed")[0];
    return still &&
      r.hits(...PARTS).length > 0 &&
      !r.isLaughed(still) &&
      !r.says(LEG_DAY) &&
      !r.says(/\b(?:sore|doms|yesterdays|tired|tomorrow)\b/)
      ? caution("weakness", "numbness", still)
      : null;
  }
  const word = wordsOf(r, weak[0]);
  const isSudden = r.says(
    /\b(?:suddenly|sudden|went|new|one side|since|after (?:the|a) (?:fall|pop|crash)|pain|numb|drop|dropping|wont|cant)\b/,
    weak[0],
  );
  const isLoss = /lost|loss|drop|grip|lift|raise|foot|gave|giv|buckl|weakness|limp|no strength/.test(word);
  if (
    r.isLaughed(weak[0]) ||
    r.says(
      /\b(?:on (?:a|my) (?:cut|diet|deficit)|weak point|weak link|weak side|imbalance|weaker|strengthen|failure|last rep|last set|leg day|grip (?:gave out|gives out|failed|was)|fatigued?|tired|grip strength)\b/,
      weak[0],
    )
  )
    return null;
  return isSudden && (isLoss || /went|gone|became|suddenly/.test(word))
    ? caution("weakness", "numbness", ...weak)
    : null;
};

const concussion: Rule = (r) => {
  const hit = r
    .hits("headHit")
    .find((it) => !r.says(/\b(?:pillow|hay|protocol for|nail on the head|history|in the past)\b/, it));
  if (!hit) return null;
  const isLight =
    r.says(/\b(?:lightly|light tap|tapped|barely|fine|no symptoms|feel fine|feeling fine|lol)\b/, hit) &&
    r.hits("dizzy", "headache", "nausea").length === 0 &&
    !/concuss|commotion|hirner|conmoc|concussao|commozione/.test(wordsOf(r, hit));
  return isLight ? null : caution("head_hit", "headHit", hit);
};

const dizziness: Rule = (r) => {
  const hit = r
    .hits("faintFeeling", "dizzy")
    .find(
      (it) =>
        !r.says(
          /\b(?:dizzy with|dizzying|faint (?:hope|praise|of heart)|excited|success|love|starving|hungry|couch|bed|tired|price|spinning with|all the (?:info|options|choices|advice)|headstand|handstand|somersault|flip)\b/,
          it,
        ),
    );
  if (!hit) return null;
  const isNear = hit.name === "faintFeeling";
  if (r.isLaughed(hit) && !r.says(REPEATED, hit)) return null;
  const isSlight = r.says(SLIGHT, hit) && !r.says(REPEATED, hit);
  if (isSlight && !(isNear && /pass|black|faint|collapse/.test(wordsOf(r, hit)))) {
    return { class: "S", verdict: "note", rule: "stop.slight_dizziness", answer: "slightDizziness", evidence: [hit] };
  }
  return caution(isNear ? "near_faint" : "dizziness", "dizziness", hit);
};

const breathless: Rule = (r) => {
  const strange =
    /\b(?:at rest|resting|sitting|lying|stairs|walking|lately|days|weeks|for no reason|climbing|bed|night|talking|more than usual|than normal|unusual|unusually|getting worse|still|out of nowhere|suddenly|minutes after|hours)\b/;
  const hit = r
    .hits("breathMild", "breathHard")
    .find(
      (it) =>
        r.says(strange, it) &&
        !r.says(/\b(?:out of shape|unfit|smoker|stairs carrying|altitude|nose|mask)\b/, it) &&
        !r.isLaughed(it),
    );
  return hit ? caution("breathless", "breathless", hit) : null;
};

const infection: Rule = (r) => {
  const benign =
    /\b(?:hay fever|fever for|cabin fever|fever dream|fever pitch|yellow fever|flu (?:shot|jab|vaccine|season)|(?:covid|vaccine) (?:shot|jab|booster|times|lockdown|years|era)|during covid|since covid|because of covid|before covid|post covid|lockdown|dance fever|night fever|gym fever|vaccinated|fever (?:is|was) gone|influencer|pre covid|after covid|pandemic)\b/;
  const hit = r.hits("fever").find((it) => !r.says(benign, it));
  const measured =
    !r.says(/\b(?:room|gym|outside|weather|sauna|water|oven|garage|garage gym|ambient|degrees outside)\b/) &&
    /\b(?:temp|temperature|fever|fieber|fiebre|fievre|febbre|febre)\b[^.!?\n]{0,20}?\b(?:3[89](?:[.,]\d)?|4[01](?:[.,]\d)?|10[0-5](?:[.,]\d)?)\b/.test(
      r.message.plain,
    );
  const over = r.says(
    /\b(?:over (?:it|the flu|covid|my)|(?:cold|fever|flu|infection|covid|pneumonia|it|bronchitis) (?:is |has |all )?(?:gone|over|cleared|passed|went away)|recovered|better now|gone now|two weeks ago|last month|months ago|years ago|last year)\b/,
  );
  const warm = r.every("fever", "heat")[0];
  if (measured && !hit) return caution("infection", "infection", ...(warm ? [warm] : []));
  if (hit && !(over && !measured) && !/^chills$/.test(wordsOf(r, hit))) return caution("infection", "infection", hit);
  return null;
};

const operation: Rule = (r) => {
  const hit = [...r.hits("surgery"), ...r.remote("surgery")].find(
    (it) =>
      !r.says(OLD_OPERATION, it) &&
      r.says(NEW_OPERATION, it) &&
      !r.says(/\b(?:avoid surgery|need surgery|without surgery|machine|special op|co op)\b/, it),
  );
  return hit ? caution("operation", "operation", hit) : null;
};

const injury: Rule = (r) => {
  const part = r.hits(...PARTS, "onBody", "bone", "chest")[0];
  const hurt = r.hits("pain", "ache", "swelling", "numb", "weak", "cantBear", "sharp")[0];
  const isOld = r.says(
    /\b(?:years ago|last year|months ago|old injury|as a kid|rehab|rehabbing|recovered|healed|prehab|used to|physio|in \d{4})\b/,
  );
  if (isOld) return null;

  const swollen = r.near(["swelling"], PARTS, 8);
  const cant = r
    .hits("cantBear")
    .find(
      (it) =>
        (/weight|pressure/.test(wordsOf(r, it)) &&
          (r.hits("limb", "legs", "arms", "calf").length > 0 ||
            r.says(/\b(?:landed|landing|fell|twisted|rolled|sprain\w*|jump)\b/, it))) ||
        (/lock/.test(wordsOf(r, it)) &&
          r.near(["cantBear"], ["limb"], 4) !== null &&
          !r.says(/\b(?:lock ?out|locked out|locked in|locking out|lock(?:ed)? my|squeeze)\b/, it)),
    );
  if (cant && !r.isLaughed(cant)) return caution("cannot_bear_weight", "injury", cant);
  const unstable = r
    .hits("cantBear", "weak")
    .find(
      (it) => /way|gave out|gives out|giving out|buckl/.test(wordsOf(r, it)) && r.near(["limb"], [it.name], 4) !== null,
    );
  if (
    unstable &&
    r.says(/\b(?:knee|knees|ankle|hip)\b/, unstable) &&
    !r.isLaughed(unstable) &&
    !r.says(/\b(?:failure|last rep|grip|tired|leg day)\b/, unstable)
  )
    return caution("giving_way", "injury", unstable);
  if (
    swollen &&
    !r.says(/\b(?:pump|pumped|swole|doms|a bit swollen|salty|sodium|bloat|muscles?|little)\b/) &&
    hurt !== undefined
  ) {
    const isFresh = r.says(
      /\b(?:today|yesterday|just|now|this morning|last night|hours?|suddenly|since|badly|huge|balloon|after|twisted|rolled|fell|landed|overnight|still)\b/,
    );
    const isJoint = r.says(
      /\b(?:knees?|ankles?|elbows?|wrists?|shoulders?|fingers?|toes?|hips?|thumb|foot|hand)\b/,
      swollen[0],
    );
    const isHurt = r.hits("pain", "ache", "trauma", "cantBear", "feltHeard", "sharp", "numb", "weak", "pop").length > 0;
    if (isFresh && (isJoint || isHurt)) return caution("swelling", "injury", ...swollen);
  }

  const fall = r
    .hits("trauma")
    .find(
      (it) =>
        !r.says(
          /\b(?:fell (?:off (?:the wagon|track|plan|program|diet)|asleep|behind|in love|apart|short|out)|crash(?:ed)? diet|dropped (?:the weight|weight|out|down|set|sets|reps|my (?:weight|calories|bench))|drop (?:set|sets|down|the weight|by|in|weight|calories)|crushed (?:it|my (?:workout|session|pr|set|goals?|chest|back|legs|leg|bench|squat)|the)|smashed (?:it|my (?:pr|pb|workout|session|set|goals?|bench|squat|deadlift|chest|back|legs)|the|through|out)|slammed)\b/,
          it,
        ),
    );
  if (fall && part && hurt && !r.isLaughed(fall) && fall.sentence <= hurt.sentence)
    return caution("fall", "injury", fall, hurt);

  const onto = r
    .hits("onBody")
    .find(
      (it) =>
        r.says(/\b(?:dropped|fell|landed|smashed|crushed|jammed|slammed|trapped|rolled|crashed)\b/, it) &&
        r.says(
          /\b(?:bar|barbell|plate|dumbbell|kettlebell|weight|kb|db|bench|rack|fell|landed|medicine ball|machine)\b/,
          it,
        ),
    );
  if (onto && hurt && !r.isLaughed(onto)) return caution("crushed", "injury", onto);

  for (const [, figure] of r.message.plain.matchAll(
    /\b(\d{1,2}) ?(?:\/|out of) ?10\b(?=[^.!?\n]{0,25}\b(?:pain|hurt|agony))|\b(?:pain|hurts?|hurting)[^.!?\n]{0,25}?\b(?:[789]|10) ?(?:\/|out of) ?10\b/g,
  )) {
    if (hurt && (figure === undefined || (Number(figure) >= 7 && Number(figure) <= 10)))
      return caution("severe_pain", "injury", hurt);
  }
  const severe = r.near(["pain", "back"], ["sharp"], 4);
  const isGrave =
    severe &&
    /excruciating|unbearable|crippling|agony|severe|extreme|worst/.test(severe.map((it) => wordsOf(r, it)).join(" "));
  if (
    severe &&
    isGrave &&
    part &&
    !r.isLaughed(severe[0]) &&
    !r.says(/\b(?:doms|pump|soreness|calf raises|wall sit|dmos|mental|leg day)\b/)
  )
    return caution("severe_pain", "injury", ...severe);
  const bent = r
    .hits("cantBear")
    .find(
      (it) =>
        /stand up|stand|straighten|walk/.test(wordsOf(r, it)) &&
        r.hits("back").length > 0 &&
        r.hits("pain", "pop", "sharp").length > 0,
    );
  if (bent && !r.isLaughed(bent) && !r.says(/\b(?:doms|leg day)\b/)) return caution("severe_pain", "injury", bent);
  const named = r.hits("hernia")[0];
  return named && r.hits("pain", "sore", "hernia").length > 0 ? caution("hernia", "injury", named) : null;
};

const bikeNumbness: Rule = (r) => {
  const numb = r.near(["groin"], ["numb"], 7);
  return numb ? caution("groin_numbness", "numbness", ...numb) : null;
};

const sugar: Rule = (r) => {
  const hit = r
    .hits("lowSugar")
    .find(
      (it) =>
        r.says(/\b(?:now|just|shaky|shaking|trembling|sweating|again|low|keeps?|dropped|crashed)\b/, it) &&
        (r.hits("diabetes", "insulin").length > 0 || r.hits("dizzy", "weak").length > 0),
    );
  return hit ? caution("low_sugar", "lowSugar", hit) : null;
};

const heatExhaustion: Rule = (r) => {
  const hit = r.hits("heatStroke").find((it) => /exhaustion/.test(wordsOf(r, it)));
  const hot = r.hits("heat")[0];
  const ill = r.hits("dizzy", "nausea", "headache")[0];
  if (hit) return caution("heat_exhaustion", "heatExhaustion", hit);
  return hot &&
    ill &&
    r.says(/\b(?:the heat|in the sun|overheated|overheating|sauna|degrees|hitze|calor|chaleur|caldo)\b/)
    ? caution("heat_exhaustion", "heatExhaustion", ill, hot)
    : null;
};

/** The pain rule of a session: sharp pain, or five and more of ten, ends that movement for the day. Training goes on. */
const sharpPain: Rule = (r) => {
  const part = r.hits(...PARTS)[0];
  const pain = r.near(["sharp"], ["pain"], 2) ?? r.near(["pain"], PARTS, 5);
  if (!part || !pain || r.isLaughed(pain[0])) return null;
  const said = pain.map((hit) => wordsOf(r, hit)).join(" ");
  const isSharp = /\b(?:sharp|stabbing|stab|shooting|severe|intense|zapping)\b/.test(said);
  const isHigh =
    /\b[56] ?(?:\/|out of) ?10\b/.test(r.message.plain) ||
    r.says(/\b(?:push|pushed|train|trained|work|worked|lift|lifted|power) through (?:the |it|pain)/);
  return isSharp || isHigh
    ? { class: "S", verdict: "note", rule: "stop.sharp_pain", answer: "sharpPain", evidence: pain }
    : null;
};

/** Class S: stop, and have somebody look at it before going on. */
export const STOP_RULES: readonly Rule[] = [
  urine,
  pressure,
  concussion,
  calf,
  popped,
  sugar,
  heatExhaustion,
  heartBeat,
  breathless,
  numbness,
  bikeNumbness,
  injury,
  operation,
  infection,
  dizziness,
  sharpPain,
];
