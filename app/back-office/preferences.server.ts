import { type Cookie, createCookie } from "@remix-run/node";
import { z } from "zod";
import { pageSize, pageSizes } from "~/booking/list/page-sizes";
import { daySeconds } from "~/lib/time";
import { isHttps } from "~/process/is-https.server";
import { acceptedSecrets } from "~/process/secret.server";

const maxAge = 400 * daySeconds;

/** Each value is optional, and one that is no longer valid does not discard the others. */
const content = z.object({
  /** Whose visits the calendar shows. */
  visitsOf: z.string().max(36).optional().catch(undefined),
  /** Bookings on a page of the list. */
  pageSize: z.literal(pageSizes).optional().catch(undefined),
});

/** What a browser shows of the back office because it was chosen there last. */
type Preferences = z.output<typeof content>;

let cookie: Cookie | undefined;

function preferencesCookie(): Cookie {
  return (cookie ??= createCookie("__preferences", {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secrets: acceptedSecrets(),
  }));
}

/** Reads what was chosen last in the browser of a request. */
export async function readPreferences(request: Request): Promise<Preferences> {
  const result = content.safeParse(await preferencesCookie().parse(request.headers.get("Cookie")));
  return result.success ? result.data : {};
}

/** Returns how many bookings a page of the list has in the browser of a request. */
export async function readPageSize(request: Request): Promise<number> {
  return (await readPreferences(request)).pageSize ?? pageSize;
}

/** Returns the Set-Cookie header that keeps what was just chosen, beside the earlier choices. */
export async function writePreferences(request: Request, chosen: Preferences): Promise<string> {
  const value = { ...(await readPreferences(request)), ...chosen };
  return preferencesCookie().serialize(value, { maxAge, secure: isHttps(request) });
}
