import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";

const LONGEST = 400;
const COUNT =
  "(?:\\d+(?:[.,]\\d)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|several|many|some|few|(?:a )?couple(?: of)?)";
/** What is said of a time that lies behind: how long, how long ago, when one was young, what one used to do. */
const SPAN = compiled(
  `\\b(?:(?:over|since|the last|the past|last|past|been(?: \\w+){0,3} for) (?:the )?(?:about |nearly |almost |over )*${COUNT} (?:years?|yrs|months|weeks|decades)|(?:for )?${COUNT} (?:years|yrs|decades)(?! (?:plan|program\\w*|from now))|${COUNT} (?:months?|weeks?) (?:ago|in\\b(?! the)|back|later|off|on and off)|\\d+ days? (?:now|ago|later))\\b|\\bused to\\b|\\b(?:all my life|growing up|(?:in|since) (?:high )?school|in college|as a (?:kid|child|teen\\w*)|back in the|when i was|first time in|out of shape|for (?:years|ages)|years of|early (?:20|30|40|50|60)s|mid (?:20|30|40|50|60)s|late (?:20|30|40|50|60)s|(?:since|in|until|till|by) (?:january|february|march|april|may|june|july|august|september|october|november|december|last|then))\\b`,
);
/** A verb of the past that opens a clause or follows "I". */
const PAST =
  /(?:^|[,.;(!\n] ?|\b(?:and|but|so|then|i|we|which|that|my \p{L}+|it|pain) (?:just |also |never |finally |recently |only )?)(?:was|were|had|got|went|slept|started|lost|gained|joined|ran|walked|rode|tried|blew|tore|hurt|dropped|grew|graduated|been|have been|ve been|has been|moved|retired|lifted|did|woke|made|took|became|came|fell|quit|stopped|spent|agreed|added|managed|diagnosed|found|told|told me|felt|remember|hadn'?t|haven'?t|couldn'?t|didn'?t|wasn'?t|has recovered|had to|have never|never (?:been|had|did|done|biked|ran|lifted|trained|wanted))\b/u;
/** What somebody does or is for good, with its reason: "scared of hypos so I disconnect my pump", "I walk half an hour a day". */
const HABIT =
  /\b(?:so(?: far)? i|that is why i) (?:just |only |usually |now |always |never )*(?!want|need|can|could|should|have|would|will|am|do\b|don)\w{2,}|\bi (?:usually |always |normally |sometimes |just |only |also |mostly )*(?:walk|run|jog|cycle|swim|play|climb|ride|take|drink|eat|live|sleep|smoke|stay|suffer|weigh|disconnect) |\b(?:fatigued|tired|knackered|worn out) from\b|\b(?:is|are) (?:shorter|longer|weaker|stronger|fragile|bad|worse|better) (?:than|so|and|but)\b/;
const ABROAD =
  /\b(?:fr[uü]her|seit (?:\w+ )?(?:jahr\w*|monat\w*|woche\w*)|vor (?:\w+ )?(?:jahren|monaten|wochen)|habe .{2,40} (?:begonnen|angefangen)|war (?:schon|ich|mal)|musste ich|hat sich|depuis|il y a|m a echappe|me suis|j ai (?:fait|eu|ete)|hace (?:\w+ )?(?:anos?|meses|semanas)|desde (?:hace|entonces|que)|hice|estuve|me (?:pase|hice)|era (?:el|la|un)|anni fa|ho (?:iniziato|cominciato|fatto|perso)|mi sono|mi iscrissi|avevo|pesavo|comecei|tinha|faz (?:\w+ )?(?:anos|meses)|remonte (?:au|a)|ca remonte|ans passes|chegaram|reclamou|estreei)\b/;
/** Something is wanted of the reader, or is to be done now. */
const WANTS_SOMETHING =
  /\?|\b(?:where (?:do|should|can|would) (?:i|we)|wo (?:fang\w*|soll|kann) (?:ich|man)|par ou|por (?:donde|onde)|da dove)\b|^\W*(?:wie|was (?:ist|sind|steht|kann|soll|mach\w*|kommt)|wann|wo|welche\w*|wer|did (?:i|me|my|we)|do|does|is|are)\b|\b(?:plan|schedule|calendar|remind|change|move|cancel|swap|delete|please|pls|plz|give|gimme|build (?:me|us|an?|it|one|something|my)|create|design|generate|suggest|recommend|something|anything|help|advice|tips|ideas?|let'?s|lets|today i (?:want|need)|(?:want|need|wanna|like|love|got time|have time|ready|going) (?:to )?(?:train|work ?out|do|lift|an?|some|legs|upper|lower|full|push|pull|chest|back|arms)\b|i want|(?:got|have) (?:till|until|time|an hour|half)|fill in|talk me|\w+ (?:me|it|that|this) (?:out|up|in)|for me|need \d+|sort|lay|(?:hit|surprise|do) me|todays?|sessions?|circuit|(?:push|pull|legs?|chest|back|arms?|bench|upper|lower) (?:day|workout|it is|gym|\d+)|(?:full|whole) body|minuts|gentle|(?<=[,.;!] ?)go$|(?:can|could|should|shall|would|will) (?:i|we|you)|make (?:me|it|a)|how|what|which|why|(?:workout|session|routine|exercises?|circuit|programme?) (?:for|with|please|that|to)|only have|have (?:only )?(?:about )?\d{1,3} ?min\w*|and (?:only )?\d{1,3} ?min\w*|tonight|right now|bitte|gib|mach|brauche|will (?:heute|jetzt)|donne|besoin|veux|quiero|necesito|dame|voglio|dammi|quero|preciso|me da)\b/;
/** "Je me suis blessé au dos hier, séance haut du corps": what is wanted stands last. */
const SESSION_LAST =
  /[,.;:] ?(?:(?:also|daher|donc|alors|asi que|quindi|entao|une?|una|um|eine?) )*(?:seance|rutina|sesion|entreno|entrenamiento|allenamento|scheda|treino|einheit|\w*training)\b(?![^.;]*\b(?:par|pro|por|per|a la|alla|na) (?:semaine|woche|semana|settimana|tag|jour|dia|giorno)\b)[^.,;]*$/;
/** "Dying after that leg workout", "loved that session": the training that lies behind, and no wish for one. */
const OF_THAT_SESSION =
  /\b(?:after|from|since) (?:that|yesterdays?|this mornings?|last nights?) (?:\w+ ){0,3}(?:workout|session|class|training|leg day|push day|pull day)\b|\b(?:loved|enjoyed|liked|hated|survived|finished|crushed|smashed) (?:that|yesterdays?|this mornings?|last nights?) (?:\w+ ){0,3}(?:workout|session|class|training|leg day|push day|pull day)\b/;
/** A length that is not of a habit: "30 min", and not "30 min a day". */
const LENGTH =
  /\b\d{1,3} ?-?(?:min|mins|minutes|minuten|minuti|minutos)\b(?! (?:later|ago|into|earlier)\b)(?! (?:(?:three|two|\d) times )?(?:a|per|each|every|at a|al|am|pro|par|por) (?:day|time|week|session|tag|jour|dia|giorno)\b|\/mile|\/km| each| miles?)|\b(?:an|half an?|half|quarter|1|one|ten|fifteen|twenty|thirty|forty|fifty)(?: (?:an|five))? ?(?:hours?|h|hr|minutes?|min)\b(?! (?:a|per|each|every|before|after|ago|later|earlier)\b)/;
const SETS = /\d ?[x×@] ?\d|\b(?:sets|reps)\b/;
/** Goes on with what is to be trained: "after that leg day only upper, easy". */
const NOW_TRAINS =
  /\b(?:more|another|again|next|same|repeat|only|today|tonight|now|easy|light|short|quick|recovery|stretch\w*|mobility|upper|lower|legs|arms|chest|back|push|pull|core|abs|full body|cardio|workout|session)\b/;
/** "Legs, 45, got a barbell and rack": what there is, and nothing that lies behind. */
const GOT_THINGS =
  /\bgot (?=(?:(?:only|just|an?|the|some|my|one|two|a pair of|\d+) ){0,4}(?:\d+ ?(?:kgs?|lbs?) )?(?:adjustable |resistance |light |heavy |olympic |full )?(?:barbells?|dumb ?bells?|dbs?|kettle ?bells?|kbs?|bands?|racks?|bench(?:es)?|pull ?-?up bar|pullup bar|bar|rings|trx|bike|rower|treadmill|mat|machines?|cables?|gym|weights|plates|equipment|kit|box|rope|ez bar)\b)/g;

/**
 * Whether a message only tells what its writer was, had, did or has been doing for so long, and wants nothing: "lifting ten years on and off, dropped
 * 40 pounds, tried half marathons". In: any text. False where anything is asked or wished, for a length of training that is no habit, and for sets.
 */
export function tellsTale(text: string): boolean {
  if (text.length > LONGEST) return false;
  // "Gym today felt like porridge" tells of today.
  const folded = foldText(text)
    .replace(/\btoday (?=(?:felt|was|were|went|sucked|did|had)\b)/g, "")
    .replace(GOT_THINGS, "have ");
  const rest = folded.replace(OF_THAT_SESSION, " ");
  if (rest !== folded && !WANTS_SOMETHING.test(rest) && !NOW_TRAINS.test(rest) && !/\d/.test(rest)) return true;
  if (WANTS_SOMETHING.test(folded) || LENGTH.test(folded) || SETS.test(folded) || SESSION_LAST.test(folded))
    return false;
  return SPAN.test(folded) || PAST.test(folded) || HABIT.test(folded) || ABROAD.test(folded);
}

const HURTS =
  /\b(?:depress\w*|anxi\w*|pain\w*|fatigued|hurts?|hurting|sore|ache\w*|injur\w*|numb\w*|sprain\w*|torn|tear|tweak\w*|stiff|weakness|tendin\w*|tendon\w*|fascii?tis|schmerz\w*|weh|zwickt|douleur\w*|mal|duele|dolor|molestia\w*|dolore|male|fitte|dor|doi|lesao)\b/;
/** Whether what is told is of a body that hurts. In: any text. */
export const tellsPain = (text: string): boolean => HURTS.test(foldText(text));

/** "My arms are dead after all those pullups", "I love how my legs feel after squats": how training felt, and nothing asked. */
const FELT_AFTER =
  /^\W*(?:(?:lol|haha|man|wow|ugh|omg|god|ok|so|honestly) )*(?:i (?:love|like|enjoy|hate) (?:how|the way) (?:my |i )|my (?:\w+ ){1,3}(?:is|are|feels?|felt|was|were) (?:so |all |totally |absolutely |completely |really |pretty )*(?:dead|toast|jelly|cooked|fried|destroyed|wrecked|smoked|amazing|great|good|awesome|fantastic|incredible|pumped) )[^?]*\b(?:after|from) (?!.*\b(?:what|how|why|should|can|could|train|workout|session|please)\b)[^?\d]*$/;
/** Whether a message only tells how the body felt after training. In: any text. */
export const tellsFeltAfter = (text: string): boolean =>
  text.length <= LONGEST_FELT && FELT_AFTER.test(foldText(text)) && !tellsPain(text);
const LONGEST_FELT = 100;
