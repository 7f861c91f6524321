import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import type { Stretch } from "./otherTimes.ts";

const BELT =
  "tread(?:mill|y)?|esteira|passadeira|tapis(?: roulant| de course)?|cinta(?: de correr)?|caminadora|laufband|walking pad";
const STEPS =
  "stair ?master|stair ?climber|stepper|step ?mill|elliptical|cross ?trainer|arc trainer|el[íi]ptic[ao]|ellittica|(?:v[ée]lo )?elliptique|cyclette|(?:exercise |spin(?:ning)? |recumbent |stationary |sit back )?bike|spin(?:ning)?|bicicleta(?: est[áa]tica| ergom[ée]trica)?|bici|v[ée]lo|heimtrainer|ergometer|ergo|hometrainer";
const TIME = "\\d{1,3} ?(?:min\\p{L}*|['’´′])(?!\\p{L})";
const LED = "(?:at|@|a|à|auf|bei|em|no|na|con|com|mit|avec|de) ";
/** Nothing that is counted follows. */
const ENDS =
  "(?=[ \\t]*(?:[,;.)(\\n](?![ ]?\\d{1,3}[ ]*(?:[,;.]|$))(?!\\d)|$|(?:at |on |mit |com |con |avec )?(?:incline|inclin\\p{L}+|pente|pendenza|steigung|pendiente|level|lvl|hr|puls\\p{L}*|speed|flat|easy)(?!\\p{L})|(?:w|with|mit|com|con|avec) (?:some |a bit of )?(?:incline|inclina)))";
const SPEED = "\\d{1,2}(?:[.,]\\d)?";
const TO = "(?: ?(?:>|→|-|–|to|bis|a|à|até|then) ?";
const RATE = "(?: ?(?:km ?\\/ ?h|kmh|kph|mph))?";
const FAST = `${SPEED}(?:${TO}${SPEED})?)?${RATE}`;
const LEVEL = `\\d{1,2}(?:${TO}\\d{1,2})?)?`;
const near = (machine: string, figure: string) =>
  `(?<=(?<!\\p{L})(?:${machine})(?: \\p{L}+){0,2},? (?:(?:for|por|durante|pendant|per|f[üu]r) )?${TIME},? )(?:${LED})?${figure}${ENDS}|(?<=(?<!\\d)${TIME} (?:\\p{L}+ ){0,3}?(?:${machine}),? )(?:${LED})?${figure}${ENDS}`;
/** "treadmill 30 min 6.5", "25 min de caminadora a 5.2", "Laufband 20 min 6 > 8 kmh": how fast the belt was set. */
const ON_BELT = compiled(near(BELT, FAST), "giu");
/** "elliptical 20 min 5", "bike 20 min at 8": of how many steps of resistance. */
const ON_STEPS = compiled(near(STEPS, LEVEL), "giu");
/** "treadmill 6.0 20 min", "treadmill 3.0 incline 12 for 30 min". */
const BEFORE_TIME = compiled(
  `(?<=(?<!\\p{L})(?:${BELT}),? )(?:${LED})?${SPEED}(?=,? (?:(?:at )?incline \\d{1,2}%?,? )?(?:for |por |pendant )?${TIME})`,
  "giu",
);
/** "lvl 8", "level 5-7", "Stufe 6", "pente 2 %". */
const NAMED =
  /(?<!\p{L})(?:lvl|level|stufe|nivel|n[íi]vel|niveau|livello|resistance|r[ée]sistance|resistencia|resist[êe]ncia|resistenza|widerstand|incline|inclinaci[óo]n|inclina[çc][ãa]o|inclinazione|steigung|pente|pendenza|gear|damper)[ :=]{1,2}(?:of |at |auf )?\d{1,2}(?:[.,]\d)?(?: ?[-–>/] ?\d{1,2}(?:[.,]\d)?)? ?%?(?![\d:]| ?(?:min|km|x|kg)| ?(?:k|mi|miles?)(?!\p{L}))(?: hr \d{2,3})?/giu;

/** "Treadmill 3.0 incline 12 (12-3-30)": what such a walk is called. */
const CALLED = /(?<=incline 12[^\n]*)\(12-3-30\)/giu;

const MAY_SET = entered(compiled(`(?:${BELT}|${STEPS})`, "iu"));

/** What a machine for the heart was set to, beside the time on it. In: a message as typed. Out: stretches, in no order. Linear. */
export function machineSettings(text: string): Stretch[] {
  if (!/\d/.test(text) || !MAY_SET.test(text)) return [];
  return [ON_BELT, ON_STEPS, BEFORE_TIME, NAMED, CALLED].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: said }) => ({ start: index, end: index + said.trimEnd().length })),
  );
}
