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
