import { env } from "~/process/env.server";

/** Returns the email in lower case. */
export function systemAdminEmail(): string {
  return env().ADMIN_EMAIL.toLowerCase();
}

export function isSystemAdmin({ email }: { email: string }): boolean {
  return email.toLowerCase() === systemAdminEmail();
}
