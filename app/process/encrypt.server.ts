import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { acceptedSecrets, cookieSecret } from "./secret.server";

const algorithm = "aes-256-gcm";
const [keyBytes, nonceBytes, tagBytes] = [32, 12, 16];

/** The use of a text. Each purpose has a separate key. */
interface EncryptionContext {
  purpose: "second-factor" | "webhook" | "busy-times" | "person";
  /** The id of the text's owner. Decryption fails with another owner's id. */
  owner: string;
}

/** Encrypts a text with AES-256-GCM. The key is derived from the site's secret, which is not in the database. */
export function encrypt(text: string, { purpose, owner }: EncryptionContext): string {
  const nonce = randomBytes(nonceBytes);
  const key = deriveKey(cookieSecret(), purpose);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
  const content = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString("base64url");
}

/** Decrypts a result of `encrypt`. Undefined if it was altered, has another owner, or the site's secret is no longer accepted. */
export function decrypt(stored: string, { purpose, owner }: EncryptionContext): string | undefined {
  for (const secret of acceptedSecrets()) {
    const text = decryptWith(deriveKey(secret, purpose), stored, owner);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Re-encrypts a text that was encrypted with an earlier secret. Undefined if that is unnecessary or impossible. */
export function reencrypt(stored: string, context: EncryptionContext): string | undefined {
  const key = deriveKey(cookieSecret(), context.purpose);
  if (decryptWith(key, stored, context.owner) !== undefined) return undefined;
  const text = decrypt(stored, context);
  return text === undefined ? undefined : encrypt(text, context);
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

function deriveKey(secret: string, purpose: EncryptionContext["purpose"]): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, keyBytes));
}
