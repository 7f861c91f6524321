import MiniSearch from "minisearch";
import { AppError } from "../../errors.ts";
import { aliasHits, aliasIndex } from "./aliasHits.ts";
import type { Knowledge, ScoredNote } from "./knowledge.ts";
import { likelyNotes, type NoteFits, type NoteTexts, noteFits } from "./likelyNotes.ts";
import { Note } from "./note.ts";
import fitted from "./noteWeights.json" with { type: "json" };
import { isAsking, isPredicate, noteWords } from "./noteWords.ts";

/** Fields of the full-text index; the first three name the subject. */
const FIELDS = ["aliases", "title", "keywords", "body"] as const;
const TRUST = { aliases: 1, title: 1, keywords: 0.75, body: 0.4 } as const;
/** What an alias counts beside the share of words found. */
const ALIAS_SHARE = 0.55;
/** What an alias counts whose words are parted by others. */
const LOOSE = 0.8;
/** What a phrase of common words is worth as a name: "lose muscle" says less surely what is meant than "interference effect". */
const LEAST_OF_PHRASE = 0.8;
/** What a predicate weighs beside a noun: the thing that is spoken of finds the note. */
const OF_PREDICATE = 0.4;
/** Words of a question that are read. */
const MOST_WORDS = 80;

type Field = (typeof FIELDS)[number];

/**
 * Makes knowledge of parsed notes. Throws `internal` with every problem found, each naming note and field: a note that
 * breaks the schema, an id or alias used twice, a phrase as alias of which no more than one word matters.
 */
export function loadKnowledge(records: readonly unknown[]): Knowledge {
  const all = parse(records);
  const byId = new Map(all.map((note) => [note.id, note]));
  const byAlias = new Map<string, string>();
  for (const note of all) for (const alias of [note.title, ...note.aliases]) claim(byAlias, alias, note.id);

  const aliases = aliasIndex(byAlias);
  const read = new Map(all.map((note) => [note.id, textsOf(note)]));
  const texts = new Map([...read].map(([id, of]) => [id, fieldTexts(of)]));
  const rarity = rarities(texts.values(), all.length);
  const index = new MiniSearch<Note>({
    fields: [...FIELDS],
    idField: "id",
    extractField: (note, field) => (field === "id" ? note.id : (texts.get(note.id)?.[field as Field] ?? "")),
    tokenize: (text) => (text === "" ? [] : text.split(" ")),
    processTerm: (term) => term,
    searchOptions: {
      combineWith: "OR",
      boost: { aliases: 4, title: 4, keywords: 2, body: 1 },
      // A word that some note has is meant as it is: "train" is no slip of "strain".
      fuzzy: (term) => (term.length >= 5 && !rarity.has(term) ? 0.2 : false),
      maxFuzzy: 2,
    },
  });
  index.addAll(all);

  const unknown = Math.log(1 + all.length);
  const weight = (word: string) => (rarity.get(word) ?? unknown) * (isPredicate(word) ? OF_PREDICATE : 1);
  const mass = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + weight(word), 0);

  /** Longer words that no note has become the word they are one slip or two swapped letters away from. */
  const corrected = (words: readonly string[]) =>
    words.slice(0, MOST_WORDS).map((word) => {
      if (word.length < 6 || rarity.has(word) || isAsking(word)) return word;
      const [near] =
        index.search(word)[0]?.terms ??
        index.search(word, { fuzzy: 2 })[0]?.terms.filter((term) => sameLetters(term, word)) ??
        [];
      return near ?? word;
    });

  /** The coach looks in several ways for what one text says: its words are read once. */
  let last = { text: "", words: [] as readonly string[] };
  function wordsOf(text: string): readonly string[] {
    if (text !== last.text) last = { text, words: corrected(noteWords(text)) };
    return last.words;
  }

  function search(query: string, limit: number): ScoredNote[] {
    const words = wordsOf(query);
    const asked = new Set(words.filter((word) => !isAsking(word)));
    const hits = aliasHits(words, aliases);
    const wanted = asked.size > 0 ? asked : new Set(words);
    const total = mass(wanted);
    if (total === 0) return [];

    const results = index.search([...wanted].join(" "));
    const best = results[0]?.score ?? 1;
    const scores = new Map<string, number>();
    for (const result of results) {
      const covered = coverage(result.match, wanted, mass) / total;
      scores.set(result.id, (1 - ALIAS_SHARE) * covered + 0.01 * (result.score / best));
    }
    const outright = new Map<string, number>();
    for (const { id, words: said, isLoose } of hits) {
      const own = Math.max(said.length > 1 ? LEAST_OF_PHRASE : 0, Math.min(1, mass(said) / unknown));
      const share = Math.min(1, mass(said.filter((word) => wanted.has(word))) / total);
      outright.set(
        id,
        Math.max(outright.get(id) ?? 0, ALIAS_SHARE * (isLoose ? LOOSE : 1) * (0.5 * own + 0.5 * share)),
      );
    }
    for (const [id, score] of outright) scores.set(id, (scores.get(id) ?? 0) + score);
    return [...scores]
      .map(([id, score]) => ({ note: byId.get(id) as Note, score: Math.min(1, Math.round(score * 1_000) / 1_000) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, Math.max(0, limit));
  }

  const named = (text: string) =>
    aliasHits(wordsOf(text), aliases).map(({ id, words, isLoose }) => ({
      note: byId.get(id) as Note,
      words,
      isLoose,
    }));

  // The weights say nothing of a note that they were not fitted on: it is found by its names, and by what asks for it outright.
  const weighed = all.filter(({ id }) => id in fitted.asked);
  let made: NoteFits | null = null;
  function likely(query: string, limit: number) {
    made ??= noteFits(weighed, (id) => read.get(id) as NoteTexts, fitted.asked);
    return likelyNotes(wordsOf(query), weighed, made, fitted.weights, limit).map(({ id, share }) => ({
      note: byId.get(id) as Note,
      share,
    }));
  }

  return { all, byId: (id) => byId.get(id) ?? null, search, named, likely };
}

const sameLetters = (a: string, b: string) => [...a].sort().join("") === [...b].sort().join("");

/** How much of the wanted words a note has, each in the most telling field that holds it. */
function coverage(
  match: Record<string, string[]>,
  wanted: ReadonlySet<string>,
  mass: (words: Iterable<string>) => number,
): number {
  let sum = 0;
  for (const [term, fields] of Object.entries(match)) {
    const trust = Math.max(...FIELDS.filter((field) => fields.includes(field)).map((field) => TRUST[field]));
    sum += wanted.has(term) ? trust * mass([term]) : trust * 0.7 * mass([term]);
  }
  return Math.min(sum, mass(wanted));
}

/** The words of each text of a note. */
export function textsOf({ aliases, title, keywords, body, facts }: Note): NoteTexts {
  const read = (texts: readonly string[]) => texts.map(noteWords);
  return {
    aliases: read(aliases),
    title: read([title]),
    keywords: read(keywords),
    body: read([...body, ...facts.map(({ text }) => text)]),
  };
}

/** The words of each field, joined by blanks. */
const fieldTexts = (texts: NoteTexts): Record<Field, string> => {
  const joined = (field: Field) => texts[field].flat().join(" ");
  return { aliases: joined("aliases"), title: joined("title"), keywords: joined("keywords"), body: joined("body") };
};

/** How telling a word is: high when few notes use it. */
function rarities(texts: Iterable<Record<Field, string>>, total: number): Map<string, number> {
  const uses = new Map<string, number>();
  for (const fields of texts) {
    for (const word of new Set(FIELDS.flatMap((field) => fields[field].split(" ")))) {
      uses.set(word, (uses.get(word) ?? 0) + 1);
    }
  }
  return new Map([...uses].map(([word, count]) => [word, Math.log(1 + total / count)]));
}

function claim(byAlias: Map<string, string>, alias: string, id: string): void {
  const key = noteWords(alias).join(" ");
  if (key !== "" && !byAlias.has(key)) byAlias.set(key, id);
}

function parse(records: readonly unknown[]): Note[] {
  const problems: { field: string; message: string }[] = [];
  const notes: Note[] = [];
  records.forEach((record, at) => {
    const parsed = Note.safeParse(record);
    if (parsed.success) notes.push(parsed.data);
    else {
      const id = typeof record === "object" && record !== null && "id" in record ? String(record.id) : `#${at}`;
      for (const issue of parsed.error.issues) {
        problems.push({ field: `${id}.${issue.path.join(".")}`, message: issue.message });
      }
    }
  });
  problems.push(...clashes(notes));
  if (problems.length > 0) {
    const said = problems.slice(0, 10).map(({ field, message }) => `${field}: ${message}`);
    const more = problems.length > said.length ? ` (and ${problems.length - said.length} more)` : "";
    throw new AppError("internal", `The notes cannot be used: ${said.join("; ")}${more}`, { fields: problems });
  }
  return notes;
}

function clashes(notes: readonly Note[]): { field: string; message: string }[] {
  const problems: { field: string; message: string }[] = [];
  const ids = new Set<string>();
  const owners = new Map<string, string>();
  for (const note of notes) {
    if (ids.has(note.id)) problems.push({ field: `${note.id}.id`, message: "this id is used twice" });
    ids.add(note.id);
    for (const alias of note.aliases) {
      const key = noteWords(alias).join(" ");
      const owner = owners.get(key);
      const isShrunk = /[ -]/.test(alias) && !key.includes(" ");
      if (key === "") problems.push({ field: `${note.id}.aliases`, message: `"${alias}" has no word that matters` });
      else if (isShrunk)
        problems.push({
          field: `${note.id}.aliases`,
          message: `"${alias}" only says "${key}"; write that if it is meant`,
        });
      else if (owner !== undefined && owner !== note.id) {
        problems.push({ field: `${note.id}.aliases`, message: `"${alias}" is also ${owner}'s` });
      }
      owners.set(key, note.id);
    }
  }
  return problems;
}
