import type { Equipment, Joint, Muscle } from "../../src/protocol/vocabulary.ts";

/** A request and what any session made for it must hold to. Written from the request alone. */
export type GeneratorRow = {
  text: string;
  /** The longest it may take. */
  minutes?: number;
  /** All there is to train with; "none" is always there. */
  equipment?: Equipment[];
  /** Highest stress per joint. */
  joints?: Partial<Record<Joint, 0 | 1 | 2>>;
  /** Each has to be in the name of a main exercise. */
  include?: RegExp[];
  /** Must not be in any name. */
  exclude?: RegExp[];
  /** Each has to be a primary muscle of a main exercise. */
  muscles?: Muscle[];
  /** Must not be a primary muscle of any main exercise. */
  rested?: Muscle[];
  /** Exactly as many main exercises. */
  count?: number;
  /** What cannot be had: the reply has to say so in these words. */
  honest?: RegExp;
};

export const GENERATOR_ROWS: GeneratorRow[] = [
  { text: "swim session, 40 min, no fly", minutes: 40, include: [/^swimming$/i], count: 1 },
  { text: "full body 45 min gym, finish with a 10 min run", minutes: 45, include: [/run/i], exclude: [/rowing/i] },
  {
    text: "30 min hiit, no jumping jacks, bodyweight",
    minutes: 30,
    equipment: [],
    include: [/jump|burpee/i],
    exclude: [/jumping jack/i],
  },
  { text: "park workout, there are bars and a bench, 30 minutes", minutes: 30, include: [/pull-up|chin-up/i] },
  {
    text: "cardio, machines only, 40 min",
    minutes: 40,
    include: [/bike|row|treadmill|elliptical/i],
    exclude: [/press|jump/i],
  },
  { text: "inner thighs, at home, no equipment", equipment: [], muscles: ["adductors"] },
  {
    text: "pulled my pec, chest day 40 min gym",
    rested: ["chest"],
    honest: /cannot be trained and left alone at once/,
  },
  { text: "gluteus medius strain, push workout 30 min dumbbells", minutes: 30, rested: ["abductors", "glutes"] },
  { text: "i want to bench today. chest and tris, 50 min", minutes: 50, include: [/barbell bench press/i] },
  { text: "hamstring tendinopathy, want glutes 30 min gym", minutes: 30, rested: ["hamstrings"], muscles: ["glutes"] },
  { text: "i think i pulled something in my inner thigh. upper body 30 min bands", minutes: 30, rested: ["adductors"] },
  { text: "20 min EMOM with kettlebell swings and push ups", minutes: 20, count: 2 },
  { text: "5 rounds of squats pushups and situps, 20 min", minutes: 20, equipment: [], count: 3 },
  {
    text: "ab strain, core 15 min",
    minutes: 15,
    rested: ["abs", "obliques"],
    honest: /cannot be trained and left alone/,
  },
  { text: "trap strain, what about chest and triceps 40 min", minutes: 40, rested: ["traps"], muscles: ["chest"] },
  { text: "give me two different workouts with bands, 20 min", minutes: 20, honest: /one session at a time/ },
  { text: "45 min on the erg, nothing over r24 because of my back", include: [/rowing machine/i] },
  { text: "20 min rower session, my lower back hurts", honest: /Rowing Machine is not possible here/ },
  { text: "a workout in a chair, anything that says beginner wipes me out", minutes: 15, honest: /little on purpose/ },
  {
    text: "mum (71) wants to get up the stairs easier. she has a step, a chair and 2 tins of beans",
    minutes: 30,
    equipment: ["box", "chair", "dumbbell"],
    include: [/step-up/i, /sit-to-stand/i],
    honest: /tins of beans/,
  },
  { text: "hangboard, pull ups and core at home, 30 min", minutes: 30, include: [/dead hang/i, /pull-up/i] },
  {
    text: "chest and tris, no bench press or dips, pec strain 4 weeks ago, physio cleared machines, 45 min",
    exclude: [/bench|dip/i],
    muscles: ["chest", "triceps"],
  },
  {
    text: "Build me a 30-minute upper body workout with dumbbells",
    minutes: 30,
    equipment: ["dumbbell"],
    muscles: ["chest"],
  },
  { text: "pull, 30 min, only a pull-up bar", minutes: 30, equipment: ["pull_up_bar"], include: [/pull-up|chin-up/i] },
  { text: "AMRAP 15 min: lunges, push-ups, sit-ups", minutes: 15, count: 3 },
  { text: "isolation only, delts and biceps, 30 min", minutes: 30, exclude: [/press/i], muscles: ["biceps"] },
  { text: "explosive legs, 40 min", minutes: 40, include: [/jump|swing|clean|snatch/i] },
  { text: "leg press machine session at home with nothing in the house", equipment: ["none"], honest: /not possible/ },
  { text: "just the lat pulldown, bodyweight, 30 min", equipment: ["none"], honest: /Lat Pulldown is not possible/ },
  { text: "make a session with the pavlov squat, 30 min", honest: /do not have "pavlov squat"/ },
  {
    text: "triceps, no extensions, pushdowns, dips or presses",
    exclude: [/press\b|dip|pushdown/i],
    honest: /nothing else left/,
  },
  { text: "biceps and triceps without machines, gym", exclude: [/machine/i] },
  { text: "6 hours of squats please", minutes: 120, honest: /cannot be done/i },
  { text: "hip (severe), shoulder (mild), full body 30 min", minutes: 30, joints: { hip: 0, shoulder: 2 } },
  { text: "arms, and finish on the rower, 40 min", minutes: 40, include: [/rowing machine/i] },
  { text: "push day, 45 min, bad left shoulder", minutes: 45, joints: { shoulder: 1 }, muscles: ["chest", "triceps"] },
  { text: "pull day one hour", minutes: 60, muscles: ["lats", "upper_back", "biceps"] },
  { text: "leg day 60 min", minutes: 60, muscles: ["quads", "hamstrings", "glutes", "calves"] },
  { text: "leg day but my knees are bad", joints: { knee: 1 }, muscles: ["glutes", "hamstrings"] },
  { text: "quick legs, knee a bit sore", minutes: 20, joints: { knee: 2 }, muscles: ["quads"] },
  { text: "full body, no equipment, half an hour", minutes: 30, equipment: ["none"], muscles: ["quads", "chest"] },
  { text: "bodyweight only, 20 minutes", minutes: 20, equipment: ["none"] },
  { text: "15 min amrap bodyweight", minutes: 15, equipment: ["none"] },
  { text: "kettlebell only emom 20 minutes", minutes: 20, equipment: ["kettlebell"] },
  {
    text: "chest and triceps, 50 minutes, barbell, rack and bench",
    minutes: 50,
    equipment: ["barbell", "plate", "rack", "flat_bench"],
    muscles: ["chest", "triceps"],
  },
  { text: "pull workout with just a pull up bar", equipment: ["pull_up_bar"], muscles: ["lats"] },
  { text: "glutes and abs with bands at home 25 min", minutes: 25, equipment: ["band"], muscles: ["glutes", "abs"] },
  { text: "45 min full body, no burpees, no lunges", minutes: 45, exclude: [/burpee/i, /lunge/i] },
  {
    text: "legs without squats or deadlifts, 40 min",
    minutes: 40,
    exclude: [/squat/i, /deadlift/i],
    muscles: ["quads"],
  },
  {
    text: "push day, nothing overhead",
    exclude: [/overhead press|shoulder press|push press|pike/i],
    muscles: ["chest", "triceps"],
  },
  { text: "hiit 20 min no jumping no equipment", minutes: 20, equipment: ["none"], exclude: [/jump|burpee|jack|hop/i] },
  { text: "upper body must have pull-ups, 45 minutes", minutes: 45, include: [/pull-up/i] },
  { text: "start with deadlifts, then legs, 60 minutes", minutes: 60, include: [/deadlift/i] },
  { text: "40 minutes with kettlebell swings and goblet squats", minutes: 40, include: [/swing/i, /goblet squat/i] },
  {
    text: "dumbbell session including bulgarian split squats, 35 min",
    minutes: 35,
    include: [/bulgarian split squat/i],
  },
  { text: "5x5 squat, bench press and deadlift", include: [/squat/i, /bench press/i, /deadlift/i], count: 3 },
  { text: "4 exercises for arms, 30 min", minutes: 30, muscles: ["biceps", "triceps"], count: 4 },
  { text: "give me 3 exercises for chest", muscles: ["chest"], count: 3 },
  { text: "arms in supersets, 30 min", minutes: 30, muscles: ["biceps", "triceps"] },
  { text: "beginner full body 40 minutes", minutes: 40, muscles: ["quads", "chest"] },
  { text: "I'm new to the gym and my lower back hurts, 45 min full body", minutes: 45, joints: { lumbar_spine: 1 } },
  { text: "tweaked my lower back, want to train upper", joints: { lumbar_spine: 1 }, muscles: ["chest", "lats"] },
  { text: "herniated disc, 30 min core", minutes: 30, joints: { lumbar_spine: 1 } },
  {
    text: "bad wrist, push session with dumbbells and a bench",
    equipment: ["dumbbell", "flat_bench"],
    joints: { wrist: 1 },
    muscles: ["chest"],
  },
  { text: "tennis elbow, upper body 40 min", minutes: 40, joints: { elbow: 1 } },
  { text: "sore hip, 30 min legs", minutes: 30, joints: { hip: 1 } },
  { text: "twisted ankle, full body at the gym", joints: { ankle: 1 } },
  { text: "stiff neck, shoulders and back 45 min", minutes: 45, joints: { neck: 2 } },
  { text: "my shoulder and knee are both bad, 45 minutes", minutes: 45, joints: { shoulder: 1, knee: 1 } },
  { text: "torn ACL, upper body 30 min", minutes: 30, joints: { knee: 0 }, muscles: ["chest", "lats"] },
  {
    text: "anything but legs, 35 minutes",
    minutes: 35,
    rested: ["quads", "hamstrings", "glutes", "calves"],
    muscles: ["chest", "lats"],
  },
  { text: "my legs are sore from yesterday, give me a session", rested: ["quads", "hamstrings"] },
  {
    text: "did chest and triceps yesterday, back and biceps today",
    rested: ["chest", "triceps"],
    muscles: ["lats", "biceps"],
  },
  { text: "pulled my hamstring, lower body 40 min", minutes: 40, rested: ["hamstrings"] },
  { text: "shoulders and traps 40 min", minutes: 40, muscles: ["front_delts", "side_delts", "traps"] },
  { text: "cardio 25 minutes", minutes: 25, muscles: ["cardio_system"] },
  { text: "upper body 50 min with a cardio finisher", minutes: 50, muscles: ["chest", "cardio_system"] },
  { text: "10 min abs", minutes: 10, muscles: ["abs"] },
  { text: "5 minute workout", minutes: 5 },
  { text: "mobility session 20 minutes", minutes: 20 },
  { text: "two hours of powerlifting", minutes: 120 },
  { text: "hotel gym, 40 minutes, no running", minutes: 40, exclude: [/run|treadmill/i] },
  { text: "no machines, back day", muscles: ["lats", "upper_back"], exclude: [/machine|pec deck|leg press/i] },
  { text: "no barbell, bench press day", include: [/press/i], exclude: [/barbell/i] },
  { text: "strength, lower body, heavy, 75 min", minutes: 75, muscles: ["quads"] },
  {
    text: "hypertrophy push, dumbbells and cables, 60 min",
    minutes: 60,
    equipment: ["dumbbell", "cable"],
    muscles: ["chest", "triceps"],
  },
  {
    text: "Ich will Brust trainieren, 45 Minuten, Kurzhanteln, Schulter tut weh",
    minutes: 45,
    equipment: ["dumbbell"],
    joints: { shoulder: 1 },
    muscles: ["chest"],
  },
  {
    text: "séance jambes de 40 minutes sans squats, j'ai mal au genou",
    minutes: 40,
    joints: { knee: 1 },
    exclude: [/squat/i],
  },
  {
    text: "entrenamiento de pecho y tríceps en casa, 25 minutos, sin saltos",
    minutes: 25,
    equipment: ["none"],
    muscles: ["chest", "triceps"],
  },
  { text: "allenamento gambe, mezz'ora, solo manubri", minutes: 30, equipment: ["dumbbell"], muscles: ["quads"] },
  { text: "treino de costas, uma hora", minutes: 60, muscles: ["lats"] },
  { text: "pregnant, 30 minutes full body", minutes: 30, exclude: [/jump|supine|plank/i] },
  {
    text: "quiet workout for a flat with thin walls, 20 min, no equipment",
    minutes: 20,
    equipment: ["none"],
    exclude: [/jump|burpee|jack/i],
  },

  { text: "knee is cranky, glutes 30 min", minutes: 30, joints: { knee: 1 }, muscles: ["glutes"] },
  { text: "25 min on the elliptical", minutes: 25, include: [/elliptical/i] },
  { text: "bike intervals 20 min", minutes: 20, equipment: ["bike"], include: [/bike/i] },
  { text: "10 min goblet squats", minutes: 10, equipment: ["dumbbell"], include: [/goblet squat/i] },
  {
    text: "stretch my hamstrings and hips, 15 min",
    minutes: 15,
    equipment: ["none"],
    muscles: ["hamstrings", "hip_flexors"],
    // A deep squat that is held is a stretch of the hips.
    exclude: [/squat(?! hold)|deadlift|press/i],
  },
  { text: "warm-up for the shoulders, 6 min", minutes: 6, equipment: ["none"], exclude: [/press|raise/i] },
  { text: "triceps on machines, 20 min", minutes: 20, muscles: ["triceps"], exclude: [/barbell|dumbbell/i] },
  { text: "cleaning up my desk job back: 10 min standing only", minutes: 10, exclude: [/plank|superman|crunch/i] },

  { text: "no polka-dot stuff, core 15 min", minutes: 15, honest: /did not understand "no polka dot stuff"/i },
  { text: "no goblet anything, legs 40 min", minutes: 40, exclude: [/goblet/i] },
  {
    text: "not allowed to lift more than 6 kg, upper body 25 min",
    minutes: 25,
    exclude: [/barbell|smith/i],
    honest: /at or below 6 kg/,
  },
  {
    text: "dumbbells and a ski erg, 30 min full body",
    minutes: 30,
    equipment: ["dumbbell"],
    honest: /do not have exercises for a ski erg/i,
  },
  {
    text: "30 min, 12 exercises, 5 sets each with 3 minutes rest",
    minutes: 30,
    honest: /5 sets of each do not fit into 30 minutes/i,
  },

  { text: "60 sets of 40 squats, 30 min", minutes: 30, honest: /60 sets of 40 cannot/i },
  { text: "session with just a sandbag, 20 min", minutes: 20, equipment: ["none"], honest: /do not have.*sandbag/i },
  { text: "chest day without training chest", rested: ["chest"], honest: /cannot be trained and left alone/i },
  { text: "lose 4 kilos in one workout", honest: /not possible in one session/i },
  { text: "45 minutes in 10 minutes", minutes: 10, honest: /45 minutes .*cannot.*10 minutes/i },
  { text: "swimming session 20 min", minutes: 20, include: [/swim/i] },
  {
    text: "chin-ups, but I don't have a bar or anything to hang from",
    equipment: ["none"],
    honest: /chin-up is not possible.*pull-up bar/i,
  },
  { text: "a 2 hour workout but I only have 10 minutes", minutes: 10, honest: /2 hours .*cannot.*10 minutes/i },
  { text: "10 hour workout", minutes: 150, honest: /10 hours/i },
  { text: "10 exercises in 8 minutes", minutes: 8, honest: /10 exercises do not fit/i },
  {
    text: "barbell back squats with no equipment",
    equipment: ["none"],
    honest: /back squat is not possible.*barbell/i,
  },
  {
    text: "only dumbbells, must have pull-ups",
    equipment: ["dumbbell"],
    honest: /pull-up is not possible.*pull-up bar/i,
  },
  {
    text: "deadlifts please, my lower back is torn",
    joints: { lumbar_spine: 0 },
    honest: /deadlift is not possible.*lower back/i,
  },
  { text: "leg day with a broken leg", joints: { knee: 0, hip: 0, ankle: 0 }, honest: /cannot build.*lower body/i },
  { text: "shoulder workout, right shoulder is torn", joints: { shoulder: 0 }, honest: /cannot build.*shoulders/i },
  { text: "biceps with no equipment at all", equipment: ["none"], honest: /cannot build.*biceps/i },
  { text: "must include zercher walks, 30 minutes", minutes: 30, honest: /do not have "zercher walks"/i },
  {
    text: "chest back legs shoulders arms and abs, 4 sets each, 3 min rest between sets, done in 15 minutes",
    minutes: 15,
    honest: /no time for .*abs.* in 15 minutes/i,
  },
  {
    text: "squat session but don't let me squat, 40 min",
    exclude: [/squat|thruster/i],
    honest: /squat is not possible/i,
  },
  { text: "abs to get rid of belly fat by next week, 20 min", honest: /no exercise takes fat from one place/i },
  { text: "bigger arms by friday, 30 min dumbbells", equipment: ["dumbbell"], honest: /not possible/i },
  { text: "Rückentraining ohne ziehen, 30 Minuten", honest: /without pulling/i },
  { text: "workout for one hour with a 5 minute time limit", minutes: 5, honest: /1 hour .*cannot.*5 minutes/i },
  { text: "5 minute full body workout", minutes: 5, count: 3 },
  { text: "4 supersets, chest and back, 35 min, dumbbells and a pull-up bar", minutes: 35, count: 8 },
  {
    text: "push 40 min, dips and incline press are a must, smith machine ok",
    minutes: 40,
    include: [/dip/i, /incline/i],
  },
  {
    text: "strongman day, gym has farmers handles, a log and a yoke, want all three in, 75 min",
    include: [/farmer/i, /log press/i, /yoke/i],
  },
  {
    text: "hotel gym is literally one treadmill, 30 min of intervals on it",
    minutes: 30,
    equipment: ["treadmill"],
    include: [/treadmill/i],
  },
  {
    text: "treino de peito 50 min, academia completa, sem supino reto com barra",
    include: [/machine|dumbbell|cable/i],
  },
  {
    text: "upper body 30 min, wrists in braces, can't hold anything",
    minutes: 30,
    exclude: [/dumbbell|barbell|pulldown|cable/i],
  },
  {
    text: "kettlebell only but I sold my kettlebell, 20 min",
    equipment: ["none"],
    honest: /kettlebells is not possible/i,
  },
  { text: "pull ups without a bar, 15 min", exclude: [/pull-up/i], honest: /pull-up is not possible/i },
  { text: "tired legs, so upper, 45 min, machines and cables", minutes: 45, rested: ["quads", "hamstrings"] },
  { text: "5x5 squat and bench in 12 minutes", minutes: 12, honest: /5 x 5 does not fit/i },
];
