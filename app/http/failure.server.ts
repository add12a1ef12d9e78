import { isDatabaseUnavailable } from "~/db/unavailable.server";
import { log } from "~/log.server";
import { requestId } from "./exchange.server";

/** What a page tells of a fault on our side; the log line of the same id tells the rest. */
export interface Failure {
  title: string;
  advice: string;
  /** Absent when the request did not get as far as the log. */
  requestId?: string;
}

/**
 * Logs a fault and puts it into words, for a form that keeps what was typed. A thrown response is no
 * fault and is thrown on.
 */
export function describeFailure(error: unknown): { failure: Failure; init: ResponseInit } {
  if (error instanceof Response) throw error;
  log.error({ event: "request-failed", requestId: requestId(), err: error }, "A form could not be handled");
  const isTemporary = isDatabaseUnavailable(error);
  return {
    failure: {
      title: isTemporary ? "Our records cannot be reached right now" : "Something went wrong on our side",
      advice: "Nothing you sent before is lost. Wait a minute and try again, or call us.",
      requestId: requestId(),
    },
    init: isTemporary ? { status: 503, headers: { "Retry-After": "30" } } : { status: 500 },
  };
}
