import { answerBooking } from "~/api/answer-change.server";
import { resource } from "~/api/resource.server";

const booking = resource("routes/api/v1-booking", {
  GET: ({ params }) => answerBooking(params.id),
});

export const loader = booking.loader;
export const action = booking.action;
