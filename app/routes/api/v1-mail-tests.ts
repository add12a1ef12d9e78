import { toFormId } from "~/api/answer-change.server";
import { resource } from "~/api/resource.server";
import { sendTestMail } from "~/mail/test-mail.server";

export const loader = resource("routes/api/v1-mail-tests", {
  POST: ({ headers, session }) => sendTestMail(session, { formId: toFormId(headers) }),
});

export const action = loader;
