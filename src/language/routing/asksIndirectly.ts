import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { PatternIndex } from "../patterns/patternIndex.ts";
import { AREA_WORDS } from "../session/areaWords.ts";

/** Parts of the body and days of a split. "Back" alone is where somebody is. */
const NO_PART = /^(?:back|backs|bi|bis|tri|po|grip|neck|stretch|side|wheels|wings|engine|engine work|waist|ab|arme)$/;
const PARTS = [...new Set(Object.values(AREA_WORDS).flatMap((words) => words.split("|")))]
  .filter((word) => !NO_PART.test(word) && !word.endsWith(" day"))
  .sort((a, b) => b.length - a.length)
  .join("|");
const PART = "§";
const PART_BESIDE_OTHERS = "¶";
/** One pattern knows the hundreds of names; the frames see a sign in their place, else each would take a tenth of a second to make. */
const NAMED = entered(compiled(`\\b(?:(?<part>${PARTS})|back|bis|tris)\\b`, "g"));
const withSigns = (folded: string): string =>
  folded.replace(NAMED, (_, part?: string) => (part ? PART : PART_BESIDE_OTHERS));
const OWN =
  "(?:my |me |some |the |a bit of |any |die |den |das |mein\\w* |les |le |la |mes |mon |el |los |las |il |i |gli |lo |a |o |os |as )?";
const ANY_PART = `${OWN}[${PART}${PART_BESIDE_OTHERS}](?: day)?`;
const AND = "(?: ?, ?| and | & | ?\\+ ?| n | plus | und | et | y | e )";
const NOW =
  "(?:today|tonight|now|then|time|day|it is|please|pls|and thanks?(?: you)?|thanks|thx|cheers|for me|i guess|i suppose|baby|babe|babyyy*|go|lets go|heute|jetzt|bitte|aujourd ?hui|ce soir|maintenant|hoy|ahora|oggi|adesso|ora|stasera|hoje|agora)";
const LEAD =
  "(?:(?:ok|okay|so|well|right|alright|hey|hi|yo|hello|coach|bro|mate|dude|lol|and|uh|um|hmm|please|its|it is|today|tonight|now|heute|hoy|oggi|hoje|aujourd ?hui|ce soir|i guess|then|reporting for duty|here we go)[ ,.!]+){0,4}";
const TAIL =
  "(?:[ ,.!?]+(?:today|tonight|now|then|please|pls|(?:please )?and thanks?(?: you)?|thanks?|thx|ta|cheers|for me|coach|heute|bitte|jetzt|aujourd ?hui|hoy|oggi|hoje|adesso|ora|ahora|agora|this time|again|go|lol|haha|instead)){0,12}[ .!?]*$";

const TRAIN_ABROAD =
  "(?:lass uns|lasst uns|auf geht s|on va|on fait|on y va|on attaque|allez|vamos(?: con| a)?|vamos fazer|bora|andiamo(?: con)?|dai|facciamo|dame cana en|dale a)(?: (?:a )?(?:treinar|fazer|entrenar|hacer|allenare|faire|travailler|trainieren|machen|con|de|da|do|no|na|en|heute|hoje|hoy|oggi))*";
const SUPERLATIVE =
  "(?:the )?(?:(?:very|absolute) )?(?:best|hardest|nastiest|worst|meanest|toughest|favou?rite|finest|craziest|most \\w+)";
/** Ways of asking for a session in which nothing says "make" or "workout"; the whole message, short as it is. */
const FRAMES: readonly RegExp[] = [
  // "Back and bis tonight then?", "ok leg time", "chest. that's it that's the message".
  compiled(`^${LEAD}${ANY_PART}(?:${AND}${ANY_PART})+[ ,.!]+${NOW}${TAIL}`),
  compiled(`^${LEAD}${PART}(?:[ ,.!]+${NOW})+[ .!]*$`),
  compiled(
    `^${LEAD}${ANY_PART}(?:${AND}${ANY_PART})*[ .,!-]+(?:that is (?:it|all)|thats (?:it|all)|nothing else|end of)[^?]{0,30}$`,
  ),
  // "Lass uns Brust machen", "bora treinar perna hoje".
  compiled(`^${LEAD}${TRAIN_ABROAD} ${ANY_PART}(?:${AND}${ANY_PART})*(?: (?:machen|trainieren))?${TAIL}`),
  // "Make my glutes cry", "wreck my arms".
  compiled(
    `^${LEAD}(?:(?:i want (?:you )?to|can you|please) )?(?:make ${ANY_PART}(?:${AND}${ANY_PART})* (?:cry|burn|scream|sore|grow|shake|ache|pay|suffer|work|melt|explode|jelly|pop)|(?:destroy|wreck|kill|torch|annihilate|obliterate|fry|smoke|blast|toast|nuke|demolish) ${ANY_PART}(?:${AND}${ANY_PART})*)${TAIL}`,
  ),
  // "Tell me what I'm doing for legs", "on fait quoi pour les fesses".
  compiled(
    `^(?:[^?]{0,60}[,.!] ?)?(?:(?:just )?tell me )?what (?:i am|am i|are we|we are|im|shall we be) (?:doing|training|hitting) (?:for|with) ${ANY_PART}(?:${AND}${ANY_PART})*${TAIL}`,
  ),
  compiled(
    `^${LEAD}(?:was machen wir|was mach ich|on fait quoi|je fais quoi|que hacemos|que hago|cosa facciamo|cosa faccio|che facciamo|che faccio|o que (?:fazemos|faco|a gente faz)|que fazemos)(?: (?:heute|hoy|oggi|hoje))? (?:fur|mit|pour|para|per|pra|con|com) ${ANY_PART}${TAIL}`,
  ),
  compiled(
    `^${LEAD}${ANY_PART}(?:${AND}${ANY_PART})*[ ,]+(?:(?:che|cosa) (?:mi )?(?:proponi|consigli)|que (?:me )?(?:propones|recomiendas|sugieres)|tu (?:me )?proposes quoi|was schlagst du vor|o que (?:voce )?(?:sugere|propoe))${TAIL}`,
  ),
  // "The usual but for glutes", "same as always but upper body".
  compiled(
    `^${LEAD}(?:the usual|(?:the )?same (?:thing |stuff )?(?:as (?:always|usual|ever|last time))|my usual)(?: (?:thing|stuff|one))?,? (?:but|only|except|just)(?: (?:this time|today|make it|with|for|on|do))* ${ANY_PART}(?:${AND}${ANY_PART})*${TAIL}`,
  ),
  // "Anything for hamstrings that isn't boring".
  compiled(
    `^${LEAD}(?:got |you got |have you got |do you have )?(?:anything|something) (?:\\w+ )?for ${ANY_PART}(?:${AND}${ANY_PART})* (?:that|which) (?:is not|isnt|is|will|wont|will not|does not|doesnt) (?!.*\\b(?:work|help|better|good|safe)\\b)[^?]{3,30}$`,
  ),
  // "How about some core".
  compiled(
    `^${LEAD}(?:how|what) (?:about|bout) (?:some|a bit of|a little|a little bit of|a quick|a|doing|we do|we hit) ${ANY_PART}(?:${AND}${ANY_PART})*(?: work)?${TAIL}`,
  ),
  // "Leg day, the best one you have", "chest. your worst please".
  compiled(
    `^${LEAD}${ANY_PART}(?:${AND}${ANY_PART})*(?: (?:workout|session|training|routine))?(?: ?[,.:!-]+)? (?:${SUPERLATIVE} (?:one |session |workout |day |stuff |thing )?(?:that )?you(?: have|ve)? (?:have|know|got|can (?:do|think of|come up with)|offer)|your ${SUPERLATIVE.replace("the ", "")}(?: one| session| workout)?)${TAIL}`,
  ),
  // "Surprise me", "überrasch mich".
  compiled(
    `^${LEAD}(?:just |go on,? )?(?:surprise me|dealers? ?choice|uberrasche? mich(?: (?:mal|doch|einfach))*|surpren(?:ds|ez)[ -]?moi|sorprend[ea]me|sorprendimi|mi sorprenda|me surpreend[ae]|surpreend[ae][ -]?me)(?: (?:with|on) (?:something|it|anything|today s?))?${TAIL}`,
  ),
];
/** At the gym, and without a plan. */
const AT_GYM =
  "(?:at|in|to|outside|walked in(?:to)?|got to|just entered|standing (?:around )?in|im in) (?:the|my|a|this) (?:\\w+ )?(?:gym|weight room|studio|squat rack|rack)";
const CLUELESS =
  "(?:clueless|no (?:idea|clue|plan)(?: (?:what|where|how))?|not a clue|without (?:a|any) (?:plan|idea|clue)|(?:do not|dont) know what to (?:do|train|hit)|(?:forgot|left|lost) (?:my )?(?:plan|program|programme|routine|notebook|log ?book))";
const LOST = entered(compiled(`\\b${AT_GYM}\\b[^?]{0,60}\\b${CLUELESS}\\b|\\b${CLUELESS}\\b[^?]{0,60}\\b${AT_GYM}\\b`));
const FORGOT_AND_PART = compiled(
  `\\b(?:forgot|left|lost) (?:my )?(?:plan|program|programme|routine|notebook)\\b[^?]{0,30}[,.] ?${ANY_PART}(?:${AND}${ANY_PART})*${TAIL}`,
);
const INDEX = new PatternIndex([...FRAMES, FORGOT_AND_PART]);
const LONGEST = 110;

/** Whether a short message asks for a session without a word that says so. In: folded text. */
export function asksIndirectly(folded: string): boolean {
  if (folded.length > LONGEST) return false;
  const signed = withSigns(folded.replace(/^[¡¿ ]+/, ""));
  const mayFind = INDEX.read(signed);
  return [...FRAMES, FORGOT_AND_PART].some((frame) => mayFind(frame) && frame.test(signed)) || LOST.test(folded);
}
