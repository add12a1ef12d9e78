import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { insertSomeOwner, plainList, someBookings, someFilter } from "#tests/support/database/plain-list";
import { runsOnEngine, finishBeforeNextTest } from "#tests/support/database/property-runs";
import { insertBookings } from "#tests/support/records/bookings";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { defaultFilter, type ListQuery } from "./filter";
import { countBookings, listBookings, listPending } from "./list-bookings.server";

const list = (query: Partial<ListQuery>) => listBookings({ ...defaultFilter, page: 1, ...query });

const named = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ fullName: `Visitor ${index}` }));

async function idsOf(q: string, page: number): Promise<string[]> {
  return (await list({ q, page })).bookings.map(({ id }) => id);
}

describe("the whole list", () => {
  test("has one empty page when there are no bookings", async () => {
    expect(await list({ q: "" })).toEqual({
      bookings: [],
      page: 1,
      pages: 1,
      total: 0,
      hasMore: false,
    });
  });

  test.each([1, 6, 7, 12, 13, 20, 25])(
    "of %i bookings contains each one once, newest first",
    async (count) => {
      const ids = await insertBookings(named(count));
      const { pages, total } = await list({ q: "" });
      expect({ pages, total }).toEqual({ pages: Math.ceil(count / 6), total: count });
      const shown: string[] = [];
      for (let page = 1; page <= pages; page++) shown.push(...(await idsOf("", page)));
      expect(shown).toEqual(ids.reverse());
    },
  );

  test("has a stable order across pages for bookings with the same timestamp", async () => {
    const createdAt = new Date("2026-11-20T12:00:00Z");
    const ids = await insertBookings(named(15).map((booking) => ({ ...booking, createdAt })));
    const shown = [...(await idsOf("", 1)), ...(await idsOf("", 2)), ...(await idsOf("", 3))];
    expect(shown).toEqual(ids.sort().reverse());
  });

  test("returns the last page for any page past the end", async () => {
    await insertBookings(named(8));
    const last = await list({ q: "", page: 2 });
    expect(last.bookings.map(({ fullName }) => fullName)).toEqual(["Visitor 1", "Visitor 0"]);
    expect(await list({ q: "", page: Number.MAX_SAFE_INTEGER })).toEqual(last);
  });
});

describe("a search", () => {
  test.each([
    ["name, in any case", "ADA love"],
    ["name, without its accents", "zoe"],
    ["name, with other accents", "Zöé"],
    ["email", "@Engine.example"],
    ["phone as typed", "(818) 555"],
    ["phone as digits", "8185550142"],
    ["phone in another notation", "818.555.0142"],
    ["one letter", "z"],
    ["two letters", "zo"],
  ])("finds by %s", async (_what, query) => {
    const [id] = await insertBookings([
      { fullName: "Zoë Ada Lovelace", email: "ada@engine.example", phone: "(818) 555-0142" },
      { fullName: "Bob", email: "bob@example.com", phone: "1234567" },
    ]);
    expect(await idsOf(query, 1)).toEqual([id]);
  });

  test.each(["%", "_", "\\", "a%a", "ada_", "a'x", "ada\nada", "loading dock", "residential"])(
    "matches %j literally, and only in the searched fields",
    async (query) => {
      await insertBookings([{ fullName: "Ada", email: "ada@x.example", accessInstructions: "Loading dock" }]);
      expect(await list({ q: query })).toMatchObject({
        bookings: [],
        total: 0,
        page: 1,
        pages: 1,
      });
    },
  );

  test("finds the booking with the given reference, in either notation", async () => {
    const [, id] = await insertBookings([{}, { reference: "K7MD3R4F" }]);
    for (const query of ["K7MD-3R4F", "k7md 3r4f"]) expect(await idsOf(query, 1)).toEqual([id]);
    expect(await idsOf("K7MD-3R4G", 1)).toEqual([]);
  });

  test("returns pages newest first, and the last page for any page past the end", async () => {
    const ids = await insertBookings(
      Array.from({ length: 20 }, (_, index) => ({ fullName: index % 2 ? "Odd One" : "Even One" })),
    );
    const odd = ids.filter((_, index) => index % 2).reverse();
    expect(await idsOf("odd", 1)).toEqual(odd.slice(0, 6));
    expect(await idsOf("odd", 2)).toEqual(odd.slice(6));
    expect(await list({ q: "odd", page: 1e9 })).toMatchObject({ page: 2, pages: 2, total: 10 });
    expect(await idsOf("odd", 1e9)).toEqual(odd.slice(6));
  });

  test("counts up to 1,200 matches and reports that there are more", async () => {
    await insertBookings(named(1_200));
    expect(await list({ q: "visitor" })).toMatchObject({ total: 1_200, hasMore: false });
    await insertBookings([{ fullName: "Visitor Old", createdAt: new Date("2020-01-01") }]);
    const last = await list({ q: "visitor", page: 1e9 });
    expect(last).toMatchObject({ total: 1_200, pages: 200, page: 200, hasMore: true });
    expect(last.bookings.at(-1)?.fullName).toBe("Visitor 0");
  });

  test("of 10 kB is truncated, not refused", async () => {
    await insertBookings([{ fullName: "a".repeat(200) }]);
    expect(await list({ q: "a".repeat(10_240) })).toMatchObject({ total: 1 });
  });
});

describe("a filter", () => {
  const preferredDate = new Date("2026-12-11T17:30:00Z");

  test("excludes bookings with another status, and counts the rest", async () => {
    await insertBookings(
      Array.from({ length: 20 }, (_, index) => ({ status: index % 2, fullName: `Visitor ${index}` })),
    );
    await insertBookings([{ status: 7 }, { status: -1 }]);
    expect(await list({ status: 0, page: 2 })).toMatchObject({ total: 10, pages: 2, hasMore: false });
    const viewed = await list({ status: 1, page: 2 });
    expect(viewed).toMatchObject({ total: 10, pages: 2 });
    expect(viewed.bookings.map(({ fullName }) => fullName)).toEqual([7, 5, 3, 1].map((n) => `Visitor ${n}`));
  });

  test.each([
    ["received", "2026-12-10", "2026-12-10", 1],
    ["received", "2026-12-11", undefined, 0],
    ["received", undefined, "2026-12-09", 0],
    ["preferred", "2026-12-11", "2026-12-11", 1],
    ["preferred", "2026-12-12", undefined, 0],
    ["preferred", undefined, "2026-12-10", 0],
    ["preferred", "2026-12-12", "2026-12-10", 0],
  ] as const)("by the %s date from %s to %s, in Pacific time, finds %i", async (date, from, to, total) => {
    // This is the last second of December 10 in Los Angeles, and already December 11 in London.
    await insertBookings([{ createdAt: new Date("2026-12-11T07:59:59Z"), preferredDate }]);
    expect(await list({ date, from, to })).toMatchObject({ total });
  });

  test("counts up to 1,200 bookings in a date range, in any order", async () => {
    const many = Array.from({ length: 1_201 }, (_, index) => ({
      fullName: `Visitor ${index}`,
      preferredDate,
    }));
    await insertBookings(many);
    const last = { from: "2026-11-20", sort: "name", page: 1e9 } as const;
    expect(await list(last)).toMatchObject({ total: 1_200, pages: 200, page: 200, hasMore: true });
    expect(await list({ date: "preferred", to: "2026-12-10" })).toMatchObject({ total: 0, hasMore: false });
  });

  test("also applies to a search by reference", async () => {
    await insertBookings([{ reference: "K7MD3R4F", status: 1 }]);
    expect(await list({ q: "K7MD-3R4F", status: 1 })).toMatchObject({ total: 1 });
    expect(await list({ q: "K7MD-3R4F", status: 0 })).toMatchObject({ total: 0 });
  });

  test("sorts names regardless of case and accents", async () => {
    await insertBookings(["bob", "Zoë", "Ámbar", "anna", "Zoe"].map((fullName) => ({ fullName })));
    const { bookings: shown } = await list({ sort: "name", order: "asc" });
    expect(shown.slice(0, 3).map(({ fullName }) => fullName)).toEqual(["Ámbar", "anna", "bob"]);
  });

  test("accepts a name that becomes longer when it is normalized", async () => {
    await insertBookings([{ fullName: "ﷺ".repeat(200) }]);
    expect(await list({ sort: "name" })).toMatchObject({ total: 1 });
  });

  test("returns the same bookings as an in-memory filter, in the same order, on every page", async () => {
    await insertSomeOwner();
    await fc.assert(
      fc.asyncProperty(
        someBookings,
        someFilter,
        finishBeforeNextTest(async (given, filter) => {
          await db().delete(bookings);
          await insertBookings(given);
          const expected = plainList(given, filter);
          const pages = Math.max(1, Math.ceil(expected.length / 6));
          const shown: string[] = [];
          for (let page = 1; page <= pages; page++) {
            const found = await listBookings({ ...filter, page });
            expect(found).toMatchObject({ page, pages, total: expected.length, hasMore: false });
            shown.push(...found.bookings.map(({ id }) => id));
          }
          expect(shown).toEqual(expected);
        }),
      ),
      { numRuns: runsOnEngine(150) },
    );
  });
});

const listNames = async (page?: number) => (await listPending(page)).map(({ fullName }) => fullName);

test("returns nothing while there are no bookings", async () => {
  expect(await countBookings()).toEqual({ total: 0, pending: 0 });
  expect(await listNames()).toEqual([]);
});

test("returns pending bookings newest first, without viewed ones", async () => {
  await insertBookings([{ fullName: "A" }, { fullName: "B", status: 1 }, { fullName: "C" }]);
  expect(await countBookings()).toEqual({ total: 3, pending: 2 });
  expect(await listNames()).toEqual(["C", "A"]);
});

test("returns six bookings per page, or the newest twenty without a page", async () => {
  await insertBookings(Array.from({ length: 25 }, (_, index) => ({ fullName: `N${index + 1}` })));
  expect(await listNames(1)).toEqual(["N25", "N24", "N23", "N22", "N21", "N20"]);
  expect(await listNames(5)).toEqual(["N1"]);
  expect(await listNames(6)).toEqual([]);
  expect(await listNames()).toHaveLength(20);
});
