import openapiTS, { astToString } from "openapi-typescript";
import { apiDocument } from "~/api/document.server";
import { setCompany } from "~/settings/company";
import { defaultSettings } from "~/settings/default-settings";
import { toCompany } from "~/settings/to-company";

/** The types of the API, as its document describes them. */
export const clientFile = "client/api.d.ts";

/** Returns the document of the API, as that of a site that nobody has set up. */
export function readApiDocument(): object {
  setCompany(toCompany(defaultSettings));
  return JSON.parse(apiDocument().text) as object;
}

/** Returns the types of the API as TypeScript. */
export async function writeClientTypes(): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(readApiDocument()));
  return `// Written by \`npm run api:client\`.\n${astToString(nodes)}`;
}
