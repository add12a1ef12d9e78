import { Link } from "@remix-run/react";
import { IntentButton } from "~/back-office/intent-button";
import { CallState } from "~/back-office/webhook-state";
import type { WebhookAttempt } from "~/db/schema.server";
import { formatPacificShort } from "~/lib/pacific-time";
import * as text from "~/messages/webhooks";
import { paths } from "~/paths";
import { Cell, DataTable, Row, RowHeader } from "~/ui/data-table";
import type { WebhookCall } from "~/webhooks/calls.server";

const columns = [
  { header: text.callColumns.event },
  { header: text.callColumns.state },
  { header: text.callColumns.answer },
  { header: text.callColumns.again, isAction: true },
];

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

export function describeResponse({ status, answer }: WebhookAttempt): string {
  if (status !== null) return answer === "" ? String(status) : `${status} ${answer}`;
  const [fault = "", detail = ""] = answer.split(": ");
  const faultText = new Map<string, string>(Object.entries(text.faults)).get(fault) ?? fault;
  return detail === "" ? faultText : `${faultText} (${detail})`;
}

export function describeCall(call: WebhookCall) {
  const { id, type, bookingId, state, attempts, nextAttemptAt, createdAt } = call;
  const lastAttempt = call.log.at(-1);
  return {
    id,
    event: type in text.types ? type : text.testEvent,
    bookingId,
    state,
    time: formatPacificShort(createdAt),
    answer: lastAttempt ? describeResponse(lastAttempt) : "",
    log: call.log.map((attempt) =>
      text.attempt(formatPacificShort(new Date(attempt.at)), describeResponse(attempt), attempt.milliseconds),
    ),
    next: state === "waiting" && attempts > 0 ? text.next(formatPacificShort(nextAttemptAt)) : "",
  };
}

type CallRow = ReturnType<typeof describeCall>;
