import { writeFileSync } from "node:fs";
import { apiDocument } from "~/api/document.server";
import { setCompany } from "~/settings/company";
import { defaultSettings } from "~/settings/default-settings";
import { toCompany } from "~/settings/to-company";

/**
 * `npm run release:api`: keeps the API's document as the one that callers of the last release have. A test compares each later one with it.
 */
setCompany(toCompany(defaultSettings));
const document = JSON.parse(apiDocument().text) as object;
writeFileSync("docs/api-released.json", `${JSON.stringify(document, null, 2)}\n`);
