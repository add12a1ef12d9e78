import { z } from "zod";
import type { Session } from "~/access/session";
import { bookingMissing, redirectToBooking } from "~/back-office/booking-form/form-head.server";
import { toWorkFlash } from "~/back-office/booking-form/handle-booking-form.server";
import { takeReply } from "~/back-office/booking-form/offered-replies.server";
import type { SubmittedForm } from "~/booking/change/work-as-staff.server";
import { formId, staffMessageSchema } from "~/booking/conversation/message";
import { sendMessage } from "~/booking/conversation/messages.server";
import { noteSchema } from "~/booking/conversation/note";
import { addNote, removeNote } from "~/booking/conversation/notes.server";
import { endShareSchema } from "~/booking/delivery/share";
import { endShareAsStaff } from "~/booking/delivery/shares.server";
import { assignBookings, releaseBooking } from "~/booking/owner/assign-bookings.server";
import { assignmentSchema } from "~/booking/owner/assignment";
import { correctEmail, correctionSchema } from "~/booking/private-page/correct-email.server";
import { renewLink } from "~/booking/private-page/private-link.server";
import { markSpam, unmarkSpam } from "~/booking/spam/mark-spam.server";
import { startReview, undoReview } from "~/booking/workflow/change-stage.server";
import { completionSchema, setCompletionDate } from "~/booking/workflow/completion-date.server";
import { markPending, markViewed } from "~/booking/workflow/set-status.server";
import { explainError, type FormOutcome } from "~/forms/explain-error.server";
import type { Flash } from "~/forms/flash.server";
import { buttonForm, handleForms, toHandler } from "~/forms/handle-form.server";
import { formatPacificLong } from "~/lib/pacific-time";
import * as text from "~/messages/booking-details";
import * as work from "~/messages/booking-work";
import * as workflow from "~/messages/booking-workflow";
import * as resultsWork from "~/messages/results-work";
import type { OfferedReply } from "~/settings/lists/saved-reply";

/** What the page says after a form was sent; null if there is no such booking. */
type FlashText = string | Flash | null;

/** What else the page shows of a form: the saved reply that its button inserts into the text. */
export interface DetailShown {
  reply?: OfferedReply | undefined;
}

const noteReference = z.object({ noteId: z.uuid() });
const renewal = z.object({ formId, sendMail: z.stringbool().default(false) });
/** A form with a button alone, of a page that a colleague's change makes outdated. */
const step = z.object({ formId, seen: z.coerce.number().int().nonnegative() });

/**
 * Handles the forms of a booking's page, and redirects to the page with a message.
 *
 * @param id of the booking in the URL, not validated
 * @throws {Response} 404 without such a booking, and as `handleForm`
 */
export function handleDetailPost(request: Request, id = "", session: Session) {
  /** Describes a form by what it changes. `invalid` is for a form that has nothing to type, `explain` for one that has a text. */
  const form = <Schema extends z.ZodType>(
    schema: Schema,
    change: (values: z.output<Schema>) => FlashText | Promise<FlashText>,
    { invalid, explain }: { invalid?: string; explain?: typeof keepText } = {},
  ) =>
    toHandler<Schema, DetailShown>({
      schema,
      showAgain: ["useReply"],
      describe: async (typed) => ({ reply: await takeReply(id, typed) }),
      ...(invalid !== undefined && { invalid }),
      act: async (values, typed) => {
        const said = await change(values);
        if (said === null) throw bookingMissing(typed.get("text") ?? undefined);
        const flash = typeof said === "string" ? { tone: "ok" as const, title: said } : said;
        return redirectToBooking(request, id, flash);
      },
      ...(explain && { explain }),
    });
  const handlers = {
    "mark-viewed": form(buttonForm, async () => (await markViewed([id], session)) && text.markedViewed),
    "mark-pending": form(buttonForm, async () => (await markPending(id, session)) && text.markedPending),
    "set-completion-date": form(completionSchema, ({ completionDate }) =>
      setDate(id, completionDate, session),
    ),
    "add-note": form(noteSchema, async (note) => (await addNote(id, note, session)) && text.noteAdded, {
      explain: keepText,
    }),
    "remove-note": form(noteReference, ({ noteId }) => removeNoteOf(id, noteId, session), {
      invalid: text.noteMissing,
    }),
    "send-message": form(
      staffMessageSchema,
      async (message) => {
        const outcome = await sendMessage(id, message, session);
        return outcome && toWorkFlash(work.messageSent, outcome);
      },
      { explain: keepText },
    ),
    assign: form(assignmentSchema, ({ ownerId, note }) => assign(id, { ownerId, note }, session), {
      invalid: work.unknownOwner,
      explain: keepText,
    }),
    release: form(buttonForm, async () => {
      const released = await releaseBooking(id, session);
      if (released?.result === "not-owner") return { title: work.notYours, tone: "info" };
      return released && work.assignedToNobody;
    }),
    "renew-link": form(
      renewal,
      async ({ formId, sendMail }) => {
        if (!(await renewLink(id, { formId, mails: sendMail }, session))) return null;
        return sendMail ? work.linkRenewedAndSent : work.linkRenewed;
      },
      { invalid: work.reload },
    ),
    "end-share": form(endShareSchema, async ({ formId, shareId }) =>
      (await endShareAsStaff(id, { formId, shareId }, session)) ? resultsWork.ended : null,
    ),
    "correct-email": form(correctionSchema, async (correction) => {
      const outcome = await correctEmail(id, correction, session);
      const nothing = { title: work.nothingToSend, tone: "info" } as const;
      if (!outcome || !("count" in outcome)) return outcome && nothing;
      if (outcome.count > 0) return work.sentAgain(outcome.count);
      if (outcome.hasNewLink) return work.emailCorrectedWithLink;
      return outcome.isChanged ? work.emailCorrected : nothing;
    }),
    "start-review": form(step, (values) => review(id, values, session), { invalid: work.reload }),
    "undo-review": form(step, (values) => unreview(id, values, session), { invalid: work.reload }),
    "mark-spam": form(buttonForm, async () => (await markSpam([id], session)) && workflow.markedSpam),
    "unmark-spam": form(buttonForm, async () => (await unmarkSpam([id], session)) && workflow.unmarkedSpam),
  };
  return handleForms<DetailShown>(request, handlers);
}

async function setDate(id: string, date: Date | null, session: Session): Promise<FlashText> {
  const outcome = await setCompletionDate(id, { completionDate: date }, session);
  if (!outcome) return null;
  if (outcome.result === "unchanged")
    return { title: date ? text.dateUnchanged : text.dateStillEmpty, tone: "info" };
  return date ? text.dateSet(formatPacificLong(date)) : text.dateRemoved;
}

async function removeNoteOf(id: string, noteId: string, session: Session): Promise<FlashText> {
  const removed = await removeNote(id, noteId, session);
  if (removed?.result === "not-allowed") throw new Response(text.noteOfAnother, { status: 403 });
  return removed && text.noteRemoved;
}

async function assign(
  id: string,
  { ownerId, note }: z.output<typeof assignmentSchema>,
  session: Session,
): Promise<FlashText> {
  const outcome = await assignBookings([id], { ownerId, note }, session);
  if (!outcome) return null;
  if (outcome.result === "unknown-colleague") return { title: work.unknownOwner, tone: "bad" };
  return outcome.name === null ? work.assignedToNobody : work.assignedTo(outcome.name);
}

async function review(id: string, form: SubmittedForm, session: Session): Promise<FlashText> {
  const outcome = await startReview(id, { form }, session);
  if (outcome?.result === "not-allowed")
    return { title: work.stageForbids(workflow.stages[outcome.stage]), tone: "info" };
  if (outcome?.result === "changed") return { title: work.changedMeanwhile, tone: "info" };
  return outcome && { title: work.stageForms["in-review"].done, tone: "ok", undo: "undo-review" };
}

async function unreview(id: string, form: SubmittedForm, session: Session): Promise<FlashText> {
  const outcome = await undoReview(id, { form }, session);
  if (outcome && outcome.result !== "done") return { title: work.cannotUndo, tone: "info" };
  return outcome && work.backToNew;
}

/** Says of an error that the text is still there: the page shows it again. What is said of an outage elsewhere is for visitors. */
function keepText(error: unknown): FormOutcome {
  const reply = explainError(error);
  const [title = "", advice = "", ...rest] = reply.messages ?? [];
  const isOutage = (reply.status ?? 200) >= 500;
  const advised = isOutage ? text.typedTextStays : text.typedTextStaysAnd(advice);
  return { ...reply, messages: [title, advised, ...rest] };
}
