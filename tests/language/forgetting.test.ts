import { expect, test } from "vitest";
import { readForgetting } from "../../src/language/person/facts/readForgetting.ts";

test("what is to be forgotten is named, and logs are left alone", () => {
  expect(readForgetting("forget everything you know about me")).toEqual({ types: "everything", about: null });
  expect(readForgetting("forget my birthday")?.types).toEqual(["birthdate"]);
  expect(readForgetting("delete what i said about my knee")).toMatchObject({ types: ["injury"], about: "knee" });
  expect(readForgetting("please delete that thing about the hernia, feels odd to have it there")?.about).toBe("hernia");
  expect(readForgetting("take the bit about my surgery out")?.about).toBe("surgery");
  expect(readForgetting("delete my last set")).toBeNull();
  expect(readForgetting("delete the bench entry, feels wrong")).toBeNull();
  expect(readForgetting("i always forget my belt")).toBeNull();
  expect(readForgetting("forget that I work nights")).toEqual({ types: ["occupation"], about: "nights" });
  expect(readForgetting("forget that I work out")).toBeNull();
});

test("what is to be forgotten is named after a second thought, by its story or by the list it is on", () => {
  expect(readForgetting("you know what, forget where i live")?.types).toEqual(["location"]);
  expect(readForgetting("un-remember the lunges bit")).toEqual({ types: [], about: "lunges" });
  expect(readForgetting("wipe the weight, keep the age")?.types).toEqual(["body_weight"]);
  expect(readForgetting("forget the bench, let's do dips")).toBeNull();
});

test("a thing that is not to be kept is named in six languages, and a log is none", () => {
  expect(readForgetting("don't save that about the lithium")).toEqual({ types: [], about: "lithium" });
  expect(readForgetting("das mit dem Gewicht bitte nicht speichern")?.types).toEqual(["body_weight"]);
  expect(readForgetting("garde pas le truc de l'épilepsie")?.types).toEqual(["health_condition"]);
  expect(readForgetting("no guardes lo de la epilepsia")?.about).toBe("epil");
  expect(readForgetting("non salvare il mio peso")?.types).toEqual(["body_weight"]);
  expect(readForgetting("não guarda aquilo da epilepsia")?.types).toEqual(["health_condition"]);
  expect(readForgetting("don't save that set")).toBeNull();
});
