import { data } from "@remix-run/node";
import type { z } from "zod";
import type { Conflict, SubmittedForm } from "~/booking/stage/change-booking.server";
import { describeChange } from "~/back-office/describe-event";
import type { Overlap } from "~/booking/visit/find-overlaps.server";
import type { Stage } from "~/db/schema.server";
import { readFormOrRefusal, toServerErrorRefusal } from "~/forms/handle-form.server";
import { type Flash, redirectWithFlash } from "~/forms/flash.server";
import { redirectIfSessionEnded } from "~/guard.server";
import { formatAppointment } from "~/lib/pacific-weekday";
import { parseForm, readErrors } from "~/lib/parse-form";
import { readFields } from "~/lib/pick-fields";
import * as text from "~/messages/booking-work";
import { stages } from "~/messages/booking-workflow";
import { paths } from "~/paths";
import type { DayVisits } from "./day-visits.server";
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
  /** Ids of other visits that the person has at that time, if the form asks whether to schedule the visit anyway. */
  overlaps?: string[];
  /** The other visits of the chosen person on the chosen day; null without a choice. */
  day?: DayVisits | null;
}

interface Done {
  result: "done";
  /** Whether the change was one of something that was there before. */
  isChange?: boolean;
}

/** What became of a change; null if there is no such booking. */
type Outcome =
  | Done
  | { result: "unchanged" }
  | Conflict
  | { result: "not-allowed"; stage: Stage }
  | { result: "no-such-staff" }
  | { result: "visit-to-come" }
  | { result: "busy"; overlaps: Overlap[] }
  | null;

interface BookingFormAction<Schema extends z.ZodType> {
  id: string | undefined;
  schema: Schema;
  /** Returns the flash of the booking's page after the change. */
  done: (outcome: Done) => Flash;
  change: (values: z.output<Schema>, form: SubmittedForm) => Promise<Outcome>;
  /** Returns what else the page shows about what was typed, if it shows the form again. */
  describe?: (values: FormReply["values"]) => Promise<Pick<FormReply, "day">>;
}

/**
 * Handles the post of a form that changes a booking, and redirects to the booking's page, also if there was nothing to change.
 * Returns what the form shows again if it is invalid, or if somebody else changed the booking after it was opened.
 *
 * @throws {Response} 404 without such a booking, 405 for other methods, and every response that `change` throws
 */
export async function handleBookingForm<Schema extends z.ZodType<{ formId: string }>>(
  request: Request,
  { id, schema, done, change, describe }: BookingFormAction<Schema>,
) {
  const form = await readFormOrRefusal(request);
  if (!(form instanceof URLSearchParams))
    return data<FormReply>(
      { values: {}, errors: {}, messages: form.messages ?? [] },
      { status: form.status },
    );
  const values = readFields(form, schema);
  const refuse = async (status: number, reply: Partial<FormReply>) =>
    data<FormReply>(
      { values, errors: {}, messages: [], ...(await describe?.(values)), ...reply },
      { status },
    );
  // The buttons "Add lines" and "Show visits" ask for the same form again.
  if (form.has("addLines") || form.has("showVisits")) return await refuse(200, {});
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return await refuse(400, { errors: readErrors(submission) });
  let outcome: Outcome;
  try {
    const submitted = { formId: submission.value.formId, seen: readSeen(form) };
    outcome = await redirectIfSessionEnded(request, () => change(submission.value, submitted));
    if (outcome?.result === "unchanged")
      return await redirectWithFlash(request, paths.bookingDetails(id ?? ""), {
        tone: "info",
        title: text.unchanged,
      });
    if (outcome?.result !== "done") return await refuse(409, explainOutcome(outcome));
  } catch (error) {
    if (error instanceof Response) throw error;
    const { status, messages, headers } = toServerErrorRefusal(error);
    return data<FormReply>({ values, errors: {}, messages: messages ?? [] }, { status, headers });
  }
  return redirectWithFlash(request, paths.bookingDetails(id ?? ""), done(outcome));
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
    case "busy": {
      const { overlaps } = outcome;
      const title = text.busy.title(overlaps[0]?.staffName ?? "");
      const messages = [title, ...overlaps.map(describeOverlap), text.busy.advice];
      return { messages, overlaps: overlaps.map(({ id }) => id) };
    }
  }
}

function describeOverlap({ startsAt, minutes, fullName }: Overlap): string {
  return text.busy.visit(fullName, formatAppointment(startsAt, minutes));
}
