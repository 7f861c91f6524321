import type { FactStatement, FactType } from "../../../protocol/facts.ts";
import { listsOf } from "../../tagging/gazetteer.ts";
import { type Span, taggerOf } from "../../tagging/tagger.ts";
import { UNTIL_AGE } from "./ageFacts.ts";
import { OF_A_SET, OF_TWO } from "./bodyFacts.ts";
import { type FactClause, readClauses } from "./factClauses.ts";
import { type FactDraft, type FactScope, state } from "./factDraft.ts";
import { READERS } from "./factReaders.ts";
import packed from "./factWeights.json" with { type: "json" };
import { isMoveToCome, NOT_NAMED } from "./identityFacts.ts";
import { isOfThePast, OF_NOW } from "./longPast.ts";

const tag = taggerOf(packed, listsOf);
/** How sure the least sure word of a stretch must be, by what it is taken for; what is not listed is never taken. Chosen by cross-validation. */
const LEAST: Readonly<Record<string, number>> = packed.least;

/** How each kind is said in full, so that the rules give it its usual value; the first that they understand counts. */
const IN_FULL: Partial<Record<FactType, readonly string[]>> = {
  name: ["my name is _"],
  age: ["i am _ years old", "i am _"],
  height: ["i am _ tall", "my height is _"],
  body_weight: ["i weigh _", "my weight is _"],
  location: ["i live in _"],
  occupation: ["i work as a _", "i am a _", "my job is _"],
  equipment: ["i have _ at home", "i own a _", "i have a _"],
  injury: ["my _ hurts", "i have a bad _", "i have a _", "_"],
  health_condition: ["i have _", "i am _"],
  medication: ["i take _"],
  allergy: ["i am allergic to _"],
  diet: ["i am _", "i follow a _ diet", "i eat _"],
  preference_like: ["i love _"],
  preference_dislike: ["i hate _"],
  units: ["i use _"],
  availability: ["i can train on _", "i can train _", "i have _ per session"],
};
/** Kinds that are kept as they stand where no rule understands them. */
const AS_SAID: ReadonlySet<FactType> = new Set(["name", "location", "occupation"]);
/** Types that may hold the same thing, or of which there is one alone. */
const ALIKE: Partial<Record<FactType, readonly FactType[]>> = {
  age: ["birthdate"],
  injury: ["health_condition"],
  health_condition: ["injury"],
  allergy: ["diet", "health_condition"],
  diet: ["allergy"],
  equipment: ["preference_like", "preference_dislike"],
};
const ONLY_ONE: ReadonlySet<FactType> = new Set([
  "name",
  "age",
  "height",
  "body_weight",
  "units",
  "location",
  "occupation",
]);

/** In a message that asks for a session these may hold for that alone. */
const OF_ONE_SESSION: ReadonlySet<FactType> = new Set(["equipment", "injury", "availability"]);

/** Right before a stretch: what it names is not so, or not there. */
const DENIED =
  /(?<![\p{L}])(?:no|not|never|without|zero|neither|nor|keine?[nmrs]?|ohne|sans|pas (?:de|d['’])|aucune?|sin|ning[uú]n\w*|senza|nessun\w*|sem|nenhum\w*)(?: (?:an?|any|my|the|real|own))? ?$/iu;

/** "Not a beginner anymore", "put deadlifts back in". */
const NAMES_NOTHING =
  /^(?:they|them|it|he|she|we|you|i|me|this|that|these|those|any ?more|any ?longer|back|again|now|still|really|actually|yet|instead|time to .*)$/i;

/** Right before what is swapped or taken out. */
const IS_CHANGED =
  /(?<!\p{L})(?:swap|switch|replace|change|cambi\p{L}+|sustitu\p{L}+|sostitu\p{L}+|substitu\p{L}+|troc\p{L}+|tausch\p{L}*|ersetz\p{L}*|remplac\p{L}+)(?: (?:out|the|my|las?|los?|el|les?|gli|i|il|os?|as?|die|den|das))* $/iu;
/** Right behind a figure: it is a length of time. */
const LENGTH_GOES_ON =
  /^ ?-?(?:ish)? ?-?(?:min|mn|m|h|hrs?|hours?|stunden?|heures?|horas?|or[ae]|sec\w*|sek\w*)\w{0,4}\b/i;

/** "100kg": of whatever was spoken of. */
const FIGURE_ALONE = /^[^\p{L}\d]*\d+(?:[.,]\d+)? ?\p{L}*[^\p{L}\d]*$/u;
/** "Knees felt fine". */
const FELT_WELL =
  /\b(?:felt|feels?|feeling|were|was|are|is) (?:really |very |so |pretty |totally |all |surprisingly )*(?:fine|ok(?:ay)?|good|great|solid|strong|normal|perfect|stable|healthy|amazing|happy)\b(?! (?:enough|until|but))/;

/** "Knees quiet, no pain". */
const NO_PAIN =
  /\b(?:no pain|painless|pain ?free|keine? schmerz(?:en)?|schmerzfrei|(?:pas de|sans) douleurs?|sin dolor|nessun dolore|senza dolore|sem dor)\b(?! (?:in|im|en|dans|nel|nella|no|na|on)\b)/;

/** "60, 70, 80 on bench", "DL 275 lb, …, 45": loads, and no years. */
const AMONG_LOADS =
  /\b\d{2,3} on (?:the )?(?:bench|squats?|deadlifts?|press|rows?)\b|\b(?:bench|squats?|deadlifts?|dl|ohp|press) \d{2,3} ?(?:kgs?|lbs?)\b/i;
/** "Rowing is ok": it is put up with, and not loved. */
const BEARABLE =
  /\b(?:is|are|ist|sind|est|sont|es|son|e|sono|sao) (?:ok(?:ay)?|fine|alright|allowed|bearable|tolerable)\b/;
/** "I coach a 62-year-old": what is done for somebody, and no trade by itself. */
const TRAINS_ANOTHER = /\bi (?:coach|train|teach) (?:an?|my|some) /;

export type Sensed = { draft: FactDraft; clause: FactClause };

/** A figure that is sensed without the unit behind it, with it: "about 200" of "about 200 lbs". */
function withUnit(span: Span, text: string): Span {
  const unit = /\d$/.test(span.text) ? /^ ?(?:kgs?|kilos?|lbs?|pounds)\b/i.exec(text.slice(span.to))?.[0] : undefined;
  return unit === undefined ? span : { ...span, text: `${span.text}${unit}` };
}

function draftOf(type: FactType, { text }: Span, scope: FactScope): FactDraft | null {
  for (const full of IN_FULL[type] ?? []) {
    const [clause] = readClauses(full.replace("_", text), scope.today);
    if (clause === undefined || clause.mood !== "stated") continue;
    const given: FactScope = { ...scope, clause, before: null, asksForTraining: false, namesSession: false };
    const draft = READERS.flatMap((reader) => reader(given)).find((one) => one.op === "state" && one.type === type);
    if (draft !== undefined) return draft;
  }
  return AS_SAID.has(type) ? state(type, text) : null;
}

const sharesDay = (one: string, other: string): boolean => {
  const named = one.toLowerCase();
  return (other.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => named.includes(word));
};
const isTold = (type: FactType, draft: FactDraft, found: readonly Pick<FactStatement, "type" | "key" | "value">[]) =>
  found.some(
    (one) =>
      one.key === draft.key ||
      // "Sunday off" is no day to train on.
      (type === "availability" && one.key === "availability:not" && sharesDay(one.value, draft.value)) ||
      one.key.startsWith(`${draft.key}:`) ||
      draft.key.startsWith(`${one.key}:`) ||
      ((one.type === type || ALIKE[type]?.includes(one.type)) &&
        (ONLY_ONE.has(type) ||
          one.value.toLowerCase().includes(draft.value.toLowerCase()) ||
          draft.value.toLowerCase().includes(one.value.toLowerCase()))),
  );

/**
 * What the words of a message tell of its writer where no rule understands them: stretches that a tagger, fitted on
 * `evals/data/facts.train.jsonl` by `scripts/trainFacts.ts`, takes for a fact, each said in full and read by the rules. In: the message, its
 * clauses, what was found in it, and what it is read against. Only what is stated of oneself is taken.
 */
export function senseFacts(
  text: string,
  clauses: readonly FactClause[],
  found: readonly FactStatement[],
  scope: FactScope,
): Sensed[] {
  const sensed: Sensed[] = [];
  const isOfSession = scope.asksForTraining || scope.namesSession;
  for (const span of tag(text).spans) {
    const type = span.kind as FactType;
    if (span.share < (LEAST[type] ?? 2) || (isOfSession && OF_ONE_SESSION.has(type))) continue;
    const at = clauses.findIndex((one) => one.text.includes(span.text));
    const clause = clauses[at];
    if (clause === undefined || clause.owner !== "self" || clause.mood !== "stated") continue;
    if (type === "location" && isMoveToCome(clause.folded)) continue;
    if (DENIED.test(text.slice(0, span.from))) continue;
    if (type === "name" && NOT_NAMED.exec(text)?.[1] === span.text) continue;
    // "Stroke rate 28 on the rower": what is trained on is not owned by that.
    if (type === "equipment" && /\bon (?:the|a|an|my) $/i.test(text.slice(0, span.from))) continue;
    if (
      type === "equipment" &&
      /\b(?:careful|watch out|beware|caution|scared|afraid|allergic) (?:with|of|to|on|around) $/i.test(
        text.slice(0, span.from),
      )
    )
      continue;
    // "Down to 170 lbs": the unit of a figure is no choice of units.
    if (
      type === "units" &&
      /(?:\d|\b(?:was|were|war|waren|était|etait|era|eran|erano))(?: in)? ?$/i.test(text.slice(0, span.from))
    )
      continue;
    if (
      type === "units" &&
      /\d/.test(`${clause.plain.includes(" ") ? "" : clauses[at - 1]?.plain} ${clause.plain}`) &&
      !/\b(?:use|prefer\w*|in|units?)\b/.test(clause.plain)
    )
      continue;
    if ((type === "body_weight" || type === "age") && OF_TWO.test(clause.folded)) continue;
    if (type === "body_weight" && (OF_A_SET.test(clause.plain) || FIGURE_ALONE.test(text))) continue;
    if (
      type === "injury" &&
      (FELT_WELL.test(clause.plain) || NO_PAIN.test(`${clause.plain} ${clauses[at + 1]?.plain ?? ""}`))
    )
      continue;
    // "Cambia las sentadillas por otra cosa": changed in the session that stands there.
    if (type === "preference_dislike" && IS_CHANGED.test(text.slice(0, span.from))) continue;
    // "40ish min back and bis": so long, and not so old.
    if (type === "age" && LENGTH_GOES_ON.test(text.slice(span.from + span.text.length))) continue;
    if (
      type === "age" &&
      /^ ?(?:°|degrees?\b|deg\b|grad\b|grados\b|gradi\b|graus\b|degr)/iu.test(text.slice(span.from + span.text.length))
    )
      continue;
    if (type === "age" && (UNTIL_AGE.test(clause.folded) || AMONG_LOADS.test(text))) continue;
    if (type === "occupation" && TRAINS_ANOTHER.test(clause.folded)) continue;
    if (type === "preference_like" && BEARABLE.test(clause.folded)) continue;
    if (OF_NOW.has(type) && isOfThePast({ ...scope, clause, before: clauses[at - 1] ?? null })) continue;
    const draft = draftOf(type, type === "body_weight" ? withUnit(span, text) : span, scope);
    const told = [...found, ...sensed.map((one) => one.draft)];
    // "Hello, I'm 67 and new to this": the figure has been read as the years.
    if (type === "body_weight" && told.some((one) => one.type === "age" && one.value === span.text.replace(/\D/g, "")))
      continue;
    if (draft === null || NAMES_NOTHING.test(draft.value) || isTold(type, draft, told)) continue;
    // "Oi, sou a Bia": what is somebody's name is not where they live as well.
    if (type === "location" && told.some((one) => one.type === "name" && one.value.includes(draft.value))) continue;
    sensed.push({ draft, clause });
  }
  return sensed;
}
