import { compiled } from "../patterns/compiled.ts";
import { countedInEnglish, placeInSession } from "./placeInSession.ts";
import type { EditTarget, SessionEdit } from "./sessionEdit.ts";
import { sessionText } from "./sessionText.ts";

const MOST_WORDS = 16;
const OPENING =
  "(?:(?:ok|okay|and|also|but|actually|please|pls|can|could|would|will|you|u|we|i|hm+|oh|wait|just|let|lets|us|want|like|maybe|instead|now|then|no|sorry|coach|hey|id|kannst|konntest|du|bitte|tu|peux|puedes|puoi|pode|voce),? )*";
const CLOSING =
  "(?:,? (?:please|pls|plz|instead|today|now|then|thanks|for me|too|as well|bitte|stattdessen|svp|plutot|por favor|mejor|per favore|invece|if possible|if you can))*(?: ?[.!?])*$";
const ARTICLE =
  "(?:(?:the|my|those|these|that|both|de[rnmis]|die|das|le|la|les|l|el|los|las|il|lo|gli|i|o|a|os|as|mes|mis|meus|minhas) )?";
const WHAT = `${ARTICLE}([a-z0-9][a-z0-9 -]{0,40}?)`;
const SCHEME =
  "(\\d{1,2}) ?x ?(\\d{1,3})|(\\d{1,2}) (?:sets?|satze?|series?|serie) (?:of|a|de|da|di|zu|mit|con|avec|com|x|by) (\\d{1,3})(?: (?:reps?|wdh|repetitions?|repeticiones|ripetizioni|repeticoes))?";
const SETS = "(\\d{1,2}) (?:working |hard )?(?:sets?|satze?|series?|serie|rounds?)";
const REPS = "(\\d{1,3}) (?:reps?|wdh|wiederholungen|repetitions?|repeticiones|ripetizioni|repeticoes)";
/** Named groups would have to differ; the figures are read again where they stand. */
const FIGURES = `((?:${SCHEME}|${SETS}|${REPS})(?= |$|[.,!?]))`.replace(/\((?!\?)/g, "(?:").replace("(?:", "(");
const REST_FIGURE =
  "(\\d{1,3} ?(?:s|secs?|seconds?|sekunden|secondes|segundos|secondi|m|mins?|minutes?|minuten|minutos|minuti))";
const REST = "(?:rests?|break|breaks|pause|pausen?|repos|descanso|recupero|pausa)";
const EXERCISES =
  "(?:only |nur )?\\d (?:exercises?|lifts|moves|ubungen|exercices|ejercicios|esercizi|exercicios)(?: ,)?";
const ON =
  "(?:on|for|of|in|with|to|at|from|between|after|von|bei|fur|beim|pour|sur|de|du|des|en|para|di|per|su|sul|sulla|em|no|na|nos|nas)";
const CHANGES =
  "(?:change|make|set|keep|switch|turn|put|bring|take|do|have|program|mach\\w*(?: aus)?|stell\\w*|andere?|passe[rz]?|mets|fais|change[rz]?|cambia\\w*|pon\\w*|haz\\w*|porta\\w*|metti|fai|muda\\w*|poe|faz\\w*)";
const INTO = "(?:to|for|at|with|as|into|in|be|auf|zu|a|en|per|para|em|de|por|au?)";
const MOVES =
  "(?:put|move|do|have|leave|save|keep|push|place|shift|bring|mach\\w*|setz\\w*|leg\\w*|mets|met|pon\\w*|deja\\w*|metti|sposta|poe|bota|coloca)";
const AT_END =
  "(?:(?:(?:at|to|till|until|for|in|ans?|zum|a|al|alla|la|no|en|pro|de) )*(?:the |la |le |el )?(?:very )?(?:last|end|finish|bottom|ende|schluss|fin|final|(?<=\\b(?:alla|la|a|in|per) )fine|fim)|als letztes|en dernier|de ultim[oa]|per ultim[oa]|por ultim[oa]|zuletzt)";
const AT_START =
  "(?:(?:(?:at|to|in|an|an den|zum|a|al|all|no|en|au) )*(?:the |den |le |el )?(?:very )?(?:first|start|beginning|top|front|anfang|beginn|debut|principio|inicio|inizio|comeco)|als erstes|en premier|de primer[oa]|per prim[oa]|zuerst|primero)";
const HEAVIER =
  "(?:heavier|heavy|harder|tougher|more (?:challenging|difficult)|with (?:more|heavier) weights?|schwerer|plus lourd|mas pesad[oa]s?|piu pesant[ei]|mais pesad[oa]s?)";
const LIGHTER =
  "(?:lighter|light|with (?:less|lighter|lower) weights?|leichter|plus leger|mas ligeros?|mas livian[oa]s?|piu legger[eio]|mais leves?)";
const DEGREE = "(?:(?:a bit|a little|bit|much|way|lot|even|slightly|etwas|un peu|un poco|un po|um pouco) )*";
const WITH = "(?:and|with|&|\\+|und|mit|et|avec|y|con|e|com)";

const whole = (pattern: string) => compiled(`^${OPENING}${pattern}${CLOSING}`);

const ALL =
  /^(?:everything|all|each(?: (?:exercise|one|lift))?|every (?:exercise|lift|one|single one)|all (?:of )?(?:them|exercises|lifts|the exercises)|alle[ms]?(?: ubungen)?|jede[rn]?(?: ubung)?|tout|tous(?: les exercices)?|toutes|chaque exercice|partout|todo|todos(?: los ejercicios)?|cada (?:uno|ejercicio)|tutt[oi](?: gli esercizi)?|ogni esercizio|tudo|todos os exercicios|cada exercicio)$/;
const HEAVIEST =
  /^(?:big|main|heavy|heaviest|primary|big compound)(?: (?:lift|one|exercise|compound|set))?s?$|^compounds?(?: lifts?)?$/;
/** What stands for the session, or is none of its exercises. */
const NO_TARGET =
  /^(?:them|it|those|these|that|this)\b|^(?:it|this|that|them|one|ones|thing|things|sets?|exercises?|reps?|rest|rests|session|workout|whole (?:thing|session|workout)|weights?|time|order|warm ?up|cool ?down|bit|more|less|me|us|you|day|week|today|tomorrow|minutes?|log|entry)$/;
/** Words of a sentence on something else. */
const NO_NAME =
  /\d ?x ?\d|\b(?:and|then|them|put|felt|sets?|reps?|half|i|you|it|is|was|were|did|done|had|my|your|last|next time|yesterday|today|because|but|so|that|which|when|if|how|what|why|log|logged|minutes?|kg|kgs|lbs?|home|gym|not|no|feel\w*|weeks?|days?)\b/;

const COUNTED =
  /^(first|last|top|final) (\d)(?: (?:exercises?|ones?|lifts?|moves?|movements?|ejercicios?|exercices?|ubungen?|esercizi?o?|exercicios?))?$/;

/** "First two", "the last exercise", "number 3", "squats": what is meant; `null` where it is none. */
function targetOf(words: string): EditTarget | null {
  const said = words
    .replace(/^(?:the|both|my) /, "")
    .replace(/ (?:bitte|please|pls|por favor|svp|auch|too)$/, "")
    .trim();
  if (ALL.test(said)) return { kind: "all" };
  if (HEAVIEST.test(said)) return { kind: "heaviest" };
  const [, end, count] = COUNTED.exec(countedInEnglish(said)) ?? [];
  if (count !== undefined) {
    const all = Array.from({ length: Number(count) }, (_, at) => at + 1);
    return { kind: "places", places: end === "last" || end === "final" ? all.map((place) => -place).reverse() : all };
  }
  // A figure of two digits by itself counts something else.
  if (/^\d\d$/.test(said)) return null;
  const place = placeInSession(said);
  if (place !== null) return { kind: "places", places: [place] };
  if (said.length < 3 || NO_TARGET.test(said) || NO_NAME.test(said)) return null;
  return { kind: "named", phrase: said };
}

const seconds = (figure: string): number => {
  const value = Number.parseInt(figure, 10);
  return /\d ?m/.test(figure) ? value * 60 : value;
};
const NO_DOSE = { sets: null, setsBy: 0, reps: null, load: 0, restS: null, restBy: 0 } as const;
type Dose = Omit<Extract<SessionEdit, { kind: "dose" }>, "kind" | "of">;

function figuresOf(said: string): Partial<Dose> {
  const scheme = compiled(`^(?:${SCHEME})`).exec(said);
  if (scheme !== null) return { sets: Number(scheme[1] ?? scheme[3]), reps: Number(scheme[2] ?? scheme[4]) };
  const sets = compiled(`^${SETS}`).exec(said)?.[1];
  return sets === undefined ? { reps: Number.parseInt(said, 10) } : { sets: Number(sets) };
}

/** The session by a pronoun, or what of it is counted. */
const IT =
  "(?:it(?: all)?|them(?: all)?|this|that|these|those|all(?: of (?:it|them))?|(?:the|all|all the|my) (?:sets|reps|sets and reps|scheme|session|workout|exercises)|alles|das|es|ca|tout|todo|lo|tutto|tudo)";
const EACH =
  "(?: (?:each|apiece|(?:for|of|per|on|in) (?:each|all|everything|every (?:exercise|one)|exercise|lift)|jeweils|pro ubung|chacun|par exercice|cada uno|por ejercicio|ciascuno|per esercizio|cada|por exercicio))?";
const RATHER = "(?:instead|meglio|rather|stattdessen|lieber|plutot|mejor|invece|piuttosto|melhor|ao inves)";
const IN_PLACE_OF =
  "(?:instead of|rather than|in place of|not?|statt|anstatt|au lieu d[eu]s?|plutot que|en vez de|en lugar de|invece d[ei]l?|em vez de|ao inves de)";
const DOES = `(?:${CHANGES}|use|go|fammi|fammel[oi]|hazme(?:lo)?|hacemos|faisons|facciamo|fazemos|machen wir)`;
/** "I do 5x5" tells of a habit, "I have 5 sets" of what is left. */
const HABIT = "(?!(?:and |so |but )?(?:i|we) (?:do|have|keep|use|take|go|make|put)\\b)";
const [MOST_SETS, MOST_REPS] = [12, 50];

/** Sets and repetitions for all of a session, or for what of it is done as `was` says. */
function forAll(said: string | undefined, was?: string): SessionEdit | null {
  const change = figuresOf(said ?? "");
  if ((change.sets ?? 1) > MOST_SETS || (change.reps ?? 1) > MOST_REPS || /round/.test(said ?? "")) return null;
  const of: EditTarget =
    was === undefined ? { kind: "all" } : { kind: "dosed", sets: null, reps: null, ...figuresOf(was) };
  return { kind: "dose", of, ...NO_DOSE, ...change };
}

type Read = (found: RegExpExecArray) => SessionEdit | null;
const dose = (words: string | undefined, change: Partial<Dose>): SessionEdit | null => {
  const of = targetOf(words ?? "");
  return of === null ? null : { kind: "dose", of, ...NO_DOSE, ...change };
};
const move = (words: string | undefined, to: "start" | "end"): SessionEdit | null => {
  const of = targetOf(words ?? "");
  return of === null || of.kind === "all" ? null : { kind: "move", of, to };
};
function two(a: string | undefined, b: string | undefined): [EditTarget, EditTarget] | null {
  const [first, second] = [targetOf(a ?? ""), targetOf(b ?? "")];
  return first === null || second === null || first.kind === "all" || second.kind === "all" ? null : [first, second];
}
const pair = (a: string | undefined, b: string | undefined): SessionEdit | null => {
  const of = two(a, b);
  return of === null ? null : { kind: "pair", of };
};
const several = (words: string | undefined): SessionEdit | null => {
  const of = targetOf(words ?? "");
  return of?.kind === "places" && of.places.length > 1 ? { kind: "pair", of: [of] } : null;
};
const switched = (a: string | undefined, b: string | undefined): SessionEdit | null => {
  const of = two(a, b);
  return of === null ? null : { kind: "switch", of };
};
const bothPlaces = (a: string | undefined, b: string | undefined): SessionEdit | null => {
  const edit = switched(a, b);
  return edit?.kind === "switch" && edit.of.every(({ kind }) => kind === "places") ? edit : null;
};
const isAll = (edit: SessionEdit | null) => (edit?.kind === "dose" && edit.of.kind === "all" ? edit : null);

/** Sentences that change how a session is done, each with what it comes to; the first that fits counts. */
const READINGS: readonly (readonly [RegExp, Read])[] = [
  // "Change the squat to 5x5", "do the bench for 4 sets of 6".
  [
    whole(`${CHANGES} ${WHAT} (?:${INTO} )?${FIGURES}(?: instead of [\\dx ]+)?`),
    (m) => dose(m[1], figuresOf(m[2] ?? "")),
  ],
  // "3 sets of everything", "5x5 on all exercises".
  [
    whole(`(?:(?:do|make it|give me|use|have|mach|mache|fais|haz|hazme|fai|fammi|faz|faca) )?${FIGURES} ${ON} ${WHAT}`),
    (m) => isAll(dose(m[2], figuresOf(m[1] ?? ""))),
  ],
  [
    whole(
      `(?:(?:do|make it|give me|use|have|mach|mache|fais|haz|hazme|fai|fammi|faz|faca) )?${FIGURES} (everything|all|each|partout)`,
    ),
    (m) => dose(m[2], figuresOf(m[1] ?? "")),
  ],
  [
    whole(`(?:everything|all(?: of (?:it|them))?|alles|tout|todo|tutto|tudo|${EXERCISES}) (?:${INTO} )?${FIGURES}`),
    (m) => dose("all", figuresOf(m[1] ?? "")),
  ],
  // "Can we do 5x5 on the squat", "4x8 for the press instead", "5 sets on the bench".
  [
    compiled(
      `^${OPENING}(?:do|have|want|make it|use|rather have|prefer) ${FIGURES} (?:on|for|von|bei|sur|pour|en|para|su|per|em) ${WHAT}${CLOSING}`,
    ),
    (m) => dose(m[2], figuresOf(m[1] ?? "")),
  ],
  [
    compiled(`^${OPENING}(?:(?<=want )|(?<=like ))${FIGURES} (?:on|for) ${WHAT}${CLOSING}`),
    (m) => dose(m[2], figuresOf(m[1] ?? "")),
  ],
  [
    compiled(`^${OPENING}${FIGURES} (?:on|for) ${WHAT} instead(?: please| pls)?[ .!?]*$`),
    (m) => dose(m[2], figuresOf(m[1] ?? "")),
  ],
  [
    compiled(`^${OPENING}${SETS} (?:on|for) ${WHAT}(?: please| pls| instead)*[ .!?]*$`),
    (m) => dose(m[2], { sets: Number(m[1]) }),
  ],
  [whole(`${WHAT} ${FIGURES} instead of [\\dx ]+`), (m) => dose(m[1], figuresOf(m[2] ?? ""))],
  // "Swap 3x10 for 4x8", "4x8 instead of 3x10", "from 3 sets to 4 sets".
  [
    whole(
      `(?:swap|switch|change|exchange|replace|trade|ersetze?|tausche?|remplace[rz]?|cambia\\w*|sostituisci|troca\\w*|substitui\\w*) (?:${IT} )?(?:from |the |von |de |da )?${FIGURES}s? (?:for|with|to|into|by|durch|gegen|auf|par|por|con|per|a|em) ${FIGURES}${EACH}`,
    ),
    (m) => forAll(m[2], m[1]),
  ],
  [
    whole(`(?:${DOES} )?(?:${IT} )?(?:${INTO} )?${FIGURES} ${IN_PLACE_OF} (?:the )?${FIGURES}`),
    (m) => forAll(m[1], m[2]),
  ],
  [
    whole(`${IN_PLACE_OF} (?:the )?${FIGURES},? (?:${DOES} )?(?:${IT} )?(?:${INTO} )?${FIGURES}${EACH}`),
    (m) => forAll(m[2], m[1]),
  ],
  // "Make it 5x5", "can we do 5 sets", "5x5 instead", "I want 4x8".
  [
    compiled(`^${HABIT}${OPENING}${DOES} (?:${IT} )?(?:${INTO} )?${FIGURES}${EACH}(?: draus)?${CLOSING}`),
    (m) => forAll(m[1]),
  ],
  [
    compiled(`^${OPENING}${FIGURES}${EACH}(?: please| pls)?,? ${RATHER}(?: (?:please|pls|then|today|bitte))*[ .!?]*$`),
    (m) => forAll(m[1]),
  ],
  [
    whole(`(?:(?<=want )|(?<=like )|(?<=instead )|prefer |${RATHER} (?:do |have )?|give me )${FIGURES}${EACH}`),
    (m) => forAll(m[1]),
  ],
  // "Add a set to the squat", "one set less on the curls".
  [
    whole(
      `(?:(?:add|give me|do) )?(?:a|an|another|an extra|extra|1|1 more|one more|(\\d) more|(\\d) extra) (?:more |extra )?sets? (?:to|of|on|for) ${WHAT}`,
    ),
    (m) => dose(m[3], { setsBy: Number(m[1] ?? m[2] ?? 1) }),
  ],
  [
    whole(
      `(?:(?:drop|take|cut|remove|lose|do) )?(?:a|1|one|(\\d)) (?:(?:less|fewer) sets?|sets? (?:less|fewer)|sets?(?= (?:off|from))) (?:to|of|on|for|off|from) ${WHAT}`,
    ),
    (m) => dose(m[2], { setsBy: -Number(m[1] ?? 1) }),
  ],
  // "Make the rows heavier", "heavier rows", "go lighter on the rows, 15 reps".
  [
    compiled(
      `^${OPENING}(?:make|do|have|keep|mach\\w*|fais|haz|fai|faz) ${WHAT} ${DEGREE}(?:(${HEAVIER})|(${LIGHTER}))(?: ?,? (?:like |about |say |maybe )?(\\d{1,2})(?: reps?)?)?${CLOSING}`,
    ),
    (m) => loaded(m[1], m[2] !== undefined, m[4]),
  ],
  [
    compiled(
      `^${OPENING}(?:(?:go|make it|do) )?${DEGREE}(?:(heavier|harder|tougher)|(lighter)) (?:on |for |with |weights? on |versions? of )?${WHAT}(?: ?, (?:like |about |say |maybe )?(\\d{1,2})(?: reps?)?)?${CLOSING}`,
    ),
    (m) => loaded(m[3], m[1] !== undefined, m[4]),
  ],
  [
    compiled(
      `^${OPENING}(?:(?:do|make it|give me) )?(?:(lower|fewer|less)|(?:higher|more)) reps? (?:on|for|with) ${WHAT}(?: ?,? (?:like |about |say |maybe )?(\\d{1,2})(?: reps?)?)?${CLOSING}`,
    ),
    (m) => loaded(m[2], m[1] !== undefined, m[3]),
  ],
  [
    whole(`(?:(?:do|make|have) )?${WHAT} with (?:(fewer|less|lower)|(?:more|higher)) reps?`),
    (m) => loaded(m[1], m[2] !== undefined, undefined),
  ],
  // "The squats are too easy", "leg press is way too heavy for me".
  [
    whole(
      `${WHAT} (?:is|are|feels?|looks?|seems?|sind|ist|est|sont|es|son|sono|e|sao) (?:(?:still|just|a bit|a little|way|far|much|really|for me) )*(?:(too (?:easy|light)|zu (?:leicht|einfach)|trop (?:facile|leger)s?|(?:demasiado|muy) (?:facil(?:es)?|ligeras?)|troppo (?:facil[ei]|legger[oiae])|muito (?:facil|faceis|leves?))|too heavy|zu schwer|trop lourde?s?|(?:demasiado|muy) pesad[oa]s?|troppo pesant[ei]|muito pesad[oa]s?)`,
    ),
    (m) => loaded(m[1], m[2] !== undefined, undefined),
  ],
  // "More rest on the big lift", "longer rest on the bench, 3 minutes", "2 min rest on squats".
  [
    compiled(
      `^${OPENING}(?:(?:give me|have|take|i need) )?${DEGREE}(?:(more|longer|extra)|(less|shorter)) ${REST} (?:time )?${ON} ${WHAT}(?: ?,? (?:like |about |say |maybe )?${REST_FIGURE})?${CLOSING}`,
    ),
    (m) => dose(m[3], m[4] === undefined ? { restBy: m[1] === undefined ? -1 : 1 } : { restS: seconds(m[4]) }),
  ],
  [
    whole(`(?:(?:do|have|take|give me|make it) )?${REST_FIGURE}(?: of)? ${REST} ${ON} ${WHAT}`),
    (m) => dose(m[2], { restS: seconds(m[1] ?? "") }),
  ],
  [whole(`rest ${REST_FIGURE} ${ON} ${WHAT}`), (m) => dose(m[2], { restS: seconds(m[1] ?? "") })],
  // "Swap the order of the first two", "swap 1 and 2", "reverse the order of squats and lunges".
  [
    whole(`(?:swap|switch|reverse|flip|change|exchange) (?:around )?(?:the )?order of ${WHAT} ${WITH} ${WHAT}`),
    (m) => switched(m[1], m[2]),
  ],
  [
    whole(
      `(?:(?:swap|switch|reverse|flip|change) )(?:around )?(?:the )?(?:order of )?(?:the )?(first|last) 2(?: exercises| ones| lifts)?(?: around| over)?`,
    ),
    (m) => bothPlaces(m[1] === "first" ? "1" : "last", m[1] === "first" ? "2" : "last 2"),
  ],
  [whole(`(?:swap|switch) ${WHAT} ${WITH} ${WHAT}(?: around)?`), (m) => bothPlaces(m[1], m[2])],
  [whole(`(?:swap|switch) ${WHAT} and ${WHAT} around`), (m) => switched(m[1], m[2])],
  // "Superset the first two", "pair the raises with the triceps", "curls and dips as a superset".
  [whole(`(?:super ?set|pair(?: up)?|combine) ${WHAT} ${WITH} ${WHAT}`), (m) => pair(m[1], m[2])],
  [whole(`(?:super ?set|pair(?: up)?|combine) ${WHAT}`), (m) => several(m[1])],
  [
    whole(
      `(?:(?:do|make|put|have|turn) )?${WHAT} ${WITH} ${WHAT} (?:as|into|in|be|als|en|como|come) (?:an? |ein |une? |una |um )?super ?(?:set|serie)`,
    ),
    (m) => pair(m[1], m[2]),
  ],
  [
    whole(
      `(?:(?:do|make|put|have|turn) )?${WHAT} (?:as|into|in|be|als|en|como|come) (?:an? |ein |une? |una |um )?super ?(?:set|serie)`,
    ),
    (m) => several(m[1]),
  ],
  // "Just the first three exercises".
  [
    whole(
      `(?:(?:only|just|keep(?: only| just)?|do (?:only|just)|leave (?:only|just)) )(?:the )?((?:first|last|top) \\d)(?: (?:exercises?|ones|lifts|moves))?(?: only)?`,
    ),
    (m) => {
      const of = targetOf(m[1] ?? "");
      return of === null ? null : { kind: "keep", of };
    },
  ],
  [
    whole(`(?:nur|bloss|seulement|juste|solo|solamente|soltanto|so|somente|apenas) ${WHAT}`),
    (m) => {
      const of = targetOf(m[1] ?? "");
      return of?.kind === "places" && of.places.length > 1 ? { kind: "keep", of } : null;
    },
  ],
  // "Drop the finisher".
  [
    whole(
      `(?:drop|no|skip|remove|lose|cut|without|ditch|leave out|take out|scrap|kein|ohne|sans|sin|senza|sem|lass) (?:the |that |any |den |le |el |il |o )?(?:(?:cardio|core|ab|abs|last) )?finisher(?: (?:weg|out|off))?`,
    ),
    () => ({ kind: "dropFinisher" }),
  ],
  // "Put the curls last", "start with the triceps", "curls first".
  [whole(`${MOVES} ${WHAT} ${AT_END}`), (m) => move(m[1], "end")],
  [whole(`${MOVES} ${WHAT} ${AT_START}`), (m) => move(m[1], "start")],
  [whole(`(?:start|begin|open|kick off)(?: off| it| out)? (?:with|on) ${WHAT}`), (m) => move(m[1], "start")],
  [whole(`(?:finish|end|close)(?: off| it| up)? (?:with|on) ${WHAT}`), (m) => move(m[1], "end")],
  [whole(`${WHAT} ${AT_START}`), (m) => move(m[1], "start")],
  [whole(`${WHAT} ${AT_END}`), (m) => move(m[1], "end")],
];

function loaded(words: string | undefined, isHeavier: boolean, reps: string | undefined): SessionEdit | null {
  const edit = dose(words, { load: isHeavier ? 1 : -1, reps: reps === undefined ? null : Number(reps) });
  return edit?.kind === "dose" && edit.of.kind === "all" ? null : edit;
}

/** "(Make the press heavier) and the raises lighter": the verb stands before it. */
const FOLLOWER = whole(`(?:the )?([a-z][a-z -]{2,30}?) ${DEGREE}(?:(${HEAVIER})|${LIGHTER})`);
function readFollower(plain: string): SessionEdit | null {
  const found = FOLLOWER.exec(plain);
  return found === null ? null : loaded(found[1], found[2] !== undefined, undefined);
}

function readOne(plain: string): SessionEdit | null {
  for (const [pattern, read] of READINGS) {
    const found = pattern.exec(plain);
    const edit = found === null ? null : read(found);
    if (edit !== null) return edit;
  }
  return null;
}

/**
 * Reads the changes of a session that leave its exercises as they are: other sets, repetitions or rests of one or of all, another
 * order, two in a superset, the first few only, no finisher. In: a short message as typed. Out: in the order said; empty where a
 * part of it is anything else. Whether what is named is in the session is for the caller to find out.
 */
export function readSessionEdits(text: string): SessionEdit[] {
  if (text.length > LONGEST) return [];
  const plain = sessionText(text).plain.trim();
  if (plain.split(" ").length > MOST_WORDS) return [];
  const one = readOne(plain);
  if (one !== null) return [one];
  const parts = plain.split(/ ?[,;] (?:and |then )?| (?:and|then|und|et|y|e) (?:then )?/);
  if (parts.length < 2 || parts.length > MOST_PARTS) return [];
  const all = parts.map((part) => readOne(part) ?? readFollower(part));
  return all.every((edit) => edit !== null) ? all : [];
}
const LONGEST = 120;
const MOST_PARTS = 4;

/** "Can you put the curls last?": asked to be done. */
const ASKS_TO =
  /^\W*(?:(?:ok|okay|and|hey|so|please),? )*(?:can|could|would|will|kannst|könntest|peux|puedes|puoi|pode) /i;
/** Whether a message orders such changes: a question that asks for nothing to be done is none. */
export const ordersEdits = (text: string): boolean =>
  (!text.includes("?") || ASKS_TO.test(text)) && readSessionEdits(text).length > 0;
