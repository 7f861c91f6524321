import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { PatternIndex } from "../patterns/patternIndex.ts";
import { isCurious } from "./curiosity.ts";
import { lifelessSubject } from "./lifelessSubject.ts";
import { REMOTE, REMOTE_BEFORE, REMOTE_START } from "./remoteTimes.ts";
import type { SafetyWords } from "./safetyWords.ts";
import { UNKNOWING } from "./unknowing.ts";

/** How something is said: of whom, when, and whether as a fact. */
export type Frame = {
  isNegated: boolean;
  /** `anyone`: people in general. */
  whose: "self" | "other" | "anyone";
  /** Months or years back, or a history. */
  isRemote: boolean;
  /** For somebody else: at a time that is over. */
  isPast: boolean;
  /** A question of knowledge, or a thing read or seen. */
  isKnowledge: boolean;
  /** A question for its own sake: how often, why, by what mechanism, of people in general. */
  isCurious: boolean;
  /** Of no person, but of this. */
  lifeless: "thing" | "animal" | null;
  /** Read, heard or seen somewhere, of others. */
  isMedia: boolean;
  /** A condition, a question of knowledge, or people in general. */
  isHypothetical: boolean;
};

const set = (words: string) => new Set(words.split(" "));

const SELF = set(
  "i im ive id ill me my mine myself ich mir mich mein meine meinen meinem meiner yo me mi mis je jai mon ma mes io mio mia mie miei eu meu minha meus minhas",
);
const OTHERS = set(
  "friend friends partner partners dad father mom mum mother brother sister son daughter kid kids child wife husband girlfriend " +
    "gran granny nan nana nanny grandad granddad gramps nephew niece grandson granddaughter ex missus hubby wifey fiance fiancee toddler stepson stepdaughter stepdad stepmum " +
    "mate mates bestie flatmate housemate boss parents parent folks inlaws twins swimmer cyclist keeper goalie tochter sohn schwester enkel nichte neffe tante schwager schwiegermutter eltern " +
    "hijo hija sobrino sobrina cunado suegra suegro novio novia figlio figlia nipote cugino cugina suocera fidanzato fidanzata fils fille neveu niece copain copine pote filho filha sobrinho sobrinha namorado namorada sogra sogro genro " +
    "boyfriend gf bf uncle aunt grandpa grandma grandfather grandmother cousin colleague coworker client clients teammate somebody " +
    "someone athlete neighbour neighbor roommate student stranger lifter player patient he she they him her them his their hers " +
    "theirs hes shes theyre freund freundin kollege vater mutter er sie jemand amigo amiga padre madre alguien ami amie pere mere " +
    "onkel tante opa oma bruder schwester mann abuelo abuela hermano hermana marido tio tia nonno nonna zio zia fratello sorella moglie marito oncle soeur mari femme avo irmao irma esposa " +
    "quelquun elle amico amica qualcuno alguem amigo pai mae compagnon sein seine lui lei",
);
/** Said of several things as well as of people. */
const THINGS_TOO = set("they them theyre theyve");
const BODY_PAIRS = set(
  "legs thighs quads calves hamstrings hammies glutes arms forearms biceps triceps shoulders hands fingers wrists elbows " +
    "knees ankles feet toes hips shins lats traps pecs muscles joints eyes ears lips",
);
/** Words of address unless a determiner stands before them: "man, my chest" but "a man". */
const ADDRESS = set(
  "man men dude guy girl boy lad bloke lady woman person bro mate buddy coach trainer member spotter pal",
);
/** "Guy had a heart attack", but "man, I passed out". */
const SUBJECT_VERB = set(
  "had has is was just collapsed passed fainted next in at on who fell went having dropped near beside lying",
);
const DETERMINERS = set(
  "a an the my this that some another one old older young our other training gym his her elderly",
);
const ANYONE = set(
  "people anyone anybody you lifters runners athletes beginners everyone everybody folks men women guys trainers coaches humans one clients",
);

const NEGATORS = set(
  "no not dont doesnt didnt isnt wasnt arent werent aint never without havent hasnt hadnt neither nor zero denies nope " +
    "kein keine keinen keinerlei nicht ohne pas sans sin senza sem ningun ninguna aucun aucune nessun nessuna nenhum nenhuma nao non",
);
/** These deny a list: "no chest pain, dizziness or nausea". */
const LIST_NEGATORS = set(
  "no never without zero denies neither nor havent hasnt hadnt kein keine ohne sin senza sem sans",
);
/** After a negator these say that it is about something else: "no idea", "not only", "not feeling well". */
const NO_DENIAL = set(
  "one idea idee ideia ahnung plan joke lie clue only just gonna going matter sure normal good great ok okay right well better fun feeling improving stopping " +
    "know understand knowing wish care ignore stop until longer surprisingly exactly necessarily wonder being funny kidding fine want alive gym training lifting " +
    "sicher seguro segura sicuro sicura certo certa sur sei sais weiss",
);
const SCOPE_ENDS = set(
  "but however though although except yet because cause cuz cos coz bc wegen weil porque perche since when while until unless then just only still now due from " +
    "aber pero mais ma mas sondern",
);
const NEW_CLAUSE = set(
  "i im ive my he she they it its feel feeling felt have had got get started went fainted passed collapsed then almost nearly now also " +
    "ich mir mein meine je j mon ma se me mi tengo estoy siento noto ho sono sento tenho estou sinto jetzt ahora maintenant adesso agora",
);
/** After "no" these are Portuguese: "dor no peito" is pain in the chest. */
const PORTUGUESE_IN = set(
  "peito braco coracao rosto pescoco pe joelho ombro pulso tornozelo cotovelo corpo estomago lado treino ginasio meio final dia dedo quadril queixo maxilar trabalho banho banheiro parque quarto carro chao campo jogo fim comeco inicio momento aquecimento supino agachamento terra sofa caminho",
);
/** A new subject ends a denial ("it doesn't get better, I'll …"), unless it is what is thought: "I don't think I …". */
const SUBJECTS = set("i im ive ill id he she they we hes shes");
const THOUGHT = set("think believe guess say said that feel like sure");
const DENIED_AFTER = set("no nah nope none negative nope zero nein");
const PRESENT = set("now today currently again tonight keeps jetzt ahora maintenant adesso agora gerade heute hoy");
/** The thing itself comes back. */
const AGAIN = entered(
  /\b(?:again|its back|is back|it is|the same|same thing|wieder|otra vez|de nuevo|encore|di nuovo|novamente|vuelve|volta|right now|still)\b|^(?:and |but |so )?(?:now|today|tonight|yesterday|heute|jetzt|hoy|ahora|oggi|adesso|hoje|agora|aujourd) ?(?:$|i\b|it\b|its\b|im\b|ich\b|es\b|me\b|mi\b|hui\b|the same|my\b)/,
);
const MEDIA =
  /\b(?:watched|watching|saw (?:a|an|that|on|this|in|some)|read (?:about|that|an|a|this|on|somewhere)|reading (?:about|an|a)|heard (?:that|about)|article|podcast|documentary|movie|film|novel|netflix|youtube|tiktok|reddit|episode of|lyrics|song|video game|video|in the news|on (?:tv|telly|the news|television)|im (?:fernsehen|tv|film)|(?:en|na|a|alla|in) (?:la |a )?(?:tele|tv|television|televisione|televisao)|reportage|meme)\b/;
/** Right before what such a thing is about. */
const ABOUT = /\b(?:about|on|uber|sobre|acerca de|sur|su|sugli|sui)(?: \w+)?$/;
const PAST =
  /\b(?:yesterday|last (?:night|week|weekend|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|ago|once|one time|died|passed away|survived|recovered|was (?:diagnosed|hospitali[sz]ed)|ended up|turned out|back then|at age|at \d\d)\b/;

const FILLER =
  "(?:hey|hi|hello|so|ok|okay|just|quick|curious|question|random|coach|and|also|but|out|of|curiosity|can|could|you|pls|tell|me|explain)";
const KNOWLEDGE = [
  compiled(
    `^(?:${FILLER} )*(?:what|which) (?:are|is|were|would be) (?:the |some |early |common |typical |first |main |classic )*(?:warning )?(?:signs?|symptoms?|causes?|risks?|dangers?|differences?|definition|treatment|chances?|red flags?|odds)\\b`,
  ),
  compiled(`^(?:${FILLER} )*(?:what|who) (?:is|are|was) (?:a |an |the )?(?:\\w+ ){1,3}?$`),
  compiled(
    `^(?:${FILLER} )*(?:what|how) (?:should|do|would|can|could|must|to) (?:i|you|we|one|someone|somebody|people|a coach|trainers?|do) (?:do |act |react |respond |help |handle |know |recogni[sz]e |spot )?(?:.{0,60} )?(?:if|when|in case) (?:someone|somebody|a |an |the |my (?:client|partner|friend|training partner|gym partner|buddy)|people|your|you|he|she|they|anyone|one)\\b`,
  ),
  /\bhow (?:do|can|would|does|to|should) (?:(?:i|you|we|one|people) )?(?:tell|know|recogni[sz]e|spot|prevent|avoid|treat|reduce|lower|minimi[sz]e|help|protect)\b/,
  compiled(
    `^(?:${FILLER} )*(?:can|could|does|do|will|would|might|is it possible|how likely|why (?:do|does|would|is|are)|how (?:common|dangerous|often|does|do|likely))\\b(?!.*\\b(?:my|im|ive|i (?:feel|have|had|got|felt|get|keep|just|want|wish|cant))\\b)`,
  ),
  MEDIA,
  /\b(?:wrote|writing) (?:about|on|(?:an?|my|the|our) (?:\w+ ){0,2}(?:essay|paper|article|blog|post|thesis|story|novel|chapter|report|book|script))\b/,
  /\b(?:studying for|(?:cpr|online|coaching|nursing|nutrition) course|essay|certification|first aid)\b/,
  /\b(?:explain|define|tell me about|teach me|risk of|chances? of|dangers? of|risk factors?|signs? of|symptoms? of|how to prevent|how to avoid|difference between|prevention|prevent)\b/,
  compiled(
    `^(?:${FILLER} )*(?:what|why|how|which|is|are|can|could|does|do|will|would|should|when)\\b(?! (?:this|it|that|these|there something)\\b)(?!.*\\b(?:i|my|me|im|ive|mine|he|she|they|his|her|we)\\b)`,
  ),
  /^(?:hey |hi |so |ok |y |und |et |e )*(?:que es|que son|que significa|was ist|was sind|was bedeutet|c est quoi|qu est ce que|cos e|che cos e|cosa e|o que e|o que sao)\b(?!.*\b(?:mein\w*|mich|mir|mi|mis|me|tengo|ma|mon|mes|j ai|mio|mia|ho|meu|minha|tenho|habe)\b)/,
  /\bis it true\b|\b(?:just curious|out of curiosity|in general|generally speaking|teaching slide)\b|\bfor (?:a|an|my|the|our) (?:(?!\d|spin|yoga|gym|hiit|fitness|evening|morning|crossfit|pilates)\w+ )?(?:class|essay|talk|exam|course|slide|quiz|presentation|homework)\b/,
  /\bis it (?:normal|common|bad|dangerous|safe|possible|ok|okay|true) (?:to|that people|for people|if you|when you)\b/,
];
const STATED =
  /\b(?:my|mine|im|ive|i (?:have|had|feel|felt|get|got|keep|just|am|think|want|wish|need|cant|pass|faint|black|passed|fainted|blacked|collapsed|started|noticed|experienced|was|woke)|why (?:do|did|am) i|j ai (?:la|le|les|des|un|une|mal|du)|mir (?:ist|wird)|me (?:duele|mareo|da vueltas)|mi (?:fa male|gira)|tenho (?:dor|tontura))\b/;
const sentenceIndex = new PatternIndex([...KNOWLEDGE, STATED, PAST, MEDIA, REMOTE, REMOTE_BEFORE]);
const IF = set("if whether wenn falls");
const NO_CONDITION_BEFORE = set(
  "wonder wondering know sure unsure see tell asking ask check feels as like even unclear no idea",
);
const CLAUSE_START = set("then should");

/** Whether a sentence asks for knowledge or reports what was read, rather than what happens to somebody. */
function isKnowledge(text: string, mayMatch: (pattern: RegExp) => boolean): boolean {
  const found = KNOWLEDGE.findIndex((pattern) => mayMatch(pattern) && pattern.test(text));
  if (found < 0) return false;
  // "what are signs of a heart attack, my chest hurts"
  return !STATED.test(
    text.replace(
      /\b(?:what|how) (?:should|do|would|can|could) i\b|\bshould i\b|\bcan i\b|\bmy (?:client|partner|friend|training partner|gym partner|buddy|clients|coach|class|essay|talk|exam|course|slide|quiz|presentation|homework)\b/g,
      " ",
    ),
  );
}

type Sentence = {
  from: number;
  to: number;
  text: string;
  isKnowledge: boolean;
  isCurious: boolean;
  isStated: boolean;
  isPast: boolean;
  isMedia: boolean;
  /** Holds words of what is long ago, of whatever in it. */
  mayBeRemote: boolean;
};
const NO_SENTENCE: Sentence = {
  from: 0,
  to: 0,
  text: "",
  isKnowledge: false,
  isCurious: false,
  isStated: false,
  isPast: false,
  isMedia: false,
  mayBeRemote: false,
};
/** How far back a subject or an "if" is looked for. */
const FAR = 40;

/** With these words another clause begins. */
const TURNS = set("but and because though although so");
const JOINS = set("and but so und aber y pero et mais e ma mas");
/** After a Spanish "he", which is no English one. */
const PARTICIPLE = /(?:ado|ido|oto|echo|isto|uesto|ierto)$/;
/** After these words a "no" still denies what stands before it: "chest pain, no just sore". */
const DENIES_ON = set("not never just only its thats and but thanks thank mate nothing");

/** Says of any stretch of a message how it is meant. Linear in the length of the message. */
export function framing(message: SafetyWords, spans: readonly { start: number; end: number }[]) {
  const { words, sentence, pause, asked } = message;
  /** "Wrist broken, no puedo moverla", "chest pain, no sweating": what is denied comes after. */
  const opensClause = (at: number, to: number) =>
    at + 1 < to && !pause[at + 1] && !DENIES_ON.has(words[at + 1] as string);
  const consumed = new Uint8Array(words.length);
  for (const { start, end } of spans) if (end - start > 1) consumed.fill(1, start, end);

  const bounds: Sentence[] = [];
  words.forEach((_, at) => {
    const last = bounds[sentence[at] as number];
    if (last) last.to = at + 1;
    else bounds[sentence[at] as number] = { ...NO_SENTENCE, from: at, to: at + 1 };
  });
  for (const bound of bounds) {
    if (!bound) continue;
    bound.text = words.slice(bound.from, bound.to).join(" ");
    bound.isCurious = isCurious(bound.text);
    const mayMatch = sentenceIndex.read(bound.text);
    const holds = (pattern: RegExp) => mayMatch(pattern) && pattern.test(bound.text);
    bound.isKnowledge = bound.isCurious || isKnowledge(bound.text, mayMatch);
    bound.isStated = holds(STATED);
    bound.isPast = holds(PAST);
    bound.isMedia = holds(MEDIA);
    bound.mayBeRemote = mayMatch(REMOTE) || mayMatch(REMOTE_BEFORE);
  }

  const negated = new Uint8Array(words.length);
  const endAt = new Map<number, number>();
  for (const { start, end } of spans) endAt.set(start, Math.max(end, endAt.get(start) ?? 0));
  for (let at = 0; at < words.length; at++) {
    if (consumed[at] || !NEGATORS.has(words[at] as string)) continue;
    markScope(at);
  }

  /** Marks what a negator denies: the first thing named close after it, and what is listed with that. */
  function markScope(at: number): void {
    const negator = words[at] as string;
    const { to } = sentenceAt(at);
    const next = words[at + 1] ?? "";
    // "26 sem" are weeks in French and in Spanish.
    if (negator === "sem" && /^\d/.test(words[at - 1] ?? "")) return;
    if (NO_DENIAL.has(next) && !endAt.has(at + 1)) return;
    if (LIST_NEGATORS.has(negator) && UNKNOWING.test(words.slice(at + 1, at + 5).join(" "))) return;
    if (negator === "no" && PORTUGUESE_IN.has(next)) return;
    if (
      negator === "never" &&
      /\b(?:like this|this bad|such|this kind|anything like)\b/.test(words.slice(at, at + 9).join(" "))
    )
      return;
    let gap = 0;
    for (let here = at + 1; here < to && gap <= 4; here++) {
      const word = words[here] as string;
      if (SCOPE_ENDS.has(word) || NEGATORS.has(word)) return;
      if (pause[here] && (!LIST_NEGATORS.has(negator) || gap > 0 || here === at + 1)) {
        if (!/^(?:or|nor|and|no|any)$/.test(word) && !(LIST_NEGATORS.has(negator) && negated[here - 1])) return;
      }
      if (SUBJECTS.has(word) && here > at + 1 && !THOUGHT.has(words[here - 1] as string)) return;
      const isJoined = JOINS.has(word);
      if ((isJoined || pause[here]) && NEW_CLAUSE.has(isJoined ? (words[here + 1] ?? "") : word)) return;
      const end = endAt.get(here);
      if (end !== undefined) {
        negated.fill(1, here, end);
        here = end - 1;
        gap = 0;
      } else if (
        !/^(?:or|nor|and|any|real|more|signs?|of|a|the|kind|sort|in|my|other|either|even|o|oder|ou|ni|und|y|et|e)$/.test(
          word,
        )
      )
        gap++;
    }
  }

  function whoseAt(start: number): Frame["whose"] {
    const { from } = sentenceAt(start);
    for (let at = start; at >= Math.max(from, start - FAR); at--) {
      const word = words[at] as string;
      if (
        ANYONE.has(word) &&
        !(word === "one" || (word === "you" && /^(?:thank|can|could|do|would|hey)$/.test(words[at - 1] ?? "")))
      )
        return "anyone";
      // "Me he roto la muñeca".
      if (word === "he" && PARTICIPLE.test(words[at + 1] ?? "")) return "self";
      if (OTHERS.has(word) && !isOfBody(at)) return "other";
      if (
        ADDRESS.has(word) &&
        at > from &&
        (DETERMINERS.has(words[at - 1] as string) || DETERMINERS.has(words[at - 2] ?? ""))
      )
        return "other";
      if (ADDRESS.has(word) && at === from && SUBJECT_VERB.has(words[at + 1] ?? "")) return "other";
      // "my friend": the noun after "my" was met first.
      // "A mate of mine": the noun decides.
      if (SELF.has(word) && !(word === "mine" && words[at - 1] === "of")) return "self";
    }
    return "self";
  }

  /** "My thighs are like rock, can't bend them": of what was just named, and of nobody. */
  const isOfBody = (at: number): boolean =>
    THINGS_TOO.has(words[at] as string) && words.slice(Math.max(0, at - FAR), at).some((word) => BODY_PAIRS.has(word));

  /** "if somebody faints", "what if": everything from the "if" to the next pause. */
  function isConditional(start: number): boolean {
    const { from } = sentenceAt(start);
    for (let at = start - 1; at >= Math.max(from, start - FAR); at--) {
      const word = words[at] as string;
      if (pause[at + 1] || CLAUSE_START.has(word)) return false;
      if (!IF.has(word)) continue;
      if (/^(?:its|this|that|it|im)$/.test(words[at + 1] ?? "")) return false;
      return !NO_CONDITION_BEFORE.has(words[at - 1] ?? "");
    }
    return false;
  }

  /** The clause around a stretch, with a short one before and after it ("two years ago, …"). */
  function around(start: number, end: number, from: number, to: number): string {
    let first = start;
    let pauses = 0;
    while (first > from && start - first < 10) {
      if (pause[first] && (++pauses > 1 || start - first > 7)) break;
      first--;
    }
    let last = end;
    pauses = 0;
    while (last < to && last - end < 8 && !TURNS.has(words[last] as string)) {
      if (pause[last] && ++pauses > 1) break;
      // What follows a pause belongs to it only if it is the time itself.
      if (pause[last] && !REMOTE_START.test(words.slice(last, last + 4).join(" "))) break;
      last++;
    }
    // Before a pause only a time is taken over, not another story.
    const cut = words
      .slice(first, start)
      .findLastIndex((_, at) => pause[first + at + 1] === true && first + at + 1 <= start);
    const lead = cut >= 0 ? words.slice(first, first + cut + 1).join(" ") : "";
    const isTime = lead === "" || (lead.split(" ").length <= 4 && REMOTE.test(lead));
    return words.slice(isTime ? first : first + cut + 1, last).join(" ");
  }

  /** Where the clause that goes on from `end` is over: "ten years ago | and now she wants to walk", but "years ago and now again". */
  function clauseEnd(end: number, to: number): number {
    for (let at = end; at < Math.min(to, end + 6); at++) {
      if (!pause[at] && !JOINS.has(words[at] as string)) continue;
      if (!AGAIN.test(words.slice(at, at + 5).join(" "))) return at;
    }
    return Math.min(to, end + 6);
  }

  function sentenceAt(at: number): Sentence {
    return bounds[sentence[at] as number] ?? NO_SENTENCE;
  }

  function frameOf(start: number, end: number): Frame {
    const {
      from,
      to,
      isKnowledge: asksForKnowledge,
      isCurious,
      isStated,
      isPast,
      isMedia,
      mayBeRemote,
    } = sentenceAt(start);
    const whose = whoseAt(start);
    const isPresentBy = (until: number) =>
      words.slice(Math.max(from, start - FAR), until).some((word) => PRESENT.has(word)) ||
      words.slice(Math.max(from, start - 2), start).includes("still");
    const before = words.slice(Math.max(from, start - 6), start).join(" ");
    return {
      isNegated:
        negated[start] === 1 ||
        (end < to && words[end] === "free") ||
        (end < to &&
          (pause[end] || end === to - 1) &&
          DENIED_AFTER.has(words[end] as string) &&
          !opensClause(end, to)) ||
        // "Dislocated? No, just clicky."
        (end === to && asked.has(sentence[start] as number) && DENIED_AFTER.has(words[to] ?? "")),
      whose,
      isRemote:
        mayBeRemote &&
        !isPresentBy(clauseEnd(end, to)) &&
        (REMOTE.test(around(start, end, from, to)) || REMOTE_BEFORE.test(before)),
      isPast: isPast && !isPresentBy(Math.min(to, end + 6)),
      isKnowledge: asksForKnowledge,
      isCurious,
      lifeless: lifelessSubject(message, start, from),
      isMedia: isMedia && (whose !== "self" || ABOUT.test(before)),
      isHypothetical: asksForKnowledge || isConditional(start) || (whose === "anyone" && !isStated),
    };
  }

  /** By the words they begin and end at: several concepts are often named by the same. */
  const framed = new Map<number, Frame>();

  return {
    /** The words of the sentence that holds the word at `at`, joined by blanks. */
    sentenceText: (at: number) => sentenceAt(at).text,
    frame({ start, end }: { start: number; end: number }): Frame {
      const place = start * (words.length + 1) + end;
      const known = framed.get(place) ?? frameOf(start, end);
      framed.set(place, known);
      return known;
    },
  };
}
