import type { StressFlag } from "../../protocol/vocabulary.ts";
import { compiled } from "../patterns/compiled.ts";

const NO_FLEXION =
  /\b(?:no|without|avoid(?:ing)?|nothing|not|can not) (?:\w+ ){0,2}?(?:flexion|crunching|rounding)\b|\b(?:diastasis(?: recti)?|post ?partum|postnatal|c section|kaiserschnitt|cesarienne|cesarea|cesareo|cesarea|osteoporo\w*|spondylo\w+|neutral spine|spine neutral)\b/;
/** Whether the trunk is not to be bent at all, with or without a load: then crunches are out as well. */
export const isFlexionRuledOut = (plain: string): boolean => NO_FLEXION.test(plain);

/** Not of whoever only looks it, nor of a wife where the wish is one's own. */
const PREGNANT =
  /^(?!.*\blook\w* (?:like i m |like i am |like im |so |a bit |kind of |about )*(?:\d months? )?pregnan)(?!.*\b(?:wife|girlfriend|gf|fiancee?|partner|missus|sister|boss|colleague|coworker|neighbou?r)(?: is| s)? (?:\w+ )?(?:weeks |months )?pregnan\w*\b.*\b(?:i|ive|im) (?:only |just |really |also |still )?(?:need|want|have|can|get|am|only))(?!.*\bnot (?:\w+ )?pregnan).*\b(?:pregnan\w*|weeks along|(?:first|second|third|1st|2nd|3rd) trimester|schwanger\w*|enceinte|grossesse|embarazad[ao]|embarazo|incinta|gravidanza|gravida|gravidez)\b/;

/** Whether a child is expected. In: plain text of `sessionText`. */
export const isWithChild = (plain: string): boolean => PREGNANT.test(plain);

const AFTER_BIRTH =
  /\b(?:diastasis(?: recti)?|prolapse|pelvic floor|post ?partum|postnatal|post natal|c section|gave birth|since (?:the )?birth|nach der geburt|entbindung|beckenboden|kaiserschnitt|apres accouchement|perinee|cesarienne|posparto|post ?parto|cesarea|suelo pelvico|pavimento pelvico|cesareo|assoalho pelvico)\b/;

const PRESSURE = [
  "high blood pressure|hypertension|hypertensive|bluthochdruck|hypertendue?|tension arterielle|hipertens\\w+|ipertes\\w+|glaucoma|detached retina|retinal detachment|aneurysm|migraines?",
  "pacemaker|palpitations|arrhythmia|heart murmur|a ?fib|atrial fibrillation|angina|(?:had|have|got|after|since) (?:an?|my|two|three|\\d) (?:mini |new |heart |triple |double |quadruple |coronary )*(?:stroke|stents?|bypass)|(?:heart|coronary) (?:stents?|bypass)|stents?|bypass (?:surgery|op|operation)|(?:triple|double|quadruple) bypass|angioplasty|(?:bad|dodgy|dicky|weak|funny|gammy) (?:ticker|heart)",
  "eye (?:surgery|operation|op)|heart (?:condition|disease|failure|attack|surgery)|(?:inguinal|abdominal|umbilical|hiatal|hiatus) hernia|hernia (?:repair|op\\w*|surgery)|(?:my|an? old|2|two|had a|have a|got a) hernias?(?! (?:dis\\w*|de disco|del disco))",
].join("|");

const UNSTEADY =
  /\b(?:vertigo|balance (?:issues?|problems?|disorder)|(?:bad|poor|terrible|dodgy|rubbish|no) balance|(?:my )?balance (?:is|s|isn t|has been|gets) (?:\w+ ){0,2}?(?:great|good|bad|poor|shot|gone|terrible|off|rubbish|iffy|dodgy)|(?:lose|losing|lost) (?:my|her|his) balance|fall(?:s|ing)? (?:over )?easily|afraid of falling|unsteady|wobbly on|schwindel|gleichgewicht\w*|parkinsons?)\b/;

const FRAIL =
  /\b(?:parkinsons?|osteoporo\w*|elderly|pensioners?|frail|(?:zimmer|walking) frame|rollator|walking stick|my (?:nan|nana|gran|grandma|granny|grandad|grandpa|grandmother|grandfather|oma|opa|abuel[oa]|nonn[oa]|mamie|papi)|(?:care|nursing|retirement) home|church group|sheltered housing|old (?:folks|people|ladies)|seniors?(?= (?:session|workout|class|exercises?|fitness|training|\d|,|who))|for seniors|oldies|rentner\w*|retraitee?s?|jubilad[oa]s?|pensionat[oaie]|idos[oa]s?)\b|(?:^|[,(;] ?)(?:6[5-9]|[78]\d|9[0-5])(?= ?(?:$|[,);.]| and| with))/;
/** Whether the easiest version of everything is the right one: old age or what comes with it. In: plain text of `sessionText`. */
export const isFrail = (plain: string): boolean => FRAIL.test(plain);

/** Whether the belly is still mending after a birth: nothing then that braces it hard. */
export const isAfterBirth = (plain: string): boolean => AFTER_BIRTH.test(plain);

/** What a condition calls for. Practice of coaches and clinicians, to be reviewed by one. */
export const CONDITIONS: readonly (readonly [RegExp, readonly StressFlag[]])[] = [
  [PREGNANT, ["supine", "prone", "breath_hold_heavy", "impact", "balance", "inverted", "needs_spotter_or_safeties"]],
  [AFTER_BIRTH, ["loaded_spinal_flexion", "breath_hold_heavy", "impact"]],
  [NO_FLEXION, ["loaded_spinal_flexion"]],
  [
    /\b(?:osteoporo\w*|osteopeni\w*|brittle bones|fragile bones)\b/,
    ["loaded_spinal_flexion", "loaded_spinal_rotation", "impact", "balance"],
  ],
  [compiled(`\\b(?:${PRESSURE})\\b`), ["breath_hold_heavy", "inverted"]],
  [UNSTEADY, ["balance", "inverted", "impact"]],
];
