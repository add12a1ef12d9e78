import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { cookieSecret } from "~/secret.server";

const algorithm = "aes-256-gcm";
const [keyBytes, nonceBytes, tagBytes] = [32, 12, 16];

/**
 * Encrypts a text for storage with AES-256-GCM. The key is derived from the site's secret, which is not in the database.
 *
 * @param owner whose text it is; another owner cannot decrypt it
 */
export function encrypt(text: string, owner: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, deriveKey(), nonce).setAAD(Buffer.from(owner));
  const content = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString("base64url");
}

/** Decrypts what `encrypt` returned; undefined if it was altered, is another owner's, or the site's secret has changed. */
export function decrypt(stored: string, owner: string): string | undefined {
  const bytes = Buffer.from(stored, "base64url");
  const [nonce, rest] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes)];
  try {
    const decipher = createDecipheriv(algorithm, deriveKey(), nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(rest.subarray(0, tagBytes));
    return Buffer.concat([decipher.update(rest.subarray(tagBytes)), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

function deriveKey(): Buffer {
  return Buffer.from(hkdfSync("sha256", cookieSecret(), "", "second-factor", keyBytes));
}
