import { AREA_MUSCLES, type Area } from "../../language/session/areaWords.ts";
import type { CatalogNames } from "../../language/session/catalogNames.ts";
import { readSessionRequest, type SessionRequest } from "../../language/session/sessionRequest.ts";
import { mergeLimitations } from "./mergeLimitations.ts";

/** Sets that were done: what they were done with, and how long they took, is not what is asked for. */
const TELLS_OF_SETS = /\d ?[x×*] ?\d|\b(?:did|ran|logged|finished|smashed|gemacht|hice|fait|fatto|fiz)\b/i;

const union = <T>(first: readonly T[], second: readonly T[]): T[] => [...new Set([...first, ...second])];

/**
 * A request that is one part of a message, under the limits that the whole of it names: "my knee is bad. And what is RPE? Oh, and
 * build me legs" spares the knee. What the part says itself counts before what stands around it.
 */
export function underWholeMessage(
  part: SessionRequest,
  message: string | undefined,
  names: CatalogNames,
): SessionRequest {
  if (message === undefined || part.adjust !== null) return part;
  const whole = readSessionRequest(message, names);
  const limited: SessionRequest = {
    ...part,
    limitations: mergeLimitations(part.limitations, whole.limitations, []),
    strained: union(part.strained, whole.strained),
    forbid: union(part.forbid, whole.forbid),
    refusedPositions: union(part.refusedPositions, whole.refusedPositions),
    withoutEquipment: union(part.withoutEquipment, whole.withoutEquipment),
    avoidedAreas: union(
      part.avoidedAreas,
      whole.avoidedAreas.filter((area) => !part.areas.includes(area)),
    ),
    exclude: union(
      part.exclude,
      whole.exclude.filter((phrase) => !part.include.some((wish) => wish.phrase === phrase)),
    ),
    loadLimit: part.loadLimit ?? whole.loadLimit,
    level: part.level ?? whole.level,
  };
  if (TELLS_OF_SETS.test(message)) return limited;
  const isBare = part.areas.length + part.include.length === 0;
  return {
    ...limited,
    minutes: part.minutes ?? whole.minutes,
    deadline: part.deadline ?? whole.deadline,
    equipment: part.equipment ?? whole.equipment,
    areas: isBare ? whole.areas : part.areas,
    muscles: isBare ? whole.muscles : part.muscles,
    include: part.include.length === 0 ? whole.include : part.include,
  };
}

/**
 * A request under what is known of its writer's body: who uses a wheelchair, is pregnant or cannot kneel need not say so again. In: the
 * request, and what was told, in the person's words. What the request itself names stays in.
 */
export function underConditions(
  request: SessionRequest,
  conditions: readonly string[],
  names: CatalogNames,
): SessionRequest {
  if (conditions.length === 0) return request;
  const told = readSessionRequest(conditions.slice(0, MOST_CONDITIONS).join(". "), names);
  return {
    ...request,
    forbid: union(request.forbid, told.forbid),
    refusedPositions: union(request.refusedPositions, told.refusedPositions),
    limitations: mergeLimitations(request.limitations, told.limitations, []),
    exclude: union(
      request.exclude,
      told.exclude.filter((phrase) => !request.include.some((wish) => wish.phrase === phrase)),
    ),
  };
}
const MOST_CONDITIONS = 30;

const FINE_NOW =
  /(?<!(?:\bnot|n['’]?t|\bnever|\buntil|\btill|\bonce|\bwhen|\bif|\bbefore|\bwait\w*|\bhop\w*)\b[^.,;!?]{0,24})\b(?:(?:fine|good|healed|better|ok|okay|recovered|sorted) (?:again|now|these days)\b|all (?:healed|good|better)\b|no longer (?:hurts?|a problem|an issue)\b|(?:cleared|signed (?:me )?off|given the (?:ok|all clear)|all clear)\b(?! (?:for )?(?:nothing|not)))/iu;

/** Whether a text names the part that an injury is of: "it's my pec that is fine now", beside "pec strain". */
const namesPart = (text: string, injury: string, names: CatalogNames): boolean => {
  const said = new Set(wordsIn(text));
  return wordsIn(injury).some(
    (word) => said.has(word) && readSessionRequest(`${word} strain`, names).avoidedAreas.length > 0,
  );
};
/** "Stretch for it": what was told last is what is to be loosened. */
function loosenedForIt(
  { areas, purpose }: SessionRequest,
  text: string,
  injuries: readonly string[],
  names: CatalogNames,
): Area[] {
  const isUnsaid = purpose === "mobility" && areas.every((area) => area === "mobility") && FOR_IT.test(text);
  const last = isUnsaid ? injuries.at(-1)?.replace(/\(.*\)/, "") : undefined;
  return last === undefined
    ? []
    : readSessionRequest(`${last} mobility`, names).areas.filter((area) => area !== "mobility");
}
const FOR_IT =
  /\b(?:for|help(?:s|ing)? (?:with )?|against|loosen|stretch|fix|eas(?:e|ing)) (?:it|that|this|them)\b|\b(?:dafür|dagegen|pour ça|pour ca|para eso|para ello|per quello|para isso|pra isso)(?!\p{L})/iu;
const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/**
 * A request beside strains that were told before: a pulled hamstring is left alone, whatever else is trained. Joints are spared by the
 * profile. In: the request, its text, and the injuries in the person's words. What is to be loosened stays in, and so does what is asked for
 * by its name where the text calls that injury over: "chest day, had a pec strain last year, it's fine now".
 */
function underInjuries(
  request: SessionRequest,
  text: string,
  injuries: readonly string[],
  names: CatalogNames,
): SessionRequest {
  if (injuries.length === 0) return request;
  const isLoosened = request.purpose !== null || request.areas.includes("mobility");
  const isCalledOver = FINE_NOW.test(text);
  const told = injuries.slice(0, MOST_CONDITIONS).map((injury) => {
    const { avoidedAreas, strained } = readSessionRequest(injury, names);
    const isTrained = isLoosened || (isCalledOver && namesPart(text, injury, names));
    const isNow = (area: Area) => isTrained && request.areas.includes(area);
    const trained = avoidedAreas.filter(isNow).flatMap((area) => AREA_MUSCLES[area]);
    return {
      areas: avoidedAreas.filter((area) => !isNow(area)),
      muscles: strained.filter((muscle) => !trained.includes(muscle)),
    };
  });
  const hurt = told.flatMap(({ areas }) => areas);
  const areas = [
    ...request.areas.filter((area) => !hurt.includes(area)),
    ...loosenedForIt(request, text, injuries, names),
  ];
  const strained = union(
    request.strained,
    told.flatMap(({ muscles }) => muscles),
  );
  return { ...request, areas, avoidedAreas: union(request.avoidedAreas, hurt), strained };
}

/** A request under all that is known of its writer's body: conditions, and what is hurt. In: the request, and its text beside them. */
export const underWhatIsKnown = (
  request: SessionRequest,
  { conditions, injuries, text }: { conditions: readonly string[]; injuries: readonly string[]; text: string },
  names: CatalogNames,
): SessionRequest => underInjuries(underConditions(request, conditions, names), text, injuries, names);
