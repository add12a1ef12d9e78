import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawModules, replaceDrawing } from "./lib/module-drawing";

test("the drawing shows the imports of the modules", async () => {
  const document = readFileSync("docs/architecture.md", "utf8");
  const hint = "Run npm run docs:modules.";
  expect(replaceDrawing(document, await drawModules()) === document, hint).toBe(true);
}, 60_000);
