import type { Limitation } from "../../protocol/profile.ts";
import type { Equipment, Joint, Muscle, StressFlag } from "../../protocol/vocabulary.ts";
import { readLimitations } from "../person/limitations.ts";
import { readFollowUp } from "../sessionFollowUp.ts";
import { AREA_MUSCLES, type Area } from "./areaWords.ts";
import { type AreaWishes, readAreas } from "./bodyAreas.ts";
import { isFlexionRuledOut, readForbiddenStress } from "./forbiddenStress.ts";
import { readJointRemarks } from "./jointRemarks.ts";
import { type MachineInventory, readMachineInventory } from "./machineInventory.ts";
import { readRefusedEquipment } from "./refusedEquipment.ts";
import { readAdjustment, type SessionAdjustment } from "./sessionAdjustment.ts";
import { readSessionGear } from "./sessionGear.ts";
import { type MinuteRange, readMinutes, type SessionMinutes } from "./sessionMinutes.ts";
import { readShape, type SessionShape } from "./sessionShape.ts";
import { sessionText } from "./sessionText.ts";
import { type ExerciseWish, readWishes } from "./sessionWishes.ts";
import { readUnknownGear } from "./unknownGear.ts";
import { readUnrealistic } from "./unrealisticWish.ts";

/** What a message says about the session it asks for. What was not said is `null` or empty. */
export type SessionRequest = Omit<SessionShape, "signals"> & {
  minutes: MinuteRange | null;
  minutesConflict: SessionMinutes["conflict"];
  /** Parts with a length of their own: "10 minutes of cardio to finish". */
  parts: SessionMinutes["parts"];
  areas: Area[];
  emphasis: Area[];
  avoidedAreas: Area[];
  /** The muscles of the areas, each once, most wanted first. */
  muscles: Muscle[];
  equipment: Equipment[] | null;
  /** Things not to be used: "no machines" is every machine. */
  withoutEquipment: Equipment[];
  limitations: Limitation[];
  include: ExerciseWish[];
  exclude: string[];
  forbid: StressFlag[];
  /** What the whole session is for, when it is no training: getting ready, or moving and stretching. */
  purpose: "warm_up" | "mobility" | null;
  /** Areas asked for and ruled out at once. */
  contradicted: Area[];
  /** What the session is to be done with, and is said not to be there: "dumbbell day, but no dumbbells". */
  missingGear: Equipment | null;
  /** What no session can do, as said: "burn 2000 calories" in ten minutes. */
  unrealistic: string | null;
  /** Things to train with that nothing is known for, as said: "car tyre". */
  unknownGear: string | null;
  adjust: SessionAdjustment | null;
  /** What it changes if a session was made just before; without one it is a request for a new session. */
  followUp: SessionAdjustment | null;
  signals: string[];
};

const JOINTS_OF_LIMB: readonly [RegExp, readonly Joint[]][] = [
  [/\b(?:legs?|femur|tibia|fibula|thigh|bein|jambe|pierna|gamba|perna)\b/, ["hip", "knee", "ankle"]],
  [/\b(?:arms?|forearm|humerus|bras|brazo|braccio|braco)\b/, ["shoulder", "elbow", "wrist"]],
  [/\b(?:backs?|spine|vertebrae?|neck)\b/, ["lumbar_spine", "thoracic_spine", "neck"]],
];
/** Bones and limbs that bear no load at all: up to four words between the break and the limb, either way round. */
const BROKEN =
  /\b(?:broken|broke|fractured?|snapped|shattered|amputated|gebrochen\w*|cassee?|rot[oa]|fratturat[oa]|quebrad[oa])(?: \w+){0,3}? (legs?|femur|tibia|fibula|thigh|arms?|forearm|humerus|backs?|spine|vertebrae?|neck|bein|arm|jambe|bras|pierna|brazo|gamba|braccio|perna|braco)\b|\b(legs?|arms?|bein|arm)(?: ,)?(?: \w+){0,4}? in (?:a |an |my )?(?:sling|cast|plaster|splint|brace)\b|\b(legs?|arms?|bein|arm)(?: \w+){0,3}? (?:is |are |got )?(?:broken|fractured|in (?:plaster|(?:a|the) (?:cast|plaster|boot|splint|sling|brace))|gebrochen)\b/;

const JOINT_OF_AREA: Partial<Record<Area, Joint>> = {
  back: "lumbar_spine",
  lower_back: "lumbar_spine",
  upper_back: "thoracic_spine",
  shoulders: "shoulder",
  rotator_cuff: "shoulder",
  neck: "neck",
  hips: "hip",
  hip_flexors: "hip",
};
const SLIGHT = /^(?:niggles?|twinge|funny|stiff|tight|feels)$/;
const SAID_FINE = /\b(?:no|not|healed|fine|better now|recovered|pain free)\b/;

/** What the area reader heard as hurt and the joint reader did not: spared as well, since a miss here does harm. */
function overheard(complaints: AreaWishes["complaints"], plain: string): Limitation[] {
  if (SAID_FINE.test(plain)) return [];
  return complaints.flatMap(({ area, word }): Limitation[] => {
    const joint = JOINT_OF_AREA[area];
    return joint === undefined
      ? []
      : [{ joint, severity: SLIGHT.test(word) ? "mild" : "moderate", side: null, note: null }];
  });
}

/** A broken limb spares every joint of it, where the sentence says no joint by name. */
function brokenLimb(plain: string): Limitation[] {
  const found = BROKEN.exec(plain);
  const limb = found?.[1] ?? found?.[2] ?? found?.[3];
  if (found === null || limb === undefined || /\b(?:broken|broke) (?:up|down|in|record|parallel)\b/.test(found[0]))
    return [];
  const joints = JOINTS_OF_LIMB.find(([pattern]) => pattern.test(limb))?.[1] ?? [];
  return joints.map((joint) => ({ joint, severity: "severe", side: null, note: found[0].slice(0, 200) }));
}

const EVERYTHING_BUT = /\b(?:anything|everything|all|whatever) (?:but|except)\b/;

/**
 * Reads a request for a training session. In: any text, as typed; what follows 8,000 characters is not read. Out: the
 * parts said, and the names of what was recognised. Nothing is looked up: exercise names are the person's words. Never
 * throws; linear in the length.
 */
export function readSessionRequest(text: string): SessionRequest {
  const { tokens, plain } = sessionText(text);
  const minutes = readMinutes(plain);
  const wishes = readWishes(tokens);
  const isSeated = SEATED.test(plain);
  const forbid = [...new Set([...readForbiddenStress(plain), ...(isSeated ? SEATED_FLAGS : [])])];
  const withoutEquipment = readRefusedEquipment(text, plain);
  const areas = readAreas(wishes.rest);
  const shape = readShape(plain);
  const edit = readAdjustment(plain);
  // Wishes of its own make it a new session: "add some curls to an arm day", "something else, my legs are sore".
  const isOwn = (edit?.kind === "another" || edit?.kind === "add") && areas.wanted.length + areas.avoided.length > 0;
  const adjust = isOwn ? null : edit;
  const wanted =
    shape.finisher === null ? areas.wanted : areas.wanted.filter((area) => !isFinisher(area, shape.finisher));
  const said = readLimitations(text);
  const limitations = [...said];
  for (const one of [...brokenLimb(plain), ...overheard(areas.complaints, plain), ...readJointRemarks(text)]) {
    if (!limitations.some(({ joint }) => joint === one.joint)) limitations.push(one);
  }
  const trained = wanted.filter((area) => wanted.includes("mobility") || !isHurtOnly(area, limitations, plain));
  const spelledOut = trained.length === 0 && EVERYTHING_BUT.test(plain) ? (["full_body"] as Area[]) : trained;
  const inventory = readMachineInventory(plain);
  const equipment = withMachines(readSessionGear(text, plain, wishes), inventory);
  const include = wishes.include.filter(({ phrase, isFocus }) => !(isFocus && isMachineOf(phrase, inventory)));
  const sport = SPORT.exec(plain)?.[1];
  const isPart = minutes.parts.some(({ words }) => /^warm ?up$/.test(words));
  const purpose = readPurpose(plain, areas, isPart);
  return {
    minutes: minutes.range,
    minutesConflict: minutes.conflict,
    parts: minutes.parts,
    areas: spelledOut,
    emphasis: areas.emphasis,
    avoidedAreas: areas.avoided,
    muscles: [...new Set(spelledOut.flatMap((area) => AREA_MUSCLES[area]))],
    equipment,
    withoutEquipment,
    limitations,
    include: sport === undefined ? include : [...include, sportWish(sport)],
    exclude: [
      ...new Set([
        ...wishes.exclude,
        ...(isSeated ? ON_FEET : []),
        ...(NOT_BENT_OVER.test(plain) ? ["bent over"] : []),
        ...(NOT_KNEELING.test(plain) ? ["kneeling", "half kneeling"] : []),
        ...(isFlexionRuledOut(plain) ? ["crunch", "russian twist"] : []),
      ]),
    ],
    forbid,
    level: shape.level,
    goal: shape.goal,
    structure: shape.structure,
    scheme: shape.scheme,
    excess: shape.excess,
    sets: shape.sets,
    restS: shape.restS,
    mechanic: shape.mechanic,
    count: shape.count ?? (wishes.isAll ? { min: wishes.include.length, max: wishes.include.length } : null),
    intensity: shape.intensity,
    warmUp: shape.warmUp,
    coolDown: shape.coolDown,
    finisher: shape.finisher,
    purpose,
    contradicted: areas.contradicted,
    missingGear: readMissingGear(plain, withoutEquipment),
    unrealistic: readUnrealistic(plain, minutes.range),
    unknownGear: equipment === null || equipment[0] === "none" ? readUnknownGear(plain) : null,
    adjust,
    followUp:
      adjust !== null || edit?.kind === "another"
        ? null
        : readFollowUp(plain, {
            ...shape,
            areas: spelledOut,
            avoidedAreas: areas.avoided,
            equipment,
            include,
            exclude: wishes.exclude,
            forbid,
            withoutEquipment,
            limitations,
          }),
    signals: [
      ...minutes.signals,
      ...areas.signals,
      ...wishes.signals,
      ...shape.signals,
      ...(forbid.length > 0 ? ["forbid"] : []),
      ...(withoutEquipment.length > 0 ? ["without_equipment"] : []),
      ...(equipment === null ? [] : ["equipment"]),
      ...(limitations.length > 0 ? ["limitations"] : []),
      ...(adjust === null ? [] : [`adjust_${adjust.kind}`]),
    ],
  };
}

/** Areas that are trained for their own sake seldom, and hurt often. */
const SELDOM_TRAINED: Partial<Record<Area, Joint>> = {
  back: "lumbar_spine",
  lower_back: "lumbar_spine",
  neck: "neck",
  hips: "hip",
  rotator_cuff: "shoulder",
};
/**
 * Whether an area was named only as what hurts: "neck pinched, push day" asks for no neck training. A word that asks
 * for it ("back day", "stretch my back") keeps it.
 */
function isHurtOnly(area: Area, limitations: readonly Limitation[], plain: string): boolean {
  const joint = SELDOM_TRAINED[area];
  if (joint === undefined || !limitations.some((one) => one.joint === joint)) return false;
  const word = {
    back: "back",
    lower_back: "(?:lower|low) back",
    neck: "neck",
    hips: "hips?",
    rotator_cuff: "rotator cuff",
  }[area as "back" | "lower_back" | "neck" | "hips" | "rotator_cuff"];
  const isSparedToo = new RegExp(
    `\\b(?:easy|gentle|light|safe|kind|careful|spares?|sparing|protect(?:s|ing)?|friendly) (?:(?:on|to|with|for) )?(?:(?:my|the) )?\\w+ and (?:(?:my|the) )?${word}\\b`,
  );
  if (isSparedToo.test(plain)) return true;
  return !new RegExp(
    `\\b${word} (?:day|workout|session|training|routine|exercises?|work|mobility|stretch\\w*|focus)\\b|\\b(?:train|hit|work|stretch|mobili[sz]e|strengthen|workout for|session for|exercises for|for|and|,) (?:my |the |a )?(?:\\w+ and )?${word}\\b(?! (?:is|are|was|pain|hurts?|in|pinched|surgery|issues?|problems?|injury))`,
  ).test(plain);
}

const WARM_UP_SESSION =
  /(?<!\b(?:no|without|skip|with|including|include|includes|plus|and|after|some|need|my) (?:a |an |the |any |quick |short |proper |good )*)\bwarm ?up\b(?= (?:for|before|to do before|routine|sequence|drills?|only|flow|exercises?)\b)|\b(?:just|only) (?:an? |the |some )?(?:\w+ ){0,2}?warm ?up\b|^(?:(?:give|make|build|get|me|i|we|need|want|can|could|you|please|a|an|some|quick|short|proper|good|dynamic|general|\d+|m|min|mins|minutes?|full|upper|lower|body|shoulders?|hips?|ankles?|legs?|back|push|pull|squats?|bench|deadlifts?|running|run) )*warm ?up(?! (?:and|then|plus|,|followed|included|set))\b/;

/** What kind of session it is when it is no training. Mobility beside training is a part of it and no purpose. */
function readPurpose(plain: string, areas: AreaWishes, warmUpIsPart: boolean): SessionRequest["purpose"] {
  if (areas.wanted.includes("mobility")) return areas.mobilityApart ? null : "mobility";
  return !warmUpIsPart && WARM_UP_SESSION.test(plain) ? "warm_up" : null;
}

const GEAR_SESSION =
  /\b(dumbbell|db|kettlebell|kb|barbell|band|cable|trx)s? (?:only |full body |upper body |lower body |upper |lower |leg |push |pull |arm )?(?:day|workout|session|training|routine|circuit|complex)\b/;
const GEAR_OF: Record<string, Equipment> = {
  dumbbell: "dumbbell",
  db: "dumbbell",
  kettlebell: "kettlebell",
  kb: "kettlebell",
  barbell: "barbell",
  band: "band",
  cable: "cable",
};
function readMissingGear(plain: string, lacking: readonly Equipment[]): Equipment | null {
  const thing = GEAR_OF[GEAR_SESSION.exec(plain)?.[1] ?? ""] ?? null;
  const isRefusal = new RegExp(`\\b(?:no|not a|non) ${GEAR_SESSION.source}`).test(plain);
  return thing !== null && !isRefusal && lacking.includes(thing) ? thing : null;
}

/** Who stays seated: nothing on the feet or the floor, and no legs unless they are asked for. */
const SEATED =
  /\bwheel ?chair\b|\b(?:seated|sitting|chair) (?:only|workout|session|exercises?|training|routine|circuit)\b|\b(?:only|just|everything|all) (?:seated|sitting)\b|\b(?:can not|not able to|unable to|not) (?:do anything |do things |train |work out |exercise )?stand(?:ing)?(?: up)?\b(?! (?:the|it|that|this|burpees|still))|\bnothing standing\b|\bstay(?:ing)? seated\b|\bparaplegi\w+\b|\bnon weight ?bearing\b|\b(?:on|using) crutches\b/;
const SEATED_FLAGS: readonly StressFlag[] = ["balance", "impact", "axial_load", "deep_knee_flexion", "supine", "prone"];
const ON_FEET = ["standing", "bent over", "half kneeling", "walking", "carry"];

const NOT_KNEELING =
  /\b(?:no|not|without|avoid(?:ing)?|nothing|can not|ohne|nicht|sans|pas|sin|no|senza|sem|nao) (?:\w+ ){0,3}?(?:kneel\w*|knien\w*|agenouill\w*|a genoux|arrodill\w*|de rodillas|inginocchi\w*|in ginocchio|ajoelh\w*|de joelhos)\b/;
const NOT_BENT_OVER = /\b(?:no|not|without|avoid(?:ing)?|nothing|can not) (?:\w+ ){0,2}?(?:bend(?:ing)?|bent) over\b/;

/** Sports that are no exercise of a session. */
const SPORT =
  /\b(swim(?:ming)?|boxing|kick ?boxing|pilates|tennis|football|soccer|basketball|volleyball|climbing|bouldering|skiing|surfing|dancing|zumba|martial arts|bjj|rugby|golf|hockey|skating|schwimmen|natation|natacion|nuoto|natacao) (?:\w+ )?(?:workout|session|training|practice|drills?|routine|laps)\b/;

const sportWish = (phrase: string): ExerciseWish => ({ phrase, must: true, place: null, isFocus: true });

/** A gym with these machines left is these machines; a few things beside them stay. */
function withMachines(equipment: Equipment[] | null, { machines }: MachineInventory): Equipment[] | null {
  if (machines.length === 0) return equipment;
  const beside = equipment === null || equipment.length > MOST_BESIDE ? [] : equipment;
  return [...new Set([...beside, ...machines])];
}
const MOST_BESIDE = 20;
const isMachineOf = (phrase: string, { machines, clause }: MachineInventory) =>
  machines.length > 0 && clause.includes(phrase);

const isFinisher = (area: Area, finisher: SessionShape["finisher"]) =>
  finisher === "cardio" ? area === "cardio" : area === "abs" || area === "core";
