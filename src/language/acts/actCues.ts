/** What words mean of an act: each meaning and its words, phrases of up to three, or beginnings of words where they end with a hyphen. */
const MEANINGS: Readonly<Record<string, string>> = {
  wrong:
    "wrong, mistake-, typo-, error-, off, miscount-, misread, mistyped, misheard, misremember-, mixed, swapped, backwards, flipped, crossed, lied, lying, incorrect, oops, sorry, whoops, falsch, vertippt, verzahlt, vertauscht, faux, fausse, trompe-, erreur, desole-, pardon, perdon, equivoc-, confundi-, mal, sbagliat-, scusa, errad-, errei, desculpa, engan-",
  rather:
    "should, ought, meant, mean, rather, instead, actually, really, in fact, in reality, in truth, turns out, turned out, to be exact, to be precise, come to think, second thought, second thoughts, on reflection, honest, honestly, not, nope, nah, statt, sondern, doch, eigentlich, plutot, au lieu, en fait, finalement, en vez, mejor, en realidad, sino, invece, meglio, in realta, anzi, na verdade, melhor, em vez, more like, closer to, nearer",
  "set to":
    "change, make, put, set, edit, fix, correct, adjust, update, read, say, says, write, call, swap, replace, switch, move, shift, file, label, rename, count as, log it as, down as, mark, belongs, bump, raise, lower, cut, knock, shave, take off, trim, andere-, korrigier-, setz, mach, mets, met, corrig-, change-, pon, cambia-, metti, poe, muda, troca-, trag",
  remove:
    "delete-, remove-, erase-, wipe-, bin, binned, trash-, toss, chuck, drop, lose, scrap, scratch, strike, discard, disregard, ignore, void, cancel, rid, gone, kill, nuke, unlog, retract, dump, junk, clear, forget, rub, reverse, undo, out, losch-, streich-, weg, raus, rausnehmen, entfern-, vergiss, enlev-, supprim-, effac-, vire-, oubli-, retire-, annul-, borr-, quita-, elimin-, olvid-, saca-, togli-, cancell-, rimuov-, lascia stare, apag-, tira-, esquec-, exclu-, remov-, desfaz-",
  "somebody else":
    "brother-, sister-, dad, mom, mum, wife, husband, son, daughter, kid, kids, mate, buddy, friend-, partner, boyfriend, girlfriend, roommate, cousin, nephew, uncle, trainer, coach, guy, bruder, schwester, frau, mann, kumpel, frere, soeur, femme, mari, fils, pote, hermano, hermana, mujer, marido, hijo, amigo, fratello, sorella, moglie, marito, figlio, amico, irmao, irma, esposa, filho, his, her, hers, he, she, they",
  "bring back":
    "back, restore-, undelete, un-delete, reinstate, recover, bring, return, keep it, want it, revert, zuruck, wieder, wiederherstell-, remets-, garde-, recuper-, volver, vuelve, rimett-, ripristin-, volta, restaur-",
  same: "same, again, repeat-, ditto, copy, identical, likewise, equally, exactly like, like before, once more, one more time, encore, rinse, mirror-, idem, pareil, rebelote, gleich-, genauso, ebenso, nochmal, dasselbe, igual, lo mismo, otra vez, stess-, uguale, di nuovo, mesm-, de novo, as well",
  more: "another, more, extra, bonus, additional, added, tack-, plus, fourth, 4th, fifth, 5th, 6th, sixth, further, follow-, finish-, then, next, after that, on top, noch, danach, dazu, dann, puis, otra, ademas, ancora, poi, mais, depois, back off, back-off, backoff, drop set, burnout",
  "to come":
    "next time, next week, next month, tomorrow, tmrw, will, ll, gonna, going to, plan-, aim-, hope, hoping, want, wanna, like to, try, trying, goal, target, soon, later, thinking, consider-, might, maybe, nachst-, morgen, will, uberleg-, prochain-, demain, vais, pense, proxim-, manana, voy, quiero, prossim-, domani, voglio, vem, amanha, vou, quero, calls for",
  supposed:
    "wish, possible, doable, feasible, within reach, in reach, in the tank, in me, possib-, faisab-, fattibil-, could, coulda, could ve, would, woulda, shoulda, if only, if, almost, nearly, used to, better, hatte, konnte, wenn, aurais, aurait, si, podria, hubiera, potevo, potrei, se, poderia, dava, prefer-, recommend-, reckon-, enough",
  "day before":
    "yesterday-, mon, tue, tues, wed, thu, thurs, fri, sat, sun, monday-, tuesday-, wednesday-, thursday-, friday-, saturday-, sunday-, ago, last night, day before, day earlier, day late, backdate, today, gestern, vorgestern, heute, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, hier, avant hier, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, ayer, anteayer, lunes, martes, miercoles, jueves, viernes, sabado, domingo, ieri, lunedi, martedi, mercoledi, giovedi, venerdi, ontem, anteontem, segunda, terca, quarta, quinta, sexta",
  "how it went":
    "felt, feel-, tough, hard, easy, heavy, light, brutal, love-, hate-, thanks, thank, thx, cheers, great, nice, good, perfect, fine, cool, awesome, beauty, lovely, ugly, killed, dead, tired, sore, spent, slept, hungry, haha, lol, danke, super, merci, gracias, grazie, obrigad-, valeu, duro, dura, dur, schwer, hart",
  "which set":
    "first, second, third, last, final, opener, opening, closing, middle, top, set 1, set 2, set 3, set 4, set one, set two, set three, erste-, zweite-, dritte-, letzte-, premiere, deuxieme, derniere, primera, segunda, ultima, prima, seconda, primeira",
  every:
    "each, every, per, all, both, pair, two of, everything, throughout, jeweils, pro, je, alle, beide, chaque, par, toutes, tous, cada, todas, todos, por, ogni, per, tutte, tutti",
  "stands as":
    "was, were, is, are, it s, that s, been, that d, it d, came to, comes to, makes, made, adds up, counted, count, used, had, did, got, war, waren, etait, c etait, fait, era, eran, fue, fueron, erano, e stato, foi, foram",
  "part of set":
    "rep, reps, repetitions, set, sets, round, rounds, weight, load, bar, plate, plates, collars, clips, pin, stack, kg, kgs, kilo, kilos, lb, lbs, pound, pounds, imperial, satz, satze, wdh, gewicht, stange, serie, series, poids, barre, barra, peso, bilanciere, km, mile, miles, minute, minutes, min, seconds, faster, quicker, slower, heavier, lighter",
  side: "left, right, side, arm, leg, arms, legs, opposite, other side, links, rechts, linke-, rechte-, gauche, droite, izquierd-, derech-, sinistr-, destr-, esquerd-, direit-",
};

/** What only the order of words shows. */
const PATTERNS: readonly (readonly [string, RegExp])[] = [
  [
    "not to keep",
    /\b(?:not|never|dont|didnt|don ?t|didn ?t|shouldn ?t|wasn ?t|isn ?t|none|neither|nobody)\b[^.,;]{0,30}\b(?:count|store|keep|save|log|logged|belong|happen|happened|do|did|real|true|me|mine|diary|place)\b|\b(?:test(?:ing)?|joking|joke|kidding|prank|made (?:it|that) up|wrong chat|wrong person|falscher chat|never sent|pretend|duplicate|in there twice|logged twice)\b/,
  ],
  [
    "asks",
    /\?|^\W*(?:(?:and|so|hm+|but|ok|wait|or) )*(?:what|which|who|when|where|why|how|is|are|am|do|does|did|can|could|should|would|will|shall|was|were|wie|warum|comment|pourquoi|est ce|on peut|que|como|cuant\p{L}*|se puede|come|quanto|perche|posso)\b/u,
  ],
  [
    "stays",
    /\b(?:(?:is|are|s|looks?|as) (?:right|correct|fine|good|ok|okay|it is|is|written|they are)|leave|keep|stays?|no changes?|correct as|stimmt|passt|c est bon|asi esta|va bene|ta certo)\b/,
  ],
];

const WHOLE = new Map<string, string[]>();
const BEGINNING = new Map<string, string[]>();
for (const [meaning, listed] of Object.entries(MEANINGS)) {
  for (const word of listed.split(", ")) {
    const [words, key] = word.endsWith("-") ? [BEGINNING, word.slice(0, -1)] : [WHOLE, word];
    words.set(key, [...(words.get(key) ?? []), meaning]);
  }
}
const SHORTEST = Math.min(...[...BEGINNING.keys()].map(({ length }) => length));
const LONGEST = Math.max(...[...BEGINNING.keys()].map(({ length }) => length));
const MOST_WORDS = 60;
const PHRASE = 3;

/** The names of what the words of a message mean of an act, one by one and in pairs. In: folded text. Linear. */
export function actCues(folded: string): string[] {
  const plain = folded.replace(/['’-]/g, " ");
  const said = (plain.match(/[\p{L}\d]+/gu) ?? []).slice(0, MOST_WORDS);
  const found = new Set<string>();
  said.forEach((word, at) => {
    for (let many = 1; many <= PHRASE; many += 1)
      for (const meaning of WHOLE.get(said.slice(at, at + many).join(" ")) ?? []) found.add(meaning);
    for (let length = SHORTEST; length <= Math.min(word.length, LONGEST); length += 1)
      for (const meaning of BEGINNING.get(word.slice(0, length)) ?? []) found.add(meaning);
  });
  for (const [name, pattern] of PATTERNS) if (pattern.test(plain)) found.add(name);
  const all = [...found].sort();
  const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => `${one} & ${other}`));
  return [...all, ...pairs, ...(all.length === 0 ? ["no cue"] : [])];
}
