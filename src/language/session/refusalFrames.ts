import { compiled } from "../patterns/compiled.ts";
import { type Other, replaceEach } from "../patterns/replaceEach.ts";
import { refusingPositions } from "./positionRemarks.ts";

/** "Anything where I hang is out", "all fours is impossible": what is ruled out stands in front. */
const RULED_OUT_BEHIND =
  /\b(?:(?:anything|everything|any (?:exercises?|moves?)|exercises|stuff|moves|things) (?:where|with|that|which|involving|requiring|on|in) (?:i |you |we )?((?:needs?|requires?|involves?) )?|(?=(?:all fours|lying|kneeling|hanging|jumping|bending|overhead|standing|twisting|floor work|impact)\b))([^,.;:!?\n]{2,40}?) (?:is|are) (?:out|off(?: limits)?|banned|forbidden|not (?:ok|okay|possible|allowed|an option|happening)|a no(?: go)?|no go|impossible|excluded|beyond me)(?= ?(?:$|[,.;!?)]| because| since| for| due))/g;
/** "Give the lunges a miss", "lunges can wait". */
const GIVEN_A_MISS =
  /\b(?:give|giving|gave) (?:the |those |my )?([\p{L} ]{3,30}?) (?:a (?:miss|rest|break|pass|swerve|wide berth)|the (?:boot|chop|elbow))(?= ?(?:$|[,.;!?)]| please| today| this| for))/gu;

/** "Lunges are the one thing I can't do". */
const ONE_THING_NOT =
  /(?<=^|[,.;!] ?|\b(?:but|and|because|since) )(?:the |my )?([\p{L} -]{3,30}?) (?:is|are) (?:the |about the )?(?:one|1|only) (?:thing|exercise|lift|move|movement)s? (?:that )?i (?:really |just |still |absolutely )*(?:can(?: ?not|n?['’]?t)|could not|will not|won['’]?t|do not|don['’]?t|must not|should not|hate|refuse to|never)(?: (?:do|want|like|touch|stand|be doing|doing|enjoy))?(?= ?(?:$|[,.;!?)]| so| and| but| at| today| right now| for))/gu;

/** "Lunges and I are not on speaking terms". */
const NO_FRIENDS =
  /\b([\p{L}-]{3,14}(?: [\p{L}-]{3,14})?) (?:and|&) (?:i|me) (?:really |just |still |currently )*(?:(?:are|am|do|have)(?: not|n t|nt)|never) (?:really |exactly |currently )*(?:(?:been )?on (?:good |speaking )?terms|(?:good )?(?:friends|mates|pals)|get (?:on|along)|gel|agree|mix)(?= ?(?:$|[,.;!?)]| at| so| today| and))/gu;

/** "Push-ups are what sets it off", "it's the lunges that do it": what hurts is left out. */
const SETS_OFF =
  /\b(?:(?:it is|its|mostly|mainly|only) (?:the )?)?([\p{L} -]{3,24}?) (?:is|are|seems?|seem to be|tend to be) (?:usually |mostly |really |the thing |the ones? |exactly )*(?:(?:what|that|which) (?:sets?|triggers?|flares?|brings?|kicks?|starts?|does|do|causes?|makes?|aggravates?|irritates?)(?: (?:it|them|this))?(?: (?:off|up|on|worse))?|the (?:culprits?|problem|trigger|worst(?: offenders?)?))(?= ?(?:$|[,.;!?)]| so| for))/gu;
const NO_EXERCISE = /^(?:that|this|it|which|here|there|what|he|she|they)$/;

/** "Pull-ups are a no, so are dips". */
const SO_ARE =
  /\b((?:are|is) (?:a no(?: go)?|out|off(?: limits)?|banned|forbidden|not (?:ok|okay|possible|allowed|an option))),? (?:and )?so (?:are|is) (?:the |my |all )?/g;

/** Whoever has a say in it, and what they say. */
const ORDERED =
  "(?:doc(?:tor)?s?|physio\\w*|gp|surgeon|therapist|chiro\\w*|osteo\\w*|coach|trainer|pt|midwife|nurse|they|she|he) (?:has |have |had |is |just |still |also )*(?:wants?|wanted|told|tells?|says?|said|ordered|advised|asked|put|got|takes?|took|taken|keeping|keeps|kept) (?:that )?(?:me|i|us|we)(?: (?:should|must|am|to|be|stay|keep|lay|steer|need|remain|is|are))* (?:off(?: of)?|away from|clear of)";
/** Ways of turning down what is named next; all of them are "no". */
const TURNED_DOWN = [
  ORDERED,
  "(?:can not|could not|can never|can hardly|can no longer) (?:stand(?! (?:for|up|still|on|too|very|that|long(?:er)?)\\b)|bear|abide|face|stomach|tolerate|hack|be (?:doing|bothered|arsed|dealing) with|deal with|do with|cope with)(?: doing| any| another| more| the thought of)?",
  "do not (?:(?:you|dare|even|ever|try to) )*(?:make|give|have|force|let) me(?: doing| do| to do| go near| anywhere near)?",
  "(?:i would|would|i will|i had|had) (?:really |much )*rather not(?: do| have| see| touch| use)?",
  "hold off(?: on| with)?(?: the)?",
  "(?<!\\b(?:to|you|they|will|must|should|not) )(?:(?:lay|ease) off(?: of)?|(?:stay|keep) (?:off(?: of)?|(?:well )?clear of|(?:well )?away from))(?: (?:the|my|any|all))*(?= (?!floor|ground|carpet|feet|hands|knees|wrists?|palms)\\p{L})",
  "(?:stop|quit|cease|enough with|no need to keep) (?:(?:constantly|always) )?(?:giving|sending|making|putting|programming|prescribing|suggesting|with)(?: (?:me|us))?(?: (?:do|in|any|more|all|the|those|these))*",
  "(?:bugger|sod|feck|axe|nix(?! (?:da|dabei|hier|mit|zuhause|daheim|zu hause|zur hand)\\b)|swerve|dodge|forgo|eschew|shelve|binning|rule out|no time for|no love for|zero interest in|not a (?:big |huge |great )?fan of|not (?:really |exactly )?(?:feeling|into|keen on|up for|in the mood for)|(?:have |has )?had it with|had my fill of|(?:sick|tired|bored) (?:to (?:death|tears|bits|the back teeth)|stiff|rigid|silly) (?:of|by|with))(?: (?:doing|all|any|the|those|these|of))*",
  "(?:in place of|in lieu of|as opposed to|barring|save for)",
  // German, French, Spanish, Italian, Portuguese
  "(?:(?:keine?n?|null|wenig) (?:lust|bock|nerv) auf|(?:die )?(?:nase voll|genug) von|ausser|auf keinen fall|bloss (?:keine?n?|nicht)|statt|anstatt|anstelle von|lieber keine?n?)",
  "(?:j ai horreur (?:de|des|du)|(?:j en ai )?(?:marre|ras le bol|assez|plein le dos) (?:de|des|du)|sauf|excepte|hormis|a l exception (?:de|des|du)|a part|hors de question (?:de|des)|pas question (?:de|des)|laisse tomber|au lieu (?:de|des|du)|plutot que|a la place (?:de|des|du)|j aime pas)(?: (?:faire|les|le|la|des|du))*",
  "(?:(?:hart[oa] de|paso de|excepto|salvo|en vez de|en lugar de|ni de (?:cona|broma)|no (?:soporto|aguanto|trago)|quitando|menos(?! (?:de|mal|tiempo|que|\\d+)\\b))(?: (?:hacer|los|las|el|la))*)",
  "(?:(?:stuf[oa] di|tranne|eccetto|salvo|al posto (?:di|del|dello|della)|invece (?:di|del|dello|della)|basta con|lascia perdere|non (?:sopporto|reggo|tollero)|mi rifiuto di)(?: (?:fare|i|gli|le|il|lo|la))*)",
  "(?:(?:cansad[oa] de|farto de|exceto|tirando|em vez de|no lugar (?:de|do|da)|chega de|nem pensar em|nao (?:aguento|suporto|curto))(?: (?:fazer|os|as|o|a))*)",
].join("|");
const FRAME = compiled(`(?<![\\p{L}\\d])(?:${TURNED_DOWN})(?![\\p{L}\\d])`, "gu");
/** "Off impact and off oly lifts", "I'm off sugar and heavy squats"; not off work, to bed or for a day. */
const OFF =
  /\b(?:(?:am|is|are|me|no [\p{L} ]{2,30}(?: and|,)) (?:still |currently |right now )?off|and off)(?= (?!(?:work|school|uni|today|tomorrow|tonight|to|on|for|till|until|sick|my|the|next|this|in|at|and|now|so|with|because|balance|from|season|days?|weeks?|limits?|course|i|you|we)\b)[\p{L}])/gu;
/** "Any back exercise bar pull-ups". */
const BAR_IT =
  /\b(any|every|all)([\p{L} ]{0,25})(?<!\b(?:my|the|a|your|this|that)) bar (?=(?!bells?\b|only\b|and\b|work\b|available\b|is\b|in\b|at\b|or\b)\p{L})/gu;

/** "Can't raise my arms above shoulder height": no arms, no shoulders and no raises are meant. */
const ARMS_UP =
  /\b(?:can not|unable to|not able to|not allowed to|not|never|nothing where i) (?:\w+ )?(?:raise|raising|lift|lifting|get|put|reach) (?:my |the |either |both |left |right )*arms? (?:up )?(?:above|over|past|higher than|overhead)(?: (?:my|the))?(?: (?:shoulders?(?: (?:height|level))?|head|chest height))?\b/g;
const PRESS_OVERHEAD = /\b(press(?:es|ing)?) (?:over ?head|above (?:my |the )?head)\b/g;
const OFF_THE_FLOOR = /\bpull(?:s|ing)? (?:\w+ )?(?:from|off) the floor\b/g;

/** "Sprints on the bike": nobody runs. */
const SPRINTS_ON =
  /\bsprint(?:s|ing)? on (?=(?:the |a |an )?(?:assault |air |stationary |spin )?(?:bike|rower|erg|rowing machine|elliptical)\b)/g;

/** "Nothing that pulls", "skip anything which hinges": the movement. */
const THAT_MOVES =
  /\b(?:nothing|(?:no|not|without|avoid|skip|leave out)(?: (?:doing|any|do))* (?:anything|exercises|moves|stuff|things)) (?:that|which|where (?:i|you)) (pull|push|press|hing|squat|lung|row|curl|jump|hop|twist|crunch|hang|kneel)(?:s|es|e)?(?= ?(?:$|[,.;!?)]| and| or| nor| please| today| at all| for| in|, ))/g;

/** "Nothing that uses a barbell", "leave out anything which needs a bench", "keine Übung mit Langhantel": the thing. */
export const THAT_NEEDS =
  /\b(?:nothing|(?:no|not|without|w\/o|avoid|skip|leave out)(?: (?:doing|any|do))* (?:anything|exercises?|moves?|movements?|lifts?|stuff|things?)|kein\w* ubung\w*|nichts|aucun (?:exercice|mouvement)|rien|nada|ningun ejercicio|niente|nessun esercizio|nenhum exercicio) (?:(?:that|which|where (?:i|you)|die|das|qui|que|che) (?:uses?|needs?|requires?|involves?|lleve|use|requiera|implique|utilise|demande|braucht?|brauchen|richiede|usa|leve)(?: to use)?|involving|requiring|using|needing|with|mit|avec|con|com) (?:an? |any )?(?=(?:(?:the|ein\w*|une?|un[ao]?|uma?|el|la|le|il|o|de|d) )?(?!(?:my|me|i|you|it|hurts?)\b)\p{L}+)/gu;
/** "Sin empujar", "rien pour tirer", "ohne zu drücken": the movement, as in English. */
const MOVES_ABROAD =
  /\b(?:ohne|nichts|kein\w*|sans|rien|pas|sin|nada|senza|niente|sem)(?: (?:zu|zum|a|pour|de|d|para|que|per|da|di|qui|che|was))* (?:(pousser|poussees?|empuj\w+|spinger\w*|spinte?|empurrar|empurr\w+|drucken)|(tirer|tirages?|tirar|tirones?|jalar|jalones|tirare|puxar|puxadas?|ziehen))\b/g;
/** "Don't you have something for back?", "t'as pas un truc", "hast du nicht was": asked for, and nothing refused. */
const NOT_YOU_GOT =
  /\b(?:(?:do not|have not|would not|could not) you (?:got|have|give me|suggest|make)|(?:t|tu n|tu|vous n|vous) (?:as|aurais|avez|auriez) pas|(?:hast|hatte?st) du (?:nicht|net|nich)|(?:habt|hattet) ihr nicht|haben sie nicht|no (?:tienes|tendras|tendrias|tienen)|non (?:hai|avresti|avete)|(?:voce )?nao (?:tem|teria|tens)) (?=(?:un\w?|une|uma?|algo|alguna?|qualcosa|quelque chose|qualche|was|etwas|something|anything|irgendwas|irgendetwas|a|an|some)\b)/g;
/** "Not a single lunge". */
const NOT_A_SINGLE = /\bnot (?:even )?(?:a|one|1) single (?!arm\b|sided\b)(?=\p{L})/gu;
/** "If I see a single lunge": the article is stressed, and no lunge is called single. */
const STRESSED =
  /(?<=\b(?:if|when|not|no|never|without|see|want|hate|nor|zero)\b[^.;!?\n]{0,40} )(?:a|one|1|any|even (?:a|one|1)) single (?!arm|leg|side|hand|dumb|kettle|bar\b|rope|plate|weight|min|hour|thing|day|set|rep|time|session|exercise)(?=\p{L})/gu;
/** "Another burpee and I quit", "one more plank I swear I'm out". */
const THREATENED =
  /\b(?:(?:i swear |so help me )?if (?:(?:i|you|we|there|it)(?: is|s)? (?:(?:ever|even|see|get|give|gives|make|say|says|do|have to do|me|us|us do|me do|have|in|is) ){0,12}))?(?:another|(?:one|1|a single|any|the next) (?:more )?|(?<=\bsee |\bgive me )an? )(?: ?(?:damn|bloody|fucking|single|more) )*((?!(?:more )?(?:sets?|reps?|rounds?|workouts?|sessions?|min\w*|hours?|days?|weeks?|months?|exercises?|times?|thing|one|question|go)\b)[\p{L} ]{3,30}?)(?: in (?:here|there|it|this))?(?: ?,)?(?: (?:and|or|then))?(?: (?:i swear|honestly|seriously))* (?:i|im|ill)(?: (?:am|will|would|might|shall|ll|m|d))? (?:(?:going to|gonna|just|so|totally|really|am|will|be|might|swear) )*(?:quit\w*|leav\w+|out\b|done\b|scream\w*|cry\w*|los(?:e|ing) (?:it|my)|throw\w*|puk\w+|die\b|dying|walk\w* (?:out|away|off)|riot\w*|delet\w+|uninstall\w*|off\b|finished|gone\b|su(?:e|ing)\b|snap\w*|giv(?:e|ing) up|go(?:ing)? (?:mad|home|crazy|insane)|explod\w+|burst\w*|rag\w+|stop\w*|revolt\w*)/gu;

/** "No leg day is complete without calf raises", "kein Training ohne Klimmzüge": denied twice, it is wished for. */
const NONE_WITHOUT =
  /\b(?:no|not an?|never an?|kein\w*|pas de|no hay|nessuna?|nao ha|nenhuma?) ((?:\w+ ){0,2}?(?:day|sessions?|workouts?|training|einheit|seance|entraine?ment|entreno|entrenamiento|sesion|allenamento|sessione|treino|sessao))(?: (?:is|are|was|would be|feels?|ist|est|esta|e)(?: (?:ever |really )?(?:complete|finished|done|right|real|proper|the same|perfect|vollstandig|complete?|completo|completa))?)? (?:without|ohne|sans|sin|senza|sem) (?:any |some |the )?/g;
/** "Don't forget the face pulls", "not without squats": two refusals are a wish. */
const NOT_TO_BE_LEFT_OUT =
  /\b(?:(?:do not|dont|never|let us not) (?:you dare )?(?:forget|miss out|leave out|skimp on|skip out on|omit)(?: about| on)?|(?:not|never|can not (?:train|live|go|do it|do a session)|no (?:session|workout|training)) without|(?:vergiss|vergesst|vergessen sie) (?:mir )?(?:bitte )?nicht|(?:n )?oublie[zs]? pas|no (?:te |se )?olvid\w+(?: de)?|non dimentic\w+(?: di)?|nao (?:se |te )?esquec\w+(?: de)?|feat(?: ?\.|(?= )))(?= )/g;

/** "Squats and rows, nothing else except maybe curls": what is excepted is wanted too. */
const NOTHING_ELSE_BUT =
  /(?:, ?)?\bnothing else (?:[\p{L} ]{0,30} )?(?:except|but|apart from|besides|other than)(?: (?:for|maybe|perhaps|some|possibly))*(?= \p{L})/gu;
/** "Throw in some curls", "squeeze in a plank". */
const THROWN_IN =
  /\b(?:throw|toss|chuck|squeeze|slot|sneak|slip|stick|put) in(?= (?!it\b|there\b|the (?:middle|end|beginning)\b)\p{L})|\btack on(?= \p{L})/gu;

/** "Inner and outer thighs", "front and rear delts": one word for both. */
const SHARED =
  /\b(inner|outer|upper|lower|front|side|rear|lateral|mid|middle) (?:and|or|,|\/|,? plus|,? and) (inner|outer|upper|lower|front|side|rear|lateral|mid|middle) (thighs?|delts?|deltoids?|abs?|chest|back|pecs?|traps?)\b/g;

/** "Leg press and extension". */
const SHARED_LEG =
  /\bleg (press(?:es)?|extensions?|curls?)(?:,| and| or| plus|,? &| \/){1,12} (press(?:es)?|extensions?|curls?)\b(?! for (?:arms|tri|bi))/g;

/** "Squats yes lunges no burpees hell no": the verdict stands behind its name. */
const YES_THEN =
  /\b(yes|yep|yeah|ja|oui|si|sim)((?: (?!(?:yes|yep|yeah|and|but|please|no|nope|nein|non|nao|hell)\b)[\p{L}-]+){1,3}) ((?:hell |hard |definitely )?(?:no|nope|nein|non|nao))\b(?= [\p{L}-]+ ?(?:[\p{L}-]+ )?(?:hell |yes|no|nope|ja|nein)|[.,;!\n]|$)/gu;
/** "Nichts für die Beine", "rien pour les épaules": no legs, no shoulders. */
const NOTHING_FOR =
  /\b(?:nichts|nix|rien|nada|niente|nulla) (?:(?:zu|mehr|de especial) )?(?:fur|pour|para|per|mit|avec|con|com) (?:(?:die|den|das|meine|les|le|la|l|mes|el|los|las|mi|mis|il|i|gli|lo|mie|miei|o|a|os|as|meus|minhas) )?(?=\p{L})/gu;
/** "A heavy bag and a rope": by itself it is one to jump with. */
const A_ROPE =
  /(?<!\b(?:cable|triceps?|battle|climbing|climb|tow|gym|pulley|landmine)\b.{0,80})(?<=(?:^|[ ,;.+]))(a|my|1|one|and|the|only) rope(?!s? (?:climb|pull|push|press|face|attach|hammer|curl|ext|handle|down|cable|jump|skip|trick|ladder))\b(?!.{0,80}\b(?:cable|triceps?|battle|climb\w*|pulley|tower)\b)/g;
/** "Sem abdominal tradicional": what that word means there. */
const CLASSIC_SIT_UPS =
  /\b(no|not|without|sem|sin|senza|sans|ohne|keine|nada de|niente) (?:(?:os|as|los|las|gli|i|les|die) )?(?:(?:traditional|classic|regular|normal|standard|klassische|normale) (?:ab exercises|abs|crunches|sit ?ups|bauchubungen)|(?:abdomina(?:l|is|les|ux)|addominali|abdos|abdominaux) (?:tradiciona(?:l|is|les)|tradizionali|classic\w*|classiqu\w*|clasic\w*|comu(?:n|ns|nes|m)|normai?s|normales|normali|de chao))\b/g;
/** "Fine now unless I squat deep", "only hurts when I go low": how far a knee or hip goes. */
const ONLY_DEEP =
  /\b(?:unless|except (?:when|if)|(?:hurts?|pinch\w*|sore|grumbl\w*|complains?|twinges?|moans?|ok|okay|fine|good|bad|only|just|bothers me|annoys me)(?: only| just)? (?:when|if|once|until)) (?:i|it) (?:squats?|goes|go|bends?|sits?|lunges?|gets?) (?:it )?(?:too |really |very |all the way )?(?:deep|low|down|below parallel|past parallel|past 90|to the bottom)\b/g;
/** "Drop the overhead stuff": no exercise of that name. */
const DROPPED_STUFF =
  /\b(?:drop|lose|ditch|remove|cut(?: out)?|leave out|skip|take out|get rid of|bin|lass|enleve|quita|togli|tira) (?:all )?(?:the |any |das |le |la |les |el |il |o )?(?!last|first|second|third|same|other|hard|easy|boring|rest\b)(\p{L}+(?:[ -]\p{L}+)?) (?:stuff|things|bits|zeug|trucs?|cosas|roba)\b/gu;
const FRAMES: readonly (readonly [RegExp, Other])[] = [
  [NOT_YOU_GOT, "give me "],
  [ONLY_DEEP, ", no deep knee bends"],
  [DROPPED_STUFF, "no $1 stuff"],
  [YES_THEN, "$1,$2 $3,"],
  [A_ROPE, "$1 jump rope"],
  [/\brope skipping\b/g, "jump rope"],
  [CLASSIC_SIT_UPS, "$1 crunches"],
  [NOT_TO_BE_LEFT_OUT, "must include"],
  [NONE_WITHOUT, "$1 must include "],
  [THROWN_IN, "add"],
  [NOTHING_ELSE_BUT, " and"],
  [/\bskipping (?=ropes?\b)/g, "jump "],
  [RULED_OUT_BEHIND, (_whole, lead: string | undefined, what) => `no ${lead ?? ""}${what}`],
  [SO_ARE, "$1, no "],
  [GIVEN_A_MISS, "no $1"],
  [NO_FRIENDS, "no $1"],
  [ONE_THING_NOT, "no $1"],
  [NOTHING_FOR, "no "],
  [SETS_OFF, (whole = "", what = "") => (NO_EXERCISE.test(what) ? whole : `no ${what}`)],
  [FRAME, "no"],
  [OFF, (whole = "") => whole.replace(/off$/, "no")],
  [BAR_IT, "$1$2 except "],
  [THAT_MOVES, "no $1ing"],
  [THAT_NEEDS, "no "],
  [MOVES_ABROAD, (_whole, push: string | undefined) => (push === undefined ? "no pulling" : "no pushing")],
  [NOT_A_SINGLE, "no "],
  [THREATENED, "no $1"],
  [STRESSED, "a "],
  [SPRINTS_ON, "intervals on "],
  [ARMS_UP, "no overhead"],
  [PRESS_OVERHEAD, "overhead $1"],
  [OFF_THE_FLOOR, "deadlifts"],
  [SHARED, "$1 $3 and $2 $3"],
  [SHARED_LEG, "leg $1 and leg $2"],
];
const reframed = replaceEach(FRAMES);

/**
 * The many ways of turning something down put as one, "no" with what is meant behind it, and what shares a word spelled out, so that
 * the readers of areas, exercises, things and positions need to know only one. In and out: folded text.
 */
export const inUsualFrames = (folded: string): string => reframed(refusingPositions(folded));
