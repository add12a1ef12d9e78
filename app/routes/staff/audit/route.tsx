import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { type AuditAction, auditActions } from "~/audit/actions";
import { type AuditEntry, listAudit, readAuditQuery } from "~/audit/list-audit.server";
import { nameAuditSubjects } from "~/back-office/name-audit-subjects.server";
import { titleMeta } from "~/back-office/page-title";
import { guard } from "~/guard.server";
import { formatPacific } from "~/lib/pacific-time";
import * as text from "~/messages/audit";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Cell, DataTable, Row, RowHeader } from "~/ui/data-table";
import { Email } from "~/ui/email";
import { EmptyState } from "~/ui/empty-state";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";

export const meta = titleMeta(text.title);

export async function loader({ request }: LoaderFunctionArgs) {
  await guard("routes/staff/audit", request);
  const { searchParams } = new URL(request.url);
  const query = readAuditQuery(searchParams);
  // A form also sends its empty inputs. The redirect keeps them out of a URL that users copy.
  if ([...searchParams.values()].includes("")) throw redirect(paths.audit(query));
  const { entries, next } = await listAudit(query);
  return { query, rows: await toAuditRows(entries), next };
}

async function toAuditRows(entries: readonly AuditEntry[]) {
  const names = await nameAuditSubjects(entries.map(({ subject }) => subject));
  return entries.map(({ id, createdAt, actor, action, subject, detail }) => ({
    id,
    time: formatPacific(createdAt),
    who: actor || (byVisitors.includes(action) ? text.notSignedIn : text.server),
    // An action of an older release has no text.
    action: Object.hasOwn(text.actions, action) ? text.actions[action as AuditAction] : action,
    about: names.get(subject) ?? { text: subject },
    details: Object.entries(detail).flatMap(([name, value]) =>
      name === "form" ? [] : [`${name}: ${value}`],
    ),
  }));
}

/** Actions of visitors without a session. The server itself causes all other entries without an account. */
const byVisitors: readonly string[] = ["sign-in-failed", "sign-in-blocked"] satisfies AuditAction[];

export default function Audit() {
  const { query, rows, next } = useLoaderData<typeof loader>();
  const { after, ...search } = query;
  return (
    <>
      <h1 className="mb-2">{text.title}</h1>
      <p className="mb-6 max-w-read text-muted">
        {text.lead} <Link to={paths.help("audit")}>{text.help}</Link>
      </p>
      <Search search={search} />
      {rows.length > 0 ? (
        <AuditTable rows={rows} />
      ) : (
        <NoEntries isSearch={Boolean(search.action ?? search.person ?? search.day)} />
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        {after !== undefined && (
          <ButtonLink to={paths.audit(search)} size="sm">
            {text.newest}
          </ButtonLink>
        )}
        {next !== undefined && (
          <ButtonLink to={paths.audit({ ...search, after: next })} size="sm" rel="next">
            {text.older}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** A new value gives its field a new key, because a link may have changed the search. */
function Search({
  search: { action, person, day },
}: {
  search: { action?: string; person?: string; day?: string };
}) {
  return (
    <Form
      method="get"
      action={paths.audit()}
      className="mb-4 grid gap-4 sm:grid-cols-2 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1.3fr)_minmax(0,1fr)_auto] md:items-end"
    >
      <Select
        key={`action ${action}`}
        id="audit-action"
        name="action"
        label={text.action}
        defaultValue={action}
      >
        <option value="">{text.anything}</option>
        {auditActions.map((action) => (
          <option key={action} value={action}>
            {text.actions[action]}
          </option>
        ))}
      </Select>
      <TextField
        key={`person ${person}`}
        id="audit-person"
        name="person"
        type="search"
        label={text.person}
        defaultValue={person}
      />
      <TextField
        key={`day ${day}`}
        id="audit-day"
        name="day"
        type="date"
        label={text.day}
        defaultValue={day}
      />
      <Button type="submit" size="sm" className="md:px-6">
        {text.search}
      </Button>
    </Form>
  );
}

function NoEntries({ isSearch }: { isSearch: boolean }) {
  if (!isSearch)
    return (
      <EmptyState title={text.none}>
        <p>{text.noneText}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={text.noMatches}>
      <p>{text.noMatchesText}</p>
      <ButtonLink to={paths.audit()} size="sm">
        {text.clearSearch}
      </ButtonLink>
    </EmptyState>
  );
}

/** The time column takes the width that it needs. */
const columns = [
  { header: text.action, className: "w-[18%]" },
  { header: text.time },
  { header: text.who, className: "w-[20%]" },
  { header: text.about, className: "w-[22%]" },
  { header: text.details, className: "w-[24%]" },
];

const hiddenBlock = "@max-[45rem]:hidden!";

function AuditTable({ rows }: { rows: Awaited<ReturnType<typeof toAuditRows>> }) {
  return (
    <DataTable caption={text.tableCaption} columns={columns}>
      {rows.map(({ id, time, who, action, about, details }) => (
        <Row key={id}>
          <RowHeader className="@max-[45rem]:col-span-full!">{action}</RowHeader>
          <Cell label={text.time} className="whitespace-nowrap tabular-nums">
            {time}
          </Cell>
          <Cell label={text.who} className="wrap-anywhere">
            <WithEmails text={who} />
          </Cell>
          <Cell label={text.about} className={classNames("wrap-anywhere", about.text === "" && hiddenBlock)}>
            {about.href ? <Link to={about.href}>{about.text}</Link> : <WithEmails text={about.text} />}
          </Cell>
          <Cell
            label={text.details}
            className={classNames("wrap-anywhere", details.length === 0 && hiddenBlock)}
          >
            {/* One element, because the cell is a grid in block layout. */}
            <span className="block">
              {details.map((detail) => (
                <span key={detail} className="block">
                  <WithEmails text={detail} />
                </span>
              ))}
            </span>
          </Cell>
        </Row>
      ))}
    </DataTable>
  );
}

/** Adds break opportunities to each email address in a text. */
function WithEmails({ text }: { text: string }) {
  return text.split(" ").map((word, index) => (
    <Fragment key={index}>
      {index > 0 && " "}
      {word.includes("@") ? <Email email={word} /> : word}
    </Fragment>
  ));
}
