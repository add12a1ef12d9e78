import { toFormId } from "~/api/answer-change.server";
import { resource } from "~/api/resource.server";
import { sendTestMail } from "~/mail/test-mail.server";
import { env } from "~/process/env.server";

const tests = resource("routes/api/v1-mail-tests", {
  // Without a mail server there is nothing to wait for.
  POST: ({ headers, session }) =>
    sendTestMail(session, { wait: env().SMTP_URL ? undefined : 0, formId: toFormId(headers) }),
});

export const loader = tests.loader;
export const action = tests.action;
