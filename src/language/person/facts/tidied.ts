import type { FactStatement, FactType } from "../../../protocol/facts.ts";
import { foldText } from "../../foldText.ts";
import { compiled } from "../../patterns/compiled.ts";
import { JOB } from "./jobWords.ts";

const ILLS: ReadonlySet<FactType> = new Set(["injury", "health_condition", "allergy"]);

/** "Hashimotos, took myself off the tablets": who takes nothing for it any longer has it still. */
const OFF_MEDICINE =
  /\b(?:off|stopp?\w*|quit\w*|skip\w*|ran out of|out of|no longer (?:take|taking|on)|without|not taking) (?:taking )?(?:(?:my|the|all|any|of) )*(?:\p{L}+ )?(?:tablets?|meds?|medicat\w*|medicines?|pills?|drugs?|inhalers?|insulin|metformin|levo\w*|thyroxine|statins?|beta ?blockers?)\b|\b(?:abgesetzt|arrete (?:le|les|mon|mes) (?:traitement|medicaments?|comprimes?)|deje (?:de tomar|las pastillas|la medicacion)|smesso di prendere|parei de tomar)\b/u;

const HOURS_WORKED = /^(?:nights?|shifts?|(?:night|early|late|rotating) shifts?|shift work)$/i;
/** "29, nurse, I work nights": a trade that stands by itself. */
const TRADE = compiled(`(?:^|[,;.] ?)(${JOB})(?=,)`);
/** When one works is no work, where the trade is named as well. */
const withTrade = (worked: string, folded: string): string => {
  const trade = HOURS_WORKED.test(worked) ? TRADE.exec(folded)?.[1] : undefined;
  return trade === undefined ? worked : `${trade} (${worked})`;
};

/** "11 hours a day": what goes into work or sleep, and no session. */
const HOURS =
  /^(?:about |around )?(\d{1,2}) ?(?:h|hrs?|hours?|stunden|heures|horas|ore)\b(?! (?:a|per|each|in (?:the|a)) (?:week|wk))/i;

/** "A fat accountant", "tired nurse": what somebody is besides. */
const AS_I_AM =
  /^(?:(?:fat|lazy|tired|busy|stressed(?:[- ]out)?|overworked|knackered|exhausted|unfit|skinny|chubby|overweight|humble|proud|old|broke|poor|burnt[- ]out|burned[- ]out|typical|boring|simple|normal|regular|mere|sad|happy|grumpy|washed[- ]up|out of shape|slightly|very|bit of a) )+(?=\p{L})/iu;

/** Facts of one message without what another of them shows to be none. In: what was heard, and the message as typed. */
export function tidied(heard: readonly FactStatement[], text: string): FactStatement[] {
  // "I was 92 in march and i'm 85 now": the figure is a weight, and nobody's age as well.
  const mass = /^\d+(?=$| )/.exec(heard.find(({ type }) => type === "body_weight")?.value ?? "")?.[0];
  const saysAge = /year|old\b|\bage|jahr|\ban[sn]i?\b|anos/.test(foldText(text));
  // "AFib, 58": an illness with a capital is no name.
  const ills = new Set(heard.flatMap(({ type, value }) => (ILLS.has(type) ? [value.toLowerCase()] : [])));
  // "Aus Graz, Lehrerin": the job behind the town is no part of it.
  const job = heard.find(({ type }) => type === "occupation")?.value;
  const folded = foldText(text);
  // "Just moved to Austin, 31": where, and not who.
  const place = heard.find(({ type }) => type === "location")?.value.toLowerCase();
  const isNamed = heard.some(({ op, type, key }) => op === "state" && type === "equipment" && key !== "equipment:none");
  const isOff =
    OFF_MEDICINE.test(folded) &&
    !/\b(?:gone|cured|remission|reversed|no longer have|went away|outgr\w+|grew out)\b/.test(folded);
  return (
    heard
      .map((one) => (isOff && one.type === "health_condition" ? { ...one, op: "state" as const } : one))
      .filter(({ type, value }) => type !== "name" || value.toLowerCase() !== place)
      // "No gym within 40 miles, got sandbags": there is something.
      .filter(({ op, key }) => op === "end" || key !== "equipment:none" || !isNamed)
      .filter(({ type, value }) => type !== "age" || mass === undefined || saysAge || value !== mass)
      .filter(({ type, value }) => type !== "availability" || !(Number(HOURS.exec(value)?.[1]) > 4))
      .filter(({ type, value }) => type !== "occupation" || !/^i (?!t\b)/i.test(value))
      .filter(({ type, value }) => type !== "name" || !ills.has(value.toLowerCase()))
      .map((one) => {
        if (one.type === "location" && job !== undefined && one.value.endsWith(`, ${job}`))
          return { ...one, value: one.value.slice(0, -job.length - 2) };
        // "Nurse 34": the age behind the trade.
        if (one.type !== "occupation") return one;
        const town = heard.find(({ type }) => type === "location")?.value;
        const ofPlace =
          town === undefined
            ? -1
            : one.value.search(compiled(` (?:in|at|en|em|à|a) ${town.replace(/[^\p{L}\d ]/gu, ".")}$`, "iu"));
        const trade = (ofPlace < 3 ? one.value : one.value.slice(0, ofPlace))
          .replace(/(?<=\p{L}) [1-8]\d$/u, "")
          .replace(AS_I_AM, "");
        return { ...one, value: withTrade(trade, folded) };
      })
  );
}
