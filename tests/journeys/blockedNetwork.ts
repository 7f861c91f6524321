import dgram from "node:dgram";
import dns from "node:dns";
import { writeFileSync } from "node:fs";
import { registerHooks, syncBuiltinESMExports } from "node:module";
import net from "node:net";

/**
 * Preloaded into a server's process (`node --import`): whatever would reach out is noted and refused. Only listening on an
 * address of one's own is left, and answering those who call. Packages that are made for calling out are noted when they are
 * loaded. The notes are written to the file that `NOTED_CALLS` names.
 */
const file = process.env.NOTED_CALLS ?? "";
const noted: string[] = [];
const note = (call: string): void => {
  noted.push(call);
  writeFileSync(file, JSON.stringify(noted));
};
const refuse = (call: string) => (): never => {
  note(call);
  throw new Error(`${call} is blocked`);
};
writeFileSync(file, "[]");

net.Socket.prototype.connect = refuse("net.Socket.connect");
dgram.createSocket = refuse("dgram.createSocket") as typeof dgram.createSocket;
globalThis.fetch = refuse("fetch") as unknown as typeof fetch;
globalThis.WebSocket = class {
  constructor() {
    refuse("WebSocket")();
  }
} as unknown as typeof WebSocket;
const lookup = dns.lookup;
dns.lookup = ((name: string, ...rest: never[]) => {
  // A server that listens on an address looks it up.
  if (net.isIP(name)) return (lookup as (...all: unknown[]) => void)(name, ...rest);
  return refuse(`dns.lookup ${name}`)();
}) as typeof dns.lookup;
for (const name of ["resolve", "resolve4", "resolve6"] as const) dns[name] = refuse(`dns.${name}`) as never;
for (const name of ["lookup", "resolve"] as const) dns.promises[name] = refuse(`dns.promises.${name}`) as never;
syncBuiltinESMExports();

registerHooks({
  resolve(specifier, context, next) {
    if (/^(openai|undici|node:https|https)($|\/)/.test(specifier) && !context.parentURL?.includes("/node_modules/"))
      note(`import of ${specifier}`);
    return next(specifier, context);
  },
});
