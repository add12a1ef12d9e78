import { JSDOM } from "jsdom";

/** A shared window. Creating one per page takes most of the parsing time, and a parsed document loads no style sheets. */
const shared = new JSDOM();

/**
 * Parses a page like a browser without script.
 *
 * @param url the base of the page's relative addresses
 */
export function parsePage(html: string, url?: string | URL): Document {
  if (url) shared.reconfigure({ url: String(url) });
  return new shared.window.DOMParser().parseFromString(html, "text/html");
}
