import {
  ArcElement,
  BarElement,
  CategoryScale,
  Chart,
  type ChartData,
  type ChartOptions,
  LinearScale,
} from "chart.js";
import { useMemo } from "react";
import { Bar, Pie } from "react-chartjs-2";
import {
  barValues,
  type ChartTheme,
  commonOptions,
  fillOf,
  useChartTheme,
} from "~/back-office/charts/canvas-style";
import { formatCount } from "~/lib/format-count";
import type { Series } from "./series";

// This module is a chunk of its own. Only the elements that it uses are registered, so the rest is not bundled.
Chart.register(ArcElement, BarElement, CategoryScale, LinearScale);

/** Pixels of a chart's width from which the labels below its bars fit on one line each. */
const oneLineWidth = 460;

interface CanvasChartProps {
  /** The accessible name, which contains the numbers. */
  label: string;
  series: readonly Series[];
  /** The chart's panel, whose styles give the theme. */
  panel: HTMLElement;
}

/** A bar chart with one bar per series. */
export function BarChart({
  label,
  series,
  panel,
  datasetLabel,
}: CanvasChartProps & { datasetLabel: string }) {
  const theme = useChartTheme(panel);
  const data: ChartData<"bar"> = useMemo(
    () => ({
      labels: series.map((each) => each.label),
      datasets: [
        {
          label: datasetLabel,
          data: series.map(({ count }) => count),
          backgroundColor: series.map(({ key }) => fillOf(key, theme)),
          borderColor: theme.colors.pending,
          // Only the hatched bar needs an outline.
          borderWidth: series.map(({ key }) => (key === "pending" ? 1.5 : 0)),
          borderSkipped: false,
          maxBarThickness: 76,
        },
      ],
    }),
    [series, datasetLabel, theme],
  );
  const options = useMemo(() => getBarOptions(series, theme), [series, theme]);
  const plugins = useMemo(() => [barValues(theme, formatCount)], [theme]);
  // Chart.js cannot replace the plugins of a chart, so another theme creates another chart.
  return <Bar key={theme.background} aria-label={label} data={data} options={options} plugins={plugins} />;
}

/** A pie chart with one slice per series. */
export function PieChart({ label, series, panel }: CanvasChartProps) {
  const theme = useChartTheme(panel);
  const data: ChartData<"pie"> = useMemo(
    () => ({
      labels: series.map((each) => each.label),
      datasets: [
        {
          data: series.map(({ count }) => count),
          backgroundColor: series.map(({ key }) => fillOf(key, theme)),
          borderColor: theme.background,
          // The border separates slices; a single slice is a full circle without one.
          borderWidth: series.every(({ count }) => count > 0) ? 3 : 0,
        },
      ],
    }),
    [series, theme],
  );
  const options: ChartOptions<"pie"> = useMemo(() => ({ ...commonOptions(), layout: { padding: 8 } }), []);
  return <Pie aria-label={label} data={data} options={options} />;
}

function getBarOptions(series: readonly Series[], theme: ChartTheme): ChartOptions<"bar"> {
  const { muted, grid, fontFamily, fontSize } = theme;
  const font = { family: fontFamily, size: fontSize };
  return {
    ...commonOptions(),
    layout: { padding: { top: 24 } },
    scales: {
      x: {
        border: { color: muted },
        grid: { display: false },
        ticks: {
          color: muted,
          font,
          maxRotation: 0,
          callback(index) {
            const label = series[Number(index)]?.label ?? "";
            return this.chart.width < oneLineWidth ? label.split(" ") : label;
          },
        },
      },
      y: {
        beginAtZero: true,
        border: { display: false },
        grid: { color: grid },
        ticks: {
          color: muted,
          font,
          precision: 0,
          maxTicksLimit: 6,
          callback: (value) => formatCount(Number(value)),
        },
      },
    },
  };
}
