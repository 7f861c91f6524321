import type { RouteDecision } from "../../protocol/turn.ts";
import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const LONGEST = 160;
/** Wished, ordered, asked or limited: then it is no mere tale. Complaints and what is not there are for others to hear. */
const WISHED = entered(
  /\?|\bwas (?:geht|ist drin)\b.* (?:in|mit) |\bwas (?:soll\w*|kann|konnte\w*|mache?|muss|darf|trainier\w*|bringt|hilft|gibt|fur|heisst|bedeutet|passiert)\b|\b(?:please|pls|plz|give|gimme|make|build|create|design|want|wanna|need(?!ed)|could|can|plan|generate|suggest|something|anything|only have|have got|ive got|i have|lets|let us|going to|gonna|will|ill|tomorrow|next|later (?:today|on)|instead|no|not|without|avoid|skip|swap|change|too|so (?:today|now|it is|its|do|upper|lower|legs?|push|pull|chest|back)|hurts?|hurting|pain\w*|ache\w*|injur\w*|sore|tweak\w*|pinch\w*|numb|dizz\w*|faint\w*|log|track|record|save|delete|remind|bitte|mach(?:e|en)?|gib|will ich|ich will|mochte|brauche|zu|fais|donne|veux|voudrais|faut|trop|quiero|necesito|dame|demasiado|voglio|vorrei|dammi|troppo|quero|preciso|muito|demain|manana|domani|amanha|morgen|weh|mal|duele\w*|male|doi|dor)\b/,
);
/** What is not free is a reason for another session, right after one. */
const NOT_FREE =
  /\b(?:taken|busy|broken|out of order|occupied|in use|closed|missing|hogged|besetzt|kaputt|occupe\w*|ocupad\w*|occupat\w*)\b/;

const OPENING =
  "(?:(?:ok|okay|so|and|but|well|man|god|wow|phew|ugh|honestly|tbh|yeah|yep|oh|damn|lol|haha|today|just|finally|also|then|omg|bro|dude|jeez|whew|felt like|boah|puh|ouf|uff) ,? ?)*";
const TAIL =
  "(?: (?:today|tonight|lol|man|though|tho|ngl|again|mate|bro|after that|after it|now|rn|right now|honestly|ever|yet|so far|this (?:year|month|week|morning|time)|in (?:weeks|months|ages|years|a while|forever)|heute|hoy|oggi|hoje|aujourd ?hui))*";
const PART =
  "(?:chest|pecs?|back|lats?|legs?|quads?|hamstrings?|hammies|glutes?|ass|butt|calves|arms?|biceps?|bis|triceps?|tris|shoulders?|delts?|abs|core|forearms?|traps?|grip|lungs?|heart|body|everything|brust|beine|arme|rucken|jambes|bras|pecs|piernas|brazos|pecho|gambe|braccia|petto|pernas|bracos|peito)";
const STATE =
  "(?:distrutt[aeio]|a pezzi|in fiamme|in pappa|mort[aeio]s?|finit[ae]|destruid[ao]s|hech[ao]s polvo|reventad[ao]s|acabad[ao]s|detruite?s|en compote|zerstort|am ende|wie pudding|exploding|exploded|burning|burnt|on fire|dead|toast|toasted|fried|cooked|jelly|like jelly|destroyed|wrecked|smoked|shaking|pumped(?: up)?|swollen|screaming|gone|done|shot|finished|full|popping|trembling|quivering|wobbly|torched|cooked|wiped|annihilated|obliterated|lit up|noodles|like noodles|rock solid|huge|massive|kaputt|tot|platt|am brennen|mortes?|en feu|cuites?|muertas?|ardiendo|destrozad[oa]s|morte|a pezzi|distrutte|mortas|acabadas|pegando fogo)";
const MOOD =
  "(?:killer|insane|crazy|mad|sick|unreal|unbelievable|massive|huge|monster|epic|brutal|great|good|solid|decent|nice|awesome|amazing|best|worst|skin splitting|wild|geiler?|krasser?|enorme|tremendo|pazzesco|incrivel)";

const KIND_OF_DAY = "(?:[a-z]+ ){1,2}days?|burpees|cardio|lunges|squats|deadlifts";
/** "Want to die", "las piernas no me responden": spent, in words that elsewhere wish or deny. */
const SPENT = [
  "(?:i )?(?:just )?(?:want to|wanna) die|(?:ich )?(?:will|mochte) sterben|(?:yo )?(?:quiero|tengo ganas de) morir(?:me)?|(?:je |j )?(?:veux|ai envie de) mourir|(?:io )?(?:voglio|ho voglia di) morire|(?:eu )?(?:quero|to com vontade de) morrer",
  "(?:las piernas|los brazos) (?:ya )?no (?:me )?(?:responden|aguantan|tiran)|(?:le gambe|le braccia) (?:ormai )?non (?:mi )?(?:reggono|rispondono|tengono)(?: piu)?|(?:as pernas|os bracos) (?:ja )?nao (?:me )?(?:respondem|aguentam|obedecem)(?: mais)?|meine? (?:beine|arme) (?:wollen|tragen mich|gehorchen) nicht(?: mehr)?|mes (?:jambes|bras) (?:ne )?(?:repondent|suivent|tiennent) plus",
].join("|");
const IS_SPENT = entered(compiled(`\\b(?:${SPENT})\\b`, "g"));
/** How it felt in a few words: "killer pump", "chest exploding", "best leg day in months", "unreal". */
const FELT = [
  `(?:my |the |both |die |meine |les |mes |las |mis |le |as |minhas )?${PART}(?: (?:and|&) ${PART})? (?:(?:is|are|feel|feels|was|were|still|absolutely|totally|completely|just|all|so|proper|sind|sont|estan|sono|estao) )*${STATE}`,
  "(?:im|i am|am|we are) (?:so |totally |literally |absolutely |actually |properly |all )*(?:dead|dying|toast|cooked|wrecked|destroyed|broken|wiped(?: out)?|spent|knackered|finished|smoked|shattered|gassed|done for|pooped|zonked|on fire|beat|ruined)(?: (?:after|from|thanks to|because of) (?:\\w+ ?){1,5})?",
  "(?:(?:ich )?bin|je suis|(?:yo )?(?:estoy|voy)|(?:io )?sono|(?:eu )?(?:estou|to)) (?:so |total |vollig |completement |totalement |super |totalmente |completamente |literalmente |ja )*(?:tot|kaputt|platt|fix und fertig|am ende|morte?|muert[oa]|morti|mort[oa]|hech[oa] polvo|reventad[oa]|distrutt[oa]|a pezzi|acabad[oa]|destruid[oa])(?: (?:nach|apres|despues de|dopo|depois d[aeo]s?) (?:\\w+ ?){1,5})?",
  "(?:(?:dieser?|dieses|das|der|die|ce|cette|cet|este|esta|estos|estas|questo|questa|questi|queste|esse|essa|esses|essas) )(?:\\w+ ){1,3}?(?:bringt mich um|bringen mich um|macht mich fertig|killt mich|(?:me|m) (?:tue(?:nt)?|acheve\\w*|matan?|destroz\\w*|acaba\\w*|destroi\\w*)|mi (?:uccid\\w*|ammazz\\w*|distrugg\\w*))(?: (?:um|fertig))?",
  `(?:${SPENT})(?: (?:after|from|nach|apres|despues de|dopo|depois d\\w{1,4}) (?:\\w+ ?){1,5})?`,
  "(?:gonna|going to|about to) die(?: (?:after|from|of|on) (?:\\w+ ?){1,4})?|kill me(?: now)?|send help|rip (?:me|my \\w+)",
  `(?:this|that|the|these|those|my|todays|your|coachs) (?:\\w+ ){0,2}?(?:workouts?|session|program(?:me)?|plan|class|finisher|circuit|day|burpees|squats|lunges|wod|amrap|intervals|sprints|training|coach|trainer) (?:(?:is|are|was|were|has|have|just|literally|absolutely|really|nearly|almost|actually|still) )*(?:killing|killed|murdering|murdered|destroying|destroyed|ending|ended|breaking|broke|wrecking|wrecked|ruined|finished) (?:me|my (?:${PART}))`,
  `(?:the |my )?(?:${KIND_OF_DAY}) (?:(?:is|are|was|were|has|have|just|literally|absolutely|really|nearly|almost|actually|always|still) )*(?:killing|kills?|killed|murder(?:ing|ed)|destroy(?:ing|ed|s)|ending|breaking|broke|wrecking|wrecked|ruin(?:ed|ing|s)|finished|kicking) (?:me|my (?:life|ass|butt|${PART}))`,
  `(?:my |mein |mon |il |el |o )?(?:hearts?|pulse|herz|coeur|cuore|corazon|coracao)(?: (?:is|was|s|rate|am|a|still|just|absolutely))* (?:pounding|racing|thumping|hammering|going crazy|going mad|going nuts|mille|a mil|rast|pocht)(?: (?:out of|through) (?:my|the) chest)?(?: (?:after|from|nach|dopo|despues de|apres|depois d[aeo]s?) (?:\\w+ ?){1,4})?`,
  "(?:(?:love|loved|loving|enjoy(?:ing|ed)?|live for) (?:it|that|this|every (?:minute|second|bit)|the (?:burn|pain|feeling|rush))|(?:so|feels?|felt) (?:so )?(?:good|great|amazing|awesome|fantastic|alive)|what a (?:rush|feeling|buzz|high)|buzzing|brilliant|bellissimo|che bello|mi piace|geil|j adore|adorei|me encanta|que gozada|great|amazing)",
  "(?:(?:che|que|quelle|mamma mia che|madonna che) (?:fatica|stanchezza|sudata|mazzata|morte|cansancio|paliza|cansaco|surra|fatigue|galere)(?: (?:le|las|as|les) (?:gambe|braccia|piernas|pernas|jambes))?|(?:im |i am |ich bin |bin |je suis |estoy |sono |estou |to )?(?:so|soo+|sooo|total|vollig|tan|muy|tres|trop|si|cosi|molto|tao|muito) (?:tired|knackered|exhausted|sore|wiped|kaputt|platt|fertig|mude|cansad[oa]|fatigue|creve|stanc[oa]|distrutt[oa]))(?: (?:oggi|heute|hoy|hoje|aujourd ?hui))?",
  `(?:(?:what a|the|a|such a|absolutely|absolute) )*(?:${MOOD} )*(?:pump|burn|sweat|doms|pumpe|congestion|congestione)`,
  "(?:best|worst|hardest|toughest|longest|strongest|nicest) (?:\\w+ ){0,3}?(?:day|session|workout|training|pump|sesh|lift|run)(?: (?:i have had|i ve had|ever|yet|so far|in (?:weeks|months|ages|years|a while|a long time|forever)|this (?:year|month|week)))+",
  "(?:still |absolutely |totally |literally )*(?:sweating|dripping|buzzing|shaking|unreal|insane|brutal|mental|crazy|wild|exhausted|knackered|wiped|spent|dead|dying|glad i went|glad i came|worth it|loved it|hated it|enjoyed it|felt (?:\\w+ ?){1,3})",
].join("|");
const WAITED =
  "(?:(?:queue?ing|queuing|waiting|looking|searching|hunting|standing|stuck|lost|wasted|gone|spent)\\b.{0,60})";
const SUBJECT =
  "(?:it|that|this|they|those|these|we|i|everything|all of (?:it|that)|(?:the |my |todays |this |whole |entire )*(?:(?:[a-z]+ ){0,2}?(?:day|session|workout|training|class|sesh|warm ?up|cool ?down|gym|pump|run|circuit|finisher|thing|amrap|emom|wod|commute|queue|music|crowd))|gym|warm ?up|cool ?down|training|session|workout|das|es|das training|die einheit|ca|c|la seance|l entrainement|le training|el entreno|la sesion|eso|l allenamento|la sessione|o treino|a sessao|isso)";
const DEED =
  "(?:was|were|took|lasted|felt|went|ended up|ended|turned out|spent|wasted|lost|waited|queued|needed|ran over|flew by|dragged(?: on)?|(?:nearly |almost )?(?:kicked|killed|destroyed|wrecked|broke|smashed|humbled) (?:me|my \\w+)|war|waren|dauerte|hat(?: \\d+ \\w+)? gedauert|etait|a (?:dure|pris)|fue|estuvo|duro|tardo|tarde|e stat[ao]|e durat[ao]|ho aspettato|ci ho messo|foi|durou|levou|esperei|espere|attendu|gewartet)";
const VERDICT =
  "(?:hell|death|suicide|murder|torture|satan|evil|brutal|life|love|bliss|heaven|therapy|fun|religion|overrated|underrated|everything|favou?rite|best|worst|awful|terrible|gold|king|queen|holle|tod|mord|l ?enfer|mort|muerte|infierno|inferno|morte)";
/** "Leg day is hell", "leg day = suicide", "push day > leg day": what one thinks of a kind of training. */
const THOUGHT = [
  `(?:the |my )?(?:${KIND_OF_DAY}) ?(?:=+|is|are|was|were|ist|est|es|e) ?(?:(?:the|a|my|pure|absolute|literally|basically|just|such|actual|always|so|die|der|la|le|el|o|um|uma) )*${VERDICT}(?: (?:day|one|of (?:the|my) week))?`,
  `(?:the |my )?(?:${KIND_OF_DAY}) ?(?:>+|beats) ?(?:the |my |any |every )?(?:${KIND_OF_DAY})`,
].join("|");
/** What it was like or how long it took: "the whole thing took an hour", "spent 20 minutes looking for a rack". */
const WENT = [
  `${SUBJECT} (?:(?:really|just|only|actually|all|still|hat|a|ho|ha|j ai) )*${DEED}\\b.{0,70}`,
  `(?:only |just |ich hab |j ai |ho |he )*${DEED}\\b.{0,70}`,
  `(?:about |like |around |another |a good |over )?(?:\\d+|an|half an) ?(?:m|min|mins|minutes?|h|hours?|minuten|minutos|minuti)(?: (?:of|just|was))* ${WAITED}`,
  "(?:\\d+|an|half an) ?(?:min|mins|minutes?|hours?) (?:later|in)",
  "(?:only )?had (?:\\d+|an|half an) ?(?:min|mins|minutes?|hours?)(?: today)?",
  "(?:but |and )?(?:got|getting|get) (?:it|that|everything|most of it) (?:done|in|finished)",
].join("|");
const CLAUSE = entered(compiled(`^${OPENING}(?:${FELT}|${WENT}|${THOUGHT})${TAIL}$`));
const LAUGHTER = /\b(?:(?:h[aei]){2,}h?|ah(?:ah)+a?|(?:j[aei]){2,}j?|k{3,}|(?:rs){2,}|mdr|ptdr|lo+l|lmao|x+d+)\b/g;
const JUST_A_WORD = compiled(`^(?:${OPENING.replace(/\*$/, "+")}|and|but|though|tho|lol|haha)?$`);
const CUT =
  / ?[,.;!…\n]+ ?| (?:and|but|und|aber|et|mais|y|pero|e|ma|mas) (?!(?:a half|half|a quarter|a bit|ten|five|twenty|fifteen|\d))(?=\S)| [–-] /;

/** "Back in the gym monday": when one trains again, and nothing wished for; six languages. */
const RETURNS = entered(
  compiled(
    `^${OPENING}(?:(?:i am|im|i will be|ill be|will be|going|getting|heading|starting|i|ich|je|yo|io|eu|bin|suis|estoy|sono|estou|to) ){0,12}(?:back (?:in|at|to|into|on) (?:(?:the|my|a|our) )?(?:gym|studio|box|training|lifting|it|action|track|wagon|weights|weight room|grind|class)|(?:zuruck|wieder) (?:i ?a?m|ins|in der|beim|in die) (?:gym|studio|training|fitness\\w*)|de (?:vuelta|regreso) (?:al|en el|a la|a) (?:gym|gimnasio|entreno|entrenar|carga)|de retour (?:a la|au|en|a l) ?(?:salle|gym|entrainement|muscu)|(?:di nuovo|di ritorno) (?:in|a) (?:palestra|allenarmi)|de volta (?:a|ao|na|no) (?:academia|treino|gym))(?: (?:again|finally|properly|from|starting|on|this|next|coming|the|am|ab|el|le|la|na|no|a partir de|da|today|tonight|tomorrow|soon|week|month|year|weekend|morning|evening|mondays?|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun|heute|morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|nachste|woche|hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|proxim[ao]|semana|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine|prochaine|oggi|domani|lunedi|martedi|mercoledi|giovedi|venerdi|domenica|settimana|prossima|hoje|amanha|segunda|terca|quarta|quinta|sexta|feira|que vem|lol|woo\\w*|yay))*$`,
  ),
);

const tellsReturn = (folded: string): boolean =>
  RETURNS.test(folded.replace(/(?:[\s.!,\p{Extended_Pictographic}]|\uFE0F)+$/u, ""));

/**
 * Whether a message only tells how training felt, how long it took or what held one up, and asks for nothing: "killer pump, chest
 * exploding", "spent 20 minutes looking for a rack", "that took 50 minutes". All of it must be told. In: a message as typed.
 */
export function tellsOfTraining(text: string): boolean {
  if (text.length > LONGEST) return false;
  const folded = foldText(text).replace(/['’]/g, "").replace(/\s+/g, " ").trim();
  if (tellsReturn(folded)) return true;
  if (folded === "" || WISHED.test(folded.replace(IS_SPENT, " "))) return false;
  const clauses = folded
    .replace(/\p{Extended_Pictographic}|\uFE0F/gu, "")
    .replace(LAUGHTER, " ")
    .replace(/ {2,}/g, " ")
    .split(CUT)
    .map((one) => one.trim());
  return clauses.some((one) => CLAUSE.test(one)) && clauses.every((one) => JUST_A_WORD.test(one) || CLAUSE.test(one));
}

/** What it is taken for where words alone decide. */
const MISTAKEN: ReadonlySet<string> = new Set([
  "COACH",
  "SMALLTALK",
  "EXECUTE_WORKOUT",
  "PROFILE",
  "UNKNOWN",
  "PLAN_ROUTINE",
  "NEXT_WORKOUT",
]);
/** Of these nothing is guessed. */
const KNOWN: ReadonlySet<string> = new Set(["generate.session_talk", "generate.edits_session", "generate.what_can_i"]);
/** "Che fatica oggi" begins like a question and asks nothing; "was bringt mir eine Deload-Woche" is one. */
const EXCLAIMS = entered(/^\W*(?:(?:mamma mia|madonna|oddio|wow|ufff?|boah) ,? ?)?(?:che|que|quelle?)\b/i);
const isStated = (rule: string | null, text: string) =>
  rule === "coach.training_statement" || (rule === "coach.question" && EXCLAIMS.test(text));
const CHANGES = /^generate\.(?:adjust|adjusts_session|changes_session)/;
/** Time on something that is an exercise was perhaps trained, and is asked after. */
const TRAINED_FOR =
  /\d[^.;!?]*\b(?:on the|stretching|mobility|yoga|bike|treadmill|rower|rowing|elliptical|cycling|running|walking|laufband|velo|tapis|cinta|esteira)\b/i;
const [SURE, DOUBTED] = [0.85, 0.4];

/** What was taken for the wish for a session and only tells of training, as the chat that it is; else as it came. */
export function asTold(decision: RouteDecision): RouteDecision {
  const { route, rule, by, text } = decision;
  const isGuess =
    by === "classifier"
      ? MISTAKEN.has(route) || route === "EDIT_PLAN"
      : route === "UNKNOWN" || (route === "COACH" && isStated(rule, text));
  if ((route !== "WORKOUT_GENERATE" && !isGuess) || KNOWN.has(rule ?? "") || !tellsOfTraining(text)) return decision;
  if (CHANGES.test(rule ?? "") && NOT_FREE.test(text)) return decision;
  const isTrained = TRAINED_FOR.test(text) && !/\b(?:looking|waiting|queu\w+|searching|hunting)\b/i.test(text);
  return {
    ...decision,
    route: isTrained ? "WORKOUT_LOG" : "SMALLTALK",
    confidence: isTrained ? DOUBTED : SURE,
    by: "rule",
    rule: isTrained ? "log.told_time" : "smalltalk.told_training",
    alternatives: [],
  };
}
