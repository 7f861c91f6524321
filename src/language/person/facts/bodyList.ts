import { compiled } from "../../patterns/compiled.ts";
import { readHeight, readMass } from "./measures.ts";

/** What a list of one's figures gives; each as it is kept. */
export type BodyList = { age?: string | undefined; height?: string | undefined; body_weight?: string | undefined };

type Kind = "age" | "sex" | "height" | "weight" | "bare";
type Item = { kind: Kind; text: string; from: number; to: number };

const SEX =
  "(?:males?|females?|man|woman|guy|girl|dude|lady|bloke|lad|lass|gal|mannlich|weiblich|mann|frau|homme|femme|hombre|mujer|uomo|donna|homem|mulher|[mf])";
const YEARS = "(?:y ?\\/ ?o|y\\.o\\.?|yo|yrs?|years?|y|jahre|ans|anos|anni)(?:[ -]?(?:old|young|alt|of age))?";
/** One figure about a body, the surest reading first. */
const ITEMS: readonly (readonly [Kind, string])[] = [
  ["height", "\\d{3}(?:[.,]\\d)? ?(?:cms?|zentimeter|centimet\\w+)(?![a-z])"],
  ["height", "[12][.,]\\d{2} ?(?:m|mt|mts|meters?|metres?|metros?|metri)?(?![\\w.,]*\\d|[a-z])|[12] ?m ?\\d{2}(?!\\d)"],
  [
    "height",
    "[4-7] ?(?:'|ft\\.?|foot|feet)(?: ?(?:and )?\\d{1,2}(?:\\.5|½)?(?! ?(?:kgs?|kilos?|lbs?|pounds?|st|cm|yo|y\\/o|years?)\\b)(?!\\d) ?(?:\"|''|in\\b|inch(?:es)?)?)?",
  ],
  [
    "weight",
    "\\d{2,3}(?:[.,]\\d{1,2})? ?(?:kgs?|kilos?|kilograms?|kilogramm|lbs?|pounds?|quilos?|chili)(?![a-z])|\\d{1,2} ?(?:st|stones?)\\b(?: ?\\d{1,2}(?!\\d)(?: ?(?:lbs?|pounds?))?)?",
  ],
  ["age", `\\d{2} ?-?${YEARS}(?![a-z])|(?:aged?|alter|edad|eta|idade):? ?(?:is )?\\d{2}(?!\\d)`],
  ["sex", `${SEX}(?![a-z'])`],
  [
    "bare",
    "\\d{2,3}(?:[.,]\\d)?(?![\\d:%]| ?(?:x|reps?|sets?|min(?:ute)?s?|minut[eoi]n?s?|sec(?:ond)?s?|hours?|h|km|miles?|days?|weeks?|months?|times|percent)\\b)",
  ],
];
const ITEM = compiled(ITEMS.map(([, words]) => `(${words})`).join("|"), "y");
/** What may stand between two of them. */
const BETWEEN =
  /(?:[\s,;/|·•.&+()\-–:]|\b(?:and|und|et|y|e|at|am|i|im|my|is|weigh(?:ing|t)?|tall|height|hw|stats?|an?|about|around|currently|now|bw|body|old|gross|schwer|bin|ich|with|wiege|peso|pese|mido|je|j ai|tengo|ho|tenho|x|por|per|pour|auf|con|com)(?![a-z']))*/y;
/** A list of figures begins a message or a sentence, or follows words that say whose they are. */
const BEFORE =
  /(?:^|[.!?;:,(\n|/•-] ?|\b(?:i am|am|im|me|i|a|an|stats|profile|myself|name is \p{L}+|is|as|and|hi|hey|hello|soy|sono|sou|bin|suis|here|for|from \p{L}+|\p{L}+ here|beginner|btw|fyi|only|currently|tengo|tenho|ho|j ai|j'ai|mido|meco|peso|wiege|\p{L}+(?= \d\d (?:anni|ans|anos|jahre))) ?(?:a |an )?)$/u;
/** Lifts and distances, whose figures look alike. */
const NOT_BEFORE =
  /\b(?:1 ?rms?|max(?:es)?|sbd|lifts|numbers|m[ ,/]w[ ,/]f|squat|bench|deadlift|press|row|curl|run|ran|swim|sprint|box|jump|walk|ride|plank)\w*[^.;\n]{0,12}$/;
const NOT_AFTER =
  /^ ?(?:pools?|track|turf|lengths?|laps?|swims?|(?:back)?packs?|rucks?(?:ack)?s?|sand ?bags?|kegs?|logs?|stones?|(?:med(?:icine)? |wall |slam )?balls?|bells?|sled|carry|carries|sprints?|runs?|dumb\w*|kettle\w*|bar|barbell|plates?|vest|plank|squats?|bench|deadlift|x ?\d|for \d+ ?(?:reps|sets|x)|reps?|sets?|box|rope|each|per)\b/;

function itemsFrom(text: string, start: number): Item[] {
  const items: Item[] = [];
  let at = start;
  while (at < text.length && items.length < 8) {
    ITEM.lastIndex = at;
    const match = ITEM.exec(text);
    if (!match) break;
    const kind = ITEMS[match.slice(1).findIndex((group) => group !== undefined)]?.[0] ?? "bare";
    items.push({ kind, text: match[0], from: at, to: ITEM.lastIndex });
    BETWEEN.lastIndex = ITEM.lastIndex;
    BETWEEN.exec(text);
    // "27m", "f34": the letter stands right behind or before its figure.
    if (
      BETWEEN.lastIndex === ITEM.lastIndex &&
      !match[0].endsWith(" ") &&
      !/^[mf]?\d|^[mf]$/.test(text.slice(ITEM.lastIndex, ITEM.lastIndex + 2)) &&
      !/^[mf]\b/.test(text.slice(ITEM.lastIndex))
    )
      break;
    at = Math.max(BETWEEN.lastIndex, ITEM.lastIndex);
  }
  return items;
}

const figureOf = (text: string) => Number(/\d+(?:[.,]\d+)?/.exec(text)?.[0].replace(",", ".") ?? Number.NaN);

/** Bare figures by what else is known: before a height an age, behind it a weight. */
function resolved(items: readonly Item[]): BodyList {
  const found: BodyList = {};
  const has = (kind: Kind) => items.some((item) => item.kind === kind);
  const isFeet = items.some(({ kind, text }) => kind === "height" && /'|f/.test(text));
  let knowsHeight = false;
  for (const { kind, text } of items) {
    if (kind === "height") {
      found.height ??= readHeight(text)?.value;
      knowsHeight = true;
    } else if (kind === "weight") found.body_weight ??= readMass(text)?.value;
    else if (kind === "age") found.age ??= String(figureOf(text));
    else if (kind === "bare") {
      const figure = figureOf(text);
      const isAge = Number.isInteger(figure) && figure >= 14 && figure <= 90;
      if (
        knowsHeight &&
        !has("weight") &&
        found.body_weight === undefined &&
        (isFeet ? figure >= 85 && figure < 400 : figure >= 38 && figure < 200) &&
        (found.age !== undefined || has("age") || figure > 55 || !isAge)
      )
        found.body_weight = isFeet ? `${figure} lb` : `${figure}`;
      else if (isAge && found.age === undefined && !has("age")) found.age = String(figure);
      else if (figure >= 145 && figure <= 210 && !has("height") && has("weight")) found.height = `${figure} cm`;
    }
  }
  if (Number(found.age) < 10) found.age = undefined;
  return found;
}

/** "29 / 183 / 79", "f 24, 178 74": an age, a height and a weight by their size alone, at the head of a message. */
const BY_SIZE =
  /^(?:me|stats|about me|hi|hey|hello|[mf])?[ ,:.]*(?:[mf] ?)?(1[4-9]|[2-7]\d)(?: ?[mf])? ?[/,;|. ]+ ?(1[5-9]\d|20\d)(?: ?cm)? ?[/,;|x. ]+ ?(4\d|5\d|[6-9]\d|1[0-3]\d)(?: ?kgs?)?(?![\d:]| ?(?:[x/@%]|\/ ?\d|reps?|sets?|min|km|lbs?|m\b))/;

/** Figures whose names are listed beside them: "187/88/31 that's height weight age". */
const NAMED =
  /(\d{2,3}(?:[.,]\d)?) ?[/,;| ] ?(\d{2,3}(?:[.,]\d)?) ?[/,;| ] ?(\d{2,3}(?:[.,]\d)?)\D{0,24}?\b(age|height|weight)[ /,&]+(?:and )?(age|height|weight)[ /,&]+(?:and )?(age|height|weight)\b/;

function named(text: string): BodyList | null {
  const match = NAMED.exec(text);
  if (!match) return null;
  const figures = new Map([4, 5, 6].map((at) => [match[at], match[at - 3] ?? ""]));
  const height = figures.get("height");
  return {
    age: figures.get("age"),
    body_weight: figures.get("weight"),
    height: height === undefined ? undefined : readHeight(`${height} cm`)?.value,
  };
}

/**
 * The figures of a body that are given as a list, without verbs: "34m, 5'11, 180 lb", "f 27 165cm 58kg", "181 cm / 93 / 35 yo".
 * In: folded text with figures. Out: what the first such list holds; `null` where no two figures of different kinds stand
 * together, or a lift stands beside them. Linear: every figure is looked at once.
 */
export function readBodyList(text: string): BodyList | null {
  const listed = named(text);
  if (listed) return listed;
  const sized = BY_SIZE.exec(text);
  if (sized && !/\b(?:squat|bench|dead|press|sbd|lifts|kcal|watts?)\b/.test(text.slice(0, 40)))
    return { age: sized[1], height: readHeight(`${sized[2]} cm`)?.value, body_weight: `${sized[3]} kg` };
  for (const { index } of text.matchAll(/(?<![\w.,:-])(?:\d|[mf](?= ?\/? ?\d)|(?:fe)?male\b)/g)) {
    if (
      !BEFORE.test(text.slice(Math.max(0, index - 40), index)) ||
      NOT_BEFORE.test(text.slice(Math.max(0, index - 30), index))
    )
      continue;
    const items = itemsFrom(text, index);
    const kinds = new Set(items.map(({ kind }) => kind));
    const last = items.at(-1);
    if (last && NOT_AFTER.test(text.slice(last.to))) continue;
    const isBody =
      kinds.has("height") ||
      ((kinds.has("age") || kinds.has("sex")) && (kinds.has("weight") || kinds.has("bare") || kinds.has("age")));
    if (kinds.size < 2 || !isBody) continue;
    if (kinds.has("bare") && kinds.size === 2 && kinds.has("sex") && /^\d{2} m$/.test(text.slice(index, index + 4)))
      continue;
    const found = resolved(items);
    if (Object.values(found).some((value) => value !== undefined)) return found;
  }
  return null;
}
