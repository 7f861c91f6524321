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
    "programma deload",
  sets: "set sets rep reps rpe rir 1rm satz satze wiederholungen serie series repetitions repeticiones ripetizioni repeticoes volume failure",
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
  body:
    "body weight kg kgs kilo kilos lb lbs pound pounds stone waist belly height tall fatter skinny thin lean age old years " +
    "bmi blood pressure heart pulse sleep slept posture",
  ailment:
    "pain pains painful hurt hurts hurting ache aches achy injury injured injuries tweaked tweak strain strained sprain sprained torn tore " +
    "tendonitis tendinitis bursitis arthritis sciatica impingement inflamed swollen numb tingling stiff stiffness clicky clicking surgery operation " +
    "op physio doctor rehab cramp cramps cramping asthma diabetes diabetic osteoporosis scoliosis migraine vertigo pregnant postpartum schmerzen " +
    "schmerz verletzt douleur mal blessure dolor lesion dolore infortunio dor lesao",
  sport:
    "football soccer rugby basketball netball volleyball handball hockey lacrosse cricket baseball tennis squash padel pickleball badminton golf " +
    "boxing kickboxing muay thai judo karate taekwondo bjj jiujitsu mma wrestling fencing sculling surfing skiing snowboarding skating " +
    "climbing bouldering dance dancing ballet zumba pilates spin aerobics crossfit parkour gymnastics trampoline padel match game league sparring",
  programme:
    "wendler stronglifts gzclp nsuns phul phat madcow smolov sheiko juggernaut candito greyskull bbb ppl gzcl sbs conjugate",
  cardinal: "first second third fourth fifth sixth last final",
  amount:
    "one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty hundred couple few several dozen zwei drei vier funf deux trois quatre cinq tres cuatro cinco due tre quattro cinque dois duas quatro",
  duration:
    "seconds sec secs minute minutes min mins hour hours hr hrs minuten minuti minutos stunde stunden heure heures hora horas ora ore",
  span: "week weeks month months year wk wks woche wochen monat semaine semaines mois semana semanas mes meses settimana settimane mesi anno",
  family:
    "mum mom mother dad father sister brother son daughter baby toddler kid kids child children wife husband girlfriend boyfriend fiance partner " +
    "uncle aunt cousin nephew niece grandma grandpa granny neighbour neighbor roommate flatmate colleague boss coworker ex crush date dating " +
    "wedding divorce marriage friend friends in-laws",
  animal:
    "dog dogs puppy cat cats kitten horse cow sheep goat pig hen bird birds parrot hamster rabbit mouse mice rat snake lizard frog shark whale dolphin octopus " +
    "elephant giraffe lion tiger bear bears wolf fox monkey gorilla crocodile alligator penguin spider spiders bee bees wasp ant ants mosquito insect pet pets vet aquarium",
  nature:
    "weather rain raining snow sunny wind windy storm forecast temperature moon star stars planet planets earth mars space universe galaxy " +
    "ocean sea river lake mountain volcano earthquake forest tree trees flower flowers plant garden lawn grass seed soil desert island climate " +
    "dinosaur fossil wetter regen sonne meteo tiempo clima tempo",
  technology:
    "code coding python javascript typescript java rust sql html css git github docker linux windows server database api bug compile script algorithm " +
    "regex laptop computer pc mac phone iphone android tablet screen printer keyboard monitor wifi router internet browser chrome website webpage email gmail " +
    "password login software excel spreadsheet powerpoint word pdf photoshop camera battery charger usb bluetooth tv playstation xbox nintendo gaming robot " +
    "ai neural network blockchain crypto",
  money:
    "money bank loan mortgage rent tax taxes salary invoice budget savings interest stock stocks shares bitcoin invest investment insurance pension debt " +
    "credit card cash currency dollar dollars euro euros inflation economy price",
  learning:
    "essay poem poetry homework math maths algebra equation calculus geometry physics chemistry biology geography grammar spelling " +
    "translate translation spanish french german italian japanese chinese latin english language vocabulary exam thesis dissertation school teacher university college " +
    "professor lecture student philosophy theorem integral derivative fraction",
  society:
    "president minister government election elections politics political parliament congress senate law lawyer court judge police crime war army treaty king queen empire " +
    "capital country countries city population religion god bible church vote party visa passport embassy immigration union strike news newspaper headlines",
  leisure:
    "movie movies film films netflix actor actress book books novel author song songs lyrics album guitar piano drum drums violin singer concert theatre museum art paint painting " +
    "draw drawing chess puzzle crossword poker games joke riddle story horoscope zodiac tattoo knitting sewing photography",
  household:
    "house flat apartment kitchen bathroom toilet sink tap pipe plumber plumbing boiler heating furnace radiator roof wall floor carpet curtain sofa couch bed mattress table chair " +
    "lamp light bulb fridge freezer oven stove dishwasher laundry washing vacuum cleaning stain drill hammer nail screw wood shelf door window lock key furniture ikea garage recycle trash mold ladder",
  travel:
    "car cars bus trains plane flight flights airport hotel hotels airbnb trip vacation holiday holidays beach tour tourist ticket tickets luggage suitcase map route road traffic parking drive driving " +
    "engine tyre tire oil petrol gas diesel tesla motorcycle scooter boat ship ferry cruise taxi uber paris london lisbon rome berlin madrid barcelona tokyo york amsterdam",
  kitchen:
    "cook cooking bake baking roast fry boil risotto lasagna cake cakes dough sourdough cookies pie tart pancake pancakes soup stew sauce curry sushi ramen dessert cocktail flour yeast spice spices grill bbq",
  work: "job jobs resume cv cover interview career office meeting client project deadline presentation startup business company marketing sales logo brand letter contract linkedin freelance quit shift",
  purchase:
    "buy bought purchase order shop store amazon ebay cheap cheapest expensive prices cost costs deal discount sale review reviews membership subscription fee open opens opening close closes closed near nearest nearby",
};

const CLASSES = new Map(
  Object.entries(LISTS).flatMap(([name, words]) => words.split(" ").map((word) => [word, name] as const)),
);
/** Classes that show that a message is about training. */
const TRAINING: ReadonlySet<string> = new Set(
  "exercise muscle joint cardio gear session plan sets gym record food sport ailment programme".split(" "),
);

/** What kind of thing a folded word names, such as `exercise` or `food`; null when it is in none of our lists. */
export const wordClass = (word: string): string | null => CLASSES.get(word) ?? null;

/** Classes of the world outside. */
const EVERYDAY: ReadonlySet<string> = new Set(
  "family animal nature technology money learning society leisure household travel kitchen work purchase".split(" "),
);

export const isEverydayClass = (name: string): boolean => EVERYDAY.has(name);

export const isTrainingClass = (name: string): boolean => TRAINING.has(name);
