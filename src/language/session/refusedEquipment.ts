import { EQUIPMENT, type Equipment } from "../../protocol/vocabulary.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { readLackingEquipment } from "../person/equipmentWords.ts";

const NOTHING_TO_HANG_FROM = entered(
  /\b(?:(?:anything|something|nothing|nowhere|no place|not anything) (?:to|i can) (?:hang|pull up)|(?:not have|no|without) (?:a |any )?(?:pull |chin )?(?:up )?bars?\b(?=.*\bhang\b))/,
);
const NO_BAR_FOR_PULL_UPS = entered(
  /\b(?:pull|chin) ?ups?\b.*\b(?:not have|no|without)(?: \w+)? bars?\b|\b(?:not have|no|without)(?: \w+)? bars?\b.*\b(?:pull|chin) ?ups?\b/,
);

const KIN_OF_BARBELL: readonly (readonly [Equipment, RegExp])[] = [
  ["trap_bar", /\b(?:trap|hex)\w*\b/],
  ["safety_squat_bar", /\b(?:safety|ssb)\b/],
  ["landmine", /\bland ?mine\b/],
];

/** What goes with the machines of a gym when it is "no machines", unless it is spoken of by itself. */
const CALLED_MACHINES: readonly (readonly [Equipment, RegExp])[] = [
  ["cable", /\b(?:cables?|pulleys?|cross ?over|kabel\w*|seilzug\w*|poulies?|poleas?|cav[io]|cabos?|polias?)\b/],
  ["treadmill", /\b(?:treadmill|laufband|tapis|cinta|esteira|run\w*|jog\w*)\b/],
  ["bike", /\b(?:bik\w+|cycl\w+|spin\w*|fahrrad|rad|velo|bici\w*|cyclette)\b/],
  ["rower", /\b(?:rower|rowing|erg|rudern|ruder\w*|rameur|remo|vogatore)\b/],
  ["elliptical", /\b(?:elliptical|cross ?trainer|crosstrainer|elliptique|eliptica|ellittica|eliptico)\b/],
];

/** "Can't hold anything", "no gripping": whatever the hand has to close around. */
const HOLDS_NOTHING = entered(
  /\b(?:can not|can t|cannot|not able to|unable to|must not|not allowed to) (?:\w+ )?(?:hold|grip|grab)(?: on ?to)? (?:any ?thing|things|stuff|a thing|weights?|bars?|objects)\b|\b(?:no|without|zero) (?:gripping|holding|gripping or holding|hand grip|use of my hands)\b(?! (?:strength|work|back|on))|\b(?:nothing|no exercises?) (?:that |which )?(?:(?:i|you|one) (?:(?:need|have|would have|will have|am going|must|got)(?: to)?|can not) (?:hold|grip|grab|carry)|to (?:hold|grip|grab)|(?:needs?|involves?|requires?) (?:to be held|holding|gripping|a grip|hands))\b|\b(?:can not|can t|cannot) grip\b(?= ?(?:$|[,.;!?]|with|because|right|at))|\b(?:nichts (?:greifen|halten)|nicht greifen|rien tenir|(?:no|non|nao) (?:puedo|posso|consigo) (?:agarrar|sujetar|afferrare|tenere|segurar)(?: nada| niente)?)\b/,
);
const HELD: readonly Equipment[] = (
  "barbell smith_machine dumbbell kettlebell ez_bar trap_bar safety_squat_bar landmine plate cable pull_up_bar dip_bars rings suspension_trainer medicine_ball band " +
  "machine_row machine_lat_pulldown machine_assisted_pullup machine_chest_press machine_shoulder_press rower jump_rope"
).split(" ") as Equipment[];

/** "No benches free", "not a single rack available". */
const NONE_FREE = entered(
  /\b(?:no|zero|not (?:a|one)(?: single)?) (\p{L}+(?: \p{L}+)?) (?:(?:is|are) )?(?:free|available|left|open|going)\b/giu,
);

/**
 * Things not to be used in a session, because they are not there or not wanted: "no machines" is every machine with the
 * Smith machine and the cables, "no bench" any bench. In: the message as typed and its plain text of `sessionText`.
 */
export function readRefusedEquipment(text: string, plain: string): Equipment[] {
  const refused = new Set<Equipment>(readLackingEquipment(text.replace(NONE_FREE, "no $1")));
  if (EQUIPMENT.every((one) => !one.startsWith("machine_") || refused.has(one))) {
    refused.add("smith_machine");
    for (const [machine, name] of CALLED_MACHINES) if (!name.test(plain)) refused.add(machine);
  }
  // Whoever wants no barbell wants none of its kin, unless it is named.
  if (refused.has("barbell")) for (const [bar, name] of KIN_OF_BARBELL) if (!name.test(plain)) refused.add(bar);
  if (refused.has("flat_bench")) refused.add("adjustable_bench");
  if (HOLDS_NOTHING.test(plain)) for (const one of HELD) refused.add(one);
  if (NOTHING_TO_HANG_FROM.test(plain))
    for (const one of ["pull_up_bar", "rings", "suspension_trainer"] as const) refused.add(one);
  if (NO_BAR_FOR_PULL_UPS.test(plain))
    for (const one of ["pull_up_bar", "machine_assisted_pullup"] as const) refused.add(one);
  return EQUIPMENT.filter((one) => refused.has(one));
}
