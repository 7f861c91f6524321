import { Trash2 } from "lucide-react";
import { useLocation, useParams, useSearch } from "wouter";
import { ApiProblem } from "../api/apiProblem.ts";
import { useExercise } from "../api/useExercises.ts";
import { addLog, changeLog, useLog } from "../api/useLogs.ts";
import { useTrainingChanged } from "../api/useTrainingChanged.ts";
import { useFormatter } from "../format/useFormatter.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { useToast } from "../ui/Toast.tsx";
import { LogEditor } from "./logs/LogEditor.tsx";
import { draftOf, emptySet } from "./logs/logDraft.ts";
import { NotThere } from "./NotThere.tsx";
import { useDeletion } from "./useDeletion.ts";

const BACK = { href: "/logs", label: "Logs" };

/** One entry, to be read and corrected; `/logs/new` makes one, of `?exerciseId=` if that is given. */
export function LogPage() {
  const { id = "" } = useParams<{ id: string }>();
  return id === "new" ? <NewLog /> : <StoredLog id={id} />;
}

function NewLog() {
  const [, navigate] = useLocation();
  const exerciseId = new URLSearchParams(useSearch()).get("exerciseId");
  const exercise = useExercise(exerciseId ?? "");
  const changed = useTrainingChanged();
  const format = useFormatter();
  const { show } = useToast();
  return (
    <>
      <PageHeader title="Add a log" back={BACK} subtitle="One exercise of one day." />
      {exerciseId && exercise.isPending ? (
        <Skeleton label="Loading the exercise" />
      ) : (
        <LogEditor
          initial={{
            exercise: exercise.data ? { id: exercise.data.id, name: exercise.data.name } : null,
            date: format.today(),
            sets: [emptySet()],
            note: "",
          }}
          saveLabel="Save the log"
          onSave={async (entry) => {
            const stored = await addLog(entry);
            await changed();
            show({ title: `Logged: ${stored.exercise.name}.` });
            navigate("/logs");
          }}
        />
      )}
    </>
  );
}

function StoredLog({ id }: { id: string }) {
  const log = useLog(id);
  const [, navigate] = useLocation();
  const changed = useTrainingChanged();
  const { deleteLog } = useDeletion();
  const format = useFormatter();
  const { show } = useToast();
  const entry = log.data;

  if (log.error instanceof ApiProblem && log.error.code === "not_found") return <NotThere what="Log" back={BACK} />;
  return (
    <>
      <PageHeader
        title={entry?.exercise.name ?? "Log"}
        back={BACK}
        subtitle={entry && `${format.longDate(entry.date)}, ${format.time(entry.performedAt)}`}
        actions={
          entry && (
            <>
              <LinkButton href={`/progress/${entry.exercise.id}`}>Progress</LinkButton>
              <LinkButton href={`/exercises/${entry.exercise.id}`}>How to do it</LinkButton>
            </>
          )
        }
      />
      {log.isPending && <Skeleton lines={4} className="h-20" label="Loading the log" />}
      {log.isError && !entry && (
        <ErrorNote title="The log could not be loaded." error={log.error} onRetry={() => void log.refetch()} />
      )}
      {entry && (
        <LogEditor
          key={entry.id}
          initial={draftOf(entry)}
          saveLabel="Save changes"
          onSave={async ({ exercise, date, sets, note }) => {
            await changeLog(id, { exercise, sets, note, ...(date === entry.date ? {} : { date }) });
            await changed();
            show({ title: "Saved." });
            navigate("/logs");
          }}
        >
          <Button
            icon={<Trash2 aria-hidden className="size-4" />}
            onClick={() => {
              deleteLog(entry);
              navigate("/logs");
            }}
          >
            Delete
          </Button>
        </LogEditor>
      )}
    </>
  );
}
