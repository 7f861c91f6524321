import { compiled } from "../patterns/compiled.ts";

const ADVERB =
  "so|really|very|pretty|quite|a bit|a little|kinda|kind of|sorta|way|too|just|all|still|surprisingly|properly|absolutely|totally|extra|mega|echt|sehr|richtig|ganz|ziemlich|etwas|ein bisschen|tres|vraiment|assez|trop|un peu|plutot|bien|muy|bastante|un poco|super|tan|molto|davvero|un po|troppo|proprio|muito|bem|um pouco|demais";
const HOW =
  "insane|unreal|crazy|incredible|massive|huge|sick|mental|wild|epic|ridiculous|non ?existent|on point|on fire|heavy|heavier|light|lighter|easy|easier|hard|harder|tough|brutal|awful|rough|good|great|amazing|terrible|horrible|bad|slow|slower|fast|quick|smooth|sluggish|weak|strong|stronger|solid|grindy|a grind|a grinder|a struggle|a killer|a battle|a slog|ugly|fine|ok|okay|alright|weird|off|sloppy|shaky|dead|toast|toasted|jelly|lead|cooked|fried|destroyed|wrecked|tired|wiped|gassed|knackered|done|spent|fresh|stiff|wobbly|rubbish|shit|crap|crappy|meh|nice|fun|boring|horrid|hell|death|murder|torture|decent|average|ropey|snappy|crisp|clean|humbling|painful but good|schwer|leicht|hart|zah|gut|super|schlecht|locker|mude|platt|anstrengend|ok|brutal|lourd(?:e|es|s)?|dur(?:e|es|s)?|facile|leger|mort(?:e|es|s)?|creve(?:e)?|claque(?:e)?|bien|genial|nul|duro|dura|durisim[oa]|pesad[oa]s?|facil|bien|genial|fatal|muert[oa]s?|cansad[oa]s?|fuerte|pesante|pesanti|facile|bene|male|mort[aeio]|stanc[oahi]+|distrutt[aeio]|pesad[oa]s?|facil|bem|otimo|mort[oa]s?|acabad[oa]";
const SUBJECT =
  "it|that|this|they|these|those|i|we|everything|all of (?:it|them)|(?:the |my )?(?:last|first|second|third|final|top) (?:one|two|few|set|sets|rep|reps|round|bit|km|mile|half|minutes?)|(?:the |my )(?:weights?|bar|sets?|reps?|legs?|arms?|grip|lungs?|core|back|chest|glutes?|quads?|hamstrings?|shoulders?|calves|body|pace|run|session|workout|whole thing|second half)|(?:the |my )?(?:pump|burn|form|technique|depth|energy|balance)|legs|arms|grip|lungs|body|glutes|quads|das|es|die (?:beine|arme)|(?:der )?letzte (?:satz|runde)|ca|c|les jambes|le dernier|esto|eso|las piernas|la ultima|le gambe|l ultima|as pernas|a ultima";
const VERB =
  "felt|feels?|feeling|was|were|is|are|went|moved|flew|(?:am|m) feeling|got|ended up|war|waren|ist|sind|fuhlte sich|fuhlten sich|fuhlt sich|etait|etaient|est|sont|estuvo|estaba|estan|fue|era|erano|sono|e stat[ao]|foi|estava|estao|foram|senti";
const OPENING =
  "(?:(?:ok|okay|so|and|but|man|god|ugh|phew|wow|lol|haha|honestly|tbh|yeah|oh|damn|whew|though|felt like)[ ,.!]+)*";
const CLOSING =
  "(?: (?:an|today|tho|though|lol|haha|now|ngl|tbh|tonight|this time|by the end|at the end|after that|again|man|mate|heute|aujourd hui|hoy|oggi|hoje|as hell|as fuck|af))*";
const ONE = `(?:(?:${SUBJECT}) )?(?:${VERB}) (?:(?:${ADVERB}) )*(?:${HOW})${CLOSING}|(?:${ADVERB}) (?:${HOW})${CLOSING}|(?:my |the )?(?:grip|legs?|arms?|lungs?) (?:gave (?:out|up)|gone|went|gone to jelly|burning|on fire|were (?:burning|on fire)|screaming)(?: on the (?:last|final) (?:one|set|few))?`;
/** One or two remarks, and nothing beside them. */
const FEEL = compiled(
  `^\\W*${OPENING}(?:${ONE})(?:[ ,.;!-]+(?:but |and |aber |mais |pero |ma |mas )?(?:${ONE}))?[\\s.!,…)(:;\\p{Extended_Pictographic}\\uFE0F-]*$`,
  "u",
);
const LONGEST = 90;

/** Whether a message only tells how training felt: "felt awful though, legs were heavy". In: folded text, six languages. */
export const tellsFeel = (folded: string): boolean =>
  folded.length <= LONGEST && !/[\d?]/.test(folded) && FEEL.test(folded);

/** "New PB!", "that's a PR for me". */
export const RECORD_TOLD =
  /^\W*(?:(?:omg|wow|yes+|woo\w*|finally|and|lol|guys|coach)[ ,!.]+)*(?:(?:it|that|this)(?: is|s|'s| was) )?(?:an? |my )?(?:(?:new|all ?-?time|lifetime|another|first) )*(?:pb|pr|personal best|personal record|record|neuer rekord|neue bestzeit|neue bestleistung|record perso\w*|nuevo record|nuova? (?:record|primato)|novo recorde)(?: (?:for me|today|btw|baby|lol|yay))*[\s!.…]*$/u;
