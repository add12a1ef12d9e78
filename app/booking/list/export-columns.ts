import { answerLabels } from "~/booking/answer-groups";
import type { Cell } from "./export-csv";
import type { Booking } from "~/booking/record/find-booking.server";
import { statusLabel } from "./describe-filter";
import { toPacificInput } from "~/lib/pacific-time";
import { formatReference } from "~/booking/reference";

/** A booking, and the email of whoever viewed it. */
export type ExportedBooking = Booking & { viewer: string | null };

type Column = [header: string, cell: (booking: ExportedBooking) => Cell];

const zone = "(Pacific time)";

/** Every field of a booking in the order of the form, with what has become of it in front. */
const columns: readonly Column[] = [
  ["Reference", ({ reference }) => formatReference(reference)],
  ["Status", ({ status }) => statusLabel(status)],
  [`Received ${zone}`, ({ createdAt }) => moment(createdAt)],
  [answerLabels.fullName, ({ fullName }) => fullName],
  [answerLabels.email, ({ email }) => email],
  [answerLabels.phone, ({ phone }) => phone],
  [answerLabels.contactMethod, ({ contactMethod }) => contactMethod],
  [answerLabels.company, ({ company }) => company],
  [answerLabels.serviceLocation, ({ serviceLocation }) => serviceLocation],
  [answerLabels.accessInstructions, ({ accessInstructions }) => accessInstructions],
  [answerLabels.scanType, ({ scanType }) => scanType],
  [`${answerLabels.preferredDate} ${zone}`, ({ preferredDate }) => moment(preferredDate)],
  [`${answerLabels.backupDate} ${zone}`, ({ backupDate }) => moment(backupDate)],
  [answerLabels.purpose, ({ purpose }) => purpose],
  [answerLabels.projectScope, ({ projectScope }) => projectScope],
  [answerLabels.numberOfRooms, ({ numberOfRooms }) => numberOfRooms.join(", ")],
  [answerLabels.outputFormats, ({ outputFormats }) => outputFormats.join(", ")],
  [`${answerLabels.budgetRange} (US dollars)`, ({ budgetRange }) => budgetRange],
  [answerLabels.projectTimeline, ({ projectTimeline }) => projectTimeline],
  [answerLabels.additionalServices, ({ additionalServices }) => additionalServices.join(", ")],
  [answerLabels.specialInstructions, ({ specialInstructions }) => specialInstructions],
  [answerLabels.deliveryPreferences, ({ deliveryPreferences }) => deliveryPreferences.join(", ")],
  [`Completion Date ${zone}`, ({ completionDate }) => moment(completionDate)],
  [`Terms Accepted ${zone}`, ({ termsAcceptedAt }) => moment(termsAcceptedAt)],
  [`Privacy Consent ${zone}`, ({ privacyConsentAt }) => moment(privacyConsentAt)],
  [`Showcase Consent ${zone}`, ({ showcaseConsentAt }) => moment(showcaseConsentAt)],
  [`Viewed ${zone}`, ({ viewedAt }) => moment(viewedAt)],
  ["Viewed By", ({ viewer }) => viewer ?? ""],
  ["Id", ({ id }) => id],
];

export const exportHeaders: readonly string[] = columns.map(([header]) => header);

/** A booking as a row under `exportHeaders`; what is missing is empty. */
export function toExportRow(booking: ExportedBooking): Cell[] {
  return columns.map(([, cell]) => cell(booking));
}

/** `2026-12-11 09:30`: what spreadsheets of every language take for a date. */
function moment(date: Date | null): string {
  return date ? toPacificInput(date).replace("T", " ") : "";
}
