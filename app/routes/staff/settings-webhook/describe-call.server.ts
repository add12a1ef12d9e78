import type { WebhookAttempt } from "~/db/schema.server";
import { formatPacificShort } from "~/lib/pacific-time";
import * as text from "~/messages/webhooks";
import type { WebhookCall } from "~/webhooks/calls.server";

/** Says what a program answered, or why it did not. */
export function describeAnswer({ status, answer }: WebhookAttempt): string {
  if (status !== null) return answer === "" ? String(status) : `${status} ${answer}`;
  const [fault = "", detail = ""] = answer.split(": ");
  const known = new Map<string, string>(Object.entries(text.faults)).get(fault) ?? fault;
  return detail === "" ? known : `${known} (${detail})`;
}

/** Returns a row of the latest events. */
export function describeCall(call: WebhookCall) {
  const { id, type, bookingId, state, attempts, nextAttemptAt, createdAt } = call;
  const last = call.log.at(-1);
  return {
    id,
    event: type in text.types ? type : text.testEvent,
    bookingId,
    state,
    time: formatPacificShort(createdAt),
    answer: last ? describeAnswer(last) : "",
    log: call.log.map((attempt) =>
      text.attempt(formatPacificShort(new Date(attempt.at)), describeAnswer(attempt), attempt.milliseconds),
    ),
    next: state === "waiting" && attempts > 0 ? text.next(formatPacificShort(nextAttemptAt)) : "",
  };
}

export type CallRow = ReturnType<typeof describeCall>;
