import path from "node:path";
import type { Plugin } from "vite";

const suffix = "?__remix-build-client-route";
/** The root and the layouts of pages with React. */
const layouts = ["root", "routes/site/layout"];

/** What a navigation inside of a page with React, such as a redirect after a post, runs when it leads to a page without. */
const reload = "export default function PlainPage() { location.reload(); return null; }";

/**
 * Leaves the pages without React out of the browser build: no document refers to their scripts. What they import is then
 * not shared with the pages that have scripts, so Rollup does not split those into more chunks.
 *
 * @param hasReact whether the page of a route has scripts in this build
 */
export function plainPages(hasReact: (routeId: string) => boolean): Plugin {
  let root = "";
  return {
    name: "plain-pages",
    apply: "build",
    enforce: "post",
    configResolved: (config) => void (root = config.root),
    transform(_code, id, options) {
      if (options?.ssr || !id.endsWith(suffix)) return undefined;
      const file = path.relative(path.join(root, "app"), id.slice(0, -suffix.length));
      const routeId = file.replace(/(\/route)?\.tsx?$/, "");
      return layouts.includes(routeId) || hasReact(routeId) ? undefined : { code: reload, map: null };
    },
  };
}
