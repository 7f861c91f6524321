import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { AppError } from "../src/errors.ts";
import { readExport } from "../src/web/inspector/data/exportFile.ts";
import { fixtureOf } from "./conversationFixture.ts";

/** Turns a conversation that was exported whole in the inspector into a fixture that `npm test` has again. */
const USAGE = `npm run fixture -- EXPORT.json [--name NAME] [--about "What is wrong in it"] [--to FOLDER]`;
const FOLDER = join(import.meta.dirname, "../tests/fixtures/conversations");

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: "string" },
      about: { type: "string", default: "" },
      to: { type: "string", default: FOLDER },
    },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new AppError("bad_request", USAGE);
  const name = values.name ?? basename(file).replace(/\.json$/, "");
  if (!/^[\w-]+$/.test(name))
    throw new AppError(
      "bad_request",
      `"${name}" cannot be a fixture's name: give one of letters, digits, _ and - with --name.`,
    );
  const fixture = fixtureOf(readExported(file), values.about);
  const place = join(values.to, `${name}.json`);
  if (existsSync(place)) throw new AppError("conflict", `${place} is there already; give another --name.`);
  mkdirSync(values.to, { recursive: true });
  writeFileSync(place, `${JSON.stringify(fixture, null, 2)}\n`);
  console.log(`${place}: ${fixture.turns.length} turns, expected as they went.
Change what was wrong to what should have been, take out what does not matter, and run:
  vitest run tests/journeys/conversationFixtures.test.ts
It holds what the person wrote: look through it before it goes anywhere.`);
} catch (error) {
  const isOurs = error instanceof AppError || (error instanceof TypeError && "code" in error);
  if (!isOurs) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function readExported(file: string): ReturnType<typeof readExport> {
  try {
    return readExport(readFileSync(file, "utf8"));
  } catch (error) {
    throw new AppError("bad_request", `${file}: ${(error as Error).message}`);
  }
}
