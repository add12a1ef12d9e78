import { db } from "~/db/client.server";
import { users } from "~/db/schema.server";
import { lockAccounts } from "./locked-accounts.server";
import { logAccount } from "./log-account.server";
import { hashPassword } from "./passwords.server";
import type { NewUser } from "./schema";
import type { Staff } from "./sessions.server";
import { freeEmail, takeEmail } from "./take-email.server";
import type { User } from "./users.server";

/**
 * Opens an account for a member of staff, who is no administrator.
 *
 * @param by the administrator who does it
 * @throws {EmailTakenError}
 * @throws {NotAllowedError} when `by` is no administrator any more
 * @throws {PasswordQueueFullError}
 */
export async function createUser(input: NewUser, by: Staff): Promise<User> {
  const account = { fullName: input.name, email: input.email, mobile: input.mobile, isAdmin: false };
  const passwordHash = await hashPassword(input.password);
  const id = await takeEmail(() =>
    db().transaction(async (transaction) => {
      await lockAccounts(transaction, { actor: by, needs: "admin" });
      await freeEmail(transaction, input.email);
      const [created] = await transaction
        .insert(users)
        .values({ ...account, passwordHash })
        .returning({ id: users.id });
      if (!created) throw new Error("The database returned no account.");
      return created.id;
    }),
  );
  logAccount("account-created", { actor: by, userId: id });
  return { id, ...account };
}
