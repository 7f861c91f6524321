import { entered } from "../patterns/enteredPattern.ts";
import { matchesIn } from "../patterns/matchesIn.ts";
import { emergency, pick, wordsOf } from "./finding.ts";
import { needing } from "./ruleNeeds.ts";
import { NO_BLOW } from "./stopFrames.ts";
import { isCaught, isNeckStruck, UNDER_WEIGHT } from "./underBar.ts";

/** Feared for some day, or to be kept from: nobody has it. */
const FEARED =
  /\b(?:scared|afraid|terrified|fear\w*|frightened|worried|worry|angst|peur|miedo|paura|medo|risk|prevent\w*|avoid\w*)(?: (?:of|about|vor|de|d|di|do|del|to|against|having|getting|suffering|faire|avoir|tener|sufrir|avere|ter|an?|another|ein\w*|nem|une?|uno|uma?|sudden))*$/;

/** "Mein Opa hatte einen Schlaganfall, deswegen laufe ich": of one's kin, over, and why one trains. */
const WAS_OF_KIN =
  /\b(?:hatte|hatten|erlitt|a eu|ont eu|a fait|avait fait|tuvo|sufrio|tuvieron|ha avuto|ebbe|teve|tiveram|sofreu)\b.*\b(?:deswegen|deshalb|darum|seitdem|daher|du coup|donc|depuis|c est pour ca|por eso|asi que|desde entonces|quindi|percio|per questo|da allora|por isso|entao|desde entao)\b/;
const IS_NOW = /\b(?:gerade|eben|jetzt|heute|vient|maintenant|ahora|acaba|hoy|adesso|appena|agora|acabou|hoje)\b/;

/** What a page of figures does to somebody, in a word. */
const STRUCK_BY_FIGURES =
  /\b(?:having|have|had|has|get|got|getting) (?:a|an actual|a mini) stroke (?:just |while |from |by |when )*(?:i (?:read|look at|see) |i m |im )?(?:trying to (?:do|read|work out|figure|understand|add|count|calculate|decipher|follow|spell|type|remember|make sense)|reading|looking at|understanding|deciphering|calculating|counting|adding|doing (?:these|this|the|my) (?:sums?|maths?|numbers?|taxes|homework|spreadsheets?|conversions?)|over (?:these|this|the) (?:sums?|maths?|numbers?|spreadsheets?))\b/;

const stroke = needing(
  { concepts: ["stroke", "droop", "numb", "weak", "paralysed", "speech", "mute", "visionLoss"] },
  (r) => {
    const swimming =
      /\b(?:strokes? (?:rate|volume|length|power|count|technique|drills?|work|sets?|correction)|rowing|erg|rower|swim|swimming|freestyle|breaststroke|backstroke|butterfly|per minute|crawl|golf|of (?:luck|genius)|awareness|charity|fundraiser|aktionstag|benefiz\w*|midnight|brush)\b/;
    const said = pick(
      r.hits("stroke"),
      (it) =>
        !r.says(swimming, it) &&
        !(it.frame.whose !== "self" && WAS_OF_KIN.test(r.text) && !IS_NOW.test(r.text)) &&
        !STRUCK_BY_FIGURES.test(r.text) &&
        !FEARED.test(r.message.words.slice(Math.max(0, it.start - 6), it.start).join(" ")) &&
        !(
          r.says(
            /\b(?:had (?:a|my|the) stroke|(?:after|since|from|post) (?:a|my|the|his|her) stroke|stroke survivor)\b/,
            it,
          ) && !r.says(/\b(?:just|think|today|now|might|maybe)\b/, it)
        ),
    );
    if (said && !(r.isLaughed(said) && r.says(/\b(?:almost|nearly|gave me|give me)\b/, said)))
      return emergency("stroke", "brain", said);

    const droop = r.near(["face", "oneSide"], ["droop", "numb", "weak", "paralysed"], 6);
    if (
      droop &&
      !r.says(
        /\b(?:(?:song|weeknd|playlist|track|singing|lyrics|chorus|album)|face pulls?|beta ?alanin\w*|pre ?workout|niacin\w*|citrulline|c4|dentist|novocaine|cold|wind|snow|mask|filler|botox)\b/,
        droop[0],
      )
    )
      return emergency("face", "brain", ...droop);
    const speech = pick(
      r.hits("speech"),
      (it) => !r.says(/\b(?:drunk|drinking|beers?|so tired|highly enough|my way|karaoke)\b/, it),
    );
    if (speech) return emergency("speech", "brain", speech);
    const mute = pick(
      r.hits("mute"),
      (it) =>
        r.says(/\b(?:suddenly|sudden)\b/, it) ||
        r.hits("face", "numb", "weak", "headache", "confused", "droop").length > 0,
    );
    if (mute && !r.isLaughed(mute)) return emergency("speech", "brain", mute);
    const vision = pick(r.hits("visionLoss"), (it) => !r.says(BLIND_FOR_LONG, it) || r.says(NEW_TODAY, it));
    if (
      vision &&
      !r.isLaughed(vision) &&
      !r.says(/\bdouble digits?\b/) &&
      !r.says(/\b(?:weight loss|lose sight of|lost sight of|goals?|digits?|mirror|vision (?:of|for|board))\b/, vision)
    )
      return emergency("vision", "brain", vision);
    const limbs = r.near(["arms", "leftArm"], ["legs"], 5);
    const sign =
      limbs &&
      pick([...r.hits("numb"), ...r.hits("paralysed"), ...r.hits("weak")], (it) => it.sentence === limbs[0].sentence);
    if (
      limbs &&
      sign &&
      r.says(/\b(?:side|same|left|right|suddenly|sudden|mein linke|izquierd|gauche|sinistr|esquerd)\w*\b/, sign) &&
      !r.isLaughed(sign)
    )
      return emergency("one_sided", "brain", sign, ...limbs);
    const suddenlyWeak = r.near(["sudden"], ["paralysed"], 8) ?? r.near(["sudden", "oneSide"], ["weak", "numb"], 4);
    if (
      suddenlyWeak &&
      r.hits("arms", "leftArm", "legs", "face", "oneSide").length > 0 &&
      r.hits("headache", "speech", "confused", "face", "oneSide", "visionLoss").length > 0
    ) {
      return emergency("one_sided", "brain", ...suddenlyWeak);
    }
    return null;
  },
);

const headache = needing({ concepts: ["headache", "head"] }, (r) => {
  const ache = pick(r.hits("headache")) ?? r.near(["head"], ["pain"], 4)?.[0];
  if (!ache) return null;
  const sudden =
    r.near(["headache", "head"], ["sudden", "worst"], 9) ?? r.near(["worst"], ["headache", "head", "pain"], 9);
  if (sudden) return emergency("sudden_headache", "brain", ache, ...sudden);
  const beside = pick(r.hits("visionLoss", "speech", "confused", "fainted", "seizure", "paralysed", "droop"));
  const stiffNeck = r.says(/\bstiff neck\b|\bneck (?:is )?(?:so )?stiff\b/) && r.hits("fever", "nausea").length > 0;
  if (beside) return emergency("headache_and_more", "brain", ache, beside);
  if (stiffNeck) return emergency("headache_and_more", "brain", ache);
  const vomiting = pick(r.hits("nausea"), (it) => /vom|thr|puk/.test(wordsOf(r, it)));
  const severe = pick(
    r.hits("sharp"),
    (it) =>
      it.sentence === ache.sentence &&
      /^(?:severe|intense|excruciating|unbearable|massive|extreme|crippling|starke|heftige|violent|atroce|fuerte|forte|intenso)/.test(
        wordsOf(r, it),
      ),
  );
  if (
    severe &&
    (vomiting ||
      r.says(
        /\b(?:during|while|mid|middle of|when i (?:lift|lifted|squat|squatted|deadlift|deadlifted|strain|push)|at the top|at the bottom)\b/,
        ache,
      ))
  ) {
    return emergency("severe_headache", "brain", ache, severe);
  }
  return null;
});

/** Where a blow is one to the head. */
const A_HEAD =
  /\b(?:heads?|temple|skull|forehead|noggin|bonce|nut|brow|kopf|stirn|schlafe|hinterkopf|tete|tempe|crane|front|cabeza|sien|frente|nuca|testa|tempia|fronte|cabeca|tempora)\b/;
/** What tells that a blow did more than hurt: eyes, vomiting, drowsiness, gaps, fluid, an ache that grows. */
const AFTER_BLOW =
  /(?<!\b(?:no|not|never|without|didnt|havent|isnt|kein\w*|nicht|ohne|ni|sin|sans|pas|senza|non|sem|nao) (?:\w+ )?)\b(?:pupils?|pupillen?|pupilas?|pupill[ae]|pupilles?|(?:throwing|threw|thrown|throw) up|puk(?:ed?|ing)|vomit\w*|(?:been|being|was|is|keep being) sick|ubergeben|kotz\w*|erbroch\w*|erbrech\w*|vom(?:i|is|it[oae]|ir|iss\w*|endo)|rimett\w*|drows\w*|sleepy|(?:cant|hard to|wont) (?:stay awake|wake(?: up)?|keep (?:my|his|her) eyes open)|nodding off|schlafrig|benommen|somnolent[oae]?|sonnolent[oa]|sonolent[oa]|adormilad[oa]|confus\w*|verwirrt|desorient\w*|disorient\w*|same (?:question|thing) (?:again|over|twice)|repeat\w* (?:himself|herself|myself|the same)|keeps? (?:asking|repeating)|(?:cant|dont|doesnt|couldnt|didnt) (?:remember|recall)|no (?:memory|recollection)|memory (?:gap|loss|blank)|mind (?:is |went )?blank|(?:forgot|forgotten) (?:what|where|how|the|everything|my)|amnesi\w*|erinner\w*|gedachtnis\w*|(?:no|ne) (?:me )?(?:acuerdo|recuerdo|souviens)|souviens (?:pas|plus)|non (?:mi )?ricord\w*|nao (?:me )?lembr\w*|(?:clear|watery|yellowish|bloody) (?:fluid|stuff|liquid|water|drip\w*|discharge|snot)|(?:fluid|liquid|blood|stuff|something) (?:\w+ ){0,2}(?:out of|from) (?:my|his|her|the) (?:nose|ears?)|(?:see\w*|seeing) double|double vision|two of everything|doppelt|doble|en double|doppio|dobrado|seizure|convuls\w*|twitch\w*|worst headache|(?:headache|head|ache|pain) (?:\w+ ){0,3}(?:getting|gets|got|growing) (?:\w+ )?worse|worse and worse)\b/;
/** Blood that does not clot makes a small blow a large one. */
const ON_THINNERS =
  /\b(?:warfarin|coumadin|marcumar|sintrom|acenocoumarol|previscan|eliquis|apixaban|xarelto|rivaroxaban|pradaxa|dabigatran|edoxaban|lixiana|clexane|heparin|clopidogrel|plavix|(?:blood )?thinners?|anticoag\w*|blutverdunn\w*|gerinnungshemm\w*|anticoagul\w*)\b/;

const headInjury = needing(
  { concepts: ["headHit", "headBang", "headBlow", "bleeding", "onHead", "crushed"], words: UNDER_WEIGHT },
  (r) => {
    const hit = pick(r.hits("headHit"));
    const worse = pick(
      r.hits("fainted", "nausea", "confused", "seizure", "visionLoss", "speech", "weak", "numb", "bleeding"),
    );
    if (hit && worse && !r.says(/\bhit my head on the pillow\b/)) return emergency("head_injury", "head", hit, worse);
    const blow =
      pick(r.hits("headHit", "headBang")) ??
      pick(r.hits("headBlow"), (it) => r.says(A_HEAD, it) && !r.says(NO_BLOW, it));
    if (blow && !r.isLaughed(blow) && (AFTER_BLOW.test(r.text) || ON_THINNERS.test(r.text)))
      return emergency("head_injury", "head", blow);
    const fromHead = pick(r.hits("bleeding"), (it) => /head|ear|eyes/.test(wordsOf(r, it)));
    if (fromHead) return emergency("head_injury", "head", fromHead);
    const onHead = pick(r.hits("onHead"), (it) => r.says(/\b(?:fell|fallen|landed|dropped|came down|crashed)\b/, it));
    if (onHead && worse) return emergency("head_injury", "head", onHead, worse);
    if (isCaught(r)) return emergency("under_the_bar", "pinned");
    if (isNeckStruck(r)) return emergency("crushed", "head", ...r.hits("crushed").slice(0, 1));
    const crushed = pick(r.hits("crushed"));
    if (!crushed) return null;
    const isBar =
      r.says(/\b(?:bar|barbell|dumbbell|plate|weight|kettlebell|rack)\b/, crushed) &&
      r.says(
        /\b(?:dropped|fell|landed|stuck|pinned|trapped|came down|slipped|crashed|smashed|crushed|hit|struck)\b/,
        crushed,
      );
    const isHarmed =
      r.hits("breathHard", "pain", "swelling", "numb", "dizzy", "headache", "speech", "mute").length > 0 ||
      r.says(/\b(?:stuck|trapped|cant get|cant swallow|help)\b/);
    return isBar && isHarmed && !r.isLaughed(crushed) ? emergency("crushed", "head", crushed) : null;
  },
);

const bloodPressure = needing({ concepts: ["bloodPressure", "highPressure"] }, (r) => {
  const named = pick(r.hits("bloodPressure", "highPressure"));
  const worse = pick(
    r.hits("headache", "chestPain", "visionLoss", "confused", "speech", "numb", "breathHard", "breathMild"),
  );
  return named && worse && veryHighPressure(r.message.plain)
    ? emergency("blood_pressure", "brain", named, worse)
    : null;
});

/** "140/90/170": a bench, a squat and a deadlift. */
const THREE_LIFTS = entered(/\b\d{2,3} ?\/ ?\d{2,3} ?\/ ?\d{2,3}\b/g);

const NAMED_PRESSURE =
  /\b(?:bp|blood pressure|blutdruck|pressure|presion|tension|pressione|pressao)\b[^.!?\n]{0,40}?\b(\d{2,3})\s*(?:\/|over|-|zu|sobre|sur|su|por)\s*(\d{2,3})\b/g;
const IN_CENTIMETRES =
  /\b(?:presion|tension|pressione|pressao)\b[^.!?\n]{0,25}?\b(1\d|2[0-5])\s*(?:\/|sobre|sur|su|por|x|e|con|a)\s*(\d{1,2})\b(?!\d)/g;
const TAKEN =
  /\b(?:doc|doctor|nurse|measured|reading|reads?|cuff|monitor|pharmacy|numbers)\b[^.!?\n]{0,25}?\b(1[2-9]\d|2[0-4]\d)\s*(?:\/|over)\s*(\d{2,3})\b/;
const BEFORE_ITS_NAME =
  /\b(1[89]\d|2[0-5]\d) ?\/ ?(\d{2,3})\b[^.!?\n]{0,25}?\b(?:cuff|monitor|mmhg|pharmacy|doctors?|nurse|gp|bp|blood|pressure|blutdruck|presion|pressione|pressao|tension)\b/g;
const BARE = /\b(1[89]\d|2[0-5]\d) ?(?:\/|over|on|zu|sobre|sur|su|por) ?(1[0-6]\d|9\d)\b(?! ?(?:kg|lbs?|reps?|x))/;
const SYSTOLIC = /\b(?:systolic|bp|blood pressure)\b[^.!?\n]{0,25}?\b(1[89]\d|2\d\d)\b/;
/** Without any of these no blood pressure is written. */
export const PRESSURES: readonly RegExp[] = [NAMED_PRESSURE, IN_CENTIMETRES, TAKEN, BEFORE_ITS_NAME, BARE, SYSTOLIC];

/** Whether a blood pressure of 180 over 110 or more is written next to the word. In mmHg. */
export function veryHighPressure(message: string): boolean {
  const plain = message.replace(THREE_LIFTS, " ");
  for (const [, upper, lower] of matchesIn(plain, NAMED_PRESSURE)) {
    if (Number(upper) >= 180 || Number(lower) >= 110) return true;
  }
  // In centimetres of mercury, as in Southern Europe and Latin America: "19 por 12".
  for (const [, upper, lower] of matchesIn(plain, IN_CENTIMETRES)) {
    if (Number(upper) >= 18 || Number(lower) >= 11) return true;
  }
  const taken = TAKEN.exec(plain);
  if (taken && (Number(taken[1]) >= 180 || Number(taken[2]) >= 110) && Number(taken[2]) < Number(taken[1])) return true;
  // "193/118 on the cuff": the word may stand behind the figures.
  for (const [, upper, lower] of matchesIn(plain, BEFORE_ITS_NAME)) {
    if (Number(lower) >= 60 && Number(lower) <= 160 && Number(lower) < Number(upper)) return true;
  }
  // Two such figures, told of a machine or of somebody who measures.
  const bare = BARE.exec(plain);
  if (
    bare &&
    Number(bare[1]) - Number(bare[2]) >= 40 &&
    /\b(?:machine|chemist|pharmacy|boots|walgreens|cvs|cuff|nurse|gp|arm|reading|measured|tested|checked|head\w*|apotheke|farmacia|pharmacie|enfermera|infirmiere)\b/.test(
      plain,
    ) &&
    !/\b(?:bench|squat|deadlift|dead|press|sets?)\b/.test(plain)
  )
    return true;
  const single = plain.match(SYSTOLIC);
  return (
    single !== null &&
    // "BP 3x3 105 DL 2x3 180": sets of two lifts.
    !/\b(?:lb|lbs|kg|bench|squat|dl|sq|ohp)\b|\d ?[x×] ?\d/.test(single[0]) &&
    // "bp 275 5/5/5": a bench press.
    !/^ ?(?:kg|lbs?|[x×]|for\b|\d)/.test(plain.slice((single.index ?? 0) + single[0].length))
  );
}

/** "I'm blind in one eye": how somebody lives, and nothing that begins. */
const BLIND_FOR_LONG = /\b(?:i am|im|is|hes|shes|born|been|legally|partially) (?:\w+ )?blind in one eye\b/;
const NEW_TODAY =
  /\b(?:sudden\w*|now|just|all at once|gone|went|today|this morning|since (?:this|the|last|yesterday))\b/;

/** Stroke, bleeding in the head, blows to the head, dangerous blood pressure. */
export const BRAIN_RULES = { stroke, headache, headInjury, bloodPressure };
