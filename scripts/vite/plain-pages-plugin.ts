import path from "node:path";
import type { Plugin } from "vite";

const suffix = "?__remix-build-client-route";
const layouts = ["root", "routes/site/layout"];

/**
 * The module that replaces a page without React. A navigation within a page with React loads it, for example after a redirect, and then
 * loads the document.
 */
const reload = "export default function PlainPage() { location.reload(); return null; }";

/**
 * Removes the pages without React from the browser build, because no document refers to their scripts. Rollup then does not split modules
 * into more chunks for them.
 *
 * @param hasReact whether a route's page has scripts in this build
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
