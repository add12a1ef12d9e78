import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { toLinkHash, toLinkToken } from "~/access/link-token.server";
import { describeService } from "~/booking/answers/format-answer";
import { toGreeting } from "~/booking/mail/greeting";
import { serviceNames } from "~/booking/services";
import { consumeAddressAttempt } from "~/client-limits/address-limits.server";
import { clientLimits } from "~/client-limits/client-limits";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookingDrafts, draftLinks } from "~/db/schema.server";
import { formatPacificDay } from "~/lib/pacific-time";
import { sha256 } from "~/lib/sha256.server";
import { type Admission, enqueueLimitedMail, findWaiting } from "~/mail/mail-limits.server";
import { isQueueStopped } from "~/mail/mail-stop.server";
import type { NewMail } from "~/mail/outbox.server";
import { withLocale } from "~/messages/current-locale.server";
import * as sharedText from "~/messages/mails/shared";
import * as visitorText from "~/messages/mails/visitor";
import { paths } from "~/paths";
import { company } from "~/settings/company";
import { type Draft, draftExpiry, isOpenDraft, toDraft } from "./draft.server";
import type { RawAnswers } from "./journey";

/** `unknown` hides whether a mail was sent, because another browser has the draft. Null if the draft is no longer open. */
type LinkOutcome = { result: "done"; mail: Admission | "unknown" } | null;

/**
 * Mails a link that opens a draft on any device, and renews the draft's expiry. No other mail is ever sent about a draft. At most one
 * unsent link waits for each mailbox. After a draft has moved, the earlier browser can only request another link for a mailbox that already
 * got one.
 *
 * @param address the client's address
 * @throws {TooManyAttemptsError} if the address requested too many links
 */
export async function sendDraftLink(draftId: string, email: string, address: string): Promise<LinkOutcome> {
  await consumeAddressAttempt(clientLimits.draftLinks, address);
  return db().transaction(async (transaction): Promise<LinkOutcome> => {
    const [requested] = await transaction
      .select({ movedTo: bookingDrafts.movedTo })
      .from(bookingDrafts)
      .where(eq(bookingDrafts.id, draftId));
    if (!requested?.movedTo) {
      const mail = await sendLink(transaction, draftId, { email, address });
      return mail && { result: "done", mail };
    }
    if (await isRecipient(transaction, requested.movedTo, email))
      await sendLink(transaction, requested.movedTo, { email, address });
    return { result: "done", mail: "unknown" };
  });
}

async function isRecipient(transaction: Database, draftId: string, email: string): Promise<boolean> {
  const isTheirs = and(eq(draftLinks.draftId, draftId), eq(draftLinks.recipientHash, toRecipientHash(email)));
  return (await transaction.$count(draftLinks, isTheirs)) > 0;
}

async function sendLink(
  transaction: Database,
  draftId: string,
  { email, address }: { email: string; address: string },
): Promise<Admission | null> {
  const [draft] = await transaction
    .update(bookingDrafts)
    .set({ expiresAt: draftExpiry() })
    .where(and(eq(bookingDrafts.id, draftId), isOpenDraft))
    .returning();
  if (!draft) return null;
  const waiting = await findWaiting(transaction, { kind, draftId, toAddress: email });
  if (waiting) return waiting === "held" || (await isQueueStopped(transaction)) ? "delayed" : "queued";
  const link = randomUUID();
  const recipientHash = toRecipientHash(email);
  await transaction
    .insert(draftLinks)
    .values({ tokenHash: toLinkHash(toLinkToken("draft", [link])), draftId, recipientHash });
  return withLocale(draft.language, () =>
    enqueueLimitedMail(transaction, toDraftLinkMail(draft, email, link), { lane: "link", address }),
  );
}

const kind = "draft-link";

function toRecipientHash(email: string): string {
  return sha256(email.toLowerCase());
}

/** Contains only a plain name and a service from the fixed list, because anybody may be the recipient. */
function toDraftLinkMail(draft: typeof bookingDrafts.$inferSelect, email: string, link: string): NewMail {
  const { fullName } = draft.answers;
  const isTheirs = String(draft.answers.email).toLowerCase() === email.toLowerCase();
  return {
    kind,
    draftId: draft.id,
    toAddress: email,
    replyTo: company().email,
    subject: visitorText.draftLink.subject,
    content: {
      greeting: toGreeting(typeof fullName === "string" ? fullName : ""),
      paragraphs: isTheirs
        ? visitorText.draftLink.text
        : [...visitorText.draftLink.text, visitorText.draftLink.other],
      facts: [
        ...listService(draft.answers),
        { label: visitorText.draftLink.keptUntil, value: formatPacificDay(draft.expiresAt) },
      ],
      action: { label: visitorText.draftLink.open, page: "draft", link },
    },
  };
}

function listService({ service }: RawAnswers) {
  const name = serviceNames.find((name) => name === service);
  if (!name) return [];
  return [{ label: sharedText.service, value: describeService({ service: name, additionalServices: [] }) }];
}

/**
 * Returns the draft that `token` opens. Null if the token is malformed or wrong, or if the draft expired or was submitted. Each case costs
 * one hash and one indexed query, so neither the response nor its duration distinguishes them.
 */
export async function findDraftByToken(token: string | undefined): Promise<Draft | null> {
  const [found] = await db()
    .select({ draft: bookingDrafts })
    .from(draftLinks)
    .innerJoin(bookingDrafts, eq(bookingDrafts.id, draftLinks.draftId))
    .where(and(eq(draftLinks.tokenHash, toLinkHash(token)), isOpenDraft));
  return found ? toDraft(found.draft) : null;
}

/** Returns the path that opens a draft. The outbox stores the id `link` instead of the token. */
export function draftLinkPath(link: string): string {
  return paths.continueDraft(toLinkToken("draft", [link]));
}
