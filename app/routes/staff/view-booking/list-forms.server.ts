import { z } from "zod";
import type { Session } from "~/access/session";
import { type ListQuery, me, none, toListParams } from "~/booking/list/filter";
import { savedSearchLimit, savedSearchNameSchema, savedSearchSchema } from "~/booking/list/saved-search";
import { saveSearch } from "~/booking/list/saved-searches.server";
import { pageSize } from "~/booking/list/slice.server";
import { assignBookings } from "~/booking/record/assign-bookings.server";
import { markViewed } from "~/booking/record/set-status.server";
import { markSpam, unmarkSpam } from "~/booking/spam/mark-spam.server";
import { type Flash, redirectWithFlash } from "~/forms/flash.server";
import { toHandler } from "~/forms/handle-form.server";
import * as text from "~/messages/bookings-list";
import { paths } from "~/paths";

const gone: Flash = { tone: "warn", title: text.gone, advice: text.goneAdvice };

/** The selected rows, and who is to work on them: an id, `me` or `none`. */
const selectionSchema = z.object({
  booking: z.array(z.string()).catch([]),
  owner: z.string().max(100).catch(""),
});

/** The forms that change the selected bookings, and report it on the list at `address`. */
export function selectionForms(request: Request, session: Session, address: string) {
  const form = (change: (ids: string[], owner: string) => Promise<Flash>) =>
    toHandler({
      schema: selectionSchema,
      act: async ({ booking, owner }) => {
        // The form has the rows of one page.
        const ids = booking.slice(0, pageSize);
        const nothing: Flash = {
          tone: "warn",
          title: text.nothingSelected,
          advice: text.nothingSelectedAdvice,
        };
        return redirectWithFlash(request, address, ids.length > 0 ? await change(ids, owner) : nothing);
      },
    });
  return {
    assign: form((ids, owner) => assign(ids, session, owner)),
    "mark-viewed": form((ids) => view(ids, session)),
    "mark-spam": form(async (ids) => report(await markSpam(ids, session), text.markedSpam)),
    "unmark-spam": form(async (ids) => report(await unmarkSpam(ids, session), text.unmarkedSpam)),
  };
}

async function assign(ids: string[], session: Session, owner: string): Promise<Flash> {
  const ownerId = owner === none ? null : owner === me ? session.staff.id : owner;
  const assignment = await assignBookings(ids, ownerId, session);
  if (assignment.result === "unknown-owner")
    return { tone: "warn", title: text.unknownOwner, advice: text.unknownOwnerAdvice };
  const { count, name } = assignment;
  if (count === 0) return gone;
  return { tone: "ok", title: name === null ? text.unassigned(count) : text.assigned(count, name) };
}

async function view(ids: string[], session: Session): Promise<Flash> {
  const { found, changed } = await markViewed(ids, session);
  if (found > 0 && changed === 0) return { tone: "info", title: text.viewedAlready };
  return report(changed, text.markedViewed);
}

function report(count: number, describe: (count: number) => string): Flash {
  return count === 0 ? gone : { tone: "ok", title: describe(count) };
}

/** The form that saves the current search under a name. */
export function saveSearchForm(request: Request, session: Session, list: ListQuery) {
  const address = paths.bookings({ ...toListParams(list), page: list.page });
  const query = new URLSearchParams(new URL(address, "http://localhost").search).toString();
  return toHandler({
    schema: z.object({ name: savedSearchNameSchema }),
    act: async ({ name }) => {
      const { data: search, error } = savedSearchSchema.safeParse({ name, query });
      if (error) return { status: 400, errors: { name: error.issues.map(({ message }) => message) } };
      const { result } = await saveSearch(session, search);
      if (result === "too-many")
        return { status: 409, errors: { name: [text.limitReached(savedSearchLimit)] } };
      return redirectWithFlash(request, address, {
        tone: "ok",
        title: text.searchSaved(search.name),
        link: { to: paths.accountSavedLists(), label: text.seeSaved },
      });
    },
  });
}
