import { changeAsAdmin } from "~/access/admin-transaction.server";
import type { Session } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { users } from "~/db/schema.server";
import type { AccountRefused } from "~/staff/account-results";
import { claimEmail, freeEmail } from "~/staff/claim-email.server";
import { hashPassword } from "~/staff/passwords/hash-password.server";
import type { NewUser } from "~/staff/schema";
import { logAccount } from "./log-account.server";
import type { User } from "./users.server";

/** Creates an account without administrator rights. Throws `PasswordQueueFullError`, and like `changeAsAdmin`. */
export async function createUser(
  input: NewUser,
  session: Session,
): Promise<{ result: "done"; user: User } | AccountRefused<"email-taken">> {
  const account = { fullName: input.name, email: input.email, mobile: input.mobile, isAdmin: false };
  const passwordHash = await hashPassword(input.password);
  const created = await claimEmail(() =>
    changeAsAdmin(session, { act: "account-created" }, async (transaction): ReturnType<typeof createUser> => {
      if (!(await freeEmail(transaction, input.email))) return { result: "email-taken" };
      const [row] = await transaction
        .insert(users)
        .values({ ...account, passwordHash })
        .returning({ id: users.id });
      if (!row) throw new Error("The database returned no account.");
      await recordAudit(transaction, {
        action: "account-created",
        actor: session.staff,
        subject: account.email,
      });
      return { result: "done", user: { id: row.id, ...account } };
    }),
  );
  if (created.result === "done")
    logAccount("account-created", { actor: session.staff, userId: created.user.id });
  return created;
}
