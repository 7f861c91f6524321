import type { Finding, Rule } from "./finding.ts";
import type { AnswerKey } from "./fixedAnswers.ts";
import type { Hit, Reading } from "./reading.ts";

const note = (kind: "M" | "Y", rule: string, answer: AnswerKey, ...evidence: Hit[]): Finding => ({
  class: kind,
  verdict: "note",
  rule: `${kind === "M" ? "care" : "minor"}.${rule}`,
  answer,
  evidence,
});

const CHILD =
  "(?:son|daughter|kid|child|brother|sister|nephew|niece|cousin|student|boy|girl|athlete|teen|teenager|friend|boyfriend|girlfriend)";
/** Ages as people give them. The figure is in one of the groups; units that are no age are refused after it. */
const AGES: readonly RegExp[] = [
  /\b(?:i am|im|i m|ich bin|just turned|turning|turned|aged?) (?:only |just |almost |nearly |about to be |a )?(\d{1,3})(?![.,]\d)(?= ?(?:years?|yrs?|yo|y o|y\/o|yr|jahre|anos?|ans|anni|f|m|male|female|girl|boy|,|\.|!|\?|;|$|and\b|but\b|so\b|i\b|im\b|can\b|what\b|with\b|who\b|which\b|-|\())/,
  /\b(?:tengo|j ai|jai|ho|tenho) (?:solo |so |apenas |seulement )?(\d{1,3}) (?:anos?|ans|anni)\b/,
  /\b(\d{1,3})[ -]?(?:years?|yrs?|yr)[ -]?olds?\b/,
  /\b(\d{1,3}) ?(?:yo|y\/o|yrs old|y o)\b/,
  /^\W*(\d{2}),? (?:and )?(?:never|new|just|want|starting|a beginner|out of shape)\b/,
  /^\W*(1[0-7]) ?[mf](?=,|$|[ ,]+(?:here|looking|new|want|wanna|trying|need|beginner|who|and|been|started|starting|\d)\b)/,
  new RegExp(`\\b(?:my|a|our|his|her) (\\d{1,2}) year old ${CHILD}\\b`),
  new RegExp(
    `\\b${CHILD},? (?:who )?(?:is|s|turned|aged?) (?:only |just )?(\\d{1,2})\\b(?! ?(?:kg|lb|lbs|cm|weeks|months|days|min|minutes|reps|sets))`,
  ),
];
const NO_AGE_AFTER =
  /^ ?(?:kg|kgs|lb|lbs|pounds|kilos|cm|minutes?|mins?|hours?|weeks?|months?|days?|reps?|sets?|miles?|km|percent|%|x|stone|inches|seconds?|secs?|sessions?|times|pull|push)/;
const NO_AGE_NOUN =
  /^[ -]?(?:years?|yrs?|yr)[ -]?olds? (?:account|whisky|whiskey|wine|dumbbells?|barbell|bench|shoes|injury|record|pr|gym|bike|car|dog|cat|house|program|belt|rack|treadmill|equipment|scar|knee injury|tear|phone|laptop)/;

const SPELLED: ReadonlyMap<string, string> = new Map(
  "nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen"
    .split(" ")
    .map((word, at) => [word, String(at + 9)]),
);

/** The first age that a message states, in years, or `null`. */
export function statedAge(message: string): number | null {
  const plain = message.replace(
    /\b(?:nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)\b/g,
    (word) => SPELLED.get(word) ?? word,
  );
  for (const pattern of AGES) {
    const found = pattern.exec(plain);
    if (!found?.[1]) continue;
    const after = plain.slice(plain.indexOf(found[1], found.index) + found[1].length);
    if (NO_AGE_AFTER.test(after) || NO_AGE_NOUN.test(after)) continue;
    const before = plain.slice(Math.max(0, found.index - 25), found.index);
    if (
      /\b(?:dog|cat|puppy|kitten|horse|car|house|gym|bike|rack|bench|bar|shoes|dumbbells?|program|account|equipment|treadmill|belt|app|injury)(?:s| is| are|,)*\s*$/.test(
        before,
      )
    )
      continue;
    const age = Number(found[1]);
    if (age >= 4 && age <= 105) return age;
  }
  return null;
}

const GRADE =
  /\b(?:im|i am|still) (?:a |an |in )?(?:(?:6th|7th|8th|9th|10th|11th|sixth|seventh|eighth|ninth|tenth|eleventh) (?:grade|grader)|middle school(?:er)?|high school(?:er)?|freshman in high school|sophomore in high school|a teen|teenager|teen|minor|a minor|year (?:7|8|9|10|11))\b|\b(?:teen|teenager|high ?schooler|middle schooler|freshman) here\b|\bas a (?:teen|teenager|minor|high ?schooler)\b/;

/** Class Y: somebody under 18, by what the message says or by what is known. */
export function minorRule(r: Reading, knownAge: number | null): Finding | null {
  const stated = statedAge(r.message.plain);
  const isMinor = (stated !== null && stated < 18) || (stated === null && GRADE.test(r.text));
  const restricted = r.hits("restricted")[0];
  if (isMinor) {
    const age = stated ?? 16;
    if (age < 13) return note("Y", "child", "child");
    return note("Y", restricted ? "restricted" : "teenager", "teenager", ...(restricted ? [restricted] : []));
  }
  if (stated === null && knownAge !== null && knownAge < 18 && restricted) {
    return note("Y", "restricted", knownAge < 13 ? "child" : "teenager", restricted);
  }
  return null;
}

const pregnancy: Rule = (r) => {
  const before = r
    .hits("pregnant")
    .find(
      (it) =>
        !r.says(
          /\b(?:pregnant pause|pregnancy test|not pregnant|trying to get pregnant|get pregnant|before pregnancy|since (?:my )?pregnancy|pre pregnancy)\b/,
          it,
        ),
    );
  if (before) return note("M", "pregnancy", "pregnancy", before);
  const after = [...r.hits("postpartum"), ...r.remote("postpartum")][0];
  const years = r.says(/\b\d+ years? (?:ago|old|postpartum|post partum)\b/);
  return after && !years ? note("M", "postpartum", "postpartum", after) : null;
};

const heart: Rule = (r) => {
  const hit = [...r.hits("heartCondition"), ...r.remote("heartCondition")].find((it) => it.frame.whose !== "other");
  if (hit) return note("M", "heart", "heartCondition", hit);
  const had = [...r.hits("heartAttack", "stroke"), ...r.remote("heartAttack", "stroke")].find(
    (it) =>
      it.frame.whose === "self" &&
      !r.isLaughed(it) &&
      r.says(
        /\b(?:i had|ive had|had a|had my|my (?:heart attack|stroke)|after (?:a|my)|since (?:a|my)|ich hatte|tuve|jai eu|ho avuto|tive|post)\b/,
        it,
      ) &&
      !r.says(/\b(?:almost|nearly|when i saw|stroke (?:rate|volume)|family)\b/, it),
  );
  return had ? note("M", "heart", "heartCondition", had) : null;
};

const illness: Rule = (r) => {
  const pressure = [...r.hits("highPressure"), ...r.remote("highPressure")][0];
  if (pressure) return note("M", "blood_pressure", "highPressure", pressure);
  const sugar = [...r.hits("diabetes"), ...r.remote("diabetes")].find(
    (it) => !r.says(/\b(?:type (?:1|2|one|two) (?:muscle|fib(?:er|re)s?|error)|prevent|risk of)\b/, it),
  );
  if (sugar && r.says(/diabet|t1d|t2d|insulin pump/)) return note("M", "diabetes", "diabetes", sugar);
  const other = r
    .hits("otherCondition")
    .find(
      (it) =>
        !r.says(/\b(?:pots and pans|breast cancer awareness|cancer charity|asthma inhaler steroid)\b/, it) &&
        it.frame.whose !== "other" &&
        (r.says(/\b(?:i|im|ive|my|me|mine|ich|yo|tengo|ho|tenho|with)\b/, it) ||
          /^(?:epilep|asthmatic|osteop)/.test(r.message.words[it.start] ?? "")),
    );
  return other ? note("M", "illness", "illness", other) : null;
};

const older: Rule = (r) => {
  const age = statedAge(r.message.plain);
  const isNew = r.hits("newToIt").length > 0;
  if (age === null || age < 60 || (age < 65 && !isNew)) return null;
  return isNew || /\b(?:beginner|start|first|never|routine|workout|plan|train|training|exercise|safe)\b/.test(r.text)
    ? note("M", "older_novice", "older")
    : null;
};

/** Class M: go on, with the changes that the condition calls for. */
export const CARE_RULES: readonly Rule[] = [pregnancy, heart, illness, older];
