import { entered } from "../patterns/enteredPattern.ts";
import type { Area } from "./areaWords.ts";
import type { SessionAdjustment } from "./sessionAdjustment.ts";

/** What of a request decides whether it can be a change of the session just made. */
type Said = {
  minutes: unknown;
  areas: readonly Area[];
  avoidedAreas: readonly Area[];
  equipment: readonly unknown[] | null;
  include: readonly unknown[];
  exclude: readonly unknown[];
  forbid: readonly unknown[];
  withoutEquipment: readonly unknown[];
  limitations: readonly unknown[];
  refusedPositions: readonly unknown[];
  warmUp: boolean | null;
  coolDown: boolean | null;
  intensity: "easy" | "normal" | "hard" | null;
  goal: unknown;
  structure: unknown;
  scheme: unknown;
  sets: unknown;
  restS: unknown;
  count: unknown;
};

/** Longer messages describe a session of their own. */
const MOST_WORDS = 14;
/** "To the session", "from my workout": the session that is there, not one to be made. */
const THE_SESSION = entered(
  /\b(?:(?:to|from|in|of|for|on|change|adjust|adapt|redo|fix|update|make) )?(?:the|my|this|that|todays|your|last) (?:last |current |same )?(?:workout|session|routine|circuit|plan|training)\b/g,
);
/** "Make it a circuit": how the session that is there is to be done. */
const INTO_SHAPE = entered(
  /\b(?:make|turn|do|change) (?:it|this|that|them)(?: all)? (?:in ?to |as |to )?an? (?:circuit|emom|amrap)\b/g,
);
/** "Make it a pull day": the session that is there, for that. */
const INTO_DAY = entered(
  /(\b(?:make|turn|change) (?:it|this|that) (?:(?:in ?to|to) )?(?:an? )?[a-z]+(?: body)?) (?:day|session|workout)\b/g,
);
/** Figures of all exercises, and not of one that was done. */
const OF_ALL = /\b(?:each|all|every(?:thing)?|instead|make|do|use|rests?)\b/;
const OWN_SESSION = entered(
  /\b(?:workouts?|sessions?|routines?|circuits?|trainings?|day|sesh|wod|build|create|generate|design|write)\b|\b(?:new|another|different) (?:one|plan)\b/,
);
const MORE_SETS = entered(
  /\b(?:more|extra|additional|another|1 more|an extra|one more|add (?:an?|one|another|some|more|\d)) (?:\w+ )?(?:sets?|rounds?)\b|\bmore volume\b/,
);
const FEWER_SETS = entered(
  /\b(?:fewer|less|not so many|not as many|too many) (?:\w+ )?(?:sets?|rounds?)\b|\b(?:drop|remove|cut|take off) (?:a|1|one) set\b|\bless volume\b/,
);
const FEWER_EXERCISES = entered(/\b(?:fewer|less|not so many|too many) (?:exercises?|movements?|moves|lifts)\b/);
const MORE_EXERCISES = entered(
  /\b(?:more|extra|an extra|another|additional|1 more) (?:exercises?|movements?|moves|lifts?)\b/,
);
/** "And in the evening some yoga, 15 min": a session besides. */
const AT_OTHER_TIME = entered(
  /^(?:and|then|also|plus|und|et|y|e)\b[^.!?]{0,30}\b(?:(?:in|for) the (?:evening|morning|afternoon)|tonight|later(?: today| on)?|this (?:evening|afternoon)|after work|am abend|abends|(?:ce|le) soir|(?:esta|por la) (?:tarde|noche)|stasera|(?:a|de) noite)\b/,
);
/** "Legs only", "sorry, meant upper body": the same session for something else. */
const OTHER_AREAS = entered(
  /^(?:(?:ok|no|sorry|actually|wait|oh|hm+|and|,) ?)*(?:(?:i )?(?:meant?|want(?:ed)?|rather|prefer)(?: to do| it for)? )?(?:just |only )?[a-z]+(?: [a-z]+){0,3}?(?: (?:only|instead|rather|please|pls|nur|stattdessen|solo|seulement|plutot))+ ?[.!]*$|^(?:(?:ok|no|sorry|actually|wait|oh|,) ?,? ?){0,12}(?:i )?meant? (?:for )?[a-z]+(?: [a-z]+){0,3} ?[.!]*$/,
);
/** "No legs, arms instead": one part of the body in place of another. */
const NOT_THIS_BUT =
  /^(?:(?:ok|okay|no|nah|sorry|actually|wait|oh|hm+|please|,) ?,? ?){0,12}(?:no|not|kein\w*|nicht|ohne|pas d\w*|sans|nada de|sin|niente|senza|sem|less|skip|drop) [a-z]+(?: [a-z]+)?(?: ?[,.;-]+)? ?(?:(?:but|just|do|only|rather|lets do|mach|lieber|sondern|dafur|plutot|mais|mejor|pero|sino|meglio|ma|melhor|mas) )*[a-z]+(?: [a-z]+){0,2}(?: (?:instead|rather|please|pls|then|today|bitte|stattdessen|plutot|mejor|invece|melhor))*[ .!]*$/;
/** "Light session please": the session that is there, done so. */
const ONE_SO = entered(
  /^((?:(?:ok|okay|no|sorry|actually|hm+|oh|and|maybe|rather|bitte|lieber|plutot|mejor|meglio|melhor|make it|i want|can i have|could i have|give me),? )*(?:an? |ein\w* |une? |una |uma |um )?(?:(?:light|easy|gentle|hard|tough|heavy)(?:er)?|leichte\w*|lockere\w*|harte\w*)) (?:session|workout|day|sesh|version|einheit|training)(?= ?(?:$|[.!]|please|pls|today|then|instead|now|for me|bitte|heute))/,
);
/** "Same but for chest", "das Gleiche für Beine": the session that is there, with what is said otherwise. */
const THE_SAME = entered(
  /^(?:(?:ok|okay|and|now|then|so|please|can (?:i|we|you)|could (?:i|we|you)|get|have|do|give me|make|und|et|y|e|jetzt|maintenant|ahora|ora|agora|i want|lets do|let us do|cool|great|nice|thanks|now do|want) ?,? ?){0,12}(?:(?:the |exactly (?:the )?|pretty much (?:the )?|exact ){0,12}same(?: (?:thing|one|again|deal|idea|session|workout|kind(?: of thing)?|please|pls|exactly))*|(?:genau )?(?:das (?:selbe|gleiche)|dasselbe|das ganze|gleiches)(?: (?:nochmal|nur|bitte))*|(?:la |exactement la )?meme chose|(?:just |exactly |about |equally |every bit )?(?:as|equally) long(?: as (?:it|that|this|before|the (?:last|first) (?:one|session)))?(?: again)?|(?:genau ?)?so lang|gleich lang|(?:tout )?aussi long(?:ue?)?|igual de larg[oa]|(?:altrettanto|ugualmente) lung[oa]|tao long[oa](?: quanto)?|(?:la |die )?(?:meme|gleiche|misma|stessa|mesma) (?:duree|lange|dauer|zeit|duracion|durata|duracao)|pareil|(?:exactamente )?lo mismo|la misma(?: rutina)?|igual|(?:la |esattamente la )?stessa (?:cosa|scheda)|uguale|(?:exatamente )?o mesmo(?: treino)?|a mesma coisa)(?=$| |,)(?! (?:time|day|as (?:yesterday|last)|place|here|for (?:me|you)\b|heute|problem))/,
);
/** "Actually make it legs", "do upper body instead", "mach lieber Oberkörper": an order for another part of the body. */
const MAKE_OTHER = entered(
  /^(?:(?:ok|no|nah|nope|sorry|actually|wait|oh|hm+|so|please|can (?:you|we)|could (?:you|we)|lets|let us|,|nein|doch|bitte|non|en fait|mejor|anzi|nao) ?)*(?:(?:make|turn|change|switch|swap|do|train|give me|go for|go with) (?:(?:it|this|that) )?(?:(?:in ?to|to|for|all|for|about) )?(?:an? |my )?[a-z]+(?: [a-z]+){0,2}(?: (?:day|one|instead|rather|then|please|pls|today|now))*|(?:mach|nimm|lieber|trainier\w*) (?:es |das |mir |daraus |doch )*(?:lieber |stattdessen |bitte |doch )*[a-z]+(?: [a-z]+)?(?: (?:stattdessen|bitte|draus|daraus))*|(?:fais|fait|mets) (?:plutot |en )*[a-z ]{3,30}?(?: plutot)?|(?:haz|hazme|hazlo|mejor|ponme) (?:mejor |de )*[a-z ]{3,30}?|(?:fai|fammi|facciamo|meglio) (?:invece |piuttosto )*[a-z ]{3,30}?|(?:faz|faca|melhor) (?:antes |de )*[a-z ]{3,30}?) ?[.!?]*$/,
);
/** "Actually pull", "no, legs": another part of the body and nothing else. */
const SIMPLY_OTHER =
  /^(?:(?:ok|okay|no|nah|nope|sorry|actually|wait|oh|hm+|rather|or|maybe|nein|doch|non|en fait|mejor|anzi|nao)[ ,]+)+[a-z]+(?: (?:body|day|and [a-z]+))?(?: (?:please|pls|today|then|day))* ?[.!]*$/;
/** "I'd rather do upper body", "rather legs", "lieber Beine": another part of the body is preferred. */
const PREFERS_OTHER = entered(
  /^(?:(?:ok|okay|no|nah|nope|sorry|actually|wait|oh|hm+|but|so|tbh|honestly|today|nein|doch|non|en fait|finalement|al final|alla fine|no fim|nao|anzi)[ ,]+)*(?:(?:i|we|id|i ?'?d)? ?(?:would |will |d )?(?:much |really |maybe |actually )*(?:rather|prefer|sooner)(?: to| if (?:it|this|that) (?:was|were)| it (?:was|were))?(?: (?:do|doing|train|training|hit|work|work on|have|go for|focus on|make it|for|an?|my|some|just))*|(?:i am |im |i ?'?m )?(?:more )?(?:in the mood for|feel(?:ing)? (?:more )?like)(?: (?:doing|training|an?|my|some))*|(?:ich )?(?:wurde |will |mochte |mach(?:e)? )?(?:doch )?(?:lieber|eher)(?: (?:was|etwas|mit|fur|den|die))*|(?:je )?(?:prefere(?:rais)?|plutot)(?: (?:faire|travailler|les?|la|du|des))*|(?:yo )?(?:prefiero|preferiria|mejor)(?: (?:hacer|entrenar|el|la|los|las))*|(?:preferisco|preferirei|meglio)(?: (?:fare|allenare|il|la|le|i|gli))*|(?:prefiro|preferia|melhor)(?: (?:fazer|treinar|o|a|os|as))*) [a-z]+(?: [a-z]+){0,2}(?: (?:day|today|now|instead|please|pls|then|tbh|session|work|stuff|machen|trainieren|heute|bitte|hoy|oggi|hoje|aujourd ?'?hui))*(?: ?$|[ ,.;!]+(?:my|the|because|cause|cos|bc|since|i|legs?|arms?|back|chest|shoulders?|knees?|weil|meine?|car|porque|perche)\b.*)?[.!]*$/,
);
/** "Legs are still sore from Thursday, …": why it is to be another. */
const REASON = entered(
  /^[^,.;!]*\b(?:sore|tired|fried|hurt\w*|ach\w+|killing|toast|dead|wrecked|cooked|smoked|trained|did|doms|weh|mude|kaputt|muskelkater|mal|fatigue\w*|courbatur\w*|duele\w*|cansad\w*|agujetas|male|doloranti|stanch\w*|doem|dolorid\w*)\b[^,.;!]*[,.;!]+ ?(?:so |also |donc |asi que |quindi |entao )?/,
);
/** "Make it 30 sorry just got asked to start early", "only got 20 now, meeting moved": another length, and why. */
const RETIMED =
  /^(?:(?:ok|okay|oh|sorry|actually|wait|hm+|so|and|but|ah|also|doch|nur|mach|bitte|en fait|mejor|meglio|melhor|make it|make that|do|lets do|let us do|i(?: have|'?ve)?(?: only| just)?(?: got| have)|only got|just got|only have|got|have|can only do|could only do|need it (?:to be|in|done in)|its|it is|more like|rather|about|say|only|just|max)[ ,]*){0,12}\d{1,3} ?(?:m|mins?|minutes?|minuten|minutos?|minuti)?(?:[ ,]+(?:(?:is|are|would be|be|will be|ist|ware|sind|est|serait|es|seria|sono|e|sarebbe) (?:(?:a bit |much |probably |way |more )*(?:better|enough|safer|plenty|best|ideal|doable|realistic|easier|all i (?:have|can do)|the max|it|besser|genug|sicherer|realistischer|mieux|assez|plus realiste|mejor|suficiente|mas realista|meglio|abbastanza|melhor))|reich(?:t|en)|langt|genugt|suffit|suffiront|bastan?|alcanzan?|chegam?)|[ ,]+(?:only|max|tops|now|today|instead|please|pls|bitte|draus|then|at most|stattdessen|plutot|mejor|invece))*(?:$|[ ,.;!-]+(?:sorry|bc|because|cause|cos|coz|cuz|since|as (?:i|my|the)|just got|got (?:asked|called|to)|i (?:have|need|got|must)|have to|need to|gotta|turns out|my|the|kids?|work|weil|da|muss|wegen|car|parce|je dois|porque|tengo|perche|devo|preciso|tenho|meeting|boss|baby|something|forgot|running late|late)\b)/;
/** "Perfect, but", "checking out soon,": praise, or what presses, before another length. */
const BEFORE_LENGTH =
  /^(?:(?:ok|okay|oh|sorry|so|well|hm+|actually|ah)[ ,]+)*(?:(?:perfect|great|nice|good|cool|awesome|sweet|lovely|fine|super|love it|like it|looks (?:good|great|nice|fun)|thanks|gut|klasse|passt|parfait|genial|perfect[oa]|perfett[oa]|perfeit[oa]|otimo|bene|bien)[ ,.!]+(?:(?:but|just|only|aber|nur|mais|pero|ma|mas|so) )*|(?:(?:i am |im |we are )?(?:checking out|leaving|heading (?:out|off)|running (?:late|out of time)|in a (?:rush|hurry)|late|(?:short|tight|low) on time|pushed for time)|gotta|got to|(?:i |we )?(?:have|need|ve got|must) to|not much time|no time|time is (?:tight|short)|(?:(?:my|the) )?(?:kids?|baby|bus|train|boss|meeting|lunch|flight|lesson|class)|(?:ich )?muss|(?:ich )?hab(?:e)? (?:wenig|nicht viel|keine) zeit|je dois|tengo que|devo|preciso)\b[^,.;!?\d]{0,40}[,.;!]+ )(?=\D{0,16}\d)/;
/** Something to end on, whatever it is. */
const FINISHER = entered(
  /\b(?:add|with|throw in|plus|want|need|give me) (?:me )?(?:a|another|some|one) (?:\w+ )?finisher ?[.!]*$/,
);
const LIGHTER = /\b(?:easier|lighter|gentler|less (?:hard|intense|brutal|demanding))\b/;
const TOUGHER = /\b(?:harder|tougher|heavier|more (?:intense|challenging|demanding|difficult))\b/;
const ADDS = entered(
  /\b(?:add|adding|plus|also|more(?= [a-z])|extra|throw in|put in|tack on|squeeze in|(?:throw|chuck|stick|put|get|work|squeeze|fit|slip|sneak|pop|toss|stuff|mix) (?:(?:a bit of|a|an|some|in|more) )*[a-z]+(?: [a-z]+)? in(?= ?(?:$|[,.;!?]|too|as well|please|pls|at the end|somewhere|there|if|because|since|now))|include|with some|and some(?:thing)?|^and|r?ajoute[rz]?|anade(?:me)?|agrega(?:me)?|aggiungi(?:mi)?|adicion[ae]|acrescent[ae]|dazu|hinzu|too(?= ?(?:$|[,.!?]|please)))\b/,
);

/** "I have a pull-up bar too", "the hotel has dumbbells actually": there is more than was said, and nothing less. */
export const isOnTop = (plain: string): boolean => ON_TOP.test(plain) && !IN_PLACE.test(plain);
const ON_TOP =
  /\b(?:too|also|as well|plus|besides|(?:have|has|got|found|borrowed|there (?:is|are))(?! no\b)|hab\w*|auch|dazu|aussi|j ai|tengo|tambien|hay|ho|anche|tenho|tambem|tem)\b|^and (?:an?|some|the|my|two|\d)\b/;
const IN_PLACE =
  /\b(?:only|just|nothing (?:but|else)|all (?:i|we|they)|instead|rather|nur|bloss|statt\w*|seulement|juste|uniquement|plutot|que|solo|solamente|soltanto|invece|apenas|so|somente)\b/;

/** What stands around the minutes in a message that says nothing else: "actually I only have 20 now". */
const AROUND_MINUTES =
  /\b(?:\d+|m|mins?|minutes?|minuten|minutos?|minuti|h|hrs?|hours?|half|quarter|an?|ok|okay|hm+|actually|sorry|wait|no|oh|now|only|just|i|we|have|has|got|is|make|do|it|that|this|for|in|into|within|about|around|like|more|please|pls|today|instead|time|left|max|tops|at most|under|less|than|down|up|to|then|change|can|could|you|us|let|lets|say|maybe|but|turns|out|after|all|ish|or so|of|my|the|be|must|should|will|would|not|longer|what|how|rather|better|prefer|need|want|long|nur|noch|doch|seulement|solo|so|apenas|ora|adesso|jetzt|lieber|eher|besser|dann|bitte|gern|auf|wie|wars?|waren?|s|mit|machen?|kann|konnen|wir|ich|hab|habe|genugen|reichen|plutot|mieux|pas|que|en|peut|on|faire|fais|fait|et|si|stp|s il te plait|j ai|mejor|que tal|con|tengo|solamente|hazl[oa]|y|son|sean?|meglio|piuttosto|e|se|facciamo|ho|sono|invece|melhor|em vez|faz|tenho|e se)\b|[^a-z]/g;

/**
 * Reads a short message as a change of the session just made, where nothing in it asks for a session of its own: it only
 * excludes ("no lunges", "skip the warm-up"), adds ("some core too") or changes the amount ("more sets", "easier").
 * In: plain text of `sessionText` and what was read from it. `null` when it is not that; whether there is a session to
 * change is for the caller to find out.
 */
export function readFollowUp(plain: string, said: Said): SessionAdjustment | null {
  const rest = plain.replace(THE_SESSION, " ").replace(INTO_SHAPE, " ").replace(INTO_DAY, "$1").replace(ONE_SO, "$1");
  if (plain.split(" ").length > MOST_WORDS || (OWN_SESSION.test(rest) && !THE_SAME.test(plain))) return null;
  if (said.minutes !== null && AT_OTHER_TIME.test(plain)) return null;
  const simple = (kind: SessionAdjustment["kind"]): SessionAdjustment => ({ kind, phrase: null, replacement: null });
  if (MORE_SETS.test(rest)) return simple("moreSets");
  if (FEWER_SETS.test(rest)) return simple("fewerSets");
  if (FEWER_EXERCISES.test(rest)) return simple("fewerExercises");
  if (MORE_EXERCISES.test(rest) || FINISHER.test(rest)) return simple("moreExercises");
  const isOtherGear = said.equipment !== null && said.withoutEquipment.length === 0;
  if (said.goal !== null) return null;
  const order = rest.trim().replace(REASON, "");
  const isSame = THE_SAME.test(plain);
  if (isSame && said.areas.length > 0 && said.include.length === 0) return simple("another");
  const isOther =
    OTHER_AREAS.test(order) ||
    (said.avoidedAreas.length > 0 && NOT_THIS_BUT.test(rest.trim())) ||
    PREFERS_OTHER.test(order) ||
    SIMPLY_OTHER.test(order) ||
    (MAKE_OTHER.test(order) && !isOtherGear);
  if (said.areas.length > 0 && said.include.length === 0 && said.minutes === null && isOther) return simple("another");
  if (said.areas.length > 0 || said.include.length > 0) return ADDS.test(rest) && !isOtherGear ? simple("add") : null;
  if (said.minutes === null && !isOtherGear) {
    if (said.count !== null) return simple("moreExercises");
    const amounts = [said.scheme, said.sets, said.restS].some((one) => one !== null);
    if (said.structure !== null || (amounts && OF_ALL.test(rest))) return simple("reshape");
  }
  // Other gear and no part of the body: the same session with that, in other minutes too, or one that makes use of what there is besides.
  if (isOtherGear) return simple(isOnTop(rest) ? "another" : "exclude");
  const takes = [
    said.avoidedAreas,
    said.exclude,
    said.forbid,
    said.withoutEquipment,
    said.limitations,
    said.refusedPositions,
  ];
  if (takes.some((list) => list.length > 0) || said.warmUp === false || said.coolDown === false) {
    return simple("exclude");
  }
  const timed = rest.trim().replace(BEFORE_LENGTH, "");
  if (said.minutes !== null && (isSame || rest.replace(AROUND_MINUTES, "") === "" || RETIMED.test(timed)))
    return simple("retime");
  if (said.intensity === "easy" || LIGHTER.test(rest)) return simple("easier");
  return said.intensity === "hard" || TOUGHER.test(rest) ? simple("harder") : null;
}
