import { DARK_WORDS } from "./darkWords.ts";

/** "Never lifted a weight in my life": how new somebody is to training. */
const NEVER_TRAINED =
  /\b(?:never|not once)(?: (?:really|ever|properly|even|once))* (?:lifted|trained|exercised|worked out|squatted|benched|been (?:to|in|inside) (?:a |any |the )?gym|set foot in|(?:touched|picked up|held|used) (?:a|any) (?:weights?|barbell|dumbbell|kettlebell|machine)|done (?:a |any )?(?:sports?|exercises?|weights?|training|workouts?|gym|push ?ups?|pull ?ups?|squats?))\b[^.;!?]{0,40}\b(?:in|all) my (?:whole |entire )?life\b|\bnie (?:in meinem|im) (?:ganzen )?leben (?:\w+ ){0,3}(?:trainiert|sport|gewichte?|hanteln?|fitness)\b|\b(?:nunca|jamas) (?:he )?(?:entrenado|levantado|hecho (?:deporte|ejercicio)) (?:\w+ ){0,3}en (?:toda )?mi vida\b|\bjamais (?:souleve|fait de (?:sport|muscu)|entraine)\b[^.;!?]{0,30}de (?:toute )?ma vie\b|\bmai (?:sollevato|allenat[oa]|fatto (?:sport|pesi))\b[^.;!?]{0,30}(?:nella|in) (?:tutta )?(?:la )?(?:mia )?vita(?: mia)?\b|\bnunca (?:treinei|levantei|fiz (?:exercicio|academia))\b[^.;!?]{0,30}na (?:minha )?vida\b/g;
/** "Wake me up without waking the patients": from tiredness, and others from sleep. */
const WAKES = /\b(?:wake|waking|wakes) (?:me up|us up|up the|the|my|anybody|anyone|everyone|him|her|them)\b/g;
/** Something to train is asked for: how long, or with what. */
const ASKS_TO_TRAIN =
  /\b(?:\d{1,3} ?-?min\w*|half an hour|an hour|dumb ?bells?|kettle ?bells?|workout|session|exercises?|full body|whole body|training|treino|allenamento|entreno|rutina|seance)\b/;

/** Whether the dark words of a message only say that its writer is new to training, or who must not be woken by it. In: folded text. */
export const isOnlyNewOrAsleep = (text: string): boolean => {
  const rest = text.replace(NEVER_TRAINED, " ").replace(WAKES, " ");
  return rest !== text && ASKS_TO_TRAIN.test(text) && !DARK_WORDS.test(rest);
};
