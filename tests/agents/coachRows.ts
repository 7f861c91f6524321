/** Questions as people ask them, with what the answer must hold (all of it) and must not hold. Facts from the catalogue
 * and the notes; matched without regard to case. */
export type CoachRow = { ask: string; says: (string | RegExp)[]; never?: (string | RegExp)[] };

export const COACH_ROWS: CoachRow[] = [
  // Muscles
  {
    ask: "What muscles does a Romanian deadlift work?",
    says: ["hamstrings", "glutes", "lower back", "adductors", "forearms"],
  },
  { ask: "what does bench press work", says: ["chest", "front delts", "triceps"], never: ["hamstrings"] },
  { ask: "which muscles do pullups hit", says: ["lats", "biceps", "upper back", "forearms"] },
  { ask: "primary movers in the overhead press?", says: ["front delts", "side delts", "triceps"] },
  { ask: "does bench press work biceps", says: ["hardly", "chest"], never: [/^yes/] },
  { ask: "do pushups build chest", says: [/^yes/, "chest", "triceps"] },
  { ask: "Where should I feel dumbell bulgarian spilt squats?", says: ["quads", "glutes"] },
  // How to
  { ask: "how do i deadlift with good form", says: ["1.", "2.", "bar", "back"] },
  { ask: "give me cues for the front squat", says: ["cues", "front squat"] },
  { ask: "most common mistakes on bench?", says: ["mistakes", "fix:", "bench press"] },
  { ask: "how should I breathe on squats", says: ["breathe", "brace"] },
  { ask: "how deep should I squat", says: ["parallel", "heels"] },
  { ask: "what equipment do I need for a hip thrust", says: ["barbell", "bench"] },
  { ask: "what is a goblet squat", says: ["quads", "glutes"] },
  // Choices
  {
    ask: "alternative to barbell squats for bad knees",
    says: ["in place of", "sparing the knee", "\n- "],
    never: ["- barbell front squat"],
  },
  { ask: "substitute for leg press, I only have dumbbells", says: ["goblet squat"], never: ["- machine", "- barbell"] },
  {
    ask: "what can I do instead of pull ups without any equipment",
    says: ["needs no equipment"],
    never: ["needs a cable"],
  },
  { ask: "best exercises for rear delts", says: ["face pull", "rear delts"] },
  { ask: "hamstring exercises with dumbbells", says: ["dumbbell romanian deadlift"] },
  { ask: "leg exercises with knee pain", says: ["sparing the knee"], never: ["back squat", "leg extension"] },
  { ask: "front squat vs back squat", says: ["quads", "upright", "lower back", "wrist"] },
  { ask: "difference between sumo and conventional deadlift", says: ["wide", "adductors", "hamstrings"] },
  { ask: "whats better for biceps, hammer curls or barbell curls", says: ["for the biceps", "brachialis", "forearm"] },
  { ask: "supersets vs drop sets", says: ["two exercises", "lower the weight"] },
  // Joints and pain: never a diagnosis
  { ask: "is the leg press safe for bad knees", says: ["2 of 3", "deep knee bend", "doctor or physiotherapist"] },
  { ask: "are deadlifts bad for your back", says: ["not bad for a healthy back", "3 of 3"] },
  {
    ask: "why does my lower back hurt when deadlifting",
    says: ["rounds", "brac", "see a clinician", "stop that movement"],
    never: ["you have", "herniat"],
  },
  { ask: "my shoulder hurts when I bench", says: ["elbows", "shoulder blades", "clinician"], never: ["impingement"] },
  // Concepts
  { ask: "What is RPE?", says: ["rate of perceived exertion", "1 to 10", "reps left"] },
  { ask: "explain progressive overload pls", says: ["gradually", "weight", "reps"] },
  { ask: "what does AMRAP mean", says: ["as many reps as possible"] },
  { ask: "whats a deload and when should I take one", says: ["easier week", "4 to 8 weeks"] },
  { ask: "how do lats work / what do the lats do", says: ["pull the arms down"] },
  // Programming
  { ask: "how many sets per week for muscle growth?", says: ["10 to 20"] },
  { ask: "how many reps for strength", says: ["1 to 6"] },
  { ask: "how long to rest between sets for hypertrophy", says: ["60 seconds", "2 minutes"] },
  { ask: "how often should I train each muscle", says: ["twice a week"] },
  { ask: "how many reps of lateral raises should i do", says: ["10 to 15"] },
  { ask: "my bench is stuck, how do I break the plateau", says: ["sleep", "deload"] },
  // Arithmetic
  { ask: "what's my 1RM if I did 100kg for 5", says: ["116.7 kg", "112.5 kg", "epley"] },
  { ask: "1rm from 60kg x 15", says: ["do not estimate", "12"] },
  { ask: "what is 80% of 140 kg", says: ["112 kg"] },
  { ask: "how much is 225 lbs in kg", says: ["102.1 kg"] },
  { ask: "what plates do I need for 100kg", says: ["25 and 15 kg", "20 kg bar"] },
  { ask: "how should I warm up to 100 kg on squat", says: ["40 kg × 5", "60 kg × 3", "80 kg × 2"] },
  { ask: "what weight for 5 reps at rpe 8 if my max is 150kg", says: ["121.9 kg"] },
  { ask: "100 kg is how many pounds", says: ["220.5 lb"] },
  { ask: "12 stone 4 in kg", says: ["78 kg"] },
  { ask: "5'10 in cm", says: ["177.8 cm"] },
  { ask: "i need 65, 75 and 85% of 140kg", says: ["91 kg", "105 kg", "119 kg"] },
  { ask: "training max if my deadlift 1rm is 200", says: ["180", "90 %"] },
  { ask: "45 lb bar with two 45s and a 10 on each side, total?", says: ["245 lb"] },
  { ask: "which plates for 85 kg with a 15kg bar", says: ["25 and 10 kg", "35 kg a side"] },
  { ask: "how much is 2 plates a side", says: ["225 lb", "100 kg"] },
  { ask: "how many reps at 80% of 1rm", says: ["7 to 8", "epley"] },
  { ask: "protein per day at 80 kg", says: ["128 g", "96 to 176"] },
  { ask: "5k in 25 minutes, what pace is that", says: ["5:00 min per km", "12 km/h"] },
  { ask: "from 80 to 100 kg at 2.5 kg a week, how long", says: ["8 weeks"] },
  { ask: "bmi at 80kg and 180cm", says: ["24.7", "no conclusion"], never: ["overweight", "normal"] },
  // Questions in other languages
  { ask: "wie viel pause zwischen den sätzen für muskelaufbau", says: ["1 bis 2 Minuten", "90 seconds"] },
  { ask: "que músculos trabaja el press militar", says: ["deltoides", "tríceps"] },
  { ask: "cuánto es el 75% de 120 kg", says: ["90 kg", "en inglés"] },
  { ask: "mi fa male la schiena dopo lo stacco", says: ["fisioterapista", "clinician"] },
  { ask: "was kann ich statt klimmzügen machen", says: ["in place of the pull-up"] },
  // What is asked beside the name of a lift
  { ask: "grip keeps failing on deads before my back does, any fix?", says: ["straps"] },
  { ask: "elbows flare or tuck on bench?", says: ["45 to 70 degrees"], never: ["clinician"] },
  { ask: "how heavy is a trap bar", says: ["20 to 30 kg"] },
  { ask: "my hands rip on pull ups", says: ["calluses"] },
  { ask: "pull up keeps turning into half reps, how do i get my chin over the bar", says: ["negatives"] },
  // Motivation, people, myths
  { ask: "I can't get motivated to go to the gym", says: ["ten minutes"] },
  { ask: "missed a whole week, feel guilty", says: ["next planned session"] },
  { ask: "is it safe to lift while pregnant", says: ["doctor's or midwife's", "bleeding"] },
  { ask: "I'm 62, is it too late to start lifting?", says: ["never too late", "doctor"] },
  { ask: "does lifting stunt growth", says: ["does not stunt"] },
  { ask: "can crunches burn belly fat", says: ["spot reduction", "myth"] },
  // Lifts that only a note knows, and what nobody knows
  { ask: "what muscles does swimming use", says: ["lats", "shoulders"] },
  { ask: "how do mitochondria divide", says: ["do not cover", "exercises"] },
];
