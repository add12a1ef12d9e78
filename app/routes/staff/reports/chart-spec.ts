import type { BarChartData } from "~/back-office/charts/bar-canvas";
import type { SeriesKey } from "~/back-office/charts/canvas-style";
import type { Figure, FigureName, Unit } from "~/booking/reports/figures";
import { formatCell } from "./format-cell";

export interface ChartSpec extends BarChartData {
  unit: Unit;
}

/** Which columns are drawn, from 0 or, negative, from the end; and whether the last row is their sum. */
const drawn: Record<FigureName, { columns: [number, ...SeriesKey[]][]; isLying: boolean; hasSum?: boolean }> =
  {
    requests: { columns: [[-1, "total"]], isLying: true, hasSum: true },
    funnel: { columns: [[1, "total"]], isLying: true },
    days: {
      columns: [
        [1, "viewed"],
        [2, "pending"],
      ],
      isLying: false,
      hasSum: true,
    },
    sums: { columns: [[2, "total", "viewed", "pending", "lost"]], isLying: true },
    visits: { columns: [[1, "total"]], isLying: true },
  };

/** Returns what the chart of a figure draws. */
export function toChart(name: FigureName, { columns, rows }: Figure): ChartSpec {
  const { columns: chosen, isLying, hasSum } = drawn[name];
  const shown = hasSum ? rows.slice(0, -1) : rows;
  const unit = columns.at(chosen[0]?.[0] ?? 1)?.unit ?? "count";
  return {
    isLying,
    labels: shown.map(([label]) => String(label)),
    unit,
    format: (value) => formatCell(unit, value),
    thickness: isLying ? 26 : 44,
    valueRoom: isLying ? lyingValueRoom : 24,
    toLines: isLying ? breakLabel : (label) => label,
    series: chosen.map(([column, ...keys]) => ({
      label: columns.at(column)?.header ?? "",
      keys,
      values: shown.map((row) => toNumber(row.at(column))),
    })),
  };
}

const toNumber = (cell: string | number | null | undefined) => (typeof cell === "number" ? cell : null);

/** Pixels for the value behind a lying bar, and between its label and the bar. */
const [lyingValueRoom, labelGap] = [76, 10];
/** The most characters of a line of the label before a lying bar, and the width of one of the monospaced font, by its size. */
const [maxLineLength, characterWidth] = [19, 0.6];

/**
 * Breaks a label between words, and words that are longer than a line. Chart.js gives the labels half of the width, and cuts off what is
 * longer.
 */
function breakLabel(label: string, width: number, fontSize: number): string[] {
  const characters = ((width - lyingValueRoom) / 2 - labelGap) / (characterWidth * fontSize);
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

/** The color beside the header of a column; undefined if the chart does not draw it, or each row has its own. */
export function keyOfColumn(name: FigureName, { columns }: Figure, index: number): SeriesKey | undefined {
  const found = drawn[name].columns.find(([column]) => columns.at(column) === columns[index]);
  return found?.length === 2 ? found[1] : undefined;
}

/** The color beside the header of a row; undefined if rows have none. */
export function keyOfRow(name: FigureName, row: number): SeriesKey | undefined {
  const [, ...keys] = drawn[name].columns[0] ?? [0];
  return keys.length > 1 ? keys[row] : undefined;
}
