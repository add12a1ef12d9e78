import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { hostileEntries } from "#tests/support/faults/hostile-forms";
import { parseForm, pickFields, readFields } from "./parse-form";

const schema = z
  .object({
    name: z.string().trim().pipe(z.string().min(1)),
    note: z.string().default("").optional(),
    rooms: z.array(z.string()).max(200).default([]),
  })
  .superRefine(() => undefined)
  .transform((form) => form);

const anyEntries = fc.array(
  fc.oneof(
    hostileEntries("name"),
    hostileEntries("rooms"),
    fc.tuple(fc.oneof(fc.constantFrom("name", "note", "rooms"), fc.string()), fc.string()),
  ),
  { maxLength: 300 },
);

describe("pickFields", () => {
  test("keeps the first value of a field and all values of a list, in order", () => {
    const form = new URLSearchParams("rooms=1&name=Ada&rooms=2&name=Eve&extra=x&note=");
    expect(pickFields(form, schema).toString()).toBe("rooms=1&name=Ada&rooms=2&note=");
    expect(readFields(form, schema)).toEqual({ name: "Ada", note: "", rooms: ["1", "2"] });
  });

  test("drops files", () => {
    const form = new FormData();
    form.append("name", new Blob(["x"]), "x.txt");
    expect(pickFields(form, schema).size).toBe(0);
  });

  test("returns only names of the schema, each once or as a bounded list", () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const picked = pickFields(entries, schema);
        for (const name of picked.keys()) expect(["name", "note", "rooms"]).toContain(name);
        expect(picked.getAll("name").length).toBeLessThanOrEqual(1);
        expect(picked.getAll("note").length).toBeLessThanOrEqual(1);
        expect(picked.getAll("rooms").length).toBeLessThanOrEqual(100);
        const first = (wanted: string) => entries.find(([name]) => name === wanted)?.[1] ?? null;
        expect(picked.get("name")).toBe(first("name"));
        expect(picked.get("note")).toBe(first("note"));
      }),
    );
  });

  test("keeps 100 of 80,000 equal names", () => {
    const entries = Array.from({ length: 80_000 }, (): [string, string] => ["rooms", "x"]);
    expect(pickFields(entries, schema).size).toBe(100);
  });

  test("ignores names of Object.prototype", () => {
    const form = new URLSearchParams("__proto__=x&constructor=x&toString=x&name=Ada");
    expect(readFields(form, schema)).toEqual({ name: "Ada" });
  });
});

test("parseForm ignores intents, states and paths in names", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(hostileEntries("name"), hostileEntries("rooms"))), (hostile) => {
      const plain = parseForm([["name", "Ada"]], schema);
      const submission = parseForm([...hostile, ["name", "Ada"]], schema);
      expect(submission.payload).toEqual(plain.payload);
      expect(submission).toMatchObject({ status: "success", value: { name: "Ada", rooms: [] } });
    }),
  );
});
