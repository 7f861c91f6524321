import type { Limitation } from "../../protocol/profile.ts";
import type { Joint } from "../../protocol/vocabulary.ts";
import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { readLimitations } from "../person/limitations.ts";
import { type Area, JOINT_OF_AREA } from "./areaWords.ts";
import type { AreaWishes } from "./bodyAreas.ts";
import { readJointRemarks } from "./jointRemarks.ts";

const JOINTS_OF_LIMB: readonly [RegExp, readonly Joint[]][] = [
  [/\b(?:legs?|femur|tibia|fibula|thigh|bein|jambe|pierna|gamba|perna)\b/, ["hip", "knee", "ankle"]],
  [/\b(?:arms?|forearm|humerus|bras|brazo|braccio|braco)\b/, ["shoulder", "elbow", "wrist"]],
  [/\b(?:backs?|spine|vertebrae?|neck)\b/, ["lumbar_spine", "thoracic_spine", "neck"]],
];
/** Bones and limbs that bear no load at all: up to four words between the break and the limb, either way round. */
const BROKEN = entered(
  /\b(?:broken|broke|fractured?|snapped|shattered|amputated|gebrochen\w*|cassee?|rot[oa]|fratturat[oa]|quebrad[oa])(?: \w+){0,3}? (legs?|femur|tibia|fibula|thigh|arms?|forearm|humerus|backs?|spine|vertebrae?|neck|bein|arm|jambe|bras|pierna|brazo|gamba|braccio|perna|braco)\b|\b(legs?|arms?|bein|arm)(?: ,)?(?: \w+){0,4}? in (?:a |an |my )?(?:slings?|casts?|plaster|splints?|braces?)\b|\b(legs?|arms?|bein|arm)(?: \w+){0,3}? (?:is |are |got )?(?:broken|fractured|in (?:plaster|(?:a|the) (?:cast|plaster|boot|splint|sling|brace))|gebrochen)\b/,
);

/** A limb that is not there bears nothing from where it ends. */
const MISSING_LIMB = entered(
  /\b(?:amput\w+|(?:am|is|be) (?:1|one) armed|missing (?:an?|my|the|1) (?:\w+ )?(?:arm|hand|forearm|fingers?)|(?:have|got|has) (?:only |just )?(?:1|one) (?:arm|hand)|only have (?:1|one) (?:arm|hand))\b/,
);
const MISSING_LEG = entered(
  /\b(?:amput\w+ [^.;!?]{0,30}\b(?:leg|knee|foot)|(?:leg|knee|foot)[^.;!?]{0,20} amput\w+|prosthetic (?:leg|foot)|missing (?:a|my) (?:\w+ )?(?:leg|foot)|(?:have|got|has) (?:only |just )?(?:1|one) leg)\b/,
);
function missingLimb(plain: string): Limitation[] {
  const isLeg = MISSING_LEG.test(plain);
  if (!isLeg && !MISSING_LIMB.test(plain)) return [];
  const joints: readonly Joint[] = isLeg ? ["ankle"] : ["wrist"];
  return joints.map((joint) => ({ joint, severity: "severe", side: null, note: null }));
}

const SLIGHT = /^(?:niggles?|twinge|funny|stiff|tight|feels)$/;
const SAID_FINE = entered(
  /\b(?:no|not|healed|fine|better now|recovered|pain free|all good|ancient history|thing of the past|long gone)\b/,
);

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

/** "Sharp pain when I press overhead": no joint is named, and only one is meant. */
const HURTS_OVERHEAD = entered(
  /\b(?:pain\w*|hurts?|aches?|aching|pinch\w*|twinges?|stings?|stabbing|clicks?|grinds?)\b[^.;!?]{0,24}\b(?:when(?:ever)?|if|while|during|as|on|with|from)\b[^.;!?]{0,24}\b(?:overhead|over ?head|over my head|(?:raise|lift|reach)\w* (?:my |the )?arms?|bench(?:ing)?|dips?|dipping|shoulder press\w*|military press\w*|lateral raises?)\b/,
);
const ANY_SHOULDER: Limitation = { joint: "shoulder", severity: "moderate", side: null, note: null };

/** Exercises and machines that are called after a limb: "the leg press is broken". */
export const LIMB_MACHINES =
  /\b(?:legs?|arms?|back|neck|thigh) (?:press|curls?|extensions?|raises?|machines?|day|abduction|adduction|bike|ergometer|trainer|blaster)\b/g;

/** A broken limb spares every joint of it, where the sentence says no joint by name. */
function brokenLimb(said: string): Limitation[] {
  const plain = said.replace(LIMB_MACHINES, "machine");
  const found = BROKEN.exec(plain);
  const limb = found?.[1] ?? found?.[2] ?? found?.[3];
  if (found === null || limb === undefined || /\b(?:broken|broke) (?:up|down|in|record|parallel)\b/.test(found[0]))
    return [];
  const joints = JOINTS_OF_LIMB.find(([pattern]) => pattern.test(limb))?.[1] ?? [];
  return joints.map((joint) => ({ joint, severity: "severe", side: null, note: found[0].slice(0, 200) }));
}

const BACKS = "dos|rucken|espalda|schiena|dorso|dorsali|costas";
const BESIDE_BACK =
  "biceps|bizeps|bicipiti|poitrine|pecs|brust|pecho|petto|peito|trapezes|epaules|schultern|hombros|spalle|ombros|bras|arme|brazos|braccia|bracos";
/** "Dos biceps", "costas e biceps": what is named with another part of the body is trained. */
const BACK_IN_A_LIST = compiled(
  `\\bback (?:(?:and|&|\\+|\\/|,|plus) )?(?:bi(?:cep)?s|arms|traps|rear delts|abs)\\b(?! (?:hurts?|is|are))|\\b(?:${BACKS})(?: (?:et|und|y|e|,|\\+))? (?:${BESIDE_BACK})\\b|\\b(?:${BESIDE_BACK}) (?:et|und|y|e|,|\\+) (?:le |la |los |il |o |a |as )?(?:${BACKS})\\b|\\b(?:seance|entrainement|treino(?: de)?|allenamento(?: per)?|entrenamiento(?: de)?|rutina(?: de)?) (?:${BACKS})\\b|\\brucken(?:tag|training|einheit|ubungen)\\b`,
);

/** "30 min back and biceps": so long of it is training. */
const isTimed = (word: string, plain: string) =>
  compiled(
    `\\b\\d+ ?-?(?:min\\w*|m|mins|hours?|hr|h)(?: of| on| for)? ${word}\\b(?! (?:is|hurts?|pain|in pain|issues?))`,
  ).test(plain);

/** Areas that hurt often and are named as what hurts: of the shoulder only the singular. */
const WORD_FOR: Partial<Record<Area, string>> = {
  back: "back",
  lower_back: "(?:lower|low) back",
  neck: "neck",
  hips: "hips?",
  rotator_cuff: "rotator cuff",
  shoulders: "(?:shoulder|schulter|epaule|hombro|spalla|ombro)",
};
const SHOULDERS = /\b(?:shoulders|delts?|schultern|epaules|hombros|spalle|ombros)\b/;
const BOTH_SHOULDERS =
  /\b(?:both|my|beide|meine|mes|les|mis|ambos|le mie|meus) (?:\w+ )?(?:shoulders|schultern|epaules|hombros|spalle|ombros)\b/;
const TRAINS_SHOULDERS =
  /\bshoulders? (?:day|workout|session|training|routine|exercises?|work|\d)|\b(?:train|hit|work|build|grow|stronger|for|and|,) (?:my |the )?(?:\w+ and )?(?:shoulders|delts)\b/;
/**
 * Whether an area was named only as what hurts: "neck pinched, push day" asks for no neck training. A word that asks
 * for it ("back day", "stretch my back") keeps it.
 */
export function isHurtOnly(area: Area, limitations: readonly Limitation[], plain: string): boolean {
  const joint = JOINT_OF_AREA[area];
  const word = WORD_FOR[area];
  if (word === undefined || !limitations.some((one) => one.joint === joint)) return false;
  if (area === "back" && BACK_IN_A_LIST.test(plain)) return false;
  if (isTimed(word, plain)) return false;
  if (area === "shoulders" && SHOULDERS.test(plain)) return BOTH_SHOULDERS.test(plain) && !TRAINS_SHOULDERS.test(plain);
  const isSparedToo = compiled(
    `\\b(?:easy|gentle|light|safe|kind|careful|spares?|sparing|protect(?:s|ing)?|friendly) (?:(?:on|to|with|for) )?(?:(?:my|the) )?\\w+ and (?:(?:my|the) )?${word}\\b`,
  );
  if (isSparedToo.test(plain)) return true;
  return !compiled(
    `\\b${word} (?:day|workout|session|training|routine|exercises?|work|mobility|stretch\\w*|focus)\\b|\\b(?:train|hit|work|stretch|mobili[sz]e|strengthen|today is|today|workout for|session for|exercises for|for|and|y|e|et|und|,) (?:my |the |a )?(?:\\w+ and )?${word}\\b(?! (?:is|are|was|has|s|keeps|feels|pain|hurts?|in|pinched|surgery|issues?|problems?|injury|plays?|playing|acting|niggl\\w*|impingement|thing))`,
  ).test(plain);
}

/** Not to be loaded at all, said outright. */
const ABSOLUTE =
  /\b(?:nothing (?:at all|whatsoever)|absolutely (?:no|nothing|zero)|not? (?:\w+ ){0,6}?(?:at all|whatsoever)|zero (?:load|stress|weight|strain|pressure|use)|off limits|(?:completely|totally|strictly|entirely|absolutely) (?:out|off|forbidden|banned|no go)|must not (?:be )?(?:load\w*|use\w*|move\w*|bear|touch\w*)|not allowed to (?:load|use|move|bend|touch|stress)|(?:no|nothing) (?:may|must|should|can) (?:load|touch|stress)|gar nicht|uberhaupt nicht|tabu|aucune? charge|nada de carga|nessun carico|nenhuma carga)\b/;
const OF_THEM = /\b(?:they|them|those|these|it|that|both|all of them|zero)\b/;

/** Moderate joints of a sentence that says "not at all", and those it takes up by a pronoun, are spared altogether. */
function forbiddenOutright(limitations: readonly Limitation[], text: string): Limitation[] {
  const outright = new Set<Limitation["joint"]>();
  let before: Limitation["joint"][] = [];
  for (const sentence of foldText(text.slice(0, 2_000)).split(/[.;!?\n]+/)) {
    const joints = [...readLimitations(sentence), ...readJointRemarks(sentence)].map(({ joint }) => joint);
    if (ABSOLUTE.test(sentence))
      for (const joint of joints.length === 0 && OF_THEM.test(sentence) ? before : joints) outright.add(joint);
    if (joints.length > 0) before = joints;
  }
  return limitations.map((one) =>
    one.severity === "moderate" && outright.has(one.joint) ? { ...one, severity: "severe" } : one,
  );
}

/** Says outright that it is little. */
const SAID_LITTLE = entered(
  /\b(?:mild\w*|slight\w*|minor|tiny|nothing (?:too |that |very |really )?(?:terrible|serious|major|bad|crazy|dramatic)|not (?:too|that|so) bad|leicht\w*|bisschen|etwas|leger\w*|un peu|un poco|poco|leve|un po|um pouco)\b/,
);
/** What only clicks, is stiff or a bit sore is spared as any complaint is: a session too careful does no harm. */
const unlessLittle = (limitations: Limitation[], plain: string): Limitation[] =>
  SAID_LITTLE.test(plain)
    ? limitations
    : limitations.map((one) => (one.severity === "mild" ? { ...one, severity: "moderate" } : one));

/**
 * The joints that a request for a session says are to be spared, one limitation a joint. In: the request as typed, its plain
 * text of `sessionText`, and what the area reader heard as hurt.
 */
export function readSessionHurts(text: string, plain: string, complaints: AreaWishes["complaints"]): Limitation[] {
  const limitations = unlessLittle(readLimitations(text), plain);
  for (const one of [
    ...brokenLimb(plain),
    ...missingLimb(plain),
    ...overheard(complaints, plain),
    ...readJointRemarks(text),
  ]) {
    if (!limitations.some(({ joint }) => joint === one.joint)) limitations.push(one);
  }
  if (limitations.length === 0 && HURTS_OVERHEAD.test(plain) && !SAID_FINE.test(plain))
    limitations.push({ ...ANY_SHOULDER });
  return limitations.length > 0 && ABSOLUTE.test(foldText(text)) ? forbiddenOutright(limitations, text) : limitations;
}
