import type { Finding, Rule } from "./finding.ts";
import type { AnswerKey } from "./fixedAnswers.ts";
import type { Concept, Hit } from "./reading.ts";

const answer = (rule: string, key: AnswerKey, ...evidence: Hit[]): Finding => ({
  class: "X",
  verdict: "answer",
  rule: `medical.${rule}`,
  answer: key,
  evidence,
});

const PARTS: readonly Concept[] = [
  "limb",
  "arms",
  "leftArm",
  "legs",
  "calf",
  "back",
  "head",
  "face",
  "groin",
  "jaw",
  "chest",
  "throat",
  "heart",
];

const diagnosis: Rule = (r) => {
  const part = r.every(...PARTS)[0];
  const ache = r.every("pain", "ache", "sore", "sharp", "swelling", "numb", "pop", "tight")[0];

  const wrong = r.every("whatIsWrong").find((it) => {
    const words = r.message.words.slice(it.start, it.end).join(" ");
    return /wrong|going on|happening|the matter|the issue|caus|behind|reason|diagnos|injury|injure|tear|done to|did i do|condition|disease|making| up /.test(
      `${words} `,
    );
  });
  if (
    wrong &&
    !r.says(
      /\b(?:form|technique|program|programme|plan|bench(?:ing)?|squat|deadlift|diet|split|routine|progress|app|log)\b/,
      wrong,
    )
  ) {
    const words = r.message.words.slice(wrong.start, wrong.end).join(" ");
    const next = r.message.words.slice(wrong.end, wrong.end + 5).join(" ");
    if (
      /diagnos/.test(words) &&
      (part || ache || r.says(/\b(?:me|this|symptoms|injury)\b/, wrong)) &&
      !r.says(/\b(?:was|got|been|ive been|i was|were) diagnosed|have a diagnosis|diagnosed with\b/, wrong)
    )
      return answer("diagnosis", "diagnosis", wrong);
    if (part && (/wrong|going on|happening|matter|issue|up/.test(words) || ache))
      return answer("diagnosis", "diagnosis", wrong, part);
    if (
      ache &&
      /\b(?:pain|ache|clicking|popping|swelling)\b/.test(`${next} ${r.text}`) &&
      /caus|behind|reason|making/.test(words)
    )
      return answer("diagnosis", "diagnosis", wrong, ache);
    if (/what injury|which injury|did i|have i done|kind of injury|condition|disease/.test(words) && (part || ache))
      return answer("diagnosis", "diagnosis", wrong);
  }

  if (
    part &&
    ache &&
    /\bwhat (?:do i have|have i got|could (?:it|this) be|might (?:it|this) be|is this\b(?! (?:exercise|workout|program)))/.test(
      r.text,
    )
  ) {
    return answer("diagnosis", "diagnosis", ache, part);
  }

  const condition = r.every("condition")[0];
  if (!condition) return null;
  const asks =
    /\b(?:do you think (?:i|its|it is|this is|ive|that)|(?:do|did|could|might|have|may|would|can) (?:i|it|this|that) (?:have|be|tear|torn|pull|pulled|strain|strained|sprain|sprained|herniate|herniated|get|got|indicate|mean)|is (?:it|this|that) (?:a |an |my |likely |probably |maybe |possibly |just a |just )*|have i (?:torn|pulled|strained|sprained|got|herniated|slipped|broken)|did i (?:tear|pull|strain|sprain|slip|herniate|break)|could be (?:a |an )?|(?:could|might|can) (?:my|the) (?:\w+ ){1,4}be |sounds? like (?:a |an )?|is my \w+ (?:torn|sprained|strained|broken|herniated|inflamed)|whether (?:its|it is|i have|this is)|if (?:this|it|that) is (?:a |an )?|how do i know if (?:i|its|my))\b/;
  const isOwn = r.says(/\b(?:my|i|ive|im|it|this)\b/, condition);
  const isGeneral = r.says(
    /\b(?:exercises for|exercises with|workout with|train(?:ing)? with|lift(?:ing)? with|rehab for|stretches for|good for|bad for|cause|causes|prevent|avoid|recover|strengthen|how long|work around|around)\b/,
    condition,
  );
  if (
    asks.test(r.text) &&
    isOwn &&
    !isGeneral &&
    (part || ache || /\b(?:have|(?:is (?:it|this|that)|(?:this|it|that) is)|could (?:it|this|that|i))\b/.test(r.text))
  )
    return answer("diagnosis", "diagnosis", condition);
  return null;
};

const medicine: Rule = (r) => {
  const drug = r
    .every("medicine")
    .find(
      (it) =>
        !r.says(
          /\b(?:creatine pills|vitamin|chill pill|electrolyte tablets|protein tablets|salt tablets|exercise is medicine|sports medicine|medicine ball|caffeine pills|multivitamin)\b/,
          it,
        ),
    );
  if (!drug) return null;
  const asks =
    r.near(["changeMedicine", "drugUse"], ["medicine"], 8) !== null ||
    r.says(
      /\b(?:should|can|could|may|safe|ok|okay|stop|skip|dose|dosage|how (?:much|many)|instead of|mix|combine|interact\w*|side effects?|before (?:a )?(?:workout|training|lifting|my)|after (?:a )?(?:workout|training|lifting|my)|affect|do i need|worth)\b/,
      drug,
    );
  const isAsked =
    r.message.asked.has(drug.sentence) ||
    r.says(
      /\b(?:should|can i|could i|is it|how (?:much|many)|what|which|want to (?:stop|quit|skip|come off)|thinking (?:of|about) (?:stopping|quitting|skipping|coming off)|going to (?:stop|quit|skip)|i stopped|stopped taking|do i)\b/,
      drug,
    );
  if (!asks || !isAsked) return null;
  const isTraining =
    r.says(/\b(?:workout|routine|plan|exercises?|program) (?:for|with|that|while)\b/, drug) &&
    !r.says(/\b(?:stop|skip|dose|how (?:much|many)|take|taking)\b/, drug);
  if (r.says(/\b(?:heart rate|hr zones?|zones?|what intensity|which exercises?)\b/, drug)) return null;
  return isTraining ? null : answer("medicine", "medicine", drug);
};

/** Class X: a diagnosis is wanted, or advice about a medicine. */
export const DIAGNOSIS_RULES: readonly Rule[] = [medicine, diagnosis];
