import { randomBytes } from "node:crypto";
import {
  createReadableStreamFromReadable,
  type EntryContext,
  type HandleErrorFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import * as text from "~/messages/refusals";
import { boot } from "./boot.server";
import { requestContext, requestId } from "./process/current-request.server";
import { log } from "./process/log.server";
import { PageStream } from "./server/page-stream.server";
import { withRenderManifest } from "./server/render-manifest.server";
import { setPrivateHeaders } from "./server/secret-paths";
import { allowFrames, setSecurityHeaders } from "./server/security-headers.server";
import { getRetryAfter, temporaryFault } from "./server/unexpected-error.server";
import { cachePage, isCacheable } from "./site/page-cache.server";
import { RenderContextProvider } from "./ui/render-context";

await boot();

/** Milliseconds after which pending data becomes an error. */
export const streamTimeout = 15_000;
const renderTimeout = streamTimeout + 1_000;

export default function handleRequest(
  request: Request,
  remixStatus: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const status = toResponseStatus(remixStatus, headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  if (status === 408) return Promise.resolve(plainTimeout(headers));
  if (status === 200 && isCacheable(headers)) {
    // The page is the same for every visitor, so it has no inline script and no nonce.
    setSecurityHeaders(headers);
    return cachePage(request, headers, () =>
      render(request, status, headers, context, { ready: "onAllReady" }),
    );
  }
  const nonce = randomBytes(16).toString("base64");
  const { pathname } = new URL(request.url);
  setSecurityHeaders(headers, nonce);
  allowFrames(headers, pathname);
  setPrivateHeaders(headers, pathname);
  // Bots get the complete document, browsers a stream.
  const ready = isbot(request.headers.get("User-Agent") ?? "") ? "onAllReady" : "onShellReady";
  return render(request, status, headers, context, { ready, nonce });
}

/** Responds in plain text to a body that did not arrive in time. Rendering a page for each of a thousand of them would delay everybody. */
function plainTimeout(headers: Headers): Response {
  setSecurityHeaders(headers);
  headers.set("Content-Type", "text/plain; charset=utf-8");
  return new Response(`${text.unreadableRequest[408]}\n`, { status: 408, headers });
}

function render(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { ready, nonce = "" }: { ready: "onAllReady" | "onShellReady"; nonce?: string },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let currentStatus = status;
    const failedStatus = status >= 500 ? status : undefined;
    const { pipe, abort } = renderToPipeableStream(
      <RenderContextProvider value={{ nonce, requestId: requestId(), failedStatus }}>
        <RemixServer
          context={withRenderManifest(context, new URL(request.url).pathname)}
          url={request.url}
          abortDelay={streamTimeout}
          nonce={nonce}
        />
      </RenderContextProvider>,
      {
        nonce,
        [ready]() {
          const body = new PageStream().once("close", () => clearTimeout(timeout));
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: currentStatus }));
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          currentStatus = 500;
          log.error({ event: "render-failed", err: error }, "A page failed to render");
        },
      },
    );
    const timeout = setTimeout(abort, renderTimeout).unref();
  });
}

/** Completes the headers of a response with loader or action data. No cache stores it. */
export function handleDataRequest(response: Response, { request }: LoaderFunctionArgs): Response {
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
  response.headers.set("X-Content-Type-Options", "nosniff");
  setPrivateHeaders(response.headers, new URL(request.url).pathname);
  const status = toResponseStatus(response.status, response.headers);
  return new Response(response.body, { status, headers: response.headers });
}

/** Sets the status and Retry-After of a temporary fault, because Remix drops the status and headers of a failed loader or action. */
function toResponseStatus(remixStatus: number, headers: Headers): number {
  const status = remixStatus === 500 ? (requestContext()?.faultStatus ?? remixStatus) : remixStatus;
  const retryAfter = getRetryAfter(status);
  if (retryAfter && !headers.has("Retry-After")) headers.set("Retry-After", String(retryAfter));
  return status;
}

/** Logs an unexpected error of a loader or action. The line has the request id that the error page shows. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  // A client's error, such as a wrong method, needs only the request's log line.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const context = requestContext();
  const fault = temporaryFault(error);
  if (context && fault) context.faultStatus = fault.status;
  log.error({ event: "request-failed", err: error }, "A loader or action failed");
};
