import { expect, test } from "vitest";
import { answerAppHelp } from "../../src/agents/concierge/appHelp.ts";
import { foldText } from "../../src/language/foldText.ts";
import { type AppTopic, readAppQuestion } from "../../src/language/routing/appQuestion.ts";

test.each<[AppTopic, string[]]>([
  [
    "languages",
    ["do you speak Dutch?", "kannst du italienisch?", "vous parlez anglais ?", "puedo escribirte en alemán"],
  ],
  ["languages", ["antworte auf deutsch", "reply in spanish please", "en español por favor"]],
  ["manner", ["be a bit stricter with me", "talk to me like a pirate", "shorter replies please"]],
  ["units", ["could you handle stones and pounds", "do you take lbs too", "verstehst du auch pfund?"]],
  ["media", ["are you able to watch a video of my squat", "hast du bilder?", "tienes fotos de esto?"]],
  ["links", ["does this work with my polar", "puoi leggere garmin?"]],
  ["memory", ["will you remember everything we talked about", "ti ricordi tutto?", "merkst du dir alles?"]],
  ["logs_what", ["can i track swimming here", "kann ich hier auch radfahren loggen"]],
  ["logs_how", ["how should i write down my sets here", "wie trage ich hier training ein"]],
  ["builds", ["can you write workouts too?", "puedes crear entrenamientos?"]],
  ["cost", ["is the app free", "do i need to pay", "are you free?"]],
  ["privacy", ["is my info safe here?", "do you sell my logs"]],
  ["timer", ["can you time my rests", "do you have a stopwatch"]],
  ["account", ["do i need an account?", "how do I sign up", "brauche ich ein Konto?"]],
  ["export", ["can i export my stuff", "where can I download my logs"]],
  ["mistake", ["how do i fix a wrong log?", "how do i fix a typo", "wie korrigiere ich einen fehler"]],
])("%s is asked about in many words, and answered", (topic, texts) => {
  for (const text of texts) {
    expect([text, readAppQuestion(foldText(text))]).toEqual([text, topic]);
    expect(answerAppHelp(text)).toMatch(/\S/);
  }
});

test.each([
  "can you make me two workouts for the weekend",
  "what language do they speak in brazil",
  "should i log warm up sets",
  "can you draw a picture",
  "do spanish squats help",
  "squat like a pro",
  "make it shorter",
  "give me a shorter session",
  "can i go back to running after a sprain",
  "can you do supersets",
  "shot the whole session on video",
  "is it free weights or machines today",
])("%s is not about Setpoint", (text) => {
  expect(readAppQuestion(foldText(text))).toBeNull();
});
