import { z } from "zod";
import type { Session } from "~/access/session";
import { assignBookings, takeBooking } from "~/booking/owner/assign-bookings.server";
import { findBooking } from "~/booking/record/find-booking.server";
import {
  respondToResult,
  type FormResponse,
  readPost,
  readValues,
  unknownForm,
} from "~/forms/form-post.server";
import { idField } from "~/lib/text-fields";
import * as text from "~/messages/dashboard";
import { paths } from "~/paths";
import { ownerRefusals } from "~/refusals/booking.server";

const ownership = z.object({ ownerId: z.uuid() });

const refusals = {
  ...ownerRefusals,
  missing: { page: () => ({ tone: "warn" as const, title: text.bookingGone }) },
};

export async function handleDashboardForms(request: Request, session: Session): Promise<FormResponse> {
  const post = await readPost(request);
  const id = idField.parse(post.fields.get("id"));
  switch (post.intent) {
    case "take":
      return respondToResult(
        post,
        await nameBooking(id, takeBooking(id, session)),
        ({ fullName, link }) => ({ title: text.taken(fullName), link }),
        {
          ...refusals,
          owned: {
            page: ({ fullName, link, owner }) => ({
              tone: "warn",
              title: owner ? text.takenBy(fullName, owner) : text.takenBySomebody(fullName),
              link,
            }),
          },
        },
      );
    case "hand-over": {
      const values = readValues(post, ownership);
      return respondToResult(
        post,
        await nameBooking(id, assignBookings([id], values, session)),
        ({ fullName, link, name }) => ({ title: text.given(fullName, name ?? ""), link }),
        refusals,
      );
    }
    default:
      return unknownForm(post);
  }
}

async function nameBooking<Changed extends object>(id: string, change: Promise<Changed | null>) {
  const outcome = await change;
  const { fullName = "" } = (await findBooking(id)) ?? {};
  const link = { to: paths.bookingDetails(id), label: text.openBooking(fullName) };
  return outcome && { ...outcome, fullName, link };
}
