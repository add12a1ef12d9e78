import {
  createReadableStreamFromReadable,
  type EntryContext,
  type HandleErrorFunction,
} from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { boot } from "./boot.server";
import { requestContext, requestId } from "./server/request-context.server";
import { retryAfterOf, temporaryFault } from "./server/report-error.server";
import { isCacheable, cachedPage } from "./site/page-cache.server";
import { setSecurityHeaders } from "./server/security-headers.server";
import { log } from "./log.server";
import { RenderContextProvider } from "./render-context";

await boot();

/** Data still awaited after this long is answered with an error. */
export const streamTimeout = 15_000;
const renderTimeout = streamTimeout + 1_000;

export default function handleRequest(
  request: Request,
  givenStatus: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const status = statusOf(givenStatus, headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  if (status === 200 && isCacheable(headers)) {
    // The same bytes for everyone: no inline script, hence no nonce.
    setSecurityHeaders(headers);
    return cachedPage(request, headers, () =>
      render(request, status, headers, context, { ready: "onAllReady" }),
    );
  }
  const nonce = randomBytes(16).toString("base64");
  setSecurityHeaders(headers, nonce);
  // A robot gets the whole page at once, a person the first part as soon as it is there.
  const ready = isbot(request.headers.get("User-Agent") ?? "") ? "onAllReady" : "onShellReady";
  return render(request, status, headers, context, { ready, nonce });
}

function render(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { ready, nonce = "" }: { ready: "onAllReady" | "onShellReady"; nonce?: string },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let statusNow = status;
    const failedStatus = status >= 500 ? status : undefined;
    const { pipe, abort } = renderToPipeableStream(
      <RenderContextProvider value={{ nonce, requestId: requestId(), failedStatus }}>
        <RemixServer context={context} url={request.url} abortDelay={streamTimeout} nonce={nonce} />
      </RenderContextProvider>,
      {
        nonce,
        [ready]() {
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: statusNow }));
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          statusNow = 500;
          log.error({ event: "render-failed", err: error }, "A page failed to render");
        },
      },
    );
    setTimeout(abort, renderTimeout).unref();
  });
}

/** Answers to the browser's own fetches of loader and action data: never kept by a cache. */
export function handleDataRequest(response: Response): Response {
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
  response.headers.set("X-Content-Type-Options", "nosniff");
  const status = statusOf(response.status, response.headers);
  return new Response(response.body, { status, headers: response.headers });
}

/** A page that failed for want of the database says so; Remix drops the headers of actions that fail. */
function statusOf(given: number, headers: Headers): number {
  const status = given === 500 ? (requestContext()?.faultStatus ?? given) : given;
  const retryAfter = retryAfterOf(status);
  if (retryAfter && !headers.has("Retry-After")) headers.set("Retry-After", String(retryAfter));
  return status;
}

/** Logs what a loader or action did not foresee, under the id that the error page shows. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  // A fault of the sender, such as a method that a page does not have: the request's own line says it.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const exchange = requestContext();
  const fault = temporaryFault(error);
  if (exchange && fault) exchange.faultStatus = fault.status;
  log.error({ event: "request-failed", err: error }, "A loader or action failed");
};
