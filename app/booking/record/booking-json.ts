import { type AnswerName, columnOf, mapFields, type NameOfKind } from "~/booking-fields";
import { toFileJson } from "~/files/file-json";
import type { Booking, FullBooking } from "./find-booking.server";

/** Timestamps are in ISO 8601, consents are booleans. */
export type AnswersJson = {
  [Name in AnswerName]: Name extends NameOfKind<"consent">
    ? boolean
    : Name extends NameOfKind<"date">
      ? string | null
      : Name extends keyof Booking
        ? Booking[Name]
        : never;
};

/** Serializes a booking for the API. Lists each column besides the form's fields, so that a new column does not become public. */
export function toBookingJson({ booking, files }: FullBooking) {
  return {
    id: booking.id,
    reference: booking.reference,
    status: booking.status,
    ...mapFields<AnswersJson>((name) => toAnswerJson(booking, name)),
    completionDate: toTimestamp(booking.completionDate),
    createdAt: booking.createdAt.toISOString(),
    language: booking.language,
    files: files.map(toFileJson),
  };
}

export function toWorkJson({ booking, files }: FullBooking) {
  const { stage, stageChangedAt, waitingFor, waitingSince, ownerId, spamAt } = booking;
  return {
    ...toBookingJson({ booking, files }),
    stage,
    stageChangedAt: stageChangedAt.toISOString(),
    waitingFor,
    waitingSince: waitingSince.toISOString(),
    ownerId,
    isSpam: spamAt !== null,
  };
}

function toAnswerJson(booking: Booking, name: AnswerName) {
  const column = columnOf(name);
  const value = booking[column];
  if (column !== name) return value !== null;
  return value instanceof Date ? toTimestamp(value) : value;
}

function toTimestamp(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
