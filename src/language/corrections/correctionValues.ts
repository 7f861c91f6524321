import { compiled } from "../patterns/compiled.ts";
import { type EnteredPattern, entered } from "../patterns/enteredPattern.ts";
import {
  ANY_UNIT,
  DISTANCE_UNIT,
  distanceUnit,
  NOT_BUT,
  NUM,
  REPS,
  SETS,
  secondsIn,
  TIME_UNIT,
  WAS,
  WEIGHT_UNIT,
  weightUnit,
} from "./correctionWords.ts";
import { bellsOf, by, isSigned, loaded, unitChange } from "./readChanges.ts";

/** What can be set on one set or on all. */
export type SetField = "reps" | "weight" | "rpe" | "rir" | "durationS" | "distance";

/** One thing to change. A `figure` did not say what it is, `likely` what such words mostly mean; `instead` is the value it replaces, when said. */
export type Change =
  | { what: "setCount"; value: number }
  /** "In sets of 20": how many repetitions each set had, however many sets that makes. */
  | { what: "pieces"; value: number }
  | { what: "field"; field: SetField; value: number; unit: string | null; instead: number | null }
  | { what: "figure"; value: number; instead: number | null; likely?: "weight" | "rpe" }
  | { what: "list"; field: "reps" | "weight" | "durationS" | "rpe" | null; values: number[]; unit: "kg" | "lb" | null }
  | { what: "notation"; text: string }
  | {
      what: "by";
      field: "reps" | "weight" | "setCount" | "durationS" | "figure";
      delta: number;
      unit: "kg" | "lb" | null;
      /** Written with a sign, as what is hung on is. */
      signed?: boolean;
    }
  | { what: "unit"; unit: "kg" | "lb" }
  /** The unit of the distances. */
  | { what: "way"; unit: "m" | "km" | "mi" | "yd" | "ft" }
  /** How many lengths of a pool were swum. */
  | { what: "lengths"; value: number }
  | { what: "bodyweight" }
  | { what: "load"; load: "added" | "assisted"; value: number; unit: "kg" | "lb" | null }
  | { what: "side"; side: "left" | "right" | "each" }
  | { what: "perHand"; perHand: boolean }
  | { what: "type"; type: "normal" | "warmup" | "drop" | "amrap" }
  | { what: "toFailure"; toFailure: boolean }
  /** How hard it was is not told. */
  | { what: "noEffort" };

const number = (text: string | undefined): number => Number((text ?? "").replace(",", "."));

/** Not inside a word or a longer figure. */
const L = "(?<![\\p{L}\\d.,:/])";
const R = "(?![\\p{L}\\d])";
const U = (source: string) => entered(compiled(`${L}(?:${source})${R}`, "gu"));
const UNITED = `${NUM} ?(${ANY_UNIT})?`;
const TO = `(?:(?:to|at|of|=|:|down to|up to|auf|a|para|de|di|da|${WAS}|${WAS} only|only)[ :=]*)?`;

/** What a figure with this unit is about; `null` when the unit is missing. */
function measured(value: number, unit: string | undefined, instead: number | null): Change {
  if (unit === undefined || unit === "") return { what: "figure", value, instead };
  const weight = weightUnit(unit);
  if (weight !== null) return { what: "field", field: "weight", value, unit: weight, instead };
  if (compiled(`^${SETS}$`).test(unit)) return { what: "setCount", value };
  if (compiled(`^${REPS}$`).test(unit)) return { what: "field", field: "reps", value, unit: null, instead };
  if (unit === "rpe" || unit === "rir") return { what: "field", field: unit, value, unit: null, instead };
  if (compiled(`^${TIME_UNIT}$`).test(unit)) {
    const scale = secondsIn(unit);
    return { what: "field", field: "durationS", value: value * scale, unit: null, instead: instead && instead * scale };
  }
  return { what: "field", field: "distance", value, unit: distanceUnit(unit), instead };
}

const REPS_NAMED: Readonly<Record<string, number>> = { singles: 1, doubles: 2, dobles: 2, triples: 3 };

function clock(text: string): number {
  return text.split(":").reduce((total, part) => total * 60 + Number(part), 0);
}

function numbers(text: string): number[] {
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}

/** A unit of distance in full, without a figure. */
const WAY_UNIT = "(kms|kilomet(?:er|re)s|miles|yards|yds|met(?:er|re)s|meilen|millas|miglia|milhas)";

type Reader = readonly [pattern: EnteredPattern | RegExp, read: (groups: string[], whole: string) => Change[]];

const AFTER_SETS =
  "(?: ?(?:at|@|with|for|mit|con|avec|com|of|x|×|reps?|kgs?|kilos?|lbs?|pounds?|each|per side|per hand|rpe|rir|\\d+(?:[.,]\\d+)?(?!\\d)))*";
const NOTATION = `\\d+(?:[.,]\\d+)? ?(?:[x×*]|by) ?\\d+(?:[.,]\\d+)?${AFTER_SETS}|\\d+ ?${SETS} (?:of|x|a|de|di|von|zu|mit|da) ?\\d+${AFTER_SETS}`;
const FIGURE = "\\d+(?:\\.\\d+)?";
const BETWEEN = "(?:(?: ?, ?| )?(?:and then|then|and|und|et|y|e)| ?[,/-]) ?";
const LIST = `${FIGURE}(?:${BETWEEN}${FIGURE})+|\\d{1,3}(?: \\d{1,3}){2,}(?! ?${ANY_UNIT}(?![\\p{L}]))`;
/** "90 and 4 sets", "85 for 3 sets" are two quantities: a pair before a count of sets, or far apart, is no list. */
const isPairOfKinds = (values: readonly number[]) =>
  values.length === 2 && Math.max(...values) > 3 * Math.max(1, Math.min(...values));

/** Tried in this order; what a pattern takes, the later ones do not see. */
const READERS: readonly Reader[] = [
  // "At 10 kmh", "at 140 bpm": of no set.
  [
    U(
      `(?:(?:at|with|about|around|bei|mit|con|com|avec|a) )?${NUM} ?(?:km ?/ ?h|kmh|kph|mph|bpm|rpm|spm|watts?|k?cals?|calories|%)`,
    ),
    () => [],
  ],
  // "RPE 7 8 9": of each set its own.
  [
    U(
      `rpes?[ :=]*(?:${WAS} )?((?:10|[1-9](?:\\.5)?)(?:(?:${BETWEEN}| )(?:10|[1-9](?:\\.5)?)(?![\\d.])){1,7})(?! ?${ANY_UNIT}|[\\d.])`,
    ),
    ([list = ""]) => [{ what: "list", field: "rpe", values: numbers(list), unit: null }],
  ],
  [
    U(
      `(?:rpe|effort)[ :=]*(?:of |to |was |is |at )?(?:(?:like|about|around|maybe|probably|more like|only|an?) ){0,2}${NUM}(?:,? ${NOT_BUT} ${NUM})?`,
    ),
    ([value, other]) => [
      {
        what: "field",
        field: "rpe",
        value: number(value),
        unit: null,
        instead: other === undefined ? null : number(other),
      },
    ],
  ],
  // "Felt like an 8": how hard it was.
  [
    U(
      "(?:felt|feels?) (?:more |about )?(?:like )?(?:an? )?(10|[5-9](?:[.,]5)?)(?! ?(?:\\d|x|kgs?|kilos?|lbs?|pounds?|reps?|sets?|hours?|min|years?|days?|times?|tons?|percent|%))",
    ),
    ([value]) => [{ what: "field", field: "rpe", value: number(value), unit: null, instead: null }],
  ],
  [U(`${NUM} ?rpe`), ([value]) => [{ what: "field", field: "rpe", value: number(value), unit: null, instead: null }]],
  [
    U(
      `(?:rir[ :=]*(?:of |to |was |is )?${NUM}|${NUM} ?(?:rir|reps? in (?:the tank|reserve)|in (?:the tank|reserve)|reps? left))`,
    ),
    ([a, b]) => [{ what: "field", field: "rir", value: number(a ?? b), unit: null, instead: null }],
  ],
  [U(`${NOT_BUT} (?:the )?(?:${NOTATION})`), () => []],
  [U(NOTATION), (_groups, whole) => [{ what: "notation", text: whole }]],
  [
    U(
      `(?:weighted|lastrad[oa]s?|lest[eé]e?s?|zavorrat[oaie])(?: with| at| by| mit| con| avec| com|,)? ${NUM} ?${WEIGHT_UNIT}?|${NUM} ?${WEIGHT_UNIT}? (?:added|extra weight|of added weight|zusatzgewicht)|with (?:an )?(?:added|extra) ${NUM} ?${WEIGHT_UNIT}?`,
    ),
    (groups) => loaded(groups, "added"),
  ],
  [
    U(
      `(?:assisted)(?: with| at| by|,)? ${NUM} ?${WEIGHT_UNIT}?|${NUM} ?${WEIGHT_UNIT}? (?:of )?(?:assistance|assist|assisted|help)`,
    ),
    (groups) => loaded(groups, "assisted"),
  ],
  // "Those were 24s, not 22s": dumbbells go by their weight.
  [
    U(
      `(?:(?:the \\p{L}*bells|the (?:dbs|kbs|weights)|these|those|they|them|used|had|took|grabbed|with|the) (?:${WAS} )?|${WAS} )(?:(?:actually|really|only|just|with) )*(?:the |my )?${NUM}'?s(?: \\p{L}*bells)?(?:,? ${NOT_BUT} (?:the )?${NUM}'?s)?`,
    ),
    ([value, other], whole) => bellsOf(number(value), other === undefined ? null : number(other), whole),
  ],
  // "Grabbed the 20", "dropped to 16 on the last".
  [
    U(
      `(?:used|grabbed|took(?= the)|picked up|went with|switched to|dropped (?:down )?to|moved (?:up |down )?to|went (?:up |down )(?:to )?)(?: (?:the|a|an|my))? ${NUM}(?! ?(?:${ANY_UNIT}|[x×\\d]))`,
    ),
    ([value]) => [{ what: "figure", value: number(value), instead: null, likely: "weight" }],
  ],
  // "22,5er": so German names a bell.
  [
    U(`${NUM} ?ern?`),
    ([value]) => [{ what: "field", field: "weight", value: number(value), unit: null, instead: null }],
  ],
  [
    U(`from ${UNITED} to ${UNITED}`),
    ([from, fromUnit, to, toUnit]) => [measured(number(to), toUnit ?? fromUnit, number(from))],
  ],
  [
    U(`${UNITED},? ${NOT_BUT} (?:the )?${UNITED}`),
    ([value, unit, other, otherUnit]) => [measured(number(value), unit ?? otherUnit, number(other))],
  ],
  [
    U(
      `(?:not|no|nicht|pas|non|nao) ${UNITED},?(?: (?:but|rather|sondern|mais|sino|ma|mas|it (?:was|is)|actually))? ${UNITED}`,
    ),
    ([other, otherUnit, value, unit]) => [measured(number(value), unit ?? otherUnit, number(other))],
  ],
  [
    U(`${UNITED} (?:should (?:be|have been)|was (?:really|actually)|->|=>) ${UNITED}(?!:\\d)`),
    ([other, otherUnit, value, unit]) => [measured(number(value), unit ?? otherUnit, number(other))],
  ],
  [
    U(`(?:weights?|load) ${TO}(${LIST})(?: ?${WEIGHT_UNIT})?`),
    ([list, unit]) => [{ what: "list", field: "weight", values: numbers(list ?? ""), unit: weightUnit(unit) }],
  ],
  [
    U(`(${LIST}) ?${WEIGHT_UNIT}`),
    ([list, unit]) => [{ what: "list", field: "weight", values: numbers(list ?? ""), unit: weightUnit(unit) }],
  ],
  [
    U(`(?:(?:in|as|done in|always|in a few) )?sets of (\\d{1,3})(?! ?(?:x|kgs?|lbs?))`),
    ([reps]) => [{ what: "pieces", value: number(reps) }],
  ],
  [
    U(`(${FIGURE})(?:,? and |, | )${NUM} ?${SETS}`),
    ([value, count]) => [
      { what: "figure", value: number(value), instead: null },
      { what: "setCount", value: number(count) },
    ],
  ],
  [
    U(`${REPS} ${TO}(${LIST})|(${LIST}) ?${REPS}`),
    ([a, b]) => {
      const values = numbers(a ?? b ?? "");
      const [first = 0, second = 0] = values;
      if (a !== undefined || !isPairOfKinds(values)) return [{ what: "list", field: "reps", values, unit: null }];
      return [
        { what: "figure", value: first, instead: null },
        { what: "field", field: "reps", value: second, unit: null, instead: null },
      ];
    },
  ],
  [U(LIST), (_groups, whole) => [{ what: "list", field: null, values: numbers(whole), unit: null }]],
  [
    U(`(singles|doubles|dobles|triples)(?:,? ${NOT_BUT} (?:singles|doubles|triples|fives))?`),
    ([word = ""]) => [{ what: "field", field: "reps", value: REPS_NAMED[word] ?? 1, unit: null, instead: null }],
  ],
  [
    U(`${NUM} (?:lengths|laps|bahnen|longueurs|largos|vasche|piscinas)`),
    ([value]) => [{ what: "lengths", value: number(value) }],
  ],
  // "The 85 was a double".
  [
    U("an? (single|double|triple)(?! ?-?(?:sets?|legs?|arms?|hand|drop|day|bodyweight))"),
    ([word = ""]) => [{ what: "field", field: "reps", value: REPS_NAMED[`${word}s`] ?? 1, unit: null, instead: null }],
  ],
  [
    U(`(?:got|managed|made it to|failed at|failed on|stopped at|ended at) ${NUM}(?! ?${ANY_UNIT})`),
    ([value]) => [{ what: "field", field: "reps", value: number(value), unit: null, instead: null }],
  ],
  [
    U(
      `(?:\\+ ?|plus |add(?:ed)? |another |increase(?: it| that| the weight)? by |up(?: it)? by |(?:bump(?:ed)?|raised?|push(?:ed)?|upped)(?: (?:it|that|the weight))?(?: up)?(?: by)? )${NUM} ?(${WEIGHT_UNIT}|${REPS})|${NUM} ?(${WEIGHT_UNIT}|${REPS}) (?:more|heavier|higher|extra|up|mehr|schwerer|plus|mas|piu|mais|de plus)|${NUM} (?:more|extra|additional) (${WEIGHT_UNIT}|${REPS})`,
    ),
    (groups, whole) => by(groups, 1).map((found) => ({ ...found, signed: isSigned(whole) })),
  ],
  [
    U(
      `(?:minus |less |(?:knock|lower(?:ed)?)(?: (?:it|that|the weight))?(?: down)?(?: by)? |take off |took off |subtract |(?:decrease|reduce|drop)(?: it| that| the weight)? by )${NUM} ?(${WEIGHT_UNIT}|${REPS})|${NUM} ?(${WEIGHT_UNIT}|${REPS}) (?:less|fewer|lighter|lower|down|weniger|leichter|moins|menos|meno|en moins)|${NUM} (?:less|fewer) (${WEIGHT_UNIT}|${REPS})|(?:take|took|knock|knocked|drop) ${NUM} ?(${WEIGHT_UNIT}|${REPS}) off`,
    ),
    (groups) => by(groups, -1),
  ],
  // "A minute quicker", "30 seconds slower".
  [
    U(
      `${NUM} ?(${TIME_UNIT}) (quicker|faster|less|shorter|sooner|slower|longer|schneller|langsamer|langer|de moins|de plus|menos|mas|in meno|in piu|a menos|a mais)`,
    ),
    ([value, unit = ""], whole) => {
      const sign = /quick|fast|less|short|soon|schnell|moins|menos|meno/.test(whole) ? -1 : 1;
      return [{ what: "by", field: "durationS", delta: sign * number(value) * secondsIn(unit), unit: null }];
    },
  ],
  [
    U(`${NUM} (?:more|extra|additional) ${SETS}|${NUM} ${SETS} more`),
    ([a, b]) => [{ what: "by", field: "setCount", delta: number(a ?? b), unit: null }],
  ],
  [
    U(`${NUM} (?:less|fewer) ${SETS}|${NUM} ${SETS} (?:less|fewer)`),
    ([a, b]) => [{ what: "by", field: "setCount", delta: -number(a ?? b), unit: null }],
  ],
  [
    U(`(?:\\+ ?|plus )${NUM}|${NUM} (?:more|heavier|higher)`),
    ([a, b], whole) => [{ what: "by", field: "figure", delta: number(a ?? b), unit: null, signed: isSigned(whole) }],
  ],
  [U(`${NUM} (?:less|fewer|lighter|lower)`), ([a]) => [{ what: "by", field: "figure", delta: -number(a), unit: null }]],
  [
    U(`(?:number of )?${SETS} (?:to|${WAS}|=|:) ?${NUM}|${NUM} ?(?:total |working |hard |full |work )?${SETS}`),
    ([a, b]) => [{ what: "setCount", value: number(a ?? b) }],
  ],
  [
    U(`${REPS} ${TO}${NUM}|${NUM} ?${REPS}`),
    ([a, b]) => [{ what: "field", field: "reps", value: number(a ?? b), unit: null, instead: null }],
  ],
  [
    U(`(?:weights?|load|gewicht|poids|peso) ${TO}${NUM} ?${WEIGHT_UNIT}?|${NUM} ?${WEIGHT_UNIT}`),
    ([a, aUnit, b, bUnit]) => [
      { what: "field", field: "weight", value: number(a ?? b), unit: weightUnit(aUnit ?? bUnit), instead: null },
    ],
  ],
  [
    U("(\\d{1,3}(?::\\d{2}){1,2})"),
    ([time]) => [{ what: "field", field: "durationS", value: clock(time ?? ""), unit: null, instead: null }],
  ],
  [U(`${NUM} ?${TIME_UNIT}`), ([value, unit]) => [measured(number(value), unit, null)]],
  [
    U(`${NUM} ?${DISTANCE_UNIT}`),
    ([value, unit]) => [
      { what: "field", field: "distance", value: number(value), unit: distanceUnit(unit ?? ""), instead: null },
    ],
  ],
  [
    U("(?:each|per|every) (?:side|leg|arm|foot)|both (?:sides|legs|arms)|pro seite|par cote|por lado|per lato"),
    () => [{ what: "side", side: "each" }],
  ],
  [
    U(
      "(?:on |for |with |only |just )?(?:the |my )?(left|right) (?:sides?|legs?|arms?|hand|foot|one)|(?:on|only|just) (?:the |my )?(left|right)|(?<=^ *|[\\d,;&~|] *|\\b(?:and|but|the) )(left|right)(?= (?:was|were|only|got|did|had|(?:but )?(?:with|at)? ?[\\d~]))",
    ),
    ([a, b, c]) => [{ what: "side", side: (a ?? b ?? c) === "left" ? "left" : "right" }],
  ],
  [
    U("(?:each|per|every) (?:hand|dumb ?bell|db|bell)|a hand|a piece|apiece"),
    () => [{ what: "perHand", perHand: true }],
  ],
  [U("in total|total weight|combined|altogether"), () => [{ what: "perHand", perHand: false }]],
  [U("(?:a )?warm ?-?ups?(?: sets?)?"), () => [{ what: "type", type: "warmup" }]],
  [U("(?:a )?drop ?-?sets?"), () => [{ what: "type", type: "drop" }]],
  [U("(?:an? )?amrap"), () => [{ what: "type", type: "amrap" }]],
  [U("(?:a )?(?:working|normal|regular) sets?"), () => [{ what: "type", type: "normal" }]],
  [
    U(
      "(?:(?:remove|delete|scrap|scratch|drop|forget|lose|clear|take (?:off|out)|ignore|skip|no|without|losch\\p{L}*|enleve|quita|borra|togli|cancella|tira|apaga) (?:the |that |my |den |die |das |le |la |el |il |lo |o |a )?(?:rpes?|rir|effort)|take (?:the|that) (?:rpe|rir) (?:off|out))(?: (?:out|off|again|please|pls))*",
    ),
    () => [{ what: "noEffort" }],
  ],
  [U("not to failure"), () => [{ what: "toFailure", toFailure: false }]],
  [U("to failure"), () => [{ what: "toFailure", toFailure: true }]],
  [
    U(
      "body ?-?weight(?: only)?|bw|(?:no|without(?: any| the)?|zero) (?:added |extra )?weight(?: on (?:those|these|that|it|them))?|unweighted|(?:remove|take off|drop|lose|delete|scrap) (?:the|that|any) (?:added |extra )?weight(?: (?:on|from|off) (?:those|these|that|it|them))?|take (?:the|that) weight off(?: (?:those|these|that|it|them))?",
    ),
    () => [{ what: "bodyweight" }],
  ],
  // "Lbs!! not kg": what it is not stands by itself.
  [U(`(?:not|no|nicht|pas|non|nao) ${WEIGHT_UNIT}`), () => []],
  [U(`${WEIGHT_UNIT}(?:,? ${NOT_BUT} (?:the )?${WEIGHT_UNIT})?`), ([unit]) => unitChange(unit)],
  // "Yards, not metres".
  [
    U(
      "(?:not|instead of|rather than|nicht|pas|no|non|nao) (?:in )?(?:kms?|kilomet(?:er|re)s?|miles?|yards?|yds?|met(?:er|re)s?)",
    ),
    () => [],
  ],
  [U(`(?:in )?${WAY_UNIT}`), ([unit = ""]) => [{ what: "way", unit: distanceUnit(unit) }]],
  [U(`${NOT_BUT} (?:the )?${UNITED}`), () => []],
  [U(`for ${NUM}`), ([value]) => [{ what: "field", field: "reps", value: number(value), unit: null, instead: null }]],
  [
    U(`(?:at|with) ${NUM}`),
    ([value]) => [{ what: "field", field: "weight", value: number(value), unit: null, instead: null }],
  ],
  // "The flyes were con 16": what somebody has in their hands, where the sets have a load.
  [
    U(`(?:mit|con|avec|com) ${NUM}`),
    ([value]) => [{ what: "figure", value: number(value), instead: null, likely: "weight" }],
  ],
  // "The single was @9".
  [
    U(`@ ?(10|[5-9](?:[.,]5)?)(?! ?${ANY_UNIT})`),
    ([value]) => [{ what: "figure", value: number(value), instead: null, likely: "rpe" }],
  ],
  [U(`@? ?${NUM}`), ([value]) => [{ what: "figure", value: number(value), instead: null }]],
];

/** "7 pro Satz statt 6", "12 per set, not 10". */
const PER_SET_NOT = compiled(
  `(?<![\\d.])(\\d{1,3})(?: ?${REPS})? (?:(?:in |for |on )?(?:each|every|per|a) set|(?:pro|je) satz|par serie|(?:por|per) serie),? ${NOT_BUT.replace("(?:", "(")} (\\d{1,3})(?![\\d.,]|${" ?"}${WEIGHT_UNIT})`,
  "gu",
);
/** "8 triples": so many sets of three. */
const SO_MANY_OF = entered(/(?<![\d.,x×])([1-9]|1\d|20) (singles|doubles|dobles|triples)(?![\p{L}])/gu);
/** "82,5": a decimal comma, not two figures; under 20 only before a unit of weight. */
const DECIMAL_COMMA = entered(/(?<![\d.,])(\d{1,3}),(?:5|25|50|75)(?![\d.,/])( ?(?:kgs?|kilos?|lbs?)\b)?/g);

/**
 * The values of one clause and what is left of it, every value replaced by a `~`. In: text from `figuredText`, at
 * most a few hundred characters. Bare figures come out as `figure`; lists and "3x8" keep their order.
 */
export function readValues(clause: string): { changes: Change[]; left: string } {
  const found: { at: number; changes: Change[] }[] = [];
  let left = clause
    .replace(PER_SET_NOT, "$1 reps $2 $3")
    .replace(SO_MANY_OF, (_, count: string, word: string) => `${count}x${REPS_NAMED[word] ?? 1}`)
    .replace(DECIMAL_COMMA, (whole, before: string, after: string) =>
      Number(before) >= 20 || /\S/.test(after) ? whole.replace(",", ".") : whole,
    );
  for (const [pattern, read] of READERS) {
    left = left.replace(pattern, (whole: string, ...args: unknown[]) => {
      const at = args.findIndex((arg) => typeof arg === "number");
      found.push({ at: Number(args[at]), changes: read(args.slice(0, at) as string[], whole.trim()) });
      return `~${" ".repeat(Math.max(0, whole.length - 1))}`;
    });
  }
  const changes = found.sort((a, b) => a.at - b.at).flatMap((piece) => piece.changes);
  return { changes, left };
}
