import { answerChange, toFormId } from "~/api/answer-change.server";
import { resource } from "~/api/resource.server";
import { renewLink } from "~/booking/private-page/private-link.server";

export const loader = resource("routes/api/v1-link", {
  POST: async ({ params: { id }, headers, body: { sendMail: mails }, session }) =>
    answerChange(id, await renewLink(id, { formId: toFormId(headers), mails, session })),
});

export const action = loader;
