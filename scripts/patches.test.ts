import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import remixConfig from "../remix.config.js";

const patch = readdirSync("patches").find((name) => name.startsWith("@remix-run+react+")) ?? "";

/** Each removed line that reads a flag, with the added line in its place. */
function changedFlags(): [removed: string, added: string][] {
  const changes = readFileSync(`patches/${patch}`, "utf8").matchAll(
    /((?:^-(?!-).*\n)+)((?:^\+(?!\+).*\n)+)/gm,
  );
  return [...changes].flatMap(([, removed = "", added = ""]) => {
    const replacements = added.split("\n");
    return removed
      .split("\n")
      .map((line, index): [string, string] => [line, replacements[index] ?? ""])
      .filter(([line]) => /\bfuture\.v3_/.test(line));
  });
}

test("the browser's Remix has the flags of the app as constants", () => {
  const constants = changedFlags().flatMap(([removed, added]) =>
    [...removed.matchAll(/\bfuture\.(v3_\w+)/g)].map(([, flag = ""]) => [
      flag,
      !/\breturn false;/.test(added),
    ]),
  );
  expect(constants).not.toEqual([]);
  expect(remixConfig.future).toMatchObject(Object.fromEntries(constants));
});
