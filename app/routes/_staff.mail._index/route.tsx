import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { MailState as State } from "~/db/schema.server";
import { env } from "~/env.server";
import { guard } from "~/guard.server";
import { formatPacific } from "~/lib/pacific-time";
import { listMails, readMailCursor } from "~/mail/list-mails.server";
import * as text from "~/messages/mails";
import { paths } from "~/paths";
import { titleOf } from "~/settings/company";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { MailTable } from "./mail-table";

export const meta: MetaFunction = () => [{ title: titleOf(text.title) }];

const states = ["waiting", "sent", "failed", "canceled"] as const satisfies readonly State[];

export async function loader({ request }: LoaderFunctionArgs) {
  await guard("routes/_staff.mail._index", request);
  const query = new URL(request.url).searchParams;
  const state = states.find((known) => known === query.get("state"));
  const after = readMailCursor(query.get("after"));
  const { mails, next } = await listMails(state, after);
  const rows = mails.map(({ createdAt, ...mail }) => ({ ...mail, created: formatPacific(createdAt) }));
  return data({ rows, next, state, isFirst: !after, hasServer: Boolean(env().SMTP_URL) });
}

export default function MailList() {
  const { rows, next, state, isFirst, hasServer } = useLoaderData<typeof loader>();
  return (
    <>
      <h1 className="mb-2">{text.title}</h1>
      <p className="mb-6 max-w-read text-muted">
        {text.lead} <Link to={paths.help("mail")}>{text.help}</Link>
      </p>
      {!hasServer && (
        <div className="mb-6">
          <Banner tone="info" title={text.noServer}>
            {text.noServerAdvice}
          </Banner>
        </div>
      )}
      <StateFilter state={state} />
      {rows.length > 0 ? (
        <MailTable rows={rows} />
      ) : (
        <div className="border border-line bg-raised">
          <EmptyState title={text.none}>
            <p>{text.noneText}</p>
          </EmptyState>
        </div>
      )}
      <div className="mt-5 flex justify-end gap-3">
        {!isFirst && (
          <ButtonLink to={paths.mails({ state })} size="sm">
            {text.newest}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={paths.mails({ state, after: next })} size="sm" rel="next">
            {text.older}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function StateFilter({ state }: { state: State | undefined }) {
  return (
    <nav aria-label={text.filterLabel} className="mb-4">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {[undefined, ...states].map((each) => (
          <li key={each ?? "all"}>
            <Link
              to={paths.mails({ state: each })}
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
