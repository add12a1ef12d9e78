import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

interface ManifestEntry {
  id: string;
  parentId?: string;
  path?: string;
  hasLoader: boolean;
  hasAction: boolean;
}

/** A route of the built app, as it stands in the manifest that browsers load. */
export interface ManifestRoute extends ManifestEntry {
  /** The address it answers, with `:parameters` and `*`; null for one that only frames others. */
  address: string | null;
}

/** Every route of the build, resource routes too. */
export function readRouteManifest(): ManifestRoute[] {
  const folder = "build/client/assets";
  const file = readdirSync(folder).find((name) => /^manifest-.*\.js$/.test(name)) ?? "";
  const json = readFileSync(path.join(folder, file), "utf8")
    .replace(/^[^{]*/, "")
    .replace(/;?\s*$/, "");
  const { routes } = JSON.parse(json) as { routes: Record<string, ManifestEntry> };
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const addressOf = (route: ManifestEntry | undefined): string =>
    route ? addressOf(routes[route.parentId ?? ""]) + (route.path ? `/${route.path}` : "") : "";
  return Object.values(routes).map((route) => ({
    ...route,
    address: parents.has(route.id) ? null : addressOf(route) || "/",
  }));
}
