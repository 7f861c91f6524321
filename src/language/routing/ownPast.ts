const DONE =
  "(?:did|done|do|logged|log|train(?:ed)?|lift(?:ed)?|bench(?:ed)?|squat(?:ted)?|deadlift(?:ed)?|press(?:ed)?|row(?:ed)?|curl(?:ed)?|ran|run|swam|swim|cycled?|walk(?:ed)?|hit|entered|enter|tracked|track|record(?:ed)?|wrote|written|put in|put down|work(?:ed)? (?:out|on))";
const WHEN =
  "(?:today|yesterday|tonight|last|so far|this|on|for|again|now|earlier|before|in|already|recently|monday|tuesday|wednesday|thursday|friday|saturday|sunday)";
const SHOW = "(?:show|tell|give|read|list|remind|repeat)(?: (?:me|it))?(?: (?:back|again|to me|of|out))*";
const MUCH = "(?:what|how (?:much|many|often|far|long|heavy)|which|when)";

/** What somebody trained, logged or lifted, asked for in English. */
const ENGLISH = [
  `${MUCH}(?: \\p{L}+){0,4} did (?:i|we)(?: (?:last|just|even|actually|all))? ${DONE}(?= ${WHEN}|,? (?:was it )?\\d|[?.! ]*$)`,
  `${SHOW} (?:what|how much|everything|all|whatever)(?: (?:sets|exercises|weights?|load|reps|i|we))? (?:i|we|i have|we have|have i)?(?: (?:just|all|so far))? ?(?:${DONE}|have)(?= ${WHEN}|,? (?:was it )?\\d|[?.! ]*$)`,
  `(?:what|which \\p{L}+|how (?:much|many \\p{L}+)) (?:do|have) (?:i|we)(?: (?:have|got))?(?: (?:logged|down|entered|recorded|tracked|written down|in (?:my|the) log))(?= ${WHEN}|[?.! ]*$)`,
  "what (?:is|does) (?:it|the log|my log|that)(?: now)? (?:say|show|look like)(?: (?:now|for|about|on|under))?.{0,30}",
  "what (?:is|do i have|have i got) (?:in|on) (?:my|the) log(?: .{0,20})?",
];
/** The same in five other languages. */
const FOREIGN = [
  "was (?:alles |genau |denn )?(?:habe?|hab) ich (?:heute |gestern |bisher |schon |alles |letztes mal |am \\p{L}+ )*(?:eingetragen|trainiert|gemacht|geloggt|notiert|gedruckt|gebeugt|gehoben)",
  "wie ?viele (?:satze|wiederholungen)(?: \\p{L}+){0,3} (?:habe?|hab) ich (?:\\p{L}+ ){0,3}gemacht",
  "zeig (?:mir )?(?:mal )?was ich .{0,30}(?:gemacht|trainiert|eingetragen) habe?",
  "(?:qu est ce que|qu) (?:j ai|ai je) (?:\\p{L}+ ){0,2}?(?:fait|note|entraine|souleve|enregistre).{0,25}",
  "combien de (?:series|repetitions|reps)(?: de \\p{L}+)? (?:j ai|ai je) (?:deja )?(?:fait|faites|faits).{0,25}",
  "que (?:entrene|hice|levante|registre|anote|he (?:hecho|entrenado|registrado))(?: .{0,25})?",
  "cuantas (?:series|repeticiones)(?: de [\\p{L} ]{3,25})? (?:hice|he hecho|llevo)(?: .{0,20})?",
  "(?:che )?(?:cosa|quanto) ho (?:fatto|allenato|registrato|sollevato)(?: .{0,25})?",
  "quante (?:serie|ripetizioni)(?: di [\\p{L} ]{3,25})? ho fatto(?: .{0,20})?",
  "o que (?:eu )?(?:fiz|treinei|registrei|levantei)(?: .{0,25})?",
  "quantas (?:series|repeticoes)(?: de [\\p{L} ]{3,25})? (?:eu )?(?:fiz|ja fiz)(?: .{0,20})?",
];
const END = "(?: (?:so far|now|ever|please|pls|again|then|yet|lately|this (?:week|month|year)))*[?.! ]*$";
const OWN = "(?:(?:what(?: ?['’]?s| is| are| was| were)?|whats|show(?: me)?|tell me|list|all|of|my|the|current) )*";
const NAME =
  "(?!(?:new|hit|got|get|want|set|broke|beat|made|is|for) )[\\p{L}-]+(?: (?!(?:new|hit|got|get|is|was|to|for) )[\\p{L}-]+){0,2}";
const PR = "(?:prs?|pbs?|personal (?:bests?|records?)|best lifts?|top lifts?|maxes|records)";
/** What stands out of all that is logged, and how it goes. */
const OF_MANY = [
  `(?:my |all my |the )?(?:best lifts?|personal (?:bests?|records?))${END}`,
  `(?:my )?${PR} (?:on |for |in |at )?(?:my |the )?${NAME}${END}`,
  `${OWN}(?:top|best|heaviest) sets? (?:on|for|of|in|at|with) (?:my |the )?${NAME}${END}`,
  `${OWN}my (?:top|best|heaviest) ${NAME} sets?${END}`,
  `${OWN}(?:fastest|quickest|longest|farthest|furthest) (?:\\d+(?:[.,]\\d+)? ?-?(?:k|km|m|mi|miles?)|runs?|rides?|swims?|walks?|rows?|hikes?|planks?|miles?|(?:half )?marathon)(?: (?:run|row|ride|swim|walk|time))?${END}`,
  `${OWN}best (?:time (?:on|for|over|in)? ?(?:the |a |my )?(?:\\d+(?:[.,]\\d+)? ?-?(?:k|km|m|mi|miles?)|${NAME})|(?:\\d+(?:[.,]\\d+)? ?-?(?:k|km|m|mi|miles?)|mile|(?:half )?marathon)(?: (?:time|run|row|ride|swim))?)${END}`,
  `(?:did|is|are|has|have) my (?!.*\\b(?:knee|shoulder|back|hip|elbow|wrist|ankle|neck|joint|pain|injury|sleep|form|technique|weight|diet)s?\\b)[\\p{L} -]{3,25} (?:improved?|improving|increased?|increasing|go up|going up|gone up|gett?ing (?:better|stronger|heavier|faster)|get (?:better|stronger|heavier|faster))${END}`,
  "(?:(?:can you )?compare )?(?:this week|last week|my week)(?:'s)?(?: \\p{L}+)? (?:to|with|vs|versus|and|against|compared to) (?:this|the|last|my)? ?(?:week(?: before)?|last)[?.! ]*$",
  `was last (?:week|month|session|workout) (?:any )?(?:better|worse)(?: than (?:this|the)(?: \\p{L}+){1,3})?${END}`,
  `how (?:heavy|much weight|much) (?:was|were|is) (?:that|it|those)${END}`,
  "(?:(?:wie ist|was ist|zeig(?: mir)?) )?mein(?:e)? (?:bester?|beste|rekord|bestleistung|bestwert|max(?:imum)?)(?: (?:beim?|im|in der|bei der|im) [\\p{L} ]{3,25}| satz.{0,20})?[?.! ]*$",
  "(?:(?:quel est|c ?['’]?est quoi|montre[ -]moi) )?(?:mon|mes) (?:records?|max|pr|meilleure? (?:serie|perf(?:ormance)?|temps))(?: (?:au|aux|en|a la|sur|du|de) [\\p{L} ]{3,25})?[?.! ]*$",
  "(?:(?:cual es|cuales son|muestrame) )?mis? (?:records?|mejor(?:es)? (?:marcas?|series?|tiempos?|levantamientos?)|pr|marcas?)(?: (?:en|de|del) (?:el |la )?[\\p{L} ]{3,25})?[?.! ]*$",
  "(?:(?:qual e|quali sono|mostrami) )?(?:il|i) mi(?:o|ei) (?:record|massimal[ei]|miglior[ei]? (?:serie|tempo)|pr)(?: (?:di|in|della|allo|alla|nello|nella) [\\p{L} ]{3,25})?[?.! ]*$",
  "(?:(?:qual e|quais sao|mostra) )?(?:o |os )?meus? (?:recordes?|melhor(?:es)? (?:marcas?|series?|tempos?)|pr|maximo)(?: (?:no|na|de|do|da|em) [\\p{L} ]{3,25})?[?.! ]*$",
  "(?:c ?['’]?etait quoi|quelle etait|c ?['’]?etait quand|quand etait) ma derniere (?:seance|sortie|course)(?: .{0,20})?[?.! ]*$",
  "(?:est[ -]ce que )?je progresse(?: .{0,20})?\\?|(?:est[ -]ce que )?je m ?['’]?ameliore\\b.{0,20}\\?|ai[ -]je progresse.{0,20}\\?",
  "(?:estoy (?:mejorando|progresando|avanzando)|he (?:mejorado|progresado|avanzado))(?: .{0,20})?\\?",
  "(?:sto (?:migliorando|progredendo)|sono migliorat[oa]|ho fatto progressi)(?: .{0,20})?\\?",
  "(?:estou|to|tou) (?:melhorando|evoluindo|progredindo)(?: .{0,20})?\\?|(?:eu )?(?:melhorei|evolui)(?: .{0,20})?\\?",
  "(?:bin|werde) ich (?:besser|starker|schneller|fitter)(?: geworden)?(?: .{0,20})?\\?|habe? ich mich verbessert.{0,20}\\?",
];
const LEAD =
  "(?:(?:and|so|ok|okay|hey|well|btw|um|hm+|und|also|et|y|e|entao|entonces|alors|allora)[ ,]+)*(?:can you |could you |please )?";

/** A question for what its writer did or logged: "what did I train today", "read me back what I have so far". */
export const OWN_PAST = new RegExp(`^${LEAD}(?:${[...ENGLISH, ...FOREIGN, ...OF_MANY].join("|")})`, "u");
/** What was done wrong, or to a joint, is no such question; nor is what has to be done. */
export const NOT_OWN_PAST =
  /\b(?:wrong|right|badly|mistakes?|hurt|to (?:my|the) (?!log)|have to|need to|should|eat|ate|eaten|drink|you)\b/;
