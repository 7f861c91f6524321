import { useMemo } from "react";
import { EMPTY_PROFILE } from "../../protocol/profile.ts";
import { createFormatter } from "../format/formatter.ts";
import { deviceLocale, deviceZone, localeOf, zoneOf } from "../format/useFormatter.ts";
import { Field } from "../ui/Field.tsx";
import { Select } from "../ui/Select.tsx";
import { ChoiceChips } from "./ChoiceChips.tsx";
import { ProfileCard } from "./ProfileCard.tsx";
import { LOCALES, localeName, ZONES } from "./regions.ts";

const UNITS = [
  { value: "kg", label: "Kilograms" },
  { value: "lb", label: "Pounds" },
] as const;

/** Weights, days and dates as this person has them. */
export function UnitSettings() {
  const zones = useMemo(
    () => [
      { value: EMPTY_PROFILE.timezone, label: `As this device: ${deviceZone().replaceAll("_", " ")}` },
      ...ZONES.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") })),
    ],
    [],
  );
  const locales = useMemo(
    () => [
      { value: EMPTY_PROFILE.locale, label: `As this device: ${localeName(deviceLocale())}` },
      ...LOCALES.map((locale) => ({ value: locale, label: localeName(locale) })),
    ],
    [],
  );
  return (
    <ProfileCard title="Units and dates">
      {(profile, change) => {
        const { date, time, number } = createFormatter({
          unit: profile.unit,
          timezone: zoneOf(profile),
          locale: localeOf(profile),
        });
        const now = new Date();
        const sample = `${date(now.toISOString().slice(0, 10))}, ${time(now.toISOString())}, ${number(1234.5)} ${profile.unit}`;
        return (
          <>
            <ChoiceChips label="Weights" value={profile.unit} choices={UNITS} onChange={(unit) => change({ unit })} />
            <Field label="Time zone" hint="Decides which day a set belongs to.">
              <Select
                value={profile.timezone}
                options={withCurrent(zones, profile.timezone)}
                onChange={(timezone) => change({ timezone })}
              />
            </Field>
            <Field label="Dates and numbers" hint={`For example: ${sample}`}>
              <Select
                value={profile.locale}
                options={withCurrent(locales, profile.locale)}
                onChange={(locale) => change({ locale })}
              />
            </Field>
          </>
        );
      }}
    </ProfileCard>
  );
}

/** A value that was set elsewhere, and is in no list, is not lost by looking at it. */
const withCurrent = (options: readonly { value: string; label: string }[], current: string) =>
  options.some(({ value }) => value === current) ? options : [...options, { value: current, label: current }];
