import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type Rollup } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixConfig from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixConfig), tsconfigPaths(), refuseQueriesOfClosedConnections()],
  build: {
    target: ["chrome111", "firefox121", "safari16.4"],
    // Fonts are files of their own, so that the CSP needs no data: source and the preload link hits.
    assetsInlineLimit: 0,
    // Every browser of the target list preloads modules itself.
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && { rollupOptions: { output: { manualChunks: chunkOf } } }),
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
  // Bundled, so that the plugin below can mend it.
  ssr: { noExternal: ["postgres"] },
  server: { host: "127.0.0.1", port: Number(process.env.PORT ?? 3000) },
}));

const framework =
  /\/node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream)\/|vite\/preload-helper/;
/** What every page with React starts from, and what /booking starts from besides. */
const everyPage = /\/app\/(entry\.client\.tsx$|root\.tsx\?)/;
const bookingPage = /\/app\/routes\/(_site|_site\.booking)\/route\.tsx\?/;

/**
 * Names the browser chunk of a module: React and Remix share one, and so does what every page needs or /booking
 * shares with other pages. Left alone, Rollup splits the latter into some twenty chunks of a few hundred bytes,
 * which compress badly: that is 5 kB of the 25 kB that /booking may load above the framework (bench row P2).
 */
function chunkOf(id: string, { getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta) {
  if (framework.test(id)) return "framework";
  if (!id.includes("/app/") || id.includes("/app/routes/")) return undefined;
  const users = [...getModuleIds()].filter(
    (user) => isEntry(user) && staticImports(user, getModuleInfo).has(id),
  );
  const isOfEveryPage = users.some((user) => everyPage.test(user));
  const isOfBooking = users.length > 1 && users.some((user) => bookingPage.test(user));
  return isOfEveryPage || isOfBooking ? "shared" : undefined;
}

/** Whether a module is what the browser starts from: the app's own entry, or that of a route. */
function isEntry(id: string): boolean {
  return id.endsWith("/app/entry.client.tsx") || id.endsWith("?__remix-build-client-route");
}

const importsByEntry = new Map<string, Set<string>>();

/** A module with everything that loads together with it; what it imports later by `import()` is left out. */
function staticImports(start: string, getModuleInfo: Rollup.GetModuleInfo): Set<string> {
  const known = importsByEntry.get(start);
  if (known) return known;
  const found = new Set<string>();
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {};
    // A module that is imported both ways is the server's at once and the browser's later.
    open.push(...importedIds.filter((imported) => !dynamicallyImportedIds.includes(imported)));
  }
  importsByEntry.set(start, found);
  return found;
}

/**
 * postgres.js 3.4.9 sends a query of a transaction whose connection has closed, such as its rollback, to a socket
 * that is null, from a timer: nothing can catch that, and the process ends. The bundle refuses the query instead.
 */
function refuseQueriesOfClosedConnections(): Plugin {
  const faulty =
    "    if (terminated)\n      return queryError(q, Errors.connection('CONNECTION_DESTROYED', options))";
  return {
    name: "refuse-queries-of-closed-connections",
    transform(code, id) {
      if (!id.endsWith("/node_modules/postgres/src/connection.js")) return undefined;
      if (!code.includes(faulty))
        throw new Error("postgres.js has changed: look whether it still needs this.");
      return code.replace(faulty, faulty.replace("(terminated)", "(terminated || socket === null)"));
    },
  };
}
