import { asc, isNull } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { users } from "~/db/schema.server";

/** The most people that the form offers; a form has at most 100 fields. */
export const maxNoticeReaders = 80;

/** Returns the staff who may get a mail of each new request, by name. */
export async function listNoticeReaders(database: Database) {
  return database
    .select({ id: users.id, name: users.fullName, email: users.email, isReader: users.mailsNewRequests })
    .from(users)
    .where(isNull(users.deactivatedAt))
    .orderBy(asc(users.fullName), asc(users.id))
    .limit(maxNoticeReaders);
}
