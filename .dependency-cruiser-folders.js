// @ts-check
import { options } from "./.dependency-cruiser.js";

/**
 * Forbids cycles of folders: neither two modules nor two folders of one module may import each other, directly or through others. Tests do
 * not count, because they may import anything. Nor do the entry points directly in app/, whose imports `.dependency-cruiser.js` restricts.
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
