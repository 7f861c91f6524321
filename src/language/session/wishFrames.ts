import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
/** Words that rule out what is named after them, over a list, in seven languages. */
export const REFUSE = new Set(
  (
    "no not none without skip skipping avoid avoiding except excluding exclude minus nothing nada nenhum nenhuma ningun ninguna ninguno aucun aucune rien nessun nessuna keinerlei ohne kein keine keinen sans pas sin senza sem niente nix non nao nicht never hate hates hated hating despise loathe detest dread " +
    "nichts ni nem omit omitting ban bans banned banning drop dropping remove ditch ditching cut zero besides dislike dislikes substitute prohibido prohibida prohibidos prohibidas vietato vietati vietate proibido proibidos interdit interdits verboten weder evita evitar evitare eviter evite evitando vermeide vermeiden " +
    "quita quitar quitando quitame saca sacar elimina eliminar elimine evitando tira tirar tire retira retire retirer enleve enlever vire virer oublie oublier zappe zappes lass lasse lassen togli togliere leva levami evitando evitant pula pule exclua exclui excluir scarta salta streich streiche vergiss " +
    "refuse refuses refusing forbid forbids forbade forbidden prohibits prohibited veto vetoed boycott against hasse mag odio odeio detesto deteste hais"
  ).split(" "),
);
/** Turned away: "stay away from", "get rid of". */
const AWAY =
  "(?:stay|steer|keep|get|shy)(?: \\w+)? (?:away|clear|off|well away|far away)(?: from| of)?|keep off|steer clear|get rid of|rid of|lose the|lay off|ease off|go without|hold the|off limits";
const FED_UP =
  "allergic to|(?:had )?enough (?:of|with)|fed up (?:of|with)|(?:sick|tired|bored) of|(?:scared|terrified|afraid|petrified|frightened) of|over (?:all )?(?:these|those)|done with (?:all )?(?:these|those)|spare (?:me|us)";
const BUT =
  "(?:instead|rather) (?:of|than)|(?:anything|everything|all|whatever) (?:but|except|other than)|apart from|aside from|other than";
const RUDELY = "say no to|no to|screw|fuck|sod|bin the|scrap the";
const ABROAD = "weg mit|finger weg von|verzicht(?:e|en)? auf|keine lust auf|surtout pas|pas envie de|nada de|niente";
/** Left where it is: "leave the lunges for tomorrow", "keep the burpees out of it". */
const SOMEBODY_ELSE =
  "people|others|some(?:one|body) else|those|folks?|the (?:pros|kids|young|bros)|another|a different|some other|the next|next|later|tomorrow|\\w+day";
const LEFT = [
  "(?:leave|leaving|left) out",
  `(?:leave|save|keep|postpone) (?:(?:the|those|my|all) )?(?:\\w+ ){1,3}(?:for|til|till|until|to) (?:${SOMEBODY_ELSE})\\b`,
  "(?:leave|keep) (?:(?:the|those|my|all|any) )?(?:\\w+ ){1,3}(?:out|off|alone|aside|be|behind|at home|at the door|in the (?:gym|past|drawer|bin))\\b",
].join("|");
/** A threat: "if I see another burpee", "if there's a single lunge in it". */
const IF_EVER =
  "(?:if|when|where) (?:you|i|we|they|it|there)(?:s a(?:ny)?\\b|s 1\\b| (?:\\w+ )?(?:say|says|see|give|make|put|mention|suggest|prescribe|write|have to|is|are)\\b)";
/** The same in several words; looked at where the first one stands. */
const REFUSE_PHRASE = compiled(`^(?:${[AWAY, FED_UP, BUT, RUDELY, ABROAD, LEFT, IF_EVER].join("|")})`);

/** Whether the tokens from `at` on begin to rule something out, in more words than one. */
export const refusesFrom = (tokens: readonly string[], at: number): boolean =>
  REFUSE_PHRASE.test(tokens.slice(at, at + 6).join(" "));

/** "I'm so over burpees": where the name begins with "over". */
export const isDoneWith = (tokens: readonly string[], from: number): boolean =>
  tokens[from] === "over" && /^(?:am|are|is|so|totally|completely|really|well|way)$/.test(tokens[from - 1] ?? "");

const MANNER =
  "(?:(?:, |\\? |= |- |\\( |/ )*(?:(?:still|strictly|absolutely|always|completely|both|all|just|really|so|totally|definitely|usually|currently|also|only|do|does|did|will|would|can|could|tend to|seem to|at all|though|please|lol|haha|ugh|is|are|was|were|be|been|they|those|these|them|that|it|there|i|my|have|has|being|sind|bleiben|est|sont|estan?|sono|estao|c) )*)";
const END = "(?= ?(?:$|[,.;!?)\\n-]|and |but |so |because |please|today|for |on |in |with |\\d))";
const NO = [
  `(?:naw|nah|nope|nae|nay|nein|non|nej|niet|never|nicht|not|no|nada)${END}`,
  "(?:no|not|non|nao) (?:thanks?|thank you|grazie|gracias|merci|danke|obrigad[oa]|way|go|chance|ta|sir|for me|today|allowed|happening|possible|an option|on|ok|okay|good(?! mornings?\\b)|great|included|wanted|longer|in it|in there|my (?:thing|friend|favou?rite)|bueno|please)\\b",
  `a no(?: go)?\\b|(?:hell|hard|big|absolute|firm) (?:no|nope|pass)\\b|pass${END}`,
];
const OUT = [
  `(?:out|off|fora|fuera|raus|weg|tabu)${END}|out of (?:it|this|there|the|my)\\b|off (?:the (?:table|menu|list|cards)|limits)\\b`,
  "(?:banned|forbidden|prohibited|verboten|interdit(?:es|e|s)?|prohibid[oa]s?|vietat[aeio]|proibid[oa]s?|exclu(?:es|e|s|ded)?|excluid[oa]s?|esclus[aeio]|ausgeschlossen|weglassen)\\b",
  "(?:raus|weg|fuera|fora|tabu|mort|exclu(?!din|di|ant|en)\\w*)\\b|(?<!\\b(?:is|are|was|ist|sind) )(?:free|less|frei|los)\\b(?! (?:weights?|than|of|hour))",
];
const CURSED = [
  "(?:suck|sucks|hated|evil|horrible|awful|disgusting|garbage|pointless|the (?:devil|worst|enemy))\\b",
  "(?:can )?(?:do one|get (?:lost|stuffed|in the bin|fucked)|go (?:to hell|away|die)|stay away|piss off|jog on)\\b",
];
const HARMS =
  "hurts?|kills?|wrecks?|ruins?|destroys?|murders?|aggravates?|bothers?|irritates?|annoys?|triggers?|inflames?|stings?|tweaks?|strains?|hammers?|fries|scares?|terrif(?:y|ies)|intimidates?|freaks?|depress|flares?(?: up)?|sets? off|messe?s? up|fucks?|screws?|buggers?|knackers?|trash(?:es)?|cripples?";
const DOES_HARM = [
  `hurts?${END}|(?:${HARMS}) (?:my|the|me|it|up)\\b`,
  "(?:gives?|giving|gave) me (?:pain|grief|trouble|problems|issues|gyp|jip|hell|nightmares|anxiety|headaches?|a headache|the creeps|ptsd)\\b",
  "(?:make|makes|making) me (?:want to (?:die|cry|puke|quit|vomit|throw up|scream)|feel (?:sick|dizzy|faint|awful|nauseous|ill)|sick|dizzy|cry|nauseous|miserable|angry|puke|barf)",
  "(?:make|makes|making) (?:my|the) (?:\\w+ ){1,3}(?:hurt|ache|click|pop|worse|flare|swell|scream|sore|angry|twinge|crack|crunch|throb|tingle|numb|unhappy|cranky|grumpy)\\b",
];
/** What is said of an exercise after its name, that it must not be there. */
const IS_REFUSED = entered(compiled(`^${MANNER}(?:${[...NO, ...OUT, ...CURSED, ...DOES_HARM].join("|")})`));
/** What an exercise does to somebody is hardly ever a wish, unless it is one of these. */
const DOES_GOOD =
  "feel|feels|help|helps|suit|suits|fit|fits|love|like|want|need|build|builds|work|works|get|gets|give|give|show|do|hit|hits|challenge|challenges|push|pushes|relax|relaxes|calm|calms|for|with|on|in|at|to|and|of|from|like|or|then|until|because|per|before|after|by|using|is|are|was|were|be|let|tell|send|write|plan|put|please|into|off|over|around|as|that|what|which|without|except|but|so|if|when|than|plus|mit|avec|con|com|help|thank|against|hold|spot";
/** "Lunges make me wobble", "planks bore me to death": what follows the name says what it does to the person. */
const DOES_TO_ME = entered(
  compiled(
    `^(?:(?:always|really|just|totally|absolutely|still|only|usually|kind|of|sort|and|they|it|tend|to|seem|can|will|would) )*(?:(?:makes|making|make) me (?!(?:an?|some|the|\\d+|feel (?:good|great|strong|alive|better|amazing)|happy|stronger|strong|sweat)\\b)|gives? (?:me|my \\w+) (?:the|a|an|such|really|bad|major|serious)? ?(?:\\w+ )?(?:ick|pain|pains|grief|trouble|problems?|issues|hell|nightmares|anxiety|headaches?|creeps|cramps?|vertigo|blisters|bruises|shivers|aches?|flashbacks)\\b|(?!(?:${DOES_GOOD})\\b)\\p{L}{3,}s? (?:me|us)(?= ?(?:$|[,.;!?)\\n-]|\\d|to|out|off|up|down|so|too|and|every|when|at|in|like|more|half|a lot|really|big))(?! (?:and|or) (?:then|give|want)))`,
    "u",
  ),
);
const BODY_PART =
  "(?:back|knees?|shoulders?|wrists?|elbows?|hips?|neck|ankles?|spine|joints?|head|nerves|feet|hands?|lungs|stomach|brain|mood|soul|technique|recovery)";
/** "Twists mess with my back", "rows do my head in": harm to a part of the body, unless it is what is trained. */
const HARMS_A_PART = entered(
  compiled(
    `^(?:(?:always|really|just|totally|still|usually|kind|of|sort|and|they|it|tend|to|seem|can|will|would) )*(?!(?:target|hit|hits|build|builds|grow|work|works|train|trains|strengthen|strengthens|help|helps|support|open|opens|stretch|stretches|mobili[sz]es?|for|with|on|in|at|to|and|of|from|without|using|keep|keeping|protect|protects|spare|spares|save|until|because|is|are|but|or|while|so|if|as|around|over|under|like)\\b)\\p{L}{2,} (?:(?:with|up|in|out|on|hell on|havoc (?:on|with)|a number on) )?my (?:\\w+ )?${BODY_PART}\\b`,
    "u",
  ),
);
const BORING_OR_BAD =
  "boring|dull|tedious|awkward|annoying|awful|horrible|terrible|stupid|dumb|useless|pointless|overrated|cheating|gross|silly|lame|worthless|worst|crap|shite?|trash|rubbish|garbage|exhausting";
const DANGEROUS =
  "dangerous|risky|unsafe|sketchy|scary|uncomfortable|painful|impossible|pain|torture|problem|problematic|issue|tricky|hell|misery|murder|death|nightmare|hard on|tough on|rough on|bad (?:for|on|idea)";
const PAST =
  "beyond me|dead to me|history|cancelled|not (?:for me|my|fun|good|great|ideal|possible|an option|happening)|tomorrow|for (?:tomorrow|another|next)";
const BAD_ABROAD =
  "langweilig|doof|blod|gefahrlich|nervig|schmerzhaft|ennuyeux|ennuyeuses?|chiants?|chiantes?|dangereux|dangereuses?|penibles?|nuls?|nulles?|aburrid[oa]s?|peligros[oa]s?|noios[oaie]|pericolos[oaie]|chat[oa]s?|perigos[oa]s?";
const IS = "is|are|feel|feels|look|looks|get|gets|seem|seems|sind|ist|est|sont|son|es|sono|e|sao";
const VERY =
  "just|so|really|too|very|way|bit|kind of|kinda|super|pretty|quite|rather|always|totally|absolutely|definitely|such|a|an|the|my|zu|sehr|echt|total|trop|tres|muy|demasiado|troppo|muito|demais";
/** "Hip thrusts are boring", "upright rows are dangerous imo". */
const IS_BAD = entered(
  compiled(
    `^(?:(?:just|really|honestly|always|also|both|all) )*(?:${IS}) (?:(?:${VERY}) )*(?:${[BORING_OR_BAD, DANGEROUS, PAST, BAD_ABROAD].join("|")})\\b`,
  ),
);
/** The machine of that name, or what it is done on, is not to be had: "leg press is broken". */
const NOT_TO_BE_HAD = entered(
  /^(?:(?:machines?|stations?|areas?|ones?|is|are|was|were|all|both|still|currently|always|has|have|been|just|got) ){1,4}(?:taken|busy|occupied|broken|in use|out of (?:order|action)|unavailable|gone|missing|hogged|being (?:used|repaired|fixed|hogged|cleaned)|not (?:available|free|working)|closed|kaputt|defekt|besetzt|cassee?s?|occupee?s?|ocupad[oa]s?|rot[oa]s?|occupat[oaie]|quebrad[oa]s?)\b/,
);
const GERMAN = [
  "(?:mag|mogen|kann|konnen|will|wollen|mach(?:e|en)?|geh(?:t|en)|vertrag(?:e|en)?|darf|durfen|brauch(?:e|en)?|muss|mussen|hasse?|lieber|bitte|sind|ist) (?:\\w+ ){0,4}?(?:nicht|net|nich|raus|weg|weglassen|tabu)\\b",
  "hass?e? ich|(?:lass|lassen|lasst) (?:\\w+ ){0,3}?(?:weg|raus|aus)\\b",
];
const FRENCH = [
  "c est (?:non|mort|pas possible|interdit|exclu)\\b|(?:j )?(?:en |les? |la )?(?:aime|veux|peux|supporte|fais) (?:vraiment |plus |pas )*(?:pas|plus)\\b",
  "je (?:ne )?(?:les? |la )?(?:\\w+ )?(?:aime|veux|peux|supporte|fais) pas|je (?:les? |la )?(?:deteste|hais)|me (?:font|fait) (?:mal|peur)|a (?:eviter|bannir|proscrire)\\b",
];
const SPANISH = [
  "no me (?:gusta|va|apetece|sienta|convence)n?\\b|no (?:puedo|quiero|soporto)\\b|me (?:duele|molesta|da|dan|cansa|aburre)n?\\b",
  "ni (?:hablar|de (?:broma|cona)|loco|muert[oa]|en pintura|en suenos|ver(?:las?|los?)|tocar(?:las?|los?))|mejor no",
];
const ITALIAN =
  "non mi (?:piac\\w+|va(?:nno)?)|non (?:posso|voglio|sopporto)|mi (?:fa|fanno|danno) (?:male|schifo|fastidio)|(?:anche|meglio) (?:di )?no\\b";
const PORTUGUESE =
  "nao (?:gosto|posso|consigo|quero|curto)\\b|me (?:doem|machuca\\w*|incomoda\\w*)|nem pensar|melhor nao";
/** The same said behind the name in other languages: "mag ich nicht", "c'est non", "no me gustan", "anche no". */
const REFUSED_ABROAD = entered(
  compiled(`^(?:, )?(?:${[...GERMAN, ...FRENCH, ...SPANISH, ITALIAN, PORTUGUESE].join("|")})`),
);
/** "Lunges make me wobble, so leave them be": taken up again by a pronoun. */
const LEAVE_THEM = entered(
  /^(?:[^.;!?\n]{0,60} )?(?:(?:leave|keep) (?:them|those|it|that) (?:be|out|alone|off|for|aside|away)|(?:skip|avoid|ditch|drop|exclude|omit|ban|bin|scrap|cut|lose|replace) (?:them|those|it|that)\b|no need for (?:them|those|it)|(?:do not|never) (?:give me|include|want|put|add|program) (?:them|those|it|that|any)\b|lass (?:sie|die|das|ihn) (?:bitte )?(?:weg|raus|aus)|(?:also |so |dann |therefore |donc |alors |asi que |quindi |entao )?(?:(?:bitte|please|today|heute|lieber|rather|better|do it|make it|go|s il te plait|por favor|per favore) )*(?:ohne|without|sans|sin|senza|sem)(?: (?:it|them|those|that|die|sie|das|ca|eux|elles))?(?: (?:please|bitte|today|heute))?(?= ?(?:$|[,.;!?)])))/,
);
/** "Last time you gave me dips, never do that again", "you keep giving me lunges and I'm sick of them". */
const NEVER_AGAIN = entered(
  /^(?:[^;!?\n]{0,60} )?(?:(?:never|not|do not)(?: (?:ever|please|want|do|have|see|make|get|need))* (?:that|those|them|it|these)?(?: \w+)? ?(?:again|this time|any ?more|anymore)\b(?! (?:next|but)\b)|(?:stop|quit) (?:it|that|doing (?:that|it|so)|giving (?:me )?(?:them|those|it))\b|(?:sick|tired|bored|fed up|had enough) (?:of|with) (?:them|those|it|that)\b|nicht (?:nochmal|noch mal|wieder)|nie wieder|plus jamais|nunca mas|mai piu|nunca mais)/,
);
/** "Squats and lunges, none of those": what was named before is ruled out at the end of the thought. */
const NONE_OF_THEM = entered(
  /^(?:[^.;!?\n]{0,60} )?(?:none of|not|no|without|minus|skip|leave out|avoid|nothing like|keine|pas de|nada de) (?:those|them|these)(?: (?:things|ones|please))?(?= ?(?:$|[,.;!?)]))/,
);
const IS_REQUIRED = entered(
  /^(?:(?:has|have|need|needs|must|should|gotta)(?: to)? be (?!(?:avoided|left|skipped|excluded|replaced|out|gone|banned)\b)|(?:has|have|need|needs|must|should|gotta)(?: to)? be$|(?:(?:is|are) )?(?:(?:an? )?(?:absolute )?must|mandatory|required|non negotiable|essential|nicht vergessen|no olvidar|obligatoires?|obligatori[ao]s?|muss sein|mussen sein|pflicht)\b|(?:definitely|for sure|no matter what)(?= ?(?:$|[,.;!?-]))|(?:and|plus) (?:accessor\w+|whatever|anything|something|the rest)\b|(?:- )?(?:a )?must\b)/,
);
const MUST_NOT_BE = entered(
  /^(?:has|have|need|needs|must|should)(?: to)? be (?:avoided|left out|skipped|excluded|replaced|out|gone|banned)\b/,
);
const IS_WELCOME = entered(
  /^(?:= |- )?(?:(?:is|are|would be|sounds?) )?(?:aye|yes|yeah|yep|yup|si|oui|sim|ja|fine|okay|ok|welcome|allowed|good|great|cool|all right)(?= ?(?:$|[,.;!?)]|and |but |though|with))/,
);

/** "No benching, shoulder press instead": it takes the place of what was refused. */
const INSTEAD = /^instead\b(?! of)/;

/** Words looked at behind a name. */
const MOST_AFTER = 14;
export type Verdict = "must" | "may" | "refuse";

/** What is said of an exercise after its name, which ends at `to`: "must be in there", "are out", "hurt my shoulder". */
export function verdictAfter(tokens: readonly string[], to: number): Verdict | null {
  const isCut = tokens.length > to + MOST_AFTER;
  const after = `${tokens.slice(to, to + MOST_AFTER).join(" ")}${isCut ? " …" : ""}`;
  if (MUST_NOT_BE.test(after)) return "refuse";
  if (IS_REQUIRED.test(after)) return "must";
  if (IS_WELCOME.test(after) || INSTEAD.test(after)) return "may";
  const isRefused =
    IS_REFUSED.test(after) ||
    DOES_TO_ME.test(after) ||
    HARMS_A_PART.test(after) ||
    IS_BAD.test(after) ||
    NOT_TO_BE_HAD.test(after) ||
    REFUSED_ABROAD.test(after) ||
    NONE_OF_THEM.test(after) ||
    NEVER_AGAIN.test(after) ||
    LEAVE_THEM.test(after);
  return isRefused ? "refuse" : null;
}
