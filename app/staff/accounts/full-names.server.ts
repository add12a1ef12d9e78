import { inArray, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { users } from "~/db/schema.server";

/** Returns the names of the accounts with these emails, by email, removed accounts included. */
export async function fullNamesOf(emails: readonly string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map();
  const wanted = [...new Set(emails.map((email) => email.toLowerCase()))];
  const found = await db()
    .select({ email: users.email, fullName: users.fullName })
    .from(users)
    .where(inArray(sql`lower(${users.email})`, wanted));
  return new Map(found.map(({ email, fullName }) => [email, fullName]));
}
