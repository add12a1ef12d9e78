import { openPrivatePage } from "~/booking/private-page/private-link.server";
import type { Booking } from "~/booking/record/find-booking.server";
import { explainError } from "~/forms/explain-error.server";
import { type FormResponse, handleForms, isRedirect, toResult } from "~/forms/handle-form.server";
import * as text from "~/messages/private-page-forms";
import { isMultipart, requirePost } from "~/server/read-body.server";
import { clientAddress } from "~/server/request-context.server";
import { addFiles, sentFilesForm } from "./page-files.server";
import { limit, pageForms } from "./page-forms.server";

/** Handles the forms of a visitor's private page. Every success is a redirect to the page, so that a reload sends nothing again. */
export async function handlePagePost(request: Request, token = ""): Promise<FormResponse> {
  requirePost(request);
  try {
    const booking = await openPrivatePage(token, clientAddress());
    if (!booking) return toResult({}, { status: 404 });
    if (isMultipart(request)) return await handleFiles(request, token, booking);
    const forms = {
      ...pageForms(request, token, booking),
      files: sentFilesForm({ request, token, booking }),
    };
    return await handleForms(request, forms, () => toResult({}, { status: 400, messages: [text.notSent] }));
  } catch (error) {
    return toResult({}, explainError(error, limit));
  }
}

async function handleFiles(request: Request, token: string, booking: Booking): Promise<FormResponse> {
  const typed = { intent: "files" };
  try {
    const outcome = await addFiles({ request, token, booking });
    return isRedirect(outcome) ? outcome : toResult(typed, outcome);
  } catch (error) {
    return toResult(typed, explainError(error, limit));
  }
}
