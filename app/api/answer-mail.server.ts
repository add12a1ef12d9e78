import type { PrivatePaths } from "~/mail/action-path.server";
import { hasMailServer } from "~/mail/has-mail-server.server";
import { findMail, findWait, type ListedMail } from "~/mail/list-mails.server";
import { readMailText } from "~/mail/mail-text.server";
import { unknownMail } from "~/messages/api";
import { siteOrigin } from "~/site/origin.server";
import { problem, success } from "./json.server";

/** Serializes a mail for the API, without what it says. */
export function toMailJson({ createdAt, sentAt, toAddress, ...mail }: ListedMail) {
  const { id, kind, subject, state, bookingId, attempts, response } = mail;
  return {
    ...{ id, kind, subject, to: toAddress, state, bookingId, attempts, response },
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

/** Answers with a mail, what it says, and what it waits for. */
export async function answerMail(
  id: string,
  request: Request,
  privatePaths: PrivatePaths,
): Promise<Response> {
  const mail = await findMail(id);
  if (!mail) return problem(404, unknownMail);
  const { said } = await readMailText(mail, {
    origin: siteOrigin(request),
    hasServer: hasMailServer(),
    privatePaths,
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
