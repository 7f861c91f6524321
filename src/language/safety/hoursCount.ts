import { entered } from "../patterns/enteredPattern.ts";
import { emergency, type Rule } from "./finding.ts";
import { needing } from "./ruleNeeds.ts";

const EYE = /\b(?:eyes?|eyeball|auge[ns]?|ojos?|oeil|yeux|occhi?o?|olhos?|nellocchio)\b/;
/** What gets into an eye or hits it. */
const INTO_EYE =
  /\b(?:took|hit|hits|snapped|pinged|poked|poke|elbow\w*|knee[ds]?|punch\w*|smack\w*|whack\w*|flew|flicked|got|caught|scratch\w*|splash\w*|squirt\w*|sprayed|landed|went|ball|racket|finger|fist|strap|geknallt|geflogen|bekommen|gespritzt|gestochen|dio|entro|golpe\w*|metio|salto|claque|recu|pris|rentre|giclé?|colpi\w*|finit[oa]|arrivat[oa]|entrat[oa]|schizzat\w*|bateu|entrou|acertou|caiu)\b.{0,40}\b(?:(?:in|into|to|on|ins?|en|dans|nell?|no|na|im|aufs?) )?(?:the |my |his |her |el |le |l |il |lo |o |meu |mi |mon |mein |das |dem )*(?:eyes?|eyeball|auge|ojos?|oeil|occhio|nellocchio|olho)\b/;
const IN_EYE = /\b(?:in|into) (?:the|my|his|her) (?:\w+ )?(?:eyes?|eyeball)\b/;
const SEES_BADLY =
  /\b(?:cant (?:see|open)|blurr?\w*|haz[ye]\w*|foggy|double|(?:black|dark|blind|blank) (?:spots?|patch|hole)|floaters?|flashes|light (?:hurts|is too bright)|blood|bleeding|pupil|sight|vision|seh\w* (?:nichts|kaum|schlecht|verschwommen)|verschwommen|borros[oa]|no veo|vois (?:flou|rien|plus|pas|mal|trouble)|flou|vedo (?:annebbiato|sfocato|male|doppio)|annebbiat\w*|sfocat\w*|non vedo|embacad[oa]|turv[oa]|nao (?:vejo|enxergo)|borrad[oa])\b/;
const CORROSIVE =
  /\b(?:cleaner|cleaning (?:spray|fluid|stuff)|disinfectant|bleach|chlorine|acid|lye|lime|cement|descaler|liquid chalk|spray|reiniger|desinfekt\w*|chlor|lejia|cloro|javel|candeggina|agua sanitaria|metal|splinter|shard|glass|rust|steel|filings?|splitter|esquirla|eclat|scheggia|estilhaco)\b/;
const NO_EYE =
  /\b(?:eye (?:level|contact|on|of the|for)|in my (?:mind|minds) eye|sweat|shampoo|sun ?cream|soap|dust|eyelash|contact lens\w*|goggles|tiger|years? ago|last year|as a (?:kid|child)|keep an eye|public eye|catch\w* (?:my|the) eye|caught (?:my|the) eye)\b/;

/** An eye that was hit and sees badly, or with something corrosive or sharp in it. */
const eye = needing({ words: [EYE] }, ({ text }) => {
  if (!EYE.test(text) || NO_EYE.test(text)) return null;
  const isHit = INTO_EYE.test(text) && SEES_BADLY.test(text);
  const isBurnt = (INTO_EYE.test(text) || IN_EYE.test(text)) && CORROSIVE.test(text);
  return isHit || isBurnt ? emergency("eye", "eye") : null;
});

const LIMB = entered(
  /\b(?:shins?|cal(?:f|ves)|forearms?|(?:lower |upper )?(?:legs?|arms?)|thighs?|quads?|foot|feet|hands?|wrist|unterschenkel|unterarm\w*|oberschenkel|wade|schienbein|bein|arm|piernas?|pantorrilla|gemelo|antebrazos?|muslo|jambes?|mollets?|tibia|avant ?bras|cuisses?|gamb[ae]|polpacc\w*|avambracc\w*|coscia|stinco|pernas?|panturrilhas?|antebracos?|canela|coxa|cast)\b/,
);
const HARD =
  /\b(?:rock (?:hard|solid)|(?:hard|solid|tight) (?:as|like)|like (?:wood|rock|concrete|stone|cement|a drum)|shiny|(?:going|about) to burst|burst\w*|(?:super|so|way too|too|really) tight|steinhart|bretthart|platzt|dur[ao] (?:como|feito)|durissim\w*|durisim\w*|dure? comme|hyper dure?|swollen (?:rock )?hard|hart wie)\b/;
const NO_BLOOD =
  /\b(?:numb\w*|tingl\w*|pins and needles|cant (?:feel|move|open|wiggle|pull|lift)|wont (?:move|open|lift|wiggle)|cold|blue|white|grey|purple|taub\w*|kribbel\w*|kalt|no (?:siento|puedo mover)|dormid[oa]s?|hormigue\w*|fri[oa]|engourdi\w*|fourmi\w*|sens (?:plus|pas)|froid\w*|non (?:sento|muovo)|formicol\w*|intorpidit\w*|fredd\w*|dormentes?|formig\w*|nao sinto)\b/;
const HURTS =
  /\b(?:pain\w*|agony|hurts?|killing|excruciating|unbearable|schmerz\w*|weh|dolor\w*|duel\w*|golpe|douleur\w*|mal|choc|coup|dolore|dolori|colpo|fa male|dor|dores|doi|pancada|trapped|crushed|crush\w*|squashed|landed|rolled over|fell on|cast)\b/;
/** Pain that what happened does not account for. */
const BEYOND_MEASURE =
  /\b(?:(?:pain|hurts?|agony) (?:\w+ ){0,4}(?:worse|more) than (?:it|the|i) (?:should|would|injury|bruise|knock|expect\w*)|pain ?killers? (?:do|does|did|are doing|doing|dont|didnt|wont) (?:nothing|not|touch|help|work|nowt)|(?:nothing|no pain ?killers?) (?:touches|helps) the pain|schmerzmittel (?:helfen|wirken) nicht)\b/;
/** It comes with each run, or pleases, or is old. */
const PUMPED =
  /\b(?:every (?:run|session|time|set)|each (?:run|time|set)|whenever|always|pump(?:ed)?|love|loving|so good|lol|doms|years?|months? ago|last (?:week|month|year))\b/;

/** A limb whose muscles swell in their sheath: hard, in pain, and without feeling or blood beyond. */
const limbPressure = needing({ words: [NO_BLOOD] }, ({ text }) => {
  if (!LIMB.test(text) || PUMPED.test(text) || !NO_BLOOD.test(text)) return null;
  const isTight = HARD.test(text) && HURTS.test(text);
  return isTight || BEYOND_MEASURE.test(text) ? emergency("limb_pressure", "limbPressure") : null;
});

const SEVERE =
  /\b(?:sudden\w*|out of nowhere|all at once|woke (?:me|up|him)|horrible|horrific|terrible|awful|severe|agony|unbearable|excruciating|killing|insane|so bad|real bad|like hell|doubled over|bent double|twist\w*|vomit\w*|throw\w* up|threw up|puk\w*|nause\w*|feel\w* sick|cant (?:walk|stand|move)|(?:way |pulled |sitting |sits |higher |riding )up|higher|swollen|swell\w*|hard|plotzlich\w*|stark\w*|heftig\w*|unertraglich|geschwollen|erbrech\w*|ubel|de repente|muchisimo|insoportable|fuerte|hinchad\w*|vomit\w*|d un coup|soudain\w*|atroces?|insupportables?|enflee?|gonfle\w*|improvvis\w*|fortissim\w*|atroce|gonfi\w*|do nada|forte|insuportavel|inchad\w*|muito)\b/;
const SLOW =
  /\b(?:months?|weeks|years?|ago|for (?:a while|days)|sometimes|dull|slight\w*|mild|a bit|little|lump|varicocele|hydrocele|checked|scan|lol|joke)\b/;

/** By words that are none of anything else. */
const TESTICLE = /\b(?:scrotum|testicles?|bollocks?|ballsack|nut ?sack|hoden|testicul\w*|testicol\w*)\b/;
/** A testicle that hurts badly and all at once. */
const torsion = needing({ concepts: ["testicle"], words: [TESTICLE] }, (r) => {
  const named = r.near(["testicle"], ["painWord", "pain", "swelling"], 6);
  const isOwn =
    named !== null || (TESTICLE.test(r.text) && /\b(?:pain\w*|hurt\w*|twist\w*|agony|kill\w*)\b/.test(r.text));
  if (!isOwn || SLOW.test(r.text) || !SEVERE.test(r.text) || NO_TESTICLE.test(r.text)) return null;
  return emergency("testicle", "torsion", ...(named ? named.slice(0, 1) : []));
});
const NO_TESTICLE =
  /\b(?:medicine|slam|foot\w*|basket\w*|lacrosse|tennis|golf|squash|massage|swiss|stability|exercise|bosu|wall|spiky|trigger|kettle\w*|ball of|balls of|nuts (?:and|about|on)|went nuts|going nuts|goes nuts|peanuts?|wing ?nuts?|nut (?:bar|butter|milk|allergy)|nuts (?:allergy|make)|allerg\w*|saco de)\b/;

/** What is lost within hours and threatens no life: an eye, a limb, a testicle. */
export const HOURS_COUNT: readonly Rule[] = [eye, limbPressure, torsion];
