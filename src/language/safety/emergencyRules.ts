import { chestRule } from "./chestRule.ts";
import type { Finding, Rule } from "./finding.ts";
import type { AnswerKey } from "./fixedAnswers.ts";
import type { Hit, Reading } from "./reading.ts";
import { selfHarmRule } from "./selfHarmRule.ts";

/** What makes people say "I can't feel my legs" without any harm. */
const LEG_DAY =
  /\b(?:leg day|legs day|squats?|squatting|squatted|lunges?|leg press|hack squats?|burpees|workout|session|class|arm day|push day|pull day|spin|sprints?|stairs|stairmaster|doms|marathon|hike|training)\b/;
const TIREDNESS =
  /\b(?:couch|sofa|bed|asleep|sleep|slept|nap|napping|pillow|movie|tv|netflix|bedtime|early night|drunk|wasted|hungover|hangover|beers?|drinks|drinking|drank|vodka|wine|party|\d{1,2} ?(?:am|pm)|hours|all night|after dinner)\b/;
const THINGS =
  /\b(?:blinds?|curtains?|windows?|calendar|dates?|lights?|screen|shades?|flyers?|leaflets?|samples|cards|papers?|letters?|tattoo|tires?|lenses|schedule|invitations?|invites?|candy|water|bottles|snacks|towels|medals|shirts|swag|stickers|business cards|programs|homework)\b/;
const PERFORMANCE =
  /\b(?:pr|prs|pb|pbs|record|records|rep max|1rm|plateau|streak|fast|rule|rules|diet|habit|sweat|even|bank|news|phone|machine|bike|treadmill|rack|watch|app|bar|bench|belt|headphones|shoelace|collar|cable|plates?|up with|sleep|promise|personal best|barrier|through|program|parallel|form)\b/;

const PERSON =
  /\b(?:i|ive|he|she|they|partner|friend|guy|man|woman|girl|boy|dude|client|buddy|mate|someone|somebody|dad|mom|mum|father|mother|husband|wife|member|person|people|brother|sister|kid|lady|runner|lifter|trainer|coach|son|daughter|neighbou?r|athlete|student|teammate|colleague|stranger|bro|uncle|aunt|grandpa|grandma|instructor|spotter|one)\b/;
const emergency = (rule: string, answer: AnswerKey, ...evidence: Hit[]): Finding => ({
  class: "E",
  verdict: "halt",
  rule: `emergency.${rule}`,
  answer,
  evidence,
});
const pick = (hits: readonly Hit[], fits: (hit: Hit) => boolean = () => true) => hits.find(fits);

const notBreathing: Rule = (r) => {
  const technique =
    /\b(?:not|isnt|stopped) breathing (?:properly|right|correctly|enough|out|in|through|at the|deep|deeply|well|during|between|while|on)\b/;
  const hit = pick(r.hits("notBreathing"), (it) => !r.says(technique, it));
  if (hit) return emergency("not_breathing", "collapse", hit);
  const aed = pick(r.hits("arrestSign"), () => r.says(/\b(?:used|using|grabbed|get|getting|shocked)\b/));
  return aed && !aed.frame.isHypothetical ? emergency("not_breathing", "collapse", aed) : null;
};

const heartAttack: Rule = (r) => {
  const figurative =
    /\b(?:almost|nearly|near|basically|practically|price|bill|scared me|gave me|gives me|give me|scare|jump scare|when i saw|burger|pizza|on a plate|risk factors)\b/;
  const family = /\b(?:run|runs) in (?:my|the) family\b/;
  for (const hit of r.hits("heartAttack")) {
    if (r.says(family, hit)) continue;
    const isFelt = r.says(
      /\b(?:having|think|feel|feels|feeling|felt|could be|might be|is this|is it|am i|signs|symptoms|just had|collapsed|creo|estoy|glaube|habe|je fais|sto avendo|estou|tendo|parece)\b/,
      hit,
    );
    if (r.says(figurative, hit) && !isFelt) continue;
    if (r.isLaughed(hit) && r.says(figurative, hit)) continue;
    // "I had a heart attack" is a history unless it is said to be new.
    const isHistory =
      r.says(/\b(?:had (?:a|my|the|one|two)|after (?:a|my|the)|since my|post)\b/, hit) &&
      !r.says(/\b(?:just|now|today|tonight|think|might|maybe|may|this morning|yesterday|last night)\b/, hit);
    const isHere = r.says(
      /\b(?:next to me|just|now|here|in front of me|what (?:do|should) i do|help|on the (?:treadmill|floor)|collapsed)\b/,
    );
    if (isHistory && !(hit.frame.whose === "other" && isHere && !hit.frame.isPast)) continue;
    return emergency("heart_attack", "heart", hit);
  }
  return null;
};

const faint: Rule = (r) => {
  for (const hit of r.hits("fainted")) {
    const words = r.message.words;
    const after = words.slice(hit.end, hit.end + 8).join(" ");
    const before = words.slice(Math.max(0, hit.start - 5), hit.start).join(" ");
    if (THINGS.test(after) || /^(?:blinds?|of frame)/.test(after)) continue;
    if (
      /\bknocked out$/.test(words.slice(hit.start, hit.end).join(" ")) &&
      /^(?:a |some |my |the )?(?:\d|sets?|reps?|workout|session|few|couple|by the workout)/.test(after)
    )
      continue;
    if (
      /\b(?:almost|nearly|near|close to|about to|going to|might|feel like|felt like|felt|feel|feeling|feels|could|want to|like|thought id|thought i would|thought i was)(?: i| i was| just)?$/.test(
        before,
      )
    )
      continue;
    if (TIREDNESS.test(after) || /\b(?:too tired|so tired|exhausted)\b/.test(before)) {
      // Asleep on the couch, unless something else points the other way.
      if (
        !r.says(
          /\b(?:ambulance|hospital|hit my head|woke up on the floor|during|mid set|middle of|squatting|deadlift|running)\b/,
          hit,
        )
      )
        continue;
    }
    return emergency("fainting", "collapse", hit);
  }
  for (const hit of r.hits("collapsed")) {
    const words = r.message.words;
    const after = words.slice(hit.end, hit.end + 7).join(" ");
    const before = words.slice(Math.max(0, hit.start - 4), hit.start).join(" ");
    if (
      /\b(?:knees?|form|arch|arches|chest|back|motivation|bench|table|tent|plan|stool|elbows?|core|ankles?|hips?|shoulders?|bench|rack|chair|spine|bar|box|technique|torso|wrists?|knee|valgus|ceiling|market|economy)(?: just| always| keeps?| to| will| would| is| are| starts?)*$/.test(
        before,
      )
    )
      continue;
    if (/^(?:inwards?|in (?:on|at)|forward|at the bottom|under the (?:bar|weight)|knees?|valgus)\b/.test(after))
      continue;
    if (/\b(?:couch|sofa|bed|chair|heap|my arms)\b/.test(after)) continue;
    const isPerson =
      before === "" ||
      PERSON.test(words.slice(Math.max(0, hit.start - 7), hit.start).join(" ")) ||
      /\b(?:and|then|suddenly|has|have|almost|just)$/.test(before);
    const isForeign = !/^collaps/.test(words[hit.start] as string);
    if (!isPerson && !isForeign) continue;
    if (/\b(?:almost|nearly)$/.test(before)) continue;
    if (r.isLaughed(hit)) continue;
    return emergency("collapse", "collapse", hit);
  }
  return null;
};

const WOKE =
  /\b(?:woke up|waking up|wake up|came to|came round|came around|found myself)\b.{0,25}\b(?:floor|ground|platform|sidewalk|pavement|tiles|grass)\b/;

/** "Everything went black and I hit the floor." */
const blackoutAndFall: Rule = (r) => {
  const hit = pick(
    r.hits("faintFeeling"),
    (it) =>
      /black|dark|went|vision/.test(wordsOf(r, it)) &&
      r.says(
        /\b(?:hit the (?:floor|ground|deck)|dropped|fell|went down|on the (?:floor|ground)|woke up|came to|collapsed|people (?:around|over|standing))\b/,
      ),
  );
  if (hit && !r.isLaughed(hit)) return emergency("fainting", "collapse", hit);
  const felt = pick(r.hits("faintFeeling", "dizzy", "weak"), () =>
    /\b(?:was|woke up|found myself|ended up|next thing)\b.{0,12}\bon the (?:floor|ground)\b/.test(r.text),
  );
  if (felt && !r.isLaughed(felt)) return emergency("fainting", "collapse", felt);
  if (!WOKE.test(r.text) || /\b(?:slept|sleep|nap|napped|camping|party|drunk|mattress)\b/.test(r.text)) return null;
  return {
    class: "E",
    verdict: "halt",
    rule: "emergency.fainting",
    answer: "collapse",
    evidence: r.every("fainted", "head", "trauma").slice(0, 1),
  };
};

/** Somebody asks for an ambulance, or whether to go to hospital. */
const callForHelp: Rule = (r) => {
  const hit = pick(
    r.hits("callHelp"),
    (it) =>
      !r.isLaughed(it) &&
      !r.says(/\b(?:price|bill|joke|leg day|last (?:year|month|week)|when (?:should|do)|in case)\b/, it),
  );
  return hit ? emergency("call_for_help", "callForHelp", hit) : null;
};

/** Fainting that is about to come, said in the present. */
const aboutToFaint: Rule = (r) => {
  const now = /\b(?:now|right now|help|im about to|im going to|think im going to|feel like im going to|still)\b/;
  const hit = pick(
    r.hits("faintFeeling"),
    (it) =>
      r.says(now, it) &&
      !r.says(TIREDNESS, it) &&
      !r.isLaughed(it) &&
      !r.says(/\b(?:hungry|starving|if i|tired)\b/, it) &&
      /\b(?:faint|pass|black|collapse)/.test(wordsOf(r, it)),
  );
  return hit ? emergency("about_to_faint", "collapse", hit) : null;
};

const stroke: Rule = (r) => {
  const swimming =
    /\b(?:strokes? (?:rate|volume|length|power|count|technique)|rowing|erg|rower|swim|swimming|freestyle|breaststroke|backstroke|butterfly|per minute|crawl|golf|of (?:luck|genius)|midnight|brush)\b/;
  const said = pick(
    r.hits("stroke"),
    (it) =>
      !r.says(swimming, it) &&
      !(r.says(/\bhad (?:a|my) stroke\b/, it) && !r.says(/\b(?:just|think|today|now|might|maybe)\b/, it)),
  );
  if (said && !(r.isLaughed(said) && r.says(/\b(?:almost|nearly|gave me|give me)\b/, said)))
    return emergency("stroke", "brain", said);

  const droop = r.near(["face", "oneSide"], ["droop", "numb", "weak", "paralysed"], 6);
  if (
    droop &&
    !r.says(
      /\b(?:face pulls?|beta alanine|pre ?workout|niacin|citrulline|c4|dentist|novocaine|cold|wind|snow|mask|filler|botox)\b/,
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
  const vision = pick(r.hits("visionLoss"));
  if (
    vision &&
    !r.isLaughed(vision) &&
    !r.says(/\b(?:weight loss|lose sight of|lost sight of|goals?|mirror|vision (?:of|for|board))\b/, vision)
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
};

const headache: Rule = (r) => {
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
};

const seizure: Rule = (r) => {
  const hit = pick(
    r.hits("seizure"),
    (it) =>
      !r.says(/\b(?:seizure (?:meds|medication|disorder|free|history)|epilepsy|epileptic)\b/, it) ||
      r.says(/\b(?:just had|having|right now|today|this morning)\b/, it),
  );
  return hit ? emergency("seizure", "seizure", hit) : null;
};

const spine: Rule = (r) => {
  const onBike = /\b(?:bike|cycling|cycle|spin|spinning|saddle sore|seat|peloton|ride|riding|biking)\b/;
  const saddle = r.near(["groin"], ["numb"], 7);
  if (saddle && !(r.says(onBike) && r.hits("back").length === 0 && r.hits("bladder").length === 0))
    return emergency("saddle_numbness", "spine", ...saddle);
  const seat = r.near(["seat"], ["numb"], 7);
  if (seat && r.hits("back", "bladder", "groin").length > 0 && !r.says(onBike)) {
    return emergency("saddle_numbness", "spine", ...seat);
  }
  const named = r.says(
    /\b(?:saddle (?:numbness|anaesthesia|anesthesia|paresthesia)|cauda equina|reithosenanasthesie)\b/,
  );
  const numb = pick(r.hits("numb"));
  if (named && numb) return emergency("saddle_numbness", "spine", numb);

  const joke =
    /\b(?:laugh|laughing|laughed|lol|nearly|almost|a (?:bit|little)|leak|leaked|leaking|sneeze|sneezed|jump|jumping|jump rope|double unders?|trampoline|pelvic floor|box jumps|scared)\b/;
  for (const hit of r.hits("bladder")) {
    const isAccident = /^(?:wet|peed|pissed|soiled|shit|pooped)/.test(wordsOf(r, hit));
    const beside = pick(r.hits("back", "numb", "weak", "paralysed", "groin", "seizure", "fainted"));
    if (
      isAccident &&
      (r.says(joke, hit) || r.isLaughed(hit)) &&
      !(beside && r.hits("back").length > 0 && r.hits("numb", "weak").length > 0)
    )
      continue;
    if (/incontinen/.test(wordsOf(r, hit)) && !beside) continue;
    if (/^bowel (?:problems|issues)|^bladder (?:problems|issues)/.test(wordsOf(r, hit)) && !beside) continue;
    if (r.says(/\b(?:cant pee (?:in|with|while|when people|around)|drug test|shy)\b/, hit)) continue;
    return emergency("bladder_or_bowel", "spine", hit, ...(beside ? [beside] : []));
  }

  const legs = r.near(["legs"], ["numb", "weak", "paralysed"], 6);
  const back = pick(r.hits("back"));
  const isBoth = r.says(/\b(?:both|legs|beine|piernas|jambes|gambe|pernas|foot drop)\b/);
  const isSevere = r.hits("paralysed").length > 0 || (legs !== null && legs.some(({ name }) => name === "weak"));
  if (
    legs &&
    back &&
    (isBoth || isSevere) &&
    !r.isLaughed(legs[0]) &&
    (r.hits("pain", "ache", "pop", "trauma", "sharp").length > 0 ||
      r.says(/\bdis[ck]\b/) ||
      (r.hits("numb").length > 0 && r.hits("weak", "paralysed").length > 0))
  ) {
    return emergency("legs_and_back", "spine", ...legs, back);
  }
  const unfelt = r.near(["legs"], ["numb"], 5);
  if (
    unfelt &&
    r.says(/\bboth (?:my )?(?:legs|feet)\b/, unfelt[0]) &&
    !r.says(LEG_DAY) &&
    !r.isLaughed(unfelt[0]) &&
    !r.says(/\b(?:sitting|sat|cold|asleep|shoes|cross)\b/)
  ) {
    return emergency("both_legs", "spine", ...unfelt);
  }
  const failing = r.near(["legs"], ["weak"], 5);
  if (
    failing &&
    r.says(/\bboth (?:my )?(?:legs|feet)\b/, failing[0]) &&
    r.says(/\b(?:suddenly|sudden|back|numb)\b/, failing[0]) &&
    !r.isLaughed(failing[0])
  ) {
    return emergency("both_legs", "spine", ...failing);
  }
  const still =
    pick(r.hits("paralysed")) ??
    pick(r.hits("numb"), (it) => wordsOf(r, it) === "cant feel" && r.near(["legs"], ["numb"], 3) !== null);
  if (
    still &&
    !(r.says(LEG_DAY) && !r.says(/\b(?:fell|accident|back|neck|pop|popped|crack|suddenly|sudden|crash|numb)\b/)) &&
    !r.isLaughed(still) &&
    !r.says(/\b(?:tired|sore|exhausted|dead tired|doms|tomorrow|yesterdays)\b/, still)
  ) {
    const arm = r.hits("arms", "limb").length > 0 && r.hits("legs", "back").length === 0;
    // An arm that will not move is for a clinician today; legs are for an ambulance.
    if (!arm) return emergency("paralysis", "spine", still);
  }
  const neck = r.near(["limb"], ["trauma", "headHit", "crushed"], 12);
  if (neck && r.says(/\bneck\b/, neck[0]) && r.hits("numb", "weak", "paralysed").length > 0)
    return emergency("neck", "spine", ...neck);
  return null;
};

const bone: Rule = (r) => {
  const parts = ["limb", "arms", "leftArm", "legs", "jaw", "back", "head", "calf", "face", "bone"] as const;
  const isOld =
    /\b(?:\d+|two|three|four|six|eight|ten|few|several) (?:weeks|months) (?:ago|post|out|later)\b|\b(?:rehab|rehabbing|healed|healing|healed up|recovering|recovered|came off|cast (?:off|came)|cleared|physio|physiotherapy|old (?:break|fracture|injury)|out of (?:a |the )?(?:cast|boot)|stress fracture)\b/;
  for (const hit of r.hits("dislocated")) {
    if (
      /^dislocat(?:e|es|ion|ions)$/.test(wordsOf(r, hit)) &&
      r.says(/\b(?:band|dislocates|exercise|exercises|stick|pvc|\d+ ?x ?\d+|warm ?up|mobility)\b/, hit)
    ) {
      continue;
    }
    if (
      r.says(isOld, hit) ||
      r.says(/\b(?:chronic|recurrent|keeps dislocating|history|prone|exercises for|after a dislocation|prevent)\b/, hit)
    )
      continue;
    const isNamed =
      /^(?:shoulder|kneecap|knee|elbow|finger|hip|patella)/.test(wordsOf(r, hit)) || r.hits(...parts).length > 0;
    if (r.says(/\bout of (?:place|joint)\b/, hit) && !isNamed) continue;
    return emergency("dislocation", "bone", hit);
  }
  const limbs = parts.filter((part) => part !== "back" && part !== "head" && part !== "face");
  const shown = pick(r.hits("deformed"), (it) => {
    const isSound = /^(?:heard|felt)/.test(wordsOf(r, it));
    return isSound
      ? (r.hits("cantBear", "swelling").length > 0 ||
          r.says(/\b(?:bent|crooked|sideways|hanging|wrong way|cant (?:move|use))\b/)) &&
          r.hits(...limbs).length > 0
      : r.hits(...limbs).length > 0;
  });
  if (shown) return emergency("deformed_limb", "bone", shown);
  const isIt = pick(r.hits("broke"), (it) =>
    /\b(?:its|it is|is|it might be|it may be|it could be|it looks)$/.test(
      r.message.words.slice(Math.max(0, it.start - 3), it.start).join(" "),
    ),
  );
  if (
    isIt &&
    !r.says(isOld, isIt) &&
    r.hits(...limbs).length > 0 &&
    r.hits("swelling", "pain", "trauma", "deformed", "cantBear", "onBody").length > 0
  ) {
    if (!r.message.asked.has(isIt.sentence)) return emergency("broken_bone", "bone", isIt);
  }
  const heard = pick(r.hits("feltHeard"), (it) => r.says(/\b(?:heard|felt) (?:my|his|her) \w+ break\b/, it));
  if (heard && r.hits(...parts).length > 0) return emergency("broken_bone", "bone", heard);
  const broken = r.near(["broke"], parts, 5);
  if (!broken) return null;
  const [broke, part] = broken;
  // "sprained or broken?" asks for a diagnosis.
  if (
    r.says(/\bsprain(?:ed)?\b/, broke) &&
    r.message.asked.has(broke.sentence) &&
    r.hits("cantBear", "trauma").length === 0
  )
    return null;
  if (r.says(isOld, broke)) return null;
  // "broke my deadlift PR", "broke a sweat", "snapped back".
  const said = r.message.words.slice(Math.min(broke.end, part.end), Math.max(broke.start, part.start) + 6);
  const until = said.findIndex(
    (word, at) => at > 0 && /^(?:from|on|while|doing|during|when|in|at|after|with|and|by|yesterday|today)$/.test(word),
  );
  const between = said.slice(0, until < 0 ? said.length : until).join(" ");
  if (PERFORMANCE.test(between) || /\b(?:skin|nail|callus|callous|heart)\b/.test(between)) return null;
  if (part.name === "back" && !r.says(/\b(?:my|his|her) back\b/, part)) return null;
  if (
    /^snapped|^cracked/.test(wordsOf(r, broke)) &&
    part.name !== "bone" &&
    r.hits("cantBear", "swelling", "pain").length === 0
  )
    return null;
  if (r.says(/\bcrack(?:ed|s|ing)? (?:my |his |her )?(?:back|neck|knuckles|fingers|toes)\b/, broke)) return null;
  return emergency("broken_bone", "bone", broke, part);
};

const heat: Rule = (r) => {
  const hot = pick(
    r.hits("heatStroke"),
    (it) =>
      !(/sweating/.test(wordsOf(r, it)) && r.hits("heat", "confused", "dizzy", "headache", "nausea").length === 0),
  );
  const bad = pick(r.hits("confused", "fainted", "collapsed", "nausea"));
  if (hot && (/stroke|stopped|not sweating|schlag|stich|golpe|insola|coup|colpo/.test(wordsOf(r, hot)) || bad))
    return emergency("heat", "heat", hot);
  if (
    r.hits("heat").length > 0 &&
    r.hits("confused").length > 0 &&
    !r.says(/\b(?:about|which|whether|program|macros)\b/)
  )
    return emergency("heat", "heat", r.hits("confused")[0] as Hit);
  return null;
};

const confusion: Rule = (r) => {
  const hit = pick(
    r.hits("confused"),
    (it) => !/^(?:confus|verwirrt|confusa)/.test(wordsOf(r, it)) && wordsOf(r, it) !== "out of it",
  );
  if (!hit) {
    const plain = pick(r.hits("confused"));
    const beside = pick(r.hits("headache", "headHit", "dizzy", "fever", "nausea", "speech", "weak", "lowSugar"));
    const isAbout =
      plain && r.says(/\bconfus\w+ (?:about|by|with|on|as|over|between|how|why|whether|me|which)\b/, plain);
    return plain && beside && !isAbout ? emergency("confusion", "brain", plain, beside) : null;
  }
  if (
    /remember|understand/.test(wordsOf(r, hit)) &&
    !r.says(/\bremember (?:my name|where i|who i|what day)\b/, hit) &&
    r.hits("headHit", "fainted", "headache", "trauma", "seizure").length === 0
  )
    return null;
  if (r.says(/\b(?:form|squat form|program|what day it is)\b/, hit)) return null;
  return emergency("confusion", "brain", hit);
};

const allergy: Rule = (r) => {
  const throat = r.near(["throat"], ["swelling", "closing"], 5);
  if (throat) return emergency("throat", "allergy", ...throat);
  const tightThroat = r.near(["throat"], ["tight", "pressure"], 3);
  const isExposed = r.says(
    /\b(?:sting|stung|bee|wasp|ate|eating|eaten|nuts?|peanuts?|cashews?|shrimp|shellfish|protein|bar|shake|powder|medicine|antibiotic|swallow|milk|egg|hornet)\b/,
  );
  if (tightThroat && (isExposed || r.hits("breathHard", "hives", "swelling").length > 0)) {
    return emergency("throat", "allergy", ...tightThroat);
  }
  const stung = r.says(/\b(?:sting|stung|bee|wasp|hornet)\b/)
    ? pick(r.hits("breathHard", "breathMild", "dizzy", "faintFeeling", "throat"))
    : undefined;
  if (stung) return emergency("sting", "allergy", stung);
  const huge = pick(r.hits("throat"), (it) =>
    r.says(
      /\b(?:lips?|tongue|throat) (?:is|are|got|feels?|getting|went) (?:\w+ )?(?:huge|fat|massive|blown up|puffed up|enormous|thick)\b/,
      it,
    ),
  );
  if (huge) return emergency("throat", "allergy", huge);
  const named = pick(
    r.hits("allergy"),
    (it) =>
      /anaph|anaf|epi/.test(wordsOf(r, it)) &&
      !r.says(/\b(?:carry|carrying|have an epipen|allergic to|prescribed|bring)\b/, it),
  );
  if (named) return emergency("anaphylaxis", "allergy", named);
  const strong = pick(r.hits("allergy"), (it) =>
    r.says(/\b(?:severe|serious|bad|massive|terrible|having an) (?:allergic reaction)\b/, it),
  );
  if (strong) return emergency("allergic_reaction", "allergy", strong);
  const skin = pick(r.hits("allergy", "hives"));
  const worse = pick(r.hits("breathHard", "breathMild", "dizzy", "fainted", "faintFeeling", "swelling", "nausea"));
  if (skin && worse) return emergency("allergic_reaction", "allergy", skin, worse);
  const swollen = r.near(["face"], ["swelling"], 4);
  const isFace =
    swollen &&
    (isExposed || r.hits("medicine").length > 0) &&
    !r.says(/\b(?:cry|crying|dentist|tooth|punched|sparring|hit)\b/);
  if (isFace) return emergency("allergic_reaction", "allergy", ...swollen);
  const anySwelling = pick(r.hits("swelling"), () => !r.says(/\b(?:pump|ankles?|calf|calves|legs?)\b/));
  const noAir = pick(r.hits("breathHard"));
  if (anySwelling && noAir && r.hits("face", "throat").length + Number(r.says(/\beyes?\b/)) > 0)
    return emergency("allergic_reaction", "allergy", anySwelling, noAir);
  return swollen && r.hits("breathHard", "breathMild", "hives").length > 0
    ? emergency("allergic_reaction", "allergy", ...swollen)
    : null;
};

const breathing: Rule = (r) => {
  const nose =
    /\b(?:nose|mask|congested|congestion|blocked|stuffy|belt|braced|bracing|technique|(?:at|in) the bottom|rack position|front rack|front squats?|in the hole|under the bar|collar|snorkel|singing|sports bra|bra|waist)\b/;
  for (const hit of r.hits("breathHard")) {
    if (r.says(nose, hit)) continue;
    const isPresent = r.says(/\b(?:now|still|im|help|cant|rest|lying|sitting|since|suddenly|sudden)\b/, hit);
    const isEffort = r.says(
      /\b(?:after|during|finished|sprints?|burpees|set|sets|assault bike|cardio|intervals|hill|run|hiit|wod|metcon|workout|rounds?|laps?|stairs)\b/,
      hit,
    );
    const isLasting = r.says(
      /\b(?:still|wont|minutes|mins|hour|hours|at rest|sitting|lying|since|getting worse|all day|days|now)\b/,
      hit,
    );
    const isMinor =
      r.isLaughed(hit) || (isEffort && !isLasting && r.hits("chest", "heart", "dizzy", "throat", "pain").length === 0);
    if (isMinor && r.hits("chestPain", "throat", "hives").length === 0) continue;
    if (/^(?:gasping|choking|suffocating)/.test(wordsOf(r, hit)) && !isPresent) continue;
    if (
      /breathing (?:difficult|hard)|trouble|difficult|hard/.test(wordsOf(r, hit)) &&
      r.says(/\b(?:a bit|a little|slightly|altitude|cold air|cardio|pace)\b/, hit)
    )
      continue;
    return emergency("breathing", "breathing", hit);
  }
  const asthma =
    r.says(/\basthma attack\b/) &&
    r.says(/\b(?:inhaler (?:isnt|not|doesnt|wont|is not|ran out|empty)|no inhaler|having|now|cant find)\b/);
  const lungs = pick(r.hits("otherCondition", "breathMild"));
  return asthma && lungs ? emergency("breathing", "breathing", lungs) : null;
};

const bleeding: Rule = (r) => {
  const hit = pick(
    r.hits("bleeding"),
    (it) => !r.says(/\b(?:nose|nosebleed|period|callus|callous|blister|gums|movie|game)\b/, it),
  );
  return hit ? emergency("bleeding", "bleeding", hit) : null;
};

const headInjury: Rule = (r) => {
  const hit = pick(r.hits("headHit"));
  const worse = pick(
    r.hits("fainted", "nausea", "confused", "seizure", "visionLoss", "speech", "weak", "numb", "bleeding"),
  );
  if (hit && worse && !r.says(/\bhit my head on the pillow\b/)) return emergency("head_injury", "head", hit, worse);
  const fromHead = pick(r.hits("bleeding"), (it) => /head|ear|eyes/.test(wordsOf(r, it)));
  if (fromHead) return emergency("head_injury", "head", fromHead);
  const onHead = pick(r.hits("onHead"), (it) => r.says(/\b(?:fell|fallen|landed|dropped|came down|crashed)\b/, it));
  if (onHead && worse) return emergency("head_injury", "head", onHead, worse);
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
    r.says(/\b(?:stuck|pinned|trapped|cant get|cant swallow|help)\b/);
  return isBar && isHarmed && !r.isLaughed(crushed) ? emergency("crushed", "head", crushed) : null;
};

const clot: Rule = (r) => {
  const calf = r.near(["calf", "legs"], ["swelling"], 8) ?? r.near(["calf"], ["pain", "ache"], 6);
  const lungs = pick(r.hits("breathHard", "breathMild", "chestPain"));
  return calf && lungs && !r.says(/\bpump(?:ed)?\b/) ? emergency("clot", "heart", lungs, ...calf) : null;
};

const pregnancy: Rule = (r) => {
  const quiet = pick(r.hits("pregnancyAlarm"), (it) => /baby|water/.test(wordsOf(r, it)));
  if (quiet) return emergency("pregnancy", "pregnancy", quiet);
  const expecting = pick(r.hits("pregnant"));
  const alarm = pick(r.hits("pregnancyAlarm", "bleedingAny", "bleeding"), (it) => !r.says(/\bbleeding gums\b/, it));
  return expecting && alarm ? emergency("pregnancy", "pregnancy", alarm, expecting) : null;
};

const bloodPressure: Rule = (r) => {
  const named = pick(r.hits("bloodPressure", "highPressure"));
  const worse = pick(
    r.hits("headache", "chestPain", "visionLoss", "confused", "speech", "numb", "breathHard", "breathMild"),
  );
  return named && worse && veryHighPressure(r.message.plain)
    ? emergency("blood_pressure", "brain", named, worse)
    : null;
};

const lowSugar: Rule = (r) => {
  const figure = /\b(?:sugar|glucose|bg)\b[^.!?\n]{0,20}?\b(\d{2})\b(?! ?(?:g|grams|%))/.exec(r.message.plain)?.[1];
  const isLow = figure !== undefined && Number(figure) < 60;
  const low =
    pick(r.hits("lowSugar")) ??
    (isLow ? pick(r.hits("confused", "fainted", "faintFeeling", "dizzy", "diabetes")) : undefined);
  const worse = pick(r.hits("confused", "fainted", "faintFeeling", "seizure", "speech"));
  return low && worse ? emergency("low_sugar", "collapse", low, worse) : null;
};

/** Whether a blood pressure of 180 over 110 or more is written next to the word. In mmHg. */
export function veryHighPressure(plain: string): boolean {
  for (const [, upper, lower] of plain.matchAll(
    /\b(?:bp|blood pressure|blutdruck|pressure|presion|tension|pressione|pressao)\b[^.!?\n]{0,40}?\b(\d{2,3})\s*(?:\/|over|-|zu|sobre|sur|su|por)\s*(\d{2,3})\b/g,
  )) {
    if (Number(upper) >= 180 || Number(lower) >= 110) return true;
  }
  const single = plain.match(/\b(?:systolic|bp|blood pressure)\b[^.!?\n]{0,25}?\b(1[89]\d|2\d\d)\b/);
  return single !== null && !/\b(?:lb|lbs|kg|bench|squat)\b/.test(single[0]);
}

export const wordsOf = (r: Reading, { start, end }: Hit) => r.message.words.slice(start, end).join(" ");

/** Class E, gravest and surest first. */
export const EMERGENCY_RULES: readonly Rule[] = [
  selfHarmRule,
  notBreathing,
  pregnancy,
  seizure,
  stroke,
  headInjury,
  headache,
  bloodPressure,
  allergy,
  heartAttack,
  clot,
  chestRule,
  heat,
  lowSugar,
  faint,
  blackoutAndFall,
  aboutToFaint,
  confusion,
  spine,
  bone,
  breathing,
  bleeding,
  callForHelp,
];
