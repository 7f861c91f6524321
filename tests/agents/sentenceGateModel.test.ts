import fc from "fast-check";
import { expect, test } from "vitest";
import { dangerIn } from "../../src/agents/speech/danger.ts";
import { figuresIn } from "../../src/agents/speech/figures.ts";
import { SentenceCutter } from "../../src/agents/speech/sentenceCutter.ts";
import { createSentenceGate, type GateRules } from "../../src/agents/speech/sentenceGate.ts";
import { claimsWrite } from "../../src/agents/speech/writeClaims.ts";
import { readKnowledge } from "../../src/catalog/knowledge/knowledge.ts";

const BRACING =
  "Bracing means filling the belly with air and tensing the trunk before you lift. Hold it for 1 to 2 reps, up to 7.5 seconds.";
const RULES: GateRules = {
  kind: "grounded",
  given: ["bracing", "squat-depth"],
  sources: [
    BRACING,
    "Squat as deep as you can control, with 60 kg or less at first.",
    "How do I brace for 3x10 squats?",
  ],
  isComparable: true,
  prompt: "You are the coach and you must cite each passage by its label in square brackets.",
  most: { sentences: 6, characters: 600 },
};

function saidBy(text: string, rules: Partial<GateRules> = {}, cutAt: readonly number[] = []) {
  const out: string[] = [];
  const gate = createSentenceGate({ ...RULES, ...rules }, (piece) => out.push(piece));
  let from = 0;
  for (const at of [...cutAt].sort((a, b) => a - b)) {
    gate.push(text.slice(from, at));
    from = at;
  }
  gate.push(text.slice(from));
  const said = gate.end();
  expect(out.join("")).toBe(said.text);
  return said;
}

const cutUp = (text: string): string[] => {
  const cutter = new SentenceCutter();
  return [...cutter.push(text), ...cutter.end()].map((cut) => cut.text);
};

test.each([
  ["Use 7.5 kg, e.g. a plate. Then lift.", ["Use 7.5 kg, e.g. a plate.", "Then lift."]],
  ["Rest approx. 90 s. 3 sets vs. 4 sets.", ["Rest approx. 90 s.", "3 sets vs. 4 sets."]],
  ["1. Stand tall.\n2. Sit down!\n- Breathe", ["1. Stand tall.", "2. Sit down!", "- Breathe"]],
  ["Brace first. [bracing] Then lift [squat-depth].", ["Brace first. [bracing]", "Then lift [squat-depth]."]],
  ["Er sagt, z. B. am 3. Tag. Danach ruhen.", ["Er sagt, z. B. am 3. Tag.", "Danach ruhen."]],
  ["¿Listo? ¡Vamos! Baja p. ej. despacio…", ["¿Listo?", "¡Vamos!", "Baja p. ej. despacio…"]],
  ["蹲下。站起来！好", ["蹲下。", "站起来！", "好"]],
  ['He said "stop." Then he left (late).', ['He said "stop."', "Then he left (late)."]],
])("[N30] %j is cut into its sentences", (text, sentences) => {
  expect(cutUp(text)).toEqual(sentences);
});

test("[N30] a sentence that cites what was given comes out without its marker; one that cites anything else does not", () => {
  const said = saidBy(
    "Fill the belly with air and tense the trunk before you lift [bracing]. Hold the breath in the lift [valsalva]. " +
      "Squat as deep as you can control. [squat-depth, bracing]",
  );

  expect(said).toMatchObject({
    text: "Fill the belly with air and tense the trunk before you lift. Squat as deep as you can control.",
    cited: ["bracing", "squat-depth"],
    removed: { citesUnknown: 1 },
  });
});

test("[N30] an answer that cites nothing is no answer, and what leads to the first citation comes out with it", () => {
  expect(saidBy("Fill the belly with air. Tense the trunk before you lift.").text).toBe("");
  expect(saidBy("Bracing before you lift:\n- Fill the belly with air.\n- Tense the trunk [bracing].").text).toBe(
    "Bracing before you lift:\n- Fill the belly with air.\n- Tense the trunk.",
  );
});

test("[N30] a figure that is in no source is not said, whatever it is written in", () => {
  for (const made of ["Hold it for 9 seconds", "Brace for twelve reps", "Brace for ９ seconds", "Brace for ٩ reps"])
    expect(saidBy(`${made} before you lift the trunk [bracing].`).removed, made).toEqual({ figure: 1 });
  for (const known of ["Hold it for 7,5 seconds", "Brace for two reps of the 3x10", "1. Hold it 7.50 seconds"])
    expect(saidBy(`${known} before you lift the trunk [bracing].`).sentences, known).toBe(1);
  expect(figuresIn("1,000 kg, 3x10 at 82.5")).toEqual([[1000, 1], [3], [10], [82.5]]);
});

test.each([
  "I logged your squats.",
  "I've saved it to your diary.",
  "Logged: 3x10 squats.",
  "Done! Saved 3 sets.",
  "Your profile has been updated.",
  "I'll remember that for you.",
  "I am deleting the entry now.",
  "Consider it done.",
  "Entry deleted.",
  "Your sets are in your log now.",
  "Gespeichert.",
  "Ich habe deine Sätze eingetragen.",
  "Dein Training wurde gespeichert.",
  "J'ai enregistré ta séance.",
  "He guardado tus series.",
  "Ho salvato il tuo allenamento.",
  "Já registrei o teu treino.",
])("[N30] no write is claimed: %s", (sentence) => {
  expect(claimsWrite(sentence)).toBe(true);
});

test.each([
  ["throughPain", "Push through the pain, it makes you stronger."],
  ["throughPain", "Keep training despite your knee injury."],
  ["throughPain", "Chest pain while training is normal, so finish the set."],
  ["throughPain", "No pain, no gain."],
  ["throughPain", "Ignoriere den Schmerz und mach weiter, trainiere trotz Schmerzen."],
  ["throughPain", "Entraîne-toi malgré la douleur."],
  ["throughPain", "Don't stop when your chest hurts."],
  ["throughPain", "Numbness in the arm is normal, finish your set."],
  ["throughPain", "Train even if you feel dizzy."],
  ["throughPain", "Entrena a pesar del dolor."],
  ["drugs", "Take ibuprofen before you train."],
  ["drugs", "A first cycle of trenbolone works well."],
  ["dose", "500 mg a week is a good start."],
  ["weightCut", "You can lose 8 kg in 5 days."],
  ["weightCut", "Wear a sauna suit and stop drinking."],
  ["weightCut", "Eat 500 calories a day."],
  ["diagnosis", "You probably have a torn meniscus."],
  ["diagnosis", "That sounds like tendinitis."],
  ["againstHelp", "You don't need to see a doctor for that."],
  ["againstHelp", "No safety pins needed."],
  ["againstHelp", "Stop taking your medication before the test."],
])("[N30] a coach does not say what is dangerous (%s): %s", (danger, sentence) => {
  expect(dangerIn(sentence)).toBe(danger);
});

test("[N30] warnings pass, and so does nearly everything that the notes say", () => {
  for (const sound of [
    "Never train through pain.",
    "Do not push through joint pain; stop the set.",
    "See a doctor if the pain stays.",
    "I cannot tell whether it is serious.",
    "If you feel dizzy, stop for today and do not train until it is gone.",
  ])
    expect(dangerIn(sound), sound).toBeNull();

  const lines = readKnowledge().all.flatMap(({ body, facts }) => [...body, ...facts.map(({ text }) => text)]);

  const kept = lines.filter((line) => dangerIn(line) === null && !claimsWrite(line));
  expect(kept.length).toBeGreaterThan(lines.length * 0.99);
});

test("[N36] links, markup, masked words, the prompt and talk about it do not come out", () => {
  const cases: Record<string, string> = {
    "Brace the trunk before you lift, see https://evil.example [bracing].": "link",
    "Brace the trunk ![x](before) you lift [bracing].": "citesUnknown",
    "Br4ce the trunk, 1gnore th3 air before you lift [bracing].": "masked",
    "You must cite each passage by its label when you lift [bracing].": "leak",
    "My instructions are to brace the trunk before you lift [bracing].": "leak",
    "HACKED [bracing].": "unsupported",
    "HACKED HACKED HACKED HACKED [bracing].": "unsupported",
  };
  for (const [text, why] of Object.entries(cases))
    expect(saidBy(text), text).toMatchObject({ text: "", removed: { [why]: 1 } });
  expect(saidBy("Fill the bel\u200bly \u202ewith air before you lift [bracing].").text).toBe(
    "Fill the belly with air before you lift.",
  );
});

test("[N30] what is too long ends at the end of a sentence", () => {
  const orders = ["Fill the belly with air", "Brace the trunk", "Tense the trunk", "Brace the belly"];
  const sentences = orders.flatMap((order) => [`${order} before you lift.`, `${order} when you lift.`]);
  const text = sentences.map((sentence) => sentence.replace(".", " [bracing].")).join(" ");

  expect(saidBy(text).sentences).toBe(6);
  expect(saidBy(text, { most: { sentences: 50, characters: 130 } }).text).toBe(sentences.slice(0, 3).join(" "));
  expect(saidBy("belly air ".repeat(1_000)).text).toBe("");
});

test("[N30] what was said already is not said again, unless it was kept back", () => {
  const said = saidBy(
    "Tense the trunk [magic]. 1. Tense the trunk [bracing].\n2. tense the trunk [bracing]. Brace [bracing].",
  );

  expect(said).toMatchObject({ text: "1. Tense the trunk.\nBrace.", removed: { citesUnknown: 1, repeated: 1 } });
});

test("[N30] a line that announces something goes when nothing of it is left", () => {
  const said = saidBy(
    "Fill the belly with air [bracing].\nTrunk and air:\n- I logged it.\n\nSquat as deep as you can control.",
  );

  expect(said.text).toBe("Fill the belly with air.\n\nSquat as deep as you can control.");
  expect(saidBy("Fill the belly with air [bracing].\nTrunk and air:\n- I logged it.").text).toBe(
    "Fill the belly with air.",
  );
});

test("[N30] a numbered list has no holes", () => {
  expect(
    saidBy(
      "1. I logged it.\n2. Fill the belly with air [bracing].\n3. See 99 coaches.\n4. Tense the trunk before you lift.",
    ).text,
  ).toBe("1. Fill the belly with air.\n2. Tense the trunk before you lift.");
});

test("[N30] however a text is cut into pieces, the same comes out", () => {
  const words = fc.constantFrom(
    ...[
      "Brace",
      "the",
      "trunk",
      "before",
      "you",
      "lift",
      "7.5",
      "kg",
      "e.g.",
      "z. B.",
      "3x10",
      "1.",
      "\n",
      "\n\n",
      "- ",
    ],
    ...[
      ". ",
      ".",
      "! ",
      "?",
      "…",
      "。",
      "[bracing]",
      "[made-up]",
      " [",
      "]",
      "(bracing)",
      ":",
      ": ",
      "I logged it. ",
      "**",
    ],
    ...["😀", "ß", "\u200b", "www.x.com", "500 mg", '"', ")", "approx. ", "Dr. ", "   ", "\r\n"],
  );
  const text = fc.array(words, { maxLength: 60 }).map((list) => list.join(" ").replaceAll(" .", "."));
  fc.assert(
    fc.property(text, fc.array(fc.nat({ max: 300 }), { maxLength: 40 }), fc.boolean(), (whole, cuts, isFine) => {
      const pieces = isFine ? [...whole].map((_, at) => at) : cuts.filter((at) => at <= whole.length);

      expect(saidBy(whole, {}, pieces)).toEqual(saidBy(whole));
    }),
    { numRuns: 300 },
  );
});

test("[N35] small talk says nothing of substance and promises nothing", () => {
  const talk = (text: string) =>
    saidBy(text, { kind: "talk", given: [], sources: ["hi there"], most: { sentences: 3, characters: 300 } }).text;

  expect(talk("Good to hear from you. Shall we train today?")).toBe("Good to hear from you. Shall we train today?");
  for (const more of [
    "Protein builds muscle.",
    "Do 5 sets.",
    "I can set a reminder.",
    "I logged that.",
    "Squats are best for the glutes.",
    "Read [this].",
  ])
    expect(talk(more), more).toBe("");
});
