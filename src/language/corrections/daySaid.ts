/** A day that is over, as it is said in six languages; folded: the source of a pattern. */
export const DAY_SAID =
  "(?:the day before )?yesterday|last night|(?:last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:two|three|four|\\d) days ago|(?:vor)?gestern|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|(?:avant )?hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:ante)?ayer|lunes|martes|miercoles|jueves|viernes|sabado|domingo|ieri|lunedi|martedi|mercoledi|giovedi|venerdi|domenica|(?:ante)?ontem";
