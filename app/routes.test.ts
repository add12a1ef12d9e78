import { createRequire } from "node:module";
import { matchRoutes } from "@remix-run/react";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addresses } from "./route-map";
import routes from "./routes";

type Match = ReturnType<typeof matchRoutes>;
/** The router's build for script tags, which `patches/` leaves as it is. */
const unpatched = createRequire(import.meta.url)("@remix-run/router/dist/router.umd.js") as {
  matchRoutes: typeof matchRoutes;
};
const tree = routes as Parameters<typeof matchRoutes>[0];

const toFacts = (match: Match) =>
  match?.map(({ route, params, pathname, pathnameBase }) => [route.id, params, pathname, pathnameBase]);
function expectSameMatch(path: string) {
  expect(toFacts(matchRoutes(tree, path)), path).toEqual(toFacts(unpatched.matchRoutes(tree, path)));
}

test("the patched router finds the same route as the original for every address", () => {
  for (const address of Object.values(addresses)) {
    const fill = (value: string) => address.replaceAll(/:\w+|\*/g, value);
    const path = fill("x");
    const filled = ["a%2Fb", "%E0%A4%A", "ä ö", "..", ":id", "*", "a.ics"].map(fill);
    const forms = [path, `${path}/`, `/${path}`, path.toUpperCase(), `${path}.data`, `${path}/x`];
    // Most addresses have no parameter, and stay the same.
    for (const each of new Set([...filled, ...forms])) expectSameMatch(each);
  }
});

test("the patched router finds the same route as the original for odd paths", () => {
  const segment = fc.oneof(
    fc.constantFrom(
      "",
      "booking",
      "Request",
      "api",
      "users",
      "calendar",
      "terms",
      "visit.ics",
      "%2F",
      "%",
      ".",
    ),
    fc.string({ maxLength: 8 }),
    fc.webSegment(),
  );
  const path = fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join("/")}`);
  fc.assert(fc.property(path, expectSameMatch), { numRuns: 200 });
});

test("the patched router tells trees of routes apart", () => {
  const other = [{ id: "other", path: "booking" }];
  expect(matchRoutes(other, "/booking")?.[0]?.route.id).toBe("other");
  expect(matchRoutes(tree, "/booking")?.at(-1)?.route.id).toBe("routes/site/booking");
  expect(matchRoutes(other, "/booking")?.[0]?.route.id).toBe("other");
});
