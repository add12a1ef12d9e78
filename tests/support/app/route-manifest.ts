import { readFileSync } from "node:fs";

interface ManifestEntry {
  id: string;
  parentId?: string;
  path?: string;
  hasLoader: boolean;
  hasAction: boolean;
}

/** A route of the built app. */
export interface ManifestRoute extends ManifestEntry {
  /** The path with `:parameters` and `*`; null for a layout route. */
  address: string | null;
}

/** Returns every route of the build, including resource routes. */
export function readRouteManifest(): ManifestRoute[] {
  const routes = JSON.parse(readFileSync("build/server/routes.json", "utf8")) as Record<
    string,
    ManifestEntry
  >;
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const getAddress = (route: ManifestEntry | undefined): string =>
    route ? getAddress(routes[route.parentId ?? ""]) + (route.path ? `/${route.path}` : "") : "";
  return Object.values(routes).map((route) => ({
    ...route,
    address: parents.has(route.id) ? null : getAddress(route) || "/",
  }));
}
