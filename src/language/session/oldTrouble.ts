import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";

/** Says of a trouble that it is old or comes and goes. */
const OLD = compiled(
  `\\b(?:${[
    "(?<!\\b(?:years?|yrs?|yo|month|months|weeks?|\\d) )old(?! (?:people|man|woman|lady|guy|school|gym|times?|mate|friend))|ancient|years? (?:ago|back)|since (?:19|20)\\d\\d|(?:in|from|back in) (?:19|20)\\d\\d|(?:last|a) year(?: ago)?(?= ?(?:$|[,.;!?]|but|and|still|that))|decades?|childhood|(?:from|in) (?:school|college|uni|my (?:teens|twenties|thirties)|football|rugby)",
    "now and (?:then|again)|sometimes|occasionally|once in a while|from time to time|on and off|nothing (?:new|serious|major|terrible|bad|dramatic)|(?:mostly|basically|pretty much|nearly|almost|largely) (?:fine|good|ok|okay|healed|better|gone)|healed|grumbles?",
    "alte[nrsm]?|vor (?:\\w+ ){1,3}jahren|manchmal|ab und zu|hin und wieder|(?:fast|so gut wie) (?:weg|verheilt|gut)|nichts (?:wildes|schlimmes|ernstes|neues)",
    "vieille|vieux|ancien(?:ne)?|il y a (?:\\w+ ){1,3}ans|parfois|de temps en temps|rien de grave",
    "viej[oa]|antigu[oa]|hace (?:\\w+ ){1,3}anos|a veces|de vez en cuando|nada grave",
    "vecchi[oa]|(?:\\w+ )?anni fa|a volte|ogni tanto|niente di grave",
    "antig[oa]|velh[oa]|(?:ha )?(?:\\w+ )?anos (?:atras)?|as vezes|de vez em quando|nada de grave",
  ].join("|")})\\b`,
);
/** Says that it is bad, or new. */
const ACUTE =
  /\b(?:sharp|severe\w*|bad(?:ly)?(?! (?:in|back in) (?:19|20)\d\d)|terrible|awful|agony|excruciating|killing|swollen|swelling|torn|tear|rupture\w*|fractur\w*|broken|broke|numb\w*|tingl\w*|shooting|radiat\w*|locked|locks|gave way|gives way|went out|put (?:it|my \w+) out|threw (?:it|my \w+) out|acute|inflamed|flar(?:ed|ing)|worse|worsening|can (?:barely|hardly)|quite a bit|really hurts?|a lot|this (?:morning|week)|yesterday|today hurts|since (?:yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last (?:night|week))|last (?:night|week|weekend)|days ago|just (?:hurt|tweaked|pulled|strained)|stark\w*|heftig\w*|akut\w*|seit (?:gestern|heute|montag|tagen)|geschwollen|forte?s?|aigue?|gonfle\w*|depuis (?:hier|ce matin)|fuerte|agud[oa]|hinchad\w+|desde (?:ayer|ontem|hoy|hoje)|acut[oa]|gonfi[oa]|da ieri|inchad\w+)\b/;

/** Whether a trouble that a request tells of is old or comes and goes, and nothing says that it is bad or new. In: the request as typed. */
export function isOldTrouble(text: string): boolean {
  const plain = foldText(text.slice(0, 1_000));
  return OLD.test(plain) && !ACUTE.test(plain);
}
