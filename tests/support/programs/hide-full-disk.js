// @ts-check
/**
 * Preloaded into a process of the app: each disk seems to have 1 TB free. The app refuses uploads long before a disk is full, so that it
 * would not meet the error of a full one.
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
