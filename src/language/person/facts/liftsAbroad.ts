import { compiled } from "../../patterns/compiled.ts";

/** What somebody says they lift, run or manage at their best where no word calls it a record. */

const LIFTS =
  "((?:der |die |das )?(?:bank(?:drucken)?|kniebeugen?|kreuzheben|schulterdrucken|uberkopfdrucken)|developpe couche|souleve de terre|squat|couche|sdt|press (?:de )?banca|banca|peso muerto|sentadillas?|press militar|panca(?: piana)?|stacc[oh]i?|squat|military|supino|agachamento|terra|desenvolvimento)";
const HEAVY = "(\\d{2,3}(?:[.,]\\d)? ?(?:kgs?|kilos?|quilos?|chili)?)";
/** "Ich drücke 100 auf der Bank", "levanto 150 en peso muerto", "puxo 180 no terra": the lift is the second group, the load the first. */
const AT_ONE_LIFT = compiled(
  `^(?:(?:ich|je|yo|io|eu|aktuell|momentan|actuellement|actualmente|attualmente|atualmente) )*(?:drucke|beuge|hebe|ziehe|schaffe|souleve|pousse|tire|fais|levanto|hago|tiro|muevo|empujo|alzo|sollevo|faccio|spingo|puxo|faco|pego|empurro) (?:etwa |ca |environ |unos |circa |uns )?${HEAVY} (?:auf (?:der )?|beim |im |in der |au |a la |en |de |di |in |su |sul |nel |nello |nella |no |na )${LIFTS}(?=$|[,.;]| (?:max|maximal|como maximo|al massimo|raw|und|et|y|e)\\b)`,
);
const PULLS =
  "(klimmzuge|liegestutze|tractions?|pompes|dips|dominadas|flexiones|fondos|trazioni|piegamenti|flessioni|barras?|flexoes|barra fixa)";
/** "Hago 10 dominadas seguidas": so many without a break. */
const IN_ONE_GO = compiled(
  `^(?:(?:ich|je|yo|io|eu) )*(?:schaffe|kann|mache|fais|peux faire|hago|puedo hacer|saco|faccio|riesco a fare|so fare|faco|consigo(?: fazer)?) (\\d{1,3}) ((?:saubere |strictes? )?${PULLS})(?: (?:am stuck|d affilee|a la suite|max|maximum|estrictas|de un tiron|di fila|consecutive|pulite|seguidas))+$`,
);
const RACE =
  "(5 ?k(?:m)?|10 ?k(?:m)?|half(?: ?-?marathon)?|marathon|mile|parkrun|semi(?:-marathon)?|halbmarathon|media maraton|mezza maratona|meia maratona)";
const CLOCK = "(\\d{1,2}:\\d{2}(?::\\d{2})?)";
/** A race with its time, told as something that was worked for, or run seasons ago. */
const RACED: readonly RegExp[] = [
  compiled(
    `\\b(?:ran|run|finished|clocked|did|got|with) (?:an? |my )?${CLOCK} (?:for (?:the |a |my )?|on (?:the |my )?)?${RACE}\\b`,
  ),
  compiled(`\\b${RACE}(?: (?:run|race|time))? (?:in|:|=|at|under) ?${CLOCK}`),
];
const WORKED_FOR =
  /\b(?:finally|at last|first time|been chasing|chasing sub|sub ?-?\d|under \d+ for the first|last (?:spring|summer|autumn|fall|winter|year|season)|in (?:19|20)\d\d|years? ago|endlich|enfin|por fin|finalmente|letztes jahr|l an dernier|el ano pasado|l anno scorso|ano passado)\b/;

/** The lift or race and its figure in a folded clause; `null` where none is told so. `around` is the clause and its neighbours. */
export function readPlainBest(plain: string, around: string): { lift: string; amount: string } | null {
  const lifted = AT_ONE_LIFT.exec(plain);
  if (lifted?.[1] && lifted[2]) return { lift: lifted[2].replace(/^(?:der|die|das) /, ""), amount: lifted[1] };
  const pulled = IN_ONE_GO.exec(plain);
  if (pulled?.[1] && pulled[2]) return { lift: pulled[2], amount: pulled[1] };
  if (!WORKED_FOR.test(around)) return null;
  const [timed, named] = RACED.map((pattern) => pattern.exec(plain));
  if (timed?.[1] && timed[2]) return { lift: timed[2], amount: timed[1] };
  return named?.[1] && named[2] ? { lift: named[1], amount: named[2] } : null;
}
