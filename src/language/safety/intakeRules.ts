import { answering, type Rule } from "./finding.ts";
import { needing } from "./ruleNeeds.ts";

const answer = answering("N", "eating");

/** Figures of energy a day below what an adult can live on: 1,200 kcal, 1,500 for a man who says so. */
const lowIntake = needing({ concepts: ["caloriesPerDay"] }, (r) => {
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
      /^\s*(?:deficit|surplus|less|below|under|above|more|over|burn|per (?:serving|meal|100|hour|cup|scoop|bar|workout|session)|an? (?:serving|meal|hour|cup|scoop)|breakfast|lunch|dinner|snack|meal|shake|smoothie|bar|burger|pizza|dessert|cake|sandwich|wrap|burrito|kebab|ice cream|from|of (?:protein|fat|carbs)|worth)/.test(
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
      /\b(?:meals?|recipes?|dinners?|lunch(?:es)?|breakfasts?|snacks?|desserts?|bowls?|ideas|burn(?:ed|ing|t|s)?)\b[^.!?\n]{0,60}$/.test(
        before,
      )
    )
      continue;
    // One thing eaten, not a day.
    if (
      /\b(?:ate|had|eating|having) (?:a|an|some|my|the|one|two|another) [^.!?\n]{0,30}$/.test(before) &&
      !/^\s*(?:a|per|each|every) day/.test(after)
    )
      continue;
    const isDaily =
      /^\s*(?:day|days|menu|week)\b|^\s*(?:a|per|each|every|\/)\s*(?:day|tag)|^\s*(?:daily|diet|(?:meal |diet |eating |food )?(?:plan|menu)\b|total|al dia|par jour|al giorno|por dia|am tag|pro tag|only|max|or less|limit|goal|target|enough|ok|okay|safe|too (?:much|little|low))\b/.test(
        after,
      ) ||
      /\b(?:eat|eating|eats|ate|intake|diet|consume|consuming|having|under|below|limit|restrict\w*|target|goal|live on|survive on|only|plan|menu|stay (?:at|under|below)|stick to)\b[^.!?\n]{0,30}$/.test(
        before,
      );
    const isSpent =
      /\b(?:bike|row\w*|treadmill|rounds?|tabata|km|miles|run|ran|elliptical|erg|assault|steps|watch|workout|session)\b[^.!?\n]{0,30}$/.test(
        before,
      );
    if (isSpent && !/^\s*(?:a|per|each|every) day/.test(after)) continue;
    if (isDaily && figure >= 50 && figure <= (isMan ? 1_499 : 1_200)) return answer("low_intake", "eating", hit);
  }
  return null;
});

/** "Need 3 more off the thighs", "still 4 to lose": so much less, without a verb. */
const MORE_OFF =
  /\b\d{1,2}(?: \d)? ?(?:kgs?|kilos?|lbs?|pounds)? ?(?:more )?(?:off (?:my|the|before|by|for)|to lose|to drop|to shed)\b|\bnoch \d{1,2} ?(?:kg|kilos?)? ?(?:runter|weg|zu viel)\b/;

const LOW_BMI = /\bbmi\b[^.!?\n]{0,15}?(1[0-8](?:[.,]\d)?)\b/;

/** What is not liked of one's body. */
const DISLIKED =
  /\b(?:(?:feel|feeling|look|looking|still|too|so) (?:so |too |still )?(?:fat|disgusting|flabby|chubby|gross|huge|big)|get (?:down )?to \d+|hides? it|hide (?:it|my|how)|fat (?:on|off|from|around) my|my \w+ fat)\b/;

/** Wanting to lose weight when there is none to lose: a BMI below 18.5 kg/m², as stated or from weight and height. */
const underweight = needing(
  { concepts: ["loseWeight", "thin"], words: [MORE_OFF, DISLIKED], plain: [LOW_BMI] },
  (r) => {
    const bmi = LOW_BMI.exec(r.message.plain)?.[1];
    // Nobody as light as that has anything to lose; who wants to gain is safe.
    const isLow = bmi !== undefined && Number(bmi.replace(",", ".")) < 18.5;
    if (
      isLow &&
      !r.says(/\b(?:gain\w*|bulk\w*|put on|build (?:muscle|mass)|zunehmen|subir|grossir|prendre|aumentare|ganhar)\b/) &&
      r.says(
        /\b(?:want|see|get to|still|goal|lose|cut|lower|noch|immer|weg|bauch|belly|fat|quiero|veux|voglio|quero|abs)\b/,
      )
    )
      return answer("underweight", "eating");
    const hit = r.every("loseWeight", "thin")[0];
    const isMoreOff = MORE_OFF.test(r.text);
    const isDisliked = DISLIKED.test(r.text);
    if (!hit && !isDisliked && !isMoreOff) return null;
    const wants =
      isDisliked ||
      isMoreOff ||
      (r.says(
        /\b(?:see my|under|below|down to|lose|losing|cut|cutting|drop|shed|lower|reduce|burn|abs|six pack|shredded|ripped|thinner|skinnier|diet|deficit|abnehmen|perder|perdre|perdere|emagrecer|bajar|lean(?:er)?|slim)\b/,
      ) &&
        !r.says(/\b(?:gain|bulk|put on)\b/));
    if (!wants) return null;
    const index = bodyMassIndex(r.message.plain);
    // Without a height: too light for nearly every adult, and wants to be lighter.
    const light =
      /\b(?:weighs?|im|i am|is|at|shes?|hes?|currently) (?:only |just |about |around |already )?(?:3\d|4[0-5]) ?(?:kgs?|kilos?)\b/;
    const isLighter =
      /\b(?:lose|losing|drop|get (?:down )?to|cut|thinner|skinnier) (?:more|weight|another|even|some|\d)/;
    if (
      light.test(r.message.plain) &&
      isLighter.test(r.text) &&
      !/\b(?:dumbbells?|bar|bench|squat|deadlift|child|son|daughter)\b/.test(r.text)
    )
      return answer("underweight", "eating");
    if ((index !== null && index < 18.5) || r.says(/\b(?:im|i am|already|technically) underweight\b/))
      return answer("underweight", "eating", ...(hit ? [hit] : []));
    const isThin = r
      .hits("thin")
      .find((it) =>
        /size zero|thin enough|ribs|bones|ugw|skinnier|thinner|bony|boney|skelet|emaciated|thigh gap/.test(
          r.message.words.slice(it.start, it.end).join(" "),
        ),
      );
    return isThin &&
      r.says(
        /\b(?:ribs|bones|bony|boney|skeleton|skeletal|emaciated|ugw|thin enough|never thin|collarbones|thigh gap|size zero)\b/,
      )
      ? answer("thinness", "eating", isThin)
      : null;
  },
);

/** Body mass index in kg/m² from a message that states it, or weight and height; `null` otherwise. */
function bodyMassIndex(plain: string): number | null {
  const stated = /\bbmi\b[^.!?\n]{0,15}?(\d{2}(?:[.,]\d)?)/.exec(plain);
  if (stated?.[1]) return Number(stated[1].replace(",", "."));
  const kg = /\b(\d{2,3}(?:[.,]\d)?) ?(?:kg|kgs|kilos?|chili|quilos)\b/.exec(plain)?.[1];
  const lb = /\b(\d{2,3}) ?(?:lb|lbs|pounds)\b/.exec(plain)?.[1];
  const cm = /\b(1\d{2}|2[01]\d) ?(?:cm|tall|gross|groß|de alto|alto|alta)\b/.exec(plain)?.[1];
  const metres = /\b([12])(?:[.,]| ?m ?)(\d{2})(?: ?m\b|\b(?! ?(?:kg|lb)))/.exec(plain);
  const feet = /\b([4-6]) ?(?:ft|feet|foot)\.? ?(\d{1,2})?|\b([4-6])['’′] ?(\d{1,2})?/.exec(plain);
  // "Weigh 44 at 1.68": the unit goes without saying beside a height in metres.
  const bare =
    cm || metres
      ? /\b(?:weigh\w*|weight|wiege|peso|pese|pesa)(?: is| about| around| only| just)* (\d{2,3}(?:[.,]\d)?)\b/.exec(
          plain,
        )?.[1]
      : undefined;
  const weight = kg
    ? Number(kg.replace(",", "."))
    : lb
      ? Number(lb) * 0.4536
      : bare
        ? Number(bare.replace(",", "."))
        : null;
  const height = cm
    ? Number(cm) / 100
    : metres
      ? Number(`${metres[1]}.${(metres[2] ?? "").padEnd(2, "0")}`)
      : feet
        ? Number(feet[1] ?? feet[3]) * 0.3048 + Number(feet[2] ?? feet[4] ?? 0) * 0.0254
        : null;
  return weight && height && weight > 25 && height > 1.2 ? weight / height ** 2 : null;
}

/** Figures that are too low: energy for a day, and body weight of somebody who wants to lose more. */
export const INTAKE_RULES: readonly Rule[] = [lowIntake, underweight];
