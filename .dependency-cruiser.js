// @ts-check
/** @type {import("dependency-cruiser").ICruiseOptions} */
export const options = {
  // Includes `import type`, which the compiled code lacks.
  tsPreCompilationDeps: true,
  tsConfig: { fileName: "tsconfig.json" },
  doNotFollow: { path: "node_modules" },
  exclude: { path: "^(build|public)/" },
  enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js"] },
};

/**
 * Forbids import cycles of files, including type imports, and limits the imports of pages and of the files directly in app/.
 * `.dependency-cruiser-folders.js` forbids cycles of folders; eslint.config.js enforces the layers.
 *
 * @type {import("dependency-cruiser").IConfiguration}
 */
export default {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Move what both modules need into a third one.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "entry-points-on-top",
      comment:
        "What folders of app/ share lies in a folder. Only the map of routes, the policies and the fields of a booking lie above them all and are read everywhere.",
      severity: "error",
      from: { path: "^app/[^/]+/", pathNot: "\\.test\\.tsx?$|^app/routes/" },
      to: { path: "^app/[^/]+\\.tsx?$", pathNot: "^app/(route-map|policies|booking-fields)\\.ts$" },
    },
    {
      name: "facts-import-nothing",
      comment:
        "The map of routes, the policies and the fields of a booking are read by every layer, so they import no folder.",
      severity: "error",
      from: { path: "^app/(route-map|policies|booking-fields)\\.ts$" },
      to: { path: "^app/[^/]+/" },
    },
    {
      name: "pages-without-the-api",
      comment:
        "What pages share with the API lies in server/ or refusals/. Files are sent as programs send them, and a page documents the API.",
      severity: "error",
      from: {
        path: "^app/routes/(site|staff)/",
        pathNot:
          "\\.test\\.tsx?$|^app/routes/(site/api-docs/|site/(booking|private-page)-upload\\.ts$|staff/deliver-upload\\.ts$)",
      },
      to: { path: "^app/api/" },
    },
  ],
  options,
};
