// @ts-check
/**
 * Writes the files of an empty embedded database beside the server's build. With PGlite's own `initdb`, a first start would take three
 * times the memory and time: see row P21 in bench/README.md.
 */
import crypto from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { root } from "./setup.js";

// PostgreSQL writes the time, and random bytes that only password exchange uses, into the files. Fixed values make builds reproducible.
const start = Date.UTC(2026, 0, 1);
Date.now = () => start;
globalThis.Date = new Proxy(Date, {
  construct: (target, values) => Reflect.construct(target, values.length > 0 ? values : [start]),
});
crypto.randomFillSync = (array) => array;

const database = await PGlite.create();
await database.exec("checkpoint");
const files = await database.dumpDataDir("none");
await database.close();
writeFileSync(
  path.join(root, "build", "server", "database.tar.br"),
  // Brotli's output is a third of gzip's size.
  brotliCompressSync(await files.arrayBuffer(), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
  }),
);
