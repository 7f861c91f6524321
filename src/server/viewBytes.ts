import type { View } from "../protocol/view.ts";

type Written = { view: Buffer; frame: Buffer };

const written = new WeakMap<View, Written>();
const HEAD = Buffer.from('{"type":"snapshot","view":');
const TAIL = Buffer.from("}");

/** A view as JSON, alone and as a frame: written once, however many watch it or ask for it. */
export function viewBytes(view: View): Written {
  const known = written.get(view);
  if (known) return known;
  const bytes = Buffer.from(JSON.stringify(view));
  const both = { view: bytes, frame: Buffer.concat([HEAD, bytes, TAIL]) };
  written.set(view, both);
  return both;
}
