import { type Cookie, createCookie } from "@remix-run/node";
import { env, fromProxy } from "./env.server";
import { acceptedSecrets } from "./secret.server";

/**
 * Returns how to read and write a cookie that no client can forge, no script can read and no post of another site sends. What a request
 * sends may be anything that an earlier release has signed: check it.
 */
export function signedCookie(name: string) {
  let cookie: Cookie | undefined;
  // When it is first used, because reading the secret may create it.
  const opened = () =>
    (cookie ??= createCookie(name, {
      httpOnly: true,
      sameSite: "lax",
      path: "/",
      secrets: acceptedSecrets(),
    }));
  return {
    /** Returns the value that a request sends; null for none, and for an altered one. */
    read: (request: Request): Promise<unknown> => opened().parse(request.headers.get("Cookie")),
    /**
     * Returns the Set-Cookie header that stores a value.
     *
     * @param request decides about the Secure attribute
     * @param maxAge in seconds
     */
    write: (request: Request, value: unknown, maxAge: number): Promise<string> =>
      opened().serialize(value, { maxAge, secure: isHttps(request) }),
    /** Returns the Set-Cookie header that removes the cookie. */
    clear: (request: Request): Promise<string> =>
      opened().serialize("", { maxAge: 0, secure: isHttps(request) }),
  };
}

/**
 * Whether the browser uses https to reach this site, directly or through our own proxies. The one rule for the
 * `Secure` attribute of every cookie.
 */
export function isHttps(request: Request): boolean {
  if (env().PUBLIC_URL?.startsWith("https:") || request.url.startsWith("https:")) return true;
  return fromProxy(request.headers.get("X-Forwarded-Proto"))?.toLowerCase() === "https";
}
