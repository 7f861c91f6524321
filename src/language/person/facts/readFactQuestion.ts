import { FACT_TYPES, type FactType } from "../../../protocol/facts.ts";
import { foldText } from "../../foldText.ts";
import { compiled } from "../../patterns/compiled.ts";
import { OTHER_PERSON } from "../../routing/stanceCues.ts";
import { mendFactWords } from "./factSpelling.ts";
import { aboutIn, topicsIn } from "./factTopics.ts";
import { readForgetting } from "./readForgetting.ts";

export type FactQuestion = { types: FactType[] | "all"; about: string | null };

/** Asks for all that is known. */
export const ALL =
  /\b(?:list|show|tell|give|read)(?: me)?(?: back)? (?:everything|all)(?: (?:that|of what|of it|the (?:things|stuff|facts|info)))?(?: (?:you|u) (?:know|have|remember|stored|saved|got)\w*|$)|\bwhat do you know about me\b|\b(?:what|which things|everything|all|anything|tell me|list|show me)\b.*\b(?:you|u) (?:(?:already|actually|still|currently|really) )?(?:know|remember|have|saved?|stored?|got|noted?|learn(?:ed|t))\b.*\b(?:me|file|memory|profile|record|myself)\b|\bwhat (?:do|did|have|else) (?:you|u) (?:know|remember|stored?|saved?|learn\w*|got on|have on)(?: (?:of|about|on) me)?\b(?!.*\b(?:about|of) (?!me\b|myself))|\bwhat (?:facts|information|info|data|details) (?:do|have|did) you\b|^(?:(?:please|can you|could you) )*(?:show|see|view|display|check|open|list|give)(?: me)? (?:my |me my )?(?:profile|facts|memor(?:y|ies)|details|stats about me|info|data|personal (?:data|info))\b|^my (?:profile|facts|details)$|^(?:(?:and|so|ok|okay|now|then|right|well) )*what (?:do|have|did) (?:you|u) (?:(?:still|now) )?(?:have|got|know|keep|kept)(?: (?:now|then|left|down|stored|saved|written down|noted|in there))*$|\bwho (?:am i\b|(?:are you|do you think you are) (?:talking|speaking|chatting) (?:to|with)\b)|\b(?:summary|overview|rundown|recap|picture) (?:of|on|about) (?:me|myself)(?! and)\b|\bon (?:file|record) (?:for|about|on) me\b|\bdo you (?:know|remember) (?:anything about )?me\b|\btell me (?:everything )?about (?:me|myself)\b|\b(?:summari[sz]e|describe) me\b|\bwas (?:weisst du|wissen sie) (?:alles )?(?:uber|von) mi(?:ch|r)\b|\bque (?:sais|connais|savez|connaissez)[- ](?:tu|vous) (?:sur|de) moi\b|\bqu est ce que (?:tu|vous) (?:sais|savez|connais|as retenu|as note)\b|\b(?:tu|vous) (?:sais|savez|connais) quoi (?:sur|de) moi\b|\bque (?:recuerdas|tienes) (?:de|sobre) mi\b|\bwas (?:hast du|ist) (?:alles )?(?:uber|von) mich? (?:gespeichert|notiert)\b|\b(?:cosa|che cosa) (?:ricordi|hai (?:salvato|segnato)) (?:di|su) me\b|\bo que (?:voce |tu )?(?:lembra|tem) (?:de|sobre) mim\b|\bque sabes (?:de|sobre) mi\b|\bcosa (?:sai|sa|ricordi) (?:di|su) me\b|\bo que (?:voce|tu) sabe\w* (?:de|sobre) mim\b/;
/** "Do you know a good drill for my back", "was hilft gegen Knieschmerzen", "puis-je courir avec …": advice is asked. */
export const ASKS_ADVICE =
  /\b(?:(?:do |would |can |could )?(?:you|u) (?:happen to )?(?:know|have|think of|recommend|suggest|got) (?:of )?(?:an?|any|some|good|another|something|anything) (?!idea (?:of|what|how|where) |of my |of the things )|(?:kennst|weisst|hast) du (?:eine?n?|was|etwas|gute)|tu (?:connais|as) (?:un|une|des)|connais tu|(?:conoces|sabes de) (?:un|una|algun|alguna|algo)|(?:conosci|sai) (?:un|una|qualche)|(?:conhece|sabe) (?:um|uma|algum|alguma)|(?:was|what|que|che|cosa|o que) (?:hilft|helps|aide|ayuda|aiuta|ajuda)|(?:can i|kann ich|darf ich|puis je|(?:est ce que )?je peux|puedo|posso) (?:\w+ ){0,3}?(?:with|mit|avec|con|com) )/;
/** "When can I train legs again": leave is asked for, and no day that was told. */
const ASKS_LEAVE =
  /\b(?:can|could|may|should|must) i\b.*\b(?:again|back)\b|\b(?:kann|darf|soll|sollte) ich\b.*\b(?:wieder|nochmal)\b|\bje (?:peux|dois|devrais) (?:re\w+|de nouveau)|\bpuis je re\w+|\b(?:puedo|debo) (?:volver a|\w+ (?:otra vez|de nuevo))|\bposso (?:ri\w+|\w+ (?:di nuovo|ancora|de novo|outra vez)|voltar)/;
/** A question about the writer as they are. */
const ASKS =
  /^(?:(?:hey|hi|ok|so|and|also|now|please|coach|quick question|wait|again|btw|by the way|sorry)[ ,:!.]+)*(?:(?:an |in |on |at |bei |auf |a |en |con |de )?(?:welche[nmrs]? |quels? |que |quali |quais )(?:\w+ ){0,2}|what(?: is| are| was| were|s)? (?:going on with|wrong with|up with|the (?:matter|deal|story|state) (?:with|of)) my|what do you call me|is there anything|what(?: is| are| was| were|s)? (?:my|the|am i|do i|did i|have i|can i|about my|unit|units|kind|type|sort|gear|equipment|days|injur\w+|allerg\w+|conditions?|else do you|goal|job|medic\w+|exercises?|food|diet|time)\b|(?:which|what) (?:\w+ )?(?:\w+ )?(?:do|did|am|is|are|can|have|was|should|does) (?:i|my|me|you have)\b|(?:which|what) (?:of my )?\w+ (?:is|are|hurts?|was) |how (?:old|tall|heavy|big|much|often|long|many|experienced|advanced|is my|are my|was my)\b|where (?:do|am|did) i\b|when (?:is|are|was|can|do|did|am) (?:i|my)\b|who am i|(?:do|did|am|is|are|have|has|can) (?:i|my|you (?:know|remember|have))\b|(?:any|got any|do i have any) (?:\w+ )?(?:conditions?|injur\w+|allerg\w+|limitations?|problems?|issues?|goals?|meds|medication|equipment)\b|anything wrong\b|c est (?:quoi|quand|ou|qui) |j ai quel |j (?:ai|habite|pese) (?:combien|ou|quoi)|je (?:pese|mesure|fais|m appelle|travaille|vis) (?:combien|comment|ou|quoi)|remind me (?:about|what|of|how|when|which|where|who)\b|tell me (?:my|what|how|when|which|where)\b|(?:show|list|give)(?: me)? my (?!workout|plan|log|progress|history|next|last|stats|routine|program|session)\b|my \w+(?: \w+)?\??$|(?:my )?best (?:ever )?(?:\w+ )?(?:squat|bench|deadlift|press|row|snatch|clean|pull|push|run|5k|10k|lift|time|plank|dip|curl|chin)|(?:which|what)s? my\b|wie (?:alt|gross|schwer|heisse|weit|oft|lange|viel) |was (?:ist|sind|wiege|weisst|mag|esse|kann) |wo (?:wohne|lebe) |wann (?:kann|ist|habe) |welche |habe ich |bin ich |quel(?:le)?s? (?:est|sont|age|taille|poids|\w+) |combien (?:je|est|ai) |ou (?:est|j|habite) |comment (?:je m|est ce)|qu est ce que je |quand |est ce que j|ai je |cuant[oa]s? |como me |cual(?:es)? |donde |cuando |que (?:me|como|equipo|lesion\w*|alergia\w*|edad|hago) |tengo |soy |quant[oiae]s? |come mi |qual[ei]?s? |dove |quando |cosa |che |ho |sono |onde |o que |tenho |sou )/;
/** "What did i say about gluten": of whatever was told. */
const TOLD_ABOUT =
  /\b(?:(?:did|have) i (?:ever |already )?(?:say|said|tell|told|mention(?:ed)?)(?: you| u)?(?: anything| something)? (?:about|of|on)|i (?:said|told you|mentioned)(?: anything)? about) (?:(?:my|the|any|having|eating|doing) )*([a-z][a-z -]{2,30})$|\bich (?:dir )?(?:\w+ )?(?:uber|von|zu) (?:(?:mein\w*|de[rmn]|die|das) )?([a-z-]{3,30}) (?:gesagt|erzahlt|geschrieben)$|\bj ai dit (?:sur|de|du|a propos d\w*) (?:(?:mon|ma|mes|le|la|les|l) )?([a-z-]{3,30})$|\b(?:dije|conte|he dicho) (?:de|del|sobre) (?:(?:mi|mis|el|la|los|las) )?([a-z-]{3,30})$|\bho detto (?:di|del|della|dei|delle|su|sul|sulla) (?:(?:mio|mia) )?([a-z-]{3,30})$|\b(?:falei|disse|contei) (?:de|do|da|dos|das|sobre) (?:(?:o|a|meu|minha) )?([a-z-]{3,30})$/;
const ABOUT_ME =
  /\b(?:i|my|me|mine|ich|mein\w*|mir|mich|je|j|mon|ma|mes|moi|mi|mis|yo|me|io|mio|mia|eu|meu|minha|peso|tengo|vivo|mido|ho|sono|tenho|moro|soy|sou)\b/;
const ADVICE =
  /\b(?:(?:what|which) muscles?|should|where (?:do|can|would) i (?:even |best |first )*(?:start|begin)|how (?:do|can|would|could) i|how to|can i (?!train\b|usually|only)|why|best (?:way|exercise|time to|for)|good for|is it (?:ok|bad|safe|good)|recommend|suggest|what (?:can|could) i (?:do|eat|use)|how many (?:reps|sets|calories|grams|kcal|weeks|minutes)|how much (?:protein|water|rest|weight should|sleep|creatine|volume|cardio|did i (?:lift|bench|squat|deadlift|do)|can i)|how long (?:should|does|will|until|do i (?:rest|need))|how often should|^is my (?:form|technique|squat|bench|deadlift|plan|routine)|am i (?:doing|ready|allowed|supposed|overtraining|progressing|getting|too|making)|did i (?:do|train|log|hit|work out|lift|run)|(?<!how (?:long|many years|many months) )have i (?:done|trained|improved|made|missed|logged)|how is my (?:progress|bench|squat|deadlift|volume|week)|what did i (?:do|train|lift|log|bench|squat|eat)|next workout|last (?:workout|session|week|time)|today s|todays|this week|make|build|create|do i need|do i have to|when (?:should|is it)|which (?:exercise|exercises) (?:for|should|work|hit|is|are) (?!do)|workout|streak|progress)\b/;
/** One word with a question mark behind it: "weight?", "current weight?", "bench pr?". */
const SHORT =
  /^(?:(?:my|current|and|so|ok|hey) )*(?:name|age|(?:body ?)?weight|height|birthday|bday|job|goals?|level|equipment|gear|injur(?:y|ies)|allerg(?:y|ies)|diet|units?|meds|medication|(?:[a-z]+ ){1,2}(?:pr|pb|max|1 ?-?rm)|prs|pbs)$/;
const BARE =
  /^(?:(?:and|so|what about|how about|current|again)[ ,]+)*my (?:current |body ?)?(?:name|age|weight|height|birthday|job|goals?|level|equipment|gear|injur\w+|allerg\w+|diet|city|location|units?|prs?|pbs?|maxes|meds|medication|schedule|availability|occupation|profile|conditions?|limitations?)(?: again| please| now)?$/;

/** "What is on file for my body", "do you still have my stats". */
const OF_THE_BODY = /\bmy (?:body|(?:body |physical |basic )?stats|measurements|size|build|vitals)\b/;
const BODY_FACTS: FactType[] = ["body_weight", "height"];

export const ABOUT_OTHER = compiled(`^(?:\\w+ ){0,4}${OTHER_PERSON}`);

/** Verbs in front that ask only with a question mark: "ho un kettlebell", "tengo asma?". */
const STATES_OR_ASKS = /^(?:ho|sono|tengo|soy|tenho|sou) /;

/** A question folded, without the marks around it. */
const askedFold = (text: string): string =>
  mendFactWords(foldText(text))
    .replace(/^[¿¡\s]+|[?.!\s]+$/g, "")
    .replace(/\best-ce\b/g, "est ce");

/**
 * What a message asks to hear of what is known about its writer. In: any text. Out: `null` when it asks no such thing (advice
 * and the training log are others' business); else the types it asks for, or `all`, and the joint, lift or thing it names.
 */
export function readFactQuestion(text: string): FactQuestion | null {
  if (text.length > 300) return null;
  const folded = askedFold(text);
  if (folded === "" || readForgetting(text) !== null || ASKS_ADVICE.test(folded) || ASKS_LEAVE.test(folded))
    return null;
  if (STATES_OR_ASKS.test(folded) && !text.includes("?")) return null;
  if (ALL.test(folded)) {
    const specific = topicsIn(folded.replace(/\b(?:who am i|remember|notes?|about me|profile)\b/g, " "));
    const about = /\babout my (.+)$/.exec(folded)?.[1];
    return about && specific.length > 0 ? { types: specific, about: aboutIn(folded) } : { types: "all", about: null };
  }
  if (ABOUT_OTHER.test(folded)) return null;
  const told = topicsIn(folded).length > 0 ? undefined : TOLD_ABOUT.exec(folded)?.slice(1).find(Boolean);
  if (told !== undefined && !/^(?:myself|me|it|that|this)$/.test(told)) return { types: "all", about: told };
  const aboutThem =
    ABOUT_ME.test(folded) &&
    /\b(?:you (?:know|remember|have|store|save)d?|in your (?:notes|memory)|did i (?:tell|say|mention)|i (?:told|gave) you|on file|in my profile|you (?:got|noted))\b/.test(
      folded,
    );
  if (!aboutThem && (ADVICE.test(folded) || /^best .*\d/.test(folded))) return null;
  if (
    !BARE.test(folded) &&
    !(text.includes("?") && SHORT.test(folded)) &&
    !aboutThem &&
    !(
      ASKS.test(folded) &&
      (ABOUT_ME.test(folded) ||
        /^(?:got any|any|an|anything|which (?:ankle|knee|shoulder|hip|wrist|elbow|side)|best|who|do you|what (?:conditions|allergies|injuries)) ?/.test(
          folded,
        ))
    )
  )
    return null;
  const named = topicsIn(folded).filter((type) => FACT_TYPES.includes(type));
  const types = named.length === 0 && aboutThem && OF_THE_BODY.test(folded) ? BODY_FACTS : named;
  const about = aboutIn(folded);
  if (types.length === 0)
    return about === null ? null : { types: ["equipment", "preference_like", "preference_dislike", "injury"], about };
  return { types: sharpened(types, folded), about };
}

/** Kinds that share a word are told apart by the rest of the question. */
export function sharpened(types: FactType[], folded: string): FactType[] {
  const only = (...kept: FactType[]) => types.filter((type) => kept.includes(type));
  if (
    types.includes("body_weight") &&
    /\b(?:(?:goal|target) (?:body ?)?weight|weight (?:goal|target)|weight (?:am i|i am|do i|i) (?:\w+ )?(?:aim\w*|shoot\w*|want|going|trying|hoping)|aim\w* for)\b/.test(
      folded,
    )
  )
    return ["goal"];
  if (types.includes("goal") && types.includes("equipment") && /\b(?:goal|target|aim)\b/.test(folded))
    return only("goal");
  // "My bench PR": of the lift, and no bench that somebody owns.
  if (
    types.includes("personal_record") &&
    /\b(?:prs?|pbs?|\d ?rm|e?1rm|max(?:imum)?|best|records?|heaviest)\b/.test(folded)
  )
    return types.filter((type) => type !== "equipment");
  if (types.includes("units") && types.includes("occupation")) return only("units");
  if (types.includes("location") && types.includes("occupation") && /\bwork(?:ing)?\b(?! ?out)/.test(folded))
    return only("occupation");
  if (types.includes("units") && /\bunits?\b/.test(folded)) return only("units");
  // What one has may have been told as a condition or as an injury.
  if (
    types.includes("health_condition") &&
    !types.includes("injury") &&
    /\b(?:my conditions?|health (?:problems?|issues?|conditions?|stuff)|medical (?:problems?|issues?|conditions?)|wrong with me)\b/.test(
      folded,
    )
  )
    return [...types, "injury"];
  if (
    types.includes("preference_like") &&
    types.includes("preference_dislike") &&
    /\b(?:hate|dislike|not like|least|aime pas|deteste|no me gusta\w*|odio|odeio|nao gosto|non mi piac\w+|nicht mag|mag ich nicht|hasse)\b/.test(
      folded,
    )
  )
    return only("preference_dislike");
  return types;
}
