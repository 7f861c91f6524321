import { ASSUMED } from "../../catalog/searchExercises.ts";
import { compiled } from "../../language/patterns/compiled.ts";
import { isNearSleepers } from "../../language/session/forbiddenStress.ts";
import { isOnTop } from "../../language/session/sessionFollowUp.ts";
import { isOnMachineAtHome } from "../../language/session/sessionGear.ts";
import type { SessionRequest } from "../../language/session/sessionRequest.ts";
import { sessionText } from "../../language/session/sessionText.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import type { Profile } from "../../protocol/profile.ts";
import { EQUIPMENT, type Equipment } from "../../protocol/vocabulary.ts";
import type { NamedExercises } from "./namedExercises.ts";
import { ofAge } from "./ofAge.ts";

const ONLY =
  /\b(?:only|just|nothing (?:(?:here|there|around|to hand|at home|in here) )?(?:but|except|other than|apart from|besides)|nothing else|no other|limited to|all i (?:have|own|ve got|got)|solo|nur|seulement|uniquement|solamente|soltanto|apenas|somente)\b/;
/** Whether a request says that what it names is all there is to train with. */
export const isAllThereIs = (text: string): boolean => ONLY.test(sessionText(text).plain);

/** Whether what is named is also all there is to do it on: "leg press and extension only", "treadmill and jump rope conditioning". */
export const isOnTheseAlone = (text: string, { count, include, areas, structure }: SessionRequest): boolean =>
  ((structure === "emom" || structure === "circuit") && areas.length === 0 && include.length >= 2) ||
  (count !== null && count.max === include.length && isAllThereIs(text)) ||
  (areas.length === 1 && areas[0] === "cardio" && include.every(({ phrase }) => ON_MACHINES.test(phrase))) ||
  (include.length >= 2 && namesOneTool(sessionText(text).plain));
/** "Dumbbell lunges and rows": what the first is done with is what there is, where no other thing or gym is spoken of. */
const namesOneTool = (plain: string): boolean =>
  TOOLS.filter((tool) => tool.test(plain)).length === 1 && !OTHER_TOOLS.test(plain);
const TOOLS: readonly RegExp[] = [/\b(?:dumbbells?|dbs?)\b/, /\b(?:kettlebells?|kbs?)\b/, /\bbands?\b/, /\btrx\b/];
const OTHER_TOOLS =
  /\b(?:gym|studio|barbells?|bb|racks?|machines?|cables?|smith|bench(?:es)?|press|bars?|pulldowns?|rings?|rower|treadmill|bike)\b/;
const ON_MACHINES =
  /^(?:jump(?:ing)? ropes?|skipping(?: ropes?)?|skips?|treadmill|elliptical|row(?:ing|er)?|bike|biking|cycling|spinning)\b/;

const MACHINE =
  "(?:stationary |assault |air )?(?:bike|rower|row(?:ing)? machine|erg|treadmill|elliptical|cross ?trainer)";
const STARTS_ON = compiled(
  `\\b(?:start(?:ing)?|begin(?:ning)?|warm(?:ing)? ?up|open)(?: (?:on|with|at|the|a|an|my|some|\\d+|min\\w*|of|off)){1,5} ${MACHINE}\\b|\\b${MACHINE} (?:\\w+ ){0,4}?(?:to (?:start|warm ?up)|first|as (?:a )?warm ?up|for (?:a |the )?warm ?up)\\b`,
);

const CARDIO_MACHINES: ReadonlySet<Equipment> = new Set<Equipment>(["treadmill", "bike", "rower", "elliptical"]);

/** Muscles that no guided machine of the catalogue trains: who trains them on machines stands at the cables. */
const CABLE_WORK: ReadonlySet<string> = new Set(
  "arms biceps triceps forearms core abs obliques side_delts rear_delts rotator_cuff traps".split(" "),
);
/** A session on machines that gets work for the cables stands beside them. */
const withCablesToo = (used: Equipment[], { adjust, areas }: SessionRequest): Equipment[] =>
  adjust?.kind === "add" && used.filter(isGuided).length >= MACHINES_ASKED && areas.some((area) => CABLE_WORK.has(area))
    ? [...new Set([...used, "cable" as const])]
    : used;

function withCables({ equipment, areas, withoutEquipment }: SessionRequest): Equipment[] | null {
  if (equipment === null || withoutEquipment.includes("cable")) return equipment;
  const isMachines = equipment.filter((thing) => thing.startsWith("machine_")).length > 8;
  return isMachines && areas.some((area) => CABLE_WORK.has(area))
    ? [...new Set([...equipment, "cable" as const])]
    : equipment;
}

export const gearOf = (used: readonly Exercise[]) => [
  ...new Set<Equipment>(used.flatMap((exercise) => exercise.equipment_required)),
];
const isGuided = (thing: Equipment) => thing.startsWith("machine_") || thing === "smith_machine";
const LOADED: ReadonlySet<Equipment> = new Set<Equipment>(["barbell", "dumbbell", "kettlebell", "trap_bar", "ez_bar"]);
/** So many machines beside no weights were asked for as machines. */
const MACHINES_ASKED = 3;
/**
 * What there must have been for a session: guided machines and weights stand together only in a gym (`null`: anything), several
 * machines alone stand for all of them; else what was used.
 */
function gearBehind(used: readonly Exercise[]): Equipment[] | null {
  const things = gearOf(used);
  const machines = things.filter(isGuided).length;
  if (machines > 0 && things.some((thing) => LOADED.has(thing))) return null;
  return machines < MACHINES_ASKED ? things : [...new Set([...things, ...EQUIPMENT.filter(isGuided)])];
}

/** What people keep at home or take along; who has more than this at hand trains in a gym. */
const PORTABLE: ReadonlySet<string> = new Set(
  "none dumbbell kettlebell band pull_up_bar mat chair wall jump_rope suspension_trainer rings medicine_ball stability_ball step box flat_bench adjustable_bench foam_roller ab_wheel".split(
    " ",
  ),
);
/** "Upper body instead" after a session in a gym: its bars are not all there is. */
const isElsewhereInGym = ({ adjust, areas, equipment }: SessionRequest, used: readonly Exercise[]): boolean =>
  adjust?.kind === "another" &&
  areas.length > 0 &&
  equipment === null &&
  gearOf(used).some((thing) => !PORTABLE.has(thing));

/** More things than anybody lists: what is left of a gym without something. */
const MOST_LISTED = 30;
/** Whether a request says only what is not there: "no band actually" does not bring in a gym. */
const saysOnlyWhatLacks = ({ equipment, withoutEquipment }: SessionRequest): boolean =>
  withoutEquipment.length > 0 && equipment !== null && equipment.length > MOST_LISTED;

/** Says that one is where there is more than one owns: a gym, or people who have taken something. */
const IN_GYM =
  /\b(?:gym\w*|studio|fitness\w*|leisure cent\w+|crossfit|box|salle|gimnasio|gym|palestra|academia|taken|busy|in use|occupied|queues?|hogg\w+|crowded|packed|rammed|someone|somebody|people|guys?|everyone|full|besetzt|belegt|voll|occupe\w*|prise?s?|ocupad\w+|occupat\w+|lotad\w+|available|free|broken|out of order)\b/;

/** What a changed session may use: what it used, and where that is more than the person is known to own, all of both. */
function stillThere(used: Equipment[], owned: Equipment[] | null): Equipment[] {
  if (owned === null) return used;
  const isThere = (thing: Equipment) => thing === "none" || ASSUMED.includes(thing) || owned.includes(thing);
  return used.every(isThere) ? used : [...new Set<Equipment>(["none", ...used, ...owned])];
}

/** An adjustable bench serves as a flat one for what is asked for by name. */
export const withBenchLaidFlat = (equipment: Equipment[] | null): Equipment[] | null =>
  equipment?.includes("adjustable_bench") === true ? [...new Set<Equipment>([...equipment, "flat_bench"])] : equipment;

/** Old people in the family for whom somebody asks; who goes to a gym says so. */
const FOR_A_RELATIVE =
  /^(?!.*\b(?:gym|machines?|fitness ?studio|salle|gimnasio|palestra|academia)\b).*\b(?:mum|mom|mother|dad|father|gran\w*|nan|nana|nanna|oma|opa|mutter|vater|mama|papa|mere|pere|madre|padre|mae|pai|nonn[oa]|abuel[oa]|avo|aunt|uncle|tante|onkel|in laws?)\b/;

/** Whether only who must not be woken, or for whom it is, tells where it is, and no weight is spoken of. */
export function isAtHomeUnsaid(text: string): boolean {
  const { plain } = sessionText(text);
  return !HAS_WEIGHTS.test(plain) && (isNearSleepers(plain) || (ofAge(text).isOlder && FOR_A_RELATIVE.test(plain)));
}

/** Gear that a list of lifts on one's own body brings along. */
const BODY_GEAR: ReadonlySet<Equipment> = new Set<Equipment>([
  "none",
  "pull_up_bar",
  "dip_bars",
  "jump_rope",
  "mat",
  "wall",
  "chair",
]);
const HAS_WEIGHTS =
  /\b(?:gym|studio|weights?|weighted|heavy|barbell|dumbbells?|kettlebells?|loaded|kgs?|lbs?|rack|salle|gimnasio|palestra|academia|fitnessstudio)\b/;
/**
 * "Push-ups, squats and lunges": lifts that can all be done with one's own body are, where the first of them can be no other
 * way. Out: what they take; `null` when weights may be meant.
 */
export function ownBodyGear(
  text: string,
  { include, scheme, structure, minutes }: SessionRequest,
  { meant, isCalled }: Pick<NamedExercises, "meant" | "isCalled">,
): Equipment[] | null {
  if (
    include.length < (structure === "circuit" || structure === "emom" || (minutes?.max ?? USUAL) <= SHORT ? 2 : 3) ||
    include.some(({ must }) => must) ||
    (scheme !== null && scheme.reps <= 6) ||
    HAS_WEIGHTS.test(sessionText(text).plain)
  )
    return null;
  const onBody = (exercise: Exercise) => exercise.equipment_required.every((thing) => BODY_GEAR.has(thing));
  const found = include.map(({ phrase }) => {
    const all = meant(phrase);
    const called = all.filter((exercise) => isCalled(exercise, phrase));
    return called.length > 0 ? called : all;
  });
  const isSure = found.some(([first]) => first !== undefined && onBody(first));
  // "Swings": those of the leg on one's own body are another exercise than those that are meant.
  const picked = found.map((all) => all.find((one) => onBody(one) && one.family_slug === all[0]?.family_slug));
  if (!isSure || picked.includes(undefined)) return null;
  return [...new Set<Equipment>(["none", ...picked.flatMap((exercise) => exercise?.equipment_required ?? [])])];
}

/** In so few minutes push-ups and squats are done on the spot. */
const SHORT = 20;
const USUAL = 45;

/** Bars that weigh more than the limit before anything is put on them, in kilograms: usual weights. */
const BARS: readonly (readonly [Equipment, number])[] = [
  ["barbell", 20],
  ["trap_bar", 20],
  ["safety_squat_bar", 20],
  ["landmine", 10],
  ["smith_machine", 10],
  ["ez_bar", 8],
];
const KG_PER_LB = 0.4536;
function barsAbove(limit: string | null): Equipment[] {
  if (limit === null) return [];
  const kilograms = Number.parseFloat(limit) * (limit.endsWith("lb") ? KG_PER_LB : 1);
  return BARS.flatMap(([thing, weight]) => (weight > kilograms ? [thing] : []));
}

/**
 * What a session may be done with: what the request says, else what the session before used or the person owns; `null` is a
 * full gym. `endsOn` are machines that were named for the end alone. `used`: the exercises of a session that is changed.
 */
export function planEquipment(
  text: string,
  request: SessionRequest,
  profile: Profile | null,
  used: readonly Exercise[] | null,
): { equipment: Equipment[] | null; endsOn: Equipment[] } {
  const owned = profile !== null && profile.equipment.length > 0 ? profile.equipment : null;
  const before = used === null || isElsewhereInGym(request, used) ? null : withCablesToo(gearOf(used), request);
  const behind = used === null || !saysOnlyWhatLacks(request) ? undefined : gearBehind(used);
  const isMore = before !== null && request.equipment !== null && isOnTop(sessionText(text).plain);
  let equipment: Equipment[] | null =
    behind ??
    (used === null && owned !== null && saysOnlyWhatLacks(request) && !IN_GYM.test(sessionText(text).plain)
      ? owned
      : null) ??
    (isMore ? [...new Set([...before, ...(request.equipment ?? [])])] : withCables(request)) ??
    (request.purpose !== null || request.unknownGear !== null
      ? ["none"]
      : before === null
        ? owned
        : stillThere(before, owned));
  const endsOn: Equipment[] = [];
  // "Start on the bike, then upper", "warm up on the rower, then dumbbells": a machine for the beginning alone.
  const started = STARTS_ON.test(sessionText(text).plain) && !isAllThereIs(text);
  const isToGoOn =
    request.areas.some((area) => area !== "cardio") || request.include.some(({ phrase }) => !ON_MACHINES.test(phrase));
  if (started && equipment !== null && isToGoOn) {
    const rest = equipment.filter((thing) => !CARDIO_MACHINES.has(thing));
    if (rest.every((thing) => thing === "none")) equipment = owned;
  }
  // "Finish with ten minutes on the rower" says what to end on, not what there is.
  if (request.finisher === "cardio" && equipment?.every((thing) => CARDIO_MACHINES.has(thing)) && !isAllThereIs(text)) {
    endsOn.push(...equipment.filter((thing) => CARDIO_MACHINES.has(thing)));
    equipment = owned;
  }
  // "Cardio, machines only": those for the heart.
  const isOnGuided =
    equipment?.some(isGuided) === true && equipment.every((one) => isGuided(one) || one === "cable" || one === "none");
  if (isOnGuided && used === null && request.areas.length > 0 && request.areas.every((area) => area === "cardio"))
    equipment = [...CARDIO_MACHINES];
  if (request.withoutEquipment.length > 0) {
    equipment = (equipment ?? [...EQUIPMENT]).filter((thing) => !request.withoutEquipment.includes(thing));
  }
  const tooHeavy = barsAbove(request.loadLimit);
  if (tooHeavy.length > 0) equipment = (equipment ?? [...EQUIPMENT]).filter((thing) => !tooHeavy.includes(thing));
  // Who stays seated sits on a chair, and where chairs are all that was spoken of, they are what there is.
  if (request.refusedPositions.includes("feet")) {
    if (equipment !== null) equipment = [...new Set<Equipment>([...equipment, "chair"])];
    else if (/\bchairs?\b/i.test(text)) equipment = ["none", "chair"];
  }
  return { equipment, endsOn };
}

/** "Leg extensions on the machine, in my flat": the machine that the first of them is done on. */
export function machineAtHome(text: string, { include }: SessionRequest, named: NamedExercises): Equipment | null {
  if (!isOnMachineAtHome(sessionText(text).plain)) return null;
  const things = include.flatMap(({ phrase }) =>
    named.covered(phrase).flatMap(({ equipment_required }) => equipment_required),
  );
  return things.find((thing) => thing.startsWith("machine_")) ?? null;
}
