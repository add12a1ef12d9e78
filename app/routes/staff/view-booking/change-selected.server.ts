import type { TypedResponse } from "@remix-run/node";
import { me, none } from "~/booking/list/filter";
import { pageSize } from "~/booking/list/slice";
import { assignBookings } from "~/booking/record/assign-bookings.server";
import { markManyViewed } from "~/booking/record/mark-many-viewed.server";
import { markSpam, unmarkSpam } from "~/booking/spam/mark-spam.server";
import { type Flash, redirectWithFlash } from "~/forms/flash.server";
import { redirectIfSessionEnded } from "~/guard.server";
import * as text from "~/messages/bookings-selection";
import type { Session } from "~/staff/sessions/sessions.server";
import type { SelectionIntent } from "./selection-intents";

const gone: Flash = { tone: "warn", title: text.gone, advice: text.goneAdvice };

/** Changes the selected bookings, and reports it on the list at `address`. */
export async function changeSelected(
  request: Request,
  session: Session,
  address: string,
  form: URLSearchParams,
  intent: SelectionIntent,
): Promise<TypedResponse<never>> {
  // The form has the rows of one page.
  const ids = form.getAll("booking").slice(0, pageSize);
  const flash: Flash =
    ids.length > 0
      ? await redirectIfSessionEnded(request, () => changes[intent](ids, session, form))
      : { tone: "warn", title: text.nothingSelected, advice: text.nothingSelectedAdvice };
  return redirectWithFlash(request, address, flash);
}

const changes: Record<
  SelectionIntent,
  (ids: string[], session: Session, form: URLSearchParams) => Promise<Flash>
> = {
  assign,
  "mark-viewed": markViewed,
  "mark-spam": async (ids, session) => report(await markSpam(ids, session), text.markedSpam),
  "unmark-spam": async (ids, session) => report(await unmarkSpam(ids, session), text.unmarkedSpam),
};

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
  const { found, changed } = await markManyViewed(ids, session);
  if (found > 0 && changed === 0) return { tone: "info", title: text.viewedAlready };
  return report(changed, text.markedViewed);
}

function report(count: number, describe: (count: number) => string): Flash {
  return count === 0 ? gone : { tone: "ok", title: describe(count) };
}
