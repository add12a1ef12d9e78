import { isRouteErrorResponse } from "@remix-run/react";

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
 */
export function describeError(error: unknown): ErrorDescription {
  const known = isRouteErrorResponse(error) ? foreseen[error.status] : undefined;
  if (known && isRouteErrorResponse(error)) {
    const { message = known.message, typed } = readSaid(error.data);
    return { ...known, message, typed, isUnexpected: false };
  }
  return {
    title: "Something went wrong",
    message: "This page could not be shown.",
    advice: "Load it again. If that does not help, pass on the request id that the page shows then.",
    isUnexpected: true,
  };
}

function readSaid(data: unknown): { message?: string; typed?: string } {
  if (typeof data === "string" && data) return { message: data };
  const { message, typed } = (data ?? {}) as { message?: unknown; typed?: unknown };
  return typeof message === "string" && typeof typed === "string" ? { message, typed } : {};
}
