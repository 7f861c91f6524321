const UNIT = "(?:kgs?|kilos?|lbs?|pounds?|pfund|libras|livres)";
const CONTRAST = new RegExp(
  `^\\W*(?:(?:sorry|oops|no|actually|ups|in|that (?:was|is)|those were|it was)[ ,]+)*${UNIT},? (?:not|instead of|rather than|nicht|pas|no) (?:in )?${UNIT}\\W*$`,
);

/** Whether a text is a unit of weight and the one it is not, and nothing else: "pounds, not kilos". In: folded text. */
export const contrastsUnits = (folded: string): boolean => CONTRAST.test(folded);
