import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { AppError } from "../errors.ts";

const USER = /^[\w.@-]{1,64}$/;

/** Who may speak, and how that is known. */
export type Speakers = {
  /** Users are known by their tokens; otherwise anybody on this machine says who they are. */
  areKnown: boolean;
  /** Throws `unauthenticated`, or `bad_request` for a name that cannot be one. */
  ofRequest(headers: IncomingHttpHeaders): Promise<string>;
  /** `null` when a socket has yet to say who it is in its first frame. */
  ofUpgrade(headers: IncomingHttpHeaders): string | null;
  /** Throws `unauthenticated`. */
  ofToken(token: string): Promise<string>;
  /** Throws `forbidden` for those who may not see what is stored as it is stored. */
  checkInspector(headers: IncomingHttpHeaders): void;
  /** The same, for a key that was given otherwise. */
  checkConsoleKey(key: string | undefined): void;
};

/** Mode `none`: the header `X-Setpoint-User`, else `local`. */
export const namedSpeakers: Speakers = {
  areKnown: false,
  ofRequest: async (headers) => nameIn(headers),
  ofUpgrade: nameIn,
  ofToken: async () => "local",
  checkInspector() {},
  checkConsoleKey() {},
};

/** Mode `token`: a bearer token over HTTP, the first frame over a socket; the console key opens what is stored. */
export function tokenSpeakers(
  userOf: (token: string) => Promise<string | null>,
  consoleKey: string | undefined,
): Speakers {
  const ofToken = async (token: string): Promise<string> => {
    const user = await userOf(token);
    if (user === null) throw new AppError("unauthenticated", "The token is not known, or it was revoked.");
    return user;
  };
  const opens = (key: string) => consoleKey !== undefined && isSame(key, consoleKey);
  return {
    areKnown: true,
    ofToken,
    async ofRequest({ authorization }) {
      const token = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
      if (token === undefined)
        throw new AppError("unauthenticated", "A token is needed: send Authorization: Bearer and the token.");
      return ofToken(token);
    },
    ofUpgrade: () => null,
    checkInspector(headers) {
      const given = headers["x-setpoint-console-key"];
      if (typeof given !== "string" || !opens(given))
        throw new AppError(
          "forbidden",
          "What is stored is shown only with the console key, in the header X-Setpoint-Console-Key.",
        );
    },
    checkConsoleKey(key) {
      if (key === undefined || !opens(key))
        throw new AppError("forbidden", "What happens inside is shown only with the console key, as consoleKey.");
    },
  };
}

function nameIn(headers: IncomingHttpHeaders): string {
  const user = headers["x-setpoint-user"];
  if (user === undefined) return "local";
  if (typeof user !== "string" || !USER.test(user))
    throw new AppError("bad_request", "The header X-Setpoint-User must be 1 to 64 letters, digits or . _ @ -.", {
      fields: [{ field: "X-Setpoint-User", message: "must match ^[\\w.@-]{1,64}$" }],
    });
  return user;
}

/** Takes the same time however much of it is right. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
