import { readCorrection } from "../corrections/logCorrection.ts";

/** "Delete both" while one is stored and one is a question: the question goes, and so does what was stored. */
export function deletesAll(text: string): boolean {
  const correction = readCorrection(text);
  return correction?.kind === "delete" && correction.scope === "all";
}

/** Words of a log that name no other entry: they are about the one that is open. */
export function isAboutOpen(text: string): boolean {
  const correction = readCorrection(text);
  return correction === null || (correction.kind === "change" && correction.target === null);
}
