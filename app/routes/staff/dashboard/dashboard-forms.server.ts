import { z } from "zod";
import type { Session } from "~/access/session";
import { assignBookings, takeBooking } from "~/booking/owner/assign-bookings.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { changeForm } from "~/forms/define-form.server";
import { handleForms } from "~/forms/handle-form.server";
import { ownerRefusals } from "~/forms/refusals/booking.server";
import { idField } from "~/lib/text-fields";
import * as text from "~/messages/dashboard";
import { paths } from "~/paths";

/**
 * Handles the forms of a booking's row, which say on the desk what they did: one takes a booking without an owner, the other hands a
 * booking to a colleague.
 */
export function handleDashboardForms(request: Request, session: Session) {
  const refusals = {
    ...ownerRefusals,
    missing: { page: () => ({ tone: "warn" as const, title: text.bookingGone }) },
  };
  return handleForms(request, {
    take: changeForm({
      schema: z.object({ id: idField }),
      change: ({ id }) => nameBooking(id, takeBooking(id, session)),
      done: ({ fullName, link }) => ({ title: text.taken(fullName), link }),
      refusals: {
        ...refusals,
        owned: {
          page: ({ fullName, link, owner }) => ({
            tone: "warn",
            title: owner ? text.takenBy(fullName, owner) : text.takenBySomebody(fullName),
            link,
          }),
        },
      },
    }),
    "hand-over": changeForm({
      schema: z.object({ id: idField, ownerId: z.uuid() }),
      change: ({ id, ownerId }) => nameBooking(id, assignBookings([id], { ownerId }, session)),
      done: ({ fullName, link, name }) => ({ title: text.given(fullName, name ?? ""), link }),
      refusals,
    }),
  });
}

/** Returns what became of a change, with the name of its customer and a link to the booking. */
async function nameBooking<Changed extends object>(id: string, change: Promise<Changed | null>) {
  const changed = await change;
  const { fullName = "" } = (await findBooking(id)) ?? {};
  const link = { to: paths.bookingDetails(id), label: text.openBooking(fullName) };
  return changed && { ...changed, fullName, link };
}
