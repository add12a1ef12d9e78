import { formatPacificLong } from "./pacific-time";
import type { BookingAnswers } from "./schema";

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** An answer as text for people; null when none was given. Dates say "Pacific time". */
export function formatAnswer(value: BookingAnswers[keyof BookingAnswers]): string | null {
  if (value === null || value === "") return null;
  if (value instanceof Date) return formatPacificLong(value);
  if (Array.isArray(value)) return value.length > 0 ? value.join(", ") : null;
  if (typeof value === "number") return dollars.format(value);
  if (typeof value === "boolean") return value ? "Accepted" : "Not given";
  return value;
}
