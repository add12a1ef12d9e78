import { toRangeLimit } from "~/client-limits/address-limits.server";
import { clientLimits } from "~/client-limits/client-limits";
import type { Database } from "~/db/connection.server";
import { type RateLimit, resetAttemptsOf } from "~/db/rate-limit.server";
import { toIpv6Range } from "~/lib/ip-address.server";
import { sha256 } from "~/lib/sha256.server";
import { daySeconds } from "~/lib/time";
import type { GuessCounter } from "./limit-guesses.server";

const quarterHour = 15 * 60;
/** More than a user who has forgotten a password tries. An attacker gets 960 guesses a day from one address. */
const fewAttempts = { attempts: 10, seconds: quarterHour };
/** 9,600 guesses a day do not find a password that passes our rules. */
const manyAttempts = { attempts: 100, seconds: quarterHour };
/** A code has a million values, of which three are right: 50 guesses a day find one in 18 years on average. */
const dailyCodes = { attempts: 50, seconds: daySeconds };
/** Of an IPv6 /48, which has 65,536 addresses: a third of what locks an account, so that it takes four networks to do that. */
const networkAttempts = { attempts: 30, seconds: quarterHour };

export const limits = {
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
  /** The client's, as `clientAddress` returns it. */
  address: string;
  /** Set when the browser has signed in to this account before. */
  known?: { userId: string; device: string } | undefined;
}

/**
 * Returns the counters of a sign-in attempt. A browser that the account has signed in from before has separate counters, so
 * that the attempts of strangers cannot lock its owner out. Strangers have three, and two more with IPv6: the narrowest is first, and
 * an attempt that it refuses is not counted by the others, so that one address cannot use up the account's limit.
 */
export function signInCounters({ email, address, known }: SignInAttempt): GuessCounter[] {
  if (known)
    return [
      { limit: limits.device, key: `${known.userId} ${known.device}`, onSuccess: "reset" },
      // Somebody who once knew the password may have collected many device cookies.
      { limit: limits.knownDevices, key: known.userId, onSuccess: "refund" },
    ];
  const account = accountKey(email);
  return [
    { limit: limits.accountAndAddress, key: `${account} ${address}`, onSuccess: "reset" },
    ...ofNetwork(address, limits.accountAndNetwork, `${account} `),
    ...addressCounters(address),
    { limit: limits.account, key: account, onSuccess: "refund" },
  ];
}

/** Returns the counters of whoever signs in from an address, whatever the account: all that a passkey needs, which nobody can guess. */
export function addressCounters(address: string): GuessCounter[] {
  return [
    { limit: clientLimits.signIns, key: address, onSuccess: "refund" },
    ...ofNetwork(address, toRangeLimit(clientLimits.signIns)),
  ];
}

function ofNetwork(address: string, limit: RateLimit, prefix = ""): GuessCounter[] {
  const network = toIpv6Range(address);
  return network === null ? [] : [{ limit, key: `${prefix}${network}`, onSuccess: "refund" }];
}

/**
 * Returns the counters of a password change, by session: neither the guesses of strangers nor those of a stolen session
 * can keep the owner from changing the password.
 */
export function passwordChangeCounters(sessionId: string): GuessCounter[] {
  return [{ limit: limits.passwordChange, key: sessionId, onSuccess: "reset" }];
}

/**
 * Returns the counters of guesses of a code. As with passwords, a browser that the account has signed in from before has
 * its own, so that a stranger who knows the password cannot lock the owner out.
 *
 * @param device the id of such a browser
 */
export function codeCounters(userId: string, device: string | undefined): GuessCounter[] {
  if (device)
    return [
      { limit: limits.codeOfDevice, key: `${userId} ${device}`, onSuccess: "reset" },
      { limit: limits.codeOfDevicesDaily, key: userId, onSuccess: "refund" },
    ];
  return [
    { limit: limits.code, key: userId, onSuccess: "reset" },
    { limit: limits.codeDaily, key: userId, onSuccess: "refund" },
  ];
}

/**
 * Resets every count of one account's passwords, but not those of addresses. A password that its owner has set by a mailed link does
 * this, so strangers who lock the account cannot keep out whoever reads its email.
 */
export async function clearSignInCounters(
  database: Database,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const ofDevices = [limits.device, limits.knownDevices].map((limit) => [limit, id] as const);
  await resetAttemptsOf([...countersOf(email), ...ofDevices], database);
}

/** Deletes the counts of sign-in attempts with this email, whoever has it. Their keys are hashes of it. */
export async function forgetSignInAttempts(email: string): Promise<void> {
  await resetAttemptsOf(countersOf(email));
}

function countersOf(email: string) {
  const { accountAndAddress, accountAndNetwork, account } = limits;
  return [accountAndAddress, accountAndNetwork, account].map((limit) => [limit, accountKey(email)] as const);
}

/** Keys are stored in the database; a hash keeps the emails that strangers type out of it. */
function accountKey(email: string): string {
  return sha256(email.toLowerCase());
}
