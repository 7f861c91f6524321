import { foldText } from "../../foldText.ts";
import { inEnglish } from "../../gloss/inEnglish.ts";
import { tokensOf } from "../../gloss/languages.ts";
import { compiled } from "../../patterns/compiled.ts";
import { askedTopics } from "./askedTopics.ts";
import { mendFactWords } from "./factSpelling.ts";
import { aboutIn, namesOnlyTopics, topicsIn } from "./factTopics.ts";
import { ABOUT_OTHER, ALL, ASKS_ADVICE, type FactQuestion, readFactQuestion, sharpened } from "./readFactQuestion.ts";
import { readForgetting } from "./readForgetting.ts";
import { readRecalled, usualOrder } from "./recalled.ts";

const LEAD =
  "(?:(?:hey|hi|ok|so|and|also|now|please|coach|quick question|wait|again|btw|by the way|sorry|roughly|approximately|about|exactly|remind me(?: of)?|tell me|do you (?:know|remember)|you know|u know|can you (?:tell|remind) me|just|but|remember)[ ,:!.]+)*";
const ASKS = compiled(
  `^${LEAD}(?:¿ ?)?(?:(?:in|on|at|since|for|from|bei|an|a|en|con|de|con) )?(?:what|whats|which|who|whom|when|where|how|why am i|any (?=.*\\b(?:my|i)\\b)|(?:is|are|was) there|do i|am i|have i|did i|was i|can i train|is my|are my|my (?:\\w+ ){0,2}\\w+$|(?:bench|squat|deadlift|ohp|press|row|\\w+) (?:pr|pb|max|1 ?rm)$|wie|wieviel|was|wo|woher|wann|warum|wofur|welche[nmrs]?|habe ich|bin ich|quel(?:le)?s?|combien|ou|comment|quand|pourquoi|qu est ce|que|c est (?:quoi|quand|ou|qui)|(?:je|j|ich|yo|io|eu) .*\\b(?:combien|quoi|ou|comment|quand|quel\\w*|wieviel|wie viel|was|wo|wann|wie|cuanto|que|donde|quanto|cosa|dove|onde)$|est ce que j|ai je|cuant[oa]s?|como|cual(?:es)?|donde|cuando|tengo|soy|quant[oiae]s?|come|qual[ei]?s?|dove|quando|cosa|che|ho|sono|onde|o que|tenho|sou)\\b`,
);
const QUESTION_WORD =
  /\b(?:what|which|who|when|where|how|how (?:much|many|old|tall|heavy|often|long)|do i|am i|have i|can i)\b/;
const NOT_EATEN =
  /\b(?:not i eat|i not eat|never eat|pas manger|no (?:puedo|debo) comer|non posso mangiare|nao posso comer|nicht essen)\b/;
const OWN =
  /\b(?:(?:should|do|must|can|did|could) you|i|my|me|mine|our|we|ich|mein\w*|mir|mich|je|j|m|mon|ma|mes|moi|mi|mis|yo|me|io|mio|mia|eu|meu|minha|tengo|peso|mido|soy|vivo|odio|como|puedo|hago|juego|practico|entreno|trabajo|ho|sono|posso|faccio|gioco|alleno|lavoro|tenho|sou|moro|faco|jogo|pratico|treino|trabalho)\b/;
/** Exercises are asked for as advice, unless it is how one feels about them. */
const ASKS_EXERCISES = /\b(?:exercises?|exercices?|ubungen|ejercicios?|esercizi|exercicios?|stretch\w*|moves?)\b/;
const FEELS =
  /\b(?:i|you|my) (?:\w+ ){0,3}?(?:like|love|hate|loathe|despise|detest|dread|adore|dislike|enjoy|prefer|avoid|tell|told|say|said|mention\w*|stand|skip|want|refuse|favou?rite)\b|\b(?:me gust\w*|odio|j aime|n aime|deteste|mag|hasse|mi piac\w*|gosto|odeio)\b/;
/** Advice, and what the training log knows: nothing that somebody has told of themselves. */
const OTHERWISE =
  /\b(?:(?<!how )should(?! (?:you|i be called|i call|i (?:not eat|never eat|watch|protect|spare|be careful|avoid)))|how should i|how (?:can|could|would|to)|how do i (?!eat|feel|like|spell|prefer|usually|get to work)|why (?!am i|do i (?:train|lift|work ?out|exercise))|good for|is it (?:ok|bad|safe|good)|recommend\w*|suggest\w*|what (?:can|could|should) i (?:do|try|replace|swap|substitute|eat (?:before|after|for))|(?:something|remedy|cream) (?:for|to)|remind me (?:to|at|on|in|every|tomorrow|next)|how many (?:reps|sets|weeks should|minutes should)|how much (?:water|rest|sleep|creatine|volume|cardio|protein should|weight should)|how long (?:should|does|will|until|to)|(?:what|which) muscles?|do i need|do i have to|did i (?:do|train|log|hit|work ?out|lift|run|miss|skip|eat|burn|sleep)|(?<!how (?:long|many years|many months) )have i (?:done|trained|improved|missed|logged|progressed)|how (?:is|was|are) my|next workout|workout (?:today|tomorrow)|today s (?:workout|session|training)|(?:last|this) (?:workout|session|week|month|time|year)|yesterday|streak|progress\w*|improve\w*|increase|fix|better|make|build|create|change|swap|replace|log|start(?:ing)? with|warm ?-?up before|ready|overtraining|too (?:much|little|old|fat|heavy|late|weak)|enough|normal|average|lose|gain|calculate|work out (?:my|the)|if i)\b/;

/**
 * The same as `readFactQuestion`, and besides questions that may be about what the writer has told of themselves or about
 * something else: "what do i eat", "when is my meet". In: any text. Out: `null` for what asks for advice, for the training
 * log or about others; else the types it may ask for (none where only its words tell), and what it names. It is for the caller to
 * take it for one only where such a fact is known.
 */
export const readOwnQuestion = (text: string): FactQuestion | null => readFactQuestion(text) ?? readWideQuestion(text);

/** As `readOwnQuestion`, from what one does with a thing as well as from its name: for where the named kind is not known. */
export function readWideQuestion(text: string): FactQuestion | null {
  if (text.length > 160 || readForgetting(text) !== null) return null;
  const folded = mendFactWords(foldText(text))
    .replace(/[?.!\s]+$/, "")
    .replace(/\best-ce\b/g, "est ce");
  const english = inEnglish(tokensOf(text.replace(/[?¿.!]/g, " ")))?.join(" ") ?? null;
  const whole = english === null ? folded : `${folded} ; ${english}`;
  const isAsked = text.includes("?") && english !== null && QUESTION_WORD.test(english);
  const recalled = readRecalled(whole);
  const asked = recalled?.asked ?? folded;
  if (OTHERWISE.test(asked) || (english !== null && OTHERWISE.test(english))) return null;
  if (ASKS_ADVICE.test(folded) || (ASKS_EXERCISES.test(whole) && !FEELS.test(whole))) return null;
  if (/[.!;\n]\s/.test(folded) || ABOUT_OTHER.test(english ?? folded)) return null;
  if (
    recalled === null &&
    !isAsked &&
    !namesOnlyTopics(folded) &&
    !ASKS.test(folded) &&
    !(english !== null && ASKS.test(english))
  )
    return null;
  const both = english === null ? asked : `${asked} ; ${usualOrder(english)}`;
  const isOwn = OWN.test(folded) || (english !== null && OWN.test(english)) || recalled?.isOwn === true;
  // "¿En qué unidades trabajamos?": whose, goes without saying.
  const isOfUnits = topicsIn(folded).includes("units");
  const types = isOwn || isOfUnits || namesOnlyTopics(folded) ? sharpened(askedTopics(both), folded) : [];
  // What one cannot eat may be told as an allergy, a way of eating or a condition.
  if (types.includes("allergy") && NOT_EATEN.test(folded)) types.push("diet", "health_condition");
  if (types.includes("diet") && !types.includes("allergy")) types.push("allergy");
  if (recalled?.isWhole || (english !== null && ALL.test(english))) return { types: "all", about: null };
  return { types, about: aboutIn(english ?? asked) };
}
