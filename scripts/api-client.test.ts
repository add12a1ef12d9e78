import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clientFile, writeClientTypes } from "./lib/api-client";

test("the types of the client are those of the document", async () => {
  const isCurrent = readFileSync(clientFile, "utf8") === (await writeClientTypes());
  expect(isCurrent, "Run npm run api:client.").toBe(true);
}, 60_000);

test("the page of recipes shows the programs that a test runs", () => {
  const page = readFileSync("docs/api-recipes.md", "utf8");
  for (const name of ["requests-into-crm", "bill-accepted-quotes", "fill-a-calendar"])
    expect(page).toContain(`\`\`\`ts\n${readFileSync(`client/${name}.ts`, "utf8")}\`\`\``);
});
