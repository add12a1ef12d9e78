import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawModules, replaceDrawing } from "./lib/module-drawing";

test("the drawing of the modules shows what they import", async () => {
  const document = readFileSync("docs/architecture.md", "utf8");
  const hint = "Run npm run docs:modules.";
  expect(replaceDrawing(document, await drawModules()) === document, hint).toBe(true);
}, 60_000);
