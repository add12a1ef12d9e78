import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Route, writeManifest } from "./write-manifest";

const entry = "/assets/entry.js";
const url = "/assets/manifest-1.js";
const manifest = { entry: { module: entry, imports: ["/assets/shared.js"] }, url, version: "1" };
const name = fc.stringMatching(/^[\w.$\-:/*[\]]+$/);
const script = fc.stringMatching(/^[\w.-]+$/).map((file) => `/assets/${file}.js`);
const route = fc.record<Route>(
  {
    id: name,
    parentId: name,
    path: name,
    index: fc.constant(true as const),
    hasAction: fc.boolean(),
    hasLoader: fc.boolean(),
    hasClientAction: fc.boolean(),
    hasClientLoader: fc.boolean(),
    hasErrorBoundary: fc.boolean(),
    module: script,
    imports: fc.array(script),
    css: fc.constant<string[]>([]),
  },
  {
    requiredKeys: [
      "id",
      "hasAction",
      "hasLoader",
      "hasClientAction",
      "hasClientLoader",
      "hasErrorBoundary",
      "module",
      "imports",
      "css",
    ],
    noNullPrototype: true,
  },
);

/** What a browser makes of the script. */
function run(text: string): unknown {
  return JSON.parse(JSON.stringify(runInNewContext(`(${text.replace(/;$/, "")})`)));
}

test("the script gives the browser every route as Remix wrote it, but without preloads", () => {
  fc.assert(
    fc.property(fc.uniqueArray(route, { selector: ({ id }) => id }), (routes) => {
      const byId = Object.fromEntries(routes.map((one) => [one.id, { ...one, imports: [] }]));
      const shown = { ...manifest, entry: { module: entry, imports: [] }, routes: byId };
      expect(run(writeManifest(manifest, routes))).toEqual(shown);
    }),
  );
});

test.each([
  ["style sheets", { css: ["/assets/a.css"] }],
  ["paths that compare case", { caseSensitive: true }],
  ["a module that is no script of the build", { module: "https://evil.example/a.js" }],
])("refuses %s, which the rows cannot say", (_what, option) => {
  const [one] = fc.sample(route, 1);
  expect(() => writeManifest(manifest, [{ ...one, ...option } as Route])).toThrow();
});
