import type { ServerFrame } from "../../src/protocol/frames.ts";
import { FrameSocket } from "./frameSocket.ts";
import type { TestApp } from "./testApp.ts";

/** Somebody who talks over `/ws`. */
export class TestSocket extends FrameSocket<ServerFrame> {
  static open(
    app: Pick<TestApp, "url"> & Partial<Pick<TestApp, "knownAs">>,
    user = "ana",
    headers: Record<string, string> = {},
  ): Promise<TestSocket> {
    const options = {
      protocols: ["setpoint.v1"],
      headers: { "X-Setpoint-User": app.knownAs?.(user) ?? user, ...headers },
    };
    const socket = new WebSocket(`${app.url.replace("http", "ws")}/ws`, options as unknown as string[]);
    return new TestSocket(socket, (raw) => raw as ServerFrame).opened();
  }
}
