import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { type IncomingMessage, request as sendHttp, type RequestOptions } from "node:http";
import { request as sendHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isInternalAddress } from "./ip-address.server";

type PublicFetchFault = "scheme" | "inside" | "unknown-host" | "unreachable" | "slow" | "redirect";

export class PublicFetchError extends Error {
  override name = "PublicFetchError";

  constructor(
    readonly fault: PublicFetchFault,
    detail = "",
  ) {
    super(detail ? `${fault}: ${detail}` : fault);
  }
}

type Resolve = (host: string) => Promise<string[]>;

export interface PublicFetchRequest {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** Hosts that may resolve to internal addresses, and may use plain http (INSIDE_HOSTS). */
  internalHosts: readonly string[];
  /** Milliseconds from the name lookup to the last byte. */
  timeout: number;
  maxBytes: number;
  /** The system's resolver by default. */
  resolve?: Resolve;
  /** Rejects an address; `isInternalAddress` by default. */
  isRefused?: (address: string) => boolean;
  /** A certificate authority that replaces the default ones. */
  ca?: Buffer;
}

interface PublicFetchResponse {
  status: number;
  body: Buffer;
  isTruncated: boolean;
}

/**
 * Fetches a URL that a person has typed. Rejects hosts on the company's own network unless `internalHosts` lists them. Accepts https, and
 * http for `internalHosts`. Resolves the name once, checks each of its addresses, and connects to a checked one, so the name cannot resolve
 * to another address after the check. Follows no redirects.
 *
 * @throws {PublicFetchError}
 */
export async function fetchPublicUrl(
  address: string,
  request: PublicFetchRequest,
): Promise<PublicFetchResponse> {
  const url = checkPublicUrl(address, request.internalHosts);
  const signal = AbortSignal.timeout(request.timeout);
  try {
    const addresses = await Promise.race([resolveHost(url, request), aborted(signal)]);
    const { status, response } = await sendRequest(url, addresses, { ...request, signal });
    if (status >= 300 && status < 400) {
      response.destroy();
      throw new PublicFetchError("redirect", String(status));
    }
    return { status, ...(await readUpTo(response, request.maxBytes)) };
  } catch (error) {
    if (error instanceof PublicFetchError) throw error;
    if (signal.aborted) throw new PublicFetchError("slow");
    throw new PublicFetchError("unreachable", codeOf(error));
  }
}

/**
 * Checks a URL without network access.
 *
 * @throws {PublicFetchError} `scheme` for an invalid URL, a URL with a name or password, or a scheme other than https (or http for
 *   `internalHosts`); `inside` for an internal host that `internalHosts` lacks
 */
function checkPublicUrl(address: string, internalHosts: readonly string[]): URL {
  if (!URL.canParse(address)) throw new PublicFetchError("scheme");
  const url = new URL(address);
  if (url.username !== "" || url.password !== "") throw new PublicFetchError("scheme");
  const isAllowed = internalHosts.includes(hostOf(url));
  if (url.protocol !== "https:" && !(isAllowed && url.protocol === "http:"))
    throw new PublicFetchError("scheme");
  if (!isAllowed && (isInternalName(hostOf(url)) || (isIP(hostOf(url)) && isInternalAddress(hostOf(url)))))
    throw new PublicFetchError("inside");
  return url;
}

/** Whether a host name is reserved by RFC 6761, RFC 6762 or as ICANN's `internal`. */
function isInternalName(host: string): boolean {
  return /(?:^|\.)(?:localhost|local|internal)\.?$/.test(host);
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "");
}

async function resolveHost(
  url: URL,
  { internalHosts, resolve = resolveBySystem, isRefused = isInternalAddress }: PublicFetchRequest,
): Promise<string[]> {
  const host = hostOf(url);
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => []);
  if (addresses.length === 0) throw new PublicFetchError("unknown-host", host);
  if (!internalHosts.includes(host) && addresses.some(isRefused)) throw new PublicFetchError("inside");
  return addresses;
}

async function resolveBySystem(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

async function aborted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, "abort");
  throw new PublicFetchError("slow");
}

async function sendRequest(
  url: URL,
  addresses: readonly string[],
  { method = "GET", headers, body, signal, ca }: PublicFetchRequest & { signal: AbortSignal },
): Promise<{ status: number; response: IncomingMessage }> {
  const records = addresses.map((address) => ({ address, family: isIP(address) }));
  const lookupChecked: LookupFunction = (_host, { all }, callback) => {
    const [first] = records;
    if (all) callback(null, records);
    else callback(null, first?.address ?? "", first?.family);
  };
  const options: RequestOptions = {
    method,
    signal,
    lookup: lookupChecked,
    agent: false,
    headers: { ...headers, ...(body !== undefined && { "Content-Length": Buffer.byteLength(body) }) },
  };
  const request = url.protocol === "https:" ? sendHttps(url, { ...options, ca }) : sendHttp(url, options);
  request.end(body);
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, response };
}

async function readUpTo(response: IncomingMessage, maxBytes: number) {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    // The end of the loop closes the connection.
    if (bytes > maxBytes) break;
  }
  return { body: Buffer.concat(chunks).subarray(0, maxBytes), isTruncated: bytes > maxBytes };
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** Returns a check of whether `fetchPublicUrl` can accept a URL. The check needs no network access. */
export function createUrlCheck(internalHosts: readonly string[]): (url: string) => boolean {
  return (url) => {
    try {
      checkPublicUrl(url, internalHosts);
      return true;
    } catch (error) {
      if (error instanceof PublicFetchError) return false;
      throw error;
    }
  };
}
