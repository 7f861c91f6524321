import { compiled } from "../patterns/compiled.ts";

const TAKES_LEAVE =
  "(?:[ ,.!]+(?:thanks?(?: (?:so|very) much| a lot)?|thank you|thx|ty|cheers|ta|danke|merci|gracias|grazie|obrigad[oa]|coach|mate|man|bro|buddy|dude|bye|see (?:you|ya)(?: (?:tomorrow|later|soon))?|later|good (?:session|workout|night)|then|guys)){0,12}";
const ENDS_TRAINING = compiled(
  `^(?:(?:ok|okay|so|and|right|alright|na|gut|bueno|bon|bene|bom|puh|phew)[ ,.]+)*(?:${[
    "that was (?:it|all|everything)(?: (?:of )?(?:the |my )?[a-z]+(?: sets?)?)?",
    "that is (?:it|all|me(?: done)?|everything|a wrap)(?: (?:for|from) (?:today|now|tonight|me|the day|this (?:morning|evening)))?",
    "(?:i am |we are |all )?(?:done|finished)(?: (?:for (?:today|now|tonight|the day)|now|here|training|lifting))?",
    "(?:bin |ich bin )?fertig(?: fur heute)?|das war(?: e)?s(?: fur heute)?|schluss(?: fur heute)?|feierabend",
    "c est (?:tout|fini)(?: pour (?:aujourd hui|ce soir))?|(?:j ai )?(?:fini|termine)",
    "listo|ya (?:esta|termine)|(?:eso )?es todo(?: por hoy)?|eso fue todo|he terminado|termine",
    "(?:ho )?finito|basta cosi|(?:e )?tutto(?: per oggi)?|acabou|(?:e |so )?(?:so )?isso(?: por hoje)?|terminei|por hoje e so",
  ].join("|")})${TAKES_LEAVE}[^\\p{L}\\d?]*$`,
  "u",
);

/** Whether somebody says after the last set that it is over: "that's it for today, thanks coach", "fertig". In: folded text. */
export const endsTraining = (folded: string): boolean => ENDS_TRAINING.test(folded);
