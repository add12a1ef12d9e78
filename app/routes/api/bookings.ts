import { isFromStaff } from "~/api/authorize.server";
import { jsonArray } from "~/api/json-stream.server";
import type { ApiCalls } from "~/api/resource.server";
import { recordApiRead } from "~/audit/record-reading.server";
import { trapField } from "~/booking-fields";
import { findSubmittedAnswers, submitAnswers } from "~/booking/form/submit.server";
import { findFullBookings } from "~/booking/list/full-bookings.server";
import { countBookings, listPending } from "~/booking/list/list-bookings.server";
import { pageSlice } from "~/booking/list/read-ids.server";
import { toBookingJson } from "~/booking/record/booking-json";
import { findBooking, findFullBooking, type FullBooking } from "~/booking/record/find-booking.server";
import { markPending, markViewed } from "~/booking/workflow/mark-viewed.server";
import { countAddressAttempt } from "~/client-limits/address-limits.server";
import { clientLimits } from "~/client-limits/client-limits";
import * as text from "~/messages/api";
import { policies } from "~/policies";
import { problem } from "~/server/json-response.server";
import { clientAddress } from "~/server/request-context.server";

const maxPageSize = 100;

export const bookingCalls = {
  "api:booking-pending": {
    GET: async ({ query }) => {
      const [counts, newest] = await Promise.all([countBookings(), listPending(query.page)]);
      return {
        ptotalCount: counts.pending,
        pendingBookings: newest.map((booking) => ({
          ...booking,
          createdAt: booking.createdAt.toISOString(),
        })),
      };
    },
  },
  "api:booking-all": {
    GET: async ({ request, session, query: { page = 1 } }) => {
      if (request.method === "GET") await recordApiRead(session);
      const { total, batches } = await findFullBookings("", pageSlice(page));
      const bookings = [];
      for await (const batch of batches) bookings.push(...batch.map(toBookingJson));
      return { atotalCount: total, bookings };
    },
  },
  "api:view-booking": {
    GET: async ({ request, session, query: { q = "", page, limit } }) => {
      if (request.method === "GET") await recordApiRead(session);
      const isPaged = page !== undefined || limit !== undefined;
      const { total, batches } = await findFullBookings(q, isPaged ? toSlice(page, limit) : undefined);
      return jsonArray(toJson(batches), { "X-Total-Count": String(total) });
    },
  },
  "api:booking-details": {
    GET: async ({ params }) => {
      const booking = await findFullBooking(params.id);
      return booking ? toBookingJson(booking) : problem(404, text.unknownBooking);
    },
  },
  "api:booking-status": {
    PUT: async ({ params, body, session }) => {
      const outcome =
        body.status === 1 ? await markViewed([params.id], session) : await markPending(params.id, session);
      const booking = await findBooking(params.id);
      if (!booking) return problem(404, text.unknownBooking);
      if (booking.status !== body.status)
        return problem(409, outcome ? text.statusStays(booking.status) : text.erasedStatusStays);
      const message = body.status === 1 ? text.markedViewed : text.markedPending;
      return { id: booking.id, status: booking.status, message };
    },
  },
  "api:booking-create": {
    POST: async ({ request, headers, body: { [trapField]: trap, language, ...answers } }) => {
      const sender = { key: headers["Idempotency-Key"], address: clientAddress(), language };
      const submit = async () => {
        if (await isFromStaff(request, policies["api:booking-create"], "POST"))
          return submitAnswers(answers, { ...sender, isFromStaff: true });
        // A repeated request does not count toward the limits.
        const earlierBooking = await findSubmittedAnswers(answers, sender.key);
        if (earlierBooking) return earlierBooking;
        const isTrapped = isFilledIn(trap);
        const insert = () => submitAnswers(answers, { ...sender, isTrapped });
        return countAddressAttempt(clientLimits.bookings, sender.address, insert, ({ isNew }) => isNew);
      };
      const { id, reference } = await submit();
      return { bookingId: id, reference, message: text.bookingSaved };
    },
  },
} satisfies ApiCalls;

function toSlice(page = 1, limit = maxPageSize) {
  return { offset: (page - 1) * limit, limit };
}

async function* toJson(batches: AsyncGenerator<FullBooking[]>) {
  for await (const batch of batches) yield batch.map(toBookingJson);
}

function isFilledIn(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}
