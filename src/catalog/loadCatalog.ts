import { z } from "zod";
import { AppError } from "../errors.ts";
import { Exercise } from "../protocol/exercise.ts";
import type { Catalog } from "./catalog.ts";
import { exerciseMatcher } from "./exerciseMatcher.ts";
import { exerciseTraits } from "./exerciseTraits.ts";
import { type NameIndex, nameIndex } from "./nameIndex.ts";
import { phraseTokens } from "./phraseTokens.ts";
import { searchExercises } from "./searchExercises.ts";

/**
 * Makes a catalogue of parsed records (the content of `exercises.json`). Throws `internal` with every problem found, each
 * naming record and field: a record that breaks the schema, an id or slug used twice, a text with two defaults, a
 * replacement that does not exist. Deprecated records are found by id and slug, and never searched or matched. What
 * suits no part of a session (sports, classes, races, machines that `EQUIPMENT` does not know) is found by its words
 * only: people log it, nobody is given it unasked.
 */
export function loadCatalog(records: unknown): Catalog {
  const all = parse(records);
  const byId = new Map(all.map((exercise) => [exercise.id, exercise]));
  const bySlug = new Map(all.map((exercise) => [exercise.slug, exercise]));
  const found = foundByWords(all);
  const programmable = all.filter(suitsAPart);
  return {
    all,
    byId: (id) => byId.get(id) ?? null,
    bySlug: (slug) => bySlug.get(slug) ?? null,
    search(query) {
      const words = query.text === undefined ? [] : phraseTokens(query.text.slice(0, 400));
      const isNamed = Boolean(query.text?.trim());
      return searchExercises(isNamed ? all : programmable, query, isNamed ? found().index.relevance(words) : null);
    },
    match: (phrase, options) => found().match(phrase, options),
  };
}

/** The indexes of the names, built when the first name is looked for: until then a server can listen. */
function foundByWords(all: readonly Exercise[]) {
  let built: { index: NameIndex; match: Catalog["match"] } | null = null;
  return () => {
    if (built !== null) return built;
    const traits = all.filter(({ status }) => status !== "deprecated").map(exerciseTraits);
    const index = nameIndex(traits);
    built = { index, match: exerciseMatcher(traits, index).match };
    return built;
  };
}

const suitsAPart = ({ suitability: { main, accessory, warm_up, cool_down } }: Exercise): boolean =>
  main || accessory || warm_up || cool_down;

function parse(records: unknown): Exercise[] {
  if (!Array.isArray(records)) throw refused([{ field: "(file)", message: "must be a list of exercises" }]);
  const problems: { field: string; message: string }[] = [];
  const exercises: Exercise[] = [];
  records.forEach((record: unknown, at) => {
    const parsed = Exercise.safeParse(record);
    if (parsed.success) exercises.push(parsed.data);
    else {
      for (const issue of parsed.error.issues) {
        problems.push({ field: `${nameOf(record, at)}.${z.core.toDotPath(issue.path)}`, message: issue.message });
      }
    }
  });
  problems.push(...clashes(exercises));
  if (problems.length > 0) throw refused(problems);
  return exercises;
}

function clashes(exercises: readonly Exercise[]) {
  const problems: { field: string; message: string }[] = [];
  const slugs = new Set(exercises.map(({ slug }) => slug));
  const firstBy = new Map<string, string>();
  const claim = (key: string, slug: string, field: string, what: string) => {
    const first = firstBy.get(key);
    if (first === undefined) firstBy.set(key, slug);
    else if (first !== slug || field === "id" || field === "slug") {
      problems.push({ field: `${slug}.${field}`, message: `${what} is also ${first}'s` });
    }
  };
  for (const exercise of exercises) {
    claim(`id:${exercise.id}`, exercise.slug, "id", "this id");
    claim(`slug:${exercise.slug}`, exercise.slug, "slug", "this slug");
    exercise.aliases.forEach((alias, at) => {
      if (!alias.is_default_for_text) return;
      const text = alias.text.toLowerCase();
      claim(`default:${text}`, exercise.slug, `aliases.${at}`, `the default for "${text}"`);
    });
    const { replaced_by: replacement } = exercise;
    if (replacement && !slugs.has(replacement)) {
      problems.push({ field: `${exercise.slug}.replaced_by`, message: `there is no ${replacement}` });
    }
  }
  return problems;
}

function nameOf(record: unknown, at: number): string {
  const slug = typeof record === "object" && record !== null && "slug" in record ? record.slug : null;
  return typeof slug === "string" && slug ? slug : `#${at}`;
}

function refused(fields: { field: string; message: string }[]): AppError {
  const first = fields.slice(0, 10).map(({ field, message }) => `${field}: ${message}`);
  const more = fields.length > first.length ? ` (and ${fields.length - first.length} more)` : "";
  return new AppError("internal", `The exercise catalogue cannot be used: ${first.join("; ")}${more}`, { fields });
}
