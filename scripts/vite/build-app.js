// @ts-check
/**
 * Builds the app with its browser scripts in English, then these scripts in its other languages, in one process, which loads the packages
 * of the build once (decision 0243).
 */
import { cli } from "@remix-run/dev";
import { build } from "vite";

// With the arguments of this script.
await cli.run();
// A build in one language has no others.
if (!process.env.SITE_LOCALE) {
  process.env.TRANSLATED_SCRIPTS = "true";
  await build({ logLevel: "error", build: { write: false } });
}
