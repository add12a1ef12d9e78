import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readOfTimeScale, setFlags, withSingleFetch } from "./small-packages-plugin";

import remixConfig from "../../remix.config.js";

const folder = "node_modules/@remix-run/react/dist/esm";
const modules = readdirSync(folder)
  .filter((name) => name.endsWith(".js"))
  .map((name) => readFileSync(`${folder}/${name}`, "utf8"));

test("every flag that Remix reads in the browser becomes a constant", () => {
  const read = modules.filter((code) => code.includes("future.v3_"));
  expect(read.length).toBeGreaterThan(0);
  for (const code of read) expect(setFlags(code, remixConfig.future)).not.toMatch(/future\.v3_/);
});

test.each(Object.keys(withSingleFetch))("Remix still has the condition %s", (condition) => {
  const found = modules.filter((code) => code.includes(condition));
  expect(found).toHaveLength(1);
  expect(setFlags(found.join(""), remixConfig.future)).not.toContain(condition);
});

test("Chart.js still reads the defaults of its scale of time", () => {
  expect(readFileSync("node_modules/chart.js/dist/chart.js", "utf8")).toContain(readOfTimeScale);
});

test("a flag that is not set stops the build", () => {
  expect(() => setFlags("future.v3_next", remixConfig.future)).toThrow("v3_next");
});
