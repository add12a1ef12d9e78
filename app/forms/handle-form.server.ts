import type { ReceivedFiles } from "~/files/transport/receive.server";
import * as text from "~/messages/refusals";
import { isMultipart, readForm, requirePost } from "~/server/read-body.server";
import { receiveForm } from "~/server/receive-form.server";
import { type FormHandler, type FormPost, type FormResponse, toActionData } from "./define-form.server";
import { explainUnreadable } from "./error-outcome.server";

const noFiles: ReceivedFiles = { stored: [], refused: [] };

/**
 * Handles the post of a page with one form: reads, validates, acts and redirects. For an error, returns the
 * result that the form shows, with the input and the messages.
 *
 * @param to the page that says what was done; by default, the path that the form was sent to
 * @throws {Response} 405 for other methods, the redirect of a session that has ended, and every response that the form throws
 */
export function handleForm<Shown extends object = object>(
  request: Request,
  handler: FormHandler<Shown>,
  to?: string,
): Promise<FormResponse<Shown>> {
  return readAndHandle(request, handler, { to });
}

interface PageOptions<Shown extends object> {
  /** The page that says what was done; by default, the path that the form was sent to. */
  to?: string;
  /** Handles a form without a known intent; by default, the page says that it has no such form. */
  otherwise?: FormHandler<Shown>;
  /** Why no form is handled, such as a limit: the page shows the form again, and receives no files. */
  fault?: unknown;
}

/**
 * As `handleForm`, for a page with several forms, which its field `intent` tells apart. The result has that field, and
 * `resultOf` finds it. A multipart form without an intent is the first of those with files.
 */
export function handleForms<Shown extends object = object>(
  request: Request,
  handlers: Record<string, FormHandler<Shown>>,
  { otherwise = refuseUnknown, ...options }: PageOptions<Shown> = {},
): Promise<FormResponse<Shown>> {
  const [fileIntent, fileHandler] = Object.entries(handlers).find(([, { maxFiles }]) => maxFiles) ?? [];
  const handle: FormHandler<Shown> = (post) => {
    const intent = post.form.get("intent") ?? "";
    const found = Object.hasOwn(handlers, intent) ? handlers[intent] : undefined;
    return (found ?? otherwise)(post);
  };
  handle.maxFiles = fileHandler?.maxFiles;
  return readAndHandle(request, handle, { ...options, fileIntent });
}

function refuseUnknown<Shown extends object>(): FormResponse<Shown> {
  return toActionData<Shown>(undefined, { status: 400, messages: [text.unknownForm] });
}

/** @param fileIntent the intent of a multipart form that has none, or that broke off before its intent arrived */
async function readAndHandle<Shown extends object>(
  request: Request,
  handle: FormHandler<Shown>,
  { to, fault, fileIntent }: Pick<FormPost, "to" | "fault"> & { fileIntent?: string | undefined },
): Promise<FormResponse<Shown>> {
  const { maxFiles } = handle;
  if (maxFiles && isMultipart(request)) {
    requirePost(request);
    const fields = new URLSearchParams();
    const named = () => {
      if (fileIntent !== undefined && !fields.has("intent")) fields.set("intent", fileIntent);
      return fields;
    };
    if (fault !== undefined) return handle({ request, form: named(), files: noFiles, fault, to });
    try {
      return await receiveForm(request, { maxFiles, fields }, (files) =>
        handle({ request, form: named(), files, to }),
      );
    } catch (error) {
      return await handle({ request, form: named(), files: noFiles, fault: error, to });
    }
  }
  let form: URLSearchParams;
  try {
    form = await readForm(request);
  } catch (error) {
    const unreadable = await explainUnreadable(error);
    if (!unreadable) throw error;
    return toActionData<Shown>(undefined, unreadable);
  }
  return handle({ request, form, files: noFiles, fault, to });
}

/**
 * Whether the page will show a refused form: after such a post, Remix loads the page with a GET that has the headers of
 * the post. The title of the page then starts with "Error: ".
 */
export function showsRefusedForm(request: Request): boolean {
  return request.headers.has("Content-Type");
}
