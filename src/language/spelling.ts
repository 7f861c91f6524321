/**
 * Whether `written` is `meant` with one slip (two in words of eight letters): a letter missing, added, changed, or two
 * neighbours swapped. Words under four letters must be exact. Restricted Damerau–Levenshtein distance, cut off early.
 */
export function isSlipOf(written: string, meant: string): boolean {
  if (written === meant) return true;
  const shorter = Math.min(written.length, meant.length);
  if (shorter < 4 || written.length > 40 || meant.length > 40) return false;
  const allowed = shorter >= 6 && Math.max(written.length, meant.length) >= 8 ? 2 : 1;
  if (Math.abs(written.length - meant.length) > allowed) return false;
  let twoBack: number[] = [];
  let before = Array.from({ length: meant.length + 1 }, (_, column) => column);
  for (let row = 1; row <= written.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= meant.length; column += 1) {
      const change = written[row - 1] === meant[column - 1] ? 0 : 1;
      let cost = Math.min((before[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1, (before[column - 1] ?? 0) + change);
      const swapped = written[row - 1] === meant[column - 2] && written[row - 2] === meant[column - 1];
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, (twoBack[column - 2] ?? 0) + 1);
      now.push(cost);
    }
    if (Math.min(...now) > allowed) return false;
    twoBack = before;
    before = now;
  }
  return (before[meant.length] ?? allowed + 1) <= allowed;
}
