import type { Finding, Rule } from "./finding.ts";
import type { Concept, Reading } from "./reading.ts";

/**
 * What a rule finds nothing without: one of these concepts, however it is meant, or one of these patterns in the words of the
 * message or in its plain text.
 */
export type Needs = {
  concepts?: readonly Concept[];
  words?: readonly RegExp[];
  plain?: readonly RegExp[];
};

/** A rule that is passed over wherever nothing of what it needs is there. It must find nothing then. */
export const needing = (needs: Needs, find: (reading: Reading) => Finding | null): Rule =>
  Object.assign((reading: Reading) => find(reading), { needs });

/** The same of what another rule finds. */
export const likewise = (rule: Rule, find: (reading: Reading) => Finding | null): Rule =>
  rule.needs ? needing(rule.needs, find) : find;
