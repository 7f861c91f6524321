import { entered } from "../patterns/enteredPattern.ts";
import { ALLOWED, isClearedFully } from "./approved.ts";
import type { CareKey } from "./careAnswers.ts";
import { datedSeizure, SEIZED } from "./datedSeizure.ts";
import type { Finding, Rule } from "./finding.ts";
import { USED_UP, usesUpInhaler } from "./inhalerUse.ts";
import { LONG_HEALED } from "./longHealed.ts";
import { purposeOf } from "./purpose.ts";
import type { Concept, Hit, Reading } from "./reading.ts";
import { needing } from "./ruleNeeds.ts";
import { statedAge } from "./statedAge.ts";
import { ON_THE_WAY, tellsWeeks } from "./weeksWithChild.ts";

/** What goes wrong in training with a condition. */
const TROUBLE =
  /\b(?:tanks?|tanking|crash(?:es|ing)?|drop(?:s|ped|ping)?|go(?:es)? low|lows|hypos?|falle|unterzuck\w*|flares?|gets? in the way|wipes? me out|puffed|leaks?|wobbl\w*|slips?|slide\w*|help|struggl\w*|friends|baja|bajones?|ipo)\b/;
const TRAINED =
  /\b(?:train\w*|sprints?|squats?|rows?|burpees?|run\w*|spin|class|lift\w*|gym|session|workouts?|cardio|hiit|legs?|arms?|press\w*|lunges?|intervals?|skip\w*|swim\w*|bike)\b/;

/** A heart is asked about before a block of training is built on it; a gentle session of some minutes is made with a note. */
const BLOCK =
  /\b(?:plan|program\w*|block|peak|race|test|marathon|meet|comp|max\w*|heavy|hard|hiit|weeks|ficha|treino|scheda|rutina|trainingsplan)\b/;
const BRIEF =
  /\b\d{1,3} ?(?:min\w*|reps|sets|x ?\d+)\b|\b(?:log|logged|gentle|light|easy|chair|remember|fyi|all clear|cleared|signed off|discharged|happy)\b/;
/** "Planning 3x3 deadlifts at 180", "morgen 5x5 mit 120": sets to come that are told with their load, six languages. */
const TO_COME =
  /\b(?:plan(?:ning|ned)?(?: (?:to|on|for))?|thinking(?: (?:of|about))?|want(?:ing)? (?:to|for)|going (?:to|for)|about to|aiming|hoping|fancy|ill|tomorrow|tonight|next|later|this (?:evening|afternoon|weekend)|plane|geplant|vor(?:haben|habe)?|will|mochte|morgen|heute abend|gleich|je (?:veux|prevois|compte|vais)|prevu|prevois|demain|ce soir|quiero|pienso|voy a|manana|esta (?:tarde|noche)|voglio|penso di|vorrei|vado a|domani|stasera|quero|vou|pretendo|penso em|amanha|hoje a noite)\b/;
const LOADED_SETS =
  /\b\d{1,2} ?x ?\d{1,2}\b[^.!?\n]{0,40}?(?:@|\b(?:at|with|on|of|mit|bei|auf|a|con|de|avec|com|por|su)\b) ?\d{2,3}(?: ?(?:kgs?|kilos?|lbs?|pounds))?\b|\b\d{2,3}(?:[.,]\d)? ?(?:kgs?|kilos?|lbs?|pounds)\b[^.!?\n]{0,30}?\b\d{1,2} ?x ?\d{1,2}\b|\b\d{2,3} ?(?:kgs?|kilos?|lbs?|pounds)? ?x ?\d{1,2}\b/;
const TOLD_OR_CLEARED =
  /\b(?:log|logged|did|done|yesterday|cleared|signed off|discharged|all clear|remember|fyi|gemacht|geschafft|gestern|fait|hier|hice|hecho|ayer|fatto|ieri|fiz|feito|ontem)\b/;
const plansHeavySets = (r: Reading): boolean =>
  TO_COME.test(r.text) && LOADED_SETS.test(r.message.plain) && !TOLD_OR_CLEARED.test(r.text);

/** "Heavy 5x5 session please": what is to be built is heavy, and no word of a doctor's leave or of sets that were done. */
const HEAVY_ONE =
  /(?<!\b(?:no|not|nothing|never|too|without|avoid|anything) (?:\w+ )?)\b(?:heavy|max\w*|hard|brutal|all out|intense|schwer\w*|pesad[oa]s?|lourde?s?|pesante|intens[oa])\b/;
const TO_BUILD =
  /\b(?:sessions?|work ?outs?|routine|please|pls|bitte|give me|make me|build|write me|need|want|einheit|sesion|entreno|rutina|seance|allenamento|scheda|treino)\b/;
/** Said so that it be heeded in what comes. */
const BEFORE_PLANNING = /\bbefore (?:you|we|i) (?:plan|start|begin|write|build|go)\b/;
const plansHeavySession = (r: Reading): boolean =>
  HEAVY_ONE.test(r.text) &&
  TO_BUILD.test(r.text) &&
  !TOLD_OR_CLEARED.test(r.text) &&
  !ALLOWED.test(r.text) &&
  !/\b(?:gentle|light|easy)\b/.test(r.text);

const isBold = (r: Reading, rule: string, purpose: string): boolean =>
  rule === "heart" &&
  (BEFORE_PLANNING.test(r.text) ||
    (purpose === "work" && ((BLOCK.test(r.text) && !BRIEF.test(r.text)) || plansHeavySession(r))) ||
    (purpose !== "advice" && plansHeavySets(r)));

/** The condition governs the answer to a question and to what somebody wants to begin; what is only told goes on. */
function care(r: Reading, rule: string, answer: CareKey, ...evidence: Hit[]): Finding {
  const purpose = purposeOf(r);
  // "I'm type 1 and my sugars tank after sprints" asks without a question.
  // "My midwife says all is fine; 25 minutes, seated": asked for with the leave that the answer would ask for.
  const isAllowed = ALLOWED.test(r.text) && BRIEF.test(r.text) && /\b\d{1,3} ?min/.test(r.text);
  const isTrouble = purpose === "none" && TROUBLE.test(r.text) && TRAINED.test(r.text);
  return {
    class: "M",
    verdict:
      !isAllowed && (purpose === "advice" || purpose === "start" || isTrouble || isBold(r, rule, purpose))
        ? "answer"
        : "note",
    rule: `care.${rule}`,
    answer: answer === "heartCondition" && isClearedFully(r.text) ? "heartCleared" : answer,
    evidence,
  };
}

/** "Blind in one eye since birth": one's own. */
const SINCE_BIRTH = /\b(?:blind|deaf|missing|short|weaker|smaller|club ?foot|born)\b.*\b(?:since|from) birth\b/;
const YEARS_SINCE_BIRTH = /\b\d+ years? (?:ago|old|postpartum|post partum)\b/;
/** Half a year after a birth, training again and nothing amiss: what the answer would ask for is done. */
const HALF_A_YEAR =
  /\b(?:[6-9]|1\d|six|seven|eight|nine|ten|eleven|twelve) (?:months|mo|monate|monaten|mois|meses|mesi)\b/;
const BACK =
  /\b(?:back (?:to )?(?:running|lifting|training|squatting|riding|swimming|climbing|at (?:it|the gym))|(?:running|lifting|training) again|been (?:running|lifting|training|back)|(?:laufe|trainiere|jogge) (?:ich )?wieder|j ai repris|he vuelto a|ho ripreso|voltei a)\b/;
const FLOOR =
  /\b(?:leak\w*|heav(?:y|iness)|dragging|bulg\w*|prolaps\w*|diastas\w*|doming|coning|pain\w*|hurts?|sore|bleed\w*|scar|pelvic|beckenboden|perinee|suelo pelvico|pavimento pelvico)\b/;

/** "My dog is diabetic", "waddling like a pregnant duck", "that donut gave me diabetes". */
const NOT_A_PERSONS =
  /\b(?:(?:human|dog|cat|horse|puppy|pet|hamster|mare|cow)(?:s|is)?(?: \w+){0,2}|(?:like|than|as \w+ as) (?:a|an|my|someone|somebody)(?: \w+){0,2}|(?:like|as if|as though|almost)(?: (?:im|i was|i am|am|so))*(?: \w+ (?:months?|weeks?)| already)?|(?:gave|give|gives|giving|get|getting) (?:me|you|him|her|us|everyone)|prevents?|preventing|avoid|ruled out|rule out|rules out|negative for|cleared of|clear of|no sign of|free of|screened for|studying|studied|degree in|masters? in|family history of|reduces?|lowers?|risk of|causes?|causing|against|breast|butterfly|develop\w*|lead to|leads to|books? about|article about|cure|cures|cured|raise money for|charity for|(?:documentary|movie|video|film|article|podcast|book|study|post) (?:about|on))(?: type)?$/;
/** "Cancer runs in my family", "MS in sports science", "asthma as a kid, gone now", "amputee athletes". */
const NOT_HAD_AFTER =
  /^(?:(?:also |both )?runs? in (?:my|the|our) family|in (?:sports?|science|engineering|nutrition|biology)|word\b|excel\b|office\b|teams\b|paint\b|(?:athletes?|lifters|runners|research|awareness|ward|charity|fundrais\w*|foundation)\b|(?:was |is |has been |got )?(?:ruled out|excluded)|(?:as (?:a|an) (?:kid|child|teen\w*|baby)|when i was (?:a (?:kid|child)|little|young|\w+))(?: \w+){0,3}? (?:gone|outgrown|grew out|cured|fine|nothing|no (?:trouble|issues|symptoms)))/;
/** Asked of people of that kind. */
const OF_PEOPLE =
  /^(?:(?:so|hey|hi|just curious|question) )*(?:can|do|does|how (?:do|does|can|should)|why (?:do|does|are)|are|what do|should) (?:\w+ )?(?:asthmatics|diabetics|epileptics|amputees|(?:people|athletes|lifters|runners|those|patients|folks) with|(?:cancer|heart|stroke|transplant|dialysis) (?:patients|survivors))\b/;
const ONES_OWN = /\b(?:i|im|ive|me|my|mine|myself|she|he|her|him|his|we|us|our)\b/;
/** Who counts the weeks may laugh. */
const WEEKS_ALONG = /\b(?:[5-9]|[1-3]\d|4[0-2]) ?(?:w|wks?|weeks?)\b/;
/** Who says what they have may laugh about it. */
const LIVES_WITH = /\b(?:i (?:have|carry|take|use|wear)|ive got|my|diagnosed|ich habe?|tengo|j ai|ho|tenho)\b/;
const isPersons = (r: Reading, hit: Hit): boolean =>
  !NOT_HAD_AFTER.test(r.message.words.slice(hit.end, hit.end + 6).join(" ")) &&
  !(OF_PEOPLE.test(r.text) && !ONES_OWN.test(r.text)) &&
  !NOT_A_PERSONS.test(r.message.words.slice(Math.max(0, hit.start - 5), hit.start).join(" ")) &&
  (!r.isLaughed(hit) || WEEKS_ALONG.test(r.text) || r.hits("remedy").length > 0 || LIVES_WITH.test(r.sentenceOf(hit)));
/** About what is kept, not about a body: "the info about my diabetes is wrong". */
const ABOUT_RECORDS =
  /\b(?:info|information|record|records|entry|fact|profile|note|noted|stored|saved)\b.*\b(?:wrong|false|incorrect|delete|remove|forget|not true)\b|\b(?:delete|remove|forget|erase)\b.*\b(?:about|from|that)\b/;
/** Outgrown, over with those who are gone, read about, or only why there is little time: "my wife's pregnant so I'm the one carrying". */
const NOT_TO_CARE_FOR = entered(
  /\b(?:outgrew|outgrown|(?:gone|normal|fine|cured|in the past|off (?:all )?meds) for (?:\w+ )?(?:years|ages|decades)|(?:dont|do not|no longer) have (?:it|that|them) (?:any ?more|now)|not any ?more for years|my late|(?:i am|im) not(?=[,.]|$| i)|grew out of|long gone|passed away|rip|just curious|quiz|documentary|read (?:about|that)|(?:pregnant|expecting) (?:lady|woman|girl|chick|colleague|coworker)s? (?:at|in|from|on) (?:my|the|our)|work (?:in|at|as|on|for) (?:an? |the |my )?(?:\w+ ){0,2}(?:clinic|ward|hospital|practice|unit|centre|center|lab|hospice|nurse|carer|home)|(?:class(?:es)?|teach\w*|instructor|trainer|coach(?:ing)?|training) (?:for |of |with )?(?:pregnant|prenatal)|diabet\w+ (?:nurse|doctor|specialist|clinic|charity|uk|team)|do \w+ athletes really|(?:wife|wifes|girlfriend|gf|partner|sister|husband|friend)(?: \w+){0,9} so (?:i|im)|(?:has|have|had|got) (?:\w+ ){1,4}so (?:she|he|they) (?:cant|cannot|wont|doesnt|dont|isnt|stopped|quit|couldnt) (?:spot|train|join|come|lift|drive|make it|do it)|(?:gifts?|present|card|baby shower|congrat\w*)(?: ideas?)? for|for me (?:not|though)|is for me)\b/,
);
/** "Expecting me to help", "expecting a delivery": waited for, and not to be born. */
const WAITS_FOR =
  /^(?:me|you|us|him|them|to|that|the|this(?! (?:morning|week|month|year|time|spring|summer|autumn|winter))|these|some|more|less|too|at least|something|nothing|visitors|guests|rain|snow|results|progress|gains|pain|doms|soreness|an?(?! (?:baby|boy|girl|child|little|first|second|third)))\b/;
/** "Does ramipril make you weaker": asked about the medicine. */
const ASKED_ABOUT = /^(?:does|do|did|is|are|can|could|about|of|between|would|will|should|how|or|versus|vs|effects?)$/;
const isAskedAbout = (r: Reading, { start, end }: Hit): boolean =>
  end - start <= 2 &&
  ASKED_ABOUT.test(r.message.words[start - 1] ?? "") &&
  r.hits("remedy").some((it) => it.start === start);
const told = (r: Reading, ...concepts: Concept[]): Hit[] => {
  const hits = [...r.hits(...concepts), ...r.remote(...concepts)];
  if (hits.length === 0 || ABOUT_RECORDS.test(r.text) || NOT_TO_CARE_FOR.test(r.text)) return [];
  return hits.filter((hit) => isPersons(r, hit) && !isAskedAbout(r, hit));
};

/** What is left alone while pregnant, whoever asks for a plan to it. */
const isMaximal = (r: Reading): boolean =>
  purposeOf(r) === "work" &&
  /\b(?:(?:1|one) ?rep ?max|1 ?rm|max(?:es|imal)? (?:test|attempt|out|effort|deadlift|squat|bench|lift)\w*|true max|heavy singles?|new pr|sparring|kickbox\w*)\b/.test(
    r.text,
  ) &&
  !/\b\d{1,3} ?x ?\d{1,3}\b|\blog\b/.test(r.message.plain);
/** "My wife is pregnant, how do I keep my own cut": nothing is asked for her. */
const isForOneself = (r: Reading, { frame }: Hit): boolean =>
  frame.whose === "other" &&
  /\b(?:i|ive|im|my own|for me)\b/.test(r.text) &&
  !/\b(?:she|her|hers|shes|they|them|client|patient)\b/.test(r.text);

/** "First tri in August": a race, unless anything is said of a child. */
const isOfTriathlon = (text: string): boolean =>
  /\btri (?:is |was )?(?:in (?:\d|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|two|three|four|five|six|a few)|next|this|on|done|race|ever|sprint|olympic|last|coming|tomorrow)\b|\b(?:triathl\w*|ironman|70 ?3|sprint distance|olympic|brick|wetsuit|open water|transitions?|half iron\w*)\b/.test(
    text,
  ) &&
  !/\b(?:pregnan\w*|baby|bump|midwife|trimester|nause\w*|sickness|bleed\w*|scan|weeks (?:along|gone)|due)\b/.test(text);

/** "My partner is 34 weeks and fancies a class", "hot yoga at 28 weeks". */
const TOLD_WEEKS =
  /\b(?:im|i am|shes|she is|wife is|partner is|friend is|client is|sister is|daughter is|at|bin|estoy de|je suis a|sono a|estou de) (?:about |almost |now |just |over )?(?:[6-9]|[1-3]\d|4[0-2]) (?:weeks|wks|ssw|semanas|semaines|settimane)\b(?! (?:in|into|out|away|of|from|post|pp|postpartum|since|ago|deep|left|on|to|after|old|until|till|before|off|back|clean|sober|streak|program|programme|block|plan|per|straight|injur\w*|recover\w*))|\b(?:sono|siamo|e) (?:alla|nella) (?:1\d|2\d|3\d|4[01]) ?(?:esima|ima|a|ma)? settimana\b|\b(?:estou|esta|to|estoy) (?:na|en la) (?:(?:1\d|2\d|3\d|4[01]) ?a? semana|semana (?:1\d|2\d|3\d|4[01]))\b|\bje suis (?:a|dans) (?:la |ma )?(?:1\d|2\d|3\d|4[01]) ?(?:e|eme|ieme) semaine\b/;
/** "38w, walking and light bands ok?": the weeks by themselves, while something is asked. */
const BARE_WEEKS =
  /(?:^|[,.;(] ?)(?:now |at |about |im |i am )*(?:1[4-9]|2\d|3\d|4[01]) ?(?:w|wks?|weeks?|ssw|semanas|semaines|settimane|semanas)\b(?= ?(?:[,.;)!?]|$)| (?:still|and) )/;
const pregnancy = needing(
  { concepts: ["pregnant", "postpartum"], words: [TOLD_WEEKS, ON_THE_WAY], plain: [BARE_WEEKS] },
  (r) => {
    const now = told(r, "pregnant").find(
      (it) =>
        !it.frame.isRemote &&
        !(r.message.words[it.end - 1] === "tri" && isOfTriathlon(r.text)) &&
        !(
          r.message.words[it.end - 1] === "expecting" &&
          WAITS_FOR.test(r.message.words.slice(it.end, it.end + 2).join(" "))
        ) &&
        !/^with (?!my\b|our\b|twins|triplets|an? (?:boy|girl|baby|child|little)|number|baby|her\b|the (?:first|second|third)|first|second|third|\d|no\b|high|gestational|placenta|it\b|this\b)/.test(
          r.message.words.slice(it.end, it.end + 3).join(" "),
        ) &&
        !r.says(
          /\b(?:pregnant pause|pregnancy test|not pregnant|(?:trying|try|hoping|planning|want\w*) (?:for|to have|to make) (?:a|another|our|my) (?:first |second )?baby|trying to conceive|ttc|trying to get pregnant|get pregnant|before (?:my )?pregnancy|before i (?:was|got) pregnant|since (?:my )?pregnancy|pre pregnancy)\b/,
          it,
        ),
    );
    if (now) {
      const found = care(r, "pregnancy", "pregnancy", now);
      const finding = found.verdict === "note" && isMaximal(r) ? { ...found, verdict: "answer" as const } : found;
      // "My boss is pregnant, more overtime": told of somebody, and nothing is asked for her.
      if (now.frame.whose === "other" && purposeOf(r) === "none" && found.verdict === "note") return null;
      // "My wife is pregnant and I need something short": nothing is for her.
      return isForOneself(r, now) ? null : finding;
    }
    const isBaby =
      purposeOf(r) !== "none" &&
      !r.says(
        /\b(?:program\w*|plan|block|prep|race|cut|bulk|diet|challenge|post ?op|surgery|acl|cast|rehab|injur\w*|weeks out|streak|cycle|course|progress|stall\w*|plateau)\b/,
      );
    const isByWeeks = tellsWeeks(r.text) || ((TOLD_WEEKS.test(r.text) || BARE_WEEKS.test(r.message.plain)) && isBaby);
    if (isByWeeks && !NOT_TO_CARE_FOR.test(r.text)) return care(r, "pregnancy", "pregnancy");
    const after = told(r, "postpartum")[0];
    if (
      !after ||
      SINCE_BIRTH.test(r.text) ||
      r.says(YEARS_SINCE_BIRTH) ||
      (HALF_A_YEAR.test(r.text) && BACK.test(r.text) && !FLOOR.test(r.text))
    )
      return null;
    if (isForOneself(r, after) && /\b(?:wife|girlfriend|gf|missus|partner|sister|friend)\b/.test(r.text)) return null;
    const finding = care(r, "postpartum", "postpartum", after);
    // Food while breastfeeding is a matter of food.
    const isFood =
      /^breast/.test(r.message.words[after.start] ?? "") && r.says(/\b(?:eat\w*|food|calories|protein|diet|milk)\b/);
    return isFood ? { ...finding, verdict: "note" } : finding;
  },
);

/** Somebody else is to train: "dad had a stroke and wants to get moving". */
const WANTS_TO_MOVE =
  /\b(?:wants?|would (?:like|love)|shed like|hed like|asks?|asked) (?:\w+ )?(?:to (?:get|start|train|lift|move|exercise|walk|do|come|go|join)|exercises?|a (?:plan|program\w*|routine|workout|session))|\b(?:can|could|should|is it ok for|safe for|something for|exercises for|workout for|plan for) (?:he|she|him|her|my (?:dad|mum|mom|father|mother|husband|wife|gran\w*|nan|uncle|aunt))\b/;

/** "My dad had a heart attack, so I want to get fit": of one's kin, and the wish is one's own. */
const OF_KIN =
  /(?:^|\b(?:my|our|mein\w*|mon|ma|mi|mia|mio|meu|minha) )(?:\w+ )?(?:dad|father|mum|mom|mother|brother|sister|uncle|aunt|gran\w*|nan|husband|wife|parents?|cousin|vater|mutter|bruder|schwester|opa|oma|pere|mere|frere|soeur|padre|madre|hermano|hermana|papa|mama|fratello|sorella|pai|mae|irmao|irma)s? (?:just |both |also |has |have |hat |hatte |a eu |tuvo |ha avuto |teve )*(?:had|has|have|got|died|einen|une?|un|uma?)\b/;
const OWN_WISH =
  /\bso i\b|\b(?:want|wanna|need|time|gonna|going) to (?:get|start|lose|be|train|lift)\b|\b(?:i|i ?d|ich|je|yo|io|eu) (?:really |just )?(?:want|wanna|need|would like|like|plan|decided|should|mochte|will|veux|voudrais|quiero|voglio|vorrei|quero)\b/;
const OWN_HEART =
  /\b(?:i|i ?ve|myself|me) (?:had|have|got|was|am|too|also)\b|\bmy (?:own )?(?:heart|chest|cardiologist)\b/;
const isOfKin = (text: string): boolean => OF_KIN.test(text) && OWN_WISH.test(text) && !OWN_HEART.test(text);

/** "52, AF, beginner": the two letters by themselves, and not how hard a session was. */
const BARE_AF = /(?:^|[,;(] ?)af(?: (?:since|for) [^,;.)]{1,30})?(?=[,;)]|\.? *$)/;
const heart = needing({ concepts: ["heartCondition", "heartAttack", "stroke"], plain: [BARE_AF] }, (r) => {
  if (isOfKin(r.text)) return null;
  const hit = told(r, "heartCondition").find(
    (it) => it.frame.whose !== "other" || (purposeOf(r) !== "none" && !it.frame.isPast),
  );
  if (hit || BARE_AF.test(r.message.plain)) return care(r, "heart", "heartCondition", ...(hit ? [hit] : []));
  const had = [...r.hits("heartAttack", "stroke"), ...r.remote("heartAttack", "stroke")].find(
    (it) =>
      (it.frame.whose === "self" || r.says(WANTS_TO_MOVE)) &&
      !r.isLaughed(it) &&
      r.says(
        /\b(?:i had|ive had|had a|had my|my (?:heart attack|stroke)|after (?:a|my)|since (?:a|my|the)|after the|seit (?:dem|meinem)|desde (?:el|mi)|depuis (?:mon|l)|from a|ich hatte|(?:weeks|months|years) (?:earlier|before|prior|ago|later)|gehabt|erlitten|uberlebt|uberstanden|hinter mir|tuve|he tenido|sufri|jai eu|ai (?:deja )?(?:eu|fait)|ho avuto|tive|sofri|post)\b/,
        it,
      ) &&
      !r.says(
        /\b(?:almost|nearly|never (?:had|suffered|have had)|(?:have|did) not (?:had|have|suffer\w*)|when i saw|stroke (?:rate|volume|of (?:luck|genius))|family)\b/,
        it,
      ),
  );
  return had ? care(r, "heart", "heartCondition", had) : null;
});

/** "My numbers are 150ish over 90ish", said by whoever measures such things. */
const TWO_FIGURES =
  /\b1[4-9]\d(?:ish)? ?(?:\/|over|zu|auf|sobre|sur|su|por) ?(?:9\d|1[01]\d)(?:ish)?\b(?! ?(?:kgs?|kilos?|lbs?|pounds|x|\/ ?\d))/;
const TAKEN_OF =
  /\b(?:nurse|pharmac\w*|doctor|doc|gp|cuff|readings?|numbers|monitor|tablets|pills|arzt|arztin|apothek\w*|medic[oa]|enfermer[oa]|medecin|infirmiere?|farmacist\w*|infermier\w*)\b/;
/** The figures with their name. */
const NAMED_FIGURES =
  /\b(?:bp|blood pressure|tension|blutdruck|presion|pressione|pressao)\b[^.!?\n]{0,30}?\b(1[4-9]\d) ?(?:\/|over|zu|auf|sobre|sur|su|por) ?(9\d|1[0-1]\d)\b(?! ?\/ ?\d)/;
const pressure = needing({ concepts: ["highPressure"], plain: [NAMED_FIGURES, TWO_FIGURES] }, (r) => {
  const named = told(r, "highPressure")[0];
  if (named) return care(r, "blood_pressure", "highPressure", named);
  // Figures of 140 over 90 and more are high; those of 180 over 110 stop before they come here.
  const measured = NAMED_FIGURES.exec(r.message.plain);
  return measured || (TWO_FIGURES.test(r.message.plain) && TAKEN_OF.test(r.text))
    ? care(r, "blood_pressure", "highPressure")
    : null;
});

/** "Epileptic, no seizures for 3 years": what is denied are the seizures. */
const FREE_OF_SEIZURES =
  /\bepile\w* (?:but |and |with |though )?(?:no|not had|havent had|zero|without|never|last) (?:\w+ ){0,2}(?:seizures?|fits?|attacks?|episodes?)\b/;

/** "41f, two kids, hashimotos on levo": a clause of its own in a list about oneself. */
const OF_A_CAUSE =
  /^(?:research|charity|run|walk|awareness|fundraiser|season|ward|nurse|clinic|support|foundation|book)\b/;
const NOT_LISTED = /\b(?:years? (?:back|ago)|dog|cat|called|named|class|teacher|movie|film)\b/;
const isListed = (r: Reading, it: Hit): boolean =>
  it.frame.whose === "self" &&
  !r.says(NOT_LISTED, it) &&
  (it.start === 0 ||
    r.message.pause[it.start] === true ||
    r.message.sentence[it.start] !== r.message.sentence[it.start - 1]) &&
  !OF_A_CAUSE.test(r.message.words[it.end] ?? "");

/** Who lives with it. */
const ON_INSULIN = /\b(?:on|my|sous|mit|con) insulin\w*\b/;
/** What a scan of thin bones gives. */
const THIN_BONES = /\b(?:dexa|t ?score|bone scan)\b[^.!?\n]{0,25}-\s?[1-4][.,]\d/;
/** Who trains seated for good. */
const ON_WHEELS =
  /\b(?:wheel ?chair|(?:para|tetra|quadri)plegi\w*|spinal cord injur\w*|rollstuhl\w*|querschnitt\w*|fauteuil roulant|silla de ruedas|sedia a rotelle|cadeira de rodas)\b/;
const illness = needing(
  {
    concepts: ["diabetes", "asthma", "epilepsy", "seizure", "brittleBones", "otherCondition"],
    words: [ON_INSULIN, USED_UP, SEIZED],
    plain: [THIN_BONES],
  },
  (r) => {
    const sugar = told(r, "diabetes").find(
      (it) => !r.says(/\btype (?:1|2|one|two) (?:muscle|fib(?:er|re)s?|error)\b/, it),
    );
    const isSugar =
      /diabet|\bt1\b|\bbasal\b|t1d|t2d|lada|insulin|zuckerkrank|azucar|metformin|dexcom|omnipod|hba1c|\bsugars?\b|\bpump\b|\bhypos?\b|\bcgm\b|\blibre\b|(?<!\d ?(?:m|y|yds?|yards?|met(?:er|re)s?) )freestyle(?! (?:on|in|swim|legs?|crawl|x)\b)|glucometer|glucophage|lantus|humalog|novorapid|novolog|tresiba|levemir|toujeo|fiasp|jardiance|gliflozin|forxiga|farxiga|gliptin|januvia|glicla|glime|glucose|crash\w*|\bketones\b|\b(?:im|i am|is|hes|shes|as|a|being) (?:a |an )?type (?:1|2|one|two)\b(?! (?:of|runner|fun|muscle|fib|person|personality|error))|\bwith (?:a )?type (?:1|2|one|two)\b(?! (?:of|muscle|fib|person))|\b(?:going|go|goes|went) low\b(?! (?:bar|carb))|\btype (?:1|one|2|two)(?: here| since| for \d| diag)|^(?:type|typ|tipo) (?:1|2|one|two)\b(?! (?:of|runner|fun|muscle|fib|person|personality|error))/;
    if (sugar && isSugar.test(r.text)) return care(r, "diabetes", "diabetes", sugar);
    if (ON_INSULIN.test(r.text) && !ABOUT_RECORDS.test(r.text) && purposeOf(r) !== "none")
      return care(r, "diabetes", "diabetes");
    const isSomebodys = (it: Hit) =>
      !r.says(
        /\b(?:pots and pans|breast cancer awareness|cancer (?:charity|run)|asthma inhaler steroid|retina (?:display|screen|macbook|ipad|imac|laptop)|hb \d{1,2} (?:rows?|squats?|deadlifts?|press\w*|curls?|lunges?|sets?|reps?|kgs?|lbs?|x|rounds?))\b/,
        it,
      ) &&
      (it.frame.whose !== "other" || purposeOf(r) !== "none") &&
      (r.says(
        /\b(?:i|im|ive|my|me|mine|ich|yo|tengo|ho|tenho|ai|with|having|he|she|here|seit|depuis|desde|dal|diagnos\w*|since(?!.*\b(?:stable|fine|good)\b))\b/,
        it,
      ) ||
        (purposeOf(r) !== "none" &&
          it.frame.whose === "self" &&
          !r.says(/^(?:what is|whats|why|does|do|is|are|can) (?!my|i\b)/, it)) ||
        /^(?:epile|asthm|asm|osteop|seizure|copd|parkins|lupus|ms$|pots$)/.test(r.message.words[it.start] ?? "") ||
        isListed(r, it));
    if (THIN_BONES.test(r.message.plain)) return care(r, "illness", "brittleBones");
    if (usesUpInhaler(r.text) && !NOT_TO_CARE_FOR.test(r.text))
      return { ...care(r, "illness", "asthma", ...r.every("asthma").slice(0, 1)), verdict: "answer" };
    const seized = datedSeizure(r);
    if (seized && !seized.some((it) => it.frame.whose === "other")) return care(r, "illness", "epilepsy", ...seized);
    for (const [concept, answer] of [
      ["asthma", "asthma"],
      ["epilepsy", "epilepsy"],
      ["brittleBones", "brittleBones"],
      ["otherCondition", "illness"],
    ] as const) {
      const free = concept === "epilepsy" ? r.every(concept).filter(() => FREE_OF_SEIZURES.test(r.text)) : [];
      const hit = [...told(r, concept), ...free].find(isSomebodys);
      if (!hit) continue;
      return care(r, "illness", concept === "otherCondition" && ON_WHEELS.test(r.text) ? "wheelchair" : answer, hit);
    }
    return null;
  },
);

/** "New hip thrust machine", "slipped disc golf in". */
const NO_JOINT_AFTER =
  /^(?:thrust\w*|sleeves?|wraps?|pads?|mobility|machine|opener\w*|belt|circles?|bands?|abduct\w*|adduct\w*|exercises?|drill\w*|routine|golf|hop|raises?|flex\w*|brakes?)$/;
const WITH_IT = /\b(?:with|for|of|has|have|mit|bei|con|para|per|avec|pour|com|despite)\b/;
/** Over long ago, or with no trouble since. */
const LEFT_BEHIND =
  /\b(?:no (?:issues|trouble|problems|pain)|never bothers|pain ?free|symptom free|(?:all|been) (?:good|fine|well) since|fully (?:healed|recovered))\b/;
/** What is worn or replaced changes how one trains: words beside what the coach says, and the answer itself after a replacement. */
const joint = needing({ concepts: ["newJoint", "wornJoint"] }, (r) => {
  const isOf = (it: Hit) => !NO_JOINT_AFTER.test(r.message.words[it.end] ?? "") && it.frame.whose !== "anyone";
  const replaced = told(r, "newJoint").find(isOf);
  const worn = told(r, "wornJoint").find(isOf);
  if ((!replaced && !worn) || purposeOf(r) === "none" || LEFT_BEHIND.test(r.text)) return null;
  if (replaced) return care(r, "joint", "joint", replaced);
  if (!worn) return null;
  // "Can I squat with knee arthritis?" is for the coach, and the note stands beside it; what is told as one's own is answered for.
  const before = r.message.words.slice(Math.max(0, worn.start - 3), worn.start).join(" ");
  const finding = care(r, "joint", "joint", worn);
  // Of what is torn only the words stand in front: whoever wants a session beside it gets one.
  const isTorn = /^(?:labr|menis|cartil|cuff|rotator|torn|acl|mcl|pcl)/.test(r.message.words[worn.start] ?? "");
  return isTorn || WITH_IT.test(before) ? { ...finding, verdict: "note" } : finding;
});

const SIGNED_OFF =
  /\b(?:signed (?:me |us )?off|cleared (?:me|by|for|to)|discharged me|(?:got |given )?the all clear)\b/;
const YEARS_BACK = /\b(?:years|decades|ages) ago\b|\bas a (?:kid|child|teen\w*)\b|\bin (?:19\d\d|20[01]\d)\b/;
/** Out of the boot, or months after a tear was mended: who treats it says what may be loaded; what is only told is left to go on. */
const OF_LITERATURE =
  /\b(?:literature|research|studies|evidence|papers?|meta ?analys[ei]s|with sources|write (?:it|that|this|them) up)\b/;
const afterRest = needing({ concepts: ["afterRest"] }, (r) => {
  const hit = told(r, "afterRest").find(({ frame }) => frame.whose !== "anyone");
  // "The literature on … after acl surgery": asked for the knowing.
  if (hit === undefined || r.says(OF_LITERATURE)) return null;
  const purpose = purposeOf(r);
  // "Gallbladder out years ago, bench 3x5": beside what is told or logged an old one is left alone.
  if ((purpose === "work" && LONG_HEALED.test(r.text)) || (purpose === "none" && YEARS_BACK.test(r.text))) return null;
  if (LEFT_BEHIND.test(r.text) || SIGNED_OFF.test(r.text)) return null;
  const finding = care(r, "after_rest", "afterRest", hit);
  return MEASURED_SESSION.test(r.message.plain) ? { ...finding, verdict: "note" } : finding;
});

const HARD =
  /\b(?:start\w*|begin\w*|lift\w*|weights?|heavy|squats?|deadlifts?|bench\w*|max|hiit|crossfit|train\w*|gym|exercis\w+|safe|too (?:late|old)|falls?|anfangen|krafttraining|empezar|commencer|iniziare|comecar)\b/;

const MEASURED_SESSION =
  /\b(?:workout|session|routine|exercises?|training|put together|build|make|give me|plan|einheit|programm)\b[^?]*\b(?:\d{1,3}|ten|fifteen|twenty|thirty|forty|half an?|an?|one) ?-?(?:min\w*|hours?|stunde)\b|^(?:a |an |some |easy |gentle |light |quick )*(?:full body|whole body|upper body|lower body|legs?|core|abs|arms|chest|back|shoulders|glutes|circuit|strength|mobility|ganzkorper|oberkorper|beine)\b[^?]*\b(?:\d{2} ?-?min\w*|(?:half an|an|one) hour)\b|\b(?:\d{1,3}|ten|fifteen|twenty|thirty|forty|half an) ?-?(?:min\w*|hours?)\b[^?]*\b(?:workout|session|routine|exercises?|training)\b/;

const WISHES_FOR =
  /\b(?:wants?|would (?:like|love)|shed|hed|start\w*|begin\w*|get(?:s|ting)? (?:into|back|him|her|them)|new to|never|thinking|hop(?:es|ing)|help|will|mochte|quiere|veut|vuole|quer|empezar|anfangen|commencer|iniziare|comecar)\b/;

/** Somebody of 65 and more, or of 60 and new to it. */
const older: Rule = (r) => {
  const age = statedAge(r.message.plain);
  const isNew = r.hits("newToIt").length > 0;
  if (age === null || age.years < 60 || (age.years < 65 && !isNew)) return null;
  const purpose = purposeOf(r);
  const isLog = purpose === "work" && /\b\d{1,3} ?x ?\d{1,3}\b|\blog\b/.test(r.message.plain);
  if (purpose === "none" || isLog) return isNew && !isLog ? care(r, "older_novice", "older") : null;
  const finding = care(r, "older_novice", "older");
  // "Our neighbour is 79 and still deadlifts": told of, and nobody is to begin.
  if (age.whose === "other" && purpose === "start" && !WISHES_FOR.test(r.text)) return { ...finding, verdict: "note" };
  // Who says how long the session is to be has asked for one: it is made gentle, and the advice stands beside it.
  if (MEASURED_SESSION.test(r.message.plain)) return { ...finding, verdict: "note" };
  return isNew || HARD.test(r.text) ? finding : { ...finding, verdict: "note" };
};

/** Class M: a condition or an age that calls for changes. */
export const CARE_RULES: readonly Rule[] = [pregnancy, heart, pressure, illness, joint, afterRest, older];
