import { isApproved } from "./approved.ts";
import { caution, type Rule } from "./finding.ts";
import { LONG_HEALED } from "./longHealed.ts";
import { anyOf, type Sign, signRule } from "./signRules.ts";

/** Told as behind one, or seen to. */
export const OVER =
  "years? ago|months? ago|last year|as a (?:kid|child|teen)|healed|recovered|signed off|cleared|all clear|(?:19|20)\\d\\d|discharged by";
const SORE = "doms|leg day|stairs|pump(?:ed)?|sore legs";

/** What is hit or taken beside a head, and blows that are over. */
export const NO_BLOW = anyOf(
  OVER,
  "light (?:bar|weights?|load|dumbbells?|set|session|plates?|day)",
  "slow(?:er)? (?:reps?|tempo|pace|eccentric)|head (?:start|coach)|headbutt the (?:bar|plate)",
  "light(?:er)? (?:on|than)|sick (?:of|pump|session|workout|gains)|ball (?:slams?|throws?)",
  "slam balls?|box jumps?|face ?pulls?|bump up|bumper\\w*|knock out|knocked out",
  "hit (?:a|the|my) (?:pr|pb|gym|target|goal|wall|weights?|bag|showers?)",
  "no (?:headache|dizziness|nausea|symptoms?)",
);

const FRAMES: readonly Sign[] = [
  {
    rule: "push_off",
    answer: "injury",
    of: ["tiptoe"],
    near: ["notAble"],
    gap: 4,
    says: anyOf(
      "since|after|now|snap\\w*|pop\\w*|kick\\w*|let go|bang|gave|knall|seitdem|latigazo|chasquido",
      "depuis|desde|schiocco|estalo|ankle|achilles|calf|wade|heel|yesterday|one side",
    ),
    unless: anyOf(
      OVER,
      SORE,
      "form|cue|program|equipment|machine|no (?:calf|heel) raises?|(?:for|doing|after) (?:\\w+ )?(?:calf|heel) raises?|calf raises? (?:\\d|on)",
    ),
  },
  {
    rule: "push_off",
    answer: "injury",
    of: ["kickedHeel"],
    unless: anyOf(OVER, "kick ?backs?|heel kicks?|butt kicks?|bag|kick\\w* (?:drill|board|boxing)"),
  },
  {
    rule: "radiating",
    answer: "numbness",
    of: ["backOrNeck"],
    near: ["runsDown"],
    gap: 8,
    says: anyOf(
      "pain\\w*|hurts?|ach\\w*|burn\\w*|electric\\w*|shock|shoot\\w*|zap\\w*|numb|tingl\\w*|\\w*schmerz\\w*|brennt|sciatica|ischias",
      "mal|douleurs?|brulure|dolor\\w*|duele|ardor|quema|dolore|brucia|dor|dores|arde|ciatica|sciatique|decharge",
    ),
    unless: anyOf(OVER, SORE, "blood|pump|stretch\\w*|feel it|mind muscle|physio\\w*|used to|history|exercises? for"),
  },
  {
    rule: "calf",
    answer: "calf",
    of: ["legUnlike"],
    near: ["grownWarm"],
    gap: 6,
    also: ["oneOnly"],
    unless: anyOf(
      OVER,
      "warm ?up|hot (?:tub|yoga|day|weather)|pump\\w*|both|proud|measur\\w*|cm|inch(?:es)?",
      "compression|size \\d+|jeans|boots?(?: fit)?|bigger calves|rolled|twisted|fell|hinge",
    ),
  },
  {
    rule: "dark_urine",
    answer: "rhabdo",
    of: ["peeWord"],
    near: ["drinkColour"],
    gap: 6,
    says: anyOf(
      "pee\\w*|wee|piss\\w*|urin\\w*|orin\\w*|meo|pis|pipi|xixi|mij\\w*|pinkel\\w*",
      "water (?:is|was|looks?|looked|came)|(?:loo|toilet|bathroom)\\b.*\\bc(?:a|o)mes? out",
    ),
    unless: anyOf(
      "beet\\w*|drink(?:ing)? (?:\\w+ )?(?:coffee|tea|cola|coke)|too much (?:coffee|tea)",
      "dark(?:er|ish)? yellow|coffee makes|beetroot|chart|before (?:coffee|the)|b vitamins?|vitamin b",
      "makes me (?:pee|wee|piss)|need (?:a|to) (?:pee|wee|piss)|pee (?:a lot|all the time|so much)",
      "dark (?:outside|room|morning)|test|clear",
    ),
  },
  {
    rule: "head_hit",
    answer: "headHit",
    of: ["headBlow"],
    also: ["headAfter"],
    says: anyOf(
      "head\\w*|temple|skull|forehead|face|ear|noggin|nut|bonce|knock|bump|clash\\w*|kopf|stirn",
      "schlafe|tete|tempe|crane|cabeza|sien|nuca|testa|tempia|cabeca|tempora|beam|blow",
    ),
    unless: NO_BLOW,
  },
  {
    rule: "shocks",
    answer: "numbness",
    of: ["current"],
    near: ["alongLimb"],
    gap: 4,
    also: ["neckBend"],
    unless: anyOf(
      OVER,
      "funny bone|tens|ems|carpet|fence|static|electric (?:car|bike|shock collar)|shock absorb\\w*",
      "excit\\w*|buzz(?:ing)? (?:with|for|after that)|legs? buzz\\w* after (?:the|a)",
    ),
  },
  {
    rule: "hernia",
    answer: "injury",
    of: ["comesOut"],
    near: ["pushedBack"],
    gap: 9,
    unless: anyOf(
      OVER,
      "belly (?:fat|dance|laugh|breath\\w*)|medicine ball|swiss ball|fit ?ball|wall ball",
      "egg (?:white|s on)|ball slams?|stability ball",
    ),
  },
  {
    rule: "sight",
    answer: "unclear",
    of: ["sightOff"],
    near: ["repeated"],
    gap: 9,
    unless: anyOf(
      OVER,
      "glasses|lens\\w*|contacts|sweat|soap|goggles|fog|blurry (?:photo|video|picture|screen)",
      "stars? (?:wars|in the sky|at night|outside|tonight)|observator\\w*|stood up|too fast",
      "for a (?:sec|second|blink)|shoots?|screen time|goal|double (?:session|day)s?",
      "double (?:digits|chin)|new perspective|everything (?:hurts|dark)",
    ),
  },
  {
    rule: "hand_fails",
    answer: "numbness",
    of: ["fineTask"],
    near: ["failing"],
    gap: 4,
    also: ["hand", "numb", "tingle"],
    says: anyOf(
      "since|weeks?|months?|days?|creeping|all day|now|keeps?|numb\\w*|asleep|tingl\\w*|seit|depuis",
      "desde|hace|hand|finger\\w*",
    ),
    unless: anyOf(
      OVER,
      "pump\\w*|farmers?|sweaty|dentist|chalk|grip (?:training|work|day)|dead ?hangs?|deadlifts?",
      "after (?:the|my|a|\\w+ ?ups?|pull|back|arm|grip|climb\\w*|rows?|\\d+)|pull day|back day",
      "arm day|climb\\w*|boulder\\w*|forearms?|so tight|stuck lid|phone (?:case|screen)",
      "drop (?:me|us|a|by)|coffee (?:before|cut|again)|no (?:coffee|caffeine)|cut (?:out )?coffee",
    ),
  },
  {
    rule: "operation",
    answer: "operation",
    of: ["newPart"],
    near: ["fresh"],
    gap: 7,
    isSettled: isApproved,
    unless: anyOf(
      LONG_HEALED.source,
      "years? ago|last year|cleared|all clear|signed off|fully (?:healed|recovered)|dog|cat|car",
      "gym opens?|co op|op amp|photo|next (?:week|month)|(?:19|20)\\d\\d|months? ago",
      "new (?:hip|knee) (?:sleeves?|wraps?|thrust|machine|circle|band|pads?)|due (?:in|on)|booked",
      "(?:girlfriend|boyfriend|wife|husband|mum|mom|dad|brother|sister|mate|friend|partner|son|daughter|kid|boss) (?:just )?(?:had|got|has had)",
      "scheduled|before (?:my|the) (?:surgery|operation|op)|dentist (?:checkup|appointment)",
    ),
  },
  {
    rule: "operation",
    answer: "operation",
    of: ["newPart"],
    near: ["wentWrong"],
    gap: 6,
    unless: anyOf(
      "years? ago|last year|gym (?:opens?|opened)|open (?:gym|mat|water)",
      "new (?:hip|knee) (?:sleeves?|wraps?|thrust|machine|circle|band|pads?)",
      "hot (?:tub|yoga|bath|shower)|red (?:band|plates?)|fear\\w*|opener|cleared|all clear",
    ),
  },
  {
    rule: "joint_injury",
    answer: "injury",
    of: ["jointWide"],
    near: ["bigAsFruit"],
    gap: 8,
    unless: anyOf(
      OVER,
      "step ?ups?|steps? (?:back|forward|to the side|per|a day)|shoulder the size|boulder shoulders",
      "proud|like (?:a )?potato sack|egg (?:white|s)|medicine ball|swiss ball",
      "\\d steps? (?:wide|apart)|run up|approach",
    ),
  },
  {
    rule: "muscle_shape",
    answer: "pop",
    of: ["muscle"],
    near: ["newShape"],
    gap: 6,
    says: anyOf(
      "since|after|popeye|blind|bunched|balled|rolled up|hollow|dent|gap|hueco|creux|trou|delle|loch",
      "buco|buraco|looks different|felt|heard|seitdem|keine kraft|no strength|bruise\\w*|blau\\w*",
      "down|geknallt|geschnalzt",
    ),
    unless: anyOf(
      OVER,
      "foam roll\\w*|rolled up (?:my |the )?(?:sleeves?|towel|mat|shirt|trousers)|thigh gap",
      "mind the gap|strength gap|gap between (?:sets|sessions)|pop (?:a|music|song|quiz|punk)",
      "snap ?chat|uneven chest since forever|always|genetic\\w*",
      "popeye (?:arms|forearms) (?:goal|pump|now)|spinach|black hole|loophole|buttonhole",
    ),
  },
  {
    rule: "grave_sign",
    answer: "unclear",
    of: ["graveSign"],
    unless: anyOf(
      OVER,
      "doms|baby (?:wakes|woke)|dog",
      "(?:past|saw|seen|watched|behind|traffic) (?:\\w+ ){0,3}(?:crash|accident|wreck)",
    ),
  },
  {
    rule: "bleeding_within",
    answer: "unclear",
    of: ["paperBlood"],
    unless: anyOf(OVER, "beet\\w*|red pen|period|sandpaper|nose ?bleed|fake|shav\\w*|callus|rip(?:ped)?|pool|outside"),
  },
];

/** What to stop for, by what it is made of: class S. */
export const STOP_FRAMES: readonly Rule[] = FRAMES.map((frame) => signRule(caution, frame));
