import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

interface ManifestEntry {
  id: string;
  parentId?: string;
  path?: string;
  hasLoader: boolean;
  hasAction: boolean;
}

/** A route of the built app, from the manifest that browsers load. */
export interface ManifestRoute extends ManifestEntry {
  /** The path with `:parameters` and `*`; null for a layout route. */
  address: string | null;
}

/** Returns every route of the build, including resource routes. */
export function readRouteManifest(): ManifestRoute[] {
  const folder = "build/client/assets";
  const file = readdirSync(folder).find((name) => /^manifest-.*\.js$/.test(name)) ?? "";
  const json = readFileSync(path.join(folder, file), "utf8")
    .replace(/^[^{]*/, "")
    .replace(/;?\s*$/, "");
  const { routes } = JSON.parse(json) as { routes: Record<string, ManifestEntry> };
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const getAddress = (route: ManifestEntry | undefined): string =>
    route ? getAddress(routes[route.parentId ?? ""]) + (route.path ? `/${route.path}` : "") : "";
  return Object.values(routes).map((route) => ({
    ...route,
    address: parents.has(route.id) ? null : getAddress(route) || "/",
  }));
}
