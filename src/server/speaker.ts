import type { IncomingHttpHeaders } from "node:http";
import { AppError } from "../errors.ts";

const USER = /^[\w.@-]{1,64}$/;

/** Who is speaking, in mode `none`: the header `X-Setpoint-User`, else `local`. */
export function speakerOf(headers: IncomingHttpHeaders): string {
  const user = headers["x-setpoint-user"];
  if (user === undefined) return "local";
  if (typeof user !== "string" || !USER.test(user))
    throw new AppError("bad_request", "The header X-Setpoint-User must be 1 to 64 letters, digits or . _ @ -.", {
      fields: [{ field: "X-Setpoint-User", message: "must match ^[\\w.@-]{1,64}$" }],
    });
  return user;
}
