import fc from "fast-check";
import { expect, test } from "vitest";
import { insertSomeOwner, plainList, someBookings, someFilter } from "#tests/support/database/plain-list";
import { runsOnEngine, finishBeforeNextTest } from "#tests/support/database/property-runs";
import { insertBookings } from "#tests/support/records/bookings";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { boundOrder, defaultFilter, isFiltered } from "./filter";
import { searchBookings } from "./search-bookings.server";

/** Limits low enough that a few bookings exercise every path of a search. */
const limits = { scanned: 3, matches: 5 };
const searchFor = (q: string) => ({ ...defaultFilter, q });

test("returns the same bookings as an in-memory filter, in the same order and up to the limit, on every path", async () => {
  await insertSomeOwner();
  await fc.assert(
    fc.asyncProperty(
      someBookings,
      someFilter.filter(isFiltered),
      fc.nat(8),
      finishBeforeNextTest(async (given, filter, page) => {
        await db().delete(bookings);
        await insertBookings(given);
        const kept = plainList(given, { ...filter, ...boundOrder(filter) }).slice(0, limits.matches);
        const all = plainList(given, filter);
        const matches = all.filter((id) => kept.includes(id));
        const total = kept.length;
        const offset = Math.min(page * 2, Math.floor(Math.max(total - 1, 0) / 2) * 2);

        expect(await searchBookings(filter, { offset: page * 2, limit: 2 }, limits)).toMatchObject({
          ids: matches.slice(offset, offset + 2),
          total,
          hasMore: all.length > limits.matches,
        });
      }),
    ),
    { numRuns: runsOnEngine(250) },
  );
});

test("finds a match among the bookings past the scan", async () => {
  const ids = await insertBookings(
    ["Rare One", "Ada", "Ada", "Ada", "Ada"].map((fullName) => ({ fullName })),
  );
  expect(await searchBookings(searchFor("rare"), { offset: 0, limit: 6 }, limits)).toMatchObject({
    ids: [ids[0]],
    total: 1,
    hasMore: false,
  });
});

test.each([
  [2, [6, 5]],
  [4, [4, 3]],
])(
  "returns a page from offset %i, partly or completely past the scan, in order",
  async (offset, expected) => {
    const ids = await insertBookings(Array.from({ length: 9 }, () => ({ fullName: "Ada" })));
    const wideLimits = { scanned: 3, matches: 7 };
    expect(await searchBookings(searchFor("ada"), { offset, limit: 2 }, wideLimits)).toMatchObject({
      ids: expected.map((index) => ids[index]),
      total: 7,
      hasMore: true,
    });
  },
);

test("sorts all of the newest matches in another order, not only those within the scan", async () => {
  const ids = await insertBookings(Array.from({ length: 9 }, (_, index) => ({ fullName: `Ada ${index}` })));
  const byName = { ...searchFor("ada"), sort: "name", order: "asc" } as const;
  const wideLimits = { scanned: 3, matches: 7 };
  expect(await searchBookings(byName, { offset: 0, limit: 2 }, wideLimits)).toMatchObject({
    ids: [ids[2], ids[3]],
    total: 7,
    hasMore: true,
  });
});
