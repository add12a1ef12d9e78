import { Link } from "@remix-run/react";
import { MailState } from "~/back-office/mail-state";
import type { MailState as State } from "~/db/schema.server";
import * as text from "~/messages/outbox";
import { paths } from "~/paths";
import { Cell, DataTable, Row, RowHeader } from "~/ui/data-table";
import { Email } from "~/ui/email";
import { KeepHyphens } from "~/ui/keep-hyphens";

interface MailRow {
  id: string;
  subject: string;
  toAddress: string;
  state: State;
  /** When it was queued, formatted. */
  created: string;
}

const columns = [
  { header: text.subject },
  { header: text.to },
  { header: text.state },
  { header: text.createdPacific },
];

export function MailTable({ rows }: { rows: readonly MailRow[] }) {
  return (
    <DataTable caption={text.tableCaption} columns={columns}>
      {rows.map(({ id, subject, toAddress, state, created }) => (
        <Row key={id}>
          <RowHeader>
            <Link
              to={paths.mail(id)}
              className="inline-flex min-h-6 items-center text-text @min-[56rem]:min-w-72"
            >
              <span>
                <KeepHyphens text={subject} />
              </span>
            </Link>
          </RowHeader>
          <Cell label={text.to}>
            <Email email={toAddress} />
          </Cell>
          <Cell>
            <MailState state={state} />
          </Cell>
          <Cell label={text.createdPacific} className="whitespace-nowrap tabular-nums">
            {created}
          </Cell>
        </Row>
      ))}
    </DataTable>
  );
}
