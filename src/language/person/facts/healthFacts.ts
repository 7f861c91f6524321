import { type NamedHealth, namedHealth } from "../../health/namedHealth.ts";
import { compiled } from "../../patterns/compiled.ts";
import { asTyped } from "./asTyped.ts";
import type { FactClause } from "./factClauses.ts";
import { end, type FactDraft, type FactReader, type FactScope, keyOf, state } from "./factDraft.ts";
import { FOODS } from "./foodWords.ts";
import { isNormalNow, medicinesIn, readHealthChanges, readSwapped } from "./healthChanges.ts";

/** Words behind a name that make something else of it: "gout diet", "cancer charity run". */
const NO_CONDITION =
  /^ (?:diet|meds|medication|pills|recipe|friendly|safe|free|prevention|risk|scare|test|check|screening|awareness|charity|week|month|thing|sets?|rounds?|reps|finishers?|circuits?|exercises?|work|therapy|physio\w*|training|class(?:es)?|strength|or)\b/;
const NEVER = /(?!)/;
const A_JOINT =
  /\b(?:knees?|hips?|shoulders?|backs?|spine|lumbar|necks?|hands?|fingers?|wrists?|elbows?|ankles?|foot|feet|toes?|thumbs?|joints?|knien?|hufte\w*|schultern?|rucken|hand\w*|genoux?|hanches?|epaules?|dos|mains?|rodillas?|caderas?|hombros?|espalda|manos?|ginocchi\w*|anc[ah]e?|spall[ae]|schiena|mani|joelhos?|quadril|ombros?|costas|maos)\b/;
/** Words that are a condition only beside some, or not beside others. */
const MEANT_ONLY: readonly {
  name: RegExp;
  before?: RegExp;
  notBefore?: RegExp;
  behind?: RegExp;
  notBehind?: RegExp;
}[] = [
  {
    name: /^(?:type|typ|tipo) ?(?:[12]|one|two)$/,
    before: /^$|\b(?:am|a|with|as|diagnosed|been|got|have|had|being) $/,
    behind: /^(?:$|,| (?:since|for|here|with|on|and|btw|by the way|diagnosed|last|this|in|at|when)\b)/,
  },
  {
    name: /^stroke$/,
    notBefore: /\b(?:breast|back|swim\w*|row\w*|each|every|per|long|short|power|full|half|catch|arm|leg) $/,
    notBehind:
      /^ (?:\w+ )?(?:rates?|counts?|volume|length|technique|power|seat|side|per|pace|feels|style|work|drills?|\d)/,
  },
  {
    name: /^pregnant$/,
    notBehind: /^ (?:with (?!my|our|twins|triplets|an? |number|baby|her|the|\d)|pause)/,
  },
  {
    name: /^(?:only (?:have )?)?(?:one|1|single) (?:arm|leg|hand|eye|kidney|lung)$/,
    notBefore: /\b(?:(?:just|only|in|on|with|the) (?:the )?|the )$/,
    notBehind:
      /^ ?(?:row|curl|press|squat|deadlift|day|at|stronger|weaker|is|exercise|stand|work|swing|snatch|hang|raise|bridge|lower|shorter|longer|per|each|dbs?\b|dumb|kbs?\b|kettle|barbell|bb\b|cable|machine|lat\b|landmine|pull|push|ohp|rdl|dead|thrust|hip|glute|fly|clean|jerk|farmer|suitcase|plank|preacher|hammer|triceps?|biceps?|extension|kick|calf|leg|lunge|step|jump|hop|balance|wall|\d)/,
  },
  // Of a joint it is an injury.
  {
    name: /^(?:osteo)?arthr|^artros/,
    notBefore: A_JOINT,
    notBehind: A_JOINT,
  },
  { name: /^covid/, notBefore: /\b(?:since|during|before|after|pre|through)[ -]$/ },
  { name: /^(?:blood pressure|bps?) .*\b(?:was|were|went|gets?|goes|got|if|when)\b/, before: NEVER },
  {
    name: /^(?:pots|icd|als|pfo|svt|tavi)$/,
    before:
      /^$|[,;] ?(?:and )?$|\b(?:have|has|had|got|with|from|by|of|for|an?|my|and|tengo|ho|tenho|ai|habe?|severe|mild) $/,
    notBehind: /^ (?:and pans|of)\b/,
  },
];
const isMeant = (said: string, before: string, behind: string): boolean =>
  !NO_CONDITION.test(behind) &&
  MEANT_ONLY.every(
    (only) =>
      !only.name.test(said) ||
      ((only.before?.test(before) ?? true) &&
        !only.notBefore?.test(before) &&
        (only.behind?.test(behind) ?? true) &&
        !only.notBehind?.test(behind)),
  );
/** What says that the condition is the writer's. */
const HAS =
  /\b(?:(?:je )?fais(?: de)?|i (?:have|got|(?:often |sometimes |always )?get|use|had|suffer|am|was|also have|do have|live with|deal with|struggle with|developed|was born with|gave|do|take)|have|having|got|(?:doc\w*|gp|scan|mri|physio|surgeon|tests?|ultrasound|they) (?:\w+ )?(?:found|showed|confirmed|spotted|discovered|picked up)|it is|its|turns out|turned out|suffer(?:ing)? (?:from|with)|diagnosed|diagnosis|struggling with|living with|dealing with|my|they put|put (?:in|a|\d)|fitted with|(?:old|young|man|woman|person|guy|girl|me\)) with|due to|because of|with|since|recovering|had|ich (?:habe|bin|leide)|habe|hab|bin|leide an|j ai|je (?:suis|souffre)|tengo|soy|padezco|sufro|estoy|ho|sono|soffro|tenho|sou|sofro|estou)\b/;
/** What a medicine is for: "Ventoline pour l'asthme", "L-Thyroxin wegen Hashimoto". */
const TREATED_FOR =
  /\b(?:nehme?|prends|tomo|prendo|take|taking|am on|me on|prescribed)\b.{2,40}\b(?:wegen|gegen|fur|pour|contre|para|por|contra|per|for)(?: (?:my|the|mein\w*|die|den|das|l|la|le|il|el|o|a|mon|ma|mi|meu|minha))* $/;
const BARE =
  /^(?:an? |mild |severe |slight |chronic |bad |very |type \w+ |\d+ (?:weeks|months) |exercise[- ]induced )*\S+(?: \S+){0,3}$/;
const NONE_OF =
  /\b(?:no|not|never|without|free of|nor|neither|kein(?:e|en)?|nicht|pas|aucun(?:e)?|sin|no tengo|non ho|nessun\w*|nao|sem|n ai|ruled out|cured|tested negative|negative for|do not|is not)\b/;
const ENDED =
  /\b(?:no longer|not .{1,30}(?:anymore|any ?more|any longer)|used to (?:have|be|take|suffer)|stopped|quit|(?:arrete|deje|dejado|smesso|parei|aufgehort) (?:d[ei]?|zu)\b|came off|(?:took|taken|take|taking|weaned|weaning) (?:me )?off(?: (?:the|my))?|off (?:the|my)|cured|(?:am|im|came|gone|going|went|been|get|got) off (?:the |my |of )?\w+|finished (?:the|my|taking)|no more|(?:is|are) (?:over|history)(?= |$|[,.])|in remission|outgr[eo]w\w*|grown out of|nicht mehr|ne .{1,20} plus|n ai plus|ya no|non .{1,20} piu|nao .{1,20} mais|given up|gave up|back to (?:eating|being)|done with|finished (?:with )?my|(?:is|are|has|have) (?:all |completely |finally |totally |now )*(?:gone|cleared up|vanished|disappeared))\b/;
/** Feared, avoided, raised money for or once believed: nobody has it for that. */
const NOT_HAD =
  /\b(?:worr(?:y|ied)|scared|afraid|fear\w*|terrified|anxious|paranoid|avoid\w*|prevent\w*|risk of|(?:(?:to|not|would|could|will|might) get|getting|developing|catching|end up with)(?= (?:\w+ )?$)|(?:raising|raise|raised|money|charity|fundrais\w+|donat\w+|research|walk|run|ride)(?: \w+){0,3} (?:for|into|to)|angst vor|peur d\w*|miedo (?:a|de)|paura (?:di|del)|medo de)\b|\b(?:thought|believed|figured|assumed|feared|convinced) (?:that )?(?:i had|i have|it was|it is|it might be)\b/;
/** "Asthma hab ich keins": taken back behind it. */
const DENIED_BEHIND =
  /^,? (?:hab\w* ich (?:gar |uberhaupt |doch )?(?:kein\w*|nicht)|j en ai (?:pas|plus)|(?:yo )?no (?:la |lo )?tengo|non (?:ce )?l ?[ao] ?ho|non ne ho|(?:eu )?nao tenho)\b/;
/** Not gone for good, and to be minded. */
const REMISSION = /\bin (?:full |complete |partial )?(?:remission|remision|remissione|remissao)\b/;
const RUNS_IN_FAMILY = /\bruns in (?:the|my) family\b|\bfamily history\b|\bin (?:my|the) family\b/;

/** Whether a folded clause says that something has stopped. */
export const isEnded = (folded: string): boolean => ENDED.test(folded);

/** Between two conditions of one list. */
const NEXT_IN_LIST = /^ ?(?:,|&|\+|and|und|et|y|e)(?: (?:and|also|plus|und|et|y|e|an?|some|mild|severe|chronic))* $/;
function conditions(named: readonly NamedHealth[], { plain, folded, text }: FactClause): FactDraft[] {
  if (named.length === 0 || RUNS_IN_FAMILY.test(folded) || isNormalNow(folded)) return [];
  const found: FactDraft[] = [];
  let listedFrom = -1;
  for (const { said, value: name, at } of named.slice(0, 12)) {
    const [before, behind] = [plain.slice(Math.max(0, at - 60), at), plain.slice(at + said.length)];
    if (!isMeant(said, before, behind) || NOT_HAD.test(before)) continue;
    const goesOn = listedFrom >= 0 && NEXT_IN_LIST.test(plain.slice(listedFrom, at));
    listedFrom = -1;
    const called = conditionName(said, name, plain, at);
    const value = name === "" ? asTyped(text, said) : called;
    const key = `health_condition:${keyOf(name === "" ? said : name)}`;
    const isNot = NONE_OF.test(before.replace(/\bnot (?:bad|sure|only|too|just|that|as)\b/g, " "));
    if (DENIED_BEHIND.test(behind)) found.push(end("health_condition", value, key));
    else if (REMISSION.test(folded)) found.push(state("health_condition", `${value} (in remission)`, key));
    else if (ENDED.test(folded)) found.push(end("health_condition", value, key));
    else if (isNot) {
      if (/\b(?:do|does) not have|\b(?:have|am|i) (?:no|not)\b|kein|n ai pas|no tengo|non ho|nao tenho/.test(before))
        found.push(end("health_condition", value, key));
    } else if (goesOn || HAS.test(before) || TREATED_FOR.test(before) || isSubject(plain, at) || BARE.test(plain)) {
      found.push(state("health_condition", value, key));
      listedFrom = at + said.length;
    }
  }
  return found;
}

/** "my asthma is under control", "asthma since childhood". */
const isSubject = (plain: string, at: number) =>
  /^(?:an? |my |the |i |ich |yo |eu |hatte |per |vor \d+ \w+ |einen? |tuve |una? |fiz |uma |j ai eu |ho avuto |me hicieron |mi hanno fatto |emergency |planned |second |mild |chronic |legally |partially |half |nearly |severely |clinically |slightly |partly |fully |profoundly |functionally |and |old |recent |previous |had |got |[1-4] |\d+ (?:weeks|months|wks|mths) |(?:in )?\w+ trimester |heavily |newly )*$/.test(
    plain.slice(0, at),
  ) ||
  /[,;] ?(?:and |with |due to )?$|\b(?:inhaler|meds?|tablets?|pills|medication|treat(?:ed|ment)|something|injections?|pump|patch(?:es)?) for (?:my |the |mild |severe )*$/.test(
    plain.slice(0, at),
  );

function conditionName(said: string, name: string, plain: string, at: number): string {
  if (name === "diabetes") {
    const around = plain.slice(Math.max(0, at - 8), at + said.length + 10);
    const kind = /(?:type|typ|tipo) ?(1|one|i\b|2|two|ii)|\bt([12])d?\b/.exec(around);
    const digit = kind ? (/^(?:1|one|i)$/.test(kind[1] ?? kind[2] ?? "") ? 1 : 2) : null;
    return /pre[- ]?/.test(said) ? "prediabetes" : digit === null ? "diabetes" : `type ${digit} diabetes`;
  }
  if (name === "pregnant") {
    const weeks =
      /(\d{1,2}) (?:weeks|wochen|semaines|semanas|settimane)|(\d) (?:months|mois|meses|mesi)|(\w+ trimester)/.exec(
        plain,
      );
    return weeks ? `pregnant (${weeks[0]})` : "pregnant";
  }
  return name === "" ? said : name;
}

const ALLERGIC_TO =
  /\b(?:allergic|allergy|allergies|intolerant|intolerance|sensitive|allergisch|allergie|unvertraglich\w*|intolerante?|allergique|alergic[oa]s?|alergia|allergic[oa]|allergia|intolleran\w+)(?: (?:to|for|gegen|auf|aux?|a la|a l|a|al|alla|alle|ai|as|ao|de|des|:)| ?:) (?:the |my |all |le |la |les |el |los |las |l |o |os )?(?!(?:it|them|that|this|those|these|both|everything|ca|cela|eso|esto|questo|quello|isso)\b)([\p{L}][\p{L} ,&/'-]{1,70})/u;
const FOOD_ALLERGY = compiled(
  `\\b(?:no|without|skip|avoid|keine?|ohne|pas de|sin|sans|senza|sem) (?:any )?(${FOODS})(?: for me| please| pls| thanks)*,? (?:because |as |since |cause )?(?:i am |am |im |it is )?(?:an? )?(?:very |severe(?:ly)? |badly |mild(?:ly)? )?(?:allerg\\w+|anaphyla\\w+)(?= ?$)|\\b(${FOODS})(?: though| tho| please)*,? ?[(:-]+ ?(?:i am |am |im |it is )?(?:an? )?(?:very |severe(?:ly)? |badly |mild(?:ly)? )?(?:allerg\\w+|anaphyla\\w+|intoleran\\w+)|\\b(${FOODS})[- ]?(?:allerg\\w+|intoleran\\w+|sensitiv\\w+|things?$|issues?\\b|problems?\\b|unvertraglich\\w*|free because)\\b|\\b(?:intolerance|allergie|alergia|allergia|intolleranza) (?:a la |au |aux |a l |al |a |alla |ao )?(${FOODS})\\b`,
);
const COMPOUND_ALLERGY =
  /\b(nuss|erdnuss|laktose|gluten|milch|pollen|soja|fructose|fruktose|histamin|hausstaub)(?:-? ?)(?:allergi\w+|intoleran\w+|unvertraglichkeit)\b/;
const CAN_NOT_EAT = compiled(
  `\\b(?:can not (?:eat|have|tolerate|digest|drink|do|touch|stomach)|do not tolerate|react (?:badly )?to|vertrage(?: ich)? kein(?:e|en)?|(?:ne )?(?:supporte|tolere|digere) pas(?: bien)?|no (?:tolero|puedo (?:comer|tomar)|me sientan? bien)|non (?:tollero|posso mangiare|digerisco)|nao (?:tolero|posso comer))(?: le| la| les| l| el| los| las| il| i| gli| o| os| as| de| du| des)? (?:any )?(${FOODS})\\b`,
);
/** "Penicillin vertrag ich nicht, nüsse auch nicht": the food stands before its verb. */
const NOT_TOLERATED = compiled(
  `\\b(${FOODS})(?: und (?:\\w+))? (?:vertrag(?:e)? ich (?:\\w+ )?nicht|kann ich nicht (?:essen|ab)|geht (?:bei mir )?(?:gar )?nicht|me (?:sientan?|caen?) (?:muy )?mal|je (?:ne )?(?:supporte|tolere|digere) pas|non (?:li |le |lo |la )?(?:tollero|digerisco|posso mangiare)|(?:me )?faz(?:em)? mal|nao posso)\\b`,
);
/** What a food does to somebody who cannot take it: "peanuts will kill me", "latex gives me hives". */
const HARMS = compiled(
  `\\b(${FOODS})(?: bands?| straps?)?(?:,? (?:(?:will|would|could|can|literally|always|really|nearly|almost|basically|just|apparently) )*(?:kill(?:s|ed)?|g[ia]ves? me|ma[kd]es? (?:me|my)|and (?:i am|im|i spend|i end up) (?=.*(?:toilet|loo|bathroom|bloat|sick|ill|bed|hospital|er\\b|doubled))|sen[dt]s? me|puts? me|brings? me|brought me|close[sd]? my|swells?|trigger(?:s|ed)?|sets? off my|do(?:es)? not agree with me|mess(?:es)? (?:me up|up my|my \\w+ up|with my)|wreck(?:s|ed)? (?:me|my)|destroys? (?:me|my)|=|(?:is|are) a (?:no|hard no|no ?-?go)\\b|upsets? my|ruins? my)|(?: and)? (?:i|me) (?:do not|never) (?:get (?:on|along)|mix|agree))`,
);
const HARM_SEEN =
  /\b(?:me|i|my)\b.*\b(?:hives|rash|itch\w*|swell\w*|anaphyla\w+|er\b|hospital|a&e|throat|sick|ill|bloat\w*|break out|wheez\w*|throw up|vomit\w*|cramps?|reaction\w*|sneez\w*|tingl\w*|lips?|tongue|face|eyes|gut|stomach|belly|skin|trouble|problems?|grief|issues|gas|wind|pain|runs|asthma|die|dying|toilet|bathroom|headaches?|migraines?)\b|\bkill(?:s|ed)? me\b|\bdo(?:es)? not agree with me\b|\bdo not (?:get|mix|agree)\b|\bmess(?:es)? (?:me up|up my|with my)\b|= ?(?:hospital|death|hives|er|anaphyla\w+|rash|bloat\w*)|\b(?:anaphyla\w+|allerg\w+|hives|epi ?pen)\b|\bwreck(?:s|ed)? me\b|\bdestroys? me\b/;
const EPIPEN = compiled(
  `\\bepi ?-?pens?\\b.*\\b(?:for|because of|because|bc|cause of|due to|against|in case of) (?:of )?(?:the |my |a )?(${FOODS}|bees?|wasps?|[a-z]{3,15} stings?)\\b|\\b(?:no|without|avoid|never (?:eat|touch)|can not (?:eat|have)) (?:any )?(${FOODS})\\b.{0,50}\\bepi ?-?pens?\\b|\\bepi ?-?pens?\\b.{0,30}\\b(?:so|no|avoid|never) (?:no |eat |touch |any )*(${FOODS})\\b`,
);
const NO_ALLERGY =
  /\b(?:no|not|never|without|any|keine|nicht|pas|sin|non|nao)(?: \w+){0,2} (?:known )?(?:allerg\w*|intoleran\w*|alerg\w*)/;

/** Names nothing: "sou alérgica a alguma coisa?". */
const SOMETHING =
  /^(?:alg[ou]m?\w*(?: (?:coisa|cosa|alimento))?|qualcosa|qualche (?:cosa|cibo)|quelque chose|(?:irgend)?(?:et)?was|nichts|rien|nada|niente|nulla|tod[oa]s?|tudo|tout|tutto|que|quoi|cosa|what|which|foods?)$/;
const NONE_AT_ALL =
  /(?:^|\b(?:have|got|tengo|ho|j ai|tenho|habe) )(?:no|keine|sin|non ho|pas d|n ai pas d|no tengo|sem|nao tenho)(?: known| food)? (?:allerg|alerg)\w+$/;

/** "Allergica al nichel e | intollerante al lattosio". */
const AND_INTOLERANT =
  /^(?:(?:auch|aussi|anche|tambien|tambem) )?(?:intol\w+|allerg\w+|alerg\w+|unvertraglich\w*|sensitive) (?:to|gegen|auf|aux?|a la|a l|al|alla|alle|ai|as|ao|a|de|des|di) (?:la |le |l |los |las )?/;
/** "Gegen Haselnüsse bin ich allergisch". */
const AGAINST =
  /\b(?:gegen|auf|aux?|a la|a los|a las|al|ai|alle|agli|ao|aos) ([\p{L} ,&]{2,50}?) (?:bin ich|reagiere ich|hab(?:e)? ich (?:eine )?|je suis|j ai une|soy|sono|sou) (?:\w+ )?(?:allerg|alerg|intoler|intoller)/u;

const listed = (words: string) =>
  words
    .replace(
      / (?:but|so|because|since|which|that|as|i|can|please|and i|if|when|any ?more|any longer|aber|mais|pero|ma|mas|weil)\b.*$/,
      "",
    )
    .split(/ ?,(?: ?(?:and|or|und|et|y|e)(?= ))? ?| (?:and|or|&|plus|und|oder|et|ou|y|o|e) | ?[/&] ?/)
    .map((word) =>
      word
        .trim()
        .replace(/^(?:all |to |also |the |any )+/, "")
        .replace(AND_INTOLERANT, ""),
    )
    .filter((word) => /\p{L}{2}/u.test(word))
    .slice(0, 6);

const A_FOOD = compiled(`\\b${FOODS}\\b`);
/** In a list of allergies all but the first must be known, because other clauses follow with a comma too. */
const isFood = (words: string) => A_FOOD.test(words) && words.split(" ").length <= 3;

/** "Shellfish or eggs, nuts": the foods that a list goes on with. */
const NEXT_FOOD = compiled(`^(?: ?,)? ?(?:or|and|&|nor|oder|und|ou|et|o|y|e)? ?(${FOODS})\\b`);
function foodsListedOn(rest: string): string[] {
  const foods: string[] = [];
  for (let at = rest; foods.length < 6; ) {
    const next = NEXT_FOOD.exec(at);
    if (!next?.[1] || !/^ ?(?:,|\b)/.test(at)) break;
    foods.push(next[1]);
    at = at.slice(next[0].length);
  }
  return foods;
}

function allergies(plain: string, folded: string, text: string): FactDraft[] {
  if (
    /\b(?:allergisch gegen|allergique (?:au|aux|a la|a)|alergic[oa] (?:a|al|a los|ao|a o)|allergic[oa] (?:a|al|allo|alla|ai)) (?:l |la |los |las |le )?(?:cardio|sport\w*|montage?|arbeit|aufstehen|travail|lundis?|matin|deporte|trabajo|lunes|lavoro|lunedi|palestra|fatica|trabalho|segundas?|academia|exerc\w+|esfuerzo|burpees?|laufen|correr|correre|courir)\b|\ballergic to (?:cardio|exercise|work|mondays?|burpees|running|effort|leg day|mornings?|losing|sport|bullshit)\b/.test(
      folded,
    )
  )
    return [];
  const foods: string[] = [];
  const to = ALLERGIC_TO.exec(plain);
  if (to?.[1]) foods.push(...listed(to[1]).filter((food, at) => at === 0 || isFood(food)));
  for (const pattern of [FOOD_ALLERGY, COMPOUND_ALLERGY, CAN_NOT_EAT, NOT_TOLERATED]) {
    const match = pattern.exec(plain);
    const food = match?.slice(1).find((group) => group !== undefined);
    if (food && match && foods.length === 0)
      foods.push(food, ...foodsListedOn(plain.slice(match.index + match[0].length)));
  }
  const against = AGAINST.exec(plain)?.[1];
  if (against) foods.push(...listed(against).filter((food) => !foods.includes(food)));
  const harm = foods.length === 0 && HARM_SEEN.test(folded) ? HARMS.exec(folded)?.[1] : undefined;
  if (harm) foods.push(harm);
  const stung = foods.length === 0 ? EPIPEN.exec(folded)?.slice(1).find(Boolean) : undefined;
  if (stung) foods.push(stung);
  if (foods.length === 0 && /\bhay ?fever\b|\bheuschnupfen\b/.test(plain) && !NONE_OF.test(plain))
    foods.push("hay fever");
  const noLonger = ENDED.test(folded);
  if (foods.length === 0 && NONE_AT_ALL.test(folded)) return [end("allergy", "allergies")];
  if (
    !noLonger &&
    (NO_ALLERGY.test(folded) || foods.some((food) => /^(?:anything|nothing|any|something)\b/.test(food)))
  ) {
    return /\ballerg\w+ to anything|no (?:known )?allerg/.test(folded)
      ? [end("allergy", "allergies")]
      : foods.filter((food) => !/thing|any/.test(food)).map((food) => end("allergy", food, `allergy:${keyOf(food)}`));
  }
  return foods
    .filter((food) => !SOMETHING.test(food))
    .map((food) => (noLonger ? end : state)("allergy", asTyped(text, food), `allergy:${keyOf(food)}`));
}

const DOSE = "\\d+(?:[.,]\\d+)? ?(?:mg|mcg|ug|iu|units?|ml)";
const DOSE_BEFORE = compiled(`\\b(${DOSE}) (?:of )?$`);
const DOSE_BEHIND = compiled(`^(?:,| at| to| up to)? (${DOSE}|\\d{1,4}(?= ?(?:$|a day|daily|now|[,;.])))`);
/** A pump or inhaler is used, and a dose is changed, by who takes the medicine. */
const IN_USE =
  /^(?: \w+)? (?:pump|pen|user|inhaler)\b|^ (?:when|if|as|whenever) (?:i )?need(?:ed)?\b|\b(?:upped|raised|increased|lowered|halved|doubled|bumped|changed|cut|dropped) (?:my|the)(?: dose of| dosage of)? $/;
const TAKES =
  /\b(?:i (?:take|am (?:on|taking)|have been (?:on|taking|prescribed)|was prescribed|use|need|started|got prescribed|inject)|take|taking|am on|on|prescribed|put me on|ha(?:s|ve) me on|got me on|keeps? me on|started|using|popping|with my|back on|switched to|controlled (?:with|by|on)|managed (?:with|by|on)|treated with|started on|thanks to|only|just|need(?:s|ed)?|rx for|script for|my|ich nehme?|nehme?|je prends|prends|sous|tomo|prendo|uso|tomando|estoy tomando)\b/;

/** "Bp tablets, 58": a kind of medicine has no dose, and what stands behind it is an age. */
const NO_DOSE =
  /\b(?:pills?|tablets?|meds?|medication|medicines?|inhalers?|thinners?|tabletten|comprimes|pastillas|compresse|comprimidos)$/;

/** "Coming off prednisone next week": taken until then. */
const COMES_OFF = /\b(?:coming|tapering|weaning|getting) off (?:of |the |my )?$/;
const TO_COME = /^ (?:next|in (?:an?|two|three|\d)|soon|on \w+day|at the end|slowly|gradually)\b/;
/** Hardly a word beside the medicine. */
const ALONE =
  /^(?:(?:an?|my|daily|low|dose|currently|and|also|now|only|just|user|patch(?:es)?|gel|cream|injections?|weekly|since|for|years|\d+|every|morning|night|day|twice|once|prescription|of|the)(?: |$))*$/;

function medications(named: readonly NamedHealth[], { plain, folded, text }: FactClause): FactDraft[] {
  return medicinesIn(named, plain)
    .slice(0, 6)
    .flatMap(({ said: drug, at }): FactDraft[] => {
      const from = plain.lastIndexOf(",", at) + 1;
      const part = plain.slice(from).split(",")[0] ?? "";
      const after = plain.slice(at + drug.length);
      const isAge = NO_DOSE.test(drug) && /^,? ?[1-9]\d(?= ?(?:,|$))/.test(after);
      const dosed = [DOSE_BEFORE.exec(plain.slice(0, at)), isAge ? null : DOSE_BEHIND.exec(after)] as const;
      const start = dosed[0]?.index ?? at;
      const before = plain.slice(Math.max(from, start - 60), start);
      const dose = dosed[0]?.[1] ?? dosed[1]?.[1];
      const whole = plain.slice(start, at + drug.length + (dosed[1]?.[0].length ?? 0));
      const amount = dose === undefined ? "" : ` ${/[a-z]/.test(dose) ? dose : `${dose} mg`}`;
      const value = `${asTyped(text, drug)}${amount}`;
      const key = `medication:${keyOf(drug)}`;
      if (ENDED.test(part) || (from === 0 && ENDED.test(folded) && !plain.includes(",")))
        return [end("medication", value, key)];
      if (NONE_OF.test(before))
        return /\b(?:do not take|not on|not taking)\b/.test(before) ? [end("medication", value, key)] : [];
      const rest = plain.slice(start + whole.length);
      const taken = TAKES.test(plain.slice(Math.max(0, start - 60), start)) || IN_USE.test(rest) || IN_USE.test(before);
      const isYetToEnd = COMES_OFF.test(before) && TO_COME.test(rest);
      return taken || isYetToEnd || dose !== undefined || isAge || ALONE.test(part.replace(whole, "").trim())
        ? [state("medication", value, key)]
        : [];
    });
}

/** "Nuts neither", behind a clause about something that is not tolerated either. */
const NEITHER = compiled(
  `^(?:and |und |et |y |e )?(${FOODS}) (?:auch (?:nicht|keine)|either|neither|as well|too|aussi|non plus|tampoco|tambien|neanche|nemmeno|anche|tambem(?: nao)?)\\b`,
);
const LIST_OF_ALLERGIES =
  /\b(?:allerg\w*|alerg\w*|intoler\w*|vertrag\w*|can not (?:eat|have|tolerate)|supporte|tolero|tollero|reacts?|hives)\b/;

const NO_FOOD = compiled(`\\b(?:no|not|without|never|avoid) (?:any |eat )?(${FOODS})$`);

function allergyToo({ clause: { plain, text }, before }: FactScope): FactDraft[] {
  const listed = before !== null && LIST_OF_ALLERGIES.test(before.folded) ? NEITHER.exec(plain)?.[1] : undefined;
  // "No shellfish though (allergic)".
  const reason =
    before !== null &&
    /^\(?(?:(?:i am |very |badly )?allergic|(?:sono|soy|sou|je suis|ich bin|bin) (?:molto |muy |muito |tres |sehr )?(?:allerg\w+|alerg\w+))\)?$/.test(
      plain,
    )
      ? NO_FOOD.exec(before.plain)?.[1]
      : undefined;
  const food = listed ?? reason;
  return food ? [state("allergy", asTyped(text, food), `allergy:${keyOf(food)}`)] : [];
}

const CAN_EAT = compiled(`\\bi (?:can|do) (?:actually |totally |still )?(?:eat|have|tolerate|drink) (${FOODS})\\b`);
/** What somebody who can have these has no allergy to. */
const HOLDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["dairy", "milk", "cheese", "yoghurt", "yogurt"].map((food) => [food, "allergy:lactose"])),
  ...Object.fromEntries(["bread", "wheat", "pasta"].map((food) => [food, "allergy:gluten"])),
};
/** "No wait, I can eat eggs": an allergy that was told by mistake. */
function toleratedAfterAll({ clause: { folded }, recent }: FactScope): FactDraft[] {
  const food = CAN_EAT.exec(folded)?.[1];
  const key = food === undefined ? "" : `allergy:${keyOf(food)}`;
  return recent
    .filter((one) => one.type === "allergy" && (one.key === key || one.key === HOLDS[food ?? ""]))
    .map((one) => end("allergy", one.value, one.key));
}

/** Health conditions, allergies and medicines. */
export const readHealth: FactReader = (scope) => {
  const { plain, folded, text } = scope.clause;
  const named = namedHealth(plain);
  const turned = readSwapped(scope);
  if (turned.length > 0) return turned;
  return [
    ...toleratedAfterAll(scope),
    ...conditions(
      named.filter(({ kind }) => kind === "condition"),
      scope.clause,
    ),
    ...allergies(plain, folded, text),
    ...allergyToo(scope),
    ...medications(
      named.filter(({ kind }) => kind === "medicine"),
      scope.clause,
    ),
    ...readHealthChanges(scope),
  ];
};
