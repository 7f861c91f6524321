import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { keepingLast } from "../patterns/keepingLast.ts";
import type { Stretch } from "./otherTimes.ts";

const LIMBS =
  "arms?|legs?|quads?|hams?|hamstrings?|glutes?|ass|butt|bum|calves|chest|pecs?|back|lats?|shoulders?|delts?|biceps?|triceps?|forearms?|grip|hands?|abs|core|knees?|lungs?|heart|body|everything|whole body|(?:upper|lower) (?:body|back)|neck|traps?|bis|tris|thighs?";
const HOW =
  "(?:(?:so|very|really|super|well|proper(?:ly)?|pretty|absolutely|completely|totally|literally|probably|definitely|deffo|just|all|too|fucking|bloody|damn|be|feel|get|end up) )*";
const WORN =
  "(?:sore|dead|stiff|wrecked|fried|cooked|toast|jelly|destroyed|trashed|smoked|shot|aching|achy|hurting|tired|knackered|exhausted|useless|noodles|mush|on fire|a mess|crippled|paralysed|paralyzed)";
/** What a body does after training. */
const EFFECT = `(?:${HOW}(?:${WORN}|feel(?:ing)? (?:it|that|this|these|those|them|every \\p{L}+)|fall(?:ing)? (?:off|apart|asleep)|drop off|come off|give (?:out|up on me|in)|hate (?:me|myself|this|you|it|life)|kill (?:me|us)|murder me|d[iy](?:e|ing)|explode|burst|pop|snap|puke|throw up|vomit|pass out|faint|collapse|cry|scream|ache|hurt|cramp|seize up|regret (?:it|this|that)|suffer|pay for (?:it|this|that)|need (?:a|an|some|my|to) (?:nap|bath|massage|rest|sleep|lie down|wheelchair|new|ice|stretcher|coffee|food|drink|shower|day off|eat|sit|lay|lie)|struggle (?:to|with|on) (?:walk|sit|move|lift|get|stairs|the stairs|stand|climb)|sleep (?:well|good|like)|waddle|limp|crawl)|(?:not |(?:be )?un)(?:be )?(?:able to )?(?:walk|sit|move|lift (?:my|anything)|get up|get out|raise|stand|wash|brush|work|forgive)|be able to (?:barely |hardly )?(?:walk|sit|move|lift my|get up|stand|wash|brush))`;
const WILL =
  "(?:(?:is|are|am|m|re|s) )?(?:gonna|gunna|going to|about to)|will|ll|wo n['’]?t|won['’]?t|will not|can not|cannot|can['’]?t";
const SUBJECT = `(?:(?:(?:my|the|these|those|both|all)(?: (?:poor|little|whole|left|right|own))* )?(?:${LIMBS}|(?:my |the )?\\p{L}+ and (?:${LIMBS}))|i|im|i['’]m|i['’]ll|i am|you|it|this|that|they|we)`;
const AHEAD = compiled(
  `(?<=\\d[^?\\n]{0,60}?)(?:[,.;:!–-]? )(?:(?:tomorrow|tmrw|tmr|and|but|so|cause|cos|because|pretty sure|think|know|man|god|lol|omg|wow) ){0,3}(?:${SUBJECT}(?:['’]| )?)?(?:${WILL}) (?:${EFFECT})(?!\\p{L})[^\\d,.;!?\\n]*`,
  "giu",
);
/** "Morgen hab ich Muskelkater", "demain j'aurai des courbatures". */
const ABROAD =
  /(?<=\d[^?\n]{0,60}?)[,.;:!–-]? (?:[^\d\s,.;!?\n]+ ){0,4}?(?:muskelkater|courbatures?|agujetas|dolori(?:no|to)? muscolari|dor muscular|doms)(?!\p{L})[^\d,.;!?\n]*/giu;
/** "These squats are going to be the death of me", "if I fail this set my girlfriend will murder me", "as you'd expect": said of how it is, wherever it stands. */
const IN_A_FIGURE =
  /\b(?:(?:is|are|were|was) |['’]s |['’]re )?(?:(?:going to|gonna|gunna|will|wo n['’]t) (?:(?:actually|literally|probably|definitely|surely) )?(?:be the (?:death|end) of me|(?:kill|murder|end) me(?: (?:one day|some day|someday|dead|off|yet))?))(?= ?(?:[.,;:!)\n–-]|lol|haha|lmao|$))|\bif i (?:fail|miss|drop|skip|bail(?: on)?|do not (?:get|hit|finish|make)|don['’]?t (?:get|hit|finish|make)) (?:this|that|the|my|another|one more|a) (?:\w+ )?(?:sets?|reps?|lift|one|session|workout),? (?:\w+ ){1,3}(?:will|would|is going to|is gonna|['’]s gonna|['’]ll|gonna|going to) (?:murder|kill|disown|divorce|leave|dump|laugh at|never forgive|roast|end) me\b|\bas (?:you|one)(?:['’]?d| would| might| can| could)? expect(?:ed)?\b/giu;
const CHEAP = entered(
  /go(?:nna|ing to)|gunna|about to|will|['’]ll|won|can['’ n]|muskelkater|courbature|agujetas|muscolari|muscular|doms|expect|if i /i,
);

/**
 * What a message says its sets will do to the body that did them: "curls 3x15, my arms are gonna fall off", "gonna feel that
 * tomorrow". None of it plans a set. In: a folded text. Out: stretches, each behind a figure. Linear in texts that speak of it.
 */
export const effectsAhead = keepingLast((text): readonly Stretch[] =>
  CHEAP.test(text) && /\d/.test(text)
    ? [AHEAD, ABROAD, IN_A_FIGURE].flatMap((form) =>
        [...text.matchAll(form)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
      )
    : [],
);
