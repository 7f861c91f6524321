import { X } from "lucide-react";
import { IconButton } from "../ui/IconButton.tsx";

type Props = {
  /** Why the last thing was not taken. */
  refusal: string | null;
  onDismiss: () => void;
  /** Why the answer stands still. */
  paused: string | null;
  isWaiting: boolean;
  /** Messages that wait for a connection. */
  waiting: number;
};

/** What has to be said about the connection and the last message, where people write. */
export function ChatNotes({ refusal, onDismiss, paused, isWaiting, waiting }: Props) {
  const queued = waiting === 1 ? "1 message waits" : `${waiting} messages wait`;
  return (
    <>
      {refusal !== null && (
        <div
          role="alert"
          className="my-1 flex items-center justify-between gap-2 rounded-xl bg-warn-soft pl-3 text-sm text-warn"
        >
          <p className="min-w-0 break-words py-2">{refusal}</p>
          <IconButton label="Dismiss" icon={<X aria-hidden className="size-4" />} onClick={onDismiss} />
        </div>
      )}
      {paused !== null && (
        <p role="status" className="my-1 rounded-xl bg-sunken px-3 py-2 text-sm">
          {paused}
        </p>
      )}
      {isWaiting && (
        <p role="status" className="my-1 rounded-xl bg-warn-soft px-3 py-2 text-sm text-warn">
          {waiting > 0
            ? `No connection: ${queued} and will be sent once it is back, also after a reload.`
            : "No connection. Go on writing: it is kept, and sent once it is back."}
        </p>
      )}
    </>
  );
}
