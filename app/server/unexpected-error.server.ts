import { isDatabaseFull, isDatabaseUnavailable } from "~/db/unavailable.server";
import { StorageUnavailableError } from "~/files/file-store";
import { retryAfter } from "~/lib/response-headers";
import * as text from "~/messages/refusals";
import { requestId } from "~/process/current-request.server";
import { log } from "~/process/log.server";

/** The message for an unexpected error. The log line with the same request id has the details. */
interface ErrorReport {
  title: string;
  advice: string;
  /** Undefined if the log has no line for the request. */
  requestId?: string;
}

interface TemporaryFault {
  status: 503 | 507;
  retryAfter: number;
  title: string;
  advice: string;
}

const unreachable = { status: 503, retryAfter: 30 } as const;
const full = { status: 507, retryAfter: 600 } as const;

/** Returns the temporary fault of the database or the file storage that caused `error`; undefined for any other cause. */
export function temporaryFault(error: unknown): TemporaryFault | undefined {
  if (isDatabaseFull(error)) return { ...full, title: text.storageFullTitle, advice: text.retryLaterAdvice };
  const isStorage = error instanceof StorageUnavailableError;
  if (!isStorage && !isDatabaseUnavailable(error)) return undefined;
  const title = isStorage ? text.filesUnavailableTitle : text.unavailableTitle;
  return { ...unreachable, title, advice: text.retryAdvice };
}

/** Returns the seconds for `Retry-After`; undefined if the status is not that of a temporary fault. */
export function getRetryAfter(status: number): number | undefined {
  return [unreachable, full].find((fault) => fault.status === status)?.retryAfter;
}

/** Logs an unexpected error. The line has the request id that the response shows. */
export function logFailure(error: unknown): void {
  log.error({ event: "request-failed", err: error }, "A request could not be handled");
}

/** Logs an unexpected error. Returns the message and status for a form that keeps its input. Rethrows a thrown response. */
export function reportError(error: unknown): { failure: ErrorReport; init: ResponseInit } {
  if (error instanceof Response) throw error;
  logFailure(error);
  const fault = temporaryFault(error);
  const title = fault?.title ?? text.unexpectedTitle;
  const advice = fault?.advice ?? text.retryAdvice;
  return {
    failure: { title, advice, requestId: requestId() },
    init: { status: fault?.status ?? 500, headers: retryAfter(fault?.retryAfter) },
  };
}
