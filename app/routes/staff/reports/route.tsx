import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useChunk } from "~/back-office/charts/use-chunk";
import { type FigureName, figureNames, toFigure } from "~/booking/reports/figures";
import { monthsOf, readPeriod } from "~/booking/reports/period";
import { readReport } from "~/booking/reports/read-report.server";
import { guard } from "~/guard.server";
import { formatDay } from "~/lib/day-range";
import { formatPacific } from "~/lib/pacific-time";
import * as text from "~/messages/reports";
import { paths } from "~/paths";
import { titleOf } from "~/settings/company";
import { EmptyState } from "~/ui/empty-state";
import { loadFigureCanvas } from "./figure-chart";
import { FigurePanel } from "./figure-panel";
import { PeriodChoice } from "./period-choice";
import { SummaryStrip } from "./summary-strip";
import { toSummary } from "./to-summary";

export const meta: MetaFunction = () => [{ title: titleOf(text.title) }];

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
      figures: figureNames.map((name) => ({ name, figure: toFigure(name, report, period) })),
      summary: toSummary(report),
      madeAt: text.madeAt(formatDay(from), formatDay(to), formatPacific(report.madeAt)),
    },
  };
}

/** Months of which tables need the whole width. */
const manyMonths = 4;

export default function Reports() {
  const { period, report } = useLoaderData<typeof loader>();
  const chunk = useChunk(loadFigureCanvas);
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
          <p className="mb-4 text-small text-muted">{report.madeAt}</p>
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
        <div className="border border-line bg-raised">
          <EmptyState title={text.noPeriod}>
            <p>{text.noPeriodText}</p>
          </EmptyState>
        </div>
      )}
    </>
  );
}
