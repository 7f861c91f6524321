import type { Equipment, StressFlag } from "../../protocol/vocabulary.ts";
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
  /** Kinds of stress to leave out: "nothing overhead", "no jumping", "low impact". */
  forbid: StressFlag[];
  /** Things not to be used: "no machines" is every machine. */
  withoutEquipment: Equipment[];
  /** The tokens with the exercise names replaced by empty strings. */
  rest: string[];
  /** The message without the names of exercises, equipment named after one kept. */
  withoutNames: string;
  signals: string[];
};

const FORBIDDEN: readonly [RegExp, readonly StressFlag[]][] = [
  [
    /\b(?:no|without|avoid(?:ing)?|skip(?:ping)?|nothing|not|zero|minus|less|can not (?:do )?|do not want|ohne|sans|sin|senza|sem|kein(?:e|en)?) (?:any |more |that is |going |high |heavy |of the |the |kind of |type of |things? |anything )*(?:impact|jump\w*|hop\w*|leap\w*|bounc\w*|plyo\w*|box jumps?|burpees|skipping|jump rope|springen|sauts?|saltos?|saltar|salti|saltare|pular|pulos?)\b/,
    ["impact"],
  ],
  [
    /\b(?:low|no|zero) impact\b|\bjoint friendly\b|\beasy on (?:the|my) joints\b|\b(?:quiet|silent|noiseless|apartment friendly|no noise|downstairs neighbou?rs?|(?:can not|not|no|without) (?:make |making )?(?:any |much |too much |a lot of )?noise|neighbou?rs? (?:below|downstairs)|thin (?:floors?|walls?)|without (?:waking|noise)|leise|silencieux|silencios[oa])\b/,
    ["impact"],
  ],
  [
    /\b(?:no|without|avoid(?:ing)?|skip(?:ping)?|nothing|not|can not|nix|rien|nada|niente|ohne|sans|sin|senza|sem|minus) (?:\w+ ){0,6}?(?:overhead|over ?head|above (?:my |the |shoulder )?(?:head|height|shoulders?)|uber ?kopf|au dessus de la tete|por encima de la cabeza|sopra la testa|acima da cabeca)\b|\bcan not (?:lift|raise|get|put) (?:my |the |either |left |right )*arms? (?:up|over|above)/,
    ["overhead", "behind_neck"],
  ],
  [
    /\b(?:no|without|avoid(?:ing)?|nothing|not|can not) (?:\w+ ){0,4}?(?:axial(?:ly)?|spinal (?:load\w*|compression)|loading (?:my|the) spine|(?:bar|weight|barbell) on (?:my|the) (?:back|shoulders))\b/,
    ["axial_load"],
  ],
  [
    /\b(?:no|without|avoid(?:ing)?|nothing|not|can not) (?:\w+ ){0,3}?(?:twist\w*|rotation\w*|rotating)\b/,
    ["loaded_spinal_rotation"],
  ],
  [
    /\b(?:no|without|avoid(?:ing)?|nothing|can not|not) (?:\w+ ){0,3}?(?:balance|balancing|1 legged|single leg)\b/,
    ["balance"],
  ],
  [
    /\b(?:no|without|avoid(?:ing)?|nothing|can not|not) (?:\w+ ){0,3}?(?:(?:lying|laying|lie|lay)(?: down| flat)?(?: on (?:my|the) (?:back|floor))|supine|on my back)\b/,
    ["supine"],
  ],
  [
    /\b(?:no|without|avoid(?:ing)?|nothing|can not|not) (?:\w+ ){0,3}?(?:on my (?:stomach|belly|front)|prone|face down)\b/,
    ["prone"],
  ],
  [
    /\b(?:all standing|standing (?:only|exercises?|moves?|workout|session|routine|circuit|cardio|core|abs)|(?:only|just) standing|stay(?:ing)? (?:standing|upright|on my feet)|on my feet only|no (?:yoga |exercise )?mat)\b/,
    ["supine", "prone"],
  ],
  [
    /\b(?:no|without|avoid(?:ing)?|nothing) (?:\w+ ){0,3}?(?:lying down|laying down|floor (?:work|exercises|stuff)|(?:on|getting on|getting down on) the (?:floor|ground))\b/,
    ["supine", "prone"],
  ],
  [
    /\b(?:no|without|avoid(?:ing)?|nothing|can not) (?:\w+ ){0,2}?(?:deep (?:knee )?(?:bends?|bending|flexion|squats?)|kneel\w*|full depth)\b/,
    ["deep_knee_flexion"],
  ],
  [
    /\b(?:no|without|avoid(?:ing)?|nothing) (?:\w+ ){0,2}?(?:upside down|inver(?:ted|sions?)|handstands?)\b/,
    ["inverted"],
  ],
  [
    /\b(?:without a spotter|no spotter|training alone|train(?:ing)? by myself at home)\b/,
    ["needs_spotter_or_safeties"],
  ],
  [
    /\b(?:pregnan\w*|weeks along|(?:first|second|third|1st|2nd|3rd) trimester|schwanger|enceinte|embarazada|incinta|gravida)\b/,
    ["supine", "prone", "breath_hold_heavy", "impact", "balance", "needs_spotter_or_safeties"],
  ],
];

const MACHINES: readonly Equipment[] = [
  "machine_leg_press",
  "machine_leg_extension",
  "machine_leg_curl",
  "machine_hack_squat",
  "machine_chest_press",
  "machine_shoulder_press",
  "machine_row",
  "machine_lat_pulldown",
  "machine_pec_deck",
  "machine_calf_raise",
  "machine_hip_abduction",
  "machine_hip_adduction",
  "machine_assisted_pullup",
  "smith_machine",
];
const NO_GEAR =
  "\\b(?:no|without|without any|avoid|not|minus|skip|hate|do not have|dont have|do not own|except|ohne|kein|keine|sans|sin|senza|sem) (?:a |an |any |the |using |use of )*(?:(?:\\w+ ){0,2}?(?:or|and|,|nor) (?:a |an |any |the )*)?";
const WITHOUT: readonly [RegExp, readonly Equipment[]][] = [
  [new RegExp(`${NO_GEAR}(?:machines?|maschinen?|maquinas?|macchine?)\\b`), MACHINES],
  [new RegExp(`${NO_GEAR}(?:barbells?|bars?|langhantel\\w*|barra|bilanciere|olympic bar)\\b(?! pull)`), ["barbell"]],
  [new RegExp(`${NO_GEAR}(?:dumbbells?|dbs?|kurzhantel\\w*|halteres?|mancuernas?|manubri)\\b`), ["dumbbell"]],
  [new RegExp(`${NO_GEAR}(?:kettlebells?|kbs?)\\b`), ["kettlebell"]],
  [new RegExp(`${NO_GEAR}(?:cables?|cable machine|pulleys?|kabelzug)\\b`), ["cable"]],
  [new RegExp(`${NO_GEAR}(?:bands?|resistance bands?)\\b`), ["band"]],
  [new RegExp(`${NO_GEAR}(?:bench|benches|bank|banc|banco|panca)\\b(?! press)`), ["flat_bench", "adjustable_bench"]],
  [new RegExp(`${NO_GEAR}(?:racks?|squat racks?|power racks?)\\b`), ["rack"]],
  [new RegExp(`${NO_GEAR}(?:pull up bars?|pullup bars?|chin up bars?|klimmzugstange)\\b`), ["pull_up_bar"]],
  [
    /\b(?:(?:anything|something|nothing|nowhere|no place|not anything) (?:to|i can) (?:hang|pull up)|(?:not have|no|without) (?:a |any )?(?:pull |chin )?(?:up )?bars?\b(?=.*\bhang\b))/,
    ["pull_up_bar", "rings", "suspension_trainer"],
  ],
  [
    /\b(?:pull|chin) ?ups?\b.*\b(?:not have|no|without)(?: \w+)? bars?\b|\b(?:not have|no|without)(?: \w+)? bars?\b.*\b(?:pull|chin) ?ups?\b/,
    ["pull_up_bar"],
  ],
  [new RegExp(`${NO_GEAR}(?:yoga |exercise )?mats?\\b`), ["mat"]],
  [new RegExp(`${NO_GEAR}(?:treadmills?)\\b`), ["treadmill"]],
  [new RegExp(`${NO_GEAR}(?:smith machine|smith)\\b`), ["smith_machine"]],
];

/** Names of exercises that are things as well: had "with" or owned, they are also what there is to train with. */
const THINGS_TOO = /^(?:jump ropes?|skipping ropes?|ab wheels?|ab rollers?|battle ropes?)$/;
const HAD = /^(?:with|have|got|own|using|my|only|just|mit|avec|con|com|sled)$/;

const REFUSE = new Set(
  (
    "no not without skip skipping avoid avoiding except excluding exclude minus nothing ohne kein keine keinen sans pas sin senza sem niente nix non nao nicht never hate hates hated despise loathe " +
    "omit omitting ban drop remove ditch cut zero besides dislike substitute"
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
  ", and or nor und oder et ou y o e any more of the some a an my please kind like lot lots bit few sets set all type form day days either at least bunch in for to do doing of those these them every today this time too / - then also as have has be hits it just want include".split(
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
const HURTS = /^(?:hurts?|hurting|pain|pains|painful|aches?|aching|sore|clicks?|clicking|pinch(?:es)?|bad|worse)$/;
const NOT_REFUSED =
  /^(?:only|just|sure|idea|problem|issue|pain|more|less|need|matter|worries|preference|bad|too|equipment|gear|time|rush|limit)$/;

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
  if (
    /^(?:when|whenever|during)$/.test(token) &&
    tokens.slice(Math.max(0, i - 4), i).some((word) => HURTS.test(word))
  ) {
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
  if (/^(?:leave|leaving)$/.test(token) && next === "out")
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
    /^(?:interdit(?:es|e|s)?|verboten|prohibid[oa]s?|vietat[aei]|proibid[oa]s?)\b|^(?:is|are) (?:out|banned|forbidden|off limits|a no|not allowed|not ok|not possible)\b|^(?:hurts?|kills?|aggravates?|bothers?|irritates?) (?:my|the|me)\b/.test(
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
 * Reads which exercises a session must, may or must not hold, and which kinds of stress and equipment are refused.
 * In: tokens and plain text of `sessionText`. A refusal reaches over a list ("no burpees, squats or running") and ends
 * at "but" or the end of the sentence. Names are as said ("bulgarian split squats"); the caller looks them up.
 */
export function readWishes(tokens: readonly string[], plain: string): SessionWishes {
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
      include.push({ phrase: phrase.text, must: mode.must, place: mode.place, isFocus: mode.kind === "none" });
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

  const forbid: StressFlag[] = [];
  for (const [pattern, flags] of FORBIDDEN) if (pattern.test(plain)) forbid.push(...flags);
  const withoutEquipment: Equipment[] = [];
  for (const [pattern, things] of WITHOUT) if (pattern.test(plain)) withoutEquipment.push(...things);
  if (forbid.length > 0) signals.push("forbid");
  if (withoutEquipment.length > 0) signals.push("without_equipment");
  const unwanted = new Set(exclude);
  return {
    include: include.filter(
      ({ phrase }, i) => !unwanted.has(phrase) && include.findIndex((other) => other.phrase === phrase) === i,
    ),
    exclude: [...unwanted],
    isAll,
    forbid: [...new Set(forbid)],
    withoutEquipment: [...new Set(withoutEquipment)],
    rest,
    withoutNames: named
      .filter((token) => token !== "")
      .join(" ")
      .replace(/(\d) (s|kgs?|lbs?|k)\b/g, "$1$2"),
    signals: [...new Set(signals)],
  };
}
