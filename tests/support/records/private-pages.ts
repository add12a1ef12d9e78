import { randomUUID } from "node:crypto";
import type { Session } from "~/access/session";
import { sendMessage } from "~/booking/conversation/messages.server";
import { privatePagePath } from "~/booking/private-page/private-link.server";
import { sendQuote } from "~/booking/quote/quotes.server";
import { cancelVisit, scheduleVisit } from "~/booking/visit/visits.server";
import { dayMs } from "~/lib/time";
import { insertBookings } from "./bookings";
import { insertSession } from "./staff";

const form = () => ({ formId: randomUUID(), seen: Number.MAX_SAFE_INTEGER });

/** Sends a quote of $1,250 for a booking; it expires in `days` days. */
export async function quoteBooking(bookingId: string, session: Session, days = 30): Promise<void> {
  const lines = [{ label: "Qqscope", quantity: 1, unitCents: 125_000 }];
  const validUntil = new Date(Date.now() + days * dayMs);
  const quote = { lines, totalCents: 125_000, validUntil, note: "Qqaccess" };
  await sendQuote(bookingId, { quote, mailText: null, form: form() }, session);
}

/** Schedules the visit of a booking in `days` days, even if the person already has one at that time. */
export async function scheduleBooking(bookingId: string, session: Session, days = 10): Promise<void> {
  const visit = { startsAt: new Date(Date.now() + days * dayMs), minutes: 120, staffId: session.staff.id };
  const schedule = (accepted: string[] = []) =>
    scheduleVisit(bookingId, { visit, accepted, quote: "keep", mailText: null, form: form() }, session);
  const answer = await schedule();
  if (answer?.result === "busy") await schedule(answer.overlaps.map(({ id }) => id));
}

export async function cancelVisitOf(bookingId: string, session: Session): Promise<void> {
  await cancelVisit(bookingId, { quote: "keep", mailText: null, form: form() }, session);
}

async function messageBooking(bookingId: string, session: Session, text: string): Promise<void> {
  await sendMessage(bookingId, { formId: randomUUID(), text }, session);
}

/** The states of a request that make its private page differ. */
export type PageState = "new" | "quoted" | "scheduled" | "soon" | "visitCanceled";

/** Stores a request in each state, and returns the paths of the private pages. */
export async function insertPrivatePages(
  values: Parameters<typeof insertBookings>[0][number] = {},
): Promise<Record<PageState, string>> {
  const session = await insertSession({ fullName: "Qq Staff", email: "qq+qq@example.com" });
  const create = async (prepare?: (bookingId: string) => Promise<void>) => {
    const [id = ""] = await insertBookings([{ createdAt: new Date(), ...values }]);
    await prepare?.(id);
    return privatePagePath(id);
  };
  return {
    new: await create(),
    quoted: await create(async (id) => {
      await messageBooking(id, session, "Qqcompany <b>Qqscope</b>");
      await quoteBooking(id, session);
    }),
    scheduled: await create((id) => scheduleBooking(id, session)),
    soon: await create((id) => scheduleBooking(id, session, 0.5)),
    visitCanceled: await create(async (id) => {
      await scheduleBooking(id, session);
      await cancelVisitOf(id, session);
    }),
  };
}
