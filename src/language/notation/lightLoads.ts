const [LIGHTEST_LISTED, MOST_LISTED] = [6, 30];

/** "lateral raises 8 x 15, 15, 12": counts that fall, of another number than the figure before them, are of a light load. */
export const isLightLoad = (load: number, counts: readonly number[]): boolean =>
  load >= LIGHTEST_LISTED &&
  load < (counts[0] ?? 0) &&
  !counts.some((count, at) => count > (counts[at - 1] ?? MOST_LISTED));
