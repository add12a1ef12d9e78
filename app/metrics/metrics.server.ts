import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** Every metric of this process. Labels have few values; they never contain a path, an address or an id. */
export const registry = new Registry();
const registers = [registry];

const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
  new Counter({ name, help, labelNames, registers });
const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
  new Gauge({ name, help, labelNames, registers });

interface LabeledCounter<Label extends string, Value extends string> {
  inc(labels: Record<Label, Value>, count?: number): void;
}

/**
 * Starts a counter's series at 0 for each value of its label, because Prometheus sees no increase in a series that begins with its first
 * count. The module that defines the values calls this function when it is loaded.
 *
 * @returns the counter, which accepts no other value
 */
export function startAtZero<Label extends string, Value extends string>(
  labeled: Counter<Label>,
  label: Label,
  values: readonly Value[],
): LabeledCounter<Label, Value> {
  for (const value of values) labeled.inc({ [label]: value } as Record<Label, Value>, 0);
  return labeled;
}

export const buildInfo = gauge("datum3d_build_info", "1; the labels say which code this process runs", [
  "version",
  "commit",
]);

/**
 * Its series do not start at 0, because most combinations of route, method and status never occur. The alert ErrorRateHigh is based on a
 * rate.
 */
export const httpRequests = counter(
  "datum3d_http_requests_total",
  "Requests by the id of the route, method and status; static: files of the build and of public/",
  ["route", "method", "status"],
);
export const httpDuration = new Histogram({
  name: "datum3d_http_request_duration_seconds",
  help: "Time from the first byte of a request's headers to the end of its response",
  labelNames: ["route"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers,
});
export const httpOpen = gauge("datum3d_http_requests_open", "Requests whose response has not ended");

export const databaseUp = gauge("datum3d_database_up", "1 if the database answers, else 0");

export const uploads = counter("datum3d_uploads_total", "Files that were stored");
export const uploadBytes = counter("datum3d_upload_bytes_total", "Bytes of the files that were stored");
export const uploadsRefused = counter(
  "datum3d_uploads_refused_total",
  "Files and forms with files that were refused",
  ["reason"],
);

export const mailsQueued = counter(
  "datum3d_mails_queued_total",
  "Mails that a transaction has put into the outbox",
);
export const mailAttempts = counter("datum3d_mail_attempts_total", "Attempts to send a mail", ["outcome"]);
export const webhookAttempts = startAtZero(
  counter("datum3d_webhook_attempts_total", "Attempts to send an event to another program", ["outcome"]),
  "outcome",
  ["sent", "delayed", "failed"],
);
export const mailsLimited = counter("datum3d_mails_limited_total", "Mails that were held back by a limit", [
  "reason",
]);
export const outboxWaiting = gauge("datum3d_outbox_waiting", "Mails that wait in the outbox, 10,000 at most");
export const outboxHeld = gauge("datum3d_outbox_held", "Mails that are held back by a limit, 10,000 at most");
export const outboxOldest = gauge("datum3d_outbox_oldest_seconds", "Age of the oldest mail that waits");
export const outboxOverdue = gauge(
  "datum3d_outbox_overdue_seconds",
  "Time for which the mail that was due first has been due",
);
export const mailQueueStopped = gauge(
  "datum3d_mail_queue_stopped",
  "1 while no mail can be sent because the mail server, or the company as a sender, is refused, else 0",
);

export const sweepRuns = counter("datum3d_sweep_runs_total", "Runs of a periodic task", ["sweep"]);
export const sweepFailures = counter("datum3d_sweep_failures_total", "Failed runs of a periodic task", [
  "sweep",
]);
export const sweepRemoved = counter("datum3d_sweep_removed_total", "What a periodic task has removed", [
  "sweep",
]);
export const sweepSuccess = gauge(
  "datum3d_sweep_last_success_timestamp_seconds",
  "The end of the last run of a periodic task that did not fail",
  ["sweep"],
);

export const removalFailures = startAtZero(
  counter(
    "datum3d_removal_failures_total",
    "Old requests, and contents of files, that could not be removed; each is tried again",
    ["kind"],
  ),
  "kind",
  ["request", "file"],
);
export const sweepStopped = gauge(
  "datum3d_sweep_stopped",
  "1 while a sweep is stopped because it would remove most of what there is at once, else 0",
  ["sweep"],
);
export const backupLastSuccess = gauge(
  "datum3d_backup_last_success_timestamp_seconds",
  "When the last backup ended that can be restored, in seconds since 1970; 0 if there is none",
);
export const backupLastResult = gauge(
  "datum3d_backup_last_result",
  "1 if the last backup was good, 0 if it failed or found a fault",
);
export const backupCopyLastSuccess = gauge(
  "datum3d_backup_copy_last_success_timestamp_seconds",
  "When backups were last copied off the machine, in seconds since 1970; 0 if never, no value without a copy",
);
export const clockSkew = gauge(
  "datum3d_clock_skew_seconds",
  "How far the clock of this process is ahead of the database's",
);

export const signIns = counter("datum3d_sign_ins_total", "Sign-ins that succeeded");
export const signInFailures = startAtZero(
  counter("datum3d_sign_in_failures_total", "Sign-ins that were refused", ["kind"]),
  "kind",
  ["password", "code", "passkey"],
);
export const drafts = counter("datum3d_drafts_total", "Drafts of bookings that were begun");
export const bookings = startAtZero(
  counter("datum3d_bookings_total", "Bookings that were submitted", ["via"]),
  "via",
  ["form", "api", "staff"],
);

export const diskFree = gauge("datum3d_disk_free_bytes", "Free bytes of the disk of a folder", ["folder"]);
