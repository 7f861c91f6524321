import { careNote } from "../../language/safety/careAnswers.ts";
import { areaInWords, gearName, listed, minutes, muscleInWords, thingsInWords } from "./planWords.ts";
import type { PlanNote } from "./sessionPlan.ts";

export function noteInWords(note: PlanNote, substitute: (id: string) => string | null): string | null {
  switch (note.code) {
    case "minutesConflict":
      return `${minutes(note.asked)} of training cannot be done in ${minutes(note.available)}; this is what fits into ${minutes(note.available)}`;
    case "minutesCapped":
      return `${minutes(note.asked)} of training cannot be done well in one go and is not safe, so I stop at ${minutes(note.given)}`;
    case "unknownExercise":
      return `I do not have "${note.phrase}" in the catalogue${note.nearest === null ? ", so it is not in" : `; ${note.nearest} comes nearest`}`;
    case "refusedExercise": {
      const instead = substitute(note.id);
      return `${note.name} is not possible here: it ${note.reason}${instead === null ? "" : `; ${instead} is in instead`}`;
    }
    case "easedExercise":
      return `${note.name} is in as you asked, in a lighter form because of ${listed(note.joints)}; everything else spares it. Start well below what you could lift, and stop if it hurts`;
    case "assumedEquipment":
      return `I take it that you have ${thingsInWords(note.things)} for ${note.name}`;
    case "helpedByInjured":
      return `${note.name} is in as you asked, though your ${muscleInWords(note.muscle)} ${note.muscle.endsWith("s") ? "help" : "helps"} with it: go light, and leave it out if you feel it there`;
    case "aboveLevel":
      return `${note.name} is a step above your level: take an easier version if the last reps get untidy`;
    case "contradiction":
      return `${listed(note.areas.map(areaInWords))} cannot be trained and left alone at once, so I left ${note.areas.length > 1 ? "them" : "it"} alone; tell me if you meant it the other way`;
    case "tooMuch":
      return `${note.sets} sets of ${note.reps} cannot be done in one session, so there are fewer`;
    case "unrealistic":
      return `"${note.wish}" is not possible in one session, so this is what is; more comes with weeks of it`;
    case "ruledOutFocus":
      return `a session for the ${note.lift} is not possible without it, so this trains the same muscles in other ways; tell me if you meant it otherwise`;
    case "spotFat":
      return "no exercise takes fat from one place: it goes all over, with training and eating over weeks, so this trains the muscle beneath";
    case "unworkable": {
      const parts = listed(note.areas.map(areaInWords));
      return `${parts} cannot really be trained without ${note.without}: this is the nearest there is, and it may not do without altogether; say which other part of the body you would rather train and I build that`;
    }
    case "unsafeMaximum":
      return `testing a maximum is not safe while ${listed(note.joints)} ${note.joints.length > 1 ? "are" : "is"} hurt, so this is lighter work instead; test it when that is healed`;
    case "missingGear":
      return `a session with ${gearName(note.thing)} is not possible without one, so this is done without`;
    case "oneOfSeveral":
      return 'I build one session at a time, so this is the first: say "another one", with what is different there, and I build the next';
    case "heartCare":
      return careNote(note.care);
    case "littleDose":
      return "it is little on purpose: stop while you still feel well, and add a set or an exercise only when the two days after it were as good as before";
    case "standIn":
      return `take the ${note.thing} where it says dumbbells, one in each hand or one held with both`;
    case "unknownGear":
      return `I do not have exercises for ${/s$/.test(note.thing) ? "" : /^[aeiou]/.test(note.thing) ? "an " : "a "}${note.thing}, so the session is without ${/s$/.test(note.thing) ? "them" : "it"}`;
    case "notUnderstood":
      return `I did not understand "${note.words}", so nothing was changed for it: say it in other words and I take it into account`;
    case "loadLimit":
      return `keep every weight at or below ${note.limit}; take more repetitions instead of more weight`;
    case "nothingToChange":
      return "I have no earlier session to change, so this is a new one";
    case "alreadyIn":
      return `${note.name} is in it already`;
    case "notInSession":
      return `there was no "${note.phrase}" in the last session`;
    case "noSuchPlace":
      return `the main part of the last session has ${note.count} ${note.count === 1 ? "exercise" : "exercises"}, so there is no number ${note.place}`;
  }
}
