import type { Note } from "../../catalog/knowledge/note.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import type { Citation } from "../../protocol/turn.ts";

/** A reply being made: lines of one or more sentences, or list items, and what they rest on. */
export type Answer = { lines: string[]; citations: Citation[] };

export const NO_ANSWER: Answer = { lines: [], citations: [] };

export const answer = (lines: readonly string[], citations: readonly Citation[] = []): Answer => ({
  lines: lines.filter((line) => line !== ""),
  citations: [...citations],
});

/** One answer after the other; what is cited twice is listed once. */
export function joined(...answers: readonly Answer[]): Answer {
  const citations = new Map<string, Citation>();
  for (const citation of answers.flatMap((one) => one.citations)) citations.set(citation.id, citation);
  return { lines: answers.flatMap(({ lines }) => lines), citations: [...citations.values()] };
}

export const citeExercise = ({ id, name }: Exercise): Citation => ({
  id,
  kind: "exercise",
  title: name,
  source: "Setpoint exercise catalogue",
});

export const citeNote = ({ id, title, sources }: Note): Citation => ({
  id,
  kind: "note",
  title,
  source: sources.join("; "),
});

/** Pieces in which a text is sent: sentence by sentence, line by line. Joined they are the text. */
export const piecesOf = (text: string): string[] => text.match(/[^\n]*?[.!?:](?:[ \n]+|$)|[^\n]+\n*|\n+/g) ?? [text];
