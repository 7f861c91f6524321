/** One word of the notes a line, and what else people say for it: everyday words, slang and other spellings. */
const SAME = `
vegetarian: veggie veggy vegetarisch vegetarien vegetariano vegetariana
vegan: vegans vegano vegana
nothing: nowt nuffin nothin nada
abs: sixpack
stomach: tummy belly gut
guy: bloke geezer dude fella fellow chap lad
grandmother: nan nana nanna gran granny grandma oma
grandfather: grandad granddad grandpa opa
mom: mum mam mummy mama
dad: daddy papa
run: jog
running: jogging
runner: jogger
tired: knackered shattered wiped cream-crackered pooped drained exhausted zonked
food: grub scran nosh
breakfast: brekkie brekky
alcohol: booze bevvy bevvies
cigarette: fag fags ciggy ciggies
sick: poorly
pregnant: preggers preggo expecting
deadlift: deads
squat: squatty
hinge: hingey hinging
rain: pouring bucketing chucking
gym: leisure-centre fitnessstudio
equipment: kit
shift: shiftwork
session: sesh sessions
worry: fret
want: wanna
calf: calfs
hamstring: hammy hammie
unfit: untrained
bar: barbell
newbie: newb noob
beginner: starter
treadmill: treddy
phone: mobile smartphone
scroll: scrolling doomscrolling
sweat: sweaty perspire perspiration
sore: achy
children: kiddos kids
heart: ticker
lung: lungs
`;

const CANONICAL = new Map(
  SAME.trim()
    .split("\n")
    .flatMap((line) => {
      const [word = "", others = ""] = line.split(":");
      return others
        .trim()
        .split(" ")
        .map((other): [string, string] => [other, word]);
    }),
);

/** The word of the notes for a plain, folded word; any other word as it is. */
export const asNoted = (word: string): string => CANONICAL.get(word) ?? word;

/** Several words that are one in the notes, or the other way round. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bpress[ -]?ups?\b/gi, "push ups"],
  [/\bfortnight\b/gi, "two weeks"],
  [/\bup the duff\b|\bwith child\b|\bbun in the oven\b/gi, "pregnant"],
  [/\btime of the month\b|\bon the rag\b/gi, "period"],
  [/\bhalf[- ]?marathon\b/gi, "half marathon"],
];

/** A text with such phrases as the notes have them. Linear in its length. */
export const phrasesAsNoted = (text: string): string =>
  PHRASES.reduce((said, [phrase, noted]) => said.replace(phrase, noted), text);
