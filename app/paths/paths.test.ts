import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { savedSearchSchema } from "~/booking/list/saved-search";
import { addresses } from "~/route-map";
import { paths } from ".";

type AnyPath = (...values: unknown[]) => string;

const functions = Object.entries(paths) as [name: string, toPath: AnyPath][];
const site = "https://datum3d.example";

const fragments = [...Array.from("/\\.:@?#%\t\r\n "), "evil.example", "javascript:", "%2f"];
/** Any text that a visitor can write into an address. The app gets the decoded parameters of routes, which are never empty. */
const hostile = fc.oneof(
  fc.string({ unit: fc.constantFrom(...fragments), minLength: 1 }),
  fc.string({ unit: "binary", minLength: 1 }),
);
const queries = fc.dictionary(fc.constantFrom("q", "redirectTo", "person", "to", "x"), hostile, {
  noNullPrototype: true,
});

/** CVE-2026-53669: React Router 6 follows such a path to another site. */
function expectOwnPath(path: string) {
  expect(path).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
  expect(path).not.toContain("\\");
  expect(path).not.toContain("//");
  expect(new URL(path, site).origin).toBe(site);
}

const toCamelCase = (text: string) =>
  text.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
const routes = Object.entries(addresses).filter(([id]) => id.startsWith("routes/"));
const addressByName = new Map(
  routes.map(([id, address]) => [toCamelCase(id.slice(id.lastIndexOf("/") + 1)), address]),
);
/** Paths of the API, whose addresses are in its contract, and functions with two addresses. */
const exceptions = new Set(["apiUpload", "apiDownload", "openapi", "terms", "privacy", "legalText"]);

test("a path has the name of its route's folder", () => {
  expect(addressByName.size).toBe(routes.length);
  for (const [name, toPath] of functions)
    if (!exceptions.has(name))
      expect([name, new URL(toPath("x", "x"), site).pathname]).toEqual([
        name,
        addressByName.get(name)?.replaceAll(/:\w+/g, "x"),
      ]);
});

describe("no path leads to another site, whatever its parameters are:", () => {
  test.each(functions)("%s", (_name, toPath) => {
    fc.assert(
      fc.property(hostile, hostile, queries, (first, second, query) => {
        expectOwnPath(toPath(first, second));
        expectOwnPath(toPath(query, query));
        expectOwnPath(toPath(first, query));
      }),
      { numRuns: 30 },
    );
  });

  test("a saved search", () => {
    const query = savedSearchSchema.shape.query;
    fc.assert(
      fc.property(hostile, hostile, (first, second) => {
        const given = new URLSearchParams({ q: first, sort: second, location: first }).toString();
        for (const text of [given, first]) expectOwnPath(`${paths.viewBooking()}?${query.parse(text)}`);
      }),
    );
  });
});
