/** Every zone that this browser knows. Plain "UTC" in a profile stands for "not said", so it is offered by its other name. */
export const ZONES: readonly string[] = [
  ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC"),
  "Etc/UTC",
];

/** Ways to write dates and numbers; any other can be set through the API. */
export const LOCALES: readonly string[] = [
  "en-GB",
  "en-US",
  "en-CA",
  "en-AU",
  "cs",
  "da",
  "de",
  "de-AT",
  "de-CH",
  "el",
  "es",
  "es-MX",
  "fi",
  "fr",
  "fr-CA",
  "hi",
  "hu",
  "id",
  "it",
  "ja",
  "ko",
  "nb",
  "nl",
  "pl",
  "pt",
  "pt-BR",
  "ro",
  "sv",
  "tr",
  "uk",
  "vi",
  "zh",
];

/** A language by its own name: "Deutsch (Österreich)". */
export function localeName(locale: string): string {
  try {
    const name = new Intl.DisplayNames(locale, { type: "language" }).of(locale) ?? locale;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  } catch {
    return locale;
  }
}
