import type { BarChartData } from "~/back-office/charts/bar-canvas";
import type { SeriesKey } from "~/back-office/charts/canvas-style";
import type { Figure, FigureName, FigureUnit } from "~/booking/reports/figures";
import { formatCell } from "./format-cell";

export interface ChartSpec extends BarChartData {
  unit: FigureUnit;
}

/** The columns of each chart. A negative index counts from the end. `hasSum` means that the last row is a sum, which the chart omits. */
const chartColumns: Record<
  FigureName,
  { columns: [number, ...SeriesKey[]][]; isHorizontal: boolean; hasSum?: boolean }
> = {
  requests: { columns: [[-1, "total"]], isHorizontal: true, hasSum: true },
  funnel: { columns: [[1, "total"]], isHorizontal: true },
  days: {
    columns: [
      [1, "viewed"],
      [2, "pending"],
    ],
    isHorizontal: false,
    hasSum: true,
  },
  sums: { columns: [[2, "total", "viewed", "pending", "lost"]], isHorizontal: true },
  visits: { columns: [[1, "total"]], isHorizontal: true },
};

export function toChart(name: FigureName, { columns, rows }: Figure): ChartSpec {
  const { columns: usedColumns, isHorizontal, hasSum } = chartColumns[name];
  const chartRows = hasSum ? rows.slice(0, -1) : rows;
  const unit = columns.at(usedColumns[0]?.[0] ?? 1)?.unit ?? "count";
  return {
    isHorizontal,
    labels: chartRows.map(([label]) => String(label)),
    unit,
    format: (value) => formatCell(unit, value),
    thickness: isHorizontal ? 26 : 44,
    valueRoom: isHorizontal ? horizontalValueWidth : 24,
    toLines: isHorizontal ? breakLabel : (label) => label,
    series: usedColumns.map(([column, ...keys]) => ({
      label: columns.at(column)?.header ?? "",
      keys,
      values: chartRows.map((row) => toNumber(row.at(column))),
    })),
  };
}

const toNumber = (cell: string | number | null | undefined) => (typeof cell === "number" ? cell : null);

/** The width in pixels that is reserved for the value to the right of a horizontal bar. */
const horizontalValueWidth = 76;
/** The gap in pixels between a bar and its label. */
const labelGap = 10;
/**
 * The maximum number of characters in a line of a horizontal bar's label, and the width of one as a share of the font size (monospaced).
 */
const [maxLineLength, characterWidth] = [19, 0.6];

/**
 * Breaks a label between words, and inside words that are longer than a line. Chart.js gives the labels half of the width and cuts off the
 * rest.
 */
function breakLabel(label: string, width: number, fontSize: number): string[] {
  const characters = ((width - horizontalValueWidth) / 2 - labelGap) / (characterWidth * fontSize);
  const lineLength = Math.max(1, Math.min(maxLineLength, Math.floor(characters)));
  const lines: string[] = [];
  const words = label.split(" ").flatMap((word) => word.match(new RegExp(`.{1,${lineLength}}`, "gu")) ?? []);
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && longer.length <= lineLength) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns the color beside a column's header; undefined if the chart omits the column, or each row has its own color. */
export function keyOfColumn(name: FigureName, { columns }: Figure, index: number): SeriesKey | undefined {
  const chartColumn = chartColumns[name].columns.find(([column]) => columns.at(column) === columns[index]);
  return chartColumn?.length === 2 ? chartColumn[1] : undefined;
}

/** Returns the color beside a row's header; undefined if rows have none. */
export function keyOfRow(name: FigureName, row: number): SeriesKey | undefined {
  const [, ...keys] = chartColumns[name].columns[0] ?? [0];
  return keys.length > 1 ? keys[row] : undefined;
}
