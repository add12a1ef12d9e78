import type { Report } from "~/booking/reports/report";
import * as text from "~/messages/reports";
import { formatCell } from "./format-cell";
import type { SummaryItem } from "./summary-strip";

/** Returns the numbers of a report that say most. */
export function toSummary({ requests, allWaits, sums }: Report): SummaryItem[] {
  const total = requests.reduce((sum, { count }) => sum + count, 0);
  const { answer } = allWaits;
  const inDays = (days: number) => text.days(formatCell("days", days));
  const sumOf = (key: "quoted" | "accepted" | "open") => ({
    label: text.strip[key],
    value: formatCell("dollars", sums[key].cents / 100),
    detail: text.quotes(sums[key].quotes),
  });
  return [
    { label: text.strip.requests, value: formatCell("count", total) },
    answer
      ? { label: text.strip.answer, value: inDays(answer[0]), detail: text.strip.answer90(inDays(answer[1])) }
      : { label: text.strip.answer, value: text.strip.none },
    sumOf("quoted"),
    sumOf("accepted"),
    sumOf("open"),
  ];
}
