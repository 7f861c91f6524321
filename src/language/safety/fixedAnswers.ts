import { outlastsFeelingFine } from "./alarm.ts";
import { type CareKey, careGuide, careNote, isCareKey } from "./careAnswers.ts";
import { crisisLine, emergencyNumber } from "./helpNumbers.ts";

/** An emergency: what it may be, what to do, what to do for somebody else, and what anybody should know about it. */
type EmergencyWords = { what: string; self: string; other: string; facts: string };

const EMERGENCIES = {
  heart: {
    what: "What you describe can be a sign of a heart problem, and that cannot wait.",
    self: "Sit or half lie down, unlock the door, and have somebody stay with you; do not drive yourself.",
    other:
      "Sit them down, stay with them, and have somebody fetch the nearest defibrillator. If they stop breathing normally, start chest compressions.",
    facts:
      "Pressure or pain in the chest, above all with short breath, sweating, faintness, or pain in an arm, the back or the jaw, is treated as a heart emergency until a doctor says otherwise: stop, sit down, call for help, do not drive.",
  },
  collapse: {
    what: "Losing consciousness, or being about to, needs medical help now, even if it passes.",
    self: "Lie down with your legs raised if you can, away from bars and machines, and have somebody stay with you.",
    other:
      "If they do not breathe normally, start chest compressions at once and have somebody fetch a defibrillator. If they breathe, lay them on their side and stay.",
    facts:
      "Somebody who faints or collapses needs help at once: check breathing; without normal breathing call for help, start chest compressions and send for a defibrillator; with breathing, lay them on their side. Fainting during exercise always needs a doctor.",
  },
  brain: {
    what: "What you describe can be a sign of a stroke or of bleeding in the head, and minutes count.",
    self: "Sit or lie down, note the time it began, do not eat, drink or drive, and have somebody stay with you.",
    other: "Note the time it began, keep them still, give nothing to eat or drink, and stay with them.",
    facts:
      "A face that droops, an arm or leg that goes weak or numb, speech that fails, sudden loss of sight, confusion, or a sudden worst-ever headache: call for help at once and note the time.",
  },
  seizure: {
    what: "A seizure needs medical help now.",
    self: "Stay where you are safe, do not drive, and have somebody stay with you.",
    other:
      "Move hard things away, do not hold them down, put nothing in the mouth, note the time; when it stops, lay them on their side and check breathing.",
    facts:
      "In a seizure: clear the space, do not hold the person, nothing in the mouth, time it. A first seizure, or one over five minutes, or one after another, is an emergency.",
  },
  spine: {
    what: "What you describe can mean that nerves of the spine are being pressed, and it must be seen today, in an emergency department.",
    self: "Do not lift or bend, do not wait for it to pass, and do not drive yourself.",
    other: "Keep them still, do not let them get up or lift anything, and stay with them.",
    facts:
      "Numbness around the groin or saddle, trouble with bladder or bowel, or weak or numb legs together with back pain are treated as an emergency: go to an emergency department at once.",
  },
  bone: {
    what: "That may be a break or a dislocation, which needs an emergency department, not training.",
    self: "Keep it still in the position it is in, do not try to put it back, take off rings or tight things, and cool it through a cloth.",
    other: "Keep the part still in the position it is in, do not try to put it back, and stay with them.",
    facts:
      "A suspected break or dislocation is kept still as it lies, never pulled back by a layperson, cooled through a cloth, and seen in an emergency department.",
  },
  heat: {
    what: "That can be heat stroke, which is an emergency.",
    self: "Get out of the heat now, take off layers, wet your skin and fan it, and have somebody stay with you.",
    other: "Get them out of the heat, wet and fan them, cool neck, armpits and groin, and stay with them.",
    facts:
      "Heat with confusion, collapse, vomiting or hot dry skin is heat stroke until shown otherwise: cool the person at once with water and air, and call for help.",
  },
  allergy: {
    what: "That can be a severe allergic reaction, which is an emergency.",
    self: "If you have an adrenaline pen, use it now. Sit up if breathing is hard, lie down if you feel faint, and have somebody stay with you.",
    other:
      "If they have an adrenaline pen, help them use it now. Let them sit up if breathing is hard, and stay with them.",
    facts:
      "Swelling of the throat, tongue or face, hives with trouble breathing, or faintness after something eaten, stung or taken is a severe allergic reaction: adrenaline pen at once, and call for help.",
  },
  breathing: {
    what: "Trouble breathing like this needs medical help now.",
    self: "Sit upright, use your inhaler if you have been given one, and have somebody stay with you.",
    other:
      "Sit them upright, help them use their inhaler if they have one, and stay with them. If breathing stops, start chest compressions.",
    facts:
      "Breathlessness that is sudden, at rest, or does not settle within minutes of stopping needs medical help at once; sit upright and use a prescribed inhaler while waiting.",
  },
  choking: {
    what: "Choking cannot wait.",
    self: "If you can cough, keep coughing hard; if not, get somebody to hit you between the shoulder blades and to push up under your ribs, and let an open line call for you.",
    other:
      "If they can cough, have them cough on. If not: five firm blows between the shoulder blades, bent forward, then five thrusts up under the ribs (on the breastbone for a baby), by turns until it is out. If they go limp, start chest compressions.",
    facts:
      "Somebody who chokes and cannot cough or speak gets five firm blows between the shoulder blades, then five thrusts up under the ribs, by turns; call for help, and start chest compressions if they go limp.",
  },
  bleeding: {
    what: "Bleeding like that needs medical help now.",
    self: "Press hard on the wound with a cloth and keep pressing; if the blood comes up from inside, sit upright and eat or drink nothing.",
    other: "Press hard on the wound with a cloth, keep pressing, and stay with them.",
    facts:
      "Heavy bleeding is pressed firmly and without letting go until help comes. Coughing or vomiting blood needs an emergency department.",
  },
  head: {
    what: "A blow to the head or neck with signs like these needs medical help now.",
    self: "Keep head and neck still, do not drive, and have somebody stay with you.",
    other: "Keep their head and neck still, do not move them unless you must, and watch their breathing.",
    facts:
      "After a blow to the head, loss of consciousness, vomiting, confusion, a worsening headache, weakness or trouble with sight or speech mean an emergency department at once.",
  },
  pinned: {
    what: "A weight that you cannot get off cannot wait: shout for help as loud as you can.",
    self: "If no collars are on, tip the bar to one side so that the plates slide off; otherwise roll it down over your belly to your hips and sit up. Keep it off your neck. Once you are free, chest or neck that hurt, a hoarse voice, or trouble breathing or swallowing are for an ambulance, too.",
    other:
      "Lift the bar off together with somebody, or pull the plates off from both ends at once. If they do not breathe normally, start chest compressions; otherwise keep head and neck still and stay with them.",
    facts:
      "Under a bar that does not move: shout, tip it so that the plates slide off, or roll it down to the hips; others lift it off together. A neck or chest that was pressed is seen by a doctor.",
  },
  pregnancyAlarm: {
    what: "Bleeding, leaking fluid, contractions or a quieter baby in pregnancy must be seen at once.",
    self: "Stop all exercise, lie on your side, and call your maternity unit as well.",
    other: "Have them stop and lie on their side, and call their maternity unit as well.",
    facts:
      "In pregnancy, stop exercising and call for help with bleeding, leaking fluid, regular contractions, chest pain, fainting, a painful swollen calf or a baby that moves less.",
  },
  overdose: {
    what: "Taking too much of a medicine or substance can turn serious after a delay, so please do not wait for symptoms.",
    self: "Keep the packet at hand, do not make yourself vomit, and have somebody stay with you. If you did this to hurt yourself, you deserve help and not blame.",
    other: "Keep the packet at hand, do not make them vomit, and stay with them.",
    facts: "An overdose is an emergency even before there are symptoms: call for help and keep the packet at hand.",
  },
  alarm: {
    what: "What you describe can be serious, and I would rather be wrong than late.",
    self: "Sit or lie down, away from bars and machines, do not drive yourself, and have somebody stay with you. If I misread you, tell me that you are all right.",
    other: "Stay with them, look whether they breathe and answer, and do what the person on the phone tells you.",
    facts:
      "When something sudden, severe or strange happens to a body, the person on the phone decides with you what is needed: call.",
  },
  callForHelp: {
    what: "If you are wondering whether to call for help, call: nobody will mind, and they will tell you what to do.",
    self: "Stay where you are, do not drive yourself, and have somebody stay with you.",
    other: "Stay with them, and do what the person on the phone tells you.",
    facts: "When in doubt, call: the person on the phone decides with you what is needed.",
  },
  sugar: {
    what: "That can be a low blood sugar, which clouds the mind before one notices.",
    self: "Sit down away from bars and machines and take fast sugar at once: juice, a sweet drink that is not diet, or glucose. Measure again after a quarter of an hour, and take it once more if you are not better. Have somebody stay with you and tell them what you have; if you get drowsy or cannot swallow, nothing more goes into your mouth.",
    other:
      "If they are awake and can swallow, give them fast sugar: juice, a sweet drink that is not diet, or glucose. If they are drowsy, confused or out, put nothing in their mouth, lay them on their side, give their glucagon if they have some, and stay with them.",
    facts:
      "A low blood sugar begins with shaking, sweating and hunger, then come confusion and drowsiness: stop, take fast sugar, measure again after a quarter of an hour. Somebody who is confused, drowsy or out needs an ambulance and nothing in the mouth.",
  },
  ketones: {
    what: "A very high blood sugar with signs like these can be ketoacidosis, which is an emergency.",
    self: "Do not train. Sip water, take insulin only as your care team has told you for this, keep meter and ketone strips at hand, and have somebody stay with you.",
    other: "Keep them from training, have them sip water, keep their meter and medicine at hand, and stay with them.",
    facts:
      "A very high blood sugar with ketones, vomiting, a fruity breath, deep breathing or drowsiness is ketoacidosis until shown otherwise: no training, and call for help.",
  },
  gas: {
    what: "That can be carbon monoxide or another gas, which dulls the mind before one notices.",
    self: "Get everybody out into fresh air now and leave the doors open; do not go back in, and switch nothing on or off on the way. Stay together outside, even if you feel better there.",
    other:
      "Get them and yourself out into fresh air, leave the doors open, and do not go in where somebody has already gone down. Look whether they breathe and answer.",
    facts:
      "A fire, a motor or a heater in a closed place gives off carbon monoxide, which nobody smells: headache, sickness, dizziness or drowsiness in several people at once mean out into fresh air and call for help.",
  },
  eye: {
    what: "An eye that was hit or burnt, or that sees badly after it, has to be seen by an eye doctor today, in an emergency department.",
    self: "Do not rub or press it, leave in place what is stuck in it, keep your head up and cover the eye loosely. If something that burns got in, rinse it first with running water for a quarter of an hour, and begin now. Do not drive.",
    other:
      "Keep them from rubbing it, leave in place what is stuck in it, and cover it loosely. If something that burns got in, rinse with running water for a quarter of an hour, and begin now.",
    facts:
      "An eye that was hit and sees badly, bleeds inside or sees flashes or a curtain is for an emergency department today; what burns is rinsed with running water for a quarter of an hour first; what is stuck in it stays there.",
  },
  limbPressure: {
    what: "Pain that grows in a hard, tight limb, with numbness, cold or fingers or toes that do not move, can be pressure that cuts off the blood, and it must be seen within hours, in an emergency department.",
    self: "Take off everything tight, keep the limb level with the heart, do not massage, wrap or ice it, and do not train or drive. If it is in a cast, say so at once.",
    other:
      "Take off everything tight, keep the limb level with the heart, do not massage or wrap it, and stay with them.",
    facts:
      "A limb that gets hard and tight after a blow, a crush or hard work, with pain beyond measure and numbness, is an emergency: nothing tight on it, level with the heart, and to an emergency department at once.",
  },
  torsion: {
    what: "A testicle that hurts badly and all at once may be twisted, and it can be saved only within a few hours; that is for an emergency department now.",
    self: "Do not wait for it to pass, eat and drink nothing until it has been seen, and have somebody drive you.",
    other: "Do not wait for it to pass, have them eat and drink nothing, and take them there now.",
    facts:
      "A testicle that begins to hurt badly and all at once, with swelling or sickness, may be twisted: to an emergency department at once, for it can be saved only within hours.",
  },
  drugTaken: {
    what: "What was taken can kill quickly and without warning, through overheating or a collapse of blood sugar.",
    self: "Say exactly what was taken and when; nobody will judge you. Do not train, do not stay alone, and do not sleep it off.",
    other: "Say exactly what was taken and when, stay with them, and do not let them sleep it off.",
    facts: "These substances have no safe dose outside medical care. If one was taken, it is an emergency.",
  },
} as const satisfies Record<string, EmergencyWords>;

type StopWords = { why: string; now: string };

const STOPS = {
  dizziness: {
    why: "Dizziness that keeps coming, or nearly passing out, is a reason to stop and have it checked: blood pressure, heart rhythm and blood sugar can all be behind it.",
    now: "Sit or lie down, drink something, and see a doctor before you train again. If you pass out, or get chest pain or trouble breathing",
  },
  heartBeat: {
    why: "A heart that races at rest, flutters or skips beats should be checked by a doctor before you go on.",
    now: "Stop for today and rest. If it comes with chest pain, faintness or short breath",
  },
  calf: {
    why: "One calf that hurts and swells, or is warm or red, can be a blood clot, and that needs a doctor today.",
    now: "Do not massage, stretch or train it. If you get short of breath or chest pain",
  },
  pop: {
    why: "A pop or tear that you felt or heard can be a torn muscle, tendon or ligament, which is best seen early by a doctor or physiotherapist.",
    now: "Stop, rest that part and cool it through a cloth. If it looks out of shape, goes numb, or you cannot use it at all",
  },
  numbness: {
    why: "New numbness, tingling or weakness can mean that a nerve is involved, so please have it seen by a doctor before you go on.",
    now: "Stop for today. If it spreads, if legs, face or speech are involved, or bladder or bowel change",
  },
  rhabdo: {
    why: "Dark urine after hard training, above all with very sore, swollen or weak muscles, can mean muscle breakdown that harms the kidneys (rhabdomyolysis). It needs a doctor today.",
    now: "Stop training, drink water, and leave painkillers such as ibuprofen alone. If you pass little urine, feel confused or your heart stumbles",
  },
  bloodPressure: {
    why: "A blood pressure that high is no level to train at; it should be measured again after sitting for five minutes and a doctor told the same day.",
    now: "Stop, sit, and do not strain or hold your breath. With headache, chest pain, trouble seeing, weakness or short breath",
  },
  injury: {
    why: "Pain that strong, or after a fall or a blow, with swelling, locking, giving way or no weight possible, should be looked at before you train it again.",
    now: "Stop, rest and raise it, and see a doctor or physiotherapist. If it is out of shape, numb, cold, or you cannot move it",
  },
  headHit: {
    why: "A blow to the head or a concussion means no training until a doctor has cleared it, even when you feel fine; a second blow is what does the harm.",
    now: "Rest, stay with somebody for a day, and do not drive. If there is vomiting, confusion, a growing headache or drowsiness",
  },
  operation: {
    why: "After an operation, the surgeon or physiotherapist decides when and how much you may load; an early strain can undo the repair.",
    now: "Please ask them before you start. With fever, a red or opening wound, a swollen calf, chest pain or short breath",
  },
  infection: {
    why: "With a fever or an infection of the chest, training puts a strain on the heart and slows the recovery.",
    now: "Rest until you have been free of fever for a day or two without medicine, then begin easily. With chest pain, short breath or a racing heart",
  },
  drunk: {
    why: "Not after that much to drink: alcohol takes balance, judgement and the feeling for a load, and a bar does not forgive it, however good you feel.",
    now: "Leave the weights for today: drink water, eat something, sleep, and train when you are sober. If you keep vomiting, get confused or cannot be kept awake",
  },
  unclear: {
    why: "What you describe is better looked at by a doctor before you go on; I cannot judge it from here.",
    now: "Stop for today and rest. If it gets worse, or comes with chest pain, short breath, faintness, confusion, numbness or weakness",
  },
  breathless: {
    why: "Being short of breath at rest, or with far less effort than usual, should be checked by a doctor before you go on.",
    now: "Stop for today. If it gets worse, or comes with chest pain or faintness",
  },
  aura: {
    why: "That can be a seizure announcing itself, so be where it cannot hurt you before it comes.",
    now: "Get away from bars, weights, treadmill and water now, lie down on your side on the floor, and tell somebody near what you have and what helps. Do not train or drive today, and tell your doctor if these signs come more often. Those with you should know: if a seizure lasts five minutes, is followed by another, or you are hurt or do not come round",
  },
  lowSugar: {
    why: "That sounds like low blood sugar, which has to be treated before anything else.",
    now: "Stop and take fast sugar now, as your care team has shown you: glucose, juice or a sweet drink that is not diet. Measure again after a quarter of an hour, take it once more if it is still low, and do not train or drive until it is stable. If you get confused, drowsy or faint, or it does not get better",
  },
  highSugar: {
    why: "With a blood sugar that high, or with ketones, training drives it higher still and can turn it dangerous within hours.",
    now: "Stop, drink water, check for ketones, do what your care team has told you for such values, and ask them today. If you feel sick or vomit, breathe fast or deep, or get drowsy",
  },
  heatExhaustion: {
    why: "Feeling ill in the heat is a sign to stop: heat exhaustion can turn into heat stroke.",
    now: "Get into the shade, loosen clothes, drink and cool your skin. With confusion, vomiting or fainting",
  },
} as const satisfies Record<string, StopWords>;

const NOTES = {
  slightDizziness:
    "A short dizzy moment happens, for example after a hard set or standing up quickly: sit down, breathe, drink, and go on only when it has gone. If it comes back or you nearly pass out, stop and have it checked.",
  limbAsleep:
    "A limb that goes numb from how it lay or was pressed wakes within minutes. Numbness that stays, comes without a cause, or comes with a weak arm or leg, a crooked face or trouble speaking or seeing is an emergency.",
  jestOfDying:
    "I take that as a word about the effort. If any part of it is meant, tell me; then we leave training aside and talk about that.",
  passed:
    "Good that it has passed; take the rest of today easily. If it comes back or grows, stop and have a doctor look at it; if you are pregnant, rest now and call your midwife should it return, and at once with bleeding, fluid or regular tightening.",
  sharpPain:
    "Sharp pain, or pain of five and more out of ten, is a sign to stop that movement for today. Leave it out, try what is free of pain, and if it is still worse tomorrow, or comes with swelling, numbness or weakness, have a doctor or physiotherapist look at it.",
} as const;

const ANSWERS = {
  thinBonesFall:
    "A fall with thin bones is worth a look even when it hurts little: a vertebra, a hip or a wrist can crack without much pain. Please have your doctor see it before you load it again, and call the emergency number if you cannot stand or walk, if the back hurts badly, or if legs get numb or weak. Why you fell matters as much: dizziness, a new medicine, eyes or shoes. Until then easy walking and what is free of pain are fine; tell me when it has been looked at, and I build around it.",
  eating:
    "Thank you for telling me; that sounds hard, and you do not have to handle it alone. I will leave all figures out: no calories, no weights to reach, no amounts to burn. Please talk with a doctor or with an eating-disorder helpline in your country, and with somebody you trust; if you feel faint or unwell, get medical help today. When you like, we can work on things that have nothing to do with weight, such as strength, sleep or feeling well in your body.",
  lostPeriod:
    "A period that stays away while you train or eat little is a sign that the body gets too little energy, and it deserves a doctor's look soon, because bones and hormones depend on it. I will leave figures out here. More rest and more food are usually the way back, and a doctor or a dietitian for athletes can help with that. If food or weight weigh on your mind, an eating-disorder helpline in your country listens without judging.",
  touched:
    "I am sorry, and I am glad that you told me. Nobody may touch or press you in a way that you do not want, whatever reason they give, and being told to keep quiet is itself a warning; it is not your fault. You need not train with them or be alone with them. Please tell somebody you trust, or whoever is responsible for safety at the gym or club; a helpline for sexual violence or a doctor can help in confidence, and the police if you want it. If you are under 18, tell a parent, a teacher or a helpline for children today. If you are in danger, call the emergency number. Training goes on here with me whenever you like.",
  violence:
    "I am sorry that this happened to you, and I am glad that you told me. It is not your fault, and nobody has the right to hurt you. If you are in danger, or may be once they are back, call the emergency number. A helpline for violence at home, a doctor or somebody you trust can help you to be safe, in confidence and also when you only want to talk. What was hit should be looked at by a doctor before you load it, ribs, head, neck and belly above all, and at once with short breath, a bad headache, trouble swallowing or after a grip on the throat. Training can wait; when it has been seen, I will gladly build around it.",
  drugs:
    "I do not help with doses, cycles or where to get such substances. They can damage heart, liver, hormones and mind, some of it for good, and what is sold is often not what the label says. If you use them or think about it, please talk with a doctor or a harm-reduction service, openly; they are there for that. Your training, food and recovery I will gladly help with.",
  covert:
    "I won't help with giving anybody something without their knowledge. It can do serious harm, through allergies, illness, pregnancy or medicine that you do not know of, and it is against the law. If you worry about somebody's weight or health, talk with them, and let a doctor or a dietitian help. If they want to train, I will gladly help.",
  weightCut:
    "I do not help with losing weight that fast, or with sweating, drying out, laxatives or water pills: it costs strength, and the strain on heart and kidneys can be dangerous. What works and stays is slow: about 0.5 to 1 % of body weight a week, with enough protein and continued strength training. I will gladly plan that with you; for a competition, a sports dietitian can help to choose a class that fits.",
  weightCutMinor:
    "I do not help with cutting weight quickly, and below 18 it is never a good idea: your body is still growing. Please talk with your coach, your parents or a doctor about the class that fits you as you are. Training and enough food I will gladly help with.",
  diagnosis:
    "I cannot tell you what it is; that needs somebody who can examine you. Tell a doctor or physiotherapist when and how it began, where exactly it hurts, which movements make it better or worse, and whether there is swelling, numbness, locking or giving way. Until then, leave out what hurts. I can adapt your training around it: tell me which movements are free of pain.",
  medicine:
    "Please ask the doctor who prescribed it, or a pharmacist, before you start, stop, mix or change any medicine; I cannot advise on that. Tell them how you train, and ask about heart rate, blood pressure, dizziness and hydration. What I can do is fit the training to what they say.",
} as const;

export type AnswerKey =
  | keyof typeof EMERGENCIES
  | keyof typeof STOPS
  | keyof typeof NOTES
  | keyof typeof ANSWERS
  | CareKey
  | "selfHarm"
  | "chestQuestion";

/** What is said to orders for the machine: what it does not do, and what it does. */
export const INJECTION_TEXT =
  "I can't do that. My rules stay as they are whoever asks, I do not show my inner instructions or other people's data, and I have not stored, changed or deleted anything because of this message. What I can do is coach: log your training, build a session or a plan, answer questions about exercises and training, and show, correct or delete what is yours. If a part of your message was about that, please send it on its own.";

/** Beside what else is said, where a danger is named and called a joke in one breath. */
export const JOKE_TEXT = "I take that as the joke you call it. If it was none, stop and tell me.";
export const MUSCLE_TEXT =
  "Good, that sounds like a trained muscle. If it turns into pressure, or comes with short breath, sweating, or pain in an arm or the jaw, stop and call for help.";
export const UNSURE_TEXT =
  "If you cannot tell, treat it as the heart until a doctor says otherwise: stop for today and have it checked, today if it is still there.";

/**
 * The fixed words for a finding. `about`: somebody who writes about themselves, about somebody else, or who asks what one
 * should know. `isNote`: it only stands in front of
 * what a specialist says. Numbers to call are those of the country (ISO, two letters), or the usual ones when it is not known.
 */
export function fixedAnswer(
  key: AnswerKey,
  about: "self" | "other" | "question",
  country: string | null,
  isNote = false,
): string {
  const number = emergencyNumber(country);
  if (isCareKey(key)) return isNote ? careNote(key) : careGuide(key, number);
  if (key === "selfHarm") return selfHarm(about, country);
  if (key in EMERGENCIES) {
    const { what, self, other, facts } = EMERGENCIES[key as keyof typeof EMERGENCIES];
    if (about === "question")
      return `${facts} If it is happening now, to you or to somebody near you, call ${number} first.`;
    if (about === "other")
      return `This is an emergency: please call ${number} for them now. ${other} I am setting everything else aside; tell me when they are safe.`;
    return `${what} Please stop now and call ${number}. ${self} I am setting everything else aside until you tell me that you are safe, that a doctor has seen you, or that I got you wrong.`;
  }
  if (key in STOPS) {
    const { why, now } = STOPS[key as keyof typeof STOPS];
    const close =
      about === "self" && !isNote
        ? ` I am holding training back until you tell me that ${outlastsFeelingFine(key) ? "" : "it has passed or that "}you have been checked.`
        : "";
    return `${why} ${now}, call ${number}.${close}`;
  }
  if (key in NOTES) return NOTES[key as keyof typeof NOTES];
  return ANSWERS[key as keyof typeof ANSWERS]?.replaceAll("the emergency number", number) ?? "";
}

function selfHarm(about: "self" | "other" | "question", country: string | null): string {
  const line = crisisLine(country);
  const number = emergencyNumber(country);
  if (about === "self") {
    return `I am really sorry that it hurts this much, and I am glad that you said it. Please do not stay alone with this: ${line}. If you are in danger or have hurt yourself, call ${number} now. If you can, go to somebody you trust, and put away what you could use to hurt yourself. Everything else can wait; tell me when you are safe.`;
  }
  return `Thoughts of suicide are an emergency of their own, and talking helps. Take it seriously, ask directly, listen, and do not leave the person alone: ${line}. In danger, call ${number} now.`;
}
