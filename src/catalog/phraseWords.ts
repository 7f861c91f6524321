/** Words of exercise phrases, as data. Keys are the canonical tokens that names, aliases and phrases are brought to. */

/**
 * Canonical words ← what people write for them, in English, German, Spanish, French, Italian and Portuguese. Accents,
 * case, hyphens, fillers and English plurals are already gone when these are looked up; several words may map to one.
 */
export const SYNONYMS: Readonly<Record<string, string>> = {
  // What is held, pulled or sat in
  barbell: "bb, bar bell, langhantel, lh, barra, barre, bilanciere, olympic bar, oly bar, straight bar",
  dumbbell:
    "db, dbl, dumbell, dumb bell, kurzhantel, kurzhanteln, kh, mancuerna, haltere, manubrio, manubri, halter, hantel, hanteln",
  kettlebell: "kb, kettle bell, kugelhantel, kugelhanteln, pesa rusa",
  cable:
    "cable machine, cable station, kabel, kabelzug, kabelturm, seilzug, polea, poulie, cavo, cavi, polia, cabo, poulie vis a vis, vis a vis",
  machine:
    "life fitness, lifefitness, technogym, matrix, cybex, precor, gym80, gym 80, panatta, prime fitness, star trac, startrac, hoist, body solid, icarian, freemotion, free motion, gymleco, watson, " +
    "mach, maschine, maquina, macchina, apparat, gerat",
  smith: "smith machine, multipresse, multipower, multipress, smith rack, maquina smith",
  band: "resistance band, loop band, gummiband, widerstandsband, elastique, elastico, banda, goma, theraband",
  ezbar: "ez bar, ez curl bar, ez, e z bar, sz, sz stange, sz hantel, curl bar, barra z, barre ez, barra w",
  trapbar: "trap bar, hex bar, hexagonal bar, barra hexagonal, hexbar",
  safetybar: "safety bar, safety squat bar, ssb",
  tbar: "t bar, tbar",
  ring: "ringe, turnringe, anneaux, anelli, anillas, argolas, gymnastic ring",
  medball: "medicine ball, med ball, medizinball, balon medicinal",
  suspension: "trx, suspension trainer, schlingentrainer",
  bodyweight:
    "bw, body weight, korpergewicht, poids corp, peso corporal, peso corpo, corpo libero, no weight, unweighted, ohne zusatzgewicht, ohne gewicht, sin lastre, sin peso, sans poids, sans lest, senza peso, sem peso",
  // Grip, position, side
  incline:
    "inc, inclined, schragbank, schrag, inclinado, inclinada, inclinata, inclinato, incliné, inclinee, incl, banco inclinado, banc incliné, geneigt",
  decline: "dec, declined, negativbank, declinado, declinada, declinata, declinato, décliné",
  flat: "flachbank, plano, plana, piana, piano",
  seated: "sitting, sitzend, sitz, sentado, sentada, assis, assise, seduto, seduta, sitzen",
  standing: "std, stehend, parado, piedi, debout, em pé, stehen, de pie, de pé",
  lying: "liegend, acostado, tumbado, allongé, couché, sdraiato, deitado, liegen, tumbada, acostada, deitada, sdraiata",
  kneeling: "half kneeling, tall kneeling, kniend, arrodillado, à genoux, in ginocchio, ajoelhado",
  drop: "ran rack, run rack, running rack, rack run",
  knee: "rodilla, genou, genoux, ginocchio, ginocchia, joelho, knie",
  overhead: "over head, sobre cabeza, por encima cabeza, acima cabeça, dessus tête, sopra testa, überkopf, über kopf",
  "feet elevated":
    "elevated feet, pies elevados, pieds surélevés, pieds élevés, piedi rialzati, pés elevados, füsse erhöht, füsse hoch",
  "chest supported":
    "chest supp, chest sup, chest supt, chest support, pecho apoyado, apoyo pecho, poitrine appuyée, appoggio petto, peito apoiado, brustgestützt",
  "straight arm":
    "str8 arm, str arm, brazo recto, brazos extendidos, bras tendu, braccia tese, braços estendidos, gestreckte arme",
  "single arm":
    "one arm, one armed, 1 arm, onearm, one hand, one handed, single handed, sngl, sgl, sngl arm, einarmig, un brazo, un bras, un braccio, una mano, une main, um braço, uma mão",
  "single leg":
    "one leg, one legged, 1 leg, 1 legged, sl, einbeinig, una pierna, une jambe, una gamba, uma perna, single legged",
  single: "unilateral, unilaterale, unilatéral, one side",
  alternating:
    "alt, alternate, alternated, alternado, alterné, alternato, alternada, alternati, alternée, abwechselnd, wechselseitig",
  close:
    "close grip, narrow, narrow grip, cg, eng, enger griff, agarre cerrado, prise serrée, presa stretta, pegada fechada, serré, serrée, fechado",
  wide: "wide grip, wg, weit, breit, breiter griff, agarre ancho, prise large, presa larga, pegada aberta",
  neutral: "neutral grip, parallel grip, neutraler griff, agarre neutro, prise neutre, presa neutra",
  underhand: "supinated, reverse grip, underhand grip, untergriff, supino grip, supination",
  overhand: "pronated, pronated grip, overhand grip, obergriff, pronation",
  assisted:
    "counterweight, counterweighted, counterbalance, counterbalanced, astd, asst, assist, with assistance, unterstutzt, asistida, asistido, assisté, assistito, assistida",
  weighted: "wtd, wgt, with weight, added weight, zusatzgewicht, lastrado, lastrada, lesté, zavorrato, com peso",
  // Movements
  squat: "sq, sqt, agach, kniebeuge, kniebeugen, sentadilla, agachamento, accroupissement, accosciata, squatten, bsqt",
  deadlift:
    "dl, kreuzh, deads, dead lift, deadlifting, kreuzheben, peso muerto, soulevé terre, souleve, stacco, stacchi, levantamento terra, deadies, deadie, deaddies",
  "romanian deadlift":
    "rdl, rom deadlift, rom dl, rumanisches kreuzheben, peso muerto rumano, stacco rumeno, levantamento terra romeno, romanian dl",
  "stiff leg deadlift":
    "sldl, stiff leg, stiff legged deadlift, peso muerto piernas rígidas, peso muerto rígido, soulevé terre jambes tendues, stacco gambe tese, stacchi gambe tese, levantamento terra stiff",
  "back squat": "bsq, b squat, bk squat",
  "front squat": "fsq, f squat, fsqt",
  "barbell curl": "rosca direta, curl barre",
  "barbell squat": "agachamento livre, squat bilanciere",
  "bench press":
    "bp, bd, banca, bankdr, benchpress, bench pressing, benching, benched, bankdrucken, press banca, développé couché, panca piana, distensioni panca, supino reto, supino, benchie, benchy, dev couché, dc couché",
  "close bench press": "cgbp, close grip bench",
  "overhead press":
    "ohp, dev militaire, schulterdr, desenv, mil press, over head press, overhead pressing, schulterdrucken, press militar, développé militaire, lento avanti, desenvolvimento, desenvolvimento militar, oh press",
  "shoulder press": "press hombro, développé épaule, spinte spalle, desenvolvimento ombro, press hombros",
  "overhead tricep": "oh tri, oh tricep, oh triceps",
  "overhead extension": "oh ext, oh extension",
  "overhead cable": "oh cable",
  "overhead squat": "oh squat",
  "overhead carry": "oh carry",
  "leg press": "legpress, beinpresse, prensa, prensa pierna, presse cuisse, presse, pressa, leg pressing",
  "chest press": "brustpresse, press pecho, presse pectoraux, chest pressing",
  press: "pressing, drucken, dev, développé, spinte, spinta, distensioni",
  row: "rudern, remo, rematore, remada, rowed",
  curl: "rosca, curling, curled, bizepscurl, bizeps curl",
  lunge: "desplante, ausfallschritt, ausfallschritte, zancada, estocada, fente, affondi, affondo, afundo, passada",
  "split squat": "splitsquat",
  pullup: "pull up, klimmzug, klimmzuge, dominada, traction, trazioni, trazione, barra fixa, barra fija, pulled up",
  chinup: "chin up, chin",
  pushup:
    "push up, press up, liegestutz, liegestutze, flexiones, lagartija, lagartixa, pompe, piegamenti, piegamento, flexao, flexoes",
  situp: "sit up, sit ups",
  stepup: "step up, aufsteiger, subida banco, subida cajon",
  dip: "dipping, fondo, barrenstutz, mergulho, tríceps dip",
  pulldown: "pull down, latzug, latziehen, jalon, puxada, puxada frente, pd, puxador",
  kickback: "kick back, patada, coice",
  crossover: "cross over, cruce",
  abduction: "abductor, abducteur, abductore, abduttore, abduttori, abdutor, abdutora, abduktor, abduktoren",
  "lat pulldown":
    "tirage poulie haute, poulie haute, tirage haut, lat pull, lat machine, tirage vertical, jalon pecho, tirage poitrine, lats pulldown, latpulldown",
  pushdown: "push down, pressdown, press down, trizepsdrucken",
  pullover: "pull over",
  raise: "elev, alz, heben, elevacion, elevaciones, élévation, alzata, alzate, elevacao",
  "lateral raise":
    "alz laterali, elev lateral, elev laterale, seith, seitheben, elevacion lateral, elevaciones lateral, elevaciones laterales, élévation latérale, alzate laterali, elevacao lateral, side lateral, laterals, sollevamento laterale, sollevamenti laterali",
  "front raise": "frontheben, elevacion frontal, élévation frontale, alzate frontali, elevacao frontal",
  "calf raise":
    "wadenheben, elevacion talones, elevaciones gemelos, elevacion gemelos, extension mollet, alzate polpacci, sollevamento polpacci, panturrilha em pe, elevacao panturrilha",
  "leg extension": "beinstrecker, beinstrecken, extension cuadriceps, extension jambe, cadeira extensora, extensora",
  "leg curl": "beinbeuger, beincurl, curl femoral, leg curling, mesa flexora, flexora, ischio, lc",
  wrist: "poignet, muñeca, polso, polsi, punho, handgelenk",
  rope: "corde, cuerda, corda, seil",
  extension: "ext, extn, extensiones, estensioni, extensao, strecken",
  fly: "flye, flyes, fliegende, flying, apertura, aperturas, écarté, croci, crucifixo, crucifijo",
  "pec deck": "butterfly, pecdeck, peck deck, pec dec, butterfly maschine",
  "hip thrust": "hipthrust, hufthebung, beckenheben, empuje cadera, poussée hanche, elevacao pelvica, thrust",
  "glute bridge": "puente gluteo, pont fessier, ponte glutei, ponte gluteo",
  "good morning": "goodmorning, gm, buenos dias",
  plank: "unterarmstutz, plancha, gainage, planche abdominale, prancha",
  crunch: "addominali terra, addominale terra, crunche, abdominal, abdominale, abdominali, abdominales",
  "face pull": "facepull",
  "farmer carry": "farmer walk, farmer hold, paseo granjero",
  shrug: "schulterheben, encogimiento, haussement, scrollate, encolhimento",
  swing: "swung",
  walk: "walking, walked",
  muscleup: "muscle up",
  wallball: "wall ball",
  vup: "v up",
  "clean jerk": "c j, cnj",
  "skull crusher": "skullcrusher, skull crush",
  "jump rope": "skipping rope, rope skipping, seilspringen, comba, corde sauter, pular corda",
  // Parts of the body and ways of doing it
  tricep: "tri, trizeps, tricipiti, tricipite, triceps",
  bicep: "bi, bizeps, bicipiti, bicipite, biceps",
  hamstring: "ham, hammy, hammie, isquio, femorale, femorali",
  quad: "quadricep, quadriceps, quadrizeps",
  calf: "calves, calve, wade, waden, mollet, mollets, polpacci, polpaccio, panturrilha, panturrilhas, gemelos, gemelo, pantorrilla, pantorrillas",
  glute: "glut, butt, gluteo, gluteus",
  shoulder: "schulter, hombro, épaule, spalla, spalle, ombro, delt, deltoid",
  chest: "brust, pecho, poitrine, pectoraux, petto, peito, pec, pectoral",
  back: "rucken, espalda, dos, schiena, costas",
  leg: "bein, beine, pierna, jambe, gamba, gambe, perna",
  ab: "abs, core, stomach",
  concentration: "conc",
  upright: "uprite, up right",
  bulgarian: "bulg, bulgarisch, bulgara, bulgare, bulgaro",
  romanian: "rumanisch, rumano, roumain, rumeno, romeno",
  reverse: "reversed, rückwärts, inverso, inverse, inversé, rev, invertido, invertida, inversa, inversée, inversé",
  hanging: "hang, hängend",
};

/** Words that carry nothing about which exercise is meant. */
export const FILLERS: readonly string[] = (
  "a an the my our some of with w on onto for at in to and then also just did do done doing i we it that this " +
  "was were is today yesterday set sets rep reps serie series satz satze wiederholung each per by using use via " +
  "exercise workout training session gym class lesson practice match game hice hoy ho fatto fiz j ai fait hab ich heute gemacht " +
  "de del la las el los le les du des un una une uno con com mit am auf den dem der die das im avec au aux al alla alle il lo gli en em su sulla nel nella sur zum zur no na ao por para pour " +
  "auch ausserdem noch aussi egalement en tambien ademas anche inoltre pure tambem"
).split(" ");

/** Words about how it went: they neither choose an exercise nor rule one out. */
export const MANNER: readonly string[] = (
  "heavy light easy hard tough good great slow fast quick strict controlled tempo pause paused pausing explosive speed " +
  "deep atg raw comp competition working work top backoff warm warmup first last final same again normal regular " +
  "standard classic basic plain felt full rom range failure amrap drop superset giant myo cluster straight super " +
  "weight kg lb kilo pound free style grip livre libre libero beltless belted belt strap strapped wrap sleeve chalk " +
  "progression variation eccentric concentric isometric mixed hook thumbless tng touch go deadstop deload slowly"
).split(" ");

/** Movement words: the head of an exercise's name. They narrow the pool of candidates. */
export const MOVEMENTS: readonly string[] = (
  "row press curl squat deadlift lunge raise fly pulldown pullup chinup pushup dip plank extension bench thrust bridge " +
  "swing carry shrug crunch situp stepup pushdown pullover kickback clean snatch jerk thruster stretch rollout twist jump " +
  "burpee crusher abduction adduction pull walk deck crossover climber sprawl rotation chop run sprint step"
).split(" ");

/** Movement words that on their own name a whole group of lifts, none of which is the usual one. */
export const GENERIC: readonly string[] = ["row", "press", "curl", "fly", "raise", "extension", "lunge"];

/** What is used: if a phrase names one, the exercise must use it. */
export const IMPLEMENTS: readonly string[] = (
  "barbell dumbbell kettlebell cable machine smith band ezbar trapbar safetybar tbar landmine plate medball ring " +
  "suspension bodyweight"
).split(" ");

/** Of each group an exercise has at most one; naming another one rules it out. */
export const OPPOSITES: readonly (readonly string[])[] = [
  ["seated", "standing", "lying", "kneeling"],
  ["incline", "decline", "flat"],
  ["close", "wide"],
  ["underhand", "overhand", "neutral"],
  ["assisted", "weighted"],
  ["front", "back"],
];

/** How something is held. */
export const GRIPS: readonly string[] = ["close", "wide", "neutral", "underhand", "overhand"];

/** Words that may be said of an exercise without being part of what the catalogue tells apart. */
export const SOFT: readonly string[] = [
  "seated",
  "standing",
  "flat",
  "weighted",
  "alternating",
  "overhand",
  "arm",
  "hold",
  "double",
  "bell",
];

/** Everyday nouns inside exercise names: alone they do not name the exercise ("dog" is no bird dog). */
export const EVERYDAY: readonly string[] = (
  "dog cat cow camel bird bug bear crab frog couch suitcase farmer mountain jack child cobra pigeon world good morning " +
  "wall box chair towel ball rope bike car wheel dead face side front back high low hand foot knee elbow neck hip " +
  "ankle wrist march arm leg body happy thread needle spider monkey duck butterfly sun prisoner machine hollow " +
  "superman windmill star donkey concentration spin cycling rower walking running bar rack strap floor " +
  "fire tire stone stair balance book time team field open track drive battle chaise silla sedia cadeira stuhl cycle " +
  "ride climb stairs bag halo ultimate test number pool length bank"
).split(" ");
