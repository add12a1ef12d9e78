import type { z } from "zod";
import type { BecomesOwner, SubmittedForm } from "~/booking/change/change-booking.server";
import { changeForm } from "~/forms/define-form.server";
import type { FlashInput } from "~/forms/flash.server";
import { handleForm } from "~/forms/handle-form.server";
import {
  type BookingRefusal,
  bookingRefusals,
  type BookingRefusalShown,
} from "~/forms/refusals/booking.server";
import * as text from "~/messages/booking-work";
import type { OfferedPrice } from "~/settings/lists/price";
import type { OfferedReply } from "~/settings/lists/saved-reply";
import { pathOfBooking } from "./form-head.server";
import { takeReply } from "./offered-replies.server";
import type { VisitTimes } from "./visit-times.server";

/** What else the page of a form shows when it shows the form again. */
export interface BookingFormShown extends BookingRefusalShown {
  /** The last event of before the form was opened: what the customer did since stays unread, whatever the page names. */
  read?: number | undefined;
  /** The price that the form's button adds to the lines of a quote. */
  taken?: OfferedPrice | undefined;
  /** What the form of a visit says of the chosen date and person. */
  times?: VisitTimes;
  /** The saved reply that the form's button inserts into the text of the mail. */
  reply?: OfferedReply | undefined;
}

interface BookingChanged extends BecomesOwner {
  result: "done";
  /** Whether the change was one of something that was there before. */
  isChange?: boolean;
}

/** What became of a change; null if there is no such booking. */
type BookingChangeResult = BookingChanged | { result: "unchanged" } | BookingRefusal | null;

interface BookingFormAction<Schema extends z.ZodType> {
  id: string | undefined;
  schema: Schema;
  /** Returns what the booking's page says after the change. */
  done: (changed: BookingChanged) => string;
  change: (values: z.output<Schema>, form: SubmittedForm) => Promise<BookingChangeResult>;
  /** Returns what else the page shows about what was typed, if it shows the form again. */
  describe?: (typed: Record<string, string | string[]>) => Promise<BookingFormShown>;
}

/**
 * Handles the post of a form that changes a booking, and redirects to the booking's page, also if there was nothing to change.
 * Shows the form again if it is invalid, or if somebody else changed the booking after it was opened.
 *
 * @throws {Response} 404 without such a booking, and as `handleForm`
 */
export function handleBookingForm<Schema extends z.ZodType<{ formId: string }>>(
  request: Request,
  { id, schema, done, change, describe }: BookingFormAction<Schema>,
) {
  return handleForm(
    request,
    changeForm<Schema, BookingChangeResult, BookingFormShown>({
      schema,
      showAgain: ["addLines", "showVisits", "takePrice", "useReply"],
      describe: async (typed, form) => ({
        ...(await describe?.(typed)),
        reply: await takeReply(id, typed),
        ...readKnown(form),
      }),
      change: (values, form) => {
        const { seen = 0, read } = readKnown(form);
        return change(values, { formId: values.formId, seen, read });
      },
      done: (changed) => toWorkFlash(done(changed), changed),
      refusals: bookingRefusals,
    }),
    pathOfBooking(request, id),
  );
}

/** Returns what the form's page knew; a form of one button has one number for both. */
function readKnown(form: URLSearchParams) {
  const [seen, read = seen] = ["seen", "read"].map((name) => {
    const id = form.get(name) ?? "";
    return /^\d{1,15}$/.test(id) ? Number(id) : undefined;
  });
  return { seen, read };
}

/** Returns what a booking's page says of a change: also that it made the acting person the owner, with a button that undoes that. */
export function toWorkFlash(title: string, changed: BecomesOwner & { result: string }): FlashInput {
  return changed.becomesOwner ? { title, advice: text.becameOwner, undo: "release" } : title;
}
