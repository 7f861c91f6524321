import { entered } from "../patterns/enteredPattern.ts";
import { EATING_FRAMES } from "./eatingFrames.ts";
import { eatingMarks } from "./eatingMarks.ts";
import { answering, type Rule } from "./finding.ts";
import { FOOD_RULES } from "./foodRules.ts";
import { INTAKE_RULES } from "./intakeRules.ts";
import { mealPrice } from "./mealPrice.ts";
import type { Hit, Reading } from "./reading.ts";
import { needing } from "./ruleNeeds.ts";
import { isToExplain } from "./toExplain.ts";

const answer = answering("N", "eating");

/** Told as behind one, for years or by name. */
const RECOVERED =
  /\b(?:recovered|in recovery|fully recover\w*|overcame|survivor|in remission|behind me|long over|ages ago|years ago|used to (?:be|have|suffer from|struggle with) (?:an? )?(?:\w+ )?(?:anore\w+|bulim\w+|eating|bing\w+|purg\w+)|(?:was|had|been) (?:\w+ ){0,4}?(?:as an? (?:kid|teen|teenager|student)|at (?:uni|school|college|university)|in (?:my (?:teens|twenties|20s|youth)|high school)|when i was|back then)|geheilt|genesen|uberwunden|uberstanden|recuperad[oa]|superad[oa]|curad[oa]|guerie?|guarit[oa]|superat[oa])\b/;
const NOT_OVER =
  /\b(?:relaps\w*|again|creep\w*|coming back|is back|back to|old habits|start(?:s|ed|ing)? to|slip\w*|struggl\w*|still|lately|scared|afraid|fear\w*|thoughts|urges?|trigger\w*|lose|losing|cut|cutting|diet\w*|deficit|calories|kcal|weigh\w*|fat|skinny|abnehmen|ruckfall|recaida|rechute|ricadut\w*|(?:but|and) now(?! (?:im |i am )?(?:fine|ok|okay|good|great|healthy|recovered|well|strong|over))|these days|wieder|otra vez|encore|di nuovo|de novo)\b/;
const NAMED_DISORDER = entered(
  /\b(?:anore\w*|bulim\w*|eating disorder|essstorung\w*|magersucht|trastornos? alimen\w*|troubles? aliment\w*|disturb[oi] aliment\w*|transtornos? aliment\w*|purg\w+|bing\w+)\b/,
);
const isBehind = (text: string): boolean => RECOVERED.test(text) && !NOT_OVER.test(text);

const purging = needing({ concepts: ["purge", "laxative"] }, (r) => {
  const hit = r
    .hits("purge")
    .find(
      (it) =>
        !/\b(?:cat|dog|baby|toddler|puppy|kitten|horse)$/.test(r.message.words.slice(0, it.start).join(" ")) &&
        !r.says(
          /\b(?:purg\w* (?:(?:my|the|our|all|old|some) )+(?!(?:\w+ )?(?:meals?|food|dinner|lunch|breakfast|snacks?|body|system|stomach|binge)\b)|the purge|prevent|workout|squats|burpees|hard set|sprints)\b/,
          it,
        ),
    );
  if (hit) return answer("purging", "eating", hit);
  const laxative = r.hits("laxative")[0];
  return laxative &&
    r.says(
      /\b(?:meals?|food|cheat|dinner|weight|thin|thinner|slim|abs|lean|leaner|shredded|bloat\w*|debloat|flatter|secar|abnehmen|maigrir|adelgazar|dimagrire|lose|losing|eat|eating|ate|binge|flat stomach|calories|skinny|fat|buffet|wedding|party|get (?:it|everything) (?:all )?out|empty|bbq|barbecue|churrasco|asado|grigliata)\b/,
    ) &&
    !r.says(/\b(?:weigh ?in|mak(?:e|ing) weight|fight|class|constipat\w+)\b/)
    ? answer("purging", "eating", laxative)
    : null;
});

const named = needing({ concepts: ["edName"] }, (r) => {
  if (isToExplain(r.text)) return null;
  const hit = r
    .hits("edName")
    .find(
      (it) =>
        !(it.frame.whose === "other" && r.says(/\b(?:had|used to have|recovered|in the past|years ago)\b/, it)) &&
        !r.says(
          /\b(?:red s(?:hirt|ox|pot|hoes|tar)|article|podcast|my class|what does (?:red s|\w+) mean|documentary|essay)\b/,
          it,
        ),
    );
  return hit ? answer("named", "eating", hit) : null;
});

/** "I stopped eating", and not "I stopped eating at eight" or "… bread". */
function isWholeFast({ message: { words, sentence, pause } }: Reading, { start, end }: Hit): boolean {
  if (!/^(?:so i|i|ive)\b.*eating$/.test(words.slice(start, end).join(" "))) return true;
  const next = words[end];
  const isLast = next === undefined || sentence[end] !== sentence[start] || pause[end] === true;
  return (
    isLast ||
    /^(?:because|so|since|for|completely|altogether|anything|food|and|until|lately|properly|enough|now)$/.test(next)
  );
}

/** Training that has to be. */
const DUTY =
  /\b(?:have to|need to|must|cant stop|forced? myself|make myself|force myself to) (?:\w+ ){0,3}?(?:run|running|burn|train|training|cardio|walk|cycle|work ?out|exercise|exercising|sweat|fast|restrict|steps|km|miles|hours|treadmill|skip)\b|\b(?:hours?|h) (?:of )?cardio\b/;
/** Food, training as a duty, and shame in one message: "every time I eat bread I have to run, or I feel disgusting". */
const shame = needing({ words: [DUTY] }, (r) => {
  const isFood =
    /\b(?:eat|eats|ate|eating|eaten|food|meals?|bread|carbs|pizza|cake|sweets|sugar|dinner|lunch|breakfast|snack\w*|dessert|binge\w*|calories)\b/;
  const isShame =
    /\b(?:disgust\w*|guilty|guilt|gross|ashamed|panic\w*|hate (?:myself|my body|how i look)|worthless|failure|fat pig|out of control|anxious|feel (?:so )?fat)\b/;
  return isFood.test(r.text) && DUTY.test(r.text) && isShame.test(r.text) && !/\blol\b/.test(r.text)
    ? answer("shame", "eating")
    : null;
});

/** Hunger as what makes somebody feel right: "I only feel okay when my stomach growls". */
const HUNGER_AS_COMFORT =
  /\b(?:feel|feels|feeling|felt|am|im) (?:so |more |most |really )?(?:good|ok|okay|safe|proud|strong|in control|calm|clean|pure|better|right|best|powerful|at peace|worth something)(?: about myself| again| inside)? (?:only )?(?:when|if|while|once) (?:im |i am |i feel |my )?(?:stomach |belly |tummy )?(?:is )?(?:hungry|starving|growl\w*|rumbl\w*|empty|light headed from not eating|hurts? from hunger)\b|\b(?:love|like|enjoy|crave|miss|addicted to) (?:the |that )?(?:feeling of (?:being )?(?:hungry|empty|starving)|hunger pangs?|empty (?:stomach )?feeling)\b/;
/** How little one can live on. */
const FEWEST_CALORIES =
  /\b(?:how (?:few|little) (?:calories|kcal|cals|food)?|(?:fewest|lowest|least|minimum) (?:calories|kcal|cals|food)) (?:\w+ ){0,4}?(?:survive|get (?:by|away with)|live on|eat|function|have)\b/;
/** Plenty on one day, nothing on the next ones, and so on. */
const SWINGS =
  /\b(?:binge\w*|stuff myself|eat everything|gorge)\b.{0,40}\b(?:nothing|no food|not eat\w*|fast\w*|starv\w*|water only)\b.{0,30}\b(?:till|until|til|every|all week|rest of)\b/;
const ONLY_A_MORSEL =
  /\bonly (?:eat|eating|have|having|ate) (?:an? |one |some )?(?:apple|salad|banana|lettuce|yogh?urt|egg|fruit|soup|cracker|rice cake|carrot|cucumber)s?\b.*\b(?:a day|per day|all day|each day|daily|every day)\b/;
const SKIPS_FOOD = /\bskip(?:s|ped|ping)? (?:food|(?:all )?meals?|eating|dinner|lunch)\b/;
const FASTS_UNTIL_DAY = /\bfast(?:ing)? (?:un)?till? (?:mon|tues|wednes|thurs|fri|satur|sun|the weekend|next)\w*/;
const WITHOUT_FOOD =
  /\b(?:no food|not eating|nothing to eat|without food|havent eaten) (?:today|all day|for days|tomorrow|since)\b/;
const LONG_FAST =
  /\bfast(?:ing|ed)?\b.{0,20}\b(?:[3-9]|[1-3]\d|three|four|five|six|seven|ten|several) days\b(?! (?:a|per) week)/;
const STARVING = [
  HUNGER_AS_COMFORT,
  SKIPS_FOOD,
  FEWEST_CALORIES,
  SWINGS,
  ONLY_A_MORSEL,
  FASTS_UNTIL_DAY,
  WITHOUT_FOOD,
  LONG_FAST,
];
const starving = needing({ concepts: ["starve", "binge"], words: STARVING }, (r) => {
  if (
    HUNGER_AS_COMFORT.test(r.text) &&
    !r.says(/\b(?:fasted (?:training|cardio|lifting|runs?)|before (?:a )?(?:run|race|training))\b/)
  )
    return answer("starving", "eating");
  if (
    SKIPS_FOOD.test(r.text) &&
    r.says(/\b(?:scale|weighed|gained|feel fat|feeling fat|too fat|get thin|skinny|skinnier)\b/)
  )
    return answer("starving", "eating");
  const hit = r.hits("starve").find(
    (it) =>
      !r.says(
        /\b(?:(?:nothing|anything) (?:till|until|before|after|since) (?:\d\w*|noon|lunch|breakfast|dinner|midday|morning|evening|training|the gym|my workout)|without starving (?:myself|me)|dont want to starve|not starve|religious|ramadan|lent|colonoscopy|surgery|blood test|eating (?:meat|dairy|gluten|sugar|junk|out|late|bread|fast food|carbs after|chocolate|candy))\b/,
        it,
      ) &&
      !it.frame.isNegated &&
      isWholeFast(r, it) &&
      (!/^(?:liv|surviv)/.test(r.message.words[it.start] ?? "") ||
        r.says(/\b(?:days?|weeks?|lean|thin|skinny|weight|lose|nothing else)\b/, it)) &&
      // Not eating for hours is a fast; for days it is a sign.
      (!/^(?:for|in|since)$/.test(r.message.words[it.end - 1] ?? "") ||
        r.says(/\b(?:days?|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week)\b/, it)),
  );
  if (hit) return answer("starving", "eating", hit);
  const binge = r.hits("binge", "compensate")[0];
  // "Binged last night, will fast tomorrow": the two belong together.
  const binged = r.hits("binge")[0];
  if (
    binged &&
    !r.isLaughed(binged) &&
    r.says(
      /\b(?:fast|fasting|starve|starving|not eat|wont eat|no food|skip (?:meals|food|breakfast|lunch|dinner)|restrict\w*|purg\w*)\b/,
    ) &&
    r.says(
      /\b(?:next day|tomorrow|today|after|then|until|till|rest of|every (?:night|day|week|weekend)|again|whole day|days?)\b/,
    )
  )
    return answer("starving", "eating", binged);
  if (FEWEST_CALORIES.test(r.text) && !r.says(/\b(?:bulk\w*|gain|comp|contest|prep|maintenance)\b/))
    return answer("starving", "eating");
  if (SWINGS.test(r.text)) return answer("binge", "eating");
  if (ONLY_A_MORSEL.test(r.text)) return answer("starving", "eating");
  const untilDay = FASTS_UNTIL_DAY.test(r.text);
  if (untilDay && r.says(/\b(?:ate|eaten|binge\w*|pizza|cake|make up|overate|weight|fat|cheat)\b/))
    return answer("starving", "eating");
  const foodless = WITHOUT_FOOD.test(r.text);
  if (foodless && r.says(/\b(?:punish\w*|cake|pizza|fat|burn|weight|ate|binge\w*|guilty|deserve)\b/))
    return answer("starving", "eating");
  const isLongFast =
    LONG_FAST.test(r.text) && !/\b(?:intermittent|16 ?8|ramadan|lent|religious|days fasted cardio)\b/.test(r.text);
  const evidence = binge ?? r.every("loseWeight")[0];
  const isForLooks = r.says(/\b(?:look|photos?|photo ?shoot|beach|shredded|lean|thin|skinny|abs|wedding|holiday)\b/);
  return isLongFast && (evidence || isForLooks) ? answer("starving", "eating", ...(evidence ? [evidence] : [])) : null;
});

const compensating = needing({ concepts: ["punish", "compensate", "foodGuilt"] }, (r) => {
  const punish = r
    .hits("punish")
    .find(
      (it) =>
        !r.isLaughed(it) &&
        r.says(
          /\b(?:eat|eating|ate|food|binge|binged|body|fat|weight|cake|pizza|carbs|calories|overate|myself|purge)\b/,
          it,
        ) &&
        !r.says(/\b(?:stop punishing|not as punishment|shouldnt)\b/, it),
    );
  if (punish) return answer("punishment", "eating", punish);
  const after = r.near(["compensate"], ["binge"], 14);
  if (after && !r.isLaughed(after[0]) && !r.says(/\b(?:netflix|tv|show|series|game)\b/))
    return answer("compensating", "eating", ...after);
  const guilt = r
    .hits("foodGuilt")
    .find((it) => !r.isLaughed(it) && !r.says(/\b(?:scared of (?:fat grip)|gaining (?:strength|muscle))\b/, it));
  if (guilt && !/\b(?:which|what) foods?\b/.test(r.text)) return answer("fear_of_food", "eating", guilt);
  const must = r
    .hits("compensate")
    .find(
      (it) =>
        /burn|work it off|undo|earn|make up|making up|compensate/.test(
          r.message.words.slice(it.start, it.end).join(" "),
        ) &&
        r.says(
          /\b(?:ate|eat|eaten|eating|calories? i|everything i|meal|meals|cake|pizza|dinner|lunch|dessert|cookie|cookies|food)\b/,
          it,
        ) &&
        r.says(
          /\b(?:have to|must|need to|deserve|guilty|hate|disgusting|every calorie|everything i|hours|until|allowed|or else|cant eat|so i can eat)\b/,
          it,
        ),
    );
  return must &&
    !r.isLaughed(must) &&
    r.says(
      /\b(?:guilty|hate|disgusting|disgusted|fat|deserve|every calorie|everything i|hours|allowed|or else|always|until|allow myself|ashamed)\b/,
    )
    ? answer("compensating", "eating", must)
    : null;
});

/** Food that has to be deserved by training, or is left out where there was none. */
const contingent = needing({ concepts: ["mayEat"] }, (r) => {
  const missing =
    /\b(?:miss(?:ed)?|skip(?:ped)?|rest days?|off days?|days off|unless i|unless ive|until ive|only if|(?:dont|didnt|havent) (?:\w+ )?(?:train|work ?out|run|exercise|gym)\w*)\b/;
  const training =
    /\b(?:gym|train(?:ed|ing)?|work(?:ed)? ?outs?|run|ran|cardio|exercis(?:e|ed)|steps|burn(?:ed|t)?|sessions?|rest days?|off days?)\b/;
  const ordinary =
    /\b(?:fasted|fasting window|protein|carbs?|breakfast|pre ?workout|caffeine|before|sick|nause\w+|stomach|appetite|hungry)\b/;
  // "I don't let myself eat" is the sign itself, so a denial in front does not undo it.
  const hit = r.every("mayEat").find((it) => {
    if (it.frame.isRemote) return false;
    const isPermission = /^(?:let|allow|permit)/.test(r.message.words[it.start] ?? "");
    const isDue = r.says(missing, it) || (isPermission && r.says(/\b(?:if|after|when|until) i\b/, it));
    return isDue && r.says(training, it) && !r.says(ordinary, it) && !r.isLaughed(it);
  });
  return hit ? answer("contingent", "eating", hit) : null;
});

const lostPeriod = needing({ concepts: ["lostPeriod"] }, (r) => {
  const hit = [...r.hits("lostPeriod"), ...r.remote("lostPeriod")].find(
    (it) =>
      !r.says(/\b(?:pregnan\w+|menopause|iud|birth control|contracepti\w+|pill|hormonal|hysterectomy)\b/, it) &&
      it.frame.whose !== "anyone",
  );
  return hit ? answer("lost_period", "lostPeriod", hit) : null;
});

export const EATING_RULES: readonly Rule[] = [
  purging,
  named,
  starving,
  compensating,
  contingent,
  lostPeriod,
  shame,
  ...FOOD_RULES,
  ...INTAKE_RULES,
  mealPrice,
  eatingMarks,
  ...EATING_FRAMES,
];

/** Class N: signs of disordered eating, all or `some` of them; none where one is told as behind somebody. */
export const eatingRules = ({ text }: Reading, some: readonly Rule[] = EATING_RULES): readonly Rule[] =>
  NAMED_DISORDER.test(text) && isBehind(text) ? [] : some;
