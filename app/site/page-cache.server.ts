import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isSafeMethod } from "~/lib/http-methods";
import { acceptsEncoding, isNotModified } from "~/lib/response-headers";
import { shortDigest } from "~/lib/sha256.server";
import { currentLocale } from "~/messages/current-locale.server";
import { paths } from "~/paths";
import { env } from "~/process/env.server";
import { settingsVersion } from "~/settings/settings.server";
import { siteOrigin } from "./origin.server";
import { readTheme } from "./theme";

/** The maximum number of cached pages: more than all marketing pages in all themes and languages. Beyond it, the oldest page is removed. */
const limit = 400;
const encodings = ["br", "gzip"] as const;

type Encoding = (typeof encodings)[number] | "identity";

interface CachedPage {
  etag: string;
  bodies: Record<Encoding, Buffer>;
  /** Alternating names and values of headers, as for `writeHead`. */
  heads: Record<Encoding | "notModified", string[]>;
}

/** The headers of a request that select a page; null if absent. */
interface PageRequest {
  method: string | undefined;
  acceptEncoding: string | null | undefined;
  ifNoneMatch: string | null | undefined;
}

const pages = new Map<string, CachedPage>();
let shownVersion = 0;

/**
 * Returns the `headers` of a route whose page is the same for everyone. Browsers revalidate the page on each view, and a shared cache at
 * least every three seconds, so a changed setting appears within seconds. In development, no cache may store the page.
 */
export function marketingHeaders() {
  const isChanging = env().NODE_ENV === "development";
  return {
    "Cache-Control": isChanging ? "no-store" : "public, max-age=0, s-maxage=1, stale-while-revalidate=2",
    "Speculation-Rules": `"${paths.speculationRules()}"`,
  };
}

export function isCacheable(headers: Headers): boolean {
  return headers.get("Cache-Control")?.startsWith("public") ?? false;
}

/**
 * Answers a request with a cached page before Remix sees it. The key is origin, theme, language and path. It does not include the query,
 * because marketing pages do not read it.
 *
 * @param ownHead alternating names and values of headers for only this response. Setting them earlier would make Node process all headers
 *   one by one.
 * @returns false if the page is not cached, or the request is not for a page
 */
export function respondFromCache(
  request: IncomingMessage,
  response: ServerResponse,
  ownHead: readonly string[],
): boolean {
  const { method, url = "/", headers } = request;
  if (!isSafeMethod(method)) return false;
  const [pathname = "/", query] = url.split("?", 2);
  // Remix loads the data of one route by this parameter.
  if (query?.includes("_data")) return false;
  forgetOutdatedPages();
  const page = pages.get(toCacheKey(siteOrigin({ url: `http://${headers.host}` }), headers.cookie, pathname));
  if (!page) return false;
  const { "accept-encoding": acceptEncoding, "if-none-match": ifNoneMatch } = headers;
  const { status, head, body } = choose(page, { method, acceptEncoding, ifNoneMatch });
  response.writeHead(status, [...ownHead, ...head]).end(body);
  return true;
}

/** Caches a page with status 200 in each encoding, and sends it. */
export async function cachePage(
  request: Request,
  headers: Headers,
  render: () => Promise<Response>,
): Promise<Response> {
  const version = forgetOutdatedPages();
  const rendered = await render();
  if (rendered.status !== 200) return rendered;
  const page = await compress(headers, Buffer.from(await rendered.arrayBuffer()));
  // A page that was rendered during a change of the settings may show the old settings.
  if (version === settingsVersion()) {
    const { pathname } = new URL(request.url);
    store(toCacheKey(siteOrigin(request), request.headers.get("Cookie"), pathname), page);
  }
  const { status, head, body } = choose(page, {
    method: request.method,
    acceptEncoding: request.headers.get("Accept-Encoding"),
    ifNoneMatch: request.headers.get("If-None-Match"),
  });
  const pairs = head.flatMap((name, index) => (index % 2 === 0 ? [[name, head[index + 1] ?? ""]] : []));
  return new Response(body ? new Uint8Array(body) : null, { status, headers: pairs as [string, string][] });
}

function forgetOutdatedPages(): number {
  const version = settingsVersion();
  if (version !== shownVersion) pages.clear();
  return (shownVersion = version);
}

function store(key: string, page: CachedPage) {
  const [oldest] = pages.keys();
  if (pages.size >= limit && oldest !== undefined) pages.delete(oldest);
  pages.set(key, page);
}

function toCacheKey(origin: string, cookies: string | null | undefined, pathname: string): string {
  return `${origin} ${readTheme(cookies) ?? "system"} ${currentLocale()} ${pathname}`;
}

async function compress(pageHeaders: Headers, identity: Buffer): Promise<CachedPage> {
  const [br, gz] = await Promise.all([
    // A page is compressed once until the settings change. The highest quality, 11, takes twice as long for 2% less.
    promisify(brotliCompress)(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  // The tag is weak, because all encodings share it.
  const etag = `W/"${shortDigest(identity)}"`;
  const headers = new Headers(pageHeaders);
  headers.set("ETag", etag);
  headers.append("Vary", "Accept-Encoding, Cookie");
  const toHead = (body: Buffer, encoding?: Encoding) => [
    ...[...headers].flat(),
    ...(encoding ? ["content-encoding", encoding] : []),
    "content-length",
    String(body.length),
  ];
  return {
    etag,
    bodies: { identity, br, gzip: gz },
    heads: {
      identity: toHead(identity),
      br: toHead(br, "br"),
      gzip: toHead(gz, "gzip"),
      notModified: [...headers].flat(),
    },
  };
}

function choose({ etag, bodies, heads }: CachedPage, { method, acceptEncoding, ifNoneMatch }: PageRequest) {
  if (isNotModified(ifNoneMatch, etag)) return { status: 304, head: heads.notModified };
  const encoding = encodings.find((each) => acceptsEncoding(acceptEncoding, each)) ?? "identity";
  return { status: 200, head: heads[encoding], body: method === "HEAD" ? undefined : bodies[encoding] };
}
