import type { Knowledge } from "../../catalog/knowledge/knowledge.ts";
import type { GlossLanguage } from "../../language/gloss/languages.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import type { Muscle } from "../../protocol/vocabulary.ts";
import { type Answer, answer, joined } from "./answer.ts";
import type { CoachFinding } from "./coachEvidence.ts";

/** Says that what follows is in English. */
const IN_ENGLISH: Record<GlossLanguage, string> = {
  de: "Ausführlich kann ich nur auf Englisch antworten:",
  fr: "Pour les détails, je ne sais répondre qu'en anglais :",
  es: "Los detalles solo puedo darlos en inglés:",
  it: "Per i dettagli so rispondere solo in inglese:",
  pt: "Os detalhes só consigo dar em inglês:",
};
const SUM: Record<GlossLanguage, string> = {
  de: "Gerechnet, in englischen Worten:",
  fr: "Le calcul, en anglais :",
  es: "El cálculo, en inglés:",
  it: "Il calcolo, in inglese:",
  pt: "A conta, em inglês:",
};
const UNKNOWN: Record<GlossLanguage, string> = {
  de: "Dazu habe ich nichts Gesichertes, auf Englisch:",
  fr: "Je n'ai rien de sûr à ce sujet, en anglais :",
  es: "No tengo nada seguro sobre eso, en inglés:",
  it: "Non ho nulla di certo su questo, in inglese:",
  pt: "Não tenho nada seguro sobre isso, em inglês:",
};
const WORKS: Record<GlossLanguage, readonly [main: string, helping: string]> = {
  de: ["trainiert vor allem", "außerdem"],
  fr: ["travaille surtout", "et aussi"],
  es: ["trabaja sobre todo", "y también"],
  it: ["allena soprattutto", "e anche"],
  pt: ["trabalha principalmente", "e também"],
};

/** Muscles in German, French, Spanish, Italian and Portuguese, parted by bars. */
const MUSCLES: Record<Muscle, string> = {
  chest: "Brust|pectoraux|pecho|petto|peitoral",
  front_delts:
    "vordere Schulter|deltoïdes antérieurs|deltoides anteriores (hombros)|deltoidi anteriori|deltoides anteriores (ombros)",
  side_delts:
    "seitliche Schulter|deltoïdes latéraux|deltoides laterales (hombros)|deltoidi laterali|deltoides laterais (ombros)",
  rear_delts:
    "hintere Schulter|deltoïdes postérieurs|deltoides posteriores (hombros)|deltoidi posteriori|deltoides posteriores (ombros)",
  rotator_cuff: "Rotatorenmanschette|coiffe des rotateurs|manguito rotador|cuffia dei rotatori|manguito rotador",
  triceps: "Trizeps|triceps|tríceps|tricipiti|tríceps",
  biceps: "Bizeps|biceps|bíceps|bicipiti|bíceps",
  forearms: "Unterarme|avant-bras|antebrazos|avambracci|antebraços",
  lats: "Latissimus|grands dorsaux|dorsales|gran dorsali|dorsais",
  upper_back: "oberer Rücken|haut du dos|espalda alta|parte alta della schiena|parte superior das costas",
  traps: "Trapezmuskel|trapèzes|trapecios|trapezi|trapézios",
  lower_back: "Rückenstrecker|bas du dos|zona lumbar|zona lombare|lombar",
  abs: "Bauch|abdominaux|abdominales|addominali|abdominais",
  obliques: "schräge Bauchmuskeln|obliques|oblicuos|obliqui|oblíquos",
  hip_flexors: "Hüftbeuger|fléchisseurs de la hanche|flexores de la cadera|flessori dell'anca|flexores do quadril",
  glutes: "Gesäß|fessiers|glúteos|glutei|glúteos",
  hamstrings: "hintere Oberschenkel|ischio-jambiers|isquiotibiales|femorali|posteriores da coxa",
  quads: "vordere Oberschenkel|quadriceps|cuádriceps|quadricipiti|quadríceps",
  adductors: "Adduktoren|adducteurs|aductores|adduttori|adutores",
  abductors: "Abduktoren|abducteurs|abductores|abduttori|abdutores",
  calves: "Waden|mollets|gemelos|polpacci|panturrilhas",
  tibialis: "Schienbeinmuskel|tibial antérieur|tibial anterior|tibiale anteriore|tibial anterior",
  neck: "Nacken|cou|cuello|collo|pescoço",
  serratus: "Sägemuskel|dentelé antérieur|serrato|dentato|serrátil",
  cardio_system: "Herz und Kreislauf|cœur et poumons|corazón y pulmones|cuore e polmoni|coração e pulmões",
};
const ORDER: readonly GlossLanguage[] = ["de", "fr", "es", "it", "pt"];

/** Puts a sentence or two of the person's own language in front of an English answer. */
export function inOwnLanguage(
  { question, notes }: CoachFinding,
  english: Answer,
  named: readonly Exercise[],
  knowledge: Knowledge,
  isKnown: boolean,
): Answer {
  const { language, kind } = question;
  if (language === "en") return english;
  const short = kind === "sum" ? undefined : knowledge.byId(notes[0] ?? "")?.short[language];
  // What a note answers is no question for muscles.
  const exercise = kind === "muscles" || (kind === "about" && notes.length === 0) ? named[0] : undefined;
  const first = short ?? (exercise === undefined ? "" : musclesIn(exercise, language));
  const introduction = !isKnown ? UNKNOWN : kind === "sum" ? SUM : IN_ENGLISH;
  return joined(answer([first, introduction[language]]), english);
}

function musclesIn(
  { name, primary_muscles: main, secondary_muscles: helping }: Exercise,
  language: GlossLanguage,
): string {
  const words = (muscles: readonly Muscle[]) =>
    muscles.map((muscle) => MUSCLES[muscle].split("|")[ORDER.indexOf(language)]).join(", ");
  const [works, also] = WORKS[language];
  return `${name} ${works}: ${words(main)}${helping.length > 0 ? `; ${also}: ${words(helping)}` : ""}.`;
}
