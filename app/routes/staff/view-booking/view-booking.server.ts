import { redirect, type TypedResponse } from "@remix-run/node";
import { markViewed } from "~/booking/record/set-status.server";
import { redirectWithFlash } from "~/forms/flash.server";
import * as text from "~/messages/bookings-list";
import { paths } from "~/paths";
import { redirectIfSessionEnded } from "~/guard.server";
import type { Session } from "~/staff/sessions/sessions.server";

/** Marks the booking as viewed and redirects to it, or back to the list at `address` if it was removed. */
export async function viewBooking(
  request: Request,
  session: Session,
  address: string,
  form: URLSearchParams,
): Promise<TypedResponse<never>> {
  const id = form.get("id") ?? "";
  const isFound = await redirectIfSessionEnded(request, () => markViewed(id, session));
  if (isFound) return redirect(paths.bookingDetails(id));
  return redirectWithFlash(request, address, {
    tone: "warn",
    title: text.bookingRemoved,
    advice: text.bookingRemovedAdvice,
  });
}
