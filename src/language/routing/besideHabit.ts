import { entered } from "../patterns/enteredPattern.ts";

/** "Rolled my ankle last week": when it happened. */
const HURT_THEN = entered(
  /\b((?:rolled|twisted|tweak(?:ed)?|sprain|strain|niggle|spasm|sprained|strained|pulled|hurt|injured|banged|bruised|jammed|tore|surgery|operation|op|injury|accident|verletzt|verstaucht|blesse|tordu|torci|lesione|lesionei|slogat\w*) (?:[^,.;!?]{0,30} )?)(?:last|this|a) (?:week|month|year)s?(?: ago)?\b/g,
);
/** "My gym bans barbells on Sundays. Legs 45": a sentence of its own that names no length tells what is so at all times. */
function besideLength(now: string): string {
  if (!/[.!;\n] /.test(now)) return now;
  const sentences = now.split(/(?<=[.!;\n]) +/);
  const timed = sentences.filter((one) => /\d ?(?:m|min\w*|h|hrs?|hours?)\b|\b[1-9][05]\b|\bhour\b/.test(one));
  return sentences.length > 1 && timed.length === 1 ? (timed[0] ?? now) : now;
}
/** "My mum (72, walks every day, never lifted)": who it is for. */
export const OTHERS_HABIT = entered(
  /\b(?:walks?|runs?|swims?|cycles?|trains?|gardens?|dances?|plays? \w+|does \w+) (?:\w+ )?(?:every (?:day|morning|evening|week)|daily|(?:\d ?x|\d times|once|twice) (?:a|per) week)\b|\bnever (?:really |properly |ever )?(?:lifted|trained|done (?:weights|this|it|any|sport)|worked out)\b/g,
);
/** "I train five days a week, today is chest": the habit only leads to what is wanted today. */
export const withoutHabit = (now: string) =>
  besideLength(now)
    .replace(HURT_THEN, "$1")
    .replace(/\b(?:in|for|after|since|next) (?:\d+|a few|two|three|four|six) (?:weeks|days|months)\b/g, "")
    .replace(
      /\b(?:i|we|she|he|they|who) (?:usually |normally |already )?(?:trains?|lifts?|works? ?out|runs?|goes?|do(?:es)? \w+|walks?|climbs?|swims?|cycles?|rides?|rows?|plays? \w+) (?:\w+ ){0,3}?(?:(?:a|per|each) (?:week|month)|every (?:day|morning|week|evening))\b/g,
      "",
    )
    .replace(OTHERS_HABIT, " ")
    .replace(/^.*?(?=\b(?:but |so )?(?:today|tonight)\b)/s, "");
