import type { z } from "zod";
import type { BecomesOwner, MailedForm, SubmittedForm } from "~/booking/change/change-booking.server";
import type { MailFields } from "~/booking/change/form-fields";
import { readListPosition } from "~/booking/list/list-position";
import { type FormPost, parsePost } from "~/forms/form-post.server";
import * as text from "~/messages/booking-work";
import { paths } from "~/paths";
import type { BookingRefusalShown } from "~/refusals/booking.server";
import type { FlashInput } from "~/server/flash.server";
import type { OfferedPrice } from "~/settings/lists/price";
import type { OfferedReply } from "~/settings/lists/saved-reply";
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

/** Buttons that send a form only to see it again. */
const viewButtons = ["addLines", "showVisits", "takePrice", "useReply"];

/** Whether the form was sent only to see it again, such as with more lines. */
export function isOnlyViewed({ fields }: FormPost): boolean {
  return viewButtons.some((name) => fields.has(name));
}

/**
 * Parses a form that works on a booking. Its page shows it again if somebody else changed the booking after it was opened.
 *
 * @param describe returns what else the page shows about what was typed, if it shows the form again
 */
export function parseWorkPost<Schema extends z.ZodType>(
  post: FormPost,
  bookingId: string,
  schema: Schema,
  describe?: (typed: Record<string, string | string[]>) => Promise<BookingFormShown>,
) {
  return parsePost(post, schema, {
    describe: async (typed): Promise<BookingFormShown> => ({
      ...(await describe?.(typed)),
      reply: await takeReply(bookingId, typed),
      ...readKnown(post.fields),
    }),
  });
}

/** Returns what a form that works on a booking sends beside its own fields. */
export function toMailedForm(
  { sendMail, mailText, ...values }: MailFields & { formId: string },
  form: URLSearchParams,
): MailedForm {
  return { mailText: sendMail ? mailText : null, form: toSubmittedForm(values, form) };
}

/** The same, for a form without an email. */
export function toSubmittedForm({ formId }: { formId: string }, form: URLSearchParams): SubmittedForm {
  const { seen = 0, read } = readKnown(form);
  return { formId, seen, read };
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

/** Returns the path of the booking's page, which keeps the list that it was opened from. */
export function pathOfBooking(request: Request, id = ""): string {
  return paths.bookingDetails(id, readListPosition(new URL(request.url).searchParams));
}
