import { z } from "zod";
import type { Session } from "~/access/session";
import { takeBooking } from "~/booking/record/take-booking.server";
import { type Flash, redirectWithFlash } from "~/forms/flash.server";
import { idField } from "~/forms/id-field";
import * as text from "~/messages/dashboard";
import { paths } from "~/paths";

/** The button of an unassigned booking: makes it one of this person, and says so on the desk. */
export function takeForm(request: Request, session: Session) {
  const schema = z.object({ id: idField });
  return {
    schema,
    act: async ({ id }: z.output<typeof schema>) =>
      redirectWithFlash(request, paths.dashboard(), await take(id, session)),
  };
}

async function take(id: string, session: Session): Promise<Flash> {
  const taking = await takeBooking(id, session);
  if (!taking) return { tone: "warn", title: text.bookingGone };
  const { fullName } = taking;
  const link = { to: paths.bookingDetails(id), label: text.openBooking(fullName) };
  if (taking.result === "taken") return { tone: "ok", title: text.taken(fullName), link };
  const title = taking.owner ? text.takenBy(fullName, taking.owner) : text.takenBySomebody(fullName);
  return { tone: "warn", title, link };
}
