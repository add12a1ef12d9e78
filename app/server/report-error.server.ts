import { isDatabaseFull, isDatabaseUnavailable } from "~/db/unavailable.server";
import { log } from "~/log.server";
import { requestId } from "./request-context.server";

/** What a page tells of a fault on our side; the log line of the same id tells the rest. */
export interface ErrorReport {
  title: string;
  advice: string;
  /** Absent when the request did not get as far as the log. */
  requestId?: string;
}

/** A fault that passes, with the answer that says so. */
export interface TemporaryFault {
  status: 503 | 507;
  /** Seconds until another try makes sense. */
  retryAfter: number;
  title: string;
  advice: string;
}

const unreachable: TemporaryFault = {
  status: 503,
  retryAfter: 30,
  title: "Our records cannot be reached right now",
  advice: "Nothing you sent before is lost. Wait a minute and try again, or call us.",
};

const full: TemporaryFault = {
  status: 507,
  retryAfter: 600,
  title: "Our storage is full right now",
  advice: "Nothing you sent before is lost. Try again in 10 minutes, or call us.",
};

const unexpected = {
  status: 500,
  title: "Something went wrong on our side",
  advice: "Nothing you sent before is lost. Wait a minute and try again, or call us.",
};

/** What of the database explains an error; undefined for any other fault. */
export function temporaryFault(error: unknown): TemporaryFault | undefined {
  if (isDatabaseFull(error)) return full;
  return isDatabaseUnavailable(error) ? unreachable : undefined;
}

/** Seconds that an answer with this status asks to wait; undefined where it is no temporary fault's. */
export function retryAfterOf(status: number): number | undefined {
  return [unreachable, full].find((fault) => fault.status === status)?.retryAfter;
}

/** Logs a fault on our side with its cause, under the request id that the answer shows. */
export function logFailure(error: unknown): void {
  log.error({ event: "request-failed", err: error }, "A request could not be handled");
}

/**
 * Logs a fault and puts it into words, for a form that keeps what was typed. A thrown response is no
 * fault and is thrown on.
 */
export function reportError(error: unknown): { failure: ErrorReport; init: ResponseInit } {
  if (error instanceof Response) throw error;
  logFailure(error);
  const fault = temporaryFault(error);
  const { status, title, advice } = fault ?? unexpected;
  return {
    failure: { title, advice, requestId: requestId() },
    init: { status, ...(fault && { headers: { "Retry-After": String(fault.retryAfter) } }) },
  };
}
