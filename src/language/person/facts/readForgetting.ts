import type { FactType } from "../../../protocol/facts.ts";
import { foldText } from "../../foldText.ts";
import { compiled } from "../../patterns/compiled.ts";
import { mendFactWords } from "./factSpelling.ts";
import { aboutIn, namesOnlyTopics, topicsIn } from "./factTopics.ts";
import { readNotKept } from "./notKept.ts";
import { withoutTakingBack } from "./takenBack.ts";

/** `last`: what was told last. */
export type Forgetting = { types: FactType[] | "everything" | "last"; about: string | null };

const VERB =
  "(?:forget(?: about)?|un-?(?:remember|learn|know|note|save|store)|delete|erase|remove|clear|wipe(?: out)?|scrap|drop|discard|purge|reset|unlearn|strike|lose|bin(?! (?:\\d+|ich|der|die|das|eine?|nicht|kein|jetzt|seit|im|am|auf|und|mit|gerade?|nur|aus|erst|schon|noch|fast|uber|anfanger\\w*)\\b)|ditch|nuke|scratch|dump|take (?:back|out|off)|get rid of|vergiss|vergesse|losch\\w*|entferne|oublie[rz]?|supprime[rz]?|efface[rz]?|olvida(?:te)?(?: de)?|borra|elimina|dimentica(?:ti)?|cancella|esquec[ae]|apag[au]e?|exclu[ia])";
const ORDERS = compiled(
  `^(?:(?:please|pls|hey|hi|ok|okay|so|and|now|just|actually|also|no|nah|hm+|wait|oh|well|nvm|never ?mind|you know what|(?:on|in) second thoughts?|right|err?|um+|coach|(?:can|could|would|will) (?:you|u)|i (?:want|need|would like) you to|you (?:can|should|may)|bitte|kannst du|peux tu|stp|puedes|por favor|puoi|per favore|pode)[ ,.:!]+)*(?:(?:please|just|now|completely|totally|kindly) )*${VERB}\\b(.*)$`,
);
const DO_NOT_KEEP =
  /\b(?:do not|stop|never) (?:remember(?:ing)?|stor(?:e|ing)|sav(?:e|ing)|keep(?:ing)?|track(?:ing)?) (.+)$|\b(?:take|get) (.+) (?:off|out of) (?:my|your|the) (?:profile|records?|memory|notes?|list)\b|\b(?:i )?(?:do not|no longer) want you to (?:know|remember|keep|store|have) (.+)$|\b(?:rather|prefer (?:if |that )?)you (?:did not|didnt|do not|dont|would not|never) (?:keep|kept|store|stored|save|saved|remember|know|knew|have|had) (.+)$/;
const EVERYTHING =
  /\b(?:everything|all (?:of (?:it|this|that|my)|my (?:data|info\w*|facts?|details|stuff)|(?:that )?you know|(?:the |your )?(?:data|facts?|info\w*|memor\w+|notes?)|about me|i (?:have )?(?:ever )?(?:said|told))|what(?:ever)? you (?:know|have|saved|stored|remember)|^me$|my (?:entire |whole )?(?:profile|data|details|info\w*|memor(?:y|ies)|account data|personal (?:data|info\w*|details))|your memory|me completely|anything (?:you know )?about me|about me|who i am|alles|tout(?:es)?|todo|tutto|tudo)\b/;
/** "You're not supposed to keep medical stuff, clear that": what the order is about stands before it. */
const NOT_YOURS =
  /\b(?:not (?:supposed|allowed|meant) to|should not|no right to|no business) (?:keep\w*|stor\w+|know\w*|hav\w+|remember\w*|sav\w+) (.+?)[,.;!]? (?:so |please |and )?(?:clear|delete|erase|forget|remove|wipe|bin|scrap) (?:it|that|them|this|those)\b/;
const OF_MEMORY =
  / (?:from|in|out of|off) (?:your|the|my) (?:memory|memories|notes?|records?|profile|files?|list|database|brain|head)$/;
/** "The lunges bit", "that deadlift number": a thing that was told, by its name. */
const TOLD_BIT =
  /^(?:the|that|this|my|la|l|el|die|das|a|o) (?:storia d[aei]l*[aeio]? |histoire (?:des?|du|d) |historia de (?:las?|los?|el) |sache mit (?:de[rnm] |dem )?|thing about (?:my |the )?|bit about (?:my |the )?)?([a-z][a-z0-9 -]{2,30}?)(?: (?:bit|thing|part|story|stuff|fact|info\w*|number|figure|one|data|entry|sache|ding|geschichte))?$/;
/** Regret, and an order about what was just said: "shouldn't have told you that, erase it". */
const TOO_MUCH =
  /\b(?:private|personal|confidential|sensitive|a secret|nobody s business|too much)\b.{0,30}\b(?:do not|never) (?:keep|save|store|remember|note|hold on to|write down) (?:it|that|this)\b|\b(?:do not|never) (?:keep|save|store|remember) (?:it|that|this)\b.{0,20}\b(?:private|personal|confidential|sensitive|a secret)\b|\b(?:should not have|did not (?:mean|want) to|wish i had not|regret) (?:told|said|mentioned?|shared?|tell|say)\w*\b.*\b(?:forget|delete|erase|remove|wipe|scrap|bin) (?:it|that)\b|\b(?:forget|delete|erase|remove|wipe) (?:it|that),? (?:that is |it is |thats )?(?:private|too personal|none of your business)\b/;
/** Why it is to be forgotten, behind a comma: "…, the test came back negative". */
const WHY =
  /, (?:because|since|as|it|its|they|that|this|gave|sold|lost|lent|binned|broke|returned|the (?:tests?|doc|rest|other)|tests?|rest|i|we|he|she|you|no longer|not|feels?|felt|feeling|makes?|seems?|sounds?|creeps?|weird|odd|strange|awkward|bit|kind of|too|just|please|thanks?|cheers|rather|don t|do not|nobody|none|private|ca|das|es|me|mi|se|fa|da)\b.*$/;
/** "Lunges are fine now, remove that I hate them": the thing stands before the order. */
const STANDS_FOR = /\b(?:that|what) i (?:\w+ ){1,3}(?:it|them|those)$/;
const SUBJECT = /^(?:the |my )?([a-z][a-z -]{2,30}?) (?:is|are|was|were)\b/;
/** "Take the bench one out": a thing that was told, by a word for things told. */
const TAKE_OUT =
  /^(?:please |can you |could you |you can |so |and |but |actually |oh )*(?:take|leave|cut|strike|cross) (?:the|that|my) (?!(?:last|first|second|third|next|whole|previous|other|latest)\b)([a-z][a-z -]{2,24}?) (?:one|bit|thing|part|fact|info|number|figure|pr|pb|record|entry about me) (?:out|off)\b/;
/** "Take the bit about my surgery out". */
const TAKE_OUT_ABOUT =
  /^(?:please |can you |could you |so |and |but |actually |oh )*(?:take|leave|cut|strike) (?:the|that) (?:bit|thing|part|stuff|fact|info|note|line)s? (?:about|on|with) (?:my |the )?([a-z][a-z -]{2,30}?) out\b/;
const IDIOM =
  /^ ?(?:it\b(?!.*\b(?:my|about)\b)|that$|about it|to\b|the (?:last|previous|log|set|workout|session|plan|exercise|routine|entry)|my (?:last|workout|log|plan|routine|session|set|sets|entry|reminder)|(?:this|that|last|these) (?:set|workout|session|log|entry|one|exercise|plan|routine)|today|yesterday|tomorrow|how|when|\d|.*\b(?:from (?:the|my|this) (?:plan|routine|workout|session|log)|reminder|exercises?$|entry|sets?$))/;
const NAMED_THING =
  /^ ?(?:that (?:i|my)|what i (?:said|told you) about|(?:the (?:fact|thing|part|bit|info\w*|note) )?(?:that|about)|my|the|i (?:have|am|hate|like)|about)\b/;

const WISH =
  "(?:(?:still|ever|once|really|just|also|said i) )*(?:want(?:ed)?|wish(?:ed)?|hope(?:d)?|plan(?:ned)?|aim(?:ed)?|would like|d like|need(?:ed)?)";
/** "Forget that I want to ski", "forget that I do squats": what was told of oneself, known or not. */
const THAT_I = compiled(
  `^(?:(?:please|pls|hey|ok|okay|so|and|now|just|actually|also|no|wait|oh|well|can you|could you|you can) )*(?:forget|disregard|ignore|erase|delete|remove|drop|unlearn)(?: the (?:fact|thing|bit|part))?(?: about)? (?:that )?i (${WISH}|(?:(?:also|used to|sometimes|usually) )*(?:do|did|train|trained|play|played|practi[cs]ed?)|(?:(?:still|only|also|mostly|usually|just) )*work(?:ed)?|weigh(?:ed)?) (?:to )?(?:(?:get|have|do|be|become|some|more|an?|my|the|at|about|in|as|for|on) )*([a-z\\d][a-z\\d '-]{1,40})$`,
);
/** What a session is to be, now. */
const OF_NOW =
  /\b(?:today|tonight|now|sessions?|workouts?|plan|routine|instead|tomorrow|sets?|reps?|you|it|this|that)\b|\d ?x ?\d/;

/** What is to be forgotten of wishes and habits. In: one folded sentence. Out: the goal by its name, a weight, or the thing that is done. */
function forgottenOfMe(sentence: string): Forgetting | null {
  const [, verb = "", thing = ""] = THAT_I.exec(sentence) ?? [];
  if (thing === "" || OF_NOW.test(thing)) return null;
  const about = thing.replace(/ (?:please|pls|thanks|any ?more|any longer|again)$/, "").trim();
  if (/^weigh/.test(verb)) return /\d/.test(about) ? { types: ["body_weight"], about: null } : null;
  // "Forget that I work out" is of training.
  if (/work/.test(verb)) return /^(?:out|on|hard)\b/.test(about) ? null : { types: ["occupation"], about };
  return /\b(?:do|did|train|trained|play|played|practi[cs]ed?)$/.test(verb)
    ? { types: [], about }
    : { types: ["goal"], about };
}

/**
 * What a message wants forgotten. In: any text. Out: `null` when it asks for no such thing (a log or plan to delete is the
 * business of others); else the types named, or everything, and the joint or thing if one is named. Types may be empty
 * when only a thing was named ("forget that i sold the rower"): then `about` says which.
 */
export function readForgetting(text: string): Forgetting | null {
  if (text.length > 400) return null;
  const folded = mendFactWords(foldText(withoutTakingBack(text))).replace(/[.!]+$/, "");
  if (TOO_MUCH.test(folded)) return { types: "last", about: null };
  const notKept = readNotKept(folded);
  if (notKept !== null) {
    const types = topicsIn(notKept).filter((type) => !type.startsWith("preference_"));
    // A condition by its beginning, which languages share: "epilepsie", "epilepsia".
    const isOfHealth = types.includes("health_condition") || types.includes("allergy") || types.includes("medication");
    const about = isOfHealth && !notKept.includes(" ") ? notKept.slice(0, 4) : aboutIn(notKept);
    return types.length > 0 ? { types: narrowed(types, notKept), about } : { types: [], about: notKept };
  }
  const unwanted = NOT_YOURS.exec(folded)?.[1];
  if (unwanted) {
    const types = topicsIn(unwanted);
    if (types.length > 0) return { types: narrowed(types, unwanted), about: null };
  }
  const taken = (TAKE_OUT_ABOUT.exec(folded) ?? TAKE_OUT.exec(folded))?.[1];
  if (taken !== undefined) return { types: [], about: taken };
  const sentences = folded.split(/[.!?;\n]+|, (?=(?:please )?(?:forget|delete|erase|remove|clear|wipe)\b)/);
  for (const sentence of sentences) {
    const ofMe = forgottenOfMe(sentence.trim());
    if (ofMe !== null) return ofMe;
    const ordered = ORDERS.exec(sentence.trim());
    const kept = ordered ? null : DO_NOT_KEEP.exec(sentence);
    const ordering = (ordered?.[1] ?? kept?.slice(1).find(Boolean))
      ?.split(/,? (?:but |and )?(?:keep|leave|not) (?:the|my)\b/)[0]
      ?.replace(
        /,? (?:it )?(?:turns|turned) out .*$|,? (?:(?:because|cause|cos|since|as|because) )?i (?:do not|no longer|never) (?:want|like|need) (?:it|that|this|them|you)\b.*$|[ ,]+(?:please|pls|plz|thanks|thank you|bitte|wieder|again|any ?more|any longer|stp|por favor|per favore|ok|okay)(?=$|[ ,])/g,
        "",
      )
      .trim();
    const isOfMemory = ordering !== undefined && (kept?.[2] !== undefined || OF_MEMORY.test(ordering.replace(WHY, "")));
    const what = ordering
      ?.replace(WHY, "")
      .replace(OF_MEMORY, "")
      .replace(/^((?:about )?(?:my|the)) (?:old|previous|former|last) (?=goals?$)/, "$1 ")
      .trim();
    if (what === undefined || /\b(?:do not|never) (?:ever )?(?:forget|delete)\b/.test(sentence)) continue;
    if (/\d ?x ?\d|\d ?(?:kgs?|lbs?)\b|\b(?:sets?|day \d|exercise|leg day|split)\b/.test(what)) continue;
    const types = topicsIn(what.replace(/\bnotes?\b|\bname of\b/g, " "));
    const isOfKinds = types.length > 0 && aboutIn(what) === null && !OWN_THING.test(what) && namesOnlyTopics(what);
    const about = isOfKinds
      ? null
      : STANDS_FOR.test(what)
        ? (SUBJECT.exec(folded)?.[1] ?? thingIn(what))
        : thingIn(what);
    if (EVERYTHING.test(what) && (types.length === 0 || /\b(?:everything|all)\b/.test(what)) && about === null)
      return types.length > 0 && !/\b(?:everything|all) (?:you|about me|i|that)\b/.test(what)
        ? { types, about: null }
        : { types: "everything", about: null };
    const bit = TOLD_BIT.exec(what);
    const isBit =
      bit?.[1] !== undefined &&
      (isOfMemory ||
        /\b(?:bit|thing|part|story|stuff|fact|info\w*|number|storia|histoire|historia|sache|geschichte)\b/.test(what));
    if (
      types.length === 0 &&
      about === null &&
      isBit &&
      !/\b(?:workout|log|plan|routine|session|sets?|entry|reminder|last|first|next)\b/.test(what)
    )
      return { types: [], about: bit[1] ?? null };
    if (types.length === 0 && IDIOM.test(what)) continue;
    if (/,? (?:lets|let us|instead|we will|i will|i want|and do)\b/.test(what)) continue;
    if (types.length > 0 && /\b(?:workout|log|plan|routine|session|sets?|exercise|reminder|entry)\b/.test(what))
      continue;
    if (types.length > 0) return { types: narrowed(types, what), about };
    if (about !== null) return { types: [], about };
  }
  return null;
}

/** "My goal weight" is no weight; "that i hate burpees" is only that. */
function narrowed(types: FactType[], what: string): FactType[] {
  if (types.includes("goal") && types.includes("body_weight")) return ["goal"];
  if (/\b(?:medical|health)\b/.test(what))
    return [...new Set<FactType>([...types, "injury", "health_condition", "medication", "allergy"])];
  if (types.includes("birthdate") && types.includes("age") && !/\band\b|,/.test(what)) return ["birthdate"];
  return types;
}

/** "The kettlebell": one of the things that somebody has told of, and not all of them. */
const OWN_THING =
  /^(?:about )?(?:the|my|that|those) ((?:\w+ )?(?:kettle ?bells?|dumb ?bells?|barbells?|rower|rowing machine|treadmill|(?:exercise )?bike|(?:power |squat )?rack|bench|bands?|rings|pull ?-?up bar|cables?|trx|sandbags?|sled|vest|mat|plyo box))(?: (?:one|bit|thing|part|that i (?:own|have)|i (?:own|have)))?$/;

/** "What I said about running", "that about burpees", "lo de correr": told of, whatever it was. */
const SAID_ABOUT =
  /^(?:about )?(?:the|that|my) (?!(?:whole|last|first|second|same|other|entire|full|new|old|next|previous|latest|stupid|silly|only|main|one|set|rep|log|entry|workout|session|plan)\b)([a-z][a-z0-9 -]{2,30}?) (?:thing|bit|part|stuff|story|business)$|^(?:that|this|the)(?: (?:bit|thing|part|stuff|one|fact))? (?:about|regarding|on) (?:my |the |me )?([a-z][a-z0-9 -]{2,40})$|^(?:about )?(?:what(?:ever)?|the (?:thing|part|bit|stuff)s?|stuff|things|everything|anything|all) (?:that )?(?:i|i have) (?:(?:just|ever|once) )?(?:said|told you|mentioned|wrote|shared) (?:about|regarding|on|of) (?:my |the |me )?([a-z][a-z0-9 -]{2,40})$|^(?:lo d|eso d|esa cosa d|ce que j ai dit (?:sur|de)|l histoire d|quello che ho detto (?:su|di)|la cosa d|o que (?:eu )?(?:disse|falei) (?:sobre|d)|a coisa d|das mit|was ich (?:uber|von|zu)|die sache mit)(?:e|el|ella|ei|ella|elle|ello|o|a|os|as|es|u|l|i|al)?(?: (?:las?|los?|le|les|mi|mon|ma|mes|mia|mio|meu|minha|dem|der|den|die|meine[mnr]?))? ([a-z][a-z0-9 -]{2,40}?)(?: (?:gesagt|erzahlt) habe?)?$/;

function thingIn(what: string): string | null {
  const said = SAID_ABOUT.exec(what)?.slice(1).find(Boolean);
  if (said !== undefined) return topicsIn(said).some((type) => !/preference/.test(type)) ? aboutIn(what) : said;
  const about = aboutIn(what) ?? OWN_THING.exec(what)?.[1] ?? null;
  if (about !== null) return about;
  const named =
    /^(?:the (?:fact|thing|part|bit|info\w*|note) )?(?:that |about |la storia d[aei]l*[aeio]? |l histoire (?:des?|du) |lo de(?: las?| los)? |das mit (?:de[rnm] )?|what i (?:said|told you) (?:about )?)?(?:i (?:am|have|had|hate|like|love|dislike|own|take|live in|work as|said|was|can|do not like|told you (?:about )?|mentioned)(?: (?:an?|my|the|allergic to|i|like))* |my (?:allergy to |dislike of |love of )?)([a-z][a-z0-9 -]{2,40})$/.exec(
      what,
    );
  if (!named?.[1] || !NAMED_THING.test(what)) return null;
  const thing = named[1].trim().replace(/ (?:info\w*|data|stuff|details?|history|facts?)$/, "");
  return topicsIn(thing).length > 0 && !thing.includes(" ") ? null : thing;
}
