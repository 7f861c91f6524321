import { asOwn, emergency, goesOnToTraining, type Rule } from "./finding.ts";
import { likewise } from "./ruleNeeds.ts";
import { anyOf, type Sign, signRule } from "./signRules.ts";

const AWAY =
  "the move|holidays?|vacation|trip|travel\\w*|away|abroad|moving|wedding|season|deload|injured|surgery|work|conference|membership|urlaub|ferien|vacaciones|viaje|vacances|voyage|ferie|vacanz\\w|viaggio|ferias|viagem|spain|skiing|offshore|camp|uni|exams?";
const SPORT =
  "jump rope|skipping rope|battle ropes?|rope climb\\w*|climbing rope|glute bridges?|bridge (?:hold|pose|run)|bridges \\d|lifting belt|weight belt|belt squats?|creatine|vitamins?|protein|salt tablets?|kettlebells?|dumbbells?|bands?|home gym|electrolyte|magnesium|pre ?workout|fish oil|budget|rest days?|deficit|muscles?|fat|carbs|gluten|shoulder blades?|razor sharp|shav\\w*|chop\\w*|bread|veg\\w*|box jumps?|broad jumps?|plates?";
const FINE =
  "photos?|pics?|pictures?|views?|sunrise|sunset|dog|train home|for the train|delayed?|traffic lights?|finish line|run club|parkour|bungee|abseil\\w*|climb\\w*|diving board";

const FRAMES: readonly Sign[] = [
  {
    rule: "not_to_be",
    answer: "selfHarm",
    of: ["exits"],
    unless: anyOf(
      "team|diet|sauna|sore|smoking|cigarettes|sugar|with (?:him|her|my ex)|baby|coach would notice",
      "out of (?:my|his|her|the) (?:chest|skin|seat|chair)|(?:for|with) joy|box(?:es)?|jumped the (?:gun|queue)",
      "(?:be|get) (?:on|in|put|shown) (?:the |my |any |your |that |public )*(?:records?|log|diary|list|file|history|stats|graph|chart)|(?:be|get) (?:logged|stored|saved|counted|kept)",
      "form|cheat\\w*|new (?:trainers|shoes|haircut)|my gains|spot\\w*",
    ),
  },
  {
    rule: "means_kept",
    answer: "selfHarm",
    of: ["endMeans"],
    near: ["keptReady"],
    gap: 5,
    unless: anyOf(
      SPORT,
      "(?:jump|skip)\\w* (?:with )?(?:a |the |my )?rope",
      "water|headache|doctor (?:said|told)",
      "for my (?:heart|bp|thyroid|diabetes|knee|back|asthma|adhd)",
      "count (?:carbs|my carbs|calories|macros)|pump|t1|type 1|diabet\\w*|fridge",
      "sav(?:e|es|ed|ing) (?:money|time|me|a|up for)|dog|kids? (?:reach|away)|lock\\w*",
      "(?:left|forgot|forgotten) (?:my |the )?(?:\\w+ )?belt|shoes|chalk|straps",
    ),
  },
  {
    rule: "drawn_to_brink",
    answer: "selfHarm",
    of: ["brink"],
    near: ["drawnTo"],
    gap: 7,
    unless: anyOf(
      SPORT,
      FINE,
      AWAY,
      "repeats?|intervals?|km|bench|glut\\w+|fessiers?|planks?|ubung\\w*|run(?:ning)? (?:over|across|along|under|by)",
      "ran (?:over|across|along)|thru|hill|steps (?:up|to)|stretch\\w*|coffee|sunbath\\w*|cuestas|ripetute|tiros|intervall\\w*|hugel|cotes|pull ?ups?|klimmzug\\w*|smok\\w*",
    ),
  },
  {
    rule: "throw_self",
    answer: "selfHarm",
    of: ["throwSelf"],
    also: ["thoughtOf"],
    unless: anyOf(
      "jumped in front of me|box",
      "into (?:a |the )?(?:new|plan|program|habit|routine|training|car (?:and|to|after)|shower)",
      "got hit|nearly (?:hit|ran)|walk\\w* (?:into|off) (?:the |a )?(?:gym|store|shop|bus stop)",
      "(?:walk|run|step)\\w* (?:off|onto|on|into) the (?:bus|train|tram|tube)(?: (?:home|to|and|after|at|early|stop))",
      "bus stop|train station|drive (?:my |the )?car|tree pose|wall (?:sit|ball|walk)",
    ),
  },
  {
    rule: "no_future",
    answer: "selfHarm",
    of: ["timeToCome"],
    near: ["notThere"],
    gap: 7,
    unless: anyOf(
      AWAY,
      "abs|results|gains|progress|belt|gym|coach|pt|trainer|summer body|reminders?|equipment",
      "any more|shredded|bulking|wont need (?:it|a|any) (?:lift|ride|spotter)",
      "birthday (?:cake|party)",
    ),
  },
  {
    rule: "let_it_fall",
    answer: "selfHarm",
    of: ["barFalls"],
    near: ["letItBe"],
    gap: 9,
    unless: anyOf(
      "roll(?:ing|s)?|safet\\w*|spotter arms|dump\\w*|bail\\w*|how (?:do|should|can|to)|what (?:do|should) i|on my toes?|bounce\\w*",
    ),
  },
  {
    rule: "letter_left",
    answer: "selfHarm",
    of: ["lastLetter"],
    unless: anyOf(
      AWAY,
      "love|cover|landlord|bank|santa|christmas|weihnacht\\w*|school|teacher|recommend\\w*|motivation|gym|job|application|tax|doctor|birthday|thank you|menu|restaurant|invit\\w*|permission|consent|physio",
    ),
  },
  {
    rule: "not_the_sport",
    answer: "selfHarm",
    of: ["notTheSport"],
    near: ["darkWord"],
    gap: 8,
    unless: anyOf("wife and i|relationship|job|boss|sauna|coffee|sugar|smok\\w*"),
  },
  {
    rule: "better_without_me",
    answer: "selfHarm",
    of: ["wouldFare"],
    near: ["ifGone"],
    gap: 7,
    unless: anyOf(
      "(?:start|begin|go|carry on|go ahead) without me|team|game|match|league|play\\w*|squad|work\\w*|shift|the gym is|class|quieter",
      "wasnt (?:so|sore|tired|injured|hungry|sick|at)|werent (?:so|sore|tired|injured)",
      "left (?:early|the gym|the job)",
      "stopped (?:eating|drinking|snacking|smoking|running|squatting|lifting|benching|doing|using|wearing|taking)",
      "if i (?:died|went) (?:lighter|slower|heavier|later|earlier)",
    ),
  },
  {
    rule: "sorry_to_wake",
    answer: "selfHarm",
    of: ["sorryToWake"],
    near: ["sorry"],
    gap: 4,
    unless: anyOf(
      "sore|late|early|alarm|baby|kids?|gym|scale|weigh\\w*|abs|hungover|doms|knee|pain",
      "still (?:fat|sore|weak|slow)",
      "morning (?:runs?|session|workout|training|class|people|person|gym)|run|rain\\w*",
    ),
  },
  {
    rule: "settled",
    answer: "selfHarm",
    of: ["settledIt"],
    near: ["lightNow"],
    gap: 10,
    unless: anyOf(
      AWAY,
      "race|comp\\w*|meet|program\\w*|gym|diet|bulk|cut|split|job|house|coach|trainer|weight class",
      "marathon|quit (?:my|the)|divorce|school|shoes|lighter (?:weights?|load|session|plan)",
    ),
  },
  {
    rule: "farewell",
    answer: "selfHarm",
    of: ["goodbyes"],
    also: ["lastOnes"],
    unless: anyOf(
      AWAY,
      "baby|maternity|new (?:gym|app|coach|trainer)|switch\\w*|cancel\\w*|subscription|retir\\w*",
      "another (?:gym|app|coach)|delet\\w*|moving|season|comp\\w*|meet",
    ),
  },
  {
    rule: "carved_skin",
    answer: "selfHarm",
    of: ["carved"],
    near: ["ownSkin"],
    gap: 9,
    also: ["forCalm"],
    says: anyOf(
      "carv\\w*|etch\\w*|on purpose|deserve\\w*|punish\\w*|calm\\w*",
      "feel (?:something|better|real|calm)|lines|rows|secret\\w*|sleeves|hide|blade|razor|again",
      "ritz\\w*|number|kcal|calories|strafe|castig\\w*|puni\\w*|cope|helps|quiet",
    ),
    unless: anyOf(
      "knurl\\w*|accident\\w*|thorns?|cat|barbell|doms|rash|mosquito|bites?|pump|feel (?:the|a) burn",
      "calories burned|burn(?:ed|t|ing)? (?:calories|\\d+)|sun ?burn\\w*|tattoo|scab|deadlift\\w*",
      "rope burn|lactic|stretch marks|cream",
    ),
  },
];

/** Not wanting to live, said by what it is made of; class E. */
export const DESPAIR_FRAMES: readonly Rule[] = FRAMES.map((frame) => {
  const rule = signRule(emergency, frame, true);
  return likewise(rule, (r) => {
    const found = rule(r);
    if (!found?.evidence[0] || goesOnToTraining(r, found.evidence[0])) return null;
    return { ...found, evidence: found.evidence.map((hit) => asOwn(hit, r)) };
  });
});
