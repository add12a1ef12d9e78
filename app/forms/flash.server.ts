import { type Cookie, createCookie, redirect, type TypedResponse } from "@remix-run/node";
import { z } from "zod";
import { isHttps } from "~/is-https.server";
import { cookieSecret } from "~/secret.server";

/** Seconds that a notice waits for the page that shows it. */
const lifetime = 60;

const content = z.object({
  tone: z.enum(["ok", "warn", "bad"]),
  /** The exact text that the specification gives. */
  title: z.string(),
  advice: z.string().optional(),
  /** A way on: an address of this site. */
  link: z.object({ to: z.string(), label: z.string() }).optional(),
  /** Set by a sign-out: the page removes what the back office keeps in this browser. */
  isSignOut: z.boolean().optional(),
});

/** What an action has to say on the page after it, once. */
export type Flash = z.output<typeof content>;

let cookie: Cookie | undefined;

function flashCookie(): Cookie {
  return (cookie ??= createCookie("__flash", {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secrets: [cookieSecret()],
  }));
}

/** The end of the action that answers `request`: goes on to `to`, whose loader takes the notice. */
export async function redirectWithFlash(
  request: Request,
  to: string,
  notice: Flash,
): Promise<TypedResponse<never>> {
  const keep = await flashCookie().serialize(notice, { maxAge: lifetime, secure: isHttps(request) });
  return redirect(to, { headers: { "Set-Cookie": keep } });
}

/**
 * The notice that the action before left for this page.
 *
 * @returns the notice, null when there is none, and the headers that make sure it is shown once
 */
export async function consumeFlash(
  request: Request,
): Promise<{ notice: Flash | null; headers: HeadersInit }> {
  const value: unknown = await flashCookie().parse(request.headers.get("Cookie"));
  if (value === null) return { notice: null, headers: {} };
  const { data: notice = null } = content.safeParse(value);
  const clear = await flashCookie().serialize("", { maxAge: 0, secure: isHttps(request) });
  return { notice, headers: { "Set-Cookie": clear } };
}
