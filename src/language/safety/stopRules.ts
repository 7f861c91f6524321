import { aura } from "./aura.ts";
import { backFelled } from "./backFelled.ts";
import { PRESSURES, veryHighPressure } from "./brainRules.ts";
import { drunk } from "./drunk.ts";
import { caution, PARTS, type Rule, wordsOf } from "./finding.ts";
import { isDelighted } from "./harmlessCause.ts";
import { HEART_RHYTHM_RULES } from "./heartRhythm.ts";
import { INJURY_RULES } from "./injuryRules.ts";
import { needing } from "./ruleNeeds.ts";
import { isSpinOver } from "./spinOver.ts";
import { STOP_FRAMES } from "./stopFrames.ts";
import { STOP_SIGNS } from "./stopSigns.ts";
import { SUGAR_RULES } from "./sugarRules.ts";
import { swollenAgain } from "./swollenAgain.ts";
import { isTiredLegs } from "./tiredLegs.ts";
import { STOPS_TOLD_PLAINLY } from "./toldPlainly.ts";
import { tornMuscle } from "./tornMuscle.ts";

const REPEATED =
  /\b(?:every|keep|keeps|kept|always|again|still|lately|several|multiple|times|days|weeks|constant|constantly|whenever|often|frequent|frequently|all (?:day|week|morning)|since|recurring|regularly|most|each|both times|twice|week|repeatedly|lasted|wont|now|right now|hours|immer|staendig|jede[srmn]?|chaque|cada|ogni|siempre|toujours|sempre)\b/;

const SLIGHT =
  /\b(?:a bit|bit|a little|little|slightly|kinda|for a (?:sec|second|moment|few seconds)|briefly|once|momentarily|stood up too (?:fast|quick|quickly)|standing up too (?:fast|quick|quickly)|got up too (?:fast|quick|quickly))\b/;

const FINE_NOW = /\b(?:fine|ok|okay|good|gone|better|alright|normal|over) (?:right )?now\b/g;

const LEG_DAY =
  /\b(?:leg day|legs day|squats?|squatting|hack squats?|lunges|leg press|burpees|spin|cold|freezing|sleep|slept|asleep|wrong position|sitting|kneeling|cross legged|hook grip|gripping|for a (?:sec|second|moment|minute)|elliptical|tight shoes|rides|gloves|bike|handlebars|pump|pumped|preworkout|pre workout|beta alanine|c4|dentist|keyboard|after abs)\b/;

/** Asked for the knowing: "whats rhabdo". */
const WHAT_IT_IS =
  /^(?:so )?(?:whats|what is|was ist|que es|c est quoi|cos e|o que e)(?: (?:la|le|il|o|a|this))* rh?abdo\w*(?: thing| then)*$/;
const urine = needing({ concepts: ["darkUrine"] }, (r) => {
  const hit = r.hits("darkUrine").find((it) => {
    if (/^rh?abdo/.test(wordsOf(r, it))) return !WHAT_IT_IS.test(r.text);
    return !r.says(
      /\b(?:dark yellow|beetroots?|beets?|vitamins?|asparagus|coffee makes|after coffee|tea makes|coke zero|drink(?:ing)?)\b/,
      it,
    );
  });
  return hit ? caution("dark_urine", "rhabdo", hit) : null;
});

const pressure = needing({ plain: PRESSURES }, (r) => {
  const hit = r.every("bloodPressure", "highPressure")[0];
  return veryHighPressure(r.message.plain) ? caution("blood_pressure", "bloodPressure", ...(hit ? [hit] : [])) : null;
});

const calf = needing({ concepts: ["calf"] }, (r) => {
  const hurt = r.near(["calf"], ["pain", "ache", "sore", "burn", "tight"], 9);
  const swollen = r.near(["calf"], ["swelling"], 9);
  const isWarm = r.says(/\b(?:warm|hot|red|redness)\b/);
  if (swollen && (hurt || isWarm || r.says(/\b(?:one|only|left|right)\b/)) && !r.says(/\bpump(?:ed)?\b/))
    return caution("calf", "calf", ...swollen);
  const named = r.says(/\b(?:dvt|blood clot|deep vein thrombosis|thrombose|thrombosis)\b/);
  return named && hurt ? caution("calf", "calf", ...hurt) : null;
});

/** What takes the feeling from any hand. */
const COLD =
  /\b(?:(?:hold\w*|from|on|with|using|grabb\w*|carry\w*) (?:the |a |an |my )?(?:ice ?packs?|ice|snow|cold(?: (?:bar|bell|water|weather|plunge|garage))?|frost|freezing bar)|ice bath|cold plunge|snowball\w*)\b/;
const NUMB_FOR_LONG =
  /\b(?:since|still|days?|weeks?|white|blue|wont|cant|back|neck|face|one side|left|right|yesterday|hours?)\b/;

const numbness = needing({ concepts: ["numb", "weak", "paralysed"] }, (r) => {
  if (isTiredLegs(r)) return null;
  const numb = r.near(["numb"], PARTS, 6);
  if (
    numb &&
    !numb[0].frame.isHypothetical &&
    (r.isLaughed(numb[0]) ||
      (r.says(COLD, numb[0]) && !r.says(NUMB_FOR_LONG, numb[0])) ||
      (r.says(LEG_DAY, numb[0]) &&
        !r.says(/\b(?:back|neck|sharp|pain|new|since|for days|weeks|wont|cant (?:grip|hold|lift))\b/, numb[0])))
  )
    return null;
  // "I can't feel my hamstrings working" is about a lift.
  const isActivation =
    numb !== null &&
    /^(?:cant|dont|do not|no|not|lost) feel/.test(wordsOf(r, numb[0])) &&
    r.says(
      /\b(?:hamstrings?|quads?|glutes?|pecs?|biceps?|triceps?|lats?|chest|abs|core|delts?|traps?|working|activat\w+|engag\w+|firing)\b/,
      numb[0],
    );
  if (
    isActivation ||
    r.says(/\b(?:doctor|surgeon|physio|doc|ortho) (?:has |already )*(?:okd|okayed|approved|cleared|signed off)\b/)
  )
    return null;
  if (numb && !r.says(/\b(?:mind numbing|numb to|dead bug|dead hang|deadlift form)\b/, numb[0]))
    return caution("numbness", "numbness", ...numb);
  const grip = r.hits("weak").find((it) => r.says(/\bgrip\b/, it) && r.says(/\b(?:suddenly|sudden|dropping)\b/, it));
  if (grip) return caution("weakness", "numbness", grip);
  const weak = r.near(["weak"], PARTS, 6);
  if (!weak) {
    const still = r
      .hits("paralysed")
      .find((it) => !/\b(?:bar|weight|schedule|session|workout|it)\b/.test(r.message.words[it.end] ?? ""));
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
  return (isSudden || /^(?:lost|loss of|no strength)/.test(word)) && (isLoss || /went|gone|became|suddenly/.test(word))
    ? caution("weakness", "numbness", ...weak)
    : null;
});

const NEARLY_OUT =
  /\b(?:nearly|almost|about to|near|close to|bout) (?:\w+ )?(?:pass\w* out|black\w* out|faint\w*|collaps\w*)\b/;
/** A heavy lift with its figures. */
const HEAVY =
  /\b(?:dead ?lifts?|squats?|bench\w*|press\w*|cleans?|snatch\w*|leg press|rack pulls?|rows?)\b.{0,100}\d|\d.{0,100}\b(?:dead ?lifts?|squats?|bench\w*|press\w*|cleans?|snatch\w*|leg press|rack pulls?|rows?)\b/;

const dizziness = needing({ concepts: ["faintFeeling", "dizzy"] }, (r) => {
  const hit = r
    .hits("faintFeeling", "dizzy")
    .find(
      (it) =>
        !r.says(
          /\b(?:(?:dizzy|giddy|faint|delirious) with|(?:from|with|by) (?:the |my )?sweat\b|moved? (?:fast|well|nicely|smoothly|great|good|better|easily|like)|dizzying|calendar|around (?:goals|ideas)|ceiling|sky|faint (?:hope|praise|of heart)|excited|success|love|starving|hungry|couch|bed|tired|price|spinning with|all the (?:info|options|choices|advice)|headstand|handstand|somersault|flip|hammer throws?|spun around|merry go round|roller ?coaster|waltz\w*|pirouettes?)\b/,
          it,
        ),
    );
  if (!hit) return null;
  if (isSpinOver(r.text))
    return { class: "S", verdict: "note", rule: "stop.passed", answer: "passed", evidence: [hit] };
  const isNear = hit.name === "faintFeeling";
  // "Nearly passed out on the last set lol so good": logged, with a word beside it.
  if (isNear && NEARLY_OUT.test(r.text) && !r.says(REPEATED, hit) && (r.isLaughed(hit) || isDelighted(r.text)))
    return HEAVY.test(r.text)
      ? { class: "S", verdict: "note", rule: "stop.slight_dizziness", answer: "slightDizziness", evidence: [] }
      : null;
  if (r.isLaughed(hit) && !r.says(REPEATED, hit)) return null;
  const isSlight = r.says(SLIGHT, hit) && !REPEATED.test(r.sentenceOf(hit).replace(FINE_NOW, " "));
  if (isSlight && !(isNear && /pass|black|faint|collapse/.test(wordsOf(r, hit)))) {
    return { class: "S", verdict: "note", rule: "stop.slight_dizziness", answer: "slightDizziness", evidence: [hit] };
  }
  return caution(isNear ? "near_faint" : "dizziness", "dizziness", hit);
});

/** "Breathless after the 800s, back to normal in two minutes": as it should be. */
const AFTER_EFFORT =
  /\b(?:after|during|from|off|on) (?:the |my |all the |those |each |every |some |\w+ )?(?:\d+s?|sprints?|intervals?|reps?|sets?|runs?|hills?|rounds?|rowing|row|burpees|thrusters|squats|finisher|wod|metcon|amrap|swim|laps?|race|5k|10k)\b/;
const BACK_TO_NORMAL =
  /\b(?:back to normal|(?:fine|ok|okay|good|normal|settled|recovered|gone|over) (?:again )?)(?: again)? ?(?:in|after|within|inside) (?:\w+ ){0,2}?(?:\d+|a|one|two|three|few|couple)? ?(?:of )?(?:s|secs?|seconds?|mins?|minutes?|breaths?)\b/;
const LASTS = /\b(?:chest|dizzy|faint\w*|every|worse|weeks|days|lately|blue|wheez\w*|unusual\w*)\b/;

const breathless = needing({ concepts: ["breathMild", "breathHard"] }, (r) => {
  if (AFTER_EFFORT.test(r.text) && BACK_TO_NORMAL.test(r.text) && !LASTS.test(r.text)) return null;
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
});

/** "Three weeks off with the flu, what weights do I restart with?": told as behind one, and asked for the way back. */
const WAS_ILL =
  /\b(?:had|was|were|been|after|off|out|missed|following|hatte|war|nach|lag|apres|j ai eu|ai eu|etais|despues|tras|tuve|estuve|dopo|ho avuto|ero|ferm[oa] da|depois|tive|estava|fiquei|parad[oa] (?:ha|faz|desde))\b/;
const WAY_BACK =
  /\b(?:restart\w*|start(?:ing)? (?:back|again|over)|(?:get|ease|eas|com|go|work|build)(?:e|ing|ting)? (?:my way )?back|return\w*|back (?:in|to|into|at|on|up)|pick (?:it |things )?up again|resum\w*|wieder (?:ein|an)?(?:steig\w*|fang\w*|start\w*|los\w*|train\w*|anfang\w*|einstieg)|wiedereinstieg|repr(?:ends?|endre|ise)|recommenc\w*|volver|vuelvo|retom\w*|reempez\w*|empiezo de nuevo|ripart\w*|ricominc\w*|riprend\w*|rientr\w*|recomec\w*|volto|voltar|volta)\b/;
const NOW_ILL =
  /\b(?:still|have (?:a |the )?(?:fever|flu|temperature)|got (?:a |the )?(?:fever|temperature)|feverish|noch|encore|toujours|todavia|aun|ancora|ainda|temperature|3[89](?:[.,]\d)?|40)\b/;

/** "39.2 last night": a temperature, where nothing else has such figures. */
const BARE_FEVER =
  /(?:^|[,.;(] ?)(?:was |had |at |mit |con |avec )?(?:3[89]|4[01])[.,]\d,? (?:last night|this morning|all night|overnight|in the night|yesterday|since|heute nacht|letzte nacht|heute fruh|gestern|seit|anoche|ayer|desde|hier soir|cette nuit|hier|depuis|ieri|stanotte|stamattina|da ieri|ontem)\b/;
const OF_FIGURES =
  /\b(?:ran|swam|rode|rowed|time|pb|pr|km|kms?|10 ?k|kg|kilos?|lbs?|weigh\w*|scales?|gewogen|min\w*|sec\w*|pace|split|lap|hm|marathon|bmi|bf|fat|gelaufen|corr\w*|couru)\b/;
/** A temperature with its figure. */
const MEASURED =
  /\b(?:temp|temperature|fever|burning up|shivering|shivery|aching all over|fieber|fiebre|fievre|febbre|febre)\b[^.!?\n]{0,20}?\b(?:3[89](?:[.,]\d)?|4[01](?:[.,]\d)?|10[0-5](?:[.,]\d)?)\b|\b(?:3[89]|4[01])[.,]\d (?:and |, )?(?:burning up|shiver\w*|aching all over|sweating in bed)\b/;
const infection = needing({ concepts: ["fever"], plain: [MEASURED, BARE_FEVER] }, (r) => {
  if (WAS_ILL.test(r.text) && WAY_BACK.test(r.text) && !NOW_ILL.test(r.text)) return null;
  const benign =
    /\b(?:(?:niente|nessuna|nulla|nada de|nix|null|zero) (?:di )?(?:febbre|fieber|fiebre|febre|fievre)|(?:fiebre|febbre|fievre|febre) (?:del|du|de|do) (?:sabado|sabato|samedi)|hay fever|fever for|cabin fever|fever dream|fever pitch|yellow fever|flu (?:shot|jab|vaccine|season)|(?:covid|vaccine) (?:shot|jab|booster|times|lockdown|years|era)|during covid|since covid|because of covid|before covid|(?:post|long) covid|lockdown|dance fever|night fever|gym fever|vaccinated|fever (?:is|was) gone|influencer|pre covid|after covid|pandemic)\b/;
  const hit = r.hits("fever").find((it) => !r.says(benign, it));
  const measured =
    !r.says(/\b(?:room|gym|outside|weather|sauna|water|oven|garage|garage gym|ambient|degrees outside)\b/) &&
    MEASURED.test(r.message.plain);
  const over = r.says(
    /\b(?:over (?:it|the flu|covid|my)|tested negative|negative (?:tests?|for)|(?:cold|fever|flu|infection|covid|pneumonia|it|bronchitis) (?:is |has |all )?(?:gone|over|cleared|passed|went away)|recovered|better now|gone now|(?:all|been) (?:good|fine|well|clear) since|(?:fine|good|well) (?:again|since)|(?:two|three|four|five|six|[2-9]|few|several) weeks ago|all gone|(?:weeks|days) post (?:flu|covid|cold|illness)|last (?:month|week)|months ago|years ago|last year|(?:days?|weeks?|week) (?:now )?(?:without (?:a )?fever|fever free|symptom free)|(?:fit|healthy|well) (?:again|now)|wieder (?:fit|gesund)|ya (?:estoy|me siento) (?:bien|mejor)|ya paso|remise?|gueri\w*|ora sto (?:bene|meglio)|passat[oa]|guarit[oa]|ja passou|ja to (?:bem|melhor)|melhorei)\b|\b(?:first|1st|back|return\w*)\b.{0,30}\bafter (?:\w+ ){0,4}(?:flu|covid|cold|fever|pneumonia|bronchitis|grippe)\b/,
  );
  const lingers =
    /\bstill (?:cough\w*|weak|feverish|ill|sick|rough|hoarse|phlegm\w*|chesty|wheez\w*|short of breath)\b/.test(r.text);
  // "Recovering from covid since March", "after three weeks of flu I crept back in": told as behind one.
  const isBehind =
    r.says(
      /\b(?:after (?:\w+ ){0,4}(?:flu|covid|cold|pneumonia|bronchitis|grippe|gripe|influenza)|recover\w*|crept back|(?:back|returning|coming back) (?:from|after)|lost \w+ weeks?|missed \w+ weeks?|perdi|(?:had |after )?(?:the |a )?(?:flu|covid|cold|pneumonia|influenza|grippe|gripe) (?:twice|once|before|in|three|two|a few|last (?:week|month|year|winter|spring|summer|autumn))|twice|rules|restrictions for|latest|news|since (?:january|february|march|april|may|june|july|august|september|october|november|december|having))\b/,
    ) && !r.says(/\b(?:still|fever today|right now|now|today|yesterday|tonight|this morning|days ago|running a)\b/);
  const warm = r.every("fever", "heat")[0];
  if (BARE_FEVER.test(r.message.plain) && !OF_FIGURES.test(r.text)) return caution("infection", "infection");
  if (measured && !hit) return caution("infection", "infection", ...(warm ? [warm] : []));
  if (hit && !((over || isBehind) && !measured && !lingers) && !/^chills$/.test(wordsOf(r, hit)))
    return caution("infection", "infection", hit);
  return null;
});

const bikeNumbness = needing({ concepts: ["groin"] }, (r) => {
  const numb = r.near(["groin"], ["numb"], 7);
  return numb ? caution("groin_numbness", "numbness", ...numb) : null;
});

const heatExhaustion = needing({ concepts: ["heatStroke", "heat"] }, (r) => {
  const hit = r.hits("heatStroke").find((it) => /exhaustion/.test(wordsOf(r, it)));
  const hot = r.hits("heat")[0];
  const ill = r.hits("dizzy", "nausea", "headache")[0];
  if (hit) return caution("heat_exhaustion", "heatExhaustion", hit);
  return hot &&
    ill &&
    r.says(/\b(?:the heat|in the sun|overheated|overheating|sauna|degrees|hitze|calor|chaleur|caldo)\b/)
    ? caution("heat_exhaustion", "heatExhaustion", ill, hot)
    : null;
});

const { sugar } = SUGAR_RULES;
const { popped, concussion, injury, mending, operation, sharpPain } = INJURY_RULES;

/** Class S: stop, and have somebody look at it before going on. */
export const STOP_RULES: readonly Rule[] = [
  urine,
  pressure,
  concussion,
  calf,
  popped,
  tornMuscle,
  sugar,
  aura,
  heatExhaustion,
  swollenAgain,
  ...HEART_RHYTHM_RULES,
  breathless,
  numbness,
  bikeNumbness,
  injury,
  backFelled,
  mending,
  operation,
  infection,
  dizziness,
  drunk,
  ...STOP_SIGNS,
  ...STOP_FRAMES,
  ...STOPS_TOLD_PLAINLY,
  sharpPain,
];
