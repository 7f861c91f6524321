/** A member of a record: its name and its value, with the place of the value. */
export type Member = { key: string; text: string; start: number };
/** The members of a record, in order, and where it ends. */
export type RecordOfSet = { members: Member[]; end: number };

const MEMBER = /"([^"\n:]{1,40})"\s{0,4}:\s{0,4}(?:"([^"\n]{0,200})"|(-?\d{1,9}(?:\.\d{1,9})?)|(?=[[{ntf]))/y;
const FEWEST_MEMBERS = 2;
const LONGEST = 8_000;

/**
 * The records of a text in JSON, as apps export them: `{"exercise":"Squat","sets":[{"weight":100,"reps":5}]}` has one of the
 * exercise and one of each set. `null` for a text that is none. Places are those in the text. Linear.
 */
export function readRecords(text: string): RecordOfSet[] | null {
  if (!/^\s*[[{]\s*["[{]/.test(text) || !/[\]}]\s*$/.test(text)) return null;
  const records: RecordOfSet[] = [];
  let members: Member[] = [];
  const close = (end: number) => {
    if (members.length > 0) records.push({ members, end });
    members = [];
  };
  for (let at = 0; at < Math.min(text.length, LONGEST); at += 1) {
    const sign = text.charAt(at);
    if (sign === "{" || sign === "}") close(at);
    if (sign !== '"') continue;
    MEMBER.lastIndex = at;
    const match = MEMBER.exec(text);
    if (match === null) continue;
    const value = match[2] ?? match[3];
    const end = at + match[0].length;
    const start = end - (value?.length ?? 0) - (match[2] === undefined ? 0 : 1);
    if (value !== undefined) members.push({ key: match[1] ?? "", text: value, start });
    at = end - 1;
  }
  close(text.length);
  return records.some((record) => record.members.length >= FEWEST_MEMBERS) ? records : null;
}
