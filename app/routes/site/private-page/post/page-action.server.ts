import { openPrivatePage } from "~/booking/private-page/private-link.server";
import { countPagePost } from "~/booking/private-page/private-page-limits.server";
import { toResult, type FormResponse } from "~/forms/define-form.server";
import { handleForms } from "~/forms/handle-form.server";
import { paths } from "~/paths";
import { requirePost } from "~/server/read-body.server";
import { clientAddress } from "~/server/request-context.server";
import { filesForm } from "./page-files.server";
import { pageForms } from "./page-forms.server";

/**
 * Handles the forms of a visitor's private page. Every success is a redirect to the page, so that a reload sends nothing again. The link
 * is opened before the form is read: what is sent to one that opens nothing, or beyond a limit, is not received.
 */
export async function handlePagePost(request: Request, token = ""): Promise<FormResponse> {
  requirePost(request);
  const opened = await openForPost(token);
  // A link that opens nothing has one page for every form.
  if (!opened) return toResult({}, { status: 404 });
  const { bookingId, fault } = opened;
  const forms = { ...pageForms(bookingId), files: filesForm(bookingId) };
  return handleForms(request, forms, { to: paths.privatePage(token), fault });
}

/**
 * Opens the request that a form is for, and counts the post.
 *
 * @returns `fault` if that failed, such as at a limit; null if the link opens nothing
 */
async function openForPost(token: string): Promise<{ bookingId: string; fault?: unknown } | null> {
  const address = clientAddress();
  try {
    const booking = await openPrivatePage(token, address);
    if (!booking) return null;
    await countPagePost(address, booking.id);
    return { bookingId: booking.id };
  } catch (error) {
    return { bookingId: "", fault: error };
  }
}
