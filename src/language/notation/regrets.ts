import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const HAVE = "(?:could|should|would)(?: have| of|a|['’]?ve)";
const DONE =
  "(?:had|done|gone|got|gotten|hit|used|made|managed|taken|lifted|pulled|pressed|stayed|stopped)(?![\\p{L}])";
/** "Could have done two more" is told of the reserve of a set. */
const IN_RESERVE = "(?![^,.;!?\\n]{0,24}(?<!\\p{L})(?:more|another|extra|left|in reserve|in the tank)(?!\\p{L}))";
const SAID = `(?<!\\p{L})(?:(?:i|we) )?${HAVE} ${DONE}${IN_RESERVE}`;

/** "could have had 8", "should have done 4 sets": what was not, anywhere in a text. */
export const REGRET = compiled(SAID, "iu");
/** "Could have done 2 more on the last one.", "wondering if I should have gone heavier", "how heavy that felt!": looks back at the sets beside it. */
export const LOOKS_BACK = entered(
  compiled(
    `^\\W*(?:(?:and|but|prob(?:ably)?|maybe|definitely|guess|so|now|just|bit of me is) )*(?:(?:i )?${HAVE} ${DONE}|(?:i['’]?m |i |was )?(?:wonder(?:ing)?|not sure|unsure|debating|dunno) (?:if|whether) (?:i|it|that|this|we) ${HAVE}|how \\p{L}+ (?:that|this|it|those|they) (?:felt|was|were|went|moved)|(?:(?:da|ich) )?h[äa]tte(?: ich)? (?:noch |mehr |auch )|j['’]aurais (?:pu|d[uû])|(?:podr[íi]a|deber[íi]a) haber|hubiera podido|avrei (?:potuto|dovuto)|(?:podia|deveria|devia) ter)(?![\\p{L}])[^?]*$`,
    "iu",
  ),
);
/** A clause that begins with one. */
export const IS_REGRET = entered(compiled(`^\\W*(?:and |but |prob(?:ably)? |maybe |definitely |guess )*${SAID}`, "iu"));
/** One that runs on from what stands before it. */
export const REGRET_RUNS_ON = entered(compiled(`(?<=\\S )${SAID}`, "iu"));
/** "Should have done 4 sets. bench 3x8 60": a sentence of its own before sets. */
export const REGRETTED_BEFORE = compiled(`^\\W*${SAID}[^.;!?]*[.;!] +(?=[^.;!?]*\\d ?[x×] ?\\d)`, "iu");
