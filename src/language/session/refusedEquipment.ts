import { EQUIPMENT, type Equipment } from "../../protocol/vocabulary.ts";
import { readLackingEquipment } from "../person/equipmentWords.ts";

const NOTHING_TO_HANG_FROM =
  /\b(?:(?:anything|something|nothing|nowhere|no place|not anything) (?:to|i can) (?:hang|pull up)|(?:not have|no|without) (?:a |any )?(?:pull |chin )?(?:up )?bars?\b(?=.*\bhang\b))/;
const NO_BAR_FOR_PULL_UPS =
  /\b(?:pull|chin) ?ups?\b.*\b(?:not have|no|without)(?: \w+)? bars?\b|\b(?:not have|no|without)(?: \w+)? bars?\b.*\b(?:pull|chin) ?ups?\b/;

const KIN_OF_BARBELL: readonly (readonly [Equipment, RegExp])[] = [
  ["trap_bar", /\b(?:trap|hex)\w*\b/],
  ["safety_squat_bar", /\b(?:safety|ssb)\b/],
  ["landmine", /\bland ?mine\b/],
];

/**
 * Things not to be used in a session, because they are not there or not wanted: "no machines" is every machine with the
 * Smith machine, "no bench" any bench. In: the message as typed and its plain text of `sessionText`.
 */
export function readRefusedEquipment(text: string, plain: string): Equipment[] {
  const refused = new Set<Equipment>(readLackingEquipment(text));
  if (EQUIPMENT.every((one) => !one.startsWith("machine_") || refused.has(one))) refused.add("smith_machine");
  // Whoever wants no barbell wants none of its kin, unless it is named.
  if (refused.has("barbell")) for (const [bar, name] of KIN_OF_BARBELL) if (!name.test(plain)) refused.add(bar);
  if (refused.has("flat_bench")) refused.add("adjustable_bench");
  if (NOTHING_TO_HANG_FROM.test(plain))
    for (const one of ["pull_up_bar", "rings", "suspension_trainer"] as const) refused.add(one);
  if (NO_BAR_FOR_PULL_UPS.test(plain)) refused.add("pull_up_bar");
  return EQUIPMENT.filter((one) => refused.has(one));
}
