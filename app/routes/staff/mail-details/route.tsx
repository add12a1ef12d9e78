import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { z } from "zod";
import { BackLink } from "~/back-office/back-link";
import { MailStateLabel } from "~/back-office/mail-state-label";
import { formId } from "~/booking/change/form-fields";
import { findCustomerEmail } from "~/booking/record/find-booking.server";
import { formAction } from "~/forms/form-action.server";
import { toFormPage } from "~/forms/form-page.server";
import { respondToResult, readPost, readValues } from "~/forms/form-post.server";
import { messagesOf } from "~/forms/form-result";
import { guard } from "~/guard.server";
import { formatPacificLong } from "~/lib/pacific-time";
import { mailLinkPaths } from "~/mail-link-paths.server";
import { findMail, findWait, type Mail, type MailWait } from "~/mail/list-mails.server";
import { readMailText } from "~/mail/mail-text.server";
import { hasMailServer } from "~/mail/outbox-state.server";
import { sendAgain } from "~/mail/send-again.server";
import * as text from "~/messages/outbox";
import { paths } from "~/paths";
import { missingPage } from "~/refusals/refusal.server";
import { titleOf } from "~/settings/company";
import { siteOrigin } from "~/site/origin.server";
import { DescriptionList } from "~/ui/description-list";
import { KeepHyphens } from "~/ui/keep-hyphens";
import { PageMessages } from "~/ui/page-messages";
import { Panel } from "~/ui/panel";
import { SubmitButton } from "~/ui/submit-button";

export const meta: MetaFunction<typeof loader> = ({ data: mail }) => [
  { title: titleOf(mail ? text.pageName(mail.subject) : text.title) },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("routes/staff/mail-details", request);
  const mail = await findMail(params.id);
  if (!mail) throw new Response(text.unknown, { status: 404 });
  const { subject, state, bookingId } = mail;
  const wait = state === "waiting" ? await findWait(mail.id) : null;
  const { plainText, href } = await readMailText(mail, {
    origin: siteOrigin(request),
    hasServer: hasMailServer(),
    mailLinkPaths,
  });
  const facts = toMailFacts(mail, wait);
  return toFormPage(request, { formId: randomUUID(), subject, state, bookingId, plainText, href, facts });
}

function toMailFacts(
  { toAddress, replyTo, calendar, attempts, response, ...mail }: Mail,
  wait: MailWait | null,
) {
  return [
    { term: text.to, value: toAddress },
    ...(replyTo ? [{ term: text.replyTo, value: replyTo }] : []),
    ...(calendar ? [{ term: text.calendar, value: text.calendarFile }] : []),
    { term: text.created, value: formatPacificLong(mail.createdAt) },
    ...(mail.sentAt ? [{ term: text.sentAt, value: formatPacificLong(mail.sentAt) }] : []),
    { term: text.attempts, value: String(attempts) },
    ...(wait ? [{ term: text.nextAttempt, value: describeNextAttempt(wait) }] : []),
    ...(mail.expiresAt ? [{ term: text.expires, value: formatPacificLong(mail.expiresAt) }] : []),
    ...(response ? [{ term: text.response, value: response }] : []),
  ];
}

function describeNextAttempt(wait: MailWait): string {
  return wait.kind === "later" ? formatPacificLong(wait.at) : text.waitFor[wait.kind];
}

export const action = formAction(async ({ request, params }) => {
  const session = await guard("routes/staff/mail-details", request);
  const post = await readPost(request);
  const form = { session, ...readValues(post, z.object({ formId })), findCustomer: findCustomerEmail };
  const sent = await sendAgain(params.id ?? "", form);
  return respondToResult(post, sent, ({ state }) => text.sendResults[state], {
    missing: missingPage(text.unknown),
  });
});

export default function MailDetails() {
  const { formId, subject, state, bookingId, plainText, href, facts, flash } = useLoaderData<typeof loader>();
  const messages = messagesOf(useActionData<typeof action>());
  return (
    <>
      <BackLink to={paths.mail()}>{text.title}</BackLink>
      <div className="mb-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="wrap-anywhere">
            <KeepHyphens text={subject} />
          </h1>
          <MailStateLabel state={state} />
        </div>
        <Form method="post">
          <input type="hidden" name="formId" value={formId} />
          <SubmitButton size="sm" sends={{ formId }}>
            {state === "waiting" || state === "held" ? text.sendNow : text.sendAgain}
          </SubmitButton>
        </Form>
      </div>
      <PageMessages messages={messages} flash={flash} />
      <div className="grid items-start gap-6 min-[70rem]:grid-cols-2">
        <Panel title={text.content}>
          <MailText text={plainText} href={href} />
        </Panel>
        <Panel title={text.details}>
          <DescriptionList items={facts} />
          {state === "probably-delivered" && <p className="mt-4">{text.probablyDeliveredNote}</p>}
          {bookingId && (
            <p className="mt-4">
              <Link to={paths.bookingDetails(bookingId)}>{text.openBooking}</Link>
            </p>
          )}
        </Panel>
      </div>
    </>
  );
}

function MailText({ text: whole, href }: { text: string; href: string | null }) {
  const parts = href === null ? [whole] : whole.split(href);
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && href !== null && <a href={href}>{href}</a>}
          {part}
        </Fragment>
      ))}
    </p>
  );
}
