import { compiled } from "../patterns/compiled.ts";
import { anyOf } from "./alternatives.ts";

/** Building blocks that several groups of cues share. */

/** One pattern from alternatives. */
export const any = (...sources: string[]) => anyOf(sources);
/** The same, as whole words. */
export const word = (...sources: string[]) => compiled(`(?<![\\w-])(?:${sources.join("|")})(?![\\w])`);

/** A small number, also spelled. */
export const NUM =
  "(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a couple(?: of)?|several|few|multiple|ein(?:e)?|zwei|drei|vier|funf|sechs|acht|zehn|zwolf|deux|trois|quatre|cinq|six|huit|douze|dos|tres|cuatro|cinco|seis|ocho|doce|due|tre|quattro|cinque|sei|otto|dodici|dois|duas|quatro|oito|doze)";
export const MY = "(?:my|our|mein(?:e|en|em|er)?|mon|ma|mes|mi|mis|il mio|la mia|i miei|meu|minha|meus)";
/** What people say before they get to it. */
const OPENERS =
  "(?:(?:so|ok|okay|hey|hi|hello|and|but|also|yo|well|hmm+|um|uh|then|now|alright|right|cool|great|thanks|thank you|please|coach|bro|man|dude|mate|(?:quick |honest |serious |dumb |stupid |random |noob )?question|wait|by the way|oh|just|actually|lol|sorry|first|second|next|finally|lastly|plus|buddy|team|folks|guys)[,:;.!-]* ){0,8}";
const POLITELY =
  "(?:(?:please|can you|could you|would you|will you|can u|could u|can we|could we|i want you to|i need you to|i would like you to|you should|lets|let us|help me(?: to)?|kannst du|konntest du|peux tu|pourrais tu|puedes|podrias|puoi|potresti|pode|voce pode|bitte|just|now|also|then|go ahead and|maybe|quickly|mind) ){0,6}";
/** The start of a message, greetings and politeness skipped. */
export const START = `^${OPENERS}${POLITELY}`;
/** The start of a message or of a clause in it. */
export const AFTER = `(?:${START}|[,.;!?:] ?(?:and |so |now |please |then |ok |lets ){0,4})`;
/** How long a session may take. */
export const MINUTES =
  "(?:\\d+(?: ?(?:-|to|or) ?\\d+)? ?-?(?:min(?:s|ute|utes|uten|uti|utos)?|hours?|hrs?|h\\b|std|stunden?|heures?|horas?|or[ae])|half an hour|an hour|half hour|hour long|(?:twenty|thirty|forty|forty[- ]five|fifteen|ten|sixty|five)[- ]?(?:minutes?|mins?)|quick|short|express|demi heure|media hora|mezz ?ora|meia hora|halbe stunde)";
