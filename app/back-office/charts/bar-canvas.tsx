import { BarElement, CategoryScale, Chart, type ChartOptions, LinearScale, type Scale } from "chart.js";
import { useMemo } from "react";
import { Bar } from "react-chartjs-2";
import {
  barValues,
  type ChartTheme,
  commonOptions,
  fillOf,
  type SeriesKey,
  useChartTheme,
} from "./canvas-style";

export interface BarChartData {
  isHorizontal: boolean;
  labels: string[];
  series: {
    label: string;
    /** One color for all bars, or one per bar. */
    keys: SeriesKey[];
    values: (number | null)[];
  }[];
  isWhole?: boolean;
  format: (value: number) => string;
  /** Maximum width of a bar, in pixels. */
  thickness: number;
  /** Pixels for the value above the highest vertical bar, or after the longest horizontal one. */
  valueRoom: number;
  /** Breaks a label into lines. `width` is the width of the chart; it and `fontSize` are in pixels. */
  toLines: (label: string, width: number, fontSize: number) => string | string[];
}

// Pages load the charts on demand. Registering only the used elements keeps the rest of Chart.js out of the bundle.
Chart.register(BarElement, CategoryScale, LinearScale);

export interface CanvasProps {
  /** The accessible name; must contain the numbers. */
  label: string;
  /** The element whose styles give the theme. */
  panel: HTMLElement;
}

export function BarCanvas({ chart, label, panel }: CanvasProps & { chart: BarChartData }) {
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
        maxBarThickness: chart.thickness,
      })),
    }),
    [chart, theme],
  );
  const options = useMemo(() => toOptions(chart, theme), [chart, theme]);
  const plugins = useMemo(() => [barValues(theme, chart.format)], [theme, chart]);
  // Chart.js cannot replace a chart's plugins, so a new theme creates a new chart.
  return <Bar key={theme.background} aria-label={label} data={data} options={options} plugins={plugins} />;
}

function toOptions(chart: BarChartData, theme: ChartTheme): ChartOptions<"bar"> {
  const { isHorizontal, labels, isWhole = false, format, valueRoom, toLines } = chart;
  const { muted, grid, fontFamily, fontSize } = theme;
  const ticks = { color: muted, font: { family: fontFamily, size: fontSize } };
  const categories = {
    border: { color: muted },
    grid: { display: false },
    ticks: {
      ...ticks,
      maxRotation: 0,
      autoSkip: !isHorizontal,
      callback(this: Scale, index: string | number) {
        return toLines(labels[Number(index)] ?? "", this.chart.width, fontSize);
      },
    },
  };
  const values = {
    beginAtZero: true,
    border: { display: false },
    grid: { color: grid },
    ticks: {
      ...ticks,
      display: !isHorizontal,
      ...(isWhole && { precision: 0 }),
      maxTicksLimit: 6,
      callback: (value: string | number) => format(Number(value)),
    },
  };
  return {
    indexAxis: isHorizontal ? "y" : "x",
    ...commonOptions(),
    layout: { padding: { [isHorizontal ? "right" : "top"]: valueRoom } },
    scales: isHorizontal ? { y: categories, x: values } : { x: categories, y: values },
  };
}
