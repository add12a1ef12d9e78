import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const suffix = "?__remix-build-client-route";
/** The root and the layouts of pages with React. */
const layouts = /\/app\/(root|routes\/(_site|_staff)\/route)\.tsx$/;

/** What a navigation inside of a page with React, such as a redirect after a post, runs when it leads to a page without. */
const reload = "export default function PlainPage() { location.reload(); return null; }";

/**
 * Leaves the pages without React (those without `hydrate` in their handle) out of the browser build: no document refers to their
 * scripts. What they import is then not shared with the pages that have scripts, so Rollup does not split those into more chunks.
 */
export function plainPages(): Plugin {
  return {
    name: "plain-pages",
    apply: "build",
    enforce: "post",
    transform(_code, id, options) {
      if (options?.ssr || !id.endsWith(suffix)) return undefined;
      const file = id.slice(0, -suffix.length);
      return layouts.test(file) || isOfReactPage(file) ? undefined : { code: reload, map: null };
    },
  };
}

/** The handle of a layout applies to its pages, too: that of the back office. */
function isOfReactPage(file: string): boolean {
  return file.includes("/app/routes/_staff") || /\bhydrate: true\b/.test(readFileSync(file, "utf8"));
}
