import fc from "fast-check";
import { expect, test } from "vitest";
import { searchLength } from "~/lib/text";
import { searchGrams, searchPattern, searchTerm, searchTerms, searchText } from "./search-text";

const booking = { fullName: "Zoë Núñez", email: "Zoe@Example.com", phone: "(818) 555-0142" };

test("searchText contains name, email and phone in lowercase without accents, each number alone, and an empty line", () => {
  expect(searchText(booking)).toBe("zoe nunez\nzoe@example.com\n(818) 555-0142\n8185550142\n");
  expect(searchText({ ...booking, phone: "+1 818-555-0142 x12 / 310 555 0199" })).toBe(
    "zoe nunez\nzoe@example.com\n+1 818-555-0142 x12 / 310 555 0199\n8185550142\n3105550199\n",
  );
});

test("searchTerm normalizes case, accents and blanks", () => {
  expect(searchTerm("  ZOË\nNúñez ")).toBe("zoe nunez");
  expect(searchTerm("ﬁｎｄ")).toBe("find");
  expect(searchTerm("a\0b")).toBe("a b");
});

test("finds a name with and without letters that English keyboards lack", () => {
  const text = searchText({ ...booking, fullName: "Đinh Thị Cœur Łukasz" });
  for (const query of ["dinh", "Đinh", "coeur", "CŒUR", "lukasz"]) expect(text).toContain(searchTerm(query));
});

test("finds a name with any apostrophe or dash, and without the apostrophe", () => {
  for (const fullName of [
    "Bonnie O’Neill‑Day",
    "Bonnie O'Neill-Day",
    "BONNIE ONEILL–DAY",
    "Bonnie O\u00adNeill-Day",
  ])
    for (const query of ["O'Neill", "o’neill-day", "ONeill", "O´Neill‐Day", "Bonnie\u00a0O`Neill"])
      expect(searchText({ ...booking, fullName })).toContain(searchTerm(query));
});

test("finds a phone number in any notation", () => {
  const isFound = (query: string, phone: string) =>
    searchTerms(query).some((term) => searchText({ ...booking, phone }).includes(term));
  const written = [
    "+1 818 555 0199",
    "+18185550199",
    "1-818-555-0199",
    "818‑555‑0199",
    "818.555.0199",
    "(818) 555-0199 x3",
  ];
  for (const phone of written)
    for (const query of [...written, "+1 (818) 555"]) expect(isFound(query, phone)).toBe(true);
  const london = ["+44 20 7946 0958", "+44 (0)20 7946 0958", "020 7946 0958"];
  for (const phone of london) for (const query of london) expect(isFound(query, phone)).toBe(true);
  expect(isFound("+1 818 555 0199", "310.555.0199")).toBe(false);
});

test("searchTerm truncates a search at its maximum length, before and after normalization", () => {
  expect(searchTerm("a".repeat(10_240))).toHaveLength(searchLength);
  expect(searchTerm("ﷺ".repeat(10_240)).length).toBeLessThanOrEqual(searchLength);
});

test("searchTerms adds keys for a number in another notation", () => {
  expect(searchTerms("818-555-0142")).toEqual(["818-555-0142", "8185550142"]);
  expect(searchTerms("+1 (818)")).toEqual(["+1 (818)", "818"]);
  expect(searchTerms("8185550142")).toEqual(["8185550142"]);
  expect(searchTerms("5-5")).toEqual(["5-5"]);
  expect(searchTerms("unit 818")).toEqual(["unit 818"]);
  expect(searchTerms("   ")).toEqual([]);
});

test("searchPattern escapes wildcards", () => {
  expect(searchPattern("100%_a\\b")).toBe("%100\\%\\_a\\\\b%");
});

test("any substring of a name, email or phone matches its booking", () => {
  const part = fc.string({ unit: "grapheme", maxLength: 40 });
  fc.assert(
    fc.property(part, part, part, fc.nat(40), fc.nat(40), (fullName, email, phone, from, length) => {
      const text = searchText({ fullName, email, phone });
      for (const value of [fullName, email, phone]) {
        const characters = Array.from(new Intl.Segmenter().segment(value), ({ segment }) => segment);
        const query = characters.slice(from, from + length).join("");
        expect(text).toContain(searchTerm(query));
      }
    }),
  );
});

test("no search term spans two fields or contains text that the database rejects", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (query) => {
      const term = searchTerm(query);
      expect(term).not.toMatch(/[\n\r\0]/);
      expect(term.isWellFormed()).toBe(true);
    }),
  );
});

test("searchGrams returns one character unchanged, longer terms as pairs, and null when trigrams apply", () => {
  expect(searchGrams("q")).toEqual(["q"]);
  expect(searchGrams("q@x.q@")).toEqual(["q@", "@x", "x.", ".q"]);
  expect(searchGrams("𝒳y")).toEqual(["𝒳y"]);
  expect(searchGrams("петр")).toEqual(["пе", "ет", "тр"]);
  expect(searchGrams("(818)")).toBeNull();
});
