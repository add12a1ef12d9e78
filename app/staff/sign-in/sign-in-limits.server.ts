import { createHash } from "node:crypto";
import { like, or } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { rateLimits } from "~/db/schema.server";
import type { Counter } from "./limit-guesses.server";

const quarterHour = 15 * 60;
/** A person who has forgotten a password tries fewer; a guesser gets 960 a day from one address. */
const fewAttempts = { attempts: 10, seconds: quarterHour };
/** A whole office may share an address. For one account, 9,600 guesses a day find no password that passes our rules. */
const manyAttempts = { attempts: 100, seconds: quarterHour };

const limits = {
  accountAndAddress: { name: "sign-in-account-address", ...fewAttempts },
  address: { name: "sign-in-address", ...manyAttempts },
  account: { name: "sign-in-account", ...manyAttempts },
  device: { name: "sign-in-device", ...fewAttempts },
  knownDevices: { name: "sign-in-known-devices", ...manyAttempts },
  passwordChange: { name: "password-change", ...fewAttempts },
};

interface SignInAttempt {
  /** In lower case, as it was typed: there may be no such account. */
  email: string;
  /** As `clientAddress` has it. */
  address: string;
  /** Where the browser has signed in to this account before. */
  known?: { userId: string; device: string } | undefined;
}

/**
 * What an attempt to sign in is counted by. A browser that the account has signed in from before has counters of
 * its own: whatever strangers do, its owner gets in. Strangers have three, so that one address alone cannot use up
 * what an account allows: the narrowest is first, and what it refuses the others do not count.
 */
export function signInCounters({ email, address, known }: SignInAttempt): Counter[] {
  if (known)
    return [
      { limit: limits.device, key: `${known.userId} ${known.device}`, onSuccess: "reset" },
      // Who once knew the password may have collected many devices.
      { limit: limits.knownDevices, key: known.userId, onSuccess: "return" },
    ];
  const account = accountKey(email);
  return [
    { limit: limits.accountAndAddress, key: `${account} ${address}`, onSuccess: "reset" },
    { limit: limits.address, key: address, onSuccess: "return" },
    { limit: limits.account, key: account, onSuccess: "return" },
  ];
}

/**
 * What a wrong current password is counted by: the open session. Neither do a stranger's guesses keep the owner from
 * changing it, nor does a stolen session.
 */
export function passwordChangeCounters(sessionId: string): Counter[] {
  return [{ limit: limits.passwordChange, key: sessionId, onSuccess: "reset" }];
}

/** Starts every count of one account anew, but for those of addresses alone. */
export async function clearSignInCounters(
  database: Database,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const { accountAndAddress, account, device, knownDevices } = limits;
  const prefixes = [
    `${accountAndAddress.name}:${accountKey(email)}`,
    `${account.name}:${accountKey(email)}`,
    `${device.name}:${id}`,
    `${knownDevices.name}:${id}`,
  ];
  await database
    .delete(rateLimits)
    .where(or(...prefixes.map((prefix) => like(rateLimits.key, `${prefix}%`))));
}

/** Keys are stored: a hash keeps what strangers type out of the database. */
function accountKey(email: string): string {
  return createHash("sha256").update(email.toLowerCase()).digest("hex");
}
