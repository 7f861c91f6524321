/**
 * Beginnings of words in exercise names, cut short with a point ("rom. deadlift", "élév. latérales", "chest sup. row").
 * Folded. None of them ends a sentence as people write; units have a rule of their own.
 */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  (
    "inc incl dec decl alt std st sgl sngl lat rom bulg ext int rev mil sup supp supt tri tric bi bic ham quad glut add " +
    "abd adduct abduct hyp neu wtd wgt asst horiz vert upr unil str bent dumb barb mach cab cal rot elev alz dist desenv " +
    "agach pant cad dev soul tir seit schulterdr bankdr kreuzh klimmz langh kurzh beinpr wadenh trizepsdr sitz steh lieg"
  ).split(" "),
);

/** Whether the point behind this folded word cuts a name short; `after` is what comes next, from the point on. */
export const isNameDot = (word: string, after: string): boolean =>
  (ABBREVIATIONS.has(word) && /^\. ?\p{L}/u.test(after)) || (/^[fb]$/.test(word) && /^\. ?sq/i.test(after));
