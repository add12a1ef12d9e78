import { randomUUID } from "node:crypto";
import { z } from "zod";
import { daySeconds } from "~/lib/time";
import { signedCookie } from "~/process/signed-cookie.server";

/** Seconds for which a browser is known after its last sign-in: 180 days. */
const lifetime = 180 * daySeconds;
/** Accounts that one browser is known to. A computer may be shared; the most recent accounts are kept. */
const maxAccounts = 10;

const content = z.object({
  /** Random, one for each browser. */
  device: z.uuid(),
  /** Ids of the accounts that have signed in there, most recent first. */
  accounts: z.array(z.uuid()),
});

/** OWASP's "device cookie", signed with HMAC-SHA256 so that a client cannot forge it. */
const cookie = signedCookie("__device");

/** Returns the id of the browser that sent `request` if the account has signed in there before; else undefined. */
export async function findKnownDevice(request: Request, userId: string): Promise<string | undefined> {
  const known = await readDevice(request);
  return known?.accounts.includes(userId) ? known.device : undefined;
}

/** Returns the Set-Cookie header that makes the browser that sent `request` known to the account. */
export async function writeDeviceCookie(request: Request, userId: string): Promise<string> {
  const { device, accounts } = (await readDevice(request)) ?? { device: randomUUID(), accounts: [] };
  const others = accounts.filter((id) => id !== userId);
  const value = { device, accounts: [userId, ...others].slice(0, maxAccounts) };
  return cookie.write(request, value, lifetime);
}

async function readDevice(request: Request) {
  return content.safeParse(await cookie.read(request)).data;
}
