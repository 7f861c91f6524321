import type { Section } from "../section.ts";
import { disk } from "./disk.ts";
import { history } from "./history.ts";
import { inspection } from "./inspection.ts";
import { matching } from "./matching.ts";
import { push } from "./push.ts";
import { realLog } from "./realLog.ts";
import { rest } from "./rest.ts";
import { stored } from "./stored.ts";
import { turns } from "./turns.ts";
import { understanding } from "./understanding.ts";

/** In the order of the page. */
export const SECTIONS: readonly Section[] = [
  turns,
  realLog,
  history,
  inspection,
  stored,
  push,
  rest,
  disk,
  matching,
  understanding,
];
