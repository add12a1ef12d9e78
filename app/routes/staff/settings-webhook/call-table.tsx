import { Link } from "@remix-run/react";
import { IntentButton } from "~/back-office/intent-button";
import { CallState } from "~/back-office/webhook-state";
import * as text from "~/messages/webhooks";
import { paths } from "~/paths";
import { Cell, DataTable, Row, RowHeader } from "~/ui/data-table";
import type { CallRow } from "./describe-call.server";

const columns = [
  { header: text.callColumns.event },
  { header: text.callColumns.state },
  { header: text.callColumns.answer },
  { header: text.callColumns.again, isAction: true },
];

/** The latest events of a webhook, each with what the program answered and a button that sends it again. */
export function CallTable({ calls }: { calls: readonly CallRow[] }) {
  return (
    <DataTable caption={text.callsCaption} columns={columns}>
      {calls.map((call) => (
        <Row key={call.id}>
          <RowHeader>
            {call.bookingId ? (
              <Link
                to={paths.bookingDetails(call.bookingId)}
                title={text.openBooking}
                className="inline-flex min-h-6 items-center text-text"
              >
                {call.event}
              </Link>
            ) : (
              call.event
            )}
            <span className="block text-small font-normal text-muted">{call.time}</span>
          </RowHeader>
          <Cell>
            <CallState state={call.state} />
          </Cell>
          <Cell label={text.callColumns.answer}>
            <Answer {...call} />
          </Cell>
          <Cell isAction>
            <IntentButton
              intent="again"
              fields={{ call: call.id }}
              label={text.againOf(call.event, call.time)}
            >
              {text.again}
            </IntentButton>
          </Cell>
        </Row>
      ))}
    </DataTable>
  );
}

function Answer({ answer, log, next }: CallRow) {
  return (
    <div className="text-small wrap-anywhere">
      {log.length > 1 ? (
        <details>
          <summary className="min-h-6 cursor-pointer">{answer}</summary>
          <ul className="mt-1 grid gap-1 text-muted">
            {log.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      ) : (
        answer
      )}
      {next && <span className="block text-muted">{next}</span>}
    </div>
  );
}
