import type { FactConfidence } from "../../../protocol/facts.ts";
import { figuredText } from "../../corrections/figuredText.ts";
import { alignedFold } from "../../notation/alignedFold.ts";
import { compiled } from "../../patterns/compiled.ts";
import { namesJoint } from "../limitations.ts";
import { SETTLED } from "../limitationWords.ts";
import { endsInVerdict, inUsualOrder } from "./canonicalOrder.ts";
import { mendFactWords } from "./factSpelling.ts";
import { isMadeUp, isOneOfAnAge, type Mood, playsSomebody, readMood, readOwner } from "./factStance.ts";
import { readSureness } from "./factTime.ts";

/** A piece of a message that says one thing, with who it is about and how it is meant. */
export type FactClause = {
  /** As typed. */
  text: string;
  /** Folded, with number words as figures and slips put right. */
  folded: string;
  /** `folded` without greetings, hedges and fillers: what patterns are matched with. */
  plain: string;
  mood: Mood;
  owner: "self" | "other";
  confidence: FactConfidence;
  expiresAt: string | null;
  /** Begins a sentence. */
  isFirst: boolean;
};

const LONGEST = 3_000;
const MOST_CLAUSES = 60;
/** Nobody says so much without a break; what comes after is not looked at. */
const LONGEST_CLAUSE = 500;
const START =
  "(?:i|im|i'?m|i'?ve|i'?d|i'?ll|my|we|we're|our|he|she|he's|she's|they|they're|his|her|their|it|its|it's|that|thats|that's|theres|there's|there|you|who|which|if|when|can|can't|cant|could|would|should|do|dont|don't|does|did|what|how|is|are|am|was|have|haven't|has|had|got|hate|love|like|prefer|enjoy|dislike|need|want|wanna|give|gimme|only(?= (?:got|have|my|some|resistance|bands?|dumb\\w+|kettle\\w+|body ?weight|an? (?:band|bar|bench|mat|kettle|dumb|pull|pair))(?![a-z]))|goals?|target|will(?= (?:bis|auf|ab|mehr|wieder|endlich)\\b)|make|build|create|live|work|train|weigh|weight|height|(?:mornings|evenings|nights|afternoons|weekends|weekdays|lunch ?times)(?= (?:are|is|do|does|don'?t|doesn'?t|never|work|suit)(?![a-z]))|all (?:that )?i (?:have|own|'?ve got|got)(?= )|allergic(?! ?[).!]*(?:$|[\n,;]))|not|no|never|also|then|please|pls|now|from now on|from here on|aiming|aim(?= (?:for|to))|gunning|chasing|shooting for|switch(?= me)|show(?= me)|currently|(?:now )?(?:retraining|working|studying|training)(?= as an? )|hoping|trying|looking|training for|just|sold|bought|still|(?:(?:really|mostly|mainly|just|also|only|desperately|basically) )+(?:want|wanna|need|would like|hate|love|like|prefer|enjoy|hoping|trying|looking)|used to|takes?|taking|on \\w+ days|up to \\d|down to \\d|" +
  "ich|bin|habe|hab|wiege|heisse|wohne|trainiere|arbeite|mein|meine|mag|hasse|ziele?(?= (?:ist|sind|war))|lieber|je|j'ai|j'|mon|ma|mes|me|mi|tengo|peso|soy(?! ?(?:$|[,;.!?]|and |or |milk|beans?|protein|sauce))|vivo|trabajo|entreno|(?:solo )?puedo|odio|quiero|mido|ho|sono|lavoro|voglio|vorrei|(?:solo )?posso|odio|faccio|tenho|trabalho|treino|sou|moro|eu|meu|minha|quero|adoro|amo|gosto|odeio|detesto|deteste|adore|prefiero|prefiro|preferisco|objectif(?= |:)|objetivo(?= |:)|obiettivo(?= |:)|estou|estoy|mi piac\\w+|me gust\\w+|me encant\\w+|er|sie|il(?! (?:lun|mart|merc|giov|ven|sab)\\w*)|elle|lui|lei|ele|ela)";
const AND = "(?:and|n|nd|but|so|then|plus|und|aber|et|mais|y|pero|e|ma|mas|&)";
/** A subject and a verb in the middle of dictation without punctuation. */
const RUN_ON =
  "(?:im(?! (?:rucken|nacken|knie|kreuz|mai|juni|juli|sommer|winter|herbst|buro))|i'?m|ive|i'?ve|i (?:am|have|weigh|live|work|hate|love|like|prefer|enjoy|train|take|want|need|can|cant|can't|only|usually|just|used|dont|don't|do|was|had|got|own)|my (?:name|age|weight|height|goal|job|birthday|favou?rite|(?:left |right |lower )?(?:knees?|back|shoulders?|hips?|ankles?|wrists?|elbows?|neck)(?= (?:is|are|hurts?|aches?|has|feels?|was|got|hates?|does))))(?![a-z'])";
/** Right before a figure, these put right the one that was just said. */
const AMENDS =
  "(?:no wait|wait|sorry|oops|whoops|actually|i mean|i meant|make that|correction|nein|quatsch|pardon|oups|perdon|anzi|ops|scusa|alias),? ~?\\d";
const BREAKS = compiled(
  `[!?;\\n]+|\\(+(?=(?:i'?m|i am|my|i have|i'?ve)[ '])|\\)+[:,]?|\\.+(?=\\s|$)|\\.(?=[a-z]{3})|[,:]\\s*(?:${AND} )?(?=${START}(?![a-z']))|\\s-+\\s|\\s(?:(?:because|cause|cuz|bc)(?! of\\b)|although|though|weil|denn|porque|perche|parce que|but(?! (?:c['’ ]?est|est|serait|principal|premier|ultime|de la|d['’])\\b)|aber|mais|pero)\\s|\\s(?=(?:if|unless) )|\\s${AND}\\s(?=${START}(?![a-z']))|\\s(?=${RUN_ON})|[\\s,]+(?=${AMENDS})`,
  "g",
);
/** Before a subject, these make what follows a part of what came before. */
const HOLDS_ON =
  /(?:^|[^a-z'])(?:do|does|did|am|are|see|ask|even|only|what|can|could|should|would|will|may|if|when|that|what|how|where|why|which|who|than|as|things?|all|everything|whenever|have|has|was|think|thought|guess|believe|believed|assumed|figured|reckon|say|said|says|told|know|sure|like|love|hate|for|in|on|of|to|with|about|and|or|the|both|hurt|tore|broke|tweaked|injured|sprained|strained|rehabbing|sparing|protecting|fixing|healing|strengthening|stretching|icing|resting|nursing|babying|get|getting|keep|keeping|bring|bringing|lower|lowering|reduce|reducing|improve|improving|control|controlling|manage|managing|maintain|maintaining|increase|drop|sort|by|update|change|switch|make|edit|correct|adjust|show|what|set|forget|is|because|while|since|once|until|till|before|after|unless|so|at|but|from|now|then|hey|hi|hello|yo|ok|okay|also|well|actually|btw|lol|yes|yeah|remember|note|mind|pretend|imagine|suppose|supposing|assume|assuming|today|morning|yesterday|tonight|evening|afternoon|dreams)\s*$/;
/** Before an "if", these make it one thought. */
const HOLDS_IF =
  /(?:^|[^a-z'])(?:what|even|only|see|ask|asks|sure|know|as|wonder|wondering|and|or|but|tell me|especially|except)\s*$/;
/** "My shoulder's been bad": the joint has, it does not own. */
const JOINT_IS = /\b(neck|shoulder|elbow|wrist|back|hip|knee|ankle|foot|hand)[\u2019']s\b/gi;
/** "L knee", "R. shoulder". */
const SIDE_LETTER =
  /\b([LR])(?:\. ?| )(?=(?:shoulder|knee|hip|elbow|wrist|ankle|foot|hand|arm|leg|achilles|hamstring|calf|acl|quad)\b)/gi;
/** "The bike's broken", "asthma's gone": what it is, and nothing that it owns. */
const STATE_IS =
  /\b(\p{L}{3,})['’]s (?=(?:(?:all|now|been|still|really|just) )*(?:broken|over|history|gone|dead|bust(?:ed)?|knackered|sold|finished|fine|ok|okay|better|healed|boring|killing|not|playing|acting|\d+(?= ?%))\b)/giu;
/** "Weight's 88": what is told of oneself is something, it owns nothing. */
const CONDITION_IS =
  /\b(blood pressure|bp|cholesterol|resting heart rate|thyroid|iron|blood sugar|sugar|everything|all|asthma|diabetes|hernia|epilepsy|anxiety|depression|adhd|pcos|gout|eczema|sciatica|arthritis)['’]s\b/gi;
const TOLD_IS =
  /\b(weight|body ?weight|bw|height|age|goal|job|diet|b-?day|birthday|best|max|level|schedule)[\u2019']s(?= (?:\d|about|around|stuck|hovering|sitting|holding|now|still|a |an |the |to |on |in |roughly|currently))/gi;
/** "78 or 79 kg" is a range. */
const EITHER_FIGURE = /\b(\d{2,3}) or (?=\d{2,3} ?(?:kgs?|kilos?|lbs?|pounds)\b)/g;
/** "My gym's got": it has. */
const PLACE_HAS = /\b(gym|garage|basement|place|house|flat|building|work|hotel|box|office)['’]?s got\b/gi;
const QUOTED = /(["«“„])([^"»”“\n]{1,200})["»”“]/g;
const LEAD =
  /^(?:(?:hi+|hey+|hello|(?:good )?(?:morning|evening|afternoon) (?:all|everyone|everybody|folks|guys|team|coach|there|lads|gents)|yo|ok(?:ay)?|so|well|and|but|oh|yeah|yes|yep|(?:no|nope|nah)(?=[,;:.!]| i\b| my\b| it\b| actually)|um+|uh|er|actually|remember(?: that)?|please|note(?: that)?|keep in mind(?: that)?|bear in mind(?: that)?|fyi|for your info(?:rmation)?|just so you know|you should know(?: that)?|for the record|by the way|update|profile|info|about me|correction|sorry|i mean|i meant|basically|otherwise|anyway|first of all|for context|context|thing is|the thing is|quick update|heads up|thanks|coach(?! (?:of|here|at)\b)|there|bro|mate|man|lol|haha|then|plus|because|cause|as|since|now|und|aber|also|ach|hallo|et|mais|bonjour|salut|y|pero|hola|e|ma|ciao|mas|ola|oi)(?:[,:;.!-]+| |$) ?)+/;
const FILLERS =
  /\b(?:i (?:think|guess|believe|suppose|reckon|would say)(?: that)?|pretty much|more or less|deep down|in all honesty|long story short|all in all|maybe|perhaps|probably|prob|roughly|approx(?:imately)?|about|around|circa|ca|actually|really|literally|basically|honestly|currently|right now|at the moment|atm|presently|these days|nowadays|of course|obviously|definitely|totally|absolutely|already|also|still|now|just|somewhere|something like|exactly|lol|haha|rly|please|by the way|fyi|tbh|to be (?:honest|fair|frank)|if i am honest|not gonna lie|ngl|tho|though|somewhat|kind of|kinda|sort of|a bit of|ungefahr|knapp|rund|so um die|etwa|vielleicht|jetzt|aktuell|momentan|gerade|ungef|environ|actuellement|maintenant|ahora|actualmente|mas o menos|aproximadamente|like(?= \d)|adesso|attualmente|circa|atualmente|agora|mais ou menos|cerca de)\b(?! started)|~/g;

/** A folded text without greetings, hedges and fillers. */
export const wordsOf = (folded: string) =>
  folded
    .replace(LEAD, "")
    .replace(FILLERS, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s,:;-]+|[\s,:;.!?-]+$/g, "");

/** Quoted words are somebody's; a quoted name of one or two words is only set apart. */
const withoutQuotes = (text: string) =>
  text.replace(QUOTED, (whole, _open: string, inside: string) =>
    /\d/.test(inside) || inside.trim().split(/\s+/).length > 2 ? " ".repeat(whole.length) : ` ${inside} `,
  );

/** A question that is whole in itself asks nothing of the clause before it: "night shifts again, can i train after?". */
const ASKS_ITSELF =
  /^(?:und |et |y |e |also |so |and |but )*(?:(?:was|wie|welche[nrs]?|wo|womit|kann|soll|darf|geht|reicht|gibt es) (?:\w+ )?(?:ich|mir|ist|sind|kann|soll|damit|das|es|da|man)\b|on fait|(?:que|quoi|comment|quels?|quelles?) (?:je|puis|faire|on|est|exercices?|dois)|puis je|je peux|(?:que|como|cual(?:es)?) (?:puedo|debo|hago|me|ejercicios?|es|son)|(?:che|cosa|come|quali?) (?:posso|devo|mi|faccio|esercizi\w*|e|sono)|(?:o )?(?:que|qual|quais|como) (?:posso|devo|faco|exercicios?|e|sao))\b|^(?:so |and |but )?(?:can|could|should|shall|may|do|does|am|is|are|will|would|what|which|how|when|where|any) (?:(?:\w+ ){1,3}?(?:a (?:no|bad|good|problem|risk)|ok|okay|fine|safe|allowed|off limits|dangerous|bad|normal|expected|common|enough)$|i|my|we|it|that|this|there|the|do|can|should|would|is|are|tips|advice|ideas?)\b/;

/** `aside`: opens words of one's own in brackets, or goes on behind them: "for a client (I'm a PT): 45, …". */
type Piece = { text: string; isFirst: boolean; isLoose: boolean; isAsked: boolean; aside: "opens" | "closes" | null };

const ON_BAD_TERMS =
  /^ and (?:i|me) (?:are|aren'?t|dont|don'?t|do not|never|will never|have never) (?:not |no longer |never )?(?:get|got|mix|agree|vibe|friends|mates|enemies|going)/;
const OWN_AFTER = /^ i(?:'ve| have)? (?:own|have|got|keep|bought)\b/;
/** "Il martedì e il sabato": another day, and no subject. */
const AND_A_DAY =
  /^ (?:e|et|y|und) (?:il|el|le|los|la|am) (?:lun|mar(?:d|t)|mer|mie|gio|jeu|jue|ven|vie|sab|sam|dom|dim|mon|die|mit|don|fre|son)[a-z]*(?=$|[ ,.;!])/;
/** What stands behind it is what it names: "goal: not being a fat dad". */
const HEADING =
  /^(?:[-*•] ?)?(?:(?:my|main|current|mein|mon|mi|meu) )*(?:goals?|aims?|targets?|ziele?|objectifs?|objetivos?|obiettiv[oi]|metas?)$/;
const WITH_THE =
  /\b(?:with|using|use|on|around) (?:only |just )?(?:the|my|those|these|both|whatever|what) [^,.;?!]{2,40}$/;

/** "It's healed but still weak": well only in part. */
const BUT_STILL =
  /^ (?:but|although|though|aber|mais|pero|ma|mas) (?:(?:it|they)(?:'?s| is| are| feels?)? )?(?:still|noch|encore|toujours|todavia|aun|ancora|ainda) (?:(?:not|a bit|a little|quite|very|really|kind of|nicht|un peu|un poco|un po|um pouco) )*(?:right|100|weak|stiff|sore|tender|dodgy|painful|tight|swollen|sensitive|hurts?|aches?|bothers?|clicks?|schwach|steif|empfindlich|faible|raide|sensible|debil|rigid[oa]|debole|frac[oa])/;

/** "Much better but not 100%". */
const NOT_QUITE =
  /^ (?:but|although|though) (?:(?:it|they)(?:'?s| is| are)? )?(?:not|isn'?t|aren'?t|never) (?:(?:quite|fully|completely|totally|yet) )*(?:100|there|right|healed|perfect|fixed|great|the same|back to normal)/;

/** "My left knee and my left shoulder": the next of several parts, of which something is said behind them all. */
const AND_MY_PART =
  /^(?:,| ?&| (?:and|und|et|y|e)|, ?(?:and|und|et|y|e)) (?:my|mein\w*|mon|ma|mes|mi|mis|la mia|il mio|minha|meu) ((?:[\p{L}']+ ){0,2}[\p{L}']+)/u;
const MY_PART = /\b(?:my|mein\w*|mon|ma|mes|mi|mis|mia|mio|minha|meu) ((?:\p{L}+ ){0,2}\p{L}+)$/u;
function goesOnWithPart(before: string, rest: string): boolean {
  const part = MY_PART.exec(before)?.[1];
  const next = AND_MY_PART.exec(rest)?.[1];
  if (part === undefined || next === undefined || !endsInJoint(part) || !namesJoint(`my ${next}`)) return false;
  return !SETTLED.test(/^[^.;!?\n]*/.exec(rest)?.[0] ?? "");
}
/** Whether nothing stands behind the joint: "left knee", and not "knee hurts". */
const endsInJoint = (words: string): boolean =>
  namesJoint(`my ${words}`) && namesJoint(`my ${words.slice(words.lastIndexOf(" ") + 1)}`);

/** "Tore my ACL last year, it's repaired and fine now". */
const IT_IS_WELL =
  /^(?:,|,? and|,? but) (?:it is|its|it's|it has|they are|they're|theyre|that is|that's) (?:(?:all|now|fully|completely|totally|been|long) )*(?:repaired|healed|fixed|fine|good|recovered|ok|okay) ?(?:and (?:all |feels? )*(?:fine|good|ok|okay|healed|solid) ?)?(?:now|again|these days|since)\b/;

/** "Burpees and I are not friends", "with the two dumbbells I own": no break, though a subject begins there. */
function isOneThought(aligned: string, from: number, at: number): boolean {
  const rest = aligned.slice(at, at + 60);
  if (AND_A_DAY.test(rest) || BUT_STILL.test(rest) || NOT_QUITE.test(rest)) return true;
  if (IT_IS_WELL.test(rest) && namesJoint(aligned.slice(Math.max(from, at - 80), at))) return true;
  if (goesOnWithPart(aligned.slice(Math.max(from, at - 40), at), rest)) return true;
  if (rest.startsWith(":") && HEADING.test(aligned.slice(from, at).trim())) return true;
  return ON_BAD_TERMS.test(rest) || (OWN_AFTER.test(rest) && WITH_THE.test(aligned.slice(Math.max(from, at - 60), at)));
}

/** "Mag aber rudern": the connective stands behind the verb of its own clause. */
const VERB_BUT =
  /\b(mag|bin|hab(?:e)?|kann|will|esse|trainiere|liebe|hasse|mache|muss|darf) (?:aber|dafur|jedoch) (?=\w)/g;
const BEHIND_VERB = /(?:^|[^a-z])(?:mag|bin|habe?|kann|will|esse|trainiere|liebe|hasse|mache|muss|darf)\s*$/;

/** "Any day but friday", "with nothing but a band". */
const ALL_DAYS =
  /\b(?:nothing(?: else)?)$|\b(?:any|every|all|each) ?(?:other )?(?:days?|evenings?|mornings?)?(?: of the week)?,?$/;

/** "I own everything but a cable machine". */
const isAllBut = (lead: string, rest: string): boolean =>
  /\b(?:everything|equipment|machines?|gear|kit|stuff)$/.test(lead) && /^ but (?:for )?(?:an?|any|the) /.test(rest);

/** Here "mais" is more and not but: "não sou mais vegano". */
const PORTUGUESE = /\b(?:nao|eu|sou|estou|tenho|meu|minha|quero|nunca|vou|muito|treino|voce|gosto)\b/;

function cut(text: string): Piece[] {
  const aligned = alignedFold(text);
  const pieces: Piece[] = [];
  let from = 0;
  let isFirst = true;
  let isLoose = false;
  let aside: Piece["aside"] = null;
  const push = (to: number, isAsked: boolean) => {
    const piece = text.slice(from, Math.min(to, from + LONGEST_CLAUSE));
    if (/[\p{L}\d]/u.test(piece)) {
      pieces.push({ text: piece.trim(), isFirst, isLoose, isAsked, aside });
      isFirst = false;
    }
  };
  for (const match of aligned.matchAll(BREAKS)) {
    if (pieces.length >= MOST_CLAUSES) break;
    if (match[0].startsWith(")") && aside !== "opens") continue;
    const isHard = /[.!?;\n]/.test(match[0]);
    const lead = aligned.slice(Math.max(from, match.index - 12), match.index);
    const holds = /^ ?(?:if|unless) /.test(aligned.slice(match.index, match.index + 8)) ? HOLDS_IF : HOLDS_ON;
    if (!isHard && match[0].trim() === "" && holds.test(lead)) continue;
    if (isOneThought(aligned, from, match.index)) continue;
    if (match[0].trim() === "mais" && PORTUGUESE.test(aligned)) continue;
    if (match[0].trim() === "aber" && BEHIND_VERB.test(lead)) continue;
    if (match[0].trim() === "" && endsInVerdict(aligned.slice(match.index, match.index + 60).trimStart())) continue;
    const isEmpty = !/[\p{L}\d]/u.test(text.slice(from, match.index));
    if (isEmpty && !isHard) continue;
    if (match[0].trim() === "but" && (ALL_DAYS.test(lead) || isAllBut(lead, aligned.slice(match.index)))) continue;
    push(match.index, match[0].includes("?"));
    from = match.index + match[0].length;
    if (isHard) isFirst = true;
    isLoose = match[0].trim() === "";
    if (match[0].startsWith("(")) aside = "opens";
    else aside = match[0].startsWith(")") ? "closes" : null;
  }
  push(text.length, false);
  // A question mark asks all clauses of its sentence that do not state something.
  for (let at = pieces.length - 2; at >= 0; at -= 1) {
    const [piece, next] = [pieces[at] as Piece, pieces[at + 1] as Piece];
    if (next.isAsked && !next.isFirst && !ASKS_ITSELF.test(alignedFold(next.text))) piece.isAsked = true;
  }
  return pieces;
}

/** "Crashing at my parents' till new year, they've got a bike": what is there is there for the guest. */
const STAYS_THERE =
  /\b(?:staying|crashing|stuck|living|house ?sitting|visiting|am|home|back) (?:over )?(?:at|with|for)\b/;
const HOSTS_HAVE = /^(?:and |but )?(?:they|he|she) (?:only |just |both )?(?:have|has|got|ve got|own)\b/;

const GERMAN =
  /\b(?:ich|bin|seit|hab|habe|und|jahren?|trainiere|wiege|meinen?|nicht|auch|noch|nur|daher|oder|kein(?:e|en)?|der|das|mit|zieht|zwickt|schmerzen|kann)\b/;
/** "Seit 2 Jahren im Gym": in the gym, and no "I'm". */
const GERMAN_IM = /\bim (?=\p{Lu}\p{Ll})/gu;
const ANY_IM = /\bim /gi;
const ENGLISH = /\b(?:the|my|and|with|but|i|have|got|for|at|from|of|so|years?|old|not|just)\b/;

/** "The app says … and that I weigh 75": said by the same. */
const THAT_TOO = /^(?:and |or )?that (?:i|my)\b/;

type Sureness = Pick<FactClause, "confidence" | "expiresAt">;

/** "Weighed 80 today, …": the day is that of what was done, and nothing passes with it. */
const DONE_THEN =
  /\b(?:weigh(?:ed)?|scales?|did|trained|lifted|ran|hit|felt|slept|was|were|had|got|ate|benched|squatted|deadlifted)\b/;

/** What is said to pass in a sentence makes the rest of it pass too: "no gym till friday, only a band here". */
const passing = (said: Sureness, before: FactClause | undefined): Sureness =>
  said.confidence === "explicit" &&
  before?.confidence === "temporary" &&
  before.mood === "stated" &&
  !DONE_THEN.test(before.folded)
    ? { confidence: before.confidence, expiresAt: before.expiresAt }
    : said;

/**
 * Cuts a message into clauses and says of each whose affairs it tells of and how it is meant. In: any text, of which
 * 3,000 characters are read, and the person's day. What has no subject of its own is about whoever the clause before
 * was about; what follows an "if" in its sentence is supposed too.
 */
export function readClauses(text: string, today: number): FactClause[] {
  const written = withoutQuotes(text.slice(0, LONGEST).normalize("NFC"));
  const aligned = alignedFold(written);
  const typed = GERMAN.test(aligned) ? written.replace(ENGLISH.test(aligned) ? GERMAN_IM : ANY_IM, "in ") : written;
  const clauses: FactClause[] = [];
  let owner: FactClause["owner"] = "self";
  let supposed = false;
  let played = false;
  let outside: FactClause["owner"] = "self";
  for (const piece of cut(typed)) {
    const folded = mendFactWords(
      figuredText(
        piece.text
          .replace(SIDE_LETTER, (_, letter: string) => (/l/i.test(letter) ? "left " : "right "))
          .replace(JOINT_IS, "$1 is")
          .replace(PLACE_HAS, "$1 has")
          .replace(CONDITION_IS, "$1 is")
          .replace(STATE_IS, "$1 is ")
          .replace(TOLD_IS, "$1 is"),
      ),
    )
      .replace(EITHER_FIGURE, "$1 to ")
      .replace(VERB_BUT, "$1 ");
    if (isMadeUp(folded)) return [];
    const plain = inUsualOrder(wordsOf(folded));
    if (piece.aside === "opens") outside = owner;
    owner = readOwner(folded, piece.text) ?? (piece.aside === "closes" ? outside : owner);
    if (HOSTS_HAVE.test(folded) && STAYS_THERE.test(clauses.at(-1)?.folded ?? "")) owner = "self";
    if (piece.isFirst) {
      supposed = false;
      played = false;
    }
    played ||= playsSomebody(folded);
    let mood = readMood(inUsualOrder(folded), plain, piece.isAsked);
    if (piece.isLoose && clauses.at(-1)?.mood === "asked" && mood === "stated") mood = "asked";
    if (played) mood = "supposed";
    else if ((THAT_TOO.test(folded) || piece.isLoose) && clauses.at(-1)?.mood === "quoted") mood = "quoted";
    if (mood === "supposed") supposed = true;
    else if (supposed && !/^(?:i am|i have|i weigh|my) /.test(folded)) mood = "supposed";
    const before = clauses.at(-1);
    if (before !== undefined && owner === "other" && isOneOfAnAge(before.folded)) before.owner = "other";
    clauses.push({
      text: piece.text,
      folded,
      plain,
      mood,
      owner,
      isFirst: piece.isFirst,
      ...passing(readSureness(folded, piece.text, today), piece.isFirst ? undefined : clauses.at(-1)),
    });
  }
  return clauses;
}
