import type { Limitation } from "../protocol/profile.ts";
import type { Equipment, Joint, Muscle, StressFlag } from "../protocol/vocabulary.ts";
import { AREA_MUSCLES, type Area } from "./areaWords.ts";
import { type AreaWishes, readAreas } from "./bodyAreas.ts";
import { readEquipment } from "./equipmentWords.ts";
import { readLimitations } from "./limitations.ts";
import { readAdjustment, type SessionAdjustment } from "./sessionAdjustment.ts";
import { type MinuteRange, readMinutes, type SessionMinutes } from "./sessionMinutes.ts";
import { readShape, type SessionShape } from "./sessionShape.ts";
import { sessionText } from "./sessionText.ts";
import { type ExerciseWish, readWishes, type SessionWishes } from "./sessionWishes.ts";

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
  withoutEquipment: Equipment[];
  limitations: Limitation[];
  include: ExerciseWish[];
  exclude: string[];
  forbid: StressFlag[];
  adjust: SessionAdjustment | null;
  signals: string[];
};

const JOINTS_OF_LIMB: readonly [RegExp, readonly Joint[]][] = [
  [/\b(?:legs?|femur|tibia|fibula|thigh|bein|jambe|pierna|gamba|perna)\b/, ["hip", "knee", "ankle"]],
  [/\b(?:arms?|forearm|humerus|bras|brazo|braccio|braco)\b/, ["shoulder", "elbow", "wrist"]],
  [/\b(?:backs?|spine|vertebrae?|neck)\b/, ["lumbar_spine", "thoracic_spine", "neck"]],
];
/** Bones and limbs that bear no load at all: up to four words between the break and the limb, either way round. */
const BROKEN =
  /\b(?:broken|broke|fractured?|snapped|shattered|amputated|gebrochen\w*|cassee?|rot[oa]|fratturat[oa]|quebrad[oa])(?: \w+){0,3}? (legs?|femur|tibia|fibula|thigh|arms?|forearm|humerus|backs?|spine|vertebrae?|neck|bein|arm|jambe|bras|pierna|brazo|gamba|braccio|perna|braco)\b|\b(legs?|arms?|bein|arm)(?: ,)?(?: \w+){0,4}? in (?:a |an |my )?(?:sling|cast|plaster|splint|brace)\b|\b(legs?|arms?|bein|arm)(?: \w+){0,3}? (?:is |are |got )?(?:broken|fractured|in (?:a|plaster|the) ?(?:cast|plaster)?|gebrochen)\b/;

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
const SLIGHT = /^(?:iffy|niggles?|twinge|cranky|funny|stiff|tight|tender|grumpy|sensitive|feels)$/;
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
  const wishes = readWishes(tokens, plain);
  const areas = readAreas(wishes.rest);
  const shape = readShape(plain);
  const edit = readAdjustment(plain);
  // Wishes of its own make it a new session: "add some curls to an arm day", "something else, my legs are sore".
  const isOwn = (edit?.kind === "another" || edit?.kind === "add") && areas.wanted.length + areas.avoided.length > 0;
  const adjust = isOwn ? null : edit;
  const wanted =
    shape.finisher === null ? areas.wanted : areas.wanted.filter((area) => !isFinisher(area, shape.finisher));
  const spelledOut = wanted.length === 0 && EVERYTHING_BUT.test(plain) ? (["full_body"] as Area[]) : wanted;
  const said = readLimitations(text);
  const limitations = [...said];
  for (const one of [...brokenLimb(plain), ...overheard(areas.complaints, plain)]) {
    if (!limitations.some(({ joint }) => joint === one.joint)) limitations.push(one);
  }
  const equipment = equipmentOf(text, wishes);
  return {
    minutes: minutes.range,
    minutesConflict: minutes.conflict,
    parts: minutes.parts,
    areas: spelledOut,
    emphasis: areas.emphasis,
    avoidedAreas: areas.avoided,
    muscles: [...new Set(spelledOut.flatMap((area) => AREA_MUSCLES[area]))],
    equipment,
    withoutEquipment: wishes.withoutEquipment,
    limitations,
    include: wishes.include,
    exclude: wishes.exclude,
    forbid: wishes.forbid,
    level: shape.level,
    goal: shape.goal,
    structure: shape.structure,
    scheme: shape.scheme,
    sets: shape.sets,
    restS: shape.restS,
    mechanic: shape.mechanic,
    count: shape.count ?? (wishes.isAll ? { min: wishes.include.length, max: wishes.include.length } : null),
    intensity: shape.intensity,
    warmUp: shape.warmUp,
    coolDown: shape.coolDown,
    finisher: shape.finisher,
    adjust,
    signals: [
      ...minutes.signals,
      ...areas.signals,
      ...wishes.signals,
      ...shape.signals,
      ...(equipment === null ? [] : ["equipment"]),
      ...(limitations.length > 0 ? ["limitations"] : []),
      ...(adjust === null ? [] : [`adjust_${adjust.kind}`]),
    ],
  };
}

/** What a lift is called is not what there is to train with: "barbell back squat with no equipment". */
function equipmentOf(text: string, wishes: SessionWishes): Equipment[] | null {
  return readEquipment(wishes.include.length + wishes.exclude.length > 0 ? wishes.withoutNames : text);
}

const isFinisher = (area: Area, finisher: SessionShape["finisher"]) =>
  finisher === "cardio" ? area === "cardio" : area === "abs" || area === "core";
