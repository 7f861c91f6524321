import { entered } from "../patterns/enteredPattern.ts";
import { AREA_MUSCLES, AREAS, type Area, JOINT_OF_AREA } from "./areaWords.ts";

const table = (rows: Record<string, string>) =>
  new Map(Object.entries(rows).map(([word, others]) => [word, new Set(others.split(" "))]));

/** What follows when the word is no area: "back squat" is a lift, "push me" a plea, "lower the weight" an order. */
export const NO_AREA_BEFORE = table({
  bis: "zu zum zur montag dienstag mittwoch donnerstag freitag samstag sonntag mo di mi do fr sa so morgen heute jetzt ende mitte anfang nachste nachsten sommer herbst winter fruhling fruhjahr weihnachten ostern silvester neujahr januar februar marz april mai juni juli august september oktober november dezember dahin",
  back: "to at in into home from on after soon again here pain squat squats row rows extension extensions office up out off then now pocket yard",
  ab: "jetzt heute morgen sofort montag dienstag mittwoch donnerstag freitag samstag sonntag nachster nachstem und wann",
  push: "me us myself it hard harder yourself through past up ups my the limits",
  pull: "me it up ups together out through off",
  pulling: "out up from",
  pushing: "myself it through hard my",
  upper: "end limit hand level",
  lower: "impact intensity weight weights reps rep volume the my rest than",
  leg: "press presses curl curls extension extensions raise raises length",
  shoulder: "press presses raise raises tap taps width height level high",
  chest: "press presses fly flies flyes supported dip dips",
  calf: "raise raises",
  arm: "curl curls row rows",
  core: "lifts lift",
  hamstring: "curl curls",
  glute: "bridge bridges kickback kickbacks",
  lat: "pulldown pulldowns raise raises",
  stretch: "band bands",
  yoga: "mat mats ball balls block blocks pants",
  cardio: "machine machines equipment kit gear stuff things area section room deck",
  gun: "show",
  po: "box",
  trap: "bar",
  neck: "press",
  grip: "bench",
});
/** What stands in front when the word is no area: "I'm back", "hold back", "one-arm row", "close grip". */
const NO_AREA_AFTER = table({
  back: "am get getting got going come coming came be been is are was ease easing step set hold holding right welcome to bounce bouncing way straight go went cut dial dialing scale laid text jump jumping bent bend bends bending flexed flexing lean leaning days weeks months years while few ages pushed pulled turned twisted dropped scaled dialed falling fall",
  arm: "1 one single long straight each per left right bad good",
  forearms: "on from",
  arms: "both straight",
  leg: "1 one single each per straight stiff split left right bad good",
  push: "to will i we you not",
  pull: "will to i we you not groin hamstring hamstrings hammy calf quad adductor oblique pec flexor",
  grip: "close wide neutral narrow reverse overhand underhand not cannot cant barely hardly to",
  stretch: "to",
});

/** "A good arm pump": no arm is the good one. */
const PUMPED = /^(?:pump|burn|burner|day|session|workout|blast|finisher|routine|circuit)$/;

/** Whether the word in front says that no area is meant. */
export const isNoArea = (previous: string, word: string, next: string): boolean =>
  NO_AREA_AFTER.get(word)?.has(previous) === true && !(previous === "good" && PUMPED.test(next));

/** Complaints in front of a body part, and behind it. */
export const HURT_BEFORE = new Set(
  (
    "tired dead hypermobile unstable creaky crunchy arthritic clicky dislocated wobbly ropey sunburnt sunburned burnt burned bruised grazed scraped skinned bad sore torn tore broken busted dodgy wonky gammy dicky injured injure tweaked strained sprained pulled achy aching painful stiff tight weak " +
    "swollen inflamed tender cranky angry iffy funny fragile sensitive fractured operated pinched stinging recovering rehabbing herniated bulging slipped " +
    "hurt hurting messed fucked screwed blown crook wrecked pain ache aches issue issues problem problems trouble injury surgery spare sparing protect dolgono duole complaining grumbling moaning protesting throbbing impinged dolorido dolorida dolorante dolorosa douloureuse douloureux bother bothers irritates aggravates kills " +
    "careful easy niggle niggles twinge mal dolor douleur dolore dor schmerzen probleme lesion blessure arthritis tendonitis tendinitis knackered destroyed trashed fried shot"
  ).split(" "),
);
export const HURT_AFTER = new Set(
  (
    "hurts hurt hurting hurted aches ache aching pain pains painful sore soreness injury injuries issue issues problem problems surgery " +
    "tendinopathy tendonopathy tendinosis tendinopathie tendinopatia rupture ruptured contusion tendon tendons tear trouble tweak strain sprain tear torn tendonitis tendinitis arthritis impingement bursitis friendly safe doms niggle niggles spasm spasms " +
    "sunburnt sunburned burnt bruised raw peeling pinched pinching stings stinging cramp cramping cramps locked unstable swelling clicks clicking pops popping broken fractured acting killing fried shot toast trashed wrecked destroyed cooked smoked dead stiff tight tender swollen bothering bothers feels " +
    "replacement operation bad dodgy wonky gammy busted tweaked strained sprained pulled achy painful swollen inflamed cranky angry iffy funny " +
    "fragile sensitive herniated bulging slipped fucked screwed knackered weak grumpy impinged impinging tira tirano tiran tirant tire zieht ziehen puxa puxando fastidiado fastidiada complain complains complaining grumbles grumbling moans moaning protests protesting throbs throbbing zwickt zwicken zickt muckt beleidigt dolorido dolorida dolorante dolorosa douloureuse douloureux tut tun schmerzt schmerzen duele duelen fait dolore doi doem verletzt gezerrt"
  ).split(" "),
);
export const GLUE = new Set(
  "my the a an is are was were still in with on of this both left right old your so very really super bit little kinda kind sort from has have been be too and also quite pretty slightly to for up au aux de la el le les mi mein meine meiner der die das den im il mia mio minha meu al ist sind esta est gets get gives moderately mildly severely links rechts gauche droite izquierdo izquierda derecho derecha sinistra sinistro destra destro esquerdo esquerda direito direita feel felt feeling dx sx che qui que inner outer inside outside which 1 muscle something".split(
    " ",
  ),
);
export const TIRED = new Set(
  "tired sore soreness doms fried shot toast trashed wrecked destroyed cooked smoked dead knackered".split(" "),
);

export const EXCLUDE = new Set(
  (
    "no not without skip skipping avoid avoiding except excluding exclude minus nothing besides omit omitting ohne kein keine keinen sans sin senza sem pas nada non nao nicht " +
    "never hate zero 0"
  ).split(" "),
);
/** "Save my shoulders and arms": kept for something else, and left alone today. */
export const SAVE = /^(?:save|saving|spare|sparing|rest|resting|protect|protecting|preserve)$/;
/** Things to train with: what is refused or lacking before one of these is the thing, not the part of the body after it. */
export const GEAR =
  /^(?:equipment|gear|kit|equip|matos|accessoires?|appareils?|poids|zeug|kram|aparatos|implementos|attrezzi|aparelhos?|weights?|material|materiel|equipo|equipamientos?|equipamentos?|equipement|attrezz\w*|gerate?n?|ausrustung|hanteln?|kurzhanteln?|gewichten?|halteres?|mancuernas?|manubri|pesas?|pesi|pesos|elastic\w*|bandas?|nada|niente|nulla|rien|alles|bench|benches|barbells?|bars?|racks?|dumbbells?|dbs?|kettlebells?|kbs?|machines?|cables?|bands?|plates?|mat|box|rings|trx|smith|treadmill|bike|rower)$/;
/** "Have not trained legs in weeks": overdue, not refused. */
export const OVERDUE = /^(?:done|trained|hit|worked|touched|had|gotten|got|seen)$/;
/** Names of programmes made of areas: "upper lower split", "a push pull legs routine". */
export const PROGRAMME = /^(?:split|rotation|ppl|programme?|cycle)$/;
export const LIST = new Set([
  "and",
  "or",
  "nor",
  ",",
  "/",
  "und",
  "oder",
  "et",
  "ou",
  "y",
  "o",
  "e",
  "-",
  "any",
  "work",
  "stuff",
  "the",
  "my",
  "any",
  "more",
  "on",
  "hit",
  "train",
  "do",
  "want",
  "for",
  "to",
  "day",
  "days",
  "exercises",
  "training",
  "but",
  "plus",
]);
export const SENTENCE_END = new Set([".", ";", "!", "?", "\n", "(", ")"]);

export const EMPHASIS = new Set(
  "emphasis emphasize emphasise emphasizing focus focused focusing focussed mostly mainly especially extra bias biased priority prioritize prioritise accent specialise specialize heavy schwerpunkt fokus allem surtout enfasis foco".split(
    " ",
  ),
);

export const DAY = /^(?:yesterday|gestern|hier|ayer|ieri|ontem|already|earlier|ago)$/;
export const TRAINED = /^(?:did|trained|hit|worked|smashed|killed|destroyed|blasted|had|done|finished)$/;

/** Muscles that are strained as such; a hurt shoulder or back is a joint's matter and read elsewhere. */
export const INJURED_MUSCLE: ReadonlySet<Area> = new Set(
  AREAS.filter((area) => AREA_MUSCLES[area].length === 1 && JOINT_OF_AREA[area] === undefined && area !== "cardio"),
);

/** "My quads always take over": what works where something else is to. */
const TAKES_OVER = entered(
  /^(?:(?:always|just|still|usually|often|only|do not|does not|are|is|keep|keeps|tend to|tends to|seem to|do|will|would|they|ubernehmen immer|siempre|toujours|sempre) )*(?:tak(?:e|es|ing) over|do(?:es)? (?:all|most of) (?:the|it|of)|dominat\w+|ubernehmen|compensent|compensano|compensan|compensam)\b/,
);
/** "Squats always go into my quads", "I only feel rows in my biceps"; "I want to feel it in my glutes" is a wish. */
const GOES_INTO = entered(
  /\b(?:(?:always|only|just|usually|mostly|still|all|ever) (?:feel|felt|go(?:es)?|going|ends? up|hits?|lands?)(?: (?!my\b)\w+){0,3}|(?:go(?:es)?|going|ends? up)(?: (?:all|straight|right|mostly|only))*) (?:in|into|on|to) (?:my |the )?$|\b(?:always|only|just|mostly) hits? (?:my |the )$/,
);
/** Whether a part of the body is told of as what takes the work from another. In: the tokens, and where it begins and ends. */
export const takesOver = (tokens: readonly string[], from: number, to: number): boolean =>
  TAKES_OVER.test(tokens.slice(to, to + 6).join(" ")) ||
  GOES_INTO.test(
    `${tokens
      .slice(Math.max(0, from - 7), from)
      .join(" ")
      .replace(/ +/g, " ")} `,
  );

/** "Legs light please, full body": as much of it as there is in the rest. */
export const EASED_AFTER =
  /^(?:(?:very|really|super|kept?) )?(?:light|lighter|easy|easier|gentle|minimal)\b(?! (?:day|session|workout|weights?|dumbbells?))/;
export const EASED_BEFORE =
  /\b(?:light|easy|gentle|lighter|easier) on(?: (?:the|my))?$|\b(?:less|fewer|weniger|moins de|menos|meno)(?: (?:of )?(?:the|my))?$/;
