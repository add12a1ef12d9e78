import http, { type RequestListener } from "node:http";
import { withLocale } from "~/messages/current-locale.server";
import { respondFromCache } from "~/site/page-cache.server";
import { normalizeRequest } from "./normalize-request.server";
import { rerouteCrossSitePost } from "./origin-check.server";
import { idHeader, type RequestRecorder, runInContext } from "./request-context.server";
import { completeHeaders } from "./security-headers.server";
import { SiteServer } from "./site-server.server";
import { stripLocalePrefix } from "./take-locale.server";

/**
 * Handles every request before Remix. In development, Vite's server runs it as a middleware.
 *
 * @param remix the listener of remix-serve: compression, static files, then Remix
 * @param record called at the end of each request
 */
export function createChain(remix: RequestListener, record?: RequestRecorder): RequestListener {
  return (request, response) => {
    runInContext({ request, response, record }, (id) => {
      normalizeRequest(request);
      withLocale(stripLocalePrefix(request), () => {
        rerouteCrossSitePost(request);
        if (respondFromCache(request, response, [idHeader, id])) return;
        response.setHeader(idHeader, id);
        completeHeaders(request, response);
        // Removes Brotli, which costs remix-serve 4 MB per response (decision 0215).
        request.headers["accept-encoding"] = request.headers["accept-encoding"]
          ?.toString()
          .replace(/\bbr\b/, "");
        remix(request, response);
      });
    });
  };
}

let server: SiteServer | undefined;

/** Returns the server; undefined before it listens, and in development. */
export function siteServer(): SiteServer | undefined {
  return server;
}

/**
 * Wraps the listener of the next server that is created, which is remix-serve's. remix-serve loads the app, then calls `http.createServer`
 * once, and offers no other hook into its requests.
 */
export function wrapNextServer(record?: RequestRecorder): void {
  const { createServer } = http;
  const create = (remix: RequestListener) => {
    http.createServer = createServer;
    return (server = new SiteServer(createChain(remix, record)));
  };
  Object.assign(http, { createServer: create });
}
