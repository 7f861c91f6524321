import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { PatternIndex } from "../patterns/patternIndex.ts";

/** Those who are meant when people in general are: by what they do, never a part of the body. */
const AGENTS =
  "(?!(?:my|your|his|her|their|our|the)\\b)(?:(?!fingers|shoulders|numbers|powders|boosters|burners)\\w{2,}(?:ers|ors|letes|ists|ians|boys|girls)|people|folks|humans|men|women|kids|guys|pros|students|cyclists|someone|somebody|anyone|everyone)";
const SOME =
  "(?:(?:some|many|most|so many|so few|all|other|older|old|young|younger|elite|pro|professional|female|male|heavy|new|healthy|fit|trained|strong|big|\\w+ing|gym|marathon|road|track) ){0,2}";

/** How often, how many, why others, by which mechanism, whether it is true: what is asked to be known and not to be helped. */
const CURIOUS: readonly RegExp[] = [
  /\bhow (?:often|common|commonly|rare|likely|frequent|frequently|usual|widespread|unusual) (?:do|does|is|are|was|were|people|would|it)\b/,
  compiled(`\\b(?:how many|what number of) (?:${SOME}${AGENTS}|deaths|cases|injuries|percent)\\b`),
  /^(?:\w+ ){0,2}what of (?:people|lifters|runners|athletes|men|women|gym goers)\b|\b(?:what|which|whats the) (?:percent(?:age)?|share|proportion|fraction|part|kind of people)\b|\b(?:death|mortality|injury|survival|fatality) (?:rates?|toll|numbers)\b|\b(?:prevalence|incidence|statistics|stats) (?:of|on|about|for|in)\b/,
  compiled(
    `\\b(?:why|how come|how) (?:do|does|did|are|is|can|would|might)(?:nt)? ${SOME}(?:${AGENTS}|your (?:body|heart|muscles?|brain|vision|blood pressure)|the (?:body|heart|brain)|we)\\b`,
  ),
  compiled(
    `^(?:\\w+ ){0,2}?(?:do|does|did|are|were) ${SOME}(?!someone|somebody|anyone|everyone)${AGENTS} (?!help|tell|know|here|else)\\w+`,
  ),
  /\b(?:why|how) (?:do|does|did|can|could|would)(?:nt)? (?!my\b|it\b|this\b|that\b|he\b|she\b|i\b)\w+(?: \w+)? (?:kill|harm|cause|make|give|hurt|damage|affect)s? (?:people|lifters|runners|athletes|bodybuilders|someone|you|the)\b/,
  /\bhow (?:do|does) (?!my\b|it\b|this\b|that\b|he\b|she\b|i\b|you\b|we\b)\w+(?: \w+)? (?:actually |really |even )?(?:(?:build|grow|add|create|make) (?:more )?(?:muscles?|mass|tissue)|work (?:in|inside|on) (?:the|your|a) (?:body|muscles?|cells?|heart|brain))\b/,
  /\b(?:what|which) (?:exactly |actually |really )?(?:happens (?:in|inside|to|during|at|when)|goes on (?:in|inside)|causes?|makes (?:people|someone|lifters|runners)|(?:is|are|was) (?:the |a )?(?:mechanism|physiology|science|biology|chemistry|cause|causes|reason|theory|history|story|origin|meaning|record))\b/,
  /\bwhat (?:do|does) (?!my\b|it\b|this\b|that\b)\w+(?: \w+)? (?:actually |really )?do (?:to|for|in|inside) (?:the |your |a |an |human )?(?:muscles?|body|heart|brain|fat|metabolism|kidneys?|liver|hormones?|cells?)\b/,
  /\b(?:mechanism|physiology|pathophysiology|biomechanics|biochemistry|science wise|scientifically|the (?:science|physiology|biology|theory) (?:of|behind))\b/,
  /\b(?:how (?:does|do|is|are) (?:an? |the )?(?:\w+ ){1,3}(?:differ|different)|what(?:s| is| are| was) (?:an? |the )?(?:\w+ ){1,2}(?:im|i am|they had|crossword|exactly in|in simple|heard|saw|read|asking|just)\b|meaning of|definition of|crossword|in which (?:sports?|races?|countr\w+)|difference between|where does the (?:term|name|word|phrase)|what does the (?:term|word) )\b/,
  /\b(?:research|stud(?:y|ies)|literature|evidence|papers|data|meta ?analys[ei]s|trials?) (?:\w+ )?(?:on|about|into|of|among|in|regarding|around|showing) \w+/,
  /\b(?:for|writing|in|doing) (?:a|an|the|my|our|some) (?:\w+ ){0,3}(?:dissertation|thesis|assignment|seminar|article|essay|blog post|documentary|novel|story|report for|pharmacology|physiology)\b/,
  /\b(?:saw|seen|read|heard|spotted) (?:\w+ ){0,5}(?:shirt|hoodie|mug|poster|sticker|reel|sign|podcast|quiz|meme|wall)\b(?: \w+){0,5} (?:means?|meaning)\b|\bwhat does \w+ (?:even |actually )?mean (?:it was |saw it |i saw it )?on a \w+/,
  /\b(?:a real thing|an actual thing|real or (?:a )?(?:fake|myth|not)|(?:gym |urban |an old )?myth|true or false|fact or fiction|urban legend|old wives)\b/,
  /\bwhen (?:people|lifters|they|coaches|programs) (?:say|write|talk|mention)\b.*\bdo they mean\b/,
  /\bis it (?:true|normal|common|usual|typical|rare|known) (?:that|for) (?!i\b|my\b|me\b)/,
  /\b(?:just|purely|only) curious\b|\bout of curiosity\b|\b(?:for|have) (?:a|the|my|our) (?:\w+ ){0,3}(?:quiz|certificate|trivia|essay|homework|podcast|class|course|exam|paper|slides?|presentation|lecture|talk)\b/,
  /\b(?:wie (?:oft|haufig|viele (?:leute|menschen|sportler|laufer|\w+er)|wahrscheinlich|selten)|wie ?viel prozent|was passiert (?:im|in|mit dem|bei|beim|eigentlich)|stimmt es dass|ist es (?:normal|wahr|ublich) dass (?:leute|menschen|man|manche|viele)|(?:warum|wieso|weshalb) (?:\w+ ){1,4}?(?:leute|menschen|man|manche|viele|einem|einen|(?:kraft|marathon|rad)?\w*(?:sportler|laufer|boxer|fahrer|heber|builder))|was (?:ist|sind|bedeutet|heisst) (?:eigentlich |denn |genau )(?:\w+ ?){1,3}|unterschied zwischen|nur aus neugier|reine neugier|ein mythos)\b/,
  /\b(?:con que frecuencia|(?:que|cual es el) porcentaje|cuant[oa]s (?:personas|gente|muertes|corredores|atletas|\w+es)|por ?que (?:la gente|las personas|los|las|algun[oa]s|much[oa]s|hay|se) |que (?:pasa|ocurre|sucede|le pasa) (?:en el|en los|al|con el|dentro)|es (?:verdad|cierto|normal) que (?:la gente|los|las|se|algun)|(?:es|o) un mito|por (?:pura )?curiosidad|diferencia entre|tasa de)/,
  /\b(?:a quelle frequence|quel (?:est le )?pourcentage|combien de (?:gens|personnes|coureurs|morts|cas|\w+eurs)|pourquoi (?:les|on|certain\w*|des|la plupart|tant de|y a) |(?:que|qu est ce qui) se passe|c est quoi (?:exactement |au juste )?(?:la |le |l |un |une )?\w+$|est ce (?:vrai|normal) que (?:les|on|des)|un mythe|par (?:pure |simple )?curiosite|difference entre|taux de)/,
  /\b(?:quanto spesso|con (?:che|quale) frequenza|che percentuale|quant[ei] (?:persone|gente|morti|atleti|\w+ori|\w+isti)|perche (?:la gente|le persone|gli|i|le|alcun[ie]|molt[ie]|si|uno) |cosa (?:succede|accade) (?:nel|al|dentro|quando)|e (?:vero|normale) che (?:la gente|si|gli|i|le|molti|alcuni)|un mito|per (?:pura )?curiosita|differenza tra|tasso di)/,
  /\b(?:com que frequencia|(?:que|qual a|qual e a) porcentagem|quant[oa]s (?:pessoas|mortes|atletas|corredores|\w+istas)|(?:por ?que|pq) (?:as pessoas|os|as|algun?[sm]\w*|muit[oa]s|tanta gente|tem gente|se|uns) |o que acontece (?:no|na|com o|quando)|e (?:verdade|normal|comum) que (?:as|os|a gente|se)|um mito|por (?:pura )?curiosidade|diferenca entre|taxa de)/,
];

const index = new PatternIndex(CURIOUS);

/** What somebody tells of themselves, or of one they know; and taking it, which is no matter of knowing only. */
const PERSONAL =
  /\b(?:i|im|ive|id|ill|my|me|mine|myself|he|hes|she|shes|his|her|him|ich|mir|mich|mein\w*|yo|mi|mis|me|conmigo|je|j|moi|mon|ma|mes|io|mio|mia|mie|miei|meu|minha|meus|minhas|eu|comigo|right now|this week)\b/;
/** "I wonder", "tell me", "asking for my course": of the question itself. */
const ASIDE =
  /\b(?:i (?:was |am |just |always |often |really )*(?:wonder\w*|read|saw|heard|watched|learned|learnt|guess)|(?:for|in|as part of|doing|writing) my (?:\w+ ){0,2}(?:dissertation|thesis|assignment|seminar|degree|homework|blog|novel|article|paper)|im (?:just |only |purely |currently )*(?:curious|wondering|asking|reading|studying|writing|preparing|translating|revising|learning|teaching|marking|editing|at uni|an? (?:\w+ )?(?:volunteer|student|fan|coach|trainer|nurse|teacher|writer))|i have (?:a|an|my) (?:\w+ ){0,3}(?:quiz|exam|test|course|talk|lecture|presentation|homework)|i teach|(?:tell|teach|explain to|explain) me|(?:reading|for|in) my (?:\w+ ){0,2}(?:certificate|book|textbook|mag|magazine|class|course|exam|essay|studies|homework|quiz|paper)|help me understand|me (?:explicas|pregunto|explica|pergunto|demande)|mi (?:chiedo|chiedevo|spieghi)|je me demande|ich frage mich|frag(?:e|te)? mich)\b/g;
const TAKING = entered(
  /\b(?:where|buy|buying|source|take|takes|taking|took|swallow\w*|inject\w*|mix(?:es|ing)?|doses?|dosage|overdos\w*|pills?|mg|ml|painless\w*|least painful|lethal|quickest|(?:to|would|will) kill|nehmen|tabletten|pastillas|tomar|prendre|prendere|pillole|comprimidos)\b/,
);
const OTHERS_TAKE = compiled(
  `\\b${SOME}${AGENTS} (?:really |actually |even |still |often |usually )*(?:take|use|inject|abuse)\\b`,
);

/**
 * Whether a sentence asks about people in general how often, why or by what means something befalls them: knowledge for its own
 * sake, which needs no alarm. In: folded words joined by blanks. What to do about a danger, and by what signs to know it, are
 * other questions.
 */
export function isCurious(text: string): boolean {
  const mayMatch = index.read(text);
  if (!CURIOUS.some((pattern) => mayMatch(pattern) && pattern.test(text))) return false;
  if (TAKING.test(text) && !OTHERS_TAKE.test(text)) return false;
  return !PERSONAL.test(text.replace(ASIDE, " "));
}
