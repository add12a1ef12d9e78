import fc from "fast-check";
import { expect, test } from "vitest";
import { paths } from "~/paths";
import { auditActions } from "./actions";
import { actionsOf, areaOf, type AuditFilter, auditSubjects, isAuditFiltered } from "./filter";
import { readAfter, readAuditFilter } from "./read-audit-query";

const read = (query: string) => readAuditFilter(new URLSearchParams(query));
/** Without the parameters that are undefined. */
const given = (filter: AuditFilter) => JSON.parse(JSON.stringify(filter)) as AuditFilter;

test("reads what, the person and the days", () => {
  const query = "what=account-created&person=ada%40example.com&from=2026-12-01&to=2026-12-31&x=y&after=7";
  expect(read(query)).toEqual({
    what: "account-created",
    person: "ada@example.com",
    from: "2026-12-01",
    to: "2026-12-31",
  });
  expect(read("what=exports").what).toBe("exports");
});

test.each([
  "",
  "what=",
  "what=everything",
  "what=__proto__",
  "what=toString",
  "what=x&what=accounts",
  "person=",
  "person=%20%00%0A",
  "from=2026-02-30",
  "to=tomorrow",
  "from=2026-12-11T10:00",
  "area=accounts",
])("ignores the invalid query %j", (query) => {
  expect(given(read(query))).toEqual({});
  expect(isAuditFiltered(read(query))).toBe(false);
});

test.each([
  ["x".repeat(10_240), "x".repeat(320)],
  [" Ada\r\n@\u0000example.com ", "Ada @example.com"],
  ["\ud800", "\ufffd"],
])("normalizes the person %j to %j", (person, normalized) => {
  expect(readAuditFilter(new URLSearchParams([["person", person]])).person).toBe(normalized);
});

test("returns a valid filter for every query, also from its own address", () => {
  const name = fc.constantFrom("what", "person", "from", "to", "after", "x");
  const value = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("2026-12-11", "2026-02-30", "1899-01-01", "-1", "1e9", "ada@example.com"),
    fc.constantFrom(...auditSubjects),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      const filter = readAuditFilter(new URLSearchParams(pairs));
      expect(filter.what === undefined || auditSubjects.includes(filter.what)).toBe(true);
      expect(filter.person === undefined || filter.person.isWellFormed()).toBe(true);
      const again = readAuditFilter(new URL(paths.audit(filter), "http://localhost").searchParams);
      expect(given(again)).toEqual(given(filter));
      expect(isAuditFiltered(filter)).toBe(Object.keys(given(filter)).length > 0);
    }),
  );
});

test.each([
  ["after=12", 12],
  ["after=0", 0],
  ["after=9007199254740991", Number.MAX_SAFE_INTEGER],
  ["after=9007199254740993", undefined],
  ["after=99999999999999999999", undefined],
  ["after=-1", undefined],
  ["after=1.5", undefined],
  ["after=1e3", undefined],
  ["after=", undefined],
  ["", undefined],
])("readAfter reads %j as %j", (query, id) => {
  expect(readAfter(new URLSearchParams(query))).toBe(id);
});

test("an area includes its actions, an action only itself", () => {
  expect(actionsOf("accounts")).toEqual(auditActions.accounts);
  expect(actionsOf("account-created")).toEqual(["account-created"]);
  expect([areaOf("account-created"), areaOf("of-an-older-version"), areaOf("accounts")]).toEqual([
    "accounts",
    undefined,
    undefined,
  ]);
});
