import { and, desc, eq, getTableColumns, gt, inArray, isNull, notExists, sql } from "drizzle-orm";
import type { Session } from "~/access/session";
import { changeAsVisitor, decisions, workAsStaff } from "~/booking/change/change-booking.server";
import { updateProgress, type Change, recordInHistory } from "~/booking/change/record-change.server";
import { enqueueReplyNotices } from "~/booking/mail/enqueue-reply-notices.server";
import { enqueueVisitorMail } from "~/booking/mail/visitor-mail.server";
import { waitingForWhenScheduled } from "~/booking/quote/quotes.server";
import { refreshDetails } from "~/booking/record/search-details.server";
import { isClosed } from "~/booking/stage/stages";
import { db } from "~/db/client.server";
import { bookingEvents, bookingMessages, type MessageKind, users } from "~/db/schema.server";
import { isPast } from "~/db/sql-parts.server";
import type { CursorPosition } from "~/lib/to-page";
import * as mails from "~/messages/mails/visitor";

/** `authorName` is the staff member's name. It is empty for the visitor and without an account. */
export type BookingMessage = typeof bookingMessages.$inferSelect & { authorName: string };

const maxMessages = 200;
/** Messages from one booking's visitor. */
const visitorLimit = 100;

/** Returns the last 200 messages, oldest first. */
export async function findMessages(
  bookingId: string,
): Promise<{ messages: BookingMessage[]; hasOlder: boolean }> {
  const newest = await pageMessages(bookingId, maxMessages + 1);
  return { messages: newest.slice(0, maxMessages).reverse(), hasOlder: newest.length > maxMessages };
}

export async function findLastMessage(bookingId: string): Promise<BookingMessage | undefined> {
  const [last] = await pageMessages(bookingId, 1);
  return last;
}

/** Returns up to `limit` messages, newest first, or those after the position `after` in that order. */
export function pageMessages(
  bookingId: string,
  limit: number,
  after?: CursorPosition,
): Promise<BookingMessage[]> {
  return db()
    .select({
      ...getTableColumns(bookingMessages),
      authorName: sql<string>`coalesce(${users.fullName}, '')`,
    })
    .from(bookingMessages)
    .leftJoin(users, eq(sql`lower(${users.email})`, sql`lower(${bookingMessages.author})`))
    .where(and(eq(bookingMessages.bookingId, bookingId), isPast(bookingMessages, after)))
    .orderBy(desc(bookingMessages.createdAt), desc(bookingMessages.id))
    .limit(limit);
}

/**
 * Returns the last date that the visitor requested. Null without one, or if it is in the past.
 *
 * @param visit the scheduled visit: only requests about it since its last change count
 */
export async function findRequestedDate(
  bookingId: string,
  visit: { id: string; updatedAt: Date } | null,
): Promise<Date | null> {
  const { kind, proposedAt, createdAt, id } = bookingMessages;
  // The history stores which visit a message is about.
  const aboutOtherVisit = db()
    .select({ id: bookingEvents.id })
    .from(bookingEvents)
    .where(
      and(
        eq(bookingEvents.bookingId, bookingId),
        eq(bookingEvents.kind, "date-requested"),
        sql`${bookingEvents.detail} ->> 'form' = ${id}::text`,
        sql`${bookingEvents.detail} ->> 'visit' <> ${visit?.id ?? ""}`,
      ),
    );
  const [request] = await db()
    .select({ proposedAt })
    .from(bookingMessages)
    .where(
      and(
        eq(bookingMessages.bookingId, bookingId),
        eq(kind, "date-request"),
        visit ? and(gt(createdAt, visit.updatedAt), notExists(aboutOtherVisit)) : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  if (!request?.proposedAt || request.proposedAt.getTime() <= Date.now()) return null;
  return request.proposedAt;
}

export async function findTexts(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { id, text } = bookingMessages;
  const found = await db()
    .select({ id, text })
    .from(bookingMessages)
    .where(inArray(id, [...ids]));
  return new Map(found.map((row) => [row.id, row.text]));
}

/**
 * Sends a message to the visitor by mail and on their page. A new booking goes to review.
 *
 * @param seen the last event on the writer's page: later messages and decisions of colleagues are shown first
 * @returns null if the booking does not exist
 * @throws {SessionEndedError}
 */
export function sendMessage(
  bookingId: string | undefined,
  { formId, text, seen }: { formId: string; text: string; seen?: number | undefined },
  session: Session,
) {
  const form = { formId, seen, read: seen };
  const target = { bookingId, session, form, outdatedBy: [...decisions, "message-sent"] as const };
  return workAsStaff(target, { message: text }, async (change) => {
    const { transaction, booking, staff } = change;
    const next = isClosed(booking.stage) ? "nobody" : "them";
    await addMessage(change, { kind: "message", text });
    await recordInHistory(change, "message-sent");
    await updateProgress(change, {
      ...(booking.stage === "new" && { stage: "in-review" }),
      waitingFor: booking.stage === "scheduled" ? await waitingForWhenScheduled(change) : next,
    });
    await enqueueVisitorMail(transaction, booking, () => ({
      kind: "message",
      subject: mails.message.subject,
      text,
      by: staff,
    }));
    return { result: "done" } as const;
  });
}

/** @returns null if the booking does not exist; `full` if the visitor has written too many messages */
export function receiveMessage(bookingId: string, { formId, text }: { formId: string; text: string }) {
  return changeAsVisitor({ bookingId, formId }, { message: text }, (change) => recordMessage(change, text));
}

/** Receives a text in the transaction of the visitor's change: a message, or the reason of an earlier change. Ignores an empty reason. */
export async function recordMessage(change: Change, text: string) {
  if (text === "") return { result: "done" } as const;
  const { transaction, booking } = change;
  const received = await addVisitorMessage(change, { kind: "message", text });
  if (!received) return { result: "full" } as const;
  await recordInHistory(change, "message-received");
  await updateProgress(change, { waitingFor: "us", isReply: true });
  await enqueueReplyNotices(transaction, booking, { subjectKind: "message", excerpt: text });
  return { result: "done" } as const;
}

interface NewMessage {
  kind: MessageKind;
  text: string;
  proposedAt?: Date;
}

/**
 * Adds a message. Returns false without a change if the visitor has written too many messages. Reasons for a cancellation or a declined
 * quote are not limited, because each further one needs a new quote, or a booking that staff reopened.
 */
export async function addVisitorMessage(change: Change, message: NewMessage): Promise<boolean> {
  const { transaction, booking } = change;
  const isLimited = message.kind === "message" || message.kind === "date-request";
  const isOfVisitor = and(eq(bookingMessages.bookingId, booking.id), isNull(bookingMessages.author));
  if (isLimited && (await transaction.$count(bookingMessages, isOfVisitor)) >= visitorLimit) return false;
  await addMessage(change, message);
  return true;
}

async function addMessage(
  { transaction, booking, staff, rowId }: Change,
  message: NewMessage,
): Promise<void> {
  const author = staff?.email ?? null;
  await transaction.insert(bookingMessages).values({ id: rowId, bookingId: booking.id, author, ...message });
  await refreshDetails(transaction, booking.id);
}
