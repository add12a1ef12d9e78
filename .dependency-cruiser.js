// @ts-check
/**
 * Import cycles, type imports included. Folder rules are in eslint.config.js.
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
  options: {
    // Counts `import type`, which disappears when TypeScript is compiled.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|public)/" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js"] },
  },
};
