import type { UnstoredSets } from "../../language/coaching/unstoredSets.ts";

/** Beside sets of the same message that were logged these must be true as well: each names what it is about. */
const WHY: Record<UnstoredSets["reason"], string> = {
  planned: "I did not log what you plan, only what is done.",
  supposed: "I did not log what you only suppose or wish, only what is done.",
  otherPerson: "I did not log what somebody else did, only what you do yourself.",
  askedNotTo: "I did not log that, as you asked.",
  notDone: "I did not log sets that you say were not done.",
  quoted: "I did not log what a coach, a programme or a text says, only what you did.",
  habit: "I did not log what you usually do or once managed, only what was done on a day.",
  longAgo: "I did not log what was so long ago that it has no day.",
};

const WHEN_DONE = "Send me the sets when you have done them.";
const NEXT: Record<UnstoredSets["reason"], string> = {
  planned: WHEN_DONE,
  supposed: WHEN_DONE,
  otherPerson: 'If you did it yourself, say so: begin with "I did".',
  askedNotTo: "",
  notDone: "",
  quoted: WHEN_DONE,
  habit: WHEN_DONE,
  longAgo: "With a date I can log it.",
};

/** Says in one sentence that sets were not logged and why; where nothing else was asked, also what would log them. */
export const sayUnstored = ({ reason, asks }: UnstoredSets): string[] =>
  [WHY[reason], asks ? "" : NEXT[reason]].filter((sentence) => sentence !== "");
