import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Detail } from "../../protocol/inspection.ts";
import type { Keys } from "../inspector/data/serverSource.ts";
import { KeysForm } from "../inspector/panels/KeysForm.tsx";
import { PRIMARY } from "../inspector/panels/Section.tsx";
import { Bridge, type BridgeState, openReceiver, receiverAddress } from "./bridge.ts";

const HOSTED = "https://stately.ai/inspect";
/** What this tab was sending to, and how much: a reload goes on with it, another tab asks again. */
const REMEMBERED = "setpoint.bridge";
const FIELD =
  "mt-1 w-full rounded-lg border border-stone-300 bg-white px-3 py-2 dark:border-stone-700 dark:bg-stone-900";

/** Sends a conversation's frames to a receiver of `@statelyai/inspect` on another origin: nothing leaves before a click. */
export function BridgePage() {
  const [query] = useState(() => new URLSearchParams(location.search));
  const [address, setAddress] = useState(() => query.get("to") ?? HOSTED);
  const [detail, setDetail] = useState<Detail>("redacted");
  const [keys, setKeys] = useState<Keys>({ token: null, consoleKey: null });
  const [wanted, setWanted] = useState<string | null>(null);
  const [state, setState] = useState<BridgeState | null>(null);
  const bridge = useRef<Bridge | null>(null);
  const conversationId = query.get("conversation");
  const receiver = receiverAddress(address);

  const begin = (to: URL, asked: Detail, found: Window | null) => {
    bridge.current?.stop();
    sessionStorage.setItem(REMEMBERED, JSON.stringify({ address: to.href, detail: asked }));
    bridge.current = new Bridge({ receiver: to, conversationId, detail: asked, keys }, found, setState, (why) => {
      setState(null);
      setWanted(why);
    });
  };
  const end = () => {
    bridge.current?.stop();
    sessionStorage.removeItem(REMEMBERED);
    setState(null);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => {
    const kept = JSON.parse(sessionStorage.getItem(REMEMBERED) ?? "null") as { address: string; detail: Detail } | null;
    const to = kept && receiverAddress(kept.address);
    void fetch("/api/machines").then(({ status }) => {
      if (status === 401) return setWanted("A token is needed.");
      const found = to && openReceiver();
      if (kept && to && found) begin(to, kept.detail, found);
    });
    return () => bridge.current?.stop();
  }, []);

  if (wanted !== null)
    return (
      <KeysForm
        problem={wanted}
        onGiven={(given) => {
          setKeys(given);
          setWanted(null);
        }}
      />
    );
  return (
    <main className="mx-auto max-w-xl space-y-4 p-6">
      <h1 className="text-xl font-semibold">Bridge to Stately Inspector</h1>
      <p>
        Shows {conversationId === null ? "all your conversations that are awake" : "this conversation"} in an inspector
        on another site, for as long as this page is open. Setpoint's own{" "}
        <a href="/inspector" className="underline">
          inspector
        </a>{" "}
        sends nothing anywhere.
      </p>
      {state === null || state.receiver === "closed" ? (
        <form
          className="space-y-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (receiver) begin(receiver, detail, null);
          }}
        >
          <Field label="Address of the inspector">
            <input value={address} onChange={({ target }) => setAddress(target.value)} className={FIELD} />
          </Field>
          <Field label="What is sent">
            <select value={detail} onChange={({ target }) => setDetail(target.value as Detail)} className={FIELD}>
              <option value="redacted">States and events, no words of people</option>
              <option value="whole">Everything, their words included</option>
            </select>
          </Field>
          {receiver ? (
            <p role="note" className="rounded-lg bg-amber-100 p-3 text-sm text-amber-950">
              Frames will leave this machine and go to <strong>{receiver.origin}</strong>. What happens to them there is
              not up to Setpoint.
            </p>
          ) : (
            <p role="alert">The address must begin with https://, or with http:// on this machine.</p>
          )}
          <button type="submit" disabled={!receiver} className={PRIMARY}>
            Open it and send
          </button>
        </form>
      ) : (
        <div className="space-y-4">
          <p role="status">
            {state.server === "open" ? WORDS[state.receiver] : "Waiting for the server."} {state.sent} frames sent.
          </p>
          <button type="button" onClick={end} className={PRIMARY}>
            Stop sending
          </button>
        </div>
      )}
    </main>
  );
}

const WORDS = { opening: "Waiting for the inspector to open.", listening: "Sending.", closed: "" };

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label className="block text-sm">
      {label}
      {children}
    </label>
  );
}
