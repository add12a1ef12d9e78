import { BarElement, CategoryScale, Chart, type ChartOptions, LinearScale, type Scale } from "chart.js";
import { useMemo } from "react";
import { Bar } from "react-chartjs-2";
import {
  barValues,
  type ChartTheme,
  commonOptions,
  fillOf,
  useChartTheme,
} from "~/back-office/charts/canvas-style";
import type { ChartSpec } from "./chart-spec";
import { formatCell } from "./format-cell";

// This module is a chunk of its own, which shares Chart.js with that of the dashboard.
Chart.register(BarElement, CategoryScale, LinearScale);

/** Room for the value behind the longest bar, and above the highest one, in pixels. */
const valueRoom = { lying: 76, standing: 24 };
/** Pixels between a label and its bar. */
const labelGap = 10;

/**
 * The bars of a figure.
 *
 * @param label the accessible name, which contains the numbers
 * @param panel its styles give the theme
 */
export function FigureCanvas({
  chart,
  label,
  panel,
}: {
  chart: ChartSpec;
  label: string;
  panel: HTMLElement;
}) {
  const theme = useChartTheme(panel);
  const data = useMemo(
    () => ({
      labels: chart.labels,
      datasets: chart.series.map(({ label: name, keys, values }) => ({
        label: name,
        data: values,
        backgroundColor: keys.map((key) => fillOf(key, theme)),
        borderColor: theme.colors.pending,
        // Only hatched bars need an outline.
        borderWidth: values.map((_, index) => (keys[index % keys.length] === "pending" ? 1.5 : 0)),
        borderSkipped: false as const,
        maxBarThickness: chart.isLying ? 26 : 44,
      })),
    }),
    [chart, theme],
  );
  const options = useMemo(() => toOptions(chart, theme), [chart, theme]);
  const plugins = useMemo(
    () => [barValues(theme, (value) => formatCell(chart.unit, value))],
    [chart.unit, theme],
  );
  // Chart.js cannot replace the plugins of a chart, so another theme creates another chart.
  return <Bar key={theme.background} aria-label={label} data={data} options={options} plugins={plugins} />;
}

/** The most characters of a line of the label before a lying bar, and the width of one of the monospaced font, by its size. */
const [maxLineLength, characterWidth] = [19, 0.6];

/** Characters of such a line, by the width of the chart in pixels: Chart.js gives the labels half of it, and cuts off what is longer. */
function lineLengthOf(width: number, fontSize: number): number {
  const characters = ((width - valueRoom.lying) / 2 - labelGap) / (characterWidth * fontSize);
  return Math.max(1, Math.min(maxLineLength, Math.floor(characters)));
}

/** Breaks a label between words, and words that are longer than a line. */
function toLines(label: string, lineLength: number): string[] {
  const lines: string[] = [];
  const words = label.split(" ").flatMap((word) => word.match(new RegExp(`.{1,${lineLength}}`, "gu")) ?? []);
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && longer.length <= lineLength) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function toOptions({ isLying, labels, unit }: ChartSpec, theme: ChartTheme): ChartOptions<"bar"> {
  const { muted, grid, fontFamily, fontSize } = theme;
  const ticks = { color: muted, font: { family: fontFamily, size: fontSize } };
  const categories = {
    border: { color: muted },
    grid: { display: false },
    ticks: {
      ...ticks,
      maxRotation: 0,
      autoSkip: !isLying,
      ...(isLying && {
        callback(this: Scale, index: string | number) {
          return toLines(labels[Number(index)] ?? "", lineLengthOf(this.chart.width, fontSize));
        },
      }),
    },
  };
  const values = {
    beginAtZero: true,
    border: { display: false },
    grid: { color: grid },
    ticks: {
      ...ticks,
      display: !isLying,
      maxTicksLimit: 6,
      callback: (value: string | number) => formatCell(unit, Number(value)),
    },
  };
  return {
    indexAxis: isLying ? "y" : "x",
    ...commonOptions(),
    layout: { padding: isLying ? { right: valueRoom.lying } : { top: valueRoom.standing } },
    scales: isLying ? { y: categories, x: values } : { x: categories, y: values },
  };
}
