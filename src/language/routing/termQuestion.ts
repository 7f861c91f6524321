import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { TRAINING } from "./trainingWords.ts";

/** What a way of training, a measure or a part of a movement is called where people train; beside the words of `TRAINING`. */
const TERMS =
  "e1rm|training max|double progression|linear progression|undulat\\w+|daily undulating|step ?loading|wave ?loading|ramp(?:ing)?(?: sets?)?|top sets?|back ?offs?|straight sets|pyramids?|ladders?|complexes|" +
  "rest[- ]pause|pre[- ]?exhaust\\w*|blood flow restriction|bfr|occlusion|lengthened partials?|partials|pauses?|paused reps?|tempo reps|cheat reps|forced reps|max effort|dynamic effort|conjugate|westside|" +
  "greas(?:e|ing) the groove|auto ?-?regulat\\w*|rate of perceived exertion|reps? in reserve|perceived exertion|failure|unilateral|bilateral|agonists?|antagonists?|synergists?|prime movers?|" +
  "(?:scapular |shoulder )?(?:retraction|protraction|depression|elevation)|supination|pronation|supinated|pronated|abduction|adduction|flexion|extension|dorsi ?flexion|plantar ?flexion|anterior pelvic tilt|pelvic tilt|" +
  "q angle|moment arms?|leverages?|atg|ass to grass|parallel|kipping|butterfly pull ?ups?|lactate(?: threshold)?|lactic acid|threshold runs?|anaerobic|aerobic|fartlek|strides|zone (?:1|2|3|4|5|one|two)|ftp|tempo runs?|" +
  "epoc|afterburn|neat|prehab|rehab|pre ?hab|super ?compensation|mesocycles?|macrocycles?|microcycles?|block periodi[sz]ation|peaking|taper(?:ing)?|maintenance volume|mev|mrv|mav|minimum effective volume|" +
  "wilks|dots|ipf points|sinclair|pr|pb|wod|rx|rxd|scaled|chipper|metcon|hyrox|tonnage|volume load|density|work capacity|gpp|spp|dup|rft|eccentrics?|concentrics?|isometrics?|sarcopenia|myofibrillar|sarcoplasmic";
const TERM = entered(
  compiled(
    `^(?:${TERMS}|${TRAINING})(?: (?:sets?|reps?|training|method|style|runs?|technique|programming|principle|workouts?|grip|week|phase))?$`,
  ),
);

const LEAD =
  "^(?:(?:so|ok|okay|hey|and|but|quick question|sorry|noob question|wtf|coach|btw|pls|please|um|er)[ ,:-]+){0,3}";
const ASKED =
  "(?:what is meant by|(?:what|wtf|wth)(?: even| the hell| exactly)?(?: is|s| are|re| does| do)|whats|define|definition of|(?:the )?meaning of|explain(?: to me)?|" +
  "was (?:ist|sind|bedeutet|heisst|meint)|(?:qu ?'? ?est ce que? c ?'? ?est(?: que)?|c ?'? ?est quoi|que veut dire)|que (?:es|son|significa|quiere decir)|(?:che )?cos ?'? ?(?:e|sono)|cosa (?:e|sono|significa)|(?:o )?que (?:e|sao|significa))";
const ARTICLE =
  "(?:an?|the|these|this|that|even|actually|der|die|das|eine?|un|une|el|la|l|los|las|lo|il|i|le|o|um|uma)";
const AFTER =
  "(?: (?:means?|meaning|bedeutet|heisst|stand(?:s)? for|works?|exactly|actually|again|anyway|even|all about|about|used for|good for|for|in (?:lifting|training|the gym|fitness|english)|basically|like im (?:5|five)))*";
const END = "[ ?!.]*$";

/** "What is an EMOM", with what is asked about. */
const FIRST = compiled(`${LEAD}${ASKED} (?:${ARTICLE} ){0,3}(.+?)${AFTER}${END}`);
/** "EMOM meaning?", "drop set explained", "RIR??" with what is asked behind it. */
const BEHIND = compiled(
  `${LEAD}(?:${ARTICLE} )?(.+?)[ ,:?-]+(?:means? what|meaning|means\\?|definition|explained?|(?:what|was|quoi) (?:is|does|ist|heisst|bedeutet)?(?: (?:that|it|this|das))?(?: means?| mean)?(?=[ ?!.]*$)|what is (?:that|it|this)|c est quoi|que es(?: eso)?|cos ?e|o que e)\\b`,
);

/** Longer than this, nobody only asks what a term means. */
const LONGEST = 120;

/** What is looked for in the message. */
export const TERM_PATTERNS: readonly RegExp[] = [FIRST, BEHIND];

/** Whether a folded message asks what a term of training means. `mayFind` rules out patterns that are not in it. */
export function asksTerm(text: string, mayFind: (pattern: RegExp) => boolean): boolean {
  if (text.length > LONGEST) return false;
  return TERM_PATTERNS.some((asked) => {
    const term = mayFind(asked) ? asked.exec(text)?.[1] : undefined;
    return term !== undefined && TERM.test(term);
  });
}
