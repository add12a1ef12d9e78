import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin, Rollup } from "vite";
import { shareModules, visitorManifest, writeManifestScript } from "./small-manifest-plugin";
import type { Manifest, Route } from "./write-manifest";
import type { LanguageScripts } from "../../app/server/render-manifest.server";

const routeQuery = "?__remix-build-client-route";

/**
 * Adds the scripts of other languages to a finished build: those of the pages of visitors with React. The server reads their names in
 * `scripts-vi.json`; modules without a text have the same name in every language. Each output of the build has the name of its language.
 */
export function languageScripts(): Plugin {
  let app = "";
  let client = "";
  return {
    name: "language-scripts",
    apply: "build",
    configResolved({ root, build }) {
      app = path.join(root, "app");
      client = path.resolve(root, build.outDir);
    },
    generateBundle: {
      // After Vite, which names what a chunk preloads.
      order: "post",
      handler({ name: locale = "" }, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        for (const { fileName, code } of chunks) {
          const file = path.join(client, fileName);
          if (!existsSync(file)) writeFileSync(file, code);
        }
        const server = path.join(client, "../server");
        const { routes, url, ...manifest } = JSON.parse(
          readFileSync(path.join(server, visitorManifest), "utf8"),
        ) as Omit<Manifest, "routes"> & { routes: Route[] };
        const translated = routes.map((route) => {
          const sources = [`${route.id}.tsx`, `${route.id}/route.tsx`];
          const scripts = findScripts(
            chunks,
            sources.map((source) => path.join(app, source) + routeQuery),
          );
          return { ...route, ...scripts };
        });
        const pages = shareModules(translated, client);
        const scripts = {
          url: url.replace("/manifest-", `/manifest-${locale.toLowerCase()}-`),
          entry: findScripts(chunks, [path.join(app, "entry.client.tsx")]) ?? manifest.entry,
          routes: Object.fromEntries(pages.map(({ id, module, imports }) => [id, { module, imports }])),
        } satisfies LanguageScripts;
        const { entry, url: ownUrl } = scripts;
        writeManifestScript(path.join(client, ownUrl), { ...manifest, entry, url: ownUrl }, pages);
        writeFileSync(path.join(server, `scripts-${locale}.json`), JSON.stringify(scripts));
      },
    },
  };
}

/** Returns the addresses of the module that one of the sources has become, and of all that it imports, as Remix's manifest has them. */
function findScripts(chunks: Rollup.OutputChunk[], sources: string[]) {
  const [module] = chunks.filter(({ facadeModuleId }) => sources.includes(facadeModuleId ?? ""));
  if (!module) return undefined;
  const found = new Set(module.imports);
  // A set also yields what is added on the way.
  for (const name of found)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      found.add(imported);
  return { module: `/${module.fileName}`, imports: [...found].map((name) => `/${name}`) };
}
