import type { Address } from "~/route-map";

/** Keeps a parameter one segment of the path: visitors may write anything into an address, such as `/`, `\` and line breaks. */
export const segment = encodeURIComponent;

/** Returns a path with the parameters of its query that have a value. */
export function withQuery(path: Address, query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, string | number | undefined][]) {
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
