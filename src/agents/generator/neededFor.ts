import type { Area } from "../../language/session/areaWords.ts";

const RUNS =
  /\b(?:football|footie|soccer|rugby|hockey|basketball|netball|running|(?:a|my|the|\d+ ?k) (?:run|match|game|hike|ride|race)|parkrun|sprints?|cycling|hiking|skiing|fussball|laufen|lauf|foot|course|futbol|correr|partido|calcio|corsa|partita|futebol|corrida|jogo)\b/;
const REACHES =
  /\b(?:swim(?:ming)?|climb(?:ing)?|boulder(?:ing)?|tennis|padel|badminton|squash game|volleyball|handball|rowing|golf|boxing|schwimmen|klettern|bouldern|natation|escalade|natacion|escalada|nuoto|arrampicata|natacao)\b/;
const PRESSES = /\b(?:bench(?:ing)?|bench press|push ?ups?|dips?|chest day|push day|bankdrucken|panca|supino)\b/;
const PRESSES_OVERHEAD = /\b(?:ohp|overhead press|military press|snatch(?:es)?|jerks?|handstands?)\b/;
const PULLS = /\b(?:pull ?ups?|chin ?ups?|pull day|rows)\b/;
const SQUATS = /\b(?:squats?|squatting|leg press|lunges|leg day|kniebeugen?|sentadillas?|agachamento)\b/;
const HINGES =
  /\b(?:deadlifts?|deadlifting|rdls?|kreuzheben|peso muerto|stacchi|soulev\w+ de terre|levantamento terra)\b/;
/** The parts of the body that a sport or a lift needs warm: "10 min warm up before football", "warm up for bench". In: the request as session text has it, plain. */
export const neededFor = (plain: string): Area[] => [...new Set(needs(plain))];
const needs = (plain: string): Area[] => [
  ...(RUNS.test(plain) ? (["lower", "hips"] as const) : []),
  ...(REACHES.test(plain) ? (["shoulders", "upper_back"] as const) : []),
  ...(PRESSES.test(plain) ? (["chest", "shoulders"] as const) : []),
  ...(PRESSES_OVERHEAD.test(plain) ? (["shoulders", "upper_back"] as const) : []),
  ...(PULLS.test(plain) ? (["upper_back", "shoulders"] as const) : []),
  ...(SQUATS.test(plain) ? (["lower", "hips"] as const) : []),
  ...(HINGES.test(plain) ? (["posterior_chain", "hips"] as const) : []),
];
