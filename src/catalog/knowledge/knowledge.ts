import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { AppError } from "../../errors.ts";
import { loadKnowledge } from "./loadKnowledge.ts";
import type { Note } from "./note.ts";
import { noteText } from "./noteText.ts";

export type ScoredNote = {
  note: Note;
  /** 0 to 1. From 0.3 on the note is about what was asked; below, it only shares words with it. */
  score: number;
};

/** The notes that exist, and nothing else is known. */
export interface Knowledge {
  readonly all: readonly Note[];
  byId(id: string): Note | null;
  /** Notes about a question, best first, at most `limit`; none when no word fits. Any text is accepted. */
  search(query: string, limit: number): ScoredNote[];
  /**
   * The likeliest notes for a question by all its words, best first, at most `limit`, with shares that sum to 1 over all notes:
   * fitted on questions that name no subject, of which it finds more than `search` does. Any text is accepted.
   */
  likely(query: string, limit: number): { note: Note; share: number }[];
  /**
   * Notes whose subject a text names outright, in the order named, with the words that name it (see `noteWords`). Last come
   * those named loosely, with other words in between.
   */
  named(text: string): { note: Note; words: string[]; isLoose: boolean }[];
}

const SHIPPED = fileURLToPath(new URL("./notes", import.meta.url));

/** Read once a process: the shipped notes do not change while it runs. */
let shipped: Knowledge | null = null;

/**
 * The notes that ship with the product, or those of a folder: one Markdown file a note, the file's name is the id, its folder
 * the topic. They are read and indexed when something is first asked of them, which takes about a tenth of a second and
 * throws `internal`, naming what is wrong with which note; a folder that is missing is told at once.
 */
export function readKnowledge(folder?: string): Knowledge {
  if (folder !== undefined) return knowledgeIn(folder);
  shipped ??= knowledgeIn(SHIPPED);
  return shipped;
}

function knowledgeIn(folder: string): Knowledge {
  const files = noteFiles(folder);
  let made: Knowledge | null = null;
  const notes = () => {
    made ??= loadKnowledge(files.map((file) => readNote(folder, file)));
    return made;
  };
  return {
    get all() {
      return notes().all;
    },
    byId: (id) => notes().byId(id),
    search: (query, limit) => notes().search(query, limit),
    likely: (query, limit) => notes().likely(query, limit),
    named: (text) => notes().named(text),
  };
}

function noteFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".md"))
      .sort();
  } catch (cause) {
    throw new AppError("internal", `The notes in ${folder} cannot be read: ${(cause as Error).message}`, { cause });
  }
}

const readNote = (folder: string, file: string) => ({
  ...noteText(readFileSync(join(folder, file), "utf8")),
  id: basename(file, ".md"),
  topic: dirname(file).split(sep).at(-1),
});
