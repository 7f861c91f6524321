import { screen } from "../language/safety/screen.ts";
import type { OpenQuestion, Screening } from "../protocol/understanding.ts";
import type { getProfile } from "../tools/getProfile.ts";
import type { Work } from "./agent.ts";

export type ScreenerInput = {
  text: string;
  safety: "clear" | "cautioned" | "halted";
  question: OpenQuestion | null;
  pick: string | null;
};

/** Red flags by code. The profile is read only when something was found, for the number to call. */
export const createScreenerAgent =
  (tools: { getProfile: ReturnType<typeof getProfile> }): Work<ScreenerInput, Screening> =>
  async ({ text, safety, question, pick }, scope) => {
    const found = screen(text, { safety, question, pick, country: null });
    if (found.text === null) return found;
    const profile = await scope.call(tools.getProfile, {});
    return screen(text, { safety, question, pick, country: profile.ok ? profile.result.profile.country : null });
  };
