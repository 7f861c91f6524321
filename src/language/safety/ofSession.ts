import { compiled } from "../patterns/compiled.ts";
import { DARK_WORDS } from "./darkWords.ts";

const SESSION =
  "(?:gym|training|class(?:es)?|box|sessions?|team|squad|pool|yoga|spin|pilates|workouts?|practice|leg day|sets?|block|cycle|cut|bulk|diet|program\\w*|plan|finisher|wod|seances?|blocs?|entrainements?|programme|regime|seche|serie|series|muscu|einheiten?|training\\w*|satz|satzen|diat|programm|block|entren\\w+|sesion(?:es)?|rutina|dieta|sentadillas?|piernas?|bloque|allenament\\w+|scheda|gambe|squat|affondi|treinos?|ficha|pernas?|agachamentos?|kniebeugen?|beintag|fentes|burpees|lunges|squats|deadlifts|intervals?)";
/** What is to be over is a session, and what one could die of, too; six languages. */
const ENDED = compiled(
  [
    `\\b(?:en finir|finir|hate d en finir) avec (?:(?:cette|ce|ces|la|le|les|ma|mon|mes|cet) )?(?:\\w+ )?${SESSION}\\b`,
    `\\b(?:schluss|fertig|ende) (?:machen )?mit (?:(?:der|dem|dieser|diesem|meinem|meiner|den) )?(?:\\w+ )?${SESSION}\\b`,
    `\\b(?:acabar|terminar|finirla|farla finita|finire|acabar logo) (?:con|com) (?:(?:esta|este|la|el|mi|questa|questo|essa|esse|o|a|quest|il|mia|mio) )*${SESSION}\\b`,
    `\\b(?:end|finish|kill|ending|be done with|over with|end it with|ready to end) (?:(?:this|the|my|that|these) )(?:\\w+ )?${SESSION}\\b`,
    `\\b(?:quiero|ganas de|quise|me quiero|voglio|vorrei|quero|vontade de|veux|envie de|mochte|will) (?:morir(?:me)?|morire|morrer|mourir|sterben) (?:(?:despues|tras|con|dopo|depois|com|nach|bei|apres|pendant|avec|d|de) )+(?:(?:la|las|el|los|esas?|esos?|estas?|estos?|quest[aei]|quell[aei]|gli|le|i|il|essas?|esses?|os|as|o|a|den|der|dem|diesen|dieser|ces|cette|cet|les|du) )*(?:\\w+ )?${SESSION}\\b`,
  ].join("|"),
);
/** "Nobody would miss me at the gym": there, and nowhere else. */
const UNMISSED = compiled(
  `\\b(?:nobody|no ?one)(?: would| will| even| really|d|ll)* miss(?:es)? me (?:at|in|from|during|if i (?:skip|miss|quit|leave|dont (?:come|go|show up)(?: to| at)?)) (?:(?:the|my|that|this|a|one|today\\w*|tonight\\w*|tomorrow\\w*) )*(?:\\w+ )?${SESSION}\\b`,
);

/** A word of ending or of not being missed that is of a session, with nothing dark beside it. In: folded words. Linear. */
export function isOfSession(text: string): boolean {
  const rest = text.replace(ENDED, " ").replace(UNMISSED, " ");
  return rest !== text && !DARK_WORDS.test(rest);
}
