import { compiled } from "../../patterns/compiled.ts";
import { readLackingEquipment } from "../equipmentWords.ts";
import { end, type FactDraft, type FactReader, state } from "./factDraft.ts";
import { itemsOf, type Thing, thingIn, thingsIn } from "./namedThings.ts";

/** What says that a thing is the writer's, or is where they train. */
const OWNS =
  /\b(?:flat|apartment|place|house|building|room|studio|office|hotel|rental)(?: \w+){0,4}? (?:came|comes) with|^(?:(?:it|they|there|hotel|airbnb|gym)(?: is)? (?:(?:only|just) )?(?:has|have|got|had)|(?:there is|there are)(?= (?:an?|only|\d|some|dumb|cables?|bands?)\b))|\b(?:hotel|apartment|office|building|campus|uni|school|work) gym (?:with|that has)|^(?:have|got|own)(?= (?:an?|my|some|two|\d|the|access)\b)|\b(?:(?:i|we) (?:(?:\w+ly|only|just|also|both|all|do|did|have|can|recently|finally|have just|still|now|already|mostly|always|currently|even) ){0,3}(?:have|has|got|own|bought|borrowed|ordered|purchased|picked up|inherited|built|acquired|use|do everything with|make do with|get by with|train (?:at home )?with|work out (?:at home )?with|lift (?:at home )?with|access|can use|made)(?: got)?(?: (?:only|just))?(?: access to)?|(?:my|our|the) (?:\w+ ){0,2}?(?:gym|garage|basement|cellar|flat|apartment|place|home|house|building|office|hotel|box|setup|living room|garden|shed|work)(?: (?:only|just|also|finally|now|recently|really))* (?:has|got|is equipped with|comes with|includes|offers|consists of)(?: (?:only|just))?|gym (?:only |just |finally |now )?has|there (?:is|are)|(?:home|garage|basement) gym(?: owner| setup)?(?: (?:has|is|with|includes))?:?|(?:kit|gear|equipment|gym|stuff|tool) list:?|(?:home|garage|shed|basement|garden|yard|balcony|attic|my|our|hotel|work|office|apartment|flat|camp|prison|school|village|local) gym(?:'s)?(?: is \w+)?[:=]|what i(?: have)?(?: got| own| use)?(?: (?:here|at home))?(?: is|:)|just the (?:basics|essentials|usual(?: stuff)?|bare minimum):|my (?:home |garage |little |own )?(?:gym|garage|setup|basement|shed|collection)(?: gym)?:|(?:^|[,;] ?)(?:home|garage|shed|basement|cellar|loft|attic|spare room|keller|garaje|cantina|garagem):|at home i have|everything(?: else)? (?:is|got|was) .{3,30}? (?:except|but|besides|apart from)|at home:?|equipment:?|gear:?|kit:?|setup:?|my (?:\w+ )?(?:garage|driveway|garden|yard|basement|cellar|shed|room|balcony|patio|attic|loft|flat|apartment|gym|place|house|setup)(?: gym)? with\/?|(?:it is|its|it will be) (?:now )?(?:just|only|down to)(?= (?:the|an?|my|\d) )|^(?:so |then |now )*(?:it is|its) (?:(?:just|only) )?(?=[^,;.]{3,50} for me$)|my (?:equipment|gear|kit|setup) (?:is|:|includes|consists of)|(?:bought|got|gave|gifted|lent|sent) me|access to|all (?:that )?i (?:have|own)(?: at home| here)? (?:is|are)|all i(?: have)? got (?:is|are)|^(?:now |also |and |so |finally |just |recently |i am |am )*(?:got(?: myself| me)?|bought(?: myself)?|ordered|own|have|inherited|scored|found|borrowed|picked up|nabbed|snagged|treated myself to|was (?:given|gifted)|been (?:given|gifted)|set up|built|kitted out with|limited to|down to|stuck with|working with|training with|left with|only|just(?= an?\b| \d|(?: \w+)? (?:dumb ?bells?|dbs|kettle ?bells?|kbs|bands?|weights)\b| the (?:\w+ )?(?:barbell|dumb ?bells?|kettle ?bells?|bands|rings)\b))(?! (?:to|did|do|done|managed|made it|log|save|store|keep|record|track|count|delete|remove|change)\b)|(?<=[,;] ?)(?:only|just) (?=an? |\d|my |some |the )|ich (?:habe|besitze)(?: \w+)?|(?:habe|hab)(?: mir)?|zu ?hause(?: habe ich| mit)?|trainiere (?:[\w]+ ){0,5}?mit|j ai(?: achete)?|je (?:possede|m entraine (?:[\w]+ ){0,6}?avec)|tengo|he comprado|compre|entreno (?:[\w]+ ){0,7}?con|ho(?: comprato)?|mi alleno (?:[\w]+ ){0,7}?con|possiedo|tenho|comprei|treino (?:[\w]+ ){0,7}?com)(?:\b|(?<=[:/]))/;
const LOST =
  /\b(?:^(?:so |and |but )*no(?! (?:wait|sorry|actually|hang on|hold on|espera|aspetta|attends|warte|pera|moment|it|that|this|i|tengo|tenemos|hay|dispongo|cuento|uso|ho|ha|puedo|quiero|me)\b)(?= \w)|there (?:is|are) no(?= \w)|sold|selling|(?:had|have|having|forced) to sell|gave up(?= (?:the |my )?(?:\w+ )?(?:gym|membership))|(?:lent|lending)(?! (?:me|us|mir|my way)\b)|given away|traded in|binned|scrapped|got rid of|gave (?:away|up|back)|donated|returned|threw (?:out|away)|lost|no longer (?:have|own|got|has|use)|used to (?:have|own)|do(?:es)? not have .{1,40}(?:any ?more|any longer)|do(?:es)? not have|do(?:es)? not own|not got|have no|has no|have not got|(?:got|was|were|been) stolen|broke\b|is broken|are broken|snapped|fell apart|fallen apart|collapsed|packed (?:in|up)|gave up the ghost|bit the dust|(?:is|went|are) (?:now )?(?:kaput+|in the (?:skip|bin|tip)|to the tip|bust(?:ed)?|knackered)|verkauft|nicht mehr|kein(?:e|en)?|vendu|plus de|n ai (?:pas|plus)|vendi|(?:ya )?no (?:tengo|tenemos|dispongo de|cuento con|hay)|venduto|non (?:ho|abbiamo|c e|ci sono)(?: piu)?|nao (?:tenho|temos|tem|ha)(?: mais)?|without)\b/;
const BROKE_IT =
  /\bbroke (?:my|the) (?:\w+ ){0,2}(?:pr|pb|record|arm|leg|wrist|ankle|hand|foot|finger|toe|rib|plateau)\b/;
const ALL_SOLD = /\b(?:alles verkauft|alles weg|tout vendu|venduto tutto|vendido todo)\b/;
const NOTHING =
  /\b(?:(?:no|zero|without(?: any)?|not (?:have|own|got)(?: any)?) (?:\w+ )?(?:equipment|gear|kit|weights|gym(?: access| membership)?)(?! (?:person|rat|bro|bunny|goer|buddy|partner|today|tomorrow|this|for))|body ?weight only|only (?:have |got |do )?(?:my )?(?:own )?body ?weight|just (?:my )?(?:own )?body ?weight|have nothing(?: at home)?|keine? (?:gerate|equipment|hanteln|gewichte|ausrustung)|(?:pas de|aucun|sans) (?:materiel|equipement|poids)|sin (?:equipo|equipamiento|material|pesas)|no tengo (?:ningun |nada de )?(?:equipo|material|nada|pesas)|keinerlei (?:gerate|equipment|ausrustung)|(?:senza|nessun\w*|non ho|non ho nessun\w*) (?:attrezz\w*|pesi)|(?:sem|nao tenho) (?:nenhum )?(?:equipamentos?|material|pesos|nada))\b/;
const ONLY =
  /\b(?:only|just|nothing but|all (?:that )?i (?:have|got|own)|nur|seulement|que des|solo|solamente|soltanto|apenas|somente)\b/;
const JUST_NOW = /\bjust (?:bought|got|ordered|picked|received|sold|built|joined|inherited)\b/;
const AT_GYM =
  /\b(?:i (?:go to|train (?:at|in)|work out (?:at|in)|lift (?:at|in)|joined|am a member (?:of|at)|signed up (?:at|for|to)|use)|joined|^(?:i )?am (?:at|with|a member of)(?= (?:planet|puregym|pure gym|gold|anytime|la fitness|equinox|mcfit|basic|a (?:\w+ ){0,2}gym))|member (?:of|at)|my gym is|i have (?:access to )?(?=an? (?:\w+ )?gym)|got(?= an? gym)|(?:got|have|having|with) (?:free |full |easy )?access to(?= (?:an?|the|my) (?:\w+ ){0,2}gym)) ((?:a |an |the |my )?(?:(?!(?:to|for|and|but|with|from|in|when|if|home|no)\b)[a-z0-9/-]+ ){0,3}?(?:gym(?: membership)?|planet fitness|crossfit(?: box)?|puregym|pure gym|gold s gym|golds gym|anytime fitness|la fitness|equinox|fitness (?:centre|center|studio|first)|mcfit|basic[- ]?fit|leisure cent(?:re|er)))\b|\bgym has everything\b|\bfully equipped gym\b|\b(?:ich (?:gehe|trainiere) (?:in|im) (?:ein(?:em)? |das |dem )?(?:fitness ?studio|gym)|(?:geh|gehe|trainier|trainiere|bin|angemeldet) (?:\w+ )?(?:ins|im|in|bei|beim|zum) (?:mcfit|fitx|clever ?fit|john reed|fitness ?first|fitnessstudio|studio|kieser)|je vais a (?:la salle|basic ?-?fit|fitness park|neoness|keep ?cool|l orange bleue)|(?:inscrite?|abonnee?) a (?:la salle|basic ?-?fit|fitness park)|(?:apuntad[oa] a|vou n[ao]|treino n[ao]|entreno en|mi alleno (?:da|alla|in)) (?:un |una |al |el |la )?(?:gimnasio|basic ?-?fit|mcfit|smart ?fit|virgin(?: active)?|altafit|vivagym|palestra|academia)|voy (?:al|a un) gimnasio|vado in (?:una )?palestra|vou (?:a|na|numa|a uma) academia)\b/;
const AT_HOME =
  /\b(?:i (?:always |only |usually |mostly |will |now )*(?:train|work out|lift|exercise)(?: only| mostly)? (?:at|from) home|home (?:workouts?|training) (?:only|from now on|for me|these days)|home gym|(?:^|, )training (?:only )?(?:at|from) home(?= (?:from now on|only|now|these days)|$)|trainiere (?:nur )?zu ?hause|m entraine (?:a la maison|chez moi)|entreno en casa|mi alleno a casa|treino em casa)\b/;
/** Questions of what somebody wants, and lifts that were done. */
const NOT_INVENTORY =
  /^(?:just|only) [^,.;]{0,40}\b(?:please|today|tonight|this time|for now|right now|then|packed|busy|rammed|crowded)\b|^(?:(?:ok|and|but|actually|please|can (?:you|we|i)|could (?:you|we)|lets|let us) )*(?:make|do|keep|change|switch|swap|turn|redo|rebuild) (?:it|this|that|them|everything)\b|\bhad (?:an? |my )?(?:home |garage )?gym\b.*\b(?:until|till|before|but)\b|\b(?:would (?:\w+ )?(?:love|like|kill for)|i wish|(?:nearly|almost) (?:bought|got|ordered|joined)|i (?:used|did|hit|lifted|benched|squatted)|\d+ ?x ?\d+|(?<!\ba )(?<!\b1 )sets? of|for \d+ reps?|want (?:a|to buy|to get)|thinking (?:of|about)|looking (?:to|at|for)|should i|need (?:a|an|some|new)|would like|planning to buy|going to buy|gonna buy|saving (?:up )?for|no time|have to(?! sell)|got to|how to|first time)\b/;

/** "J'ai fait 3 séries de tractions à l'élastique": with what something was done says nothing of what there is. */
const WAS_DONE =
  /\b(?:j ai|on a|ho|abbiamo|he|hemos|hab|habe|haben|tenho|tengo|llevo)\b[^.;]{0,60}\b(?:faite?s?|fatt[oaie]|hech[oa]s?|gemacht|geschafft|absolviert|trainiert|gestemmt|gezogen|feit[oa]s?|entraine|souleve|allenato|sollevato|entrenado|levantado|treinado)\b|^(?:(?:hoy|hoje|oggi|ayer|ontem|ieri|acabo de|yo|eu|gerade|heute) )?(?:hice|fiz|fatto|fait|hecho|feito|gemacht|hacer)\b/;
const COUNTED =
  /\d|\b(?:series?|satze?|sets?|serie|reps?|wiederholungen|repetitions?|ripetizioni|repeticiones|repeticoes)\b/;

/** "Planet fitness so smith machine only": where it is, before what is there. */
const AT_CHAIN =
  /^(?:(?:at|in) )?(?:planet fitness|pure ?gym|my gym|the gym|hotel|home|garage|basement|work)(?: gym)?(?: so| here)?[,:]? /;

/** "The power rack finally came": what was waited for is there. */
const ARRIVED =
  /^(?:my|the|our|an?) (?:new |own )?((?:[a-z-]+ ){1,4}?)(?:has |have |just |finally )*(?:arrived|came(?! with\b)|turned up|got (?:here|delivered)|is (?:here|set up|finally here|built))\b/;

/** Words that make a list of things a session, a log or a wish. */
const NO_LIST =
  /\d ?x ?\d|\b(?:did|do|today|tonight|day|hate|love|like|workouts?|sessions?|exercises?|reps?|sets?|min\w*|full body|legs|arms|chest|core|abs|upper|lower|push|pull|press|curls?|rows?|squats?|then|vs|or|better|than|stays?|smells?|needs?|lives?|goes|feels?|looks?|works?|i|my|best|meglio|mejor|mieux|melhor|besser|ou|oder)\b/;
const ALL_THERE_IS =
  /^(.+?),? (?:yes|yeah|yep|ja|oui|si|sim),? (?:those|that|it|them) (?:i|we) (?:have|own|got|do have|have got)\b.*$|^(?:nur|solo|seulement|juste|apenas|soltanto|solamente) (.+)$|^(.+?),? (?:is|are) (?:all|what|everything|the only thing) (?:that )?(?:i|we) (?:\w+ )?(?:have|own|got|work with|train with|use|lift with|get)\b.*$|^(.+?),? (?:that is|is|are) my (?:\w+ )?(?:setup|kit|gym|gear|equipment|arsenal|collection)$|^(?:(?:so|and|but|literally|basically) )*(?:(?:just|only|nothing but) (?!(?:log|save|store|keep|record|track|count|delete|remove|change|the (?:first|last))\b)(.+)|(.+?) (?:only(?: (?:at|in) (?:my|the|our) \w+)?|(?:and |, ?)?that is (?:it|all)(?: .*)?|is all (?:i|there is)(?: .*)?|and nothing else))$/;
const PLACED =
  /^(?:an? )?(.+?) (?:in|at) (?:my |the |our )?(?:garage|basement|cellar|flat|apartment|home|house|shed|garden|yard|living room|bedroom|spare room|office|building|work|gym)$|^(.+?)(?: finally| just| has| have)* (?:arrived|came|turned up|got (?:here|delivered)|is (?:here|set up|finally here))(?: .*)?$|^(.+?) (?:a la maison|chez moi|en (?:mi )?casa|a casa(?: mia)?|em casa|zu ?hause|daheim|(?:(?:be)?im|in der|in meiner|in meinem|dans (?:le|la|mon)|en (?:el|la|mi)|nel|nella|na|no|in) (?:keller|garage|sous sol|garaje|sotano|cantina|garagem))$/;

/**
 * A list without a verb: said to be all there is, said to stand somewhere, or of nothing but things ("2 kettlebells, a mat and
 * a pull up bar").
 */
function thingsAlone(plain: string, text: string): Thing[] {
  const said = plain.replace(AT_CHAIN, "");
  if (
    NO_LIST.test(
      said
        .replace(/ (?:at|in) (?:my|the|our) (?:gym|place|garage|basement|work|hotel|house|flat|apartment|office)$/, "")
        .replace(
          /\bpull ?-?up bar\b|\b(?:bands?|dumb ?bell|kettle ?bell|weights?|barbell) sets?\b|\bsquat (?:rack|stand)s?\b|\bleg (?:press|curl|extension)\b|\browing machine\b/g,
          "",
        ),
    )
  )
    return [];
  const all = ALL_THERE_IS.exec(said);
  const placed = PLACED.exec(said);
  const list =
    all?.slice(1).find((group) => group !== undefined) ?? placed?.slice(1).find((group) => group !== undefined) ?? said;
  const items = itemsOf(list);
  const things = thingsIn(list, text);
  const isNothingElse = items.every(
    (item) =>
      thingIn(item, text) !== null ||
      /^\d|\b(?:chairs?|walls?|floor|ground|carpet|sofa|couch|stairs|boden|suelo|chao|stuhl|chaise|silla|sedia|cadeira)\b/.test(
        item.trim(),
      ),
  );
  return isNothingElse && things.length >= (all || placed ? 1 : 2) ? things : [];
}

/** "I'm a beginner with just a pull-up bar": what goes with somebody is theirs. */
const IS_ONE_WITH =
  /^(?:i )?am .*\b(?:with|with\/|w) (?:just|only|nothing but) |^(?:i )?am an? (?:\w+ )?(?:beginner|newbie|novice|intermediate|home (?:lifter|gym\w*)|lifter|trainee)\b.{0,24} with (?=an? |\d|2 |some |dumb|kettle|bands|resistance|barbell|adjustable)/;
/** In a request, what says that the things in it are all there is, or one's own. */
const ALL_WE_HAVE =
  /^(.*?)(?: only)?(?:,| -| \()? ?(?:because|cause|cuz|bc|since|as|coz) (?:that is|thats|those are|it is|these are) (?:all|what|the only (?:thing|things|stuff|kit|gear|equipment)|everything) (?:that )?(?:i|we)(?: have)? (?:have|got|own|ve got)\b/;
const THAT_IS_ALL =
  /^(?:and |so )?(?:that is|thats) (?:it|all|the lot|everything)(?: really| pretty much| basically)?$|^(?:that|those|these|it) (?:is|are) (?:really |literally |pretty much |basically )?my (?:(?:entire|whole|only|full|complete|home) )?(?:\w+ )?(?:gym|setup|kit|equipment|collection|gear|arsenal)\b|^(?:that|those|these|it) (?:is|are) (?:really |literally |pretty much )?(?:all|what|everything|the only (?:thing|things|stuff|kit|gear|equipment)) (?:that )?(?:i|we)(?: have)? (?:have|got|own)\b/;
const THAT_I_OWN =
  /\b(?:with|using|use|on|for|around) (?:only |just )?((?:the|my|these|2|both|those) (?:[\w.]+ ){1,6}?)(?:that |which )?(?:i|we)(?: have)? (?:own|have|got|keep|bought)(?: at home| here| in my \w+)?\b/;
/** In a question: "… when all i own is a kettlebell". */
const ALL_I_OWN =
  /\b(?:all (?:that )?(?:i|we)(?: have| ve)? (?:own|have|got|have got|have at home|work with)(?: at home| here)? (?:is|are)|(?:i|we) only (?:have|own|got|have got)|with (?:only|just|nothing but)|only (?:have|own|got)) ((?:an?|one|my|some|\d|the|adjustable|dumb|kettle|band|resistance).{2,80})$/;
/** "My kettlebell is 16 kg", "my dumbbells go up to 20". */
const MINE_OF_SIZE =
  /^(?:and |also |but )*my ((?:adjustable |heaviest |only |biggest )?(?:dumb ?bells?|dbs?|kettle ?bells?|kbs?|barbell|weight vest|vest|sandbag)) ?(?:is|are|weighs?|:|come in|(?:only |just )?(?:go(?:es)?|max(?:es)? out|tops? out)) ?(?:only |just |all |a |at |up to |to )*(\d{1,3}(?:[.,]\d)?(?: ?(?:kgs?|kilos?|lbs?|pounds))?(?:(?:, | and | & |\/)\d{1,3}(?: ?(?:kgs?|kilos?|lbs?|pounds))?)*)(?: each| max)?$/;
/** "That's the max my dumbbells go to": there is no telling how far, but of one's own. */
const MINE_END =
  /\bmy ((?:adjustable )?(?:dumb ?bells?|dbs|kettle ?bells?|bands?|plates)) (?:only |just |do not |can )*(?:go(?:es)?|max(?:es)? out|tops? out|stops?|ends?)\b(?! (?:well|with|on)\b)/;
/** "That's the only kb I own". */
const ONLY_ONE_OWNED = /(?:is|s) the only ([\p{L}\d -]{2,24}?) (?:that )?i (?:own|have|ve got|have got)\b/u;
const ALL_MINE =
  /^(.+?),? (?:et |und |y |e )?(?:c est tout ce que j ai|das ist alles,? was ich habe|mehr habe ich nicht|es todo lo que tengo|(?:e |es )?tutto (?:quello|cio) che ho|e tudo (?:o )?que (?:eu )?tenho)\b/;
const ALL_BESIDE =
  /\ball (?:that )?i (?:own|have(?: got)?)(?: at home| here)? (?:is|are) ((?:an?|one|1|my|some|\d+|the|that|those) .+)$/;
/** Before the gear of a log in other languages: "avec ma barre et un rack". */
const WITH_GEAR =
  /^.*\b(?:avec|mit|con|com) (?=(?:m[aeio]n?|mes|mein\w*|une?|einer?|einem|der|dem|una?|el|la|mis|il|uma?|o|a|minha|meu)\b)/;

/** What is said of one's own things beside the sets of a log; `null` without it. */
const ownBesideLog = (folded: string): string | null =>
  MINE_END.exec(folded)?.[1] ??
  ONLY_ONE_OWNED.exec(folded)?.[1] ??
  ALL_MINE.exec(folded)?.[1]?.replace(WITH_GEAR, "") ??
  (NOT_INVENTORY.test(folded) ? ALL_BESIDE.exec(folded)?.[1] : undefined) ??
  null;

const BEFORE_THINGS =
  /^.*\b(?:with|using|uses?|needs?|minutes?|mins?|only needs|but|and then|involving)\b (?:only |just )?|^.*[,:] ?(?=\S)/;

/** What a request says of what its writer has for good: "with the two kettlebells I own", "only bands since that's what I have". */
export const readOwnedInRequest: FactReader = ({ clause: { folded, text, mood, confidence } }) => {
  const own = THAT_I_OWN.exec(folded)?.[1];
  const all = ALL_WE_HAVE.exec(folded)?.[1]?.replace(/ only$/, "");
  const asked = mood === "asked" && confidence !== "temporary" ? ALL_I_OWN.exec(folded)?.[1] : undefined;
  const list = own ?? asked ?? all?.replace(BEFORE_THINGS, "");
  return list === undefined ? [] : thingsIn(list, text).map(({ value, key }) => state("equipment", value, key));
};

/** Used with a "my" beside a log: "pull ups 5,5,4 with my 10 kg vest". A bench or bar may be the lift. */
const WITH_MINE =
  /(?:\b(?:with|wearing|using|in|on)|\bw\/?) my (?:own |new |old |trusty )*([^,.;]{2,40})|\bonly (?:weight|thing|kit|gear|equipment) i (?:own|have|got)(?: here| at home)? (?:besides|apart from|other than|except|next to|is|are) ([^.;]{2,60})/g;
const MAY_BE_LIFT: ReadonlySet<string> = new Set(["equipment:flat_bench", "equipment:barbell", "equipment:rack"]);

/** What the writer calls theirs in passing. */
export const readUsedThings: FactReader = ({ clause: { folded, text } }) =>
  [...folded.matchAll(WITH_MINE)]
    .slice(0, 4)
    .flatMap(([, mine, only]) => thingsIn(mine?.split(/ (?:and|for|at|in|on|from) /)[0] ?? only ?? "", text))
    .filter(({ key }) => !MAY_BE_LIFT.has(key))
    .map(({ value, key }) => state("equipment", value, key));

/** "In a hotel till friday with nothing but a band": all there is for so long. */
const FOR_A_WHILE =
  /\b(?:(?:with|have|got|there is) )?(?:nothing (?:else )?(?:but|except)|(?:with|and|mit|avec|con|com) (?:only|just|nur|juste|seulement|solo|solamente|soltanto|so|apenas)|nichts als|rien qu(?:e|')?|nada mas que|nient'? ?altro che)(?= )/;

/** "No bench, only dumbbells", "keine Bank, nur Hanteln", "no tengo barra pero sí gomas": where what there is begins. */
const BUT_THERE_IS =
  /,? ?\b(?:only|just|nothing (?:except|but)|so only|now only|but (?:(?:i|we|there is|it has) )?(?:do )?(?:have|got|kept|there is)|except(?: for)?|other than|besides|apart from|but(?= (?:an?|the|my|one|1|some|\d))|kept|nur(?: (?:noch|ein paar))?|lediglich|sondern(?: nur)?|dafur|aber(?: ich)?(?: (?:habe?|nur|schon))*|solo|solamente|unicamente|pero(?: (?:si|tengo|solo|hay))*|sino|seulement|juste|mais(?: (?:j ai|juste))*|soltanto|ma(?: (?:ho|solo))*|apenas|somente|mas(?: (?:tenho|so))*) (?:einen? )?/;
/** "Não tenho barra, só halteres": elsewhere "so" is no only. */
const SO_ONLY = /,? so (?:tenho )?/;
/** "My gym has everything except a hack squat": a whole gym but for a thing. */
const ALL_BUT =
  /^(?=.*(?<!\b(?:no|without a|quit the|left the|kein|sin|sans|senza|sem) )\b(?:gyms?|studio|palestra|gimnasio|academia|salle|fitness\w*)\b|(?:so |and |but |also )*(?:i|we) (?:have|own|got|have got) )(?:.*?\b)?(?:everything|all (?:the )?(?:machines?|equipment|kit|gear|stuff)|every machine|fully equipped|well equipped|alles|alle gerate|tout|(?:de )?todo|tutto|(?:de )?tudo)\b(?! (?:is|are|was|were)\b|['’]s)[^,;]{0,24}?,? (?:but|except(?: for)?|apart from|aside from|besides|other than|minus|save for|bar|ausser|bis auf|nur|sauf|hormis|a part|excepto|menos|salvo|tranne|eccetto|a parte|exceto) (?:(?:it|they|there|for|that|is|has|have|got|no|not|any|kein(?:e|en)?|pas|de|non|un|una|une|um|uma|eine?n?|la|le|el|il|die|der|das) )*([^;.]{3,60})$/;

const fullGymBut = (missing: readonly Thing[]): FactDraft[] => {
  const without = missing.map(({ value }) => value).join(", ");
  return [
    state("equipment", without === "" ? "full gym" : `full gym without ${without}`, "equipment:gym"),
    ...missing.map(({ value, key }) => end("equipment", value, key)),
  ];
};

/** "No injuries, dumbbells at home": behind a comma what there is none of goes on only with "or" or another "no". */
const lostIn = (rest: string, said: string): string =>
  /\bno$/.test(said) && !/,? (?:or|nor) /.test(rest)
    ? rest.replace(/,(?! ?(?:no|not|nor|or|only|just|but)\b)/, " only ")
    : rest;

/** "Something I can do without a gym", "leg session without dumbbells": how what is asked for is to be. */
const DONE_WITHOUT =
  /\b(?:sessions?|workouts?|circuits?|leg day|push day|pull day|seance|sesion|sessao|treino|allenamento)\b(?:(?! (?:i|we|my|because|as)\b)[^,;.]){0,30} (?:without|with no|ohne|sans|sin|senza|sem)\b|(?:^|\b(?:something|anything|stuff|things|exercises?|workouts?|what) )(?:that |which )?(?:i|you|we|one) (?:can|could) (?:do|use) (?:\w+ ){0,3}?(?:without|with no)\b/;
/** "Delete the press without weights": an order about what was logged. */
const ORDERS_OF_LOG =
  /^(?:(?:please|pls|can you|could you|and|so|ok|no|wait|actually|bitte) )*(?:delete|remove|erase|undo|cancel|drop|scrap|bin|clear|correct|change|edit|fix|losch\w*|supprime|efface|borra|elimina|cancella|apaga) (?:the|my|that|this|last|yesterdays?|todays?|die|den|das|le|la|el|il|o|a|l)\b.*\b(?:without|with no|no|ohne|sans|sin|senza|sem)\b/;
/** "…, and about 20 mins while the baby naps": time that is told behind the things. */
const AND_MINUTES =
  /(?<= .{12,})(?:,| and| plus)(?: (?:and|about|around|only|just|maybe|max|usually|roughly))* \d+ ?-?min\w* (?:while|during|a day|per|each|every|in the|at lunch|most)\b[^,;]*$/;
/** Beside a part of the body or a kind of session the minutes are those of one. */
const OF_A_PART =
  /\b(?:workouts?|sessions?|circuits?|arms?|legs?|chest|back|shoulders?|upper|lower|full body|core|abs|glutes?|push|pull|cardio|today|tonight|now)\b/;
/** "Nur abends 20 Minuten und eine Matte": the same before them. */
const MINUTES_AND =
  /(?<=^(?:\w+ ){1,2})(?:(?:nur|only|just|about|around|maybe|ca|etwa) )*(?:(?:abends|morgens|mittags) \d+ ?-?min\w*|\d+ ?-?min\w* (?:a day|per day|every day|in the (?:morning|evening)|at lunch|abends|morgens|mittags))(?:,| und| and| plus)+ (?=(?:an?|eine?n?|2|two|some|my|meine?) )/;
/** "…, training at home with bands now": what is done instead of it. */
const NOW_DOING =
  /,? (?:so |and |but )*(?:i am |im |am )?(?:now |just |only )*(?:training|train|working out|work out|lifting|using|doing) /;

/** What the writer has to train with, and what they have no longer. */
export const readEquipmentFacts: FactReader = ({ clause, before, asksForTraining, namesSession, recent }) => {
  const { plain, text, confidence, expiresAt } = clause;
  const folded = OF_A_PART.test(clause.folded)
    ? clause.folded
    : clause.folded.replace(AND_MINUTES, "").replace(MINUTES_AND, "");
  const isToday =
    confidence === "temporary" &&
    /\b(?:today|tonight|this (?:morning|evening|afternoon|time|session|workout)|heute|aujourd hui|hoy|oggi|hoje)\b/.test(
      folded,
    );
  const isNew =
    /\b(?:arrived|bought|delivered|got|ordered|joined|came|picked up|inherited|sold|binned|scrapped|gave away|given away|donated|stolen|verkauft|vendu|vendi|venduto)\b/.test(
      folded,
    );
  if ((isToday && !isNew) || clause.mood === "requested" || DONE_WITHOUT.test(folded) || ORDERS_OF_LOG.test(folded))
    return [];
  const missing = asksForTraining ? undefined : ALL_BUT.exec(folded)?.[1];
  if (missing !== undefined && !/\b(?:i|we) (?:do|did|like|love|want|hate)\b/.test(folded))
    return fullGymBut(thingsIn(missing, text));
  const mine = ownBesideLog(folded);
  const sized = asksForTraining ? null : MINE_OF_SIZE.exec(plain);
  if (sized?.[1] && sized[2]) {
    const [thing] = thingsIn(sized[1], text);
    return thing === undefined ? [] : [state("equipment", `${thing.value} (${sized[2].trim()})`, thing.key)];
  }
  if (mine !== null) return thingsIn(mine, text).map(({ value, key }) => state("equipment", value, key));
  if (NOT_INVENTORY.test(folded) || (WAS_DONE.test(folded) && COUNTED.test(folded))) return [];
  const isLasting =
    /\b(?:own|bought|at home|home gym|my (?:garage|gym|basement|home|place|flat|house|room|apartment)|mine|always|lent|lending|binned|scrapped|sold|ordered|zu ?hause|chez moi|en casa|a casa|em casa|member|joined)\b|\b(?:i|we) (?:(?:only|just|do|do only|both|all|already) ){0,12}(?:have|own|got)(?: got)?(?: only)?\b|\bj ai\b|\bich hab/.test(
      folded,
    );
  if (asksForTraining && !isLasting && !IS_ONE_WITH.test(folded) && !THAT_IS_ALL.test(plain)) return [];
  if (/\b(?:\d+ ?min\w*|(?:an|half an|\d) hours?)\b/.test(folded)) return [];
  const found: FactDraft[] = [];
  // "Upper body, dumbbells, no bench" is how a session is to be.
  if (namesSession && /^no \w+(?: \w+)?$/.test(folded)) return [];
  const lost = LOST.exec(folded);
  if (/\b(?:no|not have an?(?:y)?) gym (?:membership|access)\b/.test(folded))
    found.push(end("equipment", "gym", "equipment:gym"));
  else if (NOTHING.test(folded) && !AT_GYM.test(folded)) {
    const isStated =
      (!asksForTraining && !namesSession && /\b(?:at all|whatsoever|here|available)\b/.test(folded)) ||
      /\b(?:i|we|ich|j|je|tengo|ho|tenho|at home|have|home)\b/.test(folded);
    const beside = thingsIn(folded.split(BUT_THERE_IS).slice(1).join(","), text);
    const besides = beside.length > 0;
    if (besides && expiresAt === null && !asksForTraining)
      return [end("equipment", "equipment"), ...beside.map(({ value, key }) => state("equipment", value, key))];
    if (expiresAt !== null && !asksForTraining && !besides)
      return [state("equipment", "no equipment", "equipment:none")];
    if (isStated && expiresAt === null)
      return [end("equipment", "equipment"), state("equipment", "no equipment", "equipment:none")];
  }
  // "No bands please" is a wish; what is there stays there.
  const isWished = /^(?:so |and |but )*no [a-z ]{3,30}? (?:please|ever|again|thanks)\b/.test(folded);
  if (lost && !isWished && !BROKE_IT.test(folded)) {
    const isBefore = /\b(?:is|are) broken\b/.test(lost[0]);
    const [behind = "", ...left] = lostIn(folded.slice(lost.index + lost[0].length), lost[0])
      .replace(NOW_DOING, " only ")
      .split(/^(?:nao|sem)\b/.test(lost[0]) ? compiled(`${BUT_THERE_IS.source}|${SO_ONLY.source}`) : BUT_THERE_IS);
    // "The sled's broken, so rower": what stands before it.
    const gone = isBefore ? "" : behind;
    const things = [
      ...thingsIn(gone, text),
      ...(/stolen|broke|broken|nicht mehr|verkauft|snapped|apart|collapsed|packed|ghost|dust|kaput|skip|bin\b|tip\b|bust|knackered/.test(
        lost[0],
      )
        ? thingsIn(folded.slice(0, lost.index).replace(/ (?:got|was|is|are|were)$/, ""), text)
        : []),
    ];
    // "Sold everything", "vendi tudo": nothing of what was told is left.
    if (
      /^ ?(?:it all|everything|all of it|the lot|all my (?:stuff|kit|gear|equipment)|tudo|todo|tutto|tout|alles)\b/.test(
        gone,
      ) ||
      ALL_SOLD.test(folded)
    )
      return [
        ...found,
        end("equipment", "equipment"),
        ...thingsIn(left.join(","), text).map(({ value, key }) => state("equipment", value, key)),
      ];
    const buys = /\b(?:bought|got|have)\b (.*)$/.exec(folded.slice(0, lost.index));
    return [
      ...found,
      ...(buys?.[1] ? thingsIn(buys[1], text).map(({ value, key }) => state("equipment", value, key)) : []),
      ...things.map(({ value, key }) => end("equipment", value, key)),
      ...thingsIn(left.join(","), text).map(({ value, key }) => state("equipment", value, key)),
    ];
  }
  const gym = AT_GYM.exec(folded);
  if (gym && !/\b(?:not|no longer|never|quit|cancel\w*|left)\b/.test(folded)) {
    const trainsAtHome = recent.some(({ key }) => key === "equipment:place");
    if (trainsAtHome && /\b(?:joined|signed up|became a member)\b/.test(folded))
      found.push(end("equipment", "trains at home", "equipment:place"));
    found.push(
      state(
        "equipment",
        gym[1] ? gym[1].replace(/^(?:(?:an?|the|my|now) )+/, "").trim() || "gym" : "full gym",
        "equipment:gym",
      ),
    );
  } else if (
    /\b(?:no longer|not) (?:go(?:ing)? to|at|have|use) (?:the |a |that |my )?gym\b|\b(?:quit|left|cancel\w*) (?:my |the )?gym\b(?! (?:early|at|after|late|with|today|feeling|without|when|because)\b)|\b(?:gym )?(?:contract|membership|subscription) (?:has |just |is )*(?:ran out|run out|ended|expired|cancel\w*|lapsed|up)\b/.test(
      folded,
    )
  )
    found.push(end("equipment", "gym", "equipment:gym"));
  if (before !== null && THAT_IS_ALL.test(plain) && !/\d ?x ?\d/.test(before.folded))
    return thingsIn(before.folded.replace(/ only$/, "").replace(BEFORE_THINGS, ""), text).map(({ value, key }) =>
      state("equipment", value.toLowerCase(), key),
    );
  const arrived = ARRIVED.exec(folded)?.[1];
  if (arrived) return thingsIn(arrived.trim(), text).map(({ value, key }) => state("equipment", value, key));
  const inGym = gym
    ? thingsIn(folded.slice(gym.index + gym[0].length).replace(/^[, ]*(?:so|with|which has|it has)\b/, ""), text)
    : [];
  found.push(...inGym.map(({ value, key }) => state("equipment", value, key)));
  const owns = gym
    ? null
    : (OWNS.exec(folded) ?? IS_ONE_WITH.exec(folded) ?? (expiresAt === null ? null : FOR_A_WHILE.exec(folded)));
  const bare = owns === null && gym === null && !asksForTraining && !namesSession ? thingsAlone(plain, text) : [];
  const isFragment =
    owns === null &&
    before !== null &&
    (OWNS.test(before.folded) || /^(?:just|only|nothing but) (?:the |an? |my |some )/.test(before.folded)) &&
    /^(?:and |plus |also )?(?:an? |some |\d)/.test(folded);
  // "Kettlebells 12 and 16 at home plus a mat": the things stand on both sides of the place.
  const told =
    owns === null ? "" : folded.slice(0, owns.index).replace(/ (?:(?:is|are|were|was|both|all|sind) ?)+$/, "");
  const ahead =
    told !== "" && /^(?:at home|zu ?hause)$/.test(owns?.[0] ?? "") && readLackingEquipment(told).length === 0
      ? `${told},`
      : "";
  const behind = owns ? folded.slice(owns.index + owns[0].length).replace(/^ (?:only|just) (?=\S)/, " ") : "";
  const list = owns ? `${ahead}${behind}` : isFragment ? folded : "";
  const things =
    list === ""
      ? bare
      : thingsIn(list, text).filter(({ key }) => !(key === "equipment:treadmill" && /\brun/.test(folded)));
  if (things.length > 0 && ONLY.test(folded.replace(JUST_NOW, " ")) && expiresAt === null && !asksForTraining)
    found.push(end("equipment", "equipment"));
  found.push(...things.map(({ value, key }) => state("equipment", value, key)));
  if (things.length === 0 && AT_HOME.test(folded)) found.push(state("equipment", "trains at home", "equipment:place"));
  return found;
};
