import { compiled } from "../../patterns/compiled.ts";

const KEEP =
  "(?:saved?|stored?|noted?|record(?:ed)?|log(?:ged)?|ke(?:ep|pt)|remember(?:ed)?|writ(?:e|ten)|memori[sz]ed?|add(?:ed)?)";
const OURS = "(?:my|your|the) (?:profile|notes?|memory|records?|files?|books?)";

/** What somebody says who does not want it kept, by language; folded. */
const WISHES: readonly string[] = [
  "(?:nobody|no ?one|none) (?:else )?(?:needs?|has|must) to know|das muss (?:keiner|niemand) wissen|personne (?:ne )?(?:doit|a besoin de) (?:le )?savoir|nadie tiene (?:que|por que) saber\\w*|nessuno deve saper\\w*|ninguem precisa saber|off the record|not for (?:the|your|my) (?:record|file|profile|notes)|(?:for|just for) your (?:ears|eyes) only|just for you to know not",
  "(?:keep|keeping) (?:this|that|it|what i \\w+) (?:to yourself|between us|private|secret|quiet)|(?:this|that|it) (?:stays|is|stay) (?:just )?between (?:us|you and me)|between (?:you and (?:me|i)|us|the two of us)",
  "(?:remember|save|store|keep|note|record|log) nothing (?:about|of|from) (?:this|that|it|what|any)|(?:merk|speicher|notier)\\w* (?:dir )?nichts (?:davon|von dem|hiervon)|ne retiens rien (?:de|du)|no guardes nada (?:de|del)|non (?:salvare|ricordare|memorizzare) (?:niente|nulla) (?:di|del)|nao guard[ae] nada (?:de|d[aeo])",
  "confidential(?:ly)?|in (?:strict )?confidence|(?:this|that|it) is (?:a )?(?:secret|private|off the record)",
  `(?:keep|leave) [\\w ()]{1,30}? (?:out of|off) ${OURS}|leave [\\w ()]{1,30}? out of (?:it|this)`,
  "rather you (?:did not|didnt|do not|dont|didn't|don't) (?:save|store|keep|note|record|remember|write)|prefer (?:if |that )?you (?:did not|didnt|do not|dont|didn't|don't) (?:save|store|keep|note|record|remember|write)",
  `(?:rather|prefer) (?:this|that|it) (?:was|were|is|be|not)(?: not|nt|n't)?(?: be)? ${KEEP}|not to be ${KEEP}`,
  `(?:need not|neednt|needn't|no need to|(?:do not|does not|dont|doesnt|don't|doesn't) (?:need|have) to)(?: be)? ${KEEP}|(?:do not|dont|don't) want (?:you|this|that|it) (?:to (?:be )?)?${KEEP}`,
  `(?<=(?:^|[.,;:!?(\\n-]) ?|\\b(?:please|pls|but|and|so|just) )(?:do not|dont|don't|never) ${KEEP}(?: down)? (?:this|that|it|any of (?:this|that|it)|what i)`,
  "please (?:do not|dont|don't) (?:save|store|record|keep)|no notes(?: please| on (?:this|that))?(?= ?[:,.])|(?:delete|forget|erase) (?:this|that|it) (?:after|once you|when you)",
  `(?:do not|dont|don't|never) (?:put|jot|type|enter)(?: down)? (?:this|that|it) (?:down|anywhere|in(?:to)? ${OURS}|on (?:the |my )?(?:record|file))`,
  "(?:speicher|notier|schreib|merk)\\w* (?:dir )?(?:das|es|dies) (?:bitte )?nirgend\\w*|(?:note|ecris|garde|enregistre)z? (?:ca|cela|le) nulle part|non scriver\\w*|non scriva\\w*|no lo escrib\\w*|nao escrev\\w*",
  "nicht (?:ab|auf|mit)?(?:speichern|merken|notieren|schreiben|behalten)|(?:speicher|notier|schreib|behalt|merk)\\w* (?:dir )?(?:das|es|dies|mein\\w* \\w+) (?:bitte )?nicht|(?:das |es )?bleibt (?:bitte )?unter uns|unter uns gesagt|im vertrauen|vertraulich|behalt\\w* (?:das|es) fur dich",
  "n ?e? ?['’]?(?:l )?(?:note|garde|retiens|enregistre|sauvegarde|memorise|conserve)z? (?:pas|rien)|(?<=(?:^|[.,;:]) ?)(?:note|garde|retiens|enregistre|memorise) pas|(?:ca|cela) reste entre nous|entre nous|confidentiel(?:lement)?|(?:a ne pas|pas besoin d ?e?) (?:le )?(?:noter|garder|retenir|enregistrer)",
  "no (?:te )?(?:l[oa]s? )?(?:guardes|apuntes|anotes|registres|grabes|memorices)|(?:no hace falta|no hay) que (?:lo )?(?:guard|apunt|anot)\\w+|(?:quede?|queda) entre nosotros|entre (?:nosotros|tu y yo)|en confianza|confidencial",
  "non (?:lo )?(?:salvar|memorizzar|segnar|annotar|registrar)\\w*|(?:resti|resta|rimanga|rimane) (?:tra|fra) (?:di )?noi|tra me e te|in confidenza|confidenziale",
  "nao (?:precisa )?(?:guard|salv|anot|registr|memoriz)(?:e|a|ar)|(?:fica|fique) entre (?:nos|a gente)|aqui entre nos|em segredo",
];

/** A message that asks not to be kept. */
export const NOT_TO_BE_KEPT = compiled(`(?<![a-z])(?:${WISHES.join("|")})(?![a-z])`);

const FEW = 4;

const ENDS_SO = /\b(?:delete|erase|remove|forget|scrap|drop|wipe|bin) (?:it|that|this)[.! ]*$/;

/** "Don't log this: bench 60kg x5": of the sets that it names, and of nothing told before. */
const OF_SETS = /\d|\b(?:sets?|reps?|workouts?|sessions?|training)\b/;

/** Whether hardly anything stands beside the wish, so that it is about what was said before. */
export const isWishAlone = (folded: string): boolean => {
  const rest = folded.replace(NOT_TO_BE_KEPT, " ");
  return ENDS_SO.test(folded) || (!OF_SETS.test(rest) && (rest.match(/[\p{L}\d]+/gu)?.length ?? 0) <= FEW);
};
