import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { insertBookings } from "#tests/support/bookings";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { listBookings } from "./list-bookings.server";
import { searchTerm, searchText } from "./search";

const named = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ fullName: `Visitor ${index}` }));

async function idsOf(query: string, page: number): Promise<string[]> {
  return (await listBookings({ query, page })).bookings.map(({ id }) => id);
}

describe("the whole list", () => {
  test("is one empty page when there is none", async () => {
    expect(await listBookings({ query: "", page: 1 })).toEqual({
      bookings: [],
      page: 1,
      pages: 1,
      total: 0,
      hasMore: false,
    });
  });

  test.each([1, 6, 7, 12, 13, 20, 25])("of %i bookings shows each once, newest first", async (count) => {
    const ids = await insertBookings(named(count));
    const { pages, total } = await listBookings({ query: "", page: 1 });
    expect({ pages, total }).toEqual({ pages: Math.ceil(count / 6), total: count });
    const shown: string[] = [];
    for (let page = 1; page <= pages; page++) shown.push(...(await idsOf("", page)));
    expect(shown).toEqual(ids.reverse());
  });

  test("keeps one order of bookings of the same moment, on every page", async () => {
    const createdAt = new Date("2026-11-20T12:00:00Z");
    const ids = await insertBookings(named(15).map((booking) => ({ ...booking, createdAt })));
    const shown = [...(await idsOf("", 1)), ...(await idsOf("", 2)), ...(await idsOf("", 3))];
    expect(shown).toEqual(ids.sort().reverse());
  });

  test("gives its last page for any page past the end", async () => {
    await insertBookings(named(8));
    const last = await listBookings({ query: "", page: 2 });
    expect(last.bookings.map(({ fullName }) => fullName)).toEqual(["Visitor 1", "Visitor 0"]);
    expect(await listBookings({ query: "", page: Number.MAX_SAFE_INTEGER })).toEqual(last);
  });

  test("a search of nothing but spaces is the whole list", async () => {
    await insertBookings(named(2));
    expect(await listBookings({ query: " \n ", page: 1 })).toMatchObject({ total: 2 });
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

  test.each(["%", "_", "\\", "a%a", "ada_", "'", "ada\nada", "company", "van nuys"])(
    "takes %j literally and looks nowhere else",
    async (query) => {
      await insertBookings([{ fullName: "Ada", email: "ada@x.example", company: "Company" }]);
      expect(await listBookings({ query, page: 1 })).toMatchObject({
        bookings: [],
        total: 0,
        page: 1,
        pages: 1,
      });
    },
  );

  test("finds the one booking whose reference a visitor reads out", async () => {
    const [, id] = await insertBookings([{}, { reference: "K7MD3R4F" }]);
    for (const query of ["K7MD-3R4F", "k7md 3r4f"]) expect(await idsOf(query, 1)).toEqual([id]);
    expect(await idsOf("K7MD-3R4G", 1)).toEqual([]);
  });

  test("is paged newest first, and past its end shows its last page", async () => {
    const ids = await insertBookings(
      Array.from({ length: 20 }, (_, index) => ({ fullName: index % 2 ? "Odd One" : "Even One" })),
    );
    const odd = ids.filter((_, index) => index % 2).reverse();
    expect(await idsOf("odd", 1)).toEqual(odd.slice(0, 6));
    expect(await idsOf("odd", 2)).toEqual(odd.slice(6));
    expect(await listBookings({ query: "odd", page: 1e9 })).toMatchObject({ page: 2, pages: 2, total: 10 });
    expect(await idsOf("odd", 1e9)).toEqual(odd.slice(6));
  });

  test("counts up to 1,200 matches and says that there are more", async () => {
    await insertBookings(named(1_200));
    expect(await listBookings({ query: "visitor", page: 1 })).toMatchObject({ total: 1_200, hasMore: false });
    await insertBookings([{ fullName: "Visitor Old", createdAt: new Date("2020-01-01") }]);
    const last = await listBookings({ query: "visitor", page: 1e9 });
    expect(last).toMatchObject({ total: 1_200, pages: 200, page: 200, hasMore: true });
    expect(last.bookings.at(-1)?.fullName).toBe("Visitor 0");
  });

  test("of 10 kB is cut, not refused", async () => {
    await insertBookings([{ fullName: "a".repeat(200) }]);
    expect(await listBookings({ query: "a".repeat(10_240), page: 1 })).toMatchObject({ total: 1 });
  });

  test("finds what a plain filter finds", async () => {
    const word = fc.constantFrom(
      "Ana",
      "Anna",
      "Zoë",
      "Петр",
      "李",
      "%",
      "_",
      "\\",
      "@",
      " ",
      "5",
      "55",
      "-",
      "é",
    );
    const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(""));
    const person = fc.record({ fullName: text, email: text, phone: text });
    await fc.assert(
      fc.asyncProperty(fc.array(person, { maxLength: 9 }), text, async (people, query) => {
        await db().delete(bookings);
        await insertBookings(people);
        const expected = people.filter((who) => searchText(who).includes(searchTerm(query)));
        const found = await listBookings({ query, page: 1 });
        expect(found.bookings.map(({ fullName }) => fullName)).toEqual(
          expected
            .map(({ fullName }) => fullName)
            .reverse()
            .slice(0, 6),
        );
        expect(found.total).toBe(expected.length);
      }),
      { numRuns: 60 },
    );
  });
});
