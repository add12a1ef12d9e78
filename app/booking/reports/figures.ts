import { services } from "~/booking/services";
import { locale } from "~/messages/locale";
import * as text from "~/messages/reports";
import { monthsOf, type Period } from "./period";
import { type WaitDays, reasons, type Report, reportSteps, type FunnelEnd } from "./report";

/** In the order of the report. */
export const figureNames = ["funnel", "requests", "days", "sums", "visits"] as const;

export type FigureName = (typeof figureNames)[number];

/** The unit of a column's numbers. `text` has none. */
export type FigureUnit = "text" | "count" | "share" | "days" | "dollars" | "hours";

/** The first column has the names of the rows. */
interface FigureColumn {
  header: string;
  unit: FigureUnit;
}

/** Null cells have no value. */
export interface Figure {
  columns: FigureColumn[];
  rows: (string | number | null)[][];
}

export function buildFigure(name: FigureName, report: Report, period: Period): Figure {
  return builders[name](report, period);
}

const builders: Record<FigureName, (report: Report, period: Period) => Figure> = {
  requests: toRequests,
  funnel: toFunnel,
  days: toDays,
  sums: toSumsFigure,
  visits: toVisits,
};

const count = (header: string): FigureColumn => ({ header, unit: "count" });
const words = (header: string): FigureColumn => ({ header, unit: "text" });

// A month has no time zone, so its first day is formatted in UTC.
const monthFormat = new Intl.DateTimeFormat(locale, { timeZone: "UTC", month: "short", year: "numeric" });

const formatMonth = (month: string) => monthFormat.format(new Date(`${month}-01`));

/** Returns a row for each service, and a row with totals. */
function toRequests({ requests }: Report, period: Period): Figure {
  const { service, unknown, total, all } = text.figures.requests;
  const months = monthsOf(period);
  const known: string[] = services.map(({ name }) => name);
  // Requests of a renamed or removed service keep its earlier name.
  const former = requests.map((each) => each.service).filter((name) => name && !known.includes(name));
  const names = [...known, ...new Set(former), ""];
  const rows = names.map((name) => {
    const ofService = requests.filter((each) => each.service === name);
    const counts = months.map((month) => ofService.find((each) => each.month === month)?.count ?? 0);
    return [name || unknown, ...counts, sum(counts)];
  });
  const totals = [...months, ""].map((_, column) => sum(rows.map((row) => Number(row[column + 1]))));
  return {
    columns: [words(service), ...months.map((month) => count(formatMonth(month))), count(total)],
    rows: [...rows, [all, ...totals]],
  };
}

function toFunnel({ stops }: Report): Figure {
  const label = text.figures.funnel;
  const reached = reportSteps.map((_, step) =>
    sum(stops.filter((stop) => stop.step >= step).map((stop) => stop.count)),
  );
  const rows = reportSteps.map((step, index) => {
    const stopsHere = stops.filter((stop) => stop.step === index && stop.reason !== "done");
    const before = index > 0 ? share(reached[index], reached[index - 1]) : null;
    const all = index > 0 ? share(reached[index], reached[0]) : null;
    const stopped = sum(stopsHere.map((stop) => stop.count));
    return [text.steps[step], reached[index] ?? 0, all, before, stopped, describeStops(stopsHere)];
  });
  const shareOf = (header: string): FigureColumn => ({ header, unit: "share" });
  return {
    columns: [
      words(label.step),
      count(label.reached),
      shareOf(label.ofAll),
      shareOf(label.ofPrevious),
      count(label.stopped),
      words(label.why),
    ],
    rows,
  };
}

function describeStops(stops: FunnelEnd[]): string {
  const parts = reasons.flatMap((reason) => {
    const number = sum(stops.filter((stop) => stop.reason === reason).map((stop) => stop.count));
    return number > 0 ? [text.reasons[reason](number)] : [];
  });
  return parts.join(", ");
}

/** Returns a row for each month, and one for the period. */
function toDays({ waits, allWaits }: Report, period: Period): Figure {
  const label = text.figures.days;
  const cells = (answer: WaitDays, quote: WaitDays) => [
    ...(answer ?? [null, null]),
    ...(quote ?? [null, null]),
  ];
  const months = monthsOf(period).map((month) => {
    const { answer = null, quote = null } = waits[month] ?? {};
    return [formatMonth(month), ...cells(answer, quote)];
  });
  const days = (header: string): FigureColumn => ({ header, unit: "days" });
  return {
    columns: [
      words(label.month),
      days(label.answerMedian),
      days(label.answer90),
      days(label.quoteMedian),
      days(label.quote90),
    ],
    rows: [...months, [label.all, ...cells(allWaits.answer, allWaits.quote)]],
  };
}

function toSumsFigure({ sums }: Report): Figure {
  const label = text.figures.sums;
  const keys = ["quoted", "accepted", "open", "lost"] as const;
  return {
    columns: [words(label.sum), count(label.quotes), { header: label.dollars, unit: "dollars" }],
    rows: keys.map((key) => [text.sums[key], sums[key].quotes, sums[key].cents / 100]),
  };
}

function toVisits({ visits }: Report): Figure {
  const label = text.figures.visits;
  return {
    columns: [words(label.person), count(label.visits), { header: label.hours, unit: "hours" }],
    rows: visits.map(({ name, visits: number, minutes }) => [
      name ?? label.nobody,
      number,
      Math.round(minutes / 6) / 10,
    ]),
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

function share(part = 0, whole = 0): number | null {
  return whole > 0 ? part / whole : null;
}
