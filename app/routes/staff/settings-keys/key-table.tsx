import { IntentButton } from "~/back-office/intent-button";
import * as text from "~/messages/api-keys";
import { Cell, DataTable, Row, RowHeader } from "~/ui/data-table";

/** A key as its row shows it. */
export interface KeyRow {
  id: string;
  name: string;
  /** Who made it, and when. */
  made: string;
  /** What it may do, and from where. */
  access: string[];
  used: string;
  end: string;
}

const columns = [
  { header: text.columns.key },
  { header: text.columns.access },
  { header: text.columns.used },
  { header: text.columns.end },
  { header: text.columns.revoke, isAction: true },
];

/** The keys, each with a button that asks before it revokes the key. */
export function KeyTable({ keys }: { keys: readonly KeyRow[] }) {
  return (
    <DataTable caption={text.tableCaption} columns={columns}>
      {keys.map(({ id, name, made, access, used, end }) => (
        <Row key={id}>
          <RowHeader>
            {name}
            <span className="block text-small font-normal text-muted">{made}</span>
          </RowHeader>
          <Cell label={text.columns.access}>
            <ul>
              {access.map((line) => (
                <li key={line} className="wrap-anywhere">
                  {line}
                </li>
              ))}
            </ul>
          </Cell>
          <Cell label={text.columns.used}>{used}</Cell>
          <Cell label={text.columns.end}>{end}</Cell>
          <Cell isAction>
            <IntentButton intent="revoke" fields={{ id }} label={text.revokeOf(name)} variant="danger">
              {text.revoke}
            </IntentButton>
          </Cell>
        </Row>
      ))}
    </DataTable>
  );
}
