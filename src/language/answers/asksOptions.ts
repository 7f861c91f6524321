import { compiled } from "../patterns/compiled.ts";

const LEAD = "(?:(?:ok|hm+|um+|uh|er|well|sorry|and|but|so|idk|dunno|not sure)[ ,.]+)*";
const KIND = "(?:ones?|options?|choices?|kinds?|types?|sorts?|versions?|variants?|variations?|exercises?)";
const HAVE =
  "(?:have|got|know|offer|list|mean|recognise|recognize|support|pick|choose(?: from)?|select|take|use|say|go with|available|possible|zur auswahl|wahlen|choisir|elegir|scegliere|escolher)";
const ASKS_OPTIONS = compiled(
  [
    `^\\W*${LEAD}(?:which|what|welche|lesquel\\w*|quel\\w*|cuales|quali|quais)(?: (?:ones?|options?|choices?|are|were|is|was|do|did|can|could|have|there|the|my|i|you|got|sets|gibt es|hast du|habt ihr|hay|tienes|ci sono|hai|tem|ha))*[\\s?.!]*$`,
    // "Which curls can I pick", "what kinds are there".
    `^\\W*${LEAD}(?:which|what|whats)(?: (?:of )?\\p{L}+){0,2} (?:(?:can|could|do|did|should|may) (?:i|you|u) ${HAVE}|(?:are|is) (?:there|${HAVE}|my (?:options|choices)|the (?:options|choices)))(?: (?:from|there|then|here))*[\\s?.!]*$`,
    `^\\W*${LEAD}(?:(?:can|could) you |please |just )*(?:list|show|give|name|tell|read|repeat|say)(?: me)?(?: out| again)? (?:them|the|all|your|my)?(?: (?:all|the|of))*(?: ?(?:them|${KIND}|names|list|possibilities))?(?: (?:again|please|pls|out|all|then))*[\\s?.!]*$`,
    `^\\W*${LEAD}(?:like what|such as|for example|the (?:options|choices|list)|options|choices|zum beispiel|z b|welche gibt es(?: denn)?|was gibt es(?: denn)?|was steht zur auswahl|par exemple|il y a quoi|que hay|por ejemplo|che c e|per esempio|quais sao(?: as opcoes)?)[\\s?.!]*$`,
  ].join("|"),
  "u",
);

/** "Which ones do you have": whether the options of an open question are asked for. In: folded text. */
export const asksOptions = (folded: string): boolean => ASKS_OPTIONS.test(folded);
