const set = (words: string) => new Set(words.split(" "));

const ANIMALS = set(
  "dog dogs cat cats puppy kitten horse pony hamster rabbit parrot bird fish cow pig chicken goldfish pet " +
    "hund katze pferd kater hase perro gato gata perra caballo chien chat chienne cheval chatte cane gatto gatta cagnolino cavallo cachorro cachorra gato cavalo",
);
/** What breaks, stops, goes dark or falls in a gym or at home: nobody who could be in danger, and no animal either. */
const LIFELESS = set(
  "bench rack bar barbell treadmill bike rower erg machine cable rope band bands box chair stool table tent shelf roof ceiling floor platform wall mirror door " +
    "watch phone app laptop tablet computer battery scale tracker strap straps belt headphones earbuds speaker light lights power wifi internet screen tv car van bus garage gym building house street town city area block " +
    "plan programme program schedule motivation form technique tower bridge bed sofa couch kettlebell dumbbell plate plates step ladder net goal post garmin strava server website site site's team club economy market " +
    "bank hantelbank hantel stange laufband gerat rad handy uhr akku waage regal tisch stuhl dach lampe licht strom zelt auto " +
    "banco banca maquina cinta barra bici movil telefono reloj pantalla luz mesa silla coche techo " +
    "banquette tapis velo machine montre portable telephone chaise lit tente voiture plafond " +
    "panca panchina macchina tapis cyclette bilanciere orologio cellulare sedia tavolo luce corrente " +
    "esteira maquina bicicleta celular relogio cadeira mesa luz carro teto",
);
/** Between a subject and what befalls it. */
const BETWEEN = set(
  "is was has had knee hip leg paw eye teeth tooth spinal just suddenly almost nearly simply totally went then also again already it both " +
    "ist hat war wurde plotzlich einfach fast mir mitten se ha esta estaba me nos casi s est a etait m si e sta mi quasi ta foi acabou",
);
/** After these a thing is a place and no subject: "fainted off the bench", "on the treadmill, passed out". */
const PLACING = set(
  "on off at from under over with by near into onto against to of in for around beside behind using " +
    "auf vom von am an unter bei beim mit neben im ins zur zum de del desde en sobre bajo con por al sur sous dans du au a avec da dal dalla sul sulla su nella in no na pela pelo em",
);
const MOST_BETWEEN = 3;
const MOST_BEFORE = 3;

/** What befalls what begins at `start`, if no person: "the bench collapsed" a thing, "mi perro se desmayó" an animal. */
export function lifelessSubject(
  { words, pause }: { words: readonly string[]; pause: readonly boolean[] },
  start: number,
  from: number,
): "thing" | "animal" | null {
  for (let at = start - 1; at >= from && start - at <= MOST_BETWEEN + 1; at -= 1) {
    const word = words[at] as string;
    if (pause[at + 1]) return null;
    const isAnimal = ANIMALS.has(word);
    if (!isAnimal && !LIFELESS.has(word)) {
      if (BETWEEN.has(word)) continue;
      return null;
    }
    const isPlace = words.slice(Math.max(from, at - MOST_BEFORE), at).some((one) => PLACING.has(one));
    return isPlace ? null : isAnimal ? "animal" : "thing";
  }
  return null;
}

/** What is blacked or passed out by somebody. */
export const THINGS =
  /\b(?:blinds?|curtains?|windows?|calendar|dates?|lights?|screen|shades?|flyers?|leaflets?|samples|cards|papers?|letters?|tattoo|tires?|lenses|schedule|invitations?|invites?|candy|water|bottles|snacks|towels|medals|shirts|swag|stickers|business cards|programs|programmes|plans|workouts?|sessions|sheets|handouts|homework)\b/;

const TIMES =
  /^(?:the|my|our|all|some|these|those|his|her) (?:other|whole|entire|last|first|second|next|very|moment|minute|instant|night|day|morning|evening|rest|end|time|way|back)\b/;

/** Whether "blacked out" and "passed out" have an object: "blacked out the garage windows", "passed out the flyers". */
export function isDoneToThing(words: readonly string[], end: number): boolean {
  const after = words.slice(end, end + 5).join(" ");
  if (words[end - 1] !== "out" || TIMES.test(after)) return false;
  if (!/^(?:the|my|our|all|some|these|those|his|her)\b/.test(after)) return false;
  return /^black/.test(words[end - 2] ?? "") || THINGS.test(after);
}
