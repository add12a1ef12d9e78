import { formatReference } from "~/booking/reference";
import type {
  BookingEventKind,
  bookingEvents,
  bookingMessages,
  quotes,
  Stage,
  visits,
} from "~/db/schema.server";
import { parsePacific, toPacificDay } from "~/lib/pacific-time";
import { dayMs, hourMs } from "~/lib/time";

interface StoredBooking {
  id: string;
  reference: string;
  service: string;
  stage: Stage;
  stageChangedAt: Date;
}

const author = "grace@example.com";

/** Returns an open quote for each quoted booking, and an accepted one for each booking in a later stage. */
export function demoQuotes(stored: readonly StoredBooking[]): (typeof quotes.$inferInsert)[] {
  return stored
    .filter(({ stage }) => stage === "quoted" || stage === "scheduled" || stage === "done")
    .map(({ id, service, stage, stageChangedAt }, index) => {
      const unitCents = 85_000 + index * 12_500;
      const lines = [
        { label: service || "Site scan", quantity: 1, unitCents },
        { label: "Travel", quantity: 1, unitCents: 9_500 },
      ];
      return {
        id: crypto.randomUUID(),
        bookingId: id,
        number: 1,
        lines,
        totalCents: unitCents + 9_500,
        validUntil: new Date(stageChangedAt.getTime() + 30 * dayMs),
        note: "Includes one revision within 14 days of delivery.",
        state: stage === "quoted" ? "sent" : "accepted",
        answeredAt: stage === "quoted" ? null : stageChangedAt,
        author,
        createdAt: stageChangedAt,
      };
    });
}

/**
 * Returns the events after the creation of bookings. Reports count them.
 *
 * @param work the quotes and visits of the bookings, without past visits
 */
export function demoEvents(
  stored: readonly StoredBooking[],
  work: { quotes: readonly (typeof quotes.$inferInsert)[]; visits: readonly (typeof visits.$inferInsert)[] },
): (typeof bookingEvents.$inferInsert)[] {
  const steps: Partial<Record<Stage, BookingEventKind[]>> = {
    quoted: ["message-sent", "quote-sent"],
    scheduled: ["quote-sent", "quote-accepted", "visit-scheduled"],
    done: ["quote-sent", "quote-accepted", "visit-scheduled"],
    declined: ["stage-changed"],
  };
  return stored.flatMap(({ id, stage, stageChangedAt }, index) => {
    const quote = work.quotes.find(({ bookingId }) => bookingId === id);
    const visit = work.visits.find(({ bookingId }) => bookingId === id);
    const detailOf = (kind: BookingEventKind): Record<string, string> => {
      if (kind === "stage-changed") return { from: "new", to: stage };
      if (kind === "visit-scheduled")
        return { startsAt: new Date(visit?.startsAt ?? stageChangedAt).toISOString() };
      return quote ? { number: String(quote.number), totalCents: String(quote.totalCents) } : {};
    };
    return (steps[stage] ?? []).map((kind, step) => ({
      bookingId: id,
      kind,
      actor: kind === "quote-accepted" ? null : author,
      detail: detailOf(kind),
      // The times between events vary by booking.
      createdAt: new Date(stageChangedAt.getTime() + ((index % 7) * 5 + step * 20) * hourMs),
    }));
  });
}

/** Returns visits from 8 AM on, alternating between today and tomorrow. The last visits have no assignee yet. */
export function busyVisits(
  stored: readonly StoredBooking[],
  staff: readonly string[],
): (typeof visits.$inferInsert)[] {
  return stored.map(({ id }, index) => ({
    bookingId: id,
    startsAt: atHour(new Date(Date.now() + (index % 2) * dayMs), 8 + index),
    minutes: 90,
    staffId: index < stored.length - 2 ? (staff[index % Math.max(staff.length, 1)] ?? null) : null,
  }));
}

export function busyReplies(
  stored: readonly (StoredBooking & { waitingSince: Date })[],
): (typeof bookingMessages.$inferInsert)[] {
  const texts = [
    "Can you do it a week earlier?",
    "Is travel included? We have a second building next door.",
    "The yard is closed on Friday. Would Thursday work?",
    "Please add the roof to the quote.",
  ];
  return stored.map(({ id, waitingSince }, index) => ({
    id: crypto.randomUUID(),
    bookingId: id,
    kind: "message",
    text: texts[index % texts.length] ?? "",
    createdAt: waitingSince,
  }));
}

export function demoVisits(stored: readonly StoredBooking[]): (typeof visits.$inferInsert)[] {
  return stored
    .filter(({ stage }) => stage === "scheduled")
    .map(({ id }, index) => ({
      bookingId: id,
      startsAt: atHour(new Date(Date.now() + (1 + index * 2) * dayMs), 9 + (index % 3) * 2),
      minutes: 120,
    }));
}

/** Returns a question to each customer with a quote, and some answers. */
export function demoMessages(stored: readonly StoredBooking[]): (typeof bookingMessages.$inferInsert)[] {
  return stored
    .filter(({ stage }) => stage === "quoted")
    .flatMap(({ id, reference, stageChangedAt }, index) => {
      const base = { bookingId: id, kind: "message" as const };
      const question = {
        ...base,
        id: crypto.randomUUID(),
        author,
        text: `Thanks for your request ${formatReference(reference)}. Is there parking for a van near the entrance?`,
        createdAt: new Date(stageChangedAt.getTime() - 60_000),
      };
      const answer = {
        ...base,
        id: crypto.randomUUID(),
        text: "Yes, in the yard behind the building. The gate is open from 8 AM.",
        createdAt: new Date(stageChangedAt.getTime() - 30_000),
      };
      return index % 2 === 0 ? [question, answer] : [question];
    });
}

function atHour(moment: Date, hour: number): Date {
  const today = toPacificDay(moment);
  const start = parsePacific(`${today}T${String(hour).padStart(2, "0")}:00`);
  if (!start) throw new Error(`${today} is no date.`);
  return start;
}
