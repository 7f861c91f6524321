import { type ReactNode, useState } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { ErrorNote } from "./ErrorNote.tsx";
import { Field } from "./Field.tsx";
import { TextInput } from "./TextInput.tsx";
import { useAttempt } from "./useAttempt.ts";

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** What is done, in a verb: "Delete". */
  confirmLabel: string;
  /** Closes when it is done; what it throws is said in the dialog. */
  onConfirm: () => unknown;
  /** Given, it must be typed first. For what cannot be brought back. */
  wordToType?: string;
};

/** Asks before something that cannot be undone. What can be undone is done, and the toast offers to undo it. */
export function ConfirmDialog({ isOpen, onClose, title, children, confirmLabel, onConfirm, wordToType }: Props) {
  const [typed, setTyped] = useState("");
  const { isBusy, failure, attempt, forget } = useAttempt();
  const close = () => {
    setTyped("");
    forget();
    onClose();
  };
  const confirm = () =>
    attempt(async () => {
      await onConfirm();
      close();
    });

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      description={children}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="danger"
            isBusy={isBusy}
            disabled={wordToType !== undefined && typed.trim() !== wordToType}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {wordToType !== undefined && (
        <Field label={`Type “${wordToType}” to go on`}>
          <TextInput value={typed} onChange={setTyped} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Field>
      )}
      {failure !== null && <ErrorNote title="That did not work." error={failure} />}
    </Dialog>
  );
}
