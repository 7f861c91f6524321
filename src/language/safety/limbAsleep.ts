const FEELING =
  /\b(?:numb\w*|tingl\w*|pins (?:and|n) needles|(?:fell|fallen|went|gone|goes|was|is|all) (?:to sleep|asleep)|asleep|dead (?:arms?|legs?|hands?|foot|feet|bum|fingers?|toes?|limbs?)|(?:arm|leg|hand|foot|feet|fingers?|toes?|bum|arse|bottom|backside|seat)(?: (?:was|is|went|goes|has|gone|had))+ (?:\w+ )?dead|(?:no|lost|losing) (?:the )?feeling|cou?ldnt feel|cant feel|taub\w*|kribbel\w*|eingeschlafen|dormid\w*|hormigue\w*|engourdi\w*|fourmi\w*|intorpidit\w*|formicol\w*|addormentat\w*|dormente|formig\w*)\b/;
/** What a limb was lain, sat or leaned on, and what presses on a nerve for as long as one holds it. */
const PRESSED =
  /\b(?:slept|(?:fell|fallen|falling) asleep on|(?:sleeping|lying|laying|lay|laid|lain) (?:on|funny|weird|wrong|awkward\w*|in a|with)|how i (?:slept|lay|sat|was (?:lying|sitting|sleeping))|(?:the )?way i (?:slept|lay|sat)|(?:sat|sitting|leaned|leant|leaning|kneeling|knelt|squashed|crushed|rested|resting) (?:on|too|cross|funny|weird|for|there|at|in)|cross(?:ed|ing)? (?:my )?leg(?:s|ged)|(?:legs?|foot|feet|arms?|hands?) (?:fell|fallen|went|gone|goes|was|has gone|is) (?:to sleep|asleep)|saddle|handlebars?|bars|bike|bicycle|cycling|spin|peloton|turbo|zwift|rides?|riding|erg|erged|ergs|rower|rowing|rowed|desk|laptop|keyboard|mouse|office|chair|bleachers|drive|driving|drove|car|coach trip|plane|flight|train ride|sofa|couch|toilet|loo|phone|gripp?\w*|straps?|wraps|belt|sleeves|laces|shoes|verlegen|geschlafen|gelegen|gesessen|sattel|dormi|dormido|sentad[oa]|sillin|assise?|selle|seduto|seduta|sella|selim|sentei)\b/;
const IS_OVER =
  /\b(?:gone(?! (?:numb|dead|to sleep|asleep|weak|limp|blue|white|cold))|went (?:away|off|after|once|when|as soon|in)|passed|wore off|worn off|(?:feeling |blood |life |it |all )?(?:came|come|coming) (?:right |straight )?back(?: (?:to life|after|in|once|when|straight|quick\w*|pretty))?|back to normal|(?:fine|ok|okay|good|normal|better|grand|alright) (?:now|again|after|since|once|when|within|in (?:a|\d+|five|ten))|(?:its|is|im|was|all|am|feels?) (?:totally |perfectly |absolutely |all )?(?:fine|ok|okay|good|normal|better|grand|alright)|woke (?:it |back )?up again|shook it (?:out|off|awake)|all good|no longer|not any ?more|sorted|over (?:now|in|after|within)|wieder (?:weg|gut|da|normal|ok)|ya (?:paso|esta|se fue)|se (?:me )?paso|parti|passe|passat[oa]|passou)\b/;
/** What no pressure on a limb does, what stays, and what is of the back, the bladder or a blow. */
const GRAVER =
  /\b(?:face|mouth|lips?|tongue|smile|speech|speak\w*|talk\w*|words|slur\w*|mumbl\w*|vision|sight|see|seeing|eyes?|blurr?\w*|double|one side|whole side|entire side|(?:left|right) side|half (?:of )?(?:my|the)|both (?:my )?(?:legs|arms)|headache|head|dizz\w*|confus\w*|chest|jaw|breath\w*|sweat\w*|weak\w*|droop\w*|limp|dropp?(?:ed|ing|s)|cant (?:move|lift|grip|hold|walk|raise|make|close|use)|cou?ldnt (?:move|lift|grip|hold|walk|raise|make|close|use|speak)|still|keeps?|kept|always|every|again and again|often|twice|since|days|weeks?|months?|hours|lately|pee\w*|wee|wet|wett?ing|leak\w*|incontin\w*|toilet (?:trouble|problems?)|urin\w*|bladder|bowels?|poo|groin|genitals?|penis|willy|balls|vagina|vulva|labia|crotch|down there|saddle area|back (?:pain|hurts|ache|sore|went|is)|my (?:lower )?back|spine|disc|neck|fall|crash\w*|hit|accident|pop\w*|snap\w*|pain\w*|hurts?|worse|spread\w*|creep\w*|up (?:my|the) (?:leg|arm)|pregnan\w*|diabet\w*|stroke|blue|white|cold|gesicht|sprech\w*|cara|hablar|visage|parler|faccia|parlare|rosto|falar)\b/;

/** Says what presses on it and nothing graver. In: folded words. */
const isPressed = (text: string): boolean => FEELING.test(text) && PRESSED.test(text) && !GRAVER.test(text);

/** "Woke up with a numb arm, slept on it, it's gone": what anybody has whose limb was pressed, and that is over. In: folded words. */
export const isLimbAsleep = (text: string): boolean => isPressed(text) && IS_OVER.test(text);

/** "Erged a 10k, bum numb": a seat or a position as the cause, of one limb or of the seat, and nothing beside it. In: folded words. */
export const isSatNumb = isPressed;

/** The limb itself is sat, knelt or lain upon: "sitting on it", "cross-legged", "im Schneidersitz". */
const UPON =
  /\b(?:(?:sat|sit|sits|sitting|lean|leans|leaned|leant|leaning|slept|sleeping|lay|lying|laying) (?:\w+ ){0,2}?on (?:it|them|top of it|(?:my|one|that|the) (?:own )?(?:foot|feet|legs?|heels?|ankles?|hands?|arms?|elbows?))|(?:sat|sit|sits|sitting) (?:\w+ ){0,3}?(?:cross(?:ed)? ?legged|with (?:my )?legs? crossed)|kneel(?:ing|ed|s)?|knelt|schneidersitz|(?:draufgesessen|draufgelegen|drauf gesessen|drauf gelegen)|(?:sentarme|sentad[oa]|me sente|dormirme|apoyarme) (?:\w+ ){0,2}?encima|piernas cruzadas|assise? (?:\w+ ){0,2}?dessus|en tailleur|seduto (?:\w+ ){0,2}?sopra|gambe incrociate|(?:sentei|sentado|sentada) (?:\w+ ){0,2}?em cima|pernas cruzadas)\b/;
const DENIED = /\b(?:not|even|without|wont|isnt|nicht|auch ohne|sin|sans|senza|sem|nao)\b/;
/** Feeling that comes from the limb being sat upon is on its way back; told as gone it is `isLimbAsleep`. In: folded words. */
export const isSatUpon = (text: string): boolean =>
  UPON.test(text) && FEELING.test(text) && !GRAVER.test(text) && !DENIED.test(text) && !isLimbAsleep(text);
