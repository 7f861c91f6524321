import { AppError } from "../errors.ts";

/** What a row holds as JSON. A row that is none lies on a damaged page: `unavailable`, by the name of the file. */
export function storedJson<T>(text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    const told = "setpoint.sqlite cannot be used: the file is damaged. Whoever runs this server has to mend that.";
    throw new AppError("unavailable", told, { cause });
  }
}
