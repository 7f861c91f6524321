import type { Assignment } from "../../protocol/understanding.ts";
import type { WorkScope } from "../agent.ts";
import type { LoggerParts } from "./logParts.ts";
import type { LogExtraction } from "./logUnderstanding.ts";
import { isCountable } from "./mergeAnswer.ts";
import { namedHere } from "./storedEntries.ts";

const SWAPS =
  /^\W*(?:(?:and|oh|ok|okay|also|please|can you|could you|no|sorry|actually|und|bitte|et|y|e)\W+)*(?:swap|replace|switch|tausch\w*|ersetz\w*|remplace[rz]?|sustituye|cambia|sostituisci|troca)(?: out)? (?:the |my |die |das |den |les? |la |los |las |el |il |lo |i |gli |o |a |os |as )?(\p{L}[\p{L} -]{2,30}?) (?:for|with|by|gegen|durch|par|por|con|per) (?=.*\d)(.+)$/iu;

/** From then on: of the plan, and none of what was done. */
const LASTS =
  /\b(?:from (?:now|here) on|going forward|in future|next (?:time|week|session)|ab (?:jetzt|sofort)|künftig|nächstes? mal|désormais|à partir|dorénavant|a partir de|de ahora en adelante|d['’]ora in poi|la prossima|daqui pra frente)(?!\p{L})/iu;

/**
 * "Swap the face pulls for reverse flyes, 4x15 6kg": whole sets of another exercise in place of an entry that was told here. `null` where no entry
 * or several are called so, or no whole sets are told.
 */
export async function swapped(
  parts: LoggerParts,
  { text, lastLogIds }: Pick<Assignment, "text" | "lastLogIds">,
  read: (words: string) => LogExtraction,
  scope: WorkScope,
): Promise<LogExtraction | null> {
  const [, name = "", rest = ""] = lastLogIds.length === 0 || LASTS.test(text) ? [] : (SWAPS.exec(text) ?? []);
  if (name === "") return null;
  const instead = read(rest);
  const [only, ...others] = instead.entries;
  if (only === undefined || others.length > 0 || only.phrase === null || !isCountable(only.sets)) return null;
  const [gone, ...more] = (await namedHere(parts, name, scope)).named;
  return gone === undefined || more.length > 0 ? null : { ...instead, replaced: [gone.id] };
}
