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
import { explainError } from "~/forms/error-outcome.server";
import {
  respondToResult,
  type FormPost,
  type FormResponse,
  parsePost,
  readPost,
  readValues,
  showForm,
  requireValid,
  redirectOrShow,
  showFormWithoutErrors,
  unknownForm,
} from "~/forms/form-post.server";
import { formatPacificLong } from "~/lib/pacific-time";
import * as text from "~/messages/booking-details";
import * as fetchedResults from "~/messages/booking-results";
import { stages } from "~/messages/booking-state";
import * as work from "~/messages/booking-work";
import * as duplicates from "~/messages/duplicates";
import * as spamText from "~/messages/spam";
import * as entry from "~/messages/staff-entry";
import { bookingRefusals, messageOvertaken, noteRefusals, ownerRefusals } from "~/refusals/booking.server";
import { explainFiles } from "~/refusals/file";
import type { MissingRefusal, PageRefusals, RefusalOf, FormReply } from "~/refusals/refusal.server";
import type { FlashInput } from "~/server/flash.server";
import type { OfferedReply } from "~/settings/lists/saved-reply";

export interface DetailsResultData {
  reply?: OfferedReply | undefined;
  /** The last event for the next post to send, after a colleague's event made the page refuse a message. */
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
/** A form with one button, which a colleague's change makes obsolete. */
const stepSchema = z.object({ formId, seen: z.coerce.number().int().nonnegative() });

/** A page that was loaded before a deploy does not send `seen`. */
const messageForm = staffMessageSchema.extend({ seen: stepSchema.shape.seen.optional().catch(undefined) });

const { missing } = bookingRefusals;
const stepRefusals = {
  missing,
  changed: { page: () => ({ tone: "info", title: work.changedMeanwhile }) },
  "not-allowed": {
    page: ({ stage }) => ({ tone: "info", title: work.stageForbids(stages[stage]) }),
  },
} satisfies PageRefusals<MissingRefusal | RefusalOf<typeof startReview>>;
const cannotUndo = { page: (): FlashInput => ({ tone: "info", title: work.cannotUndo }) };

/**
 * Handles the forms of a booking's page.
 *
 * @param id from the URL, not validated
 * @throws {Response} 404 if there is no such booking
 */
export async function handleBookingDetailsForms(
  request: Request,
  id: string,
  session: Session,
): Promise<FormResponse<DetailsResultData>> {
  const post = await readPost(request, {
    to: pathOfBooking(request, id),
    maxFiles: maxFilesPerBooking,
    fileIntent: "add-files",
  });
  switch (post.intent) {
    case "mark-viewed":
      return respondToResult(post, await markViewed([id], session), () => text.markedViewed, { missing });
    case "mark-pending":
      return respondToResult(post, await markPending(id, session), () => text.markedPending, { missing });
    case "set-completion-date":
      return saveCompletionDate(post, id, session);
    case "add-note": {
      const values = readValues(post, noteSchema, { explain: explainWithText });
      return respondToResult(post, await addNote(id, values, session), () => text.noteAdded, { missing });
    }
    case "remove-note": {
      const { noteId } = requireValid(post, noteReference, text.noteMissing);
      return respondToResult(
        post,
        await removeNote(id, noteId, session),
        () => text.noteRemoved,
        noteRefusals,
      );
    }
    case "send-message":
      return writeMessage(post, id, session);
    case "assign": {
      const values = readValues(post, assignment, { explain: explainWithText });
      const sayOwner = ({ name }: { name: string | null }) =>
        name === null ? work.assignedToNobody : work.assignedTo(name);
      return respondToResult(post, await assignBookings([id], values, session), sayOwner, ownerRefusals);
    }
    case "release":
      return respondToResult(
        post,
        await releaseBooking(id, session),
        () => work.assignedToNobody,
        ownerRefusals,
      );
    case "renew-link": {
      const { formId, sendMail } = requireValid(post, renewal, work.reload);
      const renewed = await renewLink(id, { formId, mails: sendMail }, session);
      return respondToResult(post, renewed, () => (sendMail ? work.linkRenewedAndSent : work.linkRenewed), {
        missing,
      });
    }
    case "end-share": {
      const share = requireValid(post, endShareSchema, work.reload);
      const refusals = { missing, "unknown-share": missing };
      return respondToResult(
        post,
        await revokeShareAsStaff(id, share, session),
        () => fetchedResults.ended,
        refusals,
      );
    }
    case "add-files":
      return takeFiles(post, id, session);
    case "send-again":
      return respondToResult(
        post,
        await sendFailedAgain(id, session),
        ({ count = 0 }) => (count > 0 ? work.sentAgain(count) : { tone: "info", title: work.nothingToSend }),
        { missing },
      );
    case "start-review": {
      const form = requireValid(post, stepSchema, work.reload);
      const flash = { title: work.stageForms["in-review"].done, undo: "undo-review" as const };
      return respondToResult(post, await startReview(id, { form }, session), () => flash, stepRefusals);
    }
    case "undo-review": {
      const form = requireValid(post, stepSchema, work.reload);
      const refusals = { missing, changed: cannotUndo, "not-allowed": cannotUndo };
      return respondToResult(post, await undoReview(id, { form }, session), () => work.backToNew, refusals);
    }
    case "dismiss-duplicate": {
      const { other } = requireValid(post, z.object({ other: z.uuid() }), work.reload);
      const unchanged = { page: (): FlashInput => ({ tone: "info", title: duplicates.gone }) };
      const refusals = { missing, unchanged };
      return respondToResult(
        post,
        await dismissDuplicate(id, other, session),
        () => duplicates.dismissed,
        refusals,
      );
    }
    case "mark-spam":
      return respondToResult(post, await markSpam([id], session), () => spamText.markedSpam, { missing });
    case "unmark-spam":
      return respondToResult(post, await unmarkSpam([id], session), () => spamText.unmarkedSpam, { missing });
    default:
      return unknownForm(post);
  }
}

async function saveCompletionDate(post: FormPost, id: string, session: Session) {
  const { completionDate } = readValues(post, completionSchema);
  const successTitle = completionDate ? text.dateSet(formatPacificLong(completionDate)) : text.dateRemoved;
  const unchangedTitle = completionDate ? text.dateUnchanged : text.dateStillEmpty;
  return respondToResult(post, await setCompletionDate(id, { completionDate }, session), () => successTitle, {
    missing,
    unchanged: { page: () => ({ tone: "info", title: unchangedTitle }) },
  });
}

async function writeMessage(post: FormPost, id: string, session: Session) {
  const submission = parsePost(post, messageForm, {
    explain: explainWithText,
    describe: async (typed): Promise<DetailsResultData> => ({ reply: await takeReply(id, typed) }),
  });
  if (post.fields.has("useReply")) return showFormWithoutErrors(post);
  if (submission.status !== "success") return showForm(post);
  const sent = await sendMessage(id, submission.value, session);
  return respondToResult(post, sent, (changed) => toWorkFlash(work.messageSent, changed), {
    ...stepRefusals,
    changed: messageOvertaken,
  });
}

async function takeFiles(post: FormPost, id: string, session: Session) {
  const submission = parsePost(post, addedFiles);
  const { stored, refused } = post.files;
  const { errors, ...arrived } = explainFiles("files", refused);
  if (submission.status !== "success") return showForm(post, { ...arrived, errors });
  const { formId } = submission.value;
  const added = stored.length > 0 && (await addFiles(id, { formId, uploads: stored }, session));
  if (added === null) return respondToResult(post, added, () => "", { missing });
  const { count = 0, excess = [] } = added || {};
  const problems = [
    ...(errors.files ?? []),
    ...excess.map((name) => entry.files.tooMany(name, maxFilesPerBooking)),
    ...(stored.length + refused.length === 0 ? [entry.files.none] : []),
  ];
  if (problems.length > 0) return showForm(post, { ...arrived, errors: { files: problems } });
  return redirectOrShow(post, entry.files.added(count));
}

/** Explains an error and says that the text is still there. The shared advice about an outage is for visitors, so it is omitted. */
function explainWithText(error: unknown): FormReply {
  const explanation = explainError(error);
  const [title = "", advice = "", ...rest] = explanation.messages ?? [];
  const isOutage = (explanation.status ?? 200) >= 500;
  const advised = isOutage ? text.typedTextStays : text.typedTextStaysAnd(advice);
  return { ...explanation, messages: [title, advised, ...rest] };
}
