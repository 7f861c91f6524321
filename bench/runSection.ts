import type { Scale } from "./section.ts";
import { SECTIONS } from "./sections/sections.ts";

/** One section in a process of its own: what another one left in the heap or in the compiler's mind does not count here. */
export type Order = { name: string; scale: Scale };

process.once("message", async ({ name, scale }: Order) => {
  const result = await SECTIONS.find((section) => section.name === name)?.run(scale);
  process.send?.(result, () => process.exit(0));
});
