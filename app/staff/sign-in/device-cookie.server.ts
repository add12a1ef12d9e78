import { randomUUID } from "node:crypto";
import { z } from "zod";
import { daySeconds } from "~/lib/time";
import { signedCookie } from "~/process/signed-cookie.server";

/** The cookie's lifetime: 180 days after the last sign-in in a browser, in seconds. */
const lifetime = 180 * daySeconds;
/** The number of most recent accounts that one browser keeps. A computer may be shared. */
const maxAccounts = 10;

const content = z.object({
  /** Random, one for each browser. */
  device: z.uuid(),
  /** Ids of the accounts that have signed in there, most recent first. */
  accounts: z.array(z.uuid()),
});

/** OWASP's "device cookie". Its HMAC-SHA256 signature prevents forgery. */
const cookie = signedCookie("__device");

/** Returns the browser's id if the account has signed in there before; otherwise undefined. */
export async function findKnownDevice(request: Request, userId: string): Promise<string | undefined> {
  const known = await readDevice(request);
  return known?.accounts.includes(userId) ? known.device : undefined;
}

/** Returns the Set-Cookie header that adds the account to the browser's known accounts. */
export async function writeDeviceCookie(request: Request, userId: string): Promise<string> {
  const { device, accounts } = (await readDevice(request)) ?? { device: randomUUID(), accounts: [] };
  const otherAccounts = accounts.filter((id) => id !== userId);
  const value = { device, accounts: [userId, ...otherAccounts].slice(0, maxAccounts) };
  return cookie.write(request, value, lifetime);
}

async function readDevice(request: Request) {
  return content.safeParse(await cookie.read(request)).data;
}
