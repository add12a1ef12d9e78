import { Link } from "@remix-run/react";
import { Fragment } from "react";
import * as text from "~/messages/audit";
import { classNames } from "~/ui/class-names";
import { Cell, DataTable, Row, RowHeader } from "~/ui/data-table";
import { Email } from "~/ui/email";

interface AuditRow {
  id: number;
  /** In Pacific time. */
  time: string;
  /** An email, or who it was without an account. */
  who: string;
  action: string;
  about: { text: string; href?: string | undefined };
  details: readonly string[];
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

export function AuditTable({ rows }: { rows: readonly AuditRow[] }) {
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
