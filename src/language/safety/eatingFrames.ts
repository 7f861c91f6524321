import { answering, type Rule } from "./finding.ts";
import { anyOf, type Sign, signRule } from "./signRules.ts";

const FUEL =
  "fuel\\w*|energy|before (?:a|my|the) (?:run|race|workout|session|training)|pre ?workout|post ?workout|recover\\w*|bulk\\w*|gain (?:weight|muscle|mass)|surplus|protein";
const FAITH =
  "ramadan|lent|yom kippur|religious|colonoscopy|blood test|surgery|stomach bug|flu|sick (?:day|leave)|food poisoning|norovirus|intermittent|16 8|pregnan\\w*|baby|dog|cat";

const FRAMES: readonly Sign[] = [
  {
    rule: "contingent",
    answer: "eating",
    of: ["eatOnly"],
    unless: anyOf(
      FAITH,
      "early (?:run|session|swim|ride)|fasted (?:cardio|training|run)|en ayunas|a digiuno|a jeun|em jejum|nuchtern|heavy (?:meal|stomach)|reflux|nause\\w*|stitch|cramps?",
      "hour before|dont eat (?:right )?before|caffeine|carbs (?:before|after)|beer|treat myself",
      "holiday|massage|appetite|not hungry",
    ),
  },
  {
    rule: "paying_back",
    answer: "eating",
    of: ["foodEaten"],
    near: ["paidWith"],
    gap: 9,
    also: ["workDone"],
    says: anyOf(
      "how many|hours?|km|miles|extra|double|undo\\w*|punish\\w*|earn\\w*|owe|deserve\\w*|fair",
      "los(?:zu)?werden|weg|borrar\\w*|forgive|cancel\\w*|pay\\w*|paid|gone|off|equals?|compens\\w*|abtrain\\w*|quemar|bruler",
      "brucia\\w*|smaltire|rimediare|queimar|pagar|castig\\w*|puni\\w*|merec\\w*|merit\\w*|rattraper",
    ),
    unless: anyOf(
      FUEL,
      "burn off (?:some )?energy|how many (?:calories|kcal) (?:do(?:es)?|did|will|can)",
      "fair (?:enough|play)|paid for (?:the|my) (?:gym|class|membership|coach)",
      "earned (?:my|that|this|the|a)",
      "pay (?:for|the) (?:gym|class|membership|coach|lunch|dinner|bill)",
      "off (?:the|my) (?:bike|plan|day)|work ?out plan|day off|off days?",
      "earn(?:ed|ing) (?:money|more)|who(?:ever)? loses",
    ),
  },
  {
    rule: "starving",
    answer: "eating",
    of: ["crumbs"],
    near: ["soLong"],
    gap: 9,
    also: ["proudHunger"],
    unless: anyOf(
      FAITH,
      FUEL,
      "breakfast|between meals|snacks?|with (?:dinner|lunch)|plus|main meals?|coffees? a day|cups?",
      "litres?|glasses|water (?:a day|daily|bottle)|caffeine|salad with|chicken|eggs? (?:a|per) day",
    ),
  },
  {
    rule: "starving",
    answer: "eating",
    of: ["notEaten"],
    near: ["soLong"],
    gap: 5,
    also: ["proudHunger"],
    says: anyOf(
      "proud|power\\w*|clean|pure|empty|hollow|control|superior|thin\\w*|skinny|ribs|fat|scale",
      "weigh\\w*|lose|losing|burn|calm|lean|km|run|cardio|stolz|leer|kontrolle|abnehm\\w*",
      "orgullos\\w*|poderos\\w*|vaci\\w*|fiere?|vide|orgoglios\\w*|vuot\\w*|orgulh\\w*|vazi\\w*|flat",
      "disgust\\w*|double",
    ),
    unless: anyOf(
      FAITH,
      FUEL,
      "no time|forgot|busy|travel\\w*",
      "eating (?:meat|dairy|gluten|sugar|junk|out|late|bread|crisps|chocolate|rubbish|takeaways?)",
      "food (?:shop|prep|delivery)|no food (?:left|in)|hungry (?:all day|all the time) (?:since|on)",
      "dont eat (?:meat|dairy|gluten|pork|fish|sugar)",
    ),
  },
  {
    rule: "purging",
    answer: "eating",
    of: ["upAgain"],
    unless: anyOf(
      FAITH,
      "mak(?:e|ing) weight|weigh ?ins?(?! at (?:the )?(?:clinic|doctor))|fight|sparring|clocked|wod|sprints?|hard session|squats?|fran|row(?:ing)? test|hangover|hungover",
      "motion sick\\w*|boat|migraine|concuss\\w*|hit my head|norovirus",
      "bad (?:chicken|oysters|prawns|sushi)|constipat\\w*|prescri\\w*|kids? (?:hides?|lunch)",
      "hide (?:chocolate|snacks|biscuits) from (?:myself|me|the kids)|neighbou?rs? (?:hear|complain)",
      "baby|downstairs|upstairs|flatmate sleeps",
    ),
  },
  {
    rule: "underweight",
    answer: "eating",
    of: ["lightWeight"],
    near: ["wantsLess"],
    gap: 8,
    says: anyOf("kg|kilos?|chili|quilos|stone"),
    unless: anyOf(
      "gain\\w*|bulk\\w*|dumbbells?|bells?|bench\\w*|squat\\w*|deadlift\\w*|press\\w*|rows?|curl\\w*",
      "snatch\\w*|clean\\w*|lift\\w*|plates?|sets?|reps?|x ?\\d|\\d ?x|bar|sled|carr(?:y|ies)|vest",
      "rucks?|pull ?ups?|dips?|pack|dog|child|kid|son|from 9\\d|lost (?:33|34|35|36|37|38|39|4\\d)",
      "lose (?:33|34|35|36|37|38|39|4\\d)|machine|cable|lunges?|thrust\\w*|kettlebell\\w*|log|pr|pb",
      // An age, beside a weight that is none to worry about.
      "(?:9|1\\d|2\\d) ?(?:stone|st)|(?:[6-9]\\d|1\\d\\d)(?:[.,]\\d)? ?(?:kgs?|kilos?)",
      "(?:kgs?|kilos?) (?:over|above|heavier|more|too much|too heavy)|zunehmen|1rm|press de|kreuzheben|kniebeuge\\w*|supino|banca|hantel\\w*|swings?",
    ),
  },
  {
    rule: "body_hate",
    answer: "eating",
    of: ["bodyChecked"],
    also: ["bodyHate", "wantsLess", "foodEaten"],
    unless: anyOf(
      "body ?fat (?:test|scale|percent\\w*)|calipers?|body ?comp\\w*",
      "weigh myself (?:every|each) (?:morning|week|sunday|monday)",
      "measure (?:my|the) (?:waist|hips) (?:every|each) (?:month|week|two weeks)|heart rate|dexa|dog",
      "bulk\\w*|shampoo|minoxidil|testosterone|hair ?line",
    ),
  },
  {
    rule: "scale_rules",
    answer: "eating",
    of: ["scaleRules"],
    unless: anyOf(FAITH, "dentist|fasted cardio|presentation|perform\\w*|lift in front|speak\\w*|mouth ?guard"),
  },
  {
    rule: "fear_of_food",
    answer: "eating",
    of: ["foodDread"],
    near: ["foodEaten"],
    gap: 4,
    says: anyOf(
      "scared|afraid|terrif\\w*|terroriz\\w*|panic\\w*|cry\\w*|cried|sob\\w*|asham\\w*|guilt\\w*|disgust\\w*|angst",
      "panik|ekel\\w*|miedo|terror|asco|culpa\\w*|peur|honte|culpab\\w*|degout\\w*|paura|vergogn\\w*",
      "schif\\w*|medo|pavor|nojo|vergonha|bad at (?:lunch|dinner|breakfast)|sinned|dread\\w*|dirty",
    ),
    unless: anyOf(
      FAITH,
      "wine|beers?|guilty pleasure|guilt ?free|disgusting (?:shake|protein|taste|flavou?r|bar)",
      "taste\\w*|dirty bulk|allerg\\w*|intoleran\\w*|cost|price|bad (?:for|carbs|fats?|idea|food)",
      "scared of (?:heights|the|dogs|squats|bench)|onions?|no guilt",
      "hate (?:broccoli|fish|tofu|meal prep|cooking|tracking|counting|eating (?:breakfast|early))",
      "come (?:li|l[oae]|posso|faccio|si|mai|va|stai|sono|mi|impar\\w*|devo|fare|to|back|in|on|from|here|home)",
      "como (?:se|l[oa]s?|puedo|hago|aprend\\w*|faco|posso|fazer|hacer|que|si|un|uma?|una|o|os|as)",
      "afraid (?:of (?:losing|lifting)|i cant)|not afraid|sick of (?:chicken|rice|eggs|eating)",
    ),
  },
  {
    rule: "lost_period",
    answer: "lostPeriod",
    of: ["noBleed"],
    unless: anyOf(
      "pregnan\\w*|menopaus\\w*|iud|coil|contracepti\\w*|mirena|implant|hysterectomy",
      "breast ?feed\\w*|red shirt|rest periods?|cycle (?:lane|path|class)|bike|nose|wound|cut",
    ),
  },
];

/** Signs of disordered eating by what they are made of; class N. */
export const EATING_FRAMES: readonly Rule[] = FRAMES.map((frame) => signRule(answering("N", "eating"), frame, true));
