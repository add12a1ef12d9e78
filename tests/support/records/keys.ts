import { randomUUID } from "node:crypto";
import { db } from "~/db/client.server";
import { apiKeys } from "~/db/schema.server";
import { sha256 } from "~/lib/sha256.server";
import { keyAreas, type ApiKeyScope } from "~/policies";
import { newKeySecret } from "~/staff/api-keys/find-key.server";

export async function insertKey(
  values: Partial<typeof apiKeys.$inferInsert> & { scopes: string[] },
): Promise<string> {
  const secret = newKeySecret();
  await db()
    .insert(apiKeys)
    .values({ name: `Program ${randomUUID()}`, secretHash: sha256(secret), ...values });
  return secret;
}

export function allScopes(level: "read" | "write"): ApiKeyScope[] {
  return keyAreas.map((area) => `${area}:${level}` as const);
}
