import type { Turn } from "../../protocol/turn.ts";
import type { Message } from "../../protocol/view.ts";

/** What belongs together: what a person said, and what was answered. A notice stands alone. */
export type Exchange = {
  /** The turn's id; a notice's own. */
  key: string;
  messages: readonly Message[];
  /** `null` until it is over, and until it has been loaded. */
  turn: Turn | null;
};

/** All that is known of a conversation, oldest first. */
export type Transcript = readonly Exchange[];

/** The newest messages as the server shows them. What is new stands at the end. */
export function withMessages(transcript: Transcript, messages: readonly Message[]): Transcript {
  const next = [...transcript];
  const places = placesOf(next);
  const shownBy = new Map<string, Message[]>();
  for (const message of messages) {
    const key = message.turnId ?? message.id;
    shownBy.set(key, [...(shownBy.get(key) ?? []), message]);
  }
  for (const [key, shown] of shownBy) {
    const place = places.get(key);
    const before = place === undefined ? undefined : next[place];
    if (place === undefined || !before) next.push({ key, messages: shown, turn: null });
    else next[place] = { ...before, messages: joined(before.messages, shown) };
  }
  return next;
}

/** Of what was said and what was answered, whichever is the more complete: a view may begin in the middle of an exchange. */
function joined(known: readonly Message[], shown: readonly Message[]): readonly Message[] {
  const [said, answered] = [fuller("user", known, shown), fuller("assistant", known, shown)];
  const isSame =
    said.length + answered.length === known.length && [...said, ...answered].every((one) => known.includes(one));
  return isSame ? known : [...said, ...answered];
}

function fuller(role: Message["role"], known: readonly Message[], shown: readonly Message[]): readonly Message[] {
  const [before, now] = [known.filter((one) => one.role === role), shown.filter((one) => one.role === role)];
  const isFuller =
    lengthOf(now) > lengthOf(before) || (lengthOf(now) === lengthOf(before) && now.length > before.length);
  return isFuller ? now : before;
}

const lengthOf = (messages: readonly Message[]): number => messages.map(({ text }) => text).join("\n").length;

/** Whether the answer of a turn is there. */
export const isAnswered = (transcript: Transcript, turnId: string): boolean =>
  transcript.findLast(({ key }) => key === turnId)?.messages.some(({ role }) => role === "assistant") === true;

/** A turn that has just ended. */
export const withTurn = (transcript: Transcript, turn: Turn): Transcript => withTurns(transcript, [turn]);

/** Turns that were loaded, in order of time: what is not known yet goes where its `seq` says. */
export function withTurns(transcript: Transcript, turns: readonly Turn[]): Transcript {
  const newest = turns.at(-1);
  if (!newest) return transcript;
  const next = [...transcript];
  const places = placesOf(next);
  const later = next.findIndex(({ turn }) => turn !== null && turn.seq > newest.seq);
  const missing = new Map<number, Exchange[]>();
  let anchor = later < 0 ? next.length : later;
  for (const turn of turns.toReversed()) {
    const place = places.get(turn.turnId);
    const before = place === undefined ? undefined : next[place];
    if (place !== undefined && before) {
      next[place] = { ...before, turn, messages: completed(before.messages, turn) };
      anchor = place;
    } else missing.set(anchor, [exchangeOf(turn), ...(missing.get(anchor) ?? [])]);
  }
  if (missing.size === 0) return next;
  const woven = next.flatMap((exchange, place) => [...(missing.get(place) ?? []), exchange]);
  return [...woven, ...(missing.get(next.length) ?? [])];
}

const placesOf = (transcript: Transcript) => new Map(transcript.map(({ key }, place) => [key, place]));

const exchangeOf = (turn: Turn): Exchange => ({ key: turn.turnId, messages: completed([], turn), turn });

/** The view may begin in the middle of an exchange; the turn has all of it. */
function completed(known: readonly Message[], turn: Turn): readonly Message[] {
  const said = known.filter(({ role }) => role === "user");
  const isCut = lengthOf(said) < turn.input.text.length;
  const answered = known.filter(({ role }) => role === "assistant");
  if (!isCut && answered.length > 0) return known;
  return [...(isCut ? [spokenIn(turn)] : said), ...(answered.length > 0 ? answered : [answerOf(turn)])];
}

function spokenIn({ turnId, input }: Turn): Message {
  const { messageId, text, sentAt, corrects } = input;
  const rest = { cards: [], citations: [], at: sentAt, turnId, ...(corrects ? { corrects } : {}) };
  return { id: messageId ?? turnId, role: "user", text, ...rest };
}

const answerOf = ({ turnId, reply, input }: Turn): Message => ({
  id: `${turnId}:reply`,
  role: "assistant",
  ...reply,
  at: input.sentAt,
  turnId,
});
