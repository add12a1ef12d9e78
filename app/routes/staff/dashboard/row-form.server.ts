import { z } from "zod";
import type { Session } from "~/access/session";
import { assignBookings } from "~/booking/owner/assign-bookings.server";
import { takeBooking } from "~/booking/owner/take-booking.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { actForm } from "~/forms/define-form.server";
import { type Flash, redirectWithFlash } from "~/forms/flash.server";
import { handleForms } from "~/forms/handle-form.server";
import { idField } from "~/lib/text-fields";
import * as text from "~/messages/dashboard";
import { paths } from "~/paths";

/**
 * Handles the forms of a booking's row, which say on the desk what they did: one takes a booking of nobody, the other hands a booking to
 * a colleague.
 */
export function handleRowForms(request: Request, session: Session) {
  const finish = (flash: Flash) => redirectWithFlash(request, paths.dashboard(), flash);
  return handleForms(request, {
    take: actForm({
      schema: z.object({ id: idField }),
      act: async ({ id }) => finish(await take(id, session)),
    }),
    "hand-over": actForm({
      schema: z.object({ id: idField, ownerId: z.uuid() }),
      act: async ({ id, ownerId }) => finish(await handOver(id, ownerId, session)),
    }),
  });
}

async function take(id: string, session: Session): Promise<Flash> {
  const booking = await findBooking(id);
  const taking = await takeBooking(id, session);
  if (!booking || !taking) return { tone: "warn", title: text.bookingGone };
  const { fullName } = booking;
  const link = { to: paths.bookingDetails(id), label: text.openBooking(fullName) };
  if (taking.result === "done") return { tone: "ok", title: text.taken(fullName), link };
  const title = taking.owner ? text.takenBy(fullName, taking.owner) : text.takenBySomebody(fullName);
  return { tone: "warn", title, link };
}

async function handOver(id: string, ownerId: string, session: Session): Promise<Flash> {
  const booking = await findBooking(id);
  const outcome = await assignBookings([id], { ownerId }, session);
  if (outcome?.result === "unknown-colleague") return { tone: "warn", title: text.noColleague };
  if (!booking || !outcome) return { tone: "warn", title: text.bookingGone };
  const { fullName } = booking;
  const link = { to: paths.bookingDetails(id), label: text.openBooking(fullName) };
  return { tone: "ok", title: text.given(fullName, outcome.name ?? ""), link };
}
