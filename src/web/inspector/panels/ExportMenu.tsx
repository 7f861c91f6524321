import { useRef, useState } from "react";
import { type ExportFile, makeExport, readExport } from "../data/exportFile.ts";
import type { Source } from "../data/source.ts";
import { BUTTON, QUIET } from "./Section.tsx";

type Props = {
  source: Source;
  conversationId: string | null;
  onOpened: (file: ExportFile) => void;
  onProblem: (text: string | null) => void;
};

/** Saves a conversation as one file, and opens such a file again. */
export function ExportMenu({ source, conversationId, onOpened, onProblem }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const menu = useRef<HTMLDetailsElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const save = async (detail: ExportFile["detail"]) => {
    if (conversationId === null) return;
    setIsBusy(true);
    try {
      const file = await makeExport(source, conversationId, detail, new Date());
      const url = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: "application/json" }));
      const link = document.createElement("a");
      link.href = url;
      link.download = `setpoint-${conversationId.slice(0, 8)}-${detail}.json`;
      link.click();
      URL.revokeObjectURL(url);
      onProblem(null);
      menu.current?.removeAttribute("open");
    } catch (error) {
      onProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setIsBusy(false);
    }
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      onOpened(readExport(await file.text()));
      onProblem(null);
    } catch (error) {
      onProblem(error instanceof Error ? error.message : String(error));
    }
    if (input.current) input.current.value = "";
  };
  return (
    <div className="flex items-center gap-1.5">
      {conversationId !== null && source.isLive && (
        <details ref={menu} className="relative">
          <summary className={`${BUTTON} cursor-pointer list-none`}>Export</summary>
          <div className="absolute right-0 z-10 mt-1 w-64 space-y-2 rounded-lg border border-stone-300 bg-white p-3 shadow-lg dark:border-stone-700 dark:bg-stone-900">
            <button type="button" className={`w-full ${BUTTON}`} disabled={isBusy} onClick={() => save("redacted")}>
              Export redacted
            </button>
            <p className={`text-xs ${QUIET}`}>Without the words of anybody and without contexts.</p>
            <button type="button" className={`w-full ${BUTTON}`} disabled={isBusy} onClick={() => save("whole")}>
              Export whole
            </button>
            <p className={`text-xs ${QUIET}`}>
              Everything that was said and stored. Give it only to those who may read it.
            </p>
            <a
              href={`/inspector/bridge?conversation=${encodeURIComponent(conversationId)}`}
              className="block text-xs underline underline-offset-2"
            >
              Show in Stately's inspector…
            </a>
          </div>
        </details>
      )}
      <button type="button" className={BUTTON} onClick={() => input.current?.click()}>
        Open<span className="max-sm:sr-only"> a file</span>
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label="Exported conversation"
        className="hidden"
        onChange={({ target }) => open(target.files?.[0])}
      />
    </div>
  );
}
