import { multipartBody, multipartType } from "#tests/support/files/multipart";
import type { FormTarget } from "./form-targets";

export interface HostileBody {
  name: string;
  type: string;
  /** Creates the body on demand, because most tests send only a few bodies. */
  body: () => string | Buffer<ArrayBuffer>;
}

/** Bytes, just under the size limit of a body without files. */
const size = 250_000;
/** Texts that make regular expressions backtrack, or that are slow to normalize. */
const units = { dots: ".", spaces: " ", "dotted letters": "a.", digits: "1", marks: "\u0323\u0301" };
const formType = "application/x-www-form-urlencoded";
const jsonType = "application/json";

/** Returns the worst bodies for a target, with accepted and with other content types. */
export function hostileBodies({ kinds, fields }: FormTarget): HostileBody[] {
  const bodies = {
    form: () => hostileForms(fields),
    json: () => hostileJson(fields.map(([name]) => name)),
    multipart: () => hostileMultiparts(fields),
  };
  return [...kinds.flatMap((kind) => bodies[kind]()), ...wrongTypes];
}

const wrongTypes: HostileBody[] = [
  { name: "JSON or no JSON", type: jsonType, body: () => '{"__proto__":{"isAdmin":true},"intent":["x"]}' },
  { name: "a form or no form", type: formType, body: () => "__proto__.x=1&=&&=%&%00=%00" },
  { name: "multipart without a boundary", type: "multipart/form-data", body: () => "x" },
  { name: "multipart without an end", type: multipartType, body: () => "----datum3d-test-boundary\r\n" },
  { name: "another type", type: "text/plain;charset=nonsense", body: () => "x".repeat(size) },
  { name: "no type", type: "", body: () => "\0" },
];

function hostileForms(fields: [string, string][]): HostileBody[] {
  const names = fields.map(([name]) => name);
  const name = names.at(-1) ?? "id";
  const form = (what: string, ...added: [string, string][]): HostileBody => ({
    name: what,
    type: formType,
    // The form's fields come last, for parsers that use the last value of a name.
    body: () => new URLSearchParams([...added, ...fields]).toString(),
  });
  const intent = (type: string, payload: object) =>
    form(`an intent to ${type}`, ["__intent__", JSON.stringify({ type, payload })]);
  return [
    form(
      "the highest index",
      ...names.map((fieldName): [string, string] => [`${fieldName}[4294967294]`, "x"]),
    ),
    form(
      "an index of a million",
      ...names.map((fieldName): [string, string] => [`${fieldName}[1000000]`, "x"]),
    ),
    intent("update", { name: `${name}[100000000]`, value: "x" }),
    intent("insert", { name, index: 4_294_967_294, defaultValue: "x" }),
    intent("remove", { name, index: -1 }),
    intent("reorder", { name, from: 0, to: 4_294_967_294 }),
    form("a broken intent", ["__intent__", "{bad"]),
    form("a broken state", ["__state__", "{bad"]),
    form("another's prototype", ["__proto__.x", "1"], ["constructor.prototype.x", "1"]),
    {
      name: "one name 80,000 times",
      type: formType,
      body: () => `${name}=&`.repeat(size / (name.length + 2)),
    },
    { name: "80,000 names", type: formType, body: () => "a=&".repeat(80_000) },
    { name: "a deep path", type: formType, body: () => `${name}${".a".repeat(100_000)}=x` },
    { name: "a deep list", type: formType, body: () => `${name}${"[0]".repeat(80_000)}=x` },
    { name: "a long name", type: formType, body: () => `${"a".repeat(size)}=x` },
    {
      name: "broken characters",
      type: formType,
      body: () => `${name}=%00%ud800%ff%&%00=${"%".repeat(size - 50)}`,
    },
    ...Object.entries(units).map(([what, unit]) => {
      const start = new URLSearchParams(fields.filter(([fieldName]) => fieldName !== name)).toString();
      const body = () => Buffer.from(`${start}&${name}=${unit.repeat(size)}`).subarray(0, size);
      return { name: `a value of ${what}`, type: formType, body };
    }),
  ];
}

function hostileJson(names: string[]): HostileBody[] {
  const json = (name: string, value: () => unknown): HostileBody => ({
    name,
    type: jsonType,
    body: () => JSON.stringify(value()),
  });
  const all = (value: (length: number) => unknown) => () =>
    Object.fromEntries(names.map((name) => [name, value(Math.floor(size / names.length) - 50)]));
  const raw = (name: string, body: () => string): HostileBody => ({ name, type: jsonType, body });
  return [
    raw("deep lists", () => "[".repeat(size / 2) + "]".repeat(size / 2)),
    raw("deep objects", () => `${'{"a":'.repeat(size / 6)}1${"}".repeat(size / 6)}`),
    raw("deep values", () => `{"${names[0] ?? ""}":${"[".repeat(size / 3)}${"]".repeat(size / 3)}}`),
    raw("unclosed lists", () => "[".repeat(size)),
    raw("a long number", () => `{"${names[0] ?? ""}":${"9".repeat(size)}}`),
    raw("many names", () => `{${Array.from({ length: 20_000 }, (_, index) => `"a${index}":0`).join()}}`),
    raw(
      "one name many times",
      () => `{${Array.from({ length: 20_000 }, () => `"${names[0] ?? ""}":0`).join()}}`,
    ),
    raw("broken characters", () => '{"\\ud800":"\\u0000\\udc00","":null}'),
    json(
      "long lists",
      all((length) => Array.from({ length: length / 4 }, () => "x")),
    ),
    json(
      "lists of objects",
      all((length) => Array.from({ length: length / 3 }, () => ({}))),
    ),
    json("another's prototype", () =>
      JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'),
    ),
    json("null", () => null),
    ...Object.entries(units).map(([what, unit]) =>
      json(
        `values of ${what}`,
        all((length) => unit.repeat(length / Buffer.byteLength(unit))),
      ),
    ),
  ];
}

/** Includes the longest names that the header of a part can have, and the largest number of parts that an operation reads. */
function hostileMultiparts(fields: [string, string][]): HostileBody[] {
  const named = Object.entries(units).map(([what, unit]) => {
    const fileName = `${unit.repeat(16_000 / Buffer.byteLength(unit))}x.pdf`;
    return { name: `110 files named by ${what}`, parts: Array.from({ length: 110 }, () => file(fileName)) };
  });
  const fieldNames = fields.map(([field]) => field);
  return [
    ...named,
    { name: "too many files", parts: Array.from({ length: 1_000 }, () => file("x.pdf")) },
    {
      name: "paths, intents and states",
      parts: [...fieldNames.map((field) => `${field}[4294967294]`), "__intent__", "__state__", "a.a"].map(
        (field) => ({
          field,
          value: '{"type":"update","payload":{"name":"a[100000000]","value":"x"}}',
        }),
      ),
    },
    {
      name: "2,000 fields",
      parts: Array.from({ length: 2_000 }, () => ({ field: fieldNames[0] ?? "a", value: "" })),
    },
    { name: "a field without end", parts: [{ field: fieldNames[0] ?? "a", value: "x".repeat(1_000_000) }] },
    { name: "a folder and a NUL", parts: [file("../../\0/etc/passwd\r\nX: y"), file(""), file("\u202e")] },
  ].map(({ name, parts }) => ({ name, type: multipartType, body: () => multipartBody(parts) }));
}

function file(fileName: string) {
  return { fileName, content: "x", type: "application/pdf" };
}
