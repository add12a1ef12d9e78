import type { Submission } from "@conform-to/react";
import { data, type TypedResponse } from "@remix-run/node";
import type { z } from "zod";
import type { ReceivedFiles } from "~/files/transport/receive.server";
import { inOrderOf, parseForm, readFields } from "~/lib/parse-form";
import * as text from "~/messages/refusals";
import {
  explainRefusal,
  type FormOutcome,
  type Missing,
  type PageRefusals,
  type DomainResult,
  type ShownForm,
  type WithResult,
} from "~/refusals/refusal.server";
import { isFlash, isRedirect, redirectWithFlash } from "~/server/flash.server";
import { isMultipart, readForm, requirePost } from "~/server/read-body.server";
import { receiveForm } from "~/server/receive-form.server";
import { explainUnreadable, type LimitText } from "./error-outcome.server";
import { type FormResult, unreadable } from "./form-result";

/** What the action of a form returns: a redirect, or the result that its page shows. */
export type FormResponse<Shown extends object = object> =
  | TypedResponse<never>
  | ReturnType<typeof data<FormResult<Shown>>>;

/** A form that was posted. */
export interface FormPost {
  readonly request: Request;
  /** The text fields. Their names are the sender's: `parsePost` picks those of a schema. */
  fields: URLSearchParams;
  /** Which form of the page it is; empty on a page with one. */
  intent: string;
  /** Those that no change takes are removed with the response. */
  files: ReceivedFiles;
  /** The path of the page that says what was done. */
  readonly to: string;
  /** Why the form cannot be handled, such as files that did not arrive. `parsePost` throws it. */
  fault?: unknown;
  /** Set by `parsePost`. */
  parsed?: ParsedPost;
}

interface ParsedPost extends Omit<ParseOptions, "secrets"> {
  schema: z.ZodType;
  submission: Submission<unknown>;
  /** What was typed, without secrets. */
  typed: Record<string, string | string[]>;
  /** A secret was typed, too. */
  hadSecret: boolean;
}

interface PostOptions {
  /** The page that says what was done; by default, the path that the form was sent to. */
  to?: string;
  /** The most files that a multipart form of the page may carry. */
  maxFiles?: number;
  /** The intent of a multipart form that has none, or that broke off before its intent arrived. */
  fileIntent?: string;
  /** Why no form is handled, such as a limit: the page shows the form again, and receives no files. */
  fault?: unknown;
}

interface ParseOptions {
  /** Fields whose values are never sent back, such as passwords. */
  secrets?: readonly string[];
  /** What the page says of a limit. */
  limit?: LimitText | undefined;
  /** Explains an error that only this form knows; undefined for others. */
  explain?: (error: unknown) => ShownForm | undefined;
  /** Returns what else the page shows of what was typed, whenever it shows the form again. */
  describe?: (typed: Record<string, string | string[]>) => Promise<object>;
}

/** A body that is no form, or did not arrive completely. */
export class UnreadablePostError extends Error {
  override name = "UnreadablePostError";

  constructor(readonly shown: ShownForm) {
    super("The body of a form cannot be read.");
  }
}

const posts = new WeakMap<Request, FormPost>();

/** Returns the form that the action of a request has read; undefined before. */
export function postOf(request: Request): FormPost | undefined {
  return posts.get(request);
}

/**
 * Reads the form that a page posts. The action must be made by `formAction`.
 *
 * @throws {UnreadablePostError}
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
    post.fields = await readBody(request);
    post.intent = post.fields.get("intent") ?? "";
  }
  return post;
}

async function readBody(request: Request): Promise<URLSearchParams> {
  try {
    return await readForm(request);
  } catch (error) {
    const shown = await explainUnreadable(error);
    throw shown ? new UnreadablePostError(shown) : error;
  }
}

/** Stores the files of a form. If that fails, `fault` says why, and the fields that arrived are kept. */
async function receiveFiles(post: FormPost, maxFiles: number): Promise<void> {
  const { request, fields } = post;
  try {
    post.files = await receiveForm(request, { maxFiles, fields, owner: "nobody" }, (files) => files);
  } catch (error) {
    post.fault = error;
  }
}

/**
 * Parses the fields of a form, only those of its schema.
 *
 * @throws the `fault` of the post
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
 * Parses a form with nothing to type, which its sender cannot correct.
 *
 * @param message of the error page
 * @throws {Response} 400
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

/** Shows the form again, with what was typed, and its errors: those of its schema, and others. */
export async function reply<Shown extends object = object>(
  post: FormPost,
  { status, headers, messages = [], errors = {}, shown }: ShownForm<Shown> = {},
): Promise<FormResponse<Shown>> {
  const { submission, schema } = post.parsed ?? {};
  const isInvalid = submission !== undefined && submission.status !== "success";
  const result = submission?.reply({ formErrors: messages, fieldErrors: errors }) ?? {
    status: "error",
    error: { ...(messages.length > 0 && { "": messages }), ...errors },
  };
  const error = schema && result.error ? inOrderOf(schema, result.error) : result.error;
  const init = { status: status ?? (isInvalid ? 400 : 200), headers };
  return toData<Shown>(post, { ...result, error, ...shown }, init);
}

/** Shows the form again, with what was typed, and without errors. */
export async function showAgain<Shown extends object = object>(
  post: FormPost,
  shown?: Shown,
): Promise<FormResponse<Shown>> {
  return toData<Shown>(post, { ...shown }, {});
}

/** Adds what was typed to what the page of a form shows. */
async function toData<Shown extends object>(
  { intent, parsed }: FormPost,
  result: object,
  init: { status?: number; headers?: HeadersInit | undefined },
) {
  const described = parsed && (await parsed.describe?.(parsed.typed));
  const initialValue = { ...parsed?.typed, ...(intent !== "" && { intent }) };
  return data({ ...described, ...result, initialValue } as FormResult<Shown>, init);
}

/** Responds with what a form has done: a redirect, whose page says it, or what its own page shows. */
export async function respond<Shown extends object = object>(
  post: FormPost,
  outcome: FormOutcome<Shown>,
): Promise<FormResponse<Shown>> {
  if (isRedirect(outcome)) return outcome;
  if (isFlash(outcome)) return redirectWithFlash(post.request, post.to, outcome);
  return reply(post, outcome);
}

/**
 * Answers what a domain function has returned.
 *
 * @param done says what was done
 * @param refusals says why nothing was changed; null is "missing". A function without a `result` never refuses
 */
export async function answer<Changed, Shown extends object = object>(
  post: FormPost,
  changed: Changed,
  done: (changed: DoneOf<Changed>) => FormOutcome<Shown> | Promise<FormOutcome<Shown>>,
  ...[refusals]: [RefusalIn<Changed>] extends [never] ? [] : [PageRefusals<RefusalIn<Changed>, Shown>]
): Promise<FormResponse<Shown>> {
  if (isDone(changed)) return respond(post, await done(changed));
  const refusal = changed ?? ({ result: "missing", form: post.fields } satisfies Missing);
  // A function that never refuses does not get here.
  if (!refusals) throw new Error("A refusal has no answer.");
  return respond(post, await explainRefusal(refusals, refusal as RefusalIn<Changed>));
}

type DoneOf<Changed> = Changed extends null
  ? never
  : Changed extends DomainResult
    ? WithResult<Changed, "done">
    : Changed;

type RefusalIn<Changed> = Changed extends null
  ? Missing
  : Changed extends DomainResult
    ? WithResult<Changed, Exclude<Changed["result"], "done">>
    : never;

function isDone<Changed>(changed: Changed): changed is Changed & DoneOf<Changed> {
  if (changed === null) return false;
  return typeof changed !== "object" || !("result" in changed) || changed.result === "done";
}

/** Says that the page has no such form, as after a deploy. */
export function unknownForm(post: FormPost) {
  return reply(post, { status: 400, messages: [text.unknownForm] });
}
