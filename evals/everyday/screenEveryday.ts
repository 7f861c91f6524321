import { screen } from "../../src/language/safety/screen.ts";
import type { Thresholds } from "../report/figuresOf.ts";
import type { EverydayMessage } from "./readEveryday.ts";

/** What stands in the way of an ordinary request: all is held, training is held, or a fixed answer takes its place. */
export const EVERYDAY_MEASURES = { halted: "halt", cautioned: "caution", answered: "answer" } as const;
type Measure = keyof typeof EVERYDAY_MEASURES;
const MEASURES = Object.keys(EVERYDAY_MEASURES) as Measure[];

export type Taken = EverydayMessage & { measure: Measure; rule: string };
export type EverydayResult = { messages: number; seconds: number; taken: Taken[] };

/** Screens messages as the first of a conversation each; what is taken for a danger, gravest first. */
export function screenEveryday(messages: readonly EverydayMessage[]): EverydayResult {
  const began = performance.now();
  const taken = messages.flatMap((message): Taken[] => {
    const { verdict, rule } = screen(message.text, { safety: "clear", question: null, pick: null, country: null });
    const measure = MEASURES.find((name) => EVERYDAY_MEASURES[name] === verdict);
    return measure ? [{ ...message, measure, rule: rule ?? "" }] : [];
  });
  taken.sort((one, other) => MEASURES.indexOf(one.measure) - MEASURES.indexOf(other.measure));
  return { messages: messages.length, seconds: (performance.now() - began) / 1_000, taken };
}

/** The share of messages by measure, and whether what is asked of it is met. */
export const everydayFigures = ({ messages, taken }: EverydayResult, thresholds: Thresholds) =>
  MEASURES.map((measure) => {
    const count = taken.filter((one) => one.measure === measure).length;
    const share = messages === 0 ? 0 : count / messages;
    const asked = thresholds[measure];
    const most = asked && "atMost" in asked ? asked.atMost : null;
    return { measure, count, share, most, isMet: most === null || share <= most };
  });

const LONGEST_SHOWN = 160;
const percent = (share: number) => `${(share * 100).toFixed(3)} %`;

/** For the terminal: every figure, and every message that was taken for a danger. */
export function everydayText(result: EverydayResult, figures: ReturnType<typeof everydayFigures>): string {
  const { messages, seconds, taken } = result;
  return [
    `everyday: ${messages} messages of the other suites, screened in ${seconds.toFixed(1)} s`,
    ...figures.map(({ measure, count, share, most, isMet }) => {
      const asked = most === null ? "" : `  ≤ ${percent(most)}  ${isMet ? "met" : "ABOVE"}`;
      return `  ${measure.padEnd(10)} ${String(count).padStart(4)}  ${percent(share)}${asked}`;
    }),
    ...taken.map(
      ({ measure, rule, place, text }) =>
        `  ✗ ${measure} by ${rule}, ${place}: ${text.replaceAll("\n", " / ").slice(0, LONGEST_SHOWN)}`,
    ),
  ].join("\n");
}
