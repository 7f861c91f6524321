/** How hard what stands before it is to be, in six languages, and no request of its own. */
const HOW_HARD =
  /^(?:(?:make|let) me (?:suffer|sweat|cry|beg|hurt|work|die|regret|puke|feel|burn)|(?:make|let) it (?:hurt|burn|horrible|nasty|brutal|hard|tough|spicy|easy|gentle)|(?:kill|destroy|punish|smash|wreck|murder) me|do your worst|mach mich (?:fertig|kaputt|platt)|qu[äa]l mich|fais[- ]moi (?:souffrir|transpirer|suer)|hazme (?:sufrir|sudar)|fammi (?:soffrire|sudare)|me (?:faz|fa[çc]a) (?:sofrer|suar))(?![\p{L}])/iu;
const LONGEST_HOW = 40;

/** Whether a piece that begins at an offset only says how hard the training before it is to be: "spin bike 40 min, make me suffer". */
export const saysHowHard = (text: string, at: number): boolean => HOW_HARD.test(text.slice(at, at + LONGEST_HOW));
