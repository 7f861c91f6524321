import { z } from "zod";
import type { Knowledge } from "../catalog/knowledge/knowledge.ts";
import { Note } from "../catalog/knowledge/note.ts";
import { defineTool } from "./tool.ts";

/** Finds notes about training. A score of 0.3 or more means that the note is about what was asked. */
export const searchKnowledge = (knowledge: Pick<Knowledge, "search">) =>
  defineTool({
    name: "search_knowledge",
    description:
      "Searches the notes on training: programming, anatomy, technique, goals, cardio, recovery, sore joints, motivation, " +
      "myths. At most `limit` notes, best first, each with its score (0 to 1; below 0.3 it only shares words).",
    kind: "read",
    input: z.object({ query: z.string().min(1).max(2_000), limit: z.int().min(1).max(10).default(4) }),
    output: z.object({
      notes: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          score: z.number(),
          body: z.array(z.string()),
          facts: Note.shape.facts,
          sources: z.array(z.string()),
        }),
      ),
    }),
    display: { running: () => "Looking through the notes", complete: ({ notes }) => `Found ${notes.length}` },
    async run({ query, limit }) {
      return {
        notes: knowledge.search(query, limit).map(({ note: { id, title, body, facts, sources }, score }) => ({
          id,
          title,
          score,
          body,
          facts,
          sources,
        })),
      };
    },
  });
export type SearchKnowledgeTool = ReturnType<typeof searchKnowledge>;
