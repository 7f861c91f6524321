import { entered } from "../patterns/enteredPattern.ts";

/** "Workout for today: …": what the list behind it is. */
const TITLE =
  /^\W*(?:(?:my|the|a|this|here'?s|new|planned|possible)[ ]+){0,3}(?:[\p{L}'’-]+ ){0,3}(?:workouts?|sessions?|plan|routine|program(?:me)?|training|split)\b(?![^:\n]*\b(?:done|did|finished|was|were|completed)\b)[^:\n\d]{0,40}[:\n]/iu;
/** "Sound good?", "thoughts?", at the end. */
const APPROVAL = entered(
  /[.!,;:\n)] *(?:(?:so|and|does (?:that|this|it)|is (?:that|this|it)|do you think (?:that|it)(?:['’]?s| is)?|would that be|that) )*(?:(?:look|sound)s? (?:good|ok(?:ay)?|about right|alright|fine)|good(?: (?:plan|enough|workout|session|one))?|ok(?:ay)?|thoughts(?: on (?:this|that))?|what do (?:you|u) think|too (?:much|little|easy|hard)|enough|make sense|any good|reasonable|doable|anything (?:missing|to change|you would change)|what would you change) *\?+\W*$/i,
);

/** Whether a message lists a session that is yet to be done and asks what is thought of it. Linear. */
export const asksOfPlan = (text: string): boolean => /\d/.test(text) && APPROVAL.test(text) && TITLE.test(text);
