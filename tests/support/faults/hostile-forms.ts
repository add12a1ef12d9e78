import fc from "fast-check";

type FormEntry = [name: string, value: string];

const values = fc.oneof(fc.constantFrom("x", "", "\0", "on", "1", "{bad", "\ud800"), fc.string());

/** Generates intents of Conform, which normally only its own script sends. */
function intents(field: string): fc.Arbitrary<string> {
  const name = fc.constantFrom(
    field,
    `${field}[100000000]`,
    `${field}${".a".repeat(1_000)}`,
    "__proto__",
    "",
  );
  const index = fc.constantFrom(0, -1, 4_294_967_294, 1e308);
  const payload = fc.record({ name, index, from: index, to: index, value: values, defaultValue: values });
  const type = fc.constantFrom("validate", "reset", "update", "insert", "remove", "reorder", "x");
  return fc.oneof(
    fc.record({ type, payload }).map((intent) => JSON.stringify(intent)),
    fc.constantFrom("{bad", "null", "[]", '{"type":"reorder"}', "[".repeat(2_000)),
  );
}

/** Generates form entries whose names are not fields: paths around `field`, intents, states and nonsense. */
export function hostileEntries(field: string): fc.Arbitrary<FormEntry> {
  const paths = fc.constantFrom(
    `${field}[4294967294]`,
    `${field}[1000000]`,
    `${field}[]`,
    `${field}[-1]`,
    `${field}[__proto__]`,
    `${field}.x`,
    `${field}.__proto__.x`,
    `${field}${".a".repeat(1_000)}`,
    `${field}${"[0]".repeat(1_000)}`,
    "__proto__.x",
    "constructor.prototype.x",
    "__proto__",
    "[0]",
    ".",
    "",
    `${field}\0`,
    field.repeat(1_000),
  );
  return fc.oneof(
    fc.tuple(paths, values),
    fc.tuple(fc.constant("__intent__"), intents(field)),
    fc.tuple(
      fc.constant("__state__"),
      fc.constantFrom("{bad", "null", "[]", `{"validated":{"${field}[4294967294]":true}}`),
    ),
  );
}
