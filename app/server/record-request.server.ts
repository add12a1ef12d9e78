import { existsSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { httpMethods } from "~/lib/http-methods";
import { createRouteFinder } from "~/metrics/find-route-id";
import { httpDuration, httpRequests } from "~/metrics/metrics.server";
import { addresses } from "~/route-map";

type CountedRequest = Pick<IncomingMessage, "method" | "url"> & { originalUrl?: string };

/** Creates the function that counts each request. remix-serve sends the files in `folders`; a release has only the build's folder. */
export function createRequestRecorder(folders = ["public", "build/client"]) {
  const findRouteId = createRouteFinder(addresses);
  const isStatic = createStaticTest(folders);
  return (request: CountedRequest, response: Pick<ServerResponse, "statusCode">, milliseconds: number) => {
    const { pathname, isData } = readPath(request);
    const route = isStatic(pathname) ? "static" : findRouteId(isData ? pathname.slice(0, -5) : pathname);
    const method = httpMethods.find((name) => name === request.method) ?? "other";
    httpRequests.inc({ route, method, status: String(response.statusCode) });
    httpDuration.observe({ route }, milliseconds / 1000);
  };
}

/**
 * Splits the original path, because Express removes the folder of static files from `url`. Remix requests the data of the root as
 * `/_root.data`; for that, `pathname` is `/.data`.
 */
function readPath(request: CountedRequest) {
  const [pathname = "/"] = (request.originalUrl ?? request.url ?? "/").split("?", 1);
  if (pathname === "/_root.data") return { pathname: "/.data", isData: true };
  return { pathname, isData: pathname.endsWith(".data") && !pathname.startsWith("/api/") };
}

function createStaticTest(folders: readonly string[]): (pathname: string) => boolean {
  const names = new Set<string>();
  for (const folder of folders.filter((each) => existsSync(each)))
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) names.add(`/${name}`);
  return (pathname) => pathname.startsWith("/assets/") || names.has(pathname);
}
