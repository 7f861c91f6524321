import { compiled } from "../patterns/compiled.ts";
import { AFTER, any, MINUTES, MY, NUM, START, word } from "./patterns.ts";
import {
  CARDIO,
  CHANGE,
  EXERCISE,
  MAKE,
  MUSCLE,
  OUT_OF_USE,
  PLAN,
  SESSION,
  TRAINING,
  WEEKDAY,
} from "./trainingWords.ts";
import { WISHES_LIFT } from "./wishFragments.ts";

/**
 * Named patterns over a folded message. A rule fires on these names and on the computed signals of `readSignals`, and
 * the names are what a turn shows as its reasons.
 */
export const TRAINING_CUES = {
  // form
  question_word: any(
    `${START}(?:what(?! an? (?:session|workout|day))|which|who|whose|why|how(?! about (?:we|you (?:make|build|give)))|is|are|am(?! (?:\\d|\\w+tag\\b|mittwoch|\\w*abend|morgen|wochenende|ende))|was|were|does|do (?:i|you|we|they|people|the|my|\\w+s)|did (?:i|you|we|they)|has|have (?:i|you|we|my)|can i|can (?:a|the|my|one|women|men|people|anyone|\\w+ing|you (?!please|just|also|log|record|track|save|add|make|build|create|give|show|set|put|remind|change|swap|replace|remove|delete|move|update|start|stop|write|design|plan|generate|suggest|recommend|send|help|find|search|look|do|get me|analy|pull|switch|tweak|adjust|take|program|schedule|book|cancel|drop|turn|convert|note|enter|fix my|come up|prepare|list|check|periodi|structure|organi|map|summari)\\w+)|could i|will (?:i|it|my|this|that|\\w+ing)|(?:should|would)(?! (?:have|of|ve) (?:had|done|gone|got|hit|used|made|managed|taken|stayed|stopped)\\b)|shall|may i|any (?:tips|advice|idea|cues|thoughts|recommendations?|suggestions?|reason|exercises|alternatives?)|anyone|wondering|curious|thoughts on|opinions? on|tips|advice|where (?:can|do|should|is|are)|when (?:should|do|is|can|will|was|did|does|am|to)|difference between|pros and cons)(?![\\w])`,
    `${START}(?:para que|a cosa serve|a quoi sert|wofur|wozu|wie|was|welche[rsnm]?|warum|wieso|weshalb|wann|wo|ist|sind|soll|sollte|kann ich|darf|brauche ich|muss ich|wieviele?|qu|quoi|est ce|quel(?:le|s|les)?|pourquoi|comment|combien|quand|dois je|puis je|faut il|que|cual(?:es)?|por que|como|cuant[ao]s?|cuando|debo|puedo|es (?:mejor|bueno|malo)|necesito saber|che|cosa|quale|quali|perche|come|quant[oiae]|quando|devo|posso|e (?:meglio|vero)|qual|quais|quant[ao]s?|o que|devo)(?![\\w])(?=.*\\?|.{4,})`,
  ),
  question_inside:
    /\b(?:wonder(?:ing)?|not sure|unsure|curious|no idea|do not know|want to know) (?:if|whether|how|why|what|which|when)\b|\bany (?:advice|tips|thoughts|ideas|suggestions)\b|\bwhat would you\b|\bwhere (?:do|should) (?:i|we) (?:even |best )?(?:begin|start)\b|\b(?:can|could|do|does|should|will|would|is|are) (?:you|i|it|they|we|people|that|this) (?:actually|really|even|still|ever|truly)\b|[,:;.!-] ?(?:and |but |so )?(?:what|why|how|which|should i|is it|is that|do i|can i|does it|will it|am i)\b/,
  question_mark: /\?/,
  how_to: any(
    "\\bhow (?:do|can|should|would|could|to|does|did|is|are|much|many|often|long|heavy|low|deep|wide|far|hard|fast|close|high|come)\\b",
    "\\b(?:proper|correct|good|right|perfect|better|best|improve|improving|fix|check) (?:my |the |your )?(?:\\w+ ){0,2}(?:form|technique|setup|execution|posture|grip|stance|depth|lockout|bar path)\\b|\\b(?:form|technique) (?:check|tips?|cues?|advice|help|for|on)\\b",
    "\\b(?:cues?|tips?|advice|pointers|technique|form|guidance|help|tutorial|instructions|steps)\\b.{0,20}\\b(?:for|on|with|about|to)\\b|\\b(?:walk me through|teach me|show me how|explain|tell me (?:about|how|why|what|the)|talk me through|break down|describe|demonstrate|clarify|what am i doing wrong|what is wrong with|help me (?:understand|with|fix|improve))\\b",
    "\\b(?:explain|tell me|show me how|erklar(?:e|st|en)?|zeig mir wie|explique[rz]?|explica(?:me)?|spiega(?:mi)?|ensename|montre moi comment|insegnami|me ensina|me explica)\\b",
  ),
  definition: any(
    "\\bwhat (?:is|are|does|do|was|s)\\b.{0,60}\\b(?:mean|means|stand for|for|about|do|work|works|called|hit|hits|train|trains|target|targets|involve|use|used)\\b|\\bwhat (?:is|are) (?:a |an |the )?[\\w/ -]+\\??$|\\b(?:define|definition of|meaning of|difference between|different from|what muscles?|which muscles?|muscles? (?:worked|used|does|do|involved))\\b",
    "\\bwas ist\\b|\\bqu est ce (?:que|qu)\\b|\\bque es\\b|\\bcos ?e\\b|\\bcosa (?:e|sono)\\b|\\bo que e\\b|\\bque musculos\\b|\\bquali muscoli\\b|\\bquels muscles\\b|\\bwelche muskeln\\b",
  ),
  comparison:
    /\b(?:better|worse|best|vs\.?|versus|compared? (?:to|with)|or should i|instead of|alternatives?|substitutes?|substitution|replacement for|difference|more effective|superior|optimal|ideal|worth it|overrated|necessary|pros and cons)\b|\b\w+ or \w+\?$/,
  split_choice:
    /(?:\bpush[ ,/&-]*pull[ ,/&-]*legs?|\bp ?p ?l|\bfull ?-?body(?: \dx)?|\bupper ?(?:body)?[ /&-]*(?:and |und )?lower(?: body)?|\bbro ?-?split|\bsplit|\bganzkorper(?:training|plan)?)(?: (?:split|training|routine|workouts?|plan))? (?:or|vs\.?|versus|oder|ou|o)(?: (?:a|an|just|do|the|maybe|ein))* (?:push|p ?p ?l\b|full ?-?body|upper|bro ?-?split|split|body ?part|ganzkorper)/,
  where_to_start:
    /\bwhere (?:do|should|can|would|shall|am|to) ?(?:i )?(?:even |supposed to |best |first )*(?:start|begin)\b(?! (?:the|my|with (?:my|the)|a) (?:log|run|race|session|bar|pull|lift|descent))|\b(?:wo|womit|wie) (?:fange?|soll) ich (?:am besten |nur |uberhaupt )?an(?:fangen)?\b|\bpar ou (?:commencer|je commence)\b|\bpor donde (?:empiezo|empezar|comienzo|comenzar)\b|\bda dove (?:comincio|cominciare|inizio|iniziare|parto)\b|\bpor onde (?:comeco|comecar|eu comeco)\b/,
  advice:
    /\b(?:should i|shall i|is it (?:ok|okay|fine|safe|bad|good|better|normal|possible|true|worth|necessary|dangerous|too|enough|alright|wise|smart)|can i|could i|may i|do i (?:need|have to|really need)|am i (?:doing|too|overtraining|going|training)|would it|what if|will it|is this|is that|are these|how come|what happens|what would you|your (?:opinion|thoughts|advice)|any advice|need advice|what do you (?:think|recommend|suggest)|any thoughts|worth|recommended|sensible|ok to|safe to|bad for|good for|enough|too (?:much|many|heavy|often|little))\b|\b(?:soll ich|sollte ich|darf ich|dois je|puis je|debo|deberia|puedo|devo|posso|dovrei|faut il)\b/,
  seeks_advice: /\b(?:should|how (?:do|can|could|would|to)|ways? to|tips?|advice|help me|best way|how come|why)\b/,
  how_to_it:
    /^\W*(?:(?:ok|okay|so|and|but|well|hey|btw|sorry|oh)[ ,]+)*(?:(?:how|what) (?:do|should|would|can|could|does) (?:i|you|one) (?:properly |correctly |actually |best )?(?:do|perform|execute) (?:it|this|that|these|those|them)(?: one| ones)?(?: (?:right|correctly|properly|well|safely|again|then|the right way|with (?:good|proper|the right) form))*|how (?:is|are) (?:it|this|that|these|those|they) (?:properly |correctly )?(?:done|performed)(?: (?:right|correctly|properly))?|am i doing (?:it|this|that|these|those|them) (?:right|correctly|properly|wrong)|wie (?:mach|mache|geht|macht man) (?:ich )?(?:das|die|es|den)(?: (?:richtig|korrekt|eigentlich))*|comment (?:on fait|faire|je fais|je (?:le|la|les) fais) (?:ca |cela )?(?:correctement|bien)?|como (?:se hace|lo hago|la hago|los hago|las hago|hago eso|faco isso|se faz)(?: (?:bien|correctamente|certo|direito))?|come si fa(?:nno)?(?: (?:bene|correttamente))?)[\s?.!]*$/,
  form_word: /\b(?:form|technique|posture|setup)\b/,
  explain_order: any(
    `${START}(?:explain|tell me (?:about|how|why|what|the (?:difference|best|right|proper))|teach me|walk me through|talk me through|describe|compare|define|show me how|break down|clarify|erklar|explique|explica|spiega|ensename|insegnami|me (?:ensina|explica))`,
  ),
  topic_noun:
    /\b(?:muscles (?:worked|used|involved|targeted)|form|technique|cues?|benefits? of|tips|mistakes?|progressions?|regressions?|variations?|setup|depth|grip width|standards?|position|angle|range of motion|rep range|bar path|how[- ]to|pros and cons|alternatives?(?: (?:to|for))?|substitutes? for|guide|instructions|for beginners|explained|help|advice|vs|versus)\b/,
  alternatives:
    /\b(?:alternatives?|substitutes?|substitutions?|replacements?|instead of|what else|other options?|easier version|harder version|regressions?|progressions?|variations?)\b/,
  // training
  training_word: word(TRAINING),
  exercise_word: word(EXERCISE),
  cardio_word: word(CARDIO),
  muscle_word: word(MUSCLE),
  session_word: word(SESSION),
  plan_word: word(PLAN),
  // numbers
  sets_by_reps: any(
    "(?<![\\d.])\\d{1,4}(?:[.,]\\d+)? ?(?:kgs?|lbs?|kilos?|pounds?)? ?[x*] ?(?:\\d|bw\\b|max\\b|amrap\\b|f\\b)(?! ?(?:per|a|times a|/) ?(?:week|day))",
    "\\b\\d+ (?:sets?|series|serie|satze|rounds?)(?: ?(?:of|x|at|@|de|di|von|a|zu|mit|,))? ?(?:\\d|max|failure|amrap|\\w+ ?\\d)",
    `\\b${NUM} (?:sets?|satze|series) (?:of|von|de|di) \\w+`,
    "\\b\\d+ (?:reps?|repetitions?|wdh|wiederholungen|repeticiones|repetitions|ripetizioni|repeticoes)\\b(?! (?:range|per set better))",
    "\\d ?(?:kgs?|lbs?|kilos?|pounds?|#)? (?:for|by) (?:\\d+|a (?:single|double|triple)|\\w+ (?:singles?|doubles?|triples?))\\b(?! ?(?:min|sec|week|day|month|year|hour))",
    "\\b\\d+ ?(?:kgs?|lbs?|kilos?|pounds?)? ?@ ?\\d|@ ?(?:rpe ?)?\\d",
    "\\b\\d{1,3}(?: ?[,/] ?\\d{1,3}){2,}\\b|\\b\\d{1,3}, ?\\d{1,3}(?: and \\d{1,3})?\\b",
    "\\bsets?:? ?\\d+(?: ?[,x@])|\\b(?:singles?|doubles?|triples?) (?:at|@|with) ?\\d",
    "\\bx ?\\d{1,3}\\b(?! ?(?:per|a|/|times) ?week)",
    "\\b\\d+ (?:heavy |easy |clean |solid |strict )?(?:singles|doubles|triples)\\b",
  ),
  load: /\b\d+(?:[.,]\d+)? ?(?:kgs?|kilos?|kilograms?|lbs?|pounds?|#)(?![\w])|@ ?\d|\b(?:\d+(?:\.\d+)?|one|two|three|four|a) plates?\b|\bbw ?\+ ?\d|\+ ?\d+ ?(?:kg|lb)|\bthe \d+s\b|\bbody ?weight\b.*\d/,
  distance:
    /\b\d+(?:[.,]\d+)? ?-?(?:k|kms?|kilometers?|kilometres?|mi|miles?|m|meters?|metres?|yards?|yds?|laps?|floors|steps)(?![\w])|\b(?:half |a )?marathon\b/,
  duration: any(
    MINUTES.replace("|quick|short|express", ""),
    "\\b\\d+:\\d\\d\\b|\\b\\d ?h ?\\d{2}\\b",
    "\\b\\d+ ?-?(?:s|secs?|seconds?|sekunden|secondes|segundos|secondi)\\b",
  ),
  /** "Give me 40 min": to train; ten minutes may be to wait. */
  gives_minutes:
    /^(?:(?:so|ok|okay|just|please|pls|and|then)[ ,]+)*(?:give me|gimme|make me|build me) (?:about |around |a )?(?:1[5-9]|[2-9]\d|1[0-2]0) ?-?min(?:ute)?s?(?: (?:please|pls|today|now|then))*[.! ]*$/,
  minutes: any(`(?<![\\w])${MINUTES}(?![\\w])`, "\\b\\d ?h ?[0-5]\\d\\b"),
  number: /\d/,
  per_week: any(
    `\\b${NUM}[- ]?(?:x|times|days?|sessions?|workouts?|trainings?|day)(?: ?(?:a|per|/|each|every|por|pro|par|a la|die|al(?:la)?) ?(?:week|wk|semana|semaine|settimana|woche))`,
    `\\b${NUM}[- ]?(?:weeks?|wks?|months?|days?|mesocycles?|wochen|monate|tage?|semaines?|mois|jours?|semanas?|meses|dias?|settimane|mesi|giorni)[- ](?:(?:\\w+[- ]){0,3})${PLAN}`,
    `${PLAN}.{0,40}\\b${NUM}[- ]?(?:weeks?|months?|days?|x a week|wochen|monate|tage|semaines?|mois|jours|semanas|meses|dias|settimane|mesi|giorni)\\b`,
    `\\b(?:next|for|over|within|sur|por|per) (?:the next |the )?${NUM} (?:weeks|months|semaines|mois|semanas|meses|settimane|mesi|wochen)`,
    "\\b(?:weekly|monthly|multi[- ]?week|week[- ]long|whole week|full week|entire week|every (?:day|week)|all week|this week s?|for the week|per week|a week|twice weekly|(?:next|coming|whole) (?:month|few weeks|couple of weeks|quarter|semester)|wochen|semanal|hebdomadaire|settimanale)\\b",
    `\\b${WEEKDAY}(?:,|/| and| &)? ?${WEEKDAY}\\b`,
    `\\b(?:\\d|two|three|four|five|six)[- ]day(?! (?:streak|fast|old))`,
  ),
  named_split:
    /\b(?:ppl|push[ ,/-]*pull[ ,/&-]*(?:and )?legs|push[ /-]pull(?= (?:split|program|routine|plan))|bro[- ]split|upper[ /-]*(?:and )?lower(?: split)?(?! back)|full[- ]body split|body ?part split|5\/3\/1|531|wendler|stronglifts|strong lifts|starting strength|gzclp?|nsuns|phul|phat|texas method|candito|smolov|juggernaut|madcow|greyskull|reddit ppl|couch to 5k|c25k|linear progression program|german volume training|gvt|arnold split|conjugate|westside|hybrid athlete)\b/,
  // making and changing
  make_start: any(
    `${START}(?:build|create|generate|design|give me|gimme|put together|write me|program me|suggest|recommend)\\b`,
  ),
  rounds: /\b\d+ rounds?\b/,
  get_ready:
    /\b(?:get|getting|make|prepare|prep|train|whip) me (?:ready|in shape|fit|up|for)\b|\b(?:prepare|prep|train) (?:me )?for (?:my|a|the) (?:first |next )?(?:marathon|half|10k|5k|race|meet|competition|triathlon|hyrox|spartan|ironman)\b/,
  make_verb: any(
    `(?:^|[.!?,;:\\n] ?|\\b(?:please|and|then|also|now|can you|could you|would you|will you|like to|want to|need to|you to|me to|time to|you|just|so|but|i|and then|or|hey|kannst du|peux tu|puedes|puoi|pode) )${MAKE}(?![\\w])`,
    `(?<![\\w])(?:build|make|create|generate|design|give me|gimme) (?:me )?(?:an?|the|my|some|something|another|one|a quick)\\b`,
  ),
  want_train: any(
    `\\b(?:want|wanna|need|like|love|going|trying|hoping|looking|ready|time|lets|let us|let me|can we|could we|feel like|in the mood|down|shall we|gonna) (?:to |for )?(?:a |an |some |me |do |doing |go )?(?:quick |good |hard |short |nice |heavy |light |proper )?(?:to )?(?:train|hit|work(?: out)?|do|doing|blast|smash|target|focus on|training|hitting|pump|exercise|workout|sweat|burn|destroy|grow|bang out|have|crush)? ?(?:some |my |a |on |the |out ){0,6}(?:${MUSCLE}|${SESSION}|cardio|push|pull|upper|lower)(?![\\w])`,
  ),
  wishes_lift: WISHES_LIFT,
  something_for: any(
    `\\b(?:something|anything|stuff|moves|exercises?|a few exercises) (?:\\w+ ){0,2}(?:for|to|that)\\b.{0,40}(?:${MUSCLE}|${CARDIO})(?![\\w])`,
  ),
  session_for: any(
    // "Bitte ein Beintraining", "please a leg session".
    `\\b(?:please|pls|bitte|svp|por favor|per favore|s il te plait|s il vous plait) (?:an?|one|ein\\w*|ne|n|une?|un[ao]?|uma?) (?:\\w+ ){0,2}(?:${SESSION})(?![\\w])`,
    `(?:${SESSION}) (?:\\w+ )?(?:for|with|using|without|that|around|targeting|focus\\w*|to|today|now|please|at home|plan for today|fur|mit|ohne|pour|avec|sans|para|con|sin|per|senza|com|sem|de|di)(?![\\w])`,
    `(?<![\\w])(?:${MUSCLE}|${CARDIO}|bodyweight|dumbbell|kettlebell|barbell|db|kb|band|home|hotel|quick|beginner|advanced|intermediate|hypertrophy|strength|power|endurance|conditioning|push|pull|upper|lower|full[- ]body|total[- ]body|short|hard|easy|intense|light|heavy|low impact|hiit|no equipment|minute|min|hour|trx|bench|squat|deadlift|calisthenics|gym|random|new|another|good|nice|killer|fun|challenging|custom|simple|basic|proper|different|decent|brutal|solid|travel|morning|evening|lunch(?: break)?|glute|superset)[- ](?:focus\\w* |based |only |style |friendly )?(?:${SESSION})(?![\\w])`,
  ),
  /** Running, riding or rowing with how it is gone through: "tempo run", "easy 40 min ride", "lockerer Lauf". */
  paced_outing:
    /\b(?:tempo|threshold|intervals?|easy|long|recovery|progression|speed|hill|steady|zone 2|z2|aerobic|lange[rns]?|lockere?[rns]?|leichte[rns]?|ruhige[rns]?|langsame[rns]?) (?:(?:\d{1,3}[- ]?(?:min\w*|k|km|h|hours?)|slow|easy|long|short|steady|recovery) )?(?:runs?|jog|rides?|bike ride|row|swim|lauf)\b(?! (?:shoes?|club|pace|pain|race|plan|program\w*|machine|group))|\b(?:fartlek|tempolauf|dauerlauf|intervalllauf|sortie longue|footing|fractionne|rodaje|tirada larga|series de carrera|corsa (?:lenta|lunga|facile)|lungo lento|ripetute|corrida (?:leve|longa|regenerativa)|track (?:session|workout)|hill (?:repeats|sprints)|\d{1,2} ?x ?\d{3,4} ?m? (?:session|workout|repeats|run))\b/,
  please_word: /\b(?:please|pls|bitte|svp|por favor|per favore)\b/,
  what_today:
    /\b(?:what|which|wha) (?:\w+ )?(?:should|shall|do|would) (?:i|we) (?:do|train|hit|work(?: on| out)?|lift|be doing|focus on)(?: at the gym| in the gym| for (?:my |a )?(?:workout|training|exercise))?(?: today| tonight| now| right now| this (?:morning|evening|afternoon)|$|\?)|\bwhat (?:can|could) (?:i|we) (?:do|train|hit) (?:today|tonight|now|right now|at the gym|in the gym)\b|\b(?:was|welche (?:muskeln?|muskelgruppen?)) (?:soll(?:te)?|kann|konnte) ich (?:denn |eigentlich |am besten )*(?:heute|jetzt) (?:denn |am besten |im gym |im studio )*(?:trainieren|machen)|\b(?:je m ?['’]?entraine|je travaille|on travaille) quoi aujourd|\b(?:que|qu est ce que) (?:je dois|dois je|puis je|je fais) (?:faire )?aujourd|\bque (?:entreno|hago|debo hacer|puedo hacer) hoy|\bcosa (?:alleno|faccio|posso fare) oggi|\bo que (?:treino|faco) hoje/,
  /** A machine or a place that is broken or taken. */
  cannot_be_had: any(
    `(?<![\\w])(?:${EXERCISE}|machines?|racks?|bench(?:es)?|platforms?|cables?|treadmill|rower)(?:['’]?s|(?: machines?| racks?| station)? (?:is|are|was|were|has been|have been|got))(?: all| always| still| again| being)? ${OUT_OF_USE}(?![\\w])`,
  ),
  want_move:
    /\b(?:(?:i )?(?:want|need|would like|feel like|have|love) (?:to )?(?:burn|sweat|move|moving|get moving|blow off|work off|exercise|work ?out|working out|train|lift something|get a sweat|get my heart rate)|get (?:my |a )?(?:sweat|heart rate|blood flowing)|^train me|^work me|crush me|kick my ass|destroy me|make me sweat|get me moving)\b/,
  good_session: compiled(
    `\\bwhat is an? (?:good|great|nice|quick|solid|decent|effective) (?:\\w+[ -]){0,4}(?:${SESSION})(?![\\w])`,
  ),
  what_can_i:
    /\bwhat (?:\w+ )?(?:can|could|should|would) (?:i|we|you) (?:do|train|get done|recommend|give me)\b|\bwhat do (?:i|we) (?:do|train) (?:for|in|with) (?:about |the |my )?\d{1,3} ?-?min/,
  // "What would a leg day look like with dumbbells": of one session, and no plan.
  session_looks:
    /^(?!.*\b(?:plan|split|weeks?|program\w*|months?|block|season)\b).*(?:\b(?:what|how) (?:would|could|might|should|does) (?!you|i |we |it |that |he |she |they |my form)(?:\w+ ){1,9}look\b|\bwie (?:wurde|konnte|sollte|sahe)\b.*\baus(?:sehen)?\b|\ba quoi (?:ressemblerait|pourrait ressembler)\b|\bcom[eo] (?:sarebbe|potrebbe essere|seria|podria ser|ficaria)\b)/,
  what_goes:
    /\b(?:was (?:geht|lasst sich|ist drin|schafft man|kann man|kriegt man)|qu est ce qu on peut faire|on peut faire quoi|que se puede hacer|cosa si puo fare|o que da (?:pra|para) fazer|what is (?:possible|doable))\b.*\b(?:in|mit|en|avec|con|em|com|with)\b|\b(?:cosa mi proponi|que me propones|tu me proposes quoi|que me proposes|was schlagst du(?: mir)? vor|o que (?:voce )?(?:me )?(?:sugere|propoe))\b/,
  we_train: /\b(?:can|could|shall|should) we (?:do|train|hit|work|focus)\b/,
  something_easy:
    /\bsomething (?:quick|short|hard|easy|easier|light|intense|fun|challenging|sweaty|gentle|different|simple|heavy)\b/,
  plan_my:
    /\bplan (?:out )?(?:my|the|our) (?:training |workout |next )?(?:week|month|training|workouts)\b|\b(?:periodi[sz]e|structure|program(?:me)?|organi[sz]e|map out) (?:my|our) (?:training|lifting|workouts?|week|gym)\b/,
  time_window:
    /\b(?:this|last|past|previous|over the|since) (?:\w+ )?(?:week|weeks|month|months|year|years|january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring)\b|\bover time\b/,
  metric_noun: /\b(?:history|stats|trends?|tonnage|streak|progress|prs?|pbs?|records?|1 ?rm|maxes|volume|numbers)\b/,
  cardio_detail:
    /\b(?:incline|speed|level|lvl|lv|pace|watts?|avg|average|hr|bpm|resistance|cadence|elevation)\b ?(?:of |at |@ ?|hr )?\d|\d+ ?(?:watts?|bpm|kcal|w)\b|\/(?:km|mi|500)/,
  long_past:
    /\b(?:for|over|in|about|past|last) (?:the )?(?:last |past |about |around |over |almost |nearly ){0,6}(?:\d+|a|an|one|two|three|four|five|six|few|a few|several|couple|a couple(?: of)?)(?:\+| or so)? ?(?:months?|years?|yrs?|weeks)\b|\b(?:months?|years?) ago\b|\bused to\b|\bback (?:in|when)\b|\b(?:for|in) (?:weeks|months|years|ages)\b|\b(?:last|this) year\b|\bsince (?:january|february|march|april|may|june|july|august|september|october|november|december|last|the|i|my)\b/,
  adjust: any(
    `${START}(?:give|make|do|get|show) me (?:that|this|it|the same(?: one| thing)?) (?:for|in|but|with(?:out)?)\\b`,
    `${START}(?:make|do|can you make|turn) (?:it|that|this|the (?:workout|session))\\b(?! (?:kg|kgs|lbs?|pounds|kilos|\\d+ (?:sets?|reps?|kg|lbs?)|to \\d))`,
    `${START}(?:shorter|longer|harder|easier|heavier|lighter|quicker|more intense|less intense|less|more) ?(?:please|pls|legs|chest|back|arms|core|cardio|sets|volume|rest|exercises|variety|glutes|shoulders)?[.!]*$`,
    `${START}(?:(?:give|show|get|make) me |i want |how about |what about )?(?:too (?:long|short|hard|easy|much|many|intense)|that is too (?:long|short|hard|easy|much)|without|no (?:more )?\\w+(?: \\w+)?(?: please| pls)?$|another(?: one)?|a different one|different one|something (?:else|different)|give me another|new one|one more|regenerate|try again|same but|same thing but|redo it|shuffle)\\b`,
    `${START}(?:swap(?: out)?|replace|change|remove|drop|take out|get rid of|skip|switch|substitute|cut)\\b(?! (?:to|from|it to) (?:kg|lb|pounds|kilos|metric|imperial))`,
    `${START}(?:add|include|throw in|put in|more|less|fewer)\\b`,
    "\\b(?:shorter|longer|harder|easier) (?:version|workout|session|one)\\b|\\bi (?:do not|can not) (?:like|do|have) (?:the |that |those |any )?\\w+|\\b(?:kurzer|langer|plus court|plus long|mas corto|mas largo|piu corto|piu breve|mais curto)\\b",
  ),
  change_verb: any(
    `(?:^|[.!?,;:\\n] ?|\\b(?:please|and|then|also|you|we|to|just|now|want to|i|like to|lets|kannst du|peux tu|puedes|puoi|pode) )${CHANGE}(?![\\w])`,
  ),
  plan_owned: any(
    `\\b(?:${MY}|one of my|the) (?:\\w+ )?(?:run|running|lifting|gym|rest|leg|push|pull|cardio|training|easy|long|heavy|workout|upper|lower) days?\\b`,
    `\\b(?:${MY}|the|this|that|current|existing|todays|tomorrows|${WEEKDAY}s?|der|die|den|le|la|el|il) (?:\\w+ ){0,2}(?:${PLAN}|schedule|training week|week|${SESSION})(?![\\w])`,
    "\\b(?:leg|push|pull|upper|lower|chest|back|arm|rest|squat|bench|deadlift|full body|cardio|long run) ?days?\\b",
    `\\b(?:from|to|in|im|on|of|into|bump|push) (?:my |the )?(?:${PLAN}|schedule|push day|pull day|leg day|upper day|lower day|${WEEKDAY}|day \\d|week \\d)(?![\\w])|\\b(?:days?|weeks?) \\d\\b|^(?:my |the )?plan:`,
  ),
  // progress
  first_person: compiled(`(?<![\\w])(?:i|me|myself|${MY}|ich|mich|je|j|yo|io|eu)(?![\\w])`),
  metric: any(
    "(?<![\\w-])(?:progress(?:ing|ed|ion)?|trends?|stats|statistics|numbers|history|records?|prs?|pbs?|personal (?:bests?|records?)|(?:estimated |e)?1 ?rms?|one rep max(?:es)?|max(?:es)?|volume|tonnage|streak|average|total(?:s)?|consisten\\w*|stall(?:ed|ing)?|stagnat\\w*|plateau(?:ed|ing)?|improv(?:ed|ing|ement)|(?:getting|gotten|got|become|growing) (?:any )?(?:stronger|weaker|better|fitter|bigger|faster)|gone up|going up|went up|trajectory|graph|chart|analytics|dashboard|report|summary|recap|overview|log(?:s|ged)?|frequency|intensity|balance|adherence|fortschritte?n?|statistik\\w*|verlauf|progres|statistiques?|historique|progreso|estadisticas?|historial|progressi|statistiche|storico|cronologia|progresso|estatisticas?|historico|bestleistung)(?![\\w])",
    "\\b(?:wie entwickelt|wie hat sich mein\\w*|entwickelt sich|mein maximum|evolution|evolue|evoluciona\\w*|evoluc\\w+|werde ich starker)\\b",
  ),
  past_query: any(
    "\\bhow many (?:(?:working|hard|total|warm ?-?up) )?(?:sets|reps|exercises) (?:is|was|are|were|does|do|did|have) (?:that|this|it|those|they|i)\\b(?! (?:need|have to|do (?:per|a|for)|get from))",
    `\\b(?:when|what|how (?:much|many|often|far|fast|long|heavy)(?: \\w+){0,4}?|which(?: \\w+){1,2}|what(?: \\w+){1,2}|(?:the )?(?:most|heaviest|best|longest|fastest|max|max weight)(?: \\w+)?|how many times) (?:did|have|was|were|had|has) (?:i|we|my)\\b`,
    "\\b(?:my|the) (?:best|heaviest|longest|fastest|biggest|most|top)\\b.{0,40}\\bever\\b|^(?:biggest|best|heaviest|longest|fastest|most) .{1,30}\\b(?:this|last|ever|so far)\\b|\\bmy (?:\\w+ ){1,3}so far\\b|\\bis (?:that|this|it) (?:my|a|an all time) (?:\\w+ )?(?:best|heaviest|pr|pb|record|most|max)\\b|\\b(?:the )?(?:most|heaviest|best|longest|fastest|max)(?: \\w+){0,3} i (?:have|ever|did|lifted|ran|could)\\b|\\b(?:when was (?:my|the) last|(?:my|the) last time|last time (?:i|we)|have i (?:been|ever|done|hit|trained|gotten|improved|made|lost|gained)|did i (?:do|hit|train|lift|bench|squat|deadlift|run|log|miss|improve|skip|get|make|beat|workout|work out|go)|am i (?:getting|progressing|improving|making|stronger|on track|stalling|hitting|consistent|ahead|behind|plateau\\w*|due)|how (?:often|much|many \\w+) do i (?:usually |normally |typically |actually )?(?:train|lift|bench|squat|deadlift|run|hit|work out|do)\\b|how am i (?:progressing|going)|how am i doing (?:on|with|at|this|so far)|how many (?:\\w+ ){0,2}(?:workouts|sessions|sets|reps|kms?|kilometers|miles|runs|times|prs|kilos|days)(?: \\w+){0,4} (?:this|last|past|so far this) (?:week|month|year)|how is my (?!form|technique|squat depth|grip)|how are my|how has my|how have my|am i (?:neglecting|missing|undertraining|overtraining|skipping)|how have i been|was my (?:best|heaviest|last|max)|what was my|what is my (?:\\w+ ){0,4}(?:pr|pb|max|1rm|best|record|volume|streak|average|total|progress|heaviest|longest|fastest|personal|weakest|strongest|lagging)|what are my (?:\\w+ ){0,3}(?:prs|pbs|maxes|lifts|numbers|stats|bests|totals))\\b",
    "\\bwie hat sich mein\\w*|\\b(?:(?:wann|wie (?:lang|lange|weit|schwer|schnell|viel)|was|welches|welche) (?:war|waren)(?: noch ?mals?| denn| eigentlich)* (?:mein|meine) (?:letzte\\w*|beste\\w*|schwerste\\w*|langste\\w*)|(?:quand|combien|quel(?:le)?) (?:etait|c etait)(?: deja)? (?:mon|ma) (?:derni\\w+|meilleur\\w*)|c etait quand (?:mon|ma|deja) (?:derni\\w+|mon|ma)|(?:cuando|cuanto|cual) (?:fue|era) mi (?:ultim[oa]|mejor)|(?:quando|quanto|qual) (?:e stat[oa]|era) (?:il mio|la mia|l)? ?(?:ultim[oa]|miglior\\w*)|(?:quando|quanto|qual) (?:foi|era) (?:o meu|a minha|meu|minha) (?:ultim[oa]|melhor)|wann habe ich|wie viel habe ich|wie oft (?:habe|war|bin) ich|was habe ich|combien (?:de \\w+ )?(?:ai je|j ai)|quand (?:est ce que )?(?:ai je|j ai)|cuando (?:hice|entrene|fue)|cuanto (?:levante|hice)|cuantas veces (?:he |entrene|fui|hice)|quando ho|quanto ho|quante volte (?:ho|mi sono)|quando foi|quanto (?:levantei|fiz)|quantas vezes (?:eu )?(?:treinei|fiz|fui))\\b",
  ),
  show_mine: any(
    `${START}(?:show|give|list|display|pull up|get|see|view|print|compare|analy[sz]e|review|summari[sz]e|look at|check|graph|plot|chart|track|export|i want to see|let me see|zeig|montre|muestra(?:me)?|mostra(?:mi)?|mostre)(?: me)?\\b.{0,40}\\b(?:${MY}|i|last|past|previous|recent|weekly|monthly|this (?:weeks?|months?|years?)|todays)\\b`,
  ),
  recap:
    /\b(?:(?:weekly|monthly|training|workout|progress|yearly|end of (?:week|month)) (?:summary|recap|report|review|overview|stats)|(?:workout|training|lifting|exercise|squat|bench|deadlift|pr|lift) (?:history|stats|log|trends?|prs?)|last (?:\d+ |few |couple of )?(?:\w+ )?(?:workouts?|sessions?))\b/,
  // live session
  start_session: any(
    `${AFTER}(?:i (?:want|would like|need|am ready|am going) to )?(?:start|begin|kick off|launch|resume|continue|open|restart|starten?|beginne[n]?|commence[rz]?|demarre[rz]?|empieza|empezar|comienza|inicia(?:r|re)?|comincia|comecar|comeca|inicie)(?: with)?(?: (?:my|the|this|a|todays|our|mein|das|le|la|mon|el|mi|il|o|meu|new|next|planned|scheduled|saved|live|latest)){0,6} ?(?:${SESSION}|${PLAN}|timer|exercise|next exercise|day \\w+|it|now|logging|set)?(?: now| please| for me| timer){0,6}[.! ]*$`,
    `${AFTER}(?:start|begin|resume|continue)(?: (?:my|the|this|todays|our|saved|planned))+ (?:\\w+ ){0,3}(?:${SESSION}|timer|routine|program|day)`,
    `\\b\\bget (?:this|my|the|our) (?:\\w+ )?started\\b|(?:ready|set)[,!. ]+(?:to |lets )?(?:start|begin|go)|lets? (?:start|begin|get started|get going|kick off)\\b|\\b(?:ready to (?:start|begin|go|lift|train)|time to (?:start|train|lift|begin))\\b`,
  ),
  end_session: any(
    `${AFTER}(?:(?:finish|end|stop|pause|complete|close|wrap up|quit|cancel|save|abort|exit|beende[n]?|pausiere|termine[rz]?|arrete[rz]?|termina(?:r|re)?|finaliza(?:r)?|para|pausa(?:r)?|encerra(?:r)?))(?: (?:my|the|this|our|todays|current|mein|das|la|le|ma|el|mi|il|o|meu|live)){0,6} ?(?:${SESSION}|timer|exercise)(?: now| please| early| here){0,6}(?=$|[.!,;])`,
    `^(?:das )?(?:${SESSION}|training|workout) (?:beenden|abbrechen|pausieren)\\b`,
  ),
  live_step: any(
    `${AFTER}(?:next (?:set|exercise|one|up|lift|movement)|previous (?:set|exercise)|(?:go )?back (?:one|an|a|to the (?:last|previous)) (?:set|exercise)|(?:set|exercise) (?:\\d+|one|two|three|four|five) (?:is |was )?(?:done|finished|completed?)|add \\d+ ?(?:s|secs?|seconds|min\\w*)(?: more)? (?:to (?:the |my )?)?rest|skip (?:this |the |to the next |a )?(?:set|exercise|one|rest|timer|movement)|(?:set|exercise) (?:done|complete[d]?|finished)|done with (?:this|that|the|my)? ?(?:set|exercise|one)|log (?:the |this |my |a )?set|finished (?:this|that|the|my) set|rest timer|start (?:the |my |a )?(?:\\d+ ?-?(?:s|secs?|seconds?|min\\w*) )?(?:of )?(?:rest|timer|rest timer|stopwatch|countdown)|start rest|time my rest|rest \\d+|how (?:long|much)(?: \\w+)? (?:left|rest left|remaining)|what is (?:the |my )?(?:next|first|last) (?:exercise|set|lift|movement)|(?:set )?(?:a )?timer\\b|how many sets (?:left|remaining|to go|do i have left)|which set am i on|what set am i on|repeat (?:the |that )?set|undo set|nachster satz|nachste ubung|serie suivante|exercice suivant|siguiente (?:serie|ejercicio)|prossim[ao] (?:serie|esercizio)|proxim[ao] (?:serie|exercicio))\\b`,
    "\\b(?:rest timer|timer for (?:my )?rest)\\b",
  ),
  at_gym:
    /\b(?:i am|we are|just|got|am|currently|finally)(?: (?:now|here|currently|just|at last|back)){0,6} (?:at|in|got to|arrived at|to|reached|walked into|here at) (?:the |my )?gym\b|^(?:at|in) the gym\b|\bready to (?:lift|train|start|go|crush|workout)\b|\b(?:ich bin im (?:gym|fitnessstudio)|je suis a la salle|estoy en el (?:gym|gimnasio)|sono in palestra|estou na academia)\b/,
  next_workout: any(
    `\\b(?:what|when|which|was|quel(?:le)?|cual|qual(?:e)?)\\b.{0,12}\\b(?:my |the |our )?(?:next|upcoming|nachste[sr]?|prochaine?|proxim[ao]|prossim[ao]|siguiente) (?:scheduled |planned )?(?:${SESSION}|day|workout day|lift day|one in (?:my|the))(?![\\w])`,
    "\\b(?:what|which|whats)\\b.{0,30}\\b(?:on (?:the |my )?(?:plan|schedule|program|programme|menu|agenda|docket|cards)|planned|scheduled|up next|programmed|due)\\b",
    "\\bwhat (?:am i|are we|do i) (?:\\w+ )?(?:doing|training|lifting|hitting|working|have|supposed to (?:do|train|lift))(?: at the gym)?(?: on)?(?: \\w+)? ?(?:today|tonight|tomorrow|next|\\w+day|this (?:morning|evening|afternoon))\\b|\\bwhat (?:is|are) (?:on )?(?:for )?(?:today|tonight|tomorrow)(?:s)?(?: (?:workout|session|training|lifts?|plan|exercises?))?(?=$|\\?| )|\\b(?:todays|tomorrows|tonights) (?:workout|session|training|plan|exercises|lifts|sets)\\b|\\bis (?:it|today|tomorrow) (?:an? |my )?(?:upper|lower|push|pull|legs?|rest|chest|back)\\b.{0,20}(?:\\bday\\b|\\btoday\\b|\\btomorrow\\b|$)|\\b(?:what|which|how) (?:is |does )?(?:day|week|session|workout) \\d+ (?:looks?|is|has|holds)\\b|\\bwhat (?:comes|is) (?:next|after)\\b.{0,20}(?:\\bplan\\b|\\bprogram\\b|\\bweek\\b)|\\bafter (?:this|todays|the) \\w+ what comes\\b|\\b(?:do i|am i) (?:lift|lifting|train|training|run|running|squat|squatting|bench|benching) (?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow)\\b|\\bwelcher tag (?:im|vom|in meinem) plan\\b|\\b(?:for|in|on|of) my next (?:\\w+ ){0,2}(?:day|session|workout)\\b|\\bleft (?:on|for|to do) today\\b",
    `\\b(?:which|what) (?:day|week|workout|session)(?: of (?:my |the )?(?:program|programme|plan|routine|split|cycle))? (?:am i|is it|is (?:today|next|tomorrow)|are we|comes next|do i (?:do|have))\\b|\\b(?:is (?:it|today|tomorrow)) (?:my |a )?(?:leg|push|pull|upper|lower|rest|chest|back|arm|squat) ?day\\b|\\b(?:do i|am i) (?:have|train(?:ing)?|work(?:ing)? out|supposed to (?:train|lift|work out)) (?:a workout |legs |upper |anything )?(?:today|tomorrow|tonight)\\b|\\b(?:show|give|tell)(?: me)? (?:my |the )?(?:next|upcoming) (?:${SESSION})`,
    "\\bwhat (?:is|comes) after\\b.{0,25}\\b(?:day|workout|session)\\b|\\b(?:was steht (?:heute|morgen|als nachstes)|was ist heute dran|qu est ce qui est prevu|c est quoi ma prochaine|selon mon (?:programme|plan)|laut (?:meinem |dem )?(?:plan|trainingsplan)|segun mi (?:plan|rutina|programa)|secondo (?:il mio|la mia) (?:programma|scheda|piano)|que (?:me )?toca (?:hoy|entrenar)|que hay hoy|cosa (?:c e|mi tocca) oggi|qual (?:e )?o treino de hoje|o que tem hoje|was trainiere ich heute|was (?:machen wir|mach ?ma|moch ?ma|trainieren wir|trainier ?ma) (?:denn |so |eigentlich )?(?:heute|morgen)|qu.?est.ce qu.?on fait (?:demain|aujourd)|on fait quoi (?:demain|aujourd)|que hacemos (?:hoy|manana)|cosa facciamo (?:oggi|domani)|o que (?:a gente faz|fazemos|vamos fazer) (?:hoje|amanha))\\b|\\b(?:according to|per|based on|from|in) (?:my|the) (?:plan|program|programme|routine|schedule|split)\\b.{0,30}\\b(?:today|tomorrow|next)\\b|\\b(?:today|tomorrow|next)\\b.{0,30}\\b(?:according to|per|based on) (?:my|the) (?:plan|program|programme|routine|schedule|split)\\b",
  ),
} as const satisfies Record<string, RegExp>;
