/** Returns a `mailto:` link; escapes characters that would add a subject or another recipient. */
export function emailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
}

/** Returns a Google Maps URL that searches for a typed address. */
export function addressLink(address: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: address })}`;
}
