import type { SubmissionResult } from "@conform-to/react";
import { data, type TypedResponse } from "@remix-run/node";
import type { z } from "zod";
import { requestId as describeRequestId } from "~/messages/ui";
import { reportError } from "~/server/report-error.server";
import { asksForConfirmation, keepForm } from "./kept-form.server";
import { readForm, unreadableStatuses } from "./read-form.server";
import { parseForm } from "~/lib/parse-form";

/** A rejected submission: HTTP status, messages of the form, messages by field. */
export interface FormRefusal {
  status: number;
  /** Shown above the form: what happened, then what to do. */
  messages?: string[];
  /** Shown at the fields, by name. */
  errors?: Record<string, string[]>;
  headers?: HeadersInit;
}

interface FormAction<Schema extends z.ZodType> {
  schema: Schema;
  /** Fields whose values are never sent back, such as passwords. */
  secrets?: string[];
  /** The acting account: what it typed comes back after it had to confirm who it is (`consumeKeptForm`). */
  keepFor?: string;
  /** Handles a valid submission and returns the response of the action. */
  act: (values: z.output<Schema>) => Promise<TypedResponse<never>>;
  /** Turns an error of `act` into a refusal; undefined for an unexpected error. */
  explain?: (error: unknown) => FormRefusal | undefined;
}

/**
 * Handles the post of a page with one form: reads, validates, acts and redirects. For an error, returns the submission
 * result that the form shows as its `lastResult`, with the input and the messages.
 *
 * @throws {Response} 405 for other methods, and every response that `act` throws
 */
export async function handleForm<Schema extends z.ZodType>(request: Request, action: FormAction<Schema>) {
  const { schema, secrets: hideFields = [], keepFor, act, explain } = action;
  const form = await readFormOrRefusal(request);
  if (!(form instanceof URLSearchParams))
    return refuse({ status: "error", error: { "": form.messages ?? [] } }, form);
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return refuse(submission.reply({ hideFields }), { status: 400 });
  try {
    return await act(submission.value);
  } catch (error) {
    if (keepFor && asksForConfirmation(error)) {
      const { initialValue } = submission.reply({ hideFields });
      const hadSecret = hideFields.some((name) => form.get(name));
      await keepForm(request, error, { userId: keepFor, values: initialValue ?? {}, hadSecret });
    }
    const refusal = explain?.(error) ?? toServerErrorRefusal(error);
    const { messages: formErrors, errors: fieldErrors } = refusal;
    return refuse(submission.reply({ formErrors, fieldErrors, hideFields }), refusal);
  }
}

function refuse(result: SubmissionResult, { status, headers }: FormRefusal) {
  return data(result, { status, headers });
}

/**
 * Reads the fields of a form post. Returns a refusal, which the page shows, for a body that cannot be read.
 *
 * @throws {Response} 405 for other methods
 */
export async function readFormOrRefusal(request: Request): Promise<URLSearchParams | FormRefusal> {
  try {
    return await readForm(request);
  } catch (error) {
    if (!(error instanceof Response) || !unreadableStatuses.includes(error.status)) throw error;
    return { status: error.status, messages: [await error.text()] };
  }
}

/** Logs an unexpected error and returns its messages with the request id. Rethrows a thrown response. */
export function toServerErrorRefusal(error: unknown): FormRefusal {
  const { failure, init } = reportError(error);
  const { title, advice, requestId } = failure;
  const messages = [title, advice, ...(requestId ? [describeRequestId(requestId)] : [])];
  return { status: init.status ?? 500, headers: init.headers, messages };
}

/**
 * Whether the page will show a rejected form: after such a post, Remix loads the page with a GET that has the headers of
 * the post. The title of the page then starts with "Error: ".
 */
export function showsRefusedForm(request: Request): boolean {
  return request.headers.has("Content-Type");
}
