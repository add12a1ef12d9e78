import { writeFileSync } from "node:fs";
import { clientFile, writeClientTypes } from "./lib/api-client";

/** `npm run api:client`: writes the types of the API into client/, from its document. */
writeFileSync(clientFile, await writeClientTypes());
