import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { describeAction, describeActor, describeDetails } from "~/audit/describe-entry";
import { type AuditFilter, isAuditFiltered } from "~/audit/filter";
import { type AuditEntry, listAudit, listPeople } from "~/audit/list-audit.server";
import { readAfter, readAuditFilter } from "~/audit/read-audit-query";
import { nameAuditSubjects } from "~/back-office/name-audit-subjects.server";
import { titleMeta } from "~/back-office/page-title";
import { guard } from "~/guard.server";
import { formatPacific } from "~/lib/pacific-time";
import * as text from "~/messages/audit";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Cell, DataTable, Row, RowHeader } from "~/ui/data-table";
import { Email } from "~/ui/email";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "./filter-form";

export const meta = titleMeta(text.title);

export async function loader({ request }: LoaderFunctionArgs) {
  await guard("routes/staff/audit", request);
  const { searchParams } = new URL(request.url);
  const filter = readAuditFilter(searchParams);
  // A form sends its empty inputs, too; the address that people copy has none of them.
  if ([...searchParams.values()].includes("")) throw redirect(paths.audit(filter));
  const after = readAfter(searchParams);
  const [{ entries, next }, people] = await Promise.all([listAudit(filter, after), listPeople()]);
  return { filter, people, rows: await toRows(entries), next, isFirst: after === undefined };
}

async function toRows(entries: readonly AuditEntry[]) {
  const names = await nameAuditSubjects(entries.map(({ subject }) => subject));
  return entries.map(({ id, createdAt, actor, action, subject, detail }) => ({
    id,
    time: formatPacific(createdAt),
    who: describeActor({ actor, action }),
    action: describeAction(action),
    about: names.get(subject) ?? { text: subject },
    details: describeDetails(detail),
  }));
}

export default function Audit() {
  const { filter, people, rows, next, isFirst } = useLoaderData<typeof loader>();
  return (
    <>
      <h1 className="mb-2">{text.title}</h1>
      <p className="mb-6 max-w-read text-muted">
        {text.lead} <Link to={paths.help("audit")}>{text.help}</Link>
      </p>
      <FilterForm filter={filter} people={people} />
      {rows.length > 0 ? <AuditTable rows={rows} /> : <NoEntries filter={filter} />}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        {!isFirst && (
          <ButtonLink to={paths.audit(filter)} size="sm">
            {text.newest}
          </ButtonLink>
        )}
        {next !== undefined && (
          <ButtonLink to={paths.audit({ ...filter, after: next })} size="sm" rel="next">
            {text.older}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function NoEntries({ filter }: { filter: AuditFilter }) {
  if (!isAuditFiltered(filter))
    return (
      <EmptyState title={text.none}>
        <p>{text.noneText}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={text.noMatches}>
      <p>{text.noMatchesText}</p>
      <ButtonLink to={paths.audit()} size="sm">
        {text.clearFilters}
      </ButtonLink>
    </EmptyState>
  );
}

/** The time takes what it needs. */
const columns = [
  { header: text.what, className: "w-[18%]" },
  { header: text.time },
  { header: text.who, className: "w-[20%]" },
  { header: text.about, className: "w-[22%]" },
  { header: text.details, className: "w-[24%]" },
];

const hiddenBlock = "@max-[45rem]:hidden!";

function AuditTable({ rows }: { rows: Awaited<ReturnType<typeof toRows>> }) {
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
            {/* One element, because in block layout the cell is a grid. */}
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

/** A text whose email addresses break where these do. */
function WithEmails({ text }: { text: string }) {
  return text.split(" ").map((word, index) => (
    <Fragment key={index}>
      {index > 0 && " "}
      {word.includes("@") ? <Email email={word} /> : word}
    </Fragment>
  ));
}
