import { AIRWAY_RULES } from "./airwayRules.ts";
import { BRAIN_RULES } from "./brainRules.ts";
import { chestRule } from "./chestRule.ts";
import { CONSCIOUSNESS_RULES } from "./consciousnessRules.ts";
import { DESPAIR_FRAMES } from "./despairFrames.ts";
import { despairRule } from "./despairRule.ts";
import { EMERGENCY_FRAMES } from "./emergencyFrames.ts";
import { EMERGENCY_SIGNS } from "./emergencySigns.ts";
import { emergency, pick, type Rule, wordsOf } from "./finding.ts";
import { FOREIGN_ALARMS } from "./foreignAlarms.ts";
import { gasRule } from "./gasRule.ts";
import { heartAndMore } from "./heartRhythm.ts";
import { HOURS_COUNT } from "./hoursCount.ts";
import { lethalQuestion } from "./lethalQuestion.ts";
import { partingRule } from "./partingRule.ts";
import { plannedEnd } from "./plannedEnd.ts";
import { needing } from "./ruleNeeds.ts";
import { jestOfDying, selfHarmRule } from "./selfHarmRule.ts";
import { SPINE_AND_BONE_RULES } from "./spineAndBoneRules.ts";
import { stimulantRule } from "./stimulantRule.ts";
import { SUGAR_RULES } from "./sugarRules.ts";
import { TOLD_PLAINLY } from "./toldPlainly.ts";
import { NO_BLEEDING } from "./whilePregnant.ts";

const heartAttack = needing({ concepts: ["heartAttack"] }, (r) => {
  const figurative =
    /\b(?:(?:says?|said|thinks?|tells? me|told me|reckons?|jokes?|warns?)(?: \w+){0,3} (?:going to|gonna|will|about to|having|have|get)|(?:will|would|ll|gonna|going to|could|might|must have) (?:\w+ )?(?:have|has|had|get) an?(?: \w+)? heart attack (?:when|if|once|at|from|over|seeing|the (?:moment|day))|(?:wod|workout|session|class|leg day|finisher|hill|set|circuit|plan|program\w*|diet|breakfast|coffee|squats|burpees) (?:is|was|are|s|feels like|equals|called|named)(?: \w+)? (?:an? )?heart attack|almost|nearly|near|basically|practically|price|bill|scared me|gave me|gives me|give me|scare|jump scare|de infarto|vaya infarto|da infarto|(?:casi|por poco|fast|beinahe|failli|presque|quasi|quase|per poco)\b.{0,12}|di cuore per|frole|partido|partita|penalty|final|goal|gol|precio|precios|cuota|factura|prezzo|prezzi|bolletta|prix|facture|preco|mensalidade|preis|rechnung|burger|pizza|on a plate|risk factors)\b/;
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
    if (
      /^(?:hill|climb|ridge|ride|burger|wod|workout|session|finisher|circuit|class|sprints|breakfast|machine|mode|pace|segment|street|race|pizza|grill)$/.test(
        r.message.words[hit.end] ?? "",
      )
    )
      continue;
    const isHistory =
      r.says(
        /\b(?:had (?:(?:a|my|the|one|two)|heart attacks?)|heart attacks? (?:before|at|aged) \d|after (?:a|my|the)|since (?:my|the|that|a)|(?:seit|nach) (?:dem|meinem|einem)|(?:desde|despues de)(?:l| el| mi| un)|depuis (?:mon|l|un)|(?:dopo|dal) (?:il mio |l |un )?|(?:depois d|desde )(?:o|um|o meu)|post|hatte (?:mal |einen |nen )*|tuvo (?:un )?|tuve (?:un )?|a eu (?:un |une )?|ai eu (?:un |une )?|ha avuto (?:un )?|teve (?:um )?|nach (?:meinem|einem|dem)|(?:weeks|months|years|decades) (?:earlier|before|prior|previously|ago|later|out)|rehab|jahren?|monaten?)\b/,
        hit,
      ) && !r.says(/\b(?:just|now|today|tonight|think|might|maybe|may|this morning|yesterday|last night)\b/, hit);
    const isHere = r.says(
      /\b(?:next to me|just|now|here|in front of me|what (?:do|should) i do|help|on the (?:treadmill|floor)|collapsed)\b/,
    );
    if (isHistory && !(hit.frame.whose === "other" && isHere && !hit.frame.isPast)) continue;
    return emergency("heart_attack", "heart", hit);
  }
  return null;
});

const pregnancy = needing({ concepts: ["pregnancyAlarm", "bleedingAny", "bleeding"] }, (r) => {
  const quiet = pick(
    r.hits("pregnancyAlarm"),
    (it) =>
      /baby|waters? broke|fruchtwasser|blasensprung|les eaux|aguas|le acque|bolsa/.test(wordsOf(r, it)) &&
      !r.says(/\bwaters? broke (?:the|through|down)\b/, it),
  );
  if (quiet) return emergency("pregnancy", "pregnancyAlarm", quiet);
  const weeks =
    /\b(?:im|i am|at|now|currently) (?:about |only |around )?(?:[6-9]|[1-3]\d|4[0-2]) (?:weeks|wks)\b(?! (?:into|in|out|post|of|after|since|ago|away))/;
  const isWeek =
    /\b(?:in der|bin in|ssw|semana|semaine|settimana) (?:[6-9]|[1-3]\d|4[0-2])(?: woche)?\b|\b(?:en la|de la|nella|na) (?:semana|semaine|settimana) (?:[6-9]|[1-3]\d|4[0-2])\b|^(?:\w+ ){0,3}?(?:[6-9]|[1-3]\d|4[0-2]) (?:weeks?|wks?)(?: pregnant)?\b(?! (?:into|in|out|post|of|after|since|ago|away|back|later|plan|program\w*|block|cycle|to go))/;
  const byWeeks =
    weeks.test(r.text) || isWeek.test(r.text) ? pick(r.hits("pregnancyAlarm", "bleedingAny", "bleeding")) : undefined;
  const expecting = pick(r.hits("pregnant")) ?? byWeeks;
  const alarm = pick(r.hits("pregnancyAlarm", "bleedingAny", "bleeding"), (it) => !r.says(NO_BLEEDING, it));
  return expecting && alarm ? emergency("pregnancy", "pregnancyAlarm", alarm, expecting) : null;
});

const { notBreathing, faint, blackoutAndFall, aboutToFaint, seizure, heat, confusion, callForHelp } =
  CONSCIOUSNESS_RULES;
const { stroke, headache, headInjury, bloodPressure } = BRAIN_RULES;
const { spine, bone } = SPINE_AND_BONE_RULES;
const { lowSugar } = SUGAR_RULES;
const { allergy, breathing, bleeding, clot } = AIRWAY_RULES;

/** Class E, gravest and surest first. */
export const EMERGENCY_RULES: readonly Rule[] = [
  ...FOREIGN_ALARMS,
  selfHarmRule,
  despairRule,
  partingRule,
  lethalQuestion,
  plannedEnd,
  ...DESPAIR_FRAMES,
  notBreathing,
  pregnancy,
  seizure,
  ...HOURS_COUNT,
  stroke,
  headInjury,
  headache,
  bloodPressure,
  allergy,
  heartAttack,
  clot,
  stimulantRule,
  chestRule,
  heartAndMore,
  heat,
  lowSugar,
  gasRule,
  faint,
  blackoutAndFall,
  aboutToFaint,
  confusion,
  spine,
  bone,
  breathing,
  bleeding,
  callForHelp,
  ...EMERGENCY_SIGNS,
  ...EMERGENCY_FRAMES,
  ...TOLD_PLAINLY,
  jestOfDying,
];
