import { readFileSync, writeFileSync } from "node:fs";
import { drawModules, replaceDrawing } from "./lib/module-drawing";

/** `npm run docs:modules`: draws the modules of app/ and their imports into docs/architecture.md. */
const file = "docs/architecture.md";
writeFileSync(file, replaceDrawing(readFileSync(file, "utf8"), await drawModules()));
