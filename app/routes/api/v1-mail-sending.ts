import { toFormId } from "~/api/answer-change.server";
import { answerMail } from "~/api/answer-mail.server";
import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { findCustomerAddress } from "~/booking/record/find-booking.server";
import { sendAgain } from "~/mail/send-again.server";
import { unknownMail } from "~/messages/api";
import { privatePaths } from "~/private-paths.server";

export const loader = resource("routes/api/v1-mail-sending", {
  POST: async ({ request, params: { id }, headers, session }) => {
    const queued = await sendAgain(id, {
      session,
      formId: toFormId(headers),
      findCustomer: findCustomerAddress,
    });
    return queued ? answerMail(id, request, privatePaths) : problem(404, unknownMail);
  },
});

export const action = loader;
