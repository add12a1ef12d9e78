import type { Submission, SubmissionResult } from "@conform-to/react";
import { data, type TypedResponse } from "@remix-run/node";
import { z } from "zod";
import { VerificationNeededError } from "~/access/session";
import type { ReceivedFiles } from "~/files/transport/receive.server";
import { parseForm, readFields } from "~/lib/parse-form";
import * as text from "~/messages/refusals";
import { explainError, type LimitText } from "./error-outcome.server";
import { isFlash, isRedirect, redirectWithFlash } from "./flash.server";
import {
  explainRefusal,
  type FormOutcome,
  type PageRefusals,
  type Result,
  type ShownForm,
  type With,
} from "./form-outcome.server";
import type { Missing } from "./form-post.server";
import { type FormResult, unreadable } from "./form-result";
import { keepForm } from "./kept-form.server";
import { toSessionRedirect } from "./session-redirects.server";

/** What a form returns: a redirect, or the result that its page shows. */
export type FormResponse<Shown extends object = object> =
  | TypedResponse<never>
  | ReturnType<typeof data<FormResult<Shown>>>;

/** The schema of a form that has nothing but its button. */
export const noFields = z.object({});

/** What happens to the post of one form. */
interface FormOptions<Schema extends z.ZodType, Shown extends object> {
  schema: Schema;
  /** Fields whose values are never sent back, such as passwords. */
  secrets?: string[];
  /** The acting account: what it typed comes back after it had to confirm who it is (`consumeKeptForm`). */
  keepFor?: string;
  /** What the page says of a limit. */
  limit?: LimitText;
  /** The most files that a form with files may carry. It arrives as multipart; those that the form has not taken are removed at once. */
  maxFiles?: number;
  /** Says what is wrong with the files, for a form whose fields are invalid too. */
  explainFiles?: (files: ReceivedFiles) => ShownForm<Shown>;
  /** Explains an error that only this form knows; undefined for others. */
  explain?: (error: unknown) => FormOutcome<Shown> | undefined | Promise<FormOutcome<Shown>>;
  /** What the error page says of an invalid form that has nothing to type, which its sender cannot correct. */
  invalid?: string;
  /** Names of buttons that send the form only to see it again, such as with more lines. */
  showAgain?: readonly string[];
  /** Returns what else the page shows of what was typed, whenever it shows the form again. */
  describe?: (typed: Record<string, string | string[]>, form: URLSearchParams) => Promise<Shown>;
}

/** Handles a valid submission of a form. */
type Handle<Schema extends z.ZodType, Returned> = (
  values: z.output<Schema>,
  form: URLSearchParams,
  files: ReceivedFiles,
) => Returned | Promise<Returned>;

/** A form that calls one domain function, and says what became of it. */
export interface FormChange<Schema extends z.ZodType, Changed, Shown extends object> {
  /** Looks at the form before anything is changed: returns a question, or an error that the schema cannot find; undefined to go on. */
  check?: Handle<Schema, FormOutcome<Shown> | undefined>;
  /** Calls the domain function. Null says that what it was to change does not exist; a function without a `result` never refuses. */
  change: (values: z.output<Schema>, form: URLSearchParams, files: ReceivedFiles) => Promise<Changed>;
  /** Says what was done. */
  done: (
    changed: DoneOf<Awaited<Changed>>,
    values: z.output<Schema>,
  ) => FormOutcome<Shown> | Promise<FormOutcome<Shown>>;
  /** Says why nothing was changed; empty for what never refuses. */
  refusals: PageRefusals<RefusalIn<Changed>, Shown>;
}

type DoneOf<Changed> = Changed extends null
  ? never
  : Changed extends Result
    ? With<Changed, "done">
    : Changed;

type RefusalIn<Changed> = Changed extends null
  ? Missing
  : Changed extends Result
    ? With<Changed, Exclude<Changed["result"], "done">>
    : never;

/** The post of a form, once it is read. */
export interface FormPost {
  request: Request;
  form: URLSearchParams;
  files: ReceivedFiles;
  /** Why it cannot be handled, such as files that could not be received: the form is shown again with what arrived. */
  fault?: unknown;
  /** The page that says what was done; by default, the path that the form was sent to. */
  to?: string | undefined;
}

/** Handles the post of one of the forms of a page. */
export interface FormHandler<Shown extends object = object> {
  (post: FormPost): FormResponse<Shown> | Promise<FormResponse<Shown>>;
  maxFiles?: number | undefined;
}

/** Describes a form that calls one domain function, and says what became of it. */
export function changeForm<Schema extends z.ZodType, Changed, Shown extends object = object>(
  description: FormOptions<Schema, Shown> & FormChange<Schema, Changed, Shown>,
): FormHandler<Shown> {
  const { check, change, done, refusals, ...options } = description;
  return actForm<Schema, Shown>({
    ...options,
    act: async (values, form, files) => {
      const shown = await check?.(values, form, files);
      if (shown) return shown;
      const changed = await change(values, form, files);
      if (isDone(changed)) return done(changed, values);
      const refusal = changed ?? ({ result: "missing", form } satisfies Missing);
      return explainRefusal(refusals, refusal as RefusalIn<Changed>);
    },
  });
}

/** Describes a form that does more than call one domain function. */
export function actForm<Schema extends z.ZodType, Shown extends object = object>(
  options: FormOptions<Schema, Shown> & { act: Handle<Schema, FormOutcome<Shown>> },
): FormHandler<Shown> {
  const { schema, secrets = [], keepFor, limit, maxFiles, invalid, showAgain = [] } = options;
  const { act, explain, explainFiles, describe } = options;
  const handle: FormHandler<Shown> = async ({ request, form, files, fault, to }) => {
    const values = readTyped(form, schema, secrets);
    if (fault !== undefined) {
      const shown = await describe?.(values, form);
      return toActionData(values, { ...(explainError(fault, limit) as ShownForm<Shown>), shown });
    }
    if (showAgain.some((name) => form.has(name)))
      return toActionData(values, { shown: await describe?.(values, form) });
    const submission = parseForm(form, schema);
    const respond = async (outcome: FormOutcome<Shown>) => {
      if (isRedirect(outcome)) return outcome;
      if (isFlash(outcome)) return redirectWithFlash(request, to ?? new URL(request.url).pathname, outcome);
      const shown = { ...(await describe?.(values, form)), ...outcome.shown } as Shown;
      return toActionData(values, { ...outcome, shown }, submission);
    };
    if (submission.status !== "success") {
      if (invalid !== undefined) throw new Response(invalid, { status: 400 });
      return respond({ status: 400, ...explainFiles?.(files) });
    }
    try {
      return await respond(await act(submission.value, form, files));
    } catch (error) {
      const elsewhere = await toSessionRedirect(request, error);
      if (elsewhere && keepFor && error instanceof VerificationNeededError) {
        const hadSecret = secrets.some((name) => form.get(name));
        const isKept = await keepForm(request, elsewhere, { userId: keepFor, values, hadSecret });
        if (!isKept)
          return respond({ status: 403, messages: [text.confirmationNeeded, text.confirmElsewhere] });
      }
      if (elsewhere) throw elsewhere;
      const explained = await explain?.(error);
      return respond(explained ?? (explainError(error, limit) as ShownForm<Shown>));
    }
  };
  handle.maxFiles = maxFiles;
  return handle;
}

/** Reads what was typed, with the intent of the form, without its secrets and what only the browser can show again. */
function readTyped(form: URLSearchParams, schema: z.ZodType, secrets: string[]) {
  const intent = form.get("intent");
  const typed = { ...readFields(form, schema), ...(intent !== null && { intent }) };
  return Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => !secrets.includes(name) && value !== unreadable),
  );
}

function isDone<Changed>(changed: Changed): changed is Changed & DoneOf<Changed> {
  if (changed === null) return false;
  return typeof changed !== "object" || !("result" in changed) || changed.result === "done";
}

/**
 * Returns the action data of an outcome.
 *
 * @param typed what was typed; undefined for a form that could not be read
 * @param submission of the form, if it was parsed: its result says which fields were validated
 */
export function toActionData<Shown extends object = object>(
  typed: SubmissionResult["initialValue"] | undefined,
  { status, headers, messages = [], errors = {}, shown }: ShownForm<Shown>,
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
