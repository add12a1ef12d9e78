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
import { actForm, changeForm, type FormResponse } from "~/forms/define-form.server";
import type { FlashInput } from "~/forms/flash.server";
import { handleForms } from "~/forms/handle-form.server";
import { ownerRefusals } from "~/forms/refusals/booking.server";
import { idField } from "~/lib/text-fields";
import * as text from "~/messages/bookings-list";
import { paths } from "~/paths";

/** The selected rows, and who is to work on them: an id, `me` or `none`. */
const selectionSchema = z.object({
  booking: z.array(z.string()).catch([]),
  owner: z.string().max(100).catch(""),
  /** How many bookings the list had when all of them were selected, on every page; missing if rows were. */
  every: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .optional()
    .catch(undefined),
});

type Selection = z.output<typeof selectionSchema>;

/** Bookings of one transaction, which locks them. */
const batchSize = 100;

const warn = (title: string, advice: string): FlashInput => ({ tone: "warn", title, advice });

const refusals = {
  ...ownerRefusals,
  missing: { page: () => warn(text.gone, text.goneAdvice) },
  "nothing-selected": { page: () => warn(text.nothingSelected, text.nothingSelectedAdvice) },
  "list-changed": { page: () => warn(text.listChanged, text.listChangedAdvice) },
};

/** Opens a booking, changes the selected ones, saves the current search or chooses how many rows a page has. */
export function handleViewBookingForms(request: Request, session: Session): Promise<FormResponse> {
  const list = readListQuery(new URL(request.url).searchParams);
  const forms = {
    "save-search": saveSearchForm(session, list),
    "page-size": pageSizeForm(request, list),
    ...selectionForms(session, list),
  };
  return handleForms(request, forms, {
    to: paths.viewBooking({ ...toListParams(list), page: list.page }),
    // “View” of a row sends the id of its booking alone.
    otherwise: viewForm(session, list),
  });
}

/** The forms that change the selected bookings. */
function selectionForms(session: Session, list: ListQuery) {
  const schema = selectionSchema;
  const changeSelected = async <Changed>(
    selection: Selection,
    change: (ids: string[]) => Promise<Changed>,
  ) => {
    const ids = await findSelected(selection, list, session);
    return Array.isArray(ids) ? change(ids) : ids;
  };
  const mark = (selection: Selection, change: typeof markSpam) =>
    changeSelected(selection, (ids) => inBatches(ids, (batch) => change(batch, session)));
  return {
    assign: changeForm({
      schema,
      change: (selection) => {
        const { owner } = selection;
        const ownerId = owner === none ? null : owner === me ? session.staff.id : owner;
        // In one transaction, however many they are: the colleague gets one mail about all of them.
        return changeSelected(selection, (ids) => assignBookings(ids, { ownerId }, session));
      },
      done: ({ count, name }) => (name === null ? text.unassigned(count) : text.assigned(count, name)),
      refusals,
    }),
    "mark-viewed": changeForm({
      schema,
      change: (selection) => mark(selection, markViewed),
      done: ({ changed }) =>
        changed === 0 ? { tone: "info", title: text.viewedAlready } : text.markedViewed(changed),
      refusals,
    }),
    "start-review": changeForm({
      schema,
      // One after the other, as on their own pages: a booking that is not new stays as it is, so repeating it changes nothing.
      change: (selection) =>
        changeSelected(selection, (ids) => inBatches(ids, ([id]) => review(id, session), 1)),
      done: ({ changed }) =>
        changed === 0 ? { tone: "info", title: text.noneIsNew } : text.startedReview(changed),
      refusals,
    }),
    "mark-spam": changeForm({
      schema,
      change: (selection) => mark(selection, markSpam),
      done: ({ count }) => text.markedSpam(count),
      refusals,
    }),
    "unmark-spam": changeForm({
      schema,
      change: (selection) => mark(selection, unmarkSpam),
      done: ({ count }) => text.unmarkedSpam(count),
      refusals,
    }),
  };
}

/**
 * Returns the ids of the selected bookings, or what is wrong with the selection. All bookings of a list are only taken while there are
 * as many as the form knew: a form that is sent twice must not change those that moved up after the first time.
 */
async function findSelected({ booking, every }: Selection, filter: ListQuery, { staff }: Session) {
  if (every === undefined) {
    if (booking.length > 0) return booking.slice(0, Math.max(...pageSizes));
    return { result: "nothing-selected" } as const;
  }
  const { ids, total } = await listIds(withOwnerId(filter, staff.id), selectionLimit);
  return total === every ? ids : ({ result: "list-changed" } as const);
}

type Counts = Pick<NonNullable<Awaited<ReturnType<typeof markViewed>>>, "count" | "changed">;

/**
 * Runs a change in transactions of a bounded size, one after the other.
 *
 * @returns how many of the bookings exist, and how many were changed; null if none exists
 */
async function inBatches(
  ids: string[],
  change: (batch: string[]) => Promise<Counts | null>,
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

async function review(id: string | undefined, session: Session): Promise<Counts | null> {
  const reviewed = await startReview(id, { form: { formId: randomUUID() } }, session);
  return reviewed && { count: 1, changed: reviewed.result === "done" ? 1 : 0 };
}

/** The form that chooses how many rows a page has. */
function pageSizeForm(request: Request, list: ListQuery) {
  return actForm({
    schema: z.object({ size: z.coerce.number().pipe(z.literal(pageSizes)).catch(pageSize) }),
    act: async ({ size }) =>
      redirect(paths.viewBooking(toListParams(list)), {
        headers: { "Set-Cookie": await writePreferences(request, { pageSize: size }) },
      }),
  });
}

/** The form that saves the current search under a name. */
function saveSearchForm(session: Session, list: ListQuery) {
  const { search } = new URL(paths.viewBooking(toListParams(list)), "http://localhost");
  const query = savedSearchSchema.shape.query.parse(search);
  return changeForm({
    schema: savedSearchSchema.pick({ name: true }),
    change: ({ name }) => saveSearch(session, { name, query }),
    done: (_changed, { name }) => ({
      title: text.searchSaved(name),
      link: { to: paths.accountSavelists(), label: text.seeSaved },
    }),
    refusals: {
      "too-many": { page: () => ({ errors: { name: [text.limitReached(savedSearchLimit)] } }) },
    },
  });
}

/** The button of a row: marks the booking as viewed and opens it. */
function viewForm(session: Session, query: ListQuery) {
  return changeForm({
    schema: z.object({ id: idField, at: z.string().catch("") }),
    change: ({ id }) => markViewed([id], session),
    done: (_changed, { id, at }) => {
      const { list = "" } = toListPosition(query, at);
      const position = readListPosition(new URLSearchParams({ list, at }));
      return redirect(paths.bookingDetails(id, position));
    },
    refusals: {
      missing: {
        page: () => ({ tone: "warn", title: text.bookingRemoved, advice: text.bookingRemovedAdvice }),
      },
    },
  });
}
