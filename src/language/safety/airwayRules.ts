import { compiled } from "../patterns/compiled.ts";
import { emergency, pick, wordsOf } from "./finding.ts";
import { PUFF, usesUpInhaler } from "./inhalerUse.ts";
import { needing } from "./ruleNeeds.ts";

/** Work and laughter take no air: "j'étouffe sous les mails". */
const OF_WORK =
  /\b(?:etouff\w*|asfixi\w*|ahog\w*|soffoc\w*|sufoc\w*|afog\w*|suffocat\w*|drowning|erstick\w*) (?:sous|under|in|unter|en|nei|nel|nella|sotto|de|di|dal|dalle|em|dans) (?:les? |la |the |my |this |cette |ce |diese[rn]? |este |esta |questa |questo |essa |esse |mes |el |il |lo |o )?(?:\w+ )?(?:salle|chaleur|hitze|halle|calor|caldo|heat|palestra|gimnasio|academia|gym|e ?mails?|mails?|work|travail|boulot|arbeit|trabajo|trabalho|lavoro|rire|risate|risa|riso|deadlines?|paperwork|homework|meetings?|reunions?)\b/;

/** "Shellfish makes my face swell, so never that": how one reacts to it, and that it is kept away from. */
const MAKES_IT = /\b(?:makes?|gives?|would|always|every time)\b/;
const KEPT_AWAY =
  /\b(?:so (?:never|no|none|i (?:avoid|skip|stay away|dont eat|never))|never (?:that|eat|touch)|avoid|stay away|keep (?:it )?away|cut (?:it )?out|off the menu|not for me)\b/;

/** What stings. */
const STUNG = /\b(?:sting|stung|bee|wasp|hornet)\b/;
const allergy = needing({ concepts: ["throat", "allergy", "hives", "swelling"], words: [STUNG] }, (r) => {
  const throat = r.near(["throat"], ["swelling", "closing"], 5);
  if (throat) return emergency("throat", "allergy", ...throat);
  const tightThroat = r.near(["throat"], ["tight", "pressure"], 3);
  const isExposed = r.says(
    /\b(?:sting|stung|bee|wasp|ate|eating|eaten|nuts?|peanuts?|cashews?|shrimp|shellfish|protein|bar|shake|powder|medicine|antibiotic|swallow|milk|egg|hornet)\b/,
  );
  if (tightThroat && (isExposed || r.hits("breathHard", "hives", "swelling").length > 0)) {
    return emergency("throat", "allergy", ...tightThroat);
  }
  const stung = r.says(STUNG) ? pick(r.hits("breathHard", "breathMild", "dizzy", "faintFeeling", "throat")) : undefined;
  if (stung) return emergency("sting", "allergy", stung);
  const huge = pick(r.hits("throat"), (it) =>
    r.says(
      /\b(?:lips?|tongue|throat) (?:is|are|got|feels?|getting|went) (?:\w+ )?(?:huge|fat|massive|blown up|puffed up|enormous|thick)\b/,
      it,
    ),
  );
  if (huge) return emergency("throat", "allergy", huge);
  const named = pick(
    r.hits("allergy"),
    (it) =>
      /anaph|anaf|epi/.test(wordsOf(r, it)) &&
      !r.says(
        /\b(?:carry|carrying|have an epipen|allergic to|prescribed|bring|(?:no go|off limits|avoid|never eat|cant (?:have|eat)|dont eat|no \w+ for me)|epi ?pen (?:level|kind|territory|allergy|sort)|epi ?pen (?:is )?(?:always )?(?:in|with|on) (?:my|me|the) )/,
        it,
      ),
  );
  if (named) return emergency("anaphylaxis", "allergy", named);
  const strong = pick(r.hits("allergy"), (it) =>
    r.says(/\b(?:severe|serious|bad|massive|terrible|having an) (?:allergic reaction)\b/, it),
  );
  if (strong) return emergency("allergic_reaction", "allergy", strong);
  const skin = pick(r.hits("allergy", "hives"));
  const worse = pick(r.hits("breathHard", "breathMild", "dizzy", "fainted", "faintFeeling", "swelling", "nausea"));
  if (skin && worse) return emergency("allergic_reaction", "allergy", skin, worse);
  const swollen = r.near(["face"], ["swelling"], 4);
  const isFace =
    swollen &&
    (isExposed || r.hits("medicine").length > 0) &&
    !r.says(/\b(?:cry|crying|dentist|tooth|punched|sparring|hit)\b/) &&
    !(MAKES_IT.test(r.text) && KEPT_AWAY.test(r.text));
  if (isFace) return emergency("allergic_reaction", "allergy", ...swollen);
  const anySwelling = pick(r.hits("swelling"), () => !r.says(/\b(?:pump|ankles?|calf|calves|legs?)\b/));
  const noAir = pick(r.hits("breathHard"));
  if (anySwelling && noAir && r.hits("face", "throat").length + Number(r.says(/\beyes?\b/)) > 0)
    return emergency("allergic_reaction", "allergy", anySwelling, noAir);
  return swollen && r.hits("breathHard", "breathMild", "hives").length > 0
    ? emergency("allergic_reaction", "allergy", ...swollen)
    : null;
});

/** An attack that the inhaler does not end, in six languages: no breath for a sentence, puff after puff. */
const INHALED =
  /\b(?:asthm\w*|asma\w*|ventolin\w*|salbutamol|inhalers?|inhaler\w*|inhalator\w*|inhalateur|inhalador|inalatore|puffers?|bombinha)\b/;
const NO_WORDS =
  /\b(?:(?:cant|cannot|can not|could not|couldnt|unable to|struggling to) (?:even )?(?:speak|talk|(?:finish|get|say|complete|manage)(?: (?:out|through|in|a|my|any|full|whole|proper|complete))* (?:sentences?|words?))|kaum (?:noch )?(?:sprechen|reden)|keinen (?:ganzen )?satz|non (?:riesco|posso) (?:a |piu a )?(?:finire|parlare|dire|completare)|no (?:puedo|consigo) (?:ni )?(?:terminar|acabar|hablar|decir)|(?:peux|arrive) (?:pas|plus) (?:a )?(?:finir|parler|dire)|nao (?:consigo|da pra) (?:nem )?(?:terminar|falar|completar))\b/;
const MANY_PUFFS =
  /\b(?:[5-9]|1\d|five|six|seven|eight|nine|ten|funf|sechs|acht|zehn|cinq|six|huit|dix|cinco|seis|ocho|diez|cinque|sei|otto|dieci|oito|dez) (?:puffs?|hube|hubbe|spruhstosse|bouffees|spruzzi|puffs|inhalaciones|jatos|pufadas|bombadas)\b/;
/** Nothing at hand that would open the airways. */
const WITHOUT_PUFF = compiled(
  `\\b(?:no|without|forgot|forgotten|left|lost|ran out|run out|dont have|havent got|cant find|ohne|kein\\w*|vergessen|sin|olvid\\w*|sans|oubli\\w*|pas (?:de|ma|mon)|senza|dimentic\\w*|non ho|sem|esqueci|nao tenho) (?:\\w+ ){0,4}?${PUFF}\\b|\\b${PUFF} (?:\\w+ ){0,3}?(?:empty|at home|not (?:on|with|here)|not with me|gone|in (?:the|my|another) (?:other )?(?:car|bag|locker|coat|house|changing room)|ran out|vergessen|leer|daheim|vaci[oa]|en casa|vide|a la maison|vuot[oa]|a casa|vazi[oa]|em casa)\\b`,
);
/** The airways narrow now. */
const NARROWS =
  /\b(?:asthma|asma|asthme) (?:\w+ ){0,2}?(?:acting|playing|kicking|flar\w*|coming|setting|starting|started|kicked|bad|attack|getting|anfall)\b|\b(?:wheez\w*|(?:chest|lungs) (?:\w+ ){0,3}?tight\w*|tight (?:chest|lungs)|struggling|cant breathe|short of breath|out of breath|breathless|pfeif\w*|eng|keine luft|silb\w*|aprieta|siffl\w*|serre|oppress\w*|stretto|fischi\w*|chiando|chiado|apertad[oa]|aperto)\b/;
const OVER =
  /\b(?:a (?:day|week|month)|per (?:day|week)|all (?:good|fine|ok)|gone now|better now|fine now|last (?:year|month|week))\b/;

const SOMEBODY =
  "(?:friend|mate|buddy|bro|brother|sister|dad|mum|mom|mother|father|wife|husband|girlfriend|boyfriend|gf|bf|partner|son|daughter|kid|child|baby|toddler|little one|nephew|niece|gran\\w*|nan|client|guy|man|bloke|dude|woman|lady|girl|boy|lad|someone|somebody|he|she|hes|shes|person|coach|trainer|roommate|flatmate|colleague|spotter)";
/** "My friend is choking", and not the bar, an opponent or a final; six languages. */
const SOMEBODY_CHOKES = compiled(
  [
    `\\b${SOMEBODY}(?: (?:here|there|(?:at|in) the (?:gym|table|restaurant|kitchen)|(?:next to|beside|with) me|just|(?:is|are|has been|started|keeps)|really|badly|now|right now))* choking\\b(?! (?:me|up|out|the|under|down|it|in (?:\\w+ )?(?:comps?|meets?|finals?|competitions?)|at (?:\\w+ )?(?:meets?|comps?)|on (?:the|my|his|her|that|every) (?:\\w+ )?(?:attempts?|lifts?|bar|final|race|match)|every|him|his|her|my|bars?|people|opponents?|for))`,
    "\\b(?:mein\\w*|eine?[rm]?|der|die|das|er|sie) (?:\\w+ ){0,2}(?:erstickt|verschluckt sich)(?: gerade| jetzt| an \\w+(?: \\w+)?)*(?=$| (?:hilfe|was|bitte|und|soll))",
    "\\b(?:se esta (?:atragantando|ahogando|asfixiando)|se ha atragantado|se atraganto)\\b",
    "\\b(?:il|elle|on|ami|amie|pote|copain|copine|fils|fille|mari|femme|pere|mere|bebe|frere|soeur|collegue|quelqu un|gars) (?:est en train de s |s )(?:etouffer?|etrangler?)\\b(?! (?:de rire|sous))",
    "\\b(?:si sta (?:soffocando|strozzando)|sta soffocando)\\b",
    "\\b(?:(?:esta|ta) (?:se )?(?:engasg|sufoc)(?:ando|ad[oa])|se engasgou)\\b",
  ].join("|"),
);
/** "Je m'étouffe", "ich bin am Ersticken", "estou engasgado": of oneself, now. */
const I_CHOKE =
  /\bje (?:\w+ )?(?:m etouffe|m etrangle|suis en train de m (?:etouffer|etrangler))\b(?! (?:de|dans|a force|sous|chaque|quand|a chaque))|\bich (?:\w+ )?(?:ersticke|bin (?:\w+ )?am ersticken)\b(?! (?:in|vor|unter))|\bmir steckt (?:\w+ ){1,3}(?:im hals|in der (?:kehle|luftrohre))\b|\bme (?:estoy|he) (?:atragant\w+|ahogando con|asfixiando)\b(?! (?:de|en))|\bmi sto (?:strozzando|soffocando)\b(?! (?:di|dal|dalle|nel|in))|\bsto (?:soffocando|strozzandomi)\b(?! (?:di|nel|in|dal))|\b(?:estou|to|tou) (?:me )?(?:engasg(?:ad[oa]|ando)|sufocando)\b(?! (?:de|em|no))|\bme engasguei\b.{0,40}\bnao (?:consigo|sai|passa)\b|\bverschluckt\b.{0,40}\b(?:keine|kaum) luft\b/;
const IN_A_FIGHT =
  /\b(?:bjj|jiu|rolling|rolls?|sparring|judo|mma|wrestl\w*|grappl\w*|chokes?|guillotine|triangle|submission|mat|lol|jok\w+|games?|match|finals?|league|play ?offs?|penalt\w*|under pressure|ris\w+|rire|lachen|mails?|arbeit|trabajo|trabalho|lavoro|travail|fine now|ok now|now fine|all good|coughed it)\b/;

/** Told as what comes at times. */
const HAPPENS = /\b(?:sometimes|often|usually|last|used to|if i|in case|years|months)\b/;

/** By its name. */
const ASTHMA_ATTACK = /\basthma attack\b/;
const breathing = needing(
  { concepts: ["breathHard", "choking", "asthma"], words: [I_CHOKE, INHALED, ASTHMA_ATTACK] },
  (r) => {
    const nose =
      /\b(?:nose|mask|congested|congestion|blocked|stuffy|belt|braced|bracing|technique|(?:at|in) the bottom|rack position|front rack|front squats?|in the hole|under the bar|collar|snorkel|singing|sports bra|bra|waist|leggings|tights|corset|vest|shirt|too tight|forget to|forgot to|like everyone|como todo mundo|como todos|comme tout le monde)\b/;
    const choking = r.hits("breathHard", "choking");
    if (choking[0] && SOMEBODY_CHOKES.test(r.text) && !IN_A_FIGHT.test(r.text))
      return emergency("choking", "choking", choking[0]);
    if (I_CHOKE.test(r.text) && !IN_A_FIGHT.test(r.text)) return emergency("choking", "choking");
    for (const hit of r.hits("breathHard")) {
      if (r.says(nose, hit)) continue;
      const isPresent = r.says(/\b(?:now|still|im|help|cant|rest|lying|sitting|since|suddenly|sudden)\b/, hit);
      const isEffort = r.says(
        /\b(?:after|during|finished|sprints?|burpees|set|sets|assault bike|cardio|intervals|hill|run|hiit|wod|metcon|workout|rounds?|laps?|stairs|corr\w+|series|cuestas?|escaleras|entren\w+|cours\w*|courant|fractionne|laufen|joggen|intervall\w*|scale|allen\w+|treino|escadas)\b/,
        hit,
      );
      const isLasting = r.says(
        /\b(?:still|wont|minutes|mins|hour|hours|at rest|sitting|lying|since|getting worse|all day|days|now)\b/,
        hit,
      );
      const isMinor =
        r.isLaughed(hit) ||
        (isEffort && !isLasting && r.hits("chest", "heart", "dizzy", "throat", "pain").length === 0);
      if (isMinor && r.hits("chestPain", "throat", "hives").length === 0) continue;
      if (/^(?:gasping|choking|suffocating)/.test(wordsOf(r, hit)) && !isPresent) continue;
      if (
        /breathing (?:difficult|hard)|trouble|difficult|hard/.test(wordsOf(r, hit)) &&
        r.says(/\b(?:a bit|a little|slightly|altitude|cold air|cardio|pace)\b/, hit)
      )
        continue;
      if (OF_WORK.test(r.text)) continue;
      return emergency("breathing", "breathing", hit);
    }
    const asthma =
      r.says(ASTHMA_ATTACK) &&
      r.says(/\b(?:inhaler (?:isnt|not|doesnt|wont|is not|ran out|empty)|no inhaler|having|now|cant find)\b/);
    if (INHALED.test(r.text) && (NO_WORDS.test(r.text) || (MANY_PUFFS.test(r.text) && !OVER.test(r.text))))
      return emergency("breathing", "breathing", ...r.hits("asthma").slice(0, 1));
    const asthmatic = pick([...r.hits("asthma"), ...r.remote("asthma")]);
    if (
      asthmatic &&
      WITHOUT_PUFF.test(r.text) &&
      !usesUpInhaler(r.text) &&
      NARROWS.test(r.text) &&
      !HAPPENS.test(r.text)
    )
      return emergency("inhaler_missing", "breathing", asthmatic);
    const lungs = pick(r.hits("asthma", "otherCondition", "breathMild"));
    return asthma && lungs ? emergency("breathing", "breathing", lungs) : null;
  },
);

/** So much that it is changed by the hour. */
const SOAKS_PADS =
  /\b(?:soak\w*|flood\w*|filling|fill|going through|went through|changing) (?:through )?(?:an? |one |two |my |the )?(?:\w+ )?pads?\b.{0,30}\b(?:hours?|hourly|minutes|min)\b/;
const bleeding = needing({ concepts: ["bleeding"], words: [SOAKS_PADS] }, (r) => {
  if (SOAKS_PADS.test(r.text))
    return emergency("bleeding", "bleeding", ...r.hits("postpartum", "pregnant").slice(0, 1));
  const hit = pick(
    r.hits("bleeding"),
    (it) =>
      !r.says(
        /\b(?:nose|nosebleed|period|callus|callous|blister|gums|movie|game|playlist|album|song|band|track|title|(?:call|name|named|called) (?:it|this|that|my|the|today\w*|workout)(?: \w+){0,3} bleeding)\b/,
        it,
      ),
  );
  return hit ? emergency("bleeding", "bleeding", hit) : null;
});

const clot = needing({ concepts: ["breathHard", "breathMild", "chestPain", "breathHurts"] }, (r) => {
  const calf = r.near(["calf", "legs"], ["swelling"], 8) ?? r.near(["calf"], ["pain", "ache"], 6);
  const stitch = r.near(["breathHurts"], ["painWord", "pain"], 4);
  const drawn =
    stitch && /breath|inhal|atem|atmen|respir|inspir|souffle/.test(wordsOf(r, stitch[0])) ? stitch[0] : undefined;
  const lungs = pick(r.hits("breathHard", "breathMild", "chestPain")) ?? drawn;
  return calf && lungs && !r.says(/\bpump(?:ed)?\b/) ? emergency("clot", "heart", lungs, ...calf) : null;
});

/** Allergic reactions, trouble breathing, bleeding, clots in the lung. */
export const AIRWAY_RULES = { allergy, breathing, bleeding, clot };
