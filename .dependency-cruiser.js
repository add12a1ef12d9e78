// @ts-check
/** @type {import("dependency-cruiser").ICruiseOptions} */
export const options = {
  // Counts `import type`, which disappears when TypeScript is compiled.
  tsPreCompilationDeps: true,
  tsConfig: { fileName: "tsconfig.json" },
  doNotFollow: { path: "node_modules" },
  exclude: { path: "^(build|public)/" },
  enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js"] },
};

/**
 * Import cycles of files, type imports included. `.dependency-cruiser-folders.js` has those of folders, eslint.config.js the layers.
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
  ],
  options,
};
