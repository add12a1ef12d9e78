import type { ActionFunctionArgs } from "@remix-run/node";
import { VerificationNeededError } from "~/access/session";
import { discardUploads } from "~/files/release-files.server";
import * as text from "~/messages/refusals";
import { toSessionRedirect } from "~/server/session-redirects.server";
import { explainError } from "./error-outcome.server";
import { type FormPost, type FormResponse, InvalidFormError, postOf, showForm } from "./form-post.server";
import { keepForm } from "./kept-form.server";

/**
 * Creates the action of a page with forms:
 *
 * ```ts
 * export const action = formAction(async ({ request }) => {
 *   const session = await guard("routes/staff/example", request);
 *   const post = await readPost(request);
 *   const values = readValues(post, schema);
 *   return respondToResult(post, await change(values, session), () => text.changed, refusals);
 * });
 * ```
 *
 * An invalid form is shown again, with the typed values and the errors of its schema. An error that `act` throws, such as a limit, is shown
 * above them. An ended session redirects.
 *
 * @throws {Response} every response that `act` throws
 */
export function formAction<ResultData extends object = object>(
  act: (args: ActionFunctionArgs) => Promise<FormResponse<ResultData>>,
) {
  return async (args: ActionFunctionArgs): Promise<FormResponse<ResultData>> => {
    const { request } = args;
    try {
      return await act(args);
    } catch (error) {
      return await explainActionError(request, error);
    } finally {
      const stored = postOf(request)?.files.stored ?? [];
      if (stored.length > 0) await discardUploads(stored);
    }
  };
}

async function explainActionError(request: Request, error: unknown): Promise<FormResponse> {
  const post = postOf(request);
  const sessionRedirect = await toSessionRedirect(request, error);
  if (sessionRedirect) {
    if (post && error instanceof VerificationNeededError) {
      const isStored = await storeTypedValues(post, sessionRedirect, error);
      if (!isStored)
        return showForm(post, { status: 403, messages: [text.confirmationNeeded, text.confirmElsewhere] });
    }
    throw sessionRedirect;
  }
  if (!post) throw error;
  if (error instanceof InvalidFormError) return showForm(post);
  return showForm(post, post.parsed?.explain?.(error) ?? explainError(error, post.parsed?.limit));
}

function storeTypedValues(
  { request, intent, parsed }: FormPost,
  redirect: Response,
  { userId }: VerificationNeededError,
): Promise<boolean> {
  const values = { ...parsed?.typed, ...(intent !== "" && { intent }) };
  return keepForm(request, redirect, { userId, values, hadSecret: parsed?.hadSecret ?? false });
}
