import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixConfig from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig({
  plugins: [tailwindcss(), remix(remixConfig), tsconfigPaths()],
  build: {
    target: ["chrome111", "firefox121", "safari16.4"],
    // Fonts are files of their own, so that the CSP needs no data: source and the preload link hits.
    assetsInlineLimit: 0,
    // Every browser of the target list preloads modules itself.
    modulePreload: { polyfill: false },
  },
  optimizeDeps: {
    // Found at the start: a dependency found later reloads the page half-way.
    include: [
      "@conform-to/react",
      "@conform-to/zod/v4",
      "@remix-run/react",
      "react",
      "react-dom/client",
      "react/jsx-dev-runtime",
      "zod",
    ],
    // The dev server looks at server-only imports too; this one has no part for browsers and failed all.
    exclude: ["@node-rs/argon2"],
  },
  server: { host: "127.0.0.1", port: Number(process.env.PORT ?? 3000) },
});
