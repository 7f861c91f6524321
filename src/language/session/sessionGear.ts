import { EQUIPMENT, type Equipment } from "../../protocol/vocabulary.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { readEquipment } from "../person/equipmentWords.ts";
import { NOTHING_THERE } from "../person/nothingThere.ts";
import { AREA_WORDS } from "./areaWords.ts";
import { isInBarePlace } from "./barePlaces.ts";
import { withoutWishedThings } from "./missingGear.ts";
import { readPositions } from "./positions.ts";
import type { SessionWishes } from "./sessionWishes.ts";

const PUT_AWAY =
  "(?:kits?|gear|equipment|stuff|weights|dumbbells|things) (?:is |are )?(?:all |still |currently )*(?:in (?:boxes|storage|transit|the (?:van|loft|attic|post))|packed(?: up| away)?|boxed up|elsewhere|at (?:home|work|my parents))";
const NOUGHT =
  "zilch|nowt(?: else)?|naught|diddly|sod all|bugger all|fuck all|jack shit|empty handed|bare ?handed|no (?:toys|stuff|things|implements|bits)|that is your lot";
const NOTHING_TO_USE =
  "nothing (?:but|except|other than) (?:(?:a|an|the|my) )?(?:towels?|blankets?|pillows?|shoes|rucksack|backpack|books?)|nothing (?:in (?:it|here|there)|to hand|at hand|on hand|around|lying around|but (?:the |a |my )?(?:floor|carpet|grass|sand|air|space|gravity|walls?|body)|here|there|with me|of use|whatsoever|to train with|to lift)|(?:with|got|have|having|owning|i own) nothing(?! (?:on (?!me|hand|us)|that|which|overhead|above|over|heavy|heavier|involving|like|too|for (?:my|the|shoulders|legs|arms|back|chest)|with|using|behind|fancy|lying|standing|seated|explosive|jump\\w*|hard|against|planned|barbell|machine|to do|where))";
const ON_THE_FLOOR = [
  "(?:the |some )?(?:floor|carpet|grass|sand) and (?:that is|nothing|me|a bit of)|(?:the |a |my )?rug(?= ?(?:$|[,.;!?]))",
  "(?:on the|the|some) (?:floor|carpet|grass|lawn)(?= ?(?:$|[,.;!?]|only|of |next to|beside|by |in front|at (?:the|my) (?:foot|end)|between|near))",
  "(?:telly|tv) on|in front of the (?:tv|telly)",
].join("|");
const LITTLE_ROOM = "no room|no space|not much (?:room|space)|(?:little|limited|tight|zero) (?:room|space)";
const NOTHING_ABROAD = [
  "(?:nur|bloss|ausschliesslich|mit) (?:dem |meinem )?eigengewicht|(?:solo|soltanto) (?:a )?corpo libero|solo (?:con )?(?:mi )?peso corporal|(?:juste|seulement|uniquement) (?:au |le )?poids du corps|(?:so|apenas) (?:com )?(?:o )?peso (?:do corpo|corporal)",
  "nix da|gar nix|rein gar nichts|ohne (?:alles|irgendwas|was)|(?:nichts|nix) (?:da|hier|dabei|mit|zuhause|daheim|zu hause|zur hand)|am boden|auf dem boden|auf dem teppich|leer(?:e|en|es)?",
  "rien de rien|sans rien|par terre",
  "nada de nada|sin nada|por el suelo|en el suelo|vaci[oa]",
  "niente di niente|senza niente|senza nulla|a terra|vuot[ao]",
  "sem nada|no chao|vazi[oa]",
  "(?:no|non|nao) (?:hay|tengo|ho|c e|tenho|ha|tem) (?:nada|niente|nulla)",
].join("|");
/** Says in other words than "no equipment" that there is nothing to train with. */
const NOTHING = entered(
  compiled(`\\b(?:${[PUT_AWAY, NOUGHT, NOTHING_TO_USE, LITTLE_ROOM, NOTHING_ABROAD].join("|")})\\b`),
);

/** On the floor, where that is no place that somebody cannot get to. */
const FLOOR = entered(compiled(`\\b(?:${ON_THE_FLOOR})\\b`));
const isOnFloor = (plain: string): boolean => FLOOR.test(plain) && !readPositions(plain).refused.includes("floor");

/** The same, where nothing can be meant but things to train with. */
const EMPTY_HANDED = entered(compiled(`\\b(?:${[PUT_AWAY, NOUGHT, NOTHING_TO_USE, NOTHING_ABROAD].join("|")})\\b`));

const GEAR = "gear|kit|setup|set up|equipment|arsenal|inventory|collection";
/** Says of the things named that they are all there is. */
const IS_ALL = entered(
  compiled(
    [
      "\\b(?:that|this|which|it) (?:is|s) the (?:gear|kit|equipment|lot|list|setup)\\b",
      "(?<!\\b(?:min\\w*|hours?|hrs?|h|time|minuten|heures?|\\d{1,3}) )\\b(?:is|are|was|were) (?:all|the (?:only|sole|whole|full|entire|one|single)|my (?:only|whole|entire|one)|everything) (?:(?:\\w+ ){0,4}?)(?:things?(?! (?:that )?i (?:want|need|like|love|enjoy|can|will|would|ask|care|am|feel)\\b)|gear|kit|equipment|bits?|pieces?|stuff|items?|there is|i (?:have|own|got|keep)|we (?:have|own|got))\\b",
      "\\b(?:end of (?:the )?(?:list|inventory)|no other (?:gear|kit|stuff|things))\\b",
      `\\b(?:(?:whole|entire|full|complete|only) )?(?:${GEAR}) (?:is|are|=|-|here is|here|consists of|amounts to|means)\\b|^(?:gear|kit|equipment|setup) `,
      "\\b(?:das einzige|lo unico|l unica cosa|la seule chose|a unica coisa|o unico|el unico|il solo)\\b",
    ].join("|"),
  ),
);
/** Ends a list of what there is, or of what is wanted. */
const ENDS_LIST =
  /\b(?:(?:that|this|it) (?:is|s) (?:all|it|everything|literally (?:it|all)|pretty much it|about it)|(?:and )?nothing (?:else|more)(?! (?:hurts?|is|that|to (?:say|add|report|explain|tell)))|no more no less|end of story|nient altro|nada mas|nada mais|rien d autre|sonst nichts|nichts anderes|mehr nicht|e basta|y ya esta|et c est tout|e so isso|(?:und )?das war s|das ist alles)\b/;
const MOST_BEFORE = 8;

/** Whether the words before the end of a list are things: no part of the body, length or manner among them. */
function isListOfThings(plain: string): boolean {
  const at = plain.search(ENDS_LIST);
  if (at < 0) return false;
  const words =
    plain
      .slice(0, at)
      .split(/[.;!?\n]/)
      .findLast((clause) => clause.trim() !== "")
      ?.trim()
      .split(" ") ?? [];
  const near = words.slice(-MOST_BEFORE);
  return (
    near.length > 0 &&
    !near.some(
      (word) => AREA_LIST.has(word) || /^(?:min\w*|hours?|short|easy|quick|only|body|sets?|reps?|rounds?)$/.test(word),
    )
  );
}

const HAS_ONLY_WORDS = [
  "(?:stuck|left|limited|restricted|confined|making do|make do|working only|reduced|down) (?:with|to)",
  "(?:only|just|solely|merely|nothing but) (?:(?:i|we|they) )?(?:have|has|got|own|keep|find|found|have got|brought|with)",
  "(?:have|has|got|own|keep|is|are|with|using) (?:only|just|solely|merely|nothing but|literally)",
  "all (?:that )?(?:i|we|they) (?:have|got|own|keep|could find|found|brought)(?: got)?(?: here| there)?(?: is| are)?|all that is left(?: is| are)?",
  "(?:habe|hab|haben|gibt s|gibt es|da ist|steht) (?:nur|bloss|lediglich|einzig)|(?:nur|bloss|lediglich) (?:habe|hab|mit)",
  "j ai (?:seulement|juste|que|uniquement)|je n ai qu\\w*|il y a (?:juste|que|seulement)|avec (?:juste|seulement)",
  "(?:tengo|hay) (?:solo|solamente|unicamente|nomas)|(?:solo|solamente|unicamente|nomas) (?:tengo|hay|con)",
  "(?:ho|abbiamo|c e) (?:solo|soltanto|solamente|unicamente)|(?:solo|soltanto|solamente) (?:ho|con|c e)",
  "(?:tenho|tem|ha) (?:so|apenas|somente|unicamente)|(?:so|apenas|somente) (?:tenho|tem|com|ha)",
];
/** Has or finds only something; what comes after must not be time, a part of the body or a mood. */
const HAS_ONLY = compiled(`\\b(?:${HAS_ONLY_WORDS.join("|")}) ((?:[^\\s,.;!?]+ ?){1,5})`, "g");
const AREA_LIST = new Set(Object.values(AREA_WORDS).flatMap((words) => words.split("|")));
const NO_THING =
  /^(?:\d+|hours?|hrs?|mins?|minut\w*|half|halbe\w*|quarter|time|zeit|temps|tiempo|tempo|stunde\w*|heures?|horas?|or[ae]|mezz\w*|media|demi|energy|strength|little|bit|short|few|couple|long|until|till|today|tonight|day|days|weeks?|lunch|break|started|been|woke|home|back|off|out|up|told|sent|stuck|news|word|(?!used|red|loaded|weighted|fixed|padded|need|bed|sled|speed)\w{2,}ed|one|1|leg|arm|side|hand|done|finished|eaten|to|so|enough|room|space|questions?|wish|want|need|now|then|left|free|before|after|tonight|spare)$/;

const WEIGHT = /^\d+(?:[.,]5)?(?:kgs?|kilos?|lbs?)?$/;

/** Whether what somebody has only is a thing: no length, part of the body or state. */
function isThing(object: string): boolean {
  const words = object.trim().split(" ");
  const [first = "", second = ""] = words.filter(
    (word) =>
      !/^(?:a|an|the|my|some|about|around|like|maybe|got|single|pair|of|kgs?|kilos?|lbs?|ein|eine|un|une|una|um|uma|any|access|to|with|mit|avec|con|com)$/.test(
        word,
      ),
  );
  const isCount = WEIGHT.test(first) && second !== "" && !NO_THING.test(second);
  return (
    first !== "" &&
    (isCount || !(NO_THING.test(first) || WEIGHT.test(first))) &&
    !AREA_LIST.has(first) &&
    // "Only have 10 kg ones", "only got one 16kg": of what was named before.
    !words.includes("ones") &&
    !words.some((word) => /^(?:min\w*|hours?|hrs?)$/.test(word))
  );
}

const GYM =
  "gym|studio|fitness ?studio|fitness cent(?:er|re)|box|leisure cent(?:er|re)|weights? room|salle|gimnasio|palestra|academia|fitnessstudio";
const SHUT =
  "shut|closed|locked|shutting|closing|down|being (?:renovated|cleaned|refurbished)|flooded|fermee?|cerrado|chius[oa]|fechad[oa]|zu|geschlossen|not open|rammed|packed|heaving|too busy";
/** The place that had everything is shut: what is named beside it is all there is. */
const GYM_SHUT = entered(
  compiled(
    [
      `\\b(?:${GYM})(?: (?:\\w+ ){0,3}?| ?, )?(?:(?:is|are|was|s|has|got|just|still|all|now|currently|today|est|esta|e|ist|hat) )*(?:${SHUT})(?= ?(?:$|[,.;!?)]|and |so |but |for |today|until|till|at |on |right|now|again|this|over|because|due|in |with |need|want|give|\\d))`,
      "\\b(?:closed|shut|locked out of (?:the|my)|no) (?:gym|fitness ?studio)\\b(?! (?:bag|shoes|clothes|partner|buddy|music|bro|rat|shy))",
      "\\b(?:gym|studio) (?:is|was) not (?:open|available|an option|possible)\\b",
      "\\b(?:can not|could not|not able to|will not|not) (?:make it to|get to|go to|reach|access|use) (?:the|my|a) (?:gym|studio)\\b",
      "\\b(?:gym )?membership (?:\\w+ )?(?:expired|lapsed|ran out|is (?:frozen|paused|cancelled|over))",
    ].join("|"),
  ),
);

/** Whether a message about a session says that there is little or nothing to train with, whatever it is called. */
const isLimited = (plain: string, namesLifts: boolean): boolean =>
  isInBarePlace(plain) ||
  NOTHING.test(plain) ||
  isOnFloor(plain) ||
  IS_ALL.test(plain) ||
  // "Deads and pull-ups, that's it" ends a list of lifts.
  (!namesLifts && isListOfThings(plain)) ||
  [...plain.matchAll(HAS_ONLY)].some(([, object = ""]) => isThing(object));

/** More things than anybody lists: the gym itself was read. */
const MOST_NAMED = 40;

const ADJUSTABLE =
  /\b(?:adjustable|inclined?|verstellbare) (?:weight )?(?:hantel)?(?:bench|bank)\b|\b(?:banc inclinable|banco (?:inclinable|ajustable|ajustavel))\b/;
const OTHER_BENCH = /\b(?:flat|weights?|another|park) bench|\bbenches\b|\b(?:gym|studio|hotel)\b/;
/** Plates come with a bar, to be put on it; to stand on one or hold one they must be named. */
const PLATES =
  /\b(?:plates?|weight discs|bumpers?|\w*scheiben?|discos|disques|dischi|anilhas|weights|(?:poids|pesos?|pesi) li(?:bres?|beri|vres)|frei\w+)\b/;

const DUMBBELLS =
  /\b(?:dumb ?b?ell?s?|dbs?|hand ?weights|free ?weights|power ?blocks?|bowflex|\w*hanteln?|halteres?|mancuernas?|manubri\w*|pesas|pesinhos|(?:poids|pesos?|pesi) li(?:bres?|beri|vres)|frei\w+|gym|studio|hotel)\b/;

const HANGS_NOWHERE =
  /\b(?:(?:nothing|nowhere|no place|not anything|not have anything) (?:sturdy |solid |here |at home )*(?:to|i can) hang|no bars? (?:here|at home|anywhere|around|and no))\b/;

/** "There's a bar and some rings": beside what one hangs from, and nothing to load, a bar is no barbell. */
const isBarToHangFrom = (plain: string, wished: string): boolean => HANGS.test(plain) && !LOADS.test(wished);
const HANGS =
  /\b(?:(?:pull|chin|muscle) ?ups?|hang(?:ing|s)?|rings?|dips?|park|playground|door(?:way|frame)?|klimmzug\w*|tractions|dominadas|trazioni|barra fixa|anneaux|anillas|anelli|argolas)\b/;
const LOADS =
  /\b(?:barbells?|bb|plates?|racks?|bench(?:es)?|olympic|oly|weights?|kgs?|lbs?|loaded|landmine|squats?|deadlifts?|rdls?|press(?:es)?|bilanciere|langhantel\w*|halteres?|curls?)\b/;

/** "Une barre avec 60 kg": one that is loaded. */
const BAR_OF_KILOS = entered(
  /\b(?:barre|barra|sbarra|bilanciere|stange|bar)(?: olympique| olimpica)? (?:avec|con|com|mit|et|y|e|und|de|di|\+) (?:(?:des |ein paar )?(?:disques|poids|discos|dischi|anilhas|scheiben|gewichte\w*)|\d{2,3} ?(?:kgs?|kilos?|lbs?))(?: (?:de|di|an) (?:disques|poids|discos|dischi|anilhas|scheiben|gewichten?))?\b/gi,
);

const ALLOWED =
  /\b(?:smith(?: machine)?s?|cables?(?: (?:machine|tower|station)s?)?) (?:(?:is|are|would be|also|too|totally) )*(?:ok|okay|fine|allowed|welcome)\b|\b(?:ok|okay|fine) with (?:the |a )?(?:smith|cables?)\b/;

/** "Nothing here, but I want to bench with the barbell": wished for, and not there. */
const YET_WISHED =
  /\b(?:but|yet|still|however|though|aber|trotzdem|pero|mais|ma|mas) ((?:[^.;!?\n]){3,60})$|\b(?:but|yet|aber|pero|mais|ma|mas) ((?:[^.,;!?\n]){3,60})/;
const HAS_SOME =
  /\b(?:have|has|got|own|there|is|are|use|using|habe|hab|gibt|da|tengo|hay|j ai|il y a|ho|c e|tenho|tem|ha|for|maybe)\b/;
function isOnlyWished(plain: string, wishes: SessionWishes): boolean {
  if (wishes.include.length === 0 || !NOTHING_THERE.some((one) => one.test(plain))) return false;
  const [, last, next] = YET_WISHED.exec(plain) ?? [];
  const clause = last ?? next;
  return clause !== undefined && !HAS_SOME.test(clause) && readEquipment(plain.replace(clause, " "))?.join() === "none";
}

/** "With zero equipment", and no word of what there is besides. */
const NO_GEAR_AT_ALL = entered(
  /\b(?:no|zero|without(?: any)?|not (?:have|own|got)(?: any)?) (?:equipment|gear|kit)\b(?! (?:except|but|other than|besides|apart|otherwise|beyond|left|here except))/,
);
/** "A hack squat machine workout in a field with nothing in it": the thing is only what is asked for. */
function isWishedEmptyHanded(plain: string, { besideNames }: SessionWishes): boolean {
  if (!EMPTY_HANDED.test(plain) && !NO_GEAR_AT_ALL.test(plain)) return false;
  const left = readEquipment(withoutWishedThings(besideNames));
  return left === null || left.join() === "none";
}

/** "On the machine, training in my flat": how a lift is done in a gym, said of a place that has none. */
export const isOnMachineAtHome = (plain: string): boolean =>
  ON_MACHINE.test(plain) && PRIVATE_ROOM.test(plain) && !OWNS.test(plain);
const ON_MACHINE = entered(/\b(?:on|with|using|at) (?:the |a |its |their |proper )?machines?\b/);
const PRIVATE_ROOM =
  /\b(?:in|at|from) (?:my|our|the|a) (?:\w+ )?(?:flat|apartment|bedroom|living ?room|hotel room|dorm(?: room)?|kitchen|lounge|hallway|room)\b/;
const OWNS = /\b(?:have|has|got|own|owns|bought|there is|there are|my (?:\w+ )?machines?)\b/;

/** Things whose names are exercises as well. */
const TRAINED_WITH: readonly (readonly [RegExp, Equipment])[] = [
  [/^(?:jump|skipping) ropes?$/, "jump_rope"],
  [/^ab (?:wheels?|rollers?)$/, "ab_wheel"],
  [/^(?:rowers?|rowing machines?)$/, "rower"],
];
const DENIES = /\b(?:no|not|without|zero|nothing|kein\w*|ohne|pas|sans|sin|non|senza|nao|sem)\b/;
/** "Jump rope and bodyweight", "skipping rope and push-ups, that's what I have": the thing that the exercise is called by is there. */
const withThingsTrained = (there: Equipment[], plain: string, { include }: SessionWishes): Equipment[] =>
  DENIES.test(plain)
    ? there
    : [
        ...there,
        ...TRAINED_WITH.flatMap(([name, thing]) => (include.some(({ phrase }) => name.test(phrase)) ? [thing] : [])),
      ];

/**
 * What a session is to be done with. In: the request as typed, its plain text of `sessionText`, and its wishes, whose names
 * of lifts are no things ("barbell back squat with no equipment"). Out: the things in vocabulary order; `["none"]` where a
 * bare place or a list is meant of which no thing is known; `null` when nothing is said.
 */
export function readSessionGear(text: string, plain: string, wishes: SessionWishes): Equipment[] | null {
  if (isOnlyWished(plain, wishes) || isWishedEmptyHanded(plain, wishes) || isOnMachineAtHome(plain)) return ["none"];
  const told = wishes.include.length + wishes.exclude.length > 0 ? wishes.withoutNames : text;
  const named = readEquipment(told.replace(BAR_OF_KILOS, "barbell"));
  const isNone = (one: Equipment) =>
    (one === "plate" && !PLATES.test(plain)) ||
    // It can be laid flat; what is made for it goes first, what is not must be asked for.
    (one === "flat_bench" && ADJUSTABLE.test(plain) && !OTHER_BENCH.test(plain)) ||
    // "Two 16s" are of the kind that is named beside them.
    (one === "dumbbell" && named?.includes("kettlebell") === true && !DUMBBELLS.test(plain));
  const kept = named !== null && named.length <= MOST_NAMED ? named.filter((one) => !isNone(one)) : named;
  // A rack alone holds a bar.
  const listed: Equipment[] | null = kept?.join() === "rack" ? ["barbell", "plate", "rack"] : kept;
  const wished = [wishes.withoutNames, ...wishes.include.map(({ phrase }) => phrase)].join(" ");
  if (listed?.includes("barbell") === true && isBarToHangFrom(plain, wished))
    return EQUIPMENT.filter(
      (one) => one === "pull_up_bar" || (listed.includes(one) && one !== "barbell" && one !== "plate"),
    );
  // Where there is nothing to hang from there is no gym.
  if (named !== null && named.length > MOST_NAMED && HANGS_NOWHERE.test(plain) && !/\b(?:gym|studio)\b/.test(plain))
    return ["none"];
  // "Dips are a must, smith machine ok": one more thing of a gym that may be used, and not all there is.
  if (listed?.every((one) => one === "smith_machine" || one === "cable" || one === "none") && ALLOWED.test(plain))
    return null;
  const isShut = GYM_SHUT.test(plain) && (named === null || named.length > MOST_NAMED);
  const there = isShut
    ? (["none"] as Equipment[])
    : (listed ?? (isLimited(plain, wishes.include.length > 0) ? ["none"] : null));
  return there?.join() === "none" ? withThingsTrained(there, plain, wishes) : there;
}
