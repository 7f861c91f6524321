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
       felt weird so checked, 48, downed a coke, now 71, resume?
       cgm arrow straight down at 4.1 mid squats, carry on?
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
       dropped to 50s for burnouts, then haribo
       ketones 1.8, keto day 12, feel great
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

test("weeks and a baby on the way, a seizure of months ago, an inhaler that lasts weeks and a medicine left off are for a doctor, and no emergency", () => {
  expect(
    missed(
      "answer",
      `16 weeks, 2nd baby, still squatting 60kg and my mil is losing her mind. midwife was vague
       24 weeks with twins, legs twice a week, husband is losing it
       had a seizure in march first in 6 years. can i still use the squat rack on my own
       tuve una convulsión en marzo, la primera en 6 años, ¿puedo usar el rack solo?
       Anfall im März, der erste seit 6 Jahren, darf ich allein an die Stange
       asthma, cold air runs = wheeze by km 2, blue inhaler gone in 3 wks
       ventoline finie en 3 semaines, siffle au footing
       Hashimotos, took myself off the tablets because they did nothing, up 14kg, zero energy
       started sertraline 3 weeks ago, sweat like crazy on the bike and shaky after
       ho smesso l'eutirox da sola, sempre stanca
       RA flare in both hands, can't hold a dumbbell this week, wrists hot, what can i do`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "halt",
      `31 wks and a bit of bleeding after my walk this morning, stopped now
       26 weeks, losing water when i squat
       baby is so still today, 30 weeks
       seizure last night, first in years, can i lift today
       had a seizure in march and another one this morning
       blue inhaler is gone from my bag, asthma acting up
       stopped insulin 2 days ago, feel sick
       stopped my antidepressants and i don't want to be here any more
       stopped my meds, life is pointless`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "pass",
      `16 weeks of 5/3/1, losing my mind on amrap sets
       lachanfall im märz beim training lol
       i came off antidepressants in spring and my energy is back`,
    ),
  ).toEqual([]);
});

test("a torn muscle darkens and is seen by a doctor; torn skin and a wish for the grip alarm nobody", () => {
  expect(
    missed(
      "caution",
      `felt a rip by the armpit at 3/4 up on bench, arm just gave. it's going purple
       calf tear, leg gone blue and purple
       se me rompió el pectoral, se está poniendo morado
       no grip in my right hand since yesterday
       tore a callus and now my fingers are numb`,
    ),
  ).toEqual([]);
  expect(missed("halt", "gone grey and sweaty on the bike\nhis face went purple after he ripped the deadlift")).toEqual(
    [],
  );
  expect(
    missed(
      "pass",
      `no grip stuff next 2 weeks, tore a callus
       skin torn on my thumb, dropping the bar on hook grip
       callus popped on the deadlift, bleeding a bit, cant hold 100
       me he roto un callo, no puedo agarrar la barra
       tore my bicep 3 years ago, still a bit blue in winter`,
    ),
  ).toEqual([]);
});

test("what is only sensed needs a word of it", () => {
  expect(
    missed(
      "pass",
      `10 km vueltas al parque 5:52 de media, dormí 4 horas y como si nada, misterios
       still cannot double under :(
       toe hook wont stick when im tired
       dormi 4 ore e come se niente fosse, mistero`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "answer",
      "every mouthful i think how many jumping jacks. a mouthful is about 30\nich hab seit drei tagen nur kaffee getrunken und fühl mich endlich leicht",
    ),
  ).toEqual([]);
  expect(missed("caution", "38.7 since last night but its squat day")).toEqual([]);
});

test("rehabilitation told with its sets is kept, one that is asked for is held", () => {
  expect(
    missed(
      "note",
      `6 weeks post op ACL, physio today: 3x15 clamshells, 3x10 bridges, quad sets 3x20
       op vor 6 wochen, physio heute: 3x15 brücken, 3x10 beinheben
       opéré de l'épaule il y a 5 semaines, kiné: 3x15 rotations élastique, 2x10 pendule`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "caution",
      `meniscus surgery 4 weeks ago, leg day? build me a session
       physio 3x15 clams done, 6 weeks post op, what can i add?
       hernia op 10 days ago, deadlift 3x5 100kg
       acl op 9 weeks ago, physio exercises 3x10 done, knee is swollen again
       39.2 last night, feeling better, long run today?`,
    ),
  ).toEqual([]);
});

test("figures of minutes, a race and a way to swim are no age, no child and no stroke; what is denied, of kin or asked for the knowing is no sign", () => {
  expect(
    missed(
      "pass",
      `17 m abs
       first tri in august, I can only do breaststroke
       currently 140/90/170
       bp 150/95/180, squat next
       left a note on the rack, someone's plates
       burn on my hand from the oven, gloves?
       day 30 no sugar, ran 6k
       hook grip thumb tore on the third pull
       22, she/her, anorexia as a teen (recovered 3 yrs), want to get strong w/o numbers on food pls
       my stroke is weak on the left side, breathing to the right
       breast stroke kick hurts
       un po' di mal di gola ma niente febbre, vado lo stesso a fare la corsetta?
       tore my acl at 17, 34 now, knees fine
       my dad had a heart attack at 50, want to get fit
       kid had a fever so no gym till friday
       mi hija tiene fiebre, hoy no entreno
       dizzy from spinning round the pole, fun class
       blind in left eye since birth, boxing
       gout in the big toe, off running till monday
       hangover, something to sweat it out
       numb toes on the elliptical, lacing?
       whats rhabdo
       herz schlägt bis zum hals nach dem sprint, war geil`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "halt",
      `i think im having a stroke
       insulin instead of 4 i put 14, gym in 20
       6 weeks after birth, soaking a pad an hour since the workout
       went blind in my left eye just now`,
    ),
  ).toEqual([]);
  expect(missed("answer", "in my first tri and still lifting\nafter my stroke my left arm is weak, can i row")).toEqual(
    [],
  );
  expect(missed("note", "scoliosis 32 degrees rods in, no deadlifts\ncrohns, 60kg, gym 3x")).toEqual([]);
});

test("a danger told in plain clauses is heard, one clause alone is not", () => {
  expect(
    missed(
      "halt",
      `left arm aches on hills and only on hills
       arm weakness right side came on mid row, better now, should i finish
       asthma pump every 20 min today and still tight
       beim joggen zieht es im kiefer, hört auf wenn ich stehen bleibe
       enceinte de 30 semaines et mouillée depuis le cours
       personne ne verrait si je n'étais plus là
       left a note on the fridge, sorry everyone`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "caution",
      `hip so sore after 100k week i cant hop
       tummy pain right side low, worse when i jump, off food
       deadlift 160, something went in lower back, cant bend
       skip beats when i lie on my left side, daily`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "pass",
      `left arm sore after hills on the bike, gripping handlebars
       right arm weak from curls, left side fine
       inhaler every 4 hours as prescribed, running fine
       stitch in my side low right when i run
       something went wrong in my log`,
    ),
  ).toEqual([]);
});
