import { entered } from "../patterns/enteredPattern.ts";

const ORDERS = entered(
  /\b(?:note|jot|write|put|mark)(?: (?:down|in))? that(?= (?:i|we) (?!(?:have|am|need|want|can|will)\b))/i,
);

/** "Note down that I did" is an order like "log that I did", and no note. As long as it was. */
export const withOrderedNote = (text: string): string =>
  text.replace(ORDERS, (order) => `${"log".padEnd(order.length - " that".length)} that`);
