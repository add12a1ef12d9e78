import { readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { httpDuration, httpRequests } from "~/metrics/metrics.server";
import { createRouteFinder } from "~/metrics/find-route-id";
import { policies } from "~/policies";

/** Methods with a label of their own. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Returns the function that counts each request at its end. */
export function createRequestRecorder() {
  const findRouteId = createRouteFinder(Object.keys(policies));
  const isStatic = createStaticTest();
  return (request: IncomingMessage, response: ServerResponse, milliseconds: number): void => {
    const { pathname, isData } = readPath(request);
    const route = isStatic(pathname) ? "static" : findRouteId(isData ? pathname.slice(0, -5) : pathname);
    const method = methods.has(request.method ?? "") ? (request.method ?? "") : "other";
    httpRequests.inc({ route, method, status: String(response.statusCode) });
    httpDuration.observe({ route }, milliseconds / 1000);
  };
}

/** Returns the path as it arrived: express removes the folder of static files from `url`. */
function readPath(request: IncomingMessage & { originalUrl?: string }) {
  const [pathname = "/"] = (request.originalUrl ?? request.url ?? "/").split("?", 1);
  if (pathname === "/_root.data") return { pathname: "/.data", isData: true };
  return { pathname, isData: pathname.endsWith(".data") && !pathname.startsWith("/api/") };
}

/** Files of the build and of public/, which remix-serve sends itself. */
function createStaticTest(): (pathname: string) => boolean {
  const names = new Set<string>();
  try {
    for (const name of readdirSync("public", { recursive: true, encoding: "utf8" })) names.add(`/${name}`);
  } catch {
    // A release without that folder has none.
  }
  return (pathname) => pathname.startsWith("/assets/") || names.has(pathname);
}
