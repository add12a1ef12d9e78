import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

import remixConfig from "../remix.config.js";

const patch = readdirSync("patches").find((name) => name.startsWith("@remix-run+react+")) ?? "";

/** The lines that the patch removes and adds, in the order of the file: one for one. */
function linesOf(sign: "-" | "+"): string[] {
  return readFileSync(`patches/${patch}`, "utf8")
    .split("\n")
    .filter((line) => line.startsWith(sign) && !line.startsWith(sign.repeat(3)));
}

test("the browser's Remix has the flags of the app as constants", () => {
  const added = linesOf("+");
  const constants = linesOf("-").flatMap((line, index) =>
    [...line.matchAll(/\bfuture\.(v3_\w+)/g)].map(([, flag = ""]) => [
      flag,
      !/\breturn false;/.test(added[index] ?? ""),
    ]),
  );
  expect(constants).not.toEqual([]);
  expect(remixConfig.future).toMatchObject(Object.fromEntries(constants));
});
