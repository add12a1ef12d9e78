import { type Cookie, createCookie } from "@remix-run/node";
import { isHttps } from "~/is-https.server";
import { cookieSecret } from "~/secret.server";

let cookie: Cookie | undefined;

function sessionCookie(): Cookie {
  return (cookie ??= createCookie("__session", {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secrets: [cookieSecret()],
  }));
}

/** The secret that the request's cookie holds; undefined where it is missing or altered. */
export async function readSessionCookie(request: Request): Promise<string | undefined> {
  const value: unknown = await sessionCookie().parse(request.headers.get("Cookie"));
  return typeof value === "string" ? value : undefined;
}

/**
 * The Set-Cookie header that keeps a session's secret in the browser that sent `request`.
 *
 * @param maxAge seconds that the browser keeps it
 */
export function writeSessionCookie(request: Request, secret: string, maxAge: number): Promise<string> {
  return sessionCookie().serialize(secret, { maxAge, secure: isHttps(request) });
}

/** The Set-Cookie header that removes the session's secret from the browser that sent `request`. */
export function clearSessionCookie(request: Request): Promise<string> {
  return sessionCookie().serialize("", { maxAge: 0, secure: isHttps(request) });
}
