/** Words that rule out what is named after them, over a list, in seven languages. */
export const REFUSE = new Set(
  (
    "no not none without skip skipping avoid avoiding except excluding exclude minus nothing nada nenhum nenhuma ningun ninguna ninguno aucun aucune rien nessun nessuna keinerlei ohne kein keine keinen sans pas sin senza sem niente nix non nao nicht never hate hates hated hating despise loathe detest dread " +
    "ni nem omit omitting ban bans banned banning drop dropping remove ditch ditching cut zero besides dislike dislikes substitute prohibido prohibida prohibidos prohibidas vietato vietati vietate proibido proibidos interdit interdits verboten weder evita evitar evitare eviter evite evitando vermeide vermeiden " +
    "refuse refuses refusing forbid forbids forbade forbidden prohibits prohibited veto vetoed boycott against hasse mag odio odeio detesto deteste hais"
  ).split(" "),
);
/** The same in several words; looked at where the first one stands. */
const REFUSE_PHRASE =
  /^(?:allergic to|(?:stay|steer|keep|get|shy)(?: \w+)? (?:away|clear|off|well away|far away)(?: from| of)?|keep off|spare (?:me|us)|hold the|(?:had )?enough (?:of|with)|fed up (?:of|with)|(?:scared|terrified|afraid|petrified|frightened) of|over (?:all )?(?:these|those)|done with (?:all )?(?:these|those)|get rid of|lose the|rid of|(?:instead|rather) (?:of|than)|(?:sick|tired|bored) of|(?:anything|everything|all|whatever) (?:but|except|other than)|(?:leave|leaving) out|weg mit|say no to|no to|screw|fuck|sod|bin the|scrap the|off limits|finger weg von|verzicht(?:e|en)? auf|surtout pas|pas envie de|keine lust auf|nada de|niente|lay off|ease off|go without|(?:if|when|where) (?:you|i|we|they|it|there) (?:\w+ )?(?:say|says|see|give|make|put|mention|suggest|prescribe|write|have to|is|are)\b)/;

/** Whether the tokens from `at` on begin to rule something out, in more words than one. */
export const refusesFrom = (tokens: readonly string[], at: number): boolean =>
  REFUSE_PHRASE.test(tokens.slice(at, at + 6).join(" "));

/** "I'm so over burpees": where the name begins with "over". */
export const isDoneWith = (tokens: readonly string[], from: number): boolean =>
  tokens[from] === "over" && /^(?:am|are|is|so|totally|completely|really|well|way)$/.test(tokens[from - 1] ?? "");

const MANNER =
  "(?:(?:, |\\? |= |- |\\( |/ )*(?:(?:still|strictly|absolutely|always|completely|both|all|just|really|so|totally|definitely|usually|currently|also|only|do|does|did|will|would|can|could|tend to|seem to|at all|though|please|lol|haha|ugh|is|are|was|were|be|been|they|those|these|them|that|it|there|i|my|have|has|being|sind|bleiben|est|sont|estan?|sono|estao|c) )*)";
const END = "(?= ?(?:$|[,.;!?)\\n-]|and |but |so |because |please|today|for |on |in |with |\\d))";
/** What is said of an exercise after its name, that it must not be there. */
const IS_REFUSED = new RegExp(
  `^${MANNER}(?:(?:naw|nah|nope|nae|nay|nein|non|nej|niet|never|nicht|not|no|nada)${END}|(?:no|not) (?:thanks?|thank you|way|go|chance|ta|sir|for me|today|allowed|happening|possible|an option|on|ok|okay|good|great|included|wanted|longer|in it|in there|my (?:thing|friend|favou?rite)|bueno|please)\\b|a no(?: go)?\\b|(?:hell|hard|big|absolute|firm) (?:no|nope|pass)\\b|pass${END}|(?:out|off|fora|fuera|raus|weg|tabu)${END}|out of (?:it|this|there|the|my)\\b|hurts?${END}|(?:banned|forbidden|prohibited|verboten|interdit(?:es|e|s)?|prohibid[oa]s?|vietat[aeio]|proibid[oa]s?|exclu(?:es|e|s|ded)?|excluid[oa]s?|esclus[aeio]|ausgeschlossen|weglassen)\\b|(?:raus|weg|fuera|fora|tabu|mort|exclu\\w*)\\b|off (?:the (?:table|menu|list|cards)|limits)\\b|(?:suck|sucks|hated|evil|horrible|awful|disgusting|garbage|pointless|the (?:devil|worst|enemy))\\b|(?:can )?(?:do one|get (?:lost|stuffed|in the bin|fucked)|go (?:to hell|away|die)|stay away|piss off|jog on)\\b|(?:hurts?|kills?|wrecks?|ruins?|destroys?|murders?|aggravates?|bothers?|irritates?|annoys?|triggers?|inflames?|stings?|tweaks?|strains?|hammers?|fries|scares?|terrif(?:y|ies)|intimidates?|freaks?|depress|flares?(?: up)?|sets? off|messe?s? up) (?:my|the|me|it|up)\\b|(?:gives?|giving|gave) me (?:pain|grief|trouble|problems|issues|gyp|jip|hell|nightmares|anxiety|headaches?|a headache|the creeps|ptsd)\\b|(?:make|makes|making) me (?:want to (?:die|cry|puke|quit|vomit|throw up|scream)|feel (?:sick|dizzy|faint|awful|nauseous|ill)|sick|dizzy|cry|nauseous|miserable|angry|puke|barf)|(?:make|makes|making) (?:my|the) (?:\\w+ ){1,3}(?:hurt|ache|click|pop|worse|flare|swell|scream|sore|angry|twinge|crack|crunch|throb|tingle|numb|unhappy|cranky|grumpy)\\b|(?:free|less|frei|los)\\b(?! (?:weights?|than|of|hour)))`,
);
/** "Squats and lunges, none of those": what was named before is ruled out at the end of the thought. */
const NONE_OF_THEM =
  /^(?:[^.;!?\n]{0,60} )?(?:none of|not|no|without|minus|skip|leave out|avoid|nothing like|keine|pas de|nada de) (?:those|them|these)(?: (?:things|ones|please))?(?= ?(?:$|[,.;!?)]))/;
const IS_REQUIRED =
  /^(?:(?:has|have|need|needs|must|should|gotta)(?: to)? be (?!(?:avoided|left|skipped|excluded|replaced|out|gone|banned)\b)|(?:has|have|need|needs|must|should|gotta)(?: to)? be$|(?:is|are) (?:a must|mandatory|required|non negotiable|essential)\b|(?:- )?(?:a )?must\b)/;
const MUST_NOT_BE =
  /^(?:has|have|need|needs|must|should)(?: to)? be (?:avoided|left out|skipped|excluded|replaced|out|gone|banned)\b/;
const IS_WELCOME =
  /^(?:, |= |- )?(?:(?:is|are|would be|sounds?) )?(?:aye|yes|yeah|yep|yup|si|oui|sim|ja|fine|okay|ok|welcome|allowed|good|great|cool|all right)(?= ?(?:$|[,.;!?)]|and |but |though|with))/;

export type Verdict = "must" | "may" | "refuse";

/** What is said of an exercise after its name, which ends at `to`: "must be in there", "are out", "hurt my shoulder". */
export function verdictAfter(tokens: readonly string[], to: number): Verdict | null {
  const after = tokens.slice(to, to + 14).join(" ");
  if (MUST_NOT_BE.test(after)) return "refuse";
  if (IS_REQUIRED.test(after)) return "must";
  if (IS_WELCOME.test(after)) return "may";
  return IS_REFUSED.test(after) || NONE_OF_THEM.test(after) ? "refuse" : null;
}
