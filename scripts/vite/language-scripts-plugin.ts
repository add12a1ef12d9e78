import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Manifest as ViteManifest, Plugin } from "vite";
import { shareModules, visitorManifest, writeManifestScript } from "./small-manifest-plugin";
import type { Manifest, Route } from "./write-manifest";

import type { LanguageScripts } from "../../app/server/language-scripts.server";

const routeQuery = "?__remix-build-client-route";

/**
 * Adds the scripts of another language to a finished build: those of the pages of visitors with React. The server reads their names in
 * `scripts-vi.json`; modules without a text have the same name in every language. The build of this language is removed then.
 *
 * @param locale the language of this build, which lies below the finished one: `build/languages/vi`
 */
export function languageScripts(locale: string): Plugin {
  let client = "";
  return {
    name: "language-scripts",
    apply: "build",
    enforce: "post",
    configResolved({ root, build }) {
      client = path.resolve(root, build.outDir);
    },
    closeBundle() {
      const target = path.resolve(client, "../../..");
      const assets = path.join(target, "client/assets");
      for (const name of readdirSync(path.join(client, "assets")).filter((file) => file.endsWith(".js")))
        if (!existsSync(path.join(assets, name)))
          copyFileSync(path.join(client, "assets", name), path.join(assets, name));

      const chunks = readJson(path.join(client, ".vite/manifest.json")) as ViteManifest;
      const { routes, url, ...manifest } = readJson(path.join(target, "server", visitorManifest)) as Omit<
        Manifest,
        "routes"
      > & { routes: Route[] };
      const translated = routes.map((route) => {
        const source = [`app/${route.id}.tsx`, `app/${route.id}/route.tsx`].find(
          (name) => name + routeQuery in chunks,
        );
        return source === undefined ? route : { ...route, ...readScripts(chunks, source + routeQuery) };
      });
      const pages = shareModules(translated, path.join(target, "client"));
      const scripts: LanguageScripts = {
        url: url.replace("/manifest-", `/manifest-${locale.toLowerCase()}-`),
        entry: readScripts(chunks, "app/entry.client.tsx"),
        routes: Object.fromEntries(pages.map(({ id, module, imports }) => [id, { module, imports }])),
      };
      const { entry, url: ownUrl } = scripts;
      writeManifestScript(
        path.join(assets, path.basename(ownUrl)),
        { ...manifest, entry, url: ownUrl },
        pages,
      );
      writeFileSync(path.join(target, `server/scripts-${locale}.json`), JSON.stringify(scripts));
      rmSync(path.dirname(client), { recursive: true });
    },
  };
}

/** Returns the addresses of a module and of all that it imports, as Remix's manifest has them. */
function readScripts(chunks: ViteManifest, source: string): { module: string; imports: string[] } {
  const toUrl = (name: string) => `/${chunks[name]?.file ?? ""}`;
  const found = new Set<string>();
  const open = [source];
  for (let name = open.pop(); name !== undefined; name = open.pop())
    for (const imported of chunks[name]?.imports ?? [])
      if (!found.has(imported)) {
        found.add(imported);
        open.push(imported);
      }
  return { module: toUrl(source), imports: [...found].map(toUrl) };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
