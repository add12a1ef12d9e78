import { createHash } from "node:crypto";
import { type RateLimit, consumeAttempt, TooManyAttemptsError } from "~/db/rate-limit.server";

/** A visitor who books again after a mistake gets each mail; a stranger's mailbox cannot be flooded. */
const perRecipient: RateLimit = { name: "visitor-mail", attempts: 3, seconds: 60 * 60 };

/** Far above what a company gets in bookings; at most what mail providers let a small account send in a day. */
export const visitorMailsPerDay: RateLimit = {
  name: "visitor-mail-day",
  attempts: 500,
  seconds: 24 * 60 * 60,
};

/** Why a mail to a visitor must not be sent now. */
export interface MailRefusal {
  reason: "recipient-limit" | "day-limit";
  /** Seconds until mail may be sent again. */
  retryAfter: number;
}

/**
 * Counts a mail that is about to be sent to an address that a visitor typed.
 *
 * @returns null when it may be sent
 */
export async function consumeVisitorMail(email: string): Promise<MailRefusal | null> {
  return (
    (await refusalOf("recipient-limit", consumeAttempt(perRecipient, recipientKey(email)))) ??
    refusalOf("day-limit", consumeAttempt(visitorMailsPerDay, "all"))
  );
}

async function refusalOf(reason: MailRefusal["reason"], attempt: Promise<void>): Promise<MailRefusal | null> {
  try {
    await attempt;
    return null;
  } catch (error) {
    if (!(error instanceof TooManyAttemptsError)) throw error;
    return { reason, retryAfter: error.retryAfter };
  }
}

/**
 * One key for the spellings that reach one mailbox: many providers ignore case, dots and what follows a plus sign.
 * Keys are stored: a hash keeps addresses out of the database.
 */
function recipientKey(email: string): string {
  const at = email.lastIndexOf("@");
  const [mailbox = ""] = email.slice(0, at).replaceAll(".", "").split("+");
  const address = (mailbox + email.slice(at)).toLowerCase();
  return createHash("sha256").update(address).digest("hex");
}
