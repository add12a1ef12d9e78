import { toRangeLimit } from "~/client-limits/address-limits.server";
import { clientLimits } from "~/client-limits/client-limits";
import type { Database } from "~/db/connection.server";
import { type RateLimit, resetAttemptsOf } from "~/db/rate-limit.server";
import { toIpv6Range } from "~/lib/ip-address.server";
import { sha256 } from "~/lib/sha256.server";
import { daySeconds } from "~/lib/time";
import type { GuessCounter } from "./limit-guesses.server";

const quarterHour = 15 * 60;
/** More attempts than a person who forgot a password makes. An attacker gets 960 guesses a day from one address. */
const fewAttempts = { attempts: 10, seconds: quarterHour };
/** 9,600 guesses a day do not find a password that follows our rules. */
const manyAttempts = { attempts: 100, seconds: quarterHour };
/** A code has a million values, three of which are right. At 50 guesses a day, one is found in 18 years on average. */
const dailyCodes = { attempts: 50, seconds: daySeconds };
/** An IPv6 /48 has 65,536 addresses and gets a third of the account's limit. Four networks are necessary to lock an account. */
const networkAttempts = { attempts: 30, seconds: quarterHour };

export const signInLimits = {
  accountAndAddress: { name: "sign-in-account-address", ...fewAttempts },
  accountAndNetwork: { name: "sign-in-account-network", ...networkAttempts },
  account: { name: "sign-in-account", ...manyAttempts },
  device: { name: "sign-in-device", ...fewAttempts },
  knownDevices: { name: "sign-in-known-devices", ...manyAttempts },
  passwordChange: { name: "password-change", ...fewAttempts },
  code: { name: "code-account", ...fewAttempts },
  codeDaily: { name: "code-account-day", ...dailyCodes },
  codeOfDevice: { name: "code-device", ...fewAttempts },
  codeOfDevicesDaily: { name: "code-devices-day", ...dailyCodes },
};

interface SignInAttempt {
  /** In lower case. There may be no account with this email. */
  email: string;
  /** From `clientAddress`. */
  address: string;
  /** Set when the browser has signed in to this account before. */
  knownDevice?: { userId: string; device: string } | undefined;
}

/**
 * Returns the counters of a sign-in attempt. A browser that signed in to the account before has separate counters, so strangers cannot lock
 * the owner out. Other browsers have three counters, and two more with IPv6. The narrowest counter comes first. An attempt that it refuses
 * does not reach the others, so one address cannot use up the account's limit.
 */
export function signInCounters({ email, address, knownDevice }: SignInAttempt): GuessCounter[] {
  if (knownDevice)
    return [
      { limit: signInLimits.device, key: `${knownDevice.userId} ${knownDevice.device}`, onSuccess: "reset" },
      // Limits all known devices together, because a former holder of the password may have collected many device cookies.
      { limit: signInLimits.knownDevices, key: knownDevice.userId, onSuccess: "refund" },
    ];
  const account = accountKey(email);
  return [
    { limit: signInLimits.accountAndAddress, key: `${account} ${address}`, onSuccess: "reset" },
    ...networkCounters(address, signInLimits.accountAndNetwork, `${account} `),
    ...addressCounters(address),
    { limit: signInLimits.account, key: account, onSuccess: "refund" },
  ];
}

/** Returns the address's counters for all accounts. A sign-in by passkey needs no others, because nobody can guess a passkey. */
export function addressCounters(address: string): GuessCounter[] {
  return [
    { limit: clientLimits.signIns, key: address, onSuccess: "refund" },
    ...networkCounters(address, toRangeLimit(clientLimits.signIns)),
  ];
}

function networkCounters(address: string, limit: RateLimit, prefix = ""): GuessCounter[] {
  const network = toIpv6Range(address);
  return network === null ? [] : [{ limit, key: `${prefix}${network}`, onSuccess: "refund" }];
}

/**
 * Returns the counter of a session's password changes. It is separate, so neither strangers nor a stolen session can keep the owner from a
 * change.
 */
export function passwordChangeCounters(sessionId: string): GuessCounter[] {
  return [{ limit: signInLimits.passwordChange, key: sessionId, onSuccess: "reset" }];
}

/**
 * Returns the counters of a code's guesses. A browser that signed in to the account before has its own counters, so a stranger with the
 * password cannot lock the owner out. `device` is the id of such a browser.
 */
export function codeCounters(userId: string, device: string | undefined): GuessCounter[] {
  if (device)
    return [
      { limit: signInLimits.codeOfDevice, key: `${userId} ${device}`, onSuccess: "reset" },
      { limit: signInLimits.codeOfDevicesDaily, key: userId, onSuccess: "refund" },
    ];
  return [
    { limit: signInLimits.code, key: userId, onSuccess: "reset" },
    { limit: signInLimits.codeDaily, key: userId, onSuccess: "refund" },
  ];
}

/**
 * Resets the counters of an account's passwords, but not those of addresses. Setting a password by a mailed link calls this, so strangers
 * cannot lock out the mailbox's owner.
 */
export async function clearSignInCounters(
  database: Database,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const deviceCounters = [signInLimits.device, signInLimits.knownDevices].map(
    (limit) => [limit, id] as const,
  );
  await resetAttemptsOf([...emailCounters(email), ...deviceCounters], database);
}

/** Deletes the counters of sign-in attempts with this email, by anyone. Their keys are hashes of it. */
export async function forgetSignInAttempts(email: string): Promise<void> {
  await resetAttemptsOf(emailCounters(email));
}

function emailCounters(email: string) {
  const { accountAndAddress, accountAndNetwork, account } = signInLimits;
  return [accountAndAddress, accountAndNetwork, account].map((limit) => [limit, accountKey(email)] as const);
}

/** Returns a hash of the email, because the database stores the counters' keys, and strangers type other people's emails. */
function accountKey(email: string): string {
  return sha256(email.toLowerCase());
}
