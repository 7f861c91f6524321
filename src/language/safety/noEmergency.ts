import { compiled } from "../patterns/compiled.ts";
import type { Reading } from "./reading.ts";

const ONLY = "(?:just |only |really |merely |purely |simply |literally |all |obviously )*";
/** What people say who were taken for somebody in danger and are not: it was asked, meant, said, long ago or of another. */
const NONE: readonly RegExp[] = [
  // "I was only asking", "just a question", "hypothetically".
  compiled(
    `\\b(?:i was|im|was|i did|i) ${ONLY}(?:asking|ask|asked|wondering|curious|quoting|talking (?:about|of)|referring|speaking (?:about|of)|exaggerating|venting|telling (?:you )?(?:a|about)|reading|writing (?:a|about))\\b`,
  ),
  /\b(?:just|only|purely|simply|out of) (?:a |my |some |being |general |asking |out of )*(?:question|curious|curiosity|interest|asking|hypothetical|hypothetically|theoretical|theory|wondering|talk|information|knowledge)\b/,
  /\b(?:was|is|its|thats) (?:just |only |meant as )*(?:a |an |in )?(?:general|hypothetical|theoretical|random|simple|normal) (?:question|one|thing|interest)\b|\basking in general\b/,
  // "You misunderstood", "I meant the bench", "a figure of speech".
  /\b(?:misunder(?:stood|standing|stand)|miscommunication|misread|mis ?read|got (?:me|it|that) wrong|took (?:me|it|that) (?:wrong|too|literally|seriously)|wrong (?:chat|window|person|end of the stick)|mix ?up)\b/,
  /\bi (?:just |only |actually |really )*(?:meant|mean)\b(?! (?:it|that|every|what i said|business)\b)/,
  /\b(?:not|isnt|wasnt|didnt) (?:what i (?:meant|mean|said|was saying)|meant (?:like that|literally|that way|seriously)|mean (?:it )?(?:like that|literally|that way|seriously|anything)|literal|literally)\b/,
  /\b(?:figure|manner|way) of (?:speech|speaking|saying|talking)\b|\b(?:an|the|just|only|gym|common) (?:expression|idiom|saying|metaphor|slang|hyperbole|phrase)\b/,
  /\b(?:it|that|this|i|was|talking|thinking) (?:was |is |s |wasnt |just |only )*(?:about|from|in|of) (?:a |the |an |my )?(?:\w+ )?(?:film|movie|show|series|book|song|game|video|podcast|article|news|story|tv)\b/,
  // What the caution after an emergency names.
  /\b(?:was|were|is|s|had|have|felt) none of (?:these|those|them|that|it|the above)\b|^(?:no )?none of (?:these|those|them|that|it|the above)$/,
  // "Not about me", "nobody is hurt", "nothing happened".
  /^(?:(?:no|nope|oh|sorry|hey|ok|but|so|it|that|this|its|thats|theyre|was|is|s|were|all|just|really|actually|the|my|question|message|story|text|post|one|what|i|said|wrote|asked|happened) )*(?:not|isnt|wasnt|arent) (?:about |for |happening to )?(?:me|myself|us|him|her|real|happening|recent|current)\b(?! (?:ok|okay|fine|good|well|safe))/,
  /\b(?:doesnt|dont|didnt) (?:apply|happen|concern|happened) (?:to )?(?:me|anyone|anybody|us)?\b/,
  /\b(?:no ?one|nobody|none of us) (?:is |was |s |got |has been )*(?:hurt|injured|in danger|in trouble|dying|sick|ill|unwell|collapsed|harmed)\b/,
  /\bnothing (?:is |s |has |was )*(?:wrong|happened|happening|going on|the matter|hurts|to see)\b/,
  /\b(?:no|not in|not any|isnt any|never (?:any|in)|arent in|isnt in) (?:real |actual |any |an |immediate )*(?:danger|emergency|problem|drama|trouble)\b/,
  /\b(?:it|that|this|was|is|happened|all) (?:was |happened |is |all |thing |like |about |over |more than |to |my \w+ )*(?:\d+|many|two|three|five|six|ten|twenty|several|some|a few|few|a couple of|a) (?:years?|decades?|months) ago\b|\b(?:was|happened|all|is|its)(?: (?:about|to|with))?(?: (?:my|his|her|a) \w+)? (?:years|ages|decades|long|so long|a long time|way back|ancient|old|months)(?: ago| history| back| news| time ago)?$|\bin the past\b/,
  // German, Spanish, French, Italian, Portuguese.
  /\b(?:(?:war|ist|wars) (?:doch |ja |nur |bloss |einfach |eigentlich |so )*(?:eine |ne |ein |n |so )?(?:\w+ )?(?:frage|gefragt|spruch|witz|scherz|redewendung|redensart|ausdruck|gemeint|neugier|spass|jahre her|lange her|ewig her|interesse)|(?:nur|bloss) (?:so |mal )?(?:gefragt|gemeint|neugierig|eine frage|ne frage|spass)|missverst\w+|falsch verstanden|(?:ist|war) (?:schon )?(?:\w+ )?(?:jahre|lange|ewig|ewigkeiten) her|kein(?:en)? (?:notfall|gefahr|drama|problem)|nicht in gefahr|keine gefahr|niemand (?:ist )?(?:verletzt|in gefahr)|(?:mir|ihm|ihr|uns) (?:ist )?(?:nichts passiert|fehlt nichts)|nichts passiert|ich meinte|so nicht gemeint|nicht (?:so|wortlich) gemeint|(?:es )?geht (?:mir|ihm|ihr|uns) (?:doch |ja |schon |echt )?(?:gut|prima|super|bestens)|(?:ging|geht) nicht um mich)\b/,
  /\b(?:(?:solo|nada mas|unicamente) (?:preguntaba|pregunte|era|fue|queria|lo decia|es|tenia|por)|(?:era|fue|es) (?:solo |nada mas |solamente )?(?:una |un |de )?(?:pregunta|broma|chiste|forma de hablar|manera de hablar|expresion|curiosidad|hipotetico|error|malentendido)|(?:fue|paso|es de|eso fue|hace) (?:ya )?(?:hace )?(?:\w+ )?(?:anos|mucho tiempo|tiempo|meses)|no (?:es|era|hay) (?:una |ninguna |un |ningun )?(?:emergencia|urgencia|peligro|nada|para mi|sobre mi|real)|(?:me has|me ha|me) entend\w+ mal|malentendido|me referia|queria decir|no me pasa nada|no paso nada|no me paso nada|nadie (?:esta |se )?(?:herido|hizo dano|en peligro)|no lo decia en serio|bromeaba|es broma)\b/,
  /\b(?:(?:c etait|c est|cetait|cest) (?:juste |seulement |simplement |que )*(?:une |un |par |pour )?(?:question|blague|expression|facon de parler|curiosite|savoir|rire|malentendu|erreur|hypothetique)|(?:je|j) (?:ne )?(?:demandais|voulais (?:juste|dire)|parlais|rigolais|plaisantais|blaguais|deconnais)(?: (?:juste|seulement|que|d))*|(?:c etait|il y a|ca fait|ca date)(?: il y a)? (?:\w+ )?(?:ans|annees|longtemps|des annees|des mois)|pas (?:d |une |en |de )?(?:urgence|danger|serieux|sur moi|pour moi|moi)|aucun(?:e)? (?:urgence|danger|probleme)|mal compris|malentendu|personne n est (?:blesse|en danger)|rien (?:de grave|ne s est passe|n est arrive)|je n ai rien|il ne m est rien arrive)\b/,
  /\b(?:(?:era|e|fu|e stata|e stato) (?:solo |soltanto |solamente )*(?:una |un |per )?(?:domanda|battuta|scherzo|modo di dire|curiosita|espressione|errore|equivoco|ipotesi)|(?:chiedevo|domandavo|scherzavo|intendevo|volevo (?:solo|dire)|parlavo|dicevo)(?: solo)?|solo (?:una domanda|curiosita|per chiedere|per sapere)|(?:e successo|era|risale a|sono passati|e stato) (?:\w+ )?(?:anni|mesi|tempo|molto tempo)(?: fa)?|(?:nessun[ao]?|non e un|non c e) ?(?:emergenza|pericolo|problema|alcun pericolo)|hai (?:capito|frainteso) ?(?:male)?|frainteso|malinteso|non (?:mi )?e successo niente|nessuno si e fatto male|non riguarda me|non ero io)\b/,
  /\b(?:(?:so|apenas|somente) (?:perguntei|perguntando|uma pergunta|curiosidade|era|queria|por curiosidade|foi|estava)|(?:era|foi|e) (?:so |apenas )?(?:uma |um |por |de )?(?:pergunta|brincadeira|piada|zoeira|forca de expressao|jeito de falar|modo de falar|expressao|curiosidade|engano|mal entendido)|(?:foi|aconteceu|isso foi|faz|ja faz) (?:ha )?(?:\w+ )?(?:anos|muito tempo|tempo|meses)|nao (?:e|era|foi|ha|tem) (?:uma |um |nenhuma |nada |nenhum )?(?:emergencia|perigo|urgencia|nada|serio|comigo|sobre mim)|me entendeu (?:mal|errado)|entendeu errado|mal entendido|quis dizer|nao aconteceu nada|nada comigo|ninguem (?:se machucou|esta em perigo)|tava (?:so )?(?:brincando|zoando)|to de boa)\b/,
];

/** What is no question and no figure of speech: means, and that it is so now. */
const YET =
  /\b(?:pills?|tablets?|overdos\w*|kill\w*|die|dying(?! of)|suicid\w*(?<!not suicidal)|end it|miss me|better off|hurts?|hurting|because (?:i|im|my|it|he|she)|tabletten|pastillas|pillole|comprimidos|weil (?:ich|mir|es)|porque (?:me|tengo|estoy|eu|to|sinto)|parce qu|perche (?:mi|ho|sento))\b/;

/** "I mean the right arm": where it hurts is put right, and it hurts as before. */
const ELSEWHERE =
  /\b(?:i (?:just |only |really |actually )*(?:meant|mean)|ich meinte|(?:me referia a|queria decir)|je voulais dire|(?:intendevo|volevo dire)|quis dizer) (?:(?:in|on|im|am|en|dans|nel|no|na|the|my|an?|das|den|die|dem|der|mein\w*|le|la|el|il|l|o|mon|ma|mi|mia|mio|meu|minha|one|its) )*(?:left|right|other|both|link\w*|recht\w*|ander\w*|izquierd\w*|derech\w*|gauche|droite?|sinistr\w*|destr[oa]|esquerd\w*|direit\w*|arms?|legs?|hands?|jaw|neck|face|knee|calf|ankle|hip|brazo|pierna|bras|jambe|braccio|gamba|braco|perna|bein)\b/;

/** "I meant the 5k, not 6k": a figure is put right. */
const FIGURE_MEANT =
  /\b(?:meant|mean|ich meinte|me referia a|queria decir|je voulais dire|intendevo|volevo dire|quis dizer)\b(?! it)[^.!?]{0,30}\d(?! ?(?:years?|yrs?|months?|decades?|jahre|ans|anos|anni))/;

/**
 * Whether somebody says that there was no emergency: that they asked, joked or were misunderstood, that it was long ago, or that
 * nobody is in danger. What they say of a danger beside it counts against it.
 */
export function saysNoEmergency({ text, message }: Reading): boolean {
  if (
    YET.test(
      text.replace(
        /\b(?:not|isnt|never|no|nothing|nobody|dont|doesnt|didnt) (?:\w+ )?(?:suicidal|hurts?|hurting|dying|hurt)\b/g,
        " ",
      ),
    )
  )
    return false;
  if (ELSEWHERE.test(text) || FIGURE_MEANT.test(text)) return false;
  // "Just curious what happens if I ignore it" is a question still.
  if (/(?<!was |were )\b(?:just|only) (?:curious|wondering|asking) (?:what|how|if|why|whether|when)\b/.test(text))
    return false;
  if (message.asked.size > 0 && !/\b(?:was|were|misunder\w+|meant|war|era|etait)\b/.test(text)) return false;
  if (/\b(?:was|im|is|its|am)(?:nt| not| no) (?:just |only |really )*(?:joking|a joke|kidding|asking)\b/.test(text))
    return false;
  return NONE.some((pattern) => pattern.test(text));
}

/** How slight it was. */
const SLIGHT: readonly RegExp[] = [
  /\b(?:it|that|this) (?:was|is) (?:really |honestly |absolutely |basically |just )*nothing(?: (?:really|bad|serious|major|much|at all|just|only|like that|of the kind|to (?:worry|write home) about))*(?! (?:but|compared|until|till|left|anymore))\b/,
  /\b(?:just|only|merely) (?:a |the )?(?:light|little|small|tiny|gentle|slight|wee|soft)(?:est)? (?:tap|knock|bump|touch|graze|brush|nudge|bonk|tickle)\b|\bbarely (?:touched|tapped|grazed|brushed)\b/,
  /\b(?:(?:es )?(?:war|ist) (?:doch |ja |gar |echt |wirklich )*nichts|no (?:fue|era|es) nada|(?:c etait|ce n etait|cetait|c est) rien|non (?:era|e stato|e) (?:niente|nulla)|nao (?:foi|era|e) nada)\b/,
];

/** "It was nothing, just a light tap": what ends a caution, and no emergency. In: a reading. */
export const saysItWasNothing = ({ text, message }: Reading): boolean =>
  message.asked.size === 0 &&
  !/\b(?:still|but|not nothing|hurts?|dizzy|sick)\b/.test(text) &&
  SLIGHT.some((pattern) => pattern.test(text));
