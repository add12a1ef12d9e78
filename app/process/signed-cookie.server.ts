import { type Cookie, createCookie } from "@remix-run/node";
import { env, fromProxy } from "./env.server";
import { acceptedSecrets } from "./secret.server";

/**
 * Returns functions for a cookie that no client can forge, no script can read and no cross-site post sends. The caller must validate its
 * value, which an earlier release may have signed.
 */
export function signedCookie(name: string) {
  let cookie: Cookie | undefined;
  // Created at the first use, because reading the secret may create it.
  const getCookie = () =>
    (cookie ??= createCookie(name, {
      httpOnly: true,
      sameSite: "lax",
      path: "/",
      secrets: acceptedSecrets(),
    }));
  return {
    /** Returns null for a missing or altered cookie. */
    read: (request: Request): Promise<unknown> => getCookie().parse(request.headers.get("Cookie")),
    /** @param maxAge in seconds */
    write: (request: Request, value: unknown, maxAge: number): Promise<string> =>
      getCookie().serialize(value, { maxAge, secure: isHttps(request) }),
    clear: (request: Request): Promise<string> =>
      getCookie().serialize("", { maxAge: 0, secure: isHttps(request) }),
  };
}

/** Whether the browser uses https, directly or through our own proxies. The only rule for the `Secure` attribute of every cookie. */
export function isHttps(request: Request): boolean {
  if (env().PUBLIC_URL?.startsWith("https:") || request.url.startsWith("https:")) return true;
  return fromProxy(request.headers.get("X-Forwarded-Proto"))?.toLowerCase() === "https";
}
