import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { Session } from "~/access/session";
import { writePreferences } from "~/back-office/preferences.server";
import { type ListQuery, me, none, toListParams, withOwnerId } from "~/booking/list/filter";
import { listIds } from "~/booking/list/list-bookings.server";
import { pageSize, pageSizes, selectionLimit } from "~/booking/list/list-limits";
import { readListPosition, toListPosition } from "~/booking/list/list-position";
import { readListQuery } from "~/booking/list/read-list-query";
import { savedSearchLimit, savedSearchSchema } from "~/booking/list/saved-search";
import { saveSearch } from "~/booking/list/saved-searches.server";
import { assignBookings } from "~/booking/owner/assign-bookings.server";
import { markSpam, unmarkSpam } from "~/booking/spam/mark-spam.server";
import { startReview } from "~/booking/workflow/change-stage.server";
import { markViewed } from "~/booking/workflow/mark-viewed.server";
import {
  respondToResult,
  type FormPost,
  type FormResponse,
  readPost,
  readValues,
  requireValid,
  redirectOrShow,
  unknownForm,
} from "~/forms/form-post.server";
import { idField } from "~/lib/text-fields";
import * as text from "~/messages/bookings-list";
import { paths } from "~/paths";
import { ownerRefusals } from "~/refusals/booking.server";
import type { FlashInput } from "~/server/flash.server";

/** The selected rows, and their new owner: an id, `me` or `none`. */
const selectionSchema = z.object({
  booking: z.array(z.string()).catch([]),
  owner: z.string().max(100).catch(""),
  /** The number of bookings in the list when the user selected all pages; missing for selected rows. */
  every: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .optional()
    .catch(undefined),
});

/** A row's “View” sends only the id of its booking. */
const rowSchema = z.object({ id: idField, at: z.string().catch("") });

const pageSizeSchema = z.object({ size: z.coerce.number().pipe(z.literal(pageSizes)).catch(pageSize) });

/** The number of bookings per transaction, which locks them. */
const batchSize = 100;

const warn = (title: string, advice: string): FlashInput => ({ tone: "warn", title, advice });

export async function handleViewBookingForms(request: Request, session: Session): Promise<FormResponse> {
  const list = readListQuery(new URL(request.url).searchParams);
  const to = paths.viewBooking({ ...toListParams(list), page: list.page });
  const post = await readPost(request, { to });
  switch (post.intent) {
    case "save-search":
      return saveCurrentSearch(post, list, session);
    case "page-size": {
      const { size } = requireValid(post, pageSizeSchema, text.rowsPerPage);
      return redirect(paths.viewBooking(toListParams(list)), {
        headers: { "Set-Cookie": await writePreferences(request, { pageSize: size }) },
      });
    }
    case "":
      return openBooking(post, list, session);
    default:
      return changeSelected(post, list, session);
  }
}

async function changeSelected(post: FormPost, list: ListQuery, session: Session): Promise<FormResponse> {
  const selection = requireValid(post, selectionSchema, text.nothingSelected);
  const ids = await findSelected(selection, list, session);
  if (!Array.isArray(ids)) return redirectOrShow(post, ids);
  const missing = { page: () => warn(text.gone, text.goneAdvice) };
  switch (post.intent) {
    case "assign": {
      const { owner } = selection;
      const ownerId = owner === none ? null : owner === me ? session.staff.id : owner;
      // One transaction for all bookings, so that the colleague gets only one mail.
      const assigned = await assignBookings(ids, { ownerId }, session);
      const describeOwner = ({ count, name }: { count: number; name: string | null }) =>
        name === null ? text.unassigned(count) : text.assigned(count, name);
      return respondToResult(post, assigned, describeOwner, { ...ownerRefusals, missing });
    }
    case "mark-viewed": {
      const viewed = await inBatches(ids, (batch) => markViewed(batch, session));
      return respondToResult(post, viewed, describeChanged(text.viewedAlready, text.markedViewed), {
        missing,
      });
    }
    case "start-review": {
      // Changes one booking after the other, as on their own pages. A booking that is not new stays as it is, so a repeated post changes
      // nothing.
      const reviewed = await inBatches(ids, ([id]) => reviewBooking(id, session), 1);
      return respondToResult(post, reviewed, describeChanged(text.noneIsNew, text.startedReview), {
        missing,
      });
    }
    case "mark-spam": {
      const marked = await inBatches(ids, (batch) => markSpam(batch, session));
      return respondToResult(post, marked, ({ count }) => text.markedSpam(count), { missing });
    }
    case "unmark-spam": {
      const unmarked = await inBatches(ids, (batch) => unmarkSpam(batch, session));
      return respondToResult(post, unmarked, ({ count }) => text.unmarkedSpam(count), { missing });
    }
    default:
      return unknownForm(post);
  }
}

/** Describes how many bookings were changed; `none` if no booking needed the change. */
function describeChanged(none: string, some: (count: number) => string) {
  return ({ changed }: Pick<ChangeCounts, "changed">): FlashInput =>
    changed === 0 ? { tone: "info", title: none } : some(changed);
}

/**
 * Returns the ids of the selected bookings, or the problem with the selection. A selection of all pages is accepted only while the list has
 * as many bookings as the form says, because a repeated post must not change bookings that moved up after the first one.
 */
async function findSelected(
  { booking, every }: z.output<typeof selectionSchema>,
  filter: ListQuery,
  { staff }: Session,
) {
  if (every === undefined) {
    if (booking.length > 0) return booking.slice(0, Math.max(...pageSizes));
    return warn(text.nothingSelected, text.nothingSelectedAdvice);
  }
  const { ids, total } = await listIds(withOwnerId(filter, staff.id), selectionLimit);
  return total === every ? ids : warn(text.listChanged, text.listChangedAdvice);
}

type ChangeCounts = Pick<NonNullable<Awaited<ReturnType<typeof markViewed>>>, "count" | "changed">;

/**
 * Runs a change in transactions of a limited size, one after the other.
 *
 * @returns how many of the bookings exist, and how many were changed; null if none exists
 */
async function inBatches(
  ids: string[],
  change: (batch: string[]) => Promise<ChangeCounts | null>,
  size = batchSize,
) {
  let count = 0;
  let changed = 0;
  for (let start = 0; start < ids.length; start += size) {
    const batch = await change(ids.slice(start, start + size));
    count += batch?.count ?? 0;
    changed += batch?.changed ?? 0;
  }
  return count > 0 ? ({ result: "done", count, changed } as const) : null;
}

async function reviewBooking(id: string | undefined, session: Session): Promise<ChangeCounts | null> {
  const reviewed = await startReview(id, { form: { formId: randomUUID() } }, session);
  return reviewed && { count: 1, changed: reviewed.result === "done" ? 1 : 0 };
}

async function saveCurrentSearch(post: FormPost, list: ListQuery, session: Session) {
  const { name } = readValues(post, savedSearchSchema.pick({ name: true }));
  const { search } = new URL(paths.viewBooking(toListParams(list)), "http://localhost");
  const query = savedSearchSchema.shape.query.parse(search);
  const link = { to: paths.accountSavelists(), label: text.seeSaved };
  const flash = { title: text.searchSaved(name), link };
  return respondToResult(post, await saveSearch(session, { name, query }), () => flash, {
    "too-many": { page: () => ({ errors: { name: [text.limitReached(savedSearchLimit)] } }) },
  });
}

async function openBooking(post: FormPost, query: ListQuery, session: Session) {
  const { id, at } = requireValid(post, rowSchema, text.bookingRemoved);
  const open = () => {
    const { list = "" } = toListPosition(query, at);
    const position = readListPosition(new URLSearchParams({ list, at }));
    return redirect(paths.bookingDetails(id, position));
  };
  return respondToResult(post, await markViewed([id], session), open, {
    missing: { page: () => warn(text.bookingRemoved, text.bookingRemovedAdvice) },
  });
}
