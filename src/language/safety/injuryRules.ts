import { caution, PARTS, type Rule, wordsOf } from "./finding.ts";

const OLD_OPERATION =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|ten|few|several|couple(?: of)?|many|some) years? (?:ago|back|post|out|later)\b|\bas a (?:kid|child|teen)\b|\bin (?:19|20)\d\d\b|\bfully (?:healed|recovered)\b|\bcleared\b|\blast year\b|\byears ago\b|\b(?:plastic surgery|brain surgeon|rocket)\b/;

const NEW_OPERATION =
  /\b(?:just|recent|recently|last (?:week|month)|(?:\d+|one|two|three|four|five|six|seven|eight|ten|few|several|couple(?: of)?|a) (?:days?|weeks?|months?|wks?)|post op|postop|stitches|sutures|yesterday|today|after (?:my|the)|since (?:my|the)|recovering|scheduled|upcoming|next week|jours|jour|semaines?|tagen?|wochen|dias|semanas|giorni|settimane|had|mois|monaten|meses|mesi)\b/;

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

const operation: Rule = (r) => {
  const hit = [...r.hits("surgery"), ...r.remote("surgery")].find(
    (it) =>
      !r.says(OLD_OPERATION, it) &&
      r.says(NEW_OPERATION, it) &&
      !r.says(/\b(?:avoid surgery|need surgery|without surgery|machine|special op|co op)\b/, it),
  );
  return hit ? caution("operation", "operation", hit) : null;
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

/** Pops and tears, blows to the head, falls, operations, sharp pain. */
export const INJURY_RULES = { popped, concussion, injury, operation, sharpPain };
