import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useLoaderData, useNavigation } from "@remix-run/react";
import { useChunk } from "~/back-office/charts/use-chunk";
import { DateRangeFields } from "~/back-office/date-range-fields";
import { titleMeta } from "~/back-office/page-title";
import { type FigureName, figureNames, buildFigure } from "~/booking/reports/figures";
import { monthsOf, type Period, presets, readPeriod } from "~/booking/reports/period";
import { readReport } from "~/booking/reports/read-report.server";
import type { Report } from "~/booking/reports/report";
import { guard } from "~/guard.server";
import { formatDay } from "~/lib/day-range";
import * as text from "~/messages/reports";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FigurePanel, loadBarCanvas } from "./figure-panel";
import { formatCell } from "./format-cell";

export const meta = titleMeta(text.title);

export async function loader({ request }: LoaderFunctionArgs) {
  await guard("routes/staff/reports", request);
  const { searchParams } = new URL(request.url);
  const period = readPeriod(searchParams, new Date());
  if (period.problem) return { period, report: null };
  const report = await readReport(period);
  const { from, to } = period;
  return {
    period,
    report: {
      figures: figureNames.map((name) => ({ name, figure: buildFigure(name, report, period) })),
      summary: toSummaryItems(report),
      span: text.span(formatDay(from), formatDay(to)),
    },
  };
}

/** Tables with at least this many months take the full width. */
const manyMonths = 4;

export default function Reports() {
  const { period, report } = useLoaderData<typeof loader>();
  const chunk = useChunk(loadBarCanvas);
  const { preset, from, to } = period;
  const query = preset ? { period: preset } : { from, to };
  const layoutOf = (name: FigureName) => {
    if (name === "funnel") return "beside";
    const isByMonth = name === "requests" || name === "days";
    return isByMonth && monthsOf(period).length > manyMonths ? "below" : "half";
  };
  return (
    <>
      <h1 className="mb-2">{text.title}</h1>
      <p className="mb-5 max-w-read text-muted">{text.lead}</p>
      <PeriodChoice period={period} />
      {report ? (
        <>
          <p className="mb-4 text-small text-muted">{report.span}</p>
          <SummaryStrip items={report.summary} />
          <div className="grid gap-4 *:min-w-0 xl:grid-cols-2">
            {report.figures.map(({ name, figure }) => (
              <FigurePanel
                key={name}
                name={name}
                figure={figure}
                csv={paths.reportCsv(name, query)}
                chunk={chunk}
                layout={layoutOf(name)}
              />
            ))}
          </div>
        </>
      ) : (
        <EmptyState title={text.noPeriod}>
          <p>{text.noPeriodText}</p>
        </EmptyState>
      )}
    </>
  );
}

function toSummaryItems({ requests, allWaits, sums }: Report): SummaryItem[] {
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

interface SummaryItem {
  label: string;
  value: string;
  detail?: string;
}

function SummaryStrip({ items }: { items: readonly SummaryItem[] }) {
  return (
    <dl
      aria-label={text.summary}
      className="mb-4 grid grid-cols-2 gap-px border border-line bg-line sm:grid-cols-3 lg:grid-cols-5"
    >
      {items.map(({ label, value, detail }) => (
        <div key={label} className="bg-raised px-4 py-3 max-lg:last:col-span-full max-lg:sm:last:col-span-2">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="text-h3 font-semibold tabular-nums">{value}</dd>
          {detail && <dd className="text-small text-muted">{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}

const segment =
  "flex min-h-11 items-center border border-line-strong bg-raised px-3.5 text-ui font-medium text-text no-underline hover:bg-soft " +
  "aria-[current]:border-fill aria-[current]:bg-soft aria-[current]:font-semibold md:min-h-control-sm " +
  "forced-colors:aria-[current]:border-[Highlight]";

function PeriodChoice({ period: { from, to, preset, problem } }: { period: Period }) {
  const { location } = useNavigation();
  return (
    <div className="mb-5 flex flex-wrap items-start gap-x-4 gap-y-2 print:hidden">
      <nav aria-label={text.period}>
        <ul className="flex flex-wrap gap-2">
          {presets.map((each) => (
            <li key={each}>
              <Link
                to={paths.reports({ period: each })}
                aria-current={each === preset ? "true" : undefined}
                className={`${segment} rounded-control`}
              >
                {text.presets[each]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <details open={preset === undefined} className="open:w-full">
        <summary className={`${segment} w-fit rounded-control`}>{text.fromTo}</summary>
        <Form
          method="get"
          action={paths.reports()}
          className="mt-3 grid max-w-140 gap-3 sm:grid-cols-[1fr_1fr_auto] sm:items-end"
        >
          {/* The key remounts both fields when a link has changed the period, because uncontrolled inputs would keep the old dates. */}
          <DateRangeFields
            key={`${from} ${to}`}
            {...{ from, to }}
            problem={problem && text.problems[problem]}
            required
          />
          <Button type="submit" size="sm" isLoading={location?.pathname === paths.reports()}>
            {text.show}
          </Button>
        </Form>
      </details>
    </div>
  );
}
