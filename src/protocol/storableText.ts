import type { z } from "zod";

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Text that can be stored and shown: no lone surrogates, no control characters except line breaks and tabs. */
export const storableText = (text: z.ZodString): z.ZodString =>
  text
    .refine((value) => value.isWellFormed(), "must be well-formed Unicode (a surrogate stands alone)")
    .refine((value) => !CONTROL.test(value), "must not hold control characters");
