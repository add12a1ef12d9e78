import * as text from "~/messages/api-keys";

/** Returns a scope in words: `Visits: Read`. */
export function describeScope(scope: string): string {
  const [area = "", level = ""] = scope.split(":");
  const areas = new Map<string, string>(Object.entries(text.areas));
  const levels = new Map<string, string>(Object.entries(text.levels));
  return text.scope(areas.get(area) ?? area, levels.get(level) ?? level);
}
