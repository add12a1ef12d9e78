import type { z } from "zod";
import { reportError } from "~/server/report-error.server";

/** Faults that one answer names. */
const mostIssues = 50;

interface ProblemOptions {
  /** Messages by field. */
  errors?: Record<string, string[]>;
  headers?: HeadersInit;
}

/** The answer of the JSON API to what it cannot do: `{ message, errors? }`. */
export function problem(status: number, message: string, { errors, headers }: ProblemOptions = {}): Response {
  return Response.json({ message, ...(errors && { errors }) }, { status, headers: apiHeaders(headers) });
}

/** The answer to input that breaks the rules: what is wrong stands by field, nested ones as `files.0.filePath`. */
export function invalid({ issues }: z.ZodError, message = "Some of what was sent is not valid."): Response {
  const errors: [string, string[]][] = [];
  for (const issue of issues.slice(0, mostIssues)) {
    const field = issue.path.map(String).join(".") || "body";
    const messages = errors.find(([name]) => name === field)?.[1];
    if (messages) messages.push(issue.message);
    else errors.push([field, [issue.message]]);
  }
  return problem(422, message, { errors: Object.fromEntries(errors) });
}

/** The answer to a fault on our side, which is logged. A thrown response is no fault and is thrown on. */
export function failed(error: unknown): Response {
  const { failure, init } = reportError(error);
  const message = `${failure.title}. ${failure.advice} (${failure.requestId})`;
  return problem(init.status ?? 500, message, { headers: init.headers });
}

/** The answer of the JSON API to what it has done. */
export function success(status: 200 | 201, body: unknown, headers?: HeadersInit): Response {
  return Response.json(body, { status, headers: apiHeaders(headers) });
}

/** 405 with the methods that there are. */
export function methodNotAllowed(...allowed: string[]): Response {
  return problem(405, "This address does not know that method.", { headers: { Allow: allowed.join(", ") } });
}

/** The headers of every answer of the JSON API; what `given` says of caching stays. */
export function apiHeaders(given?: HeadersInit): Headers {
  const headers = new Headers(given);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set("X-Content-Type-Options", "nosniff");
  return headers;
}
