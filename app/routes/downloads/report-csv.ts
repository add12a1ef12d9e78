import type { LoaderFunctionArgs } from "@remix-run/node";
import { figureNames, buildFigure } from "~/booking/reports/figures";
import { readPeriod } from "~/booking/reports/period";
import { readReport } from "~/booking/reports/read-report.server";
import { guard } from "~/guard.server";
import { byteOrderMark, type CsvChunk, toCsv } from "~/lib/csv";
import { noPeriod } from "~/messages/reports";
import { sendCsv } from "~/server/send-csv.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/downloads/report-csv", request);
  const name = figureNames.find((each) => each === params.figure);
  const period = readPeriod(new URL(request.url).searchParams, new Date());
  if (!name || period.problem) throw new Response(noPeriod, { status: 404 });
  const { columns, rows } = buildFigure(name, await readReport(period), period);
  const cells = rows.map((row) => row.map((cell) => cell ?? ""));
  const csv = byteOrderMark + toCsv([columns.map(({ header }) => header), ...cells]);
  return sendCsv(request, {
    name: `report-${name}`,
    chunks: once({ csv, count: rows.length }),
    event: "report-exported",
    actor: staff.id,
  });
}

// The CSV response needs a stream, but the whole table is already in memory.
// oxlint-disable-next-line typescript/require-await
async function* once(chunk: CsvChunk): AsyncGenerator<CsvChunk, undefined> {
  yield chunk;
  return undefined;
}
