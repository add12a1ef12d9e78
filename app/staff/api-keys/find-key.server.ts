import { randomBytes } from "node:crypto";
import { BlockList, isIP, isIPv6 } from "node:net";
import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { isUsableKey } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import { db } from "~/db/client.server";
import { consumeAttempt, type RateLimit } from "~/db/rate-limit.server";
import { apiKeys } from "~/db/schema.server";
import { unlessFull } from "~/db/unavailable.server";
import { sha256 } from "~/lib/sha256.server";
import * as text from "~/messages/api-keys";
import { readNetwork } from "./key-schema";

/** Secret scanners recognize a key by this prefix. */
const prefix = "datum_";

const keyPattern = new RegExp(`^${prefix}[\\w-]{43}$`);

export function newKeySecret(): string {
  return prefix + randomBytes(32).toString("base64url");
}

/** The limit of all requests of one key together. */
export const keyLimit: RateLimit = { name: "api-key", attempts: 600, seconds: 60 };

export interface Program {
  result: "found";
  /** The session of the program's changes, instead of a person's. Each change checks the key again. */
  session: Session;
  scopes: readonly string[];
}

/**
 * Finds the key of a request, counts the request against its limit, and records its use at most once a minute.
 *
 * @param token the Bearer token
 * @param address from `clientAddress`
 * @returns null for an unknown, revoked or expired key; `elsewhere` if the key may not be used from the address
 * @throws {TooManyAttemptsError}
 */
export async function findKey(
  token: string | undefined,
  address: string,
): Promise<Program | { result: "elsewhere" } | null> {
  if (!token || !keyPattern.test(token)) return null;
  const { id, name, scopes, networks } = apiKeys;
  const [key] = await db()
    .select({ id, name, scopes, networks })
    .from(apiKeys)
    .where(and(eq(apiKeys.secretHash, sha256(token)), isUsableKey));
  if (!key) return null;
  if (key.networks.length > 0 && !isInNetwork(address, key.networks)) return { result: "elsewhere" };
  await consumeAttempt(keyLimit, key.id);
  await recordUse(key.id);
  const staff = { id: key.id, email: text.actor(key.name), fullName: key.name, isAdmin: false } as const;
  return {
    result: "found",
    session: { id: key.id, staff: { ...staff, isProgram: true } },
    scopes: key.scopes,
  };
}

/** Records the use of a key. A full disk prevents this record, but not the request. */
async function recordUse(keyId: string): Promise<void> {
  const isDue = or(isNull(apiKeys.lastUsedAt), lte(apiKeys.lastUsedAt, sql`now() - interval '1 minute'`));
  await unlessFull(() =>
    db()
      .update(apiKeys)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(apiKeys.id, keyId), isDue)),
  );
}

/**
 * Returns whether an address is in one of the networks.
 *
 * @param address from `clientAddress`: IPv6 as a /64
 * @param networks in the form that `readNetwork` accepts
 */
export function isInNetwork(address: string, networks: readonly string[]): boolean {
  const list = new BlockList();
  for (const text of networks) {
    const network = readNetwork(text);
    if (network) list.addSubnet(network.address, network.prefix, network.family);
  }
  const plain = address.replace(/\/64$/, "");
  return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}
