import { type Cookie, createCookie } from "@remix-run/node";
import { isHttps } from "~/process/is-https.server";
import { acceptedSecrets } from "~/process/secret.server";

let cookie: Cookie | undefined;

function sessionCookie(): Cookie {
  return (cookie ??= createCookie("__session", {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secrets: acceptedSecrets(),
  }));
}

/** Returns the secret in the request's cookie; undefined when it is missing or was tampered with. */
export async function readSessionCookie(request: Request): Promise<string | undefined> {
  const value: unknown = await sessionCookie().parse(request.headers.get("Cookie"));
  return typeof value === "string" ? value : undefined;
}

/**
 * Returns the Set-Cookie header that stores a session's secret.
 *
 * @param request decides about the Secure attribute
 * @param maxAge in seconds
 */
export function writeSessionCookie(request: Request, secret: string, maxAge: number): Promise<string> {
  return sessionCookie().serialize(secret, { maxAge, secure: isHttps(request) });
}

/** Returns the Set-Cookie header that removes a session's secret. */
export function clearSessionCookie(request: Request): Promise<string> {
  return sessionCookie().serialize("", { maxAge: 0, secure: isHttps(request) });
}
