import { createHash } from "node:crypto";
import { type RateLimit, consumeAttempt, TooManyAttemptsError } from "~/db/rate-limit.server";

/** Enough for a visitor who corrects a mistake by booking again; too few to flood a stranger's mailbox. */
const perRecipient: RateLimit = { name: "visitor-mail", attempts: 3, seconds: 60 * 60 };

/** Far more than the company gets bookings; no more than mail providers let a small account send per day. */
export const visitorMailsPerDay: RateLimit = {
  name: "visitor-mail-day",
  attempts: 500,
  seconds: 24 * 60 * 60,
};

/** The limit that a mail to a visitor has reached. */
export interface MailRefusal {
  reason: "recipient-limit" | "day-limit";
  /** Seconds until mail may be sent again. */
  retryAfter: number;
}

/**
 * Counts a mail that is about to be sent to an address that a visitor typed.
 *
 * @returns null if it may be sent
 */
export async function consumeVisitorMail(email: string): Promise<MailRefusal | null> {
  return (
    (await toRefusal("recipient-limit", consumeAttempt(perRecipient, toRecipientKey(email)))) ??
    toRefusal("day-limit", consumeAttempt(visitorMailsPerDay, "all"))
  );
}

async function toRefusal(reason: MailRefusal["reason"], attempt: Promise<void>): Promise<MailRefusal | null> {
  try {
    await attempt;
    return null;
  } catch (error) {
    if (!(error instanceof TooManyAttemptsError)) throw error;
    return { reason, retryAfter: error.retryAfter };
  }
}

/**
 * Returns one key for all spellings of a mailbox: many providers ignore case, dots and everything after a plus sign. Keys
 * are stored, so the address is hashed.
 */
function toRecipientKey(email: string): string {
  const at = email.lastIndexOf("@");
  const [mailbox = ""] = email.slice(0, at).replaceAll(".", "").split("+");
  const address = (mailbox + email.slice(at)).toLowerCase();
  return createHash("sha256").update(address).digest("hex");
}
