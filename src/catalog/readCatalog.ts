import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { AppError } from "../errors.ts";
import type { Catalog } from "./catalog.ts";
import { loadCatalog } from "./loadCatalog.ts";

const SHIPPED = fileURLToPath(new URL("../../exercises.json", import.meta.url));

/** Read once a process: the shipped catalogue does not change while it runs. */
let shipped: Catalog | null = null;

/** The catalogue that ships with the product, or the one in a JSON file. Throws `internal`, naming file and fault. */
export function readCatalog(path?: string): Catalog {
  if (path !== undefined) return catalogIn(path);
  shipped ??= catalogIn(SHIPPED);
  return shipped;
}

function catalogIn(path: string): Catalog {
  let records: unknown;
  try {
    records = JSON.parse(readFileSync(path, "utf8"));
  } catch (cause) {
    throw new AppError("internal", `The exercise catalogue ${path} cannot be read: ${(cause as Error).message}`, {
      cause,
    });
  }
  return loadCatalog(records);
}
