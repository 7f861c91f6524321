/** Names of exercises in a few letters, as the boards of gyms write them. Folded; what each stands for the catalogue says. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Those that are nothing else. */
export const ABBREVIATED_NAMES = words(
  "hpc hpcs hps sdhp sdhps ohs c2b c2bs ctb bmu bmus rmu rmus hspu hspus shspu k2e k2es kte hrpu hrpus wbs bjo bjos " +
    "bbjo bbjos bjs dus s2oh s2o stoh g2oh gtoh ghdsu ttb t2b t2bs cnj bpa tke tkes",
);

/** Those that are words or measures as well: names only where a count stands before them and nothing else is said. */
export const COUNTED_ABBREVIATIONS = words("kbs wb bj pc ps pp pj bs fs mu mus pu su dubs");

/** The same for a text: behind a count and before its end, a sign, a load or the next count. */
export const COUNTED_ABBREVIATION = `(?<=(?<![\\d.])[1-9]\\d{0,2} )(?:${[...COUNTED_ABBREVIATIONS].join("|")})(?= ?(?:$|[,;.+&(@/\\n]|\\d|and\\b|with\\b|at\\b|then\\b))`;
