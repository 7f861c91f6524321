import { expect, test } from "vitest";
import { missed } from "./screened.ts";

test("[S] a low told by a bare figure beside what it is treated with is one, and speeds, loads and treats are none", () => {
  expect(
    missed(
      "caution",
      `dropped to 3.1 mid wod, two glucose tabs and back in
       was 2.9 before legs, had some jelly babies and waited
       went down to 62 during the ride, ate dextrose and finished
       T1, 3.2 mid run, haribo, ok again
       trained fasted on insulin, ended at 3.0
       bei 3,4 gelandet beim Training, Traubenzucker rein und weiter
       suis descendu à 0,58, j'ai pris du sucre et j'ai continué`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "answer",
      `went to 3.2 on the treadmill yesterday, ate jelly babies, carried on
       went low twice this week lifting, jelly babies both times
       Type 1, pump off for weights and by the end I'm 14 then crash at 2am. how do I even plan this`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "pass",
      `went to 3.2 on the treadmill, then 3.5, ate a banana after
       incline 3.2, 20 minutes, jelly babies after as a treat
       ran 3.2 miles, ate jelly babies at mile 2
       dropped to 60 for the last set, then had a gatorade
       dropped from 70 to 62 on lat pulldown, gummy bears helped lol
       got to 3.5 plates on deadlift then a coke
       ich bin 62, trinke Saft vor dem Training`,
    ),
  ).toEqual([]);
});

test("[S] a joint that swells after its operation, a heart that pauses, a hand that tingles and something that popped stop, whatever else is told", () => {
  expect(
    missed(
      "caution",
      `ACL recon 9 weeks ago, physio on holiday til the 20th, knee is swollen again after the leg press
       knee's up like a balloon again, 9 wks post acl, physio's off til the 20th
       physio is on holiday till the 20th. my acl knee is swollen again
       Kreuzband-OP vor 9 Wochen, Knie nach der Beinpresse wieder dick, Physio bis 20. im Urlaub
       my heart did this pause pause THUMP thing for about five min into my cool down jog, then normal. never before
       heart went crazy for like 2 min mid row then normal again
       Herz hat kurz ausgesetzt und dann heftig geschlagen, danach normal
       o coração deu umas pausas e depois uma batida forte, depois normal
       mi formicolano le dita dopo le spalle
       hernie cervicale et ma main fourmille après les épaules
       popped something at the front of my hip stretching, like a rubber band snapping. didnt even hurt??
       pop in the hammy, walked it off
       j'ai senti un claquement à l'ischio`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "pass",
      `ACL 9 weeks ago, swelling has gone down, physio on the 20th
       arms feel swollen after that pump
       holiday until the 20th, no gym, what can i do
       paused bench today, heart rate 150
       heart thumping after 400m repeats lol
       pause squats made my heart race
       ça fourmille de monde à la salle
       my hips pop when i squat always have
       something popped up so i skipped hamstrings
       popped some ibuprofen for my hip`,
    ),
  ).toEqual([]);
});

test("[M] AF by itself is a heart's; as an adverb it is none", () => {
  expect(
    missed(
      "note",
      `used to be 23 stone, now 15, AF, cardioverted once, like swings and slams
       52m, AF, beginner, 3 days
       I have AF and want a kb workout 30 min
       61, Vorhofflimmern, zweimal kardiovertiert`,
    ),
  ).toEqual([]);
  expect(missed("pass", "tired AF, legs day\nlegs are toast, sore af.\nAF gym near me\nAF 531 week 2")).toEqual([]);
});
