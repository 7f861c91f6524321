import { InspectFrame } from "../../src/protocol/inspection.ts";
import { FrameSocket } from "./frameSocket.ts";
import type { TestApp } from "./testApp.ts";

/** Somebody who looks inside over `/inspect`. Every frame is held against the schema. */
export class TestViewer extends FrameSocket<InspectFrame> {
  static open(app: Pick<TestApp, "url">, address = "", user = "ana"): Promise<TestViewer> {
    const options = { headers: { "X-Setpoint-User": user } };
    const socket = new WebSocket(`${app.url.replace("http", "ws")}/inspect${address}`, options as unknown as string[]);
    return new TestViewer(socket, (raw) => InspectFrame.parse(raw)).opened();
  }
}
