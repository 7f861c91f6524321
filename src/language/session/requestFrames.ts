import { entered } from "../patterns/enteredPattern.ts";
import { THAT_NEEDS } from "./refusalFrames.ts";

/** "Swap the overhead stuff for something else": left out, and filled up with whatever there is. */
const SWAPS_A_KIND = entered(
  /\b(?:swap|switch|replace|change|sub|exchange|trade)(?: out)? (?:all )?(?:the |any |those )?((?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (stuff|things|moves|movements|work|ones|bits)(?: (?:for|with|to|by) (?:something|anything|other things|others|some(?:thing)? other)(?: (?:else|different|more comfortable|nicer))*)?(?= ?(?:$|[,.;!?]|please|pls|thanks))/giu,
);

/** "The front of the shoulder": the joint is meant. */
const PART_OF_JOINT = entered(
  /\b(?:the )?(?:front|back|side|inside|outside|top|bottom|inner side|outer side) (?:part )?of (?:my|the) (?=(?:(?:left|right) )?(?:shoulder|knee|elbow|hip|ankle|wrist|neck)\b)/g,
);

/** "My gym bans barbells": put so before anything is read, for what there is and for what is wanted. */
const FORBIDS = entered(
  /\b(?:my |the )?(?:gym|studio|place|landlord|hotel|they|management|wife|husband|mum|mom|neighbou?rs?|flatmate|roommate) (?:just |now |also |currently )?(?:bans?|banned|forbids?|prohibits?|(?:will not|does not|do not|won'?t|doesn'?t|don'?t) (?:allow|permit|let (?:me|us) (?:use|do)))(?: the use of| any)? (?=\p{L})/gu,
);

/** "Keep barbells out of it": the same for things. */
const KEPT_OUT = entered(
  /\b(?:keep|leave) (?:the |all |any |those |my )?((?:barbell|dumbbell|kettlebell|cable|machine|band|bench|smith machine|treadmill|bike|rower|box|ring)(?:e?s)?) out(?: of (?:it|this|that|there|the (?:session|workout|plan))|(?= ?(?:$|[,.;!?])))/gi,
);

/** "The hotel gym is literally one treadmill": that is what it has. */
const IS_ONE_THING = entered(
  /\b(gym|studio|place|room|setup)(?: is|'s| was) (?:(?:literally|basically|just|only|really|pretty much|nothing but|more or less) )+(?=(?:an?|one|two|1|2) )/g,
);

/** What strongmen lift and carry, called by the thing: "farmers handles, a log and a yoke". */
const STRONGMAN = entered(
  /\b(?:a |the )?(farmer'?s? handles?|log(?=,? (?:and|,|or|plus|&|\+) )|yoke)(?! (?:walks?|carry|carries|runs?|press\w*|clean\w*|my|it|every|sets?))\b/g,
);
const STRONGMAN_LIFTS: Record<string, string> = { far: "farmers walk", log: "log press", yok: "yoke walk" };

/** "A 30 minute core and lower back thing": a session, and no complaint. */
const A_THING = entered(
  /\b(\d{1,3} ?-?min\w* (?:[a-z]+[ ,&]+){0,5}|(?:core|abs|upper|lower|chest|back|legs?|glutes?|arms?|shoulders?|hips?|push|pull)(?:,? and|,| &) (?:[a-z]+ ){1,2})thing\b/g,
);

/** "Today's gonna be a back thing": what is to be trained; a back thing of one's own is a complaint. */
const THING_TODAY = entered(
  /\b((?:today|tonight|this)(?: ?'?s| is| will be)?(?: (?:gonna|going to|got to|has to|should|will))?(?: be)? (?:more of )?an? (?:(?:quick|short|little|simple|proper|solid) )?(?:core|abs|upper|lower|chest|back|legs?|glutes?|arms?|shoulders?|push|pull|cardio) )(?:thing|one|kind of day|situation|affair)\b/g,
);

/** "Rien qui charge le dos", "nichts, was die Knie belastet": nothing that loads it. */
const LOADS_ABROAD = entered(
  /\b(?:(?:rien|aucun (?:exercice|mouvement)|pas d['’ ]exercices?) qui (?:me )?(?:charge|sollicite|force|fatigue|abîme|abime|stresse|tire sur|appuie sur|fasse mal (?:à|au|aux))|(?:nada|ningún ejercicio|ningun ejercicio) que (?:me )?(?:cargue|fuerce|moleste|castigue|dañe|sobrecargue|exija)|(?:niente|nessun esercizio) che (?:mi )?(?:carichi|sforzi|sovraccarichi|stressi|affatichi|solleciti)|(?:nada|nenhum exercício|nenhum exercicio) que (?:me )?(?:carregue|force|sobrecarregue|estresse|exija)) (?:(?:trop|mucho|demasiado|troppo|muito) )?(?:(?:sur )?(?:le|la|les|l['’ ]|mon|ma|mes|el|los|las|mi|mis|il|lo|gli|i|o|a|os|as|meu|minha|d[oa]) ?)?(?=\p{L}{3})/giu,
);
const LOADS_GERMAN = entered(
  /\b(?:nichts,?|keine? übung(?:en)?,?|keine? ubung(?:en)?,?) (?:was|das|die) (?:auf )?(?:(?:den|die|das|dem|meine?[nms]?) )?(\p{L}{3,16}) (?:zu sehr |stark |arg )?(?:belaste[nt]|beansprucht|beanspruchen|stresst|geht|drückt)\b/giu,
);
/** "40 is a stretch": too long, and no stretching. */
const A_STRETCH = entered(
  /\b(\d{2,3}(?: ?min\w*)?)(?: is|'s| was| might be| would be| may be) (?:(?:a bit of|quite|really|probably) )?(?:a (?:bit of a |real |big )?stretch|pushing it|asking a lot)\b/gi,
);
/** "Could the squats maybe be swapped for lunges?": an order to swap them. */
const BE_SWAPPED = entered(
  /^(\W*(?:(?:ok|okay|hm+|and|but|so|please) )*)(?:can|could|may|might|would|should) (?:the |those |these )?((?:[\p{L}-]+ ){1,3}?)(?:(?:maybe|please|perhaps|also|possibly) )*be (?:swapped|replaced|switched|changed|exchanged|subbed) (?:out )?(?:for|with|by|to) /iu,
);
/** "Squats -> anything else": the one for the other. */
const ARROW = entered(/^\W*(\p{L}[\p{L} -]{2,40}?) ?(?:-+>|=+>|→|➡️?) ?(\p{L}[\p{L}' -]{2,40})[ .!]*$/u);
/** "-5 minutes", "plus 10 min", which is all that is said: so much shorter or longer. */
const SIGNED_MINUTES =
  /^(\W*(?:(?:ok|okay|and|but|please|so|also|bitte|y|e|et|und)[ ,]+)*)([-–−]|\+ ?|minus |less |weniger |moins |menos |meno |plus |mas |más |più |piu |mais |mehr )(\d{1,2}) ?(?:m|mins?|minutes?|minuten|minutos?|minuti)(?=(?: (?:please|pls|bitte|then|now|instead|today))*[ .!]*$)/iu;
const LESS_SIGN = /^(?:[-–−]|minus|less|weniger|moins|menos|meno)/i;
const asChange = (_all: string, lead: string, sign: string, amount: string) =>
  `${lead}${amount} minutes ${LESS_SIGN.test(sign) ? "shorter" : "longer"}`;

/** "In place of" in other languages, before what a session is done with or has in it. */
const IN_PLACE_ABROAD = entered(
  /(?<!\p{L})(?:en (?:vez|lugar) de(?: l[ao]s?)?|à la place d(?:e la |u |es |e |['’])|a la place d(?:e la |u |es |e |['’])|au lieu d(?:e la |u |es |e |['’])|plutôt que (?:l[ea]s? |des )?|invece (?:di|dei|degli|del|della|delle|dello) |invece dell['’]|al posto (?:di|dei|degli|del|della|delle) |em vez d[eoa]s? |ao invés d[eoa]s? |(?:an)?statt (?:(?:der|des|den|die|mit) )?|anstelle (?:von|der|des) ) ?(?=\p{L}{3})/giu,
);

/** A board to hang from by the fingers. */
const HANG_BOARD = entered(
  /(?<!\p{L})(?:(?:hang|finger|campus) ?-?boards?(?:ing)?|beastmaker|griffbrett|fingerboard|trainingsbalken|poutre d['’ ]escalade|tabla multipresa|trave da arrampicata)(?!\p{L})/giu,
);
/** "Get up the stairs easier", "out of the chair without help": what the legs are to do in the day. */
const UP_STAIRS = entered(
  /\b(?:get(?:ting)?|go(?:ing)?|climb(?:ing)?|walk(?:ing)?|manag(?:e|ing)) (?:up(?: and down)? )?(?:the |her |his |my |our |their )?(?:stairs|steps)(?: (?:more )?(?:easier|easily|better|again|with less \p{L}+|without [\p{L} ]{3,20}))?(?![^.;!?\n]*\b(?:machine|climber|master|intervals|sprints)\b)/giu,
);
const UP_FROM = entered(
  /\b(?:get(?:ting)?|stand(?:ing)?|ris(?:e|ing)) (?:back )?(?:up )?(?:from|off|out of|up from) (?:(?:the|a|an|her|his|my|their|low) )*(?:chair|sofa|couch|armchair|toilet|bed|seat|floor|ground)(?: (?:more )?(?:easier|easily|better|again|without [\p{L} ]{3,20}))?/giu,
);

/** "Throw me something", "chuck me a session": given, and no throw. */
const THROWN = entered(
  /\b(?:throw|toss|chuck|sling|lob|hand|shoot|pass|slide) (?:me|us) (?=(?:a|an|some|something|sth|over|my|the|another)\b)/giu,
);
/** "Hab ne Stunde", "ein Stündchen". */
const AN_HOUR = entered(
  /(?<!\p{L})(?:(?:'?ne|ne gute|eine gute|ne knappe|eine knappe|so ne) Stunde|(?:'?n|ein) St[uü]ndchen)(?!\p{L})/giu,
);

/** "Dumbbells up to 20": what they weigh, and no length. */
const WEIGHS_UP_TO = entered(
  /\b(dumbb?ells?|dbs?|kettlebells?|kbs?|kurzhanteln|hanteln|halteres|mancuernas|manubri|haltères) (?:(?:that )?(?:go|goes|going) )?(?:up to|bis|jusqu['’]à|hasta|fino a|até) (\d{1,2})(?! ?(?:kgs?|kilos?|lbs?|pounds?|-?min|m\b|h\b|x|reps?|%|'|,?\d))\b/gi,
);

/** "Add one bicep exercise", "plus a calf move": any that trains it, by the name of the commonest. */
const ONE_FOR = entered(
  /(?:\b(?:add|adding|plus|and|then|with|und|et|y|e)|\+|,) *(?:add |maybe |also |just )?(?:1|one|an?|another|eine?|une?|un[ao]?|uma?) (?:single |good |last |extra |quick )?(biceps?|triceps?|calf|calves|abs?|core|hamstring|ham|quad|glute|lateral delt|side delt|rear delt|chest|lat|bizeps|trizeps|waden|bauch) ?-?(?:exercise|move|movement|isolation|accessory|übung|ubung)(?:s? (?:move|exercise|lift))?(?!\p{L})/giu,
);
const COMMONEST: readonly (readonly [RegExp, string])[] = [
  [/^bi/i, "curls"],
  [/^tri/i, "triceps extensions"],
  [/^(?:cal|wad)/i, "calf raises"],
  [/^(?:ab|core|bau)/i, "crunches"],
  [/^ham/i, "leg curls"],
  [/^quad/i, "leg extensions"],
  [/^glute/i, "hip thrusts"],
  [/^(?:lateral|side)/i, "lateral raises"],
  [/^rear/i, "reverse flyes"],
  [/^chest/i, "chest flyes"],
  [/^lat/i, "pulldowns"],
];
const asCommonest = (_all: string, muscle: string): string =>
  ` and ${COMMONEST.find(([pattern]) => pattern.test(muscle))?.[1] ?? muscle}`;

/** A request in the words that its readers know: places that forbid things, kinds of moves, things named by their use. */
export const inRequestFrames = (text: string): string =>
  text
    .replace(ONE_FOR, asCommonest)
    .replace(WEIGHS_UP_TO, "$1 up to $2 kg")
    .replace(A_STRETCH, "that is too long")
    .replace(BE_SWAPPED, "$1swap the $2for ")
    .replace(ARROW, "swap the $1 for $2")
    .replace(SIGNED_MINUTES, asChange)
    .replace(IN_PLACE_ABROAD, "instead of ")
    .replace(PART_OF_JOINT, "my ")
    .replace(LOADS_ABROAD, "nothing that loads my ")
    .replace(LOADS_GERMAN, "nothing that loads my $1")
    .replace(FORBIDS, "no ")
    .replace(KEPT_OUT, "no $1")
    .replace(THAT_NEEDS, "without ")
    .replace(SWAPS_A_KIND, "leave out the $1 $2")
    .replace(IS_ONE_THING, "$1 only has")
    .replace(THROWN, "give me ")
    .replace(AN_HOUR, "eine Stunde")
    .replace(HANG_BOARD, "dead hangs on a pull up bar")
    .replace(UP_STAIRS, "do step ups and chair squats")
    .replace(UP_FROM, "do chair squats")
    .replace(STRONGMAN, (all, thing: string) => STRONGMAN_LIFTS[thing.slice(0, 3)] ?? all)
    .replace(A_THING, "$1session")
    .replace(THING_TODAY, "$1session");
