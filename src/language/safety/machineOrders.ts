import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { PatternIndex } from "../patterns/patternIndex.ts";

/** What only a machine is told: its switches, its secrets, other people's records, orders hidden in a document. In six languages; words without accents. */
const HIDDEN =
  "(?:hidden|secret|internal|confidential|initial|original|geheime?[nrs]?|interne?[nrs]?|versteckte?[nrs]?|ocult[oa]s?|secret[oa]s?|secret[es]*|internas?|cache[es]*|segret[eoi]|nascost[eoi]|intern[eio]|escondid[oa]s?)";
const BRIEF =
  "(?:prompts?|instructions?|rules|guidelines|brief|text|notes?|anweisung\\w*|regeln|vorgaben|instrucciones|reglas|mensaje|texto|consignes?|regles|texte|istruzioni|regole|testo|instrucoes|regras)";
const SAY =
  "(?:show|print|reveal|repeat|recite|tell|give|output|quote|translate|leak|dump|paste|write|read|share|list|gib|zeig\\w*|sag|verrate|nenne|wiederhol\\w*|dime|dame|muestra\\w*|repite|revela\\w*|ensena\\w*|donne|montre|dis|repete|revele|affiche|dimmi|dammi|mostra\\w*|ripeti|rivela\\w*|stampa|diga|mostre|repita|imprima|conte)";
const CHECKS =
  "(?:red flag|safety|security|injury|health|medical|emergency|content|moderation|sicherheits|screening)(?: ?(?:checks?|screening|rules?|messages?|prompts?|warnings?|filters?|detection|replies|answers|system|nags?|stuff|questions|prufung\\w*|hinweise|abfrage|filter))";
const OFF =
  "(?:turn(?:ed)? (?:off|down)|switch(?:ed)? off|disable\\w*|deactivat\\w*|skip|bypass|ignore|mute|silence|suppress|remove|drop|stop|kill|schalte?|deaktiviere|uberspring\\w*|ignoriere|desactiva\\w*|salta\\w*|ignora\\w*|desactive\\w*|ignore[rz]?|disattiva\\w*|desative|desligue|pula|pule)";
const RECORD =
  "(?:logs?|weight logs?|training logs?|data|records?|account|password|passwords|profile|messages|chats?|conversations?|history|emails?|phone number|address|entries|workout logs?|body ?weight|measurements|progress photos|photos)";
const READER = "(?:ai|ais|ki|ia|llm|assistant|asistente|assistente|bot|chatbot|model|modelo|agent|sistema|system)";
const SOURCE =
  "(?:pdf|page|document|doc|file|e ?mail|screenshot|website|site|article|note|attachment|csv|image|caption|comment|message|label|anhang|datei|dokument|seite|mensaje|documento|archivo|pagina|correo|fichier|document|piece jointe|allegato|messaggio|anexo|arquivo|mensagem)";

/** What one's own training is of, by the beginnings of words: "treinos de perna". No person is called so. */
const OWN_TOPIC =
  "p[ie]+rn|gamb|jamb|bein|peit|pech|pett|brust|pector|espald|schien|costa|rucken|dos\\b|homb|ombr|spall|schult|epaul|braz|brac|bras|arm|glut|core|abdom|addom|bauch|forz|forc|fuerz|kraft|muscul|cardio|corr|corsa|carrer|lauf|cours|nata|nuot|schwim|bici|cicl|peso|poids|gewicht|supin|agach|sentad|squat|panca|stacc|press|remo|gym|pales|gimnas|acad|fitness|crossfit|hiit|push|pull|upper|lower|todo|tudo|tutt|tous|allen|treino|entren|train|saude|salud|salut|mes\\b|mese|meses|ano\\b|janeiro|enero|gennaio|ultim|este|essa|quest";
/** Somebody else who uses this, by the words for it. */
const ANOTHER =
  "(?:(?:an|the|some) ?other|another|other|previous|last|different|random|andere[nrm]?|vorige[nr]?|letzte[nr]?|otr[oa]s?|autres?|altr[oi]|outr[oa]s?) (?:users?|accounts?|nutzer\\w*|benutzer\\w*|usuari[oa]s?|utilisateurs?|utent[ei]|utilizador\\w*)|(?:guy|person|one|user) before me";
const DOES =
  "(?:(?:has |have |had |hat |haben |ha |a |usually )?(?:log(?:ged|s|ging)?|bench\\w*|squat\\w*|train\\w*|lift\\w*|weigh\\w*|wrote|writ\\w*|ask\\w*|said|say|told|tell|typ\\w*|geschrieben|gesagt|gefragt|trainier\\w*|entren\\w*|ecrit|demande|s entrain\\w*|scritto|chiesto|alleni?\\w*|escreveu|perguntou|trein\\w*))";
const WHAT =
  "(?:what|which|show|tell|was|welche\\w*|zeig\\w*|sag|que|dime|muestra\\w*|ce qu\\w*|dis|montre|cosa|dimmi|mostra\\w*|o que|diga|mostre)";
const DATA =
  "(?:data|donnees|infos?|informations|journa(?:l|ux)|logs?|entrainements?|seances|dati|allenamenti|datos|registros|entrenos|entrenamientos|dados|treinos|daten|eintrage)";

/** Somebody dead, in whose voice what is refused is asked for. */
const GONE =
  "\\b(?:late|dead|deceased|verstorbene[nr]?|tote[nr]?|difunt[oa]|muert[oa]|defunte?|mort[eoa]?|falecid[oa]) (?:grand\\w+|gran|granny|nan|nana|uncle|aunt\\w*|dad|father|mum|mom|mother|coach|friend|doctor|oma|opa|onkel|abuel[oa]|tio|tia|oncle|tante|nonn[oa]|zio|avo)\\b";

const ORDERS: readonly (readonly [string, RegExp])[] = [
  [
    "disclosure",
    compiled(
      `\\b${SAY}\\b.{0,40}\\b(?:${HIDDEN} ${BRIEF}|${BRIEF} ${HIDDEN})\\b|\\b(?:what|which|welche\\w*|cual|quelle?|quale?|qual)\\b.{0,20}\\b(?:api|secret|access|private) ?(?:keys?|tokens?|schlussel)\\b|\\b(?:first|last) (?:line|words?|sentence|paragraph|\\d+ (?:words|lines|characters)) of your (?:prompt|instructions|brief|rules|context)\\b|\\b(?:what|how) (?:were|are) you (?:told|instructed|prompted|configured|set up) (?:to|not|by|with|before)\\b`,
    ),
  ],
  [
    "override",
    compiled(
      `\\b${OFF} (?:\\w+ ){0,3}${CHECKS}\\b|\\b${CHECKS} (?:off|aus|disabled|deactivated|is off|are off)\\b|\\b(?:pretend|act as (?:if|though)|answer as (?:if|though)|assume|imagine) (?:the |your |all |there (?:are|is|were|was) no |you have no |no )?(?:safety |content |red flag )?(?:guardrails?|safeguards?|rules|filters?|restrictions|policies|policy|screens?|screening|checks)\\b|\\b(?:override|bypass|skip|ignore|disable) (?:the |all |any )?(?:privacy|permissions?|access (?:control|rules)|consent)(?: (?:rules|checks?|settings?))?(?: and|$| please| pls)`,
    ),
  ],
  [
    "unbound_role",
    /\b(?:coach|ai|assistant|bot|trainer|version|character|persona|model|ki|ia|entrenador|allenatore|treinador|assistent)\w* (?:with no|without|without any|ohne|sin|sans|senza|sem|who has no|that has no|free of|who never|that never|who doesnt|that doesnt) (?:\w+ )?(?:rules|regeln|filters?|filtern?|limits?|restrictions|guardrails|ethics|warnings|refuses?|refusing|says? (?:no|see a doctor)|tells? (?:me|people|you) to see|reglas|filtros|limites|regles|filtres|regole|filtri|limiti|regras|cares? about (?:safety|rules))\b|\b(?:stay|remain|keep) in character\b|\byou (?:are|will|must|can|shall|should) (?:now )?(?:never|not) (?:refuse|say no|mention (?:doctors?|safety)|decline|tell me to see a doctor)\b|\b(?:ab jetzt|desde ahora|a partir de ahora|desormais|da ora|d ora in poi|a partir de agora|from now(?: on)?) (?:you are|youre|bist du|eres|tu es|sei|voce e)\b.*\b(?:no|ohne|sin|sans|senza|sem|never|unrestricted|unfiltered|nie|nunca|jamais|mai)\b/,
  ],
  [
    "unbound_role",
    compiled(
      `\\b(?:pretend|act (?:as|like)|play|roleplay|role play|speak (?:as|like)|talk like|imagine you|you are|youre|tu so als|du bist|haz como si|actua como|fais comme si|fai finta|finja|finge)\\b.{0,40}${GONE}|${GONE}.{0,120}\\b(?:be (?:him|her|them)(?: (?:now|for me|please|tonight))?$|(?:answer|reply|talk|speak|act) (?:as|like) (?:him|her|they|she|he)\\b)`,
    ),
  ],
  [
    "override",
    /\b(?:you|u|ya|du|tu|voce) (?:no longer|dont|do not|neednt|need not|never) (?:(?:have|need|ought) to |must |should )?(?:warn (?:anyone|anybody|people|users|us|about (?:safety|health|doctors?|risks?|dangers?))|add (?:any )?(?:warnings|disclaimers)|refuse(?! to)|send (?:people|me|anyone|users|us) to (?:a |the |see a )?doctors?|mention (?:doctors?|safety|risks?)|worry about safety)\b|\bmusst (?:du )?(?:niemanden|keinen|mich|nicht) mehr (?:warnen|zum arzt)|\bya no (?:tienes|hace falta) que (?:avisar|advertir)|\b(?:n as|as) plus (?:besoin|a) (?:de )?(?:prevenir|avertir)|\bnon devi piu avvertire|\bnao precisa mais (?:avisar|alertar)/,
  ],
  [
    "command",
    /\b(?:make|grant|give|set) (?:yourself|me|my account|this account|us)(?: the| an| a| as| to)? (?:admin|administrator|root|superuser|owner|moderator|premium|pro|vip|unlimited|full access)\b|\b(?:raise|increase|lift|remove|reset|set|bump) (?:my |the |your )?(?:daily |rate |usage |token |message |request |api )(?:limits?|quota|caps?)\b|\b(?:premium|pro|subscription|gold|vip) (?:for (?:life|free|ever)|forever|without paying|at no cost)\b|\bfree (?:premium|subscription|upgrade) for (?:me|this user|life)\b|\b(?:unlock|activate) (?:the |all |my )?(?:premium|paid|pro|hidden|admin|developer) (?:features?|mode|plan|commands?|tools?)\b|\b(?:approve|accept|confirm|execute|delete) (?:all )?(?:pending )?\w+ (?:silently|without (?:asking|telling|confirm\w*))\b/,
  ],
  [
    "other_users",
    compiled(
      `\\b(?:show|give|list|read|send|export|open|get|pull up|see|wipe|delete|erase|change|edit|reset|log into|access|tell) (?:me )?(?:my (?:ex|wife|husband|girlfriend|boyfriend|boss|neighbou?r|friend|roommate|rival|coworker|brother|sister|son|daughter|mate|buddy|colleague|client)|(?!what|how|this|that|it|where|there|here|who|which|when|today|week|month|year|everything|my|the|your|last|next|yesterday|coach)[a-z]{3,}) is (?:\\w+ )?${RECORD}\\b|\\b(?:borra\\w*|elimina\\w*|muestra\\w*|dame|ensena\\w*|losche?|zeig\\w*|gib|supprime|efface|montre|donne|cancella\\w*|mostra\\w*|dammi|apague|mostre|exclua)\\b(?!.{0,20}\\b(?:mis|meus|minhas|miei|mie|meine|meinen|mes|nuestros|nossos)\\b).{0,25}\\b(?:registros|datos|entrenamientos|cuenta|daten|eintrage|konto|donnees|seances|compte|dati|allenamenti|registri|dados|treinos|conta) (?:de|del|von|di|do|da) (?!${OWN_TOPIC}|l[ao]s\\b|les\\b|der\\b|den\\b|hoy|ayer|la semana|(?:mi|meine[mrn]?|ma|mes|mon|mio|mia|meu|minha)\\b|letzt|vorig|dies|cette|heute|gestern|hier|ieri|oggi|hoje|ontem|lunes|martes|este|esta|ses?)[a-z]{3,}\\b|\\bi know (?:her|his|their) password\\b`,
    ),
  ],
  [
    "other_users",
    compiled(
      `\\b${WHAT}\\b.{0,25}\\b(?:${ANOTHER}) ${DOES}\\b(?!.*\\b(?:average|usually|typically|normally|im schnitt)\\b)|\\b${SAY}\\b.{0,15}\\b${DATA} (?:of |from |de |des |d |degli |di |dei |de los |de las |dos |das |von |der |den )*(?:autres|altri|otros|demas|outros|anderen?|others|everyone)(?:$| (?:personnes|gens|persone|usuari\\w+|utilis\\w+|utent\\w+|personas|pessoas|leuten?|nutzer\\w*|people|users?)\\b)`,
    ),
  ],
  [
    "override",
    /\b(?:override|overrule|bypass|disable|deactivate|circumvent|(?:turn|switch|shut) off) (?:the |your |all |any |this )*(?:safety|guardrails?|safeguards)\b(?! (?:bars?|pins?|squat\w*|straps?|catch\w*|clips?|arms?|stops?|rack|hooks?|collars?|glasses|key))/,
  ],
  [
    "unbound_role",
    /\b(?:who|that|which) (?:always |just |simply )?(?:ignores?|breaks?|skips?|disregards?|bypass(?:es)?|forgets?) (?:all |any |its |the |your |their |his |her |of )*(?:rules|guidelines|restrictions|filters?|limits|policies|safety)\b(?! of\b)|\b(?:responde|repond[sz]?|rispondi|antworte|reponds) (?:\w+ )?(?:sin|sans|senza|sem|ohne) (?:\w+ )?(?:reglas?|regles?|regole|regras|regeln|filtros?|filtres?|filtri|filter)\b/,
  ],
  [
    "posing",
    compiled(
      `\\b${SOURCE}\\b.{0,40}\\b(?:says?|said|reads?|states?|tells?|steht|dice|dit|diz|contains?|instructs?)\\b.{0,12}\\b${READER}\\b.{0,80}|\\b${READER}s? reading this\\b|\\bend of (?:user (?:input|prompt|message|instructions)|(?:input|prompt|instructions|conversation))\\b|\\b(?:new|updated|revised|real|actual) instructions? (?:for (?:you|the (?:ai|assistant|bot))|you|reward|give|grant|from the)\\b`,
    ),
  ],
];
const PLAIN = entered(
  /<!--\s*(?:assistant|system|ai|bot|note to)|\b(?:safety_?state|halted|is_?admin|safety|screening|role|debug|premium|guardrails)\s*(?:=|:=)\s*["']?(?:ok|false|true|off|0|1|admin|none|clear|disabled)\b|#{2,}\s*(?:new |system|instruction|end)|\b(?:new|updated) instructions?\s*:/,
);

const INDEX = new PatternIndex(ORDERS.map(([, pattern]) => pattern));

/** Names of the signs of orders to the machine in these words and this lower-case text. Linear in their length. */
export function machineOrders(words: string, plain: string): string[] {
  const text = words.length > 3_000 ? words.slice(0, 3_000) : words;
  const may = INDEX.readAll(text);
  const signs = ORDERS.flatMap(([name, pattern], at) => (may(at) && pattern.test(text) ? [name] : []));
  return PLAIN.test(plain) ? [...signs, "posing"] : signs;
}
