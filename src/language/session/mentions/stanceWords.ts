import { keepingWords } from "../../patterns/keepingWords.ts";

/** What words say of something named beside them, by kind; the first kind that has a word counts. Verbs stand in their plain form. */
const KINDS: Readonly<Record<string, string>> = {
  no: "not no never none without nor neither nothing nobody nope nah naw zero hardly barely nay nil cannot cant dont doesnt isnt arent wasnt wont wouldnt couldnt shouldnt aint nowhere nowt minus refuse decline impossible unable kein keine keinen nicht nix ohne nie pas sans jamais aucun rien sin nunca ningun nada ni senza mai niente nessun sem nao nem nunca nenhum",
  away: "skip avoid drop ditch cut leave lose remove omit exclude spare ban bin scrap axe nix bar swerve dodge pass banish shelve forget forgo eschew delete strike bypass veto forbid prohibit out off away rid stop quit cease abandon dump bury burn trash toss junk lay steer clear save park bench-off strip erase cross minus sack fire retire boycott chuck abolish dispense eliminate withhold hold lassen weg raus weglassen sparen verzichten zapper oublier eviter quitar saltar dejar evitar saca fuera togliere lasciare saltare evita tirar deixar fora pular",
  averse:
    "hate loathe detest despise dread fear scare scared afraid terrify terrified petrified sick tired bore bored fed allergic resent frown abhor fault moan grumble whine complain over done enough suffer tolerate stomach stand bear abide face bother hack refuse disgust despair shudder flinch cringe cry weep scream puke vomit barf sulk curse swear argue phobia aversion object embarrass embarrassed humiliate intimidate intimidated annoy annoyed irritate anxious nervous wary reluctant unwilling hassen odiar detester odio hais odeio marre bock harto stufo cansado farto",
  bad: "awful horrible terrible stupid pointless degrading foolish boring dull death hell nightmare enemy nemesis evil torture misery waste wasted useless overrated daft ridiculous silly dumb gross crap rubbish garbage satan devil worst worse bad badly ugly awkward dangerous risky unsafe sketchy painful tedious miserable brutal cruel cheat lame trouble problem issue mistake disaster catastrophe shame sin crime regret lousy rotten vile nasty suck sucks stink punishment joke bane poison overkill unnecessary idiotic trauma traumatic unhelpful impractical unwise cursed damn damned bloody rude mean hopeless wrong doomed",
  harm: "hurt pain ache achy sore kill wreck destroy aggravate flare pinch twinge click grind strain sprain tweak inflame inflamed injure injured injury break broke broken tear tore torn bruise blister faint dizzy nausea nauseous leak unmake murder snap pop wobble cramp swell swollen rip bleed stab burn sting throb stiff dislocate fracture hernia slip niggle irritate upset scream bark complain groan creak crunch wake trigger migraine ruin damage batter hammer nackern wehtun weh schmerzen schmerzt mal duele duelen doler male dolore doi doem dor spinnen",
  lack: "close closed shut taken busy queue queued missing gone lost unavailable stolen locked bust occupied hog hogged borrow borrowed lack lacking expired flooded flat packed sold kaputt defekt besetzt roto rota guasto quebrado space room ceiling",
  later:
    "later tomorrow tmrw another until till til wait postpone rest restful resting friday saturday sunday monday tuesday wednesday thursday weekend next future day-off break holiday pause recover morgen demain manana domani amanha spater",
  want: "want need love like fancy crave prefer enjoy adore give gimme do add build include program programme put make start finish begin end get try miss wish hope crave dream bring plan write show design create draw throw pack stick focus train work hit work feature keep use squeeze smash demand insist request ask order dying desire long eager keen mad excited addicted obsess obsessed craving welcome go let teach learn improve practise practice grow strengthen mochte will brauche gib mach zeig bitte baue veux voudrais fais donne propose ajoute quiero dame hazme pon ponme necesito anade toca voglio fammi dammi metti aggiungi quero manda faz coloca poe preciso",
  good: "great best good sacred fine ok okay okayed yes yeah yep yup aye essential mandatory must ideal perfect favourite favorite favourites rule rules win safe allowed cleared brilliant lovely fun nice happy glad cool sure definitely absolutely certainly gladly possible doable manageable quiet comfortable easy better compulsory obligatory required non-negotiable staple necessary vital king queen priority glorious heaven therapy gern gerne lieber super genial si oui ja sim claro mejor meglio melhor",
  swap: "instead rather replace swap substitute exchange switch trade change lieu stead alternative statt anstatt plutot place lugar vez invece posto",
  past: "yesterday last did had was were used once ago before already earlier since been gave made took went kept hammered recently lately previously gestern hier ayer ieri ontem",
  other:
    "mum mom mother dad father sister brother friend coach trainer he she they his her him their them people others everyone everybody somebody someone girlfriend boyfriend wife husband client cousin uncle aunt mate buddy doctor doc physio gp osteo midwife surgeon boss colleague neighbour neighbor partner kid kids son daughter team",
  self: "i me my mine myself im ich mir mich mein je moi mon yo mi io mio eu meu",
  you: "you your u ya dir du tu vous",
  ask: "what why how which whether does who is are can could would should wie was warum est-ce pourquoi como por-que perche",
  turn: "but though however except unless although yet aber doch mais pero ma apart besides aside otherwise",
  limit:
    "not-only no-more only just more less than few fewer max maximum least most much many enough solely exclusively nur seulement solo apenas too very",
  with: "and with plus also too along including und mit et avec y con e com then and",
};

const KIND_OF = new Map<string, string>();
for (const [kind, words] of Object.entries(KINDS))
  for (const word of words.split(" ")) if (!KIND_OF.has(word)) KIND_OF.set(word, kind);

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, "y"],
  [/es$/, ""],
  [/s$/, ""],
  [/ied$/, "y"],
  [/([b-df-hj-np-tv-z])\1(?:ed|ing)$/, "$1"],
  [/ed$/, ""],
  [/d$/, ""],
  [/ing$/, ""],
  [/ing$/, "e"],
  [/in$/, "ing"],
];
const SHORTEST = 3;

/** What kind of thing a folded word says of what is named beside it; `null` for most words. */
export const stanceWord = keepingWords((word): string | null => {
  const known = KIND_OF.get(word);
  if (known !== undefined) return known;
  if (word.length <= SHORTEST) return null;
  for (const [ending, plain] of ENDINGS) {
    const kind = ending.test(word) ? KIND_OF.get(word.replace(ending, plain)) : undefined;
    if (kind !== undefined) return kind;
  }
  return null;
});
