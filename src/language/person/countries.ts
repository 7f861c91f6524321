import { compiled } from "../patterns/compiled.ts";

const COUNTRIES: Record<string, string> = {
  US: "the us|usa|the usa|united states|the states|america|vereinigte staaten|estados unidos|stati uniti|etats unis",
  GB: "uk|the uk|united kingdom|great britain|britain|england|scotland|wales|northern ireland|grossbritannien|reino unido|regno unito|royaume uni",
  IE: "ireland|irland|irlande|irlanda",
  CA: "canada|kanada",
  AU: "australia|australien|australie",
  NZ: "new zealand|neuseeland|nouvelle zelande|nueva zelanda",
  DE: "germany|deutschland|allemagne|alemania|germania|alemanha",
  AT: "austria|osterreich|autriche",
  CH: "switzerland|schweiz|suisse|suiza|svizzera|suica",
  FR: "france|frankreich|francia|franca",
  BE: "belgium|belgien|belgique|belgica|belgio",
  NL: "netherlands|the netherlands|holland|niederlande|pays bas|paises bajos",
  ES: "spain|spanien|espagne|espana|spagna|espanha",
  PT: "portugal|portogallo",
  IT: "italy|italien|italie|italia",
  BR: "brazil|brasilien|bresil|brasil|brasile",
  MX: "mexico|mexiko|mexique|messico",
  AR: "argentina|argentinien|argentine",
  SE: "sweden|schweden|suede|suecia|svezia",
  NO: "norway|norwegen|norvege|noruega|norvegia",
  DK: "denmark|danemark|dinamarca|danimarca",
  FI: "finland|finnland|finlande|finlandia",
  PL: "poland|polen|pologne|polonia",
  IN: "india|indien|inde",
  ZA: "south africa|sudafrika|afrique du sud|sudafrica",
  JP: "japan|japon|giappone|japao",
};
const PATTERNS = Object.entries(COUNTRIES).map(([code, names]) => [code, compiled(`\\b(?:${names})\\b`)] as const);
const LIVING =
  /\b(?:i (?:live|am living|moved|am based|am|reside|work)(?: now| currently)? (?:in|to)|i am from|my country is|country:?|based in|ich (?:wohne|lebe) in|j habite (?:en|au|aux)|vivo (?:en|in)|moro (?:em|no|na)|sono in|estou em) (.{2,40})/;

/**
 * The country a person says they live in. In: folded text. Out: its ISO 3166 code, or `null` when none is named after
 * words of living somewhere. Cities are not looked up.
 */
export function readCountry(folded: string): string | null {
  const place = LIVING.exec(folded)?.[1];
  if (!place) return null;
  return PATTERNS.find(([, pattern]) => pattern.test(place))?.[0] ?? null;
}
