import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { acceptedSecrets, cookieSecret } from "~/process/secret.server";

const algorithm = "aes-256-gcm";
const [keyBytes, nonceBytes, tagBytes] = [32, 12, 16];

/**
 * Encrypts a text for storage with AES-256-GCM. The key is derived from the site's secret, which is not in the database.
 *
 * @param owner whose text it is; another owner cannot decrypt it
 */
export function encrypt(text: string, owner: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, deriveKey(cookieSecret()), nonce).setAAD(Buffer.from(owner));
  const content = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString("base64url");
}

/** Decrypts what `encrypt` returned; undefined if it was altered, is another owner's, or the site's secret is no longer accepted. */
export function decrypt(stored: string, owner: string): string | undefined {
  for (const secret of acceptedSecrets()) {
    const text = decryptWith(deriveKey(secret), stored, owner);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Encrypts with the present secret what `encrypt` returned with an earlier one; undefined where that is not necessary or not possible. */
export function reencrypt(stored: string, owner: string): string | undefined {
  if (decryptWith(deriveKey(cookieSecret()), stored, owner) !== undefined) return undefined;
  const text = decrypt(stored, owner);
  return text === undefined ? undefined : encrypt(text, owner);
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

function deriveKey(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "second-factor", keyBytes));
}
