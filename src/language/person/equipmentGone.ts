import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

/** What may stand between a thing and what is said of it: "machines in this gym that have all been". */
const BETWEEN = [
  "^ (?:(?:area|section|machines?|station)s? )?",
  "(?:(?:in|at|of) (?:the|this|my|our) (?:\\w+ ?)?(?:place|gym|building|room|studio|house) )?",
  "(?:(?:, )?(?:that|which|but|i|we|it|they) )*",
  "(?:(?:is|are|r|was|were|all|always|both|got|have|has|just|been|s|still|currently|also|really|now|ist|sind|schon|gerade|leider|est|sont|deja|esta|estan|e|sono|estao) )*",
].join("");

const NOT_USED =
  "never (?:use|used|touch|trust|go near)|do not (?:use|trust|touch|like)|will not use|can not (?:use|reach|get to)|am not using|(?:being|getting) (?!used to|delivered)\\w+(?:ed|en|ired|uilt|ung)|(?:so )?not (?:that|those|it|them|this)(?= ?(?:1|one|ones)? ?(?:$|[,.;!?)]))";
const DEGREE = "(?:a bit |bit |too |so |really |very |way |kinda |all )*";
const IN_BAD_STATE =
  "wonky|wobbly|dodgy|sketchy|rusty|rusted|bent|cracked|loose|unstable|shaky|suspect|knackered|unplugged|flooded|stuck|jammed|filthy|disgusting|dead|too (?:high|heavy|far|short|dirty)|under (?:repair|maintenance|renovation)";
const SHUT_OFF =
  "roped off|cordoned off|taped off|blocked(?: off)?|locked(?: up| away| off)?|chained(?: up)?|closed|shut|reserved|booked";
const CROWDED =
  "hogged|mobbed|rammed|packed|swamped|queued|crammed|heaving|overrun|crowded|a (?:\\w+ )?(?:zoo|madhouse|nightmare|mess|jungle|disaster|war ?zone|scrum)|uberfullt|(?:rappel)?voll|bonde|abarrotad\\w+|llen[oa]s?|lotad\\w+|pien[oaie]|affollat\\w+";
const BROKE_DOWN =
  "fell (?:off|down|apart|out)|came (?:off|down|loose)|collapsed|wobbl(?:es|y)|unsafe|not safe|broken|bust(?:ed)?|knackered|broke|snapped|ripped|out of order|kaputt|defekt|cassee?s?|rot[oa]s?\\b|quebrad\\w+";
const TAKEN =
  "taken|busy|occupied|in use|being (?:used|repaired|fixed|hogged|cleaned)|full(?= ?(?:$|[,.;!?]|up\\b|now\\b|right\\b|at\\b|today\\b|tonight\\b|of\\b|and\\b|so\\b))|occupe\\w*|prise?s\\b|besetzt|belegt|vergeben|(?:en|em|in) uso|cogid\\w+|pillad\\w+|impegnat\\w+|pres[aei]\\b|ocupad\\w+|occupat\\w+|(?:a |an )?(?:\\w+ )?(?:queue|line|wait)s?";
const ABSENT =
  "missing|unavailable|gone|stolen|(?:not|never|hardly ever|rarely) (?:available|free)|not (?:ok|okay|allowed|an option|working|for me)|not(?= ?(?:$|[.,;!?]))";
const RULED_OUT =
  "stays? (?:off|out|away|unused|untouched|where (?:it is|they are))|off limits|out of bounds|banned|forbidden|out(?= ?(?:$|[,.;!?]|today|for))|off the (?:table|cards)|a no(?: go)?\\b|no(?: thanks| go)?(?= ?(?:$|[,.;!?]))|nope";
const FEARED_OR_HURTS =
  "(?:scares?|intimidates?|terrif(?:y|ies)|freaks?|frightens?) me|(?:hurts?|aggravates?|irritates?|bothers?|kills?) (?:my|me)";
/** People one shares things with. */
export const SOMEBODY =
  "wife|husband|missus|other half|sons?|daughters?|kids?|(?:grand)?(?:ma|pa|mother|father|parent)s?|mothers?|fathers?|partners?|roommates?|flatmates?|colleagues?|cowork\\w+|buddys?|buddies|brothers?|sisters?|mates?|friends?|parents?|dads?|mums?|moms?|ex(?:es)?|neighbou?rs?|storage|cousins?|uncles?|girlfriends?|boyfriends?|in laws";
/** "Sind noch bei meinem Bruder", "sont chez ma mère": said to be somewhere else. */
const ELSEWHERE_ABROAD = [
  "(?<=\\b(?:sind|ist|liegen|liegt|stehen|steht) )(?:(?:noch|schon|alle|leider|immer) )*(?:bei (?:(?:mein|unser|mei)\\w*|der|dem)|(?:im|i am) (?:buro|auto|keller meiner?)|auf der arbeit)",
  "(?:im|i am|auf der|bei|in der|zu ?hause) (?:\\w+ ){0,3}(?:vergessen|gelassen|liegen ?(?:ge)?lassen)",
  "(?<=\\b(?:sont|est) )(?:(?:encore|toujours|tous|restee?s?) )*(?:chez (?:ma|mon|mes|un|une)|au (?:bureau|travail)|dans la voiture)",
  "(?<=\\b(?:estan|esta|siguen|quedaron|quedo) )(?:(?:todavia|aun|todas|todos) )*en (?:casa de|la oficina|el trabajo|el coche|lo de)",
  "(?<=\\b(?:sono|e|stanno) )(?:(?:ancora|tutti|rimast[ioae]) )*(?:da (?:mi[oa]|un|una)|a casa d|in (?:ufficio|macchina)|dai miei)",
  "(?<=\\b(?:estao|esta|ficaram|ficou) )(?:(?:ainda|todos|todas) )*(?:na casa d\\w+|no (?:escritorio|trabalho|carro)|com (?:meu|minha))",
].join("|");
const ELSEWHERE = `(?:at|with) (?:my|our|a|the) (?:\\w+ )?(?:${SOMEBODY})|(?<=\\b(?:is|are|was|were|s|it|still|all|both|back|over) )(?:at|with|in|back at|over at) (?:my |our |a |the |an )?(?:other |old |new |parents |second |holiday )?(?:work|office|gym(?! and\\b)|shop|repair|attic|loft|car|van|boot|trunk|uni|school|cabin|cottage|(?<=(?:other|old|parents|second|holiday) )(?:house|flat|place|apartment|home|room))|${ELSEWHERE_ABROAD}|(?:lent|loaned|borrowed|hired|rented|given) (?:out|away|to)|on loan|in (?:storage|the shop|repair|the post|transit|bits|pieces)|(?:packed|put|locked) away`;

/** Whether what one trains with is said to be in another place. In: folded text. */
export const IS_ELSEWHERE = compiled(`\\b(?:${ELSEWHERE})\\b`);

/** "Bank hab ich keine". */
const NOT_HAD_ABROAD =
  "hab(?:e|en)? (?:ich|wir) (?:leider |aber |hier )?(?:keine?n?|nicht)|gibt(?: es|s)? (?:hier )?(?:keine?n?|nicht)|(?:j |je n )?en ai pas|no (?:tengo|hay)|non (?:ce l ho|ne ho|c e)|nao (?:tenho|tem)";

/** What is said of a thing after its name, that it cannot or must not be used: "the bench is taken". Matched in folded text. */
export const IS_GONE = entered(
  compiled(
    `${BETWEEN}(?:${[NOT_USED, `${DEGREE}(?:${[IN_BAD_STATE, SHUT_OFF, CROWDED].join("|")})`, BROKE_DOWN, TAKEN, ABSENT, RULED_OUT, FEARED_OR_HURTS, ELSEWHERE, NOT_HAD_ABROAD].join("|")})\\b`,
  ),
);
