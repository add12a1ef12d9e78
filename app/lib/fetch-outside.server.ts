import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { type IncomingMessage, request as sendHttp, type RequestOptions } from "node:http";
import { request as sendHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isInside } from "./ip-address.server";

type OutsideFault = "scheme" | "inside" | "unknown-host" | "unreachable" | "slow" | "redirect";

export class OutsideError extends Error {
  override name = "OutsideError";

  constructor(
    readonly fault: OutsideFault,
    detail = "",
  ) {
    super(detail ? `${fault}: ${detail}` : fault);
  }
}

type Resolve = (host: string) => Promise<string[]>;

export interface OutsideRequest {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** INSIDE_HOSTS: hosts that may be internal, also without TLS. */
  insideHosts: readonly string[];
  /** Milliseconds from the name lookup to the last byte. */
  timeout: number;
  maxBytes: number;
  /** The system's resolver by default. */
  resolve?: Resolve;
  /** Rejects an address; `isInside` by default. */
  isRefused?: (address: string) => boolean;
  /** A certificate authority that replaces the default ones. */
  ca?: Buffer;
}

interface OutsideResponse {
  status: number;
  body: Buffer;
  isCut: boolean;
}

/**
 * Fetches a URL that a person has typed, and never one of the company's own network. Accepts https, and http for `internalHosts`. Resolves
 * the name once, checks each of its addresses, and connects to a checked one, so a name cannot change its address in between. Follows no
 * redirects.
 *
 * @throws {OutsideError}
 */
export async function fetchOutside(address: string, request: OutsideRequest): Promise<OutsideResponse> {
  const url = checkOutside(address, request.insideHosts);
  const signal = AbortSignal.timeout(request.timeout);
  try {
    const addresses = await Promise.race([resolveHost(url, request), aborted(signal)]);
    const { status, response } = await send(url, addresses, { ...request, signal });
    if (status >= 300 && status < 400) {
      response.destroy();
      throw new OutsideError("redirect", String(status));
    }
    return { status, ...(await readUpTo(response, request.maxBytes)) };
  } catch (error) {
    if (error instanceof OutsideError) throw error;
    if (signal.aborted) throw new OutsideError("slow");
    throw new OutsideError("unreachable", codeOf(error));
  }
}

/**
 * Checks a URL without network access.
 *
 * @throws {OutsideError} `scheme` for a URL with a name or password, or one that is not https, or http for an internal host; `internal` for
 *   an internal host that `internalHosts` lacks
 */
function checkOutside(address: string, insideHosts: readonly string[]): URL {
  if (!URL.canParse(address)) throw new OutsideError("scheme");
  const url = new URL(address);
  if (url.username !== "" || url.password !== "") throw new OutsideError("scheme");
  const isAllowed = insideHosts.includes(hostOf(url));
  if (url.protocol !== "https:" && !(isAllowed && url.protocol === "http:")) throw new OutsideError("scheme");
  if (!isAllowed && (isInsideName(hostOf(url)) || (isIP(hostOf(url)) && isInside(hostOf(url)))))
    throw new OutsideError("inside");
  return url;
}

/** Reserved names: RFC 6761, RFC 6762 and ICANN's `internal`. */
function isInsideName(host: string): boolean {
  return /(?:^|\.)(?:localhost|local|internal)\.?$/.test(host);
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "");
}

async function resolveHost(
  url: URL,
  { insideHosts, resolve = resolveBySystem, isRefused = isInside }: OutsideRequest,
): Promise<string[]> {
  const host = hostOf(url);
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => []);
  if (addresses.length === 0) throw new OutsideError("unknown-host", host);
  if (!insideHosts.includes(host) && addresses.some(isRefused)) throw new OutsideError("inside");
  return addresses;
}

async function resolveBySystem(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

async function aborted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, "abort");
  throw new OutsideError("slow");
}

async function send(
  url: URL,
  addresses: readonly string[],
  { method = "GET", headers, body, signal, ca }: OutsideRequest & { signal: AbortSignal },
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
  return { body: Buffer.concat(chunks).subarray(0, maxBytes), isCut: bytes > maxBytes };
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** Whether `fetchOutside` may accept a URL, without network access. */
export function isCallable(insideHosts: readonly string[]): (url: string) => boolean {
  return (url) => {
    try {
      checkOutside(url, insideHosts);
      return true;
    } catch (error) {
      if (error instanceof OutsideError) return false;
      throw error;
    }
  };
}
