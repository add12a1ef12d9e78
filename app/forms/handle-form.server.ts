import type { SubmissionResult } from "@conform-to/react";
import { data, type TypedResponse } from "@remix-run/node";
import type { z } from "zod";
import { reportError } from "~/server/report-error.server";
import { readForm, unreadableStatuses } from "./read-form.server";
import { parseForm } from "~/lib/parse-form";

/** Why a form was not taken, in words. */
export interface FormRefusal {
  status: number;
  /** Above the form: what happened, then what to do. */
  messages?: string[];
  /** At the fields, by name. */
  errors?: Record<string, string[]>;
  headers?: HeadersInit;
}

interface FormAction<Schema extends z.ZodType> {
  schema: Schema;
  /** Fields that are never sent back, such as passwords. */
  secrets?: string[];
  /** Does what the form asks for; its answer is the action's. */
  act: (values: z.output<Schema>) => Promise<TypedResponse<never>>;
  /** Puts an error that `act` threw into words; undefined for a fault on our side. */
  explain?: (error: unknown) => FormRefusal | undefined;
}

/**
 * The action of a page with one form: reads it, checks it, acts and redirects. Whatever goes wrong is answered
 * with what the form shows as its `lastResult`: what was typed, messages at the fields, and above the form those
 * of the form itself.
 *
 * @throws {Response} 405 when it is no post, and what `act` throws of that kind
 */
export async function handleForm<Schema extends z.ZodType>(request: Request, action: FormAction<Schema>) {
  const { schema, secrets: hideFields = [], act, explain } = action;
  const form = await readFormOrRefusal(request);
  if (!(form instanceof URLSearchParams))
    return refuse({ status: "error", error: { "": form.messages ?? [] } }, form);
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return refuse(submission.reply({ hideFields }), { status: 400 });
  try {
    return await act(submission.value);
  } catch (error) {
    const refusal = explain?.(error) ?? toServerErrorRefusal(error);
    const { messages: formErrors, errors: fieldErrors } = refusal;
    return refuse(submission.reply({ formErrors, fieldErrors, hideFields }), refusal);
  }
}

function refuse(result: SubmissionResult, { status, headers }: FormRefusal) {
  return data(result, { status, headers });
}

/**
 * The fields of a form post, or why there are none: the page itself says it, in the place of the form's answer.
 *
 * @throws {Response} 405 when it is no post
 */
export async function readFormOrRefusal(request: Request): Promise<URLSearchParams | FormRefusal> {
  try {
    return await readForm(request);
  } catch (error) {
    if (!(error instanceof Response) || !unreadableStatuses.includes(error.status)) throw error;
    return { status: error.status, messages: [await error.text()] };
  }
}

/** Logs a fault on our side and puts it into words, with the id that the log has. A thrown response is thrown on. */
export function toServerErrorRefusal(error: unknown): FormRefusal {
  const { failure, init } = reportError(error);
  const { title, advice, requestId } = failure;
  const messages = [title, advice, ...(requestId ? [`Request id: ${requestId}`] : [])];
  return { status: init.status ?? 500, headers: init.headers, messages };
}

/**
 * Whether the page about to be loaded will show a form that was refused: after such a post Remix loads the page
 * by a GET that carries the post's headers. Its title then begins with "Error: ".
 */
export function showsRefusedForm(request: Request): boolean {
  return request.headers.has("Content-Type");
}
