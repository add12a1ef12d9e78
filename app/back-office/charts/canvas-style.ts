import type { ChartOptions, Plugin } from "chart.js";
import { useMemo, useSyncExternalStore } from "react";

/** What a series counts, which decides its color. */
export type SeriesKey = "pending" | "total" | "viewed" | "lost";

/** Colors and font of a canvas, which CSS cannot style. */
export interface ChartTheme {
  /** By series, read from the swatches. */
  colors: Record<SeriesKey, string>;
  text: string;
  muted: string;
  grid: string;
  background: string;
  fontFamily: string;
  /** In pixels. */
  fontSize: number;
}

export function useChartTheme(panel: HTMLElement): ChartTheme {
  const serialized = useSyncExternalStore(watchTheme, () => readTheme(panel));
  return useMemo(() => JSON.parse(serialized) as ChartTheme, [serialized]);
}

/** Returns the theme as JSON, so that `useSyncExternalStore` compares by value. */
function readTheme(panel: HTMLElement): string {
  const slotStyle = getComputedStyle(panel.querySelector("[data-chart]") ?? panel);
  const getColor = (key: SeriesKey) => {
    const swatch = panel.querySelector(`[data-series="${key}"]`);
    return swatch ? getComputedStyle(swatch).backgroundColor : "";
  };
  return JSON.stringify({
    colors: {
      pending: getColor("pending"),
      total: getColor("total"),
      viewed: getColor("viewed"),
      lost: getColor("lost"),
    },
    text: getComputedStyle(panel).color,
    muted: slotStyle.color,
    grid: slotStyle.borderTopColor,
    background: slotStyle.backgroundColor,
    fontFamily: slotStyle.fontFamily,
    fontSize: Number.parseFloat(slotStyle.fontSize),
    // Part of the snapshot, so the chart is drawn again when the font has loaded.
    hasFont: document.fonts.check(`${slotStyle.fontSize} ${slotStyle.fontFamily}`),
  } satisfies ChartTheme & { hasFont: boolean });
}

function watchTheme(onChange: () => void): () => void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const attribute = new MutationObserver(onChange);
  attribute.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  dark.addEventListener("change", onChange);
  document.fonts.addEventListener("loadingdone", onChange);
  return () => {
    attribute.disconnect();
    dark.removeEventListener("change", onChange);
    document.fonts.removeEventListener("loadingdone", onChange);
  };
}

export function commonOptions() {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    responsive: true,
    maintainAspectRatio: false,
    events: [],
    animation: isStill ? false : { duration: 420, easing: "easeOutCubic" },
  } satisfies ChartOptions;
}

/**
 * Creates a plugin that draws each value above its bar, or after it if the bar is horizontal. An outline in the background color hides the
 * grid behind the value.
 */
export function barValues(
  { text: color, background, fontFamily, fontSize }: ChartTheme,
  format: (value: number) => string,
): Plugin<"bar"> {
  return {
    id: "bar-values",
    afterDatasetsDraw(chart) {
      const context = chart.ctx;
      context.save();
      context.font = `500 ${fontSize}px ${fontFamily}`;
      const isHorizontal = chart.options.indexAxis === "y";
      context.textAlign = isHorizontal ? "start" : "center";
      context.textBaseline = isHorizontal ? "middle" : "bottom";
      context.lineJoin = "round";
      context.lineWidth = 6;
      context.strokeStyle = background;
      context.fillStyle = color;
      for (const [number, { data }] of chart.data.datasets.entries())
        for (const [index, bar] of chart.getDatasetMeta(number).data.entries()) {
          // A month without a number has no bar.
          if (typeof data[index] !== "number") continue;
          const value = format(data[index]);
          const [x, y] = isHorizontal ? [bar.x + 6, bar.y] : [bar.x, bar.y - 6];
          context.strokeText(value, x, y);
          context.fillText(value, x, y);
        }
      context.restore();
    },
  };
}

/** Returns the fill of a series. Pending is hatched, so color is not the only difference. */
export function fillOf(key: SeriesKey, { colors }: ChartTheme): CanvasPattern | string {
  return key === "pending" ? createHatch(colors.pending) : colors[key];
}

/** Side of the square tile, in CSS pixels. */
const tileSize = 8;
/** In CSS pixels. */
const stripeWidth = 2.5;
const backgroundOpacity = 0.35;

/** Creates a diagonal hatch. Returns the plain color if the browser has no 2D canvas. */
function createHatch(color: string): CanvasPattern | string {
  const scale = window.devicePixelRatio;
  const tile = document.createElement("canvas");
  tile.width = tile.height = Math.round(tileSize * scale);
  const context = tile.getContext("2d");
  if (!context) return color;
  context.scale(tile.width / tileSize, tile.width / tileSize);
  context.globalAlpha = backgroundOpacity;
  context.fillStyle = color;
  context.fillRect(0, 0, tileSize, tileSize);
  context.globalAlpha = 1;
  context.strokeStyle = color;
  context.lineWidth = stripeWidth;
  // One diagonal stripe, and the ends of its neighbors in the corners.
  for (const shift of [-tileSize, 0, tileSize]) {
    context.moveTo(shift - 1, tileSize + 1);
    context.lineTo(shift + tileSize + 1, -1);
  }
  context.stroke();
  const pattern = context.createPattern(tile, "repeat");
  pattern?.setTransform(new DOMMatrix().scale(tileSize / tile.width));
  return pattern ?? color;
}
