import { IntentButton } from "~/back-office/intent-button";
import { formatPacificDay, formatPacificShort } from "~/lib/pacific-time";
import * as text from "~/messages/api-keys";
import type { listKeys } from "~/staff/api-keys/keys.server";
import { Cell, DataTable, Row, RowHeader } from "~/ui/data-table";

const columns = [
  { header: text.columns.key },
  { header: text.columns.access },
  { header: text.columns.used },
  { header: text.columns.end },
  { header: text.columns.revoke, isAction: true },
];

export function KeyTable({ keys }: { keys: readonly ReturnType<typeof toKeyRow>[] }) {
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

export function toKeyRow(key: Awaited<ReturnType<typeof listKeys>>[number]) {
  const { id, name, scopes, networks, expiresAt, isOver, lastUsedAt, createdAt, madeBy } = key;
  const day = formatPacificDay(createdAt);
  const end = expiresAt && formatPacificDay(expiresAt);
  return {
    id,
    name,
    made: madeBy === null ? text.makerLeft(day) : text.madeBy(madeBy, day),
    access: [
      ...scopes.flatMap(describeScope),
      ...(networks.length > 0 ? [text.from(networks.join(", "))] : []),
    ],
    used: lastUsedAt ? formatPacificShort(lastUsedAt) : text.never,
    end: end === null ? text.noEnd : isOver ? text.over(end) : end,
  };
}

/** Such as `Visits: Read`; empty for an area that no operation has anymore. */
function describeScope(scope: string): string[] {
  const [area = "", level = ""] = scope.split(":");
  const areas: Partial<Record<string, string>> = text.areas;
  const levels: Partial<Record<string, string>> = text.levels;
  return areas[area] === undefined ? [] : [text.scope(areas[area], levels[level] ?? level)];
}
