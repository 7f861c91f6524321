import { entered } from "../patterns/enteredPattern.ts";
import { matchesIn } from "../patterns/matchesIn.ts";
import { bareLow, fallsFast, goesLow, SUGAR_TOLD } from "./bareSugar.ts";
import { caution, emergency, pick } from "./finding.ts";
import { purposeOf } from "./purpose.ts";
import type { Hit, Reading } from "./reading.ts";
import { needing } from "./ruleNeeds.ts";
import { isOverAgain } from "./safeAgain.ts";

/** Told of other days, of a habit or for the knowing: no sugar that is off at this moment. */
const NOT_NOW = entered(
  /\b(?:last (?:week|month|time|night|year|session|weekend)|yesterday|years?|months? ago|weeks? ago|days ago|used to|sometimes|often|usually|normally|whenever|always|never|every (?:time|session|night|run)|when(?:ever)? (?:i|im|my)|if (?:i|im|my|it)|in case|avoid\w*|prevent\w*|without|worried|afraid|scared of|tend to|prone|diagnosed|manchmal|immer|wenn ich|falls|letzte woche|gestern|a veces|siempre|cuando|si me|ayer|parfois|toujours|quand je|si je|hier|a volte|sempre|quando|ieri|as vezes|ontem|pre ?diabet\w*)\b/,
);
/** A mind that the sugar no longer feeds. */
const MUDDLED = entered(
  /\b(?:confus\w*|(?:cant|couldnt) think|think straight|foggy|drows\w*|sleepy|not making sense|wont swallow|cant swallow|(?:talking|speaking|saying|makes?|making) (?:gibberish|nonsense|rubbish|no sense|weird|funny)|gibberish|slur\w*|far away|passing out|pass(?:ed)? out|black(?:ing|ed)? out|faint\w*|(?:wont|cant|doesnt) (?:wake|answer|respond)|unrespons\w*|unconscious|twitch\w*|fitting|seizure|seeing double|verwirrt|benommen|schlafrig|ohnmacht\w*|confundid[oa]|desorientad[oa]|desmay\w*|somnolient[oa]|somnolent\w*|desoriente\w*|evanoui\w*|stordit[oa]|disorientat[oa]|svenire|svenut\w*|sonolent[oa]|desmai\w*)\b/,
);
/** What the body does first. */
const SHAKEN =
  /\b(?:shak(?:y|es|ing|ey)|trembl\w*|clammy|wobbl\w*|jitter\w*|cold sweats?|sweating (?:for no|like mad|buckets|cold|loads)|lightheaded|light headed|dizzy|woozy|jelly|(?:feel\w*|felt|gone|going|im) (?:\w+ ){0,2}(?:weak|weird|off|funny|shaky|rough|strange|sweaty|faint|wobbly)|zitter\w*|zittr\w*|schwindlig|schwindelig|kalt\w* schweiss|tembl\w*|tiembl\w*|sud\w* frio|mare(?:o|ad[oa])|trembl\w*|sueurs|vertige\w*|trem(?:o|a|endo|ante|are|ore)|sudo freddo|sud\w* fredd\w*|gira la testa|suando|tont[oa]|tontura)\b/;
/** A limb that shakes in a set or after one. */
const BY_EFFORT =
  /\b(?:legs?|arms?|quads?|thighs?|abs|core|shoulders?|forearms?|muscles?|beine?|arme|piernas?|brazos?|jambes|bras|gambe|braccia|pernas?|bracos?)\b.{0,25}\b(?:shak\w*|trembl\w*|wobbl\w*|jelly|zitter\w*|tembl\w*|tiembl\w*|trem\w*)\b(?!.*\b(?:and|sweat\w*|clammy|sugar|low|weird|off)\b)/;

/** Where a value of sugar is read or told; by itself "sugar" is also what is eaten. */
const OF_BLOOD =
  /\b(?:blood (?:sugar|glucose)s?|glucose|bgl?|bgs|libre(?: ?[123](?![.,\d]))?|dexcom(?: ?g?[567](?![.,\d]))?|cgm|glucometer|my sugars?|sugars|sugar(?: (?:level|reading))?(?:['’]?s)? (?:(?:is|was|at|now|just|gone|went|going|down|dropped|says?|reads?|reading|hit|to|only|currently) ){0,3}(?=\d)|blutzucker\w*|bz|zucker (?:(?:ist|war|bei|auf|liegt|gerade|nur|jetzt) ){0,3}(?=\d)|zuckerwert|(?:azucar|acucar|zuccheri?|sucre)(?: (?:en|no|nel|dans le) (?:la )?(?:sangre|sangue|sang))?(?: (?:esta|estaba|ta|e|est|era|a|en|em|de|ahora|ya|anda|marca|subio|bajo|alle|agora|ora)){0,3} (?=\d)|glukose|glucosa|glicose|dextro|glucemia|azucar (?:(?:esta|en|a|de) ){0,2}(?=\d)|glyc?emie|glicemia|zucchero (?:(?:e|a|sta) ){0,2}(?=\d)|acucar (?:(?:ta|esta|em) ){0,2}(?=\d))/g;
/** No sugar in a drink is told so. */
const OF_METER =
  /\b(?:blood|bgl?|bgs|libre|dexcom|cgm|sugars|mmol|mg ?\/? ?dl|glucometer|ketones?|blutzucker\w*|bz|(?:mein|my) (?:zucker|sugar)|(?:mi|meu|mio|mon) (?:azucar|acucar|zucchero|sucre)|(?:azucar|acucar) (?:en|no) (?:la )?(?:sangre|sangue)|glucosa|glicose|glucemia|glicemia|glyc?emie)\b/;
/** How far behind it the value stands. */
const REACH = 32;
const VALUE =
  /(?<![\d.,/:x])(\d{1,3}(?:[.,]\d{1,2})?)(?![\d/:]|[.,]\d)(?! ?(?:g|gr|grams?|gramm\w*|gramos|kg|kcal|cal\w*|%|percent|per|a day|am|pm|h|hours?|hrs?|min\w*|days?|weeks?|years?|reps?|sets?|x|k|m|km|miles?|lbs?)\b)(?! ?%)/g;
/** From one value to the next: "9.1 to 3.2", "8, now 3.4". */
const GOES_ON =
  /^ ?(?:mmol\S*|mg\S*)?,? ?(?:to|now|then|and now|->|→|auf|jetzt|ahora|a|maintenant|ora|agora)(?: (?:at|only))? ?$/;
const OF_FOOD = entered(
  /\b(?:grams?|macros?|intake|diet|per day|a day|daily|sugar free|added sugar|less sugar|no sugar|cut(?:ting)? (?:out )?sugar|label|serving|portion|per 100)\b/,
);
/** In mmol per litre below 30 (no value in mg per decilitre is so low), otherwise in mg per decilitre. */
const MMOL_BELOW = 30;
const MG_PER_MMOL = 18;
/** Below 1 it is grams per litre. */
const MMOL_PER_GRAM = 5.55;
const LOW = 3.9;
const VERY_LOW = 2.6;
const HIGH = 13.9;
const HIGHEST = 44;

/** The last value of blood sugar in a message, in mmol per litre; `null` when none is told. */
function bloodSugar(plain: string): number | null {
  let last: number | null = null;
  for (const { index, 0: name } of matchesIn(plain, OF_BLOOD)) {
    const after = (/^[^!?;\n]*/.exec(plain.slice(index + name.length, index + name.length + REACH)) ?? [""])[0];
    let told = -1;
    for (const { index: at, 0: figure } of matchesIn(after, VALUE)) {
      if (told >= 0 && !GOES_ON.test(after.slice(told, at))) break;
      told = at + figure.length;
      const value = Number(figure.replace(",", "."));
      const molar = value < 1 ? value * MMOL_PER_GRAM : value < MMOL_BELOW ? value : value / MG_PER_MMOL;
      if (molar >= 1 && molar <= HIGHEST) last = molar;
    }
  }
  return last;
}

/** Who has it, tells it as their own or of somebody. "Type 1" may be so for years. */
const diabetic = (r: Reading): Hit | undefined => pick([...r.hits("diabetes"), ...r.remote("diabetes")]);

const INSULIN = /\b(?:insulin\w*|novorapid|humalog|fiasp|lantus|bolus(?:ed)?|basal)\b/;
const TAKEN =
  /\b(?:took|taken|put|inject\w*|shot|dosed|gave (?:me|myself)|had|used|bolus(?:ed)?|gespritzt|genommen|pinch\w*|inyect\w*|pris|injecte|preso|iniettat\w*|tomei|apliquei)\b/;
const WRONG_DOSE =
  /\b(?:instead of|by (?:mistake|accident)|accidental\w*|too much|too many|wrong (?:one|pen|dose|insulin)|twice|double\w*|(?:10|ten) times|forgot (?:i|that i|id) (?:already |had )|zu viel|aus versehen|doppelt|demasiad\w*|por error|el doble|trop|par erreur|troppa|per sbaglio|demais|por engano)\b/;

/** Named as a thing that is here: "having a hypo", "going low", "hypo coming on". */
const HYPO_NOW =
  /\b(?:(?:im |am |i think im )?(?:having|going|gone|went|getting|got) (?:a |an |into a |into )?(?:bad |real |proper |massive )?(?:hypo|low)\b(?! (?:bar|on|in|with|carb|weight|reps?|volume|back|impact|fat|mood|intensity|energy|motivation|bar|enough|point|test))|hypo (?:coming|now|again|right now|mid|symptoms|hitting|kicking)|(?:hypo|low) (?:is )?coming on|in a hypo|hypoing|unterzucker(?:t|ung)|(?:tengo|teniendo|me da|hago) (?:una )?hipo\w*|(?:je (?:suis|fais|pense faire) (?:en |une )?|en )hypo\w*|(?:sono|vado|ho) (?:in )?(?:un |una )?ipo\w*|(?:to|estou) (?:com|tendo|em) (?:uma )?hipo\w*)\b/;

/** Too much sugar in the blood with what makes an acid of it. */
const ACID =
  /\b(?:fruity|pear drops|nail (?:polish|varnish)|acetone?|vomit\w*|throw\w* up|threw up|puk\w*|feel\w* sick|nause\w*|drows\w*|sleepy|confus\w*|breathing (?:fast|deep|hard)|cant stop (?:peeing|drinking)|stomach (?:pain|cramps?)|ubel|erbrech\w*|kotz\w*|vomi\w*|nausea\w*|enjoo)\b/;
const WITHOUT_INSULIN =
  /\b(?:stopped|quit|skipped|skipping|missed|ran out of|out of|no|without|havent (?:taken|had)|off|ohne|kein|sin|sans|senza|sem) (?:(?:my|the|taking|any|all|long acting|basal) )*(?:insulin\w*|lantus|basal)\b(?! resist\w*)/;
/** Ketones of 1.5 and more, of somebody whose body makes no insulin: on a diet they are wanted. */
const HIGH_KETONES = /\bketon\w* (?:at |of |are |is |were |was |now )?(?:1[.,][5-9]|[2-9](?:[.,]\d)?)\b/;
const TYPE_1 = /\b(?:t1d?|type (?:1|one)|typ ?1|tipo 1|insulin\w*|pump)\b/;
const KETONES = entered(/\bketon\w*\b/);
const KETONES_FINE = entered(
  /\b(?:no|zero|without|keine|sin|pas de|sans|senza|sem|negative) ketones?\b|\bketones? (?:are |is |were )?(?:fine|ok|normal|neg|negative|clear|0)/,
);

const lowSugar = needing(
  { concepts: ["lowSugar", "diabetes"], words: [INSULIN, WITHOUT_INSULIN, HYPO_NOW], plain: [OF_BLOOD, HIGH_KETONES] },
  (r) => {
    const value = OF_FOOD.test(r.text) ? null : bloodSugar(r.message.plain);
    const isLow = value !== null && value < LOW;
    const whose = diabetic(r);
    const evidence = pick([...r.every("lowSugar"), ...(whose ? [whose] : []), ...r.every("diabetes", "insulin")]);
    const seen = evidence ? [evidence] : [];
    if (INSULIN.test(r.text) && TAKEN.test(r.text) && WRONG_DOSE.test(r.text) && !NOT_NOW.test(r.text))
      return emergency("insulin", "sugar", ...seen);
    if (isLow && value < VERY_LOW && !NOT_NOW.test(r.text)) return emergency("low_sugar", "sugar", ...seen);
    if (WITHOUT_INSULIN.test(r.text) && ACID.test(r.text)) return emergency("high_sugar", "ketones", ...seen);
    const worse = pick(r.hits("confused", "fainted", "faintFeeling", "seizure", "speech"));
    const low = pick(r.hits("lowSugar")) ?? (isLow ? pick([...r.hits("dizzy"), ...seen]) : undefined);
    if (low && worse) return emergency("low_sugar", "sugar", low, worse);
    if (HIGH_KETONES.test(r.message.plain) && ACID.test(r.text) && (whose || TYPE_1.test(r.text)))
      return emergency("high_sugar", "ketones", ...seen);
    if (NOT_NOW.test(r.text)) return null;
    const isMuddled = MUDDLED.test(r.text) || worse !== undefined;
    if ((isLow || whose || HYPO_NOW.test(r.text)) && isMuddled && !isAbout(r))
      return emergency("low_sugar", "sugar", ...seen);
    const isInjected = INSULIN.test(r.text) && TAKEN.test(r.text) && !whose;
    if (isInjected && SHAKEN.test(r.text))
      return { ...emergency("insulin", "sugar", ...seen), class: "P", rule: "drugs.insulin_taken" };
    const isAcid = value !== null && value >= HIGH && (whose || KETONES.test(r.text)) && ACID.test(r.text);
    return isAcid ? emergency("high_sugar", "ketones", ...seen) : null;
  },
);

/** "Diabetic and confused about macros". */
const isAbout = (r: Reading): boolean =>
  /\bconfus\w+ (?:about|by|with|on|as|over|between|how|why|whether|which|what)\b/.test(r.text);

/** "How do I stop going low": about every time, and none that is now. */
const HOW_TO =
  /\b(?:how (?:do|can|could|should|to|would)|stop (?:going|getting|having)|keep from|without (?:going|getting|having)|wie (?:kann|verhinder\w*|vermeid\w*)|como (?:evit\w*|puedo|hago|posso|faco)|comment (?:eviter|faire)|come (?:evit\w*|posso|faccio))\b/;
/** A value that was fallen to, told of another day: "my sugar dropped to 52 mid squats yesterday". */
const CAME_DOWN =
  /\b(?:dropp?(?:ed|ing|s)|fell|falls|fallen|went|goes|sank|crash(?:ed|es)|tank(?:ed|s)|plummet\w*|hit|bottomed|down (?:to|at)|(?:gefallen|gesunken|abgesackt|gesackt|runter|gefallen) ?(?:auf)?|(?:fiel|sank|sackte) auf|baj[oe]|cayo|tomb\w+|descendu\w*|chut\w+|sces[oa]|calat[oa]|crollat[oa]|caiu|baixou|desceu)\b/;
/** Fast sugar that was taken, as of what is over: "had juice". */
const TREATED = entered(
  /\b(?:had|drank|ate|eaten|took|taken|treated|downed|necked|corrected|getrunken|gegessen|genommen|tome|comi|bebi|he (?:tomado|comido)|bu|pris|mange|bevuto|preso|mangiato|tomei|bebi)\b/,
);
const EACH_TIME = /\b(?:every|each|keeps?|jede\w*|cada|chaque|ogni|toda)\b/;
const sugar = needing(
  { concepts: ["lowSugar", "diabetes"], words: [HYPO_NOW], plain: [OF_BLOOD, ...SUGAR_TOLD] },
  (r) => {
    const value = OF_FOOD.test(r.text) ? null : bloodSugar(r.message.plain);
    const whose = diabetic(r);
    const named = pick(r.hits("lowSugar"));
    const first = named ?? whose;
    const seen = first ? [first] : [];
    const isTold = bareLow(r.message.plain);
    const isPast = value !== null && value < LOW && NOT_NOW.test(r.text) && CAME_DOWN.test(r.message.plain);
    if (
      isPast ||
      (value === null && (isTold ? NOT_NOW.test(r.text) || EACH_TIME.test(r.text) : goesLow(r.message.plain)))
    )
      return { class: "M", verdict: "answer", rule: "care.low_sugar", answer: "diabetes", evidence: seen };
    if (NOT_NOW.test(r.text)) return null;
    // "Was 3.1, had juice, ok now": treated and over.
    if ((isTold || (value !== null && value < LOW)) && TREATED.test(r.message.plain) && isOverAgain(r)) {
      const verdict = purposeOf(r) === "work" ? "note" : "answer";
      return { class: "M", verdict, rule: "care.low_sugar", answer: "diabetes", evidence: seen };
    }
    if (isTold || fallsFast(r.message.plain) || (value !== null && value < LOW))
      return caution("low_sugar", "lowSugar", ...seen);
    if (HYPO_NOW.test(r.text) && !HOW_TO.test(r.text) && (whose || /hypo|hipo|ipo|unterzuck/.test(r.text)))
      return caution("low_sugar", "lowSugar", ...seen);
    if (whose && SHAKEN.test(r.text) && !BY_EFFORT.test(r.text)) return caution("low_sugar", "lowSugar", whose);
    const isShaken =
      named && r.says(/\b(?:now|just|shaky|shaking|trembling|sweating|again|low|keeps?|dropped|crashed)\b/, named);
    if (isShaken && r.hits("diabetes", "insulin", "dizzy", "weak").length > 0)
      return caution("low_sugar", "lowSugar", named);
    if (KETONES_FINE.test(r.text)) return null;
    const isHigh = value !== null && value >= HIGH && (whose || OF_METER.test(r.message.plain));
    const hasKetones = KETONES.test(r.text) && whose !== undefined;
    return isHigh || hasKetones ? caution("high_sugar", "highSugar", ...seen) : null;
  },
);

/** A blood sugar that is too low or far too high, by its value or by what it does: class E, and class S. */
export const SUGAR_RULES = { lowSugar, sugar };
