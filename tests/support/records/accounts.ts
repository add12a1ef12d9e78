import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { users } from "~/db/schema.server";

export const grace = {
  name: "Grace Hopper",
  email: "grace@example.com",
  mobile: "(818) 555-0161",
  password: "correct horse",
};
/** The account of ADMIN_EMAIL, whose email differs only in case. */
export const systemAdmin = { email: "Admin@example.com", isAdmin: true };
export const noSuchIds = ["", "x", "1 or 1=1", randomUUID(), "\u0000"];

export async function findAccountRow(id: string) {
  const [row] = await db().select().from(users).where(eq(users.id, id));
  if (!row) throw new Error("There is no such row.");
  return row;
}
