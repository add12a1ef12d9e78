import { redirect } from "@remix-run/node";
import { describeService } from "~/booking/describe-service";
import { type DraftCookie, writeDraftCookie } from "~/booking/form/draft-cookie.server";
import { findSubmitted, type SubmittedDraft } from "~/booking/form/draft.server";
import { readableBooking } from "~/booking/form/readable-answers";
import { formatPacificLong } from "~/lib/pacific-time";
import { toQrCode } from "~/lib/qr-code.server";
import { formatReference } from "~/booking/reference";
import { findBookingFiles } from "~/files/stored-files.server";
import { paths } from "~/paths";

export type ConfirmationData = Awaited<ReturnType<typeof loadConfirmation>>;

/**
 * Loads the confirmation of a submitted booking.
 *
 * @throws {Response} a redirect to the form if this browser did not submit the booking `reference`
 */
export async function loadConfirmation(cookie: DraftCookie, reference: string) {
  const booking = await findSubmitted(cookie.confirmed);
  if (booking?.reference !== reference) throw redirect(paths.booking());
  const files = await findBookingFiles(booking.id);
  return {
    kind: "confirmation" as const,
    reference: formatReference(booking.reference),
    code: toQrCode(formatReference(booking.reference)),
    service: describeService(booking),
    groups: readableBooking(booking),
    files: files.map(({ originalName }) => originalName),
    refusedFiles: booking.refusedFiles,
    receivedAt: formatPacificLong(booking.createdAt),
    contactMethod: booking.contactMethod,
  };
}

/** Redirects to the confirmation of a submitted draft, which only this visitor's cookie can open. */
export async function redirectToConfirmation(
  request: Request,
  { reference, draftId }: Pick<SubmittedDraft, "reference" | "draftId">,
): Promise<Response> {
  return redirect(paths.booking({ confirmed: reference }), {
    headers: { "Set-Cookie": await writeDraftCookie(request, { confirmed: draftId }) },
  });
}
