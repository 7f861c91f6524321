import { emergency } from "./finding.ts";
import { needing } from "./ruleNeeds.ts";
import { anyOf } from "./signRules.ts";

/** Asked, and not told: the pattern of how much, how high, which, whether. */
const ASKS =
  /(?:^|\b(?:and|so|but|btw|ok|also|then|please|pls|kidding|honest(?:ly)?|question) )(?:(?:weird|random|dumb|honest|quick) question )?(?:how|what|whats|which|is|are|can|could|does|do|would|will|wie|wieviele?|welche|ab wann|cuant[oa]s?|que|combien|quel\w*|quant[eoai]|quale|quali|quais|qual)\b/;
/** Heights that one jumps up to, bars that hold, pain that a tablet is for. */
const HARMLESS = anyOf(
  "box(?:es)?|rack|vitamins?|creatine|protein|caffeine|sets?|reps?|minutes|carbs|bench(?:ing)?|doms|headache|strong enough for",
  "film|movie|game|novel|series|crossword|first aid|course|exam|essay|ants|rats?|mice|mould|weeds|bacteria|germs",
  "gains|muscles?|strength|motivation|progress|fat|calories|bike|battery|phone|diabet\\w*|type 1|t1|dead (?:lift|hang|bug|stop)s?",
  "hanging (?:leg|knee|rings?)|jump (?:rope|squats?|higher)|safely|avoid|dog|cat|child|kids?",
);
/** Of many in general: "how many people die of". */
const OF_PEOPLE = anyOf("people|lifters|runners|athletes|deaths|bodybuilders|fighters|patients|per year|statistics?");

/** By what, how much or how high one dies, asked as nobody asks who wants to know what it is for: taken for the writer's own. */
export const lethalQuestion = needing({ concepts: ["deadlyAsk"] }, (r) => {
  if (!ASKS.test(r.text) || HARMLESS.test(r.text) || OF_PEOPLE.test(r.text)) return null;
  const pair = r.near(["deadlyWay", "endMeans"], ["deadlyAsk"], 7);
  if (!pair) return null;
  const [hit] = pair;
  return emergency("lethal_question", "selfHarm", {
    ...hit,
    frame: { ...hit.frame, whose: "self", isHypothetical: false, isCurious: false },
  });
});
