import { parseArgs } from "node:util";
import { readConfig } from "../src/config.ts";
import { AppError } from "../src/errors.ts";
import { openTokens } from "../src/store/openTokens.ts";

/** Makes, lists and revokes access tokens, beside a running server too. The folder is that of `SETPOINT_DATA_DIR`. */
const USAGE = `npm run token -- create --user NAME [--name WHAT_FOR]
npm run token -- list
npm run token -- revoke ID`;

try {
  process.exitCode = await run();
} catch (error) {
  const isTold = error instanceof AppError || (error instanceof TypeError && "code" in error);
  if (!isTold) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Resolves with the exit code. */
async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { user: { type: "string" }, name: { type: "string", default: "" } },
  });
  const [command, id] = positionals;
  if (!["create", "list", "revoke"].includes(command ?? "")) {
    console.error(USAGE);
    return 1;
  }
  const tokens = await openTokens(readConfig({ ...process.env, HOST: "127.0.0.1" }).SETPOINT_DATA_DIR);
  try {
    if (command === "create") return await create(tokens, values.user ?? "", values.name);
    if (command === "revoke") return await revoke(tokens, id ?? "");
    for (const { id, userId, name, createdAt, revokedAt } of await tokens.list())
      console.log([id, userId, createdAt, revokedAt ? `revoked ${revokedAt}` : "in force", name].join("\t"));
    return 0;
  } finally {
    await tokens.close();
  }
}

type Tokens = Awaited<ReturnType<typeof openTokens>>;

async function create(tokens: Tokens, user: string, name: string): Promise<number> {
  if (!/^[\w.@-]{1,64}$/.test(user))
    throw new AppError("bad_request", "--user must be 1 to 64 letters, digits or . _ @ -.");
  const { id, token } = await tokens.create(user, name);
  // The token alone on standard output, for whoever pipes it on.
  console.error(`Token ${id} for ${user}. It is shown this once and cannot be read again:`);
  console.log(token);
  return 0;
}

async function revoke(tokens: Tokens, id: string): Promise<number> {
  if (!(await tokens.revoke(id)))
    throw new AppError("not_found", `There is no token ${JSON.stringify(id)} in force; "list" shows them all.`);
  console.error(`Token ${id} is revoked.`);
  return 0;
}
