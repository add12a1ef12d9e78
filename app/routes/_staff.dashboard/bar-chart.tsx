import { BarElement, CategoryScale, Chart, type ChartData, type ChartOptions, LinearScale } from "chart.js";
import { useMemo } from "react";
import { Bar } from "react-chartjs-2";
import { barValues } from "./bar-values";
import { type ChartTheme, useChartTheme, usePrefersReducedMotion } from "./chart-theme";
import { commonOptions, type ChartKindProps, fillsOf } from "./chart-options";
import { formatCount } from "./numbers";

// Nothing else: every part that is registered is sent to the browser.
Chart.register(BarElement, CategoryScale, LinearScale);

/** One bar for each number. */
export function BarChart({ label, series, panel, datasetLabel }: ChartKindProps & { datasetLabel: string }) {
  const look = useChartTheme(panel);
  const isStill = usePrefersReducedMotion();
  const data: ChartData<"bar"> = useMemo(
    () => ({
      labels: series.map((each) => each.label),
      datasets: [
        {
          label: datasetLabel,
          data: series.map(({ count }) => count),
          backgroundColor: fillsOf(series, look),
          borderColor: look.colors.pending,
          // What is hatched needs an edge.
          borderWidth: series.map(({ key }) => (key === "pending" ? 1.5 : 0)),
          borderSkipped: false,
          maxBarThickness: 76,
        },
      ],
    }),
    [series, datasetLabel, look],
  );
  const options = useMemo(() => optionsOf(look, isStill), [look, isStill]);
  const plugins = useMemo(() => [barValues(look)], [look]);
  // A plugin stays with its chart for good: another theme draws another chart.
  return <Bar key={look.ground} aria-label={label} data={data} options={options} plugins={plugins} />;
}

function optionsOf({ muted, grid, fontFamily, fontSize }: ChartTheme, isStill: boolean): ChartOptions<"bar"> {
  const font = { family: fontFamily, size: fontSize };
  return {
    ...commonOptions(isStill),
    layout: { padding: { top: 24 } },
    scales: {
      x: {
        border: { color: muted },
        grid: { display: false },
        ticks: {
          color: muted,
          font,
          maxRotation: 0,
          // In two lines: side by side the labels would not fit a phone.
          callback(index) {
            return this.getLabelForValue(Number(index)).split(" ");
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
