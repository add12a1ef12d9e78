import { type Cookie, createCookie } from "@remix-run/node";
import { isHttps } from "~/process/is-https.server";
import { acceptedSecrets } from "~/process/secret.server";

/** Seconds in which the second factor must follow the password. */
export const pendingLifetime = 10 * 60;

let cookie: Cookie | undefined;

function pendingCookie(): Cookie {
  return (cookie ??= createCookie("__sign-in", {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secrets: acceptedSecrets(),
  }));
}

/** Returns the secret of the sign-in that waits for its second factor; undefined without one. */
export async function readPendingCookie(request: Request): Promise<string | undefined> {
  const value: unknown = await pendingCookie().parse(request.headers.get("Cookie"));
  return typeof value === "string" ? value : undefined;
}

/** Returns the Set-Cookie header that stores the secret of a sign-in that waits; an empty secret removes it. */
export function writePendingCookie(request: Request, secret: string): Promise<string> {
  const maxAge = secret ? pendingLifetime : 0;
  return pendingCookie().serialize(secret, { maxAge, secure: isHttps(request) });
}
