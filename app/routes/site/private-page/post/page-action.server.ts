import { openPrivatePage } from "~/booking/private-page/private-link.server";
import type { Booking } from "~/booking/record/find-booking.server";
import { explainError, type Reply } from "~/forms/explain-error.server";
import { type FormResponse, handleForms, isRedirect, toResult } from "~/forms/handle-form.server";
import { requirePost } from "~/forms/read-form.server";
import * as text from "~/messages/request-forms";
import { clientAddress } from "~/server/client-address.server";
import { discardBody, isMultipart } from "~/server/read-body.server";
import { addFiles } from "./add-files.server";
import { limit, pageForms } from "./page-forms.server";

/** Handles the forms of a visitor's private page. Every success is a redirect to the page, so that a reload sends nothing again. */
export async function handlePagePost(request: Request, token = ""): Promise<FormResponse> {
  requirePost(request);
  try {
    const booking = await openPrivatePage(token, clientAddress());
    if (!booking) return await refuse(request, { status: 404 });
    if (isMultipart(request)) return await handleFiles(request, token, booking);
    return await handleForms(request, pageForms(request, token, booking), () =>
      toResult({}, { status: 400, messages: [text.notSent] }),
    );
  } catch (error) {
    return refuse(request, explainError(error, limit));
  }
}

async function handleFiles(request: Request, token: string, booking: Booking): Promise<FormResponse> {
  const typed = { intent: "files" };
  try {
    const outcome = await addFiles({ request, token, booking });
    return isRedirect(outcome) ? outcome : toResult(typed, outcome);
  } catch (error) {
    return refuse(request, explainError(error, limit), typed);
  }
}

/** An unread body would break the connection for the client's next request. */
async function refuse(request: Request, reply: Reply, typed = {}): Promise<FormResponse> {
  await discardBody(request);
  return toResult(typed, reply);
}
