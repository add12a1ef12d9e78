import type { Submission, SubmissionResult } from "@conform-to/react";
import { data, type TypedResponse } from "@remix-run/node";
import { z } from "zod";
import type { ReceivedFiles } from "~/files/transport/receive.server";
import { redirectIfSessionEnded } from "~/forms/session-redirects.server";
import { parseForm, readFields } from "~/lib/parse-form";
import * as text from "~/messages/refusals";
import { isMultipart, readForm, requirePost } from "~/server/read-body.server";
import { receiveForm } from "~/server/receive-form.server";
import { explainError, explainUnreadable, type FormOutcome, type LimitText } from "./explain-error.server";
import type { FormResult } from "./form-result";
import { asksForConfirmation, keepForm } from "./kept-form.server";

/** What a form returns: a redirect, or the result that its page shows. */
export type FormResponse<Shown extends object = object> =
  | TypedResponse<never>
  | ReturnType<typeof data<FormResult<Shown>>>;

/** The schema of a form that has nothing but its button. */
export const buttonForm = z.object({});

/** What happens to the post of one form. */
interface FormAction<Schema extends z.ZodType, Shown extends object> {
  schema: Schema;
  /** Fields whose values are never sent back, such as passwords. */
  secrets?: string[];
  /** The acting account: what it typed comes back after it had to confirm who it is (`consumeKeptForm`). */
  keepFor?: string;
  /** What the page says of a limit. */
  limit?: LimitText;
  /** The most files that a form with files may carry. It arrives as multipart; those that `act` has not taken are removed at once. */
  maxFiles?: number;
  /** Says what is wrong with the files, for a form whose fields are invalid too. */
  explainFiles?: (files: ReceivedFiles) => FormOutcome<Shown>;
  /** Handles a valid submission: returns a redirect, or what the page shows, such as why the change was refused. */
  act: (
    values: z.output<Schema>,
    form: URLSearchParams,
    files: ReceivedFiles,
  ) => Outcome<Shown> | Promise<Outcome<Shown>>;
  /** Explains an error of `act` that only this form knows; undefined for others. */
  explain?: (error: unknown) => Outcome<Shown> | undefined | Promise<Outcome<Shown>>;
  /** What the error page says of an invalid form that has nothing to type, which its sender cannot correct. */
  invalid?: string;
  /** Names of buttons that send the form only to see it again, such as with more lines. */
  showAgain?: readonly string[];
  /** Returns what else the page shows of what was typed, whenever it shows the form again. */
  describe?: (typed: Record<string, string | string[]>, form: URLSearchParams) => Promise<Shown>;
}

/** What a form has done: a redirect, or what its page shows. */
export type Outcome<Shown extends object = object> = TypedResponse<never> | FormOutcome<Shown>;

/** Handles the post of one of the forms of a page, once it is read. */
interface FormHandler<Shown extends object = object> {
  (
    request: Request,
    form: URLSearchParams,
    files: ReceivedFiles,
    /** Why the files could not be received: the form is shown again with what arrived. */
    fault?: unknown,
  ): FormResponse<Shown> | Promise<FormResponse<Shown>>;
  maxFiles?: number | undefined;
}

const noFiles: ReceivedFiles = { stored: [], refused: [] };

/**
 * Handles the post of a page with one form: reads, validates, acts and redirects. For an error, returns the
 * result that the form shows, with the input and the messages.
 *
 * @throws {Response} 405 for other methods, the redirect of a session that has ended, and every response that `act` throws
 */
export function handleForm<Schema extends z.ZodType, Shown extends object = object>(
  request: Request,
  action: FormAction<Schema, Shown>,
): Promise<FormResponse<Shown>> {
  return readAndHandle(request, toHandler(action));
}

/**
 * As `handleForm`, for a page with several forms, which its field `intent` tells apart. The result has that field, and
 * `resultOf` finds it. A multipart form without an intent is the first of those with files.
 *
 * @param otherwise handles a form without a known intent; by default, the page says that it has no such form
 */
export function handleForms<Shown extends object = object>(
  request: Request,
  handlers: Record<string, FormHandler<Shown>>,
  otherwise: FormHandler<Shown> = () =>
    toResult<Shown>(undefined, { status: 400, messages: [text.unknownForm] }),
): Promise<FormResponse<Shown>> {
  const [fileIntent, fileHandler] = Object.entries(handlers).find(([, { maxFiles }]) => maxFiles) ?? [];
  const handle: FormHandler<Shown> = (post, form, files, fault) => {
    const intent = form.get("intent") ?? "";
    const found = Object.hasOwn(handlers, intent) ? handlers[intent] : undefined;
    return (found ?? otherwise)(post, form, files, fault);
  };
  handle.maxFiles = fileHandler?.maxFiles;
  return readAndHandle(request, handle, fileIntent);
}

/** Describes one form of a page with several, which has nothing but its button: what a press does. */
export function toButtonHandler<Shown extends object = object>(
  act: () => Promise<Outcome<Shown>>,
  options: Pick<FormAction<typeof buttonForm, Shown>, "keepFor"> = {},
) {
  return toHandler<typeof buttonForm, Shown>({ schema: buttonForm, act, ...options });
}

/** Describes one form of a page with several. */
export function toHandler<Schema extends z.ZodType, Shown extends object = object>(
  action: FormAction<Schema, Shown>,
): FormHandler<Shown> {
  const { schema, secrets: hideFields = [], keepFor, limit, act, explain, showAgain = [], describe } = action;
  const handle: FormHandler<Shown> = async (request, form, files, fault) => {
    const values = readTyped(form, schema, hideFields);
    if (fault !== undefined) {
      const shown = await describe?.(values, form);
      return toResult(values, { ...(explainError(fault, limit) as FormOutcome<Shown>), shown });
    }
    if (showAgain.some((name) => form.has(name)))
      return toResult(values, { shown: await describe?.(values, form) });
    const submission = parseForm(form, schema);
    const respond = async (outcome: FormOutcome<Shown>) => {
      const shown = { ...(await describe?.(values, form)), ...outcome.shown } as Shown;
      return toResult(values, { ...outcome, shown }, submission);
    };
    if (submission.status !== "success") {
      if (action.invalid !== undefined) throw new Response(action.invalid, { status: 400 });
      return await respond({ status: 400, ...action.explainFiles?.(files) });
    }
    try {
      const outcome = await redirectIfSessionEnded(request, async () => act(submission.value, form, files));
      return isRedirect(outcome) ? outcome : await respond(outcome);
    } catch (error) {
      if (keepFor && asksForConfirmation(error)) {
        const hadSecret = hideFields.some((name) => form.get(name));
        await keepForm(request, error, { userId: keepFor, values, hadSecret });
      }
      const explained = await explain?.(error);
      if (!explained) return await respond(explainError(error, limit) as FormOutcome<Shown>);
      return isRedirect(explained) ? explained : await respond(explained);
    }
  };
  handle.maxFiles = action.maxFiles;
  return handle;
}

/** Reads what was typed, with the intent of the form and without its secrets. */
function readTyped(form: URLSearchParams, schema: z.ZodType, secrets: string[]) {
  const intent = form.get("intent");
  const typed = { ...readFields(form, schema), ...(intent !== null && { intent }) };
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !secrets.includes(name)));
}

/** @param fileIntent the intent of a multipart form that has none, or that broke off before its intent arrived */
async function readAndHandle<Shown extends object>(
  request: Request,
  handle: FormHandler<Shown>,
  fileIntent?: string,
): Promise<FormResponse<Shown>> {
  const { maxFiles } = handle;
  if (maxFiles && isMultipart(request)) {
    requirePost(request);
    const fields = new URLSearchParams();
    const named = () => {
      if (fileIntent !== undefined && !fields.has("intent")) fields.set("intent", fileIntent);
      return fields;
    };
    try {
      return await receiveForm(request, { maxFiles, fields }, (files) => handle(request, named(), files));
    } catch (error) {
      return await handle(request, named(), noFiles, error);
    }
  }
  let form: URLSearchParams;
  try {
    form = await readForm(request);
  } catch (error) {
    const unreadable = await explainUnreadable(error);
    if (!unreadable) throw error;
    return toResult<Shown>(undefined, unreadable);
  }
  return handle(request, form, noFiles);
}

function isRedirect(outcome: TypedResponse<never> | FormOutcome): outcome is TypedResponse<never> {
  return outcome instanceof Response;
}

/**
 * Returns the action data of an outcome.
 *
 * @param typed what was typed; undefined for a form that could not be read
 * @param submission of the form, if it was parsed: its result says which fields were validated
 */
export function toResult<Shown extends object = object>(
  typed: SubmissionResult["initialValue"] | undefined,
  { status, headers, messages = [], errors = {}, shown }: FormOutcome<Shown>,
  submission?: Submission<unknown>,
) {
  const error = { ...(messages.length > 0 && { "": messages }), ...errors };
  const isRefused = Object.keys(error).length > 0;
  const result: SubmissionResult = submission
    ? submission.reply({ formErrors: messages, fieldErrors: errors })
    : isRefused
      ? { status: "error", error }
      : {};
  const initialValue = typed && { initialValue: typed };
  return data({ ...result, ...initialValue, ...shown } as FormResult<Shown>, { status, headers });
}

/**
 * Whether the page will show a rejected form: after such a post, Remix loads the page with a GET that has the headers of
 * the post. The title of the page then starts with "Error: ".
 */
export function showsRefusedForm(request: Request): boolean {
  return request.headers.has("Content-Type");
}
