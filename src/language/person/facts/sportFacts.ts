import { compiled } from "../../patterns/compiled.ts";
import { asTyped } from "./asTyped.ts";
import { type FactReader, keyOf, state } from "./factDraft.ts";

/** Sports that are played or done beside the training here, in six languages; folded. */
const PLAYED =
  "(?:(?:table |beach |field |ice |street |gaelic |american |flag |touch |wheelchair |u\\d\\d |sunday league |5 a side |7 a side )*(?:rugby(?: (?:league|union|sevens))?|football|soccer|hockey|volley ?ball|handball|basket ?ball|netball|tennis|badminton|squash(?! soup)|padel|paddle|pickleball|cricket|baseball|softball|(?:5|7|6|11)[- ]a[- ]?side|lacrosse|hurling|camogie|golf|water ?polo|ultimate(?: frisbee)?|roller derby|floorball|fussball|eishockey|tischtennis|foot(?! )|basket|volley|futbol|futsal|baloncesto|voleibol|balonmano|tenis|calcio|calcetto|pallavolo|pallacanestro|pallamano|futebol|volei|basquete|handebol))";
const DONE =
  "(?:judo|karate|taekwondo|bjj|jiu[- ]?jitsu|brazilian jiu[- ]?jitsu|muay thai|kick ?boxing|boxing|mma|wrestling|fencing|aikido|krav maga|gymnastics|parkour|ballet|boxen|ringen|turnen|fechten|boxe|lutte|escrime|boxeo|lucha|esgrima|pugilato|scherma|lotta|capoeira)";
const TIMES =
  "(?:\\d ?x?|an?|one|every|on|at|for|in|with|since|twice|three times|am|im|seit|bei|beim|am|zwei|drei|depuis|le|les|au|a|en|los|el|dos|con|il|la|al|da|no|na|as|aos|pelo|pela|nel|nella|del|dans|im)";
/** What stands behind the sport: where, with whom, how often, and the place or belt one has in it. */
const BEHIND = `(?=$| ?[,;(]| (?:${TIMES}|and|und|et|y|e|so|competitively|professionally|semi|recreationally|casually|too|also|as|als|comme|como|come|regularly|player|besides|alongside|mostly)\\b)`;

/** Ways to say that one plays or does a sport now; the group is the sport. */
const PLAYS: readonly RegExp[] = [
  compiled(
    `(?:^|\\b(?:i|we|and|also|,) )(?:(?:also|still|mainly|mostly|usually|currently|just|only|i|am|am mainly|have been) ){0,12}(?:play|playing)(?: (?:a bit of|some|club|uni|university|college|school|amateur|semi[- ]?pro|pro|competitive|\\w+ (?:league|division)))* (${PLAYED})${BEHIND}`,
  ),
  compiled(
    `(?:^|\\b(?:i|and|also|,) )(?:(?:also|still|mainly|currently|just|i|am|have been) )*(?:do|doing|train|training|practi[sc]e|practi[sc]ing|compete in|competing in) (${DONE})${BEHIND}`,
  ),
  compiled(
    `^(?:i am )?(?:an? )?(?:(?:keen|amateur|semi[- ]?pro|pro|professional|college|uni|club|weekend|former pro) )*(${PLAYED}) (?:player|goal ?keeper|goalie)(?= here|$|[ ,])`,
  ),
  /^i (row) (?:for|at|in) (?:my |the |a )?(?:uni\w*|college|club|school|county)\b|^(?:i am|am) an? ((?:competitive |club |college |uni )?(?:rower|swimmer|sprinter|fencer|wrestler|boxer|judoka|cyclist|triathlete|gymnast|climber|skier|surfer|dancer|skater))(?=$|[ ,])/,
  /^i (?:also |still |usually )?(box|fence|wrestle|climb|surf|dance|skate|swim|cycle|row)(?= (?:on \w+days|on weekends|every (?:week|weekend|\w+day|day)|(?:once|twice|\d ?x|\d times) (?:a|per) week|for (?:my|a|the) (?:club|uni\w*|school|team|county))\b)/,
  compiled(
    `(?:^|\\bich |\\bund )(?:spiele|mache|trainiere)(?: (?:auch|noch|nebenbei|seit \\w+ jahren))* (${PLAYED}|${DONE})${BEHIND}`,
  ),
  compiled(
    `(?:^|\\bje |\\bet )(?:joue (?:au |a la |aux |a )|(?:fais|pratique) (?:du |de la |de l |le |la )?)(${PLAYED}|${DONE})${BEHIND}`,
  ),
  compiled(
    `(?:^|\\b(?:y|yo|eu|io|e|tambien|anche|tambem) )(?:juego (?:al |a la |a )|gioco (?:a |al )|jogo |pratico |practico |faccio |hago |faco )(${PLAYED}|${DONE})${BEHIND}`,
  ),
];
/** The place, the belt or the team, in the words behind the sport. */
const POSITION =
  /^(?: (?:at|for|in|with|on|le|les|los|el|la|il|aos?|am|im)\b[^,(]{2,30}| (?:twice|three times|\d+ ?x) (?:a|per) week){0,12} ?[,(] ?(?:i am (?:an? |the )?|as (?:an? |the )?|de |als |comme |come )?((?!(?:i|so|and|but|my|on|at|in|not|want|need|can|could|what|which|also|age|aged|years?|train\w*|lift\w*|gym|weigh\w*|height|bad|sore|hurt\w*)\b)[a-z][a-z-]*(?: [a-z][a-z-]*){0,2}?)(?= ?\)|$|,| for | in | so | and )/;
/** How often or when, behind a sport: "3 times a week", "on tuesdays", "every morning". */
const OFTEN =
  /^(?:[ ,]+(?:always|usually|mostly|meist(?:ens)?|about|around))*[ ,]+((?:on |every |each |am |an |le |les |los |el |il |la |as |aos |cada |tous les |chaque |ogni |jeden |toda )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|wochenenden?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|(?:lune|marte|mercole|giove|vener)di|sabato|domenica|(?:segunda|terca|quarta|quinta|sexta)s?(?:-feiras?)?)(?:(?:,| and| und| et| y| e|,? &) (?:on |am |le |los |el |il |la )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|[a-z]+(?:tags?|dis?)))*|(?:\d ?(?:-|to) ?)?(?:\d+ ?(?:x|times|days|mal|fois|jours|veces|dias|volte|giorni|vezes)?|once|twice) ?(?:a|per|each|every|\/|die|pro|par|por|a la|alla) ?(?:week|wk|month|woche|semaine|semana|settimana)|(?:every|most) (?:other |second |single )?(?:days?|weeks?|mornings?|evenings?|lunch\w*)|daily|taglich|tous les jours|todos los dias|ogni giorno|todos os dias|weekly)(?![a-z])/;
/** Ways of moving that are no session of the gym. */
const MOVES =
  "run|jog|swim|cycle|bike|row|walk|hike|climb|box|dance|skate|surf|ride|go (?:running|jogging|swimming|cycling|biking|rowing|climbing|hiking|dancing|skating|surfing|bouldering|walking)|do (?:yoga|pilates|spinning|zumba|hiit|crossfit|parkrun)";
/** "I run 3 times a week", "je cours deux fois par semaine": a way of moving, of which it is told how often. */
const MOVES_OFTEN = compiled(
  `(?:^|^also |[,;] ?|\\b(?:and|i|und|et|y|e|ich|je|yo|io|eu) )(?:(?:also|still|usually|mostly|normally|try to|auch|noch) )*(${MOVES}|(?:laufe|jogge|schwimme|schwimm|lauf|gehe (?:laufen|joggen|schwimmen|klettern|wandern|bouldern)|fahre rad|klettere|cours|nage|grimpe|fais (?:du velo|du yoga|de la natation|de la course)|corro|nado|hago (?:yoga|natacion|bici)|salgo a correr|nuoto|vado a (?:correre|nuotare)|faccio (?:yoga|nuoto)|faco (?:yoga|natacao)|pedalo))(?= )`,
);
const NOT_NOW =
  /\b(?:used to|played|when i was|back in|years? ago|stopped|quit|no longer|ich spielte|fruher|avant|jugaba|giocavo|jogava|would|want|wanna|watch\w*|tomorrow|today|tonight|yesterday|videos?|games? of|fifa|kids?|son|daughter)\b/;

/** A sport that the writer plays beside their training, kept as a note with their position in it: "plays rugby (prop)". */
export const readSports: FactReader = ({ clause: { plain, text, mood } }) => {
  if (mood !== "stated" || NOT_NOW.test(plain)) return [];
  for (const pattern of PLAYS) {
    const match = pattern.exec(plain);
    const sport = match?.slice(1).find((group) => group !== undefined);
    if (match === null || sport === undefined) continue;
    const rest = plain.slice(match.index + match[0].length);
    const often = OFTEN.exec(rest)?.[1];
    const position =
      often !== undefined && OFTEN.test(` ${POSITION.exec(rest)?.[1]}`) ? undefined : POSITION.exec(rest)?.[1];
    const said = position === undefined ? "" : ` (${asTyped(text, position)})`;
    const when = often === undefined ? "" : `, ${asTyped(text, often.trim())}`;
    return [state("note", `sport: ${asTyped(text, sport)}${said}${when}`, `note:sport ${keyOf(sport)}`)];
  }
  const moves = MOVES_OFTEN.exec(plain);
  const often = moves === null ? undefined : OFTEN.exec(plain.slice(moves.index + moves[0].length))?.[1];
  const way = moves?.[1];
  if (way === undefined || often === undefined) return [];
  return [state("note", `sport: ${asTyped(text, `${way} ${often.trim()}`)}`, `note:sport ${keyOf(way)}`)];
};
