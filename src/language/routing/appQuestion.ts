import { compiled } from "../patterns/compiled.ts";
import { PatternIndex } from "../patterns/patternIndex.ts";

/** What people ask about Setpoint itself before they trust it with anything. */
export type AppTopic =
  | "languages"
  | "manner"
  | "units"
  | "media"
  | "links"
  | "memory"
  | "logs_what"
  | "logs_how"
  | "builds"
  | "body_weight"
  | "cost"
  | "privacy"
  | "timer"
  | "undo"
  | "mistake"
  | "export"
  | "erase"
  | "account";

const any = (...parts: string[]): string => `(?:${parts.join("|")})`;

/** Asks what the coach itself is able to do, in folded words of six languages: "can you", "sprichst du", "voce fala". */
const START =
  "(?:^|[.!?;,:] )(?:(?:hey|hi|hello|ok|okay|so|and|but|also|coach|wait|oh|hm+|btw|by the way|quick question|question|sag mal|und|et|dis|oye|y|e|scusa|ei)[, :]+){0,3}";
const YOU = `${START}${any(
  "(?:can|could|do|does|will|would|did) (?:you|u|ya|this|it|the app|this app|the bot|setpoint|the coach)",
  "are (?:you|u) able to",
  "is it possible (?:to|for)",
  "(?:can|could|may|do) (?:i|we|one)(?: also| even| just| have to| need to)?",
  "is there (?:a|any)(?: way| option| chance)?",
  "(?:kannst|konntest|verstehst|sprichst|redest|hast|weisst|merkst|kennst|liest|speicherst|nimmst|zahlst|behaltst) (?:du|ihr)",
  "(?:kann|darf|muss|soll) (?:ich|man)",
  "gibt es",
  "(?:peux|sais|parles|comprends|as|gardes|lis|retiens|acceptes)[ -]tu",
  "(?:pouvez|savez|parlez|comprenez)[ -]vous",
  "(?:est ce que )?(?:tu|vous) (?:peux|pouvez|sais|savez|parles|parlez|comprends|comprenez|as|gardes|lis|retiens|acceptes)",
  "(?:est ce que )?je (?:peux|dois)|puis je|on peut",
  "(?:puedes|sabes|hablas|entiendes|tienes|guardas|recuerdas|lees|puedo|tengo que|se puede)",
  "(?:puoi|sai|parli|capisci|hai|ricordi|leggi|posso|devo|si puo)",
  "(?:voce |vc |tu )?(?:pode|consegue|sabe|fala|entende|tem|lembra|guarda|le)|posso|da pra|da para",
)}`;

const TONGUE =
  "(?:english|german|french|spanish|italian|portuguese|dutch|polish|turkish|russian|swedish|chinese|arabic|hindi|languages?|deutsch|englisch|franzosisch|spanisch|italienisch|portugiesisch|sprachen?|anglais|allemand|francais|espagnol|italien|portugais|langues?|ingles|aleman|frances|espanol|italiano|portugues|idiomas?|lenguas?|inglese|tedesco|francese|spagnolo|portoghese|lingu[ae]s?|alemao)";
const UNIT = "(?:pounds?|lbs?|kgs?|kilos?|kilograms?|stones?|metric|imperial|pfund|livres|libras|libbre)";
const TALKS =
  "(?:speak|talk|understand|write|text|answer|reply|chat|know|use|sprich\\w*|red\\w+|versteh\\w*|schreib\\w*|antwort\\w*|parl\\w+|compren\\w+|ecri\\w+|repond\\w*|habl\\w+|entiend\\w+|escrib\\w+|respond\\w*|cap\\w+|scriv\\w+|risp\\w+|fal\\w+|entend\\w+|escrev\\w+)";
const LOGS =
  "(?:log|logs|logging|track|record|enter|write down|note|save|loggen|eintragen|aufschreiben|notieren|tracken|noter|enregistrer|registrar|anotar|apuntar|registrare|segnare|annotare)";
const SUBJECTS =
  "(?:runs?|running|cardio|rides?|cycling|swims?|swimming|yoga|classes|stretching|walks?|hikes?|sports?|football|climbing|supersets?|drop ?sets?|warm ?ups?|laufe?n?|radfahren|schwimmen|course|velo|natation|carreras?|correr|bici|nadar|corsa|nuoto|corrida|natacao)";

const WEARABLE =
  "(?:strava|garmin|apple (?:watch|health)|fitbit|whoop|polar|coros|suunto|google fit|samsung health|myfitnesspal|oura|hevy|smart ?watch|watch|fitness tracker)";
const ORDER = "^(?:(?:please|hey|ok|okay|can you|could you|i want to|how (?:do|can) i|just)[ ,]+)*";

/** Tried in this order, on folded words. */
const TOPICS: readonly (readonly [AppTopic, RegExp])[] = [
  [
    "languages",
    compiled(
      `${YOU}\\b[^.!]{0,20}\\b${TALKS}\\b[^.!]{0,20}\\b${TONGUE}\\b|${YOU} (?:auf |en |in )?${TONGUE}\\b(?! (?:squats?|split))|${ORDER}(?:speak|talk|answer|reply|write|respond|switch)(?: (?:to|with) me)?(?: (?:in|to))? ${TONGUE}(?: (?:please|pls|from now on|only|with me))*[ ?!.]*$|^(?:bitte |por favor |per favore )?(?:(?:auf|en|in|em|sprich|antworte(?: mir)? auf|reponds en|habla(?:me)? (?:en )?|responde(?:me)? en|parla(?:mi)? (?:in )?|rispondi(?:mi)? in|fala (?:em )?) ?)(?:deutsch|francais|espanol|italiano|portugues)(?: bitte| svp| stp| por favor| per favore)?[ ?!.]*$|\\b(?:what|which|welche|quelles|que|quali|quais) ${TONGUE}\\b[^.!]{0,20}\\b(?:you|u|can i|du|ihr|tu|vous|voce|kann ich|puedo|posso)\\b`,
    ),
  ],
  [
    "manner",
    compiled(
      `${ORDER}(?:you )?(?:be|sound|get|act) (?:a (?:bit|little) |way |much )?(?:more )?(?:nicer|nice|kinder|kind|gentler|gentle|friendlier|friendly|meaner|mean|tougher|tough|harsher|harsh|stricter|strict|funnier|funny|ruder|brutal|serious|polite)(?: (?:to|with|on) me)?(?: please)?[ ?!.]*$|${ORDER}(?:you )?(?:talk|speak|act|answer|sound|be|behave|coach me) (?:to me )?like (?:an? |my )?\\w+(?: \\w+){0,2}[ ?!.]*$|${ORDER}(?:(?:give|keep|make|write|send) (?:me )?)?(?:your |the )?(?:shorter|longer|briefer) (?:answers?|repl(?:y|ies)|messages)(?: please)?[ ?!.]*$|${ORDER}(?:keep|make) (?:your |the )?(?:answers?|repl(?:y|ies)|messages) (?:short\\w*|brief\\w*|long\\w*)(?: please)?[ ?!.]*$`,
    ),
  ],
  [
    "units",
    compiled(
      `${YOU}\\b[^.!\\d]{0,25}\\b(?:${TALKS}|${LOGS}|read|work in|work with|take|accept|enter|handle|support)\\b[^.!\\d]{0,15}\\b${UNIT}\\b|${YOU}(?: auch| also| aussi| tambien| anche| tambem| les| le| die)? ${UNIT}\\b[ ?!.]*$|\\bhow (?:do|can|would) (?:i|we) (?:change|switch|set|get)(?: (?:it|this|everything|the units?|units|over|back))* (?:to|in|into) ${UNIT}\\b`,
    ),
  ],
  [
    "media",
    compiled(
      `${YOU}\\b(?! (?:draw|generate|create|paint|edit|design))[^.!]{0,30}\\b(?:photos?|pictures?|images?|screenshots?|videos?|gifs?|animations?|voice (?:notes?|messages?|memos?)|audio|bilder?|fotos?|sprachnachrichten|images|vocaux|imagenes|immagini|vocali|imagens|audios)\\b`,
    ),
  ],
  [
    "links",
    compiled(
      `${YOU}\\b(?! help)[^.!]{0,30}\\b(?:strava|garmin|apple (?:watch|health)|fitbit|whoop|polar|coros|suunto|google fit|samsung health|myfitnesspal|strong(?: app)?(?=$|[ ?.!]*$)|hevy|smart ?watch|csv|spreadsheet|excel)\\b|${ORDER}(?:connect|link|sync|pair|import|hook)\\w*(?: (?:up|this|it|you|me|my|the|data|runs?|rides?|workouts?|activities|everything))* (?:to|with|from) (?:my |the )?${WEARABLE}\\b|${ORDER}(?:connect|link|sync|pair) (?:my |the )?${WEARABLE}\\b|${YOU} (?:see|read|track|measure|know|get) my (?:heart ?rate|pulse|steps?|step count|sleep|hrv|calories burn\\w*)\\b`,
    ),
  ],
  [
    "memory",
    /\b(?:do|will|can|did) (?:you|u) (?:even |really |always )?(?:remember|keep|store|save) (?:what|whatever|everything|things|the things|all|anything|stuff|it all)(?: (?:i|we) | from )?(?:tell|say|told|said|write|talk\w*|type|last time|before|conversations?|chats?)\b|\b(?:merkst|behaltst|speicherst) du(?: dir)? (?:was|alles|das|sachen)\b|\btu (?:te souviens|retiens|gardes) (?:de )?(?:ce que|tout)\b|\b(?:recuerdas|guardas) (?:lo que|todo)\b|\b(?:ti ricordi|ricordi|salvi) (?:quello che|tutto)\b|\b(?:lembra|guarda) (?:o que|tudo)\b/,
  ],
  [
    "body_weight",
    compiled(
      `${YOU}\\b[^.!\\d]{0,12}\\b(?:log|track|record|note|keep track of|save) (?:my )?(?:body ?weight|weight|weigh ?ins?|measurements)\\b(?! (?:on|for|i|used))`,
    ),
  ],
  [
    "logs_what",
    compiled(
      `${YOU}\\b[^.!\\d]{0,20}\\b${SUBJECTS}\\b(?: \\w+){0,2} ${LOGS}\\b[ ?!.]*$|${YOU}\\b[^.!\\d]{0,12}\\b${LOGS}\\b (?:\\w+ ){0,2}${SUBJECTS}\\b[^\\d]{0,25}$`,
    ),
  ],
  [
    "logs_how",
    compiled(
      `\\b(?:log|logging|track|tracking|record)\\b[^\\d]{0,50}\\bhow (?:does (?:it|this|that) (?:all )?work|do (?:i|we) (?:start|do (?:it|that)|go about (?:it|that)))[ ?!.]*$|^(?:and |so |ok |okay |hi |hey )*how does (?:(?:the )?logging|logging here) (?:all )?work[ ?!.]*$|^(?:como (?:eu |se |yo )?(?:registro|registra|anoto|apunto)|come (?:si )?(?:registro|registra|segno|annoto)|comment (?:je |on )?(?:note|noter|enregistre|enregistrer))\\b[^\\d]{0,20}\\b(?:treinos?|entrenos?|entrenamientos?|allenament[oi]|seances?|entrainements?|series?|corrida|corsa|course)\\b[^\\d]{0,12}$|^wie (?:trage?|logge|notiere|schreibe?) ich (?:hier )?(?:ein |mein |meine )?(?:training|trainings|workouts?|satze|ubungen|einheit\\w*)(?: hier)?(?: (?:ein|auf))?[ ?!.]*$|\\b(?:how|what|wie|comment|como|come)\\b (?:do|should|can|must|exactly do|trage|kann|soll|muss|je|puedo|hago para|faccio a|posso|faco para) ?(?:i|we|ich|you want me to|man|peux)?\\b[^.!\\d]{0,20}\\b${LOGS}\\b(?: \\w+){0,2} (?:here|workouts?|sessions?|sets|exercises?|trainings?|something|things|it|in (?:this|the) app|with you|cardio|runs?|hier|training|seances?|series|entrenos?|allenament[oi]|treinos?)\\b[^\\d]{0,12}$|\\bwhat do i (?:need|have) to (?:tell|give|send|write|say)(?: to)? ?(?:you)?\\b.*\\blog\\b`,
    ),
  ],
  [
    "builds",
    compiled(
      `${YOU} (?:also |even |auch |aussi |tambien |anche |tambem )?(?:make|build|create|write|generate|do|plan|design|suggest|erstellen|machen|faire|creer|hacer|crear|fare|creare|fazer|criar|montar)?\\s?(?:me |mir |moi )?(?:whole |entire |full |custom )?(?:workouts|training sessions|workout sessions|trainings|workouts erstellen|einheiten|seances|entrenos|entrenamientos|rutinas|allenamenti|treinos)\\b(?: (?:for me|too|here|as well|also|at all|auch|aussi|anche))?[ ?!.]*$|\\b(?:kannst|konntest) du (?:auch )?(?:workouts|trainings|einheiten)\\b(?: \\w+)?[ ?!.]*$`,
    ),
  ],
  [
    "cost",
    /\b(?:is (?:this|it|the app|setpoint) (?:really |actually |totally )?free(?! (?:entry|weights?))|(?:what|how much) (?:does|do) (?:this|it|the app|setpoint|you) cost|how much (?:is|are) (?:this|the|your) (?:app|coach|subscription)|do i (?:have|need) to pay|(?:are|is) (?:you|u|setpoint) (?:really |actually |totally )?free(?: (?:to use|of charge|or (?:paid|not)))?(?=[ ?!.]*$)|(?:do|does) (?:you|this|it|the app|setpoint) cost (?:money|anything|something|me)|is there a (?:subscription|premium|paid)|(?:ist|kostet) (?:das|die app|setpoint) (?:hier )?(?:kostenlos|gratis|umsonst|was|etwas|geld)|c est gratuit|(?:esto |la app )?es gratis\?|(?:questa |l'? ?)?app e gratis|e gratuito\?|kostenlos\?)\b/,
  ],
  [
    "privacy",
    /\b(?:is|are|how (?:safe|private) (?:is|are)) (?:my|this|the|our) (?:data|chats?|messages|conversations?|info|information|logs)\b(?! (?:correct|right|saved|there|gone|wrong))[^?]{0,20}(?:private|safe|secure|shared|sold|encrypted|public|confidential|\?$|$)|\bwho (?:can|else) (?:can )?(?:see|read) (?:my|this|what)\b|\bdo (?:you|they) (?:sell|share) my\b|\b(?:wer|qui|quien|chi|quem)\b.{0,30}\b(?:sehen|lesen|sieht|liest|voir|lire|ver|leer|vedere|leggere|ler)\b.{0,30}\b(?:schreibe?|nachrichten|daten|ecris|messages|donnees|escribo|mensajes|datos|scrivo|messaggi|dati|escrevo|mensagens|dados)\b|\b(?:sind meine daten|mes donnees sont|mis datos estan|i miei dati sono|meus dados (?:sao|estao))\b/,
  ],
  [
    "timer",
    compiled(
      `${YOU}\\b[^.!\\d]{0,12}\\b(?:have |hast |start |set |do |run )?(?:an? |my |the |einen? |un )?(?:rest |interval |pausen)?(?:timer|stopwatch|countdown|rest times|rests? for me|time my (?:rests?|sets?|breaks?)|cronometro|minuteur|stoppuhr)\\b(?! (?:apps?|reminder|to|for \\w+day))`,
    ),
  ],
  [
    "undo",
    /\b(?:can|could|how (?:do|can|would)|kann|wie|comment|como|come)(?: i| ich| je| puedo| posso| we)?(?: peux)? (?:undo|take (?:that|it) back|revert|restore|ruckgangig|annuler|deshacer|annullare|desfazer)\b(?!.*\b\d)/,
  ],
  [
    "mistake",
    /\b(?:how (?:do|can|would) (?:i|we)|can i|wie (?:kann ich|korrigiere ich)|comment (?:je |on )?|como (?:puedo |se )?|come (?:faccio a |posso |si )?)\s?(?:(?:correct|fix|change|edit|amend) (?:a |an |my |the )?(?:wrong |bad |false )?(?:mistakes?|errors?|typos?|entr(?:y|ies)|logs?|sets?)(?= *[?!.]*$| (?:i|that|in|here|from|of)\b)|korrigier\w*|(?:einen? )?fehler(?: korrigieren| verbessern)?|corrige\w*(?: une| mes)? (?:erreurs?|faute)|corrijo|corregir (?:un |mis )?error\w*|corregg\w*(?: un)? errore|corrig\w*(?: um)? erro)\b/,
  ],
  [
    "export",
    compiled(
      `${ORDER}(?:(?:can|could|may) i |is there (?:a|any) way to |where (?:can|do) i )?(?:export|download|back ?up) (?:all )?(?:of )?(?:my|the|our)? ?(?:whole |entire |full )?(?:data|stuff|things|logs?|log ?book|history|workouts?|training (?:log|data|history)|everything|diary)(?: (?:as|to|in|into) (?:an? )?\\w+(?: file)?)?(?: please)?[ ?!.]*$`,
    ),
  ],
  [
    "account",
    /^(?:(?:hey|hi|ok|so|and|but)[ ,]+)*(?:(?:do|must) i (?:have to |need to |need )?(?:(?:make|create|have|open|get|set up) )?(?:an? |any )?(?:account|sign ?up|sign in|log ?in|register|registration|password|user ?name)|(?:how|where) (?:do|can) i (?:sign (?:up|in)|log ?in(?! (?:a|my|the))|register|create an account)|brauche? ich (?:ein(?:en)? )?(?:account|konto|login)|(?:il )?faut(?: il)? (?:creer )?un compte|necesito (?:una )?cuenta|mi serve un account|preciso (?:de )?(?:uma )?conta)\b[^\d]{0,20}$/,
  ],
  [
    "erase",
    compiled(
      `${ORDER}(?:delete|remove|erase|close|cancel|deactivate|get rid of) (?:my |this |the )?(?:whole |entire |user )?account\\b|(?:losch\\w*|supprim\\w*|borra\\w*|elimin\\w*|cancella\\w*|apaga\\w*|exclu\\w*) (?:mein(?:en|s)? |mon |mi |il mio |(?:a )?minha )?(?:account|konto|compte|cuenta|conta)\\b`,
    ),
  ],
];

/** What is looked for in the message. */
export const APP_PATTERNS: readonly RegExp[] = TOPICS.map(([, words]) => words);
const INDEX = new PatternIndex(APP_PATTERNS);
/** A question about the training itself has sets, or an exercise to be shown; those are not about the app. */
const LONGEST = 140;

/**
 * What a message asks about Setpoint itself; `null` for anything else. `folded`: folded text of one request. `mayFind` rules out
 * patterns that are not in it, where somebody knows already.
 */
export function readAppQuestion(folded: string, mayFind?: (pattern: RegExp) => boolean): AppTopic | null {
  if (folded.length > LONGEST) return null;
  const may = mayFind ?? INDEX.read(folded);
  return TOPICS.find(([, words]) => may(words) && words.test(folded))?.[0] ?? null;
}
