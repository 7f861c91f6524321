import { compiled } from "../patterns/compiled.ts";
/** Words of what is long ago. */
export const REMOTE = compiled(
  "\\b(?:(?:\\d+|a|an|one|two|three|four|five|six|seven|eight|ten|few|several|many|couple(?: of)?|some) (?:months?|years?|decades?) (?:ago|back)|\\w+ (?:years|decades) (?:ago|back|since)|years ago|months ago|decades ago|" +
    "(?:vor|hace|il y a|ca fait|ha|faz|fa) (?:\\w+ )?(?:jahren|anos|ans|annees|anni|decadas)|\\w+ (?:anos|anni) (?:atras|fa)|(?:aos|a los|a|mit|con|com) \\d{1,2} (?:anos|ans|anni|jahren)|de (?:crianca|chic[oa])|quando (?:crianca|menin[oa])|" +
    "(?:em|en|in|anno|since|of|of summer) (?:[5-9]\\d)$|(?:19[5-9]\\d|20[01]\\d|202[0-3])(?! ?(?:m|w|kg|kcal|cal|steps|meters|metres|watts|reps|schritte|pasos))(?:$| )|" +
    "last (?:year|summer|winter|spring|autumn|fall|season)|as an? (?:kid|child|teen|teenager|baby|student|boy|girl|lad|lass|toddler|youngster|junior|schoolboy|schoolgirl|young (?:man|woman|lad|girl))|(?:once|back|was|were|while|when|years) at (?:school|uni|university|college)|at (?:school|uni|university|college) (?:i|we) (?:was|had|used|got|were)|in my youth|when i was (?:a |an |in )?(?:kid|child|teen|teenager|baby|young|younger|\\d+|little|school|college)|" +
    "(?:in|since|from) (?:19|20)\\d\\d|back in (?:\\d|the day|high|college|school|uni|my|january|february|march|april|may|june|july|august|september|october|november|december)|never (?:again|since|happened again)|(?<!\\b(?:im|am|is|still|now|currently|everyone|everybody|people|kids|guys|girls|boys|they|him|her|who) )in (?:high school|college|school|uni|university)|in (?:the army|my (?:teens|twenties|20s|30s|thirties))|long ago|ages ago|" +
    "in the past|childhood|years later|years back|\\d+ years (?:sober|clean|clear|free)|" +
    "(?:hatte|jahr|en|nel|em|anno|ano|in) (?:19|20)\\d\\d|als (?:kind|jugendliche[rn]?|teenager|ich (?:klein|jung|\\d+) war)|in meiner (?:jugend|kindheit)|fruher mal|" +
    "de (?:pequen[oa]|nin[oa]|joven)|cuando era (?:nin[oa]|joven|pequen[oa]|adolescente)|quand j etais (?:petite?|jeune|ado|gamine?|enfant)|da (?:piccol[oa]|bambin[oa]|ragazz[oa])|quando ero (?:piccol[oa]|giovane|ragazz[oa])|quando eu era (?:crianca|jovem|pequen[oa]|adolescente)|na infancia|" +
    "(?:anos|anni|mesi|meses|jahre) (?:atras|fa|her)|vor (?:\\d+|einem|zwei|drei|vielen) (?:jahr|jahren|monaten)|letztes jahr|vergangenes jahr|(?:jahre|ewig|ewigkeiten|jahrzehnte) her|(?:l )?anno scorso|ano pasado|(?:l )?annee derniere|ano passado|lange her|hace (?:anos|meses|mucho)|hace (?:\\d+|un|dos|tres|muchos) (?:ano|anos|meses)|il y a (?:\\d+|un|deux|trois) (?:an|ans|mois)|(?:\\d+|un|due|tre) (?:anno|anni|mesi) fa|ha (?:\\d+|um|dois|tres) (?:ano|anos|meses))\\b",
);
/** What a time that is long ago begins with. */
export const REMOTE_START =
  /^(?:about |around |like |almost )?(?:\d+|a|two|three|four|five|six|ten|few|several|years|months|back|last|in|jahre|lange|ewig|ist|hace|vor|il y a|anos|anni|ans|ages|long|way)\b/;
/** These stand before what they put into the past: "history of fainting", "I used to get dizzy". */
export const REMOTE_BEFORE =
  /\b(?:history of|fruher (?:oft|mal|immer|manchmal|ofter)|used to|recovered from|survivor of|previously)(?: \w+){0,2}$/;
