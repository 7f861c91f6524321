import { foldText } from "../../language/foldText.ts";

/** What only belongs into an answer that rests on something: of muscles, food, health and how to train. */
const TRAINING_MATTER =
  /\b(?:muscles?|muscular|biceps|triceps|quads?|hamstrings?|glutes?|calves|chest|lats|abs|core|spine|joints?|knees?|shoulders?|fat|protein\w*|calori\w*|carbs?|diet\w*|creatine|caffeine|supplement\w*|vitamin\w*|hormon\w*|metabol\w*|hypertroph\w*|strength|endurance|recover\w*|progress\w*|overload|reps?|sets?|percent\w*|rpe|1rm|injur\w*|pain\w*|heal\w*|posture|mobility|stretch\w*|technique|form|sleep|muskel\w*|eiweiss|kalorien|fett|wiederholung\w*|kraft|schmerz\w*|muscles|graisse|proteines|force|douleur|musculos?|grasa|proteina\w*|fuerza|dolor|muscol\w*|grasso|forza|dolore|gordura|forca|dor|musculacao)\b/;
/** A promise of what the product can do is for the fixed words, which know it. */
const PROMISE =
  /\b(?:i|we) (?:can|could|will|am able|am going|may|shall|would|promise|know|remember)\b|\bich (?:kann|werde|konnte)\b|\bje (?:peux|vais|pourrai\w*)\b|\b(?:puedo|podria|voy a|posso|potrei|vou|poderia)\b/;

/** Whether a sentence of small talk says something about training, or promises something. "Shall we …?" promises nothing. */
export function isMoreThanTalk(sentence: string): boolean {
  const folded = foldText(sentence);
  return TRAINING_MATTER.test(folded) || (!/[?？]\s*$/.test(sentence) && PROMISE.test(folded));
}
