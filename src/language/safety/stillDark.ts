import { compiled } from "../patterns/compiled.ts";
import { DARK_WORDS } from "./darkWords.ts";
import type { Reading } from "./reading.ts";

/** Help, and what somebody says will not happen, are named in words that are dark elsewhere. */
const OF_HELP =
  /\b(?:crisis|therap\w*|quiet\w*|(?:not|no longer|never|dont|wont|isnt|nothing|stopped|promise) (?:\w+ ){0,3}?(?:suicid\w*|die|dying|dead|kill\w*|hurt\w*|harm\w*|cut\w*|end it)(?: (?:myself|me|any ?more))?|(?:glad|happy|good|great|grateful) (?:\w+ ){0,3}alive|(?:put|gave|give|threw|flushed|locked|has|took away|taken away|removed) (?:all )?(?:the|my|them) (?:\w+ )?(?:pills|tablets|meds|knife|knives|blades?|razors?|rope|gun)(?: (?:away|out))?|(?:took|taken) (?:all )?(?:the|my|them) (?:\w+ )?(?:pills|tablets|meds|knife|knives|blades?|razors?|rope|gun) away|life (?:is good|goes on)|for (?:the )?life)\b/g;
/** A parting, a plan that stands, an end that is near, and who no longer cares: in whoever says beside it that they are well. */
const PARTING =
  "decided|decision|made up my mind|mind is made up|say sorry|for everything|(?:one )?last time|say (?:goodbye|bye)|notes?|ready(?! (?:to|for))|sleep forever|no more(?! (?:thoughts?|pain|of (?:that|this|it)))|gave (?:it|them|everything|all|my \\w+|the \\w+) (?:all )?away|kidding myself|heaven|voices?|without me|better off|whatever|leave me|hid(?:e|ing)|pretend\\w*|stopped caring|(?:dont|doesnt|nobody|no one|none) cares?|hates me|given up|giving up|hung up|no one answer\\w*|nobody (?:answer\\w*|picked|came|will)|no one (?:picked|came|will)|at peace|it ends|is over soon|the end|(?:being|be|its|is|all) (?:all )?over(?! here)|home alone|alone with|leave me alone|(?:took|swallowed) (?:the|some|all|too)|let the|the train|not here|not (?:in|on) this";
const PARTING_ELSEWHERE =
  "verabschied\\w*|abschied\\w*|tschuss|friedhof|nichts mehr|schluss|weg bin|stimmen|despedir\\w*|despido|voces|adieux?|voix|(?:c est|cest|tout est) fini|addio|voci|finita|adeus|vozes|acabou|cementerio|cimetiere|cimitero|cemiterio|decidi\\w*|deciso|entschieden|entschluss|entschlossen";
/** Well, but only in what comes behind: "fine with dying", "good at hiding it", "better now that it is decided". */
const WELL_BUT =
  "(?:ok|okay|fine|good|alright|better|great|calm|safe|well) (?:with (?!(?:my|a|him|her|them|people|family|friends?|the (?:kids|dog|nurse|doctor))\\b)|at (?!(?:home|the moment|my|a|mums|moms)\\b)|as dead|off\\b|aware|past|in saying|to say|knowing|enough to|once|when|if|until)";
/** Where somebody is who is not meant to be there, or by themselves. */
const WHERE = "(?:im|i am) (?:now |back |still )*(?:at )?home(?! (?:with|and|safe))";
const DARK = compiled(`\\b(?:${PARTING}|${PARTING_ELSEWHERE}|${WELL_BUT}|${WHERE})`);
const THOUGHTS_GONE =
  /\b(?:thoughts?|urges?|feelings?|it|they|them|all|pills?|tablets?) (?:is |are |has |have |s |all |now )*gone\b/g;

/**
 * Whether words that call somebody safe who spoke of dying speak of an end, of means, of a parting or of nobody besides: "I'm
 * calm now, I've decided", "fine with dying", "called my mum to say goodbye". In: a reading, and its text without what was
 * read as safe. Linear.
 */
export function isStillDark({ text }: Reading, rest = text): boolean {
  return (
    DARK.test(text.replace(OF_HELP, " ")) || DARK_WORDS.test(rest.replace(OF_HELP, " ").replace(THOUGHTS_GONE, " "))
  );
}

/** What denies no danger: a time, a self or a meaning that is left open. */
const UNSAID =
  /\b(?:without me|goodbye|better off|exist|find me|if i|when i|once i|but me|leave me|myself|my ?self|not me any ?more|rope|pills?|bridge|roof|knife|blade|height|tomorrow|not (?:today|now|yet|real)|happened yet|nothing happens|(?:that|this|it) is what i (?:meant|mean)|thats what i (?:meant|mean)|what i said|my (?:plan|end)|the end)\b/;
const DENIED = /\b(?:not|never|wont|dont|didnt|wasnt) (?:\w+ ){1,4}?(?:myself|pills?|knife|rope)\b/g;

/** Whether "not now" or "what I meant" leaves words of dying as they were said. In: a reading. Linear in its length. */
export const isUnsaid = ({ text }: Reading): boolean => UNSAID.test(text.replace(DENIED, " "));
