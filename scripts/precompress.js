// @ts-check
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Other files are compressed already: pictures, fonts, point clouds. */
const compressible = /\.(css|js|json|map|mjs|svg|txt|wasm|webmanifest|xml)$/;
/** A smaller file fits into one packet either way. */
const leastBytes = 1000;

/**
 * Writes each compressible file of a folder a second and a third time, as `.br` and `.gz`, for a server that sends them as they are
 * (`gzip_static` of nginx). A copy that would be no smaller is left out.
 * A file that has copies already is left as it is.
 *
 * @param {string} folder
 */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => path.join(folder, name))
    .filter((file) => compressible.test(file) && statSync(file).size >= leastBytes)
    .filter((file) => !existsSync(`${file}.br`));
  // Each call runs in the thread pool.
  await Promise.all(files.map(compressFile));
}

/** @param {string} file */
async function compressFile(file) {
  const content = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const copies = {
    br: await promisify(brotliCompress)(content, { params }),
    gz: await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [extension, copy] of Object.entries(copies)) {
    if (copy.length < content.length) writeFileSync(`${file}.${extension}`, copy);
    else rmSync(`${file}.${extension}`, { force: true });
  }
}
