import type { Area } from "../../language/session/areaWords.ts";

const RUNS =
  /\b(?:football|footie|soccer|rugby|hockey|basketball|netball|running|(?:a|my|the|\d+ ?k) (?:run|match|game|hike|ride|race)|parkrun|sprints?|cycling|hiking|skiing|fussball|laufen|lauf|foot|course|futbol|correr|partido|calcio|corsa|partita|futebol|corrida|jogo)\b/;
const REACHES =
  /\b(?:swim(?:ming)?|climb(?:ing)?|boulder(?:ing)?|tennis|padel|badminton|squash game|volleyball|handball|rowing|golf|boxing|schwimmen|klettern|bouldern|natation|escalade|natacion|escalada|nuoto|arrampicata|natacao)\b/;
/** The parts of the body that a sport needs warm: "10 min warm up before football". In: the request as session text has it, plain. */
export const neededFor = (plain: string): Area[] => [
  ...(RUNS.test(plain) ? (["lower", "hips"] as const) : []),
  ...(REACHES.test(plain) ? (["shoulders", "upper_back"] as const) : []),
];
