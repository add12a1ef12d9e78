import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Rollup } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { translations } from "./app/messages/languages";
import { hasReact } from "./app/react-pages";
import { visitors } from "./app/route-map";
import remixConfig from "./remix.config.js";
import { browserPackages } from "./scripts/vite/browser-packages";
import { browserScript } from "./scripts/vite/browser-script-plugin";
import { languageScripts } from "./scripts/vite/language-scripts-plugin";
import { messages } from "./scripts/vite/messages-plugin";
import { minifyScripts } from "./scripts/vite/minify-plugin";
import { pageStyles } from "./scripts/vite/page-styles-plugin";
import { plainPages } from "./scripts/vite/plain-pages-plugin";
import { requestChain } from "./scripts/vite/request-chain-plugin";
import { smallManifest } from "./scripts/vite/small-manifest-plugin";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** The browser scripts are built in English. Those of the other languages are a build of their own. */
const forTranslations = process.env.TRANSLATED_SCRIPTS !== undefined;
const isVisitorPage = (id: string) => id in visitors && hasReact(id);
const target = ["chrome111", "firefox121", "safari16.4"];

/**
 * Packages that the server loads as they are installed: with files of their own, such as libraries of the system, WebAssembly and threads;
 * what remix-serve has too; and what only some sites need. The others are in the build: to find and read a thousand small files takes more
 * than half of a start.
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

/** Returns the plugins for a script that is not part of the browser build. */
const scriptPlugins = (languages: readonly string[]) => [
  messages(languages.length > 1 ? languages : []),
  tsconfigPaths(),
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    messages(forTranslations ? translations : []),
    requestChain(),
    browserScript(scriptPlugins, target),
    pageStyles(),
    tailwindcss(),
    remix(remixConfig),
    tsconfigPaths(),
    plainPages(forTranslations ? isVisitorPage : hasReact),
    forTranslations ? languageScripts() : smallManifest(),
    ...(isSsrBuild ? [] : [minifyScripts()]),
  ],
  publicDir: forTranslations ? false : "public",
  build: {
    target,
    // Fonts stay separate files, so that the CSP needs no data: source and the preload link matches.
    assetsInlineLimit: 0,
    // All target browsers support module preload.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    minify: false,
    // Otherwise a package that tries whether it can load something, such as prom-client, finds nothing: a module has no `require`.
    ...(isSsrBuild && { commonjsOptions: { ignoreTryCatch: false } }),
    ...(!isSsrBuild && {
      rollupOptions: {
        output: (forTranslations ? translations : [undefined]).map((name) => ({
          name,
          manualChunks: getChunkName,
        })),
      },
    }),
  },
  // In development, packages are used as they are installed.
  ssr: isSsrBuild ? { external: serverPackages, noExternal: true } : {},
  optimizeDeps: {
    include: browserPackages,
    // A package that is discovered later reloads the page, in the middle of what a developer does. What is not listed is served as it is.
    noDiscovery: true,
  },
  // Beside the sources, not in node_modules, which the development servers of tests share.
  cacheDir: ".cache/vite",
  server: { host: "127.0.0.1", port: Number(process.env.PORT ?? 3000) },
}));

const framework =
  /\/node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream)\/|vite\/preload-helper/;
/** The entry modules of every page with React, and those of /booking. */
const everyPage = /\/app\/(entry\.client\.tsx$|root\.tsx\?)/;
/** What root.tsx uses of it stays on the server. */
const routeMap = "/app/route-map.ts";
const staffPages = "/app/routes/staff/";
/** Of the back office, and of what /booking loads with the first focus: visitors need no other script of the back office. */
const formats = /\/app\/lib\/(format-count|pacific-time|time)\.ts$/;
/** Part of one namespace of all paths, so that the graph of modules says that every page needs them. */
const staffPaths = "/app/paths/staff-paths.ts";
/** The first page of the back office, whose size bench row P2 measures, too. */
const deskPage = /\/app\/routes\/staff\/(layout|dashboard)\/route\.tsx\?/;
const bookingPage = /\/app\/routes\/site\/(layout|booking)\/route\.tsx\?/;

/**
 * Names the browser chunk of a module. React and Remix share one chunk; modules that every page needs, or that /booking
 * shares with other pages, share another. By default, Rollup splits the latter into some twenty chunks of a few hundred
 * bytes, which compress badly: 5 kB of the 25 kB that /booking may load in addition to the framework (bench row P2).
 */
function getChunkName(id: string, { getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta) {
  if (framework.test(id)) return "framework";
  if (!id.includes("/app/") || id.includes("/app/routes/")) return undefined;
  if (id.endsWith(routeMap)) return "route-map";
  if (formats.test(id)) return "formats";
  if (id.endsWith(staffPaths)) return "staff-and-sign-in";
  const users = [...getModuleIds()].filter(
    (user) => isEntry(user) && staticImports(user, getModuleInfo).has(id),
  );
  const isOfEveryPage = users.some((user) => everyPage.test(user));
  const isOfBooking = users.length > 1 && users.some((user) => bookingPage.test(user));
  const isOfDesk = users.some((user) => deskPage.test(user));
  if (isOfEveryPage || (isOfBooking && isOfDesk)) return "shared";
  // What the back office does not load on every page: the layout of the site, and most of the fields of forms.
  if (isOfBooking) return "site-and-forms";
  // What the first page of the back office shares with others.
  if (users.length === 1 || !isOfDesk) return undefined;
  return users.every((user) => user.includes(staffPages)) ? "staff" : "staff-and-sign-in";
}

/** Whether a module is an entry of the browser build: the app's or a route's. */
function isEntry(id: string): boolean {
  return id.endsWith("/app/entry.client.tsx") || id.endsWith("?__remix-build-client-route");
}

const importsByEntry = new Map<string, Set<string>>();

/** Returns a module with all of its static imports; dynamic imports are excluded. */
function staticImports(start: string, getModuleInfo: Rollup.GetModuleInfo): Set<string> {
  const known = importsByEntry.get(start);
  if (known) return known;
  const found = new Set<string>();
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {};
    // A module that is imported both ways is static on the server and dynamic in the browser.
    open.push(...importedIds.filter((imported) => !dynamicallyImportedIds.includes(imported)));
  }
  importsByEntry.set(start, found);
  return found;
}
