import type { Limitation } from "../../protocol/profile.ts";
import type { Muscle } from "../../protocol/vocabulary.ts";
import { INJURED_MUSCLE, TIRED } from "./areaContext.ts";
import { AREA_MUSCLES, type Area } from "./areaWords.ts";
import type { AreaWishes } from "./bodyAreas.ts";

/** A hip flexor is spared as a joint and strained as a muscle. */
const ALSO_MUSCLES: readonly Area[] = ["hip_flexors"];
/** What is told of a muscle that is no injury of it: it may help along. */
const NO_STRAIN =
  /^(?:tight|stiff|concrete|weak|unstable|creaky|crunchy|clicky|clicks|clicking|wobbly|hypermobile|feels|funny|careful|easy|spare|sparing|protect|safe|friendly|sunburn\w*|burn\w*|raw|peeling|grazed|scraped|skinned)$/;

export const isStrain = (area: Area, word: string): boolean =>
  (INJURED_MUSCLE.has(area) || ALSO_MUSCLES.includes(area)) && !TIRED.has(word) && !NO_STRAIN.test(word);

/**
 * The muscles that are injured, each once: none of them may even help with a lift. In: what the area reader heard as hurt, the joints to be
 * spared, and the plain text. A sore Achilles tendon is an ankle and its calf.
 */
export function strainedMuscles(
  complaints: AreaWishes["complaints"],
  limitations: readonly Limitation[],
  plain: string,
): Muscle[] {
  const muscles = complaints.flatMap(({ area, word }) => (isStrain(area, word) ? AREA_MUSCLES[area] : []));
  const isAchilles =
    /\ba(?:ch|qu)il+\w*/.test(plain) &&
    limitations.some(({ joint, severity }) => joint === "ankle" && severity !== "mild");
  return [...new Set<Muscle>([...muscles, ...(isAchilles ? (["calves"] as const) : [])])];
}

const TRUNK: readonly Area[] = ["core", "abs", "obliques"];
/** "Ab strain, core 15 min": the trunk works as one, and an injured part of it leaves nothing to train. Out: what was wanted of it. */
export const tornTrunk = (complaints: AreaWishes["complaints"], wanted: readonly Area[]): Area[] =>
  complaints.some(({ area, word }) => TRUNK.includes(area) && isStrain(area, word))
    ? wanted.filter((area) => TRUNK.includes(area))
    : [];
