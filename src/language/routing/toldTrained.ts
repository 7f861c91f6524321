import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const WHEN =
  "(?:(?:today|tonight|now|already|just|finally|this (?:morning|afternoon|evening)|earlier|yesterday|for (?:today|now|the day)|heute|gerade|eben|schon|endlich|gestern|heute (?:frueh|fruh|morgen|abend)|aujourd ?['’]? ?hui|ce (?:matin|soir)|hier|deja|hoy|ya|esta (?:manana|tarde|noche)|ayer|oggi|gia|stamattina|stasera|ieri|hoje|ja|ontem) ?){0,12}";
const HOW =
  "(?:(?:really|very|pretty|super|so|a|the|my|another|such|quick|short|long|good|great|nice|solid|decent|awesome|amazing|tough|hard|brutal|killer|first|full|whole|big|fun|proper|sweaty|usual|normal|regular|standard|weekly|today ?'?s|morning|evening) )*";
const PART =
  "(?:(?:push|pull|legs?|upper(?: body)?|lower(?: body)?|full body|chest|back|arms?|shoulders?|bench|squat|deadlift|bis? and tris?|chest and (?:back|tris?|arms)|back and bis?|glutes?|core|abs|cardio)[ -])";
const SESSION = `(?:${PART}?(?:workout|work out|session|training|training session|gym session|sesh)|gym|lift|${PART}day)`;
const TAIL =
  "(?:[ ,.!]+(?:it was|was|felt|and it was)? ?(?:good|great|nice|fun|hard|tough|brutal|tired now|feeling good|yay|yes|woo+|finally|bro|man|coach|mate|lol|haha|too|super|gut|toll|bien|bene|top|cool)){0,12}";
/** That one trained, and nothing of what: "had a good workout", "gym done", "hab heute trainiert", in six languages. */
const TRAINED = compiled(
  `^\\W*(?:(?:ok|okay|hey|hi|so|well|yes|yeah|yo|man|phew|puh|ouf|uff|hallo|salut|hola|ciao|oi)[ ,.!]+)*${WHEN}(?:${[
    `(?:(?:i|we|ive|i have|have) )?${WHEN}(?:had|did|done|got in|finished|completed|smashed|crushed|survived|got through|came from|got back from|back from|got home from|went to|been to|was at|hit|got (?:a|my)) ${HOW}${SESSION}(?: (?:in|done|over with))?`,
    `(?:i|we|ive|i have) ${WHEN}(?:trained|worked out|lifted|exercised)`,
    `(?:trained|worked out)`,
    `${HOW}${SESSION}(?: is| are|'?s)? (?:all )?(?:done|finished|completed?|over|in the bag|ticked off|checked off|complete)`,
    `(?:ich )?(?:habe?|hab) ${WHEN}(?:(?:gut|hart|viel|fleissig|brav) )?(?:trainiert|gesportelt|sport gemacht|mein training (?:gemacht|geschafft|fertig)|das training (?:gemacht|geschafft))`,
    `(?:trainiert|training (?:erledigt|fertig|geschafft|gemacht|beendet|vorbei)|(?:ich )?(?:war|bin) ${WHEN}(?:im|beim|vom) (?:gym|training|studio|fitness\\w*|sport)(?: (?:gewesen|zuruck))?)`,
    `(?:j ?['’]? ?ai|je me suis|on a|je suis) ?${WHEN}(?:(?:fait|fini|termine) (?:ma|une|la) (?:bonne |grosse |belle |petite )?(?:seance|muscu)|(?:fait|fini) (?:mon|un|l ?['’]?) ?(?:bon )?entrainement|entraine|alle a la salle|ete a la salle)`,
    `(?:seance|entrainement) (?:faite?|finie?|terminee?|bouclee?)`,
    `(?:he|ya he) (?:entrenado|ido al (?:gym|gimnasio)|terminado (?:el|mi) entren\\w+|hecho (?:mi |el )?(?:entreno|entrenamiento|rutina|ejercicio))|entrene|fui al (?:gym|gimnasio)|hice (?:mi |el )?(?:entreno|rutina|ejercicio)|(?:entreno|entrenamiento|rutina|gym) (?:hech[oa]|terminad[oa]|list[oa]|complet[oa])`,
    `mi sono allenat[oa]|ho (?:finito|fatto) (?:l ?['’]? ?|il mio |un bel )?allenamento|sono (?:andat[oa]|stat[oa]) in palestra|(?:allenamento|palestra) (?:fatt[oa]|finit[oa])`,
    `(?:eu )?(?:treinei|malhei|fui (?:na|pra|a|para a) academia|(?:fiz|terminei) (?:meu |o |um )?treino)|treino (?:feito|pago|concluido|terminado)`,
  ].join("|")})(?: ${WHEN})?${TAIL}[^\\p{L}\\d?]*$`,
  "u",
);
const MAY_BE = entered(
  /train|gym|workout| day|-day|work(?:ed)? out|session|sesh|lift|exercis|sport|studio|seance|salle|muscu|entren|rutina|ejercicio|allen|palestra|trein|academia|malh/,
);
const LONGEST = 70;

/** Whether a message says that its writer trained, and nothing else. In: folded text. */
export const tellsTrained = (folded: string): boolean =>
  folded.length <= LONGEST && MAY_BE.test(folded) && TRAINED.test(folded);
