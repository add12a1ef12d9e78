import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { acceptedSecrets, cookieSecret } from "~/process/secret.server";
import { parsePersonKey, type PersonKey } from "./person-key";

const algorithm = "aes-256-gcm";
const ivLength = 12;
const tagLength = 16;

const toKey = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "person in an address", 32));

/**
 * Encrypts what a person is found by, for the address of a page: addresses are kept in the browser's history and in the logs of
 * proxies, which must not name customers.
 */
export function sealPerson({ value }: PersonKey): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, toKey(cookieSecret()), iv);
  const sealed = Buffer.concat([cipher.update(value, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Decrypts what `sealPerson` returned; null for anything else. */
export function openPerson(token: string | null): PersonKey | null {
  const bytes = Buffer.from((token ?? "").slice(0, 1_000), "base64url");
  if (bytes.length <= ivLength + tagLength) return null;
  for (const secret of acceptedSecrets()) {
    const person = open(bytes, toKey(secret));
    if (person) return person;
  }
  return null;
}

function open(bytes: Buffer, key: Buffer): PersonKey | null {
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength));
    decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    const opened = Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]);
    return parsePersonKey(opened.toString("utf8"));
  } catch {
    // Altered, or sealed with another secret.
    return null;
  }
}
