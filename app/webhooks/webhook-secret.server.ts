import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { webhooks } from "~/db/schema.server";
import { decrypt, encrypt, reencrypt } from "~/process/encrypt.server";

const ownedBy = (owner: string) => ({ purpose: "webhook", owner }) as const;

/** Creates a secret as Standard Webhooks writes it. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

/** Encrypts a secret for the address with this id. */
export function sealSecret(secret: string, webhookId: string): string {
  return encrypt(secret, ownedBy(webhookId));
}

/** Returns the secret of the address with this id; undefined if SESSION_SECRET was changed. */
export function openSecret(stored: string, webhookId: string): string | undefined {
  return decrypt(stored, ownedBy(webhookId));
}

/** Encrypts all secrets with the site's present secret, so that they outlive the one before. Safe to repeat, by several processes too. */
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
