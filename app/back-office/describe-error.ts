import { isRouteErrorResponse } from "@remix-run/react";
import type { FailedDataRequest } from "~/browser/failed-data-request";

interface ErrorDescription {
  title: string;
  /** What happened. */
  message: string;
  /** What the person can do. */
  advice: string;
  /** Nobody foresaw it: the log has more under the request's id. */
  isUnexpected: boolean;
  /** What the person typed for a page that is gone. */
  typed?: string | undefined;
}

const foreseen: Record<number, { title: string; message: string; advice: string }> = {
  400: {
    title: "Not understood",
    message: "This page does not know what to do with that.",
    advice: "Go back to the page, load it again, and try once more.",
  },
  403: {
    title: "Not allowed",
    message: "Your account may not open this page.",
    advice: "Ask an administrator if you need it.",
  },
  404: {
    title: "Page not found",
    message: "There is nothing at this address.",
    advice: "Check the address, or choose a page from the menu.",
  },
};

/**
 * What to tell a person about an error of a page.
 *
 * @param error as `useRouteError` has it; the text of a thrown Response says what happened, or its JSON
 *   `{message, typed}`
 * @param failed the request that ended in the error, where it is known: an unexpected error itself says nothing
 */
export function describeError(error: unknown, failed?: FailedDataRequest): ErrorDescription {
  const known = isRouteErrorResponse(error) ? foreseen[error.status] : undefined;
  if (known && isRouteErrorResponse(error)) {
    const { message = known.message, typed } = readSaid(error.data);
    return { ...known, message, typed, isUnexpected: false };
  }
  return { title: "Something went wrong", ...explain(failed), isUnexpected: true };
}

/** The cause of a failed request in plain words, and what to do about it. */
export function explain(failed: FailedDataRequest | undefined): { message: string; advice: string } {
  if (!failed) return { message: "This page could not be shown.", advice: reload };
  if (failed.status === undefined)
    return {
      message: "The server could not be reached.",
      advice: "Check your connection, then try again.",
    };
  return byStatus[failed.status] ?? { message: "Our server could not handle this request.", advice: reload };
}

const reload = "Try again. If that does not help, report the problem with the request id, if one is shown.";

const byStatus: Record<number, { message: string; advice: string }> = {
  502: {
    message: "Our server is not running right now.",
    advice: "Wait a minute, then try again.",
  },
  503: {
    message: "Our records cannot be reached right now.",
    advice: "Nothing that was saved is lost. Wait a minute, then try again.",
  },
  504: {
    message: "Our server did not respond in time.",
    advice: "Wait a minute, then try again.",
  },
  507: {
    message: "Our storage is full right now.",
    advice: "Nothing that was saved is lost. Try again in 10 minutes, and report the problem if it stays.",
  },
};

function readSaid(data: unknown): { message?: string; typed?: string } {
  if (typeof data === "string" && data) return { message: data };
  const { message, typed } = (data ?? {}) as { message?: unknown; typed?: unknown };
  return typeof message === "string" && typeof typed === "string" ? { message, typed } : {};
}
