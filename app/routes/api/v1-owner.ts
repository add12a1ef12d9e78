import { answerBooking, toFormId } from "~/api/answer-change.server";
import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { assignBookings } from "~/booking/record/assign-bookings.server";
import * as text from "~/messages/api";

export const loader = resource("routes/api/v1-owner", {
  PUT: async ({ params: { id }, body: { ownerId, note }, headers, session }) => {
    const outcome = await assignBookings([id], ownerId, session, note, toFormId(headers));
    if (!outcome) return problem(404, text.unknownBooking);
    if (outcome.result === "unknown-owner")
      return problem(422, text.invalid, { errors: { ownerId: [text.unknownStaff] } });
    return answerBooking(id);
  },
});

export const action = loader;
