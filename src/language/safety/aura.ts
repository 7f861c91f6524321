import { caution } from "./finding.ts";
import { needing } from "./ruleNeeds.ts";

/** What announces a seizure to those who have them. */
const ANNOUNCED =
  /\b(?:aur[ae]|auras|vorbote\w*|warning signs?|(?:funny|weird|strange|burning|metal\w*|that) (?:\w+ )?(?:smell|taste|feeling)|deja vu|twitch\w*|jerk\w*|spac(?:ey|ed|ing)(?: out)?|zon(?:ed|ing) out|blanking|absence|zuck\w*|abwesend|komischer geruch|espasmos?|sacud\w*|secousses?|scatti|scosse|espasm\w*)\b/;
/** A fit said to be on its way. */
const COMING =
  /\b(?:(?:about|going|gonna) to (?:have|get|take) (?:a |an |another )?(?:seizure|fit|episode)|(?:seizure|fit|episode|one) (?:is |s )?(?:coming|building|starting)(?: on| up)?|(?:feel|feeling|felt) (?:a |an |another |one )?(?:seizure|fit|one|it) (?:is )?(?:coming|building|starting)|(?:anfall|attacke) (?:kommt|kundigt|naht)|(?:me|se) (?:va a )?(?:viene?|dar|da) (?:un |una )?(?:ataque|crisis|convulsion)|viene? (?:un ataque|una crisis)|(?:une )?crise (?:arriver?|arrive|qui (?:arrive|vient)|vient|monte)|(?:sta (?:per )?|mi )?(?:arriva(?:ndo)?|viene) (?:una )?crisi|crisi (?:in arrivo|che arriva|sta arrivando)|(?:vou ter|vem|ta vindo|vindo) (?:uma )?(?:crise|convulsao))\b/;
const BEFORE_A_FIT =
  /\b(?:before|prior to|vor|antes de|avant|prima di) (?:i have |i get |having |a |an |my |every |each |einem |un |una |une |uma )*(?:seizures?|fits?|anfall|ataques?|crises?|crisi)\b/;
/** Of other days, or asked for the knowing. */
const NOT_NOW =
  /\b(?:no|without|never|had|used to|last|years?|months?|weeks? ago|sometimes|if|when(?:ever)? i|free|controlled|control|avoid|prevent|risk|ohne|keine|sin|sans|senza|sem|would|could)\b/;

/** A seizure that announces itself, to somebody who knows them. */
export const aura = needing({ words: [ANNOUNCED, COMING] }, (r) => {
  const [known] = [...r.hits("epilepsy"), ...r.remote("epilepsy")];
  const isAnnounced = ANNOUNCED.test(r.text);
  const isBefore = isAnnounced && BEFORE_A_FIT.test(r.text);
  const isComing =
    COMING.test(r.text) && (known !== undefined || !/\bfits?\b|\bepisode\b|\bone\b|\bcrise\b|\bataque\b/.test(r.text));
  const isNow = !NOT_NOW.test(r.text) || /\b(?:just|right) now\b/.test(r.text);
  const isFelt = isBefore || (isNow && (isComing || (known !== undefined && isAnnounced)));
  return isFelt ? caution("aura", "aura", ...(known ? [known] : [])) : null;
});
