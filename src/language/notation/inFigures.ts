import { withSpelledHours } from "../numbers/spelledHours.ts";
import { withBoardFigures } from "./boardFigures.ts";
import { withHalfWays } from "./halfWays.ts";
import { withOrderedNote } from "./orderedNote.ts";
import { withRelativeLoads } from "./relativeLoads.ts";
import { withSpelledTimes } from "./spelledTimes.ts";
import { withCountForAll } from "./toldForAll.ts";

/** Text with an order to note sets as one to log them, amounts that are said in words or in the shorthand of boards as figures, a count of all as that of each, and a load told by its change as what it came to. As long as it was. Linear. */
export const inFigures = (text: string): string =>
  withCountForAll(
    withRelativeLoads(withSpelledTimes(withSpelledHours(withHalfWays(withBoardFigures(withOrderedNote(text)))))),
  );
