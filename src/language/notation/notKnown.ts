import { matchesIn } from "../patterns/matchesIn.ts";
import type { Stretch } from "./otherTimes.ts";

/** Says that the writer does not know or remember something. */
export const NOT_KNOWN =
  "(?<!\\p{L})(?:(?:have )?no idea|(?:i )?(?:dunno|don['’]?t (?:know|remember|recall)|forgot|forget|lost count(?: of)?|can['’]?t remember|not sure)|who knows|god knows|keine ahnung|wei(?:ss|ß) (?:ich )?nicht(?: mehr)?|vergessen|(?:je )?(?:ne )?sais (?:plus|pas)(?: trop)?|aucune id[ée]e|j['’]ai oubli[ée]|(?:ya )?no (?:s[ée]|recuerdo|me acuerdo)|ni idea|non (?:so|ricordo)(?: pi[uù])?|boh|n[ãa]o (?:sei|lembro)|nem sei)";
/** How many, how long: what is not known. */
export const ASKED_WORD =
  "(?:how (?:many|much|long|often|heavy)|wie ?(?:viele?|lange|oft|schwer)|combien|quant[oaie]s?|cu[áa]nt[oa]s?|which|what|welche\\w*|quel\\w*|qu[ée]|quale|qual)(?!\\p{L})";

const UNKNOWN = new RegExp(`${NOT_KNOWN},? ${ASKED_WORD}(?=[^?]*$|[^?.!\\n]*[.!\\n])`, "giu");

/** "je sais plus combien 4 séries", "no idea how many curls": says nothing of the sets beside it. Out: the stretches. Linear. */
export const notKnown = (text: string): Stretch[] =>
  /\d/.test(text)
    ? matchesIn(text, UNKNOWN).map((match) => ({ start: match.index, end: match.index + match[0].length }))
    : [];
