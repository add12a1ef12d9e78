// @ts-check
/**
 * Writes the files of an empty embedded database beside the server's build. PGlite would create them with `initdb`, which needs
 * three times the memory and time of a start: see row P21 in bench/README.md.
 */
import crypto from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { root } from "./setup.js";

// PostgreSQL writes the time, and random bytes that only an exchange of passwords needs, into the files: a build has the same bytes each time.
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
  // A third of what gzip needs: a release has little room.
  brotliCompressSync(await files.arrayBuffer(), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
  }),
);
