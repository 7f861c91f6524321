import { entered } from "../patterns/enteredPattern.ts";
import { answering, type Rule } from "./finding.ts";
import { asksOfTraining, purposeOf } from "./purpose.ts";
import type { Concept, Reading } from "./reading.ts";
import { needing } from "./ruleNeeds.ts";

const answer = answering("X", "medical");

/** What is asked of the record: the person's own facts, and what a clinician told them. */
const STORED = entered(
  /\b(?:(?:wipe|delete|forget|erase|remove|scrap|clear|unsave) (?:(?:what|everything|anything|all|that|whatever) (?:that )?(?:i|ive) (?:said|told|mentioned|wrote|shared)|(?:all )?(?:about )?my (?:meds|medications?|medicines?|pills|tablets))|(?:what|which) foods? (?:makes?|made|gives?) me (?:ill|sick|bad|hives|a rash)|what am i allergic to|(?:what|which) (?:medicines?|medications?|meds|pills?|tablets?|drugs?|injur\w+|conditions?|painkillers?|dose|supplements?) (?:do|did|am|have|was|were) i|what (?:did|does|do|has|have) (?:my|the) (?:\w+ )?(?:physio\w*|doctor|gp|surgeon|specialist|therapist|nurse|cardiologist|dietitian|pt|trainer|coach|report|notes?) (?:say|said|tell|told|recommend|advise|think|suggest|prescribe|write|find)|did i (?:tell|mention|say|note|log|write|take|already)|do you (?:know|remember|have) (?:what|which|my|about my|that)|when did i (?:take|start|stop|hurt|injure|tell|first|last)|what (?:have i told|do you know|did i (?:tell|say|note|write))|my (?:medications?|medicines?|injury|injuries|conditions?) (?:list|on file|again|saved|stored|history)|welche (?:medikamente|tabletten) (?:nehme|nehm) ich|que (?:medicinas?|pastillas|medicamentos?) tomo|quels? medicaments? (?:je|est ce que je) prend\w*|che (?:farmaci|medicine) prendo|que remedios? (?:eu )?tomo|was (?:habe?|hab) ich (?:\w+ ){1,6}(?:gemacht|trainiert|eingetragen|notiert|geloggt|gehoben|gestemmt|gebeugt|gezogen)$|was hat (?:mein|meine|der|die) (?:arzt|physio\w*|arztin|doktor)|que (?:me )?dijo (?:mi|el|la)|qu a dit (?:mon|ma|le|la)|cosa (?:mi )?ha detto|o que (?:o|a|meu|minha) \w+ (?:disse|falou))\b/,
);
const CURIOUS = entered(/\b(?:just curious|documentary|essay|quiz|my class|homework|study says|i read)\b/);

/** Whether somebody only tells the coach, or logs, that they take it. */
const isTold = (r: Reading): boolean => /^(?:log|note|remember|fyi|keep in mind|for the record)\b/.test(r.text);

const NOT_A_REMEDY =
  /\b(?:vitamin|creatine|caffeine|protein|electrolyte|salt|magnesium|zinc|iron|omega|collagen|glucosamine|probiotic) (?:pills?|tablets?|tabs)|medicine ball|sports? medicine|(?:exercise|laughter|sleep) is medicine|med ball|chill pill|taste of (?:his|her|their) own medicine|a hard pill\b/;

/** What calls for other training, and is what a medicine is taken for. */
const CONDITIONS: readonly Concept[] = [
  "heartCondition",
  "highPressure",
  "diabetes",
  "asthma",
  "epilepsy",
  "brittleBones",
  "otherCondition",
];

const NOT_TAKEN =
  /\b(?:forgot|missed|ran out|without (?:my|the)|doubled|vergessen|olvid\w*|oubli\w*|dimentic\w*|esqueci)\b/;

/** A medicine is only named as what one lives with, and the question is about training: that is for the care rules. */
export const isOnlyTakenFor = (r: Reading): boolean =>
  r.hits(...CONDITIONS).length > 0 &&
  !NOT_TAKEN.test(r.text) &&
  asksOfTraining(
    r,
    r.every("remedy", "medicine").map(({ start }) => start),
  );

/** A medicine, and a question whether, which, how much, when, or to change it. */
const remedy = needing({ concepts: ["remedy"] }, (r) => {
  const hit = r.every("remedy").find((it) => !r.isLaughed(it));
  if (!hit || STORED.test(r.text) || CURIOUS.test(r.text) || isTold(r) || NOT_A_REMEDY.test(r.text)) return null;
  const words = r.message.words.slice(hit.start, hit.end).join(" ");
  const isQuestion = r.message.asked.size > 0;
  const change = r.says(
    /\b(?:stop|stopping|quit|skip|skipping|drop|dropping|halve|halving|half|double|doubling|taper\w*|wean\w*|(?:leave|leaving|left|drop|give|go|skip|miss) (?:it|them|one|those) (?:off|out|a miss|without)|leave (?:off|out)|come off|coming off|get off|reduce|reducing|swap|mix\w*|combin\w*|clash|interact\w*|dose|dosage|absetz\w*|setze|weglass\w*|ausschleich\w*|halbier\w*|dejar\w*|dejo|suspend\w*|sospend\w*|smett\w*|arret\w*|parar|paro|metade|mitad|meta|moitie|dobl\w*|dobrar|raddopp\w*|verdoppel\w*|left over|leftover|puffs)\b/,
  );
  const asked =
    isQuestion ||
    r.every("remedyAsk").some((it) => it.start !== hit.start) ||
    /\b(?:si o no|yes or no|how (?:much|many|long|often)|which|what)\b/.test(r.text);
  const isTraining =
    r.says(/\b(?:heart rate|hr zones?|zones?|which exercises?|workout|routine|plan|session|program|programme)\b/) &&
    !change;
  const isTreatment = r.says(
    /\b(?:can|should|could|may|does|do|is it|how|which|what|when|puedo|posso|darf|kann|soll|geht|hilft|hilf\w*|pasa algo|pode|podem|peux|dois|qual|cual|quel\w*|quale|cuantos?|combien|quanti|wie|left over|clash|before|after|vor|antes|avant|prima|ok|okay|safe|best|si o no|lets me|ou|o)\b/,
  );
  if (
    /^(?:iron|ferritin|vitamin|b12|magnes|hierro|ferro|eisen)/.test(words) &&
    !r.says(/\b(?:low|deficien\w*|ferritin|prescri\w*|doctor|anemi\w*|anaemi\w*|dose|dosis|infusion|miligramos|mg)\b/)
  )
    return null;
  if (change && asked && !isTraining) return answer("medicine", "medicine", hit);
  if (/^(?:inhaler|injection|infiltra|cortiso|birth|pilule|antibaby|diuretic)/.test(words) && !asked) return null;
  const isNow = /\b(?:took|taking) \w+ (?:this morning|earlier|today)\b/.test(r.text) && !isQuestion;
  return asked && isTreatment && !isTraining && !isNow ? answer("medicine", "medicine", hit) : null;
});

const OWN =
  /\b(?:my|i|im|ive|me|mine|mein\w*|ich|mir|mi|mis|me|yo|mon|ma|mes|je|j|mio|mia|miei|mie|ho|meu|minha|meus|minhas|eu|it|this|these|that|das|es|esto|eso|ca|questo|isso|tengo|duele|sale)\b/;
const FIGURE = /\b\d+(?:[.,]\d+)?\b/;
const TRAINING_QUESTION = entered(
  /\b(?:what|which \w+) (?:do i have|have i got|am i doing) (?:planned |scheduled |on |lined up )?(?:today|tomorrow|tonight|next|this|on|for|in)\b|\b(?:exercises? (?:for|with|that|to)|stretch\w* (?:for|to)|rehab for|work around|train(?:ing)? with|lift(?:ing)? with|workout (?:for|with)|run with|squat with|deadlift with|how (?:do|can|should) i (?:train|warm|avoid|prevent|fix|strengthen|work)|prevent|avoid|overtraining (?:based|look|from|with)|look at my log|recover from|strengthen|plan|routine|program|form|technique)\b/,
);

/** Values and pictures for a clinician to read. */
const values = needing({ concepts: ["labValue"] }, (r) => {
  const value = r.every("labValue").find((it) => it.frame.whose !== "anyone" || OWN.test(r.text));
  if (!value || STORED.test(r.text) || CURIOUS.test(r.text) || isTold(r)) return null;
  const words = r.message.words.slice(value.start, value.end).join(" ");
  const asks =
    r.message.asked.size > 0 ||
    /\b(?:what (?:have|do|is|does|dose|should|now)|whats|am i|is (?:my|that|this|it)|how (?:bad|serious|low|high)|eso que es|que es|was heisst|was bedeutet|ist das|c est grave|c est quoi|cosa vuol dire|e grave|o que|interpret\w*|read (?:my|this|it)|explain|tell me|mean|means|low|high|too)\b/.test(
      r.text,
    );
  const isTest =
    /analit|analyse|prise|blut|labor|analis|esami|exames|exame|blood|bloods|lab|panel|mri|mrt|irm|ray|rontgen|reson|rison|resso|radio|ultra|ecogr|ecg|ekg|scan|biopsy/.test(
      words,
    );
  const isRead =
    /\b(?:low|high|normal|bad|serious|mean|means|have i got|do i have|am i|interpret|read|explain|dose|que es|was heisst|bedeutet|vuol dire|significa|quoi|grave|result\w*|says?|came back|attached|sale|shows?|hypo\w*)\b/;
  if (!asks || !isRead.test(r.text)) return null;
  if (
    /\b(?:dexa|body (?:scan|fat)|inbody|barcode|qr|cholesterol (?:in|foods?)|eggs|naturally|boost\w*|increase|does \w+ (?:raise|lower|affect|improve)|(?:raise|lower|improve) (?:my )?(?:cholesterol|testosterone|glucose)|app|upload|export|import)\b/.test(
      r.text,
    )
  )
    return null;
  return (isTest && OWN.test(r.text)) || (!isTest && FIGURE.test(r.text)) ? answer("report", "diagnosis", value) : null;
});

/** "Am I hypogonadal", "secondo te è il menisco", "name it for me": something has a name that only an examination gives. */
const naming = needing(
  { concepts: ["illnessName", "condition", "bodySign", "pain", "ache", "swelling", "numb", "sharp"] },
  (r) => {
    if (STORED.test(r.text) || CURIOUS.test(r.text) || TRAINING_QUESTION.test(r.text) || isTold(r)) return null;
    const asks = r.every("askedName").find((it) => !r.isLaughed(it));
    const illness = r.every("illnessName", "condition").find((it) => !it.frame.isRemote);
    const sign = r.every("bodySign", "pain", "ache", "swelling", "numb", "sharp")[0];
    const part = r.every("limb", "arms", "legs", "calf", "back", "head", "groin", "jaw", "leftArm", "face")[0];
    const isQuestion = r.message.asked.size > 0;
    const own = OWN.test(r.text);
    // "Secondo te è il capo lungo o la cuffia": which of two, of what hurts.
    const isWhich =
      /\b(?:secondo te|a tuo parere|meinst du|glaubst du|denkst du|crees que|tu crois|selon toi|d apres toi|a ton avis|voce acha|achas|acha que|do you think|you reckon) (?:que |che |dass |das )?(?:e|es|c est|ist|sia|sea|ce soit|its|it is|this is|sera|seja) .{2,40} (?:o|ou|oder|or|u) /.test(
        r.text,
      );
    if (isWhich && sign && part) return answer("diagnosis", "diagnosis", sign);
    const known =
      /\b(?:diagnosed|have had|i have (?:a|an|my|bad|chronic|mild|some)? ?(?:\w+ )?(?:arthrit\w*|scolio\w*|sciatica|asthma)|my (?:arthritis|sciatica|tendonitis|tendinitis|hernia|asthma|bursitis|diabetes|adhd|scoliosis)|opera(?:d|t)[oa]|operiert\w*|opere\w*|operated)\b/;
    const opening =
      /\b(?:do you think (?:its|it is|i|this|my|that)|you think (?:its|it is|ive|i)|am i|is (?:it|that|this|my \w+)|are these|could (?:it|this|that|i|my)|might (?:it|this|i|that)|have i|do i have|did i (?:tear|pull|strain|sprain|break|herniate|rupture|slip|do)|does (?:this|it|that) sound|sounds? like|can you tell (?:if|whether|me if)|tell me (?:if|whether)|possible (?:that )?i|chance (?:its|it is|i have|this is)|secondo te|(?:^|te |e )(?:e|sara) (?:il|la|lo|un|una|l) (?:\w+ ){1,3}o (?:il|la|lo|un|una|l) \w+|e (?:tendinite|bursite|fascite|menisco|hernia|ligamento|epicondilite|lesao)|potrebbe|ho (?:la|il|un|una)|sara|hab(?:e)? ich|ist (?:das|es)|konnte (?:das|es)|kann das|est ce que c|est ce que j|c est (?:une?|le|la)|tu penses|crees que|tengo (?:una?|el|la)|sera|es (?:una?|el|la)|puede ser|voce acha|e (?:uma?|o|a)|tenho (?:uma?|o|a)|pode ser)\b/;
    // "Tengo una hernia, una rutina de 30 min": told with what is wanted, and nothing asked about it.
    const isToldBeside =
      !isQuestion && purposeOf(r) === "work" && /^(?:ho|tengo|tenho|habe? ich)\b/.test(opening.exec(r.text)?.[0] ?? "");
    if (
      illness &&
      !isToldBeside &&
      (own || /^(?:do )?you think (?:its|it is)\b/.test(r.text)) &&
      opening.test(r.text) &&
      (isQuestion || asks || r.message.words.length <= 14) &&
      !known.test(r.text)
    )
      return answer("diagnosis", "diagnosis", illness);
    const unnamed =
      /\b(?:name it|whats? it called|what (?:do i have|have i got|is this|is it|could (?:it|this|that) be|might (?:it|this) be|injury|condition|did i (?:do|tear|pull)|have i done|is wrong|s wrong|does it mean (?:when|if|that)|causes)|whats (?:this|wrong|up with|going on)|tell me what (?:it is|i have|i did|this is)|diagnos\w*|was fehlt mir|was hab(?:e)? ich|was ist (?:das|mit|los)|was kann das|que tengo|que (?:sera|me pasa|puede ser|es esto|es eso)|que tendre|c est quoi|qu est ce que (?:j|c)|qu ai je|che cos|cos ho|ho alla|ho al|cosa (?:ho|e|puo)|che ho|o que (?:e|tenho|eu tenho|pode|sera)|sera que e)\b/;
    if (
      unnamed.test(r.text) &&
      (sign || part) &&
      !r.says(
        /\b(?:exercise called|movement called|called when you (?:lift|pull)|what is this (?:exercise|machine|app)|what is it for|on leg day|set|sets|plan today)\b/,
      )
    )
      if ((sign && part) || own) return sign ? answer("diagnosis", "diagnosis", sign) : null;
    return null;
  },
);

/** More ways to ask for a diagnosis or about a medicine. */
export const REMEDY_RULES: readonly Rule[] = [remedy, values, naming];

/** A question about what is stored of oneself, which is no request for a diagnosis or a prescription. */
export const asksForOwnFacts = (text: string): boolean => STORED.test(text);
