import { EQUIPMENT, type Equipment } from "../../protocol/vocabulary.ts";
import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { keepingLast } from "../patterns/keepingLast.ts";
import { PatternIndex } from "../patterns/patternIndex.ts";
import { replaceEach } from "../patterns/replaceEach.ts";
import { IS_ELSEWHERE, IS_GONE, SOMEBODY } from "./equipmentGone.ts";
import { type EquipmentEntry, FULL_GYM, PLACES, THINGS } from "./equipmentThings.ts";
import { NOTHING_THERE } from "./nothingThere.ts";
import { withNotListed } from "./notListed.ts";
import { withoutOwnedWeights } from "./ownedWeights.ts";

const AT_HOME =
  /\b(?:(?:at|from|for) home|home workout|home session|living room|bedroom|hotel(?: room)?|dorm(?: room)?|prison|jail|travel(?:l?ing)?|outdoors?|(?:in|at) the park|airport|on the road|(?:in|at) (?:the|my) (?:office|desk|garden|backyard|yard|balcony|kitchen|beach|room)|office (?:break|workout|exercises?|clothes)|(?:between|before|after) meetings|at (?:my )?(?:work|desk)|in (?:the )?office|im buro|au bureau|en la oficina|in ufficio|no escritorio|apartment|air ?bnb|hostel|small (?:flat|room|space)|camping(?! (?:on|out|at|in front|under|around))|in (?:the|my) (?:house|flat|bedroom|lounge)|zu ?hause|daheim|a la maison|chez moi|en casa|a casa|in casa|em casa|hotelzimmer)\b/;
/** What leads from a refusal to the thing: "anything that needs a", "using any". */
const LEADS =
  "(?:a|an|any|the|my|it is|their|our|all|access to|use of|using|used?|touch|touching|go|going|near|real|proper|heavy|free|anything|things?|stuff|exercises?|movements?|moves?|work|that|which|where|with|on|in|i|you|to|needs?|needing|need|lie|lying|sit|hang|myself|me|w|near|around|requires?|requiring|uses|involves?|involving|for|of|those|these|more|des|der|die|das|den|de|del|la|le|les|el|los|il|i|gli|con|mit|avec|com)";
const NOT_THERE_WORDS = [
  "no|without|w\\/o|minus|nothing|not any|not even|nor even|not have|have not got|no access to|lack|missing",
  "except(?: for)?|(?:everything|anything|all(?: of (?:it|them))?|gym|equipment|gear|kit|things|stuff) (?:but|bar|apart from|aside from|besides|other than)|apart from|aside from",
  "(?:do|does|did) not (?:have|own|want|use|like|trust|involve|need|include)|can not (?:use|reach|get to)",
  "(?:some(?:one|body|1| guy| dude| bloke| lad| girl| woman| man)?|(?:a|this|that|the same|another|\\d|two|three|some) (?:\\w+ )?(?:guys?|dudes?|bloke?s|lads?|girls?|wom[ae]n|m[ae]n|kids?|teens?|teenagers?|couple|team|class|group|bros?|people)|people|they|every(?:one|body))(?:['\u2019]?(?:s|re))?(?: (?:is|are|s|has|have|keeps?|just))*(?: (?:still|been|all|always|currently|taken up|taking up|camped|camping|sitting|resting|doing curls))* (?:on|in|using|hogging|blocking|occupying|taking|took|nicked|grabbed|taken|stole)(?: (?:every|all|each|both|up|over))*",
  `(?:my |our |the )?(?:${SOMEBODY})(?:['\u2019]?s)?(?: (?:is|are|s|has|have|just|still|already|currently|got))* (?:on|using|hogging|taking|took|nicked|grabbed|taken|stole|borrowed|borrowing|has|have|got)(?= (?:the|our|my|both|all|every)\\b)`,
  "(?:queues?|queuing|queueing|lines?|waiting(?: list)?|wait|crowds?) (?:at|for|around|on|by)(?: (?:every|all|each|both))*",
  "(?:can not|never|could not) (?:get|find|reach)(?: (?:on|near|at|to|hold of|anywhere near))?(?: (?:a|any|an|the))?(?: (?:free|empty|open|spare))?",
];
const NOT_WANTED_WORDS = [
  "(?:scared|afraid|frightened|terrified|intimidated|sick|tired|bored) (?:of|by)|hate",
  "not use|avoid(?:ing)?|skip(?:ping)?|leav(?:e|ing) out|(?:stay|keep|steer)(?: me| it)? (?:off|away from|clear of)|exclud(?:e|ing)|omit|instead of|rather than|off",
];
const GONE_WORDS =
  "(?:got|get|getting) rid of|sold|threw (?:out|away)|(?:left|forgot(?:ten)?|lent|loaned|gave|misplaced|vergessen|oublie|laisse|olvid\\w+|dej[eo]|dimenticat[oa]|lasciat[oa]|esqueci|deixei)(?= (?:(?:all|both) )?(?:my|the|our|meine?n?|mes|les|mon|ma|mis|los|las|mi|la|el|i|le|gli|il|miei|mie|os|as|meus|minhas)\\b)|(?<!\\bi )(?:took|stole|nicked|pinched|(?:walked|ran) off with)";
const LACKING_ABROAD =
  "ohne|kein(?:e|en)?|nix|nicht|sans|pas de|aucun(?:e)?|sin|ningun(?:a)?|nada de|senza|niente|nessun(?:[oa])?|sem|nenhum(?:a)?";
/** What stands before a thing that is not there or not wanted. */
const LACKING = entered(
  compiled(
    `(?:\\b(?:${[...NOT_THERE_WORDS, ...NOT_WANTED_WORDS, GONE_WORDS, LACKING_ABROAD].join("|")})(?: ${LEADS}){0,6}|\\bnot(?: (?:the|a|an|that|this|my))?) $`,
  ),
);
const NOTHING_BUT = entered(
  /\b(?:nothing|no (?:other )?(?:equipment|gear|kit|weights)) (?:but|except(?: for)?|other than|besides|apart from|aside from) (?:a |an |the |my |some )?$/,
);
/** "Can't make it to the gym", "never been in a gym": the place is not where it happens. */
const NOT_THERE = entered(/\b(?:not|never|instead of going|rather than) (?:\w+ ){0,4}$/);
const HEAVIER_THAN = entered(
  /^ (?:(?:that (?:are|is|weigh)|which are) )?(?:heavier|bigger|larger|more|over|above|beyond|past) (?:than )?(?:about )?\d/,
);
/** "Only a pair of 15s at my parents' place": where somebody is, not where the thing has gone. */
const WHERE_ONE_IS = /^ (?:at|with) (?:my|our|a|the) /;
const IS_THERE =
  /\b(?:just|only|have|got|has|with|there is|there are|using)(?: (?:a|an|the|some|one|two|my|pairs?|sets?|of|\d+))* $/;
const LIST_ON = /^ ?(?:, ?)?(?:\/|or|nor|oder|ou|o|ni|noch|oppure|ne|nem) ?(?:a |an |any |the )?$/;
/** After "without", "and" goes on with what is not there; after "no" it may begin with what is. */
const WITHOUT_ALL = entered(
  /\b(?:without|avoid|skip|hate|except(?: for)?|(?:everything|anything|all|gym|equipment|gear|kit|things|stuff|machines) (?:but|bar|apart from|aside from|besides|other than|minus)|apart from|aside from|ohne|sans|sin|senza|sem)(?: (?:a|an|any|the|my|\w+))? $/,
);
const AND_ON = /^ (?:and|und|et|y|e) (?:a |an |any |the )?$/;
const COMMA = /^ ?, ?(?:a |an |any )?$/;
/** One word for all of a list: "every rack and bench has a queue", "racks, benches and cables are taken". */
const LISTED_TOGETHER = /^ ?(?:,|and|or|&|\/|\+|und|et|y|e)? ?(?:and |or )?(?:the |all |every )*$/;
const SAID_OF_ALL = /^ (?:are|were|all|both|have)\b/;
const ONLY = entered(
  /\b(?:only|just|nothing but|all i have|nur|seulement|solo|soltanto|apenas|so|(?:j ai|on a|il y a|n ai|n a)(?: [^,.;]{0,30})?,? (?:que|qu) (?:la|le|les|des|un|une|mon|ma|mes|\d|deux))\b/,
);
const LOST =
  /\b(?:no longer (?:have|own|got)|sold|gave away|got rid of|lost|broke|do not have .{1,40} (?:anymore|any more|any longer))\b/;
const LONGEST = 4_000;
/** A place that is said to have everything keeps it, whatever else is named. */
const COMPLETE = /\b(?:full|fully|every\w*|all|any|commercial|complete|completo|well|planet|crossfit|cross fit)\b/;
/** After these, what is named comes on top of what the place has. */
const ON_TOP =
  /\b(?:plus|also|as well|in addition|additional|extra|my own|own|too|besides|including|bring|brought|ok|okay|fine|allowed)\b/;
const WITH_BEFORE = /\b(?:with|using|on|has|mit|avec|con|com)(?: (?:a|an|the|some|only|just|its|\w+ing))* $/;
/** Who says so of the plainest things has no gym around. */
const OWNS_NO =
  /\b(?:not (?:have|own|got)|have no|has no|got no|own no|(?:left|forgot|lent) (?:all )?(?:my|the|our))\b/;
const PLAINEST: readonly Equipment[] = ["dumbbell", "barbell", "kettlebell", "pull_up_bar"];

/** "The gym has every machine": the gym is a full one. */
const EVERY_ONE = /\b(?:every|all the|any|loads of|lots of|tons of|plenty of|all (?:kinds|sorts) of)(?: \w+)? $/;
const OF_PLACE = /^(?: s)?(?:[ -](?:style|type|like|kind of|sort of|guided|gym|only|just)){0,2} $/;

const INDEX = new PatternIndex([...[...PLACES, ...THINGS].map(({ pattern }) => pattern), ...NOTHING_THERE, AT_HOME]);

/** "I have everything except a barbell". */
const ALL_BUT =
  /\b(?:have|own|got|has|with) (?:\w+ ){0,2}?(?:everything|all (?:the )?(?:equipment|gear|kit|machines|stuff)|every machine) (?:but|bar|except|apart from|aside from|besides|other than|minus)\b/;
/** "The bench's taken": the thing is, it does not own. */
const THING_IS =
  /(\p{L})['\u2019]s(?= (?:(?:all|always|still|been|currently|just) )*(?:taken|busy|broken|full|occupied|in use|out|gone|missing|shut|closed|free|being|off)\b)/gu;
/** "Everything except the barbell is in use": that is what is left. */
const ALL_GONE_BUT =
  /(?<!\b(?:has|have|with|got|is|are|there s) )\b(?:everything|all(?: of it| the \p{L}+)?|every \p{L}+|the rest) (?:but|except(?: for)?|apart from|besides|other than|bar) ([^.;!?\n]{3,60}?) (?:is|are|has been|have been) (?:all |currently |already )?(?:in use|taken|busy|occupied|broken|gone|packed(?: away)?|missing|out of order|hogged|locked(?: up| away)?)\b/gu;
/** "Pas d'haltères", "plus d'élastique": as before any other letter. */
const ELIDED = entered(/(?<=\b(?:pas|plus|point|aucun|sans|ni) )d(?:['\u2019] ?| )(?=[aeiouhàâéèêîôû])/giu);
const plainOf = keepingLast((text) =>
  inOneWay(
    withNotListed(
      withoutOwnedWeights(foldText(text.slice(0, LONGEST).replace(THING_IS, "$1 is").replace(ELIDED, "de "))),
    ),
  ),
);

/** "With neither a barbell nor dumbbells", "weder Hantel noch Bank". */
const NEITHER =
  /\b(?:(?:with|using|mit|avec|con|com) )?(?:neither|weder|ni|ne|nem) (?:of |the |a |an |any )*(?=[^.;!?\n]{2,40}? (?:nor|or|noch|ni|ne|nem)\b)/g;
/** "Not with the barbell today". */
const NOT_WITH =
  /(?<!\b(?:why|if|or|only|just) )\b(?:not|nicht|pas|no|non|nao) (?:(?:with|using|mit|avec|con|com) (?!(?:a|my|the) (?:spotter|partner|coach|friend)\b)|on (?=(?:the|a|any) ))/g;

const inOneWay = replaceEach([
  [ALL_GONE_BUT, "only $1"],
  [NEITHER, "without "],
  [NOT_WITH, "without "],
]);

type Found = { at: number; end: number; gives: readonly Equipment[] };

/** What the entries find, in order of place; spans that are taken are blanked out for later entries. */
function take(entries: readonly EquipmentEntry[], text: string): { found: Found[]; rest: string } {
  const found: Found[] = [];
  let rest = text;
  const mayName = INDEX.read(text);
  for (const { pattern, gives } of entries) {
    if (!mayName(pattern)) continue;
    rest = rest.replace(pattern, (match: string, ...args: unknown[]) => {
      const at = args.find((arg) => typeof arg === "number") as number;
      found.push({ at, end: at + match.length, gives });
      return "\u0001".repeat(match.length);
    });
  }
  return { found: found.sort((a, b) => a.at - b.at), rest };
}

/** The places that a folded text names, and the things beside them. */
const takenIn = keepingLast((folded) => {
  const places = take(PLACES, folded);
  return { places, things: take(THINGS, places.rest) };
});

/** The things a folded text names, apart by whether they are there or lacking. */
function named(folded: string, things: readonly Found[]): { has: Set<Equipment>; lacks: Set<Equipment> } {
  const has = new Set<Equipment>();
  const lacks = new Set<Equipment>();
  let lackingBefore = false;
  let withoutAll = false;
  let endBefore = -1;
  const gone = things.map(
    ({ at, end }) =>
      IS_GONE.test(folded.slice(end)) &&
      !(WHERE_ONE_IS.test(folded.slice(end)) && IS_THERE.test(folded.slice(Math.max(0, at - 40), at))),
  );
  for (let i = things.length - 2; i >= 0; i -= 1) {
    const [one, next] = [things[i], things[i + 1]];
    if (one === undefined || next === undefined || !gone[i + 1]) continue;
    const isOfAll =
      SAID_OF_ALL.test(folded.slice(next.end)) || /\b(?:every|each|all)(?: the)? $/.test(folded.slice(0, one.at));
    if (isOfAll && LISTED_TOGETHER.test(folded.slice(one.end, next.at))) gone[i] = true;
  }
  for (const [i, { at, end, gives }] of things.entries()) {
    const before = folded.slice(Math.max(0, at - 60), at);
    const between = endBefore >= 0 ? folded.slice(endBefore, at) : "";
    const listed: boolean =
      lackingBefore &&
      (LIST_ON.test(between) ||
        (AND_ON.test(between) && withoutAll) ||
        (COMMA.test(between) && /\b(?:or|nor)\b/.test(folded.slice(end, end + 40))));
    // "No dumbbells heavier than 10 kg": lighter ones are there.
    const isBounded = HEAVIER_THAN.test(folded.slice(end));
    const lacking: boolean =
      !isBounded && ((LACKING.test(before) && !NOTHING_BUT.test(before)) || listed || gone[i] === true);
    // A bar brings its plates along, but "no barbell" does not take them away.
    for (const one of gives) if (!(lacking && one === "plate" && gives.length > 1)) (lacking ? lacks : has).add(one);
    withoutAll = WITHOUT_ALL.test(before) || (withoutAll && listed);
    lackingBefore = lacking;
    endBefore = end;
  }
  return { has, lacks };
}

/**
 * Whether the things named say what is in the place: "garage gym, barbell and rack", "at the gym with cables". What is
 * usually in a garage is only assumed; what somebody lists is known.
 */
function isInventory(folded: string, places: readonly Found[], things: readonly Found[]): boolean {
  if (places.length === 0 || ON_TOP.test(folded)) return false;
  // "Planet Fitness style machines": of the place its machines alone.
  const isOfPlace = places.some(({ end }) =>
    things.some(({ at, gives }) => gives.length > 8 && at > end && OF_PLACE.test(folded.slice(end, at))),
  );
  if (isOfPlace) return true;
  if (places.some(({ at, end }) => COMPLETE.test(folded.slice(at, end)))) return false;
  const isGym = places.some(({ gives }) => gives.length === FULL_GYM.length);
  // Nobody names the machines of a gym to add to it.
  const isMachines = things.some(
    ({ at, end }) =>
      /^(?:machines?|maschinen|maquinas|macchine)/.test(folded.slice(at, end)) &&
      !EVERY_ONE.test(folded.slice(Math.max(0, at - 20), at)),
  );
  return (
    !isGym ||
    isMachines ||
    things.length > 1 ||
    things.some(({ at }) => WITH_BEFORE.test(folded.slice(Math.max(0, at - 40), at)))
  );
}

function saysNothing(folded: string): boolean {
  const mayName = INDEX.read(folded);
  return NOTHING_THERE.some((pattern) => mayName(pattern) && pattern.test(folded));
}

/**
 * What a text says the person can train with. In: any text. Out: the things in vocabulary order, `["none"]` when it
 * says that there is nothing, or `null` when it says nothing about equipment. Places stand for what is usually in
 * them (a hotel gym has no barbell); "at home" without a list is taken as nothing, which is always safe. Things that
 * only name an exercise ("kettlebell swings") do not count, and things said to be lacking or taken are removed.
 */
export function readEquipment(text: string): Equipment[] | null {
  const folded = plainOf(text);
  const { places, things } = takenIn(folded);
  const { has, lacks } = named(folded, things.found);
  const mayName = INDEX.read(folded);
  const nothing = saysNothing(folded);
  let inPlace: readonly Equipment[] = [];
  for (const { at, gives } of places.found) {
    const before = folded.slice(Math.max(0, at - 40), at);
    if (!LACKING.test(before) && !NOT_THERE.test(before)) inPlace = [...inPlace, ...gives];
  }
  if (has.size === 0 && inPlace.length === 0) {
    if (nothing || (mayName(AT_HOME) && AT_HOME.test(folded))) return ["none"];
    if (lacks.size === 0) return places.found.length > 0 ? ["none"] : null;
    if (
      (OWNS_NO.test(folded) || IS_ELSEWHERE.test(folded)) &&
      !/\bgym\b/.test(folded) &&
      PLAINEST.some((one) => lacks.has(one))
    )
      return ["none"];
    inPlace = FULL_GYM;
  }
  const narrowed = has.size > 0 && (ONLY.test(folded) || isInventory(folded, places.found, things.found));
  const all = new Set(narrowed || nothing ? has : [...has, ...inPlace]);
  if (all.size === 0) return ["none"];
  const left = EQUIPMENT.filter((one) => all.has(one) && !lacks.has(one));
  return left.length > 0 ? left : ["none"];
}

/** The things that a text says are lacking, taken or not wanted ("no machines", "the bench is taken"), in vocabulary order. */
export function readLackingEquipment(text: string): Equipment[] {
  const folded = plainOf(text);
  const { lacks } = named(folded, takenIn(folded).things.found);
  return EQUIPMENT.filter((one) => lacks.has(one));
}

/**
 * What a statement adds to, takes from or makes of the things a person has. In: any text. Out: `null` when no thing is
 * named; else the things said to be there and those said to be lacking, in vocabulary order, and whether what is there
 * is all there is ("I only have bands", "no equipment", a place).
 */
export function readEquipmentChange(text: string): { has: Equipment[]; lacks: Equipment[]; isAll: boolean } | null {
  const folded = plainOf(text);
  const { places, things } = takenIn(folded);
  const { has, lacks } = named(folded, things.found);
  const all = readEquipment(text);
  if (all === null || (all[0] === "none" && !saysNothing(folded) && lacks.size === 0)) return null;
  const inOrder = (things: Set<Equipment>) => EQUIPMENT.filter((one) => things.has(one));
  const lost = LOST.test(folded);
  if (saysNothing(folded) || (places.found.length > 0 && !lost)) return { has: all, lacks: [], isAll: true };
  if (has.size === 0 && lacks.size > 0 && !lost && ALL_BUT.test(folded))
    return { has: all, lacks: inOrder(lacks), isAll: true };
  if (lost) return { has: [], lacks: inOrder(new Set([...has, ...lacks])), isAll: false };
  return { has: inOrder(has), lacks: inOrder(lacks), isAll: has.size > 0 && ONLY.test(folded) };
}
