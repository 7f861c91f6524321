/**
 * What a condition or an age changes. `note` stands in front of what a specialist does; `guide` answers somebody who asks what
 * is all right or wants to begin: clearance, what is fine, limits, when to stop. Both are whole, and hold no figures to follow.
 */
type CareWords = { note: string; guide: string };

const CARE = {
  pregnancy: {
    note: "If your doctor or midwife has no objection, moderate training usually goes on well in pregnancy: no maximal lifts, no long breath-holds, nothing with a risk of falling or a blow, and from mid-pregnancy no long lying on the back. Stop and call your doctor with bleeding, leaking fluid, contractions, chest pain, dizziness or a painful calf.",
    guide:
      "With pregnancy, first ask your doctor or midwife to clear training; with placenta, cervix, blood pressure, heart or bleeding problems it may have to wait. Cleared and feeling well, moderate work is good for both of you: walking, cycling on a fixed bike, swimming, and strength with loads that you can lift while breathing and talking. Leave out: new maximal lifts and tests, long breath-holds, overheating, anything with a risk of falling or a blow to the belly, and from mid-pregnancy long lying on the back (raise the bench or sit instead). Stop and call your doctor with bleeding, leaking fluid, contractions, dizziness, a headache, chest pain, a painful or swollen calf, or a baby that moves less.",
  },
  postpartum: {
    note: "After a birth, start again when your doctor or midwife agrees: first walking, breathing and pelvic floor, then light strength. Heaviness, leaking, bleeding or a bulging belly mean one step back and a visit to a pelvic-floor physiotherapist.",
    guide:
      "After a birth, have your doctor or midwife clear you first, after a caesarean or a tear above all: the outside heals sooner than the inside. What is usually fine early is walking, breathing and gentle pelvic-floor work; then light strength with bodyweight and small loads while breathing out on the effort; running, jumping, heavy squats and deadlifts come last. Leave out maximal lifts, breath-holds and hard sit-ups until a pelvic-floor physiotherapist has had a look. Heaviness, leaking, pain at the scar, more bleeding or a bulging belly mean one step back; with fever, heavy bleeding, chest pain, short breath or a painful calf call a doctor at once.",
  },
  heartCondition: {
    note: "With a heart condition, or after a heart attack or stroke, please have your doctor clear you for training first. Then: build up slowly, no maximal lifts, no long breath-holds, and stop with chest pain, short breath, dizziness or a stumbling pulse.",
    guide:
      "With a heart condition, or after a heart attack or stroke, your doctor or cardiologist has to clear training and say how hard; many clinics offer cardiac rehabilitation, which is the best start. Cleared, walking, easy cycling and light strength with more repetitions are usually fine, with a long warm-up and an easy end. Leave out maximal lifts and tests, sets to failure, long static holds and holding the breath: breathe out on the effort. If you take medicine that slows the pulse, go by how hard it feels, not by heart-rate zones. Stop with chest pressure, short breath, dizziness or a stumbling pulse, and call the emergency number if it does not pass at once.",
  },
  heartCleared: {
    note: "Good that your doctor has cleared you. Keep to what they allowed: build up slowly, no maximal lifts, no long breath-holds, and stop with chest pain, short breath, dizziness or a stumbling pulse.",
    guide:
      "Good that your doctor has cleared you; what they said about how hard and which lifts comes before what I say. Usually fine then: walking, easy cycling and strength with loads that leave some repetitions in reserve, with a long warm-up and an easy end. Leave out maximal lifts and tests, sets to failure, long static holds and holding the breath: breathe out on the effort, and add load in small steps. If you take medicine that slows the pulse, go by how hard it feels. Stop with chest pressure, short breath, dizziness or a stumbling pulse, and call the emergency number if it does not pass at once; new symptoms mean asking the doctor again.",
  },
  highPressure: {
    note: "With high blood pressure, check with your doctor that training is cleared. Then: moderate loads, keep breathing through each repetition instead of holding your breath, avoid long static holds, and get up slowly.",
    guide:
      "With high blood pressure, have your doctor clear you first and know your present values; uncontrolled pressure comes down before heavy lifting goes up. Cleared, regular training helps: walking, cycling, and strength with moderate loads and some repetitions in reserve. Breathe out on every effort and never strain against a closed throat; leave out maximal lifts, sets to failure and long static holds, be careful with the head below the heart, and get up slowly. Take your medicine as prescribed. Stop with a headache, chest pain, trouble seeing, dizziness or short breath, and get help if it does not pass at once.",
  },
  diabetes: {
    note: "With diabetes, agree with your care team how to train. Then: measure before and after, keep fast sugar at hand, look after your feet, and do not train with a very low or very high value.",
    guide:
      "With diabetes, agree with your doctor or care team how training fits your medicine, food and values, before you begin or go harder; have eyes, feet and heart looked at. Cleared, both strength and endurance help. Measure before, after and during long sessions, keep fast sugar at hand, train with somebody who knows, and watch for a low in the hours after and at night. Do not train with a very low or very high value, ketones or an infection. Begin moderately, breathe through the effort, no maximal tests at the start, and good shoes. Stop with shaking, sweating, confusion, dizziness or chest pain: take sugar, measure, and get help if it does not pass.",
  },
  asthma: {
    note: "With asthma, keep your inhaler at hand, warm up slowly, and stop when your chest gets tight or you wheeze. If it comes with most sessions, please see your doctor about it.",
    guide:
      "With asthma, training is good for you once it is well controlled; if you wheeze or cough with most sessions, or need the reliever often, see your doctor first. Keep the inhaler within reach and use it as prescribed, also before training if you were told so. Warm up slowly for longer than others do, end easily, and prefer warm, moist air: swimming, walking, cycling, strength work and intervals with full pauses are usually well tolerated; cold, dry, dusty or pollen-laden air is not. Do not train with a cold on the chest. Stop when it gets tight or you wheeze and use the inhaler; if it does not help within minutes, call the emergency number.",
  },
  epilepsy: {
    note: "With epilepsy, please have your doctor agree to training. Then: nothing over head or chest without a spotter or safeties, no climbing or swimming alone, and somebody near who knows what to do.",
    guide:
      "With epilepsy, have your doctor clear training first. With seizures under control most of it is fine: machines, cables, dumbbells at the side, a fixed bike, walking. Leave out, when alone: a bar over face, chest or head, climbing, swimming, and a treadmill at speed; train with somebody who knows what to do. Too little sleep, heat, thirst, missed medicine and going all out are common triggers, so no maximal tests. Stop with any of your warning signs, sit or lie down away from equipment; a seizure is a reason to call for help.",
  },
  brittleBones: {
    note: "With thin bones, please have your doctor agree to training. Then: a straight back, no loaded rounding or twisting, no jumps and nothing with a risk of falling.",
    guide:
      "With thin bones, strength training helps, once a doctor has cleared it and said whether the spine is at risk. Usually fine: sit-to-stand, rows, hip hinges with a straight back and light loads, step-ups with a hand on the rail, balance work, walking. Leave out rounding or twisting the back under load, sit-ups, jumps, maximal lifts and anything with a risk of falling; add load in small steps, best with a physiotherapist at first. Stop with new or sudden back pain or loss of height, and have it seen.",
  },
  joint: {
    note: "With a worn or replaced joint, or a disc, have your doctor or physiotherapist say what to spare. Then: a range without pain, slow repetitions, small steps in load; stop with numbness, weakness, or a joint that locks, swells or gives way.",
    guide:
      "With a worn or replaced joint, or a disc, have your doctor or physiotherapist clear training and say what to spare; after a replacement the surgeon's limits come first. Cleared, strength work usually helps: a range without pain, slow repetitions, machines, a fixed bike, rows with the chest supported, sit-to-stand and step-ups, and judge the dose by the next morning. Leave out maximal lifts, jumps and twists, rounding the back under load, and the deep end of a range that the joint does not like. Stop with numbness, a leg or an arm that weakens, or a joint that locks, swells or gives way, and have it seen; numbness around the saddle, or trouble with bladder or bowel, means calling the emergency number.",
  },
  afterRest: {
    note: "After a fracture, an operation or weeks in a boot, cast or sling, have your doctor or physiotherapist say what may be loaded again. Then: a range without pain, one side at a time, and small steps.",
    guide:
      "After a fracture, an operation or weeks in a boot, cast or sling, your doctor, surgeon or physiotherapist has to say when it may be loaded and how much; that comes before any plan. Usually fine meanwhile: the rest of the body, seated or lying, and a fixed bike once walking is easy. Then rebuild in this order: range and swelling, strength on one leg or arm at a time, balance, and only then running, jumping and heavy lifts; the weaker side sets the pace. Leave out impact, maximal lifts and anything that it aches from until the next morning. Stop with new swelling, night pain, pain on the bone, numbness or a joint that gives way, and have it seen.",
  },
  illness: {
    note: "With that condition, please have your doctor agree to training first. Then: build up slowly, keep your medicine at hand if you have one, and stop when symptoms come.",
    guide:
      "With that condition, please have your doctor clear training first, and ask what to avoid and how medicine changes pulse, pressure or tiredness. Usually a careful start is good: short, easy sessions, walking and light strength, with days of rest between, and a step back on bad days. Leave out maximal lifts, long breath-holds and going to exhaustion, and do not change medicine on your own. Stop when your symptoms come or grow, and with chest pain, short breath, dizziness, fever or new weakness have a doctor look at it at once.",
  },
  wheelchair: {
    note: "Seated, with the brakes on: spare the shoulders that also push the chair, as much pulling as pressing, and mind the skin where you sit. After a spinal cord injury have your team agree to it, and stop with a pounding headache, flushing or sweating above the injury.",
    guide:
      "In a wheelchair the upper body trains as anybody's does; after a spinal cord injury, agree it with your doctor or rehabilitation team first. Usually good, with the brakes on and the trunk supported: rows and pulldowns, face pulls and outward rotation first, since the chair already presses all day; then chest and shoulder presses with machines, bands or dumbbells, curls, triceps, and arm ergometry for the heart. Twice as much pulling as pressing spares the shoulders. Lift the weight off the seat often and look at the skin afterwards, keep cool, and use straps or cuffs where the grip is weak. Stop with shoulder pain that stays, dizziness, or, with an injury above the middle of the chest, a pounding headache, flushing or sweating: sit up, loosen what is tight, and call the emergency number if it does not pass.",
  },
  older: {
    note: "A good time to start: strength training helps at every age. Please have a short check with your doctor if you have not been active, begin light, learn the movement before the load, hold on to something for balance, and take smaller steps than you could.",
    guide:
      "It is not too late: strength training helps at every age. Please have a short check with your doctor before the start, above all if you have not been active or take medicine. Then begin light: sit-to-stand from a chair, wall push-ups, rows with a band, step-ups with a hand on the rail, heel raises, carrying; twice a week with rest between, movement before load, and smaller steps than you could take. Leave out maximal lifts, long breath-holds and anything where you could fall. Stop with chest pain, short breath, dizziness or a sharp pain in a joint, and have that seen.",
  },
  teenager: {
    note: "As this is for somebody under 18: learning technique with moderate loads is fine, ideally with a coach or a parent nearby. No testing of one-repetition maximums without supervision, no calorie deficit, no supplements; food, sleep and patience do the work at that age.",
    guide:
      "Under 18, strength training is fine and does not stunt growth when it is learned well: technique first, moderate loads with some repetitions in reserve, a coach or another adult who supervises, full recovery. Leave out, for now: maximal tests without supervision, diets or cutting weight, fat burners, pre-workouts and other supplements, and comparing bodies. I won't give figures for diets, cutting weight, maximal lifts or anything to take: at that age the risk to growth and health is greater than the gain. Enough food and sleep build the muscle. About weight, food or anything to take, please talk with a parent and a doctor. Stop with pain in a joint or the back, dizziness or chest pain, and tell an adult.",
  },
  child: {
    note: "For children under 13, an account belongs to a parent or guardian, so please do this together with one. Playful movement and technique under supervision are good; no maximal lifts, no dieting, no supplements.",
    guide:
      "For children under 13, an account belongs to a parent or guardian, so please do this together with one. I won't give figures for maximal lifts, diets or anything to take: for a growing body the risk is greater than the gain. Strength work is fine for children when a trained adult supervises: games, climbing, jumping, bodyweight, and technique with very light loads. No maximal lifts or tests, no sets to failure, no dieting, no supplements. Growing needs enough food, sleep and play. Stop with pain, dizziness or no more fun in it; about weight or health, please ask a doctor.",
  },
} as const satisfies Record<string, CareWords>;

export type CareKey = keyof typeof CARE;

const OFFER = "If you like, I can build a session within these limits: tell me how long and with what equipment.";

/** The fixed words that stand in front of a specialist's reply. */
export const careNote = (key: CareKey): string => CARE[key].note;

/** The fixed words for a condition or an age, with an offer at the end. `number`: whom to call in an emergency. */
export const careGuide = (key: CareKey, number: string): string =>
  `${CARE[key].guide.replaceAll("the emergency number", number)} ${OFFER}`;

export const isCareKey = (key: string): key is CareKey => key in CARE;
