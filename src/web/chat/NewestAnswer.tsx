import { useRef } from "react";
import type { Transcript } from "./transcript.ts";

/** Reads each new answer out, once. The list itself does not: lines come and go in it while it is scrolled. */
export function NewestAnswer({ transcript }: { transcript: Transcript }) {
  const answer = transcript.at(-1)?.messages.findLast(({ role }) => role === "assistant");
  const first = useRef(answer?.id);
  if (first.current === undefined && transcript.length > 0) first.current = answer?.id ?? "";
  return (
    <div aria-live="polite" className="sr-only">
      {answer && answer.id !== first.current ? answer.text : ""}
    </div>
  );
}
