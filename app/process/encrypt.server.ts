import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { acceptedSecrets, cookieSecret } from "./secret.server";

const algorithm = "aes-256-gcm";
const [keyBytes, nonceBytes, tagBytes] = [32, 12, 16];

/** What is encrypted; each has a key of its own. */
interface Owned {
  purpose: "second-factor" | "webhook" | "busy-times" | "person";
  /** Whose text it is; another owner cannot decrypt it. */
  owner: string;
}

/** Encrypts a text for storage or an address with AES-256-GCM. The key is derived from the site's secret, which is not in the database. */
export function encrypt(text: string, { purpose, owner }: Owned): string {
  const nonce = randomBytes(nonceBytes);
  const key = deriveKey(cookieSecret(), purpose);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
  const content = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString("base64url");
}

/** Decrypts what `encrypt` returned; undefined if it was altered, is another owner's, or the site's secret is no longer accepted. */
export function decrypt(stored: string, { purpose, owner }: Owned): string | undefined {
  for (const secret of acceptedSecrets()) {
    const text = decryptWith(deriveKey(secret, purpose), stored, owner);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Encrypts with the present secret what `encrypt` returned with an earlier one; undefined where that is not necessary or not possible. */
export function reencrypt(stored: string, owned: Owned): string | undefined {
  const key = deriveKey(cookieSecret(), owned.purpose);
  if (decryptWith(key, stored, owned.owner) !== undefined) return undefined;
  const text = decrypt(stored, owned);
  return text === undefined ? undefined : encrypt(text, owned);
}

function decryptWith(key: Buffer, stored: string, owner: string): string | undefined {
  const bytes = Buffer.from(stored, "base64url");
  const [nonce, rest] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes)];
  try {
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(rest.subarray(0, tagBytes));
    return Buffer.concat([decipher.update(rest.subarray(tagBytes)), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

function deriveKey(secret: string, purpose: Owned["purpose"]): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, keyBytes));
}
