/** Work of house, garden and yard, which no exercise stands for. */
const WORK =
  /(?<!\p{L})(?:garden(?:ed|ing)|yard ?work|(?:mow(?:ed|ing|n)?|cut) (?:the )?(?:lawn|grass)|rak(?:ed|ing) (?:the )?leaves|shovel+(?:ed|ing)(?: (?:the )?(?:snow|driveway|gravel|dirt|soil))?|(?:chopp(?:ed|ing)|split|stack(?:ed|ing)|cut) (?:fire ?)?wood|wood ?chopping|housework|house ?cleaning|(?:clean(?:ed|ing)|hoover(?:ed|ing)|vacuum(?:ed|ing)) (?:the )?(?:house|flat|garage|kitchen|windows|apartment)|(?:mov(?:ed|ing)|carr(?:ied|ying)) (?:furniture|boxes|house)|carr(?:ied|ying) (?:\d+ |a few |some |the |two |three |four |five |lots of |heavy )*(?:bags? of (?:cement|concrete|sand|soil|gravel|compost|coal|groceries|shopping|plaster)|sacks?|(?:cement|sand|shopping|grocery) bags?|shopping|groceries|boxes|crates|bricks|tiles|logs of wood|firewood|pallets|suitcases?|luggage|mattress(?:es)?|sofas?|couch(?:es)?|fridges?|furniture|washing machine)|gartenarbeit|im garten gearbeitet|rasen(?:mähen| gemäht)|schnee ?(?:schaufeln|schippen|geschaufelt|geschippt)|holz (?:gehackt|hacken)|haushalt|geputzt|umzug|jardin(?:age|é|er[íi]a|agem)|tondu la pelouse|pellet[ée] la neige|m[ée]nage|d[ée]m[ée]nagement|limpi(?:[ée]|eza)(?: la casa)?|mudanza|giardinaggio|spalato (?:la )?neve|pulizie|trasloco|faxina|mudan[çc]a)(?!\p{L})/iu;

/** Whether words name everyday work, and no exercise. */
export const isEverydayWork = (words: string): boolean => WORK.test(words);

/** The work that a text names, as it is named; `null` where it names none. */
export const everydayWorkIn = (text: string): string | null => WORK.exec(text)?.[0] ?? null;
