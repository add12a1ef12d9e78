// @ts-check
/**
 * Builds the app with its browser scripts in English, then the commands of operators, then the browser scripts in its other languages, in
 * one process, which loads the packages of the build once (decision 0243).
 */
import { cli } from "@remix-run/dev";
import { build } from "vite";

// With the arguments of this script.
await cli.run();
await build({ configFile: "scripts/vite/commands.config.ts" });
process.env.TRANSLATED_SCRIPTS = "true";
await build({ logLevel: "error", build: { write: false } });
