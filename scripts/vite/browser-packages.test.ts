import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { browserPackages } from "./browser-packages";

/** Packages that modules without `.server` in their names import, but that reach no browser bundle. */
const serverPackages = [
  // Packages of loaders and actions, which Remix removes from the browser's modules.
  "@remix-run/node",
  /^node:/,
  // Packages for mails and files, which only the server creates.
  /^@react-email\//,
  "csv-stringify/sync",
  // Packages of the viewers and of the worker that reads point clouds. Their scripts are loaded by address.
  /^three(\/|$)/,
  /^@photo-sphere-viewer\//,
  "tinyqueue",
  /^laz-perf\//,
  /^swagger-ui-dist\//,
  "@remix-run/route-config",
];

const isKnown = (name: string) =>
  browserPackages.includes(name) ||
  serverPackages.some((other) => (typeof other === "string" ? other === name : other.test(name)));

/** Returns the packages that a module imports, without type-only imports. */
const packagesOf = (source: string) =>
  [...source.matchAll(/^(?:import|export) (?!type )(?:[^;"]* from )?"([^"]+)"|\bimport\("([^"]+)"\)/gm)]
    .map(([, statically, lazily]) => statically ?? lazily ?? "")
    .filter((name) => !/^[.~#/]|^virtual:/.test(name));

test("the development server prepares every package that the browser loads", () => {
  const unknown = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(server|test)\.|\.d\.ts$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join("app", file), "utf8");
      return packagesOf(source).map((name) => ({ file, name }));
    })
    .filter(({ name }) => !isKnown(name));
  expect(unknown).toEqual([]);
});
