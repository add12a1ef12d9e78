import { env } from "~/process/env.server";

/** Whether a mail server is set. Without one mails wait in the outbox. */
export function hasMailServer(): boolean {
  return env().SMTP_URL !== undefined;
}
