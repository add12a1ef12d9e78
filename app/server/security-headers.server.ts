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

/** The one page that other sites may frame. */
const framablePath = /^\/tour\/[^/]+$/;

/** Lets other sites frame a page whose address is that of a public link, whatever its status is. Other pages are left unchanged. */
export function allowFrames(headers: Headers, path: string): void {
  if (!framablePath.test(path)) return;
  const policy = headers.get("Content-Security-Policy") ?? "";
  headers.set("Content-Security-Policy", policy.replace("frame-ancestors 'none'", "frame-ancestors *"));
  headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  headers.delete("X-Frame-Options");
}

/** Sets the security headers of a page. `nonce` allows the inline scripts of a page that has any. */
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

/** For what is no page: built files, data, errors of the HTTP server. */
const noContent = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The worker that reads files of points compiles WebAssembly, and asks for its decoder and for the file; see decision 0320. */
const scanWorker =
  "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const scanWorkerPath = /^\/assets\/scan-worker-[\w-]+\.js$/;

/**
 * Adds the security headers that a response lacks when it is sent: remix-serve sends built files, redirects and errors without
 * any. Headers that a route has set stay. Names the type of AVIF pictures, which the file server of remix-serve does not know. The
 * development server does, and sends modules that need other rules.
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

/** Returns the security headers of an answer that is no page. */
export function defaultHeaders(): Headers {
  if (defaults) return defaults;
  defaults = new Headers();
  setSecurityHeaders(defaults);
  defaults.set("Content-Security-Policy", noContent);
  return defaults;
}
