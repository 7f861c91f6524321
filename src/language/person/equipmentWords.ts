import { EQUIPMENT, type Equipment } from "../../protocol/vocabulary.ts";
import { foldText } from "../foldText.ts";
import { type EquipmentEntry, FULL_GYM, PLACES, THINGS } from "./equipmentThings.ts";

const NOTHING =
  /\b(?:no|zero|without(?: any)?|w\/o|minus|lacking|not (?:have|got)(?: any| access to any)?|have not got any) (?:\w+ )?(?:equipment|gear|kit|equip|weights|apparatus|tools|gym|machines or weights)\b|\b(?:equipment|gear)[- ]?free\b|\bequipment:? none\b|\b(?:only|just|using|with|do|nothing but) (?:my )?(?:own )?(?:body ?weight|bw|body)\b|\bbody ?weight(?=$|[ ]*(?:[,.;!?)]|only|workout|session|circuit|hiit|exercises?|training|stuff|routine|moves?|full|upper|lower|legs?|core|cardio|emom|amrap|at|for|program|plan|day|strength|and no|finisher))|\bbw only\b|\bcalisthenics?\b|\b(?:have|got|with) nothing\b|\b(?:not have|not got|not own|no|without) (?:\w+ ){1,4}?or anything\b(?! to (?:hang|pull|step|sit|lie))|\bnothing (?:at all|available|to use|here)\b|\b(?:floor|ground|carpet) is all (?:i|we) have\b|\b(?:only|just) (?:the |a |some )?(?:floor|carpet)\b|\bfloor only\b|\b(?:propio peso|mi peso|proprio peso|peso proprio|mon (?:propre )?poids|poids de corps|eigene[nms]? (?:korper)?gewicht)\b|\bohne (?:gerate|equipment|ausrustung|hanteln|material|gewichte)|\bkorpergewicht\b|\beigengewicht\b|\bsans (?:materiel|equipement|rien|poids)|\bpoids du corps\b|\bsin (?:equipo|equipamiento|material|pesas|nada)|\bpeso corporal\b|\bsenza (?:attrezz\w*|pesi|niente)|\bcorpo libero\b|\bsem (?:equipamentos?|material|pesos|nada)|\bpeso do corpo\b/;
const AT_HOME =
  /\b(?:at home|from home|home workout|home session|living room|bedroom|hotel(?: room)?|dorm(?: room)?|prison|jail|travel(?:l?ing)?|outdoors?|(?:in|at) the park|airport|on the road|(?:in|at) (?:the|my) (?:office|desk|garden|backyard|yard|balcony|kitchen|beach|room)|office (?:break|workout|exercises?)|small (?:apartment|flat|room|space)|camping|zu ?hause|daheim|a la maison|chez moi|en casa|a casa|in casa|em casa|hotelzimmer)\b/;
const LACKING =
  /(?:\b(?:no|without|w\/o|minus|nothing (?:with|w|on|in|using|needing|that (?:needs|uses))|except(?: for)?|not any|(?:do|does|did) not (?:have|own|want|use)(?: to use)?|have not got|can not use|not have|no access to|lack|missing|not use|avoid|skip|ohne|kein(?:e|en)?|sans|pas de|sin|senza|sem|nicht)(?: (?:a|an|any|the|my|access to|use of|using|real|proper|heavy|free)){0,6}|\bnot) $/;
const NOTHING_BUT =
  /\b(?:nothing|no (?:other )?(?:equipment|gear|kit|weights)) (?:but|except(?: for)?|other than|besides|apart from|aside from) (?:a |an |the |my |some )?$/;
const LIST_ON = /^(?: ?(?:,|\/|or|nor|oder|ou|o) ?(?:a |an |any |the )?| or )$/;
const COMMA = /^ ?, ?(?:a |an |any )?$/;
const UNAVAILABLE =
  /^ (?:is|are|was|were) (?:taken|busy|occupied|broken|in use|unavailable|out of order|full|gone|not available|not free)/;
const ONLY = /\b(?:only|just|nothing but|all i have|nur|seulement|solo|soltanto|apenas|so)\b/;
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
const OWNS_NO = /\b(?:not (?:have|own|got)|have no|has no|got no|own no)\b/;
const PLAINEST: readonly Equipment[] = ["dumbbell", "barbell", "kettlebell", "pull_up_bar"];

type Found = { at: number; end: number; gives: readonly Equipment[] };

/** What the entries find, in order of place; spans that are taken are blanked out for later entries. */
function take(entries: readonly EquipmentEntry[], text: string): { found: Found[]; rest: string } {
  const found: Found[] = [];
  let rest = text;
  for (const { pattern, gives } of entries) {
    rest = rest.replace(pattern, (match: string, ...args: unknown[]) => {
      const at = args.find((arg) => typeof arg === "number") as number;
      found.push({ at, end: at + match.length, gives });
      return "\u0001".repeat(match.length);
    });
  }
  return { found: found.sort((a, b) => a.at - b.at), rest };
}

/** The things a folded text names, apart by whether they are there or lacking. */
function named(folded: string, things: readonly Found[]): { has: Set<Equipment>; lacks: Set<Equipment> } {
  const has = new Set<Equipment>();
  const lacks = new Set<Equipment>();
  let lackingBefore = false;
  let endBefore = -1;
  for (const { at, end, gives } of things) {
    const before = folded.slice(Math.max(0, at - 60), at);
    const between = endBefore >= 0 ? folded.slice(endBefore, at) : "";
    const listed: boolean =
      lackingBefore &&
      (LIST_ON.test(between) || (COMMA.test(between) && /\b(?:or|nor)\b/.test(folded.slice(end, end + 40))));
    const lacking: boolean =
      (LACKING.test(before) && !NOTHING_BUT.test(before)) || listed || UNAVAILABLE.test(folded.slice(end));
    // A bar brings its plates along, but "no barbell" does not take them away.
    for (const one of gives) if (!(lacking && one === "plate" && gives.length > 1)) (lacking ? lacks : has).add(one);
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
  if (places.some(({ at, end }) => COMPLETE.test(folded.slice(at, end)))) return false;
  const isGym = places.some(({ gives }) => gives.length === FULL_GYM.length);
  return (
    !isGym || things.length > 1 || things.some(({ at }) => WITH_BEFORE.test(folded.slice(Math.max(0, at - 40), at)))
  );
}

/**
 * What a text says the person can train with. In: any text. Out: the things in vocabulary order, `["none"]` when it
 * says that there is nothing, or `null` when it says nothing about equipment. Places stand for what is usually in
 * them (a hotel gym has no barbell); "at home" without a list is taken as nothing, which is always safe. Things that
 * only name an exercise ("kettlebell swings") do not count, and things said to be lacking or taken are removed.
 */
export function readEquipment(text: string): Equipment[] | null {
  const folded = foldText(text.slice(0, LONGEST));
  const places = take(PLACES, folded);
  const things = take(THINGS, places.rest);
  const { has, lacks } = named(folded, things.found);
  const nothing = NOTHING.test(folded);
  let inPlace: readonly Equipment[] = [];
  for (const { at, gives } of places.found) {
    if (!LACKING.test(folded.slice(Math.max(0, at - 40), at))) inPlace = [...inPlace, ...gives];
  }
  if (has.size === 0 && inPlace.length === 0) {
    if (nothing || AT_HOME.test(folded)) return ["none"];
    if (lacks.size === 0) return places.found.length > 0 ? ["none"] : null;
    if (OWNS_NO.test(folded) && PLAINEST.some((one) => lacks.has(one))) return ["none"];
    inPlace = FULL_GYM;
  }
  const narrowed = has.size > 0 && (ONLY.test(folded) || isInventory(folded, places.found, things.found));
  const all = new Set(narrowed || nothing ? has : [...has, ...inPlace]);
  if (all.size === 0) return ["none"];
  const left = EQUIPMENT.filter((one) => all.has(one) && !lacks.has(one));
  return left.length > 0 ? left : ["none"];
}

/**
 * What a statement adds to, takes from or makes of the things a person has. In: any text. Out: `null` when no thing is
 * named; else the things said to be there and those said to be lacking, in vocabulary order, and whether what is there
 * is all there is ("I only have bands", "no equipment", a place).
 */
export function readEquipmentChange(text: string): { has: Equipment[]; lacks: Equipment[]; isAll: boolean } | null {
  const folded = foldText(text.slice(0, LONGEST));
  const places = take(PLACES, folded);
  const { has, lacks } = named(folded, take(THINGS, places.rest).found);
  const all = readEquipment(text);
  if (all === null || (all[0] === "none" && !NOTHING.test(folded) && lacks.size === 0)) return null;
  const inOrder = (things: Set<Equipment>) => EQUIPMENT.filter((one) => things.has(one));
  const lost = LOST.test(folded);
  if (NOTHING.test(folded) || (places.found.length > 0 && !lost)) return { has: all, lacks: [], isAll: true };
  if (lost) return { has: [], lacks: inOrder(new Set([...has, ...lacks])), isAll: false };
  return { has: inOrder(has), lacks: inOrder(lacks), isAll: has.size > 0 && ONLY.test(folded) };
}
