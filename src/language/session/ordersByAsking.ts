import { compiled } from "../patterns/compiled.ts";

const LEAD = "^\\W*(?:(?:ok|okay|hm+|and|but|so|actually|please|sorry|wait|aber|mais|pero|ma|mas)[ ,]+)*";
/** What such a question asks to be done. */
const CHANGE =
  "(?=.*\\b(?:no|not|without|with|in|out|less|more|fewer|shorter|longer|lighter|heavier|easier|harder|instead|rather|swapped|replaced|dropped|removed|changed|skipped|left|skip\\w*|drop\\w*|swap\\w*|leav\\w*|remov\\w*|cut\\w*|tak\\w*|mak\\w*)\\b)";
/** "Is it possible to grow without deadlifts?" is about training, "could there be something wrong with it?" about the body. */
const NOT_OF_TRAINING =
  "(?!.*\\b(?:grow|gain|muscles?|stronger|bigger|progress|results|lose (?:weight|fat)|learn|improve|wrong|matter|problem|why|because of)\\b)";
const TO_CHANGE =
  "(?! to (?!have|do|get|make|skip|drop|leave|swap|cut|change|keep|take|remove|replace|be|go|use|add|reduce|shorten|switch)\\b)";
const POSSIBLE_ABROAD =
  "(?:(?:geht|ginge|klappt|gings?) (?:(?:das|es|s|die \\p{L}+|der \\p{L}+) )?(?:(?:auch|vielleicht|evtl|nicht|irgendwie) )*|¿?(?:se puede|se podría|puede ser|podría ser|sería posible|es posible)(?: (?:hacer(?:lo|la)?|que sea))? |(?:si può|si puo|si potrebbe|è possibile|e possibile|sarebbe possibile|può essere|potrebbe essere)(?: (?:fare|far(?:lo|la)))? |(?:dá|da|daria|tem como|pode ser|seria possível|é possível)(?: (?:pra|para))?(?: (?:fazer|ser))? |(?:(?:c['’ ]?est|ce serait|est-ce|serait-ce) )?possible (?:de (?:le |la )?faire )?|(?:on (?:peut|pourrait|fait)|[çc]a (?:peut|marche|va)|ce serait)(?: (?:le |la )?(?:faire|être|aussi))* )";

const FRAMES: readonly RegExp[] = [
  // "Can you leave the lunges out?", "could i skip the last one?"
  `${LEAD}(?:can|could|would|will) (?:you|u|we|i (?:get|have|swap|skip|drop|do))\\b`,
  // "Could there be no deadlifts in it?", "would it work with bands?"
  `${LEAD}${NOT_OF_TRAINING}(?:can|could|may|might|would|will) (?:there|it|this|that|the (?:session|workout|whole thing)) (?:be|have|work|go|come)\\b${CHANGE}`,
  // "Can the push-ups be left out?"
  `${LEAD}(?:can|could|may|might) (?:the|those|these|that) (?:\\p{L}+[ -]?){1,3}? (?:(?:maybe|please|perhaps|also|possibly) )*(?:be|get|go)\\b${CHANGE}`,
  // "Any chance of no burpees?", "is it possible to have it shorter?", "would you mind leaving out the squats?"
  `${LEAD}${NOT_OF_TRAINING}(?:(?:is there )?any (?:chance|way|possibility)|(?:is|would) (?:it|there) (?:be )?(?:possible${TO_CHANGE}|(?:a|any) (?:way|chance))|(?:do|would) you mind|mind if)\\b${CHANGE}`,
  // "And with bands?", "¿se puede sin flexiones?", "geht das auch ohne Liegestütze?"
  `${LEAD}(?:(?:and|or|und|oder|et|ou|y|o|e|ou) )?(?:${POSSIBLE_ABROAD})?(?:with(?:out)?|mit|ohne|avec|sans|con|sin|senza|com|sem) (?!(?:what|which|how|was|wem|wen|quoi|quel\\p{L}*|que|qué|cosa|che|quale|o que|qual)(?!\\p{L}))`,
  `${LEAD}(?:what|how) about (?:with|without|no|just|only) (?!what|how|the (?:sets|reps|weight))`,
  "^\\W*(?:kannst|konntest|können|könntest|puedes|podrías|peux|tu peux|pouvez|puoi|potresti|pode|podes|something|anything|another)\\b",
  // "Toglieresti gli affondi?", "quitarías las sentadillas?", "würden Sie die Kniebeugen ersetzen?"
  `${LEAD}(?:(?:mi|me|te|nous|ci|nos|tu|vous|je l[ea]s?) )*(?:(?:to(?:gli)|lev|elimin|cambi|sostitui|tir)(?:e|i)?rest[ei]|(?:quit|sac|cambi|elimin|sustitui|tir|troc|mud|remov|substitui)(?:a|e)?r(?:ía|ia)s?|(?:enl[eè]v|retir|chang|remplac|supprim|vir)er(?:ais|iez)(?:[- ](?:tu|vous))?|(?:w[uü]rd(?:e|est|en|et)|könnten?|könntet) (?:du|sie|ihr)\\b(?=.*\\b(?:weglassen|rausnehmen|raus|ersetzen|austauschen|tauschen|streichen|rauswerfen|entfernen|kürzen|verkürzen|auslassen)))`,
  // "Got another one?", "a shorter version?"
  `${LEAD}(?:(?:(?:have|do) you )?(?:got|have) )?(?:another|any other|a different|an? (?:easier|harder|shorter|longer|lighter)) (?:one|version|option|session|workout)(?: (?:please|pls|then|instead))*\\W*$`,
  // "Knee's dodgy today, anything easier on it?"
  "[,.;] ?(?:so |and |is there |got )?(?:anything|something) (?:easier|gentler|kinder|lighter|softer)(?: (?:on|for) (?:it|them|that|(?:the|my) \\p{L}+))?(?: instead)?\\W*$",
  // "How about 30 min?"
  "^\\W*(?:(?:ok|okay|hm+|and|but|actually|so|und|et|y|e)[ ,]+)*(?:what about|how about|wie w[äa]r(?:'?s| es|e)?(?: mit)?|et si|que tal|qué tal|y si|e se)\\b(?=.{0,20}\\d{1,3} ?(?:m|mins?|minute\\w*|minut\\w*)?\\W*$)",
].map((frame) => compiled(frame, "iu"));

/** Whether a question is an order in its form: a change is asked for, and no answer. In: the message as typed. */
export const ordersByAsking = (text: string): boolean => FRAMES.some((frame) => frame.test(text));
