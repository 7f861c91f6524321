import { foldText } from "../../language/foldText.ts";
import { readCountry } from "../../language/person/countries.ts";
import { readEquipmentChange } from "../../language/person/equipmentWords.ts";
import { readHealedJoints, readLimitations } from "../../language/person/limitations.ts";
import { readProfileStatement } from "../../language/person/profileStatements.ts";
import type { FactStatement } from "../../protocol/facts.ts";
import { EMPTY_PROFILE } from "../../protocol/profile.ts";
import { EQUIPMENT, type Equipment, JOINTS, type Joint } from "../../protocol/vocabulary.ts";
import type { ProfileChange } from "../../tools/profileChange.ts";

/** What a fact says, or what is to be true of it no more. `text` is empty where nobody's words are at hand. */
export type Stated = Pick<FactStatement, "op" | "type" | "key" | "value" | "text">;

const NO_EQUIPMENT: ProfileChange["equipment"] = { has: [], lacks: [], isAll: false };

export const NO_CHANGE: ProfileChange = { set: {}, equipment: NO_EQUIPMENT, limitations: [], healed: [] };

const LEVELS = ["beginner", "intermediate", "advanced"] as const;
/** After these stands what the goal is not: "run a marathon without losing strength". */
const BESIDES = /\b(?:without|while|but|not|rather than|instead of|ohne|sans|sin|senza|sem)\b/i;

/** Whether a statement is about all facts of its type. */
const isWhole = ({ key, type }: Stated) => key === type;

/** Values that one statement sets, or sets back. */
function setBy(stated: Stated): ProfileChange["set"] {
  const { op, type, value } = stated;
  const isEnd = op === "end";
  switch (type) {
    case "units":
      if (isEnd) return { unit: EMPTY_PROFILE.unit };
      return { unit: /\b(?:lbs?|pounds?|imperial)\b/i.test(value) ? "lb" : "kg" };
    case "goal":
      if (isEnd) return { goal: null };
      return { goal: readProfileStatement(`my goal: ${value.split(BESIDES)[0]}`).set.goal ?? null };
    case "experience_level": {
      if (isEnd) return { level: null };
      const level = LEVELS.find((one) => value.toLowerCase().includes(one));
      return level ? { level } : {};
    }
    case "location": {
      if (isEnd) return { country: null };
      const country = readCountry(`i live in ${foldText(value)}`);
      return country ? { country } : {};
    }
    default:
      return {};
  }
}

const thingsIn = (value: string): Equipment[] => readEquipmentChange(`i have a ${value}`)?.has ?? [];

/** "Everything but a leg press", "no tengo barra": the thing that a statement ends, by its key. */
const endedThing = ({ op, key }: Stated): Equipment[] =>
  op === "end" ? EQUIPMENT.filter((one) => key === `equipment:${one}`) : [];

/** Several statements of one sentence ("only a rack and a bench") are read from its words together. */
function equipmentBy(statements: readonly Stated[]): ProfileChange["equipment"] {
  const has = new Set<Equipment>();
  const lacks = new Set<Equipment>();
  let isAll = false;
  for (const text of new Set(statements.map((stated) => stated.text))) {
    const said = statements.filter((stated) => stated.text === text);
    const change = text === "" ? null : readEquipmentChange(text);
    // "Ignore that, the treadmill is my sister's": what ends is not said to be lacking.
    const isUnsaidEnd = change?.lacks.length === 0 && !change.isAll && said.every(({ op }) => op === "end");
    if (change && !isUnsaidEnd) {
      const named = said.filter(({ op }) => op === "state").flatMap(({ value }) => thingsIn(value));
      // "A trap bar at the gym": the gym is where it stands, and not what was told.
      const isOfPlace = named.length > 0 && change.has.length > 3 * named.length;
      const owned = said.some(({ op }) => op === "state") ? change.has : [];
      for (const one of isOfPlace ? named : owned) has.add(one);
      for (const one of [...change.lacks, ...said.flatMap(endedThing)]) {
        lacks.add(one);
        has.delete(one);
      }
      isAll ||= change.isAll && !isOfPlace;
      continue;
    }
    for (const stated of said) {
      if (stated.op === "end" && isWhole(stated)) isAll = true;
      else for (const one of thingsIn(stated.value)) (stated.op === "end" ? lacks : has).add(one);
    }
  }
  const inOrder = (things: ReadonlySet<Equipment>) => EQUIPMENT.filter((one) => things.has(one));
  return { has: inOrder(has), lacks: inOrder(lacks), isAll };
}

const isJoint = (word: string | undefined): word is Joint => JOINTS.includes(word as Joint);

/** The joints that a fact is about: named in its key, or in its value. */
function jointsOf({ key, value }: Stated): Joint[] {
  const named = key.split(":").filter(isJoint);
  return named.length > 0 ? named : readLimitations(`bad ${value}`).map(({ joint }) => joint);
}

function limitsBy(statements: readonly Stated[]): Pick<ProfileChange, "limitations" | "healed"> {
  const stated = statements.filter(({ op }) => op === "state");
  const ended = statements.filter(({ op }) => op === "end");
  const limitations = [...new Set(stated.map(({ text }) => text))].flatMap((text) => {
    const read = readLimitations(text);
    if (read.length > 0) return read;
    return stated.filter((one) => one.text === text).flatMap(({ value }) => readLimitations(`bad ${value}`));
  });
  const healed = ended.flatMap((one) =>
    isWhole(one) ? [...JOINTS] : [...jointsOf(one), ...readHealedJoints(one.text)],
  );
  const limited = new Set(limitations.map(({ joint }) => joint));
  return { limitations, healed: [...new Set(healed)].filter((joint) => !limited.has(joint)) };
}

/**
 * What statements about a person mean for their profile: unit, level, goal, country, equipment, joints to spare. Nothing is
 * inferred from other facts. What ends, or is forgotten, is set back.
 */
export function changeFromFacts(statements: readonly Stated[]): ProfileChange {
  return {
    set: Object.assign({}, ...statements.map(setBy)),
    equipment: equipmentBy(statements.filter(({ type }) => type === "equipment")),
    ...limitsBy(statements.filter(({ type }) => type === "injury" || type === "health_condition")),
  };
}
