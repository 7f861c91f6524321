import { withSpelledHours } from "../numbers/spelledHours.ts";
import { withBoardFigures } from "./boardFigures.ts";
import { withHalfWays } from "./halfWays.ts";
import { withSpelledTimes } from "./spelledTimes.ts";
import { withCountForAll } from "./toldForAll.ts";

/** Text with amounts that are said in words or in the shorthand of boards as figures, and a count of all as that of each. As long as it was. Linear. */
export const inFigures = (text: string): string =>
  withCountForAll(withSpelledTimes(withSpelledHours(withHalfWays(withBoardFigures(text)))));
