/** Headers of a page that is the same for everyone: kept by caches for a while, by this process too. */
export function marketingHeaders() {
  return { "Cache-Control": "public, max-age=60, s-maxage=300, stale-while-revalidate=600" };
}
