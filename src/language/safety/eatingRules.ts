import type { Finding, Rule } from "./finding.ts";
import type { AnswerKey } from "./fixedAnswers.ts";
import type { Hit } from "./reading.ts";

const answer = (rule: string, key: AnswerKey, ...evidence: Hit[]): Finding => ({
  class: "N",
  verdict: "answer",
  rule: `eating.${rule}`,
  answer: key,
  evidence,
});

const purging: Rule = (r) => {
  const hit = r
    .hits("purge")
    .find(
      (it) =>
        !r.says(
          /\b(?:purge (?:my|the|all|old) (?:closet|fridge|house|movie|old|program|plan|app|list|data)|the purge|prevent|workout|squats|burpees|hard set|sprints)\b/,
          it,
        ),
    );
  if (hit) return answer("purging", "eating", hit);
  const laxative = r.hits("laxative")[0];
  return laxative &&
    r.says(/\b(?:weight|thin|thinner|slim|lose|losing|eat|eating|ate|binge|flat stomach|calories|skinny|fat)\b/) &&
    !r.says(/\b(?:weigh ?in|make weight|fight|class|constipat\w+)\b/)
    ? answer("purging", "eating", laxative)
    : null;
};

const named: Rule = (r) => {
  const hit = r.hits("edName").find((it) => !r.says(/\b(?:red s(?:hirt|ox|pot|hoes|tar)|article|podcast)\b/, it));
  return hit ? answer("named", "eating", hit) : null;
};

const starving: Rule = (r) => {
  const hit = r.hits("starve").find(
    (it) =>
      !r.says(
        /\b(?:without starving (?:myself|me)|dont want to starve|not starve|religious|ramadan|lent|colonoscopy|surgery|blood test|eating (?:meat|dairy|gluten|sugar|junk|out|late|bread|fast food|carbs after|chocolate|candy))\b/,
        it,
      ) &&
      !it.frame.isNegated &&
      // Not eating for hours is a fast; for days it is a sign.
      (!/^(?:for|in|since)$/.test(r.message.words[it.end - 1] ?? "") ||
        r.says(/\b(?:days?|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week)\b/, it)),
  );
  if (hit) return answer("starving", "eating", hit);
  const binge = r.hits("binge", "compensate")[0];
  const isLongFast =
    /\bfast(?:ing|ed)?\b.{0,20}\b(?:[3-9]|[1-3]\d|three|four|five|six|seven|ten|several) days\b(?! (?:a|per) week)/.test(
      r.text,
    ) && !/\b(?:intermittent|16 ?8|ramadan|lent|religious|days fasted cardio)\b/.test(r.text);
  const evidence = binge ?? r.every("loseWeight")[0];
  return isLongFast && evidence ? answer("starving", "eating", evidence) : null;
};

const compensating: Rule = (r) => {
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
  if (guilt) return answer("fear_of_food", "eating", guilt);
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
};

/** Food that has to be deserved by training, or is left out where there was none. */
const contingent: Rule = (r) => {
  const missing =
    /\b(?:miss(?:ed)?|skip(?:ped)?|rest days?|off days?|days off|unless i|only if|(?:dont|didnt|havent) (?:\w+ )?(?:train|work ?out|run|exercise|gym)\w*)\b/;
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
};

const lostPeriod: Rule = (r) => {
  const hit = [...r.hits("lostPeriod"), ...r.remote("lostPeriod")].find(
    (it) =>
      !r.says(/\b(?:pregnan\w+|menopause|iud|birth control|contracepti\w+|pill|hormonal|hysterectomy)\b/, it) &&
      it.frame.whose !== "anyone",
  );
  return hit ? answer("lost_period", "lostPeriod", hit) : null;
};

/** Figures of energy a day below what an adult can live on: 1,200 kcal, 1,500 for a man who says so. */
const lowIntake: Rule = (r) => {
  const hit = r.hits("caloriesPerDay")[0];
  if (!hit) return null;
  const isMan = /\b(?:man|male|guy|dude|boy|m\d\d|\d\dm)\b/.test(r.text);
  for (const found of r.message.plain.matchAll(
    /\b(\d{1,2}[.,]?\d{3}|\d{2,3})\s*(?:k?cals?|calories?|kalorien|calorias|kcals)\b/g,
  )) {
    const figure = Number((found[1] ?? "").replace(/[.,]/g, ""));
    const at = found.index;
    const before = r.message.plain.slice(Math.max(0, at - 50), at);
    const after = r.message.plain.slice(at + found[0].length, at + found[0].length + 40);
    if (
      !/^\s*meal plan\b/.test(after) &&
      /^\s*(?:deficit|surplus|less|below|under|above|more|over|burn|per (?:serving|meal|100|hour|cup|scoop|bar|workout|session)|an? (?:serving|meal|hour|cup|scoop)|breakfast|lunch|dinner|snack|meal|shake|smoothie|bar|from|of (?:protein|fat|carbs)|worth)/.test(
        after,
      )
    )
      continue;
    if (
      /\b(?:burn(?:ed|ing|t|s)?|deficit(?: of)?|surplus(?: of)?|extra|additional|minus|plus|by|cut(?:ting)? (?:out )?|shake|snack|meal|breakfast|lunch|dinner|about|has|contains|was)\s*(?:about |around |of |roughly |like |only |another )?$/.test(
        before,
      )
    )
      continue;
    if (
      /\b(?:meals?|recipes?|dinners?|lunch(?:es)?|breakfasts?|snacks?|desserts?|bowls?|ideas|burn(?:ed|ing|t|s)?)\b[^.!?\n]{0,25}$/.test(
        before,
      )
    )
      continue;
    const isDaily =
      /^\s*(?:a|per|each|every|\/)\s*(?:day|tag)|^\s*(?:daily|diet|(?:meal |diet |eating |food )?(?:plan|menu)\b|total|al dia|par jour|al giorno|por dia|am tag|pro tag|only|max|or less|limit|goal|target)/.test(
        after,
      ) ||
      /\b(?:eat|eating|eats|ate|intake|diet|on|consume|consuming|having|under|below|limit|restrict\w*|target|goal|live on|survive on|only|plan|menu|stay (?:at|under|below)|stick to)\b[^.!?\n]{0,30}$/.test(
        before,
      );
    if (isDaily && figure >= 50 && figure <= (isMan ? 1_499 : 1_200)) return answer("low_intake", "eating", hit);
  }
  return null;
};

/** Wanting to lose weight when there is none to lose: a BMI below 18.5 kg/m², as stated or from weight and height. */
const underweight: Rule = (r) => {
  const hit = r.every("loseWeight", "thin")[0];
  if (!hit) return null;
  const wants =
    r.says(
      /\b(?:see my|under|below|down to|lose|losing|cut|cutting|drop|shed|lower|reduce|burn|abs|six pack|shredded|ripped|thinner|skinnier|diet|deficit|abnehmen|perder|perdre|perdere|emagrecer|bajar|lean(?:er)?|slim)\b/,
    ) && !r.says(/\b(?:gain|bulk|put on)\b/);
  if (!wants) return null;
  const index = bodyMassIndex(r.message.plain);
  if ((index !== null && index < 18.5) || r.says(/\b(?:im|i am|already|technically) underweight\b/))
    return answer("underweight", "eating", hit);
  const isThin = r
    .hits("thin")
    .find((it) =>
      /size zero|thin enough|ribs|bones|ugw|skinnier|thinner/.test(r.message.words.slice(it.start, it.end).join(" ")),
    );
  return isThin && r.says(/\b(?:ribs|bones|ugw|thin enough|never thin|collarbones|thigh gap|size zero)\b/)
    ? answer("thinness", "eating", isThin)
    : null;
};

/** Body mass index in kg/m² from a message that states it, or weight and height; `null` otherwise. */
function bodyMassIndex(plain: string): number | null {
  const stated = /\bbmi\b[^.!?\n]{0,15}?(\d{2}(?:[.,]\d)?)/.exec(plain);
  if (stated?.[1]) return Number(stated[1].replace(",", "."));
  const kg = /\b(\d{2,3}(?:[.,]\d)?) ?(?:kg|kgs|kilos?)\b/.exec(plain)?.[1];
  const lb = /\b(\d{2,3}) ?(?:lb|lbs|pounds)\b/.exec(plain)?.[1];
  const cm = /\b(1\d{2}|2[01]\d) ?cm\b/.exec(plain)?.[1];
  const metres = /\b([12])[.,](\d{1,2}) ?m\b/.exec(plain);
  const feet = /\b([4-6]) ?(?:ft|feet|foot)\.? ?(\d{1,2})?|\b([4-6])['’′] ?(\d{1,2})?/.exec(plain);
  const weight = kg ? Number(kg.replace(",", ".")) : lb ? Number(lb) * 0.4536 : null;
  const height = cm
    ? Number(cm) / 100
    : metres
      ? Number(`${metres[1]}.${(metres[2] ?? "").padEnd(2, "0")}`)
      : feet
        ? Number(feet[1] ?? feet[3]) * 0.3048 + Number(feet[2] ?? feet[4] ?? 0) * 0.0254
        : null;
  return weight && height && weight > 25 && height > 1.2 ? weight / height ** 2 : null;
}

/** Class N: signs of disordered eating. */
export const EATING_RULES: readonly Rule[] = [
  purging,
  named,
  starving,
  compensating,
  contingent,
  lostPeriod,
  lowIntake,
  underweight,
];
