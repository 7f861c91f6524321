import { compiled } from "../patterns/compiled.ts";
import { isTalk } from "./answerTalk.ts";
import { answerTokens } from "./answerTokens.ts";

/** "…, not sure what it's called": what it is was told before. */
const NAME_UNKNOWN =
  /[\s,;.(–-]+(?:(?:but|and|tho(?:ugh)?) )?(?:(?:i'?m |i am )?not (?:\p{L}+ )?sure|(?:i )?(?:do ?n['’o]?t|dont|do not) (?:know|remember)|no (?:idea|clue)|dunno|idk|(?:i )?forg[eo]t|can['’]?t remember|cannot remember)(?: (?:what(?:ever)?|how) (?:it['’]?s|it is|they['’]?re|they are|that['’]?s|that is|you)(?: (?:even|actually|really))? call(?:ed)?(?: (?:it|them|that))?| (?:of )?(?:the|its|their) (?:right |proper |actual )?names?)[\s.!)]*$/iu;
/** "Dunno, like 8": the figure counts. */
const GUESSED =
  /^(?:(?:hm+|um+|uh+|er+|oh|well|dunno|idk|not sure|no idea|i (?:do ?n['’o]?t) know|i (?:think|guess|believe)|maybe|probably|prob|perhaps|i['’]?d say|must have been|something|like|around|about|roughly)[\s,.…-]+)+(?=\d)/iu;

/** "Dunno, the seated one": what stands behind a pause, if it is more than another doubt. */
const DOUBTED =
  /^(?:(?:hm+|um+|uh+|er+|oh|ok|well|sorry|lol|haha)[\s,.…-]+)*(?:dunno|idk|i (?:do ?n['’]?t|do not) know|not (?:\p{L}+ )?sure|no (?:idea|clue)|wei(?:ss|ß) (?:ich )?nicht|keine ahnung|je ne sais pas|aucune id[ée]e|no s[eé]|ni idea|non (?:lo )?so|n[aã]o sei)(?: (?:exactly|tbh|really|honestly|lol|man|haha|genau|(?:what|how) (?:it ?['’]?s|it is|they['’]?re|that['’]?s|you) call(?:ed)?(?: (?:it|them|that))?|which (?:one )?(?:it is|that is|is which)))*(?:\s*[,.;:…]+|\s+[-–—]+)\s*(?:(?:but|so|well|maybe|probably|prob|perhaps|guess|i (?:think|guess|believe)|glaub(?:e)?|vielleicht|je crois|creo|credo|acho)[\s,]+)*(?=\p{L}+[ \p{L}]*)/iu;

/** "Barbell rows i meant before": what it was, and when that was meant. */
const MEANT_BEFORE =
  /(?<=\p{L})[ ,]+(?:(?:is|was) what )?i (?:meant|mean|was on about)(?: (?:before|earlier|above|by (?:that|it)|with (?:that|it)|there|btw))+[\s.!]*$/iu;
/** "On second thought, no". */
const RECONSIDERED = /^(?:(?:hm+|oh|ah|actually|well|wait|ok|okay)[\s,.…-]+)*(?:up)?on second thoughts?[\s,.…-]+/iu;

/**
 * An answer without the doubt that is said along with it: "chest down on the bench, not sure what it's called" is a
 * description, "dunno, like 8?" a figure. Other text comes back as it is. Pure and linear.
 */
export function withoutDoubt(text: string): string {
  const said = text.replace(RECONSIDERED, "");
  const guessed = said.replace(GUESSED, "");
  const figure = guessed === said ? said : guessed.replace(/\?\s*$/, "");
  const named = figure.replace(DOUBTED, "");
  return (named !== figure && saysSomething(named) ? named : figure)
    .replace(NAME_UNKNOWN, "")
    .replace(MEANT_BEFORE, "");
}

const saysSomething = (text: string): boolean => answerTokens(text).tokens.some(({ word }) => !isTalk(word));

const HEDGE =
  "(?:hm+|um+|uh+|er+|oh|well|yeah|dunno|idk|not sure|no idea|i (?:do ?n['’]?t|do not) know|i (?:think|guess|believe|reckon|wanna say)|maybe|probably|prob|prolly|perhaps|i['’]?d say|let['’]?s say|must have been|it was|was|something|like|around|about|roughly|approx|circa|ca|ungefahr|etwa|so um die|so|vielleicht|glaub(?:e)?|environ|peut etre|a peu pres|mas o menos|creo|unos|forse|tipo|mais ou menos|acho que|at|with)";
const HEDGED = compiled(
  `^\\W*((?:${HEDGE}[\\s,.…-]+)*)(\\d{1,3}(?:[.,]\\d{1,2})?(?: ?(?:kgs?|kilos?|lbs?|pounds?))?)((?: ?-?ish|[\\s,.]+(?:or so|or thereabouts|or something|i (?:think|guess|reckon|believe)|probably|prob|maybe|give or take|glaub(?:e)?(?: ich)?|oder so|je crois|creo|credo|acho))*)[\\s.!?]*$`,
  "u",
);

/** "Idk like 70ish?", "around 70 kg or so" → the figure alone; any other text as it is. In: folded text. Linear. */
export function withoutHedge(folded: string): string {
  const [, before = "", figure, after = ""] = HEDGED.exec(folded) ?? [];
  return figure === undefined || before + after === "" ? folded : figure;
}
