import type { SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/node";
import { completionSchema } from "~/booking/record/completion";
import { setCompletionDate } from "~/booking/record/completion.server";
import { noteSchema } from "~/booking/record/note";
import { addNote, NoteOfAnotherError, removeNote } from "~/booking/record/notes.server";
import { formatPacificLong } from "~/lib/pacific-time";
import { markPending, markViewed } from "~/booking/record/set-status.server";
import { reportError, type ErrorReport } from "~/server/report-error.server";
import { readForm } from "~/forms/read-form.server";
import { redirectWithFlash } from "~/forms/flash.server";
import { parseForm } from "~/lib/parse-form";
import { paths } from "~/paths";
import { redirectIfSessionEnded } from "~/guard.server";
import type { Session } from "~/staff/sessions/sessions.server";
import { type Intent, noteReferenceSchema, readIntent } from "./intents";
import { noBooking } from "./no-booking.server";

/** What the action answers when it did not do what was asked: every other answer is a redirect. */
export interface DetailRefusal {
  /** The form that was sent; null when it did not arrive. */
  intent: Intent | null;
  /** What is wrong with it, and what was typed. */
  result?: SubmissionResult;
  failure?: ErrorReport;
}

interface Post {
  request: Request;
  /** The booking's, as the address has it. */
  id: string | undefined;
  session: Session;
  form: URLSearchParams;
}

/** Does what one of the page's forms asks for, and goes back to the page with a notice. */
export async function handleDetailPost(request: Request, id: string | undefined, session: Session) {
  const form = await readForm(request).catch(refuseUnreadable);
  if (!(form instanceof URLSearchParams)) return form;
  const intent = readIntent(form);
  if (!intent)
    throw new Response("This page does not know what to do with that form. Load it again, then try again.", {
      status: 400,
    });
  try {
    return await redirectIfSessionEnded(request, () => actions[intent]({ request, id, session, form }));
  } catch (error) {
    const { failure, init } = reportError(error);
    const advice = "What you typed is still here. Wait a minute and try again.";
    return refuse({ intent, failure: { ...failure, advice }, result: typed(intent, form) }, init);
  }
}

const actions: Record<Intent, (post: Post) => Promise<Response | ReturnType<typeof refuse>>> = {
  "mark-viewed": async ({ request, id, session }) => {
    if (!(await markViewed(id, session))) throw noBooking();
    return redirectToBooking(request, id, "Marked as viewed.");
  },

  "mark-pending": async ({ request, id, session }) => {
    if (!(await markPending(id, session))) throw noBooking();
    return redirectToBooking(request, id, "Marked as pending again.");
  },

  "set-completion-date": async ({ request, id, session, form }) => {
    const submission = parseForm(form, completionSchema);
    if (submission.status !== "success")
      return refuse({ intent: "set-completion-date", result: submission.reply() }, { status: 400 });
    const { completionDate } = submission.value;
    if (!(await setCompletionDate(id, completionDate, session))) throw noBooking();
    return redirectToBooking(
      request,
      id,
      completionDate
        ? `Completion date set to ${formatPacificLong(completionDate)}.`
        : "The booking has no completion date now.",
    );
  },

  "add-note": async ({ request, id, session, form }) => {
    const submission = parseForm(form, noteSchema);
    if (submission.status !== "success")
      return refuse({ intent: "add-note", result: submission.reply() }, { status: 400 });
    if (!(await addNote(id, submission.value, session))) throw noBooking(submission.value.text);
    return redirectToBooking(request, id, "Note added.");
  },

  "remove-note": async ({ request, id, session, form }) => {
    const submission = parseForm(form, noteReferenceSchema);
    if (submission.status !== "success") throw new Response("There is no such note.", { status: 400 });
    try {
      if (!(await removeNote(id, submission.value.noteId, session))) throw noBooking();
    } catch (error) {
      if (!(error instanceof NoteOfAnotherError)) throw error;
      throw new Response("Only its author or an administrator can remove a note.", { status: 403 });
    }
    return redirectToBooking(request, id, "Note removed.");
  },
};

function refuse(answer: DetailRefusal, init: ResponseInit) {
  return data(answer, init);
}

function redirectToBooking(request: Request, id = "", title: string): Promise<Response> {
  return redirectWithFlash(request, paths.bookingDetails(id), { tone: "ok", title });
}

/** A form that is too large or did not come through is no reason to take the page away. */
async function refuseUnreadable(error: unknown) {
  if (!(error instanceof Response)) throw error;
  const failure = { title: await error.text(), advice: "What you typed may still be here." };
  return refuse({ intent: null, failure }, { status: error.status });
}

/** What a form holds, for the page that shows it again. */
function typed(intent: Intent, form: URLSearchParams): SubmissionResult {
  const schema = intent === "add-note" ? noteSchema : completionSchema;
  return parseForm(form, schema).reply({ formErrors: ["Not saved"] });
}
