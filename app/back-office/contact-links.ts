/** Returns a `mailto:` link. Escapes characters that would add a subject or another recipient. */
export function emailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
}

export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: address })}`;
}
