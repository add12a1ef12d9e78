import { z } from "zod";
import type { Session } from "~/access/session";
import { takeReply } from "~/back-office/booking-form/offered-replies.server";
import { pathOfBooking, toWorkFlash } from "~/back-office/booking-form/work-form.server";
import { formId } from "~/booking/change/form-fields";
import { noteSchema, staffMessageSchema } from "~/booking/conversation/conversation";
import { sendMessage } from "~/booking/conversation/messages.server";
import { addNote, removeNote } from "~/booking/conversation/notes.server";
import { endShareSchema } from "~/booking/delivery/share";
import { revokeShareAsStaff } from "~/booking/delivery/shares.server";
import { assignBookings, releaseBooking } from "~/booking/owner/assign-bookings.server";
import { assignmentSchema } from "~/booking/owner/assignment";
import { renewLink } from "~/booking/private-page/private-link.server";
import { markSpam, unmarkSpam } from "~/booking/spam/mark-spam.server";
import { addFiles } from "~/booking/workflow/add-files.server";
import { startReview, undoReview } from "~/booking/workflow/change-stage.server";
import { completionSchema, setCompletionDate } from "~/booking/workflow/completion-date.server";
import { dismissDuplicate } from "~/booking/workflow/dismiss-duplicate.server";
import { markPending, markViewed } from "~/booking/workflow/mark-viewed.server";
import { sendFailedAgain } from "~/booking/workflow/move-mails.server";
import { maxFilesPerBooking } from "~/files/limits";
import { changeForm, type Missing, noFields } from "~/forms/define-form.server";
import { explainError } from "~/forms/error-outcome.server";
import type { FlashInput } from "~/forms/flash.server";
import type { PageRefusals, RefusalOf, ShownForm } from "~/forms/form-outcome.server";
import { handleForms } from "~/forms/handle-form.server";
import {
  bookingRefusals,
  messageOvertaken,
  noteRefusals,
  ownerRefusals,
} from "~/forms/refusals/booking.server";
import { explainFiles } from "~/forms/refusals/file";
import { formatPacificLong } from "~/lib/pacific-time";
import * as text from "~/messages/booking-details";
import * as fetchedResults from "~/messages/booking-results";
import { stages } from "~/messages/booking-state";
import * as work from "~/messages/booking-work";
import * as duplicates from "~/messages/duplicates";
import * as spamText from "~/messages/spam";
import * as entry from "~/messages/staff-entry";
import type { OfferedReply } from "~/settings/lists/saved-reply";

/** What else the page shows of a form: the saved reply that its button inserts into the text. */
export interface DetailShown {
  reply?: OfferedReply | undefined;
  /** The last event that the page names, after a colleague's came before a message. */
  seen?: number | undefined;
}

const assignment = assignmentSchema.extend({
  ownerId: z
    .uuid({ error: () => work.unknownOwner })
    .nullable()
    .default(null),
});
const noteReference = z.object({ noteId: z.uuid() });
const renewal = z.object({ formId, sendMail: z.stringbool().default(false) });
const addedFiles = z.object({ formId });
/** A form with a button alone, of a page that a colleague's change makes outdated. */
const step = z.object({ formId, seen: z.coerce.number().int().nonnegative() });

/** A page from before a deploy does not say what it showed. */
const messageForm = staffMessageSchema.extend({ seen: step.shape.seen.optional().catch(undefined) });

const { missing } = bookingRefusals;
const stepRefusals = {
  missing,
  changed: { page: () => ({ tone: "info", title: work.changedMeanwhile }) },
  "not-allowed": {
    page: ({ stage }) => ({ tone: "info", title: work.stageForbids(stages[stage]) }),
  },
} satisfies PageRefusals<Missing | RefusalOf<typeof startReview>>;
const cannotUndo = { page: (): FlashInput => ({ tone: "info", title: work.cannotUndo }) };

/**
 * Handles the forms of a booking's page, and redirects to the page with a message.
 *
 * @param id of the booking in the URL, not validated
 * @throws {Response} 404 without such a booking, and as `handleForm`
 */
export function handleBookingDetailsForms(request: Request, id = "", session: Session) {
  const forms = {
    "mark-viewed": changeForm({
      schema: noFields,
      change: () => markViewed([id], session),
      done: () => text.markedViewed,
      refusals: { missing },
    }),
    "mark-pending": changeForm({
      schema: noFields,
      change: () => markPending(id, session),
      done: () => text.markedPending,
      refusals: { missing },
    }),
    "set-completion-date": changeForm({
      schema: completionSchema,
      change: async ({ completionDate }) => {
        const changed = await setCompletionDate(id, { completionDate }, session);
        return changed && { ...changed, date: completionDate };
      },
      done: ({ date }) => (date ? text.dateSet(formatPacificLong(date)) : text.dateRemoved),
      refusals: {
        missing,
        unchanged: {
          page: ({ date }) => ({ tone: "info", title: date ? text.dateUnchanged : text.dateStillEmpty }),
        },
      },
    }),
    "add-note": changeForm({
      schema: noteSchema,
      explain: keepText,
      change: (note) => addNote(id, note, session),
      done: () => text.noteAdded,
      refusals: { missing },
    }),
    "remove-note": changeForm({
      schema: noteReference,
      invalid: text.noteMissing,
      change: ({ noteId }) => removeNote(id, noteId, session),
      done: () => text.noteRemoved,
      refusals: noteRefusals,
    }),
    "send-message": changeForm({
      schema: messageForm,
      showAgain: ["useReply"],
      describe: async (typed): Promise<DetailShown> => ({ reply: await takeReply(id, typed) }),
      explain: keepText,
      change: (message) => sendMessage(id, message, session),
      done: (changed) => toWorkFlash(work.messageSent, changed),
      refusals: { ...stepRefusals, changed: messageOvertaken },
    }),
    assign: changeForm({
      schema: assignment,
      explain: keepText,
      change: ({ ownerId, note }) => assignBookings([id], { ownerId, note }, session),
      done: ({ name }) => (name === null ? work.assignedToNobody : work.assignedTo(name)),
      refusals: ownerRefusals,
    }),
    release: changeForm({
      schema: noFields,
      change: () => releaseBooking(id, session),
      done: () => work.assignedToNobody,
      refusals: ownerRefusals,
    }),
    "renew-link": changeForm({
      schema: renewal,
      invalid: work.reload,
      change: ({ formId, sendMail }) => renewLink(id, { formId, mails: sendMail }, session),
      done: (_changed, { sendMail }) => (sendMail ? work.linkRenewedAndSent : work.linkRenewed),
      refusals: { missing },
    }),
    "end-share": changeForm({
      schema: endShareSchema,
      change: (share) => revokeShareAsStaff(id, share, session),
      done: () => fetchedResults.ended,
      refusals: { missing, "unknown-share": missing },
    }),
    "add-files": changeForm({
      schema: addedFiles,
      maxFiles: maxFilesPerBooking,
      explainFiles: ({ refused }) => explainFiles("files", refused),
      change: async ({ formId }, _form, { stored, refused }) => {
        const arrived = explainFiles("files", refused);
        const added = stored.length > 0 && (await addFiles(id, { formId, uploads: stored }, session));
        if (added === null) return null;
        const { count = 0, excess = [] } = added || {};
        const problems = [
          ...(arrived.errors.files ?? []),
          ...excess.map((name) => entry.files.tooMany(name, maxFilesPerBooking)),
          ...(stored.length + refused.length === 0 ? [entry.files.none] : []),
        ];
        return problems.length > 0
          ? ({ result: "refused-files", ...arrived, problems } as const)
          : ({ result: "done", count } as const);
      },
      done: ({ count }) => entry.files.added(count),
      refusals: {
        missing,
        "refused-files": {
          page: ({ problems, ...arrived }) => ({ ...arrived, errors: { files: problems } }),
        },
      },
    }),
    "send-again": changeForm({
      schema: noFields,
      change: () => sendFailedAgain(id, session),
      done: ({ count = 0 }) =>
        count > 0 ? work.sentAgain(count) : { tone: "info", title: work.nothingToSend },
      refusals: { missing },
    }),
    "start-review": changeForm({
      schema: step,
      invalid: work.reload,
      change: (form) => startReview(id, { form }, session),
      done: () => ({ title: work.stageForms["in-review"].done, undo: "undo-review" }),
      refusals: stepRefusals,
    }),
    "undo-review": changeForm({
      schema: step,
      invalid: work.reload,
      change: (form) => undoReview(id, { form }, session),
      done: () => work.backToNew,
      refusals: { missing, changed: cannotUndo, "not-allowed": cannotUndo },
    }),
    "dismiss-duplicate": changeForm({
      schema: z.object({ other: z.uuid() }),
      invalid: work.reload,
      change: ({ other }) => dismissDuplicate(id, other, session),
      done: () => duplicates.dismissed,
      refusals: { missing, unchanged: { page: () => ({ tone: "info", title: duplicates.gone }) } },
    }),
    "mark-spam": changeForm({
      schema: noFields,
      change: () => markSpam([id], session),
      done: () => spamText.markedSpam,
      refusals: { missing },
    }),
    "unmark-spam": changeForm({
      schema: noFields,
      change: () => unmarkSpam([id], session),
      done: () => spamText.unmarkedSpam,
      refusals: { missing },
    }),
  };
  return handleForms<DetailShown>(request, forms, { to: pathOfBooking(request, id) });
}

/** Says of an error that the text is still there: the page shows it again. What is said of an outage elsewhere is for visitors. */
function keepText(error: unknown): ShownForm {
  const shown = explainError(error);
  const [title = "", advice = "", ...rest] = shown.messages ?? [];
  const isOutage = (shown.status ?? 200) >= 500;
  const advised = isOutage ? text.typedTextStays : text.typedTextStaysAnd(advice);
  return { ...shown, messages: [title, advised, ...rest] };
}
