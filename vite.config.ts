import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { hasReact } from "./app/react-pages";
import remixConfig from "./remix.config.js";
import { browserPackages } from "./scripts/vite/browser-packages";
import { browserScript } from "./scripts/vite/browser-script-plugin";
import { chunkOf } from "./scripts/vite/chunk-of";
import { messages } from "./scripts/vite/messages-plugin";
import { plainPages } from "./scripts/vite/plain-pages-plugin";
import { requestChain } from "./scripts/vite/request-chain-plugin";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

const target = ["chrome111", "firefox121", "safari16.4"];

/**
 * Packages that the server loads from node_modules: packages with native libraries, WebAssembly or threads, packages that remix-serve also
 * loads, and packages that only some sites need. The build contains all others, because reading a thousand small files takes more than half
 * of a start.
 */
const serverPackages = [
  "@aws-sdk/client-s3",
  "@aws-sdk/lib-storage",
  "@electric-sql/pglite",
  "@node-rs/argon2",
  "@remix-run/node",
  "@remix-run/router",
  "@remix-run/server-runtime",
  "on-headers",
  "pino",
  "sharp",
  "tus-js-client",
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    messages(),
    requestChain(),
    browserScript([messages({ isScript: true }), tsconfigPaths()], target),
    tailwindcss(),
    remix(remixConfig),
    tsconfigPaths(),
    plainPages(hasReact),
  ],
  build: {
    target,
    // Fonts stay separate files, so the CSP needs no data: source and the preload link matches.
    assetsInlineLimit: 0,
    // All target browsers support module preload.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // An ES module has no `require`, so a package that tries to load an optional package, such as prom-client, would never find it.
    ...(isSsrBuild && { commonjsOptions: { ignoreTryCatch: false } }),
    ...(!isSsrBuild && { rollupOptions: { output: { manualChunks: chunkOf } } }),
  },
  // In development, all packages are loaded from node_modules.
  ssr: isSsrBuild ? { external: serverPackages, noExternal: true } : {},
  optimizeDeps: {
    include: browserPackages,
    // A package that is discovered later would reload the page during development. An unlisted package is served unbundled.
    noDiscovery: true,
  },
  // The development servers of tests share node_modules, so the cache is outside of it.
  cacheDir: ".cache/vite",
  server: { host: "127.0.0.1", port: Number(process.env.PORT ?? 3000) },
}));
