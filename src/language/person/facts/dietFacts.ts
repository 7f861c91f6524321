import { compiled } from "../../patterns/compiled.ts";
import { asTyped } from "./asTyped.ts";
import { end, type FactDraft, type FactReader, keyOf, state } from "./factDraft.ts";
import { isEnded } from "./healthFacts.ts";
import { isOfTraining } from "./tasteObjects.ts";

/** Ways of eating by name. */
const DIETS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:lacto[- ]?ovo )?(?:mostly |strict(?:ly)? |ovo[- ]?)?(?:vegetarian|veggie|vegetarier(?:in)?|vegetarisch|vegetarienn?e?|vegetarian[oa])\b/,
    "vegetarian",
  ],
  [/\b(?:vegan(?:er(?:in)?)?|vegane|vegan[oa]|vegetalienn?e?)\b/, "vegan"],
  [/\b(?:mostly|mainly|largely) (?:eat(?:ing)? )?plant[- ]based\b/, "mostly plant based"],
  [/\bplant[- ]based\b/, "plant based"],
  [/\b(?:pescatarian|pescetarian|pescatarienn?e?|pescetarian[oa]|pescetarier(?:in)?)\b/, "pescatarian"],
  [/\b(?:flexitarian|flexitarier(?:in)?)\b/, "flexitarian"],
  [/\bketo(?:genic)?\b/, "keto"],
  [/\bcarnivore\b/, "carnivore"],
  [/\bpaleo\b/, "paleo"],
  [/\blow[- ]?carb\b/, "low carb"],
  [/\bmediterranean(?: diet)?\b/, "mediterranean"],
  [
    /\b(?:intermittent(?:ly)? fast(?:ing)?|(?:intermittent )?fasting (?:16|18|20)[:/][468]|16[:/]8|18[:/]6|20[:/]4|intervallfasten|jeune intermittent|ayuno intermitente|digiuno intermittente|jejum intermitente|omad|(?:one|1) meal a day|une? (?:seul )?repas par jour|una (?:sola )?comida al dia|un (?:solo )?pasto al giorno|uma refeicao por dia|(?:eine|1) mahlzeit am tag|fast(?:ing)? (?:until|till?) \w+)\b/,
    "intermittent fasting",
  ],
  [/\bfast(?:ing)? (?:during|in|for|through) (?:the )?(?:ramadan|lent)\b/, "fasts during ramadan or lent"],
  [/\bhalal\b/, "halal"],
  [/\bkosher\b/, "kosher"],
  [/\b(?:gluten[- ]?free|glutenfrei|sans gluten|sin gluten|senza glutine|sem gluten)\b/, "gluten free"],
  [/\b(?:dairy[- ]?free|no dairy)\b/, "dairy free"],
];
const EATS =
  /\b(?:i (?:am|eat|follow|do|went|have been|became|keep|turned|try)|am|eat(?:ing)?|follow(?:ing)?|been|became|went|go(?:ing|ne)?|turned|keep|my diet|diet|ich (?:bin|esse|ernahre)|bin|je (?:suis|mange)|soy|como|estoy|sono|mangio|seguo|sou|eu|doing|on)\b/;
const BARE =
  /^(?:an? |i |strict(?:ly)? |mostly |fully |100 ?% |full )*(?:vegetarian|veggie|vegan|pescatarian|pescetarian|flexitarian|keto|carnivore|plant[- ]based|gluten[- ]?free|dairy[- ]?free|halal|kosher|low[- ]?carb|paleo|vegetarisch|vegetarier(?:in)?|veganer(?:in)?|vegetarien(?:ne)?|vegetarian[oa]|vegan[oa])(?: (?:since|for|diet|here|now|by choice|only|btw|too|and|und|et|y|e|,).*|,.*)?$/;
const NO_FACT =
  /\b(?:not|never|no|kein(?:e|en)?|nicht|pas|non|nao|nie|jamais|could not be|should|thinking|considering|tried|try|is|are|was|recipes?|meals?|snacks?|dinner|lunch|breakfast|protein|options?|day)\b/;
const WAS_ONCE = /\b(?:i was|i used to be|ich war|j etais|era|ero|fui)(?: \w+){0,2} $/;
/** How long one has eaten so. */
const SINCE = /^ (?:diet )?(?:for|since|these|the last|\d|household|all my life|my whole life|at home)\b/;
const ANIMAL =
  "(?:pork|beef|red meat|meat|chicken|poultry|fish|seafood|dairy|eggs?|sugar|alcohol|carbs|bread|milk|cheese|fast food|junk food|gluten|animal products|processed food|pig|schwein(?:efleisch)?|fleisch|fisch|alkohol|viande|porc|poisson|alcool|carne|cerdo|pescado|alcohol|maiale|pesce|porco|peixe|lacteos|latticini|zucker|sucre|azucar|zucchero|acucar)";
const EATS_NO = compiled(
  `\\b(?:do not|never|no longer|can not|not|stopped|quit|gave up|given up|cut out|avoid|steer(?:ing)? clear of|stay(?:ing)? (?:off|away from|clear of)|keep(?:ing)? (?:off|away from|clear of)|leave out|(?:live|do|eat) without)(?: (?:eat(?:ing)?|drink(?:ing)?|touch|consume|have|do|any))* (?:any )?(${ANIMAL})\\b|\\b(?:keep|leave|cut) (?:all |the )?(${ANIMAL}) out\\b|\\besse (?:\\w+ )?kein(?:e|en)? (?:\\w+ )?(${ANIMAL})\\b|\\btrinke kein(?:en)? (${ANIMAL})\\b|\\b(?:ne )?(?:mange|bois) (?:pas|plus|jamais) (?:de |d )?(${ANIMAL})\\b|\\bno (?:como|bebo|tomo) (${ANIMAL})\\b|\\bnon (?:mangio|bevo) (?:piu )?(?:la |il )?(${ANIMAL})\\b|\\bnao (?:como|bebo) (?:mais )?(${ANIMAL})\\b`,
);
const NUMBERS =
  /(?:\b(?:i|am|are|aim for|aiming for|eat(?:ing)?|on|at|hitting|hit|get(?:ting)?|in|cutting on|bulking on|maintaining (?:on|at)|target(?:ing)?) |^(?=.*(?:a day|daily|per day|\/ ?day)))(?:at |on |about |around |roughly |ca )*((?:\d{4}|\d[.,]\d{3}) ?(?:k?cals?|calories)|\d{2,3} ?g(?:rams)? (?:of )?protein)\b(?: (?:a|per|each|every) ?day| daily)?/;
/** Food that is no longer for the writer: "no more dairy for me", "gluten is off the table". */
const FOR_ME = compiled(
  `(?:^|\\bso |\\b(?=.* (?:for|pour|para|per|fur) (?:me|moi|mi|mim|mich)\\b))(?:no(?: more)?|zero|without|plus de|pas de|sin|nada de|niente|sem|kein(?:e|en)?) (?:the )?(${ANIMAL})(?: (?:for|pour|para|per|fur) (?:me|moi|mi|mim|mich)|$|,? (?:ever|anymore|any more|these days|since|at all|here|from now on|mehr))|\\b(${ANIMAL}) (?:is|are) (?:off (?:the table|limits|the menu)|a no(?: |-)?go|out|banned)\\b|\\b(?:i am|am|been|gone|went) (?:completely )?off (${ANIMAL})\\b|\\b(?:teetotal|sober)\\b`,
);
/** "No pork no alcohol". */
const NONE_OF_THESE = compiled(`^(?:(?:,|and|or)? ?no ${ANIMAL} ?){2,4}(?:for me|please|ever)?$`);
const EATS_AGAIN = compiled(
  `\\b(?:i )?(?:eat|eating|started eating) (${ANIMAL})? ?(?:again|now)\\b|\\bback (?:to eating|on(?: the)?) (${ANIMAL})\\b|\\b(?:esse (?:\\w+ )?wieder|(?:je )?remange|(?:je mange|manger) (?:a nouveau|de nouveau)|vuelvo a comer|he vuelto a comer|mangio (?:di nuovo|ancora)|(?:ho ripreso|ripreso) a mangiare|voltei a comer)(?: (?:de la|du|des|la|il|le|a|o|el))? (${ANIMAL})\\b|\\b(?:como|mangio) (${ANIMAL}) (?:otra vez|de nuevo|di nuovo|de novo|outra vez)\\b`,
);
/** What is eaten after all: "stopped eating meat, still do fish". */
const STILL_EATS = compiled(
  `\\b(?:still|only|just) (?:do|eat|have|allow(?: myself)?) (${ANIMAL})\\b(?! (?:again|now))`,
);

/** "Actually I eat fish too". */
const EATS_TOO = compiled(
  `\\bi (?:do )?(?:also|still|actually) (?:do )?eat (${ANIMAL})\\b(?! (?:again|now))|\\bi (?:do )?eat (${ANIMAL}) (?:too|as well|also|though)\\b`,
);

/** "Not vegan anymore, i eat fish": what comes in the place of a way of eating that is over. */
const EATS_THIS = compiled(
  `^(?:(?:and|but|so|now|und|aber|jetzt|et|mais|maintenant|y|pero|ahora|e|ma|mas|adesso|ora|agora) )*(?:i (?:now |do |also |only )*(?:eat|have)|(?:ich )?esse(?: ich)?|je mange|(?:yo )?como|(?:io )?mangio|(?:eu )?como)(?: (?:now|some|a bit of|jetzt|auch|nur|wieder|du|de la|maintenant|ahora|tambien|solo|anche|ora|agora|tambem))* (${ANIMAL})((?:(?:,| and| und| et| y| e) [a-z]{3,})*)(?: (?:now|again|too|as well|though|tho|jetzt|wieder|maintenant|ahora|adesso|agora))*$`,
);

const A_FOOD =
  "((?!(?:food|meat ?free|equipment|gym|more|one|way|idea|time|problem|longer|need|rest|pain)\\b)[a-z]{3,}(?: (?:milk|meat|butter|oil|nuts?|products?|sauce|juice|cheese|bread|sprouts))?)";
/** Behind a way of eating, something else that is not eaten: "no soy either", "tampoco como soja". */
const NOR_THIS = compiled(
  `(?:^|[ ,;])(?:(?:and |or )?no ${A_FOOD}(?:,? (?:either|neither|too|also|as well)\\b|$)|(?:n?or|without) ${A_FOOD} either\\b|(?:do not|never) (?:eat|have|drink|touch|do) ${A_FOOD} either|auch kein(?:e|en)? ${A_FOOD}|kein(?:e|en)? ${A_FOOD}$|pas de ${A_FOOD}(?: non plus|$)|(?:tampoco|ni) (?:(?:como|tomo|bebo) )?${A_FOOD}$|(?:neanche|nemmeno|niente|neppure) ${A_FOOD}$|(?:tambem nao|nem) (?:(?:como|tomo|bebo) )?${A_FOOD}$)`,
);
const NEXT_NOT = compiled(
  `^(?:(?:,| or| and| nor| und| noch| oder| et| ou| ni| y| o| e| ne| nem|,? no){1,12})(?: (?:kein\\w*|no|any|de|pas de|du|auch|not))* (${ANIMAL})\\b`,
);
/** The foods that "no meat" goes on with: ", eggs or fish". */
function alsoNot(rest: string): string[] {
  const foods: string[] = [];
  for (let at = rest; foods.length < 6; ) {
    const next = NEXT_NOT.exec(at);
    if (!next?.[1]) break;
    foods.push(next[1]);
    at = at.slice(next[0].length);
  }
  return foods;
}
/** The one thing that is not eaten: "i eat everything except liver". */
const ALL_BUT =
  /\b(?:eat|esse|mange|como|mangio) (?:almost |pretty much |basically |literally |fast |presque |casi |quasi |quase )?(?:everything|anything|alles|(?:de )?tout|(?:de )?todo|(?:di )?tutto|(?:de )?tudo) (?:except|but|apart from|bar|besides|other than|ausser|sauf|menos|excepto|salvo|tranne|eccetto|meno) (?:for )?(?:the |el |la |le |les |los |las |il |i |gli |lo |l |du |de la |des |o |a )?((?!(?:not|i|that|when|today)\b)[a-z]{3,}(?: (?:and|or|und|et|y|e|o) [a-z]{3,}| [a-z]{3,})?)/;

/** What the writer eats and does not eat, as a lasting way. */
export const readDiet: FactReader = ({ clause: { plain, folded, text }, before, recent }) => {
  const found: FactDraft[] = [];
  const again = EATS_AGAIN.exec(folded);
  if (again && !/\bnot\b|\bnever\b/.test(folded) && !DIETS.some(([pattern]) => pattern.test(plain))) {
    const meatless = recent.filter(({ type, value }) => type === "diet" && MEATLESS.test(value));
    return [endOf(again.slice(1).find(Boolean)), ...meatless.map(({ value, key }) => end("diet", value, key))];
  }
  for (const [pattern, diet] of DIETS) {
    const match = pattern.exec(plain);
    if (!match) continue;
    const before = plain.slice(Math.max(0, match.index - 40), match.index);
    const key = /fast/.test(diet) || diet.endsWith("free") ? `diet:${diet}` : "diet";
    if (found.some((one) => one.key === key)) continue;
    // "I was vegetarian for ten years, not any more".
    if (WAS_ONCE.test(before)) {
      if (!DIETS.some(([other]) => other !== pattern && other.test(plain))) found.push(end("diet", diet, key));
    } else if (isEnded(folded)) found.push(end("diet", diet, key));
    else if (
      BARE.test(plain) ||
      (/fast/.test(diet) && !NO_FACT.test(before)) ||
      SINCE.test(plain.slice(match.index + match[0].length)) ||
      (EATS.test(before) && !NO_FACT.test(before)) ||
      listedAlone(plain, match.index, match[0].length)
    )
      found.push(state("diet", diet, key));
  }
  const goesOn = found.length > 0 || (before !== null && EATS_SO.test(before.plain));
  const nor = goesOn ? NOR_THIS.exec(folded)?.slice(1).find(Boolean) : ALL_BUT.exec(folded)?.[1];
  if (nor && !isOfTraining(nor)) found.push(state("diet", `no ${asTyped(text, nor)}`, `diet:no ${keyOf(nor)}`));
  const without = EATS_NO.exec(folded);
  const food = without?.slice(1).find((group) => group !== undefined);
  if (food && !/\b(?:today|yesterday|enough|tonight|this (?:morning|week))\b/.test(folded)) {
    const clauseStart =
      /^(?:also |and |but )*(?:i |ich |je |j |yo |io |eu |no |ne |non |nao |do |never |stopped|quit|avoid|steer|stay|keep|leave|esse|mange)/.test(
        plain,
      );
    if (clauseStart && without)
      for (const one of [food, ...alsoNot(folded.slice(without.index + without[0].length))])
        found.push(state("diet", `no ${asTyped(text, one)}`, `diet:no ${keyOf(one)}`));
  }
  if (/^(?:i )?(?:do not|never|no longer) drink(?: alcohol| at all| any ?more)*$/.test(plain))
    return [state("diet", "no alcohol", "diet:no alcohol")];
  if (NONE_OF_THESE.test(plain))
    return [...plain.matchAll(compiled(ANIMAL, "g"))].map(([one]) =>
      state("diet", `no ${asTyped(text, one)}`, `diet:no ${keyOf(one)}`),
    );
  const off = food ? null : FOR_ME.exec(folded);
  if (off && !/\b(?:today|yesterday|tonight|this (?:morning|week)|recipe)\b|\?/.test(folded)) {
    const what = off.slice(1).find((group) => group !== undefined) ?? "alcohol";
    found.push(state("diet", `no ${asTyped(text, what)}`, `diet:no ${keyOf(what)}`));
  }
  const isOver = before !== null && isEnded(before.folded) && DIETS.some(([pattern]) => pattern.test(before.plain));
  const [, eaten, more] = isOver ? (EATS_THIS.exec(plain) ?? []) : [];
  if (eaten !== undefined)
    return [eaten, ...(more ?? "").split(/(?:,| and| und| et| y| e) /).filter(Boolean)].map((one) =>
      state("diet", `eats ${asTyped(text, one)}`, `diet:eats ${keyOf(one)}`),
    );
  const still =
    found.length === 0 ? (STILL_EATS.exec(folded) ?? EATS_TOO.exec(folded))?.slice(1).find(Boolean) : undefined;
  if (still) found.push(state("diet", `eats ${asTyped(text, still)}`, `diet:eats ${keyOf(still)}`));
  const figures = NUMBERS.exec(plain);
  if (figures?.[1] && !/\b(?:ate|had|today|yesterday|should|burn\w*)\b/.test(folded))
    found.push(state("diet", `${figures[1]} a day`, /protein/.test(figures[1]) ? "diet:protein" : "diet:calories"));
  return found;
};

/** Says how somebody eats, so that the next "no …" is food. */
const EATS_SO = compiled(
  `${DIETS.map(([pattern]) => pattern.source).join("|")}|\\b(?:do not|never|no longer) (?:eat|drink)\\b|^no ${ANIMAL}\\b`,
);
const MEATLESS = /^(?:vegan|(?:mostly )?plant based|vegetarian|pescatarian|flexitarian)$/;
const endOf = (food: string | undefined) =>
  food === undefined ? end("diet", "diet") : end("diet", `no ${food}`, `diet:no ${keyOf(food)}`);

const listedAlone = (plain: string, at: number, length: number) =>
  /[,;/] ?(?:and |strict |also )?$/.test(plain.slice(0, at)) && /^(?:$| ?[,;/])/.test(plain.slice(at + length));
