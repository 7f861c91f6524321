import { z } from "zod";
import { fold, stem } from "./wordStems.ts";

const compiled = new Map<string, RegExp>();

function regexOf(source: string): RegExp {
  const regex = compiled.get(source) ?? new RegExp(source, "i");
  compiled.set(source, regex);
  return regex;
}

/** A regular expression, case ignored. Refused when it cannot be read or cannot match (a name such as `$X` left in it). */
export const RegexText = z
  .string()
  .min(1)
  .superRefine((source, context) => {
    if (/(?<!\\)\$[A-Za-z]/.test(source))
      context.addIssue({ code: "custom", message: `"${source}" has a $ before a letter and can never match` });
    try {
      regexOf(source);
    } catch (error) {
      context.addIssue({ code: "custom", message: `is not a regular expression: ${(error as Error).message}` });
    }
  });

/** A regular expression, case ignored, found anywhere in a text; a list means any of them. */
export const Pattern = z.union([RegexText, z.array(RegexText).min(1)]);
export type Pattern = z.infer<typeof Pattern>;

/** Whether the pattern is found in the text, as it is or with straight quotes, no accents and no hyphens in words. */
export function isFound(pattern: Pattern, text: string): boolean {
  if (typeof pattern !== "string") return pattern.some((one) => isFound(one, text));
  const regex = regexOf(pattern);
  return regex.test(text) || regex.test(fold(text));
}

/** For names: plain words also in another number or spacing, "pull-ups" in "Pull-Up", "press up" in "Press-Up". */
export function isFoundInName(pattern: Pattern, name: string): boolean {
  if (typeof pattern !== "string") return pattern.some((one) => isFoundInName(one, name));
  if (isFound(pattern, name)) return true;
  if (!/^[\p{L}\d -]+$/u.test(pattern)) return false;
  return ` ${singular(name)} `.includes(` ${singular(pattern)} `);
}

const singular = (text: string): string =>
  fold(text)
    .split(/[^\p{L}\d]+/u)
    .map(stem)
    .join(" ");

/** A pattern as people read it in a report. */
export const patternText = (pattern: Pattern): string =>
  typeof pattern === "string" ? `“${pattern}”` : pattern.map((one) => `“${one}”`).join(" or ");
