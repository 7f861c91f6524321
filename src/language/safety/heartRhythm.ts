import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { caution, emergency, type Rule, wordsOf } from "./finding.ts";
import { isHarmlesslyMeant } from "./harmlessCause.ts";
import type { Reading } from "./reading.ts";
import { needing } from "./ruleNeeds.ts";
import { anyOf, type Sign, signRule } from "./signRules.ts";
import { EXERTION } from "./slaveDriver.ts";
import { OVER } from "./stopFrames.ts";

/** A pulse at rest that is none of rest. */
const RESTING = /\bresting (?:heart rate|hr|pulse)\b[^.!?\n]{0,15}\b(?:1[1-9]\d|2\d\d)\b/;
/** The same as a watch shows it. */
const SITTING =
  /\b(?:watch|pulse|hr|heart rate|bpm|puls|pulso|pouls|polso|garmin|polar|fitbit)\b[^.!?\n]{0,25}\b1[2-9]\d\b[^.!?\n]{0,20}\b(?:just |while |when )?(?:sitting|lying|in bed|on the (?:sofa|couch)|at rest|doing nothing)\b/;
const heartBeat = needing({ concepts: ["palpitations"], plain: [RESTING, SITTING] }, (r) => {
  const resting = RESTING.test(r.message.plain);
  const atEase = SITTING.test(r.message.plain);
  const heart = r.every("heart", "palpitations", "pressure")[0];
  if (resting || atEase) return caution("resting_pulse", "heartBeat", ...(heart ? [heart] : []));
  for (const hit of r.hits("palpitations")) {
    const words = wordsOf(r, hit);
    const isIrregular =
      /palp|arrhyth|irregular|flutter|skip|stolper|jump|stopp|paus|flip|flop|weird|funny|tachy|taqui|tachyc|somersault|stutter|gallop/.test(
        words,
      );
    const isNormal =
      r.says(
        /\b(?:normaliz\w*|settled|calmed|last (?:rep|set|sprint)|tiro final|ultim[ao] (?:serie|tiro|sprint)|sprints?|cardio|set|sets|burpees|run|hiit|zone|intervals|repeats?|reps|laps?|[248]00m?s?|felt (?:good|great|fine|amazing)|workout|hills?|uphill|salita|subida|cuesta|cote|montee|anstieg|rennen|intervall\w*|serien?|tabata|km|good way|excited|nervous|pr|pb|wod|metcon|emom|amrap|finisher|rounds?|loved|(?:after|during|from|end of|in) (?:\w+ ){0,2}(?:class|session|training)|attempt|movie|crush|date)\b/,
        hit,
      ) &&
      !r.says(
        /\b(?:at rest|resting|sitting|lying|wont|still|minutes|hours?|out of nowhere|random|randomly|night|bed|for no reason|calm down|slow down|days?)\b/,
        hit,
      );
    if (!isIrregular && (isNormal || r.isLaughed(hit))) continue;
    return caution("palpitations", "heartBeat", hit);
  }
  return null;
});

/** A beat that comes late, doubled or not at all; that it went on as it should afterwards takes nothing from it. */
const STRAY =
  /\b(?:paus\w*|skip\w*|miss(?:ed|es|ing)|flutter\w*|fl[io]p\w*|somersault\w*|thud\w*|stutter\w*|gallop\w*|irregular\w*|erratic\w*|weird\w*|funny|strange\w*|ausgesetzt|aussetzer|stolper\w*|gestolpert|tonf\w*|rates?|salt\w*)\b/;
/** A heart in love or in a match, and a set or a watch that is paused. */
const NO_HEART =
  /\b(?:zone|max (?:hr|heart)|strap|watch|monitor|sensor|garmin|polar|whoop|crush|date|love|in love|movie|dog|skipped? (?:the|a|my) (?:warm|set|session|day)|goal|scored|penalty|salita|ripetute|scatti|gara|cuesta|subida|montee|fractionne|anstieg|ladeira|tiros|paused? (?:\w+ )?(?:squats?|bench\w*|dead ?lifts?|press\w*|rows?|lunges?|reps?|sets?|push ?ups?|pull ?ups?|dips?))\b/;
const SETTLED =
  /\b(?:normal\w*|settled|came (?:back )?down|calmed|se calm\w*|bajo (?:luego|en seguida)|giu subito|beruhigt)\b/;
/** What an effort makes any heart do. */
const POUNDS =
  /\b(?:thump|pound|hammer|bang|beat|rac)\w* (?:\w+ ){0,5}?(?:after|from|during|off) (?:(?:the|my|those|all|each|every|these|that|\d\S*) ){0,2}(?:repeats?|sprints?|intervals?|reps?|sets?|hills?|burpees|rounds?|laps?|finisher|wod|metcon|amrap|runs?|thrusters|\d+ ?m|\d00s|\d{2,4}m?s)\b/;
/** A stray beat, or a pounding that goes on. */
const STRAY_OR_LASTS = `(?:${STRAY.source}|\\b(?:still|wont|minutes|hours?|at rest|resting|sitting|lying|bed|sofa|couch|night|days?|chest|dizzy|faint\\w*|breath\\w*)\\b)`;
const LASTS = "\\b(?:still|wont|minutes (?:after|later)|hours?|all (?:day|night))\\b";
const NO_STRAY_BEAT = compiled(
  `${NO_HEART.source}|^(?!.*${STRAY.source}).*${SETTLED.source}|^(?!.*(?:${STRAY.source}|${LASTS})).*${POUNDS.source}`,
);

const SIGNS: readonly Sign[] = [
  {
    rule: "heart_rhythm",
    answer: "heartBeat",
    of: ["heartOff"],
    near: ["heartWord"],
    gap: 4,
    unless: NO_STRAY_BEAT,
  },
  {
    rule: "heart_rhythm",
    answer: "heartBeat",
    of: ["heartOff"],
    near: ["chestPlace"],
    gap: 4,
    says: /\bpaus\w* (?:\w+ ){0,2}(?:thump|thud|bump|bang|beat)\w*|\b(?:thump|thud|bump|bang)\w* (?:\w+ ){0,2}paus\w*/,
  },
  {
    rule: "heart_rhythm",
    answer: "heartBeat",
    of: ["pulseWord"],
    near: ["offBeat"],
    gap: 4,
    also: ["atPeace"],
    says: anyOf(
      "heart\\w*|pulse|hr|bpm|ticker|herz\\w*|puls|coeur|pouls|corazon|pulso|cuore|batt\\w*|polso",
      "coracao|batimentos|chest (?:flutters?|skips?)",
    ),
    unless: compiled(
      `${
        anyOf(
          "interval\\w*|sprints?|zone|max|after (?:a |the )?(?:hard|hill|set|run|race)|nerves|nervous",
          "excit\\w*|love|crush|date|coffee|caffeine|pre ?workout|strap|sensor|monitor|garmin|polar",
          "watch battery|heart and soul|by heart",
          "resting (?:heart rate|hr|pulse) (?:is|was|has been|been|of|at|down|fell|about)(?! (?:1[0-9]\\d|9\\d))",
          "penalt\\w*|goal\\w*|match|movie|normal|settle\\w*",
          "skip(?:s|ped|ping)? (?:the|a|my|leg|warm|rest|class|session|rope|day)|rope|race day",
          "racing (?:heart )?rate|racing (?:bike|season)",
        ).source
      }|^(?!.*${STRAY_OR_LASTS}).*${POUNDS.source}`,
    ),
  },

  {
    rule: "heart_rhythm",
    answer: "heartBeat",
    of: ["pulseWord"],
    near: ["switched"],
    gap: 12,
    unless: anyOf(OVER, "strap|sensor|watch|light switch"),
  },
];

const heartSigns = SIGNS.map((sign) => signRule(caution, sign));

/** A heart that races at rest, skips or flutters, where neither effort nor joy explains it: class S. */
export const HEART_RHYTHM_RULES: readonly Rule[] = [heartBeat, ...heartSigns];

/** How it is made, or how it was: a doctor's, and no ambulance's. */
const AT_TIMES = entered(
  /\b(?:sometimes|now and (?:then|again)|from time to time|occasional\w*|once in a while|every (?:few|couple)|manchmal|ab und zu|a veces|de vez en (?:cuando|vez)|parfois|de temps en temps|a volte|ogni tanto|as vezes|de vez em quando|years|history)\b/,
);
const PASSED = entered(
  /\b(?:fine|ok|okay|good|better|normal|settled|gone|calm) (?:right )?(?:now|again)\b|\b(?:it|that) (?:passed|went away|stopped|settled)\b/,
);
/** About to faint, in words that are none for it alone. */
const FAINTISH = entered(
  /(?<!\b(?:no|not|never|without|kein\w*|nicht|ni|sin|sans|pas|senza|non|sem|nao) )\b(?:(?:im|i am|feel|feeling|felt|going|get|getting) (?:\w+ )?(?:faint|dizzy|lightheaded|light headed)|(?:everything|vision|it all|world|sight) (?:goes|went|going|turns?|turned|gets?|got) (?:all )?(?:grey|gray|black|dark|white)|woozy|swimmy|giddy|unsteady|wobbly|pass(?:ing)? out|black(?:ing)? out|me sens partir|tete (?:me |qui )?tourne|schwarz vor|wird (?:mir )?schwarz|schwindl\w*|schwindel\w*|gira la testa|mi sento (?:mancare|svenire)|me (?:mareo|desmayo)|(?:estoy|sono|to|estou|stoy) (?:\w+ )?(?:maread[oa]|tont[oa])|tontura|da vueltas)\b/,
);
const AT_EASE = /\b(?:at rest|resting|sitting|sat|lying|in bed|sofa|couch|still|doing nothing|nowhere|no reason)\b/;

/** A stray beat with faintness or short breath; or one of them with a heart that is known to be ill. */
export const heartAndMore = needing(
  {
    concepts: ["palpitations", "heartCondition", ...SIGNS.flatMap((sign) => sign.of)],
    plain: [RESTING, SITTING],
  },
  (r) => {
    const beat = HEART_RHYTHM_RULES.map((rule) => rule(r)).find((it) => it !== null && !isHarmlesslyMeant(r, it));
    const racing = r.hits("palpitations")[0];
    const [gasped] = r.hits("fainted", "breathHard");
    if (racing && gasped && !r.isLaughed(racing)) return emergency("palpitations_and_more", "heart", racing, gasped);
    if (AT_TIMES.test(r.text) || PASSED.test(r.text)) return null;
    const faint = faintness(r);
    const ill = [...r.hits("heartCondition"), ...r.remote("heartCondition")].find(
      (it) => !/^(?:flutters|ectopics|murmur)$/.test(wordsOf(r, it)) && r.hits("tooMuch", "tooMany").length === 0,
    );
    if (!beat) return ill && faint ? emergency("heart_condition", "heart", ...faint, ill) : null;
    const [first] = beat.evidence;
    if (first && r.isLaughed(first)) return null;
    const breath = !EXERTION.test(r.text) || AT_EASE.test(r.text) ? r.hits("breathMild").slice(0, 1) : [];
    if (faint || breath.length > 0)
      return emergency("palpitations_and_more", "heart", ...beat.evidence, ...(faint ?? []), ...breath);
    return ill && IS_ON.test(r.text) ? emergency("heart_condition", "heart", ...beat.evidence, ill) : null;
  },
);

/** It has begun and goes on. */
const IS_ON =
  /\b(?:now|just|right now|wont|kicked (?:off|in)|went off|gone off|since|mid|again|gerade|jetzt|ahora|maintenant|la|adesso|ora|agora)\b/;

const BLACKENS = /\b(?:grey|gray|black\w*|dark|white|pass\w* out|faint\w*)\b/;

/** The words for faintness, none of which need be a hit; `null` when there is none, or it is slight. */
function faintness(r: Reading) {
  const hits = r.hits("fainted", "faintFeeling", "dizzy");
  if (hits.length === 0 && !FAINTISH.test(r.text)) return null;
  const isSlight =
    !BLACKENS.test(r.text) &&
    /\b(?:for a (?:sec|second|moment)|stood up too|standing up too|got up too)\b/.test(r.text);
  return isSlight ? null : hits.slice(0, 1);
}
