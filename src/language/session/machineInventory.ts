import type { Equipment } from "../../protocol/vocabulary.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

/** Machines that are called after the exercise done on them. */
const MACHINES: readonly (readonly [RegExp, Equipment])[] = [
  [/\bleg press\b/, "machine_leg_press"],
  [/\b(?:leg|hamstring|ham) curls?\b/, "machine_leg_curl"],
  [/\b(?:leg |quad )?extensions?\b(?<!(?:back|tricep|triceps|hip) extensions?)/, "machine_leg_extension"],
  [/\bhack squats?\b/, "machine_hack_squat"],
  [/\bchest press\b/, "machine_chest_press"],
  [/\bshoulder press\b/, "machine_shoulder_press"],
  [/\b(?:seated |machine )rows?\b|\brow machine\b/, "machine_row"],
  [/\b(?:lat )?pull ?downs?\b/, "machine_lat_pulldown"],
  [/\bpec ?(?:deck|fly)\b/, "machine_pec_deck"],
  [/\bcalf (?:raises?|machine|press)\b/, "machine_calf_raise"],
  [/\b(?:hip )?abduct(?:ion|ors?)\b/, "machine_hip_abduction"],
  [/\b(?:hip )?adduct(?:ion|ors?)\b/, "machine_hip_adduction"],
  [/\bassisted (?:pull|chin) ?ups?\b/, "machine_assisted_pullup"],
  [/\bsmith\b/, "smith_machine"],
];
/** Says of what was named before that it is there to be used: "are free", "is all I have". */
const ARE_THERE = entered(
  /\b(?:is|are) (?:(?:all|the|still|actually|only|both) )*(?:there|free|available|open|working|left|empty)\b|\b(?:is|are) (?:the only|all (?:there is|i have|i have got|we have|they have|that is))\b|\ball (?:i|we|they) have\b|\b(?:press|curls?|extensions?|squat|rows?|deck|pull ?downs?|raise)(?: machines?)? only(?= ?(?:$|[,.;!?)]|please|pls|for|today|\d))/,
);
/** Says of what is named next that it is there: "the only things left", "we have a". */
const THERE_ARE = entered(
  /\bonly (?:\w+ )?(?:things?|machines?|stuff|equipment|stations?)\b|\b(?:i|we|they|it|gym) (?:only |just )?(?:has|have|have got|got)\b|\bthere (?:is|are)\b|\bonly (?:got|have|has)\b|\b(?:(?:using|with|on) (?:only|just|nothing but)|(?:only|just) (?:using|with|on))\b/,
);
/** The part of a clause that says what is there; empty when it says nothing of the kind. */
const listIn = (clause: string): string =>
  ARE_THERE.test(clause) ? clause : clause.slice(THERE_ARE.exec(clause)?.index ?? clause.length);

const IS_MISSING = entered(
  /\b(?:except|excluding|besides|apart from|other than|minus|but (?:not|no|the|a)|everything but)\b|\b(?:has|have|got|is|are) no\b|\bnot (?:have|has|got|own|there|free|available|working)\b|\bbody ?weight (?:session|workout|circuit|routine|only)\b|\bwithout (?:a |the |any )?(?:leg|hack|smith|lat|cable|machine)|\b(?:is|are) (?:all )?(?:broken|taken|busy)\b/,
);

/** "Make sure there's lat pulldowns" wishes for what is not there yet. */
const ASKS_FOR = entered(/\b(?:make|be) sure (?:that )?(?:there|it|we)\b/);

export type MachineInventory = { machines: Equipment[]; clause: string };

/**
 * Machines that a message lists as there, by the names of their exercises: "leg press, leg curl and extensions are there",
 * "the only free things are the smith and the hack squat". In: plain text of `sessionText`. Out: the machines and the
 * clauses that name them; none when the names are meant as exercises.
 */
export function readMachineInventory(plain: string): MachineInventory {
  const clauses = plain
    .replace(/\b(?:nothing|no other machines?|none) (?:but|except(?: for)?|besides|apart from|other than)\b/g, "only")
    .split(
      / (?:[.;!?-]|but) |\n| ?, (?=(?:i (?:would|want|need|love)|let me|let us|work|must|want|make|include|finish|start|add|can you|could you|do|definitely|gotta|with some|throw|please)\b)/,
    )
    .filter((clause) => !ASKS_FOR.test(clause) && !IS_MISSING.test(clause))
    .map(listIn);
  const named = clauses.filter((clause) => MACHINES.some(([pattern]) => pattern.test(clause)));
  const clause = named.join(" . ");
  const machines = MACHINES.flatMap(([pattern, machine]) => (pattern.test(clause) ? [machine] : []));
  return { machines, clause };
}

const MOVABLE =
  "dumb ?bells?|dbs?|barbells?|kettle ?bells?|kbs?|cables?(?: (?:machine|tower|station)s?)?|smith(?: machine)?|\\w*hanteln?|halteres|mancuernas|manubri|kabelzug|cavi|cavo|poleas?|poulies?|cabos?";
const AND = "(?:and|&|\\+|n|plus|und|et|y|e)";
const STATION =
  "(?:(?:an?|the|one) )?(?:leg press|(?:leg|hamstring|ham) curls?|(?:leg|quad) extensions?|hack squat|chest press|shoulder press|seated row|lat pull ?downs?|pec ?(?:deck|fly)|smith)(?: machine)?";
/** "Smith machine and leg curl", "leg press + dumbbells": a machine in one breath with a thing is there as that is. */
const IN_ONE_BREATH = compiled(
  `\\b(?:${MOVABLE}) ${AND} (${STATION})\\b|\\b(${STATION}) ${AND} (?:(?:some|a|the) )?(?:${MOVABLE})(?= ?(?:$|[,.;!?)]|\\d|only|please|pls|for|in|at))`,
  "g",
);

const besideThings = (plain: string): Equipment[] => {
  const named = [...plain.matchAll(IN_ONE_BREATH)].map(([, after, before]) => after ?? before ?? "").join(" . ");
  return MACHINES.flatMap(([pattern, machine]) => (pattern.test(named) ? [machine] : []));
};

/** More things than anybody lists: the gym itself was read, or all its machines. */
const [MOST_BESIDE, MOST_MACHINES] = [20, 10];
const isGuided = (thing: Equipment): boolean => thing.startsWith("machine_");
/**
 * The things of a request with its machines: a gym with these machines left is these machines; a few things beside them
 * stay, and bring along what is named in one breath with them. In: plain text of `sessionText`.
 */
export function withMachines(
  equipment: Equipment[] | null,
  { machines }: MachineInventory,
  plain: string,
): Equipment[] | null {
  // "On the leg press and extension machine only": of all machines, these.
  const isAllMachines = equipment !== null && equipment.length > MOST_MACHINES && equipment.every(isGuided);
  const beside = equipment === null || isAllMachines || equipment.length > MOST_BESIDE ? [] : equipment;
  if (machines.length > 0) return [...new Set([...beside, ...machines])];
  return isAllMachines || beside.every((thing) => thing === "none")
    ? equipment
    : [...new Set([...beside, ...besideThings(plain)])];
}
