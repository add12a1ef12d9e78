import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/** The routes without a page, such as `api.health` and `view-booking[.]csv`: links to them load no route. */
const resource = /^routes\/(api\.(?!docs)|[^_].*\[\.\]|request\.)/;
const start = "window.__remixManifest=";

/**
 * Leaves routes without a page out of the manifest that every page with React loads: the router of the browser never goes there. Remix
 * writes the file in the server build, whose folder gets all routes as `routes.json`, for the tests.
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
      const assets = path.join(server, "../client/assets");
      const [name = "", ...others] = readdirSync(assets).filter((name) => /^manifest-\w+\.js$/.test(name));
      if (others.length > 0) throw new Error("There is more than one manifest.");
      const file = path.join(assets, name);
      const text = readFileSync(file, "utf8");
      if (!text.startsWith(start)) throw new Error(`${name} is not the manifest that this plugin knows.`);
      const manifest = JSON.parse(text.slice(start.length).replace(/;\s*$/, "")) as { routes: object };
      writeFileSync(path.join(server, "routes.json"), JSON.stringify(manifest.routes));
      const routes = Object.entries(manifest.routes).filter(([id]) => !resource.test(id));
      writeFileSync(file, `${start}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`);
    },
  };
}
