// @ts-check
import { options } from "./.dependency-cruiser.js";

/**
 * Cycles of folders: neither two modules nor two folders of one module import each other, directly or by way of others. Tests do not count,
 * because they may start anywhere, nor do the files directly in app/, where the process starts and is configured.
 *
 * @type {import("dependency-cruiser").IConfiguration}
 */
export default {
  forbidden: [
    {
      name: "no-folder-cycles",
      comment: "Move what both folders need into a third one.",
      severity: "error",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: "\\.test\\.tsx?$|^app/[^/]+\\.tsx?$" } },
};
