import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import type { Reading } from "./reading.ts";

/**
 * What a message wants. `work`: a session, a plan, a log entry, or something kept in mind; that is for the specialists.
 * `advice`: an answer, about training or what goes with it. `start`: to begin or go on training. `none`: it only tells.
 */
export type Purpose = "work" | "advice" | "start" | "none";

const SESSION =
  "(?:work ?outs?|sessions?|routines?|plan|plans|program|programs|programme|split|circuit|wod|schedule|warm ?up|push day|pull day|leg day|upper body|lower body|full body|" +
  "trainingsplan|trainingseinheit|einheit|programm|rutina|entrenamiento|entreno|sesion|programa|seance|entrainement|allenamento|scheda|sessione|programma|treino|plano|rotina|sessao|ficha|aufwarmen)";
const MAKE =
  "(?:(?:can|could|will|would) (?:you|u|ya) (?:do|sort|come up with|throw)|do (?:me|us)|sort (?:me|us)(?: out)?|throw (?:me |us )?together|come up with|knock (?:me )?up|hit me with|hook me up|give|make|build|create|design|write|generate|put together|set up|i need|we need|needs?|i want(?! to (?:start|begin|do|try|follow|keep|continue|join|get))|we want|would like(?! to)|id like(?! to)|looking for|get me|show me|send|prepare|draw up|suggest me|plan me|plan my|plan a|" +
  "gib|mach|mache|erstell\\w*|bau|schreib|brauche|mochte|hatte gern|dame|hazme|haz|crea|creame|prepara\\w*|necesito|quiero|armame|disena\\w*|donne|fais|cree|prepare|construis|il me faut|je veux|je voudrais|jai besoin|propose|" +
  "dammi|fammi|fai|creami|mi serve|voglio|vorrei|costruisci|me da|me de|monta|monte|crie|cria|faca|faz|preciso|quero)";
const BUILD = entered(
  compiled(
    `\\b${MAKE} (?:[^ ]+ ){0,8}?${SESSION}\\b|\\b(?:what|which) (?:work ?out|session|routine) (?:can|should|could|shall) i (?:do|run|try)\\b|\\b(?:write|build|make|give|plan|do) me (?:an? )?(?:\\d{1,2}|four|six|eight|ten|twelve) ?(?:[a-z]+ )?weeks?\\b|\\bwhat (?:can|should|could|shall) i (?:do|train) (?:today|tonight|now)\\b.*\\b(?:\\d+ ?min\\w*|have|got|with) .*\\b(?:dumbbells?|barbell|bands?|bench|kettlebells?|gym|rack|machines?|no equipment|bodyweight)\\b`,
  ),
);
/** "Postpartum strength plan, 8 weeks": the thing itself, and no question. */
const NAMED_SESSION = entered(compiled(`\\b${SESSION}\\b`));
const LIKELY_TRAINS =
  /\b(?:do|does|doing|did|done|in|during|after|before|my|the|every|start|starting|started|continue|keep|from|this|his|her)(?: \w+)? $/;
const EATING_PLAN =
  /\b(?:meal|diet|eating|food|cut|cutting|nutrition|supplement|weight loss|fat loss) (?:plan|program|programme|schedule)\b/;
const KEEP = entered(
  /\b(?:remember|keep (?:that |this |it |an eye |in )|note that|fyi|for your info(?:rmation)?|just so you know|heads up|bear in mind|add (?:that|this|it) to my|update my profile|save (?:that|this)|merk dir|recuerda|ten en cuenta|retiens|souviens|ricorda|lembra|lembre)\b/,
);
const LOG =
  /^(?:\w+ ){0,4}?(?:log|logged|track|record|add|note|eintragen|trag|apunta|anota|registra|note|enregistre|segna|regista|registre)\b|\b\d{1,3} ?x ?\d{1,3}\b|\b(?:did|done|ran|walked|rowed|hit|got|benched|squatted|pulled) \d/;
const LOOK_UP = entered(
  /\b(?:check|look up|search|find|cite|cited|got any|is there any|any|show me|what does the|what do the)\b.{0,25}\b(?:research|stud(?:y|ies)|science|evidence|papers?|literature|peer reviewed|reviews?)\b|\b(?:guidelines cited|cited|citations|meta ?analys\w+|pubmed|peer reviewed|detailed report|sourced|what (?:the )?(?:science|research|evidence) says)\b/,
);
const MINUTES = entered(/\b\d{2,3} ?(?:min|mins|minutes|minuten|minutos|minuti)\b/);
/** Asked of the record or the catalogue, whatever else is said. */
const RECORD = entered(
  /\b(?:what (?:did|have) i|how (?:many|much|often) (?:did|have) i|(?:what|which) muscles?|whats my|what is my|show me my|how am i doing|my (?:last|best) (?:session|workout|set|week))\b/,
);

const ASKING = entered(
  compiled(
    [
      "\\b(?:what (?:should|shall|can|could|do|are|is|about|exercises?|kind|type|to|would|cardio|sports?|weights?|must|limits?|precautions)|whats|hows|how (?:do|does|can|could|should|shall|much|many|often|hard|heavy|long|to|soon|bad|young|old|high|far|fast|safe|late|early|intense)",
      "which (?:\\w+ )?(?:exercises?|one|ones|is|are|sports?|cardio|weights?|workouts?)|when (?:can|is|should|do|could|may|am)|where (?:do|should|to|can)|why (?:do|does|is|should|cant|am)",
      "(?:can|could|should|shall|may|must|do|does|will|would|am|might) (?:i|we|she|he|they|you|my|someone|people|it|this|that|lifting|training|exercise|creatine|a|an|the|women|kids|teens|teenagers|children|pregnant|diabetics|\\d+)",
      "is (?:it|that|this|there|lifting|training|\\w+ing|\\w+ (?:ok|okay|safe|fine|good|bad|dangerous|allowed|worth|too))|are (?:there|these|squats|deadlifts|\\w+ (?:ok|okay|safe|fine|good|bad|dangerous|allowed))",
      "any (?:\\w+ )?(?:tips?|advice|limits?|ideas?|recommendations?|suggestions?|problems?|risks?|restrictions?|issues?|pointers|thing|things|guidance|concerns?|weights?|lifts?|exercises?|moves|cues|changes|rules|numbers)|anything (?:i|we|she|he|to))\\b",
      "|\\b(?:ok|okay|safe|alright|fine|allowed|worth it|bad idea|good idea|too (?:late|heavy|old|young|much)|yes or no|yay or nay|or not|or no)$",
      "|\\b(?:darf|kann|soll|sollte|muss) (?:ich|man|sie|er|meine|mein)\\b|\\b(?:worauf|welche|wie (?:viel|oft|schwer|lange|hoch)|wie \\w+ (?:ich|man)|was (?:ist|sollte|soll|kann|darf|muss|fur \\w+)|ab wann|wann (?:darf|kann))\\b",
      "|\\b(?:puedo|puede|debo|deberia|debe|se puede|que (?:ejercicios?|debo|puedo|tengo que|hago|pasa)|que \\w+ (?:hago|puedo|debo|me (?:conviene|recomiendas|va bien)|evito)|cuanto|cuando puedo|como (?:puedo|debo|entreno)|es (?:seguro|malo|bueno|peligroso))\\b",
      "|\\b(?:je peux|puis je|est ce que?|dois je|je dois|peut elle|on peut|quels?|quelles?|comment|combien|quand)\\b",
      "|\\b(?:posso|puo|devo|dovrei|si puo|quali|quale|quanto|quando posso|come (?:posso|devo|faccio)|cosa (?:posso|devo)|e sicuro)\\b",
      "|\\b(?:pode|deve|deveria|quais|quantos?|o que|como (?:posso|devo|faco)|e seguro|e perigoso)\\b",
    ]
      .join("|")
      .replaceAll("||", "|"),
  ),
);
/** "Is bjj out of the question", "good or bad", "por donde empiezo": asked without the usual words. */
const ASKED_OTHERWISE = entered(
  /\b(?:carry on|keep (?:going|at it|training|lifting)|go on|continue|stay|stop|wait|rest|skip|heavy|light|ease off|push on) or (?:\w+ ){0,4}\w+$|^(?:(?:so|and|but|hey|hi|ok|okay|also) )*(?:does|is|are|am|should|could|would|may|might) (?!done\b|over\b)\w|\b(?:\w+ or (?:rest|wait|stop|skip|swap|swim|bike|walk)$|\bwhen (?:bench|squats?|deadlifts?|legs?|chest|push|pull|running|gym|lifting|training|press)(?: day)?(?: ok| again)?$|\b(?:day|bench|squats?|deadlifts?|running|lifting|gym|training|press(?:ing)?) when$|(?:what|which) (?:\w+ )?(?:stretches|drills|warm ?up|class(?:es)?|split|reps|intensity|pace|zone)$|(?:what|which) (?:\w+ )?(?:training|work|lifts?|pulls|pushes|press(?:es)?|rows|squats|curls|abs|core|legs|stuff|moves?|movements|cardio|machines?|weights|loads?|sports?|exercises?)$|(?:what|which) (?:\w+ ){1,3}(?:is|are|should|can|could|would)\b|welche[srnm]? \w+|quel(?:le)?s? \w+|qua(?:l|is) \w+|any (?:\w+ )?(?:i should|i can|to (?:skip|avoid)|that (?:are|is))|out of the question|(?:good|wise|smart|sensible|safe|ok|fine) or (?:bad|not|nah|no|risky|dumb|stupid)|or (?:nah|not|no|what)$|how (?:heavy|hard|far|much|long|soon|close)|where (?:do|to) (?:i )?(?:begin|start)|what about|is (?:\w+ ){1,5}(?:smart|wise|sensible|ok|okay|alright|all right|safe|fine|good|bad|a (?:good|bad) idea|risky|dangerous|too much|a no(?: no)?|out)(?: then| now| still| too| yet| or not| for (?:me|her|him|us)| in my case| with (?:it|that|this))?$|(?:che|quali) (?:esercizi|pesi|sport)\b|is \w+(?: \w+)? (?:allowed|possible|realistic|off limits|off the table|still on|a no go|advisable|doable|sensible)|por (?:donde|onde) (?:empiezo|empezar|comeco|comecar)|par ou commencer|da dove (?:inizio|comincio)|wo fang\w*|was (?:geht|darf|kann)|como (?:empiezo|preparo|comeco)|quali|cosa (?:evito|faccio|evitare)|que evito|quoi eviter|come (?:imposto|inizio|gestisco)|comment (?:je|reprendre|commencer|gerer))\b/,
);
const PLEA = entered(
  /\b(?:tips?|ideas|advice|advise|guidance|recommend\w*|suggest(?:ions?)?|help me|need help|thoughts|worried|unsure|not sure|wondering|safely|whats? safe|contraindicat\w*|to avoid|precautions?|dos and donts|what now|anything special|tipps|ratschlage?|achten|consejos?|recomiend\w*|conseils?|consigl\w*|dicas?|recomend\w*)\b/,
);
const TRAINING =
  /\b\d{1,2} ?x ?\d{1,2}\b|\b(?:supino|panca|stacch?[io]|peso muerto|dominadas|flexoes|corrida|corsa|rows?|legs|ride|riding|hike|fitter|stamina|endurance|kondition|kraft|hanteln?|gewichte|muskeln|musculos|pesistica|box(?:ing|en|e)?|judo|karate|klettern|rudern|remo|kickbox\w*|(?:mit)?laufen|schwimmen|radfahren|rennen|turnen|wandern|tanzen|fussball|stemmen|pumpen|eisen|course|nager|natation|velo|rameur|boxe|halterophilie|musculation|nadar|natacion|ciclismo|bicicleta|caminar|bailar|boxeo|futbol|escalada|nuotare|nuoto|camminare|bicicletta|calcio|arrampicata|pedalar|natacao|caminhar|caminhada|futebol|allenament\w*|entren\w+|treino|fuerza|forza|forca|build(?:ing)? (?:it|them|myself) (?:back )?up|hyrox|spartan|tough mudder|boot ?camp|zumba|aerobics|calisthenics|martial arts|padel|tennis|football|soccer|basketball|rugby|netball|danc\w*|rowing|intervals?|carry\w*|bjj|ski\w*|climb\w*|surf\w*|hypertrophy|sprint\w*|hiking|bike|bici|velo|halteres|spin|spinning|skipping|rope|ironman|triathlon|5 ?k|10 ?k|sprung|corda|corde|haltere\w*|deporte|ejercicio|sport|esercizi\w*|exercicio\w*|anfangen|treinei|entrene|lift\w*|train\w*|gym|squats?|squatting|bench\w*|dead(?:lift\w*|s)|conditioning|lifts?|exercises?|work(?:ing)? ?outs?|run|runs|running|jog|jogging|crossfit|exercis\w+|weights?|strong|stronger|strength|muscles?|muscle|yoga|pilates|marathon|hiit|cardio|swim\w*|cycl\w+|press\w*|barbell|kettlebells?|powerlift\w*|bodybuild\w*|jump\w*|max\w*|1rm|heavy|sport|sports|fit|shape|jacked|abs|arms|curls?|pull ?ups?|push ?ups?|krafttraining|trainieren|bankdrucken|kreuzheben|kniebeugen?|fitness\w*|entrenar|pesas|gimnasio|sentadillas?|correr|muscu\w*|salle|courir|allenar\w*|palestra|pesi|correre|treinar|academia|musculacao|agachamento)\b/;
const START = entered(
  /\b(?:keen|eager|einstieg|loslegen|reinkommen|neu im|anfanger(?:in)?|debutante?|remettre|remise|principiante|novat[oa]|inexpert[oa]|iniciante|ponerme|apuntarme|rimettermi|iscrivermi|me inscrever|itching|dying|excited|(?:scared|afraid|nervous|hesitant|wary) (?:to|about|of (?:lifting|training|starting|going|the gym|weights))|newbie|noob|novice|rookie|newcomer|join|joining|joined|should (?:\w+ )?(?:start|train|lift|move|exercise|work ?out|go|try|take up)|(?:take|taking|took) up|give it a (?:go|try)|love|loves|miss|misses|fancy|fancies|starting from (?:zero|scratch)|from (?:zero|scratch)|need a|back (?:in|on|to|into)|aiming|goal|dream\w*|signed up|zero (?:ejercicio|exercise|sport)|nunca (?:treinei|entrene)|never (?:trained|lifted|exercised)|reprendre|volver|retomar|ricominciare|riprendere|voltar|wieder (?:anfangen|einsteigen|trainieren)|aimerais|aimerait|gerne|sueno|wants?|wanted to|wanting|(?:coach|train|guide) me|help me (?:begin|get|build|start)|steig\w*|going to|about to|planning (?:to|on|a)|plan to|think(?:s|ing)? (?:of|about)|considering|(?:would|id|shed|hed) (?:like|love) to|hop(?:e|es|ing) to|looking to|ready to|trying to|start|starts|starting|just started|getting (?:into|back)|get (?:into|back)|back to|return(?:s|ing)? to|keep|keeps|continue|continuing|new to|never|beginner|still (?:train|lift|run|do|squat|crossfit|deadlift|bench|go|work)\w*|will|anfangen|mochte|weiter|quiero|quiere|quisiera|empezar|veux|veut|voudrais|commencer|voglio|vuole|vorrei|iniziare|quero|quer|gostaria|comecar)\b/,
);

/** Whether these words ask for an answer. */
const isAsking = (text: string): boolean => ASKING.test(text) || ASKED_OTHERWISE.test(text) || PLEA.test(text);

/** What is swallowed, changed or left out is a medicine, and no lift. */
const OF_TAKING =
  /\b(?:take|takes|taking|took|dose|dosage|mg|puffs?|meds?|medicines?|medications?|(?:stop|skip|drop|leave|mix|halve|double|use|miss|quit|swap|time) (?:it|them|one|my|the|a)|come off|coming off|get off|forgot|missed|ran out|nehmen|absetz\w*|weglass\w*|dejar\w*|arreter|smett\w*|parar)\b/;
const WITH_IT = /^(?:on|with|despite|unter|mit|trotz|con|bajo|sous|avec|com|sob)$/;

/**
 * "I take ramipril, any lifts I should skip?": what is asked is about training, and the medicine (a hit of which begins at one of
 * `taken`) only says what somebody has. Questions about the medicine itself are for those who prescribe it.
 */
export function asksOfTraining({ message }: Reading, taken: readonly number[]): boolean {
  const { words, sentence, pause, asked } = message;
  let isFound = false;
  for (let start = 0; start < words.length; ) {
    let end = start + 1;
    while (end < words.length && sentence[end] === sentence[start] && pause[end] !== true) end++;
    const clause = words.slice(start, end).join(" ");
    const isLast = sentence[end] !== sentence[start];
    if (isAsking(clause) || (isLast && asked.has(sentence[start] as number))) {
      const own = taken.filter((at) => at >= start && at < end);
      const isBeside = own.every((at) => WITH_IT.test(words[at - 1] ?? "") || WITH_IT.test(words[at - 2] ?? ""));
      if (OF_TAKING.test(clause) || !isBeside) return false;
      isFound ||= TRAINING.test(clause);
    }
    start = end;
  }
  return isFound;
}

/** What the message wants, from its words. Which of several: a session to be built, then advice, then a log or a plan to start. */
export function purposeOf(r: Reading): Purpose {
  const { text } = r;
  const asks = r.message.asked.size > 0 || isAsking(text);
  if (BUILD.test(text) && !EATING_PLAN.test(text)) return "work";
  if (LOOK_UP.test(text) || RECORD.test(text)) return "work";
  if (asks) return "advice";
  if (KEEP.test(text) || LOG.test(text)) return "work";
  // "Gentle 20 minutes at home with a chair", "postpartum strength plan": the thing itself, and no sentence.
  const isHeading =
    NAMED_SESSION.test(text.replace(/\bto work ?out\b/g, " ")) &&
    !/\b(?:i|im|want|wants|she|he|hes|shes|my|we|will|mochte)\b/.test(text);
  if ((MINUTES.test(text) && !/\b(?:took|did|ran|every day|after|for (?:the|my) )\b/.test(text)) || isHeading)
    return "work";
  const isStart = START.test(text) && TRAINING.test(text);
  if (isStart) return "start";
  const named = NAMED_SESSION.exec(text);
  return named && !LIKELY_TRAINS.test(text.slice(0, named.index)) && !EATING_PLAN.test(text) ? "work" : "none";
}

const GOES_ON =
  /\b(?:lets|let us|gimme|give|make|build|next|back to|back at|continue|carry on|go on|going to|gonna|keep going|finish|start|do|hit|want|need|ready|min|mins|minutes|left|to go|weiter|mach|gib|jetzt|allez|donne|fais|dame|hazme|vamos|dammi|fammi|andiamo|vamos|quero)\b/;
/** Whether a message asks for training, or to go on with it; what is only to be written down is none. */
export const asksToTrain = (r: Reading): boolean =>
  (TRAINING.test(r.text) ||
    NAMED_SESSION.test(r.text) ||
    /\b(?:sets?|rounds?|rest of it|on with it|training)\b/.test(r.text)) &&
  !LOG.test(r.text) &&
  (purposeOf(r) !== "none" || GOES_ON.test(r.text));
/** Whether a message asks for sets to be written down. */
export const tellsToLog = (r: Reading): boolean => LOG.test(r.text);
