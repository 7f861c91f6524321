import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { BY_BIKE, DRUG_FRAMES } from "./drugFrames.ts";
import { answering, type Finding, type Rule } from "./finding.ts";
import type { Hit, Reading } from "./reading.ts";
import { type Needs, needing } from "./ruleNeeds.ts";

const answer = answering("P", "drugs");
/** "On gear 12 of the spin bike", "my first cycle of smolov". */
const OF_A_BIKE_OR_PLAN = compiled(
  `\\b(?:on|in) gear \\d+\\b(?! ?(?:weeks?|months?|years?))|\\b(?:big|small|low|high|top|bottom|middle|right|wrong) gear\\b|\\bcycles? of (?:smolov|sheiko|gzcl\\w*|nsuns|texas|starting strength|madcow|wendler|531|5 3 1|stronglifts)\\b|\\b${BY_BIKE}\\b`,
);
/** Taken already, and dangerous at once. */
const taken = (rule: string, ...evidence: Hit[]): Finding => ({
  ...answer(rule, "drugTaken", ...evidence),
  verdict: "halt",
});

const TAKEN =
  /\b(?:i|ive|im|just|ich|he|she|friend|buddy|partner|brother) (?:have |been |already |just |accidentally |now |also |has |am |was )*(?:took|taken|taking|take|on|using|used|injected|injecting|inject|swallowed|dosed|started|tried|did|shot|run|running|had|habe|genommen)\b|\b(?:took|injected|pinned|jabbed|popped|shot|swallowed|dosed) (?:\d+|some|my|too|a|the|dnp|insulin|slin|humalog|clen\w*|ephedrin\w*|yohimbine)\b|\bim on\b|\bbeen (?:on|pinning|taking|using|running|jabbing|injecting)\b|(?:^|\b(?:and|then|so|but|already) )(?:(?:had|took|did|popped|swallowed|pinned) (?:\d|a|some|the|my|two|one|half)|jabbed|injected)|^\d+ ?(?:units?|iu|ui|ie|mcg|mg) |\bdid \d+ (?:units?|iu|today|tonight|after)\b/;

const deadly = needing({ concepts: ["dnp", "insulin"] }, (r) => {
  const burner = r.hits("dnp")[0];
  if (burner)
    return TAKEN.test(r.text) &&
      !r.says(/\b(?:should i|thinking (?:of|about)|want to|considering|planning|can i)\b/, burner)
      ? taken("dnp_taken", burner)
      : answer("dnp", "drugs", burner);
  const insulin = r.hits("insulin")[0];
  if (
    !insulin ||
    r.hits("diabetes").length > 0 ||
    r.says(
      /\b(?:insulin (?:resistance|sensitivity|sensitive|resistant|spike|spikes|response|levels?|index|pump|pen)|(?<!not |not a |no soy |kein |non sono |sans |pas |without )diabet\w+|my doctor|prescribed|endocrinologist|type (?:1|2|one|two)|pancreas|lower insulin|raise insulin|carb ratio|correction dose)\b/,
    )
  )
    return null;
  // Who injected it and feels it is in danger, whatever for; diabetics were asked about above.
  const shaken = r.hits("poisoned", "bodySign", "dizzy", "faintFeeling", "confused", "coldSweat")[0];
  if (shaken && TAKEN.test(r.text)) return taken("insulin_taken", insulin, shaken);
  const forMuscle = r.says(
    /\b(?:gains|grow|growth|bulk|bulking|muscles?|bigger|size|post ?workout|pre ?workout|pump|anabolic|mass|bodybuilding|bodybuilders?|lean|off season|gh|hgh|tren|test|cycle|iu|ius|slin|without diabetes|not diabetic)\b/,
  );
  if (!forMuscle) return null;
  return TAKEN.test(r.text) &&
    !r.says(/\b(?:should i|thinking (?:of|about)|want to|considering|planning|can i|do bodybuilders|why do)\b/, insulin)
    ? taken("insulin_taken", insulin)
    : answer("insulin", "drugs", insulin);
});

/** A stimulant taken to get lean, and a heart or head that already feels it. */
const reacting = needing({ concepts: ["stimulantDrug"] }, (r) => {
  const drug = r
    .hits("stimulantDrug")
    .find((it) => !/^(?:t3|adderall|albuterol)/.test(r.message.words[it.start] ?? ""));
  const sign = r.hits("palpitations", "chestPain", "dizzy", "faintFeeling", "breathHard", "seizure", "confused")[0];
  return drug &&
    sign &&
    TAKEN.test(r.text) &&
    !r.says(/\b(?:should i|thinking (?:of|about)|want to|considering|planning|can i)\b/, drug)
    ? taken("stimulant_taken", drug, sign)
    : null;
});

const WANTED =
  /\b(?:how(?! many (?:of (?:them|those|the \w+) )?(?:took|take|takes|used?|are|were|was|guys|people|doped|lifters|athletes|pros)\b)|where|which|should|safe|dos\w+|help|effects?|worth|legal|cycles?|buy|order|source|start\w*|try\w*|mg|stack\w*|inject\w*|can i|could i|want|thinking|considering|best|recommend\w*|caught|i (?:take|took|use|used|am|do)|im|ive)\b/;

/** How much of it, in five languages: "cuántos ml", "wie viel mg". */
const AMOUNT_ASKED =
  /\b(?:how (?:much|many)|wie ?viele?|cuant[oa]s?|combien|quant[oiae]s?) (?:\w+ ){0,2}?(?:ml|mg|cc|iu|ie|ui|units?|einheiten|unidades|unites?|unita|ampollas?|ampoules?|ampolas?|fiale?|amps?|vials?)\b/;
/** Seen or read of others. */
const SEEN = entered(
  /\b(?:(?:are|is) (?:anabolic )?(?:steroids?|peds|doping) (?:banned|tested)|documentary|documental|doku|documentaire|documentario|movie|film|series?|serie|episode|podcast|article|the olympics|athletes who|banned for|caught doping|wada|in the news)\b(?!.*\b(?:should i|i want|i take|im on|my cycle)\b)/,
);
const MEDICAL =
  /\b(?:prescribed|prescription from|my doctor|endocrinolog\w*|urolog\w*|insulin|pump|diabet\w*|cortiso\w*|prednis\w*|asthma|inhaler|flu shot|vaccine|vaccinat\w*|jab today|covid jab|flu jab|blood test|blood donat\w*|physio|botox|b12 shots?|iron infusion|espresso|shots? of (?:espresso|tequila|vodka))\b/;
const TRAINING_CYCLE =
  /\b(?:5 ?3 ?1|531|mesocycle|macrocycle|microcycle|training cycle|strength cycle|menstrual|period|washing|life cycle|cycle (?:class|to work|home|commute)|spin|bike|motor\w*|menstru\w*|(?:bench|squat|deadlift|program|programme|smolov|block|peaking|running|run) cycle|(?:on|in) gear \d+|(?:on|in) (?:the )?(?:big|small|low|high|top|middle|right) gear|cycle of (?:smolov|sheiko|gzcl\w*|nsuns|texas|starting strength|madcow|wendler|5|my program|training|the program)|cruise (?:ship|holiday|control|line)|tren (?:de|del|a|al|para|retras\w*|parado|llega)|(?:el|en|del|al|un|mi) tren)\b/;
const HARMLESS_SLANG =
  /\b(?:(?:quanto|cuanto|quanto tempo) (?:dura|duram?|dura ahora)(?! (?:um|o|un|el|il) (?:ciclo|efeito|effetto|efecto))|pin press|pin squats?|pins? (?:at|on|in the rack|height)|safety pins?|stack pin|weight stack|machine|climbing|belts?|straps|clothes|shoes|lifting gear|gym gear|camera|bike|blood test|test (?:my|the|week|day|max|1rm|run|set)|max test|fitness test|beep test|cooper test|strength test|vo2|apple|orange|carrot|beet\w*|fruit|celery|detox|cleanse|blender|protein|hot sauce|tomato|soy|pasta|halo top|halo movement|kb halos?|kettlebell halos?|around the world|warm ?up|microphone|tumble)\b/;

/** "People keep asking if I'm on roids": what others say of somebody's muscles. */
const SUSPECTED =
  /\b(?:people|everyone|everybody|guys|someone|they|mates?|friends?|strangers?|folks) (?:\w+ ){0,2}(?:ask\w*|thinks?|thought|accus\w*|says?|said|assume\w*)(?: \w+){0,2}? (?:if |that )?(?:im|i am|me of being|i was) on (?:the )?(?:roids|steroids|gear|juice)\b|\b(?:roids?|steroids?) (?:jokes?|rumou?rs?|memes?|gossip)\b/;

/** "Is creatine a steroid", "everyone here is on roids lol", "he took steroids, right": about others or a word. */
function isGossip(r: Reading, hit: Hit): boolean {
  const before = r.message.words.slice(Math.max(0, hit.start - 4), hit.start).join(" ");
  const isDefinition =
    /\b(?:is|are|isnt|arent) (?:\w+ ){1,2}(?:an?|like)$/.test(`${before}`) ||
    /\b(?:is|are|isnt|arent) (?:\w+ ){0,2}\w+$/.test(before);
  const said = `${before} ${r.message.words.slice(hit.start, hit.end).join(" ")}`;
  const isNamed =
    /\b(?:took|takes|uses|used|on|abused|did) (?:anabolic )?\w+$/.test(said) && !/\b(?:i|im|ive|we)\b/.test(before);
  const isOpinion = /^\W*(?:anabolic )?(?:steroids|roids) (?:are|is|kill|ruin|suck)\b/.test(r.text);
  const isOfNews =
    /\b(?:history|documentary|doc|podcast|article|news|scandal|olympics?|tour de france|(?:in|and) (?:sports?|cycling|baseball|hollywood)|doping (?:case|ban|history)|the eighties|back then)\b/.test(
      r.text,
    ) && !/\b(?:my (?:first|next|own) cycle|should i|i (?:take|want|use|am on|plan))\b/.test(r.text);
  return (
    (SUSPECTED.test(r.text) || isOfNews || isOpinion || isDefinition || isNamed || hit.frame.whose !== "self") &&
    !WANTED.test(r.text)
  );
}

/** Against them: "banned in my federation, good", "steroids are cheating, natty for life". */
const AGAINST = entered(
  /\b(?:(?:is|are|was|were|its|stays?) (?:rightly |all |simply |just )?(?:banned|cheating|forbidden|for cheats|disgusting|taboo|tabu|verboten|interdits?|proibid\w+|prohibid\w+|vietat\w+)|natty (?:for life|forever|till i die|4 life)|drug ?free (?:for life|athlete|lifter|federation|and proud)|proud to be (?:natty|natural|clean|drug ?free))\b/,
);
const STILL_DRAWN =
  /\b(?:but|tempt\w*|thinking|consider\w*|want|try\w*|should i|how (?:much|many|long|to|do)|where|mg|mcg|iu|dose|dosage|cycle|stack|instead|alternative|pass (?:a|the) test|detect\w*|cruise|blast|pct|buy|order|source|legal)\b/;

/** "First timers do 500 a week", "how much do beginners take, finally hopping on": what is meant goes without saying. */
const FIRST_DOSE =
  /\b(?:first ?timers?|beginners?|newbies?) (?:usually |normally |just )?(?:do|take|run|use|start (?:on|with|at)) \d{3} ?(?:mg )?(?:a|per|each|pw|wk|week)\b(?=.*\b(?:stuff|gear|after|pct|source|legit|sides|bloods)\b|.*$)(?!.*\b(?:kcals?|calories|met(?:er|re)s|steps|skips|reps|minutes|k)\b)|\bhop(?:ping)? on\b(?! (?:the|a|an|my|your|our|here|this|that|zwift|strava|over|to)\b).*\bhow much (?:do|should|would) (?:beginners?|newbies?|first ?timers?|people) (?:take|run|use|start)\b/;

/** A train, Winnie, and what is of no interest. */
const OTHER_TREN = entered(
  /\b(?:tren (?:de|del|a|al|para|parado|llega)|(?:el|en|del|al|un|mi) tren|winny the pooh|not interested|tren (?:was|is|ran|came) (?:late|cancelled|delayed|early)|choo|tren is bahn)\b/,
);
const JUICING = /\b(?:juicing|juiced up|hop(?:ping)? on (?:gear|juice)|on (?:gear|juice)|running gear|blasting)\b/;
const CYCLE_OF_NAMED = /\bcycle\b.*\b(?:var|prop|mast|primo|npp|cyp|igf)\b/;
const SOURCE_OF_GEAR =
  /\b(?:source|supplier|plug|dealer|vendor|website) (?:for|of) (?:\w+ )?(?:gear|juice|roids|steroids|test|sarms)\b/;
const PINNING = /\b(?:pinning|pin)\b/;
const AFTER_CYCLE = /(?<!\d )\bpct\b/;
const GOOD_GEAR = /\b(?:legal|good|best|safe|strong(?:est)?|real|cheap) (?:gear|juice|roids?)\b/;
const ENHANCING: Needs = {
  concepts: ["steroid", "sarm", "stimulantDrug", "growth", "testosterone", "diuretic"],
  words: [JUICING, FIRST_DOSE, CYCLE_OF_NAMED, SOURCE_OF_GEAR, PINNING, AFTER_CYCLE, GOOD_GEAR],
};
const enhancing = needing(ENHANCING, (r) => {
  if (AGAINST.test(r.text) && !STILL_DRAWN.test(r.text)) return null;
  const isMedical =
    r.hits("medicalSteroid").length > 0 &&
    !r.says(/\b(?:cycle|tren|bulk|bulking|stack|gains|anabolic|bodybuilding|dbol|muscle growth|for muscle)\b/);
  const isRefused =
    r.says(
      /\b(?:natty|natural(?:ly)? (?:lifter|athlete|only)|without (?:any |using |taking )?(?:steroids|gear|drugs|peds|roids)|never (?:touch\w*|take|took|use|used)|dont (?:take|use|want|touch|do) (?:any )?(?:steroids|gear|drugs|peds|roids|sarms)|not on|no (?:steroids|gear|peds|roids|sarms))\b/,
    ) && r.hits("drugUse").length === 0;
  if (
    (SEEN.test(r.text) &&
      !/\b(?:dos(?:e|age)|should i|how (?:much|many mg)|mg|my (?:first|next) cycle)\b/.test(r.text)) ||
    OTHER_TREN.test(r.text)
  )
    return null;
  const strong = r.hits("steroid", "sarm", "stimulantDrug").find((it) => {
    const words = r.message.words.slice(it.start, it.end).join(" ");
    if (/^stero/.test(words) && isMedical) return false;
    if (
      /juice$/.test(words) &&
      r.says(/\b(?:cleanse|orange|ginger|apple|carrot|beet\w*|celery|fresh|fruit\w*|ml)\b/, it)
    )
      return false;
    // Spanish for the upper and the lower body.
    if (/(?:gear|cycle)/.test(words) && OF_A_BIKE_OR_PLAN.test(r.text)) return false;
    if (words === "tren" && /^(?:superior|inferior)$/.test(r.message.words[it.end] ?? "")) return false;
    if (/\b(?:stero|roids|steriods|anabol|este?roid)/.test(words) && isGossip(r, it)) return false;
    if (/^on /.test(words) && it.frame.whose === "other" && !WANTED.test(r.text)) return false;
    if (
      words === "deca" &&
      r.says(/\b(?:should i|offered|some|take|taking|try|trying|on) (?:\w+ )?deca\b|\bdeca\b.*\bshould i\b/, it)
    )
      return true;
    if (words === "rad" || words === "deca" || words === "t3" || words === "meth" || words === "s23")
      return r.says(/\b(?:mg|cycle|dose|stack|inject\w*|sarms?|iu|mcg|run|running)\b/, it);
    if (words === "clomid" || words === "nolvadex")
      return r.says(/\b(?:cycle|pct|gear|test|sarms?|estrogen|gyno)\b/, it);
    if (
      words === "cycle of" ||
      words === "first cycle" ||
      /^(?:take|taking|took|use|using|buy|try|on) (?:gear|juice)/.test(words)
    )
      return (
        r.says(
          /\b(?:tren|test|steroids?|roids?|mg|pct|inject\w*|anabolics?|deca|dbol|anavar|primo|sarms?|shots?|blast|on (?:the )?(?:gear|juice)|first cycle|gains)\b/,
          it,
        ) &&
        !r.says(/\b(?:gym gear|cardio gear|juice cleanse|orange|fruit|lifting gear|straps|apple|carrot|beet\w*)\b/, it)
      );
    return !r.says(
      /\b(?:first cycle of (?:my|the) (?:program|plan)|of 5|menstrual|bike|mesocycle|washing|training cycle|strength cycle|531|5 3 1)\b/,
      it,
    );
  });
  if (strong && !isRefused && !strong.frame.isNegated) return answer("enhancing", "drugs", strong);

  const juicing = JUICING.test(r.text) && !OF_A_BIKE_OR_PLAN.test(r.text);
  if (
    juicing &&
    r.says(
      /\b(?:show|comp|competition|gains|bulk\w*|muscles?|natty|cycle|bodybuild\w*|first|size|stage|pct|bloods|test|mass|lean|want off|come off|gp|nipples|moods|gyno)\b/,
    ) &&
    !isRefused &&
    !r.says(
      /\b(?:fruit|veg\w*|celery|carrot|cleanse|kale|orange|blender|beet\w*|apple|ginger|music|glutes?|quads?|hammies)\b/,
    )
  )
    return answer("juicing", "drugs");
  if (FIRST_DOSE.test(r.text) && !isRefused) return answer("enhancing", "drugs");
  const named =
    CYCLE_OF_NAMED.test(r.text) ||
    SOURCE_OF_GEAR.test(r.text) ||
    (PINNING.test(r.text) &&
      r.says(/\b(?:glutes?|quads?|delts?|muscle|site|sites|needles?|gauge|oil|first time|sore after)\b/) &&
      !r.says(/\b(?:machine|stack pin|pin press|squats?|safety pins?|pins? at|rack)\b/));
  if (named && !isRefused) return answer("enhancing", "drugs");
  const after =
    AFTER_CYCLE.test(r.text) &&
    r.says(/\b(?:cycle|nolva\w*|clomid|after|sarms?|hcg|best|need|serms?)\b/) &&
    !/\d ?pct\b/.test(r.message.plain);
  if (after) return answer("enhancing", "drugs");

  // "Gear" that is a matter of a cycle or a clinic, not of clothes.
  const gear =
    GOOD_GEAR.test(r.text) &&
    r.says(/\b(?:without test|test from|clinic|trt|tren|pct|mg|pins?|pinning|esters?|ugl)\b/) &&
    !r.says(
      /\b(?:gym gear|lifting gear|belts?|straps|shoes|clothes|home gym|camera|climbing|orange|apple|carrot|beet\w*|fruit|bike)\b/,
    );
  if (gear) return answer("gear", "drugs");

  const growth = r.hits("growth").find((it) => {
    const words = r.message.words.slice(it.start, it.end).join(" ");
    if (/^(?:peptide|peptides)$/.test(words) && r.says(/\bcollagen\b/, it)) return false;
    if (/growth hormone|^gh$|^igf/.test(words))
      return (
        r.says(/\b(?:inject\w*|dose|dosage|iu|cycle|buy|take|taking|use|using|run|running|stack|source)\b/, it) &&
        !r.says(/\b(?:naturally|natural|sleep|levels|release|increase|boost)\b/, it)
      );
    if (words === "epo") return r.says(/\b(?:inject\w*|dose|take|taking|use|using|buy|cycling|endurance|blood)\b/, it);
    return true;
  });
  if (growth && !isRefused) return answer("hormones", "drugs", growth);

  const testosterone = r.hits("testosterone").find((it) => {
    const words = r.message.words.slice(it.start, it.end).join(" ");
    const use =
      r.says(
        /\b(?:inject\w*|dos(?:e|es|is|i)|dosage|cycle|stack|pct|blast|cruise|pin|pinning|ugl|gear|for (?:gains|muscle|size|strength|bodybuilding)|without (?:a )?(?:prescription|doctor|script)|buy|source|order|spritzen?|inyectar|injecter|iniettare|injetar|aplicar|kur|ciclo|cura|kaufen|gekauft|comprar|comprad[oa]|compre|acheter|achete|comprare|comprat[oa]|comprei|bought|ordered)\b/,
        it,
      ) ||
      AMOUNT_ASKED.test(r.text) ||
      /\b\d{2,4} ?mg\b/.test(r.message.plain) ||
      /\bgram\w{0,3} (?:de |di |d |of )?testo/.test(r.text);
    if (words === "test")
      return (
        use &&
        r.says(/\b(?:mg|cycle|pct|inject\w*|pin|pinning|blast|cruise|ester|tren|deca)\b/, it) &&
        !r.says(/\b(?:test (?:my|the|week|day|max|1rm)|blood test|to test)\b/, it)
      );
    if (words === "trt") return use && !r.says(/\b(?:my doctor|prescribed|prescription|clinic)\b/, it);
    return use && !r.says(/\b(?:naturally|natural|booster|boosters|levels|prescribed|my doctor)\b/, it);
  });
  if (testosterone && !isRefused) return answer("testosterone", "drugs", testosterone);

  const diuretic = r
    .hits("diuretic")
    .find(
      (it) =>
        r.says(
          /\b(?:show|stage|shredded|dry|lean|vascular|cut|peak week|photo ?shoot|look|bodybuilding|comp|contest)\b/,
          it,
        ) && !r.says(/\b(?:prescribed|doctor|blood pressure|heart)\b/, it),
    );
  return diuretic ? answer("diuretic", "drugs", diuretic) : null;
});

/** Slang with what makes it a matter of drugs: "eq gives me anxiety, drop or push thru", "lump where I jabbed". */
const slang = needing({ concepts: ["compound", "drugTalk"] }, (r) => {
  const { text } = r;
  if (SEEN.test(text) || r.message.words.includes("lol")) return null;
  if (AGAINST.test(text) && !STILL_DRAWN.test(text)) return null;
  const sure = r.hits("compound").find((it) => it.frame.whose !== "anyone" || WANTED.test(text));
  const isMine =
    /\b(?:i|im|ive|my|me|we|gf|girlfriend|bf|boyfriend|buddy|client|coach|should|how|what|when|which|does|can|mg|buy|worth|start\w*|dose|quanto|wie|wo|onde|donde|combien|cuanto|j|je|ich|ho|mi|minha|meu)\b/.test(
      text,
    );
  if (sure && isMine && !MEDICAL.test(text) && !isGossip(r, sure)) return answer("enhancing", "drugs", sure);
  const named = r.every("slangDrug");
  const talk = r.every("drugTalk");
  if (talk.length === 0 || TRAINING_CYCLE.test(text) || OF_A_BIKE_OR_PLAN.test(text)) return null;
  const isUse = talk.some((it) =>
    /^(?:pin|jab|inject|injec|inyec|injet|iniett|spritz|vial|syring|needle|subq)/.test(r.message.words[it.start] ?? ""),
  );
  const words = (hit: Hit) => r.message.words.slice(hit.start, hit.end).join(" ");
  const slangs = named.filter(
    (it) =>
      !/^(?:gear|juice|test|oral|orals|eq|var|halo|mast|stack|sauce|t3|prop|cure|kur|ciclo|cycles?|ciclos|zyklus|cruise|blast|gh|dura|peptid\w*)$/.test(
        words(it),
      ),
  );
  const weak = named.filter((it) => !slangs.includes(it));
  const talks = talk.filter((it) => !named.some((one) => one.start === it.start && one.end === it.end));
  const strong = talks.filter(
    (it) =>
      !/^(?:meet|comp|show|stage|contest|a|per|pro|por|off|on|drop|add|did|do|run|running|ran|start|started|since|try|tablets|side|natty|dose|doses)/.test(
        words(it),
      ),
  );
  const isDrug =
    (slangs.length > 0 && talks.length > 0) ||
    (weak.length > 0 &&
      (strong.length > 0 ||
        (talks.some((it) => /\b(?:eq|var|halo|mast|gear|juice|sauce|test|deca|prop)$/.test(words(it))) &&
          /\b(?:mg|week|wk|hours before|anxiety|acne|sides?|enough for|hours before|libido|cycle|lass|enough|push|cabinet|cupboard|worth|weeks?|strength|gains?)\b/.test(
            text,
          )))) ||
    (isUse &&
      /\b(?:glutes?|quads?|delts?|lump|hot|swollen|oil|site|sore|cycle|side|ml|gauge|abscess|pip)\b/.test(text));
  return isDrug && !MEDICAL.test(text) && !HARMLESS_SLANG.test(text)
    ? answer("slang", "drugs", ...named.slice(0, 1))
    : null;
});

/** Whoever takes it is not told. */
const UNAWARE =
  /\b(?:without (?:\w+ ){0,2}(?:noticing|knowing|knowledge|realizing|realising|finding out|seeing|tasting)|secretly|dont tell|wont notice|doesnt (?:know|notice)|behind (?:his|her|their) back|so (?:he|she|they) (?:loses?|gains?|gets?|sleeps?|misses|fails?|cant|wont|doesnt|performs?|drops?|feels?|vomits?|throws?|weighs?|tests?))\b/;
/** Something put into somebody's food without their knowing. */
const covert = needing({ words: [UNAWARE] }, (r) => {
  const slipped =
    /\b(?:slip|slipping|crush|crushing|grind|dissolve|pour|tip|lace|sneak|sneaking|hide|hiding|put|putting|mix|mixing|spike|spiking|add|drop) (?:\w+ ){0,5}?(?:in|into|in to|to) (?:my |his |her |their |the |a |someones |somebodys |teammates )(?:\w+ ){0,2}?(?:smoothie|shake|food|drink|coffee|tea|dinner|meals?|water|breakfast|lunch|juice)\b|\bspik(?:e|ing) (?:my |his |her )\w+/;
  const whom =
    /\b(?:teammates?|training partners?|competitors?|wife|wifes|husband|husbands|girlfriends?|boyfriends?|partners?|kids?|sons?|daughters?|friends?|roommates?|mothers?|moms?|mums?|dads?|rivals?|opponents?|coworkers?|bosss?|he|she|they|him|them|someones|somebodys)\b/;
  return slipped.test(r.text) && UNAWARE.test(r.text) && whom.test(r.text) ? answer("covert", "covert") : null;
});

/** Class P: drugs taken to perform or to look different. */
export const DRUG_RULES: readonly Rule[] = [deadly, reacting, covert, enhancing, slang, ...DRUG_FRAMES];
