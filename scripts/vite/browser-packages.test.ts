import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { browserPackages } from "./browser-packages";

/** What no page of the browser loads, although modules import it that are not named `.server`. */
const others = [
  // For loaders and actions, which Remix takes out of what the browser gets.
  "@remix-run/node",
  /^node:/,
  // For mails and files of the server.
  /^@react-email\//,
  "csv-stringify/sync",
  // For the viewers and the worker that reads point clouds, and files that are loaded by their address.
  /^three(\/|$)/,
  /^@photo-sphere-viewer\//,
  "tinyqueue",
  /^laz-perf\//,
  /^swagger-ui-dist\//,
  // For the build.
  "@remix-run/route-config",
];

const isKnown = (name: string) =>
  browserPackages.includes(name) ||
  others.some((other) => (typeof other === "string" ? other === name : other.test(name)));

/** The packages that a module imports, without those of types alone. */
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
