import type { Finding } from "./finding.ts";
import type { Reading } from "./reading.ts";
import { isWhyOneTrains } from "./whyOneTrains.ts";

/** Somebody fainted on an occasion, as such things happen. */
const ON_OCCASION =
  /\b(?:fainted|passed out|keeled over|collapsed) (?:\w+ )?(?:at|during|in|on) (?:his|her|their|the|my|our|a) (?:own )?(?:wedding|graduation|funeral|christening|baptism|concert|ceremony|parade|birth|blood test|jab|exam|school|church)\b/;

/** Why one did not train. */
const STAYS_AWAY =
  /\b(?:so (?:no|im|i am|i|we|not|nothing|just|only|skipp\w*)|no (?:gym|training|session|run|workout)|skipp?\w* (?:gym|training|the|my)|stayed|home|kein\w* (?:sport|training|gym)|hoy no|no entreno|sin (?:gym|entreno)|donc|pas de (?:sport|salle)|niente (?:palestra|allenamento)|sem treino|hoje nao)\b/;

/** "My mate tore his ACL, how long is he out?": looked after, and asked when they are back. */
const WHEN_BACK =
  /\b(?:how long|when)\b.{0,40}\b(?:out|back|recover\w*|heal\w*|return\w*|off|play|train|rehab|take)\b|\b(?:out for the season|recovery time|had (?:surgery|the op)|has surgery|surgery (?:is|on))\b/;
const IS_NEW = /\b(?:just|right now|what (?:do|should|can)|help|should (?:he|she|they|we|i)|swollen|swelling|popped)\b/;

/** "Mum had a hip replacement so I'm her taxi": what follows from it for one's own days, and nothing that is to be done for them. */
const SO_ONES_OWN =
  /\b(?:so|which means|hence|deshalb|also|donc|asi que|quindi|entao|por isso) (?:ive|im|i|gym|training|its|we|my|no|only|just|hab\w*|bin|muss|je|j|tengo|estoy|ho|devo|tenho|estou|to)\b/;
const FOR_THEM =
  /\b(?:for (?:him|her|them)|(?:he|she|they) (?:can|wants?|needs?|should|asks?)|can (?:he|she|they)|should (?:he|she|they)|what (?:should|can))\b/;

/** "My son broke his arm and I am home with him": why one trains at home, and no call for help. */
export const isToldOfOther = (reading: Reading, { rule }: Finding): boolean =>
  (/^stop\.(?:infection|unwell)$/.test(rule) && reading.message.asked.size === 0 && reading.says(STAYS_AWAY)) ||
  (/^stop\.(?:pop|muscle_shape)$/.test(rule) && reading.says(WHEN_BACK) && !reading.says(IS_NEW)) ||
  (/^emergency\.(?:heart_attack|stroke|seizure|cardiac_arrest)$/.test(rule) && isWhyOneTrains(reading.text)) ||
  (/^(?:stop\.operation|care\.\w+)$/.test(rule) && SO_ONES_OWN.test(reading.text) && !FOR_THEM.test(reading.text)) ||
  (rule === "emergency.fainting" && reading.says(ON_OCCASION)) ||
  (rule === "emergency.broken_bone" &&
    reading.says(
      /\b(?:so|and) (?:i|im|we|no|my)\b|\b(?:makes?|made|makin|making|got|has|had) me (?:want|wanna|think|thinking|reali[sz]\w*|worr\w*|wonder|scared|paranoid|nervous)\b|\b(?:which is|thats) why\b|\bput me off\b/,
    ) &&
    !reading.says(/\b(?:just|now|help|quick|here|in front of|right|floor|think|looks|bone|what do|should)\b/));
