import { Download, LogOut, Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { giveToken, useAccess } from "../api/access.ts";
import { useInstall } from "../app/installing.ts";
import { chooseTheme, type Theme, useTheme } from "../app/theme.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { type Choice, ChoiceChips } from "./ChoiceChips.tsx";

const ICON = "size-4 shrink-0";
const THEMES: readonly Choice<Theme>[] = [
  { value: "system", label: "System", icon: <Monitor aria-hidden className={ICON} /> },
  { value: "light", label: "Light", icon: <Sun aria-hidden className={ICON} /> },
  { value: "dark", label: "Dark", icon: <Moon aria-hidden className={ICON} /> },
];

/** What belongs to this browser and not to the person. */
export function AppSettings() {
  const theme = useTheme();
  const install = useInstall();
  const { token } = useAccess();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Card title="This device">
      <div className="flex flex-col gap-4">
        <ChoiceChips label="Theme" value={theme} choices={THEMES} onChange={chooseTheme} />
        {install && (
          <Button icon={<Download aria-hidden className={ICON} />} onClick={() => void install()}>
            Install as an app
          </Button>
        )}
        {token !== null && (
          <>
            <Button icon={<LogOut aria-hidden className={ICON} />} onClick={() => setLeaving(true)}>
              Sign out on this device
            </Button>
            <ConfirmDialog
              isOpen={isLeaving}
              onClose={() => setLeaving(false)}
              title="Sign out on this device?"
              confirmLabel="Sign out"
              onConfirm={() => {
                giveToken(null);
                location.assign("/");
              }}
            >
              The token is forgotten here and stays valid. To come back you need it again.
            </ConfirmDialog>
          </>
        )}
      </div>
    </Card>
  );
}
