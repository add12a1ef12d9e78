import {
  bookingResponse,
  changeResponse,
  refusalResponse,
  toApiMail,
  readSubmittedForm,
  toFormId,
} from "~/api/change-response.server";
import type { ApiCalls } from "~/api/resource.server";
import { recordApiRead } from "~/audit/record-reading.server";
import { defaultFilter } from "~/booking/list/filter";
import { pageBookings } from "~/booking/list/full-bookings.server";
import { assignBookings } from "~/booking/owner/assign-bookings.server";
import { toWorkJson } from "~/booking/record/booking-json";
import { changeStage, stageMails, startReview, undoReview } from "~/booking/workflow/change-stage.server";
import { toCursor, defaultLimit, toCursorPage } from "~/lib/to-page";
import * as text from "~/messages/api";
import { ownerRefusals } from "~/refusals/booking.server";
import { problem } from "~/server/json-response.server";
import { listColleagues } from "~/staff/accounts/users.server";

export const bookingCalls = {
  "api:v1-bookings": {
    GET: async ({ session, query: { cursor, limit = defaultLimit, fields, isSpam, ...filter } }) => {
      await recordApiRead(session);
      const listFilter = { ...defaultFilter, ...filter, ...(isSpam && { spam: true as const }) };
      const page = await pageBookings(listFilter, limit + 1, cursor);
      return toCursorPage(page, limit, {
        show: (booking) => pick(toWorkJson(booking), fields),
        toNext: ({ booking }) => toCursor(booking),
      });
    },
  },
  "api:v1-booking": {
    GET: ({ params }) => bookingResponse(params.id),
  },
  "api:v1-stage": {
    PUT: async ({
      params: { id },
      headers,
      body: { stage: to, quote, visit, results, ...mail },
      session,
    }) => {
      const form = readSubmittedForm(headers);
      if (to === "new") return changeResponse(id, await undoReview(id, { form }, session));
      if (to === "in-review") {
        const review = await startReview(id, { form }, session);
        if (review?.result !== "not-allowed") return changeResponse(id, review);
      }
      const mailText = toApiMail(mail, stageMails()[to].text);
      return changeResponse(
        id,
        await changeStage(id, { to, quote, visit, results, mailText, form }, session),
      );
    },
  },
  "api:v1-owner": {
    PUT: async ({ params: { id }, body: { ownerId, note }, headers, session }) => {
      const outcome = await assignBookings([id], { ownerId, note, formId: toFormId(headers) }, session);
      if (!outcome) return problem(404, text.unknownBooking);
      if (outcome.result !== "done") return refusalResponse(ownerRefusals, outcome);
      return bookingResponse(id);
    },
  },
  "api:v1-staff": {
    GET: async () => ({
      items: (await listColleagues()).map(({ id, fullName }) => ({ id, name: fullName })),
    }),
  },
} satisfies ApiCalls;

function pick<Json extends { id: string }>(json: Json, fields: ReadonlySet<string> | undefined) {
  if (!fields) return json;
  const selectedFields = Object.entries(json).filter(([name]) => fields.has(name));
  return { id: json.id, ...(Object.fromEntries(selectedFields) as Partial<Json>) };
}
