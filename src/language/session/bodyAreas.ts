import {
  DAY,
  EASED_AFTER,
  EASED_BEFORE,
  INJURED_MUSCLE,
  isNoArea,
  NO_AREA_BEFORE,
  SENTENCE_END,
  TIRED,
  TRAINED,
  takesOver,
} from "./areaContext.ts";
import { modeOf } from "./areaMode.ts";
import { type AreaHit, isList, programmeOf } from "./areaProgramme.ts";
import { AREA_MUSCLES, AREA_WORDS, AREAS, type Area, JOINT_OF_AREA } from "./areaWords.ts";
import { isFrenchBack } from "./frenchBack.ts";
import { isLainOn, isMoved } from "./limbPlaces.ts";
import { isNeverHurt } from "./neverHurt.ts";
import { complaintAfter, complaintBefore } from "./partComplaint.ts";
import { isStrain, tornTrunk } from "./strainedMuscles.ts";

const AREA_OF = new Map<string, Area>();
for (const area of AREAS) for (const word of AREA_WORDS[area].split("|")) AREA_OF.set(word, area);

export type AreaWishes = {
  /** Asked for, in the order said. */
  wanted: Area[];
  /** Asked to get more than its share inside a wider wish ("full body with a focus on glutes"). */
  emphasis: Area[];
  /** Not to be trained: said so, or sore, or trained a day ago. */
  avoided: Area[];
  /** Asked for and to be left alone in one breath: "legs without using my legs". */
  contradicted: Area[];
  /** Whether mobility is asked for beside training ("legs and mobility"), rather than for the areas named. */
  mobilityApart: boolean;
  /** What was said to hurt, with the word that said so; tired muscles are only in `avoided`. */
  complaints: { area: Area; word: string }[];
  signals: string[];
};

const BENT = /\b(?:bend|bends|bending|bent)\b/;

/** Areas in a token list with the exercise names blanked out; the longest phrase wins. */
function findAreas(tokens: readonly string[]): AreaHit[] {
  const hits: AreaHit[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    for (let length = 4; length >= 1; length -= 1) {
      const phrase = tokens.slice(i, i + length).join(" ");
      const area =
        AREA_OF.get(phrase) ??
        AREA_OF.get(COMPOUND.exec(phrase)?.[1] ?? "") ??
        (LOOSENS.test(tokens[i + length] ?? "") ? LOOSENED.get(phrase) : undefined);
      if (area === undefined || i + length > tokens.length) continue;
      const next = tokens[i + length] ?? "";
      const word = tokens[i] ?? "";
      const previous = tokens[i - 1] ?? "";
      // "Un po' debole".
      if (word === "po" && length === 1 && /^(?:un|a)$/.test(previous)) break;
      // "25 bis 30 Minuten".
      if (word === "bis" && length === 1 && /^\d+$/.test(previous)) break;
      // "Nothing that bends my wrists back".
      if (
        word === "back" &&
        /^(?:them|it|wrists?|hands?|fingers)$/.test(previous) &&
        BENT.test(tokens.slice(i - 4, i).join(" "))
      )
        break;
      if (word === "dos" && length === 1 && !isFrenchBack(tokens, i)) break;
      // "Chest and back on the cables": named in one breath with another, it is one.
      const isFitIn =
        word === "back" &&
        next === "in" &&
        /^(?:some|more|bit of)$/.test(previous) &&
        /\b(?:get|fit|squeeze|sneak|put|work|throw)\b/.test(tokens.slice(Math.max(0, i - 4), i).join(" "));
      const isDone = word === "back" && /^(?:do|doing|train|training|hit|hitting|smash|work)$/.test(previous);
      const isJoined =
        isDone ||
        isFitIn ||
        (word === "back" && ON_WITH.test(next) && JOIN.test(previous) && hits.at(-1)?.to === i - 1);
      // "So push it is": what was decided on.
      const isDecided = next === "it" && /^(?:is|s)$/.test(tokens[i + 2] ?? "");
      if (length === 1 && !isJoined && !isDecided && NO_AREA_BEFORE.get(word)?.has(next)) break;
      if (isLainOn(tokens, i)) break;
      if (word === "neck" && tokens[i - 2] === "behind") break;
      if (isMoved(tokens, i)) break;
      const isToday = /^(?:is|was)$/.test(previous) && /^(?:today|tonight|day)$/.test(tokens[i - 2] ?? "");
      if (length === 1 && !isToday && isNoArea(previous, word, next)) break;
      hits.push({ area, from: i, to: i + length });
      i += length - 1;
      break;
    }
  }
  return hits;
}

/** "A day for hams, quads are sore": the first of the two is what is trained. */
const ASKED_FOR = /^(?:for|train|hit|do|want|need|build|smash|destroy|day|today|fur|pour|para|per)$/;
/** "No legs, upper only": what follows a part of the body that is asked for. */
const IS_ASKED = /^(?:only|day|session|workout|today|instead|please|pls|then)$/;
const ON_WITH = /^(?:on|in|at|with|for|now|here|then|again|off|soon)$/;
const JOIN = /^(?:and|plus|,|\/|und|et|y|e)$/;

/** German writes the area and what it is for in one word: "beinworkout", "ruckentraining". */
const COMPOUND =
  /^([a-z]{2,12}?)(?:s?)(?:workout|training|tag|einheit|ubungen|session|programm|zirkel|trainings?plan)$/;

/** Joints that are loosened, never trained: "hip mobility", "ankle stretches". */
const LOOSENS =
  /^(?:mobility|stretch(?:es|ing)?|openers?|opening|drills?|flow|mobilitat|mobilita|movilidad|mobilite|mobilidade)$/;
const LOOSENED = new Map<string, Area>([
  ["hip", "hips"],
  ["ankle", "calves"],
  ["ankles", "calves"],
  ["thoracic", "upper_back"],
  ["t spine", "upper_back"],
  ["spine", "lower_back"],
  ["wrist", "forearms"],
  ["wrists", "forearms"],
]);

/** Between a wide area and a narrow one nothing but "body": the wide one only says where the narrow one is. */
const WIDE: Partial<Record<Area, readonly Area[]>> = {
  upper: ["push", "pull", "chest", "back", "shoulders", "arms"],
  lower: ["push", "pull", "posterior_chain"],
};

/** What is trained, never what hurts: "upper body, shoulder is sore" complains of the shoulder alone. */
const SPLITS: ReadonlySet<Area> = new Set(["full_body", "upper", "push", "pull", "cardio", "mobility"]);

/** "Chest and triceps, shoulder impingement right": the complaint names one part, and no list hurts. */
const isOfOne = (tokens: readonly string[], to: number): boolean =>
  !/^(?:(?:and|both|all|really|so|very|still|a|bit) )*(?:are|were|sind|sont|son|sono|sao|hurt|ache|feel|sore|tun|schmerzen|duelen)\b/.test(
    tokens.slice(to, to + 4).join(" "),
  );

/** Whether the stretch of tokens up to `at`, back to the last sentence end or "so", says that it was trained lately. */
function trainedLately(tokens: readonly string[], hit: AreaHit): boolean {
  if (/^(?:only|today|now|tonight|heute|hoy|oggi|hoje)$/.test(tokens[hit.to] ?? "")) return false;
  let verb = false;
  for (let i = hit.from - 1; i >= 0 && hit.from - i < 10; i -= 1) {
    const token = tokens[i] ?? "";
    if (SENTENCE_END.has(token) || token === "so" || token === "but" || token === "today") break;
    if (TRAINED.test(token)) verb = true;
  }
  for (let i = hit.to; i < tokens.length && i - hit.to < 8; i += 1) {
    const token = tokens[i] ?? "";
    if (SENTENCE_END.has(token) || token === "so" || token === "but" || token === "today") break;
    if (DAY.test(token)) return verb || token === "yesterday";
    if (token === "last" && /^(?:night|time|session|workout|week)$/.test(tokens[i + 1] ?? "")) return verb;
  }
  let verbAfterDay = false;
  for (let i = hit.from - 1; i >= 0 && hit.from - i < 6; i -= 1) {
    const token = tokens[i] ?? "";
    if (SENTENCE_END.has(token)) return false;
    if (TRAINED.test(token)) verbAfterDay = true;
    if (DAY.test(token)) return verbAfterDay || (token === "yesterday" && tokens[i + 1] === "was");
    if (token === "yesterdays" && i === hit.from - 1) return true;
    if (/^(?:so|but|today|now|tonight)$/.test(token)) verbAfterDay = false;
    // "Last time pull".
    if (token === "last" && /^(?:night|time|session|workout)$/.test(tokens[i + 1] ?? ""))
      return !tokens.slice(i + 2, hit.from).some((word) => /^(?:so|but|today|now|tonight)$/.test(word));
  }
  return false;
}

/** "Lats are shredded after pull day": what brought it about. */
const isCause = (tokens: readonly string[], { from }: AreaHit): boolean =>
  /\b(?:from|after|since|vom|nach|seit|depuis|apres|desde|tras|despues de|dopo|depois de|da|do|del) (?:the |my |a |all that |yesterdays )?$/.test(
    `${tokens.slice(Math.max(0, from - 4), from).join(" ")} `,
  );

/** "My shoulder is fine now, but the wrist": told of the joint, and no wish. */
const isSaidWell = (tokens: readonly string[], { from, to }: AreaHit): boolean =>
  /^(?:my|the|meine?|mon|ma|mi|mis|la|il|meu|minha)$/.test(tokens[from - 1] ?? "") &&
  /^(?:is|are|feels?|seems?|geht|ist|va|esta|sta) (?:(?:all|totally|completely|much|now|pretty|absolutely|back to|wieder|mieux|bien) )*(?:fine|good|ok|okay|healed|better|great|normal|100|gut|bene|mieux|bien)\b/.test(
    tokens.slice(to, to + 6).join(" "),
  );

/** "Had a pec strain last year, it's fine now", "never had chest pain": of a muscle that is trained. */
const isOver = (tokens: readonly string[], hit: AreaHit): boolean =>
  [isHealed, isLongOver, isNeverHurt].some((is) => is(tokens, hit));
const isHealed = (tokens: readonly string[], { to, area }: AreaHit): boolean =>
  INJURED_MUSCLE.has(area) &&
  /^(?:(?:strain|tear|pull|injury|issue|problem|niggle|rupture|muscle) )?(?:(?:has|have|is|are|s|now|all|fully|completely|finally|been|totally) )+(?:healed|recovered|cleared)\b(?! enough)/.test(
    tokens.slice(to, to + 8).join(" "),
  );
const isLongOver = (tokens: readonly string[], { from, to, area }: AreaHit): boolean =>
  INJURED_MUSCLE.has(area) &&
  /\b(?:had|used to have|after|hatte|eu|tuve|ho avuto|tive|tore|pulled|strained|ripped)(?: \w+){0,3}$/.test(
    tokens.slice(Math.max(0, from - 4), from).join(" "),
  ) &&
  /\b(?:is|are|all|feels?|totally|fully|completely|been) (?:(?:now|all|fully|completely|totally|perfectly|pretty much) )*(?:fine|ok|okay|good|healed|better|gone|recovered|sorted|cleared|well)\b(?! (?:with|for|by|if|at))|(?<!\b(?:not|nearly|almost|half|never|still) (?:\w+ )?)\b(?:healed|recovered)\b(?! enough)|\b(?:wieder (?:gut|fit|weg|ok)|ausgeheilt|verheilt|gueri\w*|curad[oa]|guarit[oa])\b/.test(
    tokens.slice(to, to + 14).join(" "),
  );

/** "Pec strain 4 weeks ago, physio cleared machines": to be trained again, within what was allowed. */
const isCleared = (tokens: readonly string[], { from, to, area }: AreaHit): boolean =>
  INJURED_MUSCLE.has(area) &&
  /\b(?:physio\w*|doc|doctor|surgeon|therapist|gp|arzt|orthopade|kine|kinesi?\w*|fisio\w*|medico|medecin) (?:(?:has|have|says|said|just|hat|a|ha|now) )*(?:cleared|okd|oked|okayed|approved|allows?|allowed|signed|freigegeben|erlaubt|autorise|dio el ok|autorizo|autorizzato|liberou|liberado)\b/.test(
    tokens.slice(Math.max(0, from - 14), to + 14).join(" "),
  );

/** "No leg machines": what is refused are the machines. */
const IS_MACHINE = /^(?:machines?|maschinen|maquinas|macchine|equipment)$/;

/**
 * Reads which parts of the body a session is for. In: the message's tokens with exercise names blanked (an empty string
 * each). "bad shoulder" and "my legs are sore" are not wishes; sore or just-trained areas are avoided, "everything but
 * legs" avoids legs. Areas that only restate a wider one are kept; the caller decides what that means.
 */
export function readAreas(tokens: readonly string[]): AreaWishes {
  const wanted: Area[] = [];
  const emphasis: Area[] = [];
  const avoided: Area[] = [];
  const complaints: AreaWishes["complaints"] = [];
  const signals: string[] = [];
  const named = findAreas(tokens);
  const others = named.filter(({ from, to }) => !takesOver(tokens, from, to));
  const found = others.length > 0 ? others : named;
  const programme = programmeOf(found, tokens);
  const hits = found.filter((hit) => !programme.has(hit));
  const add = (list: Area[], area: Area) => {
    if (!list.includes(area)) list.push(area);
  };
  const isOnlyWhere = (hit: AreaHit, next: AreaHit | undefined) =>
    next !== undefined && next.from === hit.to && WIDE[hit.area]?.includes(next.area) === true;
  const refused: Area[] = [];
  /** Refused only by standing behind a comma; what is left to train when nothing else was named: "no arms, legs". */
  let bare: Area[] = [];

  let mode: "wanted" | "avoided" | "emphasis" = "wanted";
  let lastEnd = 0;
  const complaint = hits.map((hit) => complaintBefore(tokens, hit.from) ?? complaintAfter(tokens, hit.from, hit.to));
  for (let h = hits.length - 2; h >= 0; h -= 1) {
    const [hit, next] = [hits[h], hits[h + 1]];
    if (hit === undefined || next === undefined || complaint[h] !== null || complaint[h + 1] === null) continue;
    if (
      !SPLITS.has(hit.area) &&
      next.from - hit.to === 1 &&
      /^(?:and|or|,|und|et|y|e)$/.test(tokens[hit.to] ?? "") &&
      !(tokens[hit.to] === "," && (ASKED_FOR.test(tokens[hit.from - 1] ?? "") || isOfOne(tokens, next.to))) &&
      complaintAfter(tokens, next.from, next.to) !== null
    ) {
      complaint[h] = complaint[h + 1] ?? null;
    }
  }
  for (const [h, hit] of hits.entries()) {
    const between = tokens.slice(lastEnd, hit.from);
    const linked = lastEnd > 0 && isList(tokens, lastEnd, hit.from) && !between.includes("but");
    const isOneSide = /^(?:left|right)$/.test(tokens[(hits[h - 1]?.from ?? 0) - 1] ?? "");
    const isNext =
      mode === "avoided" &&
      ((between.every((token) => token === ",") &&
        (isOneSide || isWider(hit, hits[h - 1]) || IS_ASKED.test(tokens[hit.to] ?? ""))) ||
        // "No calf work, legs": the kind of work closes what is left out.
        (/^(?:work|stuff|training|exercises) ,$/.test(between.join(" ")) &&
          !/^(?:work|stuff|training|exercises|or)$/.test(tokens[hit.to] ?? "")));
    if (isNext) mode = "wanted";
    else if (!linked) mode = modeOf(between, tokens, hit);
    lastEnd = hit.to;
    // Stretching is for what is tight; anything else leaves it be without a word of training it.
    const isTight =
      /^(?:tight|stiff|concrete)$/.test(complaint[h] ?? "") && hits.some(({ area }) => area === "mobility");
    // "Tired legs, so upper": left alone where something else is wanted.
    const isAllThereIs = complaint[h] === "tired" && hits.length === 1;
    // "My glutes are weak": what is to get stronger, where no joint is meant.
    const isToBuild =
      complaint[h] === "weak" &&
      !/^(?:arm|leg|thigh)$/.test(tokens[hit.from] ?? "") &&
      (JOINT_OF_AREA[hit.area] === undefined || hit.area === "upper_back");
    const why =
      isTight ||
      isAllThereIs ||
      isToBuild ||
      isOver(tokens, hit) ||
      (wanted.includes(hit.area) && isCleared(tokens, hit))
        ? null
        : (complaint[h] ?? null);
    if (why !== null) {
      if (TIRED.has(why) || INJURED_MUSCLE.has(hit.area)) add(avoided, hit.area);
      if (!TIRED.has(why)) complaints.push({ area: hit.area, word: why });
      signals.push("area_complaint");
    } else if (trainedLately(tokens, hit) || (complaint[h - 1] === "fried" && isCause(tokens, hit))) {
      add(avoided, hit.area);
      signals.push("area_trained_lately");
    } else if ((JOINT_OF_AREA[hit.area] !== undefined && isSaidWell(tokens, hit)) || isNeverHurt(tokens, hit)) {
      signals.push("area_well");
    } else if (mode === "avoided" && IS_MACHINE.test(tokens[hit.to] ?? "")) {
      signals.push("area_of_machine");
    } else if (mode === "avoided") {
      add(avoided, hit.area);
      refused.push(hit.area);
      if (linked) bare = between.every((token) => token === ",") ? [...bare, hit.area] : [];
      signals.push("area_avoided");
    } else if (mode === "emphasis" && wanted.length > 0) {
      add(emphasis, hit.area);
      signals.push("area_emphasis");
    } else if (!isOnlyWhere(hit, hits[h + 1])) {
      // "Focus on glutes and shoulders": what it goes on with is the session as well.
      mode = "wanted";
      add(wanted, hit.area);
      signals.push("area");
    }
  }
  const narrowed = hits.filter(
    (hit) =>
      ONLY_BEHIND.test(tokens.slice(hit.to, hit.to + 2).join(" ")) ||
      /^(?:only|just|purely)$/.test(tokens[hit.from - 1] ?? ""),
  );
  const isTooWide = (area: Area) =>
    narrowed.some(
      (hit) =>
        wanted.includes(hit.area) &&
        // "Stretch only, neck and shoulders" says of what kind it is.
        hit.area !== "mobility" &&
        (isPartOf(hit.area, area) || (area === "full_body" && hit.area !== area)) &&
        !narrowed.some((other) => other.area === area),
    );
  const eased = hits.filter(
    ({ area, from, to }) =>
      wanted.some((other) => other !== area) &&
      (EASED_AFTER.test(tokens.slice(to, to + 3).join(" ")) ||
        EASED_BEFORE.test(tokens.slice(Math.max(0, from - 4), from).join(" "))),
  );
  for (const { area } of eased) wanted.splice(wanted.indexOf(area), wanted.includes(area) ? 1 : 0);
  const torn = tornTrunk(complaints, wanted);
  for (const area of torn) add(avoided, area);
  const apart = apartFromOnly(narrowed, wanted);
  const meant = wanted.length === 0 && !tokens.includes("except") ? bare : [];
  const rested = avoided.filter((area) => !meant.includes(area));
  return {
    wanted: [...wanted, ...meant].filter((area) => !rested.includes(area) && !isTooWide(area) && !apart.includes(area)),
    emphasis: emphasis.filter((area) => !rested.includes(area)),
    avoided: rested,
    contradicted: [
      ...wanted.filter(
        (area) =>
          complaints.some((one) => one.area === area && isStrain(area, one.word)) ||
          refused.some((other) => other === area || isOfLimb(area, other)) ||
          (area === "full_body" && isAllRefused(refused)),
      ),
      ...torn,
      ...apart,
    ],
    mobilityApart: isMobilityApart(hits, tokens),
    complaints,
    signals: [...new Set(signals)],
  };
}

const ONLY_BEHIND = /^(?:(?:exercises?|moves?|movements?|stuff|work|things) )?only\b/;

/** What moves with a limb or a half of the body: without arms there is no biceps; without legs there may be glutes. */
const OF_LIMB: Partial<Record<Area, readonly Area[]>> = {
  upper: ["push", "pull", "chest", "back", "lats", "shoulders", "arms", "biceps", "triceps"],
  lower: ["quads", "hamstrings"],
  arms: ["biceps", "triceps"],
  core: ["abs", "obliques"],
  shoulders: ["front_delts", "side_delts", "rear_delts"],
};
const isOfLimb = (part: Area, limb: Area) => OF_LIMB[limb]?.includes(part) === true;

/** "Lower body session, upper body exercises only": what is asked for and what alone it may be have nothing in common. */
function apartFromOnly(narrowed: readonly AreaHit[], wanted: readonly Area[]): Area[] {
  const [only] = narrowed;
  if (only === undefined || narrowed.length > 1 || !SESSION_PARTS.has(only.area)) return [];
  const muscles = AREA_MUSCLES[only.area];
  return wanted.filter(
    (area) => SESSION_PARTS.has(area) && !AREA_MUSCLES[area].some((muscle) => muscles.includes(muscle)),
  );
}
const SESSION_PARTS: ReadonlySet<Area> = new Set(["upper", "lower", "push", "pull"]);

/** "Full body without upper or lower body": nothing of it is left. */
const isAllRefused = (refused: readonly Area[]): boolean =>
  (["lower", "upper"] as const).every((half) =>
    AREA_MUSCLES[half].every((muscle) => refused.some((area) => AREA_MUSCLES[area].includes(muscle))),
  );

/** "Legs and mobility", "core, then stretching": joined as one more thing to do. "Stretching for hips and back" is not. */
function isMobilityApart(hits: readonly AreaHit[], tokens: readonly string[]): boolean {
  return hits.some((hit, h) => {
    const next = hits[h + 1];
    if (next === undefined || (hit.area === "mobility") === (next.area === "mobility")) return false;
    const between = tokens.slice(hit.to, next.from);
    const isOfIt = hit.area === "mobility" && between.some((token) => /^(?:for|of|in|fur|pour|para|per)$/.test(token));
    return (
      !isOfIt &&
      between.length <= 4 &&
      between.some((token) => /^(?:and|plus|with|then|und|et|y|e|mit|avec|con|com)$/.test(token))
    );
  });
}

/** "Leave out biceps, upper body": the whole after a part of it is what is asked for. */
const isWider = (hit: AreaHit, before: AreaHit | undefined) => before !== undefined && isPartOf(before.area, hit.area);
const isPartOf = (part: Area, whole: Area) =>
  AREA_MUSCLES[part].length < AREA_MUSCLES[whole].length &&
  AREA_MUSCLES[part].every((muscle) => AREA_MUSCLES[whole].includes(muscle));
