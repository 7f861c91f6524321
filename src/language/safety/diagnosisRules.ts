import { entered } from "../patterns/enteredPattern.ts";
import { MEDICINE_FRAMES } from "./drugFrames.ts";
import { answering, PARTS, type Rule } from "./finding.ts";
import { OWN_MEDICINE, ownMedicine } from "./ownMedicine.ts";
import type { Concept, Hit, Reading } from "./reading.ts";
import { asksForOwnFacts, isOnlyTakenFor, REMEDY_RULES } from "./remedyRules.ts";
import { likewise, needing } from "./ruleNeeds.ts";

const answer = answering("X", "medical");

const BODY: readonly Concept[] = [...PARTS, "chest", "throat", "heart"];

/** Pictures and figures that a clinician reads: "my MRI says …, how bad is it". */
const FINDINGS =
  /\b(?:mri|mrt|x ?rays?|ct|scan|scans|ultrasound|bone scan|blood ?work|blood tests?|bloods|lab results?|labs|ecg|ekg|radiology|irm|radiografia|rontgen\w*|resonancia|risonanza)\b/;
const READ_IT =
  /\b(?:how (?:bad|serious|severe)|what does (?:it|this|that|the)|is (?:it|that|this) (?:bad|serious|ok|okay|normal|a )|read|interpret|explain|look at|tell me (?:what|how|if)|grade|skip (?:the )?surgery|need surgery|what (?:now|is it)|worry|worried)\b/;

/** Readings by a machine that the person reads out, not "scan the barcode". */
const report = needing({ words: [FINDINGS] }, (r) =>
  FINDINGS.test(r.text) &&
  READ_IT.test(r.text) &&
  !r.says(/\b(?:dexa|body (?:scan|fat)|inbody|barcode|qr|scan (?:my|the) (?:plan|program|food|label)|exercise lab)\b/)
    ? answer("report", "diagnosis")
    : null,
);

const OTHER_TONGUES =
  /^(?:hab|habe) ich\b|\b(?:habe? ich (?:eine?n?|mir|da|am)|ist das|ist es|konnte (?:das|es)|tengo (?:una?|el|la)|sera(?: una?| que)?|es una?|es posible que|est ce (?:que jai|que c|que j|une?|la)|cest une?|ai je|ho (?:uno?|una|un)|e uno?|e una|potrebbe essere|tenho (?:uma?|o)|sera que|pode ser|e um|e uma)\b/;
const TWO_NAMES = /\bor (?:is it |just |only |simply |maybe |a |an |some |normal |did i |something else|what)/;

/** "Whats torn", "what did I tear", "which ligament is it": what is damaged, asked of whoever cannot look inside. */
const WHICH_DAMAGE =
  /\bwhat(?:s| is| could be| might be| have i| did i| do you think (?:is|i))? (?:likely |probably |actually |just )?(?:torn|tore|tear|ruptured?|snapped|fractured?|sprained?|strained?|damaged?|broken|broke)\b|\b(?:which|what) (?:ligament|tendon|nerve|disc|cartilage|bone|muscle) (?:is it|is that|did i (?:hurt|tear|strain|pull|damage|injure|break)|have i|could (?:it|that|this) be|is (?:torn|hurt|damaged|gone))\b|\b(?:was|welches band) (?:ist (?:da )?|habe? ich (?:mir )?(?:da )?)gerissen\b|\b(?:que|cosa) me (?:he|habre) roto\b|\bcosa mi sono (?:rotto|strappato)\b/;

const OWN_DAMAGE = entered(/\b(?:have i|did i|habe? ich|me he|mi sono)\b/);

/** "…, impingement or labrum?": one of two names ends the question. */
function isEitherName({ message: { words, sentence } }: Reading, { end }: Hit): boolean {
  const isLast = sentence[end + MOST_OF_NAME] !== sentence[end];
  return isLast && /^(?:or|oder|ou|o|vs|versus)$/.test(words[end] ?? "");
}
/** In words, the joining one among them. */
const MOST_OF_NAME = 4;

/** "What could it be", of what hurts. */
const ASKED_OF_SIGN =
  /\b(?:c ?est quoi|was ist das|was kann das sein|que es|que puede ser|cosa puo essere|cosa e|o que (?:e|pode ser))$|\b(?:what|whats) (?:do i have(?! (?:today|tomorrow|planned|scheduled|next|left|on|to|for|this|coming))|have i got|could (?:it|this|that) be|might (?:it|this|that) be|is this\b(?! (?:exercise|workout|program))|(?:is )?(?:it|that)(?= ?$| ?(?:and|do|should|please|called)\b)|is it\b(?! (?:called|for|good|worth)))/;

const diagnosis = needing({ concepts: ["whatIsWrong", "condition"], words: [ASKED_OF_SIGN, WHICH_DAMAGE] }, (r) => {
  const part = r.every(...BODY)[0];
  const signs =
    r.every("pain", "ache", "sore", "sharp", "swelling", "numb", "pop", "tight")[0] ??
    r
      .every(...BODY)
      .find((it) =>
        r.says(
          /\b(?:clicks?|clicking|grinds?|stings?|stinging|lump|bump|catches|zuckt|druckschmerz|knackt|cruje|craque|scricchiola|estala)\b/,
          it,
        ),
      );
  const ache = signs;

  const wrong = r.every("whatIsWrong").find((it) => {
    const words = r.message.words.slice(it.start, it.end).join(" ");
    if (
      /have$/.test(words) &&
      /^(?:today|tomorrow|planned|scheduled|next|left|on|to|this|coming)$/.test(r.message.words[it.end] ?? "")
    )
      return false;
    return /wrong|going on|happening|the matter|the issue|caus|behind|reason|diagnos|injury|injure|tear|done to|did i do|condition|disease|making| up |what i |stimmt|los |fehlt|hab|tengo|pasa|sera|j ai|ai je|quoi|vient|cos|tenho|ha |tem /.test(
      `${words} `,
    );
  });
  if (
    wrong &&
    !r.says(
      /\b(?:form|technique|program|programme|plan|bench(?:ing)?|squat|deadlift|diet|split|routine|progress|app|log)\b/,
      wrong,
    )
  ) {
    const words = r.message.words.slice(wrong.start, wrong.end).join(" ");
    const next = r.message.words.slice(wrong.end, wrong.end + 5).join(" ");
    if (
      /diagnos/.test(words) &&
      (part || ache || r.says(/\b(?:me|this|symptoms|injury)\b/, wrong)) &&
      !r.says(/\b(?:was|got|been|ive been|i was|were) diagnosed|have a diagnosis|diagnosed with\b/, wrong)
    )
      return answer("diagnosis", "diagnosis", wrong);
    if (/what i (?:have|tore|did|hurt|broke)/.test(words) && (part || ache || r.says(/\b(?:symptoms?|injury)\b/)))
      return answer("diagnosis", "diagnosis", wrong);
    if (part && /^(?:was|que|qu|c est|d ou|cosa|cos|che|o que) /.test(words))
      return answer("diagnosis", "diagnosis", wrong, part);
    if (part && (/wrong|going on|happening|matter|issue|up/.test(words) || ache))
      return answer("diagnosis", "diagnosis", wrong, part);
    if (
      ache &&
      /\b(?:pain|ache|clicking|popping|swelling)\b/.test(`${next} ${r.text}`) &&
      /caus|behind|reason|making/.test(words)
    )
      return answer("diagnosis", "diagnosis", wrong, ache);
    if (/what injury|which injury|did i|have i done|kind of injury|condition|disease/.test(words) && (part || ache))
      return answer("diagnosis", "diagnosis", wrong);
  }

  if (part && ache && ASKED_OF_SIGN.test(r.text)) return answer("diagnosis", "diagnosis", ache, part);

  if (part && (ache || OWN_DAMAGE.test(r.text)) && WHICH_DAMAGE.test(r.text))
    return answer("diagnosis", "diagnosis", part);

  const condition = r.every("condition")[0];
  if (!condition) return null;
  const asks =
    /\b(?:do you think (?:i|its|it is|this is|ive|that)|(?:do|did|could|might|have|may|would|can) (?:i|it|this|that) (?:have|be|tear|torn|pull|pulled|strain|strained|sprain|sprained|herniate|herniated|get|got|indicate|mean)|is (?:it|this|that) (?:a |an |my |likely |probably |maybe |possibly |just a |just ){0,12}|have i (?:torn|pulled|strained|sprained|got|herniated|slipped|broken)|did i (?:tear|pull|strain|sprain|slip|herniate|break)|could be (?:a |an )?|(?:could|might|can) (?:my|the) (?:\w+ ){1,4}be |sounds? like (?:a |an )?|is my \w+ (?:slipped|torn|sprained|strained|broken|herniated|inflamed)|whether (?:its|it is|i have|this is)|if (?:this|it|that) is (?:a |an )?|how do i know if (?:i|its|my))\b/;
  const isForeign = r.message.asked.has(condition.sentence)
    ? OTHER_TONGUES.test(r.text)
    : /^(?:hab|habe) ich\b|^ist (?:das|es)\b|^est ce\b|^sera que\b/.test(r.text);
  const isEither = TWO_NAMES.test(r.text) && r.says(/\b(?:or|need to know|which)\b/, condition) && part !== undefined;
  // "Knee makes grinding noises, arthritis?"
  const isTag =
    part !== undefined &&
    r.message.asked.has(condition.sentence) &&
    r.message.pause[condition.start] === true &&
    (r.message.sentence[condition.end] !== condition.sentence || isEitherName(r, condition));
  const isReason =
    part !== undefined && /\bthe (?:reason|cause)\b/.test(r.text) && /\b(?:is|are|could|might)\b/.test(r.text);
  const isOpinion =
    /\b(?:do i|is it|am i|is that it|right)$|\bis (?:he|she|the doctor|my physio|that|it) (?:right|correct|wrong)\b|\bdo you agree\b|\bsecond opinion\b/.test(
      r.text,
    );
  const isOwn = r.says(/\b(?:my|i|ive|im|it|this)\b/, condition);
  const isGeneral = r.says(
    /\b(?:exercises for|exercises with|workout with|(?:train|lift|deadlift|squat|bench|run|press|row|exercise)(?:s|ing|ning|ting)? with|rehab for|stretches for|good for|bad for|cause|causes|prevent|avoid|recover|strengthen|how long|work around|around)\b/,
    condition,
  );
  if (
    (asks.test(r.text) || isForeign || isEither || isOpinion || isTag || isReason) &&
    (isOwn || isForeign || isEither || isTag) &&
    !isGeneral &&
    (part ||
      ache ||
      isForeign ||
      isOpinion ||
      isTag ||
      /\b(?:have|(?:is (?:it|this|that)|(?:this|it|that) is)|could (?:it|this|that|i))\b/.test(r.text))
  )
    return answer("diagnosis", "diagnosis", condition);
  return null;
});

const medicine = needing({ concepts: ["medicine"] }, (r) => {
  const drug = r
    .every("medicine")
    .find(
      (it) =>
        !r.says(
          /\b(?:(?:creatine|electrolyte|protein|salt|magnesium|zinc|glucose|caffeine|collagen|omega) (?:pills?|tablets?|tabs?|capsules?)|vitamin|chill pill|exercise is medicine|sports medicine|medicine ball|caffeine pills|multivitamin)\b/,
          it,
        ),
    );
  if (!drug) return null;
  const asks =
    r.near(["changeMedicine", "drugUse"], ["medicine"], 8) !== null ||
    r.says(
      /\b(?:should|can|could|may|safe|ok|okay|stop|stopping|quit|quitting|skip|skipping|dejar\w*|suspender|parar|arreter|smettere|absetzen|weglassen|tomar|prendre|prendere|nehmen|drop|dropping|ditch|dose|dosage|how (?:much|many)|instead of|mix|combine|interact\w*|side effects?|before (?:a )?(?:workout|training|lifting|my)|after (?:a )?(?:workout|training|lifting|my)|affect|do i need|worth)\b/,
      drug,
    );
  // "Adderall before lifting": a heading that asks.
  const isHeading =
    r.message.words.length <= 7 &&
    /\b(?:before|after|while|during|and|with) (?:\w+ )?(?:lifting|training|workouts?|gym|cardio|running|exercise|squats?|creatine|pre ?workout)$/.test(
      r.text,
    ) &&
    !/\b(?:took|had|i|my|log)\b/.test(r.text);
  const isAsked =
    isHeading ||
    r.message.asked.has(drug.sentence) ||
    (r.message.asked.size > 0 && r.says(/\b(?:pasa algo|is that|would that|thoughts)\b/)) ||
    r.says(
      /\b(?:should|can i|could i|is it|how (?:much|many|long)|when can|what|which|want to (?:stop|quit|skip|come off)|thinking (?:of|about) (?:just )?(?:stopping|quitting|skipping|dropping|coming off)|puedo|posso|je peux|kann ich|darf ich|soll ich|quiero|voglio|quero|pasa algo|(?:is|are) (?:\w+ ){1,2}(?:ok|okay|safe|fine|good|bad)|going to (?:stop|quit|skip)|i stopped|stopped taking|do i)\b/,
      drug,
    );
  if (!asks || !isAsked) return null;
  const isTraining =
    r.says(/\b(?:workout|routine|plan|exercises?|program) (?:for|with|that|while)\b/, drug) &&
    !r.says(/\b(?:stop|skip|dose|how (?:much|many)|take|taking)\b/, drug);
  if (r.says(/\b(?:heart rate|hr zones?|zones?|what intensity|which exercises?)\b/, drug)) return null;
  return isTraining ? null : answer("medicine", "medicine", drug);
});

/** Class X: a diagnosis is wanted, or advice about a medicine. */
export const DIAGNOSIS_RULES: readonly Rule[] = [
  ownMedicine,
  medicine,
  report,
  diagnosis,
  ...REMEDY_RULES,
  ...MEDICINE_FRAMES,
].map(
  (rule): Rule =>
    likewise(rule, (r) => {
      const found = rule(r);
      if (found === null || asksForOwnFacts(r.text)) return null;
      return found.answer === "medicine" && found.rule !== OWN_MEDICINE && isOnlyTakenFor(r) ? null : found;
    }),
);
