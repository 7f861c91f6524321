import { compiled } from "../patterns/compiled.ts";

/** What people train with, called by no name of its own. */
const GEAR =
  "equipment|equi(?:pe|pte|pt|p)?ments?|gear|kit|equip|eqp?t?|weights|apparatus|tools|gym|machines or weights";
const NO_GEAR = compiled(
  `\\b(?:no|zero|without(?: any)?|w\\/o|minus|lacking|not (?:have|got)(?: any| access to any)?|have not got any) (?:\\w+ )?(?:${GEAR})\\b(?! (?:above|over|overhead|heavier|on my|behind|more than))|\\b(?:equipment|gear)[- ]?free\\b`,
);

/** The same word for it as the heading of a form: "equipment: none". */
const HEADING =
  "equipments?|gear|kit|equip|equipo|equipamientos?|equipamentos?|equipement|materiel|material|matos|attrezz\\w+|ausrustung|gerate";
const BETWEEN = "available|access|at hand|on hand|here|list|i have|present|today|disponible|verfugbar|is|are";
const NONE =
  "none|zero|nada|zilch|nil|nothing|nowt|0|n\\/a|kein[es]?|nix|nichts|aucun|rien|ningun[oa]?|nessun[oa]?|niente|nenhum|no(?= ?(?:$|[.,;!?\\n]))";
const YET_SOME = "but|except|other than|besides|apart|special|fancy|heavy|heavier|crazy|extra|over|above|more";
const GEAR_NONE = compiled(
  `\\b(?:${HEADING})(?: (?:${BETWEEN}))*(?: ?[:=-]+ ?| )(?:absolutely |literally |sadly |currently )?(?:${NONE})(?![\\w-])(?! (?:${YET_SOME}))`,
);

/** What follows "bodyweight" when it is how to train, no figure on a scale. */
const TRAINED_SO =
  "only|workout|session|circuit|hiit|exercises?(?! ball)|training|stuff|routine|moves?|but|please|pls|because|if|without|no|with no|\\d|easy|hard|light|quick|gentle|intense|tabata|ladder|burner|blast|flow|pyramid|burpees?|arms|chest|back|glutes|abs|full|upper|lower|legs?|core|cardio|emom|amrap|at|for|program|plan|day|strength|and no|finisher|something|anything|style|based|type|challenge|wod|metcon|rounds?|intervals?|sesh|work|conditioning|variations?|versions?|things?|cos|cause|coz|since i";
const BODYWEIGHT = compiled(
  `\\b(?:only|just|using|with|do|nothing but) (?:my )?(?:own )?(?:body ?weight|bw|body)\\b|\\bbody ?weight(?=$|[ ]*(?:[,.;!?)\\n]|-(?= |$)|${TRAINED_SO}))|\\bbw only\\b|\\bcalisthenics?\\b`,
);
const BODYWEIGHT_ABROAD =
  /\b(?:propio peso|mi peso|proprio peso|peso proprio|mon (?:propre )?poids|poids de corps|eigene[nms]? (?:korper)?gewicht|korpergewicht|beigengewicht|poids du corps|peso corporal|corpo libero|peso do corpo)\b/;

/** "Nothing at all" of something else: "nothing at all that loads my knees". */
const OF_SOMETHING =
  "that|which|to do|with|for|on|in|loads?|loading|stress\\w*|hurts?|touch\\w*|involv\\w*|using|uses|where|heavy|overhead|high|above|fancy|like|may|should|can|must|puts?|goes|hits?";
const OWNS_NOTHING = compiled(
  `\\b(?:have|got|with|own|owning|owns) (?:absolutely |literally |basically |sod )?nothing\\b(?! (?:but|except|other than|besides|apart|against|on(?! (?:me|hand))|to do|planned|left|hurts?|hurting|wrong|heavy|heavier|fancy|special|too|that|which|where|overhead|above|over|behind|involving|like|with|using|hard|lying|standing|seated|explosive|barbell|machine|(?:for|in|near) (?:(?:the|my) )?(?:\\w+ )?(?:biceps?|triceps?|arms?|shoulders?|chest|back|legs?|core|abs|knees?)))|\\b(?:not have|not got|not own|no|without) (?:\\w+ ){1,4}?or anything\\b(?! to (?:hang|pull|step|sit|lie))|\\b(?<!\\b(?:do|does|doing|feel|feels|did|does absolutely|do absolutely) )nothing (?:at all(?! (?:${OF_SOMETHING}))|available|to use|here)\\b`,
);
/** The list of what is not there ends with the least of it: "not even a band". */
const NOT_EVEN =
  /\b(?:not|nor|or) even (?:an? |1 |one |any |the )?(?:(?:pull[- ]?up|chin[- ]?up|resistance|exercise|yoga|single|set of|pair of|jump) )?(?:bands?|dumb\w*|dbs?|kettle\w*|kbs?|bars?|mats?|chairs?|ropes?|weights?|water bottles?)\b/;
const FLOOR_ALONE =
  /\b(?:floor|ground|carpet) is all (?:i|we) have\b|\b(?:only|just) (?:the |a |some )?(?:floor|carpet)\b|(?:\b\d+(?: ?min\w*)?|\babs|\bcore) (?:on the )?floor(?= ?(?:$|[,.;!?]))|\bfloor (?:only|workout|session|routine|circuit|exercises only)\b/;

const GERMAN =
  /\b(?:kein(?:e|en|em|er|erlei)?|null|ohne|nix|nichts an|0)(?: \w+)? (?:gerate?n?|equipment|ausrustung|hanteln|material|gewichten?|zeug|kram|(?:sport|fitness|trainings)gerate?n?|hilfsmitteln?|zubehor)/;
const FRENCH =
  /\b(?:aucun|pas (?:de|d)|zero|sans(?: (?:aucun|le moindre))?|ni|0) (?:materiel|equipement|matos|poids|accessoires?|appareils?|rien)/;
const SPANISH =
  /\b(?:ningun|nada de|cero|sin(?: (?:ningun|nada de))?|no (?:tengo|hay|uso)(?: ningun)?|0) (?:equipo|equipamiento|material|pesas|aparatos|implementos|nada)/;
const ITALIAN =
  /\b(?:nessun[oa]?|zero|senza|niente|non ho|non c e|0)(?: nessun[oa]?)? (?:attrezz\w*|pesi|equipaggiamento|strumenti|niente)/;
const PORTUGUESE =
  /\b(?:nenhum|zero|sem(?: nenhum)?|nada de|nao tenho(?: nenhum)?|0) (?:equipamentos?|material|pesos|aparelhos?|nada)/;
/** Dutch, the languages of the north and Polish. */
const NORTHERN =
  /\b(?:zonder|geen|utan|ingen|inga|uden|uten|bez)(?: \w+)? (?:materiaal|apparatuur|toestellen|spullen|gewichten|utrustning|redskap|vikter|hantlar|udstyr|utstyr|vekter|sprzetu|hantli|ciezarow|ciezarkow)/;

/** "All the equipment is taken", "everything's in use". */
const ALL_TAKEN =
  /\b(?:all (?:of )?(?:the |their )?(?:equipment|gear|kit)|everything(?: (?:here|in (?:the|this|my) gym))?)(?: (?:is|are|has been|s))?(?: (?:all|always|currently|already|still|being))* (?:taken|busy|occupied|in use|hogged|used|locked(?: up| away)?)\b/;

/** Ways of saying that there is nothing to train with. Matched in folded text. */
export const NOTHING_THERE: readonly RegExp[] = [
  NO_GEAR,
  GEAR_NONE,
  BODYWEIGHT,
  BODYWEIGHT_ABROAD,
  OWNS_NOTHING,
  NOT_EVEN,
  ALL_TAKEN,
  FLOOR_ALONE,
  GERMAN,
  FRENCH,
  SPANISH,
  ITALIAN,
  PORTUGUESE,
  NORTHERN,
];
