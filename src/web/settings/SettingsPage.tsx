import type { ReactNode } from "react";
import { ViewBoundary } from "../app/ViewBoundary.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { AppSettings } from "./AppSettings.tsx";
import { EngineSettings } from "./EngineSettings.tsx";
import { EquipmentSettings } from "./EquipmentSettings.tsx";
import { LimitationSettings } from "./LimitationSettings.tsx";
import { PersonalDataSettings } from "./PersonalDataSettings.tsx";
import { RememberedFacts } from "./RememberedFacts.tsx";
import { TrainingSettings } from "./TrainingSettings.tsx";
import { UnitSettings } from "./UnitSettings.tsx";

/** How the page looks, how this person trains, what is known about them, and what becomes of it. */
export function SettingsPage() {
  const panel = (name: string, content: ReactNode) => (
    <ViewBoundary name={name} place="settings">
      {content}
    </ViewBoundary>
  );
  return (
    <>
      <PageHeader title="Settings" subtitle="A change holds at once." />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          {panel("The look", <AppSettings />)}
          {panel("Units and dates", <UnitSettings />)}
          {panel("Training", <TrainingSettings />)}
          {panel("The joints to spare", <LimitationSettings />)}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {panel("The equipment", <EquipmentSettings />)}
          {panel("What the coach remembers", <RememberedFacts />)}
          {panel("The engine", <EngineSettings />)}
          {panel("Your data", <PersonalDataSettings />)}
        </div>
      </div>
    </>
  );
}
