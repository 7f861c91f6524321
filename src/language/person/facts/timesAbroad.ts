/** Parts of the day at which people train, in German, French, Spanish, Italian and Portuguese; folded, part of a pattern. */
export const TIMES_ABROAD =
  "(?:(?:jeden |immer )?(?:morgens|abends|nachmittags|vormittags|mittags)|jeden (?:morgen|abend)|(?:le|tous les) (?:matins?|soirs?|midis?)|(?:por|en|todas) las? (?:manana|tarde|noche)s?|al mediodia|(?:ogni |la |di |tutte le )(?:mattin[ae]|ser[ae])|in pausa pranzo|(?:de|pela|a|todas as) (?:manha|noite|tarde)s?|na hora do almoco)";
