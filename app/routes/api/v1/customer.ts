import { bookingResponse, changeResponse, toFormId } from "~/api/change-response.server";
import type { ApiCalls } from "~/api/resource.server";
import { revokeShareAsStaff, findShares } from "~/booking/delivery/shares.server";
import { renewLink } from "~/booking/private-page/private-link.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { correctEmail } from "~/booking/workflow/correct-email.server";
import { unknownBooking } from "~/messages/api";
import { problem, success } from "~/server/json-response.server";

export const customerCalls = {
  "api:v1-email": {
    PUT: async ({ params: { id }, headers, body, session }) =>
      (await correctEmail(id, { ...body, formId: toFormId(headers) }, session))
        ? bookingResponse(id)
        : problem(404, unknownBooking),
  },
  "api:v1-link": {
    POST: async ({ params: { id }, headers, body: { sendMail: mails }, session }) =>
      changeResponse(id, await renewLink(id, { formId: toFormId(headers), mails }, session)),
  },
  "api:v1-shares": {
    GET: ({ params: { id } }) => sharesResponse(id),
  },
  "api:v1-share": {
    DELETE: async ({ params: { id, shareId }, headers, session }) => {
      const outcome = await revokeShareAsStaff(id, { formId: toFormId(headers), shareId }, session);
      return outcome ? sharesResponse(id) : problem(404, unknownBooking);
    },
  },
} satisfies ApiCalls;

/** Responds with the links to the results of a booking, without what opens them: whoever reads that could pass them on. */
async function sharesResponse(bookingId: string): Promise<Response> {
  const booking = await findBooking(bookingId);
  if (!booking || booking.erasedAt) return problem(404, unknownBooking);
  const items = (await findShares(booking.id)).map(({ id, label, createdAt, expiresAt }) => ({
    id,
    label,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
  return success(200, { items });
}
