import type { Pace } from "../../protocol/pace.ts";
import type { Limitation } from "../../protocol/profile.ts";
import type { Equipment, Muscle, StressFlag } from "../../protocol/vocabulary.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { keepingLast } from "../patterns/keepingLast.ts";
import { withoutBravado } from "../person/bravado.ts";
import { withoutAddedMinutes } from "./addsMinutes.ts";
import { AREA_MUSCLES, type Area } from "./areaWords.ts";
import { type AreaWishes, readAreas } from "./bodyAreas.ts";
import type { CatalogNames } from "./catalogNames.ts";
import { type ChangedMinutes, readChangedMinutes } from "./changedMinutes.ts";
import { readDeadline } from "./clockRange.ts";
import { readForbiddenStress } from "./forbiddenStress.ts";
import { readKinOfRefused, withWhole } from "./kinOfRefused.ts";
import { readLoadLimit } from "./loadLimit.ts";
import { type MachineInventory, readMachineInventory, withMachines } from "./machineInventory.ts";
import { isMaximumTest } from "./maximumTest.ts";
import { readMissingGear } from "./missingGear.ts";
import { readOneMode, secondsPerMetre } from "./oneMode.ts";
import { isOnMachineOnly, machinesToo, wishFor } from "./onMachines.ts";
import { withoutOtherBacks } from "./otherBacks.ts";
import { withoutDaysApart } from "./otherDays.ts";
import { readOwnMinutes } from "./ownMinutes.ts";
import { type RefusedPosition, readPositions } from "./positions.ts";
import { reasonBehind } from "./reasonBehind.ts";
import { readRefusedEquipment } from "./refusedEquipment.ts";
import { inRequestFrames } from "./requestFrames.ts";
import { readAdjustment, type SessionAdjustment } from "./sessionAdjustment.ts";
import { readFollowUp } from "./sessionFollowUp.ts";
import { readSessionGear } from "./sessionGear.ts";
import { isHurtOnly, readSessionHurts } from "./sessionHurts.ts";
import type { MinuteRange, SessionMinutes } from "./sessionMinutes.ts";
import { readPace } from "./sessionPace.ts";
import { INCLUDED, readPurpose, type SessionPurpose } from "./sessionPurpose.ts";
import { readSecondThoughts } from "./sessionSecondThought.ts";
import { readShape, type SessionShape } from "./sessionShape.ts";
import { mendSession } from "./sessionSpelling.ts";
import { sessionText } from "./sessionText.ts";
import { type ExerciseWish, readWishes } from "./sessionWishes.ts";
import { asRefusal } from "./stillHolds.ts";
import { strainedMuscles } from "./strainedMuscles.ts";
import { isAfterBirth, isFlexionRuledOut } from "./stressConditions.ts";
import { readUnknownGear, withHeld } from "./unknownGear.ts";
import { readUnread, type UnreadConstraint } from "./unreadConstraints.ts";
import { readUnrealistic, wantsSpotFat } from "./unrealisticWish.ts";
import { readUnusable, readUnworkable, type Unworkable } from "./unworkable.ts";
import { withoutEach } from "./withoutEach.ts";

/** What a message says about the session it asks for. What was not said is `null` or empty. */
export type SessionRequest = Omit<SessionShape, "signals"> & {
  minutes: MinuteRange | null;
  minutesConflict: SessionMinutes["conflict"];
  /** When it must be over, in minutes of a half day, where no length was said: "before 18:40". */
  deadline: number | null;
  /** How the minutes of the session made just before are to change; without one there is nothing to reckon from. */
  changedMinutes: ChangedMinutes | null;
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
  /** Muscles that are injured: not trained, and no help with anything either. */
  strained: Muscle[];
  include: ExerciseWish[];
  exclude: string[];
  forbid: StressFlag[];
  /** Where the body cannot or must not be: on the floor, on the knees, on the hands, on the feet. */
  refusedPositions: RefusedPosition[];
  purpose: SessionPurpose | null;
  /** It is of one way to move on and nothing else: "interval run". */
  isOneMode: boolean;
  /** How that is gone through. */
  pace: Pace | null;
  /** Areas asked for and ruled out at once. */
  contradicted: Area[];
  /** What the session is to be done with, and is said not to be there: "dumbbell day, but no dumbbells". */
  missingGear: Equipment | null;
  /** What no session can do, as said: "burn 2000 calories" in ten minutes. */
  unrealistic: string | null;
  /** Fat is to go from one place. */
  wantsSpotFat: boolean;
  /** Parts of the body that are to be trained without what moves them. */
  unworkable: Unworkable | null;
  /** The lift that the session is called after and that is ruled out: "squat session, but don't let me squat". */
  ruledOutFocus: string | null;
  /** The most that can be lifted once is to be found out. */
  isMaximumTest: boolean;
  /** Things to train with that nothing is known for, as said: "car tyre". */
  unknownGear: string | null;
  /** The heaviest weight allowed, as said: "5 kg". */
  loadLimit: string | null;
  /** Clauses that rule something out or limit it and that were not understood. */
  unread: UnreadConstraint[];
  adjust: SessionAdjustment | null;
  /** A session of its own in place of the one just made: "replace it with something for glutes". */
  replacesSession: boolean;
  /** What it changes if a session was made just before; without one it is a request for a new session. */
  followUp: SessionAdjustment | null;
  signals: string[];
};

const HARD_ON_THE_BELLY = ["crunch", "plank", "sit up", "leg raise", "hollow hold", "bear crawl", "mountain climber"];
const EVERYTHING_BUT = entered(/\b(?:anything|everything|all|whatever) (?:but|except)\b/);

/**
 * Reads a request for a training session. In: any text, as typed; what follows 8,000 characters is not read. Out: the
 * parts said, and the names of what was recognised. Exercise names are the person's words; with `names`, those of the catalogue count too. Never
 * throws; linear in the length.
 */
export const readSessionRequest = (text: string, names?: CatalogNames): SessionRequest =>
  names === undefined ? readByWords(text) : readRequest(text, names);

const readByWords = keepingLast((text: string) => readRequest(text));

function readRequest(text: string, names?: CatalogNames): SessionRequest {
  const mended = inRequestFrames(withoutBravado(mendSession(asRefusal(withoutEach(withoutAddedMinutes(text))))));
  const read = amended(readOnce(mended, names), mended, names);
  return { ...read, unread: readUnread(sessionText(mended).plain, ofNothing(), reading) };
}

const KIND_OF_THINGS = / (?:stuff|things|moves|movements|work|ones|bits)$/;

/** Clauses of a few words come again and again: "no jumping". */
const readings = new Map<string, string>();
const MOST_READINGS = 1_024;
const LONGEST_KEPT = 60;
function reading(plain: string): string {
  const known = readings.get(plain);
  if (known !== undefined) return known;
  const read = constraintsOf(readOnce(plain));
  if (plain.length <= LONGEST_KEPT) {
    if (readings.size >= MOST_READINGS) readings.clear();
    readings.set(plain, read);
  }
  return read;
}

/** The request as it stands after its second thoughts: what was said twice counts as it was said last. */
function amended(whole: ReadOnce, text: string, names?: CatalogNames): ReadOnce {
  let request = whole;
  for (const { before, after } of readSecondThoughts(text)) {
    const [first, last] = [readOnce(before, names), readOnce(after, names)];
    if (first.minutes !== null && last.minutes !== null) {
      request = { ...request, minutes: last.minutes, minutesConflict: null };
      // Minutes changed in the same breath are those of a session that is not made yet.
      if (first.adjust === null && first.followUp === null) request = { ...request, adjust: null, followUp: null };
    }
    if (first.areas.length > 0 && last.areas.length > 0) {
      const { areas, emphasis, muscles } = last;
      request = { ...request, areas, emphasis, muscles };
    }
    if (first.equipment !== null && last.equipment !== null) request = { ...request, equipment: last.equipment };
    if (first.level !== null && last.level !== null) request = { ...request, level: last.level };
  }
  return request;
}

/** All that a reading says of the session to be made, as one string. */
const constraintsOf = ({ signals: _signals, adjust: _adjust, followUp: _followUp, limitations, ...rest }: ReadOnce) =>
  JSON.stringify([limitations.map(({ joint, severity, side }) => [joint, severity, side]), rest]);

type ReadOnce = Omit<SessionRequest, "unread">;

/** "Less cardio", "too many triceps exercises": of what a session has. */
const LESS_OF = entered(
  /^(?:(?:ok|and|but|maybe|a bit|bit|much|way|can we do|etwas|un peu|un poco|un po|um pouco) )*(?:less|fewer|not so much|not as much|weniger|moins de|menos|meno|(?:(?:it|this|that|there) (?:is|are|has) |thats )?(?:way |a bit |far )?too (?:much|many)) [a-z]+(?: [a-z]+)?(?: please| pls| bitte)? ?[.!]*$/,
);

function readOnce(text: string, names?: CatalogNames): ReadOnce {
  const { tokens, plain } = sessionText(withoutOtherBacks(text));
  const minutes = readOwnMinutes(text, plain);
  const wishes = readWishes(tokens, names);
  const positions = readPositions(plain);
  const forbid = [...new Set([...readForbiddenStress(plain), ...positions.forbid])];
  const withoutEquipment = readRefusedEquipment(text, plain);
  const told = withoutReason(trainedNow(readAreas(wishes.rest), plain, names), plain, names);
  const shape = readShape(plain);
  const isLess = LESS_OF.test(plain) && told.wanted.length > 0;
  const said = isLess ? null : readAdjustment(plain);
  const swapped = swappedAreas(told, said);
  const areas = withoutUnusable(
    swapped ?? (isLess ? { ...told, wanted: [], avoided: [...told.avoided, ...told.wanted] } : told),
    plain,
  );
  // "Leave out the overhead stuff" names a way of moving or a thing, and no exercise of the session.
  const isKind =
    (said?.kind === "remove" || KIND_OF_THINGS.test(said?.phrase ?? "")) &&
    forbid.length + withoutEquipment.length + [...positions.refused].length > 0;
  const edit = isKind || swapped !== null ? null : said;
  // Wishes of its own make it a new session: "add some curls to an arm day", "something else, my legs are sore".
  const isWhole =
    areas.wanted.length > 0 && minutes.range !== null && (edit?.kind === "remove" || edit?.kind === "exclude");
  const isOwn =
    isWhole || ((edit?.kind === "another" || edit?.kind === "add") && areas.wanted.length + areas.avoided.length > 0);
  const adjust = isOwn ? null : edit;
  const wanted =
    shape.finisher === null ? areas.wanted : areas.wanted.filter((area) => !isFinisher(area, shape.finisher));
  const limitations = readSessionHurts(text, plain, areas.complaints);
  const trained = wanted.filter((area) => wanted.includes("mobility") || !isHurtOnly(area, limitations, plain));
  const spelledOut =
    trained.length > 0
      ? trained
      : EVERYTHING_BUT.test(plain)
        ? (["full_body"] as Area[])
        : isOnMachineOnly(wishes.include, plain)
          ? (["cardio"] as Area[])
          : [];
  // "Lat pulldowns have to be in it" wishes for what is not said to be there.
  const musts = wishes.include.flatMap(({ phrase, must }) => (must ? [phrase] : []));
  const inventory = readMachineInventory(musts.reduce((rest, phrase) => rest.replace(phrase, "it"), plain));
  const unknownGear = readUnknownGear(plain);
  const equipment = withHeld(withMachines(readSessionGear(text, plain, wishes), inventory, plain), unknownGear, plain);
  const include = wishes.include.filter(({ phrase, isFocus }) => !(isFocus && isMachineOf(phrase, inventory, trained)));
  const purpose =
    readPurpose(plain, areas, minutes.parts) ?? (isStretchesOnly(include) && !INCLUDED.test(plain) ? "mobility" : null);
  const sport = SPORT.exec(plain)?.[1];
  const oneMode = purpose === null ? readOneMode(plain, { include, areas: spelledOut, equipment }) : null;
  const pace = oneMode === null ? null : readPace(plain, secondsPerMetre(oneMode));
  return {
    minutes: minutes.range,
    minutesConflict: minutes.conflict,
    deadline: minutes.range === null ? readDeadline(plain) : null,
    changedMinutes: adjust?.kind === "retime" ? readChangedMinutes(plain) : null,
    parts: minutes.parts,
    areas: oneMode === null ? spelledOut : ["cardio"],
    emphasis: areas.emphasis,
    avoidedAreas: areas.avoided,
    muscles: [...new Set(spelledOut.flatMap((area) => AREA_MUSCLES[area]))],
    equipment,
    withoutEquipment,
    limitations,
    strained: strainedMuscles(areas.complaints, limitations, plain),
    include: [
      ...(oneMode === null ? include : [wishFor(oneMode)]),
      ...(sport === undefined ? [] : [wishFor(sport)]),
      ...machinesToo(
        plain,
        equipment,
        spelledOut.some((area) => area !== "cardio"),
      ),
    ],
    exclude: [
      ...new Set([
        ...withWhole(plain, wishes.exclude),
        ...readKinOfRefused(plain, wishes.exclude),
        ...positions.exclude,
        ...(isFlexionRuledOut(plain) ? ["crunch", "russian twist"] : []),
        ...(isAfterBirth(plain) ? HARD_ON_THE_BELLY : []),
      ]),
    ],
    forbid,
    refusedPositions: [...positions.refused],
    level: shape.level,
    goal: shape.goal,
    structure: shape.structure,
    scheme: pace?.repeats == null ? shape.scheme : null,
    excess: pace?.repeats == null ? shape.excess : null,
    sets: shape.sets,
    restS: shape.restS,
    mechanic: shape.mechanic,
    count:
      shape.count ??
      (oneMode !== null ||
      (sport?.startsWith("swim") === true && include.every(isSwim) && spelledOut.every((area) => area === "cardio"))
        ? { min: 1, max: 1 }
        : null) ??
      (wishes.isAll && (wishes.include.length > 1 || spelledOut.length === 0)
        ? { min: wishes.include.length, max: wishes.include.length }
        : null),
    intensity: shape.intensity,
    warmUp: shape.warmUp,
    coolDown: shape.coolDown,
    finisher: shape.finisher,
    purpose,
    isOneMode: oneMode !== null,
    pace,
    contradicted: areas.contradicted,
    missingGear: readMissingGear(plain, withoutEquipment, equipment),
    unrealistic: readUnrealistic(plain, minutes.range),
    wantsSpotFat: wantsSpotFat(plain),
    unworkable: readUnworkable(plain, spelledOut, areas.avoided),
    ruledOutFocus: readRuledOutFocus(plain, wishes.exclude),
    isMaximumTest: isMaximumTest(plain),
    unknownGear:
      unknownGear !== null &&
      (oneMode !== null || [...wishes.exclude, ...include.map(({ phrase }) => phrase)].includes(unknownGear))
        ? null
        : unknownGear,
    loadLimit: readLoadLimit(plain),
    adjust,
    replacesSession: isOwn && edit?.kind === "another",
    followUp:
      swapped !== null
        ? { kind: "another", phrase: null, replacement: null }
        : adjust !== null || edit?.kind === "another"
          ? null
          : readFollowUp(plain.slice(0, reasonBehind(plain) ?? undefined).trim(), {
              ...shape,
              minutes: minutes.range,
              areas: areas.wanted.length > spelledOut.length ? areas.wanted : spelledOut,
              avoidedAreas: areas.avoided,
              equipment,
              include,
              exclude: wishes.exclude,
              forbid,
              withoutEquipment,
              limitations,
              refusedPositions: [...positions.refused],
            }),
    signals: [
      ...minutes.signals,
      ...areas.signals,
      ...wishes.signals,
      ...shape.signals,
      ...(forbid.length + positions.refused.length > 0 ? ["forbid"] : []),
      ...(withoutEquipment.length > 0 ? ["without_equipment"] : []),
      ...(equipment === null ? [] : ["equipment"]),
      ...(limitations.length > 0 ? ["limitations"] : []),
      ...(adjust === null ? [] : [`adjust_${adjust.kind}`]),
    ],
  };
}

/** "Legs, but I cannot load or bend my legs": left alone, as what is wanted and ruled out at once. */
function withoutUnusable(areas: AreaWishes, plain: string): AreaWishes {
  const unusable = readUnusable(plain, areas.wanted);
  if (unusable.length === 0) return areas;
  return {
    ...areas,
    wanted: areas.wanted.filter((area) => !unusable.includes(area)),
    avoided: [...new Set([...areas.avoided, ...unusable])],
    contradicted: [...new Set([...areas.contradicted, ...unusable])],
  };
}

/** "Hip flexor and hamstring stretch": stretches and nothing else. */
const isStretchesOnly = (include: readonly ExerciseWish[]) =>
  include.length > 0 && include.every(({ phrase }) => /\bstretch(?:es|ing)?$/.test(phrase));

/** "No squats, my legs are dead": the legs are why, and not what is to be trained. */
function withoutReason(areas: AreaWishes, plain: string, names?: CatalogNames): AreaWishes {
  const at = areas.wanted.length === 0 ? null : reasonBehind(plain);
  if (at === null) return areas;
  const wanted = readAreas(readWishes(plain.slice(0, at).trim().split(" "), names).rest).wanted;
  return { ...areas, wanted: areas.wanted.filter((area) => wanted.includes(area)) };
}

/** "Remove push, pull instead": one part of the body in place of another; `null` where it is not that. */
function swappedAreas(areas: AreaWishes, said: SessionAdjustment | null): AreaWishes | null {
  if (said?.kind !== "remove" || areas.wanted.length < 2) return null;
  const out = readAreas(readWishes((said.phrase ?? "").split(" ")).rest).wanted;
  const wanted = areas.wanted.filter((area) => !out.includes(area));
  if (out.length === 0 || wanted.length === 0) return null;
  return { ...areas, wanted, avoided: [...new Set([...areas.avoided, ...out])] };
}

/** What is named only as trained on another day is not wanted today. */
function trainedNow(areas: AreaWishes, plain: string, names?: CatalogNames): AreaWishes {
  const now = withoutDaysApart(plain);
  if (now === plain) return areas;
  const wanted = readAreas(readWishes(now.trim().split(" "), names).rest).wanted;
  return wanted.length === 0 ? areas : { ...areas, wanted: areas.wanted.filter((area) => wanted.includes(area)) };
}

/** Sports that are no exercise of a session. */
const SPORT = entered(
  /\b(swim(?:ming)?|boxing|kick ?boxing|pilates|tennis|football|soccer|basketball|volleyball|climbing|bouldering|skiing|surfing|dancing|zumba|martial arts|bjj|rugby|golf|hockey|skating|schwimmen|natation|natacion|nuoto|natacao) (?:\w+ )?(?:workout|session|training|practice|drills?|routine|laps)\b/,
);

const isSwim = ({ phrase }: ExerciseWish) => phrase.startsWith("swim");

/** Of no part of the body "leg press and leg curl only" is the session itself. */
const isMachineOf = (phrase: string, { machines, clause }: MachineInventory, areas: readonly Area[]) =>
  machines.length > 0 && !(areas.length === 0 && DONE_ONLY.test(clause)) && clause.includes(phrase);
const DONE_ONLY = entered(/\b(?:press|curls?|extensions?|squat|rows?|deck|pull ?downs?|raise) only\b/);

const isFinisher = (area: Area, finisher: SessionShape["finisher"]) =>
  finisher === "cardio" ? area === "cardio" : area === "abs" || area === "core";

const LIFT_DAY = entered(
  /\b(squat|deadlift|bench|bench press|overhead press|ohp|row|pull ?up|chin ?up|push ?up|dip|lunge|hip thrust|curl|plank|burpee|swing)s? (?:day|session|workout|training|circuit)\b/,
);
function readRuledOutFocus(plain: string, exclude: readonly string[]): string | null {
  const lift = LIFT_DAY.exec(plain)?.[1];
  if (lift === undefined || new RegExp(`\\b(?:no|not a|skip) ${LIFT_DAY.source}`).test(plain)) return null;
  return exclude.some((phrase) => phrase.replace(/(?:e?s|ting|ing)$/, "") === lift) ? lift : null;
}

/** What is read from a message that says nothing; read at the first request, for it wakes every reader there is. */
const ofNothing = (): string => {
  nothing ??= constraintsOf(readOnce(""));
  return nothing;
};
let nothing: string | null = null;
