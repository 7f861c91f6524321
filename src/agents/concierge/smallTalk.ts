import { foldText } from "../../language/foldText.ts";
import { RECORD_TOLD, tellsFeel } from "../../language/routing/tellsFeel.ts";

/** What somebody does by chatting; `other` is what none of the words tell. */
export type SmallTalkKind =
  | "joke"
  | "lifts"
  | "about_me"
  | "still_here"
  | "farewell"
  | "ill"
  | "complaint"
  | "regret"
  | "skipped"
  | "bored"
  | "low"
  | "finished"
  | "plans"
  | "wishes"
  | "thanks"
  | "how_are_you"
  | "feels_good"
  | "laughs"
  | "declines"
  | "greeting"
  | "record"
  | "felt_easy"
  | "felt_plain"
  | "felt"
  | "other";

export const CAN_DO =
  "I can log what you train and correct or delete an entry just made, build a session for today, and answer questions about technique and training.";

/** Turns a good word round: "not great", "nicht so gut", "pas terrible". */
const TURNED =
  /\b(?:not|never|hardly|nicht|kein\w*|pas|no|nada|non|nao)\b(?: \w+){0,2} (?:good|great|well|amazing|happy|feeling it|motivated|fun|gut|fit|bien|super|terrible|bene|bem|buen\w*|legal)\b|\bterrible\b/;

/** Tried in this order; who says several things is answered to the first. All in folded words. */
const KINDS: readonly [SmallTalkKind, RegExp][] = [
  ["joke", /\b(?:joke|make me laugh|funny story|knock knock|entertain me|witz|blague|chiste|barzelletta|piada)\b/],
  ["lifts", /\b(?:do|can|could|did) (?:you|u|ya) (?:even |ever )?(?:lift|train|squat|bench|deadlift|work ?out)\b/],
  [
    "thanks",
    /\b(?:thanks?|thank you|thx|ty|tysm|ta|cheers|appreciate|lifesaver|legend|(?:you are|ur|you) the best|you rock|(?:my|a) hero|best (?:app|coach)|love (?:you|u|ya|this)|well done|great (?:help|plan|answer)|good (?:bot|talk|advice)|danke\w*|merci|gracias|grazie|obrigad[oa]|valeu|brigad[oa])\b/,
  ],
  [
    "about_me",
    /\b(?:what (?:can|do|could) you do|how (?:can|do|could) you help|(?:who|what)(?: kind\b.*)? are you|are (?:you|u) (?:an?|the|real|human|alive|there a)\b|are (?:you|u) (?:human|real)|your (?:name|pronouns)|how (?:does (?:this|it)|do (?:i use|you) )\w*|what languages|^(?:please |pls )?help(?: me| please| pls)?\W*$|what can i ask|features|(?:do|can) (?:you|u) (?:ever )?(?:get tired|sleep|eat)|favou?rite (?:lift|exercise)|who made you|do you like|chatgpt|your purpose|do you have feelings|how old are you|where are you from|who am i talking to|show me what you can|was kann ich dir|wer bist|was (?:kannst|bist)|qui es|que peux|quien eres|que puedes|chi sei|cosa (?:puoi|sai)|quem e|o que voce)\b/,
  ],
  [
    "still_here",
    /\b(?:(?:did|do) (?:you|u) get (?:that|it|this)|(?:are )?(?:you|u) (?:still )?(?:there|up|awake|around)|anybody (?:there|home)|somebody (?:there|home)|(?:is )?this thing (?:on|working)|still here|bist du (?:noch )?da|t'?es la|can you hear me|estas ahi|ci sei)\b/,
  ],
  [
    "complaint",
    /\b(?:stupid|useless|suck|sucks|dumb|idiot|shut up|trash|rubbish (?:answer|bot|advice)|(?:bad|worst|useless|annoying) (?:bot|app|coach|answer)|annoying|wrong answer|hate (?:you|u|this)|not (?:helpful|helping|what i)|no help|not (?:get|understand|listen)|misunderst\w+|dumm|nutzlos|nul|inutil\w*)\b/,
  ],
  [
    "ill",
    /\b(?:ill|sick|flu|fever|a cold|poorly|under the weather|covid|hungover|hangover|krank|erkaltet|malade|enferm[oa]|malat[oa]|doente)\b/,
  ],
  [
    "skipped",
    /\b(?:(?:missed|skip|skipped|skipping|bailed on|bunked|ditch\w*) (?:\w+ ){0,3}(?:today|yesterday|tonight|it|gym|session|workout|training|legs?|day|week|again|one)|skipped|skipping|(?:no|not|cannot) (?!wait\b)(?:\w+ ){0,3}(?:gym|train|training|lifting|lift|workout|work(?:ing)? ?out|session|happening|make it|today)|rest day|day off|taking (?:a|the) (?:\w+ ){0,2}(?:off|rest|break)|giving my \w+ a rest|heute (?:mal )?(?:kein|nicht)\b.*|ausfallen|pausetag|ruhetag|pas (?:de )?(?:sport|seance|muscu|salle)|repos|descanso|riposo|hoy no|oggi no|hoje nao)\b/,
  ],
  [
    "regret",
    /\b(?:my bad|sorry|soz|oops|whoops|apolog\w+|excuse me|sorry for|entschuldig\w*|desole\w*|perdon\w*|scusa\w*|desculp\w*)\b/,
  ],
  ["bored", /\b(?:bored|boring|boredom|langweil\w*|m'?ennuie|aburrid[oa]|annoi\w*|entediad[oa])\b/],
  [
    "low",
    /\b(?:(?:barely|hardly|did not|didn'?t|only|just) (?:really )?sle(?:pt|ep)|slept (?:really |very |so )*(?:bad|poor|terribl|horribl|awful|little|like (?:crap|shit))\w*|slept (?:for |about |only |like )*[1-5](?:[.,]\d)? ?(?:h|hrs?|hours?)|[1-5](?:[.,]\d)? ?(?:h|hrs?|hours?) (?:of )?sleep|tired|exhausted|knackered|shattered|wrecked|zombie|drained|beat|dead on my feet|stressed|stressful|sad|lonely|rough|sleepy|(?:feel(?:ing)?|i am|bit|so|really) (?:\w+ ){0,2}(?:down|low)|nervous|ugh|what a week|sore|meh|blah|crap|shit|shite|rubbish|awful|terrible|horrible|(?<!not |my |too )bad|worst|long (?:day|week|shift)|what a day|lazy|unmotivated|not be (?:bothered|arsed)|cannot be (?:bothered|arsed)|cba|no (?:energy|motivation|drive)|fed up|grumpy|mud|mude|kaputt|fertig mit|platt|schlapp|kein(?:e)? (?:lust|bock)|gestresst|fatigue\w*|creve\w*|flemme|triste|cansad[oa]|agotad[oa]|bajon|stanc[oa]|stressat[oa]|sfinit[oa]|giu|desanimad[oa]|exaust[oa])\b/,
  ],
  [
    "finished",
    /\b(?:(?:just |all |now )?(?:finished|done)(?: (?:for (?:today|now|the day)|training|at the gym|my|the|with|it|up|now)\b.*)?$|(?:that|it|today|session|workout|training|legs|gym)\b.*\b(?:was|were) (?:\w+ ){0,2}(?:brutal|hard|tough|killer|intense|fun|insane|a killer|good|great|awesome|savage)|(?:crushed|smashed|killed|nailed|survived|conquered) (?:it|that|this|today|leg\w*|the|my)\b.*|back from (?:the )?(?:gym|training|run|my)\b.*|fertig|geschafft|fini|termine|terminad[oa]|acabe|listo por hoy|finito|terminei)\b/,
  ],
  [
    "plans",
    /\b(?:gonna|going to|going for|off to|about to|heading (?:to|out)|planning (?:to|on)|will|i'?ll|werde|will ich|gehe|je vais|voy a|vado a|vou)\b.*\b(?:run|jog|train\w*|gym|lift\w*|squat\w*|bench\w*|deadlift\w*|legs?|swim\w*|ride|bike|cycle|climb\w*|yoga|class|walk|hike|work ?out|session|laufen|schwimmen|courir|nager|salle|correr|nadar|entrenar|palestra|correre|treinar|academia|\d+ ?(?:k|km|miles?|min\w*))\b/,
  ],
  [
    "wishes",
    /\b(?:happy (?:new year|birthday|easter|holidays|friday|weekend)|merry (?:christmas|xmas)|my birthday|got (?:engaged|married)|congrat\w*|frohe\w*|joyeux|feliz|buon (?:natale|compleanno|anno))\b/,
  ],
  [
    "farewell",
    /\b(?:bye\w*|good ?night|g'?night|nighty?|gn|cya|take care|have a (?:nice|great|lovely) \w+|enjoy your \w+|nite|see (?:you|u|ya)|ttyl|talk (?:later|soon|tomorrow)|later(?:s|z)?|catch you|toodle|peace out|off to bed|have a good (?:one|day|night|evening|weekend)|tschuss|bis (?:morgen|bald|spater|dann)|gute nacht|au revoir|bonne nuit|a (?:bientot|demain|plus)|adios|hasta|buenas noches|buonanotte|arrivederci|a domani|tchau|ate (?:logo|amanha|mais)|boa noite)\b/,
  ],
  [
    "how_are_you",
    /\b(?:how (?:are|r|have) (?:you|u|ya|we|things|it)|how (?:is|s) (?:it|life|things|your|everything)|how was your|how ya doing|how are|what is (?:up|new|good|happening)|wassup|sup|you (?:good|ok|alright)|all good\?|wie (?:geht|laufts)|was geht|ca (?:va|roule)|como (?:estas|vai|va|te va)|que tal|q tal|come (?:stai|va|butta)|tudo (?:bem|bom|certo)|e ai|beleza)\b/,
  ],
  [
    "greeting",
    /\b(?:h+i+|he+y+|hello+|hiya|howdy|yo|g'?day|greetings|(?:nice|good) to meet you|buongiorno|heya|i am back|it is me|mornin\w*|good (?:morning|afternoon|evening|day)|evening|afternoon|long time no see|been a while|pleased to meet|hallo|moin|servus|guten|salut|coucou|bonjour|bonsoir|hola|buen\w*|ciao|oi|ola|bom dia|boa tarde)\b/,
  ],
  [
    "feels_good",
    /\b(?:motivated|pumped|buzzing|excited|great|amazing|good|happy|fantastic|awesome|ready|(?:not|cannot) wait|proud|first|stoked|on fire|lets? (?:go+|do this)|bring it on|strong|energised|energized|guess who|finally|motiviert|bock|freu\w*|motive\w*|content\w*|motivad[oa]|content[oa]|felice|animad[oa]|feliz)\b|💪|🔥|🎉|🚀|🏆/u,
  ],
  ["laughs", /\b(?:lol|lmao+|rofl|(?:a?ha){2,}h?|hehe\w*|jaja\w*|kkk+|rsrs\w*|mdr|funny|hilarious)\b|😂|🤣|😅|😆/u],
  ["declines", /\b(?:no|nope|nah|never ?mind|nvm|not now|forget it|maybe later|whatever|nein|nichts|non|nada|nao)\b/],
];

const INVITES = "Tell me what you trained, what you want to train, or what you would like to know.";

const ANSWERS: Readonly<Record<SmallTalkKind, readonly string[]>> = {
  joke: ["Why did the barbell feel heavy? Somebody kept raising the bar. Shall we train, or log something?"],
  lifts: ["I am software, so the only thing I lift is numbers. What are you lifting today?"],
  about_me: [
    `I am Setpoint, a training coach in software, not a person. ${CAN_DO} For example: "3x10 bench at 80kg", "30 minute leg session, bad knee", or "how do I brace?"`,
  ],
  still_here: [
    "I am here. What I stored I name in the answer, and it stands in your logs; what was not named was not stored.",
  ],
  complaint: ["I may have misread you. Tell me in other words what you need, and I will try again."],
  ill: [
    "Then rest comes first: with a fever or anything below the neck leave training out, and come back at about half. Get well soon.",
  ],
  skipped: [
    "One session more or less changes nothing, and rest is when training takes effect. Do the next one as planned, without making up for it.",
    "That is fine: progress comes from months, not from one day. I can build something short whenever you like.",
  ],
  low: [
    "I am sorry to hear that. It sounds like a day to go lighter: I can build something short and easy, or you rest; both are fine.",
    "That sounds like a lot. Ten easy minutes or a rest day are both fine; tell me if you want something short.",
  ],
  bored: [
    "Then a change may help: tell me your minutes and what you have there, and I build something you have not done lately.",
  ],
  finished: [
    'Well done. Tell me the sets as they were, for example "squat 5x5 at 100 kg", and I log them.',
    "Good work. What did you do? Send me the sets and I log them.",
  ],
  plans: [
    "Have a good one. Tell me afterwards how it went, and I log it.",
    "Enjoy it. Send me the figures afterwards and I log them.",
  ],
  wishes: ["All the best from me too. Tell me when you want to train or log something."],
  thanks: ["You are welcome.", "Glad it helped.", "Any time."],
  farewell: ["See you. Rest well.", "Until next time."],
  how_are_you: [
    "All good here. What are you training today?",
    "Running fine, thanks. What shall we do: train, log or talk technique?",
  ],
  feels_good: [
    "Good to hear. Want a session for today, or something to log?",
    "Nice. Tell me when you want to train or log something.",
  ],
  laughs: ["Glad you have fun. What next: train, log, or a question?"],
  regret: ["No harm done. What do you need?"],
  record: ['Congratulations! Whether it is the most of what is stored I can check: ask me "is that a record?"'],
  felt_easy: [
    "Good to know. If it feels like that again, add a little next time.",
    "Nice. Then there is room to add a little next time.",
  ],
  felt_plain: ["Good to know.", "Thanks for telling me."],
  felt: [
    "Hard sets count as well. Rest, and see how the next one goes.",
    "I see. Give it time to recover; one hard day says little.",
  ],
  declines: ["All right. Tell me when you need something."],
  greeting: [`Hello. ${CAN_DO}`, "Hi. Tell me what you trained, or what you want to train."],
  other: [`All right. ${INVITES}`, "I see. What next: train, log, or a question?"],
};

const EASY =
  /\b(?:easy|easier|light|lighter|good|great|amazing|strong|stronger|solid|smooth|fresh|nice|fun|snappy|crisp|clean|leicht|locker|gut|super|facile|leger|bien|genial|facil|fuerte|bene|bem|otimo)\b/;
/** What a message that is only chat does. Any text; reads its first 500 characters. */
export function smallTalkKind(text: string): SmallTalkKind {
  const said = foldText(text.slice(0, 500)).replaceAll("’", "'");
  if (RECORD_TOLD.test(said)) return "record";
  const found = KINDS.find(([, words]) => words.test(said))?.[0] ?? "other";
  return (found === "feels_good" || found === "finished" || found === "how_are_you") && TURNED.test(said)
    ? "low"
    : found;
}

const HARD =
  /\b(?:heavy|heavier|hard|harder|tough|brutal|awful|rough|terrible|horrible|bad|slow|sluggish|weak|grind\w*|struggle|killer|battle|slog|ugly|off|sloppy|shaky|dead|toast\w*|jelly|lead|cooked|fried|destroyed|wrecked|tired|wiped|gassed|knackered|spent|stiff|wobbly|rubbish|shit|crap\w*|hell|death|murder|torture|gave (?:out|up)|burning|screaming|schwer|hart|zah|mude|platt|anstrengend|lourd\w*|dur\w*|mort\w*|creve\w*|pesad\w*|muert\w*|cansad\w*|pesante|pesanti|stanc\w*|distrutt\w*|acabad\w*)\b/;
const feltKind = (said: string): SmallTalkKind =>
  HARD.test(said) ? "felt" : EASY.test(said) ? "felt_easy" : "felt_plain";

/** A sentence or two that suit what was said. The same message gets the same answer; different messages vary. `afterLog`: how it felt is of sets that were logged. */
export function answerSmallTalk(text: string, afterLog = false): string {
  const said = foldText(text.slice(0, 500)).replaceAll("’", "'");
  const felt: SmallTalkKind | null = afterLog && tellsFeel(said) ? feltKind(said) : null;
  return vary(ANSWERS[felt ?? smallTalkKind(text)], text);
}

/** One of several answers, by the letters of the message. */
export function vary(answers: readonly string[], text: string): string {
  let sum = 0;
  for (const character of text.slice(0, 200)) sum += character.codePointAt(0) ?? 0;
  return answers[sum % answers.length] ?? "";
}
