import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { env } from "~/env.server";
import { isNotModified } from "~/lib/etag";
import { paths } from "~/paths";
import { settingsVersion } from "~/settings/settings.server";
import { siteOrigin } from "./origin.server";
import { readTheme } from "./theme";

/** The most cached pages: more than there are marketing pages in all themes. Beyond it the oldest is removed. */
const limit = 100;
const encodings = ["br", "gzip"] as const;

type Encoding = (typeof encodings)[number] | "identity";

interface CachedPage {
  etag: string;
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>;
}

const pages = new Map<string, CachedPage>();
/** The version of the settings that the cached pages show. */
let shownVersion = 0;

/**
 * Returns the `headers` of a route whose page is the same for everyone: caches may store it, and this process does. Browsers ask
 * each time whether it has changed, and a shared cache at least every three seconds, so a new phone number is on every page at
 * once. In development no cache may store it, because the page changes with its source.
 */
export function marketingHeaders() {
  const isChanging = env().NODE_ENV === "development";
  return {
    "Cache-Control": isChanging ? "no-store" : "public, max-age=0, s-maxage=1, stale-while-revalidate=2",
    "Speculation-Rules": `"${paths.speculationRules()}"`,
  };
}

/** Returns whether a page's headers allow caches to store it. */
export function isCacheable(headers: Headers): boolean {
  return headers.get("Cache-Control")?.startsWith("public") ?? false;
}

/**
 * Responds with the cached page for this path and theme, or renders, compresses and caches it. The query is not part
 * of the key, because marketing pages do not read it. Only pages with status 200 are cached.
 */
export async function cachedPage(
  request: Request,
  headers: Headers,
  render: () => Promise<Response>,
): Promise<Response> {
  const version = settingsVersion();
  if (version !== shownVersion) pages.clear();
  shownVersion = version;
  const key = cacheKey(request);
  let page = pages.get(key);
  if (!page) {
    const response = await render();
    if (response.status !== 200) return response;
    page = await compress(new Uint8Array(await response.arrayBuffer()));
    // A page that was rendered while the settings changed may show the old ones.
    if (version === settingsVersion()) store(key, page);
  }
  return respond(request, headers, page);
}

function store(key: string, page: CachedPage) {
  const [oldest] = pages.keys();
  if (pages.size >= limit && oldest !== undefined) pages.delete(oldest);
  pages.set(key, page);
}

function cacheKey(request: Request): string {
  const theme = readTheme(request.headers.get("Cookie")) ?? "system";
  return `${siteOrigin(request)} ${theme} ${new URL(request.url).pathname}`;
}

async function compress(identity: Uint8Array<ArrayBuffer>): Promise<CachedPage> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  // Weak, because all encodings share the tag.
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return { etag, bodies: { identity, br: new Uint8Array(br), gzip: new Uint8Array(gz) } };
}

function respond(request: Request, pageHeaders: Headers, { etag, bodies }: CachedPage): Response {
  const headers = new Headers(pageHeaders);
  headers.set("ETag", etag);
  headers.append("Vary", "Accept-Encoding, Cookie");
  if (isNotModified(request, etag)) return new Response(null, { status: 304, headers });
  const encoding = encodingFor(request.headers.get("Accept-Encoding") ?? "");
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(bodies[encoding].length));
  return new Response(request.method === "HEAD" ? null : bodies[encoding], { headers });
}

/** Returns the preferred encoding among those that the browser accepts (not `q=0`). */
function encodingFor(accepted: string): Encoding {
  const offers = accepted
    .split(",")
    .map((offer) => offer.split(";").map((part) => part.trim().toLowerCase()));
  const isAccepted = (encoding: string) =>
    offers.some(([name, quality]) => name === encoding && !/^q=0(\.0*)?$/.test(quality ?? ""));
  return encodings.find(isAccepted) ?? "identity";
}
