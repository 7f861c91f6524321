import { entered } from "../patterns/enteredPattern.ts";
import { matchesIn } from "../patterns/matchesIn.ts";
import { isApproved } from "./approved.ts";
import { caution, PARTS, wordsOf } from "./finding.ts";
import { LONG_HEALED } from "./longHealed.ts";
import { purposeOf } from "./purpose.ts";
import type { Reading } from "./reading.ts";
import { needing } from "./ruleNeeds.ts";
import { NOT_SWOLLEN } from "./swollenAgain.ts";
import { CARRIES, TURNED_ANKLE } from "./turnedAnkle.ts";

const OLD_OPERATION =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|ten|few|several|couple(?: of)?|many|some) years? (?:ago|back|post|out|later)\b|\bas a (?:kid|child|teen)\b|\bwhen i was \w+\b|\b(?:19[5-9]|20[0-2])\d\b|\bfully (?:healed|recovered)\b|\bstitches (?:came|are|were|got|have been|taken) (?:out|removed)\b|\bcleared\b|\blast year\b|\byears ago\b|\b(?:plastic surgery|brain surgeon|rocket)\b/;

const NEW_OPERATION =
  /\b(?:just|recent|recently|frisch|freshly|gerade erst|recien|recem|appena|tout juste|last (?:week|month)|(?:on|since|this) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|few|several|couple(?: of)?|a) (?:days?|weeks?|months?|wks?)|post op|postop|stitches|sutures|yesterday|today|how (?:soon|long|quickly|many weeks) (?:after|post)|after (?:my|the)|since (?:my|the)|(?:vor|seit) (?:ein\w*|\d+|zwei|drei|vier|funf|sechs) (?:woche|tag|monat)\w*|recovering|scheduled|upcoming|next week|jours|jour|semaines?|tagen?|wochen|dias|semanas|giorni|settimane|had|mois|monaten|meses|mesi|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn)|(?:en|em|im|a|in|desde|seit|depuis|da) (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro|januar|februar|marz|april|mai|juni|juli|oktober|dezember|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|decembre|primavera|verano|verao|estate|fruhjahr|sommer|herbst|printemps|automne|ete))\b/;

const MONTHS_BACK =
  /\b(?:in|since|back in|last) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)\b|\b(?:few|several|\d+|two|three|six) (?:weeks|months) (?:ago|back)\b|\b(?:before|since|when|after|ever since) i (?:tore|popped|ruptured|snapped|ripped)\b|\bat (?:1\d|2\d|3\d),? (?:\w+,? )*(?:\d\d now|now|fine|since)\b|\b(?:years?|yrs|summers?|winters?|seasons?) (?:ago|back)\b|\bas a (?:kid|child|teen\w*)\b|\bin (?:19|20)[012]\d\b/;

/** "Popped something at the front of my hip": the part may stand further off. */
const SOMETHING_WENT =
  /\b(?:popped|snapped|tore|ripped) something\b|\bsomething (?:just )?(?:popped|snapped|tore|ripped|twanged)\b(?! up\b)/;
/** "Like a rubber band snapping": how it felt. */
const LIKENED =
  /\b(?:like|as if|wie|comme|como|come|tipo) (?:an?|ein\w*|une?|uma?|un|the)? ?(?:\w+ ){0,2}(?:bands?|elastic\w*|belt|cable|rope|gummi\w*|goma|elastique|elastico)\b/g;
const POP_IN_IT = /\bpop (?:in|at) (?:the|my) (?:(?:left|right|front|back|side|upper|lower|of|my|inner) )*\w+/;

/** "Something went in my lower back, can't bend". */
const WENT_IN_PART =
  /\bsomething (?:just |then )?(?:went|gave(?: way| out)?|let go|shifted|pulled|twanged) in (?:my |the )?(?:(?:lower|upper|mid|left|right|inner|back of (?:my|the)) )*(?:back|hamstring|hammy|calf|quad|hip|knee|shoulder|pec|bicep|tricep|neck|glute|achilles|adductor|oblique|rib)s?\b/;
const OVER_WITH =
  /\b(?:ago|last (?:month|year|summer|winter)|fine now|ok now|healed|recovered|since fixed|back to normal)\b/;

const popped = needing({ concepts: ["pop"], words: [WENT_IN_PART] }, (r) => {
  if (WENT_IN_PART.test(r.text) && !OVER_WITH.test(r.text))
    return caution("pop", "pop", ...r.hits(...PARTS).slice(0, 1));
  const habitual =
    /\b(?:pops when|clicks|clicking|crack my|always (?:pop|click|crack)s?|pop (?:up|music|squat|in (?:for|to)|by)|snap city|cartilage|(?:sleeves?|bands?|belt|laces?|cable|rope|brace|racket|pole) (?:just )?(?:snapped|popped|ripped|tore|broke)|wraps?|straps|shirt|shorts|pants|leggings|skin|callus\w*|up my hands|sleeves?|belt|band|shoes?|fib(?:er|re)s|wear and tear|torn between)\b/;
  const sound =
    r.near(["feltHeard"], ["pop"], 5) ??
    r.near(PARTS, ["pop"], 3) ??
    (SOMETHING_WENT.test(r.text) ? r.near(PARTS, ["pop"], 9) : null);
  if (!sound) return null;
  const [, pop] = sound;
  const part = r.hits(...PARTS)[0];
  // "Bunched up", "can't turn a knob": no laugh undoes that.
  const isPlain =
    r.says(/\b(?:bunched|balled up|rolled up|popeye|gap|dent|bruis\w*|purple|black and blue)\b/) ||
    r.hits("cantBear", "swelling", "weak").length > 0;
  if (!part || habitual.test(r.sentenceOf(pop).replace(LIKENED, " ")) || (r.isLaughed(pop) && !isPlain)) return null;
  const word = wordsOf(r, pop);
  const isPast =
    /^(?:popped|snapped|tore|torn|ripped|ruptured|gerissen|desgarr|dechir|claque|strapp|rompeu)/.test(word) ||
    sound[0].name === "feltHeard" ||
    (word === "pop" && POP_IN_IT.test(r.text)) ||
    (word === "popping" && r.hits("cantBear", "swelling", "pain", "weak").length > 0) ||
    r.says(/\b(?:loud|big|audible|nasty) (?:pop|snap|tear|crack)\b/, pop) ||
    r.hits("cantBear", "swelling").length > 0;
  // "my pec is ripped" is praise.
  if (/^ripped/.test(word) && r.hits("pain", "weak", "swelling", "cantBear").length === 0) return null;
  if (word === "tear" || word === "torn") {
    if (!r.says(/\b(?:felt|heard|think i|just|today|yesterday)\b/, pop) || r.says(/\bold\b/, pop)) return null;
  }
  if (MONTHS_BACK.test(r.text) && !r.says(/\b(?:just|again)\b/, pop)) return null;
  return isPast ? caution("pop", "pop", pop, part) : null;
});

/** Whose head it is not: "the head coach's target". */
const HEAD_OF =
  /^(?:coach\w*|trainers?|judges?|referees?|chefs?|start|starts|count|counts|line|lines|lights?|wind|winds|band|bands|room|office|teachers?)$/;

const concussion = needing({ concepts: ["headHit"] }, (r) => {
  const hit = r
    .hits("headHit")
    .filter((it) => r.message.pause[it.end] === true || !HEAD_OF.test(r.message.words[it.end] ?? ""))
    .filter((it) => !r.isLaughed(it) || r.message.words[it.end] !== "by")
    .find((it) => !r.says(/\b(?:pillow|hay|protocol for|nail on the head|history|in the past)\b/, it));
  if (!hit) return null;
  const isLight =
    r.says(/\b(?:lightly|light tap|tapped|barely|fine|no symptoms|feel fine|feeling fine|lol)\b/, hit) &&
    r.hits("dizzy", "headache", "nausea").length === 0 &&
    !/concuss|commotion|hirner|conmoc|concussao|commozione/.test(wordsOf(r, hit));
  return isLight ? null : caution("head_hit", "headHit", hit);
});

/** "Dropped a plate on my toe, hurts but fine": told as nothing. */
const BUT_FINE = entered(
  /\bbut (?:its |im |it is |thats |all |otherwise |totally |i am )*(?:fine|ok|okay|alright|all good|nothing (?:serious|major|broken)|no (?:biggie|big deal|damage)|ill live)\b(?! (?:i|to|for|with))/,
);
export const isToldFine = (r: Reading): boolean =>
  BUT_FINE.test(r.text) && r.hits("swelling", "cantBear", "broke", "numb").length === 0;
const injury = needing(
  { concepts: ["pain", "ache", "swelling", "numb", "weak", "cantBear", "sharp", "hernia", "condition"] },
  (r) => {
    const part = r.hits(...PARTS, "onBody", "bone", "chest")[0];
    const hurt = r.hits("pain", "ache", "swelling", "numb", "weak", "cantBear", "sharp")[0];
    const isOld = r.says(
      /\b(?:years ago|last year|months ago|old injury|as a kid|rehab|rehabbing|recovered|healed|prehab|used to|physio|in \d{4})\b/,
    );
    if (isOld) return null;
    if (
      TURNED_ANKLE.test(r.text) &&
      CARRIES.test(r.text) &&
      r.hits("numb", "pop", "cantBear", "feltHeard").length === 0
    )
      return { ...caution("turned_ankle", "injury", ...r.hits("swelling", "pain").slice(0, 1)), verdict: "note" };

    const swollen = r.near(["swelling"], PARTS, 8);
    const cant = r
      .hits("cantBear")
      .find(
        (it) =>
          (/weight|pressure/.test(wordsOf(r, it)) &&
            !(r.says(/\b(?:wrists?|hands?)\b/, it) && r.hits("trauma", "swelling", "pop", "feltHeard").length === 0) &&
            (r.hits("limb", "legs", "arms", "calf").length > 0 ||
              r.says(/\b(?:landed|landing|fell|twisted|rolled|sprain\w*|jump)\b/, it))) ||
          (/lock/.test(wordsOf(r, it)) &&
            r.near(["cantBear"], ["limb"], 4) !== null &&
            !/\b(?:neck|back|hips?|shoulders|traps?|calves|hamstrings?)(?: (?:is|are|was|feels?|felt|gets?|got|have|has|all|so|a|bit|totally|always|just))*$/.test(
              r.message.words.slice(Math.max(0, it.start - 5), it.start).join(" "),
            ) &&
            !r.says(/\b(?:lock ?out|locked out|locked in|locking out|lock(?:ed)? my|squeeze)\b/, it)),
      );
    const step = r
      .hits("cantBear")
      .find((it) =>
        /^cant (?:step|walk|stand|put (?:my|the) foot|set (?:my|the) foot)|auftreten|belasten|apoyar|poser|marcher|appoggiare|apoiar|appuyer/.test(
          wordsOf(r, it),
        ),
      );
    const isTurned = r.says(
      /\b(?:went over|rolled|twisted|turned over|landed|fell|sprain\w*|cracked|crunch\w*|tackle\w*|kicked|collision|umgeknickt|umknick\w*|umgeknackst|verdreht|sturz|gesturzt|chute|tombee?|entorse|caida|cai|caduta|caduto|queda|tordu|torci|storta|torcido|foulee?)\b/,
    );
    const isOfFoot = /auftreten|belasten|apoyar|poser|appoggiare|apoiar|appuyer|foot/;
    if (
      step &&
      isTurned &&
      (r.hits("limb", "legs", "calf").length > 0 || isOfFoot.test(wordsOf(r, step))) &&
      !r.isLaughed(step)
    )
      return caution("cannot_bear_weight", "injury", step);
    if (cant && !r.isLaughed(cant)) return caution("cannot_bear_weight", "injury", cant);
    const unstable = r
      .hits("cantBear", "weak")
      .find(
        (it) =>
          /way|gave out|gives out|giving out|buckl/.test(wordsOf(r, it)) && r.near(["limb"], [it.name], 4) !== null,
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
      !r.says(
        /\b(?:pump|pumped|swole|doms|(?:bit|little) (?:swollen|puffy)|slightly (?:swollen|puffy)|salty|sodium|bloat|muscles?|little)\b/,
      ) &&
      hurt !== undefined &&
      !(NOT_SWOLLEN.test(r.text) && !/\bstill\b/.test(r.text))
    ) {
      const isFresh = r.says(
        /\b(?:today|yesterday|just|now|this morning|last night|hours?|suddenly|since|badly|huge|balloon|after|twisted|rolled|fell|landed|overnight|still)\b/,
      );
      const isJoint = r.says(
        /\b(?:knees?|ankles?|elbows?|wrists?|shoulders?|fingers?|toes?|hips?|thumb|foot|hand)\b/,
        swollen[0],
      );
      const isHurt =
        r.hits("pain", "ache", "trauma", "cantBear", "feltHeard", "sharp", "numb", "weak", "pop").length > 0;
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
    const isFine = isToldFine(r);
    if (fall && part && hurt && !isFine && !r.isLaughed(fall) && fall.sentence <= hurt.sentence)
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
    if (onto && hurt && !isFine && !r.isLaughed(onto)) return caution("crushed", "injury", onto);

    for (const [, figure] of matchesIn(
      r.message.plain,
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
      severe[0].name !== "back" &&
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
    const named =
      r.hits("hernia")[0] ??
      r
        .hits("condition")
        .find(
          (it) =>
            /^(?:hernia|leistenbruch|hernie|ernia)/.test(wordsOf(r, it)) &&
            r.hits("lump", "sharp", "cantBear").length > 0,
        );
    return named && r.hits("pain", "sore", "hernia").length > 0 ? caution("hernia", "injury", named) : null;
  },
);

const operation = needing({ concepts: ["surgery"] }, (r) => {
  const hit = [...r.hits("surgery"), ...r.remote("surgery")].find(
    (it) =>
      !r.says(OLD_OPERATION, it) &&
      !r.says(LONG_HEALED, it) &&
      r.says(NEW_OPERATION, it) &&
      !r.says(/\b(?:side|a|get|getting) stitch(?:es)?\b|\bstitch(?:es)? in (?:my|the) side\b/, it) &&
      !r.says(/\b(?:avoid surgery|need surgery|without surgery|machine|special op|co op)\b/, it),
  );
  if (!hit) return null;
  const finding = caution("operation", "operation", hit);
  // Told as a fact with no time, or with a month, while something else is wanted: words in front, and on with it.
  const isRecent = r.says(
    /\b(?:just|recent|recently|yesterday|today|days?|weeks?|wks?|(?:last|on|since|this) (?:week|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|stitches|sutures|post ?op|tagen?|wochen?|dias?|semanas?|jours?|semaines?|giorni|settimane|upcoming|scheduled|next week)\b/,
    hit,
  );
  const purpose = purposeOf(r);
  // Who was cleared is asked nothing more; only a question, and what is told without figures, gets the advice in front.
  if (isApproved(r)) {
    const isAsked = purpose === "advice" || (purpose === "none" && !/\d/.test(r.text));
    return isAsked ? { ...finding, class: "M", verdict: "note", answer: "afterRest" } : null;
  }
  return !isRecent && (purpose === "none" || purpose === "work") ? { ...finding, verdict: "note" } : finding;
});

/** "Still in the sling": whatever it was, it is held still. */
const IN_SLING =
  /\b(?:still |arm |shoulder |wrist |elbow |hand |left |right |one )(?:is |s |are )?(?:still )?in (?:a|an|the|my) (?:arm )?(?:sling|plaster cast|cast(?! iron)|moon boot)\b|\b(?:wearing|have|got|with) (?:a|an|the|my) (?:arm |shoulder )?sling\b/;
const OF_OTHERS =
  /\b(?:my (?:mum|mom|dad|son|daughter|wife|husband|friend|mate|kid|brother|sister|partner|boyfriend|girlfriend|client)|he|she|his|her|sling trainer|sling training|out of (?:a|the|my)|(?:came|is|comes) off)\b/;

/** "My list of broken parts": said of whatever aches. */
const BROKEN_BITS = /^(?:parts|bits|pieces|things|body|toy|record)$/;
const SEEN_TO =
  /\b(?:in|with|wearing|got|have|still) (?:a |an |the |my )?(?:\w+ )?(?:plaster(?: cast)?|cast(?! iron)|splint|walking boot|moon boot|gips|escayola|yeso|platre|attelle|gesso|tala)\b/;
const MINUTES = /\b\d{2,3} ?-?(?:min\w*|m)\b/;
/** What no cast should do to a limb. */
const WORSE_IN_CAST =
  /\b(?:numb\w*|tingl\w*|cold|blue|white|pale|swoll?en|swelling|throb\w*|worse|too tight|smell\w*|fever|pins and needles|cant (?:move|feel)|burning|severe|taub|kribbel\w*)\b/;
/** What holds a joint or moves it, torn. */
const TORN =
  /\b(?:tore|torn|ruptured|snapped)(?: \w+){0,3} (?:acl|mcl|pcl|lcl|achilles|meniscus|labrum|rotator cuff|pec|biceps?|hamstring|quad|calf|ligaments?)\b|\b(?:acl|mcl|achilles|meniscus|pec|biceps|hamstring)(?: \w+){0,2} (?:tear|rupture|tore|ruptured|snapped)\b/;
const DAYS_OLD =
  /\b(?:today|yesterday|this (?:morning|afternoon|week)|last night|just (?:now|broke|fractured)|(?:hours?|(?:1|2|3|4|5|a|one|two|three|four|few|couple of) days) ago|heute|gestern|hier|aujourd hui|ayer|hoy|ieri|oggi|ontem|hoje)\b/;

/** The pain rule of a session: sharp pain, or five and more of ten, ends that movement for the day. Training goes on. */
const sharpPain = needing({ concepts: ["pain"] }, (r) => {
  const part = r.hits(...PARTS)[0];
  const pain = r.near(["sharp"], ["pain"], 2) ?? r.near(["pain"], PARTS, 5);
  if (!part || !pain || r.isLaughed(pain[0])) return null;
  const said = pain.map((hit) => wordsOf(r, hit)).join(" ");
  const isSharp = /\b(?:sharp|stabbing|stab|shooting|severe|intense|zapping)\b/.test(said);
  // "Hips shooting up", "shoulders shooting forward": a way to move.
  if (
    /\bshoot(?:s|ing)? (?:up|forward|forwards|back|too|out|first|early)\b/.test(r.text) &&
    !/\b(?:pain|hurts?)\b/.test(r.text)
  )
    return null;
  const isHigh =
    /\b[56] ?(?:\/|out of) ?10\b/.test(r.message.plain) ||
    r.says(/\b(?:push|pushed|train|trained|work|worked|lift|lifted|power) through (?:the |it|pain)/);
  return isSharp || isHigh
    ? { class: "S", verdict: "note", rule: "stop.sharp_pain", answer: "sharpPain", evidence: pain }
    : null;
});

/** A break that is still mending: in plaster, or weeks old. */
const mending = needing({ concepts: ["broke"], words: [TORN, SEEN_TO, IN_SLING] }, (r) => {
  const broke = r
    .hits("broke")
    .find(
      (it) =>
        r.near(["broke"], PARTS, 4) !== null &&
        it.frame.whose !== "anyone" &&
        !BROKEN_BITS.test(r.message.words[it.end] ?? ""),
    );
  if (isApproved(r)) return null;
  if (TORN.test(r.text) && DAYS_OLD.test(r.text) && !OF_OTHERS.test(r.text)) return caution("mending", "injury");
  // Whoever is in a cast was seen by a doctor: a session of some minutes is made around it, with words in front.
  const isMadeAround =
    SEEN_TO.test(r.text) && MINUTES.test(r.message.plain) && !DAYS_OLD.test(r.text) && !WORSE_IN_CAST.test(r.text);
  if (!broke) {
    if (!(IN_SLING.test(r.text) || (isMadeAround && r.hits(...PARTS).length > 0)) || OF_OTHERS.test(r.text))
      return null;
    const held = caution("mending", "injury");
    return isMadeAround ? { ...held, verdict: "note" } : held;
  }
  const isSet =
    /\b(?:(?:in|with|wearing|got|have|still) (?:a |an |the |my )?(?:\w+ )?(?:cast|plaster|splint|sling|boot|moon boot|gips|escayola|yeso|platre|attelle|gesso|tala)|(?:cast|plaster|splint|boot) (?:is )?(?:on|still on|comes off|until|till))\b/.test(
      r.text,
    ) &&
    !/\b(?:cast|plaster|splint|boot|gips) (?:is |came |has been |just )?(?:off|removed|gone|ab|weg)\b|\bout of (?:a |the |my )?(?:cast|boot|plaster)\b/.test(
      r.text,
    );
  const isFresh = r.says(
    /\b(?:(?:\d|1[0-4]|a|one|two|three|four|five|six|few|couple of) (?:days?|weeks?|wks?) ago|last (?:week|weekend|month)|yesterday|(?:vor|hace|il y a|ha|fa) (?:\w+ )(?:tagen|wochen|dias|semanas|jours|semaines|giorni|settimane))\b/,
    broke,
  );
  if (!isSet && !isFresh) return null;
  const finding = caution("mending", "injury", broke);
  // Of a break that is a few days old nothing is trained before a doctor says what may be.
  return (purposeOf(r) === "work" || isMadeAround) && !r.says(DAYS_OLD, broke)
    ? { ...finding, verdict: "note" }
    : finding;
});

/** Pops and tears, blows to the head, falls, operations, sharp pain. */
export const INJURY_RULES = { popped, concussion, injury, mending, operation, sharpPain };
