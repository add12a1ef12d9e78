import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { Session } from "~/access/session";
import { writePreferences } from "~/back-office/preferences.server";
import { type ListQuery, me, none, toListParams, withOwnerId } from "~/booking/list/filter";
import { listIds } from "~/booking/list/list-bookings.server";
import { pageSize, pageSizes, selectionLimit } from "~/booking/list/list-limits";
import { savedSearchLimit, savedSearchNameSchema, savedSearchSchema } from "~/booking/list/saved-search";
import { saveSearch } from "~/booking/list/saved-searches.server";
import { assignBookings } from "~/booking/owner/assign-bookings.server";
import { markSpam, unmarkSpam } from "~/booking/spam/mark-spam.server";
import { startReview } from "~/booking/workflow/change-stage.server";
import { markViewed } from "~/booking/workflow/set-status.server";
import { actForm } from "~/forms/define-form.server";
import { explainRefusal } from "~/forms/explain-refusal.server";
import { type Flash, redirectWithFlash } from "~/forms/flash.server";
import * as text from "~/messages/bookings-list";
import { paths } from "~/paths";

const gone: Flash = { tone: "warn", title: text.gone, advice: text.goneAdvice };

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

/** The forms that change the selected bookings, and report it on the list at `address`. */
export function selectionForms(request: Request, session: Session, list: ListQuery, address: string) {
  const form = (change: (ids: string[], owner: string) => Promise<Flash>) =>
    actForm({
      schema: selectionSchema,
      act: async (selection) => {
        const ids = await findSelected(selection, list, session);
        const flash = Array.isArray(ids) ? await change(ids, selection.owner) : ids;
        return redirectWithFlash(request, address, flash);
      },
    });
  const spamForm = (change: typeof markSpam, describe: typeof text.markedSpam) =>
    form(async (ids) => {
      const batches = await inBatches(ids, (batch) => change(batch, session));
      return report(sum(batches.map(({ count }) => count)), describe);
    });
  return {
    assign: form((ids, owner) => assign(ids, session, owner)),
    "mark-viewed": form((ids) => view(ids, session)),
    "start-review": form((ids) => startReviews(ids, session)),
    "mark-spam": spamForm(markSpam, text.markedSpam),
    "unmark-spam": spamForm(unmarkSpam, text.unmarkedSpam),
  };
}

/**
 * Returns the ids of the selected bookings, or what is wrong with the selection. All bookings of a list are only taken while there are
 * as many as the form knew: a form that is sent twice must not change those that moved up after the first time.
 */
async function findSelected(
  { booking, every }: Selection,
  filter: ListQuery,
  { staff }: Session,
): Promise<string[] | Flash> {
  if (every === undefined) {
    if (booking.length > 0) return booking.slice(0, Math.max(...pageSizes));
    return { tone: "warn", title: text.nothingSelected, advice: text.nothingSelectedAdvice };
  }
  const { ids, total } = await listIds(withOwnerId(filter, staff.id), selectionLimit);
  return total === every ? ids : { tone: "warn", title: text.listChanged, advice: text.listChangedAdvice };
}

/** Runs a change in transactions of a bounded size, one after the other. Returns what became of those whose bookings exist. */
async function inBatches<Result>(
  ids: string[],
  change: (batch: string[]) => Promise<Result | null>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < ids.length; start += batchSize) {
    const result = await change(ids.slice(start, start + batchSize));
    if (result !== null) results.push(result);
  }
  return results;
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

async function assign(ids: string[], session: Session, owner: string): Promise<Flash> {
  const ownerId = owner === none ? null : owner === me ? session.staff.id : owner;
  // In one transaction, however many they are: the colleague gets one mail about all of them.
  const assignment = await assignBookings(ids, { ownerId }, session);
  if (!assignment) return gone;
  if (assignment.result === "unknown-colleague")
    return { tone: "warn", title: text.unknownOwner, advice: text.unknownOwnerAdvice };
  const { count, name } = assignment;
  return { tone: "ok", title: name === null ? text.unassigned(count) : text.assigned(count, name) };
}

async function view(ids: string[], session: Session): Promise<Flash> {
  const batches = await inBatches(ids, (batch) => markViewed(batch, session));
  const changed = sum(batches.map((batch) => batch.changed));
  if (changed === 0 && batches.length > 0) return { tone: "info", title: text.viewedAlready };
  return report(changed, text.markedViewed);
}

/** One after the other, as on their own pages: a booking that is not new stays as it is, so repeating it changes nothing. */
async function startReviews(ids: string[], session: Session): Promise<Flash> {
  const results: string[] = [];
  for (const id of ids) {
    const change = await startReview(id, { form: { formId: randomUUID() } }, session);
    if (change) results.push(change.result);
  }
  const moved = results.filter((result) => result === "done").length;
  if (moved === 0 && results.length > 0) return { tone: "info", title: text.noneIsNew };
  return report(moved, text.startedReview);
}

function report(count: number, describe: (count: number) => string): Flash {
  return count === 0 ? gone : { tone: "ok", title: describe(count) };
}

/** The form that chooses how many rows a page has. */
export function pageSizeForm(request: Request, list: ListQuery) {
  return actForm({
    schema: z.object({ size: z.coerce.number().pipe(z.literal(pageSizes)).catch(pageSize) }),
    act: async ({ size }) =>
      redirect(paths.bookings(toListParams(list)), {
        headers: { "Set-Cookie": await writePreferences(request, { pageSize: size }) },
      }),
  });
}

const searchRefusals = {
  "too-many": { page: () => ({ errors: { name: [text.limitReached(savedSearchLimit)] } }) },
};

/** The form that saves the current search under a name. */
export function saveSearchForm(request: Request, session: Session, list: ListQuery) {
  const address = paths.bookings({ ...toListParams(list), page: list.page });
  const query = new URLSearchParams(new URL(address, "http://localhost").search).toString();
  return actForm({
    schema: z.object({ name: savedSearchNameSchema }),
    act: async ({ name }) => {
      const { data: search, error } = savedSearchSchema.safeParse({ name, query });
      if (error) return { status: 400, errors: { name: error.issues.map(({ message }) => message) } };
      const outcome = await saveSearch(session, search);
      if (outcome.result !== "done") return explainRefusal(searchRefusals, outcome);
      const link = { to: paths.accountSavedLists(), label: text.seeSaved };
      const flash: Flash = { tone: "ok", title: text.searchSaved(search.name), link };
      return redirectWithFlash(request, address, flash);
    },
  });
}
