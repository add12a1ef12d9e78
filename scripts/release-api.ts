import { writeFileSync } from "node:fs";
import { readApiDocument } from "./lib/api-client";

/**
 * `npm run release:api`: keeps the API's document as the one that callers of the last release have. A test compares each later one with it.
 */
writeFileSync("docs/api-released.json", `${JSON.stringify(readApiDocument(), null, 2)}\n`);
