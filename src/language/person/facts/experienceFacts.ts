import { compiled } from "../../patterns/compiled.ts";
import { asTyped } from "./asTyped.ts";
import { type FactDraft, type FactReader, state } from "./factDraft.ts";

type Level = "beginner" | "intermediate" | "advanced";

const VERY =
  "(?:(?:a|an|the|also|absolut(?:er|e)?|voll(?:er)?|kompletter?|echter?|total|totaler|totale|complete|completely|pure|very|pretty|fairly|relatively|quite|more of|kind of|kinda|still|only|just|strict|true|real|seasoned|late|early|solid|experienced|basically|semi|gym|lifting|fitness|training|strength|upper|lower|low|high|rank|proper|bloody|blutiger|un|une|una|uno|um|uma|eine?|totalmente|completamente|complet|grand|noch|so|definitely|probably|somewhere|level) )*";
const LEVELS: readonly (readonly [Level, string])[] = [
  [
    "intermediate",
    `(?:beginner (?:to|\\/|-)? ?)?intermediate(?: (?:lifter|level|trainee|athlete|runner))?|fortgeschritten(?:er|e)?|intermedi[oa]|intermediaire|intermediari[oa]|middle of the road lifter|experienced`,
  ],
  [
    "advanced",
    "advanced(?: (?:lifter|level|trainee|athlete))?|elite|expert|veteran(?: lifter)?|very experienced|experienced lifter|profi|avanzad[oa]|avance|avancad[oa]|avanzat[oa]|expert[oa]|competitive (?:power)?lifter|pro",
  ],
  [
    "beginner",
    "beginners?(?: (?:lifter|level))?|newbie|noob|novice(?: lifter)?|rookie|newcomer|anfanger(?:in)?|neuling|debutante?|principiante|iniciante|novat[oa]|new to (?:the gym|lifting|training|working out|weights?|weight ?lifting|this|strength|all this|exercise|fitness|gyms?|resistance training|everything|barbells?)|neu im (?:gym|fitnessstudio|training)|just starting(?: out)?|starting (?:from zero|from scratch)",
  ],
];
const I_AM =
  "(?:\\bi (?:am|consider myself|would (?:call myself|say i am|consider myself)|count as|feel like|train as|class myself as)|^am|\\bmy (?:training |lifting |experience |fitness |gym |strength )*(?:level|experience)(?: is|:)?|^(?:level|experience|experience level)(?: is)?:?|\\bich bin|^bin|\\bje suis|^suis|\\b(?:yo )?soy|\\bsono|\\b(?:eu )?sou|\\bset me (?:to|as)|\\bput me (?:down )?as|\\btreat me as)";
/** "Beginner and a bit of scoliosis": a list of what somebody is, and no kind of programme. */
const BESIDES =
  " (?:and|with|plus|und|mit|et|avec|y|con|e|com) (?!.*\\b(?:intermediate|advanced|experts?|pros?|program\\w*|plans?|routines?|workouts?|sessions?|exercises?|class\\w*|courses?|versions?|guides?|tips|levels?|options?|friendly|trainingsplan|ubung\\w*|seances?|exercices?|rutinas?|ejercicios|scheda|esercizi|treinos?|question|fragen?)\\b)";
const SAID = LEVELS.map(
  ([level, words]) =>
    [
      level,
      compiled(
        `${I_AM} ${VERY}(?:${words})\\b(?! (?:at|in) (?:\\w+ )?(?:cooking|chess))|^${VERY}(?:${words})(?: (?:here|lifter|level|i guess|ish|in the gym|at lifting|still|complete?t?e?|total|absolu)){0,12}(?:$|,|${BESIDES})|[,;/] ?${VERY}(?:${words})(?: (?:here|lifter|level))?(?=$|[,;/])`,
      ),
    ] as const,
);
/** "Blutiger Anfänger", "complete newbie": so much of one is said of oneself alone. */
const UTTER =
  /(?<!\b(?:for|fur|pour|para|per|my|mein\w*|a friend|wife|husband|the) (?:an? |the |de |los |las |les |i |gli |os |as )?)\b(?:(?:blutige|absolute|totale|komplette|volle)[rn]? anfanger(?:in)?|(?:complete|total|absolute|utter) (?:beginner|newbie|noob|novice)|(?:grande? |gros )?debutante? (?:complete?|totale?|absolue?)|principiante (?:total|absolut[oa]|assolut[oa]|totale)|iniciante (?:total|absolut[oa]))\b(?! (?:guide|plan|program\w*|routine|session|workout))/;
const NOT_LEVEL =
  /\b(?:not|no longer|never|nicht|pas|no|non|nao|isn t) (?:really |exactly |quite |even |mehr |un |an? |the |a complete |total )*(?:beginner|newbie|noob|novice|intermediate|advanced|expert|experienced|anfanger|fortgeschritten|debutant|principiante|iniciante|elite|new)\b/;
const NO_MORE_BEGINNER =
  /\b(?:no longer|not)(?: really| exactly)? an? (?:total |complete )?(?:beginner|newbie|noob|novice|rookie)\b(?:.* (?:any ?more|now|any longer)\b)?/;
const STARTED =
  /\b(?:just|only|recently|newly|i) (?:just |only |recently )*(?:started|starting|begun|began|got into|getting into|joined)(?: (?:my first|with|to|a|the|back|at|going to))* (?:lifting|training|working out|weight\w*|gym|strength|exercis\w+|going)\b(?! (?:this|my|in my|a (?:new|diff)|(?:a (?:bit|lot|little) |much |more |really |very |too |so )*(?:heav\w*|hard\w*|light\w*|again|more|less|earlier|seriously|properly|intens\w+|fast\w*|for (?:an?|my|the))))|\bnever (?:really )?(?:lifted|trained|worked out|been to a gym|been in a gym|set foot in a gym|done (?:weights|strength training|any (?:weight|strength|lifting|exercise|training)\w*)|touched (?:a|any) (?:weight|barbell)s?|exercised)\b|\bfirst (?:time|week|month|day)s? (?:ever )?(?:at|in|going to|lifting in)? ?(?:a|the|any)? ?(?:gym|lifting)\b|\b(?:gerade|erst) angefangen\b|\bje (?:debute|commence)\b|\b(?:acabo de empezar|empiezo|estoy empezando)\b|\b(?:ho appena iniziato|sto iniziando)\b|\b(?:comecei agora|estou comecando)\b|\b(?:nunca (?:treinei|malhei|entrene|he entrenado|fiz (?:musculacao|academia))|non (?:mi sono|ho) mai (?:allenat\w+|fatto (?:palestra|pesi))|(?:jamais|pas encore) (?:fait de (?:muscu\w*|sport)|entraine|mis les pieds dans une salle)|(?:noch nie|nunca|mai) (?:in einem (?:gym|studio|fitnessstudio)|he pisado un gimnasio|pisei (?:em|numa) (?:uma )?academia|messo piede in (?:una )?palestra)|noch nie (?:trainiert|gewichte|im (?:gym|fitnessstudio)))\b/;
const SPAN =
  "((?:about |over |almost |nearly |around |roughly |more than |well over |a good )*(?:\\d+(?:[.,]\\d)?(?: ?(?:-|to) ?\\d+)?(?: ?and a half)?|sei|un|qualche|pochi|unos|algunos|alguns|einige|ein paar|quelques|an?|a few|a couple(?: of)?|several|many|half a) ?\\+?(?: solid| good)? ?(?:decades?|years?|months?|weeks?|jahren?|monaten?|ans|mois|anos|meses|anni|mesi))";
const ACTIVITY =
  "(?:lift(?:ing|ed)?|train(?:ing|ed)?|work(?:ing|ed)? out|going to the gym|gym|strength training|weight ?(?:lifting|training)|lifting weights|powerlifting|bodybuilding|crossfit|calisthenics|running|cycling|swimming|climbing|rowing|at (?:it|this)|coming (?:here|to (?:the|this) gym)|doing (?:this|crossfit|calisthenics|weights|strength|powerlifting)|hitting the gym|olympic lifting)";
const YEARS: readonly RegExp[] = [
  compiled(
    `\\b(?:been|have|had|i) (?:\\w+ )?${ACTIVITY}(?: \\w+){0,4}? (?:for|since|about) (?:the (?:last|past) )?${SPAN}(?! (?:ago|off))`,
  ),
  compiled(`\\b(?:been|have been) (?:doing )?${ACTIVITY}(?: \\w+){0,3}? ${SPAN}\\b`),
  compiled(
    `\\b${SPAN} (?:of |into |in to )?(?:(?:serious|consistent|solid|lifting|gym|training|strength|weight|powerlifting|proper) )*(?:lifting|training|experience|gym|powerlifting|crossfit|starting strength|stronglifts|ppl|in the gym|under the bar|at the gym|consistent(?:ly)?|consistency|erfahrung|d experience|de experiencia|di esperienza|de experiencia)\\b(?! (?:block|plan|program\\w*|cycle|split|prep|phase))`,
  ),
  compiled(
    `^(?:(?:gym|lifting|training) )?(?:experience|training age|lifting age|time in the gym)(?: is|:| of| -)? ${SPAN}$`,
  ),
  compiled(
    `^(?:an? )?(?:gym ?goer|lifter|crossfitter|powerlifter|runner|climber|trainee) (?:of|for) ${SPAN}(?: now)?$`,
  ),
  compiled(`^(?:after |got |have )?${SPAN} (?:of|into|at|in) (?:this|it|lifting|the gym)\\b`),
  compiled(`^(?:${ACTIVITY}|trained|lifter)(?: \\w+){0,5}? for (?:the (?:last|past) )?${SPAN}(?! (?:ago|off))`),
  compiled(
    `\\b(?:ich )?trainiere (?:(?:schon|erst|jetzt|gerade) )*seit ${SPAN}|\\bje m entraine depuis ${SPAN}|\\b(?:entreno|llevo) (?:desde hace |entrenando )?${SPAN}(?: entrenando)?|\\bmi alleno da (?:\\w+ vita,? )?${SPAN}|\\b(?:treino|faco (?:academia|musculacao)|vou a academia|malho) (?:ha|faz) ${SPAN}|\\bseit ${SPAN} (?:im (?:gym|studio|training|fitnessstudio)|dabei|am trainieren)|\\b(?:vado|vou|voy) (?:in palestra|al gimnasio) (?:da|desde hace) ${SPAN}`,
  ),
];
const SINCE = compiled(
  `(?:^|\\b(?:been|have been|i have been|i) )${ACTIVITY}(?: \\w+){0,3}? since (?:about |early |late )?((?:19|20)\\d\\d|i was \\d+|high school|college|uni\\w*|(?:last )?(?:january|february|march|april|may|june|july|august|september|october|november|december|summer|year|spring|winter|autumn|fall))\\b`,
);
/** "Ich trainiere seit 2019". */
const SINCE_ABROAD =
  /\b(?:ich )?(?:trainiere?|lifte?) (?:\w+ ){0,2}?seit ((?:19|20)\d\d)\b|\bje m entraine (?:\w+ ){0,2}?depuis ((?:19|20)\d\d)\b|\bentreno (?:\w+ ){0,2}?desde ((?:19|20)\d\d)\b|\bmi alleno (?:\w+ ){0,2}?d(?:al|a) ((?:19|20)\d\d)\b|\btreino (?:\w+ ){0,2}?desde ((?:19|20)\d\d)\b/;
const STARTED_IN = compiled(
  `\\b(?:started|began|got into|took up|picked up) (?:\\w+ ){0,2}?${ACTIVITY}(?: \\w+){0,3}? (?:in|last|this|back in) ((?:19|20)\\d\\d|january|february|march|april|may|june|july|august|september|october|november|december|lockdown|covid|uni\\w*|college|high school|my \\w+|year|summer|spring|winter|autumn|fall|month)\\b`,
);
const STARTED_AGO = compiled(
  `\\b(?:started|began|got into|took up) (?:\\w+ ){0,2}?${ACTIVITY}(?: \\w+){0,3}? ${SPAN} ago\\b`,
);
/** A level that is said in passing: "noob q:", "as a newbie", "not exactly a beginner". */
const IN_PASSING =
  /^(?:total |complete |quick |dumb |silly |stupid |another )*(?:noob|newbie|beginner|rookie)s? (?:q|question|alert|here|problem)s?\b|^as an? (?:\w+ )?(beginner|newbie|noob|novice|rookie|intermediate|advanced)(?: lifter)?\b|\bmy first (?:ever )?(?:time|week|day|month|session) (?:at|in|going to|lifting in) (?:a|the) gym\b/;
/** What one used to be, and what one is not, where no level is named. */
const HISTORY =
  /\b((?:used to (?:compete|lift|powerlift|train|row|swim|play|do \w+|bodybuild)|competed|powerlifted|did (?:gymnastics|crossfit|bodybuilding|judo|wrestling|track))(?: (?:\w+ ){0,4}?)(?:in|at|for|back in|when|during|as|years? ago|nationally|semi)\b.{2,60}|(?:ex|former)[- ](?:competitive )?(?:athlete|lifter|powerlifter|rower|swimmer|gymnast|bodybuilder|runner|crossfitter|weightlifter|rugby player|footballer|wrestler|sprinter)|competed in .{3,50}|(?:not exactly|hardly|far from(?: being)?) an? (?:complete |total )?(?:beginner|newbie|noob|novice|expert|pro)|lifted most (?:of )?my .{2,20}|no (?:lifting |training |gym )?(?:experience|clue|idea what i am doing)(?: (?:at all|whatsoever|in the gym|with weights|lifting))|(?:complete(?:ly)?|totally|pretty|very|quite|a bit|so) (?:out of shape|unfit|rusty|green|clueless|detrained)|couch potato)/;
const RETURNS = compiled(
  `\\b((?:coming|getting|come|am|just got|got|going) back (?:(?:to|into|in|at) )?(?:\\w+ ){0,3}?(?:after|from) (?:\\w+ ){0,3}?${SPAN.slice(1, -1)}(?: (?:off|break|layoff|away|out|hiatus))?|returning (?:after|from|to) .{3,40}|(?:starting|(?<!^(?:ok |lets |please |just |can you )?)start) (?:all )?(?:over|again|from scratch again)(?: (?:from (?:zero|scratch)|at \\d+))?|(?:back )?(?:after|from) (?:a |an )?(?:long |\\w+ )?(?:layoff|hiatus|break)(?: of ${SPAN.slice(1, -1)})?|(?:have not|not) (?:trained|lifted|worked out|exercised|been to the gym) (?:(?:in|for) (?:about |over |almost )*${SPAN.slice(1, -1)}|since (?!yesterday|monday|tuesday|wednesday|thursday|friday|last (?:week|session))(?:(?:before|i|the|my|having|about) ){0,3}\\w+(?: (?!(?:and|but|so|because)\\b)\\w+)?)|detrained|deconditioned)\\b`,
);
const OF_INJURY =
  /\b(?:injur|pain|hurt|knee|shoulder|ankle|wrist|elbow|hip|bone|fractur|back (?:pain|hurts)|sore|surgery)\w*\b/;

/** "I joined a gym so I have everything now": where somebody trains, and nothing of how long. */
const isOnlyJoined = (folded: string): boolean =>
  /\bjoined (?:a |an |the |my |another )?(?:\w+ ){0,2}?gym\b/.test(folded) &&
  !/\b(?:never|first|beginner|newbie|start\w*|new to)\b/.test(folded) &&
  (!/\b(?:just|only|recently|newly) (?:\w+ )?joined\b/.test(folded) ||
    /\bgym\b.*\b(?:everything|all the|equipment|machines?|racks?|barbells?|access)\b/.test(folded));

/** How experienced the writer is: a level, or how long they have trained. Never one from the other. */
export const readExperience: FactReader = ({ clause: { plain, folded, text, mood }, recent }) => {
  const found: FactDraft[] = [];
  const level = recent.find(({ type, value }) => type === "experience_level" && value === "beginner");
  if (level && NO_MORE_BEGINNER.test(folded))
    found.push({ op: "end", type: level.type, value: level.value, key: level.key });
  if (
    !NOT_LEVEL.test(folded) &&
    mood !== "requested" &&
    !/\b(?:for|used to be an?|was an?|were) (?:an? )?(?:complete |total )?(?:beginners?|newbies?|novices?)\b/.test(
      folded,
    )
  ) {
    const level = SAID.find(([, pattern]) => pattern.test(plain))?.[0] ?? (UTTER.test(plain) ? "beginner" : undefined);
    if (
      level &&
      !/\b(?:workout|exercise|plan|program\w*|routine|class|course|session|version|variation|question|move|move|rower) ?$/.test(
        plain,
      )
    )
      found.push(state("experience_level", level));
    else if (
      STARTED.test(plain) &&
      !isOnlyJoined(folded) &&
      !/\bi have never (?:trained|lifted) (?:\w+ ){0,2}(?:that|so|more|this|heavier)\b/.test(plain)
    )
      found.push(state("experience_level", "beginner"));
  }
  const passing = found.length === 0 ? IN_PASSING.exec(folded) : null;
  if (passing) found.push(state("experience_level", /intermediate|advanced/.exec(passing[1] ?? "")?.[0] ?? "beginner"));
  if (OF_INJURY.test(folded)) return found;
  for (const pattern of [...YEARS, STARTED_AGO]) {
    const span = pattern
      .exec(plain)
      ?.slice(1)
      .find((group) => group !== undefined);
    if (span === undefined) continue;
    found.push(state("experience_level", `training for ${asTyped(text, span.trim())}`, "experience_level:years"));
    return found;
  }
  const since = SINCE.exec(plain) ?? STARTED_IN.exec(plain) ?? SINCE_ABROAD.exec(plain);
  const year = since?.slice(1).find((group) => group !== undefined);
  if (year) found.push(state("experience_level", `training since ${asTyped(text, year)}`, "experience_level:years"));
  const returns = since ? null : RETURNS.exec(plain);
  if (returns?.[1] && found.length === 0)
    found.push(state("experience_level", asTyped(text, returns[1]), "experience_level:break"));
  const history =
    found.every(({ key }) => key === "experience_level:break") && mood !== "requested"
      ? HISTORY.exec(folded)?.[1]
      : undefined;
  if (history)
    found.push(state("experience_level", asTyped(text, history.trim()).slice(0, 120), "experience_level:history"));
  return found;
};

const KG =
  "(?:kgs?|kilos?|kilograms?|kilogramm|kilogramos|kilogrammes?|chili|quilos?|metric|metrisch|metrico|metrique)";
const LB = "(?:lbs?|#s?|pounds?|imperial|pfund|libras?|livres?|libbre|freedom units)";
const IN_KG = compiled(`\\b${KG}\\b`);
const IN_LB = compiled(`(?<!\\w)${LB}(?!\\w)`);
const USES =
  /\b(?:use|using|talk|speak|stick (?:to|with)|go with|switch|change|set|units?|prefer|want|think in|work in|show|display|give|log|train in|lift in|everything in|in|i am|it is|would be|is easier|makes more sense|we use|do|nutze|verwende|rechne|utilise|uso|usa|use|usare|uso|fonctionne|trabajo|prefiero|prefer\w*|prefiro|preferisco|(?:^|bitte |nur |alles )in|lieber|plutot|mejor|meglio|melhor|habla\w*|hablame|parlami|fala\w*|zeig\w*|mostra\w*|muestra\w*)\b/;
const UNIT_ALONE = compiled(
  `^(?:(?:${KG}|${LB}) (?:was|were) (?:a mistake|a bad idea|a silly idea|stupid|confusing)[ ,;]+)?(?:(?:(?:(?:lets?|let us|we|can we|you can|please|pls|i|ok|so|and) )*(?:(?:go|going|went|switch|change|put me) )?back to|zuruck (?:zu|auf)|wieder (?:in|auf)|(?:on )?(?:revien\\w+|repasse\\w*|retour) (?:aux|en|au)|(?:volv\\w+|vuelv\\w+|regres\\w+) a|torn\\w+ (?:ai|a|al)|volt\\w+ (?:pra|para|aos|pro|a)) (?:the |los |las |il |o )?|everything (?:in )?|all |weights in |only |just |all in |in |the |bitte |por favor |per favore |set units to |units:? ){0,12}(?:${KG}|${LB})(?: (?:units|system|only|please|bitte|por favor|per favore|s il vous plait|from now on|thanks|with me|again|then|for (?:everything|me|all weights|(?:the )?(?:bar|lifts|lifting|weights|training|gym|plates|loads)|everything else)|instead|not .*|rather than .*|instead of .*|and (?:km|cm|miles)|always|always please)){0,12}$`,
);
const INSTEAD =
  /\bmit \w+ kann ich (?:nichts|nix|wenig) anfangen|\b(?:instead of|not|rather than|statt|nicht|keine?|pas|no|non|nao|never|from|(?:entiendo|capisco|entendo|comprends)(?: (?:nada de|rien aux|nulla di|nada de))?)\b (?:(?:me )?habl\w+ )?(?:in |en |em |de |use |using |the |le |les |las |os |as |i )?\w+(?: system)?/g;
/** "I prefer pounds to kilos". */
const OVER_THE_OTHER = /\b(pref\w+ (?:(?:in|en|em|i|le|les|los|las) )?\w+) (?:to|over|a|aux|alle|ai|als) \w+/;
/** "Don't do pounds", "never understood kilos": the other one is meant. */
const REFUSED_UNIT = compiled(
  `\\b(?:(?:do|can|did) not|never|hate|no more|not in) (?:(?:really|do|use|used|get|got|understand|understood|think|work|want|like|speak|in) )*(${KG}|${LB})(?=$|[ ,]*(?:please|pls|at all|ever|here|thanks|any ?more|so|and|,))`,
);
/** "Kilos mean nothing to me": the other one is meant. */
const OPAQUE_UNIT = compiled(
  `\\b(${KG}|${LB}) (?:mean(?:s)? (?:nothing|little)|confuse[sd]?|do(?:es)? not (?:mean|tell|work)|make[s]? no sense|(?:is|are) (?:gibberish|useless|meaningless|greek|a mystery))`,
);
const ABOUT_LIFTS =
  /\b(?:lose|gain|drop|put on|lost|gained|plates?|bench|squat|deadlift|dumbbells?|lift (?:more|heavy|\d)|heavier|workout|more|few|weigh|in kg|how many|convert|equals?)\b/;

/** "Was raised on kilos". */
const GREW_UP_ON =
  /\b(?:raised|grew up|brought up|born and raised) (?:on|with|in|using) (kgs?|kilos?|metric|lbs?|pounds?|imperial)\b/;
/** The unit the writer wants weights in. */
export const readUnits: FactReader = ({ clause: { plain, folded, mood }, before }) => {
  // "Weighed in at 88.4, kg": the unit of that figure.
  if (!plain.includes(" ") && /\d/.test(before?.folded ?? "")) return [];
  if (/\d/.test(folded) || mood === "supposed" || plain.length > 90) return [];
  // "Oops, that was pounds": of the sets that were told.
  if (
    /\b(?:(?:that|it|this|those|these|they) (?:was|were)|das war(?:en)?|c etai(?:t|ent)|era(?:n|no|m)?)\b/.test(folded)
  )
    return [];
  // "Stones for bodyweight but kg for the bar": shown are the weights of the bar.
  if (/\bfor (?:my |the )?(?:body ?weight|body|bw|scales?|people)$/.test(plain)) return [];
  const grown = GREW_UP_ON.exec(folded)?.[1];
  if (grown) return [state("units", /^(?:kg|kilo|metric)/.test(grown) ? "kg" : "lb")];
  if (
    !REFUSED_UNIT.test(folded) &&
    !OPAQUE_UNIT.test(folded) &&
    !UNIT_ALONE.test(plain) &&
    (!USES.test(plain) ||
      (ABOUT_LIFTS.test(plain) &&
        !/\b(?:units?|use|using|switch|log|show|display|prefer|weights in|everything in|lift in|train in|think in)\b/.test(
          plain,
        )))
  )
    return [];
  const refused = (OPAQUE_UNIT.exec(folded) ?? REFUSED_UNIT.exec(folded))?.[1];
  const meant = refused === undefined ? plain.replace(OVER_THE_OTHER, "$1 ").replace(INSTEAD, " ") : "";
  const kg = refused === undefined ? IN_KG.test(meant) : IN_LB.test(refused);
  const lb = refused === undefined ? IN_LB.test(meant) : IN_KG.test(refused);
  if (kg === lb)
    return kg && /\b(?:to|into)\b.*\b(?:lbs?|pounds?|imperial)/.test(meant)
      ? [state("units", "lb")]
      : kg && /\b(?:to|into)\b.*\b(?:kgs?|kilos?|metric)/.test(meant)
        ? [state("units", "kg")]
        : [];
  return [state("units", kg ? "kg" : "lb")];
};
