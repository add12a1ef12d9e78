import { redirect } from "@remix-run/node";
import type { Staff } from "~/access/session";
import { mapLink } from "~/back-office/contact-links";
import { describeService } from "~/booking/answers/format-answer";
import { findLastMessage } from "~/booking/conversation/messages.server";
import { readableBooking } from "~/booking/form/readable-answers";
import { toGreeting, toSignature } from "~/booking/mail/greeting";
import { describeNonEnglishLanguage } from "~/booking/other-language";
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
  /** From the URL, not validated. */
  id: string | undefined;
  staff: Staff;
  /** Kinds of event that the form records. */
  eventKinds: readonly BookingEventKind[];
  /** Whether the booking's stage allows the form. The booking's page must use the same rule. */
  isAllowed: (booking: Booking) => boolean | Promise<boolean>;
}

/**
 * Loads the booking for a form and the values that every such form needs. A rejected form stays open with its input and the reason, even if
 * the stage no longer allows it.
 *
 * @throws {Response} 404; a redirect to the booking's page if the booking is spam, or, with a message, if its stage does not allow the form
 */
export async function loadFormHead(request: Request, { id, staff, eventKinds, isAllowed }: BookingForm) {
  if (!isUuid(id)) throw bookingMissing();
  const seen = await findLastEventId(id);
  const booking = await requireBooking(id);
  // Spam cannot be worked on; the booking's page says so and can unmark it.
  if (booking.spamAt) throw redirect(paths.bookingDetails(booking.id));
  const isRefused = showsRefusedForm(request);
  const lastOwn = await findLastEventId(id, { kinds: eventKinds, actor: staff.email });
  if (!(await isAllowed(booking)) && !isRefused) {
    const flash = { tone: "info", title: stageForbids(stages[booking.stage]) } as const;
    throw await redirectWithFlash(request, pathOfBooking(request, booking.id), flash);
  }
  const head = {
    id: booking.id,
    reference: formatReference(booking.reference),
    fullName: booking.fullName,
    service: describeService(booking),
    /** Null for English. */
    language: describeNonEnglishLanguage(booking),
    request: await summarizeRequest(booking),
    replies: await offerReplies(booking, !eventKinds.includes("visit-scheduled")),
    /** The first line of the mail; `signature` is its last one. */
    greeting: withLocale(booking.language, () => toGreeting(booking.fullName)),
    signature: toSignature(staff.fullName),
    // Changes only when this person sends the form, so unsent input with another id is obsolete.
    formId: digestToUuid([booking.id, staff.id, eventKinds, lastOwn]),
    /** The last event that the form's page shows. It is read before the page's other data, so a later event counts as unseen. */
    seen,
  };
  return { booking, head, isRefused };
}

export type FormHead = Awaited<ReturnType<typeof loadFormHead>>["head"];

/** Loads the facts that staff need while they write a quote, a visit or a mail. */
async function summarizeRequest(booking: Booking) {
  const [files, last] = await Promise.all([findBookingFiles(booking.id), findLastMessage(booking.id)]);
  const answers = readableBooking(booking)
    .flatMap(({ items }) => items)
    // The form's head already shows the name.
    .filter(({ name }) => name !== "fullName");
  return {
    received: formatPacificDay(booking.createdAt),
    answers: answers.flatMap(({ name, label, value, href }) => {
      if (value === null) return [];
      const link = name === "serviceLocation" ? (href ?? mapLink(value)) : undefined;
      return [{ label, value, link }];
    }),
    unanswered: answers.filter(({ value }) => value === null).map(({ label }) => label),
    lastMessage: last && {
      // Null if the customer wrote it.
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
