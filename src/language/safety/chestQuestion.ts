import type { OpenQuestion, Question } from "../../protocol/understanding.ts";
import { compiled } from "../patterns/compiled.ts";

/** The one soft question: soreness of a trained muscle, or something that must not wait. */
export const CHEST_QUESTION: Question = {
  kind: "clarification",
  about: "confirm",
  question:
    "One thing about your chest, to be safe: is it soreness in the muscle, there when you touch or move it? Or is it pressure or pain deeper inside, perhaps with short breath, sweating, or pain in an arm or the jaw?",
  options: [
    { id: "muscle", label: "Soreness in the muscle" },
    { id: "pressure", label: "Pressure or pain inside" },
  ],
  draft: {},
};

/** Whether the open question is ours. */
export function isChestQuestion(question: OpenQuestion | null): boolean {
  const ids = new Set(question?.options.map(({ id }) => id));
  return CHEST_QUESTION.options.every(({ id }) => ids.has(id));
}

const MUSCLE =
  /\b(?:muscles?|muscular|muskel\w*|muscul\w+|muscol\w+|sore|soreness|doms|muskelkater|agujetas|courbatures|touch(?:ing)?|press on|poke|just sore|pecs?|strain|pulled|from (?:bench|training|lifting|the gym)|stretch|outside|surface|workout|first(?: one)?|option 1|erste|primer[oa]|premiere?|prim[ao]|primeir[oa]|normal)\b/;
const PRESSURE =
  /\b(?:pressure|deep|deeper|inside|tight(?:ness)?|heavy|heaviness|squeez\w+|crush\w+|breath\w*|sweat\w*|arm|jaw|second(?: one)?|latter|option 2|both|zweite|druck|segund[oa]|deuxieme|pression|second[ao]|pressione|pressao|presion|dentro|innen|worse|dizzy|faint|nause\w*|chest pain)\b/;
const DENIED = /\b(?:no|not|isnt|nicht|kein|pas|non|nao|without|neither|dont|doesnt) (?:\w+ ){0,4}$/;
const UNSURE =
  /\b(?:not sure|unsure|dont know|dunno|no idea|cant tell|hard to (?:say|tell)|maybe|idk|weiss nicht|no se|sais pas|non so|nao sei|hard to say)\b/;

/** What an answer to the question says; `null` when it says nothing about it. `plain`: lower case words. */
export function chestAnswer(plain: string, pick: string | null): "muscle" | "pressure" | "unsure" | null {
  if (pick === "muscle" || pick === "pressure") return pick;
  const says = (pattern: RegExp) => {
    for (const found of plain.matchAll(compiled(pattern, "g"))) {
      if (!DENIED.test(plain.slice(Math.max(0, found.index - 40), found.index))) return true;
    }
    return false;
  };
  if (/^\W*(?:1|a)\W*$/.test(plain)) return "muscle";
  if (/^\W*(?:2|b)\W*$/.test(plain)) return "pressure";
  const isPressure = says(PRESSURE);
  const isMuscle = says(MUSCLE);
  if (isPressure) return "pressure";
  if (isMuscle) return "muscle";
  if (UNSURE.test(plain)) return "unsure";
  // "no pressure, no nothing"
  if (PRESSURE.test(plain) && DENIED.test(plain.slice(0, PRESSURE.exec(plain)?.index ?? 0))) return "muscle";
  return null;
}
