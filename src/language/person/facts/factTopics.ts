import type { FactType } from "../../../protocol/facts.ts";

/** Words that name a kind of fact, as people ask for it or want it forgotten; folded. */
export const TOPICS: readonly (readonly [FactType, RegExp])[] = [
  [
    "name",
    /\b(?:(?:my |first |last )?name|who am i|i am called|(?:people|they|everyone|you) calls? me|what (?:am i called|do you call me)|heisse|(?:mein|meinen) namen?|mon nom|prenom|m appelle|me llamo|mi nombre|mi chiamo|il mio nome|me chamo|meu nome)\b/,
  ],
  [
    "birthdate",
    /\b(?:birth ?day|birth ?date|dob|born|geburtstag|geboren|anniversaire|date de naissance|cumpleanos|naci|compleanno|nat[oa]|aniversario|nasci)\b/,
  ],
  [
    "age",
    /\b(?:(?:my )?age|how (?:\w+ (?:and|or) )?(?:how )?old|years old|wie alt|mein alter|quel age|mon age|cuantos anos|mi edad|quanti anni|eta|quantos anos|idade)\b/,
  ],
  [
    "body_weight",
    /\b(?:(?:my |body ?|current )?weight(?! (?:unit|training|lifting|vest|plates?|room|loss|goal))|how much (?:do|did) i weigh|how (?:\w+ (?:and|or|,) )?(?:how )?heavy (?:am|was|i)\b|i weigh|weigh-?in|bodyweight|gewicht|wiege|schwer bin|poids|pese|cuanto peso|mi peso|quanto peso|il mio peso|meu peso|peso)\b/,
  ],
  [
    "height",
    /\b(?:height|how (?:\w+ (?:and|or) )?(?:how )?tall|wie gross|grosse|taille|mesure|altura|mido|cuanto mido|altezza|alto sono|meco)\b/,
  ],
  [
    "location",
    /\b(?:location|where (?:do|did|am) i (?:live|stay|from|based)?|where i (?:live|am)|city|town|address|country|place i live|home town|wo (?:wohne|lebe) ich|wohnort|ou (?:est ce que )?j habite|habite|donde vivo|dove (?:vivo|abito)|onde (?:eu )?moro)\b/,
  ],
  [
    "occupation",
    /\b(?:job|occupation|where (?:(?:do|did|am) )?i work(?:ing)?(?! ?out)|work as|profession|what (?:do|did) i do for|for a living|for work|my work|beruf|arbeite|travail|metier|trabajo|profesion|lavoro|trabalho|profissao)\b/,
  ],
  [
    "experience_level",
    /\b(?:(?:experience|training|fitness|lifting|my) level|level|experience|experienced|beginner|intermediate|advanced|how long have i (?:been )?(?:train|lift)\w*|(?:wie lange|seit wann) (?:trainiere?|lifte?|mache?|gehe?|bin) ich (?:\w+ ){0,4}?(?:schon|bereits|dabei|$)|seit wann (?:trainiere?|lifte?) ich|depuis (?:combien de temps|quand) (?:est ce que )?(?:je )?m entraine|depuis (?:combien de temps|quand) je (?:fais de la muscu|vais a la salle)|(?:cuanto(?: tiempo)? (?:hace que )?|desde cuando )(?:llevo entrenando|entreno)|da (?:quanto(?: tempo)?|quando) (?:mi alleno|vado in palestra)|(?:(?:ha|faz) quanto tempo|desde quando) (?:que )?(?:eu )?(?:treino|malho)|wie weit bin ich|niveau|erfahrung|nivel|livello|experiencia|esperienza|newbie)\b/,
  ],
  [
    "personal_record",
    /\b(?:prs?|pbs?|1 ?-?rm|max(?:es)?|records?|personal bests?|best (?!for\b|way|exercise|time to|thing)\w+|(?<=\w )best$|bestleistung\w*|rekord\w*|marcas?|massimal[ei])\b/,
  ],
  [
    "injury",
    /\b(?:injur\w+|limitations?|hurts?|hurting|pains?|bad (?:knee|back|shoulder|hip|ankle|wrist|elbow|neck)|injured|anything wrong|what is wrong with|aches?|niggles?|verletz\w+|schmerz\w*|blessures?|blesse|mal a|lesion\w*|dolor\w*|infortun\w*|lesao|lesoes|knees?|shoulders?|(?:lower |my )back|hips?|ankles?|wrists?|elbows?|neck|achilles|hamstring|knie|schulter|rucken|genou|epaule|dos|rodilla|hombro|espalda|ginocchio|spalla|schiena|joelho|ombro|costas)\b/,
  ],
  [
    "health_condition",
    /\b(?:(?:health|medical) ?(?:conditions?|issues?|problems?|info\w*|history|stuff)?|conditions?|illness\w*|diseases?|diagnos\w+|asthm\w+|asma|diabet\w+|blood pressure|heart|epile\w+|bluthochdruck|hypertension|hipertension|ipertensione|thyroid|pregnan\w+|anything wrong|krankheit\w*|gesundheit\w*|maladies?|sante|enfermedad\w*|salud|malatti\w+|salute|doenca\w*|saude)\b/,
  ],
  ["allergy", /\b(?:allerg\w+|intoleran\w+|alerg\w+|unvertraglich\w*)\b/],
  [
    "medication",
    /\b(?:medic(?:ation|ations|ine|ines)|meds|drugs|pills|tablets|prescri\w+|medikament\w*|medicaments?|medicament\w+|medicin\w+|farmac\w+|remedio\w*)\b/,
  ],
  [
    "diet",
    /\b(?:diet|what (?:do|can|should not) i eat|eat(?:ing)?|vegan|vegetarian|food preferences?|ernahr\w+|esse ich|regime|mange|dieta|como yo|mangio|alimentac\w+)\b/,
  ],
  [
    "equipment",
    /\b(?:equipment|gear|kit|home gym|dumbbells?|barbells?|kettlebells?|treadmill|rack|bench(?! press)|bands?|pull ?-?up bar|machines?|what (?:do|have) i (?:own|got|have at home)|do i (?:own|have an?)|gerate|ausrustung|hanteln|materiel|material|equipo|equipamiento|attrezz\w+|equipamentos?)\b/,
  ],
  [
    "availability",
    /\b(?:availab\w+|schedule|when (?:can|do|am) i (?:train|work ?out|free|able|usually|available|go|lift|exercise)\w*|how often (?:can|do) i|how (?:long|much time) (?:can|do|have) i|which days|what days|training days|free time|how many (?:days|times)|wann (?:kann|trainiere)|zeit|disponib\w+|horario\w*|welchen tagen|quels jours|que dias|quali giorni|quais dias|orari\w*|quand (?:est ce que )?je)\b/,
  ],
  [
    "goal",
    /\b(?:goals?|aims?|targets?|training for|preparing for|working (?:on|towards?)|objectives?|what do i want|ziele?|objectifs?|objetivos?|metas?|obiettiv\w+)\b/,
  ],
  [
    "event",
    /\b(?:events?|race|comp(?:etition)?s?|meet|marathon|tournament|coming up|preparing for|wedding|match|wettkampf|competici\w+|gara|carrera|corrida|prova)\b/,
  ],
  [
    "preference_like",
    /\b(?:(?:do|did) i (?:\w+ )?(?:like|love|enjoy|prefer)|i (?:like|love|enjoy)|likes|preferences?|favou?rites?|faves?|favs?|mag ich|gern|aime|gusta|piac\w+|gosto|prefer\w*|lieblings\w*)\b/,
  ],
  [
    "preference_dislike",
    /\b(?:(?:do|did) i (?:\w+ )?(?:hate|dislike|not like|avoid)|i (?:hate|dislike)|do not (?:i )?like|dislikes?|hates?|(?:do|did) i (?:\w+ )?(?:like|love|enjoy)|least favou?rite|preferences?|hasse|mag ich nicht|nicht mag|deteste|aime pas|odio|no me gusta\w*|non mi piac\w+|odeio|nao gosto)\b/,
  ],
  [
    "units",
    /\b(?:units?|kg or lbs?|lbs? or kg|kilos or pounds|pounds or kilos|metric or imperial|einheit\w*|unites?|unidad\w*|unita)\b/,
  ],
  ["note", /\b(?:notes?|reminders?)\b/],
];

/** The types that a folded text names, without doubles. */
export const topicsIn = (folded: string): FactType[] =>
  TOPICS.filter(([, pattern]) => pattern.test(folded)).map(([type]) => type);

/** What stands beside the kinds in a question that is nothing but them. */
const BESIDE_TOPICS =
  /\b(?:my|your|the|a|and|or|plus|what|whats|which|is|are|was|do|you|have|got|me|down|as|it|them|on|file|again|current|stored|saved|please|pls|both|so|ok|hey|now|exactly|quick|too|also|well|please|info|information|details|data|numbers?|figures?|mein\w*|und|mon|ma|mes|et|mi|mis|y|il|mio|mia|e|meu|minha)\b/g;

/** Whether a folded text is a list of kinds and nothing else: "my name, job and city", "what city". */
export function namesOnlyTopics(folded: string): boolean {
  if (
    folded.length > 60 ||
    !/^(?:(?:so|ok|hey|and)[ ,]+)*(?:my|your|what|which|mein|mon|ma|mi|meu|minha|il mio|la mia)\b/.test(folded)
  )
    return false;
  let rest = folded;
  for (const [, pattern] of TOPICS) rest = rest.replace(pattern, " ");
  for (const [, pattern] of TOPICS) rest = rest.replace(pattern, " ");
  return rest !== folded && !/[\p{L}\d]/u.test(rest.replace(BESIDE_TOPICS, " "));
}

const ABOUT: readonly RegExp[] = [
  /\b(left |right )?(knee|shoulder|(?:lower |upper )?back|hip|ankle|wrist|elbow|neck|achilles|hamstring|calf|foot|hand|groin|quad)s?\b/,
  /\b(?:my |own an? |have an? |got an? |have )(?:\w+ )?(dumbbells?|barbell|kettlebells?|treadmill|rack|bench(?! press)|bands?|pull ?-?up bar|rower|bike|rings|trx|cable machine)\b/,
  /\b(asthma|diabetes|blood pressure|epilepsy|pregnan\w+|thyroid|heart condition)\b/,
  /\b(?:best|max|1 ?rm|pr|pb|record|personal best)(?: (?:for|on|in|at))?(?: (?:the|my))? ((?!ever\b|is\b|was\b|lift|lifts\b|and\b)[a-z][a-z -]{2,28}?)(?=$|[?.!,]| (?:is|was|again|now|ever|so)\b)/,
  /\b((?:front |back |bench |overhead |leg )?(?:squat|bench(?: press)?|press|deadlift|ohp|snatch|clean|row|pull ?-?ups?|5k|10k|marathon))(?: ?)(?:pr|pb|max|1 ?-?rm|record|best)\b/,
  /\b(?:do|did) i (?:\w+ )?(?:like|love|hate|enjoy|dislike) ((?!to\b|doing$|best|most|more|the most|again)[a-z][a-z -]{2,30}?)(?=$|[?.!,])/,
  /\ballergic to ([a-z]{3,20})(?=$|[?.!,])/,
];

/** The joint, lift or thing that a folded text asks about, or `null`. */
export function aboutIn(folded: string): string | null {
  for (const pattern of ABOUT) {
    const match = pattern.exec(folded);
    const about = match?.slice(1).filter(Boolean).join("").trim();
    if (about) return about.replace(/^(?:au|aux|en|im|beim|am|del|de|al|alla|allo|nel|nella|no|na|in|on|for|at) /, "");
  }
  return null;
}
