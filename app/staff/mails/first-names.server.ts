import { inArray, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { users } from "~/db/schema.server";

/** Returns the first names of the accounts with these emails, by email; an account that is gone is left out. */
export async function firstNamesOf(emails: readonly string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map();
  const found = await db()
    .select({ email: users.email, fullName: users.fullName })
    .from(users)
    .where(
      inArray(
        sql`lower(${users.email})`,
        [...new Set(emails)].map((email) => email.toLowerCase()),
      ),
    );
  return new Map(found.map(({ email, fullName }) => [email, toFirstName(fullName)]));
}

/** The part of a name that visitors see. */
export function toFirstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? "";
}
