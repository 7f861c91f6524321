import fc from "fast-check";

/** One thing thrown at the server. */
export type Shot =
  | { over: "socket"; data: string | Uint8Array }
  | { over: "http"; method: string; path: string; type: string; body: string }
  /** Bytes after a good handshake: not even frames. */
  | { over: "wire"; bytes: Uint8Array };

export type Target = { conversationIds: string[]; strangersId: string };

/** Shots of one batch; the same seed and batch are the same shots. */
export function shotsOf(target: Target, seed: number, batch: number, count: number): Shot[] {
  return fc.sample(shot(target), { seed: seed * 100_003 + batch, numRuns: count });
}

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER + 1,
    "",
    " ",
    "\u0000",
    "\ud800",
    "__proto__",
    "constructor",
    "../../etc/passwd",
    "' or 1=1; --",
    "xstate.init",
    "9999-99-99T99:99:99Z",
    "x".repeat(9_000),
    "🏋️".repeat(300),
    [],
    {},
    [[[[[]]]]],
    { __proto__: null, toString: 1 },
  ),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

const words = fc
  .array(
    fc.constantFrom(
      "3x10",
      "bench",
      "80kg",
      "rows",
      "@8",
      "yesterday",
      "cancel",
      "2",
      "knee",
      "5x5x5",
      "plan",
      "👍",
      "\n",
      "—",
      "1e9",
      "NaN",
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(" "));

function validFrame({ conversationIds, strangersId }: Target): fc.Arbitrary<Record<string, unknown>> {
  const conversationId = fc.constantFrom(...conversationIds, ...conversationIds, strangersId);
  const messageId = fc.integer({ min: 0, max: 5_000 }).map((id) => `m${id}`);
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant({ type: "conversation.open" }) },
    {
      weight: 4,
      arbitrary: fc.record({ type: fc.constant("conversation.open"), conversationId, since: fc.nat(2_000) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ type: fc.constant("user.message"), conversationId, messageId, text: words }),
    },
    { weight: 4, arbitrary: fc.record({ type: fc.constant("user.pick"), conversationId, optionId: words }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant("user.cancel"), conversationId }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant("auth"), token: fc.string({ minLength: 1 }) }) },
    { weight: 2, arbitrary: fc.constant({ type: "ping" }) },
  );
}

/** A valid value with one to three of its parts taken out, replaced, renamed or added to. */
function mutated(valid: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<unknown> {
  const change = fc.record({ how: fc.constantFrom("drop", "replace", "rename", "add"), at: fc.nat(), value: nasty });
  return fc.tuple(valid, fc.array(change, { minLength: 1, maxLength: 3 })).map(([start, changes]) => {
    const value: Record<string, unknown> = { ...start };
    for (const { how, at, value: other } of changes) {
      const keys = Object.keys(value);
      const key = keys[at % Math.max(1, keys.length)] ?? "type";
      if (how === "drop") delete value[key];
      else if (how === "replace") value[key] = other;
      else if (how === "rename") value[`${key}${at}`] = value[key];
      else value[`${JSON.stringify(other)}`.slice(0, 40)] = other;
    }
    return value;
  });
}

/** JSON text with bytes cut off, changed or put in. */
function torn(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(text, fc.constantFrom("cut", "change", "insert"), fc.nat(), fc.string({ unit: "binary", maxLength: 3 }))
    .map(([whole, how, at, piece]) => {
      const place = at % (whole.length + 1);
      if (how === "cut") return whole.slice(0, place);
      return whole.slice(0, place) + piece + whole.slice(how === "change" ? place + piece.length : place);
    });
}

const written = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> => value.map((made) => JSON.stringify(made) ?? "");

function textFor(valid: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 2, arbitrary: written(valid) },
    { weight: 6, arbitrary: written(mutated(valid)) },
    { weight: 4, arbitrary: torn(written(valid)) },
    { weight: 2, arbitrary: fc.json() },
    { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 200 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 20_000 }).map((depth) => "[".repeat(depth)) },
    {
      weight: 1,
      arbitrary: fc.integer({ min: 1, max: 8_000 }).map((depth) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`),
    },
  );
}

function bodyShot({ conversationIds, strangersId }: Target): fc.Arbitrary<Shot> {
  const id = fc.constantFrom(...conversationIds, strangersId, "none", "%00", "..%2f..", "x".repeat(70));
  const sets = fc.array(
    fc.record({ reps: fc.integer({ min: -5, max: 2_000 }), weight: fc.double(), unit: fc.constantFrom("kg", "lb") }),
  );
  const bodies: [string, fc.Arbitrary<string>, fc.Arbitrary<Record<string, unknown>>][] = [
    ["POST", id.map((one) => `/api/conversations/${one}/messages?wait=0`), fc.record({ text: words })],
    [
      "POST",
      id.map((one) => `/api/conversations/${one}/events`),
      fc.record({ type: fc.constant("user.pick"), optionId: words }),
    ],
    ["POST", fc.constant("/api/conversations"), fc.record({ timezone: words, title: words })],
    ["POST", fc.constant("/api/logs"), fc.record({ exercise: fc.record({ name: words }), sets })],
    ["PATCH", id.map((one) => `/api/logs/${one}`), fc.record({ sets, note: words })],
    [
      "POST",
      fc.constant("/api/workouts"),
      fc.record({ title: words, estimatedMinutes: fc.double(), blocks: fc.array(fc.dictionary(words, nasty)) }),
    ],
    [
      "PATCH",
      fc.constant("/api/profile"),
      fc.record({ unit: fc.constantFrom("kg", "lb"), goal: words, limitations: fc.array(nasty) }),
    ],
    [
      "GET",
      fc.tuple(id, fc.webQueryParameters()).map(([one, query]) => `/api/conversations/${one}/turns?${query}`),
      fc.constant({}),
    ],
    [
      "GET",
      fc.webQueryParameters().map((query) => `/api/exercises?query=${query}&limit=${query.length}&cursor=${query}`),
      fc.constant({}),
    ],
    ["GET", fc.webPath().map((path) => `/api${path}`), fc.constant({})],
  ];
  return fc.oneof(
    ...bodies.map(([method, path, valid]) =>
      fc.record({
        over: fc.constant("http" as const),
        method: fc.constant(method),
        path,
        type: fc.oneof(
          { weight: 9, arbitrary: fc.constant("application/json") },
          {
            weight: 1,
            arbitrary: fc.constantFrom(
              "text/plain",
              "application/json; charset=utf-7",
              "multipart/form-data",
              "application/json; charset=utf-16",
            ),
          },
        ),
        body: textFor(valid),
      }),
    ),
  );
}

function shot(target: Target): fc.Arbitrary<Shot> {
  const frame = validFrame(target);
  return fc.oneof(
    { weight: 60, arbitrary: textFor(frame).map((data): Shot => ({ over: "socket", data })) },
    { weight: 5, arbitrary: fc.uint8Array({ maxLength: 200 }).map((data): Shot => ({ over: "socket", data })) },
    { weight: 33, arbitrary: bodyShot(target) },
    { weight: 2, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes): Shot => ({ over: "wire", bytes })) },
  );
}
