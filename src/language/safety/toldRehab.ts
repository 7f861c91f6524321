import type { Reading } from "./reading.ts";

const HELD: ReadonlySet<string> = new Set(["stop.operation", "stop.mending"]);
/** Exercises that whoever looks after the mending has given. */
const REHAB =
  /\b(?:physio\w*|pt (?:homework|session|today|exercises|had|gave|did)|rehab\w*|prehab|physical therap\w*|krankengymnastik|reha|kg beim physio|kine|kinesi\w*|reeducation|rehabilitacion|fisio\w*|riabilitazione|fisioterap\w*|reabilitacao|heel slides?|slrs?|straight leg raises?|quad (?:sets?|squeezes?)|glute squeezes?|clam ?shells?|clams|tkes?|ankle pumps?|pendul\w*|(?:full|half|first) circles|no (?:power|resistance)|wall slides|table slides|patella mob\w*|cpm|fersenrutsch\w*)\b/;
const SETS = /\b\d{1,3} ?[x×] ?\d{1,3}|\b\d{1,2} sets?\b|\b\d{1,3} (?:reps?|min\w*|sec\w*|s)\b/;
/** Something is to be made, or to be said. */
const ASKS =
  /\b(?:give|build|make|plan|create|design|suggest|recommend|what (?:can|should|else|next|now)|can i|should i|may i|could i|when can|ready (?:for|to)|want (?:a|to|some)|need (?:a|some)|mach mir|gib mir|erstell\w*|kann ich|darf ich|dame|hazme|puedo|donne|fais moi|je peux|dammi|fammi|posso|me da|monta)\b/;

/** Rehabilitation that is told with its sets, with nothing to build: kept, with the advice in front, and no training is held back for it. */
export const isToldRehab = (r: Reading, { rule }: { rule: string | null }): boolean =>
  rule !== null &&
  HELD.has(rule) &&
  REHAB.test(r.text) &&
  SETS.test(r.message.plain) &&
  r.message.asked.size === 0 &&
  !ASKS.test(r.text);
