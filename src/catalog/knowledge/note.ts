import { z } from "zod";
import { JOINTS } from "../../protocol/vocabulary.ts";

/** What a labelled fact of a note is about: whose case it is, or which question it answers. */
const FACT_LABELS = [
  "strength",
  "hypertrophy",
  "endurance",
  "power",
  "fat_loss",
  "general",
  "beginner",
  "intermediate",
  "advanced",
  "why",
  "how",
  "when",
  "example",
  "mistake",
  "difference",
  "benefit",
  "refer",
] as const;

const Line = z.string().min(10).max(320);
const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens");
const Words = z.array(z.string().min(1).max(80));

/** One short text of our own about training, with where its facts come from. */
export const Note = z.strictObject({
  /** The file's name; never changes once shipped. */
  id: Slug,
  /** The folder it lies in. */
  topic: Slug,
  title: z.string().min(3).max(80),
  /** Phrases that name exactly this note's subject; no two notes share one. */
  aliases: Words.min(1),
  /** Words that make the subject likelier. */
  keywords: Words.min(1),
  /** Sentences in reading order; the first one answers "what is it". */
  body: z.array(Line).min(1).max(6),
  /** Sentences for a particular case, goal or question. */
  facts: z.array(z.strictObject({ label: z.enum(FACT_LABELS), text: Line })),
  /** The answer in one or two sentences of another language, where somebody has written it. */
  short: z.strictObject({
    de: Line.optional(),
    fr: Line.optional(),
    es: Line.optional(),
    it: Line.optional(),
    pt: Line.optional(),
  }),
  /** Publications, or "coaching practice" for what is general professional knowledge. */
  sources: z.array(z.string().min(3)).min(1),
  /** Slugs of the exercises it is about, if it is about some. */
  exercises: z.array(Slug),
  /** Joints it is about, if it is about some. */
  joints: z.array(z.enum(JOINTS)),
});
export type Note = z.infer<typeof Note>;
export type FactLabel = (typeof FACT_LABELS)[number];
