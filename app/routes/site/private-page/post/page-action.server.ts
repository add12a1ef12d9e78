import { openPrivatePage } from "~/booking/private-page/private-link.server";
import { explainError } from "~/forms/error-outcome.server";
import { type FormResponse, handleForms, toResult } from "~/forms/handle-form.server";
import { isMultipart, requirePost } from "~/server/read-body.server";
import { clientAddress } from "~/server/request-context.server";
import { filesForm } from "./page-files.server";
import { limit, openForPost, pageForms } from "./page-forms.server";

/** Handles the forms of a visitor's private page. Every success is a redirect to the page, so that a reload sends nothing again. */
export async function handlePagePost(request: Request, token = ""): Promise<FormResponse> {
  requirePost(request);
  if (isMultipart(request)) return handleFiles(request, token);
  const forms = { ...pageForms(request, token), files: filesForm(request, token) };
  const answer = await handleForms(request, forms);
  return "data" in answer && answer.init?.status === 400 ? refuseInvalid(answer, token) : answer;
}

/** A form that is invalid was refused before its request was looked up. A link that opens nothing has one page for every form. */
async function refuseInvalid(
  answer: Extract<FormResponse, { data: unknown }>,
  token: string,
): Promise<FormResponse> {
  try {
    return (await openPrivatePage(token, clientAddress())) ? answer : toResult({}, { status: 404 });
  } catch (error) {
    return toResult(answer.data.initialValue, explainError(error, limit));
  }
}

/** Opens the request before the files are read: what is sent to a link that opens nothing, or beyond a limit, is not received. */
async function handleFiles(request: Request, token: string): Promise<FormResponse> {
  const typed = { intent: "files" };
  try {
    const booking = await openForPost(token);
    if (!booking) return toResult(typed, { status: 404 });
    return await handleForms(request, { files: filesForm(request, token, booking) });
  } catch (error) {
    return toResult(typed, explainError(error, limit));
  }
}
