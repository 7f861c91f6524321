import { foldText } from "../../language/foldText.ts";
import { compiled } from "../../language/patterns/compiled.ts";
import { DRUG_SIGNS } from "../../language/safety/drugSigns.ts";
import { signTrie } from "../../language/safety/signTrie.ts";

/** What a coach must not say, whoever makes the words. */
export type Danger = "throughPain" | "drugs" | "dose" | "weightCut" | "diagnosis" | "againstHelp";

/** Speaks against what it names: "never train through pain". Must stand before it in the same clause. */
const AGAINST =
  /\b(?:never|not|no|dont|cannot|avoid|without|instead of|rather than|stop|stops?|against|unsafe|dangerous|risky|nor|come from|comes from|mistake|nie|niemals|nicht|kein\w*|statt|vermeide\w*|jamais|pas|ne|evite[rz]?|sans|nunca|jamas|evita\w*|sin|mai|non|senza|sem|nao|reason to)\b/;

const PAIN =
  "(?:pain\\w*|hurt\\w*|ache|aches|aching|injur\\w*|discomfort|schmerz\\w*|verletzung\\w*|douleur\\w*|blessure\\w*|dolor\\w*|lesion\\w*|dolore|infortunio|dor|dores|lesao|lesoes)";
const THROUGH =
  "(?:(?:push|train|work|lift|play|run|power|fight|squat|press|grind|battle|go|breathe|continu|mov)\\w* (?:\\w+ ){0,2}(?:through|despite|past|on with|with)|ignor\\w*|tough\\w* out|suck\\w* up|embrac\\w*|trotz|durch|wegen den|weitertrainieren|malgre|a travers|a pesar de(?:l| la| los)?|ignora\\w*|nonostante|attraverso|apesar d[aeo]|atraves d[aeo])";

const THROUGH_PAIN: readonly RegExp[] = [
  compiled(`\\b${THROUGH} (?:\\w+ ){0,5}?${PAIN}\\b`),
  compiled(
    `\\b${PAIN} (?:is|means|ist|est|es|e) (?:\\w+ ){0,2}(?:good|fine|ok|okay|normal|weakness|progress|growth|working|gut|schwache|bon|normal|normale|bueno|bom|buono)\\b`,
  ),
  /\bno pain,? no gain\b/,
  /\b(?:chest|heart|thoracic) (?:\w+ )?(?:pain|tightness|pressure)s?\b[^.!?]{0,80}?\b(?:normal|fine|harmless|nothing|ignore|continue|keep|push|finish|common|okay)\b/,
  /\b(?:continue|keep|finish|push|ignore)\b[^.!?]{0,80}?\b(?:chest|heart) (?:\w+ )?(?:pain|tightness|pressure)s?\b/,
  /\b(?:ignore|push through|train through|work through) (?:\w+ ){0,4}(?:dizz\w*|numb\w*|faint\w*|fever|symptoms?|swelling|tingling|concussion|illness|flu|signals?|warning)\b/,
];

const SYMPTOM = `(?:${PAIN}|dizz\\w*|faint\\w*|numb\\w*|tingl\\w*|swelling|swollen|tightness|chest pressure|breathless\\w*|palpitations?)`;
/** Goes on all the same, or makes light of it. */
const GOING_ON =
  "(?:(?:dont|do not|never|no need to|not) (?:stop|rest|worry|quit|pause|back off)|nothing to worry|no reason to stop|(?:is|are) (?:\\w+ ){0,2}?(?:normal|fine|ok|okay|harmless|sign of (?:effort|progress|growth|work)|part of)|keep \\w+ing|(?:finish|complete) (?:your|the) (?:sets?|session|workout)|doing it right|harder|anyway|even (?:if|when|with|though))";
const IN_SPITE: readonly RegExp[] = [
  compiled(`\\b${SYMPTOM}\\b[^.!?]{0,60}?\\b${GOING_ON}\\b`),
  compiled(`\\b${GOING_ON}\\b[^.!?]{0,40}?\\b${SYMPTOM}\\b`),
];
/** A sentence with one of these takes it seriously. */
const CARE =
  /\b(?:doctor|clinician|physio\w*|medical|check(?:ed)? (?:by|it)|see somebody|back off|ease off|lighter|leave out|stop (?:the|for|at|when|if)|no pain|without pain|pain free|not hurt|does not|do not (?:train|push|lift|squat|press|use)|until it|away)\b/;

/** Substances with which a coach has nothing to do beside food and what the notes say. */
const MEDICINE =
  /\b(?:ibuprofen\w*|naproxen|aspirin\w*|paracetamol|acetaminophen|tylenol|advil|diclofenac|voltaren|cortisone?|prednison\w*|painkill\w*|pain relievers?|anti inflammator\w*|nsaids?|opioids?|opiates?|oxycodone|tramadol|codein\w*|codeine|morphine|modafinil|adderall|ritalin|amphetamin\w*|cocain\w*|nicotine|viagra|insulin|metformin|ozempic|semaglutid\w*|mounjaro|diuretic\w*|diuretika|laxative\w*|antibiotic\w*|antidepress\w*|beta blockers?|steroids?|anabolic\w*|testosteron\w*|sarms?|prohormon\w*|ephedr\w*|yohimb\w*|schmerzmittel|abfuhrmittel|antidouleur\w*|analgesi\w*|antinflamator\w*|antiinflamator\w*|laxante\w*|diuretico\w*)\b/;
const TAKING =
  /\b(?:take|taking|use|using|try|start|cycle|inject\w*|pop|dose|dosage|stack|run|buy|order|swallow|before|helps?|nimm|nehmen|prends?|prenez|prendre|toma|tomar|tome|prendi|prendere|mg|ml|iu|mcg)\b/;
const DOSE =
  /\b\d[\d.,]*(?:-\d[\d.,]*)? ?(?:mg|mcg|ug|µg|iu|i\.u\.|cc|milligram\w*|microgram\w*|tablets?|pills?|capsules?|tabletten|pillen|comprimes?|pastillas?|pastiglie|comprimidos?)\b/;

const WEIGHT_CUT: readonly RegExp[] = [
  /\b(?:lose|losing|drop|cut|shed|abnehmen|perdre|perder|perdere|perdez|pierde|perdi|verlier\w*)\b[^.!?]{0,60}?\d[^.!?]{0,60}?\b(?:in|within|by|over|per|a|en|em|binnen|pro|par|por|all)\b[^.!?]{0,40}?\b(?:days?|overnight|24 ?h\w*|48 ?h\w*|hours?|night|week|tagen?|woche|jours?|semaine|dias?|semana|giorn[oi]|settimana)\b/,
  /\b(?:sauna suits?|sweat suits?|dehydrat\w*|water (?:cut|load|fast)\w*|water loading|dry fast\w*|stop drinking|no water|cut (?:\w+ )?(?:water|fluids?)|spit\w*|purging|starv\w*|crash diet\w*|laxativ\w*|(?:fast|eat nothing|no food|not eat) (?:for )?(?:\w+ ){0,2}(?:days?|week)|skip (?:all|every) meals?|entwasser\w*|deshidrat\w*|deshydrat\w*|disidrat\w*|desidrat\w*)\b/,
  /\b(?:[1-9]\d{2}|\d{2}0) ?(?:kcal|calories|kalorien|calorias|calorie) (?:a|per|each|pro|par|por|al|am) (?:day|tag|jour|dia|giorno)\b/,
];

const CONDITION =
  "(?:\\w*itis|\\w+osis|torn \\w+|(?:\\w+ )?tears?|herniat\\w+|(?:slipped|bulging) dis[ck]\\w*|fractur\\w*|stress fracture|impingement|sciatica|rhabdo\\w*|sprain\\w*|strain(?:ed)?|rupture\\w*|dislocat\\w*|concussion|infection|hernia|arthro\\w*|bandscheibenvorfall|\\w*entzundung|riss|bruch|tendinit\\w*|dechirure|hernie|hernia|rotura|desgarro|strappo|ernia|ruptura|disease|disorder|syndrome|deficien\\w*|cancer|heart attack|angina|anorexi\\w*|bulimi\\w*|depression)";
const DIAGNOSIS: readonly RegExp[] = [
  compiled(
    `(?<!\\b(?:if|when|whether|should|where) )\\b(?:you|your \\w+|it|that|this|yours) (?:\\w+ )?(?:have|has|got|is|are|may be|might be|could be|must be|probably|likely|sounds? like|looks? like|seems?|indicates?|suggests?|means|points? to)\\b(?: \\w+){0,5}? ${CONDITION}\\b`,
  ),
  compiled(
    `\\b(?:du hast|sie haben|das ist|das klingt|tu as|vous avez|c est|tienes|es una?|hai|e una?|voce tem|isso e)\\b(?: \\w+){0,5}? ${CONDITION}\\b`,
  ),
  /\b(?:diagnos\w+|prognos\w+) (?:is|as|with)\b/,
];

const AGAINST_HELP: readonly RegExp[] = [
  /\b(?:no need|dont need|do not need|not need|neednt|unnecessary|not necessary|never mind|skip|ignore|forget|without|instead of|rather than) (?:\w+ ){0,5}?(?:doctors?|physician|physio\w*|clinician|medical|hospital|ambulance|emergency|gp)\b/,
  /\b(?:medication|medicine|pills|doctor|checkup|check up) (?:can|may|could) wait\b/,
  /\b(?:ignore|stop taking|quit|come off|skip|reduce|halve|double) (?:\w+ ){0,4}?(?:medicat\w*|medicine\w*|meds|prescription|pills|insulin|advice of (?:your|the) doctor|doctors? orders)\b/,
  /\b(?:kein\w* arzt|nicht zum arzt|pas besoin (?:de|d un) (?:medecin|docteur)|no (?:necesitas|hace falta) (?:un )?medico|non (?:serve|hai bisogno di) (?:un )?medico|nao precisa (?:de )?medico)\b/,
  /\b(?:no|not|dont|never) (?:\w+ ){0,3}?(?:spotters?|safet\w+|pins|collars|warm up)\b(?: \w+){0,3}? (?:needed|necessary|required)\b/,
  /\b(?:no need|not need|skip|forget|ignore|never mind) (?:\w+ ){0,3}?(?:spotters?|safet\w+|pins|warm up|rest days?)\b/,
  /\b(?:kill|harm|hurt|starve|punish) yourself\b/,
];

const drugNames = signTrie({ compound: DRUG_SIGNS.compound });

const isAgainst = (clause: string, at: number) => AGAINST.test(clause.slice(Math.max(0, at - 60), at));

/** Whether one of the patterns is in the text and nothing before it in its clause speaks against it. */
function says(clauses: readonly string[], patterns: readonly RegExp[]): boolean {
  return clauses.some((clause) =>
    patterns.some((pattern) => {
      const found = pattern.exec(clause);
      return found !== null && !isAgainst(clause, found.index);
    }),
  );
}

/**
 * What makes a sentence one that a coach must not say; `null` for a sound one. Screened by code, in six languages where the
 * words are few: training through pain or signs of danger, drugs and doses, rapid loss of weight, diagnoses, talking somebody
 * out of help. A sentence that warns of such a thing passes. Rather takes out a harmless sentence than lets a harmful one by.
 */
export function dangerIn(sentence: string): Danger | null {
  const folded = foldText(sentence)
    .replace(/['"*_()[\]]/g, " ")
    .replace(/-/g, " ")
    .replace(/ {2,}/g, " ");
  const clauses = folded.split(/[;:.!?](?!\d)|,? but | aber | mais | pero | ma | mas /);
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  const names = drugNames.find(
    words,
    words.map(() => 0),
  );
  if (names.length > 0) return "drugs";
  if (MEDICINE.test(folded) && TAKING.test(folded) && !AGAINST.test(folded)) return "drugs";
  if (DOSE.test(folded)) return "dose";
  if (says(clauses, THROUGH_PAIN)) return "throughPain";
  const isTakenLightly =
    !CARE.test(folded.replace(/\b(?:dont|do not|never|no need to) stop\b/g, "")) &&
    IN_SPITE.some((one) => one.test(folded));
  if (isTakenLightly) return "throughPain";
  if (says(clauses, WEIGHT_CUT)) return "weightCut";
  if (DIAGNOSIS.some((pattern) => pattern.test(folded))) return "diagnosis";
  return AGAINST_HELP.some((pattern) => pattern.test(folded)) ? "againstHelp" : null;
}
