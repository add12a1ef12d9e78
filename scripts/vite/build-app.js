// @ts-check
/**
 * Builds the app in English, then the browser scripts of its other languages, all in one process, which loads the packages of the build
 * once and minifies once what several languages share (decision 0243).
 */
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { cli } from "@remix-run/dev";
import { build } from "vite";

import { buildDirectory } from "../setup.js";

const folder = buildDirectory();
const plugins = [minifyOnce()];
// With the arguments of this script.
await cli.run();
// A build in one language has no others.
if (!process.env.SITE_LOCALE) {
  const languages = path.join(folder, "languages");
  for (const locale of translations()) {
    process.env.SCRIPTS_LOCALE = locale;
    process.env.BUILD_DIR = path.join(languages, locale);
    await build({ logLevel: "error", plugins });
  }
  rmSync(languages, { recursive: true, force: true });
}

/**
 * Minifies a chunk once that several languages have: that of React is the same in all but English.
 *
 * @returns {import("vite").Plugin}
 */
function minifyOnce() {
  /** @type {Map<string, ReturnType<Extract<import("vite").Plugin["renderChunk"], (...values: never[]) => unknown>>>} */
  const minified = new Map();
  return {
    name: "minify-once",
    configResolved({ plugins }) {
      const terser = plugins.find(({ name }) => name === "vite:terser");
      const minify = terser?.renderChunk;
      if (!terser || typeof minify !== "function") throw new Error("Vite minifies in another way.");
      terser.renderChunk = function (code, ...rest) {
        const known = minified.get(code) ?? minify.call(this, code, ...rest);
        minified.set(code, known);
        return known;
      };
    },
  };
}

/** The folders of catalogs but that of the English ones. */
function translations() {
  const entries = readdirSync("app/messages", { withFileTypes: true });
  return entries.filter((each) => each.isDirectory() && each.name !== "en-US").map(({ name }) => name);
}
