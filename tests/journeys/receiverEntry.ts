import { createBrowserReceiver, type StatelyInspectionEvent } from "@statelyai/inspect";

/** What a hosted inspector does with the package: it keeps what it receives, here for a test to look at. */
const received: StatelyInspectionEvent[] = [];
createBrowserReceiver().subscribe((event) => void received.push(event));
Object.assign(window, { received });
