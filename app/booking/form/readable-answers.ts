import { type AnswerName, fields, isLink, isOfKind } from "~/booking-fields";
import { formatAnswer } from "~/booking/answers/format-answer";
import type { RawAnswers, StepChecks } from "~/booking/form/journey";
import { answerGroups, type StepNumber, textsOf } from "~/booking/form/steps";
import { describeLocation } from "~/booking/location";
import type { Booking } from "~/booking/record/find-booking.server";
import type { BookingAnswers } from "~/booking/schema";
import * as text from "~/messages/booking-answers";

export interface ReadableAnswer {
  name: AnswerName;
  label: string;
  value: string | null;
  /** The map of a location with coordinates, or the URL of a link. */
  href?: string;
}

export interface ReadableGroup {
  step: StepNumber;
  title: string;
  items: ReadableAnswer[];
}

/** Formats the answers by step. Answers of an invalid step are shown as typed. */
export function readableAnswers(answers: RawAnswers, checks: StepChecks): ReadableGroup[] {
  return readGroups((name, step) => {
    const check = checks(step);
    if (check.status !== "success") return [answers[name] ?? []].flat().join(", ") || null;
    return formatAnswer(name, (check.value as Partial<BookingAnswers>)[name] ?? null);
  });
}

export function readableBooking(booking: Booking): ReadableGroup[] {
  return readGroups((name) =>
    name in booking ? formatAnswer(name, booking[name as AnswerName & keyof Booking]) : null,
  );
}

function readGroups(read: (name: AnswerName, step: StepNumber) => string | null): ReadableGroup[] {
  return answerGroups.map(({ number: step, answers: names }) => ({
    step,
    title: textsOf(step).name,
    items: names.map((name) => {
      const value = read(name, step);
      return { name, label: text.answerLabels[name], ...describeAnswer(name, value) };
    }),
  }));
}

function describeAnswer(name: AnswerName, value: string | null): Pick<ReadableAnswer, "value" | "href"> {
  if (value === null) return { value };
  if (isOfKind(name, "dollars") && value === formatAnswer(name, fields[name].initial))
    return { value: text.startingAmount(value) };
  if (name === "serviceLocation") return describeLocation(value);
  // An invalid answer may be any text.
  return isLink(name) && value.startsWith("https://") ? { value, href: value } : { value };
}
