import { Routine } from "../../protocol/routine.ts";
import { send } from "./api.ts";
import { usePages } from "./page.ts";

/** My routines, newest first. */
export const useRoutines = () => usePages("routines", "/api/routines", Routine);

export const deleteRoutine = (id: string): Promise<null> => send("DELETE", `/api/routines/${encodeURIComponent(id)}`);
