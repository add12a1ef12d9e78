import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { createHash, createHmac, randomUUID } from "node:crypto";
import { describeService } from "~/booking/describe-service";
import { toGreeting } from "~/booking/mail/greeting";
import { serviceNames } from "~/booking/services";
import { db } from "~/db/client.server";
import type { RateLimit } from "~/db/rate-limit.server";
import { bookingDrafts, draftLinks } from "~/db/schema.server";
import { formatPacificDay } from "~/lib/pacific-time";
import { type Admission, enqueueLimitedMail } from "~/mail/mail-limits.server";
import type { NewMail } from "~/mail/outbox.server";
import { wakeMailWorker } from "~/mail/wake-worker.server";
import * as text from "~/messages/draft-link";
import { paths } from "~/paths";
import { cookieSecret } from "~/secret.server";
import { consumeAddressAttempt } from "~/senders/address-limits.server";
import { company } from "~/settings/company";
import { type Draft, toDraft } from "./draft";
import { draftExpiry } from "./draft-expiry.server";
import type { RawAnswers } from "./journey";

/** Links that one address may have sent; an office shares one address. Mailboxes have a limit of their own. */
const linkLimit: RateLimit = { name: "draft-links", attempts: 30, seconds: 60 * 60 };

const isOpen = and(isNull(bookingDrafts.bookingId), gt(bookingDrafts.expiresAt, sql`now()`));

/**
 * Mails a link that opens a draft on any device, and keeps the draft for its full time from now. The mail is the only one that is ever
 * sent about a draft.
 *
 * @param address the client's address
 * @returns null if the draft is no longer open
 * @throws {TooManyAttemptsError} if the address has asked for too many links
 */
export async function sendDraftLink(
  draftId: string,
  email: string,
  address: string,
): Promise<Admission | null> {
  await consumeAddressAttempt(linkLimit, address);
  const admission = await db().transaction(async (transaction) => {
    const [draft] = await transaction
      .update(bookingDrafts)
      .set({ expiresAt: draftExpiry() })
      .where(and(eq(bookingDrafts.id, draftId), isOpen))
      .returning();
    if (!draft) return null;
    const link = randomUUID();
    await transaction.insert(draftLinks).values({ tokenHash: toHash(toToken(link)), draftId });
    return enqueueLimitedMail(transaction, toMail(draft, email, link), { lane: "link", address });
  });
  if (admission) wakeMailWorker();
  return admission;
}

/** Contains nothing the visitor typed but a plain name and the service, which is one of a list, because anybody may be its recipient. */
function toMail(draft: typeof bookingDrafts.$inferSelect, email: string, link: string): NewMail {
  const { fullName } = draft.answers;
  return {
    kind: "draft-link",
    draftId: draft.id,
    toAddress: email,
    replyTo: company().email,
    subject: text.mailSubject,
    content: {
      greeting: toGreeting(typeof fullName === "string" ? fullName : ""),
      paragraphs: text.mailText,
      facts: [
        ...listService(draft.answers),
        { label: text.keptUntil, value: formatPacificDay(draft.expiresAt) },
      ],
      action: { label: text.mailButton, page: "draft", link },
    },
  };
}

function listService({ service }: RawAnswers) {
  const name = serviceNames.find((name) => name === service);
  if (!name) return [];
  return [{ label: text.service, value: describeService({ service: name, additionalServices: [] }) }];
}

/**
 * Returns the path that a mail links to.
 *
 * @param link the id that the outbox has in place of the token
 */
export function draftLinkPath(link: string): string {
  return paths.continueDraft(toToken(link));
}

/**
 * Returns the draft that `token` opens; null for a token that is malformed or wrong, and for a draft that expired or was submitted.
 * Each of these takes one hash and one indexed query, so that neither the answer nor its time tells them apart.
 */
export async function findDraftByToken(token: string | undefined): Promise<Draft | null> {
  const [found] = await db()
    .select({ draft: bookingDrafts })
    .from(draftLinks)
    .innerJoin(bookingDrafts, eq(bookingDrafts.id, draftLinks.draftId))
    .where(and(eq(draftLinks.tokenHash, toHash(token ?? "")), isOpen));
  return found ? toDraft(found.draft) : null;
}

/** Returns 256 bits in base64url. The HMAC keeps anyone who reads the outbox from computing them. */
function toToken(link: string): string {
  return createHmac("sha256", cookieSecret())
    .update(JSON.stringify(["draft", link]))
    .digest("base64url");
}

function toHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
