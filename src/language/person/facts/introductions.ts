import { foldText } from "../../foldText.ts";
import { alignedFold } from "../../notation/alignedFold.ts";
import { compiled } from "../../patterns/compiled.ts";
import { asTyped, capitalised } from "./asTyped.ts";
import { isGivenName } from "./givenNames.ts";
import { JOB } from "./jobWords.ts";
import { isTownOrLand } from "./townNames.ts";

const CAPITAL = "\\p{Lu}\\p{L}{1,19}(?:-\\p{Lu}\\p{L}+)?";
const WORD = "\\p{L}{2,20}";
/** Before an age without a comma, and nobody's name: "Ho 62 anni", "Tenho 34 anos", "Edad 40 años". */
const SAYS_AGE =
  "(?!(?:[Hh][oa]|[Aa]vevo|[Cc]ompio|[Ff]accio|[Tt]engo|[Cc]umpl[oí]|[Hh]ago|[Tt]en[ií]a|[Tt]enho|[Ff]a[çc]o|[Tt]inha|[Bb]in|[Ww]erde|[Hh]abe|[Ww]ar|[Aa]i|[Aa]vais|[Aa]m|[Tt]urn(?:ed|ing)|[Aa]ged?|[Jj]ust|[Oo]ver|[Uu]nder|[Oo]nly|[Aa]lmost|[Nn]early|[Aa]bout|[Aa]round|[Rr]oughly|[Ff]ast|[Bb]ald|[Ss]chon|[Kk]napp|[Üü]ber|[Gg]erade|[Pp]resque|[Bb]ient[ôo]t|[Dd]éj[àa]|[Cc]asi|[Yy]a|[Cc]on|[Qq]uasi|[Gg]i[àa]|[Oo]ra|[Pp]raticamente|[Qq]uase|[Cc]om|[Jj][áa]|[Aa]lter|[ÂâAa]ge|[Ee]dad|[Ee]t[àa]|[Ii]dade|[Dd]esde|[Dd]a|[Ss]eit|[Dd]epuis|[Hh]ace|[Hh][áa]|[Ff]a|[Ii]l y a|[Vv]or|[Pp]er|[Pp]or|[Pp]our|[Ff]ür|[Tt]rain\\p{L}*|[Ee]ntren\\p{L}+|[Mm]ir|[Mm]it|[Aa]vec|\\p{L}+ed|\\p{L}+ing) )";
/** Ways of giving a name that need its capital, because other words stand there too. */
const WITH_CAPITAL: readonly RegExp[] = [
  // "Marisol here", "it's Aoife here (eefa)", "Tom speaking".
  compiled(
    `^\\P{L}*(?:(?:[Hh]i|[Hh]ey|[Hh]ello|[Gg]ood \\p{L}+|[Yy]o|[Ii]t['’]?s|[Tt]his is|[Ii]t is)[ ,!]+)*(${CAPITAL})(?: ${CAPITAL})? (?:here|speaking|reporting(?: in)?|checking in)(?=$|\\P{L})`,
    "u",
  ),
  // "Nadia, 33".
  compiled(`^\\P{L}*(${CAPITAL}), ?[1-8]\\d(?=$|[\\s,.;])`, "u"),
  // "Bonjour, Karim 36 ans".
  compiled(
    `^\\P{L}*(?:(?:[Hh]i|[Hh]ey|[Hh]ello|[Hh]allo|[Mm]oin|[Ss]ervus|[Bb]onjour|[Ss]alut|[Hh]ola|[Bb]uenas|[Cc]iao|[Oo]l[áa]|[Oo]i)[ ,!.]+)?${SAYS_AGE}(${CAPITAL}),? [1-8]\\d ?(?:ans|a[ñn]os|anni|anos|[Jj]ahre|yo|y/o|yrs?|years)(?=$|[\\s,.;])`,
    "u",
  ),
  // "It's Stephanie, Steph for short".
  compiled(`(?:^|[ ,(])(${CAPITAL}) for short(?=$|\\P{L})`, "u"),
  // "real me is Priya", "the one and only Bo", "introducing myself: Kim".
  compiled(
    `\\b(?:[Rr]eal me is|[Ii]ntroduc\\w+ myself[,:]?(?: as)?|[Yy]our (?:new )?(?:client|athlete|lifter|victim)[,:]?|signed[,:]?|(?:[Pp]ut|[Ss]ave|[Rr]egister|[Ll]ist|[Ff]ile|[Hh]ave|[Gg]ot) me (?:down )?(?:as|under)|[Kk]nown as|[Gg]oes? by|[Gg]oing by|[Aa]nswers? to|[Nn]ickname(?:['’]?s| is)?|[Pp]referred name(?:['’]?s| is|:)?|[Ff]or short[,:]?|[Ss]hort for) (${CAPITAL})`,
    "u",
  ),
  // "everyone says Topher, use that".
  compiled(
    `\\b(?:everyone|everybody|people|friends|folks|they|most people)(?: at \\p{Ll}+| there| here| just| always| all)* (?:says?|uses?|shouts?|goes with|knows? me as|has me as) (${CAPITAL})(?=$|[\\s.,!;(])`,
    "u",
  ),
  // "moi c'est Thibault", "sono Giada", "aqui é o Zé", "i bin da Sepp".
  compiled(
    `(?:[Mm]oi(?:,)? c['’]est|[Jj]e suis|(?:[Ii]ch )?[Bb]ins?(?: der| die)?|[Ii] bin (?:da|de|der|die)|[Hh]ier (?:ist|spricht)(?: der| die)?|[Ss]oy(?: el| la)?|[Ss]ono|[Ss]ou(?: [oa])?|[Aa]qui [eé] [oa]|[Pp]iacere[,:]?|[Ee]nchant[ée]e?[,:]?(?: moi c['’]est)?|[Mm]ucho gusto[,:]?(?: soy)?|[Aa]qu[ií]|[Pp]razer[,:]?) (${CAPITAL})(?=$|[\\s.,!;(])`,
    "u",
  ),
  // "nah not Steven, Stefan", "it's Stefan not Steven".
  compiled(`\\b[Nn]ot (?:${CAPITAL}),? (?:but |it['’]?s )?(${CAPITAL})\\b`, "u"),
  compiled(
    `^\\P{L}*(?:(?:no|nope|nah|sorry|actually)[ ,]+)*[Ii]t['’]?s (${CAPITAL}),? (?:and )?not ${CAPITAL}\\b`,
    "u",
  ),
];
/** What leaves no doubt, capital or not. */
const SURE: readonly RegExp[] = [
  compiled(
    `\\b(?:(?:they|everyone|everybody|people|friends|folks|mates|the (?:lads|guys|girls|boys|team|kids|lot|family|wife|missus)|most(?: people)?|all) calls? me|(?:am |i am |im |usually |mostly |just |better )?(?:known|addressed) as|its ya (?:boy|girl|man)|it is ya (?:boy|girl)|ya boy|your boy|me dicen|mi dicono|mi chiamano|todos me llaman|me chamam(?: de)?|on m['’]?appelle|(?:alle|man|sie) nenn(?:en|t) mich|nennt mich|ruf(?:t|en)? mich) (?:all )?(?:(?:big|little|old|uncle|aunty|coach) )?(${WORD})`,
    "iu",
  ),
  compiled(
    `^\\W*(?:(?:hi+|hey+|hello)[ ,!]+)?(${WORD}) is (?:my name|the name|what (?:people|everyone|everybody|they|my \\w+) calls? me)\\b`,
    "iu",
  ),
  compiled(`\\b(?:handle|nick|username) (?:is|:) .{1,20} but (?:i am |call me |it is )?(${WORD})`, "iu"),
];
const NO_NAME =
  /^(?:moin|servus|hallo|hola|salut|ciao|ola|bonjour|bonsoir|coucou|hey|sup|yo|howdy|hiya|gruezi|buenas|oi|guten|buongiorno|male|ex|man|woman|male|female|guy|girl|lady|bloke|dad|mum|mom|father|mother|parent|carpenter|plumber|physio|widow|widower|married|single|divorced|retired|back|beginner|newbie|noob|vegan|vegetarian|new|first|still|nothing|everything|hello|hi|hey|thanks|thank|cheers|coach|bench|squat|deadlift|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|german|french|italian|spanish|english|british|american|irish|scottish|dutch|polish|indian|the|a|an|my|it|this|that|not|but|so|and|or|in|on|at|for|to|of|am|pm|kg|lbs?|home|gym|today|tomorrow|yesterday|same|question|help|update|student|teacher|nurse|doctor|engineer|driver|lazy|weak|strong|old|fat|crazy|names|when|if|out|up|later|again|now|weiblich|mannlich|anfanger|vegetarisch|debutant|debutante|principiante|iniciante|vegana|vegano|celiaca|celiaco|allergic|allergica|allergico|alergica|alergico|diabetic|diabetica|diabetico|muscle|fitness|strength|weight|pain|knee|shoulder|great|good|love|nice|please|only|just|here|there|sorry|best|max|pr|pb|rdls?|ohp|amrap|emom|hiit|rpe|ok|okay|yes|no|maybe|pas|non|nein|si|mal|blesse|malade|fatigue|fatiguee|perso|stanco|stanca|cansado|cansada|seduto|incinta|embarazada|enceinte|schwanger)$/;

/** "Asthmatic here": what somebody is, by the ending of its word. */
const KIND_OF_PERSON =
  /(?:matic|betic|leptic|listic|tensive|liac|niac|arian|plegic|ist|lifter|runner|rower|swimmer|worker|trainer|driver|player|teacher|bencher|nurse|mother|father|parent|student|veteran|athlete)$/;

/** "Bin Schichtarbeiter": German nouns have capitals too, and what people are ends so. */
const GERMAN_KIND = /(?:er|erin|ist|istin|ent|ant|ling|mann|frau|profi|mensch|typ|chef|fan|nerd|neuling)$/;
const isGermanNoun = (text: string, name: string): boolean =>
  compiled(`\\bbins? (?:ein |eine )?${name}`, "i").test(text) &&
  GERMAN_KIND.test(foldText(name)) &&
  !isGivenName(foldText(name));

/** "Tradesman, 29". */
const IS_JOB = compiled(`^${JOB}$`);

/** "Thanks coach!! - Ingrid", "cheers, Tom". */
const SIGNED = compiled(
  `(?:^|[\\s.!?])(?:[-–—~]+ ?|(?:[Cc]heers|[Tt]hanks|[Tt]hx|[Rr]egards|[Bb]est|[Ll]ove|[Vv][Gg]|[Ll][Gg]|[Gg]r(?:uss|uß)|[Bb]ises|[Ss]aludos|[Aa]bra[cç]o|[Cc]iao),? (?=\\p{Lu}\\p{Ll}+\\W*$))(${CAPITAL})[\\s.!]*$`,
  "u",
);

/** A common given name behind these is one, capital or not: "im dave btw", "me? i'm yusuf", "sam here". */
const LEADS_NAME =
  "(?:(?:i am|i'?m|me|(?:it is|it'?s|its) (?:just |only )?me|it is|it'?s|its|this is|name'?s?|ich bin|bin|ich heiss|i bin|je suis|moi c ?'?est|soy|sono|sou)(?: (?:der|die|da|el|la|o|a|il))?[ ,:]+)";
const BY_GIVEN_NAME: readonly RegExp[] = [
  compiled(
    `(?:^|[.!?;\\n]|\\b(?:hi+|hey+|hello|yo|hiya|hallo|salut|bonjour|hola|ciao|ola|oi|btw|well|so|and|ok|me)[?!., ]) ?${LEADS_NAME}([a-z]{2,14})(?=$|[.,!;()\\n&]| (?:and|btw|by the way|here|from|\\d|aged?|und|et|y|e|nice to|new|again|back|once|the name|lol|haha|pleased|a \\d)(?![a-z]))`,
  ),
  /^\W*(?:(?:hi+|hey+|hello|yo|hiya|good \w+|hallo|hola|salut|ciao|ola|ok|so)(?: (?:coach|guys|everyone|all|there|team|folks|again|mate|man))?[,!. ]+)*([a-z]{2,14}) (?:here|speaking|reporting|checking in)(?=$|\W)/,
  /(?:^|[.!?;,] ?)(?:just |only )?([a-z]{2,14}) (?:is fine|will do|is enough|does it|is what (?:i go by|i use|i answer to))(?=$|\W)/,
  /^\W*just ([a-z]{2,14})(?:,? (?:please|pls|thanks|is fine|will do))\W*$/,
  // "Hi there. Mike from Perth, tradie".
  /^\W*(?:(?:hi+|hey+|hello|yo|hiya|good \w+|hallo|hola|salut|ciao|ola|ok|so)(?: (?:coach|guys|everyone|all|there|team|folks|again|mate|man))?[,!. ]+)*([a-z]{2,14}) from (?!the |my |our |work|next|down the )[a-z]+(?: [a-z]+)?(?= here|$|[,.;!]| and )/,
  /^\W*(?:name[: ]+)?([a-z]{2,14}), ?(?:[1-8]\d|(?:fe)?male|[mf])(?=$|[\s,.;/])/,
];

/** A common given name where a name is due, in any spelling; `null` without one. */
function givenNameIn(text: string): string | null {
  const flat = alignedFold(text.slice(0, 200).normalize("NFC"));
  for (const pattern of BY_GIVEN_NAME) {
    const name = pattern.exec(flat)?.[1];
    if (name && isGivenName(name)) return capitalised(asTyped(text, name));
  }
  return null;
}

/** The name that a message is signed with, or `null`. In: the whole message as typed. */
export function readSignature(text: string): string | null {
  const name = SIGNED.exec(text.slice(-60))?.[1];
  return name && !NO_NAME.test(foldText(name)) && !/^\p{Lu}{2,}$/u.test(name) ? name : null;
}

/**
 * The name in an introduction without "my name is": "Marisol here", "they call me Ron", "thanks! - Ingrid", "moi c'est Thibault".
 * In: a text as typed. Out: the name with its capital, or `null`.
 */
export function readIntroduction(text: string): string | null {
  const hasCapital = /\p{Lu}\p{L}/u.test(text);
  for (const [patterns, needsCapital] of [
    [WITH_CAPITAL, true],
    [SURE, false],
  ] as const) {
    if (needsCapital && !hasCapital) continue;
    for (const pattern of patterns) {
      const name = pattern.exec(text)?.[1];
      if (!name || NO_NAME.test(foldText(name)) || KIND_OF_PERSON.test(foldText(name))) continue;
      if (isGermanNoun(text, name) || IS_JOB.test(foldText(name))) continue;
      // "Bournemouth, 41": where, and not who.
      if (isTownOrLand(foldText(name)) && !isGivenName(foldText(name))) continue;
      if (needsCapital && (/^\p{Lu}{2,}$/u.test(name) || /(?:ing|ung)$/.test(name))) continue;
      return capitalised(name);
    }
  }
  return givenNameIn(text);
}
