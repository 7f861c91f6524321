import { entered } from "../patterns/enteredPattern.ts";
import { emergency, pick, wordsOf } from "./finding.ts";
import { purposeOf } from "./purpose.ts";
import type { Hit, Reading } from "./reading.ts";
import { needing } from "./ruleNeeds.ts";
import { statedAge } from "./statedAge.ts";

/** What makes people say "I can't feel my legs" without any harm. */
/** A foot that does not obey after something gave way in the back. */
const FOOT_HANGS =
  /\b(?:foot|feet|legs?|toes?) (?:just )?(?:wont|will not|doesnt|does not|dont|cant|cannot) (?:lift|move|come up|work|respond)\b|\bcant (?:lift|move|raise) my (?:left |right )?(?:foot|feet|legs?|toes?)\b/;

const LEG_DAY =
  /\b(?:leg day|legs day|squats?|squatting|squatted|lunges?|leg press|hack squats?|burpees|workout|session|class|arm day|push day|pull day|spin|sprints?|stairs|stairmaster|doms|marathon|hike|training)\b/;

const PERFORMANCE =
  /\b(?:pr|prs|pb|pbs|record|records|rep max|1rm|plateau|streak|fast|rule|rules|diet|habit|sweat|even|bank|news|phone|machine|bike|treadmill|rack|watch|app|bar|bench|belt|headphones|shoelace|collar|cable|plates?|up with|sleep|promise|personal best|barrier|through|program|parallel|form)\b/;

const spine = needing({ concepts: ["numb", "weak", "paralysed", "bladder", "tingle"], words: [FOOT_HANGS] }, (r) => {
  const onBike = /\b(?:bike|cycling|cycle|spin|spinning|saddle sore|seat|peloton|ride|riding|biking)\b/;
  const saddle = r.near(["groin"], ["numb"], 7);
  if (saddle && !(r.says(onBike) && r.hits("back").length === 0 && r.hits("bladder").length === 0))
    return emergency("saddle_numbness", "spine", ...saddle);
  const seat = r.near(["seat"], ["numb"], 7);
  if (seat && r.hits("back", "bladder", "groin").length > 0 && !r.says(onBike)) {
    return emergency("saddle_numbness", "spine", ...seat);
  }
  const named = r.says(
    /\b(?:saddle (?:numbness|anaesthesia|anesthesia|paresthesia)|cauda equina|reithosenanasthesie)\b/,
  );
  const numb = pick(r.hits("numb"));
  if (named && numb) return emergency("saddle_numbness", "spine", numb);

  const joke =
    /\b(?:laugh|laughing|laughed|lol|nearly|almost|a (?:bit|little)|leak|leaked|leaking|sneeze|sneezed|jump|jumping|jump rope|double unders?|trampoline|pelvic floor|box jumps|scared)\b/;
  for (const hit of r.hits("bladder")) {
    const isAccident = /^(?:wet|peed|pissed|soiled|shit|pooped)/.test(wordsOf(r, hit));
    const beside = pick(r.hits("back", "numb", "weak", "paralysed", "groin", "seizure", "fainted"));
    if (
      isAccident &&
      (r.says(joke, hit) || r.isLaughed(hit)) &&
      !(beside && r.hits("back").length > 0 && r.hits("numb", "weak").length > 0)
    )
      continue;
    if (/incontinen/.test(wordsOf(r, hit)) && !beside) continue;
    if (/^cant poo|^cant pass/.test(wordsOf(r, hit)) && !/pee/.test(wordsOf(r, hit)) && !beside) continue;
    if (/^bowel (?:problems|issues)|^bladder (?:problems|issues)/.test(wordsOf(r, hit)) && !beside) continue;
    if (r.says(/\b(?:cant pee (?:in|with|while|when people|around)|drug test|shy)\b/, hit)) continue;
    return emergency("bladder_or_bowel", "spine", hit, ...(beside ? [beside] : []));
  }

  const legs = r.near(["legs"], ["numb", "weak", "paralysed"], 6);
  const back = pick(r.hits("back"));
  const isBoth = r.says(/\b(?:both|legs|beine|piernas|jambes|gambe|pernas|foot drop)\b/);
  const isFresh = r.hits("pop", "trauma").length > 0;
  const isSevere = isFresh || r.hits("paralysed").length > 0 || legs?.some(({ name }) => name === "weak");
  const hasGiven = isFresh || r.says(/\b(?:gave|went|slipped|shifted|locked|seized|tweaked|twinge)\b/);
  if (hasGiven && back && r.says(FOOT_HANGS) && !r.isLaughed(back)) return emergency("legs_and_back", "spine", back);
  if (
    legs &&
    back &&
    (isBoth || isSevere) &&
    !r.isLaughed(legs[0]) &&
    (r.hits("pain", "ache", "pop", "trauma", "sharp").length > 0 ||
      r.says(/\bdis[ck]\b/) ||
      (r.hits("numb").length > 0 && r.hits("weak", "paralysed").length > 0))
  ) {
    return emergency("legs_and_back", "spine", ...legs, back);
  }
  const unfelt = r.near(["legs"], ["numb"], 5);
  if (
    unfelt &&
    r.says(/\bboth (?:my )?(?:legs|feet)\b/, unfelt[0]) &&
    !r.says(LEG_DAY) &&
    !r.isLaughed(unfelt[0]) &&
    !r.says(/\b(?:sitting|sat|cold|asleep|shoes|cross)\b/)
  ) {
    return emergency("both_legs", "spine", ...unfelt);
  }
  const failing = r.near(["legs"], ["weak"], 5);
  if (
    failing &&
    r.says(/\bboth (?:my )?(?:legs|feet)\b/, failing[0]) &&
    r.says(/\b(?:suddenly|sudden|back|numb)\b/, failing[0]) &&
    !r.isLaughed(failing[0])
  ) {
    return emergency("both_legs", "spine", ...failing);
  }
  const still =
    pick(
      r.hits("paralysed"),
      (it) =>
        isOfBody(r, it) &&
        !/^by (?:analysis|choices?|options|indecision|too|the (?:choice|options|menu|machines)|all)\b/.test(
          r.message.words.slice(it.end, it.end + 2).join(" "),
        ),
    ) ?? pick(r.hits("numb"), (it) => wordsOf(r, it) === "cant feel" && r.near(["legs"], ["numb"], 3) !== null);
  if (
    still &&
    !(r.says(LEG_DAY) && !r.says(/\b(?:fell|accident|back|neck|pop|popped|crack|suddenly|sudden|crash|numb)\b/)) &&
    !r.isLaughed(still) &&
    !r.says(/\b(?:tired|sore|exhausted|dead tired|doms|tomorrow|yesterdays)\b/, still)
  ) {
    const arm = r.hits("arms", "limb").length > 0 && r.hits("legs", "back").length === 0;
    // An arm that will not move is for a clinician today; legs are for an ambulance.
    // "I am paralysed from the waist down": how somebody lives, unless it has just begun.
    const isLived =
      r.says(/\bfrom the (?:waist|neck|chest|hips?) down\b/) &&
      !r.says(/\b(?:suddenly|just|now|today|fell|fall|accident|cant feel|woke|since (?:this|the|yesterday))\b/);
    if (!arm && !isLived) return emergency("paralysis", "spine", still);
  }
  const neck = r.near(["limb"], ["trauma", "headHit", "crushed", "fell", "onBody", "wentDown"], 12);
  if (
    neck &&
    r.says(/\b(?:neck|nacken|genick|cuello|nuca|cou|nuque|collo|pescoco)\b/, neck[0]) &&
    r.hits("numb", "weak", "paralysed", "tingle").length > 0 &&
    !r.says(/\b(?:asleep|slept|pillow|bed|sofa|years ago|in \d{4})\b/, neck[0])
  )
    return emergency("neck", "spine", ...neck);
  return null;
});

const BEFORE_PART =
  /^(?:(?:my|his|her|the|a|an|one|another|some|both|left|right|little|big|ring|index|middle|pinky|something|in|of|bones?|poor|entire|two|three|couple|el|la|lo|le|les|los|las|il|gli|i|os|as|o|un|una|uma|une|mon|ma|mes|mi|mis|mein|meine|meinen|den|das|die|der|din|il mio|meu|minha|also|up|off|on)(?: |$))*$/;

/** Whether nothing but "my left" stands between "broke" and the part, or no pause between the part and "is broken". */
function isOfPart(r: Reading, broke: Hit, part: Hit): boolean {
  const { words, pause } = r.message;
  if (broke.sentence !== part.sentence || Math.max(part.start - broke.end, broke.start - part.end) > 5) return false;
  if (broke.start < part.start) return BEFORE_PART.test(words.slice(broke.end, part.start).join(" "));
  return !pause.slice(part.end, broke.start + 1).some(Boolean);
}

/** What cannot be moved is a part of somebody, not "the bar". */
function isOfBody(r: Reading, hit: Hit): boolean {
  if (!/\b(?:my|his|her|the|one|any|half)$/.test(wordsOf(r, hit))) return true;
  if (
    /^(?:left |right |whole |entire |upper |lower )*(?:side|body)\b/.test(
      r.message.words.slice(hit.end, hit.end + 3).join(" "),
    )
  )
    return true;
  const parts = r.hits("arms", "leftArm", "legs", "limb", "face", "back", "head", "oneSide");
  return parts.some(({ start }) => start >= hit.end - 1 && start <= hit.end + 2);
}

/** Joints that slip out again and again, told as how one is made. */
const LOOSE_JOINTS =
  /\b(?:i|shoulders?|knees?|kneecaps?|joints?|they|it) (?:always |often |easily |sometimes |regularly )?(?:dislocates?|subluxe?s?)(?: (?:easily|often|a lot|for fun|my|when))?\b|\bdislocating (?:kneecaps?|shoulders?|joints?|patella)\b|\b(?:eds|ehlers|hypermobil\w*)\b/;
const STILL_OUT =
  /\b(?:wont go (?:back|in)|stuck|just|now|popped|today|is out|came out|back in|an hour ago|this morning|minutes)\b/;

/** Fallen and not up again. */
const STAYS_DOWN = entered(
  /\b(?:(?:cant|couldnt|wont) (?:get|stand) (?:back )?up|kann (?:\w+ )?nicht (?:mehr )?(?:aufstehen|auftreten|laufen|gehen|stehen)|no (?:se )?puede (?:levantar\w*|caminar|andar|apoyar\w*|ponerse de pie)|(?:peut|arrive) (?:pas|plus) (?:a )?(?:se (?:re)?lever|marcher)|non (?:riesce|puo) (?:piu )?(?:a )?(?:alzarsi|camminare|rialzarsi|stare in piedi)|nao (?:consegue|pode) (?:se )?(?:levantar|andar|ficar em pe))\b/,
);

/** Feared of what goes on, and not happened: "or will the bone fracture". */
const MAY_BREAK =
  /\b(?:will|would|could|can|might|going to|gonna) (?:(?:i|it|the|my|a|this) )?(?:\w+ )?(?:break|fracture|crack|snap)\b/;

const bone = needing(
  { concepts: ["dislocated", "fell", "trauma", "wentDown", "deformed", "broke", "feltHeard"] },
  (r) => {
    const parts = ["limb", "arms", "leftArm", "legs", "jaw", "back", "head", "calf", "face", "bone"] as const;
    const isOld =
      /\b(?:\d+|two|three|four|six|eight|ten|few|several) (?:weeks|months) (?:ago|post|out|later)\b|\b(?:rehab|rehabbing|healed|healing|healed up|recovering|recovered|came off|cast (?:off|came)|cleared|physio|physiotherapy|old (?:break|fracture|injury)|out of (?:a |the )?(?:cast|boot)|stress fracture|in a (?:cast|splint|boot)|ever since (?:i|he|she)|all year|(?:before|since) the (?:broken|fractured)|(?:consultant|doc\w*|surgeon|physio) says? (?:crack on|fine|ok|okay|go)|(?:x ?ray|scan) (?:was|is|came back|came out|says?|said) (?:\w+ )?(?:clear|fine|ok|okay|clean|normal|nothing)|(?:plate|screws?|pins?|metal(?:work)?) (?:(?:is|are|s) )?(?:still )?in|(?:in|last|since|back in) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|year|\d{4})|(?:no \w+|off|out|cant \w+|resting it|not allowed to \w+) for (?:a|the next|another|\d+|two|three|four|six|eight) (?:months?|weeks?)|(?:multiple|several|some|various|many|numerous|couple of|few|two|three) (?:\w+ ){0,3}?(?:fractures|breaks|broken bones)|(?:pt|physio\w*|physical therap\w+) (?:has|had|got) me|(?:fermat[oa]|tenu \w+|arrete \w*|parad[oa]|pausiert|ausgefallen) (?:per|por|pendant|durante|fur)? ?(?:\w+ )?(?:mesi|mese|settiman\w+|mois|semaines|meses|semanas|monate?|wochen)|riparto|ricomincio|reprends|vuelvo|volto|fange wieder)\b/;
    for (const hit of r.hits("dislocated")) {
      if (
        /^dislocat(?:e|es|ion|ions)$/.test(wordsOf(r, hit)) &&
        r.says(/\b(?:band|dislocates|exercise|exercises|stick|pvc|\d+ ?x ?\d+|warm ?up|mobility)\b/, hit)
      ) {
        continue;
      }
      if (
        r.says(isOld, hit) ||
        r.says(
          /\b(?:chronic|recurrent|keeps dislocating|old dislocation|previous dislocation|past dislocation|history|prone|exercises for|after a dislocation|prevent)\b/,
          hit,
        ) ||
        (r.says(LOOSE_JOINTS, hit) && !r.says(STILL_OUT, hit))
      )
        continue;
      const isNamed =
        /^(?:shoulder|kneecap|knee|elbow|finger|hip|patella)/.test(wordsOf(r, hit)) || r.hits(...parts).length > 0;
      // "Dislocated from reality".
      if (!isNamed && /^(?:from|by)$/.test(r.message.words[hit.end] ?? "")) continue;
      const isPlace =
        r.says(/\bout of (?:place|joint)\b/, hit) ||
        /\b(?:sitio|lugar|place|emplacement|posto|sede|encaixe|rausgesprungen)$/.test(wordsOf(r, hit));
      if (isPlace && !isNamed) continue;
      return emergency("dislocation", "bone", hit);
    }
    // An old person's hip after a fall, and no weight on it, is broken until a picture shows otherwise.
    const fall = pick(r.hits("fell", "trauma", "wentDown"));
    const unborne =
      pick(r.hits("cantBear")) ??
      pick(r.hits("jointFails", "hurtBad"), (it) => /^cant (?:put|bear|stand|walk|get|take)/.test(wordsOf(r, it)));
    const isFrail =
      (statedAge(r.message.plain)?.years ?? 0) >= 65 ||
      r.says(
        /\b(?:gran|nan|nana|granny|grandma|grandmother|grandad|grandpa|grandfather|oma|opa|abuel[oa]|nonn[oa]|mamie|papi|avo|elderly|osteoporosis)\b/,
      );
    if (
      fall &&
      (unborne || STAYS_DOWN.test(r.text)) &&
      (isFrail || r.says(/\b(?:hips?|pelvis|huft\w*|becken|cadera|hanche|anca|quadril)\b/)) &&
      !r.isLaughed(fall) &&
      !fall.frame.isPast
    )
      return emergency("broken_bone", "bone", fall, ...(unborne ? [unborne] : []));
    const limbs = parts.filter((part) => part !== "back" && part !== "head" && part !== "face");
    const shown = pick(r.hits("deformed"), (it) => {
      const isSound = /^(?:heard|felt)/.test(wordsOf(r, it));
      return isSound
        ? (r.hits("cantBear", "swelling").length > 0 ||
            r.says(/\b(?:bent|crooked|sideways|hanging|wrong way|cant (?:move|use))\b/)) &&
            r.hits(...limbs).length > 0
        : r.hits(...limbs).length > 0;
    });
    if (shown) return emergency("deformed_limb", "bone", shown);
    const isIt = pick(r.hits("broke"), (it) =>
      /\b(?:its|it is|is|it might be|it may be|it could be|it looks)$/.test(
        r.message.words.slice(Math.max(0, it.start - 3), it.start).join(" "),
      ),
    );
    if (
      isIt &&
      !r.says(isOld, isIt) &&
      r.hits(...limbs).length > 0 &&
      r.hits("swelling", "pain", "trauma", "deformed", "cantBear", "onBody").length > 0
    ) {
      if (!r.message.asked.has(isIt.sentence)) return emergency("broken_bone", "bone", isIt);
    }
    const heard = pick(r.hits("feltHeard"), (it) => r.says(/\b(?:heard|felt) (?:my|his|her) \w+ break\b/, it));
    if (heard && r.hits(...parts).length > 0) return emergency("broken_bone", "bone", heard);
    const broken = r
      .hits("broke")
      .map((it) => [it, pick(r.hits(...parts), (part) => isOfPart(r, it, part))] as const)
      .find(([, part]) => part !== undefined);
    const [broke, part] = broken ?? [];
    if (!broke || !part) return null;
    // "The leg curl machine is broken"; "seated workout, broken foot": a thing, and a break that is known and worked around.
    if (
      /\b(?:machine|rack|bar|barbell|bench|cable|treadmill|app|phone|strap|belt|wraps|equipment|elliptical|rower|bike|band|chair|car|watch|press)(?: is| was| are|s)?$/.test(
        r.message.words.slice(0, broke.start).join(" "),
      )
    )
      return null;
    const isKnown =
      /^(?:broken|fractured)$/.test(wordsOf(r, broke)) && part.start === broke.end && purposeOf(r) === "work";
    if (
      isKnown &&
      !r.says(/\b(?:just|think|heard|felt|snap\w*|fell|today|now|might|yesterday|maybe|probably|i (?:have|got) a|my)\b/)
    )
      return null;
    // "sprained or broken?" asks for a diagnosis.
    if (
      r.says(/\bsprain(?:ed)?\b/, broke) &&
      r.message.asked.has(broke.sentence) &&
      r.hits("cantBear", "trauma").length === 0
    )
      return null;
    if (
      r.says(isOld, broke) ||
      r.says(MAY_BREAK, broke) ||
      r.says(/\b(?:see|seen|seeing|treat\w*|x ?ray) broken\b/, broke)
    )
      return null;
    // "broke my deadlift PR", "broke a sweat", "snapped back".
    const said = r.message.words.slice(Math.min(broke.end, part.end), Math.max(broke.start, part.start) + 6);
    const until = said.findIndex(
      (word, at) =>
        at > 0 && /^(?:from|on|while|doing|during|when|in|at|after|with|and|by|yesterday|today)$/.test(word),
    );
    const between = said.slice(0, until < 0 ? said.length : until).join(" ");
    if (PERFORMANCE.test(between) || /\b(?:skin|nail|callus|callous|heart)\b/.test(between)) return null;
    if (part.name === "back" && !r.says(/\b(?:my|his|her) back\b/, part)) return null;
    if (
      /^snapped|^cracked/.test(wordsOf(r, broke)) &&
      !(
        /^snapped/.test(wordsOf(r, broke)) &&
        /collar|clavicle|wrist|forearm|arm|leg|ankle|finger|toe|shin|tibia|femur|fibula|rib|elbow|hand|foot/.test(
          wordsOf(r, part),
        )
      ) &&
      part.name !== "bone" &&
      r.hits("cantBear", "swelling", "pain").length === 0
    )
      return null;
    // "The handle broke in my hand".
    if (/^(?:in|off in) (?:my|his|her) hands?\b/.test(r.message.words.slice(broke.end, broke.end + 4).join(" ")))
      return null;
    if (r.says(/\bcrack(?:ed|s|ing)? (?:my |his |her )?(?:back|neck|knuckles|fingers|toes)\b/, broke)) return null;
    return emergency("broken_bone", "bone", broke, part);
  },
);

/** Pressed nerves of the spine, breaks and dislocations. */
export const SPINE_AND_BONE_RULES = { spine, bone };
