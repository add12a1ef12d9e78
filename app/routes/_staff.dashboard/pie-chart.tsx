import { ArcElement, Chart, type ChartData, type ChartOptions } from "chart.js";
import { useMemo } from "react";
import { Pie } from "react-chartjs-2";
import { useChartTheme, usePrefersReducedMotion } from "./chart-theme";
import { commonOptions, type ChartKindProps, fillsOf } from "./chart-options";

Chart.register(ArcElement);

/** One slice for each number. */
export function PieChart({ label, series, panel }: ChartKindProps) {
  const look = useChartTheme(panel);
  const isStill = usePrefersReducedMotion();
  const data: ChartData<"pie"> = useMemo(
    () => ({
      labels: series.map((each) => each.label),
      datasets: [
        {
          data: series.map(({ count }) => count),
          backgroundColor: fillsOf(series, look),
          borderColor: look.ground,
          // Between slices; a single one is a whole circle.
          borderWidth: series.every(({ count }) => count > 0) ? 3 : 0,
        },
      ],
    }),
    [series, look],
  );
  const options: ChartOptions<"pie"> = useMemo(
    () => ({ ...commonOptions(isStill), layout: { padding: 24 } }),
    [isStill],
  );
  return <Pie aria-label={label} data={data} options={options} />;
}
