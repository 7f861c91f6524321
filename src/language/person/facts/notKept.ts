import { compiled } from "../../patterns/compiled.ts";

const KEEP_ABROAD = {
  german: "(?:ab|auf)?(?:speicher\\w*|merk\\w*|notier\\w*|behalt\\w*|schreib\\w*)",
  french: "(?:garde|note|retiens|enregistre|sauvegarde|memorise)z?",
  spanish: "(?:guardes|apuntes|anotes|registres|recuerdes|memorices)",
  italian: "(?:salvare|salvarti|memorizzare|segnare|segnarti|tenere|ricordare|registrare|annotare)",
  portuguese: "(?:guard[ae]|salv[ae]|anot[ae]|registr[ae]|memoriz[ae]|lembr[ae])",
};
const THING = "([a-z][a-z0-9 -]{2,30}?)";
const END =
  "(?=$|[,.;!]| (?:thing|bit|part|stuff|please|pls|ok|though|any ?more|after all|bitte|stp|svp|por favor|per favore)\\b)";
const MINE =
  "(?:(?:the|my|mein\\w*|de[rmn]|die|das|l|la|le|les|du|des|mon|ma|mes|el|los|las|mi|mis|il|lo|i|gli|mio|mia|o|a|os|as|meu|minha) )*";

/** What is named where somebody does not want one thing kept that they told before; folded. */
const NOT_KEPT: readonly RegExp[] = [
  `(?:do not|never|no need to|rather you did not|stop) (?:save|store|keep|remember|note|record|write down|saving|storing|keeping)(?: down)? (?:that|this|it|what i (?:said|told you)|anything|(?:the|that) (?:bit|part|thing|stuff|fact)) (?:about|on|with|of) ${MINE}${THING}`,
  `(?:do not|never) (?:save|store|keep|remember|note|record) (?:the|that|this|my) ${THING} (?:thing|bit|part|stuff|story|info)`,
  `^(?:so |and |oh |also |about )*(?:the|that|this|my) ${THING} (?:thing|bit|part|stuff|info),? (?:please |pls )?(?:do not|never) (?:save|store|keep|remember|note|record)\\b.*`,
  `(?:ignore|disregard|skip|scrap|unsave|take back) (?:that|this|it|the (?:bit|part|thing|stuff)|what i (?:said|told you|wrote)) (?:about|on|with|of) ${MINE}${THING}`,
  `das mit ${MINE}${THING} (?:bitte |doch |lieber |besser )*nicht ${KEEP_ABROAD.german}`,
  `${KEEP_ABROAD.german} (?:dir )?(?:bitte )?(?:das mit |die sache mit )?${MINE}${THING} (?:bitte |doch |lieber |besser )*nicht`,
  `(?:${KEEP_ABROAD.french}) pas (?:(?:ca|le truc|la chose|l histoire|la partie|l info|ce que j ai dit) (?:de|du|des|d|sur|pour|avec)?|(?=(?:mon|ma|mes)\\b)) ?${MINE}${THING}`,
  `no ${KEEP_ABROAD.spanish} (?:(?:lo|eso|la parte|aquello|lo que dije) (?:del?|sobre)|(?=mis?\\b)) ?${MINE}${THING}`,
  `non ${KEEP_ABROAD.italian} (?:(?:quella cosa|quello|questo|la parte|la cosa|il fatto|cio che ho detto|quello che ho detto) (?:d[ei]l{0,2}[aeo]?|dei|delle|degli|sul?l?[aeo]?|di)|(?=(?:il mio|la mia)\\b)) ?${MINE}${THING}`,
  `nao ${KEEP_ABROAD.portuguese} (?:(?:aquilo|isso|a parte|o negocio|a coisa|o que eu (?:disse|falei)) (?:d[aeo]s?|sobre)|(?=(?:o meu|a minha|meu|minha)\\b)) ?${MINE}${THING}`,
].map((pattern) => compiled(`(?:^|[^a-z])${pattern}${pattern.endsWith(".*") ? "" : END}`));

/** The one thing that a folded message does not want kept: "the lithium" of "don't save that about the lithium"; `null` without one. */
export function readNotKept(folded: string): string | null {
  for (const pattern of NOT_KEPT) {
    const thing = pattern.exec(folded)?.[1]?.trim();
    if (
      thing !== undefined &&
      !/^(?:it|that|this|me|you|das|es|dies\w*|nichts|alles|ca|cela|eso|esto|isso|questo|quello|set|sets|log|workout|session|plan|entry|last|exercise|reps?)\b/.test(
        thing,
      )
    )
      return thing;
  }
  return null;
}
