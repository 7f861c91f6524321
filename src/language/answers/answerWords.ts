import { compiled } from "../patterns/compiled.ts";

/**
 * Words of short answers, as data: English, German, French, Spanish, Italian, Portuguese. All of them as `foldText`
 * leaves them: lower case, no accents, contractions written out.
 */

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));
const either = (list: string): string =>
  list
    .split(/,\s+/)
    .map((phrase) => phrase.trim().replace(/ /g, "[ '-]"))
    .join("|");
/** Whole words anywhere in the text. */
const phrases = (list: string): RegExp => compiled(`(?<![\\p{L}\\p{N}])(?:${either(list)})(?![\\p{L}\\p{N}])`, "u");
/** Whole words at the start of the text. */
const opening = (list: string): RegExp => compiled(`^(?:${either(list)})(?![\\p{L}\\p{N}])`, "u");

export const YES_WORDS = words(
  `yes yep yeah yea yeh yup yas yess yesss ya ye y sure ok okay okey okie k kk correct right exactly affirmative
  absolutely definitely indeed aye confirm confirmed true perfect positive obviously totally
  ja jo jep jup klar genau stimmt richtig passt korrekt jawohl gerne absolut unbedingt
  oui ouais ouaip exact exactement certainement
  si sip claro vale correcto exacto dale
  certo esatto giusto corretto
  sim isso exato correto certeza beleza`,
);
export const YES_PHRASES = opening(
  `of course, go ahead, go for it, do it, please do, sounds good, looks good, that works, why not, you got it,
  that is it(?! (?:for|from|with) (?:today|now|tonight|me|the day|this (?:morning|evening|session)|\\p{L}+s(?![\\p{L}]))), that is right, that is correct, that is the one, i do, i did, i am, i have, it is, it was, it does, they are,
  hell yes, hell yeah, heck yes, heck yeah, fuck yes, fuck yeah, you bet, by all means, be my guest,
  (?:fine|send it|let us go|lets go|lfg|go on|yolo|proceed|all good)(?= then| please|[,.]|\\W*$),
  mach es, mach ruhig, tu es, nur zu, vas y, allez y, fais le, hazlo, adelante, fallo, procedi, vai em frente, faz isso,
  na klar, in ordnung, mach das, d accord, bien sur, c est ca, c est bon, tout a fait, por supuesto, asi es, eso es,
  de acuerdo, esta bien, va bene, va benissimo, d'accordo, d accordo, proprio cosi, com certeza, pode ser, isso mesmo,
  ta bom, esta bem, tudo bem`,
);
export const NO_WORDS = words(
  `no nope nah naw noo nooo n negative wrong incorrect not false
  nein ne nee noe nicht falsch
  non nan pas faux
  nop incorrecto tampoco
  sbagliato
  nao errado nem`,
);

/** Answers that call the question off. */
export const DISMISSALS = opening(
  `never ?mind, nvm, nm, pass, forget (?:about )?(?:it|that|this|them|those|these|the whole thing|all of it), forget i (?:asked|said anything),
  cancel(?: (?:it|that|this|the question|everything|all))?, skip(?: (?:it|this|that|this one|that one|the question))?,
  drop (?:it|this|that|them|those|these), leave (?:it|that|this|them|those|these)(?: (?:out|be))?, let it go, let us not, lets not, ignore (?:it|that|this|them|those|these), abort, stop(?: it| that)?,
  quit, exit, (?:scrap|bin|ditch) (?:it|that|this|the whole thing|all of it), do not (?:(?:bother (?:to )?|worry about )?(?:log|sav|stor|record|add|track|not|keep|writ|put)(?:g?ing|e|t?ing|d)? (?:it|that|this|them|those|these|anything)(?: down)?|(?:bother|worry)(?: (?:about |with )?(?:it|that|this|them|those|these))?),
  no need, not (?:now|important|needed), i changed my mind, changed my mind, start over, scratch (?:that|it|this),
  undo(?: (?:that|it))?, (?:delete|remove|discard|erase) (?:it|that|this), no more questions, enough,
  vergiss (?:es|das), abbrechen, abbruch, lass (?:es|das|mal|gut sein), schon gut, nicht so wichtig, nicht wichtig, uberspringen,
  laisse(?:z)? tomber, oublie(?:z)?(?: ca| cela)?, annule(?:r|z)?(?: ca| tout)?, passe(?:r|z)?, tant pis, laisse,
  olvidal[oa], olvida(?: eso)?, cancela(?:r|lo)?, dejal[oa](?: asi)?, dejemosl[oa], no importa, saltar, saltal[oa], omitir,
  lascia (?:perdere|stare), annulla(?:re)?, dimentica(?:lo)?, fa niente, non importa, salta,
  esque(?:ce|ca)(?: isso)?, deixa(?: pra la| para la| isso| estar)?, cancele, pula(?:r)?, nao importa`,
);

/** Turned down politely: a "no" to a yes-or-no question, otherwise the question is called off. */
export const NO_THANKS = opening(
  `no,? (?:thanks|thank you|thx), nein,? danke, non,? merci, no,? gracias, no,? grazie, nao,? obrigad[oa]`,
);

/** None of what was offered. */
export const NONE_PHRASES = phrases(
  `none of (?:those|them|these|the above|the two|the three|that), neither(?: of (?:those|them|these|the two))?, none,
  not any of (?:those|them|these), not (?:those|these|them), nothing of (?:that|those), something else, something different, a different one,
  another (?:one|exercise|option), different one, other one, not (?:on the list|listed|there|in the list), no option fits, (?:an)?others?(?=\\W*$),
  keine?[rsn]?(?: davon| von (?:beiden|denen|diesen|den (?:beiden|dreien))| der beiden)?, weder noch, was anderes, etwas anderes, nichts davon,
  aucune?(?: des (?:deux|trois))?, ni l un ni l autre, autre chose, une? autre, rien de tout ca,
  ningun[oa]?(?: de (?:es[oa]s|est[oa]s|ell[oa]s|los dos|los tres))?, otra cosa, otr[oa], nada de eso,
  nessun[oa]?(?: (?:di (?:questi|quelli|queste)|dei due|dei tre))?, qualcos altro, un altro, altro,
  nenhum[a]?(?: (?:desses|deles|destes|dos dois|dos tres|delas))?, outra coisa, outr[oa]`,
);

/** The person does not know, or does not mind. */
export const UNSURE = phrases(
  `(?:i )?do not (?:know|remember|recall), whatever, whichever, any(?: of (?:them|those|these))?, either(?: one| of them| is fine)?, (?:it )?does not matter, (?:i )?do not (?:care|mind), (?:you (?:choose|pick|decide)), (?:it is )?up to you, your (?:call|choice), surprise me, egal, peu importe, (?:me )?da igual, e uguale, tanto faz, no idea, no clue, not sure, i am unsure, (?:i )?can not (?:remember|recall|say),
  (?:i )?forgot, (?:i )?lost (?:count|track), beats me, idk, who knows, weiss (?:ich )?nicht, keine ahnung, je ne sais (?:pas|plus), aucune idee,
  no (?:lo )?se, ni idea, no me acuerdo, non (?:lo )?so, non ricordo, nao (?:sei|lembro)`,
);

/** Words that carry nothing in an answer. */
export const ANSWER_FILLERS = words(
  `the a an one ones option options version variant variation kind type sort style please pls thanks thank you i we he it its
  mean meant did do done is was were are be been that this those these them they with on using used use for of to in at by
  would like think guess believe probably just only go going went choose pick take took select want say said lets let us me my
  mine definitely prefer preferred your list listed menu gave given offered showed shown suggested mentioned btw ofc tho though defo obvs obv duh clearly iirc ngl tbh pal buddy um uh umm erm er hmm hm oh ah so well actually sorry eh lol haha then there here now omg god gosh jesus wow dios gott
  today number and or but make makes made also too really very right same log logged put down as if yes
  exercise movement lift stack pulley tower station column again bro man mate dude hey course obviously about can could would you teh hte danke merci gracias grazie obrigado obrigada
  der die das den dem des ein eine einen einer mit am an ich meine meinte bitte nehme nehm will glaube war es und im
  le la les l un une celui celle avec au aux de du je j veux prends prefere s il vous plait te crois c est ce etait et
  el los las una con del por favor quiero creo lo era fue y al
  il gli di alla allo quello quella per favore voglio credo con e dei
  o os as um uma com do da dos das na no por quero acho foi era em`,
);

/** Words that mark a correction of what was said before. */
export const CORRECTION_MARKERS =
  /\b(?:actually|sorry|oops|oop|my bad|mistake|typo|correction|instead|rather|i (?:mean|meant)|make (?:that|it|them)|change|correct (?:it|that)|should (?:be|have been)|not \d+|eigentlich|doch|moment|quatsch|en fait|en realidad|perdon|in realta|scusa|na verdade|desculpa|corrijo)\b/;

/** 1 to 31 as people write them when they pick from a list. */
const ORDINAL_WORDS: Readonly<Record<string, string>> = {
  "1": "first 1st erste erster erstes ersten premier premiere primero primera primer primo prima primeiro primeira",
  "2": "second 2nd zweite zweiter zweites zweiten deuxieme seconde segundo segunda secondo seconda",
  "3": "third 3rd dritte dritter drittes dritten troisieme tercero tercera tercer terzo terza terceiro terceira",
  "4": "fourth 4th vierte vierter viertes vierten quatrieme cuarto cuarta quarto quarta",
  "5": "fifth 5th funfte funfter funftes funften cinquieme quinto quinta",
  "6": "sixth 6th",
  "7": "seventh 7th",
  "8": "eighth 8th",
};
/** Ordinal word → position, from 1. */
export const ORDINALS: ReadonlyMap<string, number> = new Map(
  Object.entries(ORDINAL_WORDS).flatMap(([position, list]) =>
    list.split(" ").map((word) => [word, Number(position)] as const),
  ),
);
export const LAST_WORDS = words(
  "last latter bottom letzte letzter letztes letzten dernier derniere ultimo ultima final",
);
export const FIRST_WORDS = words("former top");
export const MIDDLE_WORDS = words("middle mittlere mittleren milieu medio centrale meio");

const CARDINAL_WORDS: Readonly<Record<string, string>> = {
  "0": "zero null cero",
  "1": "one eins ein eine un une uno una um uma",
  "2": "two zwei deux dos due dois duas",
  "3": "three drei trois tres tre",
  "4": "four vier quatre cuatro quattro quatro",
  "5": "five funf cinq cinco cinque",
  "6": "six sechs seis sei",
  "7": "seven sieben sept siete sette sete",
  "8": "eight acht huit ocho otto oito",
  "9": "nine neun neuf nueve nove",
  "10": "ten zehn dix diez dieci dez",
  "11": "eleven elf onze once undici",
  "12": "twelve zwolf douze doce dodici doze dozen",
  "13": "thirteen dreizehn treize trece tredici treze",
  "14": "fourteen vierzehn quatorze catorce quattordici catorze",
  "15": "fifteen funfzehn quinze quince quindici",
  "16": "sixteen sechzehn seize dieciseis sedici dezesseis",
  "17": "seventeen siebzehn",
  "18": "eighteen achtzehn",
  "19": "nineteen neunzehn",
  "20": "twenty zwanzig vingt veinte venti vinte",
  "30": "thirty dreissig trente treinta trenta trinta",
  "40": "forty fourty vierzig quarante cuarenta quaranta quarenta",
  "50": "fifty funfzig cinquante cincuenta cinquanta cinquenta",
  "60": "sixty sechzig soixante sesenta sessanta sessenta",
  "70": "seventy siebzig setenta settanta",
  "80": "eighty achtzig ochenta ottanta oitenta",
  "90": "ninety neunzig noventa novanta",
  "100": "hundred hundert cent cien cento cem",
};
/** Number word → figure. */
export const CARDINALS: ReadonlyMap<string, number> = new Map(
  Object.entries(CARDINAL_WORDS).flatMap(([figure, list]) =>
    list.split(" ").map((word) => [word, Number(figure)] as const),
  ),
);
