import type { TypedResponse } from "@remix-run/node";
import { me, none } from "~/booking/list/filter";
import { pageSize } from "~/booking/list/slice";
import { assignBookings } from "~/booking/record/assign-bookings.server";
import { markManyViewed } from "~/booking/record/mark-many-viewed.server";
import { type Flash, redirectWithFlash } from "~/forms/flash.server";
import { redirectIfSessionEnded } from "~/guard.server";
import * as text from "~/messages/bookings-selection";
import type { Session } from "~/staff/sessions/sessions.server";

const gone: Flash = { tone: "warn", title: text.gone, advice: text.goneAdvice };

/** Assigns the selected bookings or marks them as viewed, and reports it on the list at `address`. */
export async function changeSelected(
  request: Request,
  session: Session,
  address: string,
  form: URLSearchParams,
): Promise<TypedResponse<never>> {
  // The form has the rows of one page.
  const ids = form.getAll("booking").slice(0, pageSize);
  const change = form.get("intent") === "assign" ? assign : markViewed;
  const flash: Flash =
    ids.length > 0
      ? await redirectIfSessionEnded(request, () => change(ids, session, form))
      : { tone: "warn", title: text.nothingSelected, advice: text.nothingSelectedAdvice };
  return redirectWithFlash(request, address, flash);
}

async function assign(ids: string[], session: Session, form: URLSearchParams): Promise<Flash> {
  const owner = form.get("owner") ?? "";
  const ownerId = owner === none ? null : owner === me ? session.staff.id : owner;
  const assignment = await assignBookings(ids, ownerId, session);
  if (assignment.result === "unknown-owner")
    return { tone: "warn", title: text.unknownOwner, advice: text.unknownOwnerAdvice };
  const { count, name } = assignment;
  if (count === 0) return gone;
  return { tone: "ok", title: name === null ? text.unassigned(count) : text.assigned(count, name) };
}

async function markViewed(ids: string[], session: Session): Promise<Flash> {
  const count = await markManyViewed(ids, session);
  return count === 0 ? gone : { tone: "ok", title: text.markedViewed(count) };
}
