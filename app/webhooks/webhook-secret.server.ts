import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { webhooks } from "~/db/schema.server";
import { decrypt, encrypt, reencrypt } from "~/process/encrypt.server";

const ownedBy = (owner: string) => ({ purpose: "webhook", owner }) as const;

/** Returns a secret in the format of Standard Webhooks. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

export function sealSecret(secret: string, webhookId: string): string {
  return encrypt(secret, ownedBy(webhookId));
}

/** Returns undefined if SESSION_SECRET was changed. */
export function openSecret(stored: string, webhookId: string): string | undefined {
  return decrypt(stored, ownedBy(webhookId));
}

/** Encrypts all secrets with the current site secret, before the previous one ends. Several processes may repeat it. */
export async function reencryptWebhookSecrets(): Promise<void> {
  for (const { id, encryptedSecret: before, encryptedPrevious } of await db().select().from(webhooks)) {
    const secret = reencrypt(before, ownedBy(id));
    const previous = encryptedPrevious && reencrypt(encryptedPrevious, ownedBy(id));
    if (!secret && !previous) continue;
    await db()
      .update(webhooks)
      .set({ ...(secret && { encryptedSecret: secret }), ...(previous && { encryptedPrevious: previous }) })
      .where(and(eq(webhooks.id, id), eq(webhooks.encryptedSecret, before)));
  }
}
