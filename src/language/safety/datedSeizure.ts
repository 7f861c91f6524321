import { compiled } from "../patterns/compiled.ts";
import type { Hit, Reading } from "./reading.ts";

/** Told in words that are none for a seizure alone. */
export const SEIZED =
  /\b(?:anfalle?|crises? (?:convulsives?|d epilepsie|epilepti\w*)|(?:had|last|first) (?:an? |two |three |one |my |was )*fits?)\b/;
const MONTH =
  "(?:jan(?:uary|uar|vier|eiro)?|enero|gennaio|feb(?:ruary|ruar|braio|rero)?|fevrier|fevereiro|mar(?:ch|z|zo|s|co)|apr(?:il|ile)?|avril|abril|ma[iy]o?|maggio|jun[ie]o?|juin|junho|giugno|jul[iy]o?|juillet|julho|luglio|aug(?:ust)?|aout|agosto|sep(?:t|tember|tembre|tiembre)?|settembre|setembro|o[ck]t(?:ober|obre|ubre)?|ottobre|outubro|nov(?:ember|embre|iembre|embro)?|de[cz](?:ember|embre|embro)?|dicembre|diciembre|spring|summer|autumn|winter|fruhjahr|fruhling|sommer|herbst)";
/** Some weeks, months or years back. */
const DATED = compiled(
  `\\b(?:in|since|back in|im|seit|en|desde|a|em|depuis|da|was|last) ${MONTH}\\b|\\blast (?:month|year|spring|summer|autumn|fall|winter)\\b|\\b(?:weeks?|months?|years?) (?:ago|back)\\b|\\b(?:19|20)\\d\\d\\b|\\bvor (?:\\w+ ){1,2}(?:wochen|monaten|jahren)\\b|\\b(?:hace|faz|ha|il y a) (?:\\w+ ){1,3}(?:semanas|semaines|meses|mois|anos|ans)\\b|\\b(?:settimane|mesi|anni) fa\\b|\\b(?:letzte[sn] (?:jahr|monat)|el ano pasado|l an dernier|l annee derniere|l anno scorso|(?:o|no) ano passado)\\b|\\bas a (?:kid|child|teen\\w*)\\b`,
);
const OF_NOW =
  /\b(?:just had|right now|having|today|tonight|this (?:morning|afternoon|evening|week)|yesterday|last night|(?:minutes?|hours?|days?) ago|again|hoy|ayer|heute|gestern|hier|aujourd hui|oggi|ieri|hoje|ontem|on the floor|is (?:fitting|seizing))\b/;

/** A seizure that lies weeks, months or years back, which is for a doctor's clearance and no emergency: its words, none where nothing hits. */
export function datedSeizure(r: Reading): Hit[] | null {
  const seizures = r.every("seizure");
  if (seizures.length === 0 && !SEIZED.test(r.text)) return null;
  return DATED.test(r.text) && !OF_NOW.test(r.text) ? seizures.slice(0, 1) : null;
}
