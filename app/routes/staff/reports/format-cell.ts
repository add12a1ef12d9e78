import type { FigureUnit } from "~/booking/reports/figures";
import { locale } from "~/messages/locale";

const formats: Record<Exclude<FigureUnit, "text">, Intl.NumberFormat> = {
  count: new Intl.NumberFormat(locale),
  share: new Intl.NumberFormat(locale, { style: "percent" }),
  days: new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  dollars: new Intl.NumberFormat(locale, { style: "currency", currency: "USD", maximumFractionDigits: 0 }),
  hours: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
};

/** Formats a cell of a report. A missing number becomes a dash. */
export function formatCell(unit: FigureUnit, cell: string | number | null | undefined): string {
  if (cell === null || cell === undefined) return "–";
  return unit === "text" || typeof cell === "string" ? String(cell) : formats[unit].format(cell);
}
