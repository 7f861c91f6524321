const LISTS: Readonly<Record<string, string>> = {
  exercise:
    "bench benching benched squat squats squatting squatted deadlift deadlifts deadlifting dl deads rdl rdls ohp press presses pressing " +
    "row rows rowing pullup pullups chinup chinups chins pushup pushups dip dips curl curls lunge lunges plank planks burpee burpees " +
    "crunch crunches situp situps swing swings thrust thrusts raise raises fly flyes flys pulldown pulldowns pushdown pushdowns shrug " +
    "shrugs extension extensions clean cleans snatch snatches jerk kettlebell goblet bulgarian bss stepup stepups skullcrushers " +
    "kniebeuge kniebeugen bankdrucken kreuzheben liegestutze klimmzuge ausfallschritte rudern traction tractions pompes souleve " +
    "developpe fentes sentadilla sentadillas dominadas flexiones banca remo zancadas panca stacco stacchi trazioni flessioni " +
    "affondi agachamento supino terra flexoes remada handstand pistol muscleup nordics farmers sled getup getups",
  muscle:
    "chest back legs leg arms arm shoulders shoulder abs core glutes glute biceps bicep triceps tricep tris bis quads quad hamstrings " +
    "hamstring hams calves calf lats lat traps forearms delts delt pecs upper lower posterior brust beine bein rucken schulter bauch " +
    "jambes bras dos epaules pecs abdos pierna piernas pecho espalda brazos hombros gambe petto schiena spalle braccia pernas peito " +
    "costas ombro ombros bracos",
  joint:
    "knee knees hip hips elbow elbows wrist wrists ankle ankles neck spine achilles knie genou genoux rodilla ginocchio joelho " +
    "hernia disc acl meniscus",
  cardio:
    "run running ran jog jogging jogged bike biking cycling cycled swim swimming swam walk walking walked treadmill elliptical rower " +
    "erg marathon 5k 10k hike hiked sprint sprints sprinting interval intervals cardio laufen joggen corsa correr corri corrida course " +
    "courir hyrox triathlon pace",
  gear:
    "dumbbell dumbbells db dbs barbell barbells bb kb kbs kettlebells bands band machine machines cable cables rack bar plates plate mat " +
    "trx rings equipment gear smith hantel kurzhantel kurzhanteln langhantel halteres mancuernas manubri bilanciere belt straps",
  session:
    "workout workouts session sessions wod circuit emom amrap hiit tabata finisher warmup warm cooldown stretch stretching mobility yoga " +
    "training entreno entrenamiento allenamento treino seance entrainement",
  plan:
    "plan plans program programme programs routine routines split splits schedule block mesocycle trainingsplan rutina scheda ficha " +
    "programma ppl 531 deload",
  sets: "set sets rep reps rpe rir 1rm satz satze wiederholungen serie series repetitions reps repeticiones ripetizioni repeticoes volume failure",
  gym: "gym gyms lift lifts lifting lifter train trained strength strong stronger muscle muscles hypertrophy bodyweight doms sore soreness fitness coach weights heavy trainieren palestra gimnasio academia salle",
  food:
    "eat eating ate eaten food foods meal meals breakfast lunch dinner snack snacks calories calorie kcal cal cals protein proteins carbs " +
    "carb fat macros diet keto vegan vegetarian creatine whey shake bulk bulking cut cutting deficit water coffee chicken rice eggs egg " +
    "oats oatmeal pasta pizza bread toast fruit banana apple salad fish salmon tuna yoghurt yogurt milk cheese sugar alcohol beer " +
    "wine recipe supplement supplements vitamin caffeine kalorien eiweiss essen gegessen manger mange comer comi ho mangiato mangiare " +
    "comido proteine proteina proteinas calorias calorie steak potatoes nuts burger fries sandwich beans tofu porridge granola",
  record:
    "pr prs pb pbs max e1rm record records best heaviest stats trend trends progress history average total streak log logs recap summary",
  day: "monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs fri sat sun montag dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miercoles jueves viernes sabado domingo lunedi martedi mercoledi giovedi venerdi domenica",
  month:
    "january february march april may june july august september october november december jan feb apr jun jul aug sept oct nov dec",
  past: "yesterday gestern hier ayer ieri ontem earlier",
  ahead: "tomorrow tonight morgen demain manana domani amanha",
  source:
    "study studies research evidence science scientific literature papers paper articles meta citations sources references journal pubmed studien etudes estudios studi estudos",
  machinery:
    "code python javascript java sql git github docker server app laptop phone computer windows linux website software excel wifi " +
    "email essay poem homework math movie song book story car flight hotel recipe president capital history politics stock stocks " +
    "bitcoin tax taxes lawyer job boss resume translate dog cat puppy",
};

const CLASSES = new Map(
  Object.entries(LISTS).flatMap(([name, words]) => words.split(" ").map((word) => [word, name] as const)),
);
/** Classes that show that a message is about training. */
const TRAINING: ReadonlySet<string> = new Set(
  "exercise muscle joint cardio gear session plan sets gym record food".split(" "),
);

/** What kind of thing a folded word names, such as `exercise` or `food`; null when it is in none of our lists. */
export const wordClass = (word: string): string | null => CLASSES.get(word) ?? null;

export const isTrainingClass = (name: string): boolean => TRAINING.has(name);
