import { answerBooking } from "~/api/answer-change.server";
import { resource } from "~/api/resource.server";

export const loader = resource("routes/api/v1-booking", {
  GET: ({ params }) => answerBooking(params.id),
});

export const action = loader;
