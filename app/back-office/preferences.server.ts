import { z } from "zod";
import { pageSize, pageSizes } from "~/booking/list/list-limits";
import { daySeconds } from "~/lib/time";
import { signedCookie } from "~/process/signed-cookie.server";

const maxAge = 400 * daySeconds;

/** Each value is optional, and an invalid one does not discard the others. */
const content = z.object({
  /** The person whose visits the calendar shows. */
  visitsOf: z.string().max(36).optional().catch(undefined),
  pageSize: z.literal(pageSizes).optional().catch(undefined),
});

/** The last choices made in this browser's back office. */
type Preferences = z.output<typeof content>;

const cookie = signedCookie("__preferences");

export async function readPreferences(request: Request): Promise<Preferences> {
  const result = content.safeParse(await cookie.read(request));
  return result.success ? result.data : {};
}

export async function readPageSize(request: Request): Promise<number> {
  return (await readPreferences(request)).pageSize ?? pageSize;
}

/** Returns a Set-Cookie header that adds `chosen` to the earlier choices. */
export async function writePreferences(request: Request, chosen: Preferences): Promise<string> {
  const value = { ...(await readPreferences(request)), ...chosen };
  return cookie.write(request, value, maxAge);
}
