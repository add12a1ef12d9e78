import { STATUS_CODES } from "node:http";
import type { z } from "zod";
import * as text from "~/messages/api";
import { reportError } from "./unexpected-error.server";

const maxIssues = 50;

interface ProblemOptions {
  errors?: Record<string, string[]>;
  /** Further members, such as `code`, which names the reason. */
  more?: Record<string, unknown>;
  headers?: HeadersInit;
}

/** Builds an error response of the JSON API: `{ message, errors? }`. */
export function problem(
  status: number,
  message: string,
  { errors, more, headers }: ProblemOptions = {},
): Response {
  return Response.json(
    { message, ...(errors && { errors }), ...more },
    { status, headers: apiHeaders(headers) },
  );
}

/** Adds the members of RFC 9457 to a response of `problem`. */
export async function toProblemDetails(response: Response): Promise<Response> {
  const { status } = response;
  const content = (await response.json()) as { message: string };
  const details = { type: "about:blank", title: STATUS_CODES[status] ?? "", status, detail: content.message };
  const headers = new Headers(response.headers);
  headers.set("Content-Type", "application/problem+json");
  return Response.json({ ...details, ...content }, { status, headers });
}

/** Builds the 422 response to invalid input, with messages by field. A nested field is `files.0.filePath`. */
export function invalid({ issues }: z.ZodError, message = text.invalid): Response {
  const errors: [string, string[]][] = [];
  for (const issue of issues.slice(0, maxIssues)) {
    const field = issue.path.map(String).join(".") || "body";
    const messages = errors.find(([name]) => name === field)?.[1];
    if (messages) messages.push(issue.message);
    else errors.push([field, [issue.message]]);
  }
  return problem(422, message, { errors: Object.fromEntries(errors) });
}

/** Logs an unexpected error and builds its response. Rethrows a thrown response. */
export function failed(error: unknown): Response {
  const { failure, init } = reportError(error);
  const message = text.failure(failure.title, failure.advice, failure.requestId ?? "");
  return problem(init.status ?? 500, message, { headers: init.headers });
}

export function success(status: 200 | 201, body: unknown, headers?: HeadersInit): Response {
  return Response.json(body, { status, headers: apiHeaders(headers) });
}

export function methodNotAllowed(...allowed: string[]): Response {
  return problem(405, text.methodNotAllowed, { headers: { Allow: allowed.join(", ") } });
}

/** Returns the headers of every API response. A `Cache-Control` in `init` is kept. */
export function apiHeaders(init?: HeadersInit): Headers {
  const headers = new Headers(init);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set("X-Content-Type-Options", "nosniff");
  return headers;
}
