import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { cookieSecret } from "~/secret.server";

/** Milliseconds that a question with a sealed password stays open. */
const lifetime = 10 * 60_000;
const algorithm = "aes-256-gcm";
const nonceLength = 12;
const tagLength = 16;

/** Which question a password is sealed for: it opens for no other. */
interface Purpose {
  /** The session of who asks. */
  sessionId: string;
  /** The account that gets the password. */
  userId: string;
}

/**
 * A new password as it waits in the page that asks "Are you sure?": unreadable there, and of no use in another
 * session, for another account or after ten minutes.
 */
export function sealPassword(password: string, purpose: Purpose): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key(), nonce);
  cipher.setAAD(bound(purpose));
  const content = JSON.stringify({ password, until: Date.now() + lifetime });
  const sealed = Buffer.concat([cipher.update(content, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The password that was sealed; undefined where it was altered, is too old or was meant for something else. */
export function openPassword(text: string, purpose: Purpose): string | undefined {
  const bytes = Buffer.from(text, "base64url");
  try {
    const nonce = bytes.subarray(0, nonceLength);
    const decipher = createDecipheriv(algorithm, key(), nonce, { authTagLength: tagLength });
    decipher.setAAD(bound(purpose));
    decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
    const sealed = bytes.subarray(nonceLength + tagLength);
    const content = decipher.update(sealed, undefined, "utf8") + decipher.final("utf8");
    const { password, until } = JSON.parse(content) as { password: string; until: number };
    return until > Date.now() ? password : undefined;
  } catch {
    // Altered: what it holds is nobody's word.
    return undefined;
  }
}

function bound({ sessionId, userId }: Purpose): Buffer {
  return Buffer.from(`${sessionId} ${userId.toLowerCase()}`);
}

function key(): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", cookieSecret(), "", "sealed-password", 32));
}
