import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isReversed } from "~/lib/day-range";
import { describeFilter } from "./describe-filter";
import { defaultFilter, isFiltered, toListParams, withOwnerId } from "./filter";
import { canonicalListQuery, readListQuery } from "./read-list-query";

const ada = "5fd1c3a4-7d3b-4c58-9d0f-2f6a1b0c9e11";
const read = (query: string) => readListQuery(new URLSearchParams(query));

describe("readListQuery", () => {
  test("returns the whole list, newest first, for an empty query", () => {
    expect(read("")).toEqual({ ...defaultFilter, page: 1 });
  });

  test("reads the search, the filters, the order and the page", () => {
    expect(
      read(
        "q=Ada&status=0&service=scan-to-bim&language=vi&stage=in-review&owner=me&waiting=us&date=preferred&from=2026-12-01&to=2026-12-31&sort=preferred&order=desc&page=3&x=y",
      ),
    ).toEqual({
      q: "Ada",
      status: 0,
      service: "scan-to-bim",
      language: "vi",
      stage: "in-review",
      owner: "me",
      waiting: "us",
      date: "preferred",
      from: "2026-12-01",
      to: "2026-12-31",
      sort: "preferred",
      order: "desc",
      page: 3,
    });
  });

  test.each([
    ["sort=name", "asc"],
    ["sort=preferred", "asc"],
    ["sort=received", "desc"],
    ["sort=name&order=up", "asc"],
    ["waiting=us&sort=waiting", "asc"],
  ])("for %s returns the order %s", (query, order) => {
    expect(read(query).order).toBe(order);
  });

  test.each([
    "status=2",
    "status=",
    "status=pending",
    "status=x&status=0",
    "date=birthday",
    "language=fr",
    "service=Scan+to+BIM",
    "service=",
    "stage=finished",
    "stage=__proto__",
    "owner=ada",
    "owner=5fd1c3a4",
    "waiting=nobody",
    "waiting=",
    "sort=waiting",
    "sort=waiting&order=desc",
    "from=2026-02-30",
    "from=2026-13-01",
    "from=0000-00-00",
    "to=9999-12-31",
    "to=+012345-01-01",
    "to=2026-1-1",
    "from=2026-12-11T10:00",
    "sort=id",
    "sort=__proto__",
    "order=1",
    "page=0",
    "page=-1",
    "page=x",
    "__proto__=1&constructor=2",
    "q=%00",
    "q=%20%0A",
  ])("ignores the invalid query %j", (query) => {
    expect(read(query)).toEqual({ ...defaultFilter, page: 1 });
  });

  test.each([
    ["x".repeat(10_240), "x".repeat(200)],
    [" %_' \n\0 ", "%_'"],
    ["\ud800", "\ufffd"],
  ])("normalizes the search %j to %j", (q, shown) => {
    expect(readListQuery(new URLSearchParams([["q", q]])).q).toBe(shown);
  });

  test("returns a valid filter for every query, also from its canonical form", () => {
    const name = fc.constantFrom(
      "q",
      "status",
      "date",
      "from",
      "to",
      "sort",
      "order",
      "page",
      "x",
      "service",
      "language",
      "stage",
      "owner",
      "waiting",
    );
    const value = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(
        "0",
        "1",
        "asc",
        "2026-12-11",
        "1e9",
        "preferred",
        "waiting",
        "us",
        "me",
        "none",
        "done",
        ada,
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const list = readListQuery(new URLSearchParams(pairs));
        expect(list.q.isWellFormed()).toBe(true);
        expect(Number.isSafeInteger(list.page) && list.page >= 1).toBe(true);
        const canonical = canonicalListQuery(new URLSearchParams(pairs).toString());
        expect(canonicalListQuery(canonical)).toBe(canonical);
        const isRange = list.from !== undefined || list.to !== undefined;
        expect(read(canonical)).toEqual({ ...list, page: 1, date: isRange ? list.date : "received" });
      }),
    );
  });
});

test.each([
  ["", ""],
  ["?page=7&utm=x", ""],
  ["to=2026-12-31&status=0&q=+a%26b&from=2026-12-01", "q=a%26b&status=0&from=2026-12-01&to=2026-12-31"],
  ["date=preferred", ""],
  ["date=preferred&to=2026-12-31", "date=preferred&to=2026-12-31"],
  ["date=received&to=2026-12-31", "to=2026-12-31"],
  ["sort=name&order=asc", "sort=name"],
  ["sort=received&order=asc", "order=asc"],
  ["sort=received&order=desc", ""],
  [`owner=${ada.toUpperCase()}&stage=new`, `stage=new&owner=${ada}`],
  ["sort=waiting&waiting=them&service=none", "service=none&waiting=them&sort=waiting"],
  ["sort=waiting&stage=new", "stage=new"],
])("canonicalListQuery converts %j to %j", (query, canonical) => {
  expect(canonicalListQuery(query)).toBe(canonical);
});

test.each([
  ["", false],
  ["sort=name&page=2", false],
  ["date=preferred", false],
  ["q=a", true],
  ["status=0", true],
  ["to=2026-12-31", true],
  ["service=none", true],
  ["stage=new", true],
  ["owner=me", true],
  ["waiting=us", true],
])("isFiltered(%j) is %j", (query, isSo) => {
  expect(isFiltered(read(query))).toBe(isSo);
});

test.each([
  ["from=2026-12-02&to=2026-12-01", true],
  ["from=2026-12-01&to=2026-12-01", false],
  ["from=2026-12-02", false],
])("isReversed(%j) is %j", (query, isSo) => {
  expect(isReversed(read(query))).toBe(isSo);
});

test("withOwnerId replaces only `me`", () => {
  expect(withOwnerId(read("owner=me&stage=new"), ada)).toMatchObject({ owner: ada, stage: "new" });
  for (const query of ["owner=none", ""]) expect(withOwnerId(read(query), ada)).toEqual(read(query));
});

test("describes each condition with the filter that lacks it", () => {
  const query = `q=a&status=0&service=scan-to-bim&language=fr-CA&stage=new&owner=${ada}&waiting=us&replied=1&spam=1&from=2026-12-01&sort=waiting`;
  const conditions = describeFilter(read(query), { [ada]: "Ada Lovelace" });
  expect(conditions.map(({ name, text }) => [name, text])).toEqual([
    ["search", "“a”"],
    ["status", "Pending"],
    ["service", "Service: Scan to BIM"],
    ["language", "Language: French (Canada)"],
    ["stage", "Stage: New"],
    ["owner", "Assigned to Ada Lovelace"],
    ["waiting", "Waiting for us"],
    ["replied", "New reply"],
    ["spam", "Spam"],
    ["range", "Received since Dec 1, 2026"],
  ]);
  for (const { name, without } of conditions)
    expect(describeFilter(without, {}).map((condition) => condition.name)).toEqual(
      conditions.map((condition) => condition.name).filter((each) => each !== name),
    );
  // Sorting by waiting time requires the waiting condition.
  const withoutWaiting = conditions.find(({ name }) => name === "waiting")?.without;
  expect(withoutWaiting && toListParams(withoutWaiting).sort).toBeUndefined();
});
