import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { loadMailTrouble } from "~/back-office/load-mail-trouble.server";
import { MailAlerts } from "~/back-office/mail-alerts";
import { MailStateLabel } from "~/back-office/mail-state-label";
import { titleMeta } from "~/back-office/page-title";
import type { MailState as State } from "~/db/schema.server";
import { formAction } from "~/forms/form-action.server";
import { toFormPage } from "~/forms/form-page.server";
import { respondToResult, readPost, redirectOrShow, unknownForm } from "~/forms/form-post.server";
import { messagesOf } from "~/forms/form-result";
import { guard } from "~/guard.server";
import { formatPacific } from "~/lib/pacific-time";
import { cutText } from "~/lib/text";
import { readCursor, toCursor, defaultLimit, toCursorPage } from "~/lib/to-page";
import { type ListedMail, listMails } from "~/mail/list-mails.server";
import { failedDays } from "~/mail/mail-limits";
import { hasMailServer } from "~/mail/outbox-state.server";
import { sendAllFailed, sendAllHeld, probeQueueNow } from "~/mail/send-again.server";
import { sendTestMail } from "~/mail/test-mail.server";
import * as text from "~/messages/outbox";
import { paths } from "~/paths";
import type { PageRefusals, RefusalOf } from "~/refusals/refusal.server";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button";
import { Cell, DataTable, Row, RowHeader } from "~/ui/data-table";
import { Email } from "~/ui/email";
import { EmptyState } from "~/ui/empty-state";
import { KeepHyphens } from "~/ui/keep-hyphens";
import { PageMessages } from "~/ui/page-messages";
import { SubmitButton } from "~/ui/submit-button";

const mailStates = [
  "waiting",
  "held",
  "sent",
  "probably-delivered",
  "failed",
  "canceled",
] as const satisfies readonly State[];

export const meta = titleMeta(text.title);

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/staff/mail", request);
  const query = new URL(request.url).searchParams;
  const state = mailStates.find((known) => known === query.get("state"));
  const after = readCursor(query.get("after") ?? "") ?? undefined;
  const foundMails = await listMails({ state }, defaultLimit + 1, after);
  const { items: rows, nextCursor } = toCursorPage(foundMails, defaultLimit, {
    show: toMailRow,
    toNext: toCursor,
  });
  return toFormPage(request, {
    email: staff.email,
    rows,
    next: nextCursor,
    state,
    isFirst: !after,
    hasServer: hasMailServer(),
    trouble: await loadMailTrouble(),
  });
}

function toMailRow({ id, subject, toAddress, state, createdAt }: ListedMail) {
  return { id, subject, toAddress, state, created: formatPacific(createdAt) };
}

/** The refusals quote the mail server. */
const testRefusals = {
  refused: {
    page: ({ response }) => ({
      tone: "bad",
      title: text.testMail.refused,
      ...(response && { advice: quote(response) }),
    }),
  },
  waiting: {
    page: ({ response }) => ({
      tone: "warn",
      title: text.testMail.waiting,
      advice: response ? quote(response) : text.testMail.waitingAdvice,
    }),
  },
} satisfies PageRefusals<RefusalOf<typeof sendTestMail>>;

export const action = formAction(async ({ request }) => {
  const session = await guard("routes/staff/mail", request);
  const post = await readPost(request);
  switch (post.intent) {
    case "send-held": {
      const count = await sendAllHeld(session);
      return redirectOrShow(post, count > 0 ? text.held.sent(count) : text.held.none);
    }
    case "send-failed": {
      const count = await sendAllFailed(session);
      return redirectOrShow(post, count > 0 ? text.failed.sent(count) : text.failed.none(failedDays));
    }
    case "send-test": {
      const { accepted, acceptedAdvice } = text.testMail;
      const flash = { title: accepted, advice: acceptedAdvice(session.staff.email) };
      return respondToResult(post, await sendTestMail(session), () => flash, testRefusals);
    }
    case "try-now":
      await probeQueueNow(session);
      return redirectOrShow(post, { title: text.stop.trying, advice: text.stop.tryingAdvice });
    default:
      return unknownForm(post);
  }
});

function quote(response: string): string {
  return text.testMail.says(cutText(response, 500));
}

export default function MailList() {
  const { email, rows, next, state, isFirst, hasServer, trouble, flash } = useLoaderData<typeof loader>();
  const messages = messagesOf(useActionData<typeof action>());
  return (
    <>
      <h1 className="mb-2">{text.title}</h1>
      <p className="mb-6 max-w-read text-muted">
        {text.lead} <Link to={paths.help("mail")}>{text.help}</Link>
      </p>
      <PageMessages messages={messages} flash={flash} />
      <MailAlerts trouble={trouble} />
      {!hasServer && (
        <div className="mb-6">
          <Banner tone="info" title={text.noServer}>
            {text.noServerAdvice}
          </Banner>
        </div>
      )}
      <TestMail email={email} />
      <StateFilter state={state} />
      {state === "failed" && rows.length > 0 && <SendFailed />}
      {rows.length > 0 ? (
        <MailTable rows={rows} />
      ) : (
        <EmptyState title={text.none}>
          <p>{text.noneText}</p>
        </EmptyState>
      )}
      <div className="mt-5 flex justify-end gap-3">
        {!isFirst && (
          <ButtonLink to={paths.mail({ state })} size="sm">
            {text.newest}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={paths.mail({ state, after: next })} size="sm" rel="next">
            {text.older}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function TestMail({ email }: { email: string }) {
  return (
    <Form method="post" action={paths.mail()} className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <SubmitButton intent="send-test" size="sm">
        {text.testMail.send}
      </SubmitButton>
      <p className="text-small wrap-anywhere text-muted">{text.testMail.hint(email)}</p>
    </Form>
  );
}

function SendFailed() {
  return (
    <Form method="post" action={paths.mail()} className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <SubmitButton intent="send-failed" size="sm">
        {text.failed.send}
      </SubmitButton>
      <p className="text-small text-muted">{text.failed.hint(failedDays)}</p>
    </Form>
  );
}

function StateFilter({ state }: { state: State | undefined }) {
  return (
    <nav aria-label={text.filterLabel} className="mb-4">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {[undefined, ...mailStates].map((each) => (
          <li key={each ?? "all"}>
            <Link
              to={paths.mail({ state: each })}
              aria-current={each === state ? "page" : undefined}
              className="inline-flex min-h-8 items-center text-accent-text no-underline hover:underline aria-[current]:font-semibold aria-[current]:text-text aria-[current]:underline"
            >
              {text.filters[each ?? "all"]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const columns = [
  { header: text.subject },
  { header: text.to },
  { header: text.state },
  { header: text.createdPacific },
];

function MailTable({ rows }: { rows: readonly ReturnType<typeof toMailRow>[] }) {
  return (
    <DataTable caption={text.tableCaption} columns={columns}>
      {rows.map(({ id, subject, toAddress, state, created }) => (
        <Row key={id}>
          <RowHeader className="@max-[36rem]:col-span-full">
            <Link
              to={paths.mailDetails(id)}
              className="inline-flex min-h-6 items-center text-text @min-[56rem]:min-w-72"
            >
              <span>
                <KeepHyphens text={subject} />
              </span>
            </Link>
          </RowHeader>
          <Cell label={text.to} className="@max-[36rem]:block @max-[36rem]:before:hidden">
            <Email email={toAddress} />
          </Cell>
          <Cell className="@max-[36rem]:col-span-3 @max-[36rem]:col-start-1 @max-[36rem]:row-start-3 @max-[36rem]:justify-self-start">
            <MailStateLabel state={state} />
          </Cell>
          <Cell
            label={text.createdPacific}
            className="whitespace-nowrap tabular-nums @max-[36rem]:col-span-3 @max-[36rem]:row-start-3 @max-[36rem]:block @max-[36rem]:text-end @max-[36rem]:before:hidden"
          >
            {created}
          </Cell>
        </Row>
      ))}
    </DataTable>
  );
}
