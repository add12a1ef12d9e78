import MailComposer from "nodemailer/lib/mail-composer";
import type { SMTPEnvelope } from "nodemailer/lib/smtp-connection";
import { retryDelay } from "~/lib/retry-delay";
import * as text from "~/messages/outbox";
import { paths } from "~/paths";
import { log } from "~/process/log.server";
import { parseSender } from "~/process/parse-sender";
import { company } from "~/settings/company";
import { type MailLinkPaths, resolveActionPath } from "./action-path.server";
import { type ClaimedMail, recheckMail } from "./claim-mails.server";
import type { PreparedMail } from "./claim-queue.server";
import type { Mail } from "./list-mails.server";
import type { Obstacle } from "./mail-stop.server";
import type { MailOutcome } from "./record-outcomes.server";
import { inLanguageOf, renderMail } from "./render-mail.server";
import { judgeFailure, SmtpFailureError } from "./smtp-failure";
import type { SmtpSession, SmtpTimeouts } from "./smtp-session.server";

/**
 * Returns the reason why a mail must not be sent, because its conditions have changed since it was queued; null if it may be sent. Called
 * right before the mail is sent.
 */
export type FindVoidReason = (mail: ClaimedMail) => Promise<string | null>;

export interface MailSettings {
  /** The mail server. */
  url: string;
  timeouts: SmtpTimeouts;
  from: string;
  /** Of the site. */
  origin: string;
  mailLinkPaths: MailLinkPaths;
  findVoidReason: FindVoidReason;
  /** Aborted when the process can no longer wait for running attempts. */
  signal: AbortSignal;
}

interface AttemptResult {
  /** Null if another worker has claimed the mail. */
  outcome: MailOutcome | null;
  obstacle?: Obstacle;
}

/**
 * Milliseconds for which the facts of a claim stay valid: less than most mail servers need for one mail, and enough for a fast server to
 * get many mails without a recheck of each.
 */
const freshFor = 100;

/**
 * Sends a mail if it is still due. A failed probe (`isProbe`) most likely has the cause of the stop, so it does not count against the mail.
 */
export async function attemptMail(
  session: SmtpSession,
  { mail, path }: PreparedMail,
  settings: Omit<MailSettings, "url" | "timeouts">,
  { isProbe }: { isProbe: boolean },
): Promise<AttemptResult> {
  const { id, kind, bookingId, attempts } = mail;
  try {
    const isFresh = performance.now() - mail.facts.readAt < freshFor;
    const { isLost, isExpired, voidReason, firstId } = isFresh ? mail.facts : await recheckMail(mail);
    if (isLost) return { outcome: null };
    const reason = voidReason ?? (isExpired ? text.expired : await settings.findVoidReason(mail));
    if (reason !== null) return { outcome: { state: "canceled", response: reason } };
    const links = {
      path: await (isFresh ? path : resolveActionPath(mail, settings.mailLinkPaths)),
      firstId,
    };
    const { envelope, content } = await composeMail(mail, links, settings);
    const response = await session.send(envelope, content);
    log.info({ event: "mail-sent", mailId: id, kind, bookingId }, "Sent a mail");
    return { outcome: { state: "sent", response } };
  } catch (error) {
    const attempt = judge(error, mail, { isProbe, isGivenUp: settings.signal.aborted });
    const { code, status, phase } = error instanceof SmtpFailureError ? error.failure : {};
    // The server's response may name the recipient, which belongs in the outbox and not in the log.
    const cause = error instanceof SmtpFailureError ? { code, status, phase } : { err: error };
    const state = attempt.obstacle ? "stopped" : attempt.outcome?.state;
    log.warn(
      { event: "mail-not-sent", mailId: id, kind, bookingId, attempts, state, ...cause },
      "Could not send a mail",
    );
    return attempt;
  }
}

function judge(
  error: unknown,
  { attempts }: ClaimedMail,
  { isProbe, isGivenUp }: { isProbe: boolean; isGivenUp: boolean },
): AttemptResult {
  const response = error instanceof Error ? error.message : String(error);
  const retry = () => {
    const delay = retryDelay(attempts);
    const outcome: MailOutcome =
      delay === null ? { state: "failed", response } : { state: "waiting", response, delay };
    return { outcome };
  };
  if (!(error instanceof SmtpFailureError)) return retry();
  const { phase, status = 0 } = error.failure;
  const judgment = judgeFailure(error.failure);
  if (judgment.fault === "unknown") return { outcome: { state: "probably-delivered", response } };
  if (isGivenUp) return { outcome: { state: "waiting", response, delay: 0, isRefunded: true } };
  if (judgment.fault === "mail")
    return judgment.isPermanent ? { outcome: { state: "failed", response } } : retry();
  const { fault: cause, isCertain } = judgment;
  // After a mail's first such failure, other mails are tried first. If they pass and the server refuses this mail again, it is the cause.
  if (!isCertain && !isProbe && attempts > 1)
    return status >= 500 ? { outcome: { state: "failed", response } } : retry();
  const isBeforeMail = phase === "connect" || phase === "greeting" || phase === "sign-in";
  const isRefunded = isCertain || isProbe;
  return {
    outcome: { state: "waiting", response, delay: 0, isRefunded },
    obstacle: { cause, isCertain, response, isBeforeMail },
  };
}

interface MailLinks {
  path: string | undefined;
  /** The first mail about the same booking to the same recipient, which mail programs show in the same conversation. */
  firstId: string | null;
}

interface ComposedMail {
  envelope: SMTPEnvelope;
  content: Buffer;
}

/** Writes a mail as the mail server gets it, in the language of the mail. */
export function composeMail(
  mail: Mail,
  { path, firstId }: MailLinks,
  { from, origin }: Pick<MailSettings, "from" | "origin">,
): Promise<ComposedMail> {
  return inLanguageOf(mail, async () => {
    const { id, toAddress, replyTo, subject, content, calendar, calendarMethod, isNotice } = mail;
    const sender = parseSender(from);
    if (!sender) throw new Error("MAIL_FROM has no address.");
    const toMessageId = (mailId: string) => `<${mailId}@${new URL(origin).hostname}>`;
    const message = new MailComposer({
      from: { ...sender, name: sender.name || company().name },
      // Without an envelope, the library would derive one from the headers.
      envelope: { from: sender.address, to: toAddress },
      to: { name: "", address: toAddress },
      // Nobody may read the mailbox of MAIL_FROM.
      replyTo: { name: "", address: replyTo || company().email },
      subject,
      // Every attempt has the same id. If the response to an earlier attempt was lost, mail programs show the mail once.
      messageId: toMessageId(id),
      ...(firstId && { inReplyTo: toMessageId(firstId), references: toMessageId(firstId) }),
      headers: {
        // Tells automatic responders not to reply (RFC 3834). A signed mail is not automatic: a ticket system would ignore it.
        ...(content.signature === undefined && { "Auto-Submitted": "auto-generated" }),
        ...(isNotice && { "List-Unsubscribe": `<${origin}${paths.accountEmails()}>` }),
      },
      ...(calendar && {
        icalEvent: { method: calendarMethod ?? "PUBLISH", filename: "visit.ics", content: calendar },
      }),
      ...renderMail(subject, content, { origin, href: path && origin + path }),
    }).compile();
    return { envelope: message.getEnvelope(), content: await message.build() };
  });
}
