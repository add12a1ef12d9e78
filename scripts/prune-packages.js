// @ts-check
import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

/** Packages for compilers and editors. npm installs them as optional or mistaken dependencies of others. */
const unused = ["@types", ".bin", ".cache", "csstype", "fsevents", "typescript", "undici-types"];
/** Folders that Node never loads: other module formats, builds for browsers and bundlers, and material for developers. */
const unloaded =
  "umd dist-es es2015 test tests __tests__ docs example examples bench benchmark benchmarks".split(" ");
/** Declarations, sources before compilation, source maps and texts. Licenses stay. */
const unread =
  /\.(?:map|[cm]?tsx?|flow|tsbuildinfo)$|^(?:changelog|history|readme|contributing|security)(?:\.md)?$/i;
/** Duplicate builds: CommonJS builds of packages that are only imported as modules, builds for browsers, and one more unused build. */
const duplicate =
  /[\\/]node_modules[\\/](?:(?:drizzle-orm|zod|@electric-sql[\\/]pglite)[\\/].*\.cjs|@zxing[\\/]text-encoding[\\/]esm[\\/].*|csv-stringify[\\/]dist[\\/].*|web-streams-polyfill[\\/]dist[\\/](?!ponyfill\.m?js).*)$/;

/**
 * Removes files from installed packages that the site never loads in production.
 *
 * @param {string} folder a `node_modules`
 */
export function prunePackages(folder) {
  for (const name of unused) rmSync(path.join(folder, name), { recursive: true, force: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (
      entry.isDirectory() &&
      unloaded.includes(entry.name) &&
      existsSync(path.join(entry.parentPath, "package.json"))
    )
      rmSync(file, { recursive: true, force: true });
    else if (entry.isFile() && (unread.test(entry.name) || duplicate.test(file)))
      rmSync(file, { force: true });
  }
}
