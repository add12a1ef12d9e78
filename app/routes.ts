import { index, layout, route, type RouteConfig } from "@remix-run/route-config";
import { api, downloads, endpoints, site, staff, withoutHeader } from "./route-map";

/** Returns the routes of pages. A page is a folder with the modules that only it uses. */
function toPages(area: Record<string, string>) {
  return Object.entries(area).map(([id, address]) => {
    const file = `${id}/route.tsx`;
    return address === "/" ? index(file, { id }) : route(address.slice(1), file, { id });
  });
}

/** Returns the routes without a page. Each is a single file; the whole API is one file. */
function toResources(area: Record<string, string>) {
  return Object.entries(area).map(([id, address]) =>
    route(address.slice(1), id in api ? "routes/api/route.ts" : `${id}.ts`, { id }),
  );
}

export default [
  layout("routes/site/layout/route.tsx", { id: "routes/site/layout" }, toPages(site)),
  layout("routes/staff/layout/route.tsx", { id: "routes/staff/layout" }, toPages(staff)),
  ...toPages(withoutHeader),
  ...toResources(endpoints),
  ...toResources(downloads),
  ...toResources(api),
] satisfies RouteConfig;
