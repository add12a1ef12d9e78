import type { Plugin } from "chart.js";
import type { ChartTheme } from "./chart-theme";
import { formatCount } from "./numbers";

/** Writes each bar's value above it, on a rim of the ground's color that parts it from the grid. */
export function barValues({ text, ground, fontFamily, fontSize }: ChartTheme): Plugin<"bar"> {
  return {
    id: "bar-values",
    afterDatasetsDraw(chart) {
      const pen = chart.ctx;
      pen.save();
      pen.font = `500 ${fontSize}px ${fontFamily}`;
      pen.textAlign = "center";
      pen.textBaseline = "bottom";
      pen.lineJoin = "round";
      pen.lineWidth = 6;
      pen.strokeStyle = ground;
      pen.fillStyle = text;
      const values = chart.data.datasets[0]?.data ?? [];
      for (const [index, bar] of chart.getDatasetMeta(0).data.entries()) {
        const value = formatCount(Number(values[index]));
        pen.strokeText(value, bar.x, bar.y - 6);
        pen.fillText(value, bar.x, bar.y - 6);
      }
      pen.restore();
    },
  };
}
