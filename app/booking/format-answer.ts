import { formatPacificLong } from "~/lib/pacific-time";

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

type Answer = string | number | boolean | Date | readonly string[] | null;

/** Formats an answer, parsed or stored, as text; returns null for an empty one. Dates end with "Pacific time". */
export function formatAnswer(value: Answer): string | null {
  if (value === null || value === "") return null;
  if (value instanceof Date) return formatPacificLong(value);
  if (typeof value === "object") return value.length > 0 ? value.join(", ") : null;
  if (typeof value === "number") return dollars.format(value);
  if (typeof value === "boolean") return value ? "Accepted" : "Not given";
  return value;
}
