import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const ARTICLES =
  "(?:a |an |the |my |our |some |this |his |her |their |tiny |small |empty |cheap |shitty |old |dem |der |die |das |einem|einer |meinem |meiner |la |le |les |un |une |el |los |una |mi |il |lo |i |l |mia |o |os |as |um |uma |mon |ma |minha |meu ){0,3}";

const ON_THE_WAY =
  "tents?|camp(?:site|ing|ground|er)?|boats?|ships?|yacht|ferry|sailboat|trains?|planes?|bus|vans?|caravan|motor ?home|rv|car|trailer|truck|lorry|cab|lorry park|petrol station|gas station|service station|rest stop|lay ?by|bus stop|bus station|train station|station platform|platform|gate(?: \\w?\\d+)?|terminal|departure lounge|vacation|holidays?|airbnb|motel";
const OUTDOORS =
  "beach|sand|forest|woods|mountains?|meadow|field|car park|parking lot|roof(?:top)?|terrace|patio|deck|porch|driveway|street|alley|pavement|jetty|pier|dock|lake|river ?bank|(?:football |rugby |cricket )?pitch|picnic\\w*|gazebo|greenhouse|poolside|pool side|farm|barn|stables?";
const IN_A_HOUSE =
  "stairwell|staircase|corridor|hall(?:way)?|shed|attic|loft|cellar|lounge|laundry|(?:conference|meeting|break|box|spare|guest|bed|living|hotel|motel|dorm|empty|bath|play)? ?room|utility room|playroom|conservatory|kitchen|bathroom|toilets?|loo|shower|cubicle|lift shaft|couch|sofa|crib";
const LIVED_IN =
  "cabin|bunker|bedsit|studio flat|flat|apartment|lodge|chalet|dacha|bothy|hut|igloo|summer ?house|granny flat|container|gran\\w*(?: s)? (?:house|place|flat)|(?:parents?|mates?|friends?|mums?|moms?|dads?|in laws?|girlfriends?|boyfriends?|sisters?|brothers?) (?:house|place|flat|garage|garden)";
const WORKED_IN =
  "workplace|(?:building |construction |work )?site(?! (?:says|said|map))|scaffold\\w*|desk|factory|warehouse|embassy|museum|backstage|till|counter|cafe|pub|lobby|foyer|changing rooms?|locker rooms?|oil rig|rig|submarine|sub|checkpoint|guard post|fire station|barracks|base";
const HELD_IN =
  "waiting room|hospital|(?:hospital )?(?:bed|ward)|clinic|nursing home|care home|cell|classroom|library|church(?: hall)?|school|nursery";
const GERMAN =
  "zelt|wohnwagen|wohnung|wohnzimmer|schlafzimmer|kinderzimmer|zimmer|hotelzimmer|buro|strand|garten|balkon|schiff|boot|ferienwohnung|ferienhaus|park|wald|keller|zug|kuche|knast|zelle|urlaub";
const FRENCH =
  "tente|plage|bureau|chambre(?: d hotel)?|jardin|salon|balcon|bateau|parc|foret|cuisine|train|vacances|gite|cave|cellule|camping";
const SPANISH =
  "tienda(?: de campana)?|playa|oficina|habitacion(?: del? hotel)?|jardin|salon|barco|parque|bosque|cocina|vacaciones|celda|cuarto|terraza|azotea";
const ITALIAN =
  "tenda|spiaggia|ufficio|camera(?: d albergo| d hotel)?|giardino|salotto|soggiorno|barca|campeggio|parco|bosco|cucina|vacanza|cella|terrazza";
const PORTUGUESE =
  "barraca|praia|escritorio|quarto(?: de hotel)?|jardim|sala|acampamento|floresta|cozinha|ferias|cela|varanda|hotel";
/** Places where nothing to train with is taken for granted, in six languages. */
const BARE_PLACES = [
  ON_THE_WAY,
  OUTDOORS,
  IN_A_HOUSE,
  LIVED_IN,
  WORKED_IN,
  HELD_IN,
  GERMAN,
  FRENCH,
  SPANISH,
  ITALIAN,
  PORTUGUESE,
].join("|");
/** "A quarter", Spanish and Portuguese, is a room too: not where it counts minutes. */
const NO_PLACE_AFTER =
  "(?! (?:jobs?|work(?:er)?\\b|jockey|bound|drivers?|driving|mechanic|guys?|season|run|team|play(?:er|ing)?|body|muscles?|ready|season|de hora|temp\\w*|is (?:closed|shut)|gym|fitness|bench|out|through|harder|on (?:my|legs|abs|the)|mode|for (?:improvement|error)))";
const IN =
  "in|on|at|by|behind|beside|outside|aboard|inside|from|im|am|auf|dans|sur|a(?= (?:la|le|les|el|il|lo|l|un|una|uma|meu|minha) )|en|au|chez|nel|nella|sul|sulla|no|na|num|numa|em";
const PLACE = compiled(`\\b(?:${BARE_PLACES})\\b${NO_PLACE_AFTER}`, "g");
const LEADS_THERE = compiled(`\\b(?:${IN}) ${ARTICLES}$`);
/** "In the car park": what leads to a place is only looked for before one. */
const namesPlace = (plain: string): boolean =>
  [...plain.matchAll(PLACE)].some(({ index }) => LEADS_THERE.test(`${plain.slice(0, index).trimEnd()} `));
const AT_WORK = entered(/(?<!\bback )\bat work\b(?! (?:tomorrow|yesterday|later|was|is|till|until|all|again))/);

const NAMED_SESSION =
  "desk|office|couch|sofa|bed|kitchen|car|plane|train|airport|prison|jail|cell|bathroom|living room|bedroom|dorm|hotel room|camping|tent|van|backyard|balcony|beach|garden|park bench|stairwell";
/** "Desk workout", "on a layover": the place is said without a word that leads to it. */
const PLACE_MEANT = entered(
  compiled(
    [
      "\\b(?:seance|hiit|workout|entrainement|muscu|sport|circuit|renfo|cardio|abdos|min|minutes|rapide) maison\\b(?! medicale)",
      `\\b(?:${NAMED_SESSION}) (?:based |friendly |side )?(?:workout|session|routine|circuit|exercises|training|workouts)\\b`,
      "\\bkitchen (?:counter|worktop|table|sink|island|chair)s?\\b",
      "\\b(?:on|during|got|have) (?:a |an |my |the )?(?:\\w+ )?(?:layover|stop ?over|night shift|deployment|road trip|train ride|flight)\\b",
      "\\bplace ?[:=-]* (?:(?:is|a|an|the|my|our|some) )*(?!(?:\\w+ ){0,2}(?:gym|box|studio|fitness\\w*)\\b)\\p{L}+",
    ].join("|"),
    "u",
  ),
);
const ALONE =
  "hotel ?(?:zimmer|room)|garden|garten|jardin|backyard|yard|balcony|park|parque|patio|office|outdoors?|outside|draussen|dehors|home|casa|maison|tent|floor|carpet|living room|bedroom|beach|boat|prison|jail|cell|camping|van|caravan|cabin|zelt|strand|campeggio|spiaggia|tenda|plage|playa|praia|quarto de hotel|habitacion de hotel|chambre d hotel|camera d albergo|dorm";
const PLACE_ALONE = entered(
  compiled(
    `(?:^|[,.;!\\n] ?|\\b(?:min|mins|minutes|minuten|minutos|minuti|hour|h) )(?:an? |the |my |small |tiny |empty |sandy |quiet |sunny |local |shared |cramped |cold |dark )*(?:${ALONE})(?= ?(?:$|[,.;!\\n]|holiday|life|style|trip|vacation|workout|session|version|room|leer|vide|vacia|vazio|vuota|kein|ohne))`,
  ),
);

/** Whether a session is to happen where there is nothing to train with: in a tent, at a desk, on a layover. In: plain text. */
export const isInBarePlace = (plain: string): boolean =>
  namesPlace(plain) || AT_WORK.test(plain) || PLACE_ALONE.test(plain) || PLACE_MEANT.test(plain);
