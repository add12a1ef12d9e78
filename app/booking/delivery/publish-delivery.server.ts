import { and, eq, sql } from "drizzle-orm";
import type { Session } from "~/access/session";
import { type MailedForm, type SubmittedForm, workAsStaff } from "~/booking/change/change-booking.server";
import { updateProgress, type Change, recordInHistory } from "~/booking/change/record-change.server";
import { enqueueVisitorMail } from "~/booking/mail/visitor-mail.server";
import { deliveries } from "~/db/schema.server";
import * as mails from "~/messages/mails/visitor";
import { findUnpublished } from "./change-delivery.server";
import { mayDeliver } from "./delivery";
import { type Delivery, type DeliveryItem, findItems } from "./find-deliveries.server";

/**
 * Publishes a booking's draft. The customer sees it from then on, and it cannot be changed.
 *
 * @param form.revision the revision that the page showed. Undefined publishes any revision.
 * @returns null if the booking does not exist; `draft-changed` with the stored draft if the revision differs
 * @throws {SessionEndedError}
 */
export function publishDelivery(
  bookingId: string | undefined,
  { revision, mailText, form }: MailedForm & { revision: number | undefined },
  session: Session,
) {
  return workAsStaff({ bookingId, session, form }, { publish: revision }, async (change) => {
    const { transaction, booking, staff } = change;
    if (!mayDeliver(booking.stage)) return { result: "not-allowed", stage: booking.stage } as const;
    const draft = await findUnpublished(transaction, booking.id);
    if (!draft) return { result: "not-ready", why: "no-draft" } as const;
    const items = await findItems([draft.id], transaction);
    if (revision !== undefined && draft.revision !== revision) {
      const stored = { revision: draft.revision, title: draft.title, count: items.length };
      return { result: "draft-changed", stored } as const;
    }
    const why = whyNotReady(items);
    if (why) return { result: "not-ready", why } as const;
    await publishDraft(change, draft);
    await updateProgress(change, { waitingFor: booking.waitingFor });
    if (mailText !== null)
      await enqueueVisitorMail(transaction, booking, () => ({
        kind: "delivered",
        subject: mails.delivered.subject,
        text: mailText,
        suggestion: "delivered",
        by: staff,
        facts: toResultFacts(draft),
      }));
    return { result: "done" } as const;
  });
}

/** Returns why a draft with these items cannot be published. Null if it can. */
export function whyNotReady(items: readonly DeliveryItem[]): "empty" | "unfinished" | null {
  if (items.length === 0) return "empty";
  return items.every(({ state }) => state === "ready") ? null : "unfinished";
}

export async function publishDraft(change: Change, draft: Delivery): Promise<void> {
  await change.transaction
    .update(deliveries)
    .set({ state: "published", publishedAt: sql`now()` })
    .where(eq(deliveries.id, draft.id));
  await recordInHistory(change, "delivery-published", toEventDetail(draft));
}

export function toResultFacts({ title }: Pick<Delivery, "title">) {
  return [{ label: mails.delivered.results, value: title }];
}

/**
 * Withdraws a published delivery, so that the customer no longer sees it.
 *
 * @returns null if the booking does not exist; `gone` if the delivery is not published
 * @throws {SessionEndedError}
 */
export function withdrawDelivery(
  bookingId: string | undefined,
  { deliveryId, form }: { deliveryId: string; form: SubmittedForm },
  session: Session,
) {
  return workAsStaff({ bookingId, session, form }, { withdraw: deliveryId }, async (change) => {
    const isNamed = and(eq(deliveries.id, deliveryId), eq(deliveries.bookingId, change.booking.id));
    const [withdrawn] = await change.transaction
      .update(deliveries)
      .set({ state: "withdrawn", withdrawnAt: sql`now()` })
      .where(and(isNamed, eq(deliveries.state, "published")))
      .returning();
    if (!withdrawn) {
      const { state } = deliveries;
      const [found] = await change.transaction.select({ state }).from(deliveries).where(isNamed);
      if (!found) return { result: "unknown-delivery" } as const;
      return found.state === "withdrawn" ? ({ result: "done" } as const) : ({ result: "gone" } as const);
    }
    await recordInHistory(change, "delivery-withdrawn", toEventDetail(withdrawn));
    return { result: "done" } as const;
  });
}

const toEventDetail = ({ version, title }: Delivery) => ({ number: String(version), name: title });
