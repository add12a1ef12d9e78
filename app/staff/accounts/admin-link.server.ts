import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import { env } from "~/process/env.server";
import { generatePassword } from "~/staff/passwords/generate-password.server";
import { hashPassword } from "~/staff/passwords/hash-password.server";
import { insertResetLink, resetLinkPath, resetMinutes } from "~/staff/passwords/reset-link.server";
import { findActive, insertAdmin } from "./first-admin.server";

/**
 * Prints a link with which the system admin chooses a new password, for a server owner who cannot sign in. The current password
 * and the open sessions last until the link is used. Creates the account if it is missing.
 */
export async function printAdminLink({ ADMIN_EMAIL, PUBLIC_URL, PORT } = env()): Promise<void> {
  const email = ADMIN_EMAIL.toLowerCase();
  const passwordHash = await hashPassword(generatePassword());
  const link = await db().transaction(async (transaction) => {
    const existing = await findActive(transaction, email);
    const id = existing?.id ?? (await insertAdmin(transaction, { email, passwordHash }));
    if (!id) throw new Error("Another process has just created the account. Run the command again.");
    await recordAudit(transaction, { action: "password-link-created", actor: null, subject: email });
    return insertResetLink(transaction, id);
  });
  const origin = PUBLIC_URL ? new URL(PUBLIC_URL).origin : `http://localhost:${PORT}`;
  const lines = [
    "",
    "A link to choose a new password for the system admin:",
    `  email  ${email}`,
    `  link   ${origin}${resetLinkPath(link)}`,
    `It works once, for ${resetMinutes} minutes. The current password works until then.`,
  ];
  process.stdout.write(`${lines.join("\n")}\n\n`);
}
