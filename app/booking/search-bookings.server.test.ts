import fc from "fast-check";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/bookings";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { searchBookings } from "./search-bookings.server";
import { searchTerms, searchText } from "./search";

/** So short that a few bookings take every way a search can go. */
const reach = { newest: 3, counted: 5 };

const word = fc.constantFrom("ana", "anna", "zoë", "пет", "李", "%", "_", "\\", "@", "5", "555", "-");
const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(""));
const person = fc.record({ fullName: text, email: text, phone: text });

test("every way finds what a plain filter finds, in its order, up to the bound", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(person, { maxLength: 12 }), text, fc.nat(8), async (people, query, page) => {
      await db().delete(bookings);
      const ids = await insertBookings(people);
      const terms = searchTerms(query);
      const matches = people
        .map((who, index) => ({ id: ids[index], text: searchText(who) }))
        .filter((who) => terms.some((term) => who.text.includes(term)))
        .map(({ id }) => id)
        .reverse();
      const total = Math.min(matches.length, reach.counted);
      const offset = Math.min(page * 2, Math.floor(Math.max(total - 1, 0) / 2) * 2);

      expect(await searchBookings(terms, { offset: page * 2, limit: 2 }, reach)).toMatchObject({
        ids: matches.slice(offset, offset + 2),
        total,
        hasMore: matches.length > reach.counted,
      });
    }),
    { numRuns: 150 },
  );
});

test("what matches only among the older ones is found", async () => {
  const ids = await insertBookings(
    ["Rare One", "Ada", "Ada", "Ada", "Ada"].map((fullName) => ({ fullName })),
  );
  expect(await searchBookings(["rare"], { offset: 0, limit: 6 }, reach)).toMatchObject({
    ids: [ids[0]],
    total: 1,
    hasMore: false,
  });
});

test.each([
  [2, [6, 5]],
  [4, [4, 3]],
])(
  "a page from offset %i, partly or wholly past the newest looked at, comes in order",
  async (offset, shown) => {
    const ids = await insertBookings(Array.from({ length: 9 }, () => ({ fullName: "Ada" })));
    const wide = { newest: 3, counted: 7 };
    expect(await searchBookings(["ada"], { offset, limit: 2 }, wide)).toMatchObject({
      ids: shown.map((index) => ids[index]),
      total: 7,
      hasMore: true,
    });
  },
);
