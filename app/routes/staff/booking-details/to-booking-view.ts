import { mapLink, emailLink } from "~/back-office/contact-links";
import { type AnswerName, columnOf, type ConsentField, fields, fieldsOf, isLink } from "~/booking-fields";
import { adviseStaff } from "~/booking/advice/advice-texts";
import { describeService, formatAnswer } from "~/booking/answers/format-answer";
import { suggestedAnswer } from "~/booking/answers/suggested-answer";
import { answerGroups, textsOf } from "~/booking/form/steps";
import { readLocation } from "~/booking/location";
import type { Quote } from "~/booking/quote/quote";
import type { Booking } from "~/booking/record/find-booking.server";
import { formatReference } from "~/booking/reference";
import { bookingSchema } from "~/booking/schema";
import { isClosed } from "~/booking/stage/stages";
import type { Visit } from "~/booking/visit/find-visit.server";
import { isOver } from "~/booking/visit/visit";
import { describeType } from "~/files/describe-type";
import { fileTag, formatFileSize } from "~/files/rules";
import type { StoredFile } from "~/files/stored-files.server";
import { formatPacific, formatPacificDay, formatPacificLong, toPacificInput } from "~/lib/pacific-time";
import { formatPacificSpan } from "~/lib/pacific-weekday";
import { formatPhone, telephoneLink } from "~/lib/phone";
import * as bookingAnswersText from "~/messages/booking-answers";
import * as text from "~/messages/booking-details";
import { byPhone } from "~/messages/staff-entry";
import * as uiText from "~/messages/ui";

export interface AnswerView {
  label: string;
  /** Null if the customer gave no answer. */
  value: string | null;
  /** Shown instead of the value; `note` is shown beside the link. */
  link?: { href: string; label: string; note?: string };
}

export type BookingView = ReturnType<typeof toBookingView>;

interface BookingRecord {
  booking: Booking;
  files: StoredFile[];
  quotes: Quote[];
  visit: Visit | null;
  /** The author of the entry, if the request came by phone. */
  enteredBy?: string | undefined;
  /** Who added a file for the customer, by the file's stored name. */
  addedBy?: ReadonlyMap<string, string>;
}

/** Formats a booking for the page. Dates are formatted on the server, because a browser may format them differently. */
export function toBookingView({ booking, files, quotes, visit, enteredBy, addedBy }: BookingRecord) {
  const isEnded = isClosed(booking.stage);
  const decided = { visit: isEnded || visit !== null, quote: isEnded || quotes.length > 0 };
  const hasUpcomingVisit = visit !== null && !isOver(visit, new Date());
  return {
    id: booking.id,
    reference: formatReference(booking.reference),
    fullName: booking.fullName,
    status: booking.status,
    /** Null unless the booking's personal data were erased. */
    erased: booking.erasedAt && formatPacificLong(booking.erasedAt),
    service: describeService(booking),
    phone: toPhoneLink(booking.phone) ?? { href: null, label: booking.phone },
    email: { href: emailLink(booking.email), label: booking.email },
    place: toPlaceLink(booking.serviceLocation),
    advice: adviseStaff(booking, decided).map(({ field, text }) => ({
      label: bookingAnswersText.answerLabels[field],
      text,
    })),
    created: formatPacificLong(booking.createdAt),
    createdDay: formatPacificDay(booking.createdAt),
    completion: booking.completionDate && formatPacific(booking.completionDate),
    completionInput: booking.completionDate ? toPacificInput(booking.completionDate) : "",
    ...groupAnswers(booking, hasUpcomingVisit ? visitAnswers : new Set()),
    groups: answerGroups.map(({ number, answers }) => ({
      title: textsOf(number).name,
      answers: answers.map((name) => toPrintedAnswer(booking, name)),
    })),
    consents: toConsentsView(booking, enteredBy),
    files: files.map((file) => toFileView(file, addedBy?.get(file.storedName))),
  };
}

const headerAnswers: ReadonlySet<AnswerName> = new Set(["fullName", "email", "phone", "service"]);

/** Answers that the crew needs on the way. The page shows them with an upcoming visit. */
const visitAnswers: ReadonlySet<AnswerName> = new Set(["serviceLocation", "accessInstructions"]);

/**
 * Groups the answers below the header: those that the customer chose, unchanged defaults, and unanswered ones.
 *
 * @param withVisit the answers that the page shows with the visit
 */
function groupAnswers(booking: Booking, withVisit: ReadonlySet<AnswerName>) {
  const names = answerGroups.flatMap(({ answers }): readonly AnswerName[] => answers);
  const answers = names
    .filter((name) => !headerAnswers.has(name))
    .map((name) => ({ name, ...toScreenAnswer(booking, name), isDefault: isFormDefault(booking, name) }));
  const givenAnswers = answers.filter(({ value }) => value !== null);
  const chosenAnswers = givenAnswers.filter(({ isDefault }) => !isDefault);
  return {
    visitAnswers: chosenAnswers.filter(({ name }) => withVisit.has(name)),
    request: {
      answered: chosenAnswers.filter(({ name }) => !withVisit.has(name)),
      /** The form's defaults, which the customer may not have chosen deliberately. */
      suggested: givenAnswers.filter(({ isDefault }) => isDefault),
      unanswered: answers.filter(({ value }) => value === null).map(({ label }) => label),
    },
  };
}

/** Dates have a weekday and no time zone, because the page names the time zone once. */
function toScreenAnswer(booking: Booking, name: AnswerName): AnswerView {
  const value = name in booking ? booking[name as AnswerName & keyof Booking] : null;
  const text = value instanceof Date ? formatPacificSpan(value) : formatAnswer(name, value);
  return { label: bookingAnswersText.answerLabels[name], value: text, link: toAnswerLink(booking, name) };
}

function toConsentsView(booking: Booking, enteredBy: string | undefined) {
  return fieldsOf(5).map((name) => {
    const { version }: ConsentField = fields[name];
    const givenAt = booking[columnOf(name)];
    return {
      label: bookingAnswersText.answerLabels[name],
      ...describeConsent(givenAt, version && booking[version], enteredBy),
      isForbidden: name === "showcaseConsent" && !givenAt,
    };
  });
}

function toPrintedAnswer(booking: Booking, name: AnswerName): AnswerView & { isDefault: boolean } {
  const value = name in booking ? formatAnswer(name, booking[name as AnswerName & keyof Booking]) : null;
  return {
    label: bookingAnswersText.answerLabels[name],
    value,
    isDefault: isFormDefault(booking, name),
    link: toAnswerLink(booking, name),
  };
}

/** Returns whether an answer is the form's default, which staff must not take for a choice. */
function isFormDefault(booking: Booking, name: AnswerName): boolean {
  const suggested =
    suggestedAnswer(name, booking.service) ?? bookingSchema.shape[name].safeParse(undefined).data;
  return name in booking && booking[name as AnswerName & keyof Booking]?.toString() === suggested?.toString();
}

function toPhoneLink(phone: string): { href: string; label: string } | undefined {
  const href = telephoneLink(phone);
  return href ? { href, label: formatPhone(phone) } : undefined;
}

function toAnswerLink(booking: Booking, name: AnswerName): AnswerView["link"] {
  switch (name) {
    case "email":
      return { href: emailLink(booking.email), label: booking.email };
    case "phone":
      return toPhoneLink(booking.phone);
    case "serviceLocation": {
      const location = readLocation(booking.serviceLocation);
      return location
        ? { href: location.href, label: text.location, note: location.coordinates }
        : toPlaceLink(booking.serviceLocation);
    }
    default:
      return isLink(name) && booking[name] ? { href: booking[name], label: booking[name] } : undefined;
  }
}

/** Links to a map. Coordinates are their own label. */
function toPlaceLink(serviceLocation: string): { href: string; label: string } {
  const location = readLocation(serviceLocation);
  return location
    ? { href: location.href, label: location.coordinates }
    : { href: mapLink(serviceLocation), label: serviceLocation };
}

/**
 * Describes whether, and when, a consent was given.
 *
 * @param version of the accepted text, if it has versions
 * @returns `printed` has only the day, to fit on one line of the job sheet
 */
function describeConsent(givenAt: Date | null, version: number | null = null, enteredBy?: string) {
  if (!givenAt) return { value: uiText.notGiven, printed: uiText.notGiven };
  const describe = (day: string) => {
    const consent = version === null ? text.accepted(day) : text.acceptedVersion(version, day);
    return enteredBy === undefined ? consent : byPhone(consent, enteredBy);
  };
  return { value: describe(formatPacific(givenAt)), printed: describe(formatPacificDay(givenAt)) };
}

function toFileView({ storedName, originalName, byteSize }: StoredFile, addedBy?: string) {
  return {
    storedName,
    name: originalName,
    type: describeType(originalName),
    addedBy,
    size: formatFileSize(byteSize),
    tag: fileTag(originalName),
  };
}
