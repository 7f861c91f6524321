import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { type Correction, change } from "./correction.ts";
import { figuredText } from "./figuredText.ts";

/** One more set of what was just logged, as people say it between two sets. */
export type FurtherSet = {
  /** The set in words that a log is read from: "8 reps", "6 reps at 50 kg". */
  set: string;
  /** It is said to come after the last one; otherwise the figures stand alone. */
  marked: boolean;
  /** Only how many it was: at what weight is not said. */
  bare: boolean;
};

const LONGEST = 80;
/** More than this in a set said so briefly is a weight. */
const MOST_REPS = 50;

/** One more of what there was: shared by all that reads further sets. */
export const ONE_MORE =
  "another|a (?:second|third|fourth)(?= (?:(?:one|set) )?(?:at|with) \\d)|(?:one|1) (?:more|extra)|noch (?:ein(?:en|er|s|e)?|1)|encore (?:une?(?! fois)|1)|otra(?! vez)|(?:un )?altra(?! volta)|ancora una(?! volta)|mais uma(?! vez)|outra(?! vez)";
/** Says that it comes after the last set. */
const FOLLOWS = `${ONE_MORE}|un[ae] serie (?:mas|de plus|in piu)|uma serie a mais|next|following|then|and|now|after that|this time|again|nachste[rn]?|weitere[rn]?|dann|danach|und|jetzt|diesmal|nochmal|puis|ensuite|et|suivante?|maintenant|cette fois|luego|despues|siguiente|ahora|y|esta vez|poi|dopo|prossim[ao]|adesso|ora|questa volta|depois|proxim[ao]|agora|e|dessa vez|desta vez`;
const SAME_WEIGHT =
  "(?:at |with |the |mit |beim |con |al |el |lo |avec |le |au |com |o )*(?:(?:same|gleiche[ms]?|selbe[mns]?|meme|mism[oa]|stess[oa]|mesm[oa]) (?:weight|load|gewicht|poids|charge|peso|carga|carico)|(?:mit dem(?:selben)?|con lo|con el|avec le|com o) ?(?:gleichen|selben|mism[oa]|stess[oa]|meme|mesm[oa])?(?! \\p{L}))";
/** Says that the weight went up or down, so that a weight has to come. */
const MOVES =
  "(?:dropped|dropping|drop(?: ?set)?|went|going|moved|moving|jumped|bumped|back(?:ed)?(?: ?- ?| )?(?:off|down)?|lowered|reduced|increased|raised|upped|worked|down|up|runter|rauf|hoch|reduziert|gesteigert|erhoht|gegangen|descendu|redescendu|monte|remonte|baisse|augmente|baje|subi|bajando|subiendo|sceso|salito|scendendo|salendo|baixei|desci|aumentei|subindo)";
const MOVED = `${MOVES}(?: (?:it|the weight|weight|back|down|up|to|al?|auf|pra|para|su|de)(?![\\p{L}]))*`;
const SET_WORDS =
  "sets?|one|satz|runde|serie|round|back ?-?off(?: set)?|drop ?-?set|top set|warm ?-?up(?: set)?|aufwarmsatz";
const FILLERS =
  "ok|okay|so|yes|yeah|alright|also|there|the|a|an|der|ein(?:en|er)?|la|une?|el|una|il|uma|o|i|we|ich|j ai|ho|was|is|got|get|hit|did|managed|made|had|with|for|of|at|geschafft|gemacht|mit|war|waren|auf|fait|fais|avec|de|da|di|a|hice|fue|fueron|con|fatto|da|fiz|foi|com|just|only|nur|solo|apenas|seulement";

const LEAD = compiled(
  `^(?:(?:${SAME_WEIGHT}|${MOVED}|${FOLLOWS}|${SET_WORDS}|${FILLERS})(?![\\p{L}\\d])[\\s,.:;!-]*){1,12}`,
  "u",
);
const FELT =
  "(?:(?:was|felt|feeling|pretty|really|very|super|kinda|bit|still|all) )*(?:hard|tough|easy|good|great|heavy|light|fine|ok|okay|nice|brutal|grind(?:er|y)?|ugly|smooth|fast|shaky|sketchy|wobbly|max(?: effort)?|pr|pb|all out|clean|solid|slow|schwer|leicht|hart|gut|dur|facile|lourd|duro|facil|pesado|bien)";
/** "107.5x5 and that's me done": the last of them. */
const DONE_NOW =
  "(?:(?:and|then|so|und|et|y|e) )*(?:(?:that is|that was|this is) (?:me|it|all|us|my lot)(?: (?:done|finished|out|today|(?:for|with|on) (?:the |my )?\\p{L}{3,}(?: \\p{L}{3,})?)){0,12}|(?:i am |im )?(?:done|finished|cooked|fried|spent)(?: (?:for today|today))?|fertig|schluss(?: fur heute)?|fini|c est tout|listo|ya esta|basta|finito|pronto|acabou)";
const TAIL = compiled(
  `(?:[\\s,.:;!-]+(?:${SAME_WEIGHT}|this time|(?:on|in|for) the (?:next|last)(?: (?:one|set))?|again|now|diesmal|jetzt|cette fois|esta vez|questa volta|dessa vez|geschafft|gemacht|${FELT}|${DONE_NOW})){0,8}[\\s,.:;!-]*$`,
  "u",
);
const MARKS = compiled(`(?<![\\p{L}])(?:${FOLLOWS}|${SAME_WEIGHT})(?![\\p{L}])`, "u");
const AS_LOADED = compiled(`(?<![\\p{L}])${SAME_WEIGHT}`, "u");
const ASKS_ONE_MORE = compiled(`(?<![\\p{L}])(?:${ONE_MORE})(?![\\p{L}])`, "u");
const MOVING = compiled(`(?<![\\p{L}])${MOVES}(?![\\p{L}])`, "u");

const FIGURE = "(\\d{1,3}(?:[.,]\\d{1,2})?)";
const UNIT = "(kgs?|kilos?|lbs?|pounds?|plates?|#|s(?= ?(?:x|×|for|,)))";
const REPS = "(?:reps?|wiederholungen|wdhl?|repeticiones|repetitions?|ripetizioni|repeticoes)";
const GOT =
  "(?:(?:(?:but|aber|mais|pero|ma|mas) )?(?:only|just|nur|seulement|solo|solamente|apenas|so)(?: (?:got|did|for|managed))?|got|did|for|fur|pour|por|per|hice|fiz|fatto|fait|x|×|\\*)";
const EFFORT = "(?:[ ,]*(?:@|at rpe|rpe) ?(\\d(?:[.,]5)?|10))?";

/** "50 for 6", "80kg x 5". */
const WEIGHT_FIRST = compiled(`^${FIGURE} ?${UNIT}?[ ,]*${GOT} ?(\\d{1,2})(?: ?${REPS})?${EFFORT}$`, "u");
/** "85kg, 4 reps": without a word between them, one of them says what it is. */
const WEIGHT_THEN = compiled(
  `^${FIGURE} ?(?:${UNIT}[ ,]+(\\d{1,2})(?: ?${REPS})?|[ ,]+(\\d{1,2}) ?${REPS})${EFFORT}$`,
  "u",
);
/** "6 at 50", "6 reps mit 50 kg". */
const REPS_FIRST = compiled(
  `^(\\d{1,2})(?: ?${REPS})? (?:at|@|with|mit|bei|con|avec|a|com) ${FIGURE}(?: ?${UNIT})?$`,
  "u",
);
/** "80 7": a load and how often, between two sets. */
const SPACED = /^(\d{2,3}(?:[.,]\d{1,2})?) (\d{1,2})$/;
const REPS_ALONE = compiled(`^(\\d{1,2})(?: ?${REPS})?${EFFORT}$`, "u");
const SECONDS_ALONE = /^(\d{1,3}) ?(?:s|secs?|seconds?|sek|sekunden|secondes?|segundos?|secondi)$/;

const MADE =
  "good(?: lift)?|(?:3 |all |three )?whites?(?: lights?)?|(?:got|made|nailed|hit|smoked) it|easy|clean|made|gultig|geschafft|valid[eoa]?|buen[oa]?|valido";
const MISSED =
  "no lift|no good|(?:3 )?reds?(?: lights?)?|miss(?:ed)?(?: it)?|fail(?:ed)?(?: it)?|did not get it|ungultig|nicht geschafft|nicht gepackt|rate|nul[oa]|fallid[oa]|falle|mancat[oa]|sbagliat[oa]|falhei";
const ATTEMPT =
  "(?:(?:my |the )?(?:(?:second|third|2nd|3rd|last|final|next|zweiter|dritter)(?: (?:attempt|single|versuch))?|attempt [23]|(?:[23]\\.) ?versuch))";
/** "Third 197.5 no lift", "second attempt 190 good". */
const ATTEMPTED = entered(
  compiled(`^${ATTEMPT}[ ,:]*(?:at |was |with )?${FIGURE} ?${UNIT}?[ ,:-]*(?:(${MADE})|(${MISSED}|x))$`, "u"),
);
/** "Missed 200", "140 miss", "tried 140, failed". */
const MISSED_ALONE = [
  `(?:missed|failed)(?: at| the| with| a)* ${FIGURE} ?${UNIT}?`,
  `tried(?: the| with| a)* ${FIGURE} ?${UNIT}?[ ,]*(?:and |but )?(?:${MISSED})`,
  `${FIGURE} ?${UNIT}?[ ,:-]*(?:was )?(?:a )?(?:${MISSED})`,
].map((form) => compiled(`^(?:and |then |but )*${form}$`, "u"));
/** "Failed at 7" is of repetitions. */
const LEAST_LOAD = 20;

/** An attempt at a weight, told with what came of it. */
function attemptIn(text: string): FurtherSet | null {
  const attempted = ATTEMPTED.exec(text);
  if (attempted) {
    const [, weight = "", unit, made] = attempted;
    return { set: single(weight, unit, made !== undefined), marked: true, bare: false };
  }
  const missed = MISSED_ALONE.map((form) => form.exec(text)).find((found) => found !== null);
  const [, weight = "", unit] = missed ?? [];
  if (!missed || (unit === undefined && Number(weight.replace(",", ".")) < LEAST_LOAD)) return null;
  return { set: single(weight, unit, false), marked: false, bare: false };
}

function single(weight: string, unit: string | undefined, isMade: boolean): string {
  const load = `${weight.replace(",", ".")}${unit === undefined ? "" : ` ${unit}`}`;
  return isMade ? `1 reps at ${load}` : `missed ${load}`;
}

const AT_LOAD = /(?<![\p{L}])(?:at|auf|bei)[\s,]*$/u;

type Figures = { reps: string; weight?: string; unit?: string | undefined; rpe?: string | undefined };

/** "140 again, only 2 this time". */
const LOAD_AGAIN = entered(
  compiled(
    `^(?:(?:and|then|und|et|y|e) )*${FIGURE} ?${UNIT}? (?:again|once more|nochmal|encore|otra vez|di nuovo|de novo)[ ,;]+(?:(?:but|and|only|just|nur|aber|seulement|solo|for|got|did|x) )*(\\d{1,2})(?: ?${REPS})?(?= (?:this time|diesmal|cette fois|esta vez|questa volta|dessa vez)\\W*$|\\W*$)`,
    "u",
  ),
);

/** "12x10" may as well be sets of ten: a weight is far more than the repetitions beside it, or says its unit. */
const isWeight = (weight: string, unit: string | undefined, reps: string, between: string): boolean =>
  unit !== undefined ||
  /[.,]/.test(weight) ||
  !/^[x×*]$/.test(between) ||
  (Number(weight) >= 20 && Number(weight) >= 2 * Number(reps));

function figuresIn(text: string): Figures | null {
  const first = WEIGHT_FIRST.exec(text);
  if (first) {
    const [, weight = "", unit, reps = "", rpe] = first;
    const between = /[x×*]/.test(text) ? "x" : "for";
    return isWeight(weight, unit, reps, between) ? { weight, unit, reps, rpe } : null;
  }
  const then = WEIGHT_THEN.exec(text);
  if (then) return { weight: then[1] ?? "", unit: then[2], reps: then[3] ?? then[4] ?? "", rpe: then[5] };
  const [, load = "", count = ""] = SPACED.exec(text) ?? [];
  if (load !== "" && Number(load.replace(",", ".")) >= 20 && Number(load.replace(",", ".")) >= 2 * Number(count))
    return { weight: load, reps: count };
  const reversed = REPS_FIRST.exec(text);
  // "5 @9" is an effort.
  if (reversed && (reversed[3] !== undefined || Number(reversed[2]) > 10))
    return { reps: reversed[1] ?? "", weight: reversed[2] ?? "", unit: reversed[3] };
  const alone = REPS_ALONE.exec(text);
  return alone ? { reps: alone[1] ?? "", rpe: alone[2] } : null;
}

function inWords({ reps, weight, unit, rpe }: Figures): string {
  const load =
    weight === undefined
      ? ""
      : ` at ${weight.replace(",", ".")}${unit === undefined ? "" : unit === "s" ? "s" : ` ${unit}`}`;
  return `${reps} reps${load}${rpe === undefined ? "" : ` rpe ${rpe.replace(",", ".")}`}`;
}

/**
 * Reads what somebody writes between two sets: "next set 8", "dropped to 50 for 6", "100x3", "dann 80 für 5", "7, same
 * weight". In: a message after a stored set, in six languages. Out: the set, or `null` where any other word is said, or
 * where the figures are no single set. Whether it is one more set is the conversation's to say.
 */
export function readFurtherSet(text: string): FurtherSet | null {
  if (text.length > LONGEST || !/\d/.test(text) || /\?/.test(text)) return null;
  const said = figuredText(text)
    .replace(/[^\p{L}\d\s.,:;x×*@#'-]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(LOAD_AGAIN, (whole, load: string, unit = "", reps: string) =>
      isWeight(load, unit === "" ? undefined : unit, reps, "x") ? `again ${load}${unit} for ${reps}` : whole,
    );
  const attempt = attemptIn(said);
  if (attempt !== null) return attempt;
  const lead = LEAD.exec(said)?.[0] ?? "";
  const rest = said.slice(lead.length);
  const body = rest.replace(TAIL, "");
  const around = `${lead} ${rest.slice(body.length)}`;
  const marked = MARKS.test(around);
  const timed = SECONDS_ALONE.exec(body);
  if (timed) return marked ? { set: `${timed[1]} seconds`, marked, bare: true } : null;
  const figures = figuresIn(body);
  if (figures === null || Number(figures.reps) < 1 || Number(figures.reps) > MOST_REPS) return null;
  const bare = figures.weight === undefined;
  const moved = MOVING.test(lead);
  const kind = /\bdrop/.test(lead) && /\bdrop ?-?set/.test(lead) ? " drop" : /\bwarm/.test(lead) ? " warmup" : "";
  // "And one at 50" is no set of 50.
  if (bare && AT_LOAD.test(lead)) return null;
  // "Another with 50" may be of the load.
  if (bare && kind === "" && ASKS_ONE_MORE.test(lead) && !AS_LOADED.test(around)) return null;
  return bare && moved ? null : { set: `${inWords(figures)}${kind}`, marked: marked || moved, bare };
}

const FORGOT =
  "(?:(?:ich )?hab(?:e)? |(?:j ?['’]? ?ai )|me |ho |mi sono )?(?:vergessen|oublie|olvide|dimenticato|scordat[oa]|esqueci|faltou|falto|fehlt(?: noch)?)(?: (?:de|di))?";
const ADD = entered(
  compiled(
    `^(?:and |also |plus |\\+ ?|i )*(?:add|forgot|missed|did|had|there (?:was|were)|you forgot|plus|noch|${FORGOT})? ?(?:to add |to (?:log|mention) |also |in |on )*(${ONE_MORE}|an?|one|ein(?:en?)?|une?|una|uma|um|\\d+)(?: (?:more|extra|additional|further|other|warm ?-?up|drop|back ?-?off))* (?:sets?|satz|serie)((?:[,:;] ?(?=\\d)| )(?:of|with|at|for|x|a|mit|de|da|\\d).*)?$`,
  ),
);
const ADD_VERB =
  /^(?:and |also |plus |i )*(?:add|forgot|missed|there (?:was|were)|you forgot|plus|(?:(?:ich )?habe? |j ?['’]? ?ai |me |ho |mi sono )?(?:vergessen|oublie|olvide|dimenticato|scordat[oa]|esqueci|faltou|falto|fehlt))\b|^(?:and |then )?\+ ?(?=\d|an?\b|one\b)/;
/** "Add a set of dumbbells to my equipment": what there is to train with. */
const OF_THINGS =
  /^ of (?:\d+ ?(?:kgs?|lbs?) )?(?:dumb ?bells?|dbs|kettle ?bells?|kbs|(?:bumper )?plates|weights|(?:resistance )?bands|tools|rings)(?= (?:to|for|in|from|at)\b|[ ,.!]*$)|\b(?:equipment|gear|home gym|workouts?|sessions?|plans?|routine)\b/u;
/** "Plus 3 sets of clams after": of an exercise of its own. */
const OF_OTHER =
  /^ (?:of|de|da|di|von) (?!(?:the )?same|those|them|these|it\b|that\b|this\b|about|around|like\b|just|only|ca\b|roughly|reps?|each|my\b|maybe|probably|another)\p{L}{3,}/u;
/** The weight of a further set where nothing else is said. */
const AS_HEAVY = entered(compiled(`,? ${SAME_WEIGHT}$`));

/** "Noch 2 Sätze mit 50", "et encore 2 séries à 50": so many more, with what may be a load. */
const MORE_WITH = compiled(
  `^(?:(?:ok|okay|und|dann|danach|et|puis|ensuite|y|luego|despues|e|poi|dopo|depois|and|then|plus|also|i did|did)[ ,]+)*(?:(?:noch|weitere|encore|otras?|mas|altre|ancora|mais|outras|another) )*([1-9]) (?:(?:more|weitere|mas|altre|mais|outras|otras) )?(?:sets?|satze|series|serie|more)(?: (?:mas|in piu|de plus|a mais|more))? (?:mit|bei|auf|a|avec|con|com|da|de|at|with|@) (\\d{1,3}(?:[.,]\\d{1,2})?) ?${UNIT}?$`,
  "u",
);
/** Nobody has to be told twice that more follows: one of these stands before. */
const SAYS_MORE = entered(
  /(?<!\p{L})(?:noch|weitere|danach|dann|encore|puis|ensuite|otras?|mas|luego|despues|altre|ancora|poi|dopo|depois|mais|outras|more|then|another|plus|also)(?!\p{L})/u,
);
/** "Warm-up was 60x5 80x3": sets before those that were told. */
const WARMED_UP = entered(
  /^(?:(?:&|\+|and|also|oh|forgot|plus|i|had|did|missed|my|the|some|with|a|to (?:say|add|log|mention))[ ,]+)*warm ?-?ups?(?: sets?)?(?: (?:was|were|is|are|before|first|i did|did|at))*[ :,-]*(\d{1,3}(?:[.,]\d{1,2})? ?(?:kgs?|lbs?)? ?[x×*] ?\d{1,2}(?:(?:,? (?:and |then |& )?|, ?| ?\/ ?)\d{1,3}(?:[.,]\d{1,2})? ?(?:kgs?|lbs?)? ?[x×*] ?\d{1,2}){0,5})(?: (?:before(?:hand)?(?: (?:that|it|those|them))?|first))?$/u,
);
const LIGHT_SET = /(\d{1,3}(?:[.,]\d{1,2})?) ?(kgs?|lbs?)? ?[x×*] ?(\d{1,2})/gu;
/** "60x5" is a load and how often; "3x10" nobody knows. */
const LEAST_WARM = 15;

function warmedUp(text: string): Correction | null {
  const said = WARMED_UP.exec(text)?.[1];
  const sets = [...(said ?? "").matchAll(LIGHT_SET)].map(([, load = "", unit = "", reps = ""]) => ({
    load: load.replace(",", "."),
    unit,
    reps,
  }));
  if (sets.length === 0 || sets.some(({ load }) => Number(load) < LEAST_WARM)) return null;
  const words = sets.map(({ load, unit, reps }) => `${reps} reps at ${load}${unit === "" ? "" : ` ${unit}`} warmup`);
  return change({ added: { count: 1, text: words.join("; ") } });
}

function moreWith(text: string): Correction | null {
  const found = SAYS_MORE.test(text) ? MORE_WITH.exec(text) : null;
  const [, count = "", figure = "", unit] = found ?? [];
  if (found === null) return null;
  const value = figure.replace(",", ".");
  return change({
    added: { count: Number(count), text: unit === undefined ? `with ${value}` : `at ${value} ${unit}` },
  });
}

/** Sets that were forgotten or came after, told as such. In: folded text, number words as figures. */
export function readAddedSets(text: string): Correction | null {
  const before = warmedUp(text) ?? moreWith(text);
  if (before !== null) return before;
  const further = readFurtherSet(text);
  if (further?.marked) return change({ added: { count: 1, text: further.set } });
  const added = ADD.exec(text.replace(AS_HEAVY, ""));
  if (!added || !ADD_VERB.test(text) || OF_THINGS.test(added[2] ?? "") || OF_OTHER.test(added[2] ?? "")) return null;
  const count = /^\d+$/.test(added[1] ?? "") ? Number(added[1]) : 1;
  const kind = /\bwarm ?-?up\b/.test(text) ? " warmup" : /\bdrop\b/.test(text) ? " drop" : "";
  return change({ added: { count: Math.min(count, 50), text: `${(added[2] ?? "").trim()}${kind}`.trim() } });
}
