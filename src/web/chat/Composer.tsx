import { ArrowUp, ShieldAlert, Square, X } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { IconButton } from "../ui/IconButton.tsx";

const MOST_CHARACTERS = 8_000;
/** From here on it is told how many are left. */
const TOLD_FROM = 7_000;
const TALLEST_PX = 200;

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  /** An answer is being made: it can be stopped. */
  isWorking: boolean;
  /** The last message is being changed, to be sent again. */
  isEditing: boolean;
  onSend: (text: string) => void;
  onStop: () => void;
  onStopEditing: () => void;
  /** The arrow up in an empty field: to the options, or to the last message. */
  onUp: () => void;
  onJoints: () => void;
};

/** Where people write. Enter sends, Shift+Enter breaks the line; Escape stops an answer. */
export function Composer(props: Props) {
  const { field, text, onText, isWorking, isEditing } = props;
  const form = useRef<HTMLFormElement>(null);
  const left = MOST_CHARACTERS - text.length;
  const isTooLong = left < 0;
  const canSend = text.trim() !== "" && !isTooLong;

  // biome-ignore lint/correctness/useExhaustiveDependencies: grows with what stands in it
  useLayoutEffect(() => {
    const at = field.current;
    if (!at) return;
    at.style.height = "auto";
    at.style.height = `${Math.min(TALLEST_PX, at.scrollHeight + 2)}px`;
  }, [text, field]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) props.onSend(text.trim());
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowUp" && text === "") {
      event.preventDefault();
      props.onUp();
    }
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  return (
    <form ref={form} onSubmit={send} className="mt-1">
      {isEditing && (
        <p className="flex items-center justify-between gap-2 pl-1 text-muted text-sm">
          <span>Changing your last message. What it stored is taken back first.</span>
          <IconButton
            label="Leave it as it is"
            icon={<X aria-hidden className="size-4" />}
            onClick={props.onStopEditing}
          />
        </p>
      )}
      <div className="flex items-end gap-1 rounded-2xl border border-edge bg-surface p-1 focus-within:outline-2 focus-within:outline-accent focus-within:outline-offset-1">
        <IconButton
          label="Spare joints"
          icon={<ShieldAlert aria-hidden className="size-5 text-muted" />}
          onClick={props.onJoints}
        />
        <label htmlFor="message" className="sr-only">
          Message
        </label>
        <textarea
          ref={field}
          id="message"
          rows={1}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKey}
          placeholder={isWorking ? "Go on writing" : "3x10 bench at 80kg, or ask me"}
          aria-invalid={isTooLong || undefined}
          aria-describedby={left <= MOST_CHARACTERS - TOLD_FROM ? "message-length" : undefined}
          enterKeyHint="send"
          className="min-h-11 min-w-0 flex-1 resize-none bg-transparent py-2.5 text-base leading-6 outline-none placeholder:text-muted"
        />
        {isWorking && (
          <IconButton
            label="Stop"
            variant="secondary"
            icon={<Square aria-hidden className="size-4 fill-current" />}
            onClick={props.onStop}
          />
        )}
        <IconButton
          type="submit"
          label="Send"
          variant="primary"
          disabled={!canSend}
          icon={<ArrowUp aria-hidden className="size-5" />}
        />
      </div>
      {left <= MOST_CHARACTERS - TOLD_FROM && (
        <p id="message-length" className={`mt-1 px-1 text-xs tabular-nums ${isTooLong ? "text-danger" : "text-muted"}`}>
          {isTooLong
            ? `${(-left).toLocaleString()} characters too many: a message holds 8,000. Send it in parts.`
            : `${left.toLocaleString()} of 8,000 characters left`}
        </p>
      )}
    </form>
  );
}
