import { asc, isNull, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { users } from "~/db/schema.server";

/** A member of staff to whom work can be given. */
export interface Colleague {
  id: string;
  fullName: string;
}

/** Accounts that a list offers at most. */
const maxListed = 1_000;

/** Returns every active account, the system admin's included, by name; at most 1,000. */
export function listColleagues(): Promise<Colleague[]> {
  return db()
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(isNull(users.deactivatedAt))
    .orderBy(sql`lower(${users.fullName})`, asc(users.id))
    .limit(maxListed);
}
