/** Said of a joint that was hurt: it is well again. Folded, by language. */
const WELL: readonly RegExp[] = [
  /^(?:the |my |both |left |right )*(?:\w+ ){1,2}(?:fine|good|ok|okay|better|well|sorted|healed|perfect) (?:again|now)(?: (?:thank god|btw|thanks))*$/,
  /\b(?:repaired|fixed|operated on|rehabbed) and (?:(?:all|totally|feels?|feeling|now|is|been) )*(?:fine|good|great|ok|okay|solid)\b/,
  /\b(?:(?:(?:it|that|they)(?: is| has| have)? been|been|is|are) (?:\w+ )?(?:perfect|fine|good|great|solid|ok|okay|no (?:trouble|bother|problem|issue)s?) (?:ever )?since|(?:long|all) (?:since )?healed|(?:completely|fully|all|totally|finally|now|it is|they are|has|have|is|are|got) ?(?:\w+ )?(?:healed|recovered|resolved|cleared up|gone away|gone|sorted|fixed|cured|pain ?-?free|back to (?:normal|full strength)|100 ?%|100 percent|good as new|like new|(?:fine|good|ok|okay|better) (?:now|again))|^(?:(?:it|that|they) (?:is|are) |its |now |all )*back to (?:normal|100 ?%|full (?:strength|fitness))|^(?:(?:it|that|they) (?:is|are) |its |now )*all (?:good|fine|ok|okay|clear)(?=$|[ ,]*(?:now|again|these days|since|today))|^(?:it|that|they) (?:is|are) (?:\w+ )?(?:fine|ok|okay|good|healed|sorted|100 ?%|100 percent|(?:as )?good as new|like new|back to (?:normal|full strength|100))(?: (?:now|again|these days))?$|no (?:more )?(?:pain|issues|problems|trouble)s? (?:any ?more|since|now|for|at all|there)|pain ?-?free|cleared (?:by|to)|used to (?:hurt|bother|ache|have|be)|stopped (?:\w+ )?(?:hurting|bothering|aching|playing up|acting up|giving me|being a)|(?:has|have|does|do|did|is|are) not (?:\w+ )?(?:hurt(?:ing)?|bother(?:ed|ing)?|ach(?:ed?|ing)|trouble[ds]?|played up|acted up|(?:given?|caused?) (?:me )?(?:any )?(?:grief|trouble|problems?|issues?|bother))(?! (?:when|if|on|with|during|as long|unless|until|till|but)\b))\b/,
  /\b(?:geht(?:['’]?s| es)? (?!nicht )(?:\w+ )?(?:wieder|besser|inzwischen|mittlerweile)|wieder (?!nicht )(?:\w+ )?(?:gut|fit|ok|okay|gesund|heil|top|super|ganz|belastbar|in ordnung|stabil|normal)|macht keine (?:\w+ )?(?:probleme|mucken|zicken|sorgen|faxen|schwierigkeiten)|verheilt|geheilt|schmerzfrei)\b/,
  /\b(?:va (?!pas )(?:\w+ )?(?:bien|mieux|nickel)|gueri\w*|ne (?:me |m )?(?:fait|font|gene\w*|lance\w*) plus|plus (?:de|aucune?) douleurs?|est (?:\w+ )?(?:retabli\w*|repare\w*|nickel|impeccable|comme neuf\w*))\b/,
  /\b(?:ya (?:esta|me va|no (?:me )?(?:duele|molesta))|no (?:me )?(?:duele|molesta)n? (?:mas|ya|nada)|dejo de (?:doler|molestar)|(?<!no )esta (?:\w+ )?(?:mejor|perfect[oa]|curad[oa]|recuperad[oa]|como nuev[oa]|bien (?:ya|ahora|otra vez|de nuevo))|curad[oa]|recuperad[oa])\b/,
  /\b(?:(?<!non )sta (?:\w+ )?(?:bene|benissimo|meglio)|(?<!non )e (?:\w+ )?(?:a posto|come nuov[oa])|non (?:mi )?(?:fa|da|fanno|danno) piu (?:fastidio|problemi|noie|male)|ha smesso di (?:fare? ?(?:mi )?male|farmi male|dolere|dar\w+)|guarit[oa]|passat[oa])\b/,
  /\b(?:(?<!nao )(?:ta|esta) (?:\w+ )?(?:de boa|melhor|bom|boa|bem|otim[oa]|100|nov[oa]|zerad[oa])|melhorou|ja passou|nao (?:doi|incomoda) mais|parou de (?:doer|incomodar))\b/,
];
/** Not yet, not quite, or only hoped for. */
const STILL =
  /\b(?:still|not (?:yet|fully|quite|completely|100|healed|better|fine|good|ok|gone|cleared)|almost|nearly|hopefully|hope|until|till|when|once|mostly|a bit|a little|somewhat|partly|slowly|noch (?:nicht|immer)|hoffentlich|hoffe|bald|fast|pas encore|toujours mal|espere|bientot|presque|todavia|aun no|espero|ojala|pronto|casi|ancora|spero|quasi|ainda|tomara|quase)\b/;
/** "The knee is fine on leg press", "va bien sur le vélo": of one thing, or under a condition. */
const OF_ONE_THING =
  /\b(?:fine|good|ok(?:ay)?|great|better|alright|perfect|hurting|bothering) (?:on|with|in|during|when|if|as long as|while|under|unless|except|apart from|up to|doing|at|until|till|for|as) (?!me\b|general\b|my book|most\b|all\b|every|now\b|well\b|new\b|far\b|of\b|(?:\w+ )?(?:weeks|months|years|ages)\b|a (?:while|year|month|week|long)\b|(?:and|but)\b)[a-z]|\b(?:gut|super|ok|bien|mieux|bene|meglio|bem|bom) (?:bei[mr]?|mit|wenn|solange|sur|avec|pour|quand|tant que|con|cuando|mientras|en (?:la|el|los|las)|con|sul?l?a?|quando|finche|n[ao]s?|com|enquanto) /;

/** "Sinon tout va bien", "otherwise all good": of all but what was told right before. */
const OF_THE_REST =
  /(?:^|[,;] ?)(?:(?:and|but|et|mais|und|aber|y|pero|e|ma|mas) )*(?:otherwise|(?:apart|aside) from that|other than that|besides that|(?:the |my )?(?:everything else|rest)|sinon|a part (?:ca|cela)|le reste|tout le reste|ansonsten|sonst|davon abgesehen|der rest|alles andere|por lo demas|aparte de eso|el resto|todo lo demas|per il resto|a parte (?:questo|cio)|tutto il resto|de resto|tirando isso|fora isso|o resto)\b/;

/** Whether a clause says that what was hurt is well, and not only hopes so. In: folded text. */
export function isWellAgain(folded: string): boolean {
  const said = folded.replace(/\b100 ?%/g, "100 percent");
  return WELL.some((pattern) => pattern.test(said));
}
export const isNotYetWell = (folded: string): boolean =>
  STILL.test(folded) || OF_ONE_THING.test(folded) || OF_THE_REST.test(folded);
