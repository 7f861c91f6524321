import { asOwn, emergency, goesOnToTraining, wordsOf } from "./finding.ts";
import { isOfSession } from "./ofSession.ts";
import { isOfADay } from "./plannedEnd.ts";
import type { Hit, Reading } from "./reading.ts";
import { needing } from "./ruleNeeds.ts";
import { livesThere, WAKES_SO } from "./selfHarmRule.ts";
import { isOfTraining } from "./slaveDriver.ts";

/** A loss, a farewell, a dark thought: what makes a rope or a roof more than equipment. */
const DARK =
  /\b(?:left me|(?:girl|boy)friend left|wife left|husband left|lost (?:my|the|our|her|him|everything)|fired|divorc\w*|whatever|calm|peace\w*|sorry|goodbye|farewell|finally|alone|nobody|no one|anymore|any more|tired of|dark|empty|hopeless|pointless|worthless|voices|think|thinks|thought|thoughts|thinking|sometimes|feel like|urge|promise\w*|phone (?:is )?off|no reason|find me|insurance|dead|die|dying|kill\w*|letters?|notes?|thanks? (?:you )?for|pills|steh\w*|bin|life|live|exist\w*|god|forgive\w*|lethal|fatal|artery|vein|tell anyone|not to tell)\b/;
const SPORT =
  /\b(?:battle rope|jump rope|skipping rope|rope (?:climbs?|pulls?|slams?|flow)|plyo|box jumps?|bridge (?:hold|pose|run)|glute bridges?|sugar|carbs|fat|macros|plateau|excuses|cigarettes|alcohol|belly|razor (?:sharp|thin)|blades? of|shoulder blades?|bench|barbell|race notes|training notes|coach left|app|goodbye to (?:my |the |our )?(?:\w+ )?(?:coach|trainer|gym|cut|bulk|gains|sugar|bread|box)|in (?:the|my) (?:log|app|diary|training diary|journal)|creatine|fish oil|vitamins?|landlord|cover letter|love letter|(?:letters?|notes?|emails?) (?:to|for) (?:the |my |our )?(?:gym|landlord|council|bank|boss|editor|school|coach|trainer|spotter|federation|insurance|insurer|doctor|physio|club|company|city|self|next session)|(?:pace|energy|form|numbers|strength|motivation|power|speed|pulse|weight|lifts|times|performance|sleep) (?:\w+ )?(?:falls?|fell|drop(?:s|ped)?|goes|went|going|falling|dropping) off (?:a|the) cliff)\b/;
const AWAY =
  /\b(?:holidays?|vacation|trip|travel\w*|away|moving|wedding|abroad|out of town|conference|membership|subscription|deload|season|program\w*|meet|competition)\b/;
const TRAINING =
  /\b(?:sets?|reps?|program\w*|plan|plateau|bench|squats?|deadlifts?|cardio|diet|scale|gains|macros|calories|weigh\w*|app|game|match|streak|\d+x\d+)\b/;
const ACCIDENT =
  /\b(?:knurling|shav\w*|barbell|callus\w*|box jump|accident\w*|kitchen|mistake|lifting|treadmill|rail|glass|thorns?|cat|knife slipped|afeit\w*|rasier\w*|rasant|cooking|deadlift(?:ing|s)? (?:scars?|shins?)|fresh cuts of|price cuts|calorie cuts|doms|leg day|with (?:squats?|burpees?|cardio|lunges)|cold cuts|beef|meat|chicken)\b/;

/** A wound that answers for something left undone: "every session I skip I cut", "cut myself again, on the hip". */
const WOUND_AGAIN =
  /\b(?:every|each|any) (?:\w+ )?i (?:skip|miss|fail|lose) i (?:cut|burn|scratch|hit|bleed)\b|\bcut myself (?:\w+ ){0,5}?(?:again|properly|deeper)\b/;
/** "I want to disappear", and not into the gym or for the weekend; six languages. */
const TO_VANISH =
  /\b(?:(?:just |really |only |sometimes )*(?:want|wanna|wanted|wish i could) (?:to )?(?:just )?disappear|(?:ich )?(?:will|mochte) (?:einfach |nur )?verschwinden|(?:je )?(?:veux|voudrais) (?:juste )?disparaitre|(?:solo )?quiero desaparecer|(?:solo )?(?:voglio|vorrei) (?:solo )?(?:sparire|scomparire)|(?:so )?quero (?:sumir|desaparecer))\b(?! (?:in ?to|to the|in the|at the|from (?:the )?(?:gym|social|instagram|work|office|party|internet)|behind|under|for (?:a|the|one|two|few|some)|with|on holiday|up the|ins|im|in den|dans|en el|en la|nel|nella|no |na ))/;
/** "I have already chosen the place" and not a word of what for, "the log ends this week, so do I"; six languages. */
const HINTED =
  /\b(?:(?:ive |i have |i )?(?:already )?(?:chosen|picked) (?:the|my) (?:place|spot|bridge|day)|j ai deja (?:choisi|trouve) l (?:endroit|heure)|(?:hab|habe) (?:ich )?(?:mir )?schon (?:den ort|die stelle|den tag) (?:ausgesucht|gewahlt)|ya (?:elegi|he elegido|tengo elegido) (?:el lugar|el sitio|el dia)|ho gia scelto (?:il posto|il giorno)|ja escolhi (?:o lugar|o dia))$|\bso done(?: and)? not with (?:the|my|this) (?:workout|gym|training|session|set)\b|\b(?:ends|is ending|stops|is over)(?: \w+){0,3} so (?:do|will) i\b(?! (?:need|want|get|have|take|think))/;
/** "Don't want people to see my arms, did it again": what is hidden, and that it happened again; six languages. */
const HIDES =
  /\b(?:see|seeing|notice\w*|show\w*|look\w* at|ask\w* about|hid(?:e|es|ing)|cover\w*|verdeck\w*|versteck\w*|sehen|sieht|voir|voie\w*|cach\w*|vean|ver|escond\w*|ocult\w*|vedano|vedere|nascond\w*|vejam)\b(?: (?:up|off))? (?:my|meine?|mes|mis|los|le|mie|meus|as|os)(?: \w+)? (?:arms?|wrists?|forearms?|thighs?|legs?|arme|handgelenke?|oberschenkel|bras|poignets?|cuisses?|brazos?|munecas?|muslos?|braccia|polsi|cosce|bracos?|pulsos?|coxas?)\b/;
const DID_AGAIN =
  /\b(?:(?:did|done) it again|happened again|relapsed?|slipped (?:up )?again|(?:es |s )?wieder (?:getan|gemacht|passiert)|(?:l )?ai refait|recommence|lo (?:he hecho|hice) otra vez|volvi a hacerlo|(?:l )?ho rifatto|(?:l )?ho fatto di nuovo|fiz (?:isso )?de novo)\b/;
const SKIN_ONLY =
  /\b(?:tattoos?|sunburn\w*|tan|tanned|rash|acne|eczema|psoriasis|flab\w*|cellulite|hair|hairy|pump|vein\w*|skinny|muscle|gains|stretch marks|deodorant|sweat\w*)\b/;

/** What goes on with the same words: "better dead lift", "the easiest way out of a squat". */
const OTHER_END =
  /^(?:lifts?|lifting|hangs?|bugs?|stop|of|from|to|up|about|down|for|with|on|until|till|this|next|away|out|off|in|into|through|back|past|over|going|moving|ready|fit|fitter|strong|stronger|started|there)\b/;

/** "Training is the only reason I'm still around": what is left of wanting to be; six languages. */
const ONLY_REASON =
  /\b(?:only|single|last|one) (?:reason|thing) (?:why |that |thats )?(?:im|i am|keeping me|keeps me|(?:i )?have been) (?:still )?(?:here|around|alive|breathing|living|from (?:ending|doing) it)\b|\b(?:einzige[rs]?) (?:grund|sache) (?:warum|dass|weshalb|wieso) ich (?:noch )?(?:lebe|da bin|hier bin)\b|\bunica (?:razon|cosa) (?:por la que|que me) (?:sigo|mantiene) (?:aqui|viv[ao]|con vida|en pie)\b|\bseule raison pour laquelle je suis (?:encore )?(?:la|en vie|vivante?)\b|\bunic[oa] (?:motivo|cosa) (?:per cui|che mi) (?:sono|tiene) (?:ancora )?(?:qui|viv[ao]|in vita)\b|\bunica (?:razao|coisa) (?:de eu|que me) (?:ainda )?(?:estar|mantem) (?:aqui|viv[ao])\b/;
/** "Coffee is the only reason I'm alive this morning." */
const PERKS =
  /\b(?:coffee|caffeine|espresso|pre ?workout|energy drinks?|naps?|wine|netflix|pizza|snacks|the (?:aircon|fan|music|queue|traffic|meeting|view|pay|money|boss|job)|today|tonight|this morning)\b/;

/** What somebody leaves behind is provided for. */
const PET_FED =
  /\b(?:fed|feed|food|water|fressen|comida|nourriture|croquettes|cibo)\b(?: \w+){0,4} (?:cats?|dogs?|fish|pets?|rabbits?|katzen?|hund|gat[oa]s?|perr[oa]s?|chats?|chiens?|gatt[oi]|can[ei])\b(?: \w+){0,3} (?:week|weeks|days|month|woche|wochen|tage|semana|semaine|settimana|jours|dias|giorni)\b/;

export const isPerk = ({ text }: Reading): boolean => /\bonly (?:reason|thing)\b/.test(text) && PERKS.test(text);

/** A blow, cut or burn to one's own body, and the purpose or relief that makes it no accident; in six languages. */
const OWN_WOUND =
  /\b(?:(?:hit|hits|hitting|punch\w*|slap\w*|bang\w*|burn\w*|cut|cuts|cutting|scratch\w*|bruis\w*|hurt|hurting|pinch\w*|bit|bite|biting) (?:my|my own) (?:own )?(?:legs?|arms?|thighs?|wrists?|head|face|skin|stomach|hands?|forearms?|knuckles)|(?:hurt|hit|punch\w*|slap\w*|burn\w*|cut|scratch\w*) myself|(?:ritze|schlage?|schneide|verbrenne?) (?:ich )?(?:mir|mich)|me (?:golpeo|corto|quemo|pego|rasguno|brule|coupe|frappe|griffe|scarifie|machuco|queimo|bato|arranho)|mi faccio (?:dei |i )?tagli|me fais des (?:coupures|entailles)|me hago (?:unos )?cortes|faco cortes|mache? mir schnitte|mi (?:brucio|taglio|colpisco|graffio|picchio)|mi sono (?:di nuovo |ancora )?(?:tagliat[ao]|bruciat[ao]|graffiat[ao]|picchiat[ao])|me (?:he )?(?:vuelto a )?(?:cortado|cortar|corte|quemado|queme|golpeado|golpee|cortei|queimei|machuquei|arranhei)|je me suis (?:encore |re)?(?:coupee?|brulee?|scarifiee?|entaillee?|griffee?|frappee?)|(?:hab|habe|hatte) (?:ich )?mich (?:schon |gestern |heute )?(?:wieder )?(?:geschnitten|geritzt|verbrannt|geschlagen)|zigaretten auf meinem)\b/;
const ON_PURPOSE =
  /\b(?:on purpose|deliberately|it helps|helps me|calms? me|keeps my head|to feel (?:something|real|anything|better)|feel better after|relie(?:f|ves)|releases?|deserve\w*|punish\w*|i hate myself|absichtlich|mit absicht|hilft|beruhigt|strafe|a proposito|adrede|me (?:relaja|calma|alivia)|expres|ca (?:me )?(?:calme|soulage|aide)|apposta|mi (?:calma|aiuta)|m apaise|me acalma|me lo merit\w*|me lo merezc\w*|je (?:le|l) ?merite|(?:habs?|hab ?es|es) (?:nicht anders )?verdient|(?:eu )?mereco|(?:per|para|pour|pra|um) (?:me |mich |mi )?(?:zu )?(?:punir\w*|castigar\w*|bestrafen)|settles me|steadies me|so i can|till it bleeds|until it bleeds|shuts? (?:my \w+|it) up|(?:then|dann|kurz) (?:its |ist )?(?:quiet|stille?|ruhe)|de proposito|alivia|whenever i (?:fail|miss|mess)|when (?:i (?:fail|miss|mess|skip|lose)|the (?:number|scale))|quando erro|cuando (?:fallo|salto)|quando (?:sbaglio|salto)|quand je (?:rate|saute)|wenn ich (?:versage|verpasse|es nicht schaffe))\b/;

/** Behind a better father or wife: since when one is. */
const CHANGED =
  /^(?:at home|around the|in the house|now\b|these days|since i|when i|after i|who (?:is|has|trains?|moves?|sleeps?)|after (?:training|the gym))/;

/** A note for whoever trains there next. */
const NOTE_IN_GYM =
  /\bnotes? (?:on|at|by|in) (?:the |my )?(?:rack|bar|barbell|machine|bench|board|whiteboard|treadmill|cage|rower|cable|app|log)\b/;

/** To be with whoever died. */
const REUNITED =
  /\b(?:want to|wanna|just want to|wish i could|ready to|going to) (?:be|go|be back|be reunited|lie) (?:with|to) (?:him|her|them)\b|\bjoin (?:him|her|them) (?:soon|up there|now|tonight|in)\b/;
/**
 * Not wanting to be alive, preparations to leave, wounds made on purpose, said without the plain words for them. Wishes
 * count by themselves; preparations need something dark beside them and nothing of sport.
 */
export const despairRule = needing(
  {
    concepts: ["notToBe", "hopeless", "leaving", "hurtSelf"],
    words: [HINTED, TO_VANISH, ONLY_REASON, PET_FED, HIDES, REUNITED, WOUND_AGAIN, OWN_WOUND],
  },
  (r) => {
    const finding = (rule: string, hit: Hit) => emergency(rule, "selfHarm", asOwn(hit, r));
    const isJest =
      r.says(/\b(?:just |im |only )?(?:joking|kidding)\b/) && !r.says(/\b(?:not|no) (?:joking|kidding|joke)\b/);
    for (const hit of r.hits("notToBe")) {
      if (isJest) break;
      if (goesOnToTraining(r, hit) || isOfTraining(r, hit) || isOfSession(r.text)) continue;
      const words = wordsOf(r, hit);
      const next = r.message.words.slice(hit.end, hit.end + 1).join(" ");
      if (/\b(?:dead|gone|way out|way to go|to go|better off|gets? me)$/.test(words) && OTHER_END.test(next)) continue;
      if (/\b(?:here|around|gone|back)\b/.test(words) && (r.says(AWAY, hit) || r.isLaughed(hit))) continue;
      if (isPerk(r)) continue;
      // "The kids are happier with a different dad at home": the same one, who trains now.
      if (
        /\b(?:is|are|re|s) (?:so much |much |far |way )?happier with a\b/.test(words) &&
        CHANGED.test(r.message.words.slice(hit.end, hit.end + 3).join(" "))
      )
        continue;
      // "Sauter à la corde, pont fessier": a rope to skip, and a bridge on the mat.
      if (/^(?:saltar|sauter|pular)\b/.test(words) && isOfADay(r.text)) continue;
      if (
        /\bmy heart$/.test(words) &&
        /^(?:rate|racing|pounding|from|beat\w*|flutter\w*|spik\w*|going|jump\w*|hammering)\b/.test(next)
      )
        continue;
      if ((/\bwake\b/.test(words) && r.says(WAKES_SO, hit)) || livesThere(r, hit)) continue;
      if (/^(?:last|final)\b/.test(words) && r.says(AWAY, hit)) continue;
      if (r.isLaughed(hit) && !r.says(/\b(?:wake|alive|exist\w*|life|living|die|dead)\b/, hit)) continue;
      return finding("suicidal_words", hit);
    }
    if (HINTED.test(r.text)) return emergency("suicidal_words", "selfHarm");
    if (TO_VANISH.test(r.text) && !isJest && !AWAY.test(r.text)) return emergency("suicidal_words", "selfHarm");
    if (ONLY_REASON.test(r.text) && !isPerk(r) && !isJest && !/\blol\b/.test(r.text))
      return emergency("suicidal_words", "selfHarm");
    if (PET_FED.test(r.text) && DARK.test(r.text) && !AWAY.test(r.text)) return emergency("farewell", "selfHarm");
    if (HIDES.test(r.text) && DID_AGAIN.test(r.text) && !SKIN_ONLY.test(r.text))
      return emergency("self_harm", "selfHarm");
    // "I want to be with him", after a death.
    if (
      /\b(?:lost my|died|death|passed|since (?:he|she|they) (?:went|left us)|gestorben|murio|mort|morto|morta|morreu)\b/.test(
        r.text,
      ) &&
      REUNITED.test(r.text)
    )
      return emergency("suicidal_words", "selfHarm");
    // Weary of everything, said in two ways that do not overlap.
    const weary = r.hits("hopeless").filter((hit) => !r.isLaughed(hit) && !r.says(TRAINING, hit));
    const second = weary.find((hit) => hit.start >= (weary[0]?.end ?? 0));
    if (weary[0] && second) return finding("despair", weary[0]);
    for (const hit of r.hits("leaving")) {
      if (r.says(SPORT, hit) || r.says(NOTE_IN_GYM, hit) || r.isLaughed(hit) || !r.says(DARK)) continue;
      return finding("farewell", hit);
    }
    for (const hit of r.hits("hurtSelf")) {
      if (!r.says(ACCIDENT, hit)) return finding("self_harm", hit);
    }
    if (WOUND_AGAIN.test(r.text) && !ACCIDENT.test(r.text)) return emergency("self_harm", "selfHarm");
    if (OWN_WOUND.test(r.text) && ON_PURPOSE.test(r.text) && !ACCIDENT.test(r.text) && !r.says(/\blol\b|\bweight\b/))
      return emergency("self_harm", "selfHarm");
    return null;
  },
);
