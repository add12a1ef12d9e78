import { isRouteErrorResponse } from "@remix-run/react";
import type { FailedDataRequest } from "~/browser/failed-data-request";
import * as text from "~/messages/staff-frame";

interface ErrorDescription {
  title: string;
  message: string;
  advice: string;
  /** Whether `expectedErrors` has no text for the status. The log then has the details under the request id. */
  isUnexpected: boolean;
  /** The submitted text, if its page no longer exists. */
  typed?: string | undefined;
}

const expectedErrors: Partial<Record<number, Pick<ErrorDescription, "title" | "message" | "advice">>> =
  text.expectedErrors;

/**
 * Describes a page's error to the user.
 *
 * @param error the value of `useRouteError`; the body of a thrown Response is the message as text, or JSON `{message, typed}`
 * @param failed the failed request, if known: Remix hides its status and id in an unexpected error
 */
export function describeError(error: unknown, failed?: FailedDataRequest): ErrorDescription {
  const description = isRouteErrorResponse(error) ? expectedErrors[error.status] : undefined;
  if (description && isRouteErrorResponse(error)) {
    const { message = description.message, typed } = readResponseData(error.data);
    return { ...description, message, typed, isUnexpected: false };
  }
  return { title: text.somethingWentWrong, ...explainFailedRequest(failed), isUnexpected: true };
}

export function explainFailedRequest(failed: FailedDataRequest | undefined): {
  message: string;
  advice: string;
} {
  if (!failed) return { message: text.pageFailed, advice: text.reloadAdvice };
  if (failed.status === undefined) return { message: text.notConnected, advice: text.connectionAdvice };
  return serverErrors[failed.status] ?? { message: text.requestFailed, advice: text.reloadAdvice };
}

const serverErrors: Partial<Record<number, Pick<ErrorDescription, "message" | "advice">>> = text.serverErrors;

function readResponseData(data: unknown): { message?: string; typed?: string } {
  if (typeof data === "string" && data) return { message: data };
  const { message, typed } = (data ?? {}) as { message?: unknown; typed?: unknown };
  return typeof message === "string" && typeof typed === "string" ? { message, typed } : {};
}
