import { crossSite } from "~/messages/api";
import { fromProxy } from "~/process/from-proxy.server";
import { isCrossSite } from "~/server/origin-check.server";
import { problem } from "./json.server";

/**
 * Rejects a request that a page of another site made a browser send.
 *
 * @throws {Response} 403 as JSON
 */
export function refuseCrossSite({ headers }: Request): void {
  const host = fromProxy(headers.get("X-Forwarded-Host")) ?? headers.get("Host");
  if (isCrossSite({ host, origin: headers.get("Origin"), site: headers.get("Sec-Fetch-Site") }))
    throw problem(403, crossSite);
}
