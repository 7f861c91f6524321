import { findExercisePhrases } from "./exercisePhrases.ts";

/** An exercise that the session should hold. `must`: said so outright; otherwise it was only mentioned. */
export type ExerciseWish = {
  phrase: string;
  must: boolean;
  place: "start" | "end" | null;
  /** Named without any word of wish: the session is about it ("deadlift day"). */
  isFocus: boolean;
};

export type SessionWishes = {
  include: ExerciseWish[];
  /** Names of exercises or movements to leave out. */
  exclude: string[];
  /** Whether the named exercises are all there should be: "dips, pull-ups and push-ups only". */
  isAll: boolean;
  /** The tokens with the exercise names replaced by empty strings. */
  rest: string[];
  /** The message without the names of exercises, equipment named after one kept. */
  withoutNames: string;
  signals: string[];
};

/** Names of exercises that are things as well: had "with" or owned, they are also what there is to train with. */
const THINGS_TOO = /^(?:jump ropes?|skipping ropes?|ab wheels?|ab rollers?|battle ropes?)$/;
const HAD = /^(?:with|have|got|own|using|my|only|just|mit|avec|con|com|sled)$/;

const REFUSE = new Set(
  (
    "no not none without skip skipping avoid avoiding except excluding exclude minus nothing nada nenhum nenhuma ningun ninguna ninguno aucun aucune rien nessun nessuna keinerlei ohne kein keine keinen sans pas sin senza sem niente nix non nao nicht never hate hates hated despise loathe " +
    "ni nem omit omitting ban banning drop remove ditch cut zero besides dislike substitute prohibido prohibida prohibidos prohibidas vietato vietati vietate proibido proibidos interdit interdits verboten weder evita evitar evitare eviter evite evitando vermeide vermeiden"
  ).split(" "),
);
const MUST = new Set(
  "include includes including incl must featuring feature features insist definitely inklusive inkl incluye incluyendo incluant inclus includi incluindo".split(
    " ",
  ),
);
const LIKES = new Set(
  "with some want like love add plus do need around on around practise practice throw having mit avec con com then".split(
    " ",
  ),
);
const START = /^(?:start|starting|starts|begin|beginning|open|opening|first|kick)$/;
const END = /^(?:finish|finishing|finishes|end|ending|ends|last|close|closing|finisher)$/;
const KEEP = new Set(
  ", and or nor ni noch ne und oder et ou y o e any more of the some a an my please kind like lot lots bit few sets set all type form day days either at least bunch in for to do doing of those these them every today this time too / - then also as have has be hits it just want include".split(
    " ",
  ),
);
const END_OF_THOUGHT = new Set([
  ".",
  ";",
  "!",
  "?",
  "\n",
  "but",
  "because",
  "(",
  ")",
  ":",
  "instead",
  "however",
  "since",
  "so",
]);
const HURTS =
  /^(?:hurts?|hurting|pain|pains|painful|aches?|aching|sore|clicks?|clicking|pinch(?:es)?|bad|worse|flares?|flaring|acts?|acting|bothers?|twinges?|complains?|pops?|popping|grinds?|stings?)$/;
/** What leads from a complaint to the movement that brings it on: "my elbow flares up with curls". */
const CAUSED_BY = /^(?:when|whenever|during|with|from|doing|on|after)$/;
const hurtsBefore = (tokens: readonly string[], at: number): boolean => {
  const before = tokens.slice(Math.max(0, at - 4), at);
  const hurt = before.findLastIndex((word) => HURTS.test(word));
  return (
    hurt >= 0 && before.slice(hurt + 1).every((word) => !END_OF_THOUGHT.has(word) && word !== "," && word !== "and")
  );
};
/** "None of those bent-over things": a way of doing exercises, ruled out without naming one. */
const KIND_OF = /^(?:things?|stuff|exercises?|movements?|moves?|ones|work|variations?)$/;
const POSITIONS =
  /^(?:bent over|hanging|kneeling|half kneeling|incline|decline|single leg|1 leg|single arm|1 arm|bulgarian|landmine|barbell|kettlebell|dumbbell|smith|cable|machine)$/;
const NOT_REFUSED =
  /^(?:only|just|sure|idea|problem|issue|pain|more|less|need|matter|worries|preference|bad|too|equipment|gear|time|rush|limit)$/;

const IS_DAY = /^(?:day|session|workout|focus|focused)$/;

type Mode = {
  kind: "none" | "refuse" | "include";
  must: boolean;
  place: ExerciseWish["place"];
  /** Unknown words still let through before the first name. */
  slack: number;
  hasNamed: boolean;
};
const NEUTRAL: Mode = { kind: "none", must: false, place: null, slack: 0, hasNamed: false };

/** What a trigger word at `i` does to the exercises named after it. */
function modeAt(tokens: readonly string[], i: number, mode: Mode): Mode | null {
  const token = tokens[i] ?? "";
  const next = tokens[i + 1] ?? "";
  // "do not include", "never start with": what is refused stays refused until it has been named.
  const isHeld = mode.kind === "refuse" && !mode.hasNamed;
  if (isHeld && (MUST.has(token) || LIKES.has(token) || START.test(token) || END.test(token))) return mode;
  if (CAUSED_BY.test(token) && hurtsBefore(tokens, i)) {
    return { kind: "refuse", must: true, place: null, slack: 3, hasNamed: false };
  }
  if (REFUSE.has(token) && !NOT_REFUSED.test(next) && !(token === "not" && mode.kind === "include" && next === "")) {
    return { kind: "refuse", must: true, place: null, slack: 4, hasNamed: false };
  }
  if (/^(?:instead|rather)$/.test(token) && /^(?:of|than)$/.test(next))
    return { kind: "refuse", must: true, place: null, slack: 3, hasNamed: false };
  if (/^(?:sick|tired|bored)$/.test(token) && next === "of")
    return { kind: "refuse", must: true, place: null, slack: 3, hasNamed: false };
  if (/^(?:anything|everything|all)$/.test(token) && /^(?:but|except)$/.test(next))
    return { kind: "refuse", must: true, place: null, slack: 3, hasNamed: false };
  if ((/^(?:leave|leaving)$/.test(token) && next === "out") || (token === "weg" && next === "mit"))
    return { kind: "refuse", must: true, place: null, slack: 3, hasNamed: false };
  if (START.test(token)) return { kind: "include", must: true, place: "start", slack: 5, hasNamed: false };
  if (END.test(token) && !/^(?:in|of|week|time|night)$/.test(next))
    return { kind: "include", must: true, place: "end", slack: 5, hasNamed: false };
  if (MUST.has(token)) return { kind: "include", must: true, place: mode.place, slack: 5, hasNamed: false };
  if (/^(?:make|be)$/.test(token) && next === "sure")
    return { kind: "include", must: true, place: null, slack: 7, hasNamed: false };
  if (/^(?:has|have|needs|need|got)$/.test(token) && next === "to")
    return { kind: "include", must: true, place: null, slack: 5, hasNamed: false };
  if (token === "at" && next === "least")
    return { kind: "include", must: true, place: mode.place, slack: 4, hasNamed: false };
  if (LIKES.has(token) && mode.kind !== "refuse") {
    return {
      kind: "include",
      must: mode.kind === "include" && mode.must,
      place: mode.place,
      slack: 3,
      hasNamed: false,
    };
  }
  return null;
}

/** What is said of an exercise after its name: "must be in there", "are out", "hurt my shoulder". */
function saidAfter(tokens: readonly string[], to: number): "must" | "refuse" | null {
  const after = tokens.slice(to, to + 5).join(" ");
  if (
    /^(?:has|have|need|needs|must|should|gotta)(?: to)? be\b|^(?:is|are) (?:a must|mandatory|required|non negotiable)\b/.test(
      after,
    )
  )
    return "must";
  if (
    /^(?:interdit(?:es|e|s)?|verboten|prohibid[oa]s?|vietat[aeio]|proibid[oa]s?|banned|forbidden|raus|weg|weglassen|ausgeschlossen|tabu|exclues?|exclus|fuera|excluid[oa]s?|esclus[aeio]|fora|off limits)\b|^(?:free|less|frei|los)\b(?! (?:weights?|than|of|hour))|^(?:is|are|stays?|sind|bleiben|est|sont|estan?|sono|estao) (?:still |strictly |all |both |completely )*(?:out|banned|forbidden|off|raus|tabu|verboten|interdit(?:es|e|s)?|exclu(?:es|e|s)?|prohibid[oa]s?|vietat[aeio]|proibid[oa]s?|fuera|fora|off limits|off the table|a no|a no go|no good|not allowed|not ok|not on|not happening|not possible|not an option)\b|^c est (?:non|mort)\b|^(?:hurts?|kills?|aggravates?|bothers?|irritates?) (?:my|the|me)\b/.test(
      after,
    )
  )
    return "refuse";
  return null;
}

/** "did squats yesterday": what was done lately is no wish. */
function wasDone(tokens: readonly string[], from: number, to: number): boolean {
  const before = tokens.slice(Math.max(0, from - 4), from);
  const after = tokens.slice(to, to + 5);
  const cut = after.findIndex((token) => END_OF_THOUGHT.has(token) || token === ",");
  const near = cut === -1 ? after : after.slice(0, cut);
  return (
    before.some((token) => /^(?:did|had|done|hit|finished|after)$/.test(token)) &&
    (near.some((token) => /^(?:yesterday|already|earlier|last|ago|gestern|hier|ayer|ieri|ontem)$/.test(token)) ||
      before.includes("after") ||
      before.includes("already"))
  );
}

/**
 * Reads which exercises a session must, may or must not hold. In: tokens of `sessionText`. A refusal reaches over a list ("no burpees, squats or running") and ends
 * at "but" or the end of the sentence. Names are as said ("bulgarian split squats"); the caller looks them up.
 */
export function readWishes(tokens: readonly string[]): SessionWishes {
  const include: ExerciseWish[] = [];
  const exclude: string[] = [];
  const rest = [...tokens];
  const named = [...tokens];
  let isAll = false;
  const signals: string[] = [];
  const phrases = findExercisePhrases(tokens);
  const startsAt = new Map(phrases.map((phrase) => [phrase.from, phrase]));

  let mode = NEUTRAL;
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] ?? "";
    const phrase = startsAt.get(i);
    if (phrase === undefined) {
      if (END_OF_THOUGHT.has(token)) {
        mode = token === "but" && /^(?:anything|everything|all)$/.test(tokens[i - 1] ?? "") ? mode : NEUTRAL;
        continue;
      }
      // "no barbell, bench press day": what was refused was no exercise, and the list is over.
      if (token === "," && mode.kind === "refuse" && !mode.hasNamed) {
        mode = NEUTRAL;
        continue;
      }
      if (mode.kind === "refuse") {
        const length = [2, 1].find(
          (words) => POSITIONS.test(tokens.slice(i, i + words).join(" ")) && KIND_OF.test(tokens[i + words] ?? ""),
        );
        if (length !== undefined) {
          exclude.push(tokens.slice(i, i + length).join(" "));
          signals.push("exclude");
          mode = { ...mode, slack: 0, hasNamed: true };
          i += length;
          continue;
        }
      }
      const next = modeAt(tokens, i, mode);
      if (next !== null) mode = next;
      else if (!KEEP.has(token)) mode = mode.slack > 0 ? { ...mode, slack: mode.slack - 1 } : NEUTRAL;
      continue;
    }
    i = phrase.to - 1;
    if (phrase.isThing) {
      rest.fill("", phrase.from, phrase.to);
      continue;
    }
    const verdict = saidAfter(tokens, phrase.to);
    if (verdict !== null && mode.kind !== "refuse") {
      mode = {
        kind: verdict === "must" ? "include" : "refuse",
        must: true,
        place: mode.place,
        slack: 0,
        hasNamed: false,
      };
    }
    if (!phrase.certain && mode.kind === "none") continue;
    if (!phrase.certain && !mode.must && mode.kind === "include") continue;
    rest.fill("", phrase.from, phrase.to);
    const isHad =
      THINGS_TOO.test(phrase.text) && tokens.slice(Math.max(0, i - 6), phrase.from).some((t) => HAD.test(t));
    if (!isHad) named.fill("", phrase.from, phrase.to);
    mode = { ...mode, slack: 0, hasNamed: true };
    if (mode.kind === "refuse") {
      exclude.push(phrase.text);
      signals.push("exclude");
    } else if (wasDone(tokens, phrase.from, phrase.to)) {
      signals.push("exercise_done_lately");
    } else {
      include.push({
        phrase: phrase.text,
        must: mode.must,
        place: mode.place,
        isFocus: mode.kind === "none" || IS_DAY.test(tokens[phrase.to] ?? ""),
      });
      signals.push(mode.must ? "must_include" : "include");
      if (
        /^only$|^and nothing else/.test(
          tokens
            .slice(phrase.to, phrase.to + 3)
            .join(" ")
            .replace(/^only\b.*/, "only"),
        )
      )
        isAll = true;
    }
  }

  const unwanted = new Set(exclude);
  return {
    include: include.filter(
      ({ phrase }, i) => !unwanted.has(phrase) && include.findIndex((other) => other.phrase === phrase) === i,
    ),
    exclude: [...unwanted],
    isAll,
    rest,
    withoutNames: named
      .filter((token) => token !== "")
      .join(" ")
      .replace(/(\d) (s|kgs?|lbs?|k)\b/g, "$1$2"),
    signals: [...new Set(signals)],
  };
}
