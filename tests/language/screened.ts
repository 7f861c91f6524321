import { screen } from "../../src/language/safety/screen.ts";
import type { ScreeningContext } from "../../src/language/safety/screeningContext.ts";
import type { Screening } from "../../src/protocol/understanding.ts";

const NOBODY: ScreeningContext = { safety: "clear", question: null, pick: null, country: null };
/** A message by somebody of whom nothing is known and nothing was asked. */
export const screened = (text: string, context: Partial<ScreeningContext> = {}) =>
  screen(text, { ...NOBODY, ...context });
/** The messages that were not screened as they should be, with what was found instead. */
export const missed = (verdict: Screening["verdict"], messages: string, context: Partial<ScreeningContext> = {}) =>
  messages
    .trim()
    .split("\n")
    .map((text) => text.trim())
    .filter((text) => screened(text, context).verdict !== verdict)
    .map((text) => `${text} → ${screened(text, context).verdict} ${screened(text, context).rule}`);
