import { dangerMarks } from "./danger/dangerMarks.ts";
import type { Mark } from "./danger/markWords.ts";
import type { Reading } from "./reading.ts";

/** What makes an emergency of a limb that hurts. */
const MORE: ReadonlySet<Mark> = new Set<Mark>([
  ...(["heartChest", "headNerve", "saddle", "swelling", "breathing", "grave", "fever"] as const),
  ...(["leaving", "finality", "wounding", "means", "medicine"] as const),
]);
const LIMB =
  /\b(?:forearms?|legs?|knees?|ankles?|thighs?|shoulders?|elbows?|wrists?|hips?|fingers?|toes?|foot|feet|bein|knie|schulter|pierna|rodilla|hombro|jambe|genou|epaule|gamba|ginocchio|spalla|perna|joelho|ombro)\b/;
/** A heart is felt in the left arm and the jaw, a clot in the calf; a limb that is cold, white, numb or does not obey has no blood or no nerve. */
const NOT_ONLY =
  /\b(?:left arm|linke\w* arm|brazo izquierdo|bras gauche|braccio sinistro|braco esquerdo|both (?:arms|legs|hands|feet)|jaw|calf|calves|wade\w*|pantorrilla|mollet|polpaccio|panturrilha|cold|white|pale|blue|numb\w*|tingl\w*|weak\w*|paraly\w*|cant (?:move|feel)|dead|drop\w*|back|spine|belly|stomach|bauch|sweat\w*|dizz\w*|faint\w*|sick|vomit\w*|bone|out of (?:place|shape)|crooked|bent|pop\w*|snap\w*|crack\w*|swoll\w*)\b/;

/**
 * Whether what sounds like an emergency is pain in a limb and nothing else: "a stabbing pain in the knee, I hopped home". That is a
 * sign to stop for. In: a reading. Linear in its length.
 */
export const isOfLimbOnly = (reading: Reading): boolean =>
  LIMB.test(reading.text) &&
  !NOT_ONLY.test(reading.text) &&
  !dangerMarks(reading).singles.some((mark) => MORE.has(mark));
