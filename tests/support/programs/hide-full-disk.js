// @ts-check
/**
 * Preloaded into a process of the app. Makes each disk seem to have 1 TB free. Otherwise the app would reject uploads long before a disk is
 * full, and never get the error of a full disk.
 */
import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

const { statfs } = promises;
promises.statfs = /** @type {typeof statfs} */ (
  async (path) => {
    const stats = await statfs(path);
    return Object.assign(stats, { bavail: 1e12 / stats.bsize });
  }
);
syncBuiltinESMExports();
