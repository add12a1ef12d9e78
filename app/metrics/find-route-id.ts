interface RoutePattern {
  id: string;
  pattern: RegExp;
  score: number;
}

/** A segment of a route's id, with the parameter or the splat that it stands for. */
const parameter = /\$\w+/g;

/**
 * Returns a function that finds the route of a path, for metrics: the id that Remix's own router would choose, in a few
 * microseconds and with as many different answers as there are routes.
 *
 * @param ids of all routes, which name their paths by the convention of Remix's flat routes
 */
export function createRouteFinder(ids: readonly string[]): (path: string) => string {
  const patterns = ids.flatMap(toPattern).sort((a, b) => b.score - a.score);
  return (path) => patterns.find(({ pattern }) => pattern.test(path))?.id ?? "none";
}

function toPattern(id: string): RoutePattern[] {
  if (!id.startsWith("routes/")) return [];
  const names = id.slice("routes/".length).split(/\.(?!\])/);
  const isIndex = names.at(-1) === "_index";
  // A leading underscore names a layout without a path of its own, a trailing one leaves the layout of the same name.
  const segments = names.filter((name) => !name.startsWith("_")).map((name) => name.replace(/_$/, ""));
  if (segments.length === 0 && !isIndex) return [];
  const source = segments
    .map((segment) => (segment === "$" ? "(?:/.*)?" : `/+${toSource(segment)}`))
    .join("");
  return [{ id, pattern: new RegExp(`^${source}/*$`, "i"), score: getScore(segments) + (isIndex ? 2 : 0) }];
}

function toSource(segment: string): string {
  const literal = segment.replaceAll("[.]", ".").replace(/[.*+?^()|[\]\\{}]/g, "\\$&");
  return literal.replace(parameter, "[^/]+");
}

/** Ranks as the router does: more segments first, fixed ones before parameters, a splat last. */
function getScore(segments: string[]): number {
  const each = segments.map((segment) => {
    if (segment === "$") return -2;
    return /^\$\w+$/.test(segment) ? 3 : 10;
  });
  return each.reduce((sum, score) => sum + score, segments.length);
}
