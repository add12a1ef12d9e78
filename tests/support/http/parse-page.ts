import { JSDOM } from "jsdom";

/** Without a window of its own, a document neither reads style sheets nor costs what making a window does: most of parsing a page. */
const shared = new JSDOM();

/**
 * Parses a page as a browser without script does.
 *
 * @param url that the addresses in it are relative to
 */
export function parsePage(html: string, url?: string | URL): Document {
  if (url) shared.reconfigure({ url: String(url) });
  return new shared.window.DOMParser().parseFromString(html, "text/html");
}
