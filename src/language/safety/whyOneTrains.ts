import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const KIN =
  "(?:mum|mom|mummy|mother|dad|daddy|father|parents?|brother|sister|bro|sis|wife|husband|hubby|partner|girlfriend|boyfriend|gf|bf|missus|fiancee?|uncle|aunt|auntie|cousin|nan|nana|gran|granny|grandma|grandad|granddad|grandpa|grandmother|grandfather|son|daughter|mate|friend|best friend|colleague|coworker|boss|neighbou?r|in law)";
const ILL =
  "(?:heart attacks?|(?:mini )?strokes?|heart (?:condition|disease|failure|surgery|problems?|trouble)|stents?|(?:heart |triple |double |quadruple )?bypass|pacemaker|a ?fib|angina|high blood pressure|hypertension|aneurysm|cardiac arrest)";
const FELL_ILL =
  "(?:had|has|got|suffered|survived|died (?:of|from)|just had|nearly had|was diagnosed with|has had|recently had)";
/** "My wife had a heart attack last year", up to the next clause. */
const KINS_ILLNESS = entered(
  compiled(
    `\\b(?:my|our) (?:\\w+ ){0,2}?${KIN} (?:\\w+ )?${FELL_ILL} (?:an? |another |his |her |the |two |three |massive |big |mild |small |new )*${ILL}\\b[^,.;!?]{0,40}?(?=[,.;!?]|$| (?:so|and|that|which|hence|therefore|since|now)\\b)`,
    "g",
  ),
);
const TRAINS =
  "(?:fit|fitter|train\\w*|shape|health\\w*|exercis\\w*|gym|los(?:e|ing) weight|running|jog\\w*|work(?:ing)? out|workouts?|lift\\w*|session|active|moving|cardio|sport\\w*|starting|change)";
/** What somebody draws from it for themselves. */
const SO_I = compiled(
  `\\b(?:(?:and )?so|thats why|that s why|which is why|since then|hence|therefore|because of (?:that|it)|scared me|wake ?up call|got me|made me)\\b[,]? (?:\\w+ ){0,2}?(?:i|im|i m|i am|ive|i ve|id|i d|ill|me|to|into|want|need|time)\\b.{0,50}\\b${TRAINS}\\b`,
);
const HELP_NOW =
  /\b(?:help|ambulance|911|112|999|what (?:do|should) i|cpr|collaps\w*|breathing|right now|just now|on the floor|hospital now|unconscious|unresponsive|here)\b/;
const FOR_THEM = entered(
  /\b(?:(?:for|with|give|build|make|get|help|train(?:ing)?) (?:him|her|them|us|my|our)|together|both of us|we|hes|shes|he s|she s|he is|she is|he wants|she wants|he needs|she needs)\b/,
);

/** Whether an illness of somebody close, over or in care, is told as why one trains: "my wife had a heart attack, so I'm getting fit now". In: folded words. */
export const isWhyOneTrains = (text: string): boolean => SO_I.test(text) && !HELP_NOW.test(text);

/** A wish without the illnesses of others that are told beside it, where the session is for oneself. In: plain text. */
export const withoutKinsIllness = (plain: string): string =>
  / (?:i|me|my|im) /.test(` ${plain} `) && !FOR_THEM.test(plain) ? plain.replace(KINS_ILLNESS, " ") : plain;
