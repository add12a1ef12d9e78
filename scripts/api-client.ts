import { writeFileSync } from "node:fs";
import { clientFile, readApiDocument, writeClientTypes } from "./lib/api-client";

/**
 * `npm run api:client`: writes the types of the API into client/, from its document.
 *
 * `npm run release:api`: keeps the document as the one that callers of the last release have. A test compares each later one with it.
 */
if (process.argv.includes("--release"))
  writeFileSync("docs/api-released.json", `${JSON.stringify(readApiDocument(), null, 2)}\n`);
else writeFileSync(clientFile, await writeClientTypes());
