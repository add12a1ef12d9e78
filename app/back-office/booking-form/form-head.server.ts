import { redirect } from "@remix-run/node";
import type { Staff } from "~/access/session";
import { addressLink } from "~/back-office/contact-links";
import { findLastMessage } from "~/booking/conversation/messages.server";
import { describeService } from "~/booking/format-answer";
import { toGreeting, toSignature } from "~/booking/mail/greeting";
import { otherLanguage } from "~/booking/other-language";
import { readableBooking } from "~/booking/readable-answers";
import { findLastEventId } from "~/booking/record/events.server";
import type { Booking } from "~/booking/record/find-booking.server";
import { formatReference } from "~/booking/reference";
import type { BookingEventKind } from "~/db/schema.server";
import { fileTag, formatFileSize } from "~/files/rules";
import { findBookingFiles } from "~/files/stored-files.server";
import { showsRefusedForm } from "~/forms/form-page.server";
import { formatPacificDay, formatPacificLong } from "~/lib/pacific-time";
import { formatPacificSpanLong } from "~/lib/pacific-weekday";
import { digestToUuid } from "~/lib/sha256.server";
import { isUuid } from "~/lib/uuid";
import { stages } from "~/messages/booking-state";
import { stageForbids } from "~/messages/booking-work";
import { withLocale } from "~/messages/current-locale.server";
import { paths } from "~/paths";
import { bookingMissing, requireBooking } from "~/refusals/booking.server";
import { redirectWithFlash } from "~/server/flash.server";
import { offerReplies } from "./offered-replies.server";
import { pathOfBooking } from "./work-form.server";

interface BookingForm {
  /** Of the booking in the URL, not validated. */
  id: string | undefined;
  staff: Staff;
  /** The events that the form causes. */
  own: readonly BookingEventKind[];
  /** Whether the form is offered in the stage of a booking, as the booking's page does. */
  isAllowed: (booking: Booking) => boolean | Promise<boolean>;
}

/**
 * Loads the booking for a form about it, and what the form carries along. A form that was refused stays open in a stage that no longer
 * allows it: it shows what was typed, and why it was refused.
 *
 * @throws {Response} 404; a redirect to the booking's page if it is marked as spam, or its stage does not allow the form, which it says
 */
export async function loadFormHead(request: Request, { id, staff, own, isAllowed }: BookingForm) {
  if (!isUuid(id)) throw bookingMissing();
  const seen = await findLastEventId(id);
  const booking = await requireBooking(id);
  // No work is done on spam: its page says so, and how to undo it.
  if (booking.spamAt) throw redirect(paths.bookingDetails(booking.id));
  const isRefused = showsRefusedForm(request);
  const lastOwn = await findLastEventId(id, { kinds: own, actor: staff.email });
  if (!(await isAllowed(booking)) && !isRefused) {
    const flash = { tone: "info", title: stageForbids(stages[booking.stage]) } as const;
    throw await redirectWithFlash(request, pathOfBooking(request, booking.id), flash);
  }
  const head = {
    id: booking.id,
    reference: formatReference(booking.reference),
    fullName: booking.fullName,
    service: describeService(booking),
    /** The language that the customer reads; null for English. */
    language: otherLanguage(booking),
    request: await summarizeRequest(booking),
    replies: await offerReplies(booking, !own.includes("visit-scheduled")),
    /** The first and the last line of the mail. */
    greeting: withLocale(booking.language, () => toGreeting(booking.fullName)),
    signature: toSignature(staff.fullName),
    // Changes once this person has sent the form, and only then: what is typed into it until then is kept under this id.
    formId: digestToUuid([booking.id, staff.id, own, lastOwn]),
    /** The last event that the form knows. Read before what the form shows: what comes meanwhile counts as not seen. */
    seen,
  };
  return { booking, head, isRefused };
}

export type FormHead = Awaited<ReturnType<typeof loadFormHead>>["head"];

/** Loads what somebody reads while they write a quote, a visit or a mail about a booking. */
async function summarizeRequest(booking: Booking) {
  const [files, last] = await Promise.all([findBookingFiles(booking.id), findLastMessage(booking.id)]);
  const answers = readableBooking(booking)
    .flatMap(({ items }) => items)
    // The head of the form shows it.
    .filter(({ name }) => name !== "fullName");
  return {
    received: formatPacificDay(booking.createdAt),
    answers: answers.flatMap(({ name, label, value, href }) => {
      if (value === null) return [];
      const link = name === "serviceLocation" ? (href ?? addressLink(value)) : undefined;
      return [{ label, value, link }];
    }),
    /** The labels of what the customer did not answer. */
    unanswered: answers.filter(({ value }) => value === null).map(({ label }) => label),
    lastMessage: last && {
      // Null for the customer.
      author: last.author === null ? null : last.authorName || last.author,
      text: last.text,
      proposed: last.proposedAt && formatPacificSpanLong(last.proposedAt),
      when: formatPacificLong(last.createdAt),
    },
    files: files.map(({ storedName, originalName, byteSize }) => ({
      storedName,
      name: originalName,
      size: formatFileSize(byteSize),
      tag: fileTag(originalName),
    })),
  };
}
