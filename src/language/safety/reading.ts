import { ALARMS } from "./alarmWords.ts";
import { BODY, EXERCISE_OF, NO_BODY_AFTER, NO_BODY_BEFORE } from "./bodyWords.ts";
import { isCurious } from "./curiosity.ts";
import { DESPAIR_WORDS } from "./despairWords.ts";
import { FRAME_DESPAIR } from "./frameDespair.ts";
import { FRAME_DRUGS } from "./frameDrugs.ts";
import { FRAME_EATING } from "./frameEating.ts";
import { FRAME_SHAPES } from "./frameShapes.ts";
import { FRAME_STOPS } from "./frameStops.ts";
import { FRAME_WORDS } from "./frameWords.ts";
import { type Frame, framing } from "./framing.ts";
import { isDoneToThing } from "./lifelessSubject.ts";
import { type PhraseHit, phraseTrie } from "./phraseTrie.ts";
import { PLACES } from "./placeWords.ts";
import { type SafetyWords, safetySpeller, safetyWords } from "./safetyWords.ts";
import { repaired } from "./selfRepair.ts";
import { signTrie } from "./signTrie.ts";
import { SIGNS } from "./signWords.ts";
import { STOP_SIGN_WORDS } from "./stopSignWords.ts";
import { SYMPTOMS } from "./symptomWords.ts";
import { ASKING_SIGNS, TOPIC_SIGNS } from "./topicSigns.ts";
import { TOPICS } from "./topicWords.ts";

const PHRASES = { ...BODY, ...SYMPTOMS, ...ALARMS, ...TOPICS };
/** What dangers are made of; see `frameWords`. */
const FRAMES = { ...FRAME_WORDS, ...FRAME_SHAPES, ...FRAME_EATING, ...FRAME_DRUGS, ...FRAME_DESPAIR, ...FRAME_STOPS };
const FOLK_PHRASES = { ...PLACES, ...SIGNS, ...STOP_SIGN_WORDS, ...DESPAIR_WORDS, ...TOPIC_SIGNS, ...FRAMES };
type Phrase = keyof typeof PHRASES;
type FolkPhrase = keyof typeof FOLK_PHRASES;
export type Concept = Phrase | FolkPhrase;
export const CONCEPTS = [...Object.keys(PHRASES), ...Object.keys(FOLK_PHRASES)] as Concept[];
const CONCEPT_PLACES = new Map([...CONCEPTS.entries()].toReversed().map(([place, concept]) => [concept, place]));
const placeOf = (concept: Concept): number => CONCEPT_PLACES.get(concept) ?? 0;

/** A concept found in a message, and how it is meant. */
export type Hit = PhraseHit<Concept> & { frame: Frame; sentence: number };

/** A message as the rules see it. */
export type Reading = {
  message: SafetyWords;
  /** All words joined by blanks. */
  text: string;
  /** The message as typed, in lower case: for scripts that have no words here. */
  typed: string;
  /** The whole is asked for its own sake, of people in general. */
  isCurious: boolean;
  /** All concepts that are named, however they are meant. */
  named: Iterable<Concept>;
  /** What is said to be so (not denied, not long ago, not of a thing), of anybody, for any of these concepts. */
  hits(...concepts: Concept[]): Hit[];
  /** The same, but long ago or as a history. */
  remote(...concepts: Concept[]): Hit[];
  /** Denied ones included; for questions such as "no steroids". */
  every(...concepts: Concept[]): Hit[];
  /** Denied ones included, of all concepts, in the order of `CONCEPTS`. */
  everything(): Hit[];
  /** The first two of these in one sentence with at most `gap` words between them. */
  near(one: readonly Concept[], other: readonly Concept[], gap?: number): [Hit, Hit] | null;
  /** Whether any of these words stands in the message, or in the sentence of a hit. */
  says(words: RegExp, hit?: Hit): boolean;
  /** The words of the sentence of a hit, joined by blanks. */
  sentenceOf(hit: Hit): string;
  /** Laughter in the sentence of the hit or the one after it. */
  isLaughed(hit: Hit): boolean;
};

const MOST_TYPED = 8_000;
/** In characters; from here on the answers of `says` are kept. */
const LONG = 600;
/** In words; what `near` looks back over. */
const LONGEST_PHRASE = 10;

const bodyNames: ReadonlySet<Concept> = new Set(Object.keys(BODY) as Phrase[]);
/** What a denial passes over on its way to what it denies. */
const placeNames: ReadonlySet<Concept> = new Set(
  Object.keys({ ...PLACES, ...ASKING_SIGNS, ...FRAMES }) as FolkPhrase[],
);
/** What befalls the living; a thing that does it only breaks. */
const LIVING: ReadonlySet<Concept> = new Set<Concept>([
  "fainted",
  "collapsed",
  "faintFeeling",
  "seizure",
  "notBreathing",
  "heartAttack",
  "stroke",
  "heatStroke",
  "wentDown",
  "noAnswer",
  "nausea",
]);
/** What is no danger to the writer when it is an animal's. */
const HURT: ReadonlySet<Concept> = new Set<Concept>(["broke", "swelling", "surgery", "cantBear"]);
/** Built for the first message: there are tens of thousands of phrases. */
function buildTries() {
  const trie = phraseTrie<Phrase>(PHRASES, new Set<Phrase>([...(Object.keys(BODY) as Phrase[]), "feltHeard", "pop"]));
  const folkTrie = signTrie<FolkPhrase>(FOLK_PHRASES);
  return { trie, folkTrie, spell: safetySpeller([...trie.vocabulary, ...folkTrie.vocabulary]) };
}
let tries: ReturnType<typeof buildTries> | null = null;

/** Reads a message: words, concepts, frames. Any string in; linear in its length. */
export function read(text: string): Reading {
  tries ??= buildTries();
  const { trie, folkTrie, spell } = tries;
  const message = safetyWords(repaired(text), spell);
  const { words, sentence } = message;
  const found: PhraseHit<Concept>[] = [...trie.find(words, sentence), ...folkTrie.find(words, sentence)].filter(
    (hit) =>
      (!bodyNames.has(hit.name) || isBody(words, hit)) && !(hit.name === "fainted" && isDoneToThing(words, hit.end)),
  );
  const { frame, sentenceText } = framing(
    message,
    found.filter(({ name }) => !placeNames.has(name)),
  );
  const all = found
    .map((hit): Hit => ({ ...hit, frame: frame(hit), sentence: sentence[hit.start] as number }))
    .filter(
      ({ name, frame }) =>
        frame.lifeless === null || !(LIVING.has(name) || (frame.lifeless === "animal" && HURT.has(name))),
    );

  const byName = new Map<Concept, Hit[]>();
  for (const hit of all) {
    const list = byName.get(hit.name);
    if (list) list.push(hit);
    else byName.set(hit.name, [hit]);
  }
  const of = (concepts: readonly Concept[]) => concepts.flatMap((concept) => byName.get(concept) ?? []);
  const live = new Map<Concept, Hit[]>();
  for (const hit of all) {
    const { name, frame } = hit;
    if (frame.isNegated || frame.isRemote) continue;
    const list = live.get(name);
    if (list) list.push(hit);
    else live.set(name, [hit]);
  }
  const hits = (...concepts: Concept[]) => {
    const found: Hit[] = [];
    for (const concept of concepts) for (const hit of live.get(concept) ?? []) found.push(hit);
    return found;
  };
  const laughs = new Set(
    words.flatMap((word, at) => (word === "lol" || word === "kidding" ? [sentence[at] as number] : [])),
  );
  const joined = words.join(" ");
  const answered = new Map<string, boolean>();

  return {
    message,
    text: joined,
    typed: text.slice(0, MOST_TYPED).normalize("NFKC").toLowerCase(),
    isCurious: isCurious(joined),
    named: [...byName.keys()],
    hits,
    remote: (...concepts) => of(concepts).filter((hit) => !hit.frame.isNegated && hit.frame.isRemote),
    every: (...concepts) => of(concepts),
    everything: () => of([...byName.keys()].sort((a, b) => placeOf(a) - placeOf(b))),
    near(one, other, gap = 6) {
      const others = hits(...other).sort((a, b) => a.start - b.start);
      const reach = gap + LONGEST_PHRASE;
      let first = 0;
      for (const a of hits(...one).sort((x, y) => x.start - y.start)) {
        while (first < others.length && (others[first] as Hit).start < a.start - reach) first++;
        for (let at = first; at < others.length && (others[at] as Hit).start <= a.end + gap; at++) {
          const b = others[at] as Hit;
          if (a.sentence !== b.sentence || (a.start === b.start && a.end === b.end)) continue;
          if (Math.max(b.start - a.end, a.start - b.end) <= gap) return [a, b];
        }
      }
      return null;
    },
    says(pattern, hit) {
      const within = hit ? sentenceText(hit.start) : joined;
      if (within.length < LONG) return pattern.test(within);
      // Asked for each of many hits, it is the same question of the same words.
      const key = `${hit?.sentence ?? ""} ${pattern.source}`;
      const known = answered.get(key) ?? pattern.test(within);
      answered.set(key, known);
      return known;
    },
    sentenceOf: (hit) => sentenceText(hit.start),
    isLaughed: (hit) => laughs.has(hit.sentence) || laughs.has(hit.sentence + 1),
  };
}

function isBody(words: readonly string[], { start, end }: PhraseHit<Concept>): boolean {
  if (NO_BODY_AFTER.has(words[start - 1] ?? "")) return false;
  if (EXERCISE_OF.test(`${words.slice(Math.max(0, start - 4), start).join(" ")} `)) return false;
  const next = words[end] ?? "";
  if (next === "to" && /^(?:bar|floor|ground|wall|deck|box)$/.test(words[end + 1] ?? "")) return false;
  // A way to swim.
  if (next.startsWith("stroke") && /^(?:breast|back)$/.test(words[end - 1] ?? "")) return false;
  return !NO_BODY_BEFORE.has(next);
}
