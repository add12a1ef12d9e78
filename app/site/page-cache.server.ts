import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { env } from "~/env.server";
import { paths } from "~/paths";
import { siteOrigin } from "./origin.server";
import { readTheme } from "./theme";
import { isNotModified } from "~/lib/etag";

/** More than the marketing pages there are, in each theme; past it the oldest goes. */
const limit = 100;
const encodings = ["br", "gzip"] as const;

type Encoding = (typeof encodings)[number] | "identity";

interface CachedPage {
  etag: string;
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>;
}

const pages = new Map<string, CachedPage>();

/**
 * The `headers` of a route whose page is the same for everyone: caches may keep it, and this process does. Under the
 * development server none may: the page changes with its source.
 */
export function marketingHeaders() {
  const isChanging = env().NODE_ENV === "development";
  return {
    "Cache-Control": isChanging ? "no-store" : "public, max-age=60, s-maxage=300, stale-while-revalidate=600",
    "Speculation-Rules": `"${paths.speculationRules()}"`,
  };
}

/** Whether a page's headers allow caches to keep it. */
export function isCacheable(headers: Headers): boolean {
  return headers.get("Cache-Control")?.startsWith("public") ?? false;
}

/**
 * Answers with the kept page of this path and theme, compressed beforehand, or renders and keeps it. The query
 * is no part of the key: marketing pages do not read it. Only whole pages with status 200 are kept.
 */
export async function cachedPage(
  request: Request,
  headers: Headers,
  render: () => Promise<Response>,
): Promise<Response> {
  const key = cacheKey(request);
  let page = pages.get(key);
  if (!page) {
    const response = await render();
    if (response.status !== 200) return response;
    page = await compress(new Uint8Array(await response.arrayBuffer()));
    store(key, page);
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
  // Weak: the same tag names each encoding.
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

/** The best encoding that the browser names and does not refuse by `q=0`. */
function encodingFor(accepted: string): Encoding {
  const offers = accepted
    .split(",")
    .map((offer) => offer.split(";").map((part) => part.trim().toLowerCase()));
  const isAccepted = (encoding: string) =>
    offers.some(([name, quality]) => name === encoding && !/^q=0(\.0*)?$/.test(quality ?? ""));
  return encodings.find(isAccepted) ?? "identity";
}
