import { readFileSync } from "node:fs";
import semver from "semver";
import { expect, test } from "vitest";
import { z } from "zod";
import { readFixedVersions } from "./advisories-document";

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

const files = ["package-lock.json", "bench/package-lock.json"];
const document = readFileSync("docs/security.md", "utf8");

/** Every installed package. `place` is its folder, such as node_modules/a/node_modules/b. */
const installed = files.flatMap((file) =>
  Object.entries(lockfile.parse(JSON.parse(readFileSync(file, "utf8"))).packages)
    .filter(([place]) => place !== "")
    .map(([place, entry]) => ({ file, place, name: place.split("node_modules/").at(-1) ?? "", ...entry })),
);

test.each(readFixedVersions(document))(
  "no lockfile has a $package outside of $range",
  ({ package: name, range }) => {
    const found = installed.filter((entry) => entry.name === name);
    expect(found, `remove ${name} from docs/security.md`).not.toEqual([]);
    const tooOld = found.filter(({ version }) => !semver.satisfies(version ?? "", range));
    expect(tooOld.map(({ file, place, version }) => `${file}: ${place} ${version}`)).toEqual([]);
  },
);

test("no lockfile has a package that may not be installed", () => {
  const [, list = ""] = /may not be installed at all: (.*)\./.exec(document) ?? [];
  const forbidden = list.split(", ").map((name) => name.replaceAll("`", ""));
  expect(forbidden).toContain("extract-zip");
  expect(installed.filter(({ name }) => forbidden.includes(name))).toEqual([]);
});

test("only tools of Remix that this site does not use get esbuild 0.17.6", () => {
  const users = installed.filter(
    (entry) => entry.dependencies?.esbuild && resolve(entry, "esbuild")?.version === "0.17.6",
  );
  expect(users.map(({ name }) => name)).toEqual(["@remix-run/dev", "@vanilla-extract/integration"]);
});

/** Returns the package that an import of `name` resolves to according to Node's rules. */
function resolve({ file, place }: { file: string; place: string }, name: string) {
  const ends = [...place.matchAll(/\/node_modules\//g)].map(({ index }) => index);
  const folders = [place, ...ends.reverse().map((end) => place.slice(0, end))].map((folder) => `${folder}/`);
  return [...folders, ""]
    .map((folder) =>
      installed.find((entry) => entry.file === file && entry.place === `${folder}node_modules/${name}`),
    )
    .find((entry) => entry !== undefined);
}

test("every package has a checksum and comes from the registry, which no lockfile names", () => {
  const unverified = installed.filter(({ integrity, resolved }) => !integrity || resolved);
  expect(unverified.map(({ file, place }) => `${file}: ${place}`)).toEqual([]);
});
