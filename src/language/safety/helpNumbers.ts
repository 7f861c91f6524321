/** Emergency numbers by ISO country; where two are given, both work. */
const EMERGENCY: Readonly<Record<string, string>> = {
  US: "911",
  CA: "911",
  MX: "911",
  PH: "911",
  GB: "999 or 112",
  IE: "112 or 999",
  AU: "000",
  NZ: "111",
  IN: "112",
  JP: "119",
  KR: "119",
  TW: "119",
  CN: "120",
  HK: "999",
  SG: "995",
  MY: "999",
  TH: "1669",
  VN: "115",
  BR: "192",
  AR: "107 or 911",
  CL: "131",
  CO: "123",
  ZA: "10177 or 112",
  NG: "112",
  KE: "999 or 112",
  EG: "123",
  IL: "101",
  AE: "998",
  SA: "997",
  TR: "112",
  UA: "103 or 112",
  CH: "144 or 112",
  NO: "113 or 112",
  IS: "112",
};
const EUROPE_112 = new Set(
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IT LV LT LU MT NL PL PT RO SK SI ES SE LI".split(" "),
);

/** Lines for people in a crisis, by ISO country. */
const CRISIS: Readonly<Record<string, string>> = {
  US: "call or text 988 (Suicide and Crisis Lifeline)",
  CA: "call or text 988 (Suicide Crisis Helpline)",
  GB: "call Samaritans on 116 123, free, day and night",
  IE: "call Samaritans on 116 123, free, day and night",
  DE: "call the TelefonSeelsorge on 0800 111 0 111 or 116 123, free, day and night",
  AT: "call the Telefonseelsorge on 142, day and night",
  CH: "call 143 (Die Dargebotene Hand, La Main Tendue, Telefono Amico), day and night",
  FR: "call 3114, free, day and night",
  BE: "call 1813 (Zelfmoordlijn) or 0800 32 123 (Centre de Prévention du Suicide)",
  NL: "call 113 or 0800 0113, day and night",
  ES: "call 024, free, day and night",
  PT: "call SNS 24 on 808 24 24 24",
  IT: "call Telefono Amico on 02 2327 2327",
  PL: "call 116 123",
  SE: "call Mind on 90101",
  DK: "call Livslinien on 70 201 201",
  NO: "call Mental Helse on 116 123, day and night",
  AU: "call Lifeline on 13 11 14, day and night",
  NZ: "call or text 1737, free, day and night",
  IN: "call Tele-MANAS on 14416, day and night",
  JP: "call the Yorisoi Hotline on 0120-279-338",
  KR: "call 109, day and night",
  SG: "call SOS on 1767, day and night",
  BR: "call CVV on 188, free, day and night",
  MX: "call Línea de la Vida on 800 911 2000",
  ZA: "call SADAG on 0800 567 567, day and night",
};

/** The number to call in an emergency, as words for a sentence. `country` is an ISO code of two letters, or `null`. */
export function emergencyNumber(country: string | null): string {
  const code = isoOf(country);
  if (EUROPE_112.has(code)) return "112";
  return EMERGENCY[code] ?? "112, 911 or your local number";
}

/** Whom to call in a crisis of the mind, as words that follow "please". */
export function crisisLine(country: string | null): string {
  return (
    CRISIS[isoOf(country)] ??
    "call a crisis line: 988 in the US and Canada, 116 123 in the UK, Ireland and much of Europe, or find yours at findahelpline.com"
  );
}

function isoOf(country: string | null): string {
  const code = (country ?? "").toUpperCase();
  return code === "UK" ? "GB" : code;
}
