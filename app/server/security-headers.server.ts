import type { IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { env } from "~/process/env.server";

const permissionsPolicy = [
  "camera=()",
  "microphone=()",
  "payment=()",
  "usb=()",
  "geolocation=(self)",
  "publickey-credentials-create=(self)",
  "publickey-credentials-get=(self)",
].join(", ");

/** The only page that other sites may frame. */
const framablePath = /^\/tour\/[^/]+$/;

/** Lets other sites frame the page of a public link, whatever its status. Leaves other pages unchanged. */
export function allowFrames(headers: Headers, path: string): void {
  if (!framablePath.test(path)) return;
  const policy = headers.get("Content-Security-Policy") ?? "";
  headers.set("Content-Security-Policy", policy.replace("frame-ancestors 'none'", "frame-ancestors *"));
  headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  headers.delete("X-Frame-Options");
}

/** @param nonce allows the inline scripts of the page */
export function setSecurityHeaders(headers: Headers, nonce?: string): void {
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("X-Frame-Options", "DENY");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set("Permissions-Policy", permissionsPolicy);
  if (env().PUBLIC_URL?.startsWith("https:"))
    headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
}

function contentSecurityPolicy(nonce?: string): string {
  return [
    "default-src 'none'",
    nonce ? `script-src 'self' 'nonce-${nonce}'` : "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    // The dev server's hot reload uses a WebSocket.
    env().NODE_ENV === "development" ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** For responses other than pages: built files, data, and errors of the HTTP server. */
const noContent = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The worker for point clouds compiles WebAssembly and fetches its decoder and the file; see decision 0320. */
const scanWorker =
  "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const scanWorkerPath = /^\/assets\/scan-worker-[\w-]+\.js$/;

/**
 * Adds the missing security headers when the response is sent, because remix-serve sends built files, redirects and errors without any.
 * Keeps the headers of a route. Sets the type of AVIF pictures, which remix-serve's file server does not know. Does nothing in development,
 * where the file server knows the type and sends modules that need other rules.
 */
export function completeHeaders(request: IncomingMessage, response: ServerResponse): void {
  if (env().NODE_ENV === "development") return;
  const path = request.url?.split("?", 1)[0] ?? "";
  onHeaders(response, () => {
    if (scanWorkerPath.test(path)) response.setHeader("Content-Security-Policy", scanWorker);
    const isUnknown = response.getHeader("Content-Type") === "application/octet-stream";
    if (isUnknown && path.endsWith(".avif")) response.setHeader("Content-Type", "image/avif");
    for (const [name, value] of defaultHeaders())
      if (!response.hasHeader(name) && !(name === "x-frame-options" && framablePath.test(path)))
        response.setHeader(name, value);
  });
}

let defaults: Headers | undefined;

/** Returns the security headers of a response that is not a page. */
export function defaultHeaders(): Headers {
  if (defaults) return defaults;
  defaults = new Headers();
  setSecurityHeaders(defaults);
  defaults.set("Content-Security-Policy", noContent);
  return defaults;
}
