import { z } from "zod";
import { pageSize, pageSizes } from "~/booking/list/list-limits";
import { daySeconds } from "~/lib/time";
import { signedCookie } from "~/process/signed-cookie.server";

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

const cookie = signedCookie("__preferences");

/** Reads what was chosen last in the browser of a request. */
export async function readPreferences(request: Request): Promise<Preferences> {
  const result = content.safeParse(await cookie.read(request));
  return result.success ? result.data : {};
}

/** Returns how many bookings a page of the list has in the browser of a request. */
export async function readPageSize(request: Request): Promise<number> {
  return (await readPreferences(request)).pageSize ?? pageSize;
}

/** Returns the Set-Cookie header that keeps what was just chosen, beside the earlier choices. */
export async function writePreferences(request: Request, chosen: Preferences): Promise<string> {
  const value = { ...(await readPreferences(request)), ...chosen };
  return cookie.write(request, value, maxAge);
}
