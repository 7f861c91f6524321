import { useCallback, useEffect, useMemo, useState } from "react";
import { useRemembered } from "../app/useRemembered.ts";
import { ConnectionBadge } from "../chat/ConnectionBadge.tsx";
import { ConversationView } from "./ConversationView.tsx";
import { elkLicenceUrl, startLayoutWorker } from "./chart/layoutChart.ts";
import { type ExportFile, fileSource } from "./data/exportFile.ts";
import { listedName } from "./data/listedName.ts";
import { type Keys, replayFile, serverSource } from "./data/serverSource.ts";
import { useConversationList } from "./data/useConversationList.ts";
import { useConversationRecord } from "./data/useConversationRecord.ts";
import { useInspection } from "./data/useInspection.ts";
import { useLiveFrames } from "./data/useLiveFrames.ts";
import { usePlayback } from "./data/usePlayback.ts";
import { ConversationList } from "./panels/ConversationList.tsx";
import { ExportMenu } from "./panels/ExportMenu.tsx";
import { KeysForm } from "./panels/KeysForm.tsx";
import { BUTTON } from "./panels/Section.tsx";

const parameter = (name: string) => new URLSearchParams(location.search).get(name);

/** The inspector: conversations on the left, the chosen one on the right. Both from the server, or from a file. */
export function InspectorPage() {
  const [token, setToken] = useRemembered<string | null>("setpoint.token", null);
  const [consoleKey, setConsoleKey] = useState<string | null>(null);
  const [file, setFile] = useState<ExportFile | null>(null);
  const [conversationId, setConversationId] = useState<string | null>(() => parameter("conversation"));
  const [keysWanted, setKeysWanted] = useState<string | null>(null);
  const [isListShown, setIsListShown] = useState(false);
  const keys = useMemo<Keys>(() => ({ token, consoleKey }), [token, consoleKey]);
  const source = useMemo(
    () => (file ? fileSource(file, (request) => replayFile(keys, file, request)) : serverSource(keys)),
    [file, keys],
  );
  const record = useConversationRecord(source, conversationId);
  const playback = usePlayback();

  const list = useConversationList(source, setKeysWanted);
  useEffect(() => {
    startLayoutWorker();
  }, []);

  const frames = useLiveFrames({
    conversationId,
    view: record.view,
    playback,
    list,
    reload: record.reload,
    onKeysWanted: setKeysWanted,
  });
  const inspection = useInspection(file === null && keysWanted === null, keys, frames.onFrame);

  const choose = useCallback(
    (id: string) => {
      playback.stop();
      setConversationId(id);
      setIsListShown(false);
      if (file === null) history.pushState(null, "", `?conversation=${encodeURIComponent(id)}`);
    },
    [file, playback.stop],
  );
  useEffect(() => {
    const onPop = () => setConversationId(parameter("conversation"));
    addEventListener("popstate", onPop);
    return () => removeEventListener("popstate", onPop);
  }, []);

  if (keysWanted !== null && file === null)
    return (
      <KeysForm
        problem={keysWanted}
        onGiven={(given) => {
          setToken(given.token);
          setConsoleKey(given.consoleKey);
          setKeysWanted(null);
        }}
      />
    );
  const row = list.items.find((item) => item.conversationId === conversationId);
  const isListOpen = isListShown || conversationId === null;
  return (
    <div className="flex h-full flex-col">
      <header className="flex items-center gap-2 border-b border-stone-200 px-3 py-2 dark:border-stone-800">
        <a href={conversationId && !file ? `/chat/${encodeURIComponent(conversationId)}` : "/chat"} title="To the chat">
          <img src="/icon.svg" alt="To the chat" className="size-7" />
        </a>
        <h1 className="text-base font-semibold tracking-tight max-sm:sr-only">Inspector</h1>
        {file ? (
          <span role="status" className="text-xs">
            From a file ({file.detail})
          </span>
        ) : (
          <ConnectionBadge connection={inspection.connection} />
        )}
        <button
          type="button"
          className={`lg:hidden ${BUTTON}`}
          aria-expanded={isListOpen}
          onClick={() => setIsListShown((shown) => !shown)}
        >
          Conversations
        </button>
        <div className="ml-auto flex items-center gap-1.5">
          {file && (
            <button
              type="button"
              className={BUTTON}
              onClick={() => {
                setFile(null);
                setConversationId(parameter("conversation"));
              }}
            >
              Close file
            </button>
          )}
          <ExportMenu
            source={source}
            conversationId={conversationId}
            onProblem={list.setProblem}
            onOpened={(opened) => {
              playback.stop();
              setFile(opened);
              setConversationId(opened.conversation.conversationId);
            }}
          />
        </div>
      </header>
      <div className="flex min-h-0 flex-1">
        <nav
          aria-label="Conversations"
          className={`min-h-0 w-full shrink-0 border-r border-stone-200 lg:block lg:w-60 dark:border-stone-800 ${isListOpen ? "" : "hidden"}`}
        >
          <ConversationList list={list} chosen={conversationId} onChoose={choose} />
        </nav>
        <main className={`min-h-0 min-w-0 flex-1 lg:block ${isListOpen ? "hidden" : ""}`}>
          {conversationId === null ? (
            <p className="p-8 text-sm text-stone-600 dark:text-stone-400">
              Choose a conversation to see its chart.{" "}
              <a href={elkLicenceUrl} className="underline">
                Charts are laid out by elkjs (EPL 2.0).
              </a>
            </p>
          ) : (
            <ConversationView
              key={`${conversationId}:${file?.exportedAt ?? "live"}`}
              source={source}
              conversationId={conversationId}
              name={row ? listedName(row) : null}
              record={record}
              playback={playback}
              live={frames}
              inspection={inspection}
              onForked={(id) => {
                list.look();
                choose(id);
              }}
              onProblem={list.setProblem}
            />
          )}
        </main>
      </div>
    </div>
  );
}
