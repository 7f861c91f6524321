import type { RouteDecision } from "../../protocol/turn.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { KEEP_WORDS, ORDER_WORDS, QUESTION_WORDS } from "./segmenting/requestWords.ts";
import { wordsFrom } from "./wordsFrom.ts";

const PLEASE = new Set(["please", "pls", "plz", "bitte"]);
const WRITTEN_DOWN = entered(
  /\b(?:(?:write|put|jot|get) (?:that|this|it|those) down|(?:write|jot|note|put) down (?:that|my)|from (?:now|here) on|going forward|by default|ab (?:jetzt|sofort)|desormais|d[ée]sormais|a partir de (?:ahora|agora)|d['’ ]ora in poi)\b|\b(?:so |and )?(?:you|u) can (?:(?:now|just) )?(?:drop|scrap|forget(?: about)?|remove|delete|cross off|take off|ignore) (?:that|it|this|the \w+)\b|\b(?:kannst du|puedes|puoi|podes?|tu peux) (?:das |lo |le |l['’]|o )?(?:streichen|vergessen|l[oö]schen|quitar|borrar|olvidar|togliere|cancellare|dimenticare|apagar|esquecer|tirar|oublier|enlever|supprimer)\b/i,
);
/** Whether somebody asks that it be kept: "remember that", "write it down". */
export const isToKeep = (text: string): boolean =>
  WRITTEN_DOWN.test(text) || wordsFrom(text).some((word) => KEEP_WORDS.has(word));

/** "I weigh 77.4 as of this morning", "I'm 46 now": told to be recorded. */
const FIGURE_ANEW = entered(
  /\b(?:weigh(?:ed|ing)?|body ?weight|bw|scales?|gewicht|wiege|waage|peso|pesas?|p[eè]se|poids|bilancia|balan[cç]a|b[aá]scula|balance)\b[^.?!]{0,40}\d[^?!]{0,40}\b(?:today|tonight|this morning|as of|now|heute|ce matin|aujourd'?hui|hoy|esta mañana|oggi|stamattina|hoje|agora|maintenant|ahora|adesso)\b|\b(?:today|this morning|now|heute|jetzt|ce matin|hoy|ahora|oggi|adesso|hoje)\b[^.?!]{0,30}\b(?:weigh(?:ed)?|body ?weight|weight|gewicht|poids|peso|wiege)\b[^.?!]{0,20}\d|\bwiege jetzt \d|\b(?:i['’]?m|i am) \d\d (?:years old )?now\b|\bi(?:['’]ve| have)? (?:just )?turned \d\d\b|\bich bin jetzt \d\d\b/i,
);
/** Whether a figure of oneself is told as another than before. */
export const tellsAnew = (text: string): boolean => FIGURE_ANEW.test(text);

/** Whether the form of a part neither asks nor orders anything. */
export function onlyTells({ text, signals }: RouteDecision): boolean {
  const words = wordsFrom(text);
  const [first = ""] = words;
  return (
    !text.includes("?") &&
    !signals.includes("question") &&
    !ORDER_WORDS.has(first) &&
    !QUESTION_WORDS.has(first) &&
    !isToKeep(text) &&
    !words.some((word) => PLEASE.has(word))
  );
}
