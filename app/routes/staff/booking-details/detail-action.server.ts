import type { SubmissionResult } from "@conform-to/react";
import { findBooking } from "~/booking/record/find-booking.server";
import { completionSchema } from "~/booking/record/completion-date";
import { setCompletionDate } from "~/booking/record/completion-date.server";
import { correctionSchema } from "~/booking/request/correct-email.server";
import { noteSchema } from "~/booking/record/note";
import { addNote, NoteOfAnotherError, removeNote } from "~/booking/record/notes.server";
import * as text from "~/messages/booking-changes";
import { formatPacificLong } from "~/lib/pacific-time";
import { markPending, markViewed } from "~/booking/record/set-status.server";
import { messageSchema } from "~/booking/conversation/message";
import { reportError } from "~/server/report-error.server";
import { readForm } from "~/forms/read-form.server";
import { parseForm } from "~/lib/parse-form";
import { redirectIfSessionEnded } from "~/guard.server";
import type { Session } from "~/staff/sessions/sessions.server";
import { type DetailAction, redirectToBooking, refuse } from "./detail-reply.server";
import { type Intent, noteReferenceSchema, readIntent } from "./intents";
import { workActions } from "./work-actions.server";
import { bookingNotFound } from "./detail-loader.server";

/** Runs the intent of a submitted form and redirects to the page with a flash message. */
export async function handleDetailPost(request: Request, id: string | undefined, session: Session) {
  const form = await readForm(request).catch(toUnreadableRefusal);
  if (!(form instanceof URLSearchParams)) return form;
  const intent = readIntent(form);
  if (!intent) throw new Response(text.unknownForm, { status: 400 });
  // A page that was opened before the erasure must not bring data back.
  if ((await findBooking(id))?.erasedAt) throw bookingNotFound(form.get("text") ?? undefined);
  try {
    return await redirectIfSessionEnded(request, () => actions[intent]({ request, id, session, form }));
  } catch (error) {
    const { failure, init } = reportError(error);
    return refuse(
      { intent, failure: { ...failure, advice: text.typedTextStays }, result: toUnsavedResult(intent, form) },
      init,
    );
  }
}

const actions: Record<Intent, DetailAction> = {
  "mark-viewed": async ({ request, id, session }) => {
    if (!(await markViewed(id, session))) throw bookingNotFound();
    return redirectToBooking(request, id, text.markedViewed);
  },

  "mark-pending": async ({ request, id, session }) => {
    if (!(await markPending(id, session))) throw bookingNotFound();
    return redirectToBooking(request, id, text.markedPending);
  },

  "set-completion-date": async ({ request, id, session, form }) => {
    const submission = parseForm(form, completionSchema);
    if (submission.status !== "success")
      return refuse({ intent: "set-completion-date", result: submission.reply() }, { status: 400 });
    const { completionDate } = submission.value;
    const isChanged = await setCompletionDate(id, completionDate, session);
    if (isChanged === null) throw bookingNotFound();
    if (!isChanged)
      return redirectToBooking(
        request,
        id,
        completionDate ? text.dateUnchanged : text.dateStillEmpty,
        "info",
      );
    return redirectToBooking(
      request,
      id,
      completionDate ? text.dateSet(formatPacificLong(completionDate)) : text.dateRemoved,
    );
  },

  "add-note": async ({ request, id, session, form }) => {
    const submission = parseForm(form, noteSchema);
    if (submission.status !== "success")
      return refuse({ intent: "add-note", result: submission.reply() }, { status: 400 });
    if (!(await addNote(id, submission.value, session))) throw bookingNotFound(submission.value.text);
    return redirectToBooking(request, id, text.noteAdded);
  },

  "remove-note": async ({ request, id, session, form }) => {
    const submission = parseForm(form, noteReferenceSchema);
    if (submission.status !== "success") throw new Response(text.noteMissing, { status: 400 });
    try {
      if (!(await removeNote(id, submission.value.noteId, session))) throw bookingNotFound();
    } catch (error) {
      if (!(error instanceof NoteOfAnotherError)) throw error;
      throw new Response(text.noteOfAnother, { status: 403 });
    }
    return redirectToBooking(request, id, text.noteRemoved);
  },

  ...workActions,
};

/** Turns the rejection of a body that cannot be read into action data, so the page stays. */
async function toUnreadableRefusal(error: unknown) {
  if (!(error instanceof Response)) throw error;
  const failure = { title: await error.text(), advice: text.typedTextMayStay };
  return refuse({ intent: null, failure }, { status: error.status });
}

/** Returns a submission result that fills the form with the submitted values again. */
function toUnsavedResult(intent: Intent, form: URLSearchParams): SubmissionResult {
  const options = { formErrors: [text.notSaved] };
  if (intent === "send-message") return parseForm(form, messageSchema).reply(options);
  if (intent === "correct-email") return parseForm(form, correctionSchema).reply(options);
  return parseForm(form, intent === "add-note" ? noteSchema : completionSchema).reply(options);
}
