import { z } from "zod";
import { pageSize, pageSizes } from "~/booking/list/list-limits";
import { daySeconds } from "~/lib/time";
import { signedCookie } from "~/process/signed-cookie.server";

const maxAge = 400 * daySeconds;

/** Each value is optional. An invalid one does not discard the others. */
const content = z.object({
  /** The person whose visits the calendar shows. */
  visitsOf: z.string().max(36).optional().catch(undefined),
  pageSize: z.literal(pageSizes).optional().catch(undefined),
});

/** A browser's last choices in the back office. */
type Preferences = z.output<typeof content>;

const cookie = signedCookie("__preferences");

export async function readPreferences(request: Request): Promise<Preferences> {
  const result = content.safeParse(await cookie.read(request));
  return result.success ? result.data : {};
}

export async function readPageSize(request: Request): Promise<number> {
  return (await readPreferences(request)).pageSize ?? pageSize;
}

/** Returns the Set-Cookie header that adds choices to the earlier ones. */
export async function writePreferences(request: Request, chosen: Preferences): Promise<string> {
  const value = { ...(await readPreferences(request)), ...chosen };
  return cookie.write(request, value, maxAge);
}
