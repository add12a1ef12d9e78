import { Link } from "@remix-run/react";
import * as text from "~/messages/audit";
import { classNames } from "~/ui/class-names";
import { Cell, DataTable, Row, RowHeader } from "~/ui/data-table";
import { Email } from "~/ui/email";

export interface AuditRow {
  id: number;
  /** In Pacific time. */
  time: string;
  /** An email, or who it was without an account. */
  who: string;
  action: string;
  about: { text: string; href?: string | undefined };
  details: readonly string[];
}

const columns = [
  { header: text.what },
  { header: text.time },
  { header: text.who },
  { header: text.about },
  { header: text.details },
];

export function AuditTable({ rows }: { rows: readonly AuditRow[] }) {
  return (
    <DataTable caption={text.tableCaption} columns={columns}>
      {rows.map(({ id, time, who, action, about, details }) => (
        <Row key={id}>
          <RowHeader className="@max-[56rem]:col-span-full!">{action}</RowHeader>
          <Cell label={text.time} className="whitespace-nowrap tabular-nums">
            {time}
          </Cell>
          <Cell label={text.who} className="wrap-anywhere">
            <Account name={who} />
          </Cell>
          <Cell label={text.about} className="wrap-anywhere">
            {about.href ? <Link to={about.href}>{about.text}</Link> : <Account name={about.text} />}
          </Cell>
          <Cell
            label={text.details}
            className={classNames("wrap-anywhere", details.length === 0 && "@max-[56rem]:hidden!")}
          >
            {details.map((detail) => (
              <span key={detail} className="block">
                {detail}
              </span>
            ))}
          </Cell>
        </Row>
      ))}
    </DataTable>
  );
}

function Account({ name }: { name: string }) {
  return name.includes("@") ? <Email email={name} /> : name;
}
