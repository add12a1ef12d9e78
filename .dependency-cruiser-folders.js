// @ts-check
import { options } from "./.dependency-cruiser.js";

/**
 * Cycles of folders: neither two modules nor two folders of one module import each other, directly or by way of others. Tests do not count,
 * because they may start anywhere, nor do the entry points directly in app/, which `.dependency-cruiser.js` keeps above all folders.
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
  options: {
    ...options,
    exclude: {
      path: "\\.test\\.tsx?$|^app/(booking-fields|boot|entry|guard|policies|react-pages|root|route-map|routes|mail-link-paths)\\.[^/]+$",
    },
  },
};
