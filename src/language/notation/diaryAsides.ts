import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { matchesIn } from "../patterns/matchesIn.ts";
import { PatternIndex } from "../patterns/patternIndex.ts";
import { PAST } from "../routing/stanceCues.ts";
import type { Stretch } from "./otherTimes.ts";

const MASS = "(?:kgs?|kilos?|lbs?|pounds?|#)";
/** "40 x 9 .......... warmup": dots that lead the eye to a remark. */
const LEADERS = /[ \t]*\.{4,}(?=[ \t])/g;
/** "80 x 5, up 2.5", "(up 5 lbs)": how much more it was than before. */
const GAINED = compiled(
  `(?<=\\d[^\\n.;!?]{0,24}(?:\\.{3,}|[,(])[ \\t]*)up \\d{1,2}(?:[.,]\\d{1,2})?(?: ?(?:${MASS}|reps?))?(?=[ \\t]*(?:\\.{3,}|[).,;!]|\\n|$))`,
  "gi",
);
/** "leg press 85 (+5!) 4x20": how much more the load was than before, where no body's own weight is added to. */
const GAIN_IN_BRACKETS = compiled(
  `(?<=(?<![x×*@.,\\d] ?)\\b\\d{2,3}(?:[.,]\\d{1,2})? ?(?:${MASS})? ?)\\(\\+ ?\\d{1,2}(?:[.,]\\d{1,2})? ?(?:${MASS})?!*\\)(?=[ ,:]{1,2}\\d{1,2} ?[x×*] ?\\d)`,
  "gi",
);
const OWN_WEIGHT = /\b(?:pull|chin|dip)|muscle|klimm|traction|dominada|trazion|barra fixa|fondos|parallel|\bbw\b|body/i;
/** "80 x 5 (176 lb)": a load in the other unit again. */
const CONVERTED = /\((\d{2,4}(?:[.,]\d{1,2})?) ?(kgs?|kilos?|lbs?|pounds?)\)/gi;
const FIGURES = /\d{1,4}(?:[.,]\d{1,2})?/g;
const LB_IN_KG = 2.204_62;
/** So far before its other unit a load stands. */
const FAR = 60;
/** People round what they convert by as much. */
const ROUNDED = 0.012;

/** "1:47:33 chip (gun 1:49:02)": the clock of the race beside one's own. */
const GUN =
  /\(?\b(?:gun|clock)(?: time)?:? \d{1,2}(?::\d\d){1,2}\)?|\(?\d{1,2}(?::\d\d){1,2} (?:gun|clock)(?: time)?\)?/gi;
const CHIP = /(?<=\d:\d\d) (?:chip|net|official)(?: time)?\b|\b(?:chip|net|official)(?: time)?:? (?=\d{1,2}:\d\d)/gi;

/** "since I started 5x5", "my 5x5 program": a plan by its sets. */
const PLAN_BY_SETS =
  /(?<=\b(?:since|when|after|before) (?:i |we )?(?:started|starting|began|beginning|doing|did|switched to|moved to|left)(?: the| on| with)? )\d ?[x×] ?\d{1,2}(?! ?(?:at|@|\d|kg|lb))|(?<=\b(?:my|the|this|a|stronglifts|sl|madcow|medhi|mehdi|texas method) )\d ?[x×] ?\d{1,2}(?= (?:program(?:me)?|routine|plan|template|cycle|block|journey|training|phase)\b)/gi;

/** "90, 100, 110 kg (3 for 3)": of the attempts at a meet, how many were good. "box jumps (24)": how high. */
const IN_BRACKETS =
  /\((?:[0-3] ?(?:for|of|\/) ?3)\)|(?<=\bbox(?: ?jumps?(?: ?overs?)?| step[- ]?ups?)) ?\(\d{2}(?:["”]| ?in(?:ch(?:es)?)?| ?cm)?\)/gi;
/** "Elev gain 84 m": how far up a way went. */
const CLIMBED = /\belev(?:ation)?(?: (?:gain(?:ed)?|loss))?:? ?\d[\d.,]* ?(?:m|ft|feet|met(?:er|re)s)\b/gi;
/** "Gym closes at 9": a time of day. */
const HOURS = /\b(?:closes|opens|shuts) (?:at|in|by) \d{1,2}(?::\d\d)?(?: ?(?:am|pm|h|uhr|min(?:ute)?s?))?\b/gi;
/** "TUL 90 seconds", "(time under tension 32, 31, 32)": how long the sets took. */
const UNDER_LOAD =
  /\b(?:tul|tut|time under (?:tension|load))[ :=~]{1,3}\d{1,3}(?:(?:, ?| ?\/ ?)~?\d{1,3})*(?: ?(?:s|secs?|seconds))?/gi;

/** "6 mile progression run, last 2 @ 6:50": how fast a part of the way was. */
const PART_PACE =
  /\b(?:last|first|middle|final|miles?|kms?|laps?) (?:\d{1,2}(?:[.,]\d{1,2})?(?: ?(?:miles?|mi|km|k|laps?))?|(?:mile|km|k|lap))(?: (?:was|were|in))?(?: ?@ ?| at | in |:? )\d{1,2}:\d\d(?:[ /-]*(?:pace|per mile|per km|mi|km|min\/mi|min\/km|\/mi|\/km|mins?))?(?!:\d)/gi;

/** "10k in 52:40 (splits 26:30/26:10)". */
const SPLITS = /\(splits?:? ?\d{1,2}:\d\d(?:[ ,/+-]+\d{1,2}:\d\d){0,20}\)/gi;

/** "180, 180, PR 192", "200 (good)": what a load of a row was. */
const IN_ROW =
  /(?<=\d ?(?:kgs?|lbs?|#)?, ?)(?:new )?(?:prs?|pbs?):? (?=\d)(?!\d+(?:[.,]\d+)? ?[x×])|(?<=\d ?(?:kgs?|lbs?|#)?) \((?:good|made|made it|easy|smooth|ok|success|got it|pr|pb)!?\)(?=[ ,;\n]|$)/gi;

/** "Total for the week:" above lines of sums, "Total weekly miles: 62": they count what was told day by day. */
const WEEK_SUMS =
  /(?:^|\n)[^\n\d]{0,30}\b(?:totals?|recap|summary)\b[^\n\d]{0,30}\b(?:week|month|year|wk)(?:ly)?\b[^\n\d]{0,20}:?[ \t]*(?:\n[ \t]*(?:[-*•][ \t]*)?\p{L}[^\n:]{0,24}:[^\n]*)+|(?:^|\n)[^\n\d]{0,20}\b(?:week(?:ly)?|wk|month(?:ly)?|year(?:ly)?)\b[^\n\d]{0,12}\b(?:totals?|mileage|recap|summary)\b[^\n\d]{0,20}:?[ \t]*(?:\n[ \t]*(?:[-*•][ \t]*)?\p{L}[^\n:]{0,24}:[^\n]*)+|\btotals?\b[^\n\d.]{0,20}\b(?:week(?:ly)?|month(?:ly)?|year)\b[^\n\d.]{0,20}\d[\d.,]*(?: ?(?:miles?|km|k|mi|hours?|hrs?|h|min(?:ute)?s?|yards?|yds?|m)){0,12}/giu;

/** "Rather pleased with myself at 74!", "not bad for 68": how old somebody is. */
const AT_AGE =
  /(?<=\b(?:pleased|proud|chuffed|happy|delighted|not bad|not too bad|pretty good|good going|impressive|nicht schlecht|pas mal|nada mal|niente male)\b[^\d\n.;!?]{0,30}) ?\b(?:at|for|mit|pour|a|para|per)(?: (?:my age|the age of|age|a))?(?: of)? [4-9]\d(?:[ -]years?[ -]old)?(?= ?(?:$|[.,;!?)\n]))/gi;
/** "100 kg x 14 to failure, couldn't walk": how it left one. */
const WRECKED =
  /,? ?\b(?:i )?(?:could(?:n['’]?t| not| barely| hardly)|can(?:['’]?t|not| barely| hardly)) (?:even )?(?:walk|move|stand|sit down|breathe|get up|(?:lift|feel|raise) (?:my|ma|me) \w+)\b(?! ?\d| (?:more|longer|further))(?: (?:properly|straight|home|anymore|now|upstairs|downstairs))?/gi;
/** "1) 60x10 2) 65x8": which set it was. */
const ENUMERATED = /(?<=[\s:;,])[1-9]\)(?= ?\d)/g;
/** "… 10 min meditation", "15 min sauna after": no training, and no further set of what stands beside it. */
const RESTFUL =
  /[,;+&.]? ?(?:\b(?:and|then|plus|und|et|y|e) )?\b\d{1,3} ?min\w*(?: of| in the)? (?:meditation|meditating|meditieren|sauna|steam room|ice bath|cold plunge|hot tub|massage|massage gun|nap)(?: after(?:wards)?| before| too)?\b/gi;
/** "Ça fait toujours un mal de chien": what it does to one. */
const HURTS =
  /(?<!\p{L})(?:[çc]a|cela) (?:me |m['’])?(?:fait|faisait|fera) (?:\p{L}+ ){0,3}mal(?!\p{L})[^\d.;!?\n]*/giu;
/** "80x3 con ayuda del monitor": who helped, which takes nothing off. */
const HELPED_BY =
  /(?<=\d[^\n.;]{0,12}) (?:with|con|avec|mit|com) (?:(?:a (?:bit|little) of|some|un poco de|un peu d|etwas|un po['’]? d['’]|um pouco de) ?)?(?:the |la |l['’]|a )?(?:help|hilfe|aide|ayuda|aiuto|ajuda) (?:from|of|by|von|vom|de|del|d['’]|du|di|dal|del|da|do)(?: ?(?:the|my|a|le|la|mon|ma|un|une|mi|el|il|mio|meu|o|um|meinem|einem))? ?\p{L}+/giu;
/** "às 8 da manhã", "at 6 in the morning": when it was. */
const AT_HOUR =
  /(?<!\p{L})(?:at|às|as|a las|alle|um|gegen|vers|à) \d{1,2}(?::\d\d|h(?:\d\d)?)?(?: ?(?:uhr|heures?|horas))? (?:in the (?:morning|evening|afternoon)|at night|da manh[ãa]|da tarde|da noite|de la (?:ma[ñn]ana|tarde|noche)|(?:di|del|della) (?:mattina|mattino|sera|pomeriggio)|du (?:matin|soir)|de l['’]apr[èe]s-midi|morgens|abends|fr[üu]h|nachmittags)(?!\p{L})/giu;
/** "ice 15 min", "20 min heat": no training. */
const COOLED =
  /(?<=^|[,;.\n+] ?|(?:and|then|und|et|y|e) )(?:\d{1,2} ?(?:min\w*|['’′]) (?:of |de |di )?(?:heat|ice|icing|hielo|calor|ghiaccio|glace|eis|gelo)|(?:heat|ice(?: bath| machine| pack)?|icing|hielo|calor|ghiaccio|glace|eis|gelo) (?:for )?\d{1,2} ?(?:min\w*|['’′]|x))(?!\p{L})/giu;
/** "Trag 5x5 100 kg Bankdrücken ein": the other half of the verb. */
const VERB_END = /(?<=\btrage?\b[^\n.;!?]{0,80}) ein(?=(?: bitte)?[ \t]*(?:[.,;:!?\n]|$))/gi;
/** "3x5 @ 92.5kg #lower": a tag. */
const TAGS = /(?<=[ \t])#\p{L}[\p{L}\d_-]*/gu;
/** "Exercise 1: Bench", "1º dia: …": which it is in a row. */
const PLACES =
  /(?<=^|\n)[ \t]*(?:exercise|[üu]bung|exercice|ejercicio|esercizio|exerc[íi]cio) #?\d{1,2} ?[:.)-]|\d{1,2}[ºª°] ?(?:dia|d[íi]a|treino|giorno|allenamento|sesi[óo]n|entreno)\b/gi;
/** "Goal 22.5 x 8-10": what was to be done. */
const GOALS =
  /(?<=^|[,;:(\n][ \t]*)(?:goal|target|ziel|objectif|objetivo|obiettivo)(?: was| is| war)?:? ?\d[\d.,]*(?: ?(?:kgs?|lbs?|#))? ?[x×@] ?\d{1,3}(?: ?[-–] ?\d{1,3})?(?: ?reps?)?(?=[ \t]*(?:[,;)\n]|$))/gi;
/** "Between the school run and the dentist": nobody ran. */
const ERRANDS =
  /\b(?:between|before|after|around) (?:the |my |a |our )?(?:school|nursery|daycare|kids|dog|milk|coffee|beer|food|shopping|grocery|store|pharmacy|airport|tip) (?:run|walk|drop[- ]?off|pick[- ]?up)s?(?: and (?:the |my |a )?(?!then\b)\p{L}+(?=[ \t]*(?:[.,;!?\n]|$)))?/giu;
/** "I was in failure territory for sure": how near it came. */
const NEAR_FAILURE =
  /\b(?:(?:i )?(?:was|got|were) )?(?:(?:in|into) )?failure (?:territory|zone|land)(?: for sure)?|\b(?:(?:pretty|very|quite|really|damn) )?(?:close|near|nearly|almost|not far|(?<!\d reps? )(?:just short|shy)|a rep shy)(?: to| at| of| from)? failure\b/gi;
/** "… but got all five", "pretty sure it was 5": of the sets that were told. */
const ALL_OF_THEM =
  /(?<=\d ?[x×] ?\d[^\n]{0,80})(?:,? ?(?:but|and|though) )?(?:(?:i )?(?:got|hit|made|managed|finished|completed) all (?:of (?:them|it)|(?:three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2})(?! (?:sets?|rounds?) (?:of|at|with|for))(?: (?:reps?|sets?|rounds?|of them))?)|(?:pretty|quite|fairly|almost|99% )?(?:pretty |quite )?sure (?:it was|that was|i did|i got|it were) (?:\d{1,2}|three|four|five|six|seven|eight|nine|ten|twelve)(?: reps?)?)(?=[ \t]*(?:[.,;!)\n]|$| (?:though|tho|anyway|in the end|lol)))/gi;
/** "Rack pulls in the squat rack": where it was done. */
const IN_RACK = /\b(?:in|at|inside|using) the (?:squat|power|half|smith) (?:rack|cage)\b/gi;
/** "Exertion: rpe 8": what is told is in the figure. */
const EFFORT_NAMED = /\b(?:exertion|effort|intensity):(?= ?(?:rpe|rir)\b)/gi;
/** "Set 1 x 10 reps": the first set, of ten. */
const SET_BY_PLACE =
  /(?<=\b(?:set|satz|s[ée]rie) \d{1,2}) ?[x×](?= ?\d{1,3} ?(?:reps?|wdh|wiederholungen|r[ée]p[ée]titions?|repeti\S{3,7}))/gi;

/** "HR 142 avg": of what the watch says. */
const ON_AVERAGE =
  /(?<=\b(?:hr|heart rate|puls|fc|hf)[ :=]{1,3}\d{2,3}(?: ?bpm)?|\b\d{2,3} ?bpm) (?:avg|average|mean|max)\b\.?/gi;
/** "12 rounds exactly", "40 min on the dot": as many, and no name. */
const EXACTLY =
  /(?<=\d (?:rounds?|reps?|sets?|min(?:ute)?s?|runden|tours|rondas|giri)) (?:exactly|even|flat|on the dot|dead on|bang on|genau|pile|exactas?|precise|esatti|certinho)(?=[ \t]*(?:[,.;!\n]|$))/gi;
/** "He's 9 and still beat me": how old somebody is. "Home for 9": when. */
const OF_SOMEBODY =
  /\b(?:he|she)(?:['’]s| is) (?:only )?\d{1,2}(?: (?:years?|yrs?)(?: old)?)?\b(?! ?(?:kg|reps?|x|min|sets?))|\b(?:home|dinner|bed|meeting) (?:for|by|at) \d{1,2}(?!\d|:| ?(?:x|reps?|sets?|kg|min))/gi;
/** "Done the 30. Goblet squats …": as long as the session was. */
const DONE_LENGTH =
  /(?<=^|[.!?\n][ \t]*)(?:(?:ok|okay|right|so|i|we|just)[ ,]+)*(?:did|done|finished|completed) (?:the|my|that|your|all) \d{1,3}(?: ?(?:min(?:ute)?s?|m))?(?=[.!,;][ \t]|\n)/gi;

/** "Dopo un turno di 13 ore", "after a 12 h shift": what came before the training, or after it. */
const OF_WORK =
  /(?:(?<!\p{L})(?:after|before|following|nach|vor|dopo|prima|apr[eè]s|avant|despu[eé]s|antes|depois|ap[oó]s|post)(?: (?:di|de))?(?: (?:an?|my|the|another|eine[rmn]?|meine[rmn]?|une?|mon|ma|una|uno|mi|il|mio|um|uma|meu|o))?(?: (?:long|langen|longue|largo|lungo|longo))? )?(?:\b\d{1,2} ?-?(?:h|hrs?|hours?|stunden?|heures?|horas?|ore)[ -]?(?:(?:long|night|day|late|early|double) ){0,2}(?:shifts?|flights?|drives?|schicht(?:en)?|dienste?|train ride|car ride|work ?days?|days? (?:at|of) work|on (?:my|the) feet|of (?:sleep|work|driving|meetings))|\b(?:turno|schicht|dienst|garde|guardia|jornada|plant[aã]o|giornata|journ[ée]e|volo|vuelo|vol|viaje|viaggio|trajet)(?: di lavoro| de travail| de trabajo)? (?:di|de|da|von|mit) \d{1,2} ?(?:h|ore|horas?|heures?|stunden))(?!\p{L})/giu;

/** "4h10 incl. lunch": what the time holds beside the way. */
const INCLUDED =
  /\b(?:incl(?:uding|uded|\.)?|inkl(?:usive|\.)?|excl(?:uding|\.)?|y compris|incluid[ao]s?|compres[aoie]) (?:(?:a|an|the|one|two|\d|some|la|le|les|il|o|die|der|eine?r?) )*(?:lunch|breaks?|rests?|stops?|coffee|photos?|pausen?|pauses?|pausas?|soste?|paradas?|pranzo|almuerzo|almoco|almoço|d[ée]jeuner|mittag(?:essen)?)(?: stops?| breaks?)?\b/gi;

/** "CrossFit tonight" on a line above its sets, "Rücken heute Abend: …" before several: the title of what was done. */
const EVENING =
  /(?<=^\W*(?!(?:plan|goal|coach|programme?|workout|session|wod|todo|next|what|when|can|could|should|will|gonna|i|we|my)\b)(?:[\p{L}'’-]+ ){1,5}(?:on |for |- |, )?)(?:tonight|this evening|heute abend|ce soir|stasera|esta noche|hoje [àa] noite)(?=[ \t]*(?::[ \t]*)?\n[^?]*\d(?:[^?]*\n[^?]*\d|[/-]\d{2,3}[/-]\d{2,3})|[ \t]*:(?=[^\n]*\d ?(?:kgs?|lbs?|@)|[^\n]*@ ?\d)[^?\n]*\d[^?\n]*[,;/][^?\n]*\d[^?\n]*[,;/][^?\n]*\d)/giu;

const TONIGHT = /(?<!\p{L})(?:tonight|this evening|heute abend|ce soir|stasera|esta noche|hoje [àa] noite)(?!\p{L})/giu;
/** Sets with what was lifted, or a way with its time. */
const TOLD_FIGURES =
  /\d ?[x×*@] ?\d|\d ?(?:kgs?|lbs?|kilos?)(?!\p{L})|\d ?(?:km|k|mi|miles?)\b[^\n]{0,20}\d:\d\d|\d ?(?:h|hrs?|hours?|min(?:ute)?s?|std|stunden?|heures?|horas?|or[ae])\b/iu;
/** How it went is said only of what is over. */
const OUTCOME =
  /(?<!\p{L})(?:felt|dripping|drenched|soaked|sweat(?:y|ing)|(?:absolutely|completely|properly) (?:dead|done|wrecked|spent|cooked|knackered|shattered)|loved it|so (?:much )?fun|went (?:well|ok|okay|fine|good|great|bad|badly|smooth)|was (?:easy|hard|tough|brutal|heavy|light|great|good|awful|fun)|new pb|new pr|pb!|pr!|smashed|nailed|knackered|nickel|facile|c['’][ée]tait|fini|bien pass[ée]|fatt[oaie]|andat[oa] (?:bene|male)|lief|ging (?:gut|super|schwer|leicht)|geschafft|gemacht|fertig|hecho|muy bien|sali[oó] bien|foi (?:bem|bom|f[aá]cil|dif[ií]cil)|feito|grip (?:gave|went)|last (?:one|set|rep) (?:was|felt|ugly|slow))(?!\p{L})|✅|💪|😮‍💨|🥵/iu;
const TO_COME =
  /\?|(?<!\p{L})(?:will|gonna|going to|want|plan(?:ned|ning)?|should|hop(?:e|ing)|let'?s|aim|goal|target|have to|need|werde|will ich|m[oö]chte|soll|je vais|je veux|pr[eé]vu|voy a|quiero|toca|far[oò]|voglio|vou|quero|supposed|please|bitte|so tonight|last (?:week|time)|also heute)(?!\p{L})/iu;

/** "Track tonight: ran 800 m x4", "tonight I ran 5k". */
const EVENING_DEED = compiled(
  `\\b(?:tonight|this evening)\\b(?: ?[:,-] ?(?:(?:i|we|just|only) )?| (?:i|we) (?:just )?)${PAST}\\b`,
  "i",
);

const NAMES_EVENING = entered(/tonight|evening|abend|ce soir|stasera|noche|noite/i);

/** Where the title of a diary names the evening, which elsewhere is still to come, or it is said how it went. Out: the stretches. Linear. */
export function titledEvenings(text: string): Stretch[] {
  if (!NAMES_EVENING.test(text)) return [];
  const isOver = (TOLD_FIGURES.test(text) && OUTCOME.test(text) && !TO_COME.test(text)) || EVENING_DEED.test(text);
  return every(text, isOver ? TONIGHT : EVENING);
}

const every = (text: string, pattern: RegExp): Stretch[] =>
  matchesIn(text, pattern).map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** Whether a figure before it on its line is the same load in the other unit. */
function isConverted(text: string, { index, 1: figure = "", 2: unit = "" }: RegExpExecArray): boolean {
  const line = text.slice(Math.max(text.lastIndexOf("\n", index) + 1, index - FAR), index);
  const value = Number(figure.replace(",", "."));
  const factor = /^[lp]/i.test(unit) ? LB_IN_KG : 1 / LB_IN_KG;
  return matchesIn(line, FIGURES).some(([said]) => {
    const other = Number(said.replace(",", ".")) * factor;
    return other > 0 && Math.abs(other - value) <= ROUNDED * value;
  });
}

/** "195# next!", "…, next 105", "(n.M. 72,5)": the load of another time. */
const NEXT_LOAD = compiled(
  `(?<=\\d[^\\n]*)(?<=[,.;!\\n(–-] ?)(?:\\d{1,3}(?:[.,]\\d{1,2})? ?${MASS}? next(?= ?(?:[!.)\\n]|$))|(?:next|n\\. ?m\\.|nm):? \\d{1,3}(?:[.,]\\d{1,2})?(?: ?${MASS})?(?=[ \\t]*(?:[!.)\\n]|$)))`,
  "gi",
);
/** "went 2/3 on the snatch": how many of the attempts at a meet were good. */
const OF_ATTEMPTS =
  /(?<![\p{L}\d.,])(?:went |go(?:ing)? )?(?:[0-3] ?(?:\/|for|of) ?3|[0-6] ?(?:\/|for|of) ?6|\d ?(?:\/|for|of) ?9) (?:on|in|at) (?:the )?(?=\p{L})/giu;
/** "255x20 PR+5lbs": by how much it was more than ever before. */
const RECORD_BY = compiled(`\\b(?:pr|pb) ?\\(?\\+ ?\\d{1,3}(?:[.,]\\d{1,2})?(?: ?(?:${MASS}|reps?))?\\)?`, "gi");
/** "…, 73 and still going": how old one is. */
const STILL_AT = /(?<=[,.;!] ?)(?:i['’]?m |am |at )?[5-9]\d and still(?: \p{L}+){1,3}/giu;
/** "Skipped sunday", "rest day thursday", "took friday off": no day of what was done. */
const SKIPPED_DAY =
  /(?<=\d[^\n]*)\b(?:(?:skipped|missed|rested|resting|rest(?: day)?|off|nothing)(?: on)? (?:mon|tues|wednes|thurs|fri|satur|sun)day|took (?:mon|tues|wednes|thurs|fri|satur|sun)day off|(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:off|rest(?: day)?))\b/gi;
/** "(senza zavorra)", "ohne Zusatzgewicht": nothing was added. */
const NOTHING_ADDED =
  /\(?(?:senza (?:zavorra|sovraccarico)|ohne zusatzgewicht|sans lest|sin lastre|sem lastro|(?:no|without) (?:added|extra|additional) (?:weight|load))(?!\p{L})\)?/giu;
/** "No gym today, just …", "rest day, only …": what was not done; what follows was done in its place. */
export const IN_ITS_PLACE =
  /^\W*(?:(?:today|heute|oggi|hoy|hoje|aujourd ?['’]? ?hui)[ ,]+)?(?:(?:no|kein|pas (?:de |d ?['’])|nada de|niente|sem) ?(?:gym|weights|lifting|training|workout|kraft\p{L}*|studio|sport|salle|muscu\p{L}*|entra[iî]nement|gimnasio|pesas|entreno|palestra|pesi|allenamento|academia|muscula[cç][aã]o|treino)(?!\p{L})[^.!?,;:]{0,24}|(?:rest|recovery|ruhe) ?(?:day|tag)\b[^.!?,;:]{0,12})[,.;!:](?= ?(?:so |but |then )?(?:just|only|a|\d|nur|juste|solo|s[oó]|s[oó]lo|apenas)(?!\p{L}))/iu;

/** "20 Nov 2026, 19:02, 54 min" on a line of its own, above the exercises: when a session began, and how long all of it was. */
const BEGAN =
  /(?<=(?:^|\n) *(?:\p{L}{2,10}[,.]? )?(?:\d{1,2}[. /-]{1,2}(?:\p{L}{3,10}|\d{1,2})[., /-]{1,2}20\d\d|\p{L}{3,10} \d{1,2},? 20\d\d|20\d\d-\d\d-\d\d))(?:[ ,|•·T–-]|at |um ){1,4}\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?(?:[ ,|•·–-]{1,3}(?:(?:duration|time|dauer|dur[ée]e):? ?)?(?:\d{1,2} ?h(?:rs?|ours?)? ?)?\d{1,3} ?min\p{L}*)?(?= *\n)/giu;
/** "54 min" on a line of its own, right behind the title and the day of a session. */
const LASTED =
  /(?<=^\s*[^\n]{0,40}(?:workout|session|training|entreno|s[ée]ance|allenamento|treino|day|tag|push|pull|legs|upper|lower|full body)[^\n]{0,40}\n(?:[^\n]{0,60}20\d\d[^\n]{0,20}\n)?)(?:(?:duration|time|dauer|dur[ée]e):? ?)?(?:\d{1,2} ?h(?:rs?|ours?)? ?)?\d{1,3} ?min(?:utes?)?(?= *\n)/giu;

const ASIDES = [
  BEGAN,
  LASTED,
  NEAR_FAILURE,
  ALL_OF_THEM,
  NEXT_LOAD,
  STILL_AT,
  RECORD_BY,
  OF_ATTEMPTS,
  SKIPPED_DAY,
  NOTHING_ADDED,
  LEADERS,
  GAINED,
  INCLUDED,
  DONE_LENGTH,
  OF_WORK,
  ON_AVERAGE,
  EXACTLY,
  OF_SOMEBODY,
  PLAN_BY_SETS,
  IN_ROW,
  IN_BRACKETS,
  CLIMBED,
  HOURS,
  AT_AGE,
  WRECKED,
  PLACES,
  GOALS,
  IN_RACK,
  ERRANDS,
  EFFORT_NAMED,
  SET_BY_PLACE,
  GUN,
  CHIP,
  TAGS,
  VERB_END,
  RESTFUL,
  ...[COOLED, HELPED_BY, AT_HOUR, HURTS, compiled(IN_ITS_PLACE, "giu")],
  UNDER_LOAD,
  PART_PACE,
  SPLITS,
];
const INDEX = new PatternIndex([...ASIDES, CONVERTED]);

/**
 * What keepers of diaries write beside their sets and is none of them: leading dots, what was gained, a load in the other
 * unit, the clock of a race, a plan named by its sets. Out: the stretches, in no order. Linear.
 */
export function diaryAsides(text: string): Stretch[] {
  if (!/\d/.test(text)) return [];
  const mayFind = INDEX.read(text);
  const converted = mayFind(CONVERTED) ? matchesIn(text, CONVERTED).filter((match) => isConverted(text, match)) : [];
  return [
    ...ASIDES.filter(mayFind).flatMap((aside) => every(text, aside)),
    ...converted.map((match) => ({ start: match.index, end: match.index + match[0].length })),
    ...titledEvenings(text),
    ...(/\btotals?|recap|summary|mileage\b/i.test(text) ? every(text, WEEK_SUMS) : []),
    ...(text.includes("(+") && !OWN_WEIGHT.test(text) ? every(text, GAIN_IN_BRACKETS) : []),
    ...(/1\) ?\d[^\n]*2\) ?\d/.test(text) ? every(text, ENUMERATED) : []),
  ];
}
