import { useMutation } from "@tanstack/react-query";
import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { ask, send } from "../api/api.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { useToast } from "../ui/Toast.tsx";
import { forgetThisBrowser } from "./forgetThisBrowser.ts";
import { saveFile } from "./saveFile.ts";

/** All of it to take along, and all of it gone. */
export function PersonalDataSettings() {
  const [isDeleting, setDeleting] = useState(false);
  const toast = useToast();
  const download = useMutation({
    mutationFn: async () => {
      const answer = await ask("/api/export");
      saveFile(await answer.blob(), "setpoint-export.json");
    },
    onSuccess: () => toast.show({ title: "Your data has been saved as setpoint-export.json." }),
  });
  return (
    <Card title="Your data">
      <div className="flex flex-col gap-4">
        <p className="text-muted text-sm">
          Everything is kept on the computer that runs Setpoint. The export is one JSON file with your profile, facts,
          logs, workouts, routines and conversations.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            icon={<Download aria-hidden className="size-4" />}
            isBusy={download.isPending}
            onClick={() => download.mutate()}
          >
            Export everything
          </Button>
          <Button variant="danger" icon={<Trash2 aria-hidden className="size-4" />} onClick={() => setDeleting(true)}>
            Delete everything
          </Button>
        </div>
        {download.error && (
          <ErrorNote
            title="The export was not made."
            error={download.error}
            onRetry={() => download.mutate()}
            isRetrying={download.isPending}
          />
        )}
      </div>
      <ConfirmDialog
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        title="Delete everything?"
        confirmLabel="Delete everything"
        wordToType="delete"
        onConfirm={async () => {
          await send("DELETE", "/api/me");
          forgetThisBrowser();
          location.assign("/");
        }}
      >
        Every log, workout, routine, conversation and fact of yours is deleted, here and on the server. Nobody can bring
        it back. Export it first if you may want it again.
      </ConfirmDialog>
    </Card>
  );
}
