import { ArcElement, Chart, type ChartData, type ChartOptions } from "chart.js";
import { useMemo } from "react";
import { Pie } from "react-chartjs-2";
import { BarCanvas, type CanvasProps } from "~/back-office/charts/bar-canvas";
import { commonOptions, fillOf, useChartTheme } from "~/back-office/charts/canvas-style";
import { formatCount } from "~/lib/format-count";
import type { DataPoint } from "./series";

// This module is a separate chunk. `BarCanvas` registers its own chart elements.
Chart.register(ArcElement);

interface CanvasChartProps extends CanvasProps {
  series: readonly DataPoint[];
}

export function BarChart({ series, datasetLabel, ...canvas }: CanvasChartProps & { datasetLabel: string }) {
  const chart = useMemo(
    () => ({
      isHorizontal: false,
      labels: series.map(({ label }) => label),
      series: [
        {
          label: datasetLabel,
          keys: series.map(({ key }) => key),
          values: series.map(({ count }) => count),
        },
      ],
      isWhole: true,
      format: formatCount,
      thickness: 76,
      valueRoom: 24,
      // A narrow chart has room for only one word per line.
      toLines: (label: string, width: number) => (width < 460 ? label.split(" ") : label),
    }),
    [series, datasetLabel],
  );
  return <BarCanvas chart={chart} {...canvas} />;
}

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
          // The border separates slices; a single slice is a full circle without a border.
          borderWidth: series.every(({ count }) => count > 0) ? 3 : 0,
        },
      ],
    }),
    [series, theme],
  );
  const options: ChartOptions<"pie"> = useMemo(() => ({ ...commonOptions(), layout: { padding: 8 } }), []);
  return <Pie aria-label={label} data={data} options={options} />;
}
