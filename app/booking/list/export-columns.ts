import { type AnswerName, fields, fieldsOf, type NameOfKind } from "~/booking/fields";
import type { Booking } from "~/booking/record/find-booking.server";
import { formatReference } from "~/booking/reference";
import { getStatusLabel } from "~/booking/status";
import type { Cell } from "~/lib/csv";
import { toPacificInput } from "~/lib/pacific-time";
import { answerLabels } from "~/messages/booking-answers";
import { stages } from "~/messages/booking-workflow";
import { columns as heads, inDollars, inPacificTime, waiting } from "~/messages/bookings-export";

/** A booking with the email of the staff member who viewed it and the name of the one who takes care of it. */
export type ExportedBooking = Booking & { viewer: string | null; owner: string | null };

type Column = [header: string, cell: (booking: ExportedBooking) => Cell];

/** Every field of a booking: reference and status first, then the answers in the order of the form. */
const columns: readonly Column[] = [
  [heads.reference, ({ reference }) => formatReference(reference)],
  [heads.status, ({ status }) => getStatusLabel(status)],
  [heads.received, ({ createdAt }) => formatTimestamp(createdAt)],
  ...([1, 2, 3, 4] as const).flatMap((step) => fieldsOf(step).map(toColumn)),
  [heads.completionDate, ({ completionDate }) => formatTimestamp(completionDate)],
  [heads.termsAccepted, ({ termsAcceptedAt }) => formatTimestamp(termsAcceptedAt)],
  [heads.termsVersion, ({ termsVersion }) => termsVersion ?? ""],
  [heads.privacyConsent, ({ privacyConsentAt }) => formatTimestamp(privacyConsentAt)],
  [heads.privacyVersion, ({ privacyVersion }) => privacyVersion ?? ""],
  [heads.showcaseConsent, ({ showcaseConsentAt }) => formatTimestamp(showcaseConsentAt)],
  [heads.viewed, ({ viewedAt }) => formatTimestamp(viewedAt)],
  [heads.viewedBy, ({ viewer }) => viewer ?? ""],
  [heads.stage, ({ stage }) => stages[stage]],
  [heads.stageChanged, ({ stageChangedAt }) => formatTimestamp(stageChangedAt)],
  [heads.owner, ({ owner }) => owner ?? ""],
  [heads.waitingFor, ({ waitingFor }) => waiting[waitingFor]],
  [
    heads.waitingSince,
    ({ waitingFor, waitingSince }) => formatTimestamp(waitingFor === "nobody" ? null : waitingSince),
  ],
  [heads.id, ({ id }) => id],
];

export const exportHeaders: readonly string[] = columns.map(([header]) => header);

/** Converts a booking to a row under `exportHeaders`; a missing value is an empty cell. */
export function toExportRow(booking: ExportedBooking): Cell[] {
  return columns.map(([, cell]) => cell(booking));
}

function toColumn(name: Exclude<AnswerName, NameOfKind<"consent">>): Column {
  const { kind } = fields[name];
  const label = answerLabels[name];
  const head = kind === "date" ? inPacificTime(label) : kind === "dollars" ? inDollars(label) : label;
  return [head, (booking) => toCell(booking[name])];
}

function toCell(value: string | number | string[] | Date | null): Cell {
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "object" ? formatTimestamp(value) : value;
}

/** Formats as `2026-12-11 09:30`, which spreadsheets recognize as a date in every locale. */
function formatTimestamp(date: Date | null): string {
  return date ? toPacificInput(date).replace("T", " ") : "";
}
