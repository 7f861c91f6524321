import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { AppError } from "../errors.ts";
import type { Catalog } from "./catalog.ts";
import { loadCatalog } from "./loadCatalog.ts";

const SHIPPED = fileURLToPath(new URL("../../exercises.json", import.meta.url));

/** The catalogue in a JSON file; by default the one that ships with the product. Throws `internal`, naming file and fault. */
export function readCatalog(path: string = SHIPPED): Catalog {
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
