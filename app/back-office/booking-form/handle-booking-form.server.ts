import { data } from "@remix-run/node";
import type { z } from "zod";
import type { Conflict, SubmittedForm } from "~/booking/stage/change-booking.server";
import { describeChange } from "~/back-office/describe-event";
import type { Stage } from "~/db/schema.server";
import { readFormOrRefusal, toServerErrorRefusal } from "~/forms/handle-form.server";
import { type Flash, redirectWithFlash } from "~/forms/flash.server";
import { redirectIfSessionEnded } from "~/guard.server";
import { parseForm, readErrors } from "~/lib/parse-form";
import { readFields } from "~/lib/pick-fields";
import * as text from "~/messages/booking-work";
import { stages } from "~/messages/booking-workflow";
import { paths } from "~/paths";
import { bookingMissing } from "./form-head.server";

/** What a rejected form shows again. */
export interface FormReply {
  /** What was typed, by field. */
  values: Record<string, string | string[]>;
  errors: Record<string, string[]>;
  /** What happened, then what to do. */
  messages: string[];
  /** The last change that the page now knows; undefined if it is the one of the form. */
  seen?: number;
}

/** What became of a change; null if there is no such booking. */
type Outcome =
  | { result: "done" }
  | { result: "unchanged" }
  | Conflict
  | { result: "not-allowed"; stage: Stage }
  | { result: "no-such-staff" }
  | { result: "visit-to-come" }
  | null;

interface BookingFormAction<Schema extends z.ZodType> {
  id: string | undefined;
  schema: Schema;
  /** Returns the flash of the booking's page after the change. */
  done: () => Flash | Promise<Flash>;
  change: (values: z.output<Schema>, form: SubmittedForm) => Promise<Outcome>;
}

/**
 * Handles the post of a form that changes a booking, and redirects to the booking's page, also if there was nothing to change.
 * Returns what the form shows again if it is invalid, or if somebody else changed the booking after it was opened.
 *
 * @throws {Response} 404 without such a booking, 405 for other methods, and every response that `change` throws
 */
export async function handleBookingForm<Schema extends z.ZodType<{ formId: string }>>(
  request: Request,
  { id, schema, done, change }: BookingFormAction<Schema>,
) {
  const form = await readFormOrRefusal(request);
  if (!(form instanceof URLSearchParams))
    return data<FormReply>(
      { values: {}, errors: {}, messages: form.messages ?? [] },
      { status: form.status },
    );
  const values = readFields(form, schema);
  const refuse = (status: number, reply: Partial<FormReply>, headers?: HeadersInit) =>
    data<FormReply>({ values, errors: {}, messages: [], ...reply }, { status, headers });
  // An "Add lines" button asks for the same form again.
  if (form.has("addLines")) return refuse(200, {});
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return refuse(400, { errors: readErrors(submission) });
  try {
    const submitted = { formId: submission.value.formId, seen: readSeen(form) };
    const outcome = await redirectIfSessionEnded(request, () => change(submission.value, submitted));
    if (outcome?.result === "unchanged")
      return await redirectWithFlash(request, paths.bookingDetails(id ?? ""), {
        tone: "info",
        title: text.unchanged,
      });
    if (outcome?.result !== "done") return refuse(409, explainOutcome(outcome));
  } catch (error) {
    if (error instanceof Response) throw error;
    const { status, messages, headers } = toServerErrorRefusal(error);
    return refuse(status, { messages }, headers);
  }
  return redirectWithFlash(request, paths.bookingDetails(id ?? ""), await done());
}

function readSeen(form: URLSearchParams): number {
  const seen = form.get("seen") ?? "";
  return /^\d{1,15}$/.test(seen) ? Number(seen) : 0;
}

function explainOutcome(outcome: Exclude<Outcome, { result: "done" | "unchanged" }>): Partial<FormReply> {
  if (!outcome) throw bookingMissing();
  switch (outcome.result) {
    case "changed": {
      const { changes, seen } = outcome;
      return { messages: [text.conflictTitle, ...changes.map(describeChange), text.conflictAdvice], seen };
    }
    case "not-allowed":
      return { messages: [text.notAllowed(stages[outcome.stage]), text.notAllowedAdvice] };
    case "no-such-staff":
      return { errors: { staffId: [text.noSuchStaff] } };
    case "visit-to-come":
      return { errors: { visit: [text.visitToCome.missing] } };
  }
}
