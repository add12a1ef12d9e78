import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { type Manifest, type Route, writeManifest } from "./write-manifest";
import { api, downloads } from "../../app/route-map";

/** The routes without a page: links to them load no route. */
const resources = { ...downloads, ...api };
const start = "window.__remixManifest=";

/**
 * Leaves routes without a page out of the manifest that every page with React loads: the router of the browser never goes there. A
 * second manifest, for /booking, has no back office either (`render-manifest.server.ts` selects it). Remix writes the file in the
 * server build, whose folder gets all routes as `routes.json`, for the tests.
 */
export function smallManifest(): Plugin {
  let server: string | undefined;
  return {
    name: "small-manifest",
    apply: "build",
    enforce: "post",
    configResolved({ build, root }) {
      if (build.ssr) server = path.resolve(root, build.outDir);
    },
    closeBundle() {
      if (!server) return;
      const client = path.join(server, "../client");
      const assets = path.join(client, "assets");
      const [name = "", ...others] = readdirSync(assets).filter((name) => /^manifest-\w+\.js$/.test(name));
      if (others.length > 0) throw new Error("There is more than one manifest.");
      const text = readFileSync(path.join(assets, name), "utf8");
      if (!text.startsWith(start)) throw new Error(`${name} is not the manifest that this plugin knows.`);
      const { routes, ...manifest } = JSON.parse(text.slice(start.length).replace(/;\s*$/, "")) as Manifest;
      writeFileSync(path.join(server, "routes.json"), JSON.stringify(routes));

      const pages = shareModules(
        Object.values(routes).filter(({ id }) => !(id in resources)),
        client,
      );
      writeManifestScript(path.join(assets, name), manifest, pages);
      const visitorPages = pages.filter(({ id }) => !id.startsWith("routes/staff/"));
      writeManifestScript(path.join(assets, `visitor-${name}`), manifest, visitorPages);
      // For the scripts in other languages, which are built afterward.
      writeFileSync(
        path.join(server, visitorManifest),
        JSON.stringify({ ...manifest, routes: visitorPages }),
      );
    },
  };
}

/** The name of a file beside the server with the manifest of the visitors' pages; its routes are a list. */
export const visitorManifest = "visitor-manifest.json";

/** Writes the script of a manifest, which the browser runs. */
export function writeManifestScript(file: string, manifest: Omit<Manifest, "routes">, pages: Route[]): void {
  writeFileSync(file, start + writeManifest(manifest, pages));
}

/**
 * Gives routes whose modules have the same code the same module: those of pages without React. Names compress badly.
 *
 * @param client the folder of the browser build
 */
export function shareModules(routes: Route[], client: string): Route[] {
  const moduleByCode = new Map<string, string>();
  return routes.map((route) => {
    const code = readFileSync(path.join(client, route.module), "utf8");
    const module = moduleByCode.get(code) ?? route.module;
    moduleByCode.set(code, module);
    return { ...route, module };
  });
}
