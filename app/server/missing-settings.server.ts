import { missing } from "~/messages/dashboard";
import { defaultAdminEmail, type Env, env } from "~/process/env.server";
import { log } from "~/process/log.server";

/** A setting without which a production site does not work as its visitors expect. */
type MissingSetting = keyof typeof missing;

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** Returns the missing settings of a production site. A start warns of each, /api/ready lists them, and administrators see them. */
export function missingSettings(settings: Env = env()): MissingSetting[] {
  const { NODE_ENV, SMTP_URL, PUBLIC_URL, TRUST_PROXY, HOST, ADMIN_EMAIL, SESSION_SECRET } = settings;
  if (NODE_ENV !== "production") return [];
  // The app itself serves plain HTTP, so HTTPS needs a proxy.
  const hasProxy = PUBLIC_URL?.startsWith("https:") === true || loopback.test(HOST ?? "");
  const lacks: Record<MissingSetting, boolean> = {
    PUBLIC_URL: !PUBLIC_URL,
    SMTP_URL: !SMTP_URL,
    TRUST_PROXY: hasProxy && TRUST_PROXY === 0,
    ADMIN_EMAIL: ADMIN_EMAIL === defaultAdminEmail,
    SESSION_SECRET: !SESSION_SECRET,
  };
  return Object.entries(lacks).flatMap(([name, isMissing]) => (isMissing ? [name as MissingSetting] : []));
}

export function warnOfMissingSettings(): void {
  for (const setting of missingSettings())
    log.warn({ event: "setting-missing", setting }, `A setting is missing. ${missing[setting]}`);
}
