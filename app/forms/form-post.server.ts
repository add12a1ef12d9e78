import type { Submission } from "@conform-to/react";
import { data, type TypedResponse } from "@remix-run/node";
import type { z } from "zod";
import type { ReceivedFiles } from "~/files/transport/receive.server";
import { inOrderOf, parseForm, readFields } from "~/lib/parse-form";
import * as text from "~/messages/refusals";
import {
  explainRefusal,
  type FormOutcome,
  type MissingRefusal,
  type PageRefusals,
  type DomainResult,
  type FormReply,
  type WithResult,
} from "~/refusals/refusal.server";
import { isFlash, isRedirect, redirectWithFlash } from "~/server/flash.server";
import { isMultipart, readForm, requirePost } from "~/server/read-body.server";
import { receiveForm } from "~/server/receive-form.server";
import type { LimitText } from "./error-outcome.server";
import { type FormResult, unreadable } from "./form-result";

export type FormResponse<ResultData extends object = object> =
  | TypedResponse<never>
  | ReturnType<typeof data<FormResult<ResultData>>>;

export interface FormPost {
  readonly request: Request;
  /** The text fields. Their names are untrusted; `parsePost` picks the schema's fields. */
  fields: URLSearchParams;
  /** Tells which form of the page was posted; empty on a page with one form. */
  intent: string;
  /** Files that no change has claimed are removed after the response. */
  files: ReceivedFiles;
  readonly to: string;
  /** The reason why the form cannot be handled, such as files that did not arrive. `parsePost` throws it. */
  fault?: unknown;
  parsed?: ParsedPost;
}

interface ParsedPost extends Omit<ParseOptions, "secrets"> {
  schema: z.ZodType;
  submission: Submission<unknown>;
  typed: TypedValues;
  hadSecret: boolean;
}

interface PostOptions {
  /** The page that shows the success message; by default, the path of the post. */
  to?: string;
  maxFiles?: number;
  /** The intent of a multipart form without one, or whose intent did not arrive. */
  fileIntent?: string;
  /** The reason to handle no form, such as a limit. The page then shows the form again, and receives no files. */
  fault?: unknown;
}

export interface ParseOptions {
  /** Fields whose values are never sent back, such as passwords. */
  secrets?: readonly string[];
  limit?: LimitText | undefined;
  /** Explains an error that only this form knows; returns undefined for any other. */
  explain?: (error: unknown) => FormReply | undefined;
  /** Returns further data about the typed values whenever the page shows the form again. */
  describe?: (typed: TypedValues) => Promise<object>;
}

/** The fields of a schema as they were typed, without secrets. */
export type TypedValues = Record<string, string | string[]>;

/** The typed values have errors. `formAction` replies with the form, as `showForm` does. */
export class InvalidFormError extends Error {
  override name = "InvalidFormError";
}

const posts = new WeakMap<Request, FormPost>();

/** Returns the form that the action has read; undefined if it has read none. */
export function postOf(request: Request): FormPost | undefined {
  return posts.get(request);
}

/**
 * Reads the form of a post. `formAction` must have created the action.
 *
 * @throws {UnreadableBodyError}
 * @throws {Response} 405 for other methods
 */
export async function readPost(request: Request, options: PostOptions = {}): Promise<FormPost> {
  requirePost(request);
  const { to = new URL(request.url).pathname, maxFiles, fileIntent = "", fault } = options;
  const files: ReceivedFiles = { stored: [], refused: [] };
  const post: FormPost = { request, fields: new URLSearchParams(), intent: "", files, to, fault };
  posts.set(request, post);
  if (maxFiles && isMultipart(request)) {
    if (fault === undefined) await receiveFiles(post, maxFiles);
    post.intent = post.fields.get("intent") ?? fileIntent;
  } else {
    post.fields = await readForm(request);
    post.intent = post.fields.get("intent") ?? "";
  }
  return post;
}

/** Stores the files of a form. After a failure, `fault` is set, and the fields that arrived are kept. */
async function receiveFiles(post: FormPost, maxFiles: number): Promise<void> {
  const { request, fields } = post;
  try {
    post.files = await receiveForm(request, { maxFiles, fields, owner: null });
  } catch (error) {
    post.fault = error;
  }
}

/**
 * Parses only the fields of the schema, for an action that handles an invalid form too; others call `readValues`. Throws the `fault` of
 * the post.
 */
export function parsePost<Schema extends z.ZodType>(
  post: FormPost,
  schema: Schema,
  { secrets = [], ...options }: ParseOptions = {},
): Submission<z.output<Schema>> {
  const submission = parseForm(post.fields, schema);
  const typed = Object.entries(readFields(post.fields, schema)).filter(
    ([name, value]) => !secrets.includes(name) && value !== unreadable,
  );
  post.parsed = {
    ...options,
    schema,
    submission,
    typed: Object.fromEntries(typed),
    hadSecret: secrets.some((name) => post.fields.get(name)),
  };
  if (post.fault !== undefined) throw post.fault;
  return submission;
}

/**
 * Parses the fields of the schema, like `parsePost`, for an action that has nothing to do with an invalid form.
 *
 * @throws {InvalidFormError}
 */
export function readValues<Schema extends z.ZodType>(
  post: FormPost,
  schema: Schema,
  options?: ParseOptions,
): z.output<Schema> {
  const submission = parsePost(post, schema, options);
  if (submission.status !== "success") throw new InvalidFormError();
  return submission.value;
}

/**
 * Parses a form without inputs, which its sender cannot correct.
 *
 * @throws {Response} 400 with the message for the error page
 */
export function requireValid<Schema extends z.ZodType>(
  post: FormPost,
  schema: Schema,
  message: string,
): z.output<Schema> {
  const submission = parsePost(post, schema);
  if (submission.status !== "success") throw new Response(message, { status: 400 });
  return submission.value;
}

/** Shows the form again, with the typed values, the errors of its schema, and other errors. */
export async function showForm<ResultData extends object = object>(
  post: FormPost,
  { status, headers, messages = [], errors = {}, resultData }: FormReply<ResultData> = {},
): Promise<FormResponse<ResultData>> {
  const { submission, schema } = post.parsed ?? {};
  const isInvalid = submission !== undefined && submission.status !== "success";
  const result = submission?.reply({ formErrors: messages, fieldErrors: errors }) ?? {
    status: "error",
    error: { ...(messages.length > 0 && { "": messages }), ...errors },
  };
  const error = schema && result.error ? inOrderOf(schema, result.error) : result.error;
  const init = { status: status ?? (isInvalid ? 400 : 200), headers };
  return toFormData<ResultData>(post, { ...result, error, ...resultData }, init);
}

/** Shows the form again, with the typed values and without errors. */
export async function showFormWithoutErrors<ResultData extends object = object>(
  post: FormPost,
  resultData?: ResultData,
): Promise<FormResponse<ResultData>> {
  return toFormData<ResultData>(post, { ...resultData }, {});
}

async function toFormData<ResultData extends object>(
  { intent, parsed }: FormPost,
  result: object,
  init: { status?: number; headers?: HeadersInit | undefined },
) {
  const details = parsed && (await parsed.describe?.(parsed.typed));
  const initialValue = { ...parsed?.typed, ...(intent !== "" && { intent }) };
  return data({ ...details, ...result, initialValue } as FormResult<ResultData>, init);
}

/** Responds with a redirect to the success message, or with data for the form's page. */
export async function redirectOrShow<ResultData extends object = object>(
  post: FormPost,
  outcome: FormOutcome<ResultData>,
): Promise<FormResponse<ResultData>> {
  if (isRedirect(outcome)) return outcome;
  if (isFlash(outcome)) return redirectWithFlash(post.request, post.to, outcome);
  return showForm(post, outcome);
}

/**
 * Responds to the result of a domain function.
 *
 * @param done returns the success message
 * @param refusals the message of each refusal; a null result is "missing"
 */
export async function respondToResult<
  Outcome extends DomainResult | null,
  ResultData extends object = object,
>(
  post: FormPost,
  outcome: Outcome,
  done: (outcome: DoneOf<Outcome>) => FormOutcome<ResultData> | Promise<FormOutcome<ResultData>>,
  refusals: PageRefusals<RefusalIn<Outcome>, ResultData>,
): Promise<FormResponse<ResultData>> {
  if (isDone(outcome)) return redirectOrShow(post, await done(outcome));
  const refusal = outcome ?? ({ result: "missing", form: post.fields } satisfies MissingRefusal);
  return redirectOrShow(post, await explainRefusal(refusals, refusal as RefusalIn<Outcome>));
}

type DoneOf<Outcome> = Outcome extends DomainResult ? WithResult<Outcome, "done"> : never;

/** The refusals among the results of a domain function. A null result is `missing`. */
export type RefusalIn<Outcome> = Outcome extends DomainResult
  ? WithResult<Outcome, Exclude<Outcome["result"], "done">>
  : MissingRefusal;

function isDone<Outcome extends DomainResult | null>(outcome: Outcome): outcome is Outcome & DoneOf<Outcome> {
  return outcome?.result === "done";
}

/** Responds that the page has no such form, for example after a deploy. */
export function unknownForm(post: FormPost) {
  return showForm(post, { status: 400, messages: [text.unknownForm] });
}
