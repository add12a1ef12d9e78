import type { Cell } from "./export-csv";
import type { Booking } from "~/booking/record/find-booking.server";
import { getStatusLabel } from "~/booking/status";
import { answerLabels } from "~/messages/booking-answers";
import { toPacificInput } from "~/lib/pacific-time";
import { formatReference } from "~/booking/reference";

/** A booking with the email of the staff member who viewed it. */
export type ExportedBooking = Booking & { viewer: string | null };

type Column = [header: string, cell: (booking: ExportedBooking) => Cell];

const zone = "(Pacific time)";

/** Every field of a booking: reference and status first, then the answers in the order of the form. */
const columns: readonly Column[] = [
  ["Reference", ({ reference }) => formatReference(reference)],
  ["Status", ({ status }) => getStatusLabel(status)],
  [`Received ${zone}`, ({ createdAt }) => formatTimestamp(createdAt)],
  [answerLabels.fullName, ({ fullName }) => fullName],
  [answerLabels.email, ({ email }) => email],
  [answerLabels.phone, ({ phone }) => phone],
  [answerLabels.contactMethod, ({ contactMethod }) => contactMethod],
  [answerLabels.company, ({ company }) => company],
  [answerLabels.serviceLocation, ({ serviceLocation }) => serviceLocation],
  [answerLabels.accessInstructions, ({ accessInstructions }) => accessInstructions],
  [answerLabels.scanType, ({ scanType }) => scanType],
  [`${answerLabels.preferredDate} ${zone}`, ({ preferredDate }) => formatTimestamp(preferredDate)],
  [`${answerLabels.backupDate} ${zone}`, ({ backupDate }) => formatTimestamp(backupDate)],
  [answerLabels.purpose, ({ purpose }) => purpose],
  [answerLabels.projectScope, ({ projectScope }) => projectScope],
  [answerLabels.numberOfRooms, ({ numberOfRooms }) => numberOfRooms.join(", ")],
  [answerLabels.outputFormats, ({ outputFormats }) => outputFormats.join(", ")],
  [`${answerLabels.budgetRange} (US dollars)`, ({ budgetRange }) => budgetRange],
  [answerLabels.projectTimeline, ({ projectTimeline }) => projectTimeline],
  [answerLabels.additionalServices, ({ additionalServices }) => additionalServices.join(", ")],
  [answerLabels.specialInstructions, ({ specialInstructions }) => specialInstructions],
  [answerLabels.deliveryPreferences, ({ deliveryPreferences }) => deliveryPreferences.join(", ")],
  [`Completion Date ${zone}`, ({ completionDate }) => formatTimestamp(completionDate)],
  [`Terms Accepted ${zone}`, ({ termsAcceptedAt }) => formatTimestamp(termsAcceptedAt)],
  [`Privacy Consent ${zone}`, ({ privacyConsentAt }) => formatTimestamp(privacyConsentAt)],
  [`Showcase Consent ${zone}`, ({ showcaseConsentAt }) => formatTimestamp(showcaseConsentAt)],
  [`Viewed ${zone}`, ({ viewedAt }) => formatTimestamp(viewedAt)],
  ["Viewed By", ({ viewer }) => viewer ?? ""],
  ["Id", ({ id }) => id],
];

export const exportHeaders: readonly string[] = columns.map(([header]) => header);

/** Converts a booking to a row under `exportHeaders`; a missing value is an empty cell. */
export function toExportRow(booking: ExportedBooking): Cell[] {
  return columns.map(([, cell]) => cell(booking));
}

/** Formats as `2026-12-11 09:30`, which spreadsheets recognize as a date in every locale. */
function formatTimestamp(date: Date | null): string {
  return date ? toPacificInput(date).replace("T", " ") : "";
}
