import { compiled } from "../patterns/compiled.ts";
import { isApproved } from "./approved.ts";
import { caution, PARTS, type Rule } from "./finding.ts";
import { LONG_HEALED } from "./longHealed.ts";
import type { Concept } from "./reading.ts";
import { type Sign, signRule } from "./signRules.ts";
import { CARRIES, TURNED_ANKLE } from "./turnedAnkle.ts";

const ANY_PART: readonly Concept[] = [
  ...PARTS,
  "hand",
  "foot",
  "joint",
  "lowerLeg",
  "manyBones",
  "belly",
  "chest",
  "seat",
];
const GOING_ON =
  /\b(?:since|after|now|still|when i|walk\w*|toes?|week\w*|days?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|keeps?|every|again|stay\w*|night|back|neck|sciatic\w*|carpet|rug|stairs|kerb|curb|desde|depuis|seit|dal?|desde|marche|camin\w*|gehe\w*|lauf\w*|cammin\w*|ando|andar|quando|cuando|quand|wenn|a volte|ogni|parfois|a veces|as vezes|manchmal|suddenly|spoon|cup|new)\b/;
const FORM =
  /\b(?:form|cue|cues|technique|lock ?out|locked out|failure|amrap|rpe|reps? in|plateau|drop sets?|grip strength|straps|weak point|sled|sleds|plank drag\w*|bar drag|resistance|lat raises?|raises?|mobility drill|sticking|pr|pb)\b/;
const ONCE_NUMB =
  /\b(?:slept on|(?:long )?drive|driving|flight|saddle|seat|cold|freezing|minus \d+|gloves|gone now|bike|handlebars?|sitting|massage gun|beta alanine|pre ?workout|c4|vibrat\w*|leg day|dead (?:arms|legs)|opera|goosebumps|tight shoes|dentist|lol)\b/;
const LIGHT =
  /\b(?:hurts? but (?:its |im |all |thats )*(?:fine|ok|okay|alright|nothing)(?! (?:i|to|for))|slipped dis[ck]s?|tiny|all good|fine now|no biggie|fell (?:off the wagon|in love|asleep|short|behind|apart|through|out)|years ago|old|healed|last year|scratch|carpet of|falling (?:asleep|behind|in love)|crash diet|crashed (?:early|out|on|hard)|free ?fall|trips? (?:to|away)|in \d{4})\b/;
/** A turned ankle that carries one is for the rule of injuries, which holds nothing else back. */
const LIGHT_FALL = compiled(`${LIGHT.source}|^(?=.*(?:${TURNED_ANKLE.source})).*(?:${CARRIES.source})`);
/** Long ago, only likened, or of others on the road. */
const LONG_PAST =
  /\b(?:(?:years?|months?|decades?) (?:ago|back)|(?:last|a) year|long ago|ages ago|in \d{4}|when i was|as a (?:kid|child|teen)|old|healed|used to|cleared|signed off|feels? like|felt like|like i|watched|saw|seen|stuck|traffic from|behind a|vor (?:\w+ )?(?:jahren|monaten)|(?:il y a|hace|fa|ha) (?:\w+ ){0,2}(?:ans|mois|anos|meses|anni|mesi)|(?:anos|meses) atras|(?:anni|mesi) fa)\b/;
const SHAKEN =
  /\b(?:stiff\w*|sore|hurt\w*|pain\w*|ach(?:e|es|ing|y)|tight|killing|throb\w*|tender|cant turn|headache\w*|whiplash|steif\w*|weh|schmerz\w*|verspannt|kopfschmerz\w*|raide\w*|mal|douleur\w*|coince\w*|rigid\w*|duele\w*|dolor\w*|ties[oa]|dur[oa]|male|bloccat\w*|doi|dor|dores|doendo|travad\w*|schleudertrauma|coup du lapin|latigazo|colpo di frusta)\b/;
/** What a crash hurts though it is felt a day later. */
const NECK_OR_BACK =
  /\b(?:neck|back(?! of)|spine|head(?!ed|ing)|shoulders?|whiplash|nacken|rucken|kopf|schleudertrauma|nuque|cou|dos|tete|lapin|cuello|espalda|cabeza|cervical|collo|schiena|testa|frusta|pescoco|costas|cabeca)\b/;
const SHAKEN_UP = compiled(`^(?!.*${LONG_PAST.source})(?=.*${SHAKEN.source}).*${NECK_OR_BACK.source}`);
/** Known, and looked after. */
const WATCHED =
  /\b(?:watch and wait|being watched|watched|monitored|monitor(?:ing)? it|under control|stable|since (?:19|20)\d\d|\d(?:[.,]\d)? ?(?:cm|mm)|check(?:ed|up)? (?:every|yearly)|years ago|last year|history|cleared|thinners|eliquis|xarelto|warfarin|(?:my|the) (?:cardiologist|haematologist|hematologist|vascular))\b/;
const OLD = compiled(
  `${LONG_HEALED.source}|${/\b(?:years? (?:ago|back|post)|cleared|all clear|signed off|fully (?:healed|recovered)|as a (?:kid|child|teen)|when i was|last year|(?:19|20)\d\d|dog|cat|car|muscle repair|meal replacement|tissue repair|side stitch|pinned (?:under|by|down|to)|op amp|co op|plastic surgery|repair (?:my|the) (?:bike|rower|machine|bench|treadmill))\b/.source}`,
);
const WELL_AGAIN =
  /\b(?:start line|cold (?:water|swim\w*|lake|sea|wind|morning)|cold then warm|lake|winter|snow|from nerves|fever (?:dream|pitch)|flu (?:shot|jab|vaccine)|last (?:month|year)|months? ago|weeks ago|recovered|all clear|better now|gone now|gone|over it|post covid|after covid|since covid|during covid|before covid|covid times|vaccin\w*|weather|outside|water|room|sauna|cold plunge|ice bath|(?:rain|snow|wind|wet|soaked|no|my|without a) (?:jacket|coat|hoodie|jumper)|(?:forgot|without) (?:my |a )?(?:jacket|coat|hoodie|jumper|gloves)|in the (?:rain|snow|wind|cold)|goosebumps|excite\w*|saturday night fever|cabin fever|hay fever)\b/;

const POPS_ALWAYS =
  /\b(?:at (?:1\d|2\d|3\d) (?:\w+ ){0,3}now|(?:summers?|winters?|seasons?) ago|popped (?:up|in|by|over|round|out|along|down|into (?:the|my|a) (?:\w+ )?(?:sleeves?|brace|strap|shop|store|gym|pool|pub|box|cafe))|popp?(?:ed|ing)? (?:(?:some|a|an|two|a couple of|few|\d) )?(?:ibuprofen|paracetamol|advil|pills?|painkillers?|tylenol|aspirin|nurofen|tablets?)|always|felt (?:so )?(?:lovely|great|good|amazing|nice|brilliant)|fifa|playing squash|why (?:does|do|is)|por que|warum|pourquoi|perche|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|before i|used to|surgeon|reconstructed|blisters?|(?:hands?|palms?|skin|callus\w*) (?:rip|tear|ripped|tore|torn)|(?:snapped|broke|popped|ripped|tore) (?:a|the|my|another) (?:\w+ )?(?:bands?|straps?|belt|cable|sleeves?|laces?|shoelaces?|rope|wraps?)|(?:ripped|tore|torn|scraped) (?:\w+ ){0,2}(?:hands?|palms?|skin|callus\w*|nails?|fingernails?)|crunch(?:es)?|nice crack|off limits|\d{4}|no pain|painless|pain ?free|doesnt hurt|dont hurt|clicky|crack (?:my|the)|knuckles|popcorn|pops? a lot|every rep|tear drop|ripped (?:abs|physique|body)|tore (?:through|up)|it up|burst of|pop music|crack on|doms|snap ?chat|rip(?:ping)? (?:the|it|my legs)|cracked it|core|gave (?:it|me|my|up))\b/;

const SIGNS: readonly Sign[] = [
  {
    rule: "foot_drop",
    answer: "numbness",
    of: ["footDrop"],
    near: ["foot"],
    gap: 3,

    unless:
      /\b(?:sled|drag sets?|rope|pass|guard|box jumps?|skip\w*|trips? (?:to|away)|catch(?:ing)? up|catch(?:ing)? (?:position|the|a)|form|cue|technique|leg raises?|off the (?:bench|floor|ground|pedals?|platform)|heels?|bar|squat|max)\b/,
  },
  {
    rule: "dropping_things",
    answer: "numbness",
    of: ["dropThings"],
    near: ["thing"],
    gap: 4,
    says: /\b(?:since|keep\w*|numb\w*|tingl\w*|weak\w*|neck|sudden\w*|fingers?|hands?|arm|grip|desde|dedos?|mains?|mano|maos?|depuis|engourd\w*|dita|finger|seit|hand|monday|week|days?)\b/,
    unless:
      /\b(?:drop sets?|(?:drop|cut|take) (?:one|two|a|an|the|half|\d) (?:\w+ )?(?:sets?|reps?|exercises?|rounds?)|dropped the (?:weight|calories|bar)|(?:pumped|fried|smoked|toast|cooked|dead|jelly) (?:\w+ ){0,4}?(?:after|from)|farmers?|dead ?hangs?|laugh\w*|letting (?:things )?go|everything (?:went|is)|out of the pan|sweaty|chalk)\b/,
  },
  {
    rule: "weakness",
    answer: "numbness",
    of: ["dropThings"],
    near: ["hand"],
    gap: 4,
    also: ["tingle", "numb", "unfelt", "sudden", "popSound"],
    unless: FORM,
  },
  {
    rule: "weakness",
    answer: "numbness",
    of: ["dropThings"],
    near: ["hand"],
    gap: 4,
    says: /\b(?:no|lost|losing|lose) (?:all )?grip (?:\w+ )?(?:in|of|with|on) (?:my |the )?(?:right|left|one|dominant)\b/,
    unless: FORM,
  },
  { rule: "numbness", answer: "numbness", of: ["tingle"], near: ANY_PART, gap: 6, says: GOING_ON, unless: ONCE_NUMB },
  {
    rule: "giving_way",
    answer: "injury",
    of: ["jointFails"],
    near: ["joint"],
    gap: 6,
    unless: compiled(
      `${FORM.source}|\\b(?:lock(?:ed|ing|s)? in|stuck (?:at|on) \\d|clicky|snatch|clean|jerk|heavier|more weight|parallel|hypermobil\\w*|no doms|doms)\\b`,
    ),
  },
  {
    rule: "cannot_move",
    answer: "injury",
    of: ["jointFails"],
    near: ["hand", "foot"],
    gap: 3,
    also: ["fell", "popSound", "puffyLeg", "lump", "swelling"],
    unless: FORM,
  },
  {
    rule: "pop",
    answer: "pop",
    of: ["popSound"],
    near: ANY_PART,
    gap: 5,
    also: ["hurtBad", "lump", "jointFails", "painWord", "puffyLeg", "weak", "swelling"],
    unless: POPS_ALWAYS,
  },
  {
    rule: "pop",
    answer: "pop",
    of: ["popSound"],
    near: ANY_PART,
    gap: 4,
    says: /\b(?:felt|heard|sudden\w*|mid|during|then|went|loud|audible|something|just|yesterday|last rep|popped|snapped|torn|tore|ripped|twanged|burst|gerissen|strappat\w*|dechir\w*|claqu\w*|rasg\w*|rompi\w*|estalou|desgarr\w*|gehort|gespurt|senti|sentito|entendu|oi|noté?|ouvi)\b/,
    unless: POPS_ALWAYS,
  },
  // Another drove; the pain is one's own.
  { rule: "crash", answer: "injury", of: ["hurtBad", "painWord"], also: ["crash"], says: SHAKEN_UP },
  { rule: "crash", answer: "injury", of: ["crash"], says: SHAKEN_UP },
  { rule: "fall", answer: "injury", of: ["fell"], near: ["hurtBad"], gap: 12, also: ANY_PART, unless: LIGHT_FALL },
  {
    rule: "lump",
    answer: "injury",
    of: ["lump"],
    near: ANY_PART,
    gap: 7,
    also: ["pain", "painWord", "fell", "popSound", "wakesMe", "hurtBad"],
    unless:
      /\b(?:bump (?:up|it|the|my)|speed bump|gap (?:between|in (?:my|the) (?:week|plan|schedule))|thigh gap|goose bumps|fist bump|bumps? me)\b/,
  },
  {
    rule: "dizziness",
    answer: "dizziness",
    of: ["spin"],
    says: /\b(?:every|each|keep|keeps|again|lately|twice|weeks?|days?|since|when|whenever|after|during|bei|beim|nach|wenn|jedes|ogni|quando|dopo|cada|cuando|al|despues|toda|depois|quand|chaque|depuis|apres|grab|hold|sessions?|mid|on every)\b/,
    unless:
      /\b(?:spin class|(?:a bit|bit|little|slightly|somewhat) unsteady(?! (?:today|now|since|again|lately))|moved? (?:fast|well|nicely|smoothly|great|easily)|hammer throws?|handstands?|rolls?|rotation\w*|roller ?coaster|excit\w*|love|dizzying|head ?stand|cartwheels?|spun around|balance (?:board|training|work|drill\w*|exercise\w*)|on a boat|cruise|faint (?:line|hope|heart)|tonto|boat pose|once|for a sec\w*|two secs)\b/,
  },
  {
    rule: "breathless",
    answer: "breathless",
    of: ["puffed"],
    near: ["smallEffort"],
    gap: 9,
    unless:
      /\b(?:puff\w* (?:ankles?|eyes?|face|feet|hands?|fingers?)|(?:ankles?|eyes?|face|feet|hands?|fingers?) (?:\w+ ){0,4}puff\w*|laugh\w*|unfit|out of shape|altitude|sprints?|intervals?|set|burpees|\d{3,4}s|should be|as usual|obviously|of course|nothing new|(?:back to normal|fine|ok|recovered|gone|normal) (?:again )?(?:in|after|within) (?:a |an |\w+ )?(?:few )?(?:seconds?|secs?|minutes?|mins?)|used to (?:be|get) (?:out|breathless|winded))\b/,
  },
  {
    rule: "painful_breath",
    answer: "breathless",
    of: ["breathHurts"],
    near: ["painWord"],
    gap: 4,
    says: /\b(?:ribs?|chest|side|back|rippen?|cote\w*|costill\w*|costol\w*|costela\w*|brust|pecho|poitrine|petto|peito|lung\w*|fell|since|sturz|every|each|jeder?)\b/,
    unless: /\b(?:abs|core|crunches|sit ?ups?|doms|laughing)\b/,
  },
  {
    rule: "calf",
    answer: "calf",
    of: ["puffyLeg"],
    near: ["lowerLeg"],
    gap: 6,
    says: /\b(?:one|only|left|right|other|flight|flug|vol|vuelo|volo|voo|since|pain\w*|sore|hurts?|tender|ache\w*|seit|depuis|desde|da|knee replacement|surgery|op|linke\w*|rechte\w*|un seul|sola|solo)\b/,
    unless:
      /\b(?:warm ?up|hot day|hot yoga|hot tub|pump|pumped|love|proud|both sides|both (?:my )?calves|(?:socks?|sleeves?|straps?|wraps?|compression|elastic) (?:\w+ )?(?:left|leaves|makes|made)|goals|genetics|steel|red shorts|cm|inches)\b/,
  },
  { rule: "leg_pain_on_walking", answer: "calf", of: ["lowerLeg"], near: ["painWord"], gap: 4, also: ["restRelief"] },
  {
    rule: "infected_wound",
    answer: "infection",
    of: ["oozing"],
    near: ["wound"],
    gap: 7,
    unless:
      /\b(?:hot (?:tub|day|girl|spot on)|cut (?:my|the) (?:set|time|calories)|on a cut|my cut|opened up (?:my|the) hips|sore (?:muscles|legs|from)|spreading the)\b/,
  },
  {
    rule: "blood_in_stool",
    answer: "unclear",
    of: ["stool"],
    near: ["blackOrBlood"],
    gap: 6,
    unless:
      /\b(?:seats?|doors?|beet\w*|paint\w*|holy|shit hot|black friday|hit (?:it|the)|shit ?load|beast|beetroot (?:again|as usual))\b|^(?=.*\bblood (?:pressure|sugar|tests?|work))(?!.*\b(?:black|blood(?! (?:pressure|sugar|tests?|work)\b)|bloody|bleed\w*)\b)/,
  },
  {
    rule: "blood_in_urine",
    answer: "rhabdo",
    of: ["wee"],
    near: ["blackOrBlood"],
    gap: 4,
    says: /\b(?:urin\w*|pee|peed|peeing|piss\w*|wee|pipi|xixi|orin\w*|mij\w*|meo|pis)\b/,
    unless: /\b(?:chart|colou?r chart|drug test|beet\w*|dark(?:er|ish)? yellow)\b/,
  },
  {
    rule: "urine",
    answer: "unclear",
    of: ["wee"],
    near: ["painWord"],
    gap: 3,
    says: /\b(?:pee\w*|piss\w*|wee|urin\w*|pipi|xixi|orin\w*)\b/,
    unless:
      /\b(?:pee|wee|urine?|pipi|xixi|orina) (?:\w+ )?(?:clear|pale|normal|fine|ok|okay|good|light|claire?|clara|chiara|hell|klar)\b/,
  },
  {
    rule: "yellow_skin",
    answer: "unclear",
    of: ["yellow"],
    near: ["skin"],
    gap: 5,
    unless: /\b(?:belt|shirt|card|paint|lights?|band|jersey|bruise|lycra)\b/,
  },
  {
    rule: "yellow_skin",
    answer: "unclear",
    of: ["yellow"],
    says: /\b(?:im|hes|shes|i am|gone|turned|going|bin|soy|estoy|sono)\b(?: \w+){0,2} (?:yellow\w*|jaundice\w*|gelb|amarill\w*|giall\w*|amarel\w*)/,
    unless: /\b(?:belt|shirt|card|wearing|band)\b/,
  },
  {
    rule: "night_pain",
    answer: "unclear",
    of: ["painWord", "pain", "ache"],
    near: ["wakesMe"],
    gap: 8,
    unless:
      /\b(?:train\w*|sessions?|workouts?|shifts?|noisy|kids|dog|baby|doms|leg day|sore (?:muscles|from|legs)|every night (?:i|we)|lost sleep|cramps?|cramped|cramping|krampf\w*|wadenkrampf\w*|calambres?|crampes?|crampi|crampo|caimbras?)\b/,
  },
  { rule: "unwell", answer: "unclear", of: ["unwell"], unless: WATCHED },
  {
    rule: "testicle",
    answer: "injury",
    of: ["testicle"],
    near: ["painWord", "lump", "pain", "swelling"],
    gap: 4,
    unless:
      /\b(?:medicine|slam|foot\w*|basket\w*|lacrosse|ball of|balls of|golf|tennis|massage|exercise|swiss|stability|bosu|wall|kettle\w*|nuts and|peanuts?|cashews?|allerg\w*|saco de)\b/,
  },
  {
    rule: "operation",
    answer: "operation",
    of: ["operated"],
    near: ["lately"],
    gap: 9,
    unless: OLD,
    isSettled: isApproved,
  },
  { rule: "operation", answer: "operation", of: ["operated"], also: ["oozing", "puffyLeg"], unless: OLD },
  { rule: "infection", answer: "infection", of: ["feverish"], unless: WELL_AGAIN },
  {
    rule: "concussion",
    answer: "headHit",
    of: ["headBang"],

    unless:
      /\b(?:head (?:coach|coachs|trainers?|judges?|referees?|chefs?|counts?|lines?|lights?|wind|band|office|teachers?)|concussed by|heads banging(?! (?:on|against|into|off|together))|nail on|over my head|out of my head|music|headbang\w*|pillow|into my head|head down|years ago|as a kid|got (?:my )?head (?:down|clear|straight|together)|kopf frei)\b/,
  },
  {
    rule: "limb_colour",
    answer: "injury",
    of: ["limbColour"],
    unless:
      /\b(?:belt|band|shirt|(?:toe|finger)?nails?|zehennag\w*|ongles?|unas?|unghi[ae]|unhas?|shoes|plates?|bell|kettle\w*|bumpers?|mat|sky|eyes|light|zone|monday|lights|line|tape|hair|car|in the face|blue collar|dumbbells?|ice|outdoors?|outside|gloves?|shins?|blocs?|boulder\w*|(?:vert|bleu|rouge|noir|jaune|blue|red|green|purple)s? (?:problems?|routes?|blocs?|voies?)|voies?|escalade|bruis\w*|sparring|muay thai|kick ?box\w*|cupping|cold plunge|cold (?:outside|gym|hands)|winter|vor kalte|de froid|de frio|dal freddo|di freddo|with (?:the )?cold|from the cold)\b/,
  },
];

/** What is seen of a thing to stop for, in folk words: class S. */
export const STOP_SIGNS: readonly Rule[] = SIGNS.map((sign) => signRule(caution, sign));
