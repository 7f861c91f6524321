import { datedSeizure } from "./datedSeizure.ts";
import { emergency, pick, wordsOf } from "./finding.ts";
import { THINGS } from "./lifelessSubject.ts";
import { needing } from "./ruleNeeds.ts";
import { EXERTION } from "./slaveDriver.ts";

const TIREDNESS =
  /\b(?:couch|sofa|bed|asleep|sleep|slept|nap|napping|pillow|bag|campsite|movie|tv|netflix|bedtime|early night|like a (?:baby|log|light on the)|drunk|wasted|hungover|hangover|beers?|drinks|drinking|drank|vodka|wine|party|tent|camp\w*|\d{1,2} ?(?:am|pm)|hours|all night|after dinner)\b/;

/** A fainting that stayed the only one. */
const ONCE = /\b(?:never (?:again|since|happened again)|not since|only (?:ever )?once|exactly once|once in my life)\b/;

const LESS_OF =
  /^(?:my |the |one |a )?(?:calories|kcal|cals|carbs|weight|volume|load|sets?|reps?|intensity|knees?|salt|sugar|spending|price)\b/;

const PERSON =
  /\b(?:i|ive|he|she|they|partner|friend|guy|man|woman|girl|boy|dude|client|buddy|mate|someone|somebody|dad|mom|mum|father|mother|husband|wife|member|person|people|brother|sister|kid|lady|runner|lifter|trainer|coach|son|daughter|neighbou?r|athlete|student|teammate|colleague|stranger|bro|uncle|aunt|grandpa|grandma|instructor|spotter|one)\b/;

const GLAD =
  /\b(?:grin\w*|smil\w*|happy|happily|laugh\w*|giggl\w*|theatrical\w*|dramatic\w*|proud|joy|best (?:day|race|feeling|time|run)|new (?:pb|pr)|pb|pr|finally did it|worth it|loved it|amazing|medal|for (?:the|my) (?:camera|photo|instagram|gram|video))\b/;

const WOKE =
  /\b(?:woke up|waking up|wake up|came to|came round|came around|found myself)(?: (?!\d)\w+){0,4}? (?:on|to|against|at|under|by) (?:the |a |my )?(?:\w+ )?(?:floor|ground|platform|sidewalk|pavement|tiles|grass)\b|\b(?:woke up|came to|came round|came around)\b.{0,12}\b(?:people|everyone|everybody|paramedics|a crowd|strangers)\b/;

const notBreathing = needing({ concepts: ["notBreathing", "arrestSign"] }, (r) => {
  const technique =
    /\b(?:not|isnt|stopped) breathing (?:properly|right|correctly|enough|out|in|through|at the|deep|deeply|well|during|between|while|on)\b/;
  const hit = pick(
    r.hits("notBreathing"),
    // "Went blue in the face on that rep": a way to say how hard it was, of oneself.
    (it) => !r.says(technique, it) && !(it.frame.whose !== "other" && r.says(/\bblue in the face\b/, it)),
  );
  if (hit) return emergency("not_breathing", "collapse", hit);
  const aed = pick(r.hits("arrestSign"), () => r.says(/\b(?:used|using|grabbed|get|getting|shocked)\b/));
  return aed && !aed.frame.isHypothetical ? emergency("not_breathing", "collapse", aed) : null;
});

const faint = needing({ concepts: ["fainted", "collapsed"] }, (r) => {
  for (const hit of r.hits("fainted")) {
    const words = r.message.words;
    const after = words.slice(hit.end, hit.end + 8).join(" ");
    const before = words.slice(Math.max(0, hit.start - 5), hit.start).join(" ");
    if (/\b(?:price|cost|bill)\b/.test(after)) continue;
    // "Hope the baby doesn't wake up", "before the kids wake up".
    if (
      /\bwakes? up$|\bwaking up$/.test(wordsOf(r, hit)) &&
      /\b(?:hope|hoping|so|before|until|fingers crossed)\b/.test(before)
    )
      continue;
    if (
      /respond|responding$/.test(wordsOf(r, hit)) &&
      /^(?:well|as|like|much|to (?!me|my voice|anything|touch|pain|us))/.test(after)
    )
      continue;
    if (/limp$/.test(wordsOf(r, hit)) && r.isLaughed(hit)) continue;
    if (ONCE.test(r.text) && !/\b(?:now|today|tonight|just|this (?:morning|week)|yesterday)\b/.test(before)) continue;
    // "Went down on my calories": something else is less.
    if (/ down on$/.test(wordsOf(r, hit)) && LESS_OF.test(after)) continue;
    const isHandedOut =
      /\bout$/.test(wordsOf(r, hit)) && !/^(?:at|on|in|by|near|next|while|during|from|when)\b/.test(after);
    if ((isHandedOut && THINGS.test(after)) || /^(?:blinds?|of frame)/.test(after)) continue;
    if (
      /\bknocked out$/.test(words.slice(hit.start, hit.end).join(" ")) &&
      /^(?:a |some |my |the )?(?:\d|sets?|reps?|workout|session|few|couple|by the workout)/.test(after)
    )
      continue;
    if (
      /\b(?:almost|nearly|near|close to|about to|going to|might|feel like|felt like|felt|feel|feeling|feels|could|want to|like|thought id|thought i would|thought i was)(?: i| i was| just)?$/.test(
        before,
      )
    )
      continue;
    if (TIREDNESS.test(after) || /\b(?:too tired|so tired|exhausted)\b/.test(before)) {
      // Asleep on the couch, unless something else points the other way.
      if (
        !r.says(
          /\b(?:ambulance|hospital|hit my head|woke up on the floor|during|mid set|middle of|squatting|deadlift|running)\b/,
          hit,
        )
      )
        continue;
    }
    return emergency("fainting", "collapse", hit);
  }
  for (const hit of r.hits("collapsed")) {
    const words = r.message.words;
    const after = words.slice(hit.end, hit.end + 7).join(" ");
    const before = words.slice(Math.max(0, hit.start - 4), hit.start).join(" ");
    if (
      /\b(?:knees?|form|arch|arches|chest|back|motivation|bench|table|tent|plan|stool|elbows?|core|ankles?|hips?|shoulders?|bench|rack|chair|spine|bar|box|technique|torso|wrists?|knee|valgus|ceiling|market|economy)(?: just| always| keeps?| to| will| would| is| are| starts?)*$/.test(
        before,
      )
    )
      continue;
    if (/^(?:all|the|these|this|every|sections?|menus?|lists?|tabs?)\b/.test(after) && before === "") continue;
    // "Collapse the two days into one": something is folded up. "On the grass with a grin, 1:39": tired and glad.
    if (
      /^collapse$/.test(r.message.words[hit.start] ?? "") &&
      /^(?:of|the|these|those|two|my|both|it into)\b/.test(after)
    )
      continue;
    if (/^(?:it|them|my|all|both|those|these|two|three|\d+)\b.{0,30}\b(?:in ?to|to|onto)\b/.test(after)) continue;
    if (hit.frame.whose === "self" && GLAD.test(r.text) && /^(?:on|onto|over|in|at|past|after)\b/.test(after)) continue;
    if (/^(?:inwards?|in (?:on|at)|forward|at the bottom|under the (?:bar|weight)|knees?|valgus)\b/.test(after))
      continue;
    if (/\b(?:couch|sofa|bed|chair|heap|my arms)\b/.test(after)) continue;
    if (/^(?:lungs?|vein|veins|disc|vertebra\w*)\b/.test(after)) continue;
    const isPerson =
      before === "" ||
      PERSON.test(words.slice(Math.max(0, hit.start - 7), hit.start).join(" ")) ||
      /\b(?:and|then|suddenly|has|have|almost|just)$/.test(before);
    const isForeign = !/^collaps/.test(words[hit.start] as string);
    // "Can't sleep, lost 6 kg, collapsed after the wod": told in a list, of whoever tells it.
    const isListed =
      /[,;.] ?(?:and )?collapsed (?:after|during|at|mid|in the middle|and (?:had|they|was|were|someone))\b/.test(
        r.message.plain,
      );
    if (!isPerson && !isForeign && !isListed) continue;
    if (/\b(?:almost|nearly)$/.test(before)) continue;
    if (r.isLaughed(hit)) continue;
    return emergency("collapse", "collapse", hit);
  }
  return null;
});

/** "Everything went black and I hit the floor." */
const blackoutAndFall = needing({ concepts: ["faintFeeling", "dizzy", "weak"], words: [WOKE] }, (r) => {
  const hit = pick(
    r.hits("faintFeeling"),
    (it) =>
      /black|dark|went|vision/.test(wordsOf(r, it)) &&
      r.says(
        /\b(?:hit the (?:floor|ground|deck)|dropped|fell|went down|on the (?:floor|ground)|woke up|came to|collapsed|people (?:around|over|standing))\b/,
      ),
  );
  if (hit && !r.isLaughed(hit)) return emergency("fainting", "collapse", hit);
  const felt = pick(r.hits("faintFeeling", "dizzy", "weak"), () =>
    /\b(?:was|woke up|found myself|ended up|next thing)\b.{0,12}\bon the (?:floor|ground)\b/.test(r.text),
  );
  if (felt && !r.isLaughed(felt)) return emergency("fainting", "collapse", felt);
  if (
    !WOKE.test(r.text) ||
    /\b(?:slept|sleep|nap|napped|camping|tent|hut|bivouac|futon|air ?bed|sleeping bag|party|drunk|mattress)\b/.test(
      r.text,
    )
  )
    return null;
  return {
    class: "E",
    verdict: "halt",
    rule: "emergency.fainting",
    answer: "collapse",
    evidence: r.every("fainted", "head", "trauma").slice(0, 1),
  };
});

/** Fainting that is about to come, said in the present. */
const aboutToFaint = needing({ concepts: ["faintFeeling"] }, (r) => {
  const now = /\b(?:now|right now|help|im about to|im going to|think im going to|feel like im going to|still)\b/;
  const hit = pick(
    r.hits("faintFeeling"),
    (it) =>
      r.says(now, it) &&
      !r.says(TIREDNESS, it) &&
      !r.isLaughed(it) &&
      !r.says(/\b(?:hungry|starving|if i|tired)\b/, it) &&
      /\b(?:faint|pass|black|collapse)/.test(wordsOf(r, it)),
  );
  return hit ? emergency("about_to_faint", "collapse", hit) : null;
});

/** Shaking that no effort explains. */
const GOES_ON = /\b(?:still|now|wont stop|cant stop|hours?|since|again|keeps?|minutes|for no reason)\b/;

const seizure = needing({ concepts: ["seizure"] }, (r) => {
  if (datedSeizure(r)) return null;
  const hit = pick(
    r.hits("seizure"),
    (it) =>
      !(/^shaking/.test(wordsOf(r, it)) && it.frame.whose === "self" && r.says(EXERTION, it) && !r.says(GOES_ON, it)) &&
      !/^(?:of|check|body|life|lifestyle|test|for|to|and healthy)/.test(
        r.message.words.slice(it.end, it.end + 2).join(" "),
      ) &&
      (!r.says(
        /\b(?:seizure (?:meds|medication|disorder|free|history)|(?:seizures?|fits) (?:are |is |is now |now )?(?:\w+ )?(?:under control|controlled|gone|settled)|no (?:seizures?|fits) (?:for|since|in)|epilepsy|epileptic)\b/,
        it,
      ) ||
        r.says(/\b(?:just had|having|right now|today|this morning)\b/, it)),
  );
  return hit ? emergency("seizure", "seizure", hit) : null;
});

/** So warm is no room that one keeps cool in. */
const DEGREES = /\b(?:3[2-9]|4[0-8]) ?(?:°|c\b|degrees|celsius|grad|grados|degres|gradi|graus)/;

const SHIVERS =
  /\b(?:shiver\w*|goose ?bumps|chills|trembl\w*|zitter\w*|schuttelfrost|gansehaut|friere?|frissons?|grelott\w*|trembl\w*|temblo\w*|tembl\w*|tiembl\w*|escalofrios?|trem[oa]\w*|brivid\w*|calafrios?|tremend\w*|arrepi\w*)\b/;

const heat = needing({ concepts: ["heatStroke", "nausea", "dizzy", "faintFeeling", "headache", "confused"] }, (r) => {
  const hot = pick(
    r.hits("heatStroke"),
    (it) =>
      !(/sweating/.test(wordsOf(r, it)) && r.hits("heat", "confused", "dizzy", "headache", "nausea").length === 0),
  );
  const bad = pick(r.hits("confused", "fainted", "collapsed", "nausea"));
  if (hot && (/stroke|stopped|not sweating|schlag|stich|golpe|insola|coup|colpo/.test(wordsOf(r, hot)) || bad))
    return emergency("heat", "heat", hot);
  // "40 Grad, mir ist schlecht und ich zittere".
  const [ill] = r.hits("nausea", "dizzy", "faintFeeling", "headache");
  if (ill && DEGREES.test(r.message.plain) && SHIVERS.test(r.text)) return emergency("heat", "heat", ill);
  const [confused] = r.hits("confused");
  if (
    confused &&
    (r.every("heat").length > 0 || DEGREES.test(r.message.plain)) &&
    !r.says(/\b(?:about|which|whether|program|macros)\b/)
  )
    return emergency("heat", "heat", confused);
  return null;
});

const confusion = needing({ concepts: ["confused"] }, (r) => {
  const hit = pick(
    r.hits("confused"),
    (it) => !/^(?:confus|verwirrt|confusa|cant think)|^out of it$/.test(wordsOf(r, it)),
  );
  if (!hit) {
    const plain = pick(r.hits("confused"));
    const beside = pick(r.hits("headache", "headHit", "dizzy", "fever", "nausea", "speech", "weak", "lowSugar"));
    const isAbout =
      plain && r.says(/\bconfus\w+ (?:about|by|with|on|as|over|between|how|why|whether|me|which)\b/, plain);
    return plain && beside && !isAbout ? emergency("confusion", "brain", plain, beside) : null;
  }
  if (
    /remember|understand/.test(wordsOf(r, hit)) &&
    !r.says(/\bremember (?:my name|where i|who i|what day)\b/, hit) &&
    r.hits("headHit", "fainted", "headache", "trauma", "seizure").length === 0
  )
    return null;
  if (r.says(/\b(?:form|squat form|program|what day it is)\b|\b(?:delirious|out of it) with\b/, hit)) return null;
  return emergency("confusion", "brain", hit);
});

/** Somebody asks for an ambulance, or whether to go to hospital. */
const callForHelp = needing({ concepts: ["callHelp"] }, (r) => {
  const hit = pick(
    r.hits("callHelp"),
    (it) =>
      !r.isLaughed(it) &&
      !r.says(/\b(?:price|bill|joke|leg day|last (?:year|month|week)|when (?:should|do)|in case)\b/, it),
  );
  return hit ? emergency("call_for_help", "callForHelp", hit) : null;
});

/** Not breathing, fainting, seizures, heat stroke, confusion, and calls for an ambulance. */
export const CONSCIOUSNESS_RULES = {
  notBreathing,
  faint,
  blackoutAndFall,
  aboutToFaint,
  seizure,
  heat,
  confusion,
  callForHelp,
};
