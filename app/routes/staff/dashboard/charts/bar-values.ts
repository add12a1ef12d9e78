import type { Plugin } from "chart.js";
import type { ChartTheme } from "./chart-theme";
import { formatCount } from "./numbers";

/** Creates a plugin that draws each bar's value above it, outlined in the background color to cover the grid. */
export function barValues({ text, background, fontFamily, fontSize }: ChartTheme): Plugin<"bar"> {
  return {
    id: "bar-values",
    afterDatasetsDraw(chart) {
      const context = chart.ctx;
      context.save();
      context.font = `500 ${fontSize}px ${fontFamily}`;
      context.textAlign = "center";
      context.textBaseline = "bottom";
      context.lineJoin = "round";
      context.lineWidth = 6;
      context.strokeStyle = background;
      context.fillStyle = text;
      const values = chart.data.datasets[0]?.data ?? [];
      for (const [index, bar] of chart.getDatasetMeta(0).data.entries()) {
        const value = formatCount(Number(values[index]));
        context.strokeText(value, bar.x, bar.y - 6);
        context.fillText(value, bar.x, bar.y - 6);
      }
      context.restore();
    },
  };
}
