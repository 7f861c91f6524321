import { found, isNumber, type Reader } from "./marks.ts";
import { isTimes, unitAt } from "./numberLists.ts";

/** "45 12 50 10 55 8": loads and their repetitions in turn, with nothing between them. */
export const readAlternating: Reader = (tokens, at) => {
  const values: number[] = [];
  let next = at;
  while (
    values.length < 40 &&
    isNumber(tokens[next]) &&
    (next === at || tokens[next]?.gap) &&
    !isTimes(tokens, next + 1)
  ) {
    values.push(tokens[next]?.value ?? 0);
    next += 1;
  }
  const alternates = values.every((value, index) =>
    index % 2 === 0 ? value > 30 : value <= 30 && Number.isInteger(value),
  );
  if (values.length < 4 || values.length % 2 === 1 || !alternates || unitAt(tokens, next) !== null) return null;
  const products = values.flatMap((value, index) =>
    index % 2 === 1
      ? []
      : [
          {
            kind: "product" as const,
            factors: [value, values[index + 1] ?? 0].map((one) => ({ kind: "number" as const, value: one })),
            doubled: false,
            loose: -1,
            spaced: true,
          },
        ],
  );
  return found(tokens, at, next, ...products);
};
