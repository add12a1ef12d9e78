import { isRouteErrorResponse } from "@remix-run/react";
import type { FailedDataRequest } from "~/browser/failed-data-request";

interface ErrorDescription {
  title: string;
  /** What happened. */
  message: string;
  /** What the user can do. */
  advice: string;
  /** Whether the error is not in `expectedErrors`; the log has more under the request id. */
  isUnexpected: boolean;
  /** The submitted text, if the page it was for no longer exists. */
  typed?: string | undefined;
}

const expectedErrors: Record<number, { title: string; message: string; advice: string }> = {
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
 * Describes an error of a page to the user.
 *
 * @param error the value of `useRouteError`; a thrown Response has the message as text or as JSON `{message, typed}`
 * @param failed the request that failed, if known: Remix hides its status and id from an unexpected error
 */
export function describeError(error: unknown, failed?: FailedDataRequest): ErrorDescription {
  const known = isRouteErrorResponse(error) ? expectedErrors[error.status] : undefined;
  if (known && isRouteErrorResponse(error)) {
    const { message = known.message, typed } = readResponseData(error.data);
    return { ...known, message, typed, isUnexpected: false };
  }
  return { title: "Something went wrong", ...explain(failed), isUnexpected: true };
}

/** Explains the cause of a failed request and what the user can do. */
export function explain(failed: FailedDataRequest | undefined): { message: string; advice: string } {
  if (!failed) return { message: "This page could not be shown.", advice: reloadAdvice };
  if (failed.status === undefined)
    return {
      message: "The server could not be reached.",
      advice: "Check your connection, then try again.",
    };
  return (
    serverErrors[failed.status] ?? {
      message: "Our server could not handle this request.",
      advice: reloadAdvice,
    }
  );
}

const reloadAdvice =
  "Try again. If that does not help, report the problem with the request id, if one is shown.";

const serverErrors: Record<number, { message: string; advice: string }> = {
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

function readResponseData(data: unknown): { message?: string; typed?: string } {
  if (typeof data === "string" && data) return { message: data };
  const { message, typed } = (data ?? {}) as { message?: unknown; typed?: unknown };
  return typeof message === "string" && typeof typed === "string" ? { message, typed } : {};
}
