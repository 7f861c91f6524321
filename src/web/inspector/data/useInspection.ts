import { useCallback, useEffect, useRef, useState } from "react";
import type { Connection } from "../../../protocol/conversationClient.ts";
import {
  type InspectFrame,
  InspectFrame as InspectFrameSchema,
  type ViewerFrame,
} from "../../../protocol/inspection.ts";
import type { Keys } from "./serverSource.ts";

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8_000;

export type Inspection = { connection: Connection; send: (frame: ViewerFrame) => boolean };

/**
 * Frames of all of the user's conversations as they happen. Comes back by itself when the connection is lost; `onFrame`
 * hears `setpoint.watching` again then, and should look what it missed.
 */
export function useInspection(isOn: boolean, keys: Keys, onFrame: (frame: InspectFrame) => void): Inspection {
  const [connection, setConnection] = useState<Connection>("connecting");
  const socket = useRef<WebSocket | null>(null);
  const heard = useRef(onFrame);
  heard.current = onFrame;
  const { token, consoleKey } = keys;

  useEffect(() => {
    if (!isOn) return setConnection("closed");
    let attempts = 0;
    let isOver = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      setConnection("connecting");
      const made = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/inspect`);
      socket.current = made;
      made.addEventListener("open", () => {
        attempts = 0;
        if (token !== null)
          made.send(JSON.stringify({ type: "auth", token, ...(consoleKey === null ? {} : { consoleKey }) }));
        setConnection("open");
      });
      made.addEventListener("message", ({ data }) => {
        const frame = InspectFrameSchema.safeParse(JSON.parse(String(data)));
        if (frame.success) heard.current(frame.data);
      });
      made.addEventListener("close", () => {
        if (isOver) return;
        setConnection("waiting");
        retry = setTimeout(open, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempts++));
      });
      made.addEventListener("error", () => {});
    };
    open();
    return () => {
      isOver = true;
      clearTimeout(retry);
      socket.current?.close();
      socket.current = null;
    };
  }, [isOn, token, consoleKey]);

  const send = useCallback((frame: ViewerFrame): boolean => {
    if (socket.current?.readyState !== WebSocket.OPEN) return false;
    socket.current.send(JSON.stringify(frame));
    return true;
  }, []);
  return { connection, send };
}
