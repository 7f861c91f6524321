import { caution, emergency, type Finding, type Rule } from "./finding.ts";
import { needing } from "./ruleNeeds.ts";

/** A danger told in plain clauses, no single word of which is one. Each clause must stand in the message; `not` may not. */
type Told = { rule: string; answer: Finding["answer"]; clauses: readonly RegExp[]; not?: RegExp };

const PAST =
  /\b(?:years? ago|months? ago|last (?:month|year|summer|winter)|as a (?:kid|child|teen)|used to|my (?:dad|mum|mom|wife|husband|friend|mate|gran\w*|uncle|aunt|dog))\b/;

const URGENT: readonly Told[] = [
  // A heart that hurts in the arm, and only with the effort.
  {
    rule: "arm_on_effort",
    answer: "heart",
    clauses: [
      /\bleft arm\b/,
      /\b(?:ach\w*|hurts?|pain\w*|heavy|heaviness|tight\w*)\b/,
      /\b(?:hills?|uphill|stairs|incline|walking fast|brisk walk\w*)\b/,
      /\b(?:only|every time|each time|stops? when|goes (?:away |off )?when|when i (?:stop|rest)|eases)\b/,
    ],
    not: /\b(?:curls?|press\w*|bench\w*|poles?|carry\w*|tendon|elbow|grip\w*|bicep|tricep|handlebars?|doms)\b/,
  },
  {
    rule: "jaw_on_effort",
    answer: "heart",
    clauses: [
      /\b(?:jaw|kiefer|unterkiefer|machoire|mandibula|mascella|mandibola|maxilar|queixo)\b/,
      /\b(?:hills?|uphill|stairs|incline|run(?:ning)?|jogg\w*|lauf\w*|bergauf|treppe\w*|subida|subir|corr\w*|ladeira|escada|cote|montee|escaliers|cour\w*|cuesta|escaleras|salita|scale)\b/,
      /\b(?:stops? when|goes (?:away )?when|when i stop|eases|hort auf wenn|geht weg wenn|weg wenn ich|passa quando paro|passa (?:parado|parada|se mi fermo|da fermo)|ca passe (?:quand|a l arret)|passe a l arret|se (?:me )?pasa (?:al parar|cuando paro))\b/,
    ],
    not: /\b(?:clench\w*|mouth ?guard|tmj|dentist|tooth|teeth|chew\w*|gum)\b/,
  },
  // Too little oxygen in the blood, as a clip or watch shows it, and unwell with it.
  {
    rule: "oxygen",
    answer: "breathing",
    clauses: [
      /\b(?:oxygen|o2|spo2|sp ?o ?2|sats?|oximeter|saturation|sauerstoff\w*|oxygene|oxigeno|ossigeno|saturazione|saturacion|oxigenio|saturacao)\b[^.!?\n]{0,30}?(?<![\d.,:/])(?:[6-8]\d)(?: ?%)?(?! ?(?:min|kg|years|bpm|m\b|\d))/,
      /\b(?:dizzy|weird|faint\w*|breath\w*|blue|confus\w*|chest|unwell|sick|ill|weak|lighthead\w*|light headed|cough\w*|fever\w*|covid|pneumonia|asthma|schwindel\w*|luft|krank|souffle|vertige\w*|mareo\w*|aire|fiato|capogir\w*|tontur\w*|ar|falta)\b/,
    ],
    not: /\b(?:altitude|everest|base camp|\d{4} ?m\b|hypoxi\w*|mask training|sleep apn\w*|usually|normal for me|copd)\b/,
  },
  // What leaks in pregnancy may be the waters.
  {
    rule: "pregnancy",
    answer: "pregnancyAlarm",
    clauses: [
      /\b(?:pregnant|schwanger|ssw|embarazada|enceinte|incinta|gravida)\b|\b(?:1[4-9]|2\d|3\d|4[01])\.? (?:weeks?|wks?|woche\w*|semanas?|semaines?|settimane)\b/,
      /\b(?:wet (?:pants|knickers|underwear|leggings|patch)|(?:soaked|wet) (?:pad|through)|nass in der hose|nasse hose|mojada desde|bragas mojadas|mouillee depuis|culotte mouillee|bagnata (?:dopo|da)|mutande bagnate|molhada desde|calcinha molhada)\b/,
    ],
    not: /\b(?:swim\w*|swam|pool|aqua\w*|schwimm\w*|piscin\w*|nad\w*|natacion|natation|nuoto|natacao|sweat\w*|schweiss\w*|geschwitzt|sud\w*|sueur|suor|rain|regen|lluvia|pluie|pioggia|chuva)\b/,
  },
  // Weak on one side and well again: what passes may come back.
  {
    rule: "one_sided",
    answer: "brain",
    clauses: [
      /\b(?:arm|leg|hand|face|body)(?: (?:went|was|felt|got|is|gone|and leg|and arm))* (?:weak\w*|numb\w*|useless|limp|dead)\b/,
      /\b(?:right|left|one) side\b/,
      /\b(?:came on|sudden\w*|out of nowhere|all at once|(?:mid|during) (?:row|run|ride|set|session|class|workout|walk)|better now|gone now|back to normal|passed)\b/,
    ],
    not: /\b(?:slept|lean\w*|press(?:ed|ing)? on|stronger|weaker (?:side|arm|leg)|imbalance|neck|dis[ck]|sciatic\w*|bike|saddle|sitting|doms|failure|fatigue\w*|tired)\b/,
  },
  // A reliever that no longer relieves.
  {
    rule: "breathing",
    answer: "breathing",
    clauses: [
      /\b(?:inhaler|puffer|ventolin|salbutamol|reliever|inhalator|asthmaspray|ventoline|inhalador|inalatore|bombinha)\b.{0,12}\b(?:isnt|not|doesnt|wont|nicht|pas|rien|no|non|nao|didnt|hasnt) (?:\w+ ){0,2}?(?:help\w*|work\w*|do(?:ing)? (?:anything|much|a thing)|touch\w*|hilft|wirkt|marche|aide|ayuda|funciona|hace nada|funziona|aiuta|adianta|adiantou|resolv\w*|adiantando)\b|\bspray (?:hilft|wirkt) nicht\b|\bventoline (?:ne )?(?:fait rien|marche pas|aide pas)\b/,
      /\b(?:still|tight\w*|wheez\w*|breath\w*|bad|worse|asthm\w*|asma|struggl\w*|luft|eng|souffle|aire|fiato|ar)\b/,
    ],
    not: /\b(?:expired|new one|replac\w*|pharmac\w*|recycl\w*|preventer|brown|for (?:the )?(?:race|cold|flu)|sometimes|used to|should i (?:change|switch))\b/,
  },
  {
    rule: "breathing",
    answer: "breathing",
    clauses: [
      /\b(?:inhaler|puffer|(?:asthma|blue) pump|ventolin|salbutamol|reliever)\b.{0,20}\b(?:every|each) (?:\d+|few|five|ten|fifteen|twenty|half|couple of)\b.{0,8}\b(?:min\w*|hours?)\b/,
      /\b(?:still|tight\w*|wheez\w*|not helping|doesnt help|cant breathe|worse)\b/,
    ],
  },
];

const TO_STOP: readonly Told[] = [
  {
    rule: "bone_stress",
    answer: "injury",
    clauses: [
      /\bcant (?:even )?hop\b|\b(?:hurts?|pain\w*|sore) (?:to|when i|if i|on) hop(?:ping)?\b|\bhopping (?:really |is )?(?:hurts|painful|agony)\b/,
      /\b(?:hip|groin|shin|foot|thigh|heel|leg|tibia|femur|metatarsal)\b/,
      /\b(?:run\w*|ran|mileage|\d+ ?km?|miles?|marathon|weeks?|training)\b/,
    ],
    not: /\b(?:doms|leg day|calf raises?|lol|ankle)\b/,
  },
  {
    rule: "belly_right",
    answer: "unclear",
    clauses: [
      /\b(?:tummy|belly|stomach|abdom\w*|side|bauch\w*|barriga|vientre|ventre|pancia)\b/,
      /\b(?:right side low|low(?:er)? (?:on the |down on the |in the )?right|right lower|rechts unten|bas a droite|in basso a destra|abajo a la derecha|embaixo a direita|lado direito embaixo)\b/,
      /\b(?:worse|schlimmer|seit|jump\w*|cough\w*|fever\w*|off (?:my )?food|no appetite|sick|vomit\w*|since|constant|schlimmer|fieber|peor|fiebre|pire|fievre|peggio|febbre|pior|febre)\b/,
    ],
    not: /\b(?:stitch (?:in|when|on)|oblique\w*|back|crunch\w*|sit ?ups?|doms)\b/,
  },
];

const makeRule =
  (make: (rule: string, answer: Finding["answer"]) => Finding) =>
  ({ rule, answer, clauses, not }: Told): Rule =>
    needing({ words: clauses.slice(0, 1) }, (r) =>
      clauses.every((clause) => clause.test(r.text)) && !not?.test(r.text) && !PAST.test(r.text)
        ? make(rule, answer)
        : null,
    );

/** Class E and class S of what is told so. */
export const TOLD_PLAINLY: readonly Rule[] = URGENT.map(makeRule(emergency));
export const STOPS_TOLD_PLAINLY: readonly Rule[] = TO_STOP.map(makeRule(caution));
