import { readdirSync, readFileSync } from "node:fs";

interface ManifestEntry {
  id: string;
  parentId?: string;
  path?: string;
  hasLoader: boolean;
  hasAction: boolean;
}

export interface ManifestRoute extends ManifestEntry {
  /** The path with `:parameters` and `*`; null for a layout route. */
  address: string | null;
}

/** Returns every route of the build, including resource routes. */
export function readRouteManifest(): ManifestRoute[] {
  const [name = ""] = readdirSync("build/client/assets").filter((file) => /^manifest-\w+\.js$/.test(file));
  const script = readFileSync(`build/client/assets/${name}`, "utf8");
  const { routes } = JSON.parse(script.replace(/^window\.__remixManifest=|;\s*$/g, "")) as {
    routes: Record<string, ManifestEntry>;
  };
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const getAddress = (route: ManifestEntry | undefined): string =>
    route ? getAddress(routes[route.parentId ?? ""]) + (route.path ? `/${route.path}` : "") : "";
  return Object.values(routes).map((route) => ({
    ...route,
    address: parents.has(route.id) ? null : getAddress(route) || "/",
  }));
}
