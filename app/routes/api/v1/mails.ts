import { toFormId } from "~/api/change-response.server";
import type { ApiCalls } from "~/api/resource.server";
import { findCustomerEmail } from "~/booking/record/find-booking.server";
import { defaultLimit, toCursor, toPage } from "~/lib/to-page";
import { mailLinkPaths } from "~/mail-link-paths.server";
import { findMail, findWait, type ListedMail, listMails } from "~/mail/list-mails.server";
import { readMailText } from "~/mail/mail-text.server";
import { hasMailServer, readMailTrouble } from "~/mail/outbox-state.server";
import { sendAgain, sendAllFailed, sendAllHeld, tryNow } from "~/mail/send-again.server";
import { sendTestMail } from "~/mail/test-mail.server";
import { unknownMail } from "~/messages/api";
import { problem, success } from "~/server/json-response.server";
import { siteOrigin } from "~/site/origin.server";

export const mailCalls = {
  "api:v1-mails": {
    GET: async ({ query: { cursor, limit = defaultLimit, ...filter } }) =>
      toPage(await listMails(filter, limit + 1, cursor), limit, { show: toMailJson, toNext: toCursor }),
  },
  "api:v1-mail": {
    GET: ({ request, params: { id } }) => mailResponse(id, request),
  },
  "api:v1-mail-sending": {
    POST: async ({ request, params: { id }, headers, session }) => {
      const queued = await sendAgain(id, {
        session,
        formId: toFormId(headers),
        findCustomer: findCustomerEmail,
      });
      return queued ? mailResponse(id, request) : problem(404, unknownMail);
    },
  },
  "api:v1-mail-queue": {
    GET: async () => {
      const { held, stop } = await readMailTrouble();
      return { held, stop: stop && { ...stop, since: stop.since.toISOString() } };
    },
    POST: async ({ headers, body: { action }, session }) => {
      const formId = toFormId(headers);
      if (action === "send-held") return { count: await sendAllHeld(session, formId) };
      if (action === "send-failed") return { count: await sendAllFailed(session, formId) };
      await tryNow(session);
      return { count: 0 };
    },
  },
  "api:v1-mail-tests": {
    POST: async ({ headers, session }) => {
      const { result, response } = await sendTestMail(session, { formId: toFormId(headers) });
      return { result: result === "done" ? "accepted" : result, response };
    },
  },
} satisfies ApiCalls;

/** Serializes a mail for the API, without what it says. */
function toMailJson({ createdAt, sentAt, toAddress, ...mail }: ListedMail) {
  const { id, kind, subject, state, bookingId, attempts, response } = mail;
  return {
    ...{ id, kind, subject, to: toAddress, state, bookingId, attempts, response },
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

/** Responds with a mail, what it says, and what it waits for. */
async function mailResponse(id: string, request: Request): Promise<Response> {
  const mail = await findMail(id);
  if (!mail) return problem(404, unknownMail);
  const { said } = await readMailText(mail, {
    origin: siteOrigin(request),
    hasServer: hasMailServer(),
    mailLinkPaths,
  });
  const wait = mail.state === "waiting" ? await findWait(mail.id) : null;
  return success(200, {
    ...toMailJson(mail),
    text: said,
    replyTo: mail.replyTo,
    expiresAt: mail.expiresAt?.toISOString() ?? null,
    waitsFor: wait?.kind ?? null,
    nextAttemptAt: wait?.kind === "later" ? wait.at.toISOString() : null,
  });
}
