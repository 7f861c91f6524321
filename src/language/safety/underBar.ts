import type { Reading } from "./reading.ts";

const BAR_SITS =
  /\b(?:sat|sits|sitting|landed|rested|resting|stayed|stuck|pinned|parked|dropped|came down|left|sank) (?:\w+ ){0,2}?(?:on|onto|to|against) my chest\b/;
const OF_LIFT =
  /\b(?:bar|barbell|bench\w*|reps?|fail\w*|spott\w*|spotter|safeties|roll of shame|rolled it|press\w*|plates?|unrack\w*|rack\w*|kgs?|kilos?|lbs?|mate (?:helped|pulled|grabbed|took))\b|\d ?[x×@] ?\d/;
const SINCE_THEN =
  /\b(?:elephant|like (?:a|an|someone|something|somebody)|pressure|pain\w*|hurt\w*|tight\w*|heav\w*|breath\w*|sweat\w*|arm|jaw|sick|dizz\w*|faint\w*|still|now|since|after that|afterwards|ever since|bruis\w*|crack\w*|pop\w*|sore|walking|stairs|feels?|feeling)\b/;
/** "Four reps, then it sat on my chest": the bar of a missed rep, and nothing felt of it since. */
export const isUnderBar = ({ text, message }: Reading): boolean =>
  BAR_SITS.test(text) && (OF_LIFT.test(text) || OF_LIFT.test(message.plain)) && !SINCE_THEN.test(text);
