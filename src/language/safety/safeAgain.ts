import { compiled } from "../patterns/compiled.ts";
import type { Reading } from "./reading.ts";

const WELL =
  "(?:ok|okay|fine|good|better|great|safe|alright|all right|well|normal|healthy|stable|recovered|back to normal|perfectly fine|all good|in good hands|home|unhurt|unharmed|uninjured|calm|feeling good|just tired|only tired)";
/** "My knee is fine" says so of the knee, "the plan is good" of the plan. */
const OF_ELSE =
  "(?<!\\b(?:knees?|ankles?|wrists?|elbows?|hips?|foot|feet|toes?|fingers?|hands?|legs?|calf|calves|quads?|glutes?|hamstrings?|form|technique|bar|bench|rack|gym|home gym|equipment|session|workout|plan|programme?|routine|log|entry|weight|squats?|deadlifts?|press|rows?|curls?|run|diet|sleep|date|time|minutes?|one|rest|tomorrow|today) )";
/** What it was instead: "it was just gas". */
const CAUSE =
  /\b(?:was|were|its|thats|that|it turned out to be|turned out to be|turns out it was|just|only) (?:just |only |probably )?(?:a )?(?:gas|heartburn|acid reflux|reflux|indigestion|anxiety|panic attack|a panic attack|muscle|muscular|a pulled muscle|pulled muscle|strain|a strain|a cramp|cramps?|dehydration|low blood sugar|joke|kidding|joking|test|typo|mistake|exaggerat\w+)\b/;
/** "Probably just heartburn", "I think it's only a cramp": a guess at what is still there, by somebody who cannot tell. */
const GUESSED =
  /^(?!.*\b(?:was|were|turned out|turns out|gone|passed|better now|docs?|doctors?|kidding|joking|joke|typo|mistake)\b).*\b(?:probably|prob|maybe|perhaps|likely|i (?:think|guess|reckon|suppose|bet|hope)|(?:might|could|must) (?:just )?be|wahrscheinlich|vielleicht|bestimmt|glaube|denke|peut etre|surement|je (?:pense|crois)|quizas?|creo|seguramente|probablemente|forse|penso|credo|sara|talvez|acho|deve ser)\b/;
const SAFE: readonly RegExp[] = [
  compiled(
    `\\b(?:im|i feel|feel|feeling|i am|were|he is|hes|she is|shes|they are|theyre|am|${OF_ELSE}is) (?:all |much |perfectly |now |doing |feeling |a lot |so much |way |already |back |totally |still |at )*${WELL}\\b(?! (?:with|doing|to do) (?!him|her|my|the doctor))`,
  ),
  /^(?:yes |yeah |yep |ok |okay |thanks |thank you |no )*(?:all|its all|everything(?: is|s)?|its|thats|it was|that was|things are|we are) (?:all |now |just |fully )*(?:ok|okay|fine|good|clear|safe|alright|well|sorted|under control|back to normal)\b/,
  /\bnothing (?:serious|bad|broken|to worry about)\b/,
  /\b(?:they|doctors?|he|she) checked\b.{0,40}\b(?:fine|ok|okay|normal|good|clear)\b/,
  /\b(?:ecg|ekg|scan|scans|mri|x ?ray|bloods|blood work|tests?|results?|heart|everything) (?:was|were|is|are|came back|all) (?:all |completely )?(?:normal|fine|clear|ok|okay|good|negative)\b/,
  /\ball (?:good|clear|fine|ok|okay|sorted|safe)\b/,
  /\bfalse alarm\b/,
  CAUSE,
  /\b(?:docs?|doctors?|dr|surgeon|midwife|consultant|obgyn|gp|er|hospital|paramedics?|ambulance|cardiologist|physio|nurse|medic|clinic|emergency room|a and e|urgent care|therapist|psychiatrist|counsell?or|crisis (?:line|team)|poison (?:control|centre|center|line|hotline|info\w*)|giftnotruf\w*|giftinfo\w*|(?:centre )?antipoison|centro antiveleni|toxicolog\w*|111|112|999|911)\b.{0,40}\b(?:cleared|clear|ok|okay|okayed|fine|checked|saw|seen|sa(?:id|ys?) (?:that )?(?:im|i am|it is|its|it was|i can|everything|all|nothing|not to worry|no need)|green light|go ahead|good to go|discharged|released|helped|nothing (?:wrong|serious)|confirmed|signed (?:me )?off|here|arrived|took over|with (?:me|him|her|them)|talked|spoke)\b/,
  /\b(?:got|been|was|were|have been|im|having been) (?:checked(?: out)?|examined|cleared|discharged|seen by|looked at by|given the all clear|given the ok|medically cleared)\b/,
  /\b(?:cleared by|seen by|checked (?:out )?by|talked to|spoke (?:to|with)|called|saw|seen) (?:a|my|the|an) (?:doctor|gp|cardiologist|physio|nurse|paramedic|therapist|crisis line|hotline|psychiatrist|counsell?or|specialist)\b/,
  /\b(?:not|no|wasnt|isnt) (?:an|a|real|a real) emergency\b/,
  /\b(?:i was|was|just|only|im) (?:just |only )?(?:joking|kidding|testing|exaggerating|being dramatic)\b/,
  /\b(?:it|that|this|its|thats|theyre|hr|heart(?: rate|beat)?|pulse|breathing|pain|ache|feeling|dizziness|pressure|tightness|tightening|cramps?|tingl\w+|nausea|numbness|they|everything|symptoms?)(?: (?:is|are|has|have|went|s|all|just|completely|fully|was|now|since|already))* (?:gone(?! (?:up|down|to|from|off|on|by|well|wrong|back|through|quiet|too|out|in|for)\b)|passed|(?<=\b(?:went|is|was|are|has|have|all|completely|fully|its|thats) )away|stopped|disappeared|resolved|cleared up|subsided|worn off|wore off|faded|eased off|(?:calmed|settled|slowed|quieten?ed) down(?! by)|settled(?! (?:in|on|for|by))|back to normal)\b/,
  // "All gone now", "much better": that is all that is said.
  /^(?:(?:yes|yeah|yep|yup|ok|okay|no|nah|nope|thanks|thank you|cheers|all|all of it|and|it|its|thats|that|feels?|feeling|felt|much|lots|loads|a lot|way|so much|pretty much|completely|fully|totally|back to|dizziness|numbness|pain) )*(?:gone|passed|better|over|past|normal|wore off|worn off|cleared)(?: (?:now|again|already|thanks|thank you|cheers|completely|since|today|mate|coach|by the way|btw))*$/,
  /\b(?:not|no longer|isnt|arent|wasnt) (?:dizzy|numb|faint|sick|sore|tight|light ?headed|woozy|short of breath|breathless|shaky|in pain)(?: (?:any ?more|now|at all|today|since))*$/,
  /\b(?:signed off|cleared|checked(?: over| out)?|okayed|passed(?: fit)?|all clear|green light|thumbs up|(?:the )?(?:ok|okay|go ahead|nod)) (?:by|from) (?:the |my |a |an )?(?:\w+ )?(?:docs?|doctors?|dr|gp|surgeon|physio\w*|consultant|cardiologist|midwife|nurse|specialist|hospital|therapist)\b/,
  /\b(?:docs?|doctors?|dr|gp|surgeon|physio\w*|consultant|cardiologist|midwife|specialist)s? (?:is |was |are |has )?(?:happy|pleased|content|fine|ok|okay|cool|passed|gave|says lift|says train|says crack on|says? crack on|said crack on|told me to (?:crack on|carry on|go ahead|train|lift))\b/,
  /\b(?:had|got) (?:it|that|this|myself|everything) (?:checked|looked at|seen to|seen|examined)(?: out| over)?\b/,
  /\bno (?:more |longer (?:any )?)?(?:symptoms|pain|problems|issues) (?:anymore|any more|now|at all|since|left)\b/,
  /\b(?:i|im|we|he|she) (?:am |are |is )?(?:safe|out of danger)\b/,
  /\b(?:alles (?:gut|ok|okay|klar|wieder gut)|mir geht es (?:wieder )?(?:gut|besser)|mir gehts (?:wieder )?(?:gut|besser)|geht (?:es )?mir (?:schon )?(?:wieder (?:gut|prima|super|bestens)|(?:gut|besser))|falscher alarm|fehlalarm|bin (?:in sicherheit|sicher (?:zu ?hause|bei)|ok)|war beim arzt|arzt (?:sagt|hat)|entwarnung)\b/,
  /\b(?:(?:ya )?estoy (?:bien|mejor|a salvo)|todo bien|falsa alarma|el medico (?:dice|me)|ya paso)\b/,
  /\b(?:je vais (?:bien|mieux)|ca va(?: mieux| bien)?|tout va bien|fausse alerte|le medecin (?:a|ma|dit)|je suis en securite)\b/,
  /\b(?:sto (?:bene|meglio)|tutto (?:bene|ok|a posto)|falso allarme|il medico (?:ha|mi|dice)|sono al sicuro)\b/,
  /\b(?:estou (?:bem|melhor|segur[oa])|tudo bem|alarme falso|o medico (?:disse|me)|ja passou)\b/,
];

/** What is felt or measured and goes: "the fever", "la fiebre", "il giramento di testa". */
const FELT =
  "(?:(?:the|my|der|die|das|mein|meine|la|le|l|el|il|lo|los|las|les|mes|ma|mon|i|gli|o|a|os|as) )*(?:fever|temp|temperature|dizziness|headache|nausea|numbness|tingling|palpitations|sugars?|levels?|bg|bp|cough|infection|flu|covid|chest infection|fieber|schwindel|kopfschmerz\\w*|ubelkeit|erkaltung|grippe|schmerz\\w*|druck|zucker|fiebre|mareo|mareos|dolor|gripe|nauseas|azucar|fievre|vertiges?|nausees?|douleurs?|toux|mal de tete|sucre|febbre|tosse|dolore|nausea|capogiro|capogiri|giramento di testa|mal di testa|influenza|febre|tontura|dor|enjoo|acucar)";
/** A clause that says nothing but that it is over, or that somebody is well again; six languages. */
const OVER_AGAIN: readonly RegExp[] = [
  /^(?:(?:and|but|so|its|it|im|i|am|feel|feeling|feels|felt|all|much|totally|completely|back|thats|everything|is|was|has|have|got|getting|doing|yeah|yes|yep|ok|thanks|been) )*(?:(?:ok|okay|fine|good|great|well|better|normal|alright|steady|stable|myself|symptom free|fever free|recovered)(?: (?:again|now|already|since|today|thanks|though|by now|for \w+ (?:hours?|days?|weeks?)))+|back to normal|fever free|symptom free|recovered|over it|all better)$/,
  /^(?:(?:ja|und|aber|es|mir|ich|bin|jetzt|schon|alles|inzwischen|mittlerweile|seit gestern|heute) )*(?:(?:gehts?|geht es)(?: (?:mir|schon|jetzt|inzwischen))* (?:wieder|besser|gut)|(?:ist |sind )?(?:alles )?wieder (?:weg|gut|ok|okay|besser|normal|fit|gesund|da|fieberfrei|im griff)|(?:ist |sind )?(?:weg|vorbei|besser|fieberfrei|gesund)(?: jetzt| inzwischen| wieder)*)$/,
  /^(?:(?:si|no|y|pero|ya|me|he|estoy|ahora|hoy|todo) )*(?:(?:se )?(?:me )?(?:ha |han )?(?:paso|pasado|quito|quitado|fue|ido)(?: ya| del todo)?|(?:siento|encuentro) (?:ya )?(?:bien|mejor)|recuperad[oa]|curad[oa]|sin fiebre(?: ya| desde \w+)?|no tengo (?:mas )?(?:fiebre|mareos?|dolor)(?: ya)?)$/,
  /^(?:(?:oui|non|et|mais|la|c|ca|est|je|j|maintenant|tout|enfin) )*(?:passee?|partie?|fini|gueri\w*|retabli\w*|(?:ca )?va (?:mieux|bien)(?: maintenant)?|(?:n ai |ai )?plus (?:de |d |aucun\w* )?(?:fievre|vertiges?|douleurs?|mal|nausees?|symptomes?)(?: depuis \w+)?)$/,
  /^(?:(?:si|no|e|ma|ora|adesso|mi|tutto|ormai|finalmente) )*(?:(?:e |sono )?(?:passat[oaie]|andat[oa] via|guarit[oa]|rientrat[oa])(?: tutto| ormai)?|(?:niente |nessun[ao]? |non ho |senza )(?:piu )?(?:febbre|dolore|nausea|capogiri)(?: ora| piu| da \w+)*|sto (?:molto )?meglio(?: ora)?)$/,
  /^(?:(?:sim|nao|e|mas|ja|agora|tudo|me|to|tou|estou) )*(?:passou(?: ja| tudo)?|sumiu|melhorou|melhorei|curad[oa]|recuperad[oa]|(?:foi|fui) embora|sem (?:mais )?(?:febre|tontura|dor)(?: desde \w+| ja| agora)?|nao tenho mais (?:febre|tontura|dor)|bem melhor|de boa)$/,
  compiled(
    `^(?:(?:and|but|so|no|yes|und|aber|y|pero|et|mais|e|ma|mas) )*${FELT} (?:(?:is|are|has|have|went|all|just|completely|fully|was|now|since|s|ist|sind|wieder|schon|ganz|est|sont|a|se|me|ha|han|ya|bien|e|sono|mi|ja|ta|esta) )*(?:gone|passed|over|down|stopped|better|fine|ok|okay|stable|normal|(?:back|gone) (?:to normal|down|up)|went away|weg|vorbei|gesunken|runter|normal|besser|fue|paso|pasado|quito|ido|bajo|partie?s?|passee?s?|tombee?|finie?|passat[oaie]|andat[oa]|scesa|sparit[oaie]|passou|sumiu|baixou)(?: (?:again|now|since \\w+|thanks|away|wieder|jetzt|seit \\w+|ya|desde \\w+|via|maintenant|depuis \\w+|embora|ja|agora))*$`,
  ),
  /^(?:(?:and|i|ive|have|had|got|there|is|theres) )*(?:no|not had a|havent had a|without a|zero) (?:more |longer a )?(?:fever|temperature|dizziness|symptoms|palpitations|numbness|nausea)(?: (?:any ?more|now|at all|since \w+|today|left|for \w+ days))+$/,
];
/** The clauses of a message, each as its words joined by blanks. */
function clausesOf({ message: { words, sentence, pause } }: Reading): string[] {
  const clauses: string[][] = [];
  for (const [at, word] of words.entries()) {
    if (at === 0 || pause[at] || sentence[at] !== sentence[at - 1]) clauses.push([]);
    clauses.at(-1)?.push(word);
  }
  return clauses.filter(({ length }) => length <= LONGEST_CLAUSE).map((clause) => clause.join(" "));
}
const LONGEST_CLAUSE = 12;

/** Whether a clause of its own says that it is over: "had juice, ok now", "geht wieder", "la fiebre ya se fue". */
export const isOverAgain = (reading: Reading): boolean => {
  const clauses = clausesOf(reading);
  return clauses.some((clause) => OVER_AGAIN.some((pattern) => pattern.test(clause)));
};

const NOT_SAFE =
  /\b(?:not|isnt|dont|doesnt|never|cant|wasnt|arent|havent|hasnt|wont|nicht|pas|non|nao) (?:\w+ ){0,2}?(?:ok|okay|fine|good|better|safe|well|alright|right|great|gone|cleared|checked|gut|besser|bien|mieux|bene|meglio|bem|melhor|normal|gone away|passed|stopped)\b|\bno (?:estoy|esta) bien\b|\bno better\b|\bstill (?:not|hurts?|hurting|have|having|feel(?:s|ing)? (?:it|bad|weird|off|dizzy|tight|numb|sick|faint|pressure|awful|terrible)|there|tight|numb|dizzy|sore|painful|the same|in pain|bad|struggling|bleeding|swollen|got|getting)\b|\b(?:pain|ache|pressure|tightness|numbness|tingling|dizziness)\b.{0,25}\b(?:left|remains?|remaining|lingers?|lingering)\b|\b(?:nothing matters|no point|whats the point|sigue doliendo|me sigue|siguen doliendo|todavia me|tut (?:mir )?(?:noch|immer noch)|noch (?:immer )?(?:weh|schmerz\w*|druck|schwind\w*|taub)|encore (?:mal|des douleurs|la tete qui)|toujours mal|ancora male|mi fa ancora|ainda (?:doi|sinto|tenho|estou com))\b|\b(?:worse|same as before|coming back|came back|comes back|it is back|its back|until|once (?:im|i am|its)|when im|if im|will be|(?:will|might|may|has to|have to|needs? to|must|going to|gonna|wants? to) (?:(?:only|still|hopefully|probably|just|first) )*(?:clear|check|examine|sign|discharge|release) (?:me|my|it|him|her|us|them)\b|hope|hopefully|wish|should be (?:ok|fine|okay)|supposed to|waiting for|going to (?:see|call|the)|about to see|pretend|would be|gonna be)\b|\bam i\b|\bis (?:it|that|this) (?:ok|okay|safe|fine|normal|gone|over)\b/;

/** What is left of it, however little: "I'm okay, bit of a headache". */
const LEFT =
  /(?<!\b(?:was|were|had|felt|not|no|without|even) )(?<!\b(?:was|were|had|felt|not|even) (?:just|only) )\b(?:(?:an? )?(?:little |tiny |wee )?bit(?: of)?(?: an?)?|(?:an? )?(?:little|touch of|slight|mild|minor|small)|slightly|mildly|somewhat|kinda|kind of|some) (?:(?:of )?(?:an? )?(?:head ?aches?|migraine)|dizz\w+|nause\w+|light ?head\w*|woozy|numb\w*|tingl\w+|short of breath|breathless\w*|faint|blurr\w+|foggy|confused|confusion|chest (?:pain|pressure|tightness)|pressure|tightness|vision|weakness|pain)\b|\b(?:leichte[sr]?|bisschen|etwas|ein wenig) (?:kopfschmerz\w*|kopfweh|schwind\w*|ubel\w*|benommen|taub\w*|druck|schmerz\w*)|\b(?:un peu|leger\w*|un poco|algo|leve|un po|leggero|um pouco|ligera?|ligeiro) ?(?:(?:de|di|d|mal|mal di|dolor de|dor de|dolor|dor) ?){0,12}(?:tete|cabeza|testa|cabeca|vertiges?|nause\w*|mare\w*|vertigin\w*|tont\w*|dolor|dor|douleur|dolore|mal|enjoo)\b/;
const NOW_OVER = /\b(?:gone|passed|over|went away|cleared|stopped|weg|vorbei|parti\w*|passe|paso|passat\w|passou)\b/;
/** Nobody has seen it, or nobody was reached. */
const UNSEEN =
  /\b(?:not|never|wasnt|isnt|arent|didnt|hasnt|havent|couldnt|cant|wont)(?: (?:been|even|yet|really|actually|have|get|got))* (?:seen|see|saw|checked|cleared|examined|called|call|here|coming|come(?! back)|came(?! back)|reach\w*|answer\w*|pick\w* up|talk\w*|spoke\w*)\b|\b(?:nobody|no one|none)(?: (?:has|ever|even|of them))* (?:answer\w*|picked|came|saw|has|checked|cleared|is here|was there)\b|\bno (?:ambulance|doctor|paramedics?|nurse|help)\b(?! (?:is |was )?need)|\b(?:hung up|voicemail|on hold|(?:its|was|were|is|line|gp|clinic) closed|(?:said|told me) (?:i should|to|i have to|i need to) (?:come|go|call|get))\b/;
/** Well only while nothing is asked of the body, or in somebody who is not: "fine as long as I don't move", "good as dead". */
const WELL_ONLY =
  /\b(?:ok|okay|fine|good|better|alright|great)(?: now)? (?:as long as|as dead|off\b|except|unless|only (?:when|if)|(?:when|while|if) i (?:dont|sit|lie|rest|stop|keep|hold|stay)|lying|sitting|at (?:ignoring|hiding|breathing)|with (?:pain|dying|it being|the end))\b|\bhome alone\b|\bin heaven\b|\bstopped (?:breathing|beating|responding|moving|talking|answering)\b|\bbut (?:im |am )?(?:still )?on the (?:floor|ground)\b|\bwont (?:wake|respond|answer|pick up|open)\b|\b(?:going|goes|went|spread\w*|radiat\w*|shoot\w*) (?:in|into|to|down|up) (?:my |the )?(?:left |right )?(?:arm|jaw|neck|shoulder)\b/;

const SETTLED =
  /\b(?:doctors?|gp|er|hospital|paramedics?|ambulance|cardiologist|physio|nurse|medic|clinic|emergency room|urgent care|therapist|psychiatrist|counsell?or|poison (?:control|centre|center|line|hotline|info\w*)|giftnotruf\w*|giftinfo\w*|(?:centre )?antipoison|centro antiveleni|toxicolog\w*|arzt|medico|medecin|checked(?: out)?|examined|discharged|cleared|all clear|ecg|ekg|mri|scans?|x ?rays?|false alarm|fehlalarm|falscher alarm|falsa alarma|fausse alerte|falso allarme|alarme falso|jok(?:e|ing)|kidding|typo|testing|not an emergency|no emergency)\b/;

/**
 * Whether somebody says in any plain way that they (or the person they wrote about) are safe again or have been seen:
 * "I'm ok now", "false alarm", "the doctor cleared me". Wishes, questions, denials and anything that is still felt do not count.
 */
export function saysSafe(r: Reading): boolean {
  const text = withoutAnswer(r);
  if (
    /\b(?:even though|despite|but|although|however|except|aber|pero|mais|ma|mas)\b.{0,60}\b(?:still|hurts?|hurting|pain|chest|dizzy|numb|tight|want to die|kill|bleeding|weak|noch|todavia|encore|ancora|ainda|duele|mal|dor)\b/.test(
      text,
    ) &&
    !/\b(?:but (?:im|i am|i feel|its|it is|its all) (?:ok|okay|fine|good|better|gone|all)|but (?:now )?(?:its |it is |all )?(?:gone|fine|better|ok))\b/.test(
      text,
    )
  ) {
    return false;
  }
  const isGuess = GUESSED.test(text);
  const safe = SAFE.some((pattern) => pattern.test(text) && !(isGuess && pattern === CAUSE));
  if (!safe && !isOverAgain(r)) return false;
  const rest = text
    .replace(/\bno longer\b/g, " ")
    .replace(/\b(?:not|isnt|wasnt) (?:an |a |real |a real ){0,12}emergency\b/g, " ");
  if (NOT_SAFE.test(rest) || UNSEEN.test(rest) || WELL_ONLY.test(rest)) return false;
  return !LEFT.test(rest) || isSettled(r) || NOW_OVER.test(rest);
}

/** "No, estoy bien" says yes: a "no" before a comma answers, it does not deny. */
function withoutAnswer({ text, message: { words, pause } }: Reading): string {
  const isAnswer =
    /^(?:no|nein|non|nao|nope|nah|noo)$/.test(words[0] ?? "") && (pause[1] === true || words[0] === "nein");
  // French denies with "ne … pas" only: "non je vais bien".
  const isFrench = words[0] === "non" && /^(?:je|j|ca|c|tout)$/.test(words[1] ?? "");
  return isAnswer || isFrench ? words.slice(1).join(" ") : text;
}

/** Whether somebody who is safe again says that a clinician has seen it, or that there was no emergency. */
export function isSettled({ text }: Reading): boolean {
  return SETTLED.test(text);
}
