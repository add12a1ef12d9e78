import { eq } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { passkeys, totpSecrets } from "~/db/schema.server";
import { removeRecoveryCodes } from "./recovery-codes.server";

/** Removes every second factor of an account, and its recovery codes. */
export async function removeAllFactors(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(passkeys).where(eq(passkeys.userId, userId));
  await transaction.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
  await removeRecoveryCodes(transaction, userId);
}
