import { useMemo } from "react";
import { EMPTY_PROFILE, type Profile } from "../../protocol/profile.ts";
import { useProfile } from "../api/useProfile.ts";
import { createFormatter, type Formatter } from "./formatter.ts";

export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the browser says its language is, unless no date can be written in that: some call theirs "en-US@posix". */
export function deviceLocale(): string {
  try {
    return Intl.getCanonicalLocales(navigator.language)[0] ?? EMPTY_PROFILE.locale;
  } catch {
    return EMPTY_PROFILE.locale;
  }
}

/** The zone of this person: that of this device until they have chosen one. The server goes by conversations then. */
export const zoneOf = (profile: Profile | undefined): string =>
  profile === undefined || profile.timezone === EMPTY_PROFILE.timezone ? deviceZone() : profile.timezone;

/** The language of this person's dates and numbers: that of this device until they have chosen one. */
export const localeOf = (profile: Profile | undefined): string =>
  profile === undefined || profile.locale === EMPTY_PROFILE.locale ? deviceLocale() : profile.locale;

/** Figures and dates as the person of this page reads them. */
export function useFormatter(): Formatter {
  const { data: profile } = useProfile();
  const [unit, timezone, locale] = [profile?.unit ?? EMPTY_PROFILE.unit, zoneOf(profile), localeOf(profile)];
  return useMemo(() => createFormatter({ unit, timezone, locale }), [unit, timezone, locale]);
}
