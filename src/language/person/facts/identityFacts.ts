import { foldText } from "../../foldText.ts";
import { compiled } from "../../patterns/compiled.ts";
import { asTyped, capitalised } from "./asTyped.ts";
import { end, type FactDraft, type FactReader, state } from "./factDraft.ts";
import { readIntroduction } from "./introductions.ts";
import { readPlace } from "./placeFacts.ts";
import { isTownOrLand } from "./townNames.ts";

const NAME_WORD = "[\\p{L}][\\p{L}'.-]{0,24}";
const NAME = compiled(
  `\\b(?:(?:my (?:first |full |real |actual )?name(?: is|s| was|:)|(?:you can |just |please |u can |everyone |everybody |people |friends |they |folks )?call(?:s)? me|i am called|i go by|name is|name:|(?:change|set|update) my name to|names|the name is|it is|this is|i am|ich hei(?:ss|ß)e?|mein name ist|ich bin (?:der|die)|nenn mich|je m appelle|mon (?:nom|prenom) est|appelle moi|me llamo|mi nombre es|llamame|mi chiamo|il mio nome e|chiamami|(?:eu )?me chamo|(?:o )?meu nome e|me chame de|pode me chamar de))[ ,:]+(?:by the way |actually |(?:big|little|old) )?(${NAME_WORD})((?: ${NAME_WORD}){0,2})`,
  "iu",
);
const WEAK_LEAD = /(?:^|\W)(?:it is|it's|its|this is|i am|i'm|im|names|ich bin (?:der|die))[ ,:]+[^ ]*$/i;
const NO_NAMES = new Set(
  (
    "a an the is not i you me my it at in on by so very really just now later back done ready tired old new sure sorry good fine ok okay bro man dude buddy boss mate " +
    "more less rather almost nearly also kind sort quite too very only mostly usually like such both all half part " +
    "crazy stupid lazy weak strong when what if maybe tomorrow today that this her him them out up down names unknown wrong private pronounced spelled spelt written"
  ).split(" "),
);
const PLACE_END =
  "(?=$|[.,;!?()]|\\s+(?:and|but|so|now|since|with|for|where|because|last|this|next|at|on|to|from|but|these|right|currently|e|ou|mit|by|temporar\\w*|until|und|et|y|seit|depuis|desde|da|ha|hace|i|im|which|btw|though|atm|as|every|these|ago|two|three|a|gezogen|umgezogen|ubersiedelt|übersiedelt)\\b)";
const PLACE = `((?:the |la |le |el |los |las |san |são |sao |new |st\\.? |o |a )?\\p{L}[\\p{L}'.-]{1,24}(?:(?:,)? \\p{L}[\\p{L}'.-]{1,24}){0,3}?)${PLACE_END}`;
const LIVES = compiled(
  `(?:^|[\\s,;(])(?:i(?: am|'m|m)? (?:(?:currently|now|just|recently|still|actually|have|'ve|ve) )*(?:live|living|lived|reside|based|stay|staying|located|settled)(?: (?:now|currently|over|out|here|up|down))* (?:in|at|near|outside|by|close to)|live (?:in|near)|living in|based (?:in|out of)|located in|(?:location|city):|(?<=(?:^|[,;]) ?)(?:location|city)|(?:i(?:'ve| have)? )?(?:just |recently |have )*(?:moved|relocated|emigrated|moving)(?: (?:back|over|house|down|up|out|away))*(?: from [\\p{L} ]{2,30}?)? to|move[ds]? to|(?:i am|i'm|im|i come)(?: \\p{Lu}\\p{L}+,?)? (?:originally )?from|greetings from|hello from|hi from|my (?:city|town|home ?town|location|home|place) (?:is|:)(?: in)?|ich (?:wohne?|lebe?)(?: jetzt| derzeit| gerade)?(?: in| bei)|(?:wohne?|lebe?)(?: (?:seit|nun|jetzt|schon|mit) [\\p{L}\\d ]{2,24}?)? (?:in|bei)|lebe in|(?:ich |i )?komm aus|(?:bin )?nach|ich komme aus|komme aus|j'habite(?: (?:en|au|aux|a|à|dans))?|je vis(?: (?:en|au|aux|a|à))|(?:j'ai )?d[ée]m[ée]nag[ée] [àa]|vivo (?:en|in|a)|me mud[eé] a|soy de|abito (?:a|in)|mi sono trasferit[oa] a|moro (?:em|no|na)|me mudei para|vivo em) ${PLACE}`,
  "iu",
);
const NACH_MOVED = /\bnach\b.*\bgezogen\b|\bumgezogen\b/;
const NO_PLACE =
  /^(?:hell\b.*|(?:zero|scratch|nothing|square one)\b.*|(?:un|una|une|um|uma|ein|eine[mnrs]?) .*|a|an|the|my|pain|fear|hell|peace|denial|hope|hopes|it|them|kg|lbs?|pounds|kilos|metric|home|work|gym|bed|the gym|here|there|town|this|that|yesterday|scratch|experience|what|where|you|google|injury|surgery|covid|flu|class|bodyweight|machines?|dumbbells?|free weights|new (?:place|house|flat|apartment|gym|city|town|plan|program\w*)|cutting|bulking|hypertrophy|strength|cuttingphase|a .*|level|weights?|no|not|an? \w+|mal)$/i;
const FLAT =
  /^(?:(?:a|an|the|my|our)\b.*\b(?:flat|apartment|house|studio|dorm|village|city|town|farm|van|place|countryside|building|basement|gym|room|shift|job|program\w*|plan|split|routine|phase|diet)\b)/i;

/** "Don't call me William, Will is fine": the name that is wanted instead. */
const INSTEAD_OF_NAME =
  /\b(?:do not|don['’]?t|never|stop) call(?:ing)? me \p{L}+[ ,.;:!–-]+(?:(?:it['’]?s|it is|i['’]?m|i am|i go by|just|please|use|say|but|my name is|everyone says)[ ,:]+)*(\p{L}{2,20})(?=$|[.,;!]| (?:is (?:fine|enough|better|ok|what|my)|will do|instead|please|works|only|does)\b)/iu;
/** "Signing up as Theo": with a capital, and no state. */
const ENROLLED =
  /\b(?:[Ss]ign(?:ing|ed)? (?:me )?(?:up|in|on)|[Pp]ut me down|[Ss]ave me|[Aa]dd me|[Kk]nown|[Rr]egister(?:ing|ed)?(?: me)?) as (\p{Lu}\p{Ll}{1,20})(?=$|[\s.,;!])/u;

/** What somebody is not called, or does not want to be: "don't call me Sarah", "ich heiße nicht Sarah". */
export const NOT_NAMED =
  /(?<!\p{L})(?:(?:do not|don['’]?t|never|stop|please don['’]?t) call(?:ing)? me|my (?:first |real |full )?name (?:is not|isn['’]?t|ain['’]?t|was never)|(?:i am|i['’]?m) not (?:called |named )?(?=\p{Lu}\p{Ll})|(?:bitte )?nenn mich (?:bitte )?nicht|(?:ich )?hei(?:ss|ß)e nicht|ne m['’]appelle(?:z)? pas|je (?:ne )?m['’]appelle pas|no me (?:llames|llamo|digas)|non (?:chiamarmi|mi chiamo)|n[aã]o me (?:chame de|chamo|chama de))[ ,:]+(\p{L}{2,20})/iu;

/** "Dr Patel here". */
const TITLE = /(?<!\p{L})(?:Dr|Mr|Mrs|Ms|Miss|Prof|Sir)\.? (?=\p{Lu}\p{L})/gu;

/** "Real name David Okafor", "surname is Nguyen, first name Linh". */
const NAME_LINE =
  /(?<!\p{L})(?:[Mm]y )?(?:[Rr]eal|[Ff]irst|[Ff]ull|[Gg]iven|[Aa]ctual|[Ll]egal|[Cc]hristian) name(?: is|['’]s|:)? (\p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{1,20})?)(?=$|[\s.,;!])/u;
/** "I go by my middle name, Rae", "you've got my name wrong, it's Ines". */
const NAME_RIGHT =
  /(?<!\p{L})(?:go(?:es)? by my (?:middle|second|maiden|nick) ?name,? |name (?:is |was )?(?:wrong|misspelt|misspelled),? (?:it['’]?s |it is |i['’]?m |should be )+)(\p{Lu}\p{Ll}{1,20})(?=$|[\s.,;!])/iu;
/** "I'm Kris with a K", "pronounced nee-av but spelled Niamh". */
const NAME_SPELLED =
  /(?<!\p{L})(?:[Ii]['’]?m|[Ii]t['’]?s|[Nn]ame is|[Nn]ame['’]?s) (\p{Lu}\p{Ll}{1,20}) (?:but )?with (?:an? |one |two |no |out )(?:\p{L}|\p{L}s)(?![\p{L}])|^\W*(?:[Ii]t['’]?s )?(?:[Ss]pelled|[Ss]pelt) (\p{Lu}\p{Ll}{1,20})(?=$|[\s.,;!])/u;
/** "Grüezi, Urs aus Winterthur". */
const NAME_FROM =
  /^\W*(?:[Hh]i|[Hh]ey|[Hh]ello|[Hh]allo|[Gg]r[uü]ezi|[Ss]ervus|[Mm]oin|[Ss]alut|[Bb]onjour|[Hh]ola|[Cc]iao|[Oo]l[aá]|[Oo]i|[Gg]uten (?:[Tt]ag|[Mm]orgen|[Aa]bend))[ ,!.]+(\p{Lu}\p{Ll}{1,15}) (?:from|aus|de|da|di) (?=\p{Lu})/u;

function nameIn(said: string, folded: string): string | null {
  const text = INSTEAD_OF_NAME.test(said) ? said : said.replace(NOT_NAMED, " ");
  if (text !== said) return nameIn(text, foldText(text));
  const line =
    NAME_LINE.exec(text)?.[1] ??
    NAME_RIGHT.exec(text)?.[1] ??
    NAME_SPELLED.exec(text)?.slice(1).find(Boolean) ??
    NAME_FROM.exec(text)?.[1];
  if (line !== undefined) return line;
  const meant = INSTEAD_OF_NAME.exec(text)?.[1];
  if (meant !== undefined && !NO_NAMES.has(meant.toLowerCase()) && !STATES_OF.test(meant)) return capitalised(meant);
  const enrolled = ENROLLED.exec(text)?.[1];
  if (enrolled !== undefined && !STATES_OF.test(enrolled)) return enrolled;
  const denied = /\b(?:do not|never) call me \S+?,? (?:but |just )?(?=call me )/.exec(folded);
  if (denied)
    return nameIn(text.slice(text.toLowerCase().lastIndexOf("call me")), folded.slice(folded.lastIndexOf("call me")));
  const flat = text
    .replace(/[’‘]/g, "'")
    .replace(/\bi'?m\b/gi, "i am")
    .replace(/\bname'?s\b/gi, "name is")
    .replace(/\bit's\b/gi, "it is");
  const introduced = readIntroduction(text.replace(TITLE, ""));
  for (const source of [flat, folded]) {
    const match = NAME.exec(source);
    if (!match?.[1]) continue;
    const name = fullName(match[1], match[2] ?? "");
    const first = name.toLowerCase().split(" ")[0] ?? "";
    if (
      NO_NAMES.has(first) ||
      first.length < 2 ||
      /\b(?:do not|don'?t|never|not|to|will|would|should|nobody|no ?one|hardly anyone) (?:ever )?calls? me\b/.test(
        source.slice(Math.max(0, match.index - 12), match.index + 12).toLowerCase(),
      )
    )
      continue;
    const lead = match[0].slice(0, match[0].length - match[1].length - (match[2] ?? "").length);
    if (WEAK_LEAD.test(lead) && !isIntroduction(source, match.index, name, lead.length + name.length)) continue;
    return capitalised(asTyped(text, name));
  }
  return introduced;
}

/** The name with its surname, as long as that has capitals as the first name has. */
function fullName(first: string, after: string): string {
  const rest = /^\p{Lu}/u.test(first) ? (/^(?: \p{Lu}[\p{L}'-]+)*/u.exec(after)?.[0] ?? "") : "";
  return `${first}${rest}`.replace(/[.'-]+$/, "");
}

/** What people say they are, that is no name. */
const STATES_OF =
  /^(?:tired|sick|sore|back|new|done|ready|ill|injured|hungry|late|lost|confused|stuck|busy|sad|happy|good|fine|ok|okay|great|free|here|home|hurt|old|fat|skinny|weak|strong|beginner|newbie|vegan|vegetarian|veggie|pregnant|female|male|not|a|an|the|in|at|on|so|very|really|just|still|also|from|out|off|up|down|over|under|dead|alive|short|tall|slim|lazy|curious|sure|sorry|afraid|glad|german|french|italian|spanish|english|british|american|retired|diabetic|asthmatic|unsure|scared|nervous|excited|interested|depressed|awake|drunk|high|broke|single|married|usually|currently|now|gonna|about|only|into|like|no|yes)$/i;

/** "hi i'm Tom", "I'm Tom, 34": a capital and a greeting or nothing more; "I'm Vegan" is none. */
function isIntroduction(text: string, at: number, name: string, length: number): boolean {
  const isGreeted =
    /^\s*(?:hi+|hey+|hello|yo|hiya|hallo|greetings)[\s,!.]*$/i.test(text.slice(0, at)) &&
    /^\s*(?:$|[.,!(]|from\b|here\b)/i.test(text.slice(at + length));
  if (isGreeted && /^\p{L}{2,14}$/u.test(name) && !STATES_OF.test(name) && !/(?:ing|ed|ish)$/i.test(name)) return true;
  if (
    !/^\p{Lu}\p{Ll}+/u.test(name) ||
    /^(?:Vegan|German|French|Italian|Spanish|English|American|British|Irish|Scottish|Dutch|Polish|Indian|Canadian|Australian|Muslim|Christian|Jewish|Catholic|Hindu|Vegetarian|Diabetic|Asthmatic|Female|Male|Retired|Bulking|Cutting|Type|Celiac|Coeliac)$/.test(
      name,
    )
  )
    return false;
  if (/^\p{Lu}{2,}$/u.test(name)) return false;
  const after = text.slice(at + length);
  return (
    /^\s*(?:$|[.,!;&(]|and\b|from\b|\d|here\b|btw\b)/i.test(after) &&
    /^\s*(?:$|(?:hi|hey|hello|yo|hiya|greetings|good \w+)\b.*|[^\p{L}]*)$/iu.test(text.slice(0, at).trim())
  );
}

/** A move that is still to come: "moving to Lyon in march". */
const WILL_MOVE = /\b(?:moving|move|relocating)\b/i;
const LATER =
  /\b(?:in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|next \w+|(?:in|over) (?:the )?(?:spring|summer|autumn|fall|winter|new year|\d+ (?:days|weeks|months)|a (?:few|couple)\b.*)|soon|after (?:christmas|easter)|(?:might|may|going to|gonna|will|plan\w*|thinking)\b)/;

/** "I'd love to live in Norway": where nobody is yet. */
const WISHED_PLACE =
  /\b(?:would (?:\w+ )?(?:like|love|prefer|rather)|want|wanna|wish|hop(?:e|ing)|dream(?:ing)?|plan(?:ning)?|thinking) (?:\w+ ){0,3}?(?:live|living|move|moving|retire|emigrate|relocate|settle)\b|\b(?:mochte|will|wurde|veux|voudrais|aimerais|quiero|quisiera|gustaria|voglio|vorrei|quero|queria|gostaria)\b.*\b(?:leben|wohnen|ziehen|vivre|habiter|vivir|mudarme|vivere|abitare|trasferirmi|viver|morar|mudar)\b/;
/** Whether a folded clause tells of a place to live in that is still to come, or only wished for. */
export const isMoveToCome = (folded: string): boolean =>
  (WILL_MOVE.test(folded) && LATER.test(folded)) || WISHED_PLACE.test(folded);

/** A town that is known, behind a preposition in a clause of living or working: "arbeite als Pfleger in Kassel". */
const IN_TOWN = /\b(?:in|from|near|aus|bei|en|a|em|di|de) (\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)?)(?=$|[\s,.;!])/u;
const LIVES_OR_WORKS =
  /\b(?:work(?:ing)?|job|arbeite|jobbe|wohne|lebe|travaille|bosse|habite|vis|trabajo|curro|vivo|lavoro|faccio|abito|trabalho|moro|sou|soy|sono|suis|bin|nurse|teacher|student\w*|etudiante?|estudiante|estudante|studentessa|studente|studentin)\b/;
/** "We're in Braga now". */
const IS_NOW =
  /\b(?:i|we) (?:am|are) (?:now |currently |back )?(?:in|near) .*\b(?:now|these days|nowadays|for good|since \w+)$|\b(?:i|we) (?:am|are) now in\b/;
const ELSEWHERE =
  /\b(?:race|marathon|comp\w*|meet|trip|holiday|vacation|flight|fl(?:y|ew|ying)|visit\w*|was|were|next (?:week|month)|urlaub|vacances|vacaciones|vacanza|ferias|lauf|course|carrera|gara|corrida|hotel)\b/;

function knownTownIn(text: string, folded: string): string | null {
  const town =
    (LIVES_OR_WORKS.test(folded) || IS_NOW.test(folded)) && !ELSEWHERE.test(folded)
      ? IN_TOWN.exec(text.replace(/(?<=\s)à(?=\s)/gu, "a"))?.[1]
      : undefined;
  if (town !== undefined && isTownOrLand(foldText(town))) return town;
  // "phd student in zurich": who writes no capitals writes none for a town.
  const small =
    /\p{Lu}/u.test(text.slice(1)) || !LIVES_OR_WORKS.test(folded) || ELSEWHERE.test(folded)
      ? undefined
      : IN_SMALL_TOWN.exec(folded)?.[1];
  return small !== undefined && isTownOrLand(small) && !ALSO_A_WORD.test(small) ? capitalised(small) : null;
}
const IN_SMALL_TOWN = /\b(?:in|from|near|aus) ([a-z]{4,20})(?=$|[,.;!]| (?:so|and|but|here|now|who|with)\b)/;
const ALSO_A_WORD =
  /^(?:nice|reading|bath|cork|lima|essen|split|orange|mobile|como|parma|ware|deal|hamburger|orlando|chester|charlotte|florence|lincoln|austin|jena|halle|bergen|faro|tours|trier|ulm|york|roma|palma|lagos|hull|kiel|derby)$/;

function placeIn(text: string, folded: string): string | null {
  if (WISHED_PLACE.test(folded)) return null;
  const flat = text.replace(/[’‘]/g, "'");
  const match = LIVES.exec(flat) ?? LIVES.exec(folded);
  const place = match?.[1]
    ?.trim()
    .replace(/ in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|winter)\p{L}*$/iu, "")
    .replace(/[.'-]+$/, "");
  if (!match || !place) return readPlace(text) ?? knownTownIn(text, folded);
  if (/\b(?:from|born in)\b/i.test(match[0])) {
    const lives =
      / ?\b(?:(?:but|now|and|currently) )*(?:living|live|based|settled|residing)(?: now)? (?:in|near)\b/iu.exec(
        text.slice(match.index),
      );
    const now = readPlace(text.slice(match.index + (lives?.index ?? match[0].length)));
    if (now !== null) return now;
  }
  if (WILL_MOVE.test(match[0]) && LATER.test(folded)) return null;
  if (NO_PLACE.test(place) || FLAT.test(place) || /\d/.test(place)) return readPlace(text);
  if (/(?:^|[\s,;(])(?:bin )?nach /i.test(match[0].slice(0, 10)) && !NACH_MOVED.test(folded)) return null;
  if (
    /^the (?!uk\b|us\b|usa\b|states\b|netherlands\b|north\b|south\b|east\b|west\b|midlands\b|philippines\b|isle of\b|isles\b|peak district\b|cotswolds\b|dales\b|borders\b|alps\b|outer hebrides\b|black forest\b|bay area\b|hague\b|bronx\b|highlands\b|lake district\b)/i.test(
      place,
    )
  )
    return null;
  if (/\bgym\b|\bmachines?\b|\bdumbbells?\b|\bprogram/i.test(place)) return null;
  return capitalised(asTyped(text, place.replace(WEATHER, "")));
}

/** "Hi from sunny Leeds". */
const WEATHER =
  /^(?:(?:very|good old|dear old|sunny|rainy|grey|gray|cold|freezing|windy|snowy|wet|hot|beautiful|lovely|gorgeous|boring|sleepy|little|tiny|dark|humid|miserable|glorious) )+(?=\p{L})/iu;

/** "I live in Cork but I'm from Poland originally": where somebody comes from is not where they are. */
const LIVES_SOMEWHERE = /\b(?:live|living|based|moved|wohne|lebe|habite|vivo|abito|moro)\b/;
const isOrigin = (folded: string, before: string | undefined): boolean =>
  /\b(?:originally|born|grew up|raised)\b/.test(folded) && before !== undefined && LIVES_SOMEWHERE.test(before);

/** Gone from where one was, wherever that is. */
const HERE = "";
const TOWN = "(\\p{L}[\\p{L}-]{2,24}(?: [\\p{L}-]{3,20})?)";
const LEFT = [
  `\\b(?:do not|no longer) (?:live|living|stay|based) in ${TOWN}?(?: any ?more| any longer| now)?$`,
  `\\b(?:moved|moving) (?:away|out)(?: (?:from|of) ${TOWN}?)?(?: (?:last|this|in|a|now|for good|recently)\\b.*)?$`,
  `^(?:i |we |have |just |finally )*left ${TOWN}?(?: (?:last|this|in|for good|behind|a)\\b.*)$`,
  `^(?:i am |am |we are |no |nope )*(?:not|no longer) in ${TOWN}? any ?(?:more|longer)$`,
  `\\b(?:wohne?|lebe?|bin) (?:jetzt |ich )?nicht mehr in ${TOWN}$|\\b(?:aus|von) ${TOWN} (?:weg|fort)gezogen$|\\bbin (?:da |dort |inzwischen |jetzt )?(?:weg|fort|aus)gezogen$`,
  `\\b(?:habite|vis) plus (?:a|en|au) ${TOWN}$|\\bai (?:quitte ${TOWN}|demenage)(?: (?:l|il|en|recemment)\\b.*)?$`,
  `\\bya no (?:vivo|estoy) en ${TOWN}$|\\bme (?:fui|mude) de ${TOWN}$|\\bme mude$`,
  `\\bnon (?:vivo|abito|sto) piu a ${TOWN}$|\\bmi sono trasferit[oa](?: (?:via )?da ${TOWN})?$`,
  `\\bnao (?:moro|vivo) mais (?:em|no|na) ${TOWN}$|\\b(?:me )?mudei(?: de ${TOWN})?$|\\bsai de ${TOWN}$`,
].map((pattern) => compiled(pattern, "u"));
const NO_TOWN =
  /^(?:early|late|the|my|this|that|work|home|gym|here|there|out|handed|him|her|it|them|some|a|an|room|reps?|school|office|leg|arm|knee|with|because|one|party|group|bed|pain|shape|to)\b/;

/** The place that a clause says its writer has left, folded; `HERE` where it is not named, `null` where nothing says so. */
function leftPlace(folded: string): string | null {
  for (const pattern of LEFT) {
    const match = pattern.exec(folded);
    if (match === null || /\bto (?!the\b)\p{L}/u.test(match[0])) continue;
    const town = match.slice(1).find(Boolean) ?? HERE;
    if (town === HERE ? !/left\b/.test(match[0]) : !NO_TOWN.test(town)) return town;
  }
  return null;
}
const isPartOf = (town: string, value: string) =>
  foldText(value)
    .split(/[^\p{L}]+/u)
    .includes(town.split(" ")[0] ?? "");

/** Name and place. */
export const readIdentity: FactReader = ({ clause, before, recent }) => {
  const { text, folded } = clause;
  const found: FactDraft[] = [];
  const name = nameIn(text, folded);
  const denied = foldText(NOT_NAMED.exec(text)?.[1] ?? "");
  const known = recent.find(({ type, value }) => type === "name" && foldText(value) === denied);
  if (known) found.push(end("name", known.value, known.key));
  if (name !== null) found.push(state("name", name));
  const place = isOrigin(folded, before?.folded) ? null : placeIn(text, folded);
  const left = leftPlace(folded);
  const isLeft = left !== null && (place === null || foldText(place).startsWith(left) || left === HERE);
  if (
    place !== null &&
    !isLeft &&
    !/\b(?:used to|no longer|do not|not|never|grew up|was born)\b.{0,12}\b(?:live|from|stay)/.test(folded)
  )
    found.push(state("location", place));
  if (left === null || !isLeft) return found;
  const home = recent.find(({ type, value }) => type === "location" && (left === HERE || isPartOf(left, value)));
  if (home) found.push(end("location", home.value, home.key));
  else if (left !== HERE) found.push(end("location", capitalised(asTyped(text, left))));
  return found;
};
