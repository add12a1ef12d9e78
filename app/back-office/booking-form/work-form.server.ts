import type { OwnerChange, MailedForm, SubmittedForm } from "~/booking/change/change-booking.server";
import type { MailFields } from "~/booking/change/form-fields";
import { readListPosition } from "~/booking/list/list-position";
import type { FormPost, ParseOptions, TypedValues } from "~/forms/form-post.server";
import * as text from "~/messages/booking-work";
import { paths } from "~/paths";
import type { BookingRefusalData } from "~/refusals/booking.server";
import type { FlashInput } from "~/server/flash.server";
import type { OfferedPrice } from "~/settings/lists/price";
import type { OfferedReply } from "~/settings/lists/saved-reply";
import { takeReply } from "./offered-replies.server";
import type { VisitTimes } from "./visit-times.server";

/** Data for a page that shows a posted form again. */
export interface BookingResultData extends BookingRefusalData {
  /**
   * The last event that the user had seen when they opened the form. The customer's later events stay unread even if the page sends a newer
   * `seen`.
   */
  read?: number | undefined;
  taken?: OfferedPrice | undefined;
  times?: VisitTimes;
  reply?: OfferedReply | undefined;
}

/** Names of the buttons that post a form without saving it. */
const viewButtons = ["addLines", "showVisits", "takePrice", "useReply"];

/** Returns whether the post only shows the form again, for example with more lines, and saves nothing. */
export function isOnlyViewed({ fields }: FormPost): boolean {
  return viewButtons.some((name) => fields.has(name));
}

/**
 * Returns the options with which a form that changes a booking is parsed. If somebody else changed the booking since the form was opened,
 * the page shows the form again.
 *
 * @param describe returns further data for that page, from the input
 */
export function workOptions(
  { fields }: FormPost,
  bookingId: string,
  describe?: (typed: TypedValues) => Promise<BookingResultData>,
): ParseOptions {
  return {
    describe: async (typed): Promise<BookingResultData> => ({
      ...(await describe?.(typed)),
      reply: await takeReply(bookingId, typed),
      ...readKnown(fields),
    }),
  };
}

export function toMailedForm(
  { sendMail, mailText, ...values }: MailFields & { formId: string },
  form: URLSearchParams,
): MailedForm {
  return { mailText: sendMail ? mailText : null, form: toSubmittedForm(values, form) };
}

/** For a form without an email. */
export function toSubmittedForm({ formId }: { formId: string }, form: URLSearchParams): SubmittedForm {
  const { seen = 0, read } = readKnown(form);
  return { formId, seen, read };
}

/** Reads the ids of the last seen and the last read event. A form with one button sends only `seen`, which then counts for both. */
function readKnown(form: URLSearchParams) {
  const [seen, read = seen] = ["seen", "read"].map((name) => {
    const id = form.get(name) ?? "";
    return /^\d{1,15}$/.test(id) ? Number(id) : undefined;
  });
  return { seen, read };
}

/**
 * Returns the flash message of a change. If the change made the acting user the booking's owner, the message says so and offers to undo
 * that.
 */
export function toWorkFlash(title: string, changed: OwnerChange & { result: string }): FlashInput {
  return changed.becomesOwner ? { title, advice: text.becameOwner, undo: "release" } : title;
}

/** Returns the path of the booking's page, with the list that the booking was opened from. */
export function pathOfBooking(request: Request, id = ""): string {
  return paths.bookingDetails(id, readListPosition(new URL(request.url).searchParams));
}
