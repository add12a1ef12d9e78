import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { bookingRow } from "#tests/support/records/bookings";
import type { Booking } from "~/booking/record/find-booking.server";
import type { Visit } from "~/booking/visit/find-visit.server";
import type { FormResult } from "~/forms/form-result";
import { dayMs, hourMs } from "~/lib/time";
import { toResultsPanel } from "~/routes/staff/booking-details/results-panel";
import BookingDetails from "~/routes/staff/booking-details/route";
import { toBookingView } from "~/routes/staff/booking-details/to-booking-view";
import { readThreadView, toPrintedNotes, toThread } from "~/routes/staff/booking-details/to-thread";
import { toWorkView } from "~/routes/staff/booking-details/to-work-view";

type BookingViewRecord = Parameters<typeof toBookingView>[0];
type ConversationRecord = Parameters<typeof toThread>[0];
type ProgressRecord = Parameters<typeof toWorkView>[0];

/** A booking in review that was viewed and that waits for the company. */
const booking = {
  ...bookingRow({ reference: "K7MD3R9F" }),
  id: "1",
  language: "en-US",
  status: 1,
  service: "",
  additionalServices: [],
  outputFormats: [],
  preferredDate: null,
  backupDate: null,
  stage: "in-review",
  stageChangedAt: new Date("2026-11-20T22:05:00Z"),
  ownerId: null,
  waitingFor: "us",
  waitingSince: new Date("2026-11-20T22:05:00Z"),
  completionDate: null,
  createdAt: new Date("2026-11-20T22:05:00Z"),
  erasedAt: null,
  spamAt: null,
} as Booking;
export const ada = { id: "1", email: "ada@example.com", fullName: "Ada", isAdmin: false };

/** Returns an open quote with a discount. */
export function createQuote() {
  return {
    id: "2",
    bookingId: "1",
    number: 2,
    lines: [
      { label: "Floor plans", quantity: 3, unitCents: 20_000 },
      { label: "Returning customer", quantity: 1, unitCents: -10_000 },
    ],
    totalCents: 50_000,
    validUntil: new Date(Date.now() + 28 * dayMs - 1),
    note: "Parking is included.",
    state: "sent" as const,
    answeredAt: null,
    expiryNotedAt: null,
    author: ada.email,
    createdAt: new Date(),
  };
}

export function createFile(originalName: string): BookingViewRecord["files"][number] {
  return {
    id: "1",
    storedName: `0-${originalName}`,
    originalName,
    contentType: "application/pdf",
    byteSize: 2048,
    sha256: "",
    sentFrom: null,
    sentTo: null,
    draftId: null,
    bookingId: "1",
    createdAt: new Date(0),
  };
}

export const createNote = (author: string, text: string) => ({
  id: `note ${text}`,
  bookingId: "1",
  author,
  text,
  createdAt: new Date("2026-11-21T17:00:00Z"),
});

/**
 * @param author null for the customer
 * @param hours after the first message
 */
export const createMessage = (author: string | null, text: string, hours = 0) => ({
  id: `message ${text}`,
  bookingId: "1",
  author,
  authorName: "",
  kind: "message" as const,
  text,
  proposedAt: null,
  createdAt: new Date(Date.parse("2026-11-21T17:00:00Z") + hours * hourMs),
});

interface PageRecord
  extends
    Partial<Omit<BookingViewRecord, "booking" | "quotes" | "visit">>,
    Partial<Omit<ConversationRecord, "view" | "staff">>,
    Partial<Pick<ProgressRecord, "quotes" | "staff" | "colleagues" | "deliveries">> {
  visit?: Visit | null;
  otherVisits?: readonly Visit[];
  booking?: Partial<Booking>;
  /** The value of the address's filter of entries. */
  view?: string;
}

/** Renders the page. Its action records the submitted forms and returns `result`. */
export async function showBooking(
  { booking: changes, view, ...record }: PageRecord = {},
  result: FormResult | null = null,
) {
  const sent: Record<string, unknown>[] = [];
  const {
    files = [],
    quotes = [],
    deliveries = [],
    visit = null,
    otherVisits = [],
    messages = [],
    notes = [],
    staff = ada,
  } = record;
  const shownBooking = { ...booking, ...changes };
  const bookingView = toBookingView({ booking: shownBooking, files, quotes, visit });
  const names = new Map([[ada.email, ada.fullName]]);
  const thread = toThread({
    hasOlderMessages: false,
    hasOlderNotes: false,
    events: [],
    isEarlier: false,
    names,
    fullName: shownBooking.fullName,
    ...record,
    messages,
    notes,
    view: readThreadView(view ?? null),
    staff,
  });
  const work = toWorkView({
    booking: shownBooking,
    quotes,
    visits: visit ? [visit, ...otherVisits] : [],
    messages,
    undelivered: [],
    duplicates: [],
    spamBy: null,
    isAnsweredSpam: false,
    deliveries,
    colleagues: record.colleagues ?? [],
    replies: [],
    seen: 0,
    formId: "form",
    staff,
  });
  const Stub = createRemixStub([
    {
      path: "/booking-details/:id",
      Component: BookingDetails,
      loader: () => ({
        ...bookingView,
        work,
        thread,
        printedNotes: toPrintedNotes({ notes, messages, names, fullName: shownBooking.fullName, staff }),
        code: { path: "", size: 1 },
        requestedDate: null,
        noteFormId: "1",
        messageFormId: "1",
        person: null,
        results: toResultsPanel({ deliveries, receipts: [], shares: [], formId: "" }),
        position: null,
        billing: [],
        noteToRemove: null,
        flash: null,
        isRefused: false,
      }),
      action: async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()));
        return result;
      },
    },
  ]);
  render(<Stub initialEntries={["/booking-details/1"]} />);
  await screen.findByRole("heading", { level: 1, name: "Booking Details" });
  return { sent, user: userEvent.setup() };
}
