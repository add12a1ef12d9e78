import { answerBooking, toFormId } from "~/api/answer-change.server";
import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { correctEmail } from "~/booking/private-page/correct-email.server";
import { unknownBooking } from "~/messages/api";

export const loader = resource("routes/api/v1-email", {
  PUT: async ({ params: { id }, headers, body, session }) =>
    (await correctEmail(id, body, session, toFormId(headers)))
      ? answerBooking(id)
      : problem(404, unknownBooking),
});

export const action = loader;
