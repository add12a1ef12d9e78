import { redirect, redirectDocument } from "@remix-run/node";
import { findSubmitted, type SubmittedDraft } from "~/booking/form/draft.server";
import { type DraftCookie, writeDraftCookie } from "~/booking/form/draft-cookie.server";
import { privatePath } from "~/booking/private-page/private-link.server";
import { paths } from "~/paths";

/**
 * Opens the booking `reference` of an earlier address, `/booking?confirmed=…`.
 *
 * @returns a redirect to the booking's private page; to the form, if this browser did not submit that booking
 */
export async function openConfirmed(cookie: DraftCookie, reference: string): Promise<Response> {
  const booking = await findSubmitted(cookie.confirmed);
  return booking?.reference === reference ? redirectToPage(booking.id) : redirect(paths.booking());
}

/** Redirects to the private page of a booking. The page has no React, so it is loaded as a document. */
export async function redirectToPage(bookingId: string): Promise<Response> {
  return redirectDocument(await privatePath(bookingId));
}

/** Redirects to the private page of a submitted draft, and remembers the draft in the visitor's cookie. */
export async function redirectToRequest(
  request: Request,
  { id, draftId }: Pick<SubmittedDraft, "id" | "draftId">,
): Promise<Response> {
  return redirectDocument(await privatePath(id), {
    status: 303,
    headers: { "Set-Cookie": await writeDraftCookie(request, { confirmed: draftId }) },
  });
}
