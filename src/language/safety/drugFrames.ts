import { answering, type Rule } from "./finding.ts";
import { needing } from "./ruleNeeds.ts";
import { anyOf, type Sign, signRule } from "./signRules.ts";

const SEEN = "podcast|essay|quiz|in the news|khabib|armstrong|curious";
const OTHER_SENSE =
  "(?:doc\\w*|physio\\w*|gp|consultant|surgeon|specialist|rheumat\\w*|orthop\\w*|arthritis|tendin\\w*|bursitis|joint)\\b.{0,80}\\b(?:steroid|cortison\\w*) (?:injections?|shots?|jabs?)|(?:steroid|cortison\\w*) (?:injections?|shots?|jabs?) (?:in|into|for) (?:my |the |his |her |both )?(?:left |right )?(?:knees?|shoulders?|hips?|elbows?|wrists?|back|foot|heel|ankle|joint|tendon)|(?:natty|natural|clean) (?:for life|forever|and proud|always)|lifetime natty|(?:steroids?|roids|gear|doping|juice) (?:is|are) (?:\\w+ )?(?:cheating|not for me|stupid|forbidden|banned|dumb)|(?:never|wont|dont|not) (?:touch\\w*|tak\\w+|us\\w+|do|going to (?:touch|take|use)) (?:\\w+ )?(?:steroids?|roids|gear|juice|anything)|vestiaire|no gear|without gear|minimal gear|no equipment|cycle of (?:hypertrophy|strength|power|volume|five|six|three|my)|cycle phase|night shifts|the pill|blood test|test (?:my|the|week|day|max|1rm|run|set|drive|it|results?)|max test|fitness test|beep test|bleep test|strength test|cooper test|vo2|menstrual|period|bike|bicycle|motor\\w*|washing|5 ?3 ?1|531|mesocycle|training (?:cycle|block)|program\\w* cycle|cruise (?:ship|holiday|control)|kettlebell|halos?|pin (?:press|squat)s?|safety pins?|stack pin|weight stack|orange(?! (?:stuff|ones|pills|tabs))|apple|carrot|beet\\w*|celery|detox|cleanse|fruit|blender|gear list|gear for|gear (?:bag|shift|check)|triathlon|hiking|camping|gym gear|lifting gear|climbing gear|camera gear|rain gear|gears|shoes|straps|belts?|variable|vocab|laser|train (?:was|is|home|station)|tren (?:de|del|a|al|para|parado|llega|superior|inferior)|choo|collagen|physio|vaccin\\w*|flu jab|covid|b12|iron infusion|insulin pump|diabet\\w*|prescri\\w*|endocrin\\w*|my doctor|clinic|stuff the|other stuff|free stuff|gym stuff|stuff like|stuff to|ai (?:coach|app|assistant|plan|generated|tool)|are you an ai|an ai|oral (?:b|exam|health|hygiene|presentation)|growth (?:mindset|rate|spurt|hormone naturally)|muscle growth|primo (?:giorno|allenamento|set)|ment(?:ion|al)|not interested|natural test|test booster";
/** A ride, and no course of drugs. */
export const BY_BIKE =
  "(?:first|second|third|next|last) cycle (?:ride|trip|tour|race|commute|path|class|to (?:work|school|uni|town|the (?:gym|office|shop))|of the (?:year|season)|this (?:year|season|spring|summer|week)(?! (?:will|is) be))";
const FOOD = "pizza|chicken|rice|whey|creatine|protein|electrolytes?|vitamin [abcdek]|magnesium|zinc|fish oil|caffeine";

const DRUGS: readonly Sign[] = [
  {
    rule: "frame",
    answer: "drugs",
    of: ["gearName"],
    near: ["gearTalk"],
    gap: 8,
    unless: anyOf(SEEN, OTHER_SENSE, FOOD, BY_BIKE),
  },
  {
    rule: "dose",
    answer: "drugs",
    of: ["gearName"],
    says: /\b\d{2,4} ?(?:mg|mcg|iu|ie|ui)\b/,
    unless: anyOf(SEEN, OTHER_SENSE, FOOD, BY_BIKE),
  },
  {
    rule: "party",
    answer: "drugs",
    of: ["partyDrug"],
    near: ["partyUse"],
    gap: 5,
    unless: anyOf(
      "diet coke|coke (?:zero|bottle|can|oven|machine)|cherry coke",
      "speed (?:work|ladder|session|bag|rope|skate|endurance|drill|training|reps?|up|of)|speed",
      "joint (?:pain|mobility|health|replacement|prep)|knee joint|hip joint|my joints?|elbow joint",
      "shoulder joint|each joint|weeds|sober|no (?:alcohol|weed|drugs)|prescri\\w*|(?:my|for|have|got|with) adhd|from my doctor|wine",
      "one pint|a pint|two pints|coca cola",
    ),
  },
];
const CUTS: readonly Sign[] = [
  {
    rule: "drying",
    answer: "weightCut",
    of: ["dryTrick"],
    also: ["scaleDay", "overBy"],
    unless: anyOf(
      SEEN,
      "recover\\w*|after (?:my|the|a) (?:run|session|workout|training|match|game|race)|stay hydrated",
      "bottle of water|drink more|drink enough|constipat\\w*|relax\\w*|sore|as usual",
      "layers? (?:of|up)|wear (?:a )?hoodie|no drinking|not drunk|no alcohol|shop|dry january",
      "body (?:weight|fat) scale|class (?:at|on|tonight|tomorrow|was|is)|spin class|hot yoga class",
    ),
  },
  {
    rule: "over_the_limit",
    answer: "weightCut",
    of: ["overBy"],
    near: ["scaleDay"],
    gap: 10,
    says: anyOf(
      "for the \\d|half (?:an )?hour|another|hours?|hrs?|days?|today|tomorrow|tonight|monday|tuesday",
      "wednesday|thursday|friday|saturday|sunday|by \\d|two days|first race|morning|fix it|ideas|how",
      "drastic|asap|\\d ?[ap]m|noon|first|next|ten days|out",
    ),
    unless: anyOf(
      SEEN,
      "bench\\w*|squats?|deadlift\\w*|bar|plates?|lift\\w*|months?|sets?|reps?|laps?|rounds? to go",
      "km to go|minutes? to go|hours? to go til|dumbbell\\w*|vest|ruck\\w*|gain\\w*|bulk\\w*",
    ),
  },
];

const TWO_NAMES =
  /\b(?:is|its|isnt|e|es|est|ist|sera|which|agree|verdict|reckon|think|guess|bets?|tell|right|secondo|avis|segun|glaubst|meinst|ou|oder)\b|\?/;
const EXERCISE_WISH = anyOf(
  "exercises? for|stretch(?:es)? for|rehab(?:bing)? (?:for|my|an?)|workout for|prevent\\w*|avoid",
  "history of|years? ago|operated|repair\\w*|diagnosed with|physio (?:confirmed|diagnosed)",
);
const MEDICINES: readonly Sign[] = [
  {
    rule: "either_or",
    answer: "diagnosis",
    of: ["illnessName"],
    near: ["eitherOr"],
    gap: 2,
    also: ["bodySign"],
    says: TWO_NAMES,
    unless: EXERCISE_WISH,
  },
  {
    rule: "medicine",
    answer: "medicine",
    of: ["remedy"],
    also: ["stopIt"],
    unless: anyOf(
      "protein|creatine|doctor (?:said|says|told|stopped|took)|with my doctor",
      "gp (?:said|told|stopped)|half a (?:banana|scoop)|finally|back (?:in|then)",
      "in (?:spring|summer|autumn|winter|january|february|march|april|may|june)",
      "last (?:year|spring|summer|winter|autumn|month)|years? ago",
    ),
  },
];

/** Doping by what such talk is made of; class P. */
export const DRUG_FRAMES: readonly Rule[] = DRUGS.map((frame) => signRule(answering("P", "drugs"), frame, true));
/** Two ways of drying out in one message, one of them hard on the water of the body. */
const HARD_ON_WATER =
  /\b(?:epsom|spit\w*|sputo|laxat\w*|diuret\w*|water pills|ice chips|wetsuit|neopren\w*|heater|enema|dandelion|plastic\w*|plastico|peak week|(?:no|zero|without|sin|sem|senza|niente|sans|ohne|kein\w*) (?:salt|water|fluids?|drinks?|agua|acqua|eau|wasser)|plus d eau|dont drink|stop drinking)\b/;
const WELLNESS =
  /\b(?:relax\w*|recover\w*|sore|cold plunge|ice bath|after (?:my|the|a) (?:session|workout|training)|rehydrat\w*|drink (?:more|enough|plenty)|electrolytes|no alcohol|dry january|surf\w*|diving|swim\w*|ski\w*)\b/;
/** Drying out for a scale, by what it is made of; class W. */
export const CUT_FRAMES: readonly Rule[] = [
  ...CUTS.map((frame) => signRule(answering("W", "weight_cut"), frame)),
  needing({ concepts: ["dryTrick"] }, (r) => {
    const [one, ...others] = r.hits("dryTrick");
    const two = others.find(({ start }) => one && start > one.end);
    return one && two && HARD_ON_WATER.test(r.text) && !WELLNESS.test(r.text)
      ? answering("W", "weight_cut")("drying", "weightCut", one, two)
      : null;
  }),
];
/** A diagnosis or leave to stop a medicine, asked without the usual words; class X. */
export const MEDICINE_FRAMES: readonly Rule[] = MEDICINES.map((frame) => signRule(answering("X", "medical"), frame));
