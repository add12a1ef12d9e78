import { Secret, TOTP } from "otpauth";
import type { Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { totpSecrets } from "~/db/schema.server";
import { encrypt } from "~/process/encrypt.server";
import { replaceRecoveryCodes } from "~/staff/factors/recovery-codes.server";

export async function insertFactors({ id }: Staff): Promise<{ secret: string; codes: string[] }> {
  const secret = new Secret().base32;
  const encryptedSecret = encrypt(secret, { purpose: "second-factor", owner: id });
  await db().insert(totpSecrets).values({ userId: id, encryptedSecret, confirmedAt: new Date() });
  return { secret, codes: await replaceRecoveryCodes(db(), id) };
}

/** Returns the code of an authenticator app whose clock is `seconds` ahead. */
export function codeOf(secret: string, seconds = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + seconds * 1000 });
}
