import { isMovementWord } from "../notation/clauseWords.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { readChangedMinutes } from "./changedMinutes.ts";

/** An edit of the session that was made before, rather than a wish for a new one. */
export type SessionAdjustment = {
  kind:
    | "shorter"
    | "longer"
    | "easier"
    | "harder"
    | "retime"
    | "swap"
    | "remove"
    | "add"
    | "another"
    | "exclude"
    | "moreSets"
    | "fewerSets"
    | "moreExercises"
    | "fewerExercises"
    | "shorterRests"
    | "longerRests"
    | "reshape";
  /** What to take out or to put in, as said. */
  phrase: string | null;
  /** What to put in its place, as said. */
  replacement: string | null;
  /** How the rests change besides: "shorter, and longer rests". */
  rests?: "shorterRests" | "longerRests";
};

const IT =
  "(?:it|this|that|the (?:workout|session|routine|whole thing)|todays (?:workout|session)|my (?:workout|session)|the last (?:one|workout|session))";
const NAME = "([a-z0-9]+(?: [a-z0-9]+){0,4}?)";
const STOP =
  "(?= (?:for|with|to|by|gegen|durch|par|por|con|pour|per|please|pls|plz|stp|svp|pf|pfv|danke|merci|grazie|gracias|obrigad[oa]|thanks|thx|because|since|as|and|but|instead|today|from|in|out|i|it|they|that|my|too|also|after all|anyway|anyways|again|as well|at the end|then|maybe|if|while|when|aussi|auch|noch|tambien|anche|tambem|bitte)\\b| (?:d(?:o|a|el|e la|e l|u|al|alla|all|ella|ell)|aus (?:dem|der)|vom) (?:treino|sessao|entreno|entrenamiento|sesion|rutina|allenamento|sessione|scheda|seance|entrainement|programme|training|einheit|workout|plan)\\b| ?[.,!?;\\n]|$)";

const SWAPS =
  "swap|switch|replace|change|sub|substitute|trade|exchange|tausch\\w*|ersetz\\w*|remplace(?:r|z|rais|riez)?|changer(?:ais|iez)?|cambi(?:a(?:me|r|rias?|mo|re)?|eresti|erebbe)|sustitu\\w*|sostitu\\w*|troc(?:a|ar|arias?)|troque|substitu(?:a|i|ir|irias?)";
const SWAP = entered(
  compiled(
    `\\b(?:${SWAPS})(?: (?:out|tu|vous|voce|mir|uns|me|mi|bitte))* (?:the |den |die |das |le |la |les |el |los |las |il |lo |gli |o |a |os |as |my |those |these |that |all |all the |out the )?${NAME}${STOP}(?: out)?(?:,? (?:for|with|to|by|gegen|durch|par|por|con|pour|per) (?:some |the |a |an )?${NAME}${STOP})?`,
  ),
);
/** "Kannst du die Kniebeugen (gegen Ausfallschritte) austauschen?": the verb stands at the end. */
const SWAP_LAST = entered(
  compiled(
    `\\b(?:die|den|das) ${NAME}(?: (?:bitte|noch|mal|vielleicht))*(?: (?:gegen|durch|mit) (?:die |den |das |ein |eine )?${NAME})? (?:ersetzen|austauschen|tauschen|auswechseln|wechseln)\\b`,
  ),
);
const INSTEAD = entered(
  compiled(
    `\\b(?:use |do |give me |want |have |put |rather do |prefer )(?:some |the |a |an )?${NAME} instead of (?:the |those |these )?${NAME}${STOP}`,
  ),
);
const SOMETHING_FOR = entered(
  compiled(
    `\\b(?:something|anything|another(?: one| exercise)?|what) (?:else |different |other )?(?:instead of|in place of|rather than|for) (?:the |those |these |my )?${NAME}${STOP}`,
  ),
);
/** "Was anderes als Kniebeugen", "autre chose que le développé couché". */
const ELSE_THAN = entered(
  compiled(
    `\\b(?:(?:something|anything) other than|(?:et)?was anderes als|autre chose que|otra cosa que no sean?|algo que no sean?|qualcos ?altro (?:che|al posto)|outra coisa que nao seja|outra coisa sem ser) (?:the |die |den |le |la |les |el |los |las |il |gli |i |o |a |os |as )?${NAME}${STOP}`,
  ),
);
const REMOVE = entered(
  compiled(
    `\\b(?:remove|drop|delete|take out|get rid of|ditch|lose|cut|scrap|leave out|kick out) (?:the |those |these |that |all |all the )?${NAME}${STOP}|\\b(?:take|leave|kick|throw|keep) (?:the |those |these |that |all the )?${NAME} (?:out|off|away)\\b|\\b(?:die|den|das|les|las|los|le|la|el|lo|gli|i|os|as|o|a) ${NAME} (?:bitte |noch |auch )*(?:raus|weg|rausnehmen|weglassen|rauswerfen|streichen|entfernen)\\b|\\b(?:enlev(?:er?|ez|erais|eriez)|vir(?:er?|ez|erais)|retir(?:er?|ez|erais|eriez)|supprim(?:er?|ez|erais)|quit(?:a|ar|arias?|emos)|sac(?:a|ar|arias?)|elimin(?:a|ar|are|arias?|eresti)|togli(?:amo|ere|eresti|erebbe|ete)?|lev(?:a|are|eresti|iamo)|tir(?:a|ar|e|arias?)|remov(?:e|er|erias?))(?: (?:tu|vous|voce|nous|me|mi))? (?:les |las |los |le |la |el |lo |gli |i |os |as |o |a )${NAME}${STOP}`,
  ),
);
const ADD = entered(
  compiled(
    `\\b(?:add|throw in|put in|tack on|squeeze in) (?:some |a |an |the |another |more |in some )?${NAME}${STOP}`,
  ),
);
const ADD_ABROAD = entered(
  compiled(
    `\\b(?:r?ajoute[rz]?|anade(?:me)?|agrega(?:me)?|aggiungi(?:mi)?|adicion[ae]|acrescent[ae]) (?:(?:des|du|de|la|les|le|l|un|une|los|las|el|poco|po|peu|dei|degli|del|della|delle|il|lo|gli|i|uns|umas|o|os|a|as|algo|qualche|quelques) )*${NAME}${STOP}|\\b(?:fug\\w*|pack\\w*|nimm|tu|mach\\w*) (?:(?:noch|bitte|mir|den|die|das|ein|paar|etwas|bisschen) )*${NAME} (?:dazu|hinzu|rein|mit rein|noch)\\b|^noch (?:(?:ein|paar|etwas|bisschen|mehr) )*${NAME} (?:dazu|hinzu|rein|bitte)\\b`,
  ),
);
/** "Something else" in other languages: no name of an exercise. */
const ELSE_ABROAD =
  "(?:(?:irgend)?et|irgend)?was(?: (?:ganz )?(?:anderes|andres))?|(?:eine? )?andere[srn]?(?: ubung)?|autre chose|(?:quelque chose|n importe quoi|un truc)(?: d autre| de different)?|un(?:e)? autre(?: exercice| truc)?|otr[oa](?: cosa| ejercicio)?|(?:algo|cualquier(?:a)?(?: otra)?(?: cosa)?)(?: (?:distinto|diferente|mas|otro))?|qualcos ?altro|qualcosa(?: (?:di diverso|d altro))?|(?:un )?altr[oa](?: cosa| esercizio)?|qualsiasi (?:altra )?cosa|outr[oa](?: coisa| exercicio)?|qualquer (?:outra )?coisa|algo (?:diferente|mais)|whatever(?: else)?|(?:any|some) other (?:\\w+ )?(?:exercise|move|lift|one|thing)";
const ELSE_NAMED = compiled(`^(?:${ELSE_ABROAD})$`);
const NOT_A_NAME =
  /^(?:(?:something|anything|another|a different|it|this|that|them)\b.*|one|things|stuff|workout|session|routine|weight|time|minutes?|order|everything|day|up|some|(?:a |another |quick )?finisher|(?:an? |1 |one |extra |more )?(?:sets?|rounds?|exercises?)|sets? .*|reps?|\d+ ?x ?\d+.*|\d+ (?:sets?|reps?)\b.*|fat|calories|(?:warm|cool) ?(?:up|down)s?)$/;

const SOMETHING =
  "(?:(?:something|anything)(?: else)?|some(?:thing)? other (?:exercise|move|one)|an? (?:other |different )?(?:exercise|alternative|version|variation|option|one|move)|another (?:exercise|one|move)|etwas|was|eine andere ubung|quelque chose|un autre exercice|algo|otro ejercicio|qualcosa|un altro esercizio|outro exercicio)";
const IN_A_MANNER = compiled(
  `\\b(?:${SWAPS})(?: (?:out|tu|vous|voce|mir|uns|me|mi|bitte))* (?:the |den |die |das |le |la |les |el |los |las |il |lo |gli |o |a |os |as |my |those |these |that )?(${"[a-z0-9]+(?: [a-z0-9]+){0,4}?"})(?: out)? (?:for|with|to|by|gegen|durch|par|por|con|pour|per) (?:${SOMETHING} (?:(?:that is|thats|which is) )?(.{3,60})|(?:an? |the )?([a-z ]{3,24}) (?:version|variation|variant|alternative|option))$`,
);
const NO_MANNER =
  /^(?:else|different|other|(?:ganz )?and(?:e)?res|d autre|de different|di diverso|d altro|distinto|diferente|otro|mas|mais|altro|diverso)$/;
const THE = "(?:the |those |these |my |die |der |das |les |le |la |las |los |el |le |gli |i |as |os |a |o )?";
const LIFT = "([a-z0-9]+(?: [a-z0-9]+){0,3}?)";
const BE =
  "(?:is|are|was|were|feels?|felt|looks?|sind|ist|waren|war|sont|est|etaient|son|es|eran|sono|e|erano|sao|eram)";
const DEGREE =
  "(?:(?:way|far|much|just|really|still|a bit|a little|bit|honestly|mir|fur mich|viel|noch|vraiment|para mi) )*";
const TOO_HARD =
  "(?:(?:too|zu|trop|demasiado|muy|troppo|muito) (?:hard|difficult|tough|advanced|schwer|schwierig|hart|durs?|dures|difficiles?|dificil(?:es)?|duros?|duras?|difficili|difficile|dur[aeio]|dificeis|pesad[oa]s?))";
const LEAD = "^(?:(?:ok|okay|but|so|hm+|sorry|actually|hey|aber|mais|pero|ma|mas)[ ,]+)*";
/** "The push-ups are too hard for me", "trop dur les pompes", "make the lunges easier": of one lift. */
const TOO_HARD_FOR_ME = [
  compiled(
    `${LEAD}${THE}${LIFT} ${BE} ${DEGREE}${TOO_HARD}(?: (?:for me|fur mich|pour moi|para mi|per me|pra mim|para mim))?$`,
  ),
  compiled(`${LEAD}${TOO_HARD} ${THE}${LIFT}$`),
  compiled(`${LEAD}(?:can you |could you |please )*make ${THE}${LIFT} (?:a bit |a little )?easier$`),
];

/** "Swap the bench press for something on the floor", "push-ups are too hard": what goes, and in what manner something is to come for it. */
export function readSwapManner(plain: string): { phrase: string; manner: string } | null {
  const bare = plain.replace(/[ .!?]+$/, "").replace(/ (?:please|pls|bitte|thanks)$/, "");
  const [hard] = TOO_HARD_FOR_ME.flatMap((pattern) => pattern.exec(bare)?.[1] ?? []);
  if (hard?.split(" ").some(isMovementWord)) return { phrase: hard, manner: "easier" };
  const [, phrase = "", manner, kind] = IN_A_MANNER.exec(bare) ?? [];
  const how = (manner ?? (kind === undefined ? "" : `with ${kind}`)).trim();
  return phrase === "" || how === "" || WHOLE.test(phrase) || NO_MANNER.test(how) ? null : { phrase, manner: how };
}

/** Places and dislikes of other languages in English words, where they stand beside an exercise. */
const ORDINAL_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:prim[oa]|primer[oa]?|premiere?|primeir[oa]|erste[nrs]?)\b/g, "first"],
  [/\b(?:second[oae]|segund[oa]|deuxieme|second|zweite[nrs]?)\b/g, "second"],
  [/\b(?:terz[oa]|tercer[oa]?|troisieme|terceir[oa]|dritte[nrs]?)\b/g, "third"],
  [/\b(?:ultim[oa]|derniere?|letzte[nrs]?)\b/g, "last"],
];
const FOREIGN_EXERCISE = entered(/\b(?:esercizio|ejercicio|exercice|exercicio|ubung)\b/g);
const FOREIGN_DISLIKE =
  /\b(?:non mi piace|no me gusta|je n aime pas|j aime pas|gefallt mir nicht|mag ich nicht|nao gosto(?: do| de)?)\b/g;
/** "Das zweite gefällt mir nicht", "la segunda no me gusta": a place by itself, and that it is not liked. */
const FOREIGN_DISLIKED = entered(
  compiled(
    `\\b(?:das|der|die|den|la|le|el|il|lo|l|o|a) ((?:erste|zweite|dritte|letzte)[nrs]?|prem(?:ier|iere)|deuxieme|second[oae]?|troisieme|derniere?|primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa]|prim[oa]|terz[oa]|primeir[oa]|terceir[oa]) (${FOREIGN_DISLIKE.source})`,
  ),
);

function inEnglish(plain: string): string {
  const isOfPlace = FOREIGN_DISLIKED.test(plain);
  if (!isOfPlace && plain.replace(FOREIGN_EXERCISE, "") === plain) return plain;
  const named = isOfPlace ? plain.replace(FOREIGN_DISLIKED, "the $1 exercicio $2") : plain;
  const placed = ORDINAL_WORDS.reduce((text, [pattern, word]) => text.replace(pattern, word), named);
  return placed.replace(FOREIGN_EXERCISE, "exercise").replace(FOREIGN_DISLIKE, "i do not like");
}

const NTH =
  "((?:first|second|third|fourth|fifth|last|final|\\d{1,2}(?:st|nd|rd|th)) (?:one|1|exercise|move|movement|lift))";
/** "I don't like the second one", "the third exercise is boring": another in its place. */
const DISLIKED = entered(
  compiled(
    `\\b(?:do not (?:like|want|fancy)|hate|can not (?:do|stand)|not a fan of|bored of|sick of) (?:the |that )?${NTH}|\\b${NTH} (?:i do not like|(?:is|looks|sounds) (?:too |so |a bit |really |kind of )?(?:boring|dull|awkward|hard|difficult|advanced|stupid|silly)|sucks)`,
  ),
);
/** "Without the last exercise", "ohne die letzte Übung": that one is taken out. */
const WITHOUT_NTH = entered(
  compiled(
    `\\b(?:without|minus|skip|leave out|ohne|sans|sin|senza|sem)(?: doing)?(?: (?:the|die|den|le|la|l|el|il|o))? ${NTH}`,
  ),
);
const RESTS =
  "(?:rests?|resting|breaks?|pauses?|recovery|rest (?:time|times|periods?)|pausen?|repos|descansos?|recuper[oi]|pausas?|intervalos?)(?! days?\\b)";
const LESS_REST = entered(
  compiled(
    `\\b(?:less|shorter|not (?:so|as) (?:much|long)|reduce|cut(?: down)?(?: on)?|shorten|decrease|lower|smaller|quicker|weniger|kurzere?n?|moins de|menos|meno) (?:the |my |of the |die )?${RESTS}\\b|\\btoo (?:much|long(?: a)?) ${RESTS}\\b|\\b${RESTS} (?:\\w+ ){0,3}?(?:is|are|feel|seem) (?:\\w+ )?too long\\b|\\b(?:repos|descansos?|pausas?|recuperi) (?:plus courts?|mas cortos?|mais curt[oa]s?|piu corti)\\b`,
  ),
);
const MORE_REST = entered(
  compiled(
    `\\b(?:more|longer|(?:some |a bit )?extra|increase|lengthen|bigger|mehr|langere?n?|plus de|mas|piu|mais) (?:the |my |of the |die )?${RESTS}\\b|\\b(?:too little|not enough|too short(?: a)?) ${RESTS}\\b|\\b${RESTS} (?:\\w+ ){0,3}?(?:is|are|feel|seem) (?:\\w+ )?too short\\b|\\b(?:repos|descansos?|pausas?|recuperi) (?:plus longs?|mas largos?|mais long[oa]s?|piu lunghi)\\b`,
  ),
);
const SHORTER = entered(
  compiled(
    `\\b(?:make|keep|cut|trim|shorten|get|can) ?${IT}? (?:\\w+ ){0,3}?(?:shorter|quicker|faster|(?<!\\b(?:lying|laying|lie|lay|sitting|sit|kneel\\w*|upside|face|head|bend\\w*|lean\\w*|calm|cool) )down)\\b|\\bshorten\\b|\\b(?:a )?shorter (?:version|one|please)\\b|^(?:\\w+ ){0,3}shorter\\b(?! (?:rests?|breaks?))|(?<!\\b(?:not|nothing|never) )\\btoo long\\b|\\b(?:do not|don t) have (?:that much|that long|so much) time\\b|\\b(?:zu lang|trop long|(?:demasiado|muy) larg[oa]|troppo lung[oa]|(?:muito|longo demais) long[oa])\\b|\\b(?:kurzer|plus courte?|mas cort[oa]|piu cort[oa]|mais curt[oa])\\b`,
  ),
);
const LONGER = entered(
  compiled(
    `\\b(?:make|get|can) ?${IT}? (?:\\w+ ){0,3}?(?<!\\b(?:no|not|any) )longer\\b|\\b(?:a )?longer (?:version|one|please)\\b|^(?:\\w+ ){0,3}(?<!\\b(?:no|not|any) )longer\\b(?! than \\d| (?:rests?|breaks?))|(?<!\\b(?:not|nothing|never) )\\btoo short\\b|\\b(?:langer|plus longu?e?|mas larg[oa]|piu lung[oa]|mais long[oa])\\b`,
  ),
);
const EASIER = entered(
  compiled(
    `\\b(?:make|get|can) ?${IT}? (?:\\w+ ){0,3}?(?:easier|lighter|less (?:intense|hard|brutal))\\b|(?<!\\b(?:not|nothing|never|nichts) )\\btoo (?:hard|intense|heavy|much|difficult|advanced)\\b|\\b(?:an? )?easier (?:version|one|please)\\b|^(?:\\w+ ){0,3}easier\\b|\\btone it down\\b|\\b(?:zu (?:schwer|hart|anstrengend|schwierig|viel)|trop (?:dur|difficile|intense)|(?:demasiado|muy) (?:dificil|duro|intenso)|troppo (?:difficile|duro|intenso)|muito (?:dificil|pesado|intenso))\\b|\\b(?:leichter|einfacher|plus (?:facile|leger)|mas (?:facil|suave)|piu (?:facile|leggero)|mais (?:facil|leve))\\b`,
  ),
);
const HARDER = entered(
  compiled(
    `\\b(?:make|get|can) ?${IT}? (?:\\w+ ){0,3}?(?:harder|tougher|more (?:intense|challenging|difficult))\\b|(?<!\\b(?:not|nothing|never|nichts) )\\btoo easy\\b|\\b(?:a )?harder (?:version|one|please)\\b|^(?:\\w+ ){0,3}harder\\b|\\bstep it up\\b|\\b(?:zu (?:leicht|einfach)|trop facile|(?:demasiado|muy) facil|troppo facile|muito facil)\\b|\\b(?:harter|schwerer|anstrengender|plus (?:dur|difficile|intense)|mas (?:dificil|duro|intenso)|piu (?:duro|difficile|intenso)|mais (?:dificil|intenso))\\b`,
  ),
);
const ANOTHER = entered(
  /^(?:(?:and|ok|so|now|then|please|can you|could you) )*(?:do|make|redo|build|try|give me) (?:it|one|this|that|the same)(?: again| one)? (?:with|using|on) (?:that|those|them|this|these|it)(?: now| then| instead| please| pls)*$|^(?:(?:no|nah|nope|ok|hm+|not (?:this|that)(?: one)?)(?: ?, ?| )?)*(?:another|different)(?: please| pls)? ?[.!?]*$|\b(?:another (?:one|version|option)|something (?:else|(?:totally |completely |very |really |quite |entirely )?different)|(?:a )?different (?:one|workout|session)|give me (?:a new|another)(?: one)?(?= ?(?:$|[.!?,]|please|pls|now|then|with|for))|try again|regenerate|redo (?:it|that)|shuffle (?:it|that))\b/,
);
/** "Another workout, same time": of the length that the last one has. */
const AS_LONG = entered(
  /\b(?:another|new|different|fresh|other) (?:[a-z]+ ){0,3}?(?:workout|session|routine|one)\b[^.!?]*\b(?:same|equal) (?:amount of )?(?:time|length|duration|minutes)\b(?! (?:tomorrow|next|on|at|as yesterday|every))/,
);
const RETIME = entered(
  compiled(
    `\\b(?:make|cut|trim|keep|bring|get|stretch|change|set|do|fit|give me|show me) ${IT} (?:\\w+ ){0,3}?(?:\\d{1,3}|an?|half|1) ?(?:m|min|mins|minutes?|h|hrs?|hours?|an? hour)\\b|\\b(?:make|cut|trim|keep|bring|get|stretch|change|set|do|fit) ${IT} (?:(?:to|into|in|down|just|only|about|like|a|last|under|at|more) ){0,3}[1-9]\\d{1,2}(?= ?(?:$|[,.;!?]|please|pls|instead|now|today|max|tops|then|long))`,
  ),
);
/** A request for a new session that merely uses one of the words. */
const NEW_SESSION = entered(
  /\b(?:build|create|generate|design|write|plan|need|want|give me|gimme|make me)\b[^.!?]*\b(?:workout|session|routine|circuit|training|day|sesh)\b/,
);

const WHOLE = /^(?:it|this|that|workout|session|routine|whole (?:thing|workout|session)|everything)$/;
/** What stands for a whole session: "something (for glutes)", "a chest session", "a different one". */
const SESSION_INSTEAD = /^(?:something|anything|another|different)\b|\b(?:workout|session|routine|day|one)$/;

const clean = (name: string | undefined): string | null => {
  const trimmed = (name ?? "").trim();
  return trimmed === "" || NOT_A_NAME.test(trimmed) || ELSE_NAMED.test(trimmed) ? null : trimmed;
};

/**
 * Reads an edit of the previous session: "make it shorter", "swap the squats for lunges", "too easy", "remove the
 * burpees". In: plain text of `sessionText`. `null` when the message asks for a session of its own.
 */
export function readAdjustment(text: string): SessionAdjustment | null {
  const plain = inEnglish(text);
  if (AS_LONG.test(plain)) return { kind: "another", phrase: null, replacement: null };
  const disliked = DISLIKED.exec(plain);
  const place = disliked?.[1] ?? disliked?.[2];
  if (place !== undefined) return { kind: "swap", phrase: place, replacement: null };
  const without = WITHOUT_NTH.exec(plain)?.[1];
  if (without !== undefined) return { kind: "remove", phrase: without, replacement: null };
  const isNew = NEW_SESSION.test(plain);
  const instead = INSTEAD.exec(plain);
  if (instead !== null && !isNew) {
    const [replacement, phrase] = [clean(instead[1]), clean(instead[2])];
    if (phrase !== null && replacement !== null) return { kind: "swap", phrase, replacement };
  }
  const elseThan = isNew ? undefined : ELSE_THAN.exec(plain)?.[1];
  const other = isNew ? null : clean(elseThan ?? SOMETHING_FOR.exec(plain)?.[1]);
  if (other !== null && (elseThan !== undefined || /\binstead|in place|rather\b/.test(plain)))
    return { kind: "swap", phrase: other, replacement: null };
  const swap = SWAP.exec(plain) ?? SWAP_LAST.exec(plain);
  if (WHOLE.test(swap?.[1] ?? "") && SESSION_INSTEAD.test(swap?.[2] ?? "")) {
    return { kind: "another", phrase: null, replacement: swap?.[2] ?? null };
  }
  const swapped = clean(swap?.[1]);
  if (swapped !== null) return { kind: "swap", phrase: swapped, replacement: clean(swap?.[2]) };
  if (isNew) return null;
  const simple = (kind: SessionAdjustment["kind"]): SessionAdjustment => ({ kind, phrase: null, replacement: null });
  if (readChangedMinutes(plain) !== null) return simple("retime");
  const removed = clean(
    REMOVE.exec(plain)
      ?.slice(1)
      .find((group) => group !== undefined),
  );
  if (removed !== null) return { kind: "remove", phrase: removed, replacement: null };
  const rests = LESS_REST.test(plain) ? "shorterRests" : MORE_REST.test(plain) ? "longerRests" : null;
  const besides = rests === null ? "" : plain.replace(LESS_REST, " ").replace(MORE_REST, " ");
  const length = SHORTER.test(besides) ? "shorter" : LONGER.test(besides) ? "longer" : null;
  if (rests !== null) return length === null ? simple(rests) : { ...simple(length), rests };
  if (SHORTER.test(plain)) return simple("shorter");
  if (LONGER.test(plain)) return simple("longer");
  if (RETIME.test(plain)) return simple("retime");
  if (EASIER.test(plain)) return simple("easier");
  if (HARDER.test(plain)) return simple("harder");
  const added = clean(
    ADD.exec(plain)?.[1] ??
      ADD_ABROAD.exec(plain)
        ?.slice(1)
        .find((group) => group !== undefined),
  );
  if (added !== null) return { kind: "add", phrase: added, replacement: null };
  return ANOTHER.test(plain) ? simple("another") : null;
}

/** "Put it back", "I want the second one back after all": what was just taken out of a session is to come in again. */
const PUT_BACK =
  /^(?:(?:ok|okay|no|wait|actually|sorry|oh|hm+|oops|please|and|on second thoughts?|changed my mind) ?,? ?){0,12}(?:(?:can|could|would) you )?(?:please )?(?:(?:put|bring|add|give me|i want|get|take) (?:it|that|this|them|those|that one|the [a-z0-9 ]{2,30}?) back(?: in)?|(?:go )?back to (?:how it was|the (?:old|last|previous|first) (?:one|version|session|workout))|leave it in(?: after all)?|(?:mach|tu) (?:es|das|sie) wieder (?:rein|zuruck)|remets (?:le|la|les)|vuelve a poner(?:lo|la)|rimetti(?:lo|la)|poe (?:de volta|de novo))(?: (?:in|please|pls|again|then|after all|now|to it|into it))* ?[.!?]*$/;
/** Whether a message wants back what was taken out of a session just before. In: plain text of `sessionText`. */
export const wantsBack = (plain: string): boolean => PUT_BACK.test(plain);
