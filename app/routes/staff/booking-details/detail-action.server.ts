import { z } from "zod";
import type { Session } from "~/access/session";
import { bookingMissing, redirectToBooking } from "~/back-office/booking-form/form-head.server";
import { toWorkFlash } from "~/back-office/booking-form/handle-booking-form.server";
import { takeReply } from "~/back-office/booking-form/offered-replies.server";
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
import { explainError, type FormOutcome } from "~/forms/error-outcome.server";
import type { Flash } from "~/forms/flash.server";
import { buttonForm, handleForms, type Outcome, toHandler } from "~/forms/handle-form.server";
import { noteRefusals } from "~/forms/refusals/booking.server";
import { explainRefusal, type PageRefusals, type RefusalOf } from "~/forms/refusals/explain-refusal.server";
import { formatPacificLong } from "~/lib/pacific-time";
import * as text from "~/messages/booking-details";
import * as work from "~/messages/booking-work";
import * as workflow from "~/messages/booking-workflow";
import * as resultsWork from "~/messages/results-work";
import type { OfferedReply } from "~/settings/lists/saved-reply";

/** What becomes of a form that was sent: what the page says then, or why it was refused; null if there is no such booking. */
type Reply = string | Flash | Outcome<DetailShown> | null;

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
  const say = (said: string | Flash) =>
    redirectToBooking(request, id, typeof said === "string" ? { tone: "ok", title: said } : said);
  const refusals = {
    changed: { page: () => say({ title: work.changedMeanwhile, tone: "info" }) },
    "not-allowed": {
      page: ({ stage }) => say({ title: work.stageForbids(workflow.stages[stage]), tone: "info" }),
    },
    "not-owner": { page: () => say({ title: work.notYours, tone: "info" }) },
    "unknown-colleague": { page: () => say({ title: work.unknownOwner, tone: "bad" }) },
  } satisfies PageRefusals<
    RefusalOf<typeof assignBookings | typeof releaseBooking | typeof startReview | typeof undoReview>
  >;
  const cannotUndo = { page: () => say({ title: work.cannotUndo, tone: "info" }) };
  /** Describes a form by what it changes. `invalid` is for a form that has nothing to type, `explain` for one that has a text. */
  const form = <Schema extends z.ZodType>(
    schema: Schema,
    change: (values: z.output<Schema>) => Reply | Promise<Reply>,
    { invalid, explain }: { invalid?: string; explain?: typeof keepText } = {},
  ) =>
    toHandler<Schema, DetailShown>({
      schema,
      showAgain: ["useReply"],
      describe: async (typed) => ({ reply: await takeReply(id, typed) }),
      ...(invalid !== undefined && { invalid }),
      act: async (values, typed) => {
        const reply = await change(values);
        if (reply === null) throw bookingMissing(typed.get("text") ?? undefined);
        return typeof reply === "string" || "title" in reply ? say(reply) : reply;
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
    assign: form(
      assignmentSchema,
      async ({ ownerId, note }) => {
        const outcome = await assignBookings([id], { ownerId, note }, session);
        if (!outcome) return null;
        if (outcome.result !== "done") return explainRefusal(refusals, outcome);
        return outcome.name === null ? work.assignedToNobody : work.assignedTo(outcome.name);
      },
      { invalid: work.unknownOwner, explain: keepText },
    ),
    release: form(buttonForm, async () => {
      const outcome = await releaseBooking(id, session);
      if (outcome && outcome.result !== "done") return explainRefusal(refusals, outcome);
      return outcome && work.assignedToNobody;
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
      if (!outcome) return null;
      const { count = 0, hasNewLink, isChanged } = outcome;
      if (count > 0) return work.sentAgain(count);
      if (hasNewLink) return work.emailCorrectedWithLink;
      return isChanged ? work.emailCorrected : { title: work.nothingToSend, tone: "info" };
    }),
    "start-review": form(
      step,
      async (values) => {
        const outcome = await startReview(id, { form: values }, session);
        if (outcome && outcome.result !== "done") return explainRefusal(refusals, outcome);
        return outcome && { title: work.stageForms["in-review"].done, tone: "ok", undo: "undo-review" };
      },
      { invalid: work.reload },
    ),
    "undo-review": form(
      step,
      async (values) => {
        const outcome = await undoReview(id, { form: values }, session);
        if (outcome && outcome.result !== "done")
          return explainRefusal({ changed: cannotUndo, "not-allowed": cannotUndo }, outcome);
        return outcome && work.backToNew;
      },
      { invalid: work.reload },
    ),
    "mark-spam": form(buttonForm, async () => (await markSpam([id], session)) && workflow.markedSpam),
    "unmark-spam": form(buttonForm, async () => (await unmarkSpam([id], session)) && workflow.unmarkedSpam),
  };
  return handleForms<DetailShown>(request, handlers);
}

async function setDate(id: string, date: Date | null, session: Session): Promise<Reply> {
  const outcome = await setCompletionDate(id, { completionDate: date }, session);
  if (!outcome) return null;
  if (outcome.result === "unchanged")
    return { title: date ? text.dateUnchanged : text.dateStillEmpty, tone: "info" };
  return date ? text.dateSet(formatPacificLong(date)) : text.dateRemoved;
}

async function removeNoteOf(id: string, noteId: string, session: Session): Promise<Reply> {
  const outcome = await removeNote(id, noteId, session);
  if (outcome && outcome.result !== "done") return explainRefusal(noteRefusals, outcome);
  return outcome && text.noteRemoved;
}

/** Says of an error that the text is still there: the page shows it again. What is said of an outage elsewhere is for visitors. */
function keepText(error: unknown): FormOutcome {
  const reply = explainError(error);
  const [title = "", advice = "", ...rest] = reply.messages ?? [];
  const isOutage = (reply.status ?? 200) >= 500;
  const advised = isOutage ? text.typedTextStays : text.typedTextStaysAnd(advice);
  return { ...reply, messages: [title, advised, ...rest] };
}
