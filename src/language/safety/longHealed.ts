import { compiled } from "../patterns/compiled.ts";

const STILL_TO_HEAL =
  "still (?:in|on|healing|recovering|sore|swollen|open|seeping|numb|painful|hurts?|weak)|not (?:healed|cleared|signed|allowed)|swell\\w*|swoll\\w*|ooz\\w*|leak\\w*|infect\\w*|fever\\w*|redo|redone|revision|another (?:op|operation|surgery)|yesterday|last (?:week|month)|(?:\\d|two|three|four|five|six) (?:days?|weeks?) (?:ago|post|out|after)|just (?:had|got)|stitches|crutch\\w*";
const TIMES =
  "(?:last|back in(?: the)?) (?:spring|summer|autumn|fall|winter)|(?:[4-9]|1\\d|2\\d|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen|many|several) months? (?:ago|back|post|out|on|later|since|after|down)|half a year|(?:over |about |nearly |almost )?a year (?:ago|back|post|out|since)|years? (?:ago|back|post|out|since)|decades? ago|ages ago|long (?:time )?ago|back in the day|(?:healed|recovered) (?:well|nicely|completely|fine|up|since|now|years|months)|good as new|no (?:trouble|problems?|issues?|bother) since|(?:fine|good|great|perfect|grand) (?:ever )?since|never looked back|letzte[nms] (?:jahr|fruhling|sommer|herbst|winter)|vor (?:\\w+ )?jahren|hace (?:\\w+ )?anos|il y a (?:\\w+ )?ans|anni fa|anos atras";

/** An operation or an injury that is at least a season back, or healed, and nothing that is open yet. In: folded words of a sentence. */
export const LONG_HEALED = compiled(`^(?!.*\\b(?:${STILL_TO_HEAL})\\b).*\\b(?:${TIMES})\\b`);
