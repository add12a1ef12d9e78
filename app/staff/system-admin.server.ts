import { env } from "~/process/env.server";

/** Returns the email of the system admin's account, in lower case. */
export function systemAdminEmail(): string {
  return env().ADMIN_EMAIL.toLowerCase();
}

/** Whether the account with this email is the system admin's. */
export function isSystemAdmin({ email }: { email: string }): boolean {
  return email.toLowerCase() === systemAdminEmail();
}
