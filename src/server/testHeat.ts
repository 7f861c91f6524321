import { readFile } from "node:fs/promises";
import { z } from "zod";
import { AppError } from "../errors.ts";
import { Heat } from "../protocol/heat.ts";

/** Throws `not_found` where nothing has been counted of this machine, `internal` for a file that is something else. */
export async function testHeat(file: string, machine: string): Promise<Heat> {
  const text = await readFile(file, "utf8").catch(() => null);
  const found =
    text === null
      ? null
      : z
          .array(Heat)
          .parse(JSON.parse(text))
          .find((heat) => heat.machine === machine);
  if (!found)
    throw new AppError("not_found", `Nothing is counted of "${machine}" in the tests: npm run heat counts it.`);
  return found;
}
