import fc from "fast-check";
import { expect, test } from "vitest";
import { searchLength } from "~/lib/text";
import { searchGrams, searchPattern, searchTerm, searchTerms, searchText } from "./search";

const booking = { fullName: "Zoë Núñez", email: "Zoe@Example.com", phone: "(818) 555-0142" };

test("a booking is searched by name, email and phone, without accents and capitals", () => {
  expect(searchText(booking)).toBe("zoe nunez\nzoe@example.com\n(818) 555-0142\n8185550142");
});

test("a search is compared in the same spelling", () => {
  expect(searchTerm("  ZOË\nNúñez ")).toBe("zoe nunez");
  expect(searchTerm("ﬁｎｄ")).toBe("find");
  expect(searchTerm("a\0b")).toBe("a b");
});

test("a search is cut at its greatest length, before and after folding", () => {
  expect(searchTerm("a".repeat(10_240))).toHaveLength(searchLength);
  expect(searchTerm("ﷺ".repeat(10_240)).length).toBeLessThanOrEqual(searchLength);
});

test("a number in another notation is also looked for by its digits", () => {
  expect(searchTerms("818-555-0142")).toEqual(["818-555-0142", "8185550142"]);
  expect(searchTerms("+1 (818)")).toEqual(["+1 (818)", "1818"]);
  expect(searchTerms("8185550142")).toEqual(["8185550142"]);
  expect(searchTerms("5-5")).toEqual(["5-5"]);
  expect(searchTerms("unit 818")).toEqual(["unit 818"]);
  expect(searchTerms("   ")).toEqual([]);
});

test("wildcards are taken literally", () => {
  expect(searchPattern("100%_a\\b")).toBe("%100\\%\\_a\\\\b%");
});

test("any part of a name, email or phone finds its booking", () => {
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

test("no search reaches across two parts, and none breaks the database's text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (query) => {
      const term = searchTerm(query);
      expect(term).not.toMatch(/[\n\r\0]/);
      expect(term.isWellFormed()).toBe(true);
    }),
  );
});

test("one character is looked for alone, more as pairs, and three plain ones by trigrams", () => {
  expect(searchGrams("q")).toEqual(["q"]);
  expect(searchGrams("q@x.q@")).toEqual(["q@", "@x", "x.", ".q"]);
  expect(searchGrams("𝒳y")).toEqual(["𝒳y"]);
  expect(searchGrams("петр")).toEqual(["пе", "ет", "тр"]);
  expect(searchGrams("(818)")).toBeNull();
});
