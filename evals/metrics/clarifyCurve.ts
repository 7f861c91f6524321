/** A message's best guess: `isRight` when acting on it would be right (never, where a question is due). */
export type Guess = { confidence: number; isRight: boolean };

/** What a confidence threshold would do, as shares of all messages. */
export type CurvePoint = { threshold: number; misrouted: number; clarified: number };

/** Misroutes against clarifications at every threshold from 0 to 1 in steps of 0.02: below it, the person is asked. */
export function clarifyCurve(guesses: readonly Guess[]): CurvePoint[] {
  const share = (count: number) => (guesses.length === 0 ? 0 : count / guesses.length);
  return Array.from({ length: 51 }, (_, step) => {
    const threshold = step / 50;
    const acted = guesses.filter(({ confidence }) => confidence >= threshold);
    return {
      threshold,
      misrouted: share(acted.filter(({ isRight }) => !isRight).length),
      clarified: share(guesses.length - acted.length),
    };
  });
}
