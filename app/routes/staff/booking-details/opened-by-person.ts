/**
 * Whether a browser shows the response to a person: it loads a document, or data for the page that is on the screen. Programs and what
 * browsers load in advance open nothing. Every browser sends these headers to addresses with HTTPS and to localhost.
 */
export function isOpenedByPerson({ headers }: Request): boolean {
  const purpose = headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "";
  if (/prefetch|prerender/i.test(purpose)) return false;
  const destination = headers.get("Sec-Fetch-Dest");
  // Remix takes out of the address what tells a request for data apart; only its script asks for one from this site.
  return (
    destination === "document" || (destination === "empty" && headers.get("Sec-Fetch-Site") === "same-origin")
  );
}
