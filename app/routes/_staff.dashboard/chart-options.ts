import type { ChartOptions } from "chart.js";
import type { ChartTheme } from "./chart-theme";
import { hatch } from "./hatch";
import type { Series } from "./series";

export interface ChartKindProps {
  /** What a screen reader says in the place of the picture. */
  label: string;
  series: readonly Series[];
  /** Holds the keys that give the colors. */
  panel: HTMLElement;
}

/** Options of every chart: its size is the place's, nothing answers to the pointer, and it arrives quickly if at all. */
export function commonOptions(isStill: boolean) {
  return {
    responsive: true,
    maintainAspectRatio: false,
    events: [],
    animation: isStill ? false : { duration: 420, easing: "easeOutCubic" },
  } satisfies ChartOptions;
}

/** Pending is hatched, so that it does not depend on its color. */
export function fillsOf(series: readonly Series[], { colors }: ChartTheme) {
  return series.map(({ key }) => (key === "pending" ? hatch(colors.pending) : colors[key]));
}
